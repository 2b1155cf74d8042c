"""Stew: its places, facts and events in words, and how a position is laid out from them."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from ...engine.cardset import Card, CardSet
from ...engine.contract import handle, seats_of
from ...engine.events import just
from ...engine.piles import push
from ...engine.positions import BadPosition, EventWords, Fact, Kind, Layout, Order, Part, Place, at
from . import rules
from .state import CARDS, LIMIT, VERMIN, Answer, Call, Ending, Event, Phase

REST = ("ingredient", "vermin")
ANSWERS = tuple(map(handle, Answer))
MOST = 99  # rounds and calls that a position may have seen

# -- places -----------------------------------------------------------------------------------------------------


def _is_ingredient(card: Card) -> bool:
    return card.group == "ingredient"


def _is_vermin(card: Card) -> bool:
    return card.group == "vermin"


PLACES = (
    Place("vermin", "The row of vermin: always all of them.", "vermin", _is_vermin, Order.ANY, takes_rest=True),
    Place(
        "drawn",
        "The card that the seat on turn has drawn.",
        "one ingredient",
        _is_ingredient,
        Order.BY_PLACE,
        most=1,
    ),
    Place("pot", "The pot.", "ingredients", _is_ingredient, Order.AS_LAID),
    Place(
        "fed",
        "The card on each of the vermin, in the order of the row; `-` is one that has not been fed.",
        "ingredients",
        _is_ingredient,
        Order.BY_PLACE,
        most=VERMIN,
        holes=True,
    ),
    Place(
        "aside",
        "The card that has left the round with the call of its player.",
        "one ingredient",
        _is_ingredient,
        Order.BY_PLACE,
        most=1,
        when={"call": "advanced"},
    ),
    Place("deck", "The deck.", "ingredients", _is_ingredient, Order.AS_DRAWN, takes_rest=True),
)

FACTS = (
    Fact("turn", "The seat on turn; between turns the one that has just played; seat 1 if it is not named.", Kind.SEAT),
    Fact(
        "first",
        "The seat that goes first in this round, or in the next one when it is over; seat 1 if it is not named.",
        Kind.SEAT,
    ),
    Fact(
        "phase",
        "What is being decided: a turn with a drawn card, the next round without one, if it is not named.",
        Kind.WORD,
        words=tuple(map(handle, Phase)),
    ),
    Fact("caller", "The seat whose call has ended this round.", Kind.SEAT),
    Fact("called", "The seats that have called in this round; the caller alone if they are not named.", Kind.SEATS),
    Fact("quiet", "The seats that are not asked between turns again in this round.", Kind.SEATS),
    Fact("answer", "What a seat has answered between turns.", Kind.WORD, each_seat=True, words=ANSWERS),
    Fact(
        "put",
        "Which cards of the pot a seat has put there, counted from the first; those of no seat are from seat 1.",
        Kind.PLACES,
        each_seat=True,
        most=CARDS,
    ),
    Fact(
        "fed_by",
        "Which of the vermin a seat has fed, counted in the row; those of no seat have been fed by seat 1.",
        Kind.PLACES,
        each_seat=True,
        most=VERMIN,
    ),
    Fact("right", "The right calls of a seat.", Kind.NUMBER, each_seat=True, most=MOST),
    Fact("wrong", "The wrong calls of others that have brought a seat points.", Kind.NUMBER, each_seat=True, most=MOST),
    Fact("unclaimed", "The rounds that a seat led and nobody called.", Kind.NUMBER, each_seat=True, most=MOST),
    Fact("rounds", "The rounds begun so far.", Kind.NUMBER, least=1, most=LIMIT),
    Fact("moves", "The moves made so far.", Kind.NUMBER, most=LIMIT),
)

# -- events -----------------------------------------------------------------------------------------------------

SEAT, CARD = Part("seat", Kind.SEAT), Part("card", Kind.CARD, ("ingredient",))
PLACE, EATER = Part("place", Kind.PLACE), Part("other", Kind.CARD, ("vermin",))
POINTS, COUNT, NUMBER = Part("other", Kind.NUMBER), Part("place", Kind.NUMBER), Part("other", Kind.NUMBER)

EVENTS = (
    EventWords(Event.ROUND, "A round begins; the seat goes first.", {"seat": SEAT, "round": NUMBER}),
    EventWords(Event.DREW, "A seat draws a card.", {"seat": SEAT, "card": CARD}),
    EventWords(Event.POT, "A seat puts a card into the pot.", {"seat": SEAT, "card": CARD, "place": PLACE}),
    EventWords(Event.FED, "A seat feeds one of the vermin.", {"seat": SEAT, "card": CARD, "vermin": EATER}),
    EventWords(Event.CALLED, "A seat calls.", {"seat": SEAT}),
    EventWords(Event.CALLED_TOO, "A seat calls, and another's call counts.", {"seat": SEAT}),
    EventWords(Event.SET_ASIDE, "The card of the caller leaves the round.", {"seat": SEAT, "card": CARD}),
    EventWords(Event.SIMMERS, "Nobody has called between turns."),
    EventWords(Event.QUIET, "A seat need not be asked again in the round.", {"seat": SEAT}),
    EventWords(
        Event.OPENED,
        "A card of the pot is shown; the seat has put it there.",
        {"seat": SEAT, "card": CARD, "place": PLACE},
    ),
    EventWords(Event.ATE, "An animal eats a card of the pot.", {"vermin": EATER, "card": CARD, "place": PLACE}),
    EventWords(Event.NOTHING_TO_EAT, "An animal finds no such card in the pot.", {"vermin": EATER, "card": CARD}),
    EventWords(Event.SHARED, "The Vagabond finds that card: the pot loses points.", {"card": CARD, "points": POINTS}),
    EventWords(Event.PASSED_ON, "The Vagabond finds no such card: it gains points.", {"card": CARD, "points": POINTS}),
    EventWords(
        Event.COUNTED,
        "So many cards of a kind are counted together.",
        {"card": CARD, "cards": COUNT, "points": POINTS},
    ),
    EventWords(Event.TOTAL, "The pot is worth so much.", {"points": POINTS}),
    EventWords(Event.RIGHT, "The caller was right and gains points.", {"seat": SEAT, "points": POINTS}),
    EventWords(Event.WRONG, "The caller was wrong.", {"seat": SEAT}),
    EventWords(Event.GAINED, "A seat gains points by a wrong call.", {"seat": SEAT, "points": POINTS}),
    EventWords(Event.NOBODY_CALLED, "The deck has run out and nobody has called."),
    EventWords(Event.LOST, "The seat with the most points loses some.", {"seat": SEAT, "points": POINTS}),
    EventWords(Event.TIED, "Several have the most points: nobody loses any."),
    EventWords(Event.WON, "A seat has won.", {"seat": SEAT}),
    EventWords(Event.LIMIT, "The game has become too long."),
    EventWords(Event.WON_TOGETHER, "Several seats share the victory."),
)

# -- from words to a state --------------------------------------------------------------------------------------


def lay_out(s: Any, cards: CardSet, layout: Layout) -> None:
    """Lay every card where the layout says; the phase and who is asked follow."""
    facts = layout.facts
    number = {card.id: card.number for card in cards.cards}
    lie = {place: [number[id] if id else 0 for id in ids] for place, ids in layout.cards.items()}
    s.turn, s.first = facts.get("turn", 0), facts.get("first", 0)
    s.rounds, s.moves = facts.get("rounds", 1), facts.get("moves", 0)
    s.drawn, s.aside = sum(lie["drawn"]), sum(lie.get("aside", ()))
    for card in reversed(lie["deck"]):
        push(s.deck, card)
    for card in lie["pot"]:
        push(s.pot, card)
    for place, card in enumerate(lie["fed"]):
        s.fed[place] = card
    for seat in range(s.seats):
        for fact in ("right", "wrong", "unclaimed"):
            getattr(s, fact)[seat] = facts.get(at(fact, seat), 0)
    _lay_whose(s, cards, facts)
    _work_out(s, cards, facts)


def _lay_whose(s: Any, cards: CardSet, facts: Mapping[str, Any]) -> None:
    """Who has put each card where it lies."""
    if any(card for place, card in enumerate(s.fed) if place >= cards.box.vermin):
        raise BadPosition("fed", f"there are {cards.box.vermin} vermin in the row")
    for seat in range(s.seats):
        for i in facts.get(at("put", seat), ()):
            if i >= s.pot.n:
                raise BadPosition(at("put", seat), f"the pot has {s.pot.n} cards, and no card {i + 1}")
            s.putter[i] = seat
        for place in facts.get(at("fed_by", seat), ()):
            if not s.fed[place]:
                raise BadPosition(at("fed_by", seat), f"no card lies on vermin {place + 1}")
            s.feeder[place] = seat


def _work_out(s: Any, cards: CardSet, facts: Mapping[str, Any]) -> None:
    """The phase, and who is asked; BadPosition for what does not agree with the cards."""
    s.caller = facts["caller"] + 1 if "caller" in facts else 0
    s.called = sum(just(seat) for seat in {*facts.get("called", ()), *([facts["caller"]] if s.caller else ())})
    s.quiet = sum(just(seat) for seat in facts.get("quiet", ()))
    answers = {seat: ANSWERS.index(facts.get(at("answer", seat), "none")) for seat in range(s.seats)}
    follows = Phase.TURN if s.drawn else Phase.BETWEEN if any(answers.values()) else Phase.ROUND_OVER
    s.phase = next((phase for phase in Phase if handle(phase) == facts.get("phase")), follows)
    match s.phase:
        case Phase.TURN | Phase.LAST_CARD:
            s.asked = just(s.turn)
        case Phase.BETWEEN:
            s.asked = rules.may_call(s)
        case Phase.ROUND_OVER:
            s.asked = just(s.first)
    _check_cards(s)
    _check_caller(s)
    for seat, answer in answers.items():
        if answer:
            if s.phase != Phase.BETWEEN or not s.asked >> seat & 1:
                raise BadPosition(at("answer", seat), f"seat {seat + 1} is not asked between turns here")
            s.answer[seat] = answer
            s.asked &= ~just(seat)
    if s.phase == Phase.BETWEEN and not s.asked:
        if rules.may_call(s):
            raise BadPosition("phase", "between turns somebody is still asked: leave one seat's answer open")
        raise BadPosition("quiet", "between turns somebody is asked: not all others can be quiet")
    won = any(rules.points(s, cards.box, seat) >= cards.box.goal for seat in range(s.seats))
    if s.phase == Phase.OVER:
        s.ending = Ending.WON if won else Ending.LIMIT
    elif won:
        raise BadPosition("phase", "a seat has won: the phase is 'over'")


def _check_cards(s: Any) -> None:
    phase = handle(Phase(s.phase))
    if s.drawn and s.phase not in (Phase.TURN, Phase.LAST_CARD):
        raise BadPosition("phase", f"nobody holds a drawn card in the phase {phase!r}")
    if not s.drawn and s.phase in (Phase.TURN, Phase.LAST_CARD):
        raise BadPosition("phase", f"in the phase {phase!r} the seat on turn has drawn a card: name 'drawn'")
    if s.phase == Phase.BETWEEN and not s.pot.n and not any(s.fed):
        raise BadPosition("phase", "before the first card of a round nobody is asked between turns")
    if s.phase == Phase.ROUND_OVER and not s.caller and s.deck.n:
        raise BadPosition("caller", "a round that nobody has called ends with an empty deck")


def _check_caller(s: Any) -> None:
    if s.phase == Phase.LAST_CARD and (s.caller - 1 != s.turn or s.options.call != Call.EASY):
        raise BadPosition(
            "caller", "who plays the last card of the round is on turn and has called, in the easy version"
        )
    if s.caller and s.phase in (Phase.TURN, Phase.BETWEEN):
        raise BadPosition("caller", "a call ends the round")
    if s.called and not s.caller:
        raise BadPosition("called", "of those who have called one is the caller")
    if s.caller and s.phase == Phase.ROUND_OVER and s.caller - 1 != s.first:
        raise BadPosition("first", "the caller goes first in the next round")
    if s.aside and (not s.caller or s.caller - 1 != s.turn):
        raise BadPosition("aside", "a card leaves the round with the call of the seat on turn")


# -- from a state to words --------------------------------------------------------------------------------------


def layout(s: Any, cards: CardSet) -> Layout:
    """Where everything lies."""
    lie = {
        "vermin": tuple(card.id for card in cards.cards if _is_vermin(card)),
        "drawn": _ids(cards, [s.drawn] if s.drawn else []),
        "pot": _ids(cards, islice(s.pot.card, s.pot.n)),
        "fed": _ids(cards, _fed(s)),
        "deck": _ids(cards, reversed(list(islice(s.deck.card, s.deck.n)))),
    }
    if s.options.call == Call.ADVANCED:
        lie["aside"] = _ids(cards, [s.aside] if s.aside else [])
    return Layout(lie, dict(_facts(s)))


def _fed(s: Any) -> list[int]:
    fed = list(s.fed)
    while fed and not fed[-1]:
        fed.pop()
    return fed


def _ids(cards: CardSet, numbers: Iterable[int]) -> tuple[str | None, ...]:
    return tuple(cards.card(int(number), "ingredient").id if number else None for number in numbers)


def _facts(s: Any) -> Iterator[tuple[str, Any]]:
    yield "turn", int(s.turn)
    yield "first", int(s.first)
    yield "phase", handle(Phase(s.phase))
    yield "quiet", seats_of(s.quiet)
    yield "rounds", int(s.rounds)
    yield "moves", int(s.moves)
    if s.caller:
        yield "caller", int(s.caller) - 1
        yield "called", seats_of(s.called)
    for seat in range(s.seats):
        if s.answer[seat]:
            yield at("answer", seat), ANSWERS[s.answer[seat]]
        yield at("put", seat), tuple(i for i in range(s.pot.n) if s.putter[i] == seat)
        yield at("fed_by", seat), tuple(place for place in range(VERMIN) if s.fed[place] and s.feeder[place] == seat)
        for fact in ("right", "wrong", "unclaimed"):
            yield at(fact, seat), int(getattr(s, fact)[seat])
