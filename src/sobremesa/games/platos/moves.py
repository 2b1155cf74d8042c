"""Platos: the verbs of its moves, what each move names, and the move in words whatever the position."""

import functools
from collections.abc import Mapping
from types import MappingProxyType

from ...engine.cardset import CardSet
from ...engine.contract import Verb
from ...engine.views import Text, Value
from .names import dish_named, special_id
from .state import DISHES, HAND, MOVES, SEATS, Move, Special

# What a move names: `special` counts the specials from 0, `dish` is a dish by its number, `place` one of the hand.
VERBS = (
    Verb("draw", Move.DRAW),
    Verb("take", Move.TAKE, (SEATS,), ("seat",)),
    Verb("play", Move.PLAY, (len(Special),), ("special",)),
    Verb("play-two", Move.PLAY_TWO, (len(Special) - 1,), ("special",)),
    Verb("party", Move.PARTY, (SEATS,), ("seat",)),
    Verb("fire-at", Move.FIRE_AT, (SEATS,), ("seat",)),
    Verb("apron-at", Move.APRON_AT, (SEATS,), ("seat",)),
    Verb("swap-hands", Move.SWAP_HANDS, (SEATS,), ("seat",)),
    Verb("swap-places", Move.SWAP_PLACES, (SEATS, SEATS), ("seat", "other")),
    Verb("spoil", Move.SPOIL, (DISHES,), ("dish",)),
    Verb("spoil-any", Move.SPOIL_ANY, (DISHES,), ("dish",)),
    Verb("reserve", Move.RESERVE, (DISHES,), ("dish",)),
    Verb("protect", Move.PROTECT, (DISHES,), ("dish",)),
    Verb("gift", Move.GIFT, (DISHES,), ("dish",)),
    Verb("change", Move.CHANGE, (DISHES,), ("dish",)),
    Verb("complete", Move.COMPLETE, (DISHES,), ("dish",)),
    Verb("give", Move.GIVE, (HAND,), ("place",)),
    Verb("discard", Move.DISCARD, (HAND,), ("place",)),
    Verb("end", Move.END),
    Verb("pass", Move.PASS),
    Verb("answer", Move.ANSWER),
    Verb("decline", Move.DECLINE),
    Verb("quiet", Move.QUIET),
)


@functools.cache
def split(move: int) -> tuple[str, Mapping[str, int]]:
    """The verb of a move and what it names, all counted from 0; ("", nothing) for a number that is no move."""
    if not 0 <= move < MOVES:
        return "", MappingProxyType({})
    verb = next(verb for verb in reversed(VERBS) if verb.first <= move)
    return verb.id, MappingProxyType(dict(zip(verb.digits, verb.split(move), strict=True)))


def describe(cards: CardSet, move: int) -> Text:
    """A move whatever the position: seats and places by number, specials and dishes by name.

    A dish that the set does not have, or that shares its name with another, goes by its number.
    """
    verb, named = split(move)
    if "special" in named:
        return Text(f"move.{verb}", {"card": special_id(named["special"] + 1)})
    if "dish" in named:
        dish = dish_named(cards, named["dish"])
        if dish is None:
            return Text(f"move.{verb}-number", {"number": named["dish"] + 1})
        return Text(f"move.{verb}", {"card": dish})
    values: dict[str, Value] = {}
    if "seat" in named:
        values["seat"] = named["seat"]
    if "other" in named:
        values["seat_other"] = named["other"]
    if "place" in named:
        values["place"] = named["place"] + 1
    return Text(f"move.{verb}", values)
