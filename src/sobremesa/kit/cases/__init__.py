"""Cases: positions set up by naming cards, moves in words, and what must follow; the format is in docs/cases.md."""

from .reading import Case, Step, load, parse
from .running import Failure, Result, run
from .told import BadCase

__all__ = ["BadCase", "Case", "Failure", "Result", "Step", "load", "parse", "run"]
