"""Cases: positions set up by naming cards, moves in words, and what must follow; the format is in docs/cases.md."""

from .reading import Case, Step, load, parse
from .running import Failure, Result, run
from .showing import show
from .told import BadCase
from .vocabulary import game_words

__all__ = ["BadCase", "Case", "Failure", "Result", "Step", "game_words", "load", "parse", "run", "show"]
