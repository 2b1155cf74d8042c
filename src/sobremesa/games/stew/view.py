"""Stew: what a seat may see, built by adding, and the game in words."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.events import just, sees
from ...engine.views import Choice, Counter, Points, Slot, Text, Value, View, Zone, standings, winners, won_by
from ...engine.words import GameWords
from . import pot, rules
from .state import MOVES, OPTION_VALUES, VERMIN, Answer, Call, Event, Move, Phase


def view(s: Any, cards: CardSet, seat: int | None) -> View:
    """Face down to everybody, but each seat sees what it has drawn and where it has put it; a called pot lies open."""
    return View(
        game=cards.game,
        viewer=seat,
        seats=s.seats,
        options={name: values[int(getattr(s.options, name))] for name, values in OPTION_VALUES.items()},
        phase=handle(Phase(s.phase)),
        turn=None if s.phase == Phase.OVER else int(s.turn),
        to_act=_asked(s, seat),
        prompt=_prompt(s, cards, seat),
        zones=tuple(_zones(s, cards, seat)),
        counters=tuple(_counters(s, cards)),
        choices=tuple(_choices(s, cards, seat)),
        points=tuple(_points(s, cards)),
        standings=standings(rules, s, cards.box),
        over=s.phase == Phase.OVER,
    )


def _asked(s: Any, viewer: int | None) -> tuple[int, ...]:
    """Who is asked, as far as the viewer may know: who else has answered between turns is not shown [call-together]."""
    if s.phase != Phase.BETWEEN:
        return seats_of(rules.to_act(s))
    asked = rules.may_call(s)
    if viewer is not None and s.answer[viewer] != Answer.NONE:
        asked &= ~just(viewer)
    return seats_of(asked)


# -- places -----------------------------------------------------------------------------------------------------


def _ingredient(cards: CardSet, number: int) -> str:
    return cards.card(int(number), "ingredient").id


def _vermin(cards: CardSet, place: int) -> str:
    return cards.card(int(place), "vermin").id


def _zones(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Zone]:
    row = tuple(_row(s, cards))
    yield Zone("vermin", "vermin", None, len(row), row)
    fed = tuple(_fed(s, cards, viewer))
    yield Zone("fed", "fed", None, len(fed), fed)
    yield Zone("pot", "pot", None, int(s.pot.n), tuple(_pot(s, cards, viewer)))
    yield Zone("deck", "deck", None, int(s.deck.n), (Slot("deck:top", None),) if s.deck.n else ())
    yield Zone("drawn", "drawn", int(s.turn), int(s.drawn > 0), tuple(_held(s.drawn, "drawn:0", s.turn, cards, viewer)))
    if s.options.call == Call.ADVANCED:
        caller = int(s.caller) - 1
        aside = tuple(_held(s.aside, "aside:0", caller, cards, viewer))
        yield Zone("aside", "aside", caller if aside else None, len(aside), aside)


def _row(s: Any, cards: CardSet) -> Iterator[Slot]:
    """The vermin, fed or hungry."""
    for place in range(cards.box.vermin):
        yield Slot(f"vermin:{place}", _vermin(cards, place), ("fed" if s.fed[place] else "hungry",))


def _fed(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Slot]:
    """The cards that lie on vermin; whoever put one there knows it, and where it lies."""
    for place in range(cards.box.vermin):
        if s.fed[place]:
            own = s.feeder[place] == viewer
            marks = ("yours", f"on-{place + 1}") if own else ()
            yield Slot(f"food:{place}", _ingredient(cards, s.fed[place]) if own else None, marks)


def _pot(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Slot]:
    meals = {pot.meal(s, cards.box, place) for place in range(cards.box.vermin)} if rules.is_open(s) else set()
    for i in range(s.pot.n):
        own = s.putter[i] == viewer
        marks = (("yours",) if own else ()) + (("eaten",) if i in meals else ())
        known = own or rules.is_open(s)
        yield Slot(f"pot:{i}", _ingredient(cards, s.pot.card[i]) if known else None, marks)


def _held(card: int, key: str, seat: int, cards: CardSet, viewer: int | None) -> Iterator[Slot]:
    """A card that only its player sees."""
    if card:
        yield Slot(key, _ingredient(cards, card) if seat == viewer else None)


def _counters(s: Any, cards: CardSet) -> Iterator[Counter]:
    yield Counter("round", None, int(s.rounds))
    if s.phase != Phase.OVER:
        yield Counter("starts-next" if s.phase == Phase.ROUND_OVER else "first", None, int(s.first) + 1)
    if rules.is_open(s):
        yield Counter("total", None, int(pot.total(s, cards.box)))
    for seat in range(s.seats):
        yield Counter("in-pot", seat, sum(s.putter[i] == seat for i in range(s.pot.n)))
        yield Counter("on-vermin", seat, sum(s.fed[v] > 0 and s.feeder[v] == seat for v in range(VERMIN)))
        if s.quiet >> seat & 1:
            yield Counter("quiet", seat, 1)


# -- what is asked ----------------------------------------------------------------------------------------------


def _prompt(s: Any, cards: CardSet, viewer: int | None) -> Text:
    match s.phase:
        case Phase.TURN | Phase.LAST_CARD:
            id = f"prompt.{handle(Phase(s.phase))}"
            return Text(f"{id}-own", _drawn(s, cards)) if viewer == s.turn else Text(id, {"seat": int(s.turn)})
        case Phase.BETWEEN:
            return _prompt_between(s, viewer)
        case Phase.ROUND_OVER if s.caller:
            total = int(pot.total(s, cards.box))
            id = "prompt.right" if total >= cards.box.enough else "prompt.wrong"
            return Text(id, {"seat": int(s.first), "n": total})
        case Phase.ROUND_OVER:
            return Text("prompt.nobody-called", {"seat": int(s.first)})
    return won_by(winners(rules, s, cards.box))


def _prompt_between(s: Any, viewer: int | None) -> Text:
    asked = _asked(s, viewer)
    if viewer in asked:
        return Text("prompt.between", {"to_seat": rules.next_seat(s, int(s.turn))}) if s.deck.n else Text("prompt.last")
    if viewer is not None and s.answer[viewer] != Answer.NONE:
        return Text(f"prompt.answered-{handle(Answer(s.answer[viewer]))}", {"seats": asked})
    return Text("prompt.waiting", {"seats": asked})


def _drawn(s: Any, cards: CardSet) -> dict[str, Value]:
    return {"card": _ingredient(cards, s.drawn)}


def _choices(s: Any, cards: CardSet, seat: int | None) -> Iterator[Choice]:
    if seat is None or not rules.to_act(s) >> seat & 1:
        return
    for move in range(MOVES):
        if rules.refusal(s, cards.box, seat, move) == 0:
            yield _choice(s, cards, move)


def _choice(s: Any, cards: CardSet, move: int) -> Choice:
    verb, place = split(move)
    text = f"choice.{handle(verb)}"
    match verb:
        case Move.POT:
            return Choice(move, "pot", Text(text, _drawn(s, cards)), "drawn:0", "pot")
        case Move.FEED:
            fed = {**_drawn(s, cards), "card_vermin": _vermin(cards, place)}
            return Choice(move, "feed", Text(own_name(text, cards, place), fed), "drawn:0", f"vermin:{place}")
        case Move.CALL if s.phase == Phase.TURN:
            return Choice(move, "call", Text(f"choice.call-{OPTION_VALUES['call'][int(s.options.call)]}"))
    return Choice(move, handle(verb), Text(text))


# -- points -----------------------------------------------------------------------------------------------------


def _points(s: Any, cards: CardSet) -> Iterator[Points]:
    box = cards.box
    for seat in range(s.seats):
        for counted, each, clause in (
            (s.right[seat], box.right, "right-call"),
            (s.wrong[seat], box.wrong, "wrong-call"),
            (s.unclaimed[seat], -box.unclaimed, "nobody-calls"),
        ):
            if counted:
                yield Points(seat, Text(f"points.{clause}", {"n": int(counted)}), int(counted * each), clause)


# -- words ------------------------------------------------------------------------------------------------------


def name(cards: CardSet, id: str, words: GameWords) -> str:
    """A card by its name in the catalogue; another by the name that its card set has, or its id."""
    if words.has(f"card.{id}"):
        return words(f"card.{id}")
    return next(iter(cards.by_id[id].names.values()), id)


def own_name(text: str, cards: CardSet, place: int) -> str:
    """The id of a text that names one of the vermin; another where a card set has given it a name of its own."""
    return f"{text}-own" if cards.card(place, "vermin").names else text


def about(cards: CardSet, id: str) -> Text:
    """What an ingredient is worth in the pot; what one of the vermin eats, or looks for."""
    card = cards.by_id[id]
    if card.group == "ingredient":
        worth = card.facts["worth"]
        return Text("about.worth" if len(worth) == 1 else "about.worth-together", {"points": worth})
    if "eats" in card.facts:
        return Text("about.eats", {"cards": (card.facts["eats"],)})
    return Text("about.vagabond", {"card": card.facts["looks_for"], **{k: card.facts[k] for k in ("takes", "adds")}})


def split(move: int) -> tuple[Move, int]:
    """The verb of a move and its place in the row of vermin."""
    verb = max(verb for verb in Move if verb <= move)
    return verb, move - verb


def describe(cards: CardSet, move: int) -> Text:
    """A move whatever the position: the vermin by name, or by number where the row has none."""
    verb, place = split(move)
    if verb != Move.FEED:
        return Text(f"move.{handle(verb)}")
    if place >= cards.box.vermin:
        return Text("move.feed-nobody", {"place": place + 1})
    return Text(own_name("move.feed", cards, place), {"card_vermin": _vermin(cards, place)})


def tell(cards: CardSet, event: Any, viewer: int | None) -> Text | None:
    """An event as this reader may hear of it."""
    what, seat = Event(event.what), int(event.seat)
    id = f"event.{handle(what)}"
    card: dict[str, Value] = {"card": _ingredient(cards, event.card)} if event.card and sees(event, viewer) else {}
    match what:
        case Event.ROUND:
            return Text("event.first-round" if event.other == 1 else id, {"seat": seat, "round": int(event.other)})
        case Event.DREW | Event.POT | Event.SET_ASIDE:
            return Text(id if card else f"{id}-hidden", {"seat": seat, **card})
        case Event.FED:
            hidden = id if card else f"{id}-hidden"
            vermin = {"card_vermin": _vermin(cards, event.other)}
            return Text(own_name(hidden, cards, int(event.other)), {"seat": seat, **card, **vermin})
        case Event.OPENED:
            return Text(id, {"seat": seat, **card})
        case Event.ATE | Event.NOTHING_TO_EAT:
            return Text(id, {"card_vermin": _vermin(cards, event.other), "cards": (_ingredient(cards, event.card),)})
        case Event.SHARED | Event.PASSED_ON:
            return Text(id, {"n": int(event.other), **card})
        case Event.COUNTED:
            counted = (_ingredient(cards, event.card),) * int(event.place)
            return Text(id, {"cards": counted, "n": int(event.other)})
        case Event.TOTAL:
            return Text(id, {"n": int(event.other)})
        case Event.RIGHT | Event.GAINED | Event.LOST:
            return Text(id, {"seat": seat, "n": int(event.other)})
        case Event.WON_TOGETHER:
            return Text(id, {"seats": seats_of(event.other)})
        case Event.CALLED | Event.CALLED_TOO | Event.QUIET | Event.WRONG | Event.WON:
            return Text(id, {"seat": seat})
    return Text(id)


def explain(view: View, cards: CardSet, move: int, clause: str) -> Text:
    """Why a move is refused, with the facts that the seat can see."""
    match clause:
        case "your-turn":
            return Text("why.your-turn", {"seats": view.to_act})
        case "feed-unfed":
            place = split(move)[1]
            return Text(own_name("why.feed-unfed", cards, place), {"card_vermin": _vermin(cards, place)})
        case "vermin-row":
            return Text("why.vermin-row", {"n": cards.box.vermin})
        case "let-simmer" | "not-again":
            return Text("why.let-simmer")
    return Text(f"why.{clause}")
