"""Guacamole: what a seat may see, built by adding, and the game in words."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.piles import top
from ...engine.views import Choice, Counter, Points, Slot, Text, Value, View, Zone, standings, winners, won_by
from ...engine.words import GameWords
from . import rules
from .cards import HEAT_NAMES, PILE_NAMES
from .state import CHILI, HAND, MOVES, ONE_PILE, OPTION_VALUES, TOMATO, Event, Move, Phase, Version

ICON_NAMES = ("avocados", "tomatoes", "chilies")


def view(s: Any, cards: CardSet, seat: int | None) -> View:
    """Open hands, the top of each pile, discs won, the drawn card; a chosen card only to whom it belongs."""
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
        counters=tuple(_counters(s)),
        choices=tuple(_choices(s, cards, seat)),
        points=tuple(_points(s, cards)),
        standings=standings(rules, s, cards.box),
        over=s.phase == Phase.OVER,
    )


# -- places -----------------------------------------------------------------------------------------------------


def _zones(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Zone]:
    for seat in range(s.seats):
        yield Zone(f"hand:{seat}", "hand", seat, HAND, tuple(_hand(s, cards, seat, viewer)))
        yield Zone(f"won:{seat}", "won", seat, rules.discs_in_all(s, cards.box, seat), tuple(_won(s, cards, seat)))
    yield Zone("deck", "deck", None, int(s.deck.n), (Slot("deck:top", None),) if s.deck.n else ())
    yield Zone("discard", "discard", None, int(s.discard.n), tuple(_discards(s, cards)), pile=True)
    yield Zone("drawn", "drawn", int(s.turn), int(s.drawn > 0), tuple(_drawn(s, cards)))
    for heat, name in enumerate(HEAT_NAMES):
        if s.options.game == Version.EASIER and heat > 0:
            continue
        kind = "all" if s.options.game == Version.EASIER else name
        pile = s.discs[heat]
        disc = cards.card(top(pile), "disc").id if s.goal[heat] else None
        shown = (Slot(f"disc:{kind}:top", disc),) if pile.n else ()
        yield Zone(f"disc:{kind}", f"disc-{kind}", None, int(pile.n), shown)


def _ingredient(cards: CardSet, number: int) -> str:
    return cards.card(int(number), "ingredient", "special").id


def _hand(s: Any, cards: CardSet, seat: int, viewer: int | None) -> Iterator[Slot]:
    answered = s.phase == Phase.PASS and not s.asked >> seat & 1
    for place in range(HAND):
        chosen = seat == viewer and answered and s.chosen[seat] == place
        card = s.hand[seat][place]
        yield Slot(f"hand:{seat}:{place}", _ingredient(cards, card), ("chosen",) if chosen else ())


def _won(s: Any, cards: CardSet, seat: int) -> Iterator[Slot]:
    for disc in range(cards.box.discs):
        if s.owner[disc] == seat + 1:
            yield Slot(f"won:{seat}:{disc}", cards.card(disc, "disc").id)


def _discards(s: Any, cards: CardSet) -> Iterator[Slot]:
    """All discards: each was laid down in front of everybody."""
    for i in range(s.discard.n):
        key = "top" if i == s.discard.n - 1 else i
        yield Slot(f"discard:{key}", _ingredient(cards, s.discard.card[i]))


def _drawn(s: Any, cards: CardSet) -> Iterator[Slot]:
    if s.drawn:
        yield Slot("drawn:0", _ingredient(cards, s.drawn))


def icons(mix: int) -> tuple[int, int, int]:
    """Avocados, tomatoes and chilies of a mix."""
    return mix % TOMATO, mix // TOMATO % TOMATO, mix // CHILI


def _counters(s: Any) -> Iterator[Counter]:
    for seat in range(s.seats):
        for name, count in zip(ICON_NAMES, icons(int(s.mix[seat])), strict=True):
            yield Counter(name, seat, count)


# -- what is asked ------------------------------------------------------------------------------------------------


def _prompt(s: Any, cards: CardSet, viewer: int | None) -> Text:
    asked = seats_of(rules.to_act(s))
    match s.phase:
        case Phase.TURN:
            takeable = rules.refuse_on_turn(s, int(s.turn), Move.TAKE) == 0
            card = _ingredient(cards, top(s.discard))
            return Text("prompt.turn" if takeable else "prompt.turn-special", {"seat": s.turn, "card": card})
        case Phase.DRAWN:
            return Text("prompt.drawn", {"seat": s.turn, "card": _ingredient(cards, s.drawn)})
        case Phase.PASS if viewer in asked:
            return Text(f"prompt.pass-{_side(s, cards)}", {"card": _ingredient(cards, top(s.discard))})
        case Phase.PASS:
            return Text("prompt.waiting", {"seats": asked})
        case Phase.CLAIM:
            return Text("prompt.claim", {"seat": asked[0]})
    return won_by(winners(rules, s, cards.box))


def _side(s: Any, cards: CardSet) -> str:
    return "left" if _ingredient(cards, top(s.discard)) == "lime" else "right"


def _choices(s: Any, cards: CardSet, seat: int | None) -> Iterator[Choice]:
    if seat is None or not rules.to_act(s) >> seat & 1:
        return
    for move in range(MOVES):
        if rules.refusal(s, cards.box, seat, move) == 0:
            yield _choice(s, cards, seat, move)


def _choice(s: Any, cards: CardSet, seat: int, move: int) -> Choice:
    verb, place = split(move)
    slot = f"hand:{seat}:{place}"
    match verb:
        case Move.DRAW:
            return Choice(move, "draw", Text("choice.draw"), "deck:top")
        case Move.DISCARD:
            return Choice(move, "discard", Text("choice.discard", _drawn_card(s, cards)), "drawn:0", "discard")
        case Move.DECLINE:
            return Choice(move, "decline", Text("choice.decline"))
        case Move.CLAIM:
            disc = cards.card(top(s.discs[rules.pile_of(place)]), "disc").id
            shown = f"disc:{PILE_NAMES[place]}:top"
            return Choice(move, "claim", Text("choice.claim", {"card": disc}), shown, f"won:{seat}")
    old: dict[str, Value] = {"card_old": _ingredient(cards, s.hand[seat][place]), "place": place + 1}
    match verb:
        case Move.TAKE:
            values: dict[str, Value] = {"card": _ingredient(cards, top(s.discard)), **old}
            return Choice(move, "take", Text("choice.take", values), "discard:top", slot)
        case Move.KEEP:
            return Choice(move, "keep", Text("choice.keep", {**_drawn_card(s, cards), **old}), "drawn:0", slot)
    return Choice(move, "pass", Text("choice.pass", old), slot)


def _drawn_card(s: Any, cards: CardSet) -> dict[str, Value]:
    return {"card": _ingredient(cards, s.drawn)}


# -- points -------------------------------------------------------------------------------------------------------


def _points(s: Any, cards: CardSet) -> Iterator[Points]:
    for seat in range(s.seats):
        if s.options.game == Version.EASIER:
            for slot in _won(s, cards, seat):
                yield Points(seat, Text("points.disc", {"card": str(slot.card)}), 1, "easier-game")
            continue
        for heat, name in enumerate(HEAT_NAMES):
            won = rules.discs_won(s, cards.box, seat, heat)
            if won:
                yield Points(seat, Text("points.type", {"word": f"heat.{name}"}), 1, "winning")
            if won > 1:
                yield Points(seat, Text("points.extra", {"word": f"heat.{name}", "n": won - 1}), 0, "extra-discs")


# -- words --------------------------------------------------------------------------------------------------------


def name(cards: CardSet, id: str, words: GameWords) -> str:
    """A special by its name; an ingredient or a disc by its icons: "2 avocados and a tomato"."""
    card = cards.by_id[id]
    if card.group == "special":
        return words(f"card.{id}")
    parts = [words(f"icons.{icon}", n=card.facts[icon]) for icon in ICON_NAMES if card.facts[icon]]
    if card.group == "ingredient":
        return words.listed(parts)
    return words("card.disc", heat=words(f"heat.{card.facts['heat']}"), icons=words.listed(parts))


def about(cards: CardSet, id: str) -> Text | None:
    """Nothing more is told of a card than its name, which counts its icons."""
    return None


def split(move: int) -> tuple[Move, int]:
    """The verb of a move and its place: a place in the hand, or a disc pile."""
    verb = max(verb for verb in Move if verb <= move)
    return verb, move - verb


def describe(cards: CardSet, move: int) -> Text:
    """A move whatever the position: the places by number, the disc piles by heat."""
    verb, place = split(move)
    if verb == Move.CLAIM:
        return (
            Text("move.claim-open") if place == ONE_PILE else Text("move.claim", {"word": f"heat.{HEAT_NAMES[place]}"})
        )
    return Text(f"move.{handle(verb)}", {"place": place + 1} if verb in (Move.TAKE, Move.KEEP, Move.PASS) else {})


def tell(cards: CardSet, event: Any, viewer: int | None) -> Text | None:
    """An event as this reader may hear of it."""
    what = Event(event.what)
    seat = int(event.seat)
    match what:
        case Event.DEALT | Event.NEW_CARD:
            return None
        case Event.DEALING:
            return Text("event.dealt", {"seat": seat})
        case Event.TURNED_DISC:
            return Text("event.turned-disc", {"card": cards.card(int(event.card), "disc").id})
        case Event.CLAIMED:
            return Text("event.claimed", {"seat": seat, "card": cards.card(int(event.card), "disc").id})
        case Event.TOOK | Event.KEPT:
            values = {"card": _ingredient(cards, event.card), "card_old": _ingredient(cards, event.other)}
            return Text(f"event.{handle(what)}", {"seat": seat, **values})
        case Event.PASSED:
            given: dict[str, Value] = {"card": _ingredient(cards, event.card), "to_seat": int(event.other)}
            return Text("event.passed", {"seat": seat, **given})
        case Event.PASSED_HAND:
            return Text("event.passed-hand", {"seat": seat, "to_seat": int(event.other)})
        case Event.RENEWED | Event.GATHERED:
            return Text(f"event.{handle(what)}", {"n": int(event.other)})
        case Event.NOBODY_CAN_WIN | Event.LIMIT:
            return Text(f"event.{handle(what)}")
    if event.card:
        return Text(f"event.{handle(what)}", {"seat": seat, "card": _ingredient(cards, event.card)})
    return Text(f"event.{handle(what)}", {"seat": seat})


def explain(view: View, cards: CardSet, move: int, clause: str) -> Text:
    """Why a move is refused, with the facts that the seat can see."""
    asked = view.to_act
    match clause:
        case "your-turn":
            return Text("why.your-turn", {"seats": asked})
        case "special-on-top":
            return Text("why.special-on-top", {"card": str(view.zone("discard").slots[-1].card)})
        case "exact-match":
            return _explain_match(view, cards, move)
        case "decline-claim":
            return Text("why.decline-claim" if move == Move.DECLINE else "why.let-go")
    return Text(f"why.{clause}")


def _explain_match(view: View, cards: CardSet, move: int) -> Text:
    shown = view.zone(f"disc:{PILE_NAMES[split(move)[1]]}").slots
    if not shown:
        return Text("why.no-disc")
    have = {counter.kind: counter.value for counter in view.counters if counter.seat == view.viewer}
    return Text("why.exact-match", {"card": str(shown[-1].card), **have})
