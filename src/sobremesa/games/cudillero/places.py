"""Cudillero: where its cards lie, and the facts that make a position besides, in words."""

from ...engine.cardset import Card
from ...engine.contract import handle
from ...engine.positions import Fact, Kind, Order, Place
from .cards import COLOUR_NAMES
from .event_words import ENDS
from .state import (
    ACTION_CARDS,
    BIDS,
    COLOURS,
    COLUMNS,
    DAYS,
    DEALT,
    FLOOR_PLACES,
    HAND,
    HELD,
    LEVELS,
    LIMIT,
    ROOF_PLACES,
    ROUNDS,
    SEATS,
    Action,
    Phase,
    Token,
)

REST = ("doorway", "floor", "roof", "action", "common", "personal", "token")
VARIANT = {"personal_objectives": "true"}


def _built(card: Card) -> bool:
    return card.group in ("doorway", "floor", "roof")


def _floor(card: Card) -> bool:
    return card.group == "floor"


def _roof(card: Card) -> bool:
    return card.group == "roof"


def _doorway(card: Card) -> bool:
    return card.group == "doorway"


def _action(card: Card) -> bool:
    return card.group == "action"


def _common(card: Card) -> bool:
    return card.group == "common"


def _personal(card: Card) -> bool:
    return card.group == "personal"


def _boxed(card: Card) -> bool:
    return card.group in ("doorway", "action", "common", "personal", "token")


def _of_actions(id: str, text: str, most: int, order: Order = Order.ANY) -> Place:
    return Place(id, text, "action cards", _action, order, each_seat=True, most=most)


PLACES = (
    *(
        Place(
            f"building-{n}",
            f"Building {n} of a seat, counted from the left, from its doorway up.",
            "a doorway, then floors, then a roof",
            _built,
            Order.AS_LAID,
            each_seat=True,
            most=1 + LEVELS,
            dealt=1 if n == 1 else 0,
        )
        for n in range(1, COLUMNS + 1)
    ),
    Place(
        "hand",
        "The bought cards of a seat; `-` is an empty place between cards.",
        "doorways, floors and roofs",
        _built,
        Order.BY_PLACE,
        each_seat=True,
        most=HAND,
        holes=True,
    ),
    Place("initial", "The initial roof that a seat keeps.", "a roof", _roof, Order.ANY, each_seat=True, most=1),
    Place(
        "dealt-roofs",
        "The roofs that a seat chooses from, in phase `keep`.",
        "roofs",
        _roof,
        Order.BY_PLACE,
        each_seat=True,
        most=DEALT,
    ),
    Place(
        "objective",
        "The personal objective that a seat keeps.",
        "a personal objective",
        _personal,
        Order.ANY,
        each_seat=True,
        most=1,
        when=VARIANT,
    ),
    Place(
        "dealt-objectives",
        "The personal objectives that a seat chooses from, in phase `keep`.",
        "personal objectives",
        _personal,
        Order.BY_PLACE,
        each_seat=True,
        most=DEALT,
        when=VARIANT,
    ),
    Place(
        "market-floors",
        "The floors of the market, of which each player brings two places.",
        "floors",
        _floor,
        Order.BY_PLACE,
        most=FLOOR_PLACES,
        dealt=4,
        holes=True,
    ),
    Place(
        "market-roofs",
        "The roofs of the market, of which each player brings one place.",
        "roofs",
        _roof,
        Order.BY_PLACE,
        most=ROOF_PLACES,
        dealt=2,
        holes=True,
    ),
    Place("floor-discard", "The discarded floors.", "floors", _floor, Order.AS_LAID),
    Place("roof-discard", "The discarded roofs.", "roofs", _roof, Order.AS_LAID),
    Place("floors", "The deck of floors.", "floors", _floor, Order.AS_DRAWN, takes_rest=True),
    Place("roofs", "The deck of roofs.", "roofs", _roof, Order.AS_DRAWN, takes_rest=True),
    Place(
        "doorways",
        "The doorway deck: what is neither built nor bought of four a player.",
        "doorways",
        _doorway,
        Order.ANY,
    ),
    _of_actions(
        "actions", "The action cards in the hand of a seat; what is not named is filled up from the lowest.", HELD
    ),
    _of_actions("bids", "The two bids of a seat, once they are laid.", BIDS),
    _of_actions("act", "The card that a seat acts with, once it is laid.", 1),
    _of_actions("used", "The action cards that a seat has discarded on this day.", ACTION_CARDS),
    _of_actions("action-deck", "The action deck of a seat; what is named comes first.", ACTION_CARDS, Order.AS_DRAWN),
    Place("common", "The common objective.", "a common objective", _common, Order.ANY, least=1, most=1, dealt=1),
    Place(
        "box",
        "All that is not in play, and every token: facts say who has which.",
        "the rest",
        _boxed,
        Order.ANY,
        takes_rest=True,
    ),
)

