"""Cudillero: its moves in words, whatever the position."""

from collections.abc import Mapping

from ...engine.cardset import CardSet
from ...engine.views import Text, Value
from .names import END_WORDS, colour_word, market_place
from .state import (
    HELD,
    Move,
)

split = Move.read


def bids_of(card: int, pair: int) -> tuple[int, int]:
    """The places of the two bids in a hand of action cards, when that card is the one to act with."""
    others = [place for place in range(HELD) if place != card]
    one, other = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))[pair]
    return others[one], others[other]


def describe(cards: CardSet, move: int) -> Text:
    """A move whatever the position: places, buildings and floors by number, counted from 1."""
    verb, named = split(move)
    values: dict[str, Value] = {name: n + 1 for name, n in named.items() if name in ("place", "column", "level")}
    match verb:
        case "keep":
            which = "keep-second" if named["objective"] else "keep"
            return Text(f"move.{which}", {"roof": named["roof"] + 1})
        case "bid":
            one, other = bids_of(named["card"], named["pair"])
            values = {"one": one + 1, "other": other + 1, "number": named["card"] + 1}
        case "tokens":
            ten, twenty = cards.box.adds
            return Text(f"move.tokens-{named['tokens']}", {"ten": ten, "twenty": twenty})
        case "value":
            return Text("move.raise" if named["up"] else "move.lower", {"word": colour_word(named["colour"])})
        case "build-doorway" | "add-doorway" | "move-doorway":
            values = {"word": END_WORDS[named["end"]]}
        case "buy" | "add":
            return _of_market(verb, named["place"], values)
        case "swap-aside":
            values["next"] = named["column"] + 2
        case "swap-up":
            values["next"] = named["level"] + 2
    return Text(f"move.{verb}", values)


def _of_market(verb: str, place: int, values: Mapping[str, Value]) -> Text:
    """A card of the market: the first floor, the first roof, or a doorway."""
    kind, number = market_place(place)
    return Text(f"move.{verb}-{kind}", {**values, "place": number + 1})
