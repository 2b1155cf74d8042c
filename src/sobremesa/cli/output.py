"""What commands print: results on standard output, everything else on standard error."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.words import Words


def one_line(data: Any) -> None:
    """Print data as one line of JSON."""
    print(json.dumps(data, ensure_ascii=False))


def note(text: str) -> None:
    """Say something that is not the result."""
    print(text, file=sys.stderr)


def number(value: float, language: str, decimals: int = 0) -> str:
    """A number as a language writes it: "1,000.5", "1000,5"."""
    from babel.numbers import format_decimal

    pattern = "#,##0." + "0" * decimals if decimals else "#,##0"
    return str(format_decimal(value, format=pattern, locale=language))


def text_of(language: str) -> "Words":
    """The texts of the command line in one language."""
    from ..engine.words import Words

    return Words(language, [Path(__file__).parent / "text"])
