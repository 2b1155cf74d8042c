"""The texts of the site, in one language."""

from pathlib import Path

from ...engine.words import Words

TEXTS = Path(__file__).parents[1] / "text"
OF_THE_ENGINE = Path(__file__).parents[2] / "engine" / "text"


def text(language: str) -> Words:
    """The texts of the site."""
    return Words(language, [TEXTS, OF_THE_ENGINE])
