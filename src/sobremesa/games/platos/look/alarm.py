"""An attack as an event: who attacks whom with what, which card would answer it, and whether the reader has one."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ....engine.views import View
from ....engine.words import GameWords
from ..seen import Seen
from .pictured import named, picture, small

# What an attack is called in the prompt, the special that it is made with, and the one that answers it.
ATTACKS = {
    "prompt.fire": ("fire", "fire"),
    "prompt.apron": ("apron", "apron"),
    "prompt.contamination": ("contamination", "mine"),
    "prompt.reservation": ("mine", "changes"),
    "prompt.waiting": ("mine", "changes"),
}


@dataclass(frozen=True)
class Protect:
    """A dish that the reader may protect in answer: the move, and the dish."""

    move: int
    name: str
    picture: str


@dataclass(frozen=True)
class Alarm:
    """An attack that may be answered now.

    source    the seat that attacks
    targets   the seats that are attacked, or may undo a reservation
    special   its name
    picture   of the special, or of two of them
    answer    the name of the special that answers, and its picture
    asked     must the reader answer?
    can       has the reader an answer?
    verdict   that, in words
    protects  the dishes that the reader may protect
    """

    source: int
    targets: tuple[int, ...]
    special: str
    picture: str
    answer: str
    answer_picture: str
    asked: bool
    can: bool
    verdict: str
    protects: tuple[Protect, ...]


def alarm(seen: Seen, words: GameWords, look: Any) -> Alarm | None:
    """The attack that may be answered now, None if there is none."""
    view = seen.view
    prompt = view.prompt.id.removesuffix("-two")
    if view.phase != "answer" or prompt not in ATTACKS or view.turn is None:
        return None
    special, answer = ATTACKS[prompt]
    two = view.prompt.id.endswith("-two")
    asked = view.viewer in view.to_act
    can = any(choice.verb in ("answer", "protect") for choice in view.choices)
    sort = "double" if two else "stamp"
    return Alarm(
        source=int(view.turn),
        targets=view.to_act,
        special=named(words, special),
        picture=picture(look, f"{sort}-{special}"),
        answer=named(words, answer),
        answer_picture=picture(look, f"{sort}-{answer}"),
        asked=asked,
        can=can,
        verdict=words("look.can-answer" if can else "look.cannot-answer") if asked else "",
        protects=tuple(_protects(view, words, look)),
    )


def _protects(view: View, words: GameWords, look: Any) -> Iterator[Protect]:
    for choice in view.choices:
        if choice.verb == "protect":
            id = str(choice.text.values["card"])
            yield Protect(choice.move, named(words, id), small(words.cards, look, id))
