"""Positions of Leftovers for tests, set up by naming the cards."""

from collections.abc import Sequence
from typing import Any

from sobremesa.engine.play import Play
from sobremesa.engine.words import parse_by_describing
from sobremesa.games._template import GAME
from sobremesa.games._template.state import PLACES
from sobremesa.kit.laid import laying

CARDS = GAME.cards.load()
laid = laying(GAME, CARDS)


def number(name: str) -> int:
    """The number of a dish."""
    return CARDS.by_id[name].number


def named(numbers: Sequence[int]) -> str:
    """Dishes by name, those of a pile from the bottom up."""
    return " ".join(CARDS.card(n, "dish").id for n in numbers)


def pile(pile: Any) -> str:
    """The dishes of a pile by name, from the bottom up."""
    return named([pile.card[i] for i in range(pile.n)])


def hand(play: Play, seat: int) -> str:
    """A hand by name, `-` for an empty place, up to its last card."""
    names = [named([card]) if card else "-" for card in play.state.hand[seat]]
    while names and names[-1] == "-":
        names.pop()
    assert len(names) <= PLACES
    return " ".join(names)


def tin(play: Play, seat: int) -> str:
    """A tin by name, in the order of the card set."""
    return named([dish for dish, helpings in enumerate(play.state.tin[seat]) for _ in range(helpings)])


def move(words: str) -> int:
    """A move from its English words."""
    return parse_by_describing(GAME, CARDS, words, "en")


def step(play: Play, seat: int, words: str) -> None:
    """Make a move, named in words."""
    play.move(seat, move(words))


def happened(play: Play, viewer: int | None = None) -> list[str]:
    """The names of the events that a seat (or a spectator) may read about."""
    return [GAME.state.Event(h.event.what).name for h in play.log(viewer)]
