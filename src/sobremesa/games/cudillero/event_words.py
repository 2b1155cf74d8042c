"""Cudillero: its events in words, for case files."""

from ...engine.contract import handle
from ...engine.positions import EventWords, Kind, Part
from .cards import COLOUR_NAMES
from .names import BUILT
from .state import COLUMNS, LEVELS, MARKET, Event, Token

SEAT = Part("seat", Kind.SEAT)
CARD = Part("card", Kind.CARD, BUILT)
ACTION_CARD = Part("card", Kind.CARD, ("action",))
COMMON = Part("card", Kind.CARD, ("common",))
TOKEN = Part("card", Kind.WORD, words=tuple(map(handle, Token)))
COLOUR = Part("card", Kind.WORD, words=COLOUR_NAMES)
NUMBER = Part("other", Kind.NUMBER)
SPOT = {
    "spot": Part(
        "other", Kind.WORD, words=tuple(f"{n // LEVELS + 1}-{n % LEVELS + 1}" for n in range(COLUMNS * LEVELS))
    )
}
FROM = {
    "from": Part(
        "place", Kind.WORD, words=tuple(f"{n // LEVELS + 1}-{n % LEVELS + 1}" for n in range(COLUMNS * LEVELS))
    )
}
ENDS = ("left", "right")
WITH = {"with": Part("other", Kind.CARD, BUILT)}
END = {"end": Part("other", Kind.WORD, words=ENDS)}
HELD = {"place": Part("place", Kind.PLACE)}
OF_CARD = {"seat": SEAT, "card": CARD}
OF_PERSONAL = {"seat": SEAT, "card": Part("card", Kind.CARD, ("personal",))}
OF_TOKEN = {"seat": SEAT, "token": TOKEN}
OF_COLOUR = {"seat": SEAT, "colour": COLOUR, "to": NUMBER}
IN_MARKET = Part("place", Kind.PLACE, where=f"the market: floors, roofs from 9 on, the doorway {MARKET + 1}")

EVENTS = (
    EventWords(Event.DREW, "A seat draws an action card.", {"seat": SEAT, "card": ACTION_CARD}),
    EventWords(Event.DOORWAY_DEALT, "A seat is dealt its first doorway.", {"seat": SEAT}),
    EventWords(Event.ROOF_DEALT, "A seat is dealt a roof to choose from.", {**OF_CARD, **HELD}),
    EventWords(Event.OBJECTIVE_DEALT, "A seat is dealt a personal objective to choose from.", OF_PERSONAL | HELD),
    EventWords(Event.DAY_TOKEN, "A token will come on a day.", {"token": TOKEN, "day": NUMBER}),
    EventWords(Event.COMMON, "The common objective is drawn.", {"card": COMMON}),
    EventWords(Event.BEGINS, "A seat would start if all bids were equal.", {"seat": SEAT}),
    EventWords(Event.KEPT, "A seat keeps a roof, and with the variant a personal objective.", OF_CARD),
    EventWords(Event.FILLED, "A card from its deck lies in the market.", {"card": CARD, "place": IN_MARKET}),
    EventWords(
        Event.RENEWED,
        "So many discards become a new deck.",
        {"deck": Part("card", Kind.WORD, words=("floors", "roofs")), "cards": NUMBER},
    ),
    EventWords(Event.ROUND, "A round of a day begins.", {"day": NUMBER, "round": Part("place", Kind.NUMBER)}),
    EventWords(Event.LAID, "All have laid bids and action card."),
    EventWords(Event.SPENT, "A seat uses a token, and its higher bid now counts more.", OF_TOKEN | {"bid": NUMBER}),
    EventWords(
        Event.REVEALED,
        "A seat's cards are turned over.",
        {"seat": SEAT, "card": ACTION_CARD, "high": Part("place", Kind.NUMBER), "low": NUMBER},
    ),
    EventWords(Event.WINS, "A seat wins the bid.", {"seat": SEAT}),
    EventWords(Event.TIES, "A seat shares the first place: all bids are equal.", {"seat": SEAT}),
    EventWords(
        Event.TURN,
        "A seat's turn begins, with one action or with both.",
        {"seat": SEAT, "actions": Part("other", Kind.WORD, words=("one", "both"))},
    ),
    EventWords(
        Event.BOUGHT,
        "A seat buys a card of the market.",
        {**OF_CARD, **HELD, "from": Part("other", Kind.PLACE, where=IN_MARKET.where)},
    ),
    EventWords(Event.BUILT, "A seat builds a card of the hand.", {**OF_CARD, **HELD, **SPOT}),
    EventWords(Event.ADDED, "A seat adds a free card of the market.", {**OF_CARD, "place": IN_MARKET, **SPOT}),
    EventWords(Event.DOORWAY_BUILT, "A seat builds a doorway of the hand.", {"seat": SEAT, **HELD, **END}),
    EventWords(Event.DOORWAY_ADDED, "A seat adds a free doorway from the deck.", {"seat": SEAT, **END}),
    EventWords(Event.LINE, "So many clothes lines are completed.", {"seat": SEAT, "lines": NUMBER}),
    EventWords(Event.DECLINED, "A seat declines a free card.", {"seat": SEAT}),
    EventWords(Event.NONE_FITS, "So many free cards are lost.", {"seat": SEAT, "cards": NUMBER}),
    EventWords(Event.EXTRA_TURN_GAINED, "A seat gains the extra turn token.", {"seat": SEAT}),
    EventWords(Event.RAISED, "A seat raises a colour.", OF_COLOUR),
    EventWords(Event.LOWERED, "A seat lowers a colour.", OF_COLOUR),
    EventWords(Event.REACHED, "A colour has reached the line: a free card.", {"seat": SEAT, "colour": COLOUR}),
    EventWords(Event.SWAPPED_UP, "A seat swaps a card with the one above it.", {**OF_CARD, **FROM, **WITH}),
    EventWords(Event.SWAPPED_ASIDE, "A seat swaps a card with the one to its right.", {**OF_CARD, **FROM, **WITH}),
    EventWords(Event.DOORWAY_MOVED, "A seat moves an empty doorway to the other end.", {"seat": SEAT, **END}),
    EventWords(Event.USED, "A seat uses a token in its turn.", OF_TOKEN),
    EventWords(
        Event.MET,
        "A seat meets the common objective.",
        {"seat": SEAT, "card": COMMON, "as": Part("other", Kind.WORD, words=("none", "first", "second"))},
    ),
    EventWords(Event.ENDED, "A seat ends its turn.", {"seat": SEAT}),
    EventWords(Event.ROUND_OVER, "The cards played are discarded."),
    EventWords(Event.MARKET_AWAY, "Floors and roofs of the market are discarded."),
    EventWords(Event.TOOK_TOKEN, "A seat takes the token of the new day.", OF_TOKEN),
    EventWords(Event.ROOF_BUILT, "A seat builds its initial roof.", {**OF_CARD, **SPOT}),
    EventWords(Event.ROOF_LOST, "An initial roof cannot be built.", OF_CARD),
    EventWords(
        Event.OBJECTIVE,
        "A personal objective is laid open.",
        {**OF_PERSONAL, "met": Part("other", Kind.WORD, words=("no", "yes"))},
    ),
    EventWords(Event.OVER, "The third day has ended: the game is over."),
    EventWords(Event.LIMIT, "The game has become too long."),
)
