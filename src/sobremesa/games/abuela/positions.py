"""Abuela Co.: its places, facts and events in words; how a position is laid out from them stands in laying.py."""

from ...engine.cardset import Card
from ...engine.contract import handle
from ...engine.positions import EventWords, Fact, Kind, Order, Part, Place
from .laying import BASE, SAZON, lay_out, layout
from .state import (
    ACTIONS,
    BURNERS,
    HAND,
    LIMIT,
    OWED,
    PANTRY,
    SEATS,
    SIX,
    Action,
    Ending,
    Event,
    Phase,
    Side,
)

__all__ = ["EVENTS", "FACTS", "PLACES", "REST", "lay_out", "layout"]

REST = ("ingredient", "processed", "recipe", "stove", "help")

# -- places -----------------------------------------------------------------------------------------------------


def _in_hand(card: Card) -> bool:
    return card.group in ("ingredient", "processed")


def _on_burner(card: Card) -> bool:
    return _in_hand(card) and not _is_interaction(card)


def _is_interaction(card: Card) -> bool:
    return card.facts.get("role") == "interaction"


def _is_ingredient(card: Card) -> bool:
    return card.group == "ingredient"


def _is(group: str):
    return lambda card: card.group == group


def _in_box(card: Card) -> bool:
    """In the box without Con Más Sazón: what bears its label, stoves that nobody has, help cards."""
    return card.group in ("stove", "help") or bool(card.facts.get("labelled"))


def _put_back(card: Card) -> bool:
    return card.group in ("recipe", "stove", "help")


def _burner(id: str, text: str, *, each_seat: bool) -> Place:
    what = "basics, specials and processed foods"
    return Place(id, text, what, _on_burner, Order.ANY, each_seat=each_seat)


PLACES = (
    Place(
        "box",
        "What stays in the box: cards with the label, stoves that nobody has, help cards.",
        "cards with the label, stoves and help cards",
        _in_box,
        Order.ANY,
        takes_rest=True,
        when={"sazon": BASE},
    ),
    Place(
        "hand",
        "The hand of a seat; `-` is an empty place between cards.",
        "ingredients and processed foods",
        _in_hand,
        Order.BY_PLACE,
        each_seat=True,
        most=HAND,
        holes=True,
    ),
    Place(
        "stove",
        "The stove of a seat.",
        "one stove",
        _is("stove"),
        Order.BY_PLACE,
        each_seat=True,
        least=1,
        most=1,
        dealt=1,
    ),
    *(
        _burner(f"burner-{n}", f"Burner {n} of a seat's stove, its cards in any order.", each_seat=True)
        for n in range(1, BURNERS + 1)
    ),
    *(
        _burner(f"community-{n}", f"Burner {n} of the community stove, if that is in play.", each_seat=False)
        for n in range(1, BURNERS + 1)
    ),
    Place(
        "coffee",
        "The Cup of Coffee on the stove of a seat.",
        "one Cup of Coffee",
        lambda card: card.id == "coffee" and _is_interaction(card),
        Order.BY_PLACE,
        each_seat=True,
        most=1,
    ),
    Place("cooked", "The recipes that a seat has cooked.", "recipes", _is("recipe"), Order.ANY, each_seat=True),
    Place(
        "effect",
        "The interaction card that takes effect, while the affected player chooses.",
        "one interaction card, no Cup of Coffee",
        lambda card: _is_interaction(card) and card.id != "coffee",
        Order.BY_PLACE,
        most=1,
    ),
    Place(
        "pantry",
        "The pantry; `-` is an empty place.",
        "ingredients",
        _is_ingredient,
        Order.BY_PLACE,
        most=PANTRY,
        dealt=PANTRY,
        holes=True,
    ),
    Place("deck", "The deck.", "ingredients", _is_ingredient, Order.AS_DRAWN, takes_rest=True),
    Place("discard", "The discard pile.", "ingredients", _is_ingredient, Order.AS_LAID, takes_rest=True),
    Place(
        "foods",
        "The processed foods in their piles.",
        "processed foods",
        _is("processed"),
        Order.ANY,
        takes_rest=True,
    ),
    Place("recipes", "The recipes on the table.", "recipes", _is("recipe"), Order.ANY, takes_rest=True),
    Place(
        "put-back",
        "What is back in the box: recipes that are not played with, stoves that nobody has, help cards.",
        "recipes, stoves and help cards",
        _put_back,
        Order.ANY,
        takes_rest=True,
        when={"sazon": SAZON},
    ),
)

