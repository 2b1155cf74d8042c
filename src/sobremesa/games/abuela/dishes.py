"""Abuela Co.: what burners are on the way to, and which recipes a player could cook soon: help for a page's reader.

All of it is read from the view alone, so it knows no more than the reader does.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from ...engine.cardset import CardSet
from .seen import Seen
from .state import BURNERS, COMMUNITY

MOST_WAYS = 3  # dishes that are told of a burner


@dataclass(frozen=True)
class Lack:
    """What a burner lacks for a dish, and what lies there too much; cards by id, as often as they are meant."""

    missing: tuple[str, ...]
    spare: tuple[str, ...]


def lack(cards: CardSet, there: Counter[str], dish: str) -> Lack:
    """What must be added to cards, and taken away from them, to make exactly a dish [exact-ingredients].

    Water that the dish does not ask for stands for its basic [water], of which at least one must lie there
    [water-needs-basic].
    """
    needs = Counter(cards.by_id[dish].facts["needs"])
    missing, spare = needs - there, there - needs
    for card in list(missing):
        if cards.by_id[card].facts.get("role") == "basic":
            copied = min(spare["water"], missing[card] - (0 if there[card] else 1))
            missing[card] -= copied
            spare["water"] -= copied
    return Lack(tuple(missing.elements()), tuple(spare.elements()))


# -- of a burner --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Way:
    """A dish that a burner is on the way to: what is missing, nothing if it lies there ready."""

    dish: str
    missing: tuple[str, ...]


def ways(seen: Seen, stove: int, burner: int) -> tuple[Way, ...]:
    """The dishes that a burner is nearest to, at most three: all that lies there belongs to them.

    Only what can be had is told: recipes on the table, and foods whose pile has a card.  Fewer missing cards come
    first, then recipes, then more points.
    """
    there = seen.burner(stove, burner)
    if not there:
        return ()
    found = [Way(dish, need.missing) for dish, need in _lacks(seen, there) if not need.spare]
    return tuple(sorted(found, key=lambda way: (len(way.missing), *_rank(seen.cards, way.dish)))[:MOST_WAYS])


def _lacks(seen: Seen, there: Counter[str]) -> Iterator[tuple[str, Lack]]:
    for dish in (*seen.cards_in("recipes"), *seen.cards_in("foods")):
        yield dish, lack(seen.cards, there, dish)


def _rank(cards: CardSet, dish: str) -> tuple[bool, int]:
    """The order of dishes that lack as many cards: recipes first, more points first."""
    card = cards.by_id[dish]
    return card.group != "recipe", -int(card.facts["points"])


# -- of a recipe --------------------------------------------------------------------------------------------------


class Soon(IntEnum):
    """How soon the reader could cook a recipe."""

    NOW = 0  # it lies ready on a burner that they may light
    NEXT = 1  # what is missing on a burner is in their hand or in the pantry
    LATER = 2


@dataclass(frozen=True)
class Prospect:
    """The burner on which the reader could cook a recipe soonest, and what it takes; cards by id.

    stove, burner  None if no burner of theirs is on the way to it
    hand           what they would add from their hand
    pantry         what they would have to take from the pantry
    missing        what is in neither
    """

    recipe: str
    soon: Soon
    stove: int | None
    burner: int | None
    hand: tuple[str, ...]
    pantry: tuple[str, ...]
    missing: tuple[str, ...]


def prospects(seen: Seen) -> tuple[Prospect, ...]:
    """For each recipe on the table how soon the reader could cook it, the soonest first; none for a spectator.

    The reader's own burners count, and those of the community stove, which is as good as one's own
    [community-as-own]; not those that a coffee bars [cup-of-coffee] or a timer locks [timer-waits].
    """
    if seen.view.viewer is None:
        return ()
    found = [min(_prospects(seen, recipe), key=_effort) for recipe in seen.cards_in("recipes")]
    return tuple(sorted(found, key=lambda one: (*_effort(one), *_rank(seen.cards, one.recipe))))


def _effort(one: Prospect) -> tuple[int, int, int, int]:
    return one.soon, len(one.missing), len(one.pantry), len(one.hand)


def _prospects(seen: Seen, recipe: str) -> Iterator[Prospect]:
    """What each burner would take, and what it would take to begin anew."""
    yield Prospect(recipe, Soon.LATER, None, None, (), (), lack(seen.cards, Counter(), recipe).missing)
    for stove in _stoves(seen):
        for burner in range(BURNERS):
            need = lack(seen.cards, seen.burner(stove, burner), recipe)
            if not need.spare and not seen.is_locked(stove, burner) and _fits(seen, stove, burner, need.missing):
                yield _prospect(seen, recipe, stove, burner, Counter(need.missing))


def _stoves(seen: Seen) -> Iterator[int]:
    """The stoves that the reader may cook on."""
    assert seen.view.viewer is not None
    if not seen.has_coffee(seen.view.viewer):
        yield seen.view.viewer
    if seen.has_community:
        yield COMMUNITY


def _fits(seen: Seen, stove: int, burner: int, missing: tuple[str, ...]) -> bool:
    """May the missing cards be placed there: no basic among them lies on another burner [one-burner-a-basic]?"""
    homes = (seen.burner_of(stove, card) for card in missing if seen.is_basic(card))
    return all(home in (None, burner) for home in homes)


def _prospect(seen: Seen, recipe: str, stove: int, burner: int, missing: Counter[str]) -> Prospect:
    hand = missing & seen.hand()
    pantry = (missing - hand) & seen.cards_in("pantry")
    rest = missing - hand - pantry
    lit = stove == COMMUNITY and seen.number("community-lit") > 0
    soon = Soon.LATER if rest else Soon.NEXT if missing or lit else Soon.NOW
    parts = (tuple(cards.elements()) for cards in (hand, pantry, rest))
    return Prospect(recipe, soon, stove, burner, *parts)
