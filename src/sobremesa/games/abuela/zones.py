"""Abuela Co.: the places of the table as one seat sees them, and the numbers that everybody may know [who-sees]."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import EVERYBODY
from ...engine.views import Counter, Slot, Zone
from .ending import food_items, recipes_cooked
from .hands import cards_in_hand, ingredients_in_hand, knows
from .interaction import may_play_on
from .names import burner_zone, kind_id, recipe_id
from .pantry import takes
from .placing import most_placed
from .state import (
    BURNERS,
    CALENTADO,
    COFFEE,
    COMMUNITY,
    ENOUGH_FOOD_ITEMS,
    HAND,
    MORE_SWAPS,
    PANTRY,
    REMOVALS,
    RUNNING,
    SIX,
    SWAPS,
    WATER,
    Action,
    Ending,
    Phase,
    Side,
)
from .stoves import cards_named, cards_on, has_community, is_locked

SPECTATOR = -1  # for the rules, which count seats from 0
MOST_LEFT = 20  # cards of a pile that are told by number

# -- before the players -----------------------------------------------------------------------------------------


def zones(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Zone]:
    """All places: hands, stoves, burners and play areas seat by seat, then what is everybody's."""
    for seat in range(s.seats):
        hand = tuple(_hand(s, cards, seat, viewer))
        yield Zone(f"hand:{seat}", "hand", seat, len(hand), hand)
        stove = tuple(_stove(s, cards, seat))
        yield Zone(f"stove:{seat}", "stove", seat, len(stove), stove)
        for burner in range(BURNERS):
            yield _burner(s, cards, seat, burner)
        cooked = tuple(_recipes(s, cards, 2 + seat))
        yield Zone(f"cooked:{seat}", "cooked", seat, len(cooked), cooked)
    if has_community(s):
        for burner in range(BURNERS):
            yield _burner(s, cards, COMMUNITY, burner)
    yield from _middle(s, cards)


def _hand(s: Any, cards: CardSet, seat: int, viewer: int | None) -> Iterator[Slot]:
    """A hand: its owner sees it all, others the cards that they know; who knows a card is marked on it."""
    for place in range(HAND):
        if s.hand[seat][place]:
            told = knows(s, SPECTATOR if viewer is None else viewer, seat, place)
            card = kind_id(cards, s.hand[seat][place]) if told else None
            marks = [*_known(s, seat, place)]
            if s.turn == seat and s.swapped_hand >> place & 1:
                marks.append("exchanged")
            yield Slot(f"hand:{seat}:{place}", card, tuple(marks))


def _known(s: Any, seat: int, place: int) -> Iterator[str]:
    """Who knows a card besides its owner."""
    if s.known[seat][place] == EVERYBODY:
        yield "open"
        return
    for other in range(s.seats):
        if other != seat and s.known[seat][place] >> other & 1:
            yield f"known-{other + 1}"


def _stove(s: Any, cards: CardSet, seat: int) -> Iterator[Slot]:
    """A player's stove: its side where sides matter, whether an interaction card has been played, a coffee."""
    marks = ["side-b" if s.side[seat] == Side.B else "side-a"] if s.options.sazon else []
    if not may_play_on(s, seat):
        marks.append("struck")
    yield Slot(f"stove:{seat}:card", cards.card(int(s.colour[seat]), "stove").id, tuple(marks))
    if s.coffee[seat]:
        until = "this-turn" if s.turn == seat and s.coffee[seat] == 1 else f"next-turn-{seat + 1}"
        yield Slot(f"stove:{seat}:coffee", kind_id(cards, COFFEE), (until,))


def _burner(s: Any, cards: CardSet, stove: int, burner: int) -> Zone:
    """A burner; while a timer locks it, its cards are marked, and those that lock it with whose turn it waits for."""
    kind = f"community-{burner + 1}" if stove == COMMUNITY else f"burner-{burner + 1}"
    slots = tuple(_on_burner(s, cards, stove, burner))
    seat = None if stove == COMMUNITY else stove
    return Zone(burner_zone(stove, burner), kind, seat, int(cards_on(s, cards.box, stove, burner)), slots)


def _on_burner(s: Any, cards: CardSet, stove: int, burner: int) -> Iterator[Slot]:
    zone, locked = burner_zone(stove, burner), is_locked(s, stove, burner)
    for kind in range(WATER, cards.box.kinds):
        for n in range(int(cards_named(s, stove, burner, kind))):
            yield Slot(f"{zone}:{kind}:{n}", kind_id(cards, kind), ("waiting",) if locked else ())
        if locked and s.lock_kind[stove][burner] == kind:
            for n in range(int(s.lock_count[stove][burner])):
                marks = ("timer", f"until-{int(s.lock_seat[stove][burner])}")
                yield Slot(f"{zone}:{RUNNING}:{n}", kind_id(cards, kind), marks)


