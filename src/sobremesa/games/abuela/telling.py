"""Abuela Co.: what happened, in words, as each reader may hear of it."""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle
from ...engine.events import sees
from ...engine.views import Text, Value
from .hands import is_food
from .moves import action_word
from .names import kind_id, recipe_id
from .state import ALIKE, BURNERS, COMMUNITY, HAND, STOVES, Action, Event, Side

# Events that tell of nobody, and those of what happens at a burner.
OF_NOBODY = (
    Event.SHUFFLED_BACK,
    Event.ALL_TO_B,
    Event.RECIPES_OUT,
    Event.LAST_ROUND,
    Event.OVER,
    Event.LIMIT,
)
AT_A_BURNER = (
    Event.TIMER_ENDS,
    Event.TIMER_STARTS,
    Event.PLACED,
    Event.TO_HAND,
    Event.THROWN,
    Event.MOVED,
    Event.SCORCHED,
    Event.USED,
    Event.COOKED,
    Event.COOKED_ON,
    Event.RECIPE,
)


def tell(cards: CardSet, event: Any, viewer: int | None) -> Text | None:
    """An event as this reader may hear of it; None for one that says nothing by itself."""
    what = Event(event.what)
    if what in OF_NOBODY:
        return Text(f"event.{handle(what)}")
    if what in AT_A_BURNER:
        return _on_a_burner(cards, event)
    match what:
        case Event.DEALT:
            return None if event.place else _text(what, event)
        case Event.ALIKE_AWAY | Event.ALIKE_MOVED:
            return None
        case Event.RECIPE_AWAY | Event.FILLED | Event.THREE_AWAY | Event.THREE_MOVED | Event.RENEWED:
            return _in_the_middle(cards, event)
        case Event.STOVE:
            side = "-b" if event.other == Side.B else ""
            return _text(what, event, f"stove{side}", card=cards.card(int(event.card), "stove").id)
        case Event.SAID_DONE if event.other == Action.NONE:
            return _text(what, event, "turn-done")
        case Event.ENHANCED | Event.SAID_DONE:
            return _text(what, event, word=action_word(event.other, enhanced=what == Event.ENHANCED))
        case Event.PLAYED | Event.NO_EFFECT | Event.GAVE | Event.SPENT:
            return _interaction(cards, event, viewer)
        case Event.DREW if not sees(event, viewer):
            return _text(what, event, "drew-hidden")
        case Event.DREW:
            return _text(what, event, card=kind_id(cards, event.card))
    return _text(what, event, cards=(kind_id(cards, event.card),)) if event.card else _text(what, event)


def _in_the_middle(cards: CardSet, event: Any) -> Text:
    """What happened to recipes, pantry and deck, which are nobody's."""
    what = Event(event.what)
    id = f"event.{handle(what)}"
    match what:
        case Event.RENEWED:
            return Text(id, {"n": int(event.other)})
        case Event.RECIPE_AWAY:
            return Text(id, {"card": recipe_id(cards, event.card)})
        case Event.THREE_AWAY:
            return Text(id, {"cards": tuple(kind_id(cards, kind) for kind in (event.card, event.place, event.other))})
        case Event.THREE_MOVED:
            there = int(event.other) % BURNERS + 1
            return Text(id, {"cards": (kind_id(cards, event.card),) * ALIKE, "burner": there})
    return Text(id, {"card": kind_id(cards, event.card)})


def _text(what: Event, event: Any, id: str = "", **values: Value) -> Text:
    """The text of an event of a seat; `id` names it if it is not that of the event itself."""
    return Text(f"event.{id or handle(what)}", {"seat": int(event.seat), **values})


# -- at a burner --------------------------------------------------------------------------------------------------


def _where(event: Any, number: int, id: str, **values: Value) -> Text:
    """A text about a burner: of the seat's own stove, of another player's ("-other"), or of the community's.

    The timer of the card that leaves it may be running ("-running").
    """
    running, place = divmod(int(number), STOVES * BURNERS)
    stove, burner = divmod(place, BURNERS)
    if running:
        id = f"{id}-running"
    said: dict[str, Value] = {"seat": int(event.seat), "burner": burner + 1, **values}
    if stove == COMMUNITY:
        return Text(f"event.{id}-community", said)
    if stove != event.seat:
        return Text(f"event.{id}-other", {**said, "to_seat": stove})
    return Text(f"event.{id}", said)


def _on_a_burner(cards: CardSet, event: Any) -> Text:
    """What happened at a burner, and whose it is."""
    what = Event(event.what)
    id = handle(what)
    match what:
        case Event.TIMER_ENDS:
            return _where(event, event.place, id)
        case Event.TIMER_STARTS | Event.SCORCHED:
            return _where(event, event.place, id, cards=(kind_id(cards, event.card),))
        case Event.MOVED:
            values: dict[str, Value] = {"to": int(event.other) % BURNERS + 1, "cards": (kind_id(cards, event.card),)}
            return _where(event, event.place, id, **values)
        case Event.THROWN if is_food(cards.box, event.card):
            return _where(event, event.other, "thrown-food", cards=(kind_id(cards, event.card),))
        case Event.USED:
            return _where(event, event.other, id, cards=(kind_id(cards, event.card),) * int(event.place))
        case Event.RECIPE:
            recipe = cards.card(int(event.card), "recipe")
            points = int(recipe.facts["points"])
            return _where(event, event.other, id, cards=(recipe.id,), n=points)
    return _where(event, event.other, id, cards=(kind_id(cards, event.card),))


# -- interaction cards --------------------------------------------------------------------------------------------


def _interaction(cards: CardSet, event: Any, viewer: int | None) -> Text:
    """An interaction card is played, does nothing, or is done; and a card that is given for a Sugar Cup."""
    what = Event(event.what)
    id = handle(what)
    match what:
        case Event.GAVE if not sees(event, viewer):
            return _text(what, event, "gave-hidden", to_seat=int(event.other) // HAND)
        case Event.GAVE:
            return _text(what, event, to_seat=int(event.other) // HAND, cards=(kind_id(cards, event.card),))
        case Event.SPENT:
            return _text(what, event, card=kind_id(cards, event.card))
    if event.other == event.seat:
        return _text(what, event, f"{id}-self", card=kind_id(cards, event.card))
    return _text(what, event, to_seat=int(event.other), card=kind_id(cards, event.card))
