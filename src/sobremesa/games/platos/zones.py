"""Platos: the places of the table as one seat sees them, and the numbers that everybody may know [who-sees]."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import EVERYBODY
from ...engine.views import Counter, Says, Slot, Zone
from .hands import knows, limit_of
from .names import dish_id, kind_id, special_id
from .order import before_in, is_in, next_in, spot_of
from .state import HAND, Phase, Special

SPECTATOR = -1  # for the rules, which count seats from 0

# -- before the players -----------------------------------------------------------------------------------------


def zones(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Zone]:
    """All places: what lies before each player, seat by seat, then what is everybody's."""
    for seat in range(s.seats):
        yield _row("hand", seat, _hand(s, cards, seat, viewer))
        yield _row("cooked", seat, _cooked(s, cards, seat))
        yield _row("secret", seat, _secrets(s, seat))
        discards = tuple(_discards(s, cards, seat))
        yield Zone(f"discard:{seat}", "discard", seat, len(discards), discards, pile=True)
    centre = tuple(_centre(s, cards))
    yield Zone("centre", "centre", None, len(centre), centre)
    yield Zone("dishes", "dishes", None, int(s.dishes.n), (Slot("dishes:top", None),) if s.dishes.n else ())
    yield Zone("deck", "deck", None, int(s.deck.n), (Slot("deck:top", None),) if s.deck.n else ())


def _row(kind: str, seat: int, slots: Iterator[Slot]) -> Zone:
    """A place of a player whose cards lie side by side."""
    laid_out = tuple(slots)
    return Zone(f"{kind}:{seat}", kind, seat, len(laid_out), laid_out)


def _hand(s: Any, cards: CardSet, seat: int, viewer: int | None) -> Iterator[Slot]:
    """A hand: its owner sees it all, others the cards that they know; who knows a card is marked on it."""
    for place in range(HAND):
        if s.hand[seat][place]:
            told = knows(s, SPECTATOR if viewer is None else viewer, seat, place)
            card = kind_id(cards, s.hand[seat][place]) if told else None
            yield Slot(f"hand:{seat}:{place}", card, tuple(_known(s, seat, place)))


def _known(s: Any, seat: int, place: int) -> Iterator[str]:
    """Who knows a card besides its owner."""
    if s.known[seat][place] == EVERYBODY:
        yield "open"
        return
    for other in range(s.seats):
        if other != seat and s.known[seat][place] >> other & 1:
            yield f"known-{other + 1}"


def _cooked(s: Any, cards: CardSet, seat: int) -> Iterator[Slot]:
    """The dishes that a player has completed; protected ones are marked, and the one that is attacked."""
    for dish in range(cards.box.dishes):
        if s.owner[dish] == seat + 1:
            marks = ["protected"] if s.guard[dish] else []
            if s.attack == Special.CONTAMINATION and s.dish == dish:
                marks.append("attacked")
            yield Slot(f"dish:{dish}", dish_id(cards, dish), tuple(marks))


def _secrets(s: Any, seat: int) -> Iterator[Slot]:
    for n in range(s.secret[seat]):
        yield Slot(f"secret:{seat}:{n}", special_id(Special.SECRET))


def _discards(s: Any, cards: CardSet, seat: int) -> Iterator[Slot]:
    """A discard pile, which may be looked through."""
    pile = s.discard[seat]
    for i in range(pile.n):
        key = "top" if i == pile.n - 1 else i
        yield Slot(f"discard:{seat}:{key}", kind_id(cards, pile.card[i]))


# -- in the middle ----------------------------------------------------------------------------------------------


def _centre(s: Any, cards: CardSet) -> Iterator[Slot]:
    """The dishes in the centre, each marked with whoever has reserved it; a dish keeps its key wherever it goes."""
    for i in range(s.centre.n):
        dish = s.centre.card[i]
        marks = (f"reserved-{int(s.reserved[dish])}",) if s.reserved[dish] else ()
        yield Slot(f"dish:{dish}", dish_id(cards, dish), marks)


# -- numbers ----------------------------------------------------------------------------------------------------


def counters(s: Any) -> Iterator[Counter]:
    """The order of play, how much players may hold, turns to lose, standing orders and last turns."""
    for seat in range(s.seats):
        if not is_in(s, seat):
            yield Counter("out", seat, 1, Says.FACT)
            continue
        yield Counter("place", seat, int(spot_of(s, seat)) + 1)
        yield Counter("limit", seat, int(limit_of(s, seat)))
        if s.lost[seat]:
            yield Counter("lost", seat, int(s.lost[seat]))
        if s.quiet >> seat & 1 and seat != s.turn:
            yield Counter("quiet", seat, 1, Says.FACT)
        if s.due >> seat & 1:
            yield Counter("last-turn", seat, 1)
    if s.phase == Phase.OVER:
        return
    yield Counter("before", None, int(before_in(s, s.turn)) + 1, Says.PLAYER)
    yield Counter("next", None, int(next_in(s, s.turn)) + 1, Says.PLAYER)
