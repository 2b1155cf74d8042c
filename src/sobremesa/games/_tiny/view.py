"""Two Sugars: what a seat may see, built by adding, and the game in words."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.events import sees
from ...engine.views import Choice, Points, Slot, Text, View, Zone, standings, winners, won_by
from ...engine.words import GameWords
from . import rules
from .state import Event, Move, Phase


def view(s: Any, cards: CardSet, seat: int | None) -> View:
    """One's own cup; the other only once both are shown."""
    asked = seats_of(rules.to_act(s))
    return View(
        game=cards.game,
        viewer=seat,
        seats=s.seats,
        options={},
        phase=handle(Phase(s.phase)),
        turn=asked[0] if asked else None,
        to_act=asked,
        prompt=Text("prompt.turn", {"seat": asked[0]}) if asked else _end(s, cards),
        zones=tuple(_zones(s, cards, seat)),
        counters=(),
        choices=tuple(_choices(seat)) if seat in asked else (),
        points=() if asked else tuple(_points(s, cards)),
        standings=standings(rules, s, cards.box),
        over=not asked,
    )


def _end(s: Any, cards: CardSet) -> Text:
    return won_by(winners(rules, s, cards.box))


def _zones(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Zone]:
    yield Zone("deck", "deck", None, int(s.deck.n), (Slot("deck:top", None),) if s.deck.n else ())
    for seat in range(s.seats):
        known, marks = viewer == seat or s.phase == Phase.OVER, ("stopped",) if s.stopped[seat] else ()
        slots = tuple(
            Slot(f"cup:{seat}:{place}", _card(cards, s.cup[seat].card[place]) if known else None, marks)
            for place in range(s.cup[seat].n)
        )
        yield Zone(f"cup:{seat}", "cup", seat, len(slots), slots)


def _choices(seat: int | None) -> Iterator[Choice]:
    yield Choice(Move.DRAW, "draw", Text("choice.draw"), "deck:top", f"cup:{seat}")
    yield Choice(Move.STOP, "stop", Text("choice.stop"))


def _points(s: Any, cards: CardSet) -> Iterator[Points]:
    for seat in range(s.seats):
        lumps = int(rules.sweetness(s, cards.box, seat))
        clause = "winning" if lumps else "too-sweet"
        yield Points(seat, Text(f"points.{clause}", {"n": lumps}), lumps, clause)


def _card(cards: CardSet, number: int) -> str:
    return cards.card(int(number), "card").id


# -- words ------------------------------------------------------------------------------------------------------


def name(cards: CardSet, id: str, words: GameWords) -> str:
    """A card of the standard set by its name in the catalogue; another by the name that its set has, or its id."""
    return words(f"card.{id}") if words.has(f"card.{id}") else next(iter(cards.by_id[id].names.values()), id)


def describe(cards: CardSet, move: int) -> Text:
    """A move whatever the position."""
    return Text(f"move.{Move.read(move)[0]}")


def about(cards: CardSet, id: str) -> Text | None:
    """Nothing more is told of a card than its name."""
    return None


def tell(cards: CardSet, event: Any, viewer: int | None) -> Text:
    """An event as this reader may hear of it."""
    id, seat = f"event.{handle(Event(event.what))}", int(event.seat)
    if not event.card:
        return Text(id, {"seat": seat})
    if not sees(event, viewer):
        return Text(f"{id}-hidden", {"seat": seat})
    return Text(id, {"seat": seat, "card": _card(cards, event.card)})


def explain(view: View, cards: CardSet, move: int, clause: str) -> Text:
    """Why a move is refused."""
    return Text(f"why.{clause}", {"seats": view.to_act} if clause == "your-turn" else {})
