"""Cudillero: the choices of a seat, in words, with what they would bring and from where to where they go."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from ...engine.cardset import CardSet
from ...engine.forms import paper, record
from ...engine.piles import pile
from ...engine.views import Choice, Text, Value
from . import rules
from .foreseeing import Foresight
from .gestures import ends
from .moves import bids_of, split
from .names import END_WORDS, action_id, action_word, colour_word, kind_id, personal_id
from .seen import Seen
from .state import DOORWAY_PLACE, MOVES
from .village import kind_at

_LISTED = record(list=pile(MOVES))


def choices(s: Any, cards: CardSet, seat: int | None, seen: Seen) -> Iterator[Choice]:
    """The moves that the seat may make now, in increasing order; none if it is not asked.

    seen  its table, with all zones and counters of its view
    """
    if seat is None or not rules.to_act(s) >> seat & 1:
        return
    out = paper(_LISTED).list
    rules.choices(s, cards.box, seat, out)
    foresight = Foresight(s, cards, seat)
    for move in map(int, islice(out.card, out.n)):
        verb, named = split(move)
        source, target = ends(seen, verb, named)
        yield Choice(move, verb, _text(foresight, move), source, target)


def _text(foresight: Foresight, move: int) -> Text:
    s, cards, seat = foresight.s, foresight.cards, foresight.seat
    verb, named = split(move)
    match verb:
        case "keep":
            return _keep(s, cards, seat, named)
        case "bid":
            return _bid(s, cards, seat, named)
        case "tokens":
            return Text(f"choice.tokens-{named['tokens']}", {"ten": cards.box.adds[0], "twenty": cards.box.adds[1]})
        case "buy":
            if named["place"] == DOORWAY_PLACE:
                return Text("choice.buy-doorway")
            return Text("choice.buy", {"card": kind_id(cards, s.market[named["place"]])})
        case "value":
            up = named["up"]
            to = int(s.value[named["colour"]]) + (1 if up else -1)
            return Text("choice.raise" if up else "choice.lower", {"word": colour_word(named["colour"]), "to": to})
        case "build" | "add" | "roof" | "swap-up" | "swap-aside":
            return foresight.gains(move, _laid(s, cards, seat, verb, named))
        case "build-doorway" | "add-doorway":
            return foresight.gains(move, Text(f"choice.{verb}", {"word": END_WORDS[named["end"]]}))
        case "move-doorway":
            return Text("choice.move-doorway", {"word": END_WORDS[named["end"]]})
        case "extra-turn" | "extra-action":
            return _more_actions(cards, s.acts[seat], verb)
        case "decline":
            return Text("choice.decline", {"n": int(s.owed)})
    return Text("choice.end-early" if any(s.due) or s.either else "choice.end")


def _keep(s: Any, cards: CardSet, seat: int, named: Mapping[str, int]) -> Text:
    """The roof, and with the variant the personal objective, that is kept."""
    roof = kind_id(cards, s.dealt_roof[seat][named["roof"]])
    if not s.options.personal_objectives:
        return Text("choice.keep", {"card": roof})
    objective = personal_id(cards, s.dealt_objective[seat][named["objective"]] - 1)
    return Text("choice.keep-both", {"card": roof, "card_objective": objective})


def _bid(s: Any, cards: CardSet, seat: int, named: Mapping[str, int]) -> Text:
    """Two bids by their values, and the card to act with."""
    low, high = (cards.box.bid[s.held[seat][place]] for place in bids_of(named["card"], named["pair"]))
    act = s.held[seat][named["card"]]
    one, other = (action_word(action) for action in cards.box.actions[act])
    values: dict[str, Value] = {"high": high, "low": low, "card": action_id(cards, act), "word_one": one}
    return Text("choice.bid-twice" if one == other else "choice.bid", {**values, "word_other": other})


def _more_actions(cards: CardSet, act: int, verb: str) -> Text:
    """A token that gives actions of the card once more; both may be the same."""
    one, other = (action_word(action) for action in cards.box.actions[act])
    if one == other:
        return Text(f"choice.{verb}-twice", {"word": one})
    return Text(f"choice.{verb}", {"word_one": one, "word_other": other})


def _laid(s: Any, cards: CardSet, seat: int, verb: str, named: Mapping[str, int]) -> Text:
    """A card that is laid on a building, or swapped."""
    column = named["column"]
    match verb:
        case "build":
            card = s.hand[seat][named["place"]]
        case "add":
            card = s.market[named["place"]]
        case "roof":
            card = s.initial[seat]
        case _:
            level = named["level"]
            next_place = (column, level + 1) if verb == "swap-up" else (column + 1, level)
            both = (kind_at(s, seat, column, level), kind_at(s, seat, *next_place))
            return Text(f"choice.{verb}", {"card_both": tuple(kind_id(cards, card) for card in both)})
    level = int(s.height[seat][column])
    return Text(f"choice.{verb}", {"card": kind_id(cards, card), "column": column + 1, "level": level + 1})