def _recipes(s: Any, cards: CardSet, where: int) -> Iterator[Slot]:
    """The recipes on the table (1) or in the play area of a seat (2 + seat); a recipe keeps its key."""
    for recipe in range(cards.box.recipes):
        if s.recipe[recipe] == where:
            yield Slot(f"recipe:{recipe}", recipe_id(cards, recipe))


# -- in the middle ----------------------------------------------------------------------------------------------


def _middle(s: Any, cards: CardSet) -> Iterator[Zone]:
    yield _row("pantry", _pantry(s, cards))
    yield _row("recipes", _recipes(s, cards, 1))
    yield _row("foods", _foods(s, cards))
    if s.effect:
        yield _row("effect", [Slot("effect:0", kind_id(cards, s.effect))])
    if s.effect == CALENTADO:
        yield _row("leftovers", _leftovers(s, cards))
    yield Zone("deck", "deck", None, int(s.deck.n), (Slot("deck:top", None),) if s.deck.n else ())
    discards = tuple(_discards(s, cards))
    yield Zone("discard", "discard", None, len(discards), discards, pile=True)


def _row(kind: str, slots: Any) -> Zone:
    """A place whose cards lie side by side."""
    laid_out = tuple(slots)
    return Zone(kind, kind, None, len(laid_out), laid_out)


def _pantry(s: Any, cards: CardSet) -> Iterator[Slot]:
    for place in range(PANTRY):
        if s.pantry[place]:
            marks = ("exchanged",) if s.swapped_pantry >> place & 1 else ()
            yield Slot(f"pantry:{place}", kind_id(cards, s.pantry[place]), marks)


def _foods(s: Any, cards: CardSet) -> Iterator[Slot]:
    """The top card of each pile of processed food that has any, marked with how many cards the pile has."""
    for kind in range(cards.box.first_food, cards.box.kinds):
        left = int(s.food_pile[kind])
        if left:
            mark = f"left-{left}" if left <= MOST_LEFT else "left-many"
            yield Slot(f"food:{kind - cards.box.first_food}", kind_id(cards, kind), (mark,))


def _leftovers(s: Any, cards: CardSet) -> Iterator[Slot]:
    """The discards that a Calentado may bring back, one of each kind [calentado]."""
    there = set(islice(s.discard.card, s.discard.n)) - {CALENTADO}
    for kind in sorted(there):
        yield Slot(f"leftover:{kind}", kind_id(cards, kind))


def _discards(s: Any, cards: CardSet) -> Iterator[Slot]:
    """All discards, which may be looked through."""
    for i in range(s.discard.n):
        key = "top" if i == s.discard.n - 1 else i
        yield Slot(f"discard:{key}", kind_id(cards, s.discard.card[i]))


# -- numbers ----------------------------------------------------------------------------------------------------


def counters(s: Any, cards: CardSet) -> Iterator[Counter]:
    """Cards in hands, how near the end is, and what is left of the turn."""
    for seat in range(s.seats):
        yield Counter("cards", seat, int(cards_in_hand(s, seat)))
        yield Counter("ingredients", seat, int(ingredients_in_hand(s, cards.box, seat)))
        recipes = "recipes" if s.options.sazon else "recipes-of-4" if s.seats == 2 else "recipes-of-3"
        yield Counter(recipes, seat, int(recipes_cooked(s, cards.box, seat)))
        if s.options.sazon:
            yield Counter(f"food-items-of-{ENOUGH_FOOD_ITEMS}", seat, int(food_items(s, cards.box, seat)))
    yield Counter("round", None, int(s.rounds))
    yield Counter("first", None, int(s.first) + 1)
    if s.ending in (Ending.MET, Ending.LAST_ROUND):
        yield Counter("rounds-after-this", None, int(s.ending == Ending.MET))
    if s.phase != Phase.OVER:
        yield Counter("actions-left", None, int(s.left))
        yield from _steps(s)
    if s.community_lit:
        yield Counter("community-lit", None, 1)


def _steps(s: Any) -> Iterator[Counter]:
    """How far the action under way has come, where it has several steps."""
    match s.action:
        case Action.PLACE:
            yield Counter(f"placed-of-{most_placed(s.enhanced)}", None, int(s.steps))
        case Action.DRAW:
            yield Counter(f"drawn-of-{SIX}", None, int(s.steps))
        case Action.TAKE:
            yield Counter(f"taken-of-{takes(s.enhanced)}", None, int(s.steps))
        case Action.EXCHANGE:
            yield Counter(f"exchanged-of-{MORE_SWAPS if s.enhanced else SWAPS}", None, int(s.steps))
        case Action.REMOVE:
            yield Counter(f"removed-of-{REMOVALS}", None, int(s.steps))
            yield Counter("moved-of-1", None, int(s.moved))
        case Action.LIGHT:
            yield Counter("burners-lit-enhanced" if s.enhanced else "burners-lit", None, int(s.lit).bit_count())
