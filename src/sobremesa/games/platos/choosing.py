"""Platos: the choices of a seat, in words and with from where to where they go."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from ...engine.cardset import CardSet
from ...engine.forms import paper, record
from ...engine.piles import pile, top
from ...engine.views import Choice, Text, Value
from . import rules
from .answering import answer_cards, answer_kind
from .gestures import ends
from .moves import split
from .names import dish_id, kind_id, special_id
from .order import next_in
from .seen import Seen
from .state import MOVES, Phase, Special

_LISTED = record(list=pile(MOVES))


def choices(s: Any, cards: CardSet, seat: int | None, seen: Seen) -> Iterator[Choice]:
    """The moves that the seat may make now, in increasing order; none if it is not asked.

    seen  its table, with all zones and counters of its view
    """
    if seat is None or not rules.to_act(s) >> seat & 1:
        return
    out = paper(_LISTED).list
    rules.choices(s, cards.box, seat, out)
    for move in map(int, islice(out.card, out.n)):
        source, target = ends(seen, move)
        yield Choice(move, split(move)[0], _text(s, cards, seat, move), source, target)


def _text(s: Any, cards: CardSet, seat: int, move: int) -> Text:
    verb, named = split(move)
    match verb:
        case "take":
            whose = named["seat"]
            values: dict[str, Value] = {"card": kind_id(cards, top(s.discard[whose])), "seat": whose}
            return Text("choice.take", values)
        case "play":
            return _play(s, named["special"] + 1)
        case "play-two":
            card = special_id(named["special"] + 1)
            return Text("choice.play-two" if card == "changes" else "choice.play-two-in-vain", {"card": card})
        case "party" | "fire-at" | "apron-at" | "swap-hands":
            return Text(f"choice.{verb}", {"to_seat": named["seat"]})
        case "swap-places":
            return Text("choice.swap-places", {"seat": named["seat"], "seat_other": named["other"]})
        case "give":
            values = {"card": kind_id(cards, s.hand[seat][named["place"]]), "to_seat": int(s.target)}
            return Text("choice.give", {**values, "place": named["place"] + 1})
        case "discard":
            return Text(
                "choice.discard", {"card": kind_id(cards, s.hand[seat][named["place"]]), "place": named["place"] + 1}
            )
        case "answer":
            return Text(
                "choice.answer-two" if answer_cards(s) == 2 else "choice.answer", {"card": special_id(answer_kind(s))}
            )
    return _dish(s, cards, verb, named) if "dish" in named else Text(f"choice.{verb}")


def _play(s: Any, kind: int) -> Text:
    """A special on nobody by name: on the next player, on oneself, or without effect."""
    card = special_id(kind)
    if kind in (Special.FIRE, Special.APRON):
        return Text(f"choice.play-{card}", {"to_seat": int(next_in(s, s.turn))})
    return Text(
        f"choice.play-{card}" if kind in (Special.REVERSE, Special.SECRET) else "choice.play-in-vain", {"card": card}
    )


def _dish(s: Any, cards: CardSet, verb: str, named: Mapping[str, int]) -> Text:
    """A move on a dish: of the centre, of another player, or one's own."""
    dish = named["dish"]
    values: dict[str, Value] = {"card": dish_id(cards, dish)}
    match verb:
        case "spoil" | "spoil-any":
            values["to_seat"] = int(s.owner[dish]) - 1
        case "complete" | "gift":
            values["n"] = int(cards.box.value[dish])
        case "protect" if s.phase == Phase.ANSWER:
            return Text("choice.protect-attacked" if dish == s.dish else "choice.protect-another", values)
    return Text(f"choice.{verb}", values)
