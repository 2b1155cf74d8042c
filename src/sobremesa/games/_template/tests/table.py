"""Positions of Leftovers for tests, set up by naming the cards."""

from collections.abc import Sequence
from typing import Any

from sobremesa.engine.piles import push
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from
from sobremesa.engine.undealt import undealt
from sobremesa.engine.words import parse_by_describing
from sobremesa.games._template import GAME
from sobremesa.games._template.state import PLACES, Phase

CARDS = GAME.cards.load()


def table(
    *hands: str,
    phase: Phase = Phase.FETCH,
    turn: int = 0,
    first: int = 0,
    tins: Sequence[str] = (),
    counter: str = "",
    deck: str = "",
    meal: str = "supper",
    renewals: int = 0,
    last: int = 0,
) -> Play:
    """A position: a hand for each seat; the last card of the deck and of the counter is the top one.

    Cards are named by their ids.  In a hand `rice!` was taken from the counter, `rice'` came from the deck before
    the last renewal, and `-` is an empty place.
    """
    s = undealt(GAME, {"meal": meal}, len(hands), key_from(b"a table for tests"))
    s.phase, s.turn, s.first, s.renewals, s.last = phase, turn, first, renewals, last
    for seat, hand in enumerate(hands):
        for place, name in enumerate(hand.split()):
            if name != "-":
                s.hand[seat][place] = number(name.rstrip("!'"))
                s.seen[seat][place] = int(name.endswith("!"))
                s.deal[seat][place] = renewals - int(name.endswith("'"))
    for seat, tin in enumerate(tins):
        for name in tin.split():
            s.tin[seat][number(name)] += 1
    for name in counter.split():
        push(s.counter, number(name))
    for name in deck.split():
        push(s.deck, number(name))
    s.asked = GAME.rules.holders(s) if phase == Phase.SHARE else 0 if phase == Phase.OVER else 1 << turn
    return Play.at(GAME, CARDS, s)


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