# -- facts ------------------------------------------------------------------------------------------------------


def _timer(prefix: str, n: int, *, each_seat: bool) -> tuple[Fact, ...]:
    """What there is to say of a locked burner."""
    burner = f"Burner {n}" if each_seat else f"Burner {n} of the community stove"
    waits = f"{burner} waits for the next turn of this seat; moves name its card `the card with the running timer`."
    return (
        Fact(f"{prefix}{n}", waits, Kind.SEAT, each_seat=each_seat),
        Fact(
            f"{prefix}card-{n}",
            "The timer card that it waits for; the one that lies there if it is not named.",
            Kind.CARD,
            each_seat=each_seat,
        ),
        Fact(
            f"{prefix}cards-{n}",
            "How many of these cards it waits for; all that lie there if it is not named.",
            Kind.NUMBER,
            each_seat=each_seat,
            least=1,
            most=SIX,
        ),
    )


FACTS = (
    Fact("turn", "The seat on turn; seat 1 if it is not named.", Kind.SEAT),
    Fact("first", "The seat that begins every round; seat 1 if it is not named.", Kind.SEAT),
    Fact("phase", "What is being decided. It follows from the rest.", Kind.WORD, words=tuple(map(handle, Phase))),
    Fact("ending", "How near the end is; `not-met` if it is not named.", Kind.WORD, words=tuple(map(handle, Ending))),
    Fact("rounds", "The rounds begun so far; 1 if it is not named.", Kind.NUMBER, least=1, most=LIMIT),
    Fact("moves", "The moves made so far.", Kind.NUMBER, most=LIMIT),
    Fact("renewals", "How often the discards have become the deck.", Kind.NUMBER, most=LIMIT),
    Fact(
        "left",
        "Actions of the turn that have not begun; two, or one while an action is under way.",
        Kind.NUMBER,
        most=ACTIONS,
    ),
    Fact("free-used", "Whether the free action of the turn has been used.", Kind.YES),
    Fact("action", "The action under way, `none` if none is.", Kind.WORD, words=tuple(map(handle, Action))),
    Fact("enhanced", "Whether it is enhanced.", Kind.YES),
    Fact("steps", "Cards moved or dishes cooked in it; 1 if it is plain, 0 if it is enhanced.", Kind.NUMBER, most=SIX),
    Fact("moved", "Whether an enhanced removing has moved a card to another burner.", Kind.YES),
    Fact("swapped-hand", "The places of the hand that have been exchanged.", Kind.PLACES, most=HAND),
    Fact(
        "swapped-pantry",
        "The places of the pantry that have been exchanged.",
        Kind.PLACES,
        most=PANTRY,
        where="the pantry",
    ),
    Fact("lit-stove", "The stove that is being lit.", Kind.WORD, words=("none", "own", "community")),
    Fact(
        "lit",
        "The burners that have been cooked on in this action.",
        Kind.PLACES,
        most=BURNERS,
        where="the stove",
    ),
    Fact("community-lit", "Whether the community stove has been cooked on in this turn.", Kind.YES),
    Fact("struck", "The seats that an interaction card has been played on in this turn.", Kind.SEATS),
    Fact("affected", "The seat that an interaction card affects and that must choose.", Kind.SEAT),
    Fact(
        "owed",
        "How many cards the effect still asks for; as many as it can if it is not named.",
        Kind.NUMBER,
        least=1,
        most=OWED,
    ),
    Fact(
        "side",
        "The side of a seat's stove that lies up; A if it is not named.",
        Kind.WORD,
        each_seat=True,
        words=tuple(side.name for side in Side),
    ),
    Fact(
        "coffee-waits",
        "The ends of own turns that the coffee of a seat waits for; 1 if it is not named.",
        Kind.NUMBER,
        each_seat=True,
        least=1,
        most=2,
    ),
    Fact(
        "open",
        "The places of a hand whose cards everybody knows; processed foods always are known.",
        Kind.PLACES,
        each_seat=True,
        most=HAND,
    ),
    *(
        Fact(
            f"known-{n}",
            f"The places of a hand whose cards seat {n} knows besides its owner.",
            Kind.PLACES,
            each_seat=True,
            most=HAND,
        )
        for n in range(1, SEATS + 1)
    ),
    *(
        Fact(
            f"dealt-{n}",
            f"How often the deck had been renewed when card {n} of a hand came from it; as often as"
            " now if it is not named.",
            Kind.NUMBER,
            each_seat=True,
            most=LIMIT,
        )
        for n in range(1, HAND + 1)
    ),
    *(fact for n in range(1, BURNERS + 1) for fact in _timer("timer-", n, each_seat=True)),
    *(fact for n in range(1, BURNERS + 1) for fact in _timer("community-timer-", n, each_seat=False)),
)

