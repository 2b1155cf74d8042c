"""What somebody means who writes a move in words: all of its words or some, whole or cut short, perhaps misspelt."""

import difflib
import re
import unicodedata
from collections.abc import Iterable, Sequence

ALIKE = 0.65  # how much of a misspelt word must be right

Named = Sequence[tuple[str, int]]  # what moves may be called, each with its move


def plain(text: str) -> str:
    """Words without capitals, accents and the marks around them, so that "¿Por qué?" is "por que"; "?" alone stays."""
    letters = unicodedata.normalize("NFD", text.casefold())
    words = " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
    return words.strip(" .,!?¡¿") or words


def is_number(text: str) -> bool:
    """Is it meant as a number: digits and marks, but no words?"""
    return any(letter.isdecimal() for letter in text) and not any(letter.isalpha() for letter in text)


def as_number(text: str) -> int | None:
    """The number that somebody writes as a list does: "3", "3." or "3)"; None for anything else."""
    found = re.fullmatch(r"\s*(\d{1,9})[.)]?\s*", text)
    return int(found[1]) if found else None


def words_of(text: str) -> list[str]:
    """The words and numbers of a text, plain."""
    return re.findall(r"\w+", plain(text))


def meant(text: str, named: Named) -> list[int]:
    """The moves that a text may mean: those called so; else those whose name begins so; else those that have its words.

    Words may stand in any order and be cut short: "claim mild", "take 3"; numbers are whole, and keep their order:
    "card 3 on 1" is not what is called "card 1 on 3".
    """
    said, wanted = plain(text), words_of(text)
    if not wanted:
        return []
    for fits in (
        lambda name: plain(name) == said,
        lambda name: plain(name).startswith(said),
        lambda name: _has_words(words_of(name), wanted),
    ):
        if found := [move for name, move in named if fits(name)]:
            return list(dict.fromkeys(found))
    return []


def _has_words(name: Sequence[str], wanted: Sequence[str]) -> bool:
    numbers = filter(str.isdecimal, name)
    in_order = all(any(whole == word for whole in numbers) for word in wanted if word.isdecimal())
    return in_order and all(any(whole.startswith(word) for whole in name) for word in wanted if not word.isdecimal())


def singular(text: str) -> str:
    """A text without the endings of its plurals, so that "dos rondas" and "two parties" find "ronda" and "party"."""
    return " ".join(re.sub(r"(?<=\w{3})(?:ies|es|s|y)$", "", word) for word in words_of(text))


def corrected(text: str, known: Iterable[str]) -> str:
    """A text with each misspelt word replaced by the word of these texts that comes nearest; empty if none does."""
    vocabulary = sorted({word for name in known for word in words_of(name) if not word.isdecimal()})
    words = []
    for word in words_of(text):
        if word.isdecimal() or any(whole.startswith(word) for whole in vocabulary):
            words.append(word)
        elif near := difflib.get_close_matches(word, vocabulary, n=1, cutoff=ALIKE):
            words += near
        else:
            return ""
    return " ".join(words)
