"""Leftovers: what a seat may see, built by adding, and the game in words."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.events import sees
from ...engine.piles import top
from ...engine.views import Choice, Counter, Points, Says, Slot, Text, Value, View, Zone, standings, winners, won_by
from ...engine.words import GameWords
from . import rules
from .state import MOVES, OPTION_VALUES, PLACES, Event, Move, Phase


def view(s: Any, cards: CardSet, seat: int | None) -> View:
    """Tins, the top of the counter, cards taken from it; the other cards of a hand only to whom it belongs."""
    return View(
        game=cards.game,
        viewer=seat,
        seats=s.seats,
        options={name: values[int(getattr(s.options, name))] for name, values in OPTION_VALUES.items()},
        phase=handle(Phase(s.phase)),
        turn=None if s.phase == Phase.OVER else int(s.turn),
        to_act=seats_of(rules.to_act(s)),
        prompt=_prompt(s, cards, seat),
        zones=tuple(_zones(s, cards, seat)),
        counters=tuple(_counters(s, cards)),
        choices=tuple(_choices(s, cards, seat)),
        points=tuple(_points(s, cards)),
        standings=standings(rules, s, cards.box),
        over=s.phase == Phase.OVER,
    )


# -- places -----------------------------------------------------------------------------------------------------


def _dish(cards: CardSet, number: int) -> str:
    return cards.card(int(number), "dish").id


def _zones(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Zone]:
    for seat in range(s.seats):
        yield Zone(f"hand:{seat}", "hand", seat, rules.cards_in_hand(s, seat), tuple(_hand(s, cards, seat, viewer)))
        tin = tuple(_tin(s, cards, seat))
        yield Zone(f"tin:{seat}", "tin", seat, len(tin), tin)
    yield Zone("deck", "deck", None, int(s.deck.n), (Slot("deck:top", None),) if s.deck.n else ())
    shown = (Slot("counter:top", _dish(cards, top(s.counter))),) if s.counter.n else ()
    yield Zone("counter", "counter", None, int(s.counter.n), shown)


def _hand(s: Any, cards: CardSet, seat: int, viewer: int | None) -> Iterator[Slot]:
    for place in range(PLACES):
        if s.hand[seat][place]:
            known = seat == viewer or s.seen[seat][place]
            marks = ["seen"] if s.seen[seat][place] else []
            if seat == viewer and s.chosen[seat] == place + 1:
                marks.append("chosen")
            yield Slot(f"hand:{seat}:{place}", _dish(cards, s.hand[seat][place]) if known else None, tuple(marks))


def _tin(s: Any, cards: CardSet, seat: int) -> Iterator[Slot]:
    for dish in range(1, cards.box.dishes):
        for helping in range(s.tin[seat][dish]):
            yield Slot(f"tin:{seat}:{_dish(cards, dish)}:{helping}", _dish(cards, dish))


def _counters(s: Any, cards: CardSet) -> Iterator[Counter]:
    yield Counter("first", None, int(s.first) + 1, Says.PLAYER)
    yield Counter("renewals", None, int(s.renewals))
    yield Counter("last", None, int(s.last))
    for seat in range(s.seats):
        yield Counter("dishes", seat, rules.dishes_in_tin(s, cards.box, seat))


# -- what is asked ----------------------------------------------------------------------------------------------


def _prompt(s: Any, cards: CardSet, viewer: int | None) -> Text:
    asked = seats_of(rules.to_act(s))
    shown = _top(s, cards) if s.counter.n else {}
    match s.phase:
        case Phase.FETCH:
            where = "fetch" if s.deck.n and s.counter.n else "fetch-deck" if s.deck.n else "fetch-counter"
            return Text(f"prompt.{where}", {"seat": asked[0], **shown})
        case Phase.SERVE if rules.cards_in_hand(s, s.turn) == 0:
            return Text("prompt.finish", {"seat": asked[0]})
        case Phase.SERVE if s.dish:
            return Text("prompt.serve-more", {"seat": asked[0], "card": _dish(cards, s.dish)})
        case Phase.SERVE:
            return Text("prompt.serve", {"seat": asked[0]})
        case Phase.ASKED:
            return Text("prompt.asked", {"seat": asked[0], **shown})
        case Phase.SHARE if viewer in asked:
            return Text("prompt.share")
        case Phase.SHARE:
            return Text("prompt.waiting", {"seats": asked})
    return won_by(winners(rules, s, cards.box))


def _choices(s: Any, cards: CardSet, seat: int | None) -> Iterator[Choice]:
    if seat is None or not rules.to_act(s) >> seat & 1:
        return
    for move in range(MOVES):
        if rules.refusal(s, cards.box, seat, move) == 0:
            yield _choice(s, cards, seat, move)


def _choice(s: Any, cards: CardSet, seat: int, move: int) -> Choice:
    verb, place = split(move)
    text = f"choice.{handle(verb)}"
    match verb:
        case Move.DRAW:
            return Choice(move, "draw", Text(text), "deck:top", f"hand:{seat}")
        case Move.TAKE:
            return Choice(move, "take", Text(text, _top(s, cards)), "counter:top", f"hand:{seat}")
        case Move.FINISH:
            return Choice(move, "finish", Text(text))
        case Move.ACCEPT:
            return Choice(move, "accept", Text(text, _top(s, cards)), "counter:top", f"tin:{seat}")
        case Move.DECLINE:
            return Choice(move, "decline", Text(text, _top(s, cards)))
    target = {Move.SERVE: f"tin:{seat}", Move.LEAVE: "counter"}.get(verb)
    values: dict[str, Value] = {"card": _dish(cards, s.hand[seat][place]), "place": place + 1}
    return Choice(move, handle(verb), Text(text, values), f"hand:{seat}:{place}", target)


def _top(s: Any, cards: CardSet) -> dict[str, Value]:
    return {"card": _dish(cards, top(s.counter))}


# -- points -----------------------------------------------------------------------------------------------------


def _points(s: Any, cards: CardSet) -> Iterator[Points]:
    for seat in range(s.seats):
        for dish in range(1, cards.box.dishes):
            helpings = int(s.tin[seat][dish])
            if helpings:
                clause = "lone-helping" if helpings == 1 else "helpings"
                text = Text(f"points.{clause}", {"card": _dish(cards, dish), "n": helpings})
                yield Points(seat, text, int(rules.dish_points(cards.box, dish, helpings)), clause)


# -- words ------------------------------------------------------------------------------------------------------


def name(cards: CardSet, id: str, words: GameWords) -> str:
    """A dish of the standard set by its name in the catalogue; another by the name that its card set has, or its id."""
    if words.has(f"card.{id}"):
        return words(f"card.{id}")
    return next(iter(cards.by_id[id].names.values()), id)


def about(cards: CardSet, id: str) -> Text | None:
    """Nothing more is told of a dish than its name."""
    return None


def split(move: int) -> tuple[Move, int]:
    """The verb of a move and its place in the hand."""
    verb = max(verb for verb in Move if verb <= move)
    return verb, move - verb


def describe(cards: CardSet, move: int) -> Text:
    """A move whatever the position: the places in the hand by number."""
    verb, place = split(move)
    placed = verb in (Move.SERVE, Move.LEAVE, Move.SHARE)
    return Text(f"move.{handle(verb)}", {"place": place + 1} if placed else {})


def tell(cards: CardSet, event: Any, viewer: int | None) -> Text | None:
    """An event as this reader may hear of it."""
    what, seat = Event(event.what), int(event.seat)
    id = f"event.{handle(what)}"
    match what:
        case Event.DEALT:
            return None if event.place else Text(id, {"seat": seat})
        case Event.TURNED:
            return Text(id, {"card": _dish(cards, event.card)})
        case Event.DREW if not sees(event, viewer):
            return Text("event.drew-hidden", {"seat": seat})
        case Event.RENEWED:
            return Text(id, {"n": int(event.other)})
        case Event.LAST_ROUND | Event.OVER | Event.LIMIT:
            return Text(id)
        case Event.BEGINS | Event.FINISHED:
            return Text(id, {"seat": seat})
    return Text(id, {"seat": seat, "card": _dish(cards, event.card)})


def explain(view: View, cards: CardSet, move: int, clause: str) -> Text:
    """Why a move is refused, with the facts that the seat can see."""
    match clause:
        case "your-turn":
            return Text("why.your-turn", {"seats": view.to_act})
        case "turn-order":
            return Text("why.turn-order" if view.phase == "fetch" else "why.turn-order-serve")
        case "offer-card":
            return Text("why.offer-card", {"card": str(view.zone("counter").slots[-1].card)})
        case "empty-hand":
            return Text("why.empty-hand", {"n": view.zone(f"hand:{view.viewer}").count})
        case "serve-cards" | "leave-card":
            return Text("why.empty-place", {"place": split(move)[1] + 1})
        case "shared-table" if move >= Move.SHARE:
            return Text("why.empty-place", {"place": split(move)[1] + 1})
        case "one-dish":
            return Text("why.one-dish", {"card": view.prompt.values["card"], "card_other": _in_hand(view, move)})
    return Text(f"why.{clause}")


def _in_hand(view: View, move: int) -> str:
    key = f"hand:{view.viewer}:{split(move)[1]}"
    return next(str(slot.card) for slot in view.zone(f"hand:{view.viewer}").slots if slot.key == key)
