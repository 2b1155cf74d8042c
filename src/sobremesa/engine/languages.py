"""The languages that everything a player reads is in; whatever depends on them follows from this one list."""

import functools
from typing import TYPE_CHECKING, Literal, TypeAlias

LANGUAGES = ("en", "es")  # the first one is for readers whose language is none of them

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]  # for what is checked as it is read: a card set, the command line


@functools.cache
def language_name(language: str, reader: str | None = None) -> str:
    """What a language is called in the reader's; if not told whose, in itself: "Español"."""
    from babel import Locale

    name = str(Locale.parse(language).get_display_name(reader or language))
    return name[:1].upper() + name[1:]
