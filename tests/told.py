"""Faults of laws as they are told to readers of English."""

from collections.abc import Iterable

from sobremesa.engine.errors import in_english
from sobremesa.kit.report import TEXTS, Fault


def each_told(faults: Iterable[Fault]) -> list[str]:
    """Each fault."""
    return [in_english(fault, TEXTS) for fault in faults]


def in_lines(faults: Iterable[Fault]) -> str:
    """Each fault on a line of its own."""
    return "\n".join(each_told(faults))