FACTS = (
    Fact(
        "phase",
        "What is being decided; the action phase if it is not named.",
        Kind.WORD,
        words=tuple(map(handle, Phase)),
    ),
    Fact("day", "The day; 1 if it is not named.", Kind.NUMBER, least=1, most=DAYS),
    Fact("round", "The round of the day; 1 if it is not named.", Kind.NUMBER, least=1, most=ROUNDS),
    Fact("first", "The starting player of this round, or before bids are turned over of the round before.", Kind.SEAT),
    Fact("turn", "The seat on turn; the first in the order if it is not named.", Kind.SEAT),
    Fact(
        "acted",
        "Whether the seat on turn has made a move in this turn; if not named it has in phase `free` and not before.",
        Kind.YES,
    ),
    Fact(
        "moved",
        "The end that the seat on turn has just moved an empty doorway to, and has done nothing else since.",
        Kind.WORD,
        words=ENDS,
    ),
    Fact(
        "spot",
        "Where a seat is in the order of turns; from the first in play order if it is not named.",
        Kind.NUMBER,
        each_seat=True,
        least=1,
        most=SEATS,
    ),
    Fact("both", "The seats that do both actions; the first in the order if it is not named.", Kind.SEATS),
    *(
        Fact(
            f"due-{handle(action)}",
            f"How often the seat on turn may still do the action {handle(action)}, besides `either`.",
            Kind.NUMBER,
            most=9,
        )
        for action in Action
    ),
    Fact("either", "How often the seat on turn may still do either action of its card.", Kind.NUMBER, most=9),
    Fact(
        "owed",
        "The free cards that the seat on turn may add, in phase `free`; 1 if it is not named.",
        Kind.NUMBER,
        least=1,
        most=99,
    ),
    Fact(
        "kept",
        "What a seat keeps while others choose: 1 the first roof, 3 the second; 1 more with the second objective.",
        Kind.NUMBER,
        each_seat=True,
        least=1,
        most=DEALT * DEALT,
    ),
    Fact(
        "spends",
        "What a seat uses while others decide about tokens: 1 for +10 and 2 for +20, added up.",
        Kind.NUMBER,
        each_seat=True,
        most=3,
    ),
    *(
        Fact(
            handle(token),
            f"Whether a seat has the token {handle(token)}; if not named {'it has' if token < 2 else 'not'}.",
            Kind.YES,
            each_seat=True,
        )
        for token in Token
    ),
    Fact("gained", "The seats that have gained the extra turn token; who has it is among them.", Kind.SEATS),
    Fact("second-day", "The token that comes on day 2.", Kind.WORD, words=("extra-action", "relocate")),
    *(Fact(f"value-{colour}", f"The value of {colour}.", Kind.NUMBER, most=99) for colour in COLOUR_NAMES),
    Fact(
        "reached",
        "The colours whose bonus of the stock market is spent.",
        Kind.PLACES,
        most=COLOURS,
        where="the board: blue, yellow, white, red",
    ),
    Fact("met-first", "The seat that has met the common objective first.", Kind.SEAT),
    Fact("met-second", "The seat that has met it second.", Kind.SEAT),
    Fact("returned-roof", "The roof that a seat has given back, as it remembers.", Kind.CARD, each_seat=True),
    Fact("returned-objective", "The personal objective that it has given back.", Kind.CARD, each_seat=True),
    Fact("roof-renewals", "How often the roof discards have become the deck.", Kind.NUMBER, most=LIMIT),
    Fact("moves", "The moves made so far.", Kind.NUMBER, most=LIMIT),
)