# -- events -----------------------------------------------------------------------------------------------------

ACTION_NAMES = tuple(map(handle, Action))
SEAT, PLACE = Part("seat", Kind.SEAT), Part("place", Kind.PLACE)
INGREDIENT, FOOD = Part("card", Kind.CARD, ("ingredient",)), Part("card", Kind.CARD, ("processed",))
CARD, RECIPE = Part("card", Kind.CARD, ("ingredient", "processed")), Part("card", Kind.CARD, ("recipe",))
TARGET = Part("other", Kind.SEAT)
IN_PANTRY, FROM = Part("place", Kind.PLACE, where="the pantry"), Part("other", Kind.PLACE, where="the pantry")
BURNER_NAMES = tuple(
    f"burner-{burner}.{seat}" for seat in range(1, SEATS + 1) for burner in range(1, BURNERS + 1)
) + tuple(f"community-{burner}" for burner in range(1, BURNERS + 1))
HAND_NAMES = tuple(f"hand.{seat}.{place}" for seat in range(1, SEATS + 1) for place in range(1, HAND + 1))
BURNER, AT = Part("other", Kind.WORD, words=BURNER_NAMES), Part("place", Kind.WORD, words=BURNER_NAMES)
LEFT_NAMES = BURNER_NAMES + tuple(f"{name} (timer)" for name in BURNER_NAMES)
LEFT, LEFT_AT = Part("other", Kind.WORD, words=LEFT_NAMES), Part("place", Kind.WORD, words=LEFT_NAMES)

