"""Cudillero: the verbs of its moves, what each move names, and the move in words whatever the position."""

import functools
from collections.abc import Mapping
from types import MappingProxyType

from ...engine.cardset import CardSet
from ...engine.contract import Verb
from ...engine.views import Text, Value
from .names import END_WORDS, colour_word, market_place
from .state import (
    COLOURS,
    COLUMNS,
    DEALT,
    FLOORS_HIGH,
    HAND,
    HELD,
    LEVELS,
    MARKET,
    MOVES,
    PAIRS,
    PLUS_TOKENS,
    Move,
)

# What a move names, all counted from 0: `place` one of the hand or of the market, `card` one of the hand of action
# cards, `pair` the bids among the other cards, `column` a building, `level` a floor, `end` 0 the left and 1 the right.
VERBS = (
    Verb("keep", Move.KEEP, (DEALT, DEALT), ("roof", "objective")),
    Verb("bid", Move.BID, (HELD, PAIRS), ("card", "pair")),
    Verb("tokens", Move.TOKENS, (1 << PLUS_TOKENS,), ("tokens",)),
    Verb("buy", Move.BUY, (MARKET + 1,), ("place",)),
    Verb("build", Move.BUILD, (HAND, COLUMNS), ("place", "column")),
    Verb("build-doorway", Move.BUILD_DOORWAY, (2,), ("end",)),
    Verb("add", Move.ADD, (MARKET, COLUMNS), ("place", "column")),
    Verb("add-doorway", Move.ADD_DOORWAY, (2,), ("end",)),
    Verb("value", Move.VALUE, (COLOURS, 2), ("colour", "up")),
    Verb("swap-up", Move.SWAP_UP, (COLUMNS, FLOORS_HIGH), ("column", "level")),
    Verb("swap-aside", Move.SWAP_ASIDE, (COLUMNS - 1, LEVELS), ("column", "level")),
    Verb("move-doorway", Move.MOVE_DOORWAY, (2,), ("end",)),
    Verb("extra-turn", Move.EXTRA_TURN),
    Verb("extra-action", Move.EXTRA_ACTION),
    Verb("decline", Move.DECLINE),
    Verb("end", Move.END),
    Verb("roof", Move.ROOF, (COLUMNS,), ("column",)),
)


@functools.cache
def split(move: int) -> tuple[str, Mapping[str, int]]:
    """The verb of a move and what it names, all counted from 0; ("", nothing) for a number that is no move."""
    if not 0 <= move < MOVES:
        return "", MappingProxyType({})
    verb = next(verb for verb in reversed(VERBS) if verb.first <= move)
    return verb.id, MappingProxyType(dict(zip(verb.digits, verb.split(move), strict=True)))


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
