"""What must follow: where everything lies."""

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.positions import Fact, Kind, Order, Place
from .moment import MOST, Check, Checks, Moment, Problem, Reading, count_differs, differs, is_count
from .setting import ANY, EMPTY, Setting, Spot
from .told import Told


def position(reading: Reading, told: Told) -> Checks:
    """Places and facts, each by its name."""
    setting = reading.setting
    for name, leaf in told.leaves():
        spot = setting.spot(name, leaf)
        if isinstance(spot.thing, Fact):
            yield leaf, _fact(spot.key, spot.thing.kind, setting.fact(spot.thing, leaf))
        elif is_count(leaf) and spot.part is None:
            yield leaf, _count(spot.key, leaf.number(0, MOST))
        else:
            yield leaf, _cards(setting, spot, spot.thing, _named(setting, spot.thing, leaf))


def _named(setting: Setting, place: Place, told: Told) -> list[str]:
    cards = setting.cards_in(place, told)
    if place.least == place.most != len(cards):
        told.wrong("case.so-many-cards", n=place.most, found=len(cards))
    return cards


def _fact(key: str, kind: Kind, expected: Any) -> Check:
    return lambda now: differs(in_words(kind, expected), in_words(kind, now.layout.facts.get(key)))


def in_words(kind: Kind, value: Any) -> Any:
    """A fact as people say it: seats and places counted from 1."""
    if value is None:
        return None
    if kind in (Kind.SEAT, Kind.PLACE):
        return value + 1
    if kind in (Kind.SEATS, Kind.PLACES):
        return [one + 1 for one in value]
    return value


def _count(key: str, expected: int) -> Check:
    return lambda now: count_differs(expected, sum(card is not None for card in now.layout.cards[key]))


def _cards(setting: Setting, spot: Spot, place: Place, expected: Sequence[str]) -> Check:
    agree = _agree_in_any_order if place.order is Order.ANY else _agree

    def check(now: Moment) -> Problem:
        found = [EMPTY if card is None else card for card in now.layout.cards[spot.key]]
        if spot.part == "next":
            found = found[: len(expected)]
        elif spot.part == "top":
            found = found[max(0, len(found) - len(expected)) :]
        return None if agree(_stands_for(setting), expected, found) else differs(expected, found)

    return check


StandsFor = Callable[[str, str], bool]


def _stands_for(setting: Setting) -> StandsFor:
    """Does a word of a case stand for a card: its id, "?", "?group"?"""

    def stands_for(word: str, card: str) -> bool:
        if not word.startswith(ANY) or card == EMPTY:
            return word == card
        return word[1:] in ("", setting.cards.by_id[card].group)

    return stands_for


def _agree(stands_for: StandsFor, expected: Sequence[str], found: Sequence[str]) -> bool:
    return len(expected) == len(found) and all(map(stands_for, expected, found))


def _agree_in_any_order(stands_for: StandsFor, expected: Sequence[str], found: Sequence[str]) -> bool:
    left = list(found)
    for word in sorted(expected, key=lambda word: (word.startswith(ANY), word == ANY)):
        match = next((card for card in left if stands_for(word, card)), None)
        if match is None:
            return False
        left.remove(match)
    return not left