EVENTS = (
    EventWords(Event.RECIPE_AWAY, "A recipe goes back to the box.", {"card": RECIPE}),
    EventWords(Event.SHUFFLED_BACK, "The pantry being laid out had three alike and goes back into the deck."),
    EventWords(
        Event.FILLED, "A card from the deck fills a place of the pantry.", {"card": INGREDIENT, "place": IN_PANTRY}
    ),
    EventWords(
        Event.STOVE,
        "A seat gets a stove.",
        {
            "seat": SEAT,
            "card": Part("card", Kind.CARD, ("stove",)),
            "side": Part("other", Kind.WORD, words=tuple(side.name for side in Side)),
        },
    ),
    EventWords(Event.DEALT, "A card is dealt.", {"seat": SEAT, "card": INGREDIENT, "place": PLACE}),
    EventWords(Event.BEGINS, "A seat plays first.", {"seat": SEAT}),
    EventWords(Event.TURN, "A seat's turn begins.", {"seat": SEAT}),
    EventWords(Event.TIMER_ENDS, "A burner is no longer locked.", {"seat": SEAT, "burner": AT}),
    EventWords(
        Event.FREED,
        "A seat discards a card of the pantry as its free action.",
        {"seat": SEAT, "card": INGREDIENT, "place": IN_PANTRY},
    ),
    EventWords(
        Event.ALIKE_AWAY, "One of three alike in the pantry is discarded.", {"card": INGREDIENT, "place": IN_PANTRY}
    ),
    EventWords(
        Event.ALIKE_MOVED,
        "One of three alike in the pantry goes to the community stove.",
        {"card": INGREDIENT, "place": IN_PANTRY, "burner": BURNER},
    ),
    EventWords(Event.RENEWED, "So many discards become a new deck.", {"cards": Part("other", Kind.NUMBER)}),
    EventWords(
        Event.ENHANCED,
        "A seat turns its stove to side A for an enhanced action.",
        {"seat": SEAT, "action": Part("other", Kind.WORD, words=ACTION_NAMES)},
    ),
    EventWords(
        Event.PLACED,
        "A seat puts a card of the hand on a burner.",
        {"seat": SEAT, "card": CARD, "place": PLACE, "burner": BURNER},
    ),
    EventWords(Event.TIMER_STARTS, "A seat's timer card locks a burner.", {"seat": SEAT, "card": CARD, "burner": AT}),
    EventWords(
        Event.PLAYED,
        "A seat plays an interaction card on a seat.",
        {"seat": SEAT, "card": INGREDIENT, "place": PLACE, "to": TARGET},
    ),
    EventWords(Event.NO_EFFECT, "An interaction card does nothing.", {"seat": SEAT, "card": INGREDIENT, "to": TARGET}),
    EventWords(
        Event.SALTED,
        "A seat discards a card of the hand for an Open Salt Shaker.",
        {"seat": SEAT, "card": INGREDIENT, "place": PLACE},
    ),
    EventWords(
        Event.SCORCHED,
        "A seat discards a card of its stove for High Heat.",
        {"seat": SEAT, "card": INGREDIENT, "burner": LEFT_AT},
    ),
    EventWords(
        Event.GAVE,
        "A seat gives a card of the hand for a Sugar Cup; `hand.1.3` is the third place of the hand of seat 1.",
        {"seat": SEAT, "card": INGREDIENT, "place": PLACE, "to": Part("other", Kind.WORD, words=HAND_NAMES)},
    ),
    EventWords(
        Event.FETCHED,
        "A seat takes a discard into the hand for a Calentado.",
        {"seat": SEAT, "card": INGREDIENT, "place": PLACE},
    ),
    EventWords(
        Event.SPENT,
        "The effect of an interaction card on a seat is over, and it is discarded.",
        {"seat": SEAT, "card": INGREDIENT},
    ),
    EventWords(Event.DREW, "A seat draws a card.", {"seat": SEAT, "card": INGREDIENT, "place": PLACE}),
    EventWords(
        Event.TOOK,
        "A seat takes a card from a place of the pantry.",
        {"seat": SEAT, "card": INGREDIENT, "place": PLACE, "from": FROM},
    ),
    EventWords(
        Event.OFFERED,
        "A seat puts a card of the hand into a place of the pantry.",
        {"seat": SEAT, "card": INGREDIENT, "place": PLACE, "to": FROM},
    ),
    EventWords(
        Event.TO_HAND,
        "A seat takes a card off a burner into the hand; `(timer)` if it is the timer card that the burner waits for.",
        {"seat": SEAT, "card": CARD, "place": PLACE, "burner": LEFT},
    ),
    EventWords(Event.THROWN, "A seat discards a card of a burner.", {"seat": SEAT, "card": CARD, "burner": LEFT}),
    EventWords(
        Event.MOVED,
        "A seat moves a card from a burner to another.",
        {"seat": SEAT, "card": CARD, "from": LEFT_AT, "burner": BURNER},
    ),
    EventWords(
        Event.USED,
        "So many cards of a kind on a burner are cooked.",
        {"seat": SEAT, "card": CARD, "cards": Part("place", Kind.NUMBER), "burner": BURNER},
    ),
    EventWords(
        Event.COOKED,
        "A seat cooks a processed food into the hand.",
        {"seat": SEAT, "card": FOOD, "place": PLACE, "burner": BURNER},
    ),
    EventWords(
        Event.COOKED_ON,
        "A seat cooks a processed food, which stays on its burner.",
        {"seat": SEAT, "card": FOOD, "burner": BURNER},
    ),
    EventWords(Event.RECIPE, "A seat cooks a recipe.", {"seat": SEAT, "card": RECIPE, "burner": BURNER}),
    EventWords(Event.ALL_TO_B, "All stoves turn to side B, as a seat has cooked a recipe.", {"seat": SEAT}),
    EventWords(
        Event.SAID_DONE,
        "A seat says that an action is done, `none`: the turn.",
        {"seat": SEAT, "action": Part("other", Kind.WORD, words=ACTION_NAMES)},
    ),
    EventWords(Event.PASSED, "A seat has no action to do.", {"seat": SEAT}),
    EventWords(Event.END_MET, "A seat has met the end of the game.", {"seat": SEAT}),
    EventWords(Event.RECIPES_OUT, "A seat has cooked the last open recipe.", {"seat": SEAT}),
    EventWords(Event.LAST_ROUND, "The last round begins."),
    EventWords(Event.OVER, "The game is over after the last round."),
    EventWords(Event.LIMIT, "The game has become too long."),
    EventWords(
        Event.LAID_OPEN,
        "The game is over, and a seat shows a card of its hand.",
        {"seat": SEAT, "card": CARD, "place": PLACE},
    ),
    EventWords(
        Event.THREE_AWAY,
        "Three alike in the pantry are discarded.",
        {
            "card": INGREDIENT,
            "second": Part("place", Kind.CARD, ("ingredient",)),
            "third": Part("other", Kind.CARD, ("ingredient",)),
        },
    ),
    EventWords(
        Event.THREE_MOVED,
        "Three alike in the pantry go to the community stove.",
        {"card": INGREDIENT, "burner": BURNER},
    ),
)
