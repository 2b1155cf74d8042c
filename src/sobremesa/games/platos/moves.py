"""Platos: its moves in words, whatever the position."""

from ...engine.cardset import CardSet
from ...engine.views import Text, Value
from .names import dish_named, special_id
from .state import Move

split = Move.read


def describe(cards: CardSet, move: int) -> Text:
    """A move whatever the position: seats and places by number, specials and dishes by name.

    Of a double the specials are said in the plural.  A dish that the set does not have, or that shares its name with
    another, goes by its number.
    """
    verb, named = split(move)
    if verb == "play-two":
        return Text(f"move.play-two-{special_id(named['special'] + 1)}")
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
