"""What the table of Cudillero shows besides the view: what is joined, what a card would bring, values, bids.

All of it is read from the view alone, so the page knows no more than its reader does.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ....engine.cardset import Card, CardSet
from ....engine.contract import handle
from ....engine.look import Spread
from ....engine.views import View
from ....engine.words import GameWords, capital
from ..cards import COLOUR_NAMES
from ..moves import bids_of, split
from ..names import about
from ..objectives import clause_of_common, clause_of_personal
from ..seen import Seen
from ..state import Clause, Event, Phase
from .pictured import element, picture
from .villages import House, Preview, Village, houses, of, previews, villages


@dataclass(frozen=True)
class Worth:
    """A colour: its name in words, its value, both in words, and the moves that change it."""

    colour: str
    name: str
    value: int
    said: str
    up: int | None
    down: int | None


@dataclass(frozen=True)
class Bid:
    """A card that may be acted with, and the pairs that may then be bid: each a move and two values."""

    element: str
    pairs: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Raise:
    """What may be added to a bid: the move, and the pictures of the tokens that are used."""

    move: int
    tokens: tuple[str, ...]
    said: str


@dataclass(frozen=True)
class Facts:
    """All that the table shows besides the view.

    villages  by seat
    houses    by the element of a card of a village what lies over it
    previews  by the element of a place what each card would bring there
    values    the four colours
    bids      what may be bid, by the card to act with
    raises    what may be added to the bid
    dues      the pictures of the actions that the player on turn may still do, and what they are in words
    numbers   the values of action cards, by id
    calls     what the style sheet calls a card that may be laid, by its element
    can_swap  may two cards of the village be swapped?
    keeps     for a roof that may be kept by itself the move, by its element
    held      how many cards the reader has bought and may have, in words
    first     the starting player's seat
    standing  the day and the round, in words; and the same in short
    coming    which token comes on which day, in words
    """

    villages: tuple[Village, ...]
    houses: Mapping[str, House]
    previews: Mapping[str, tuple[Preview, ...]]
    values: tuple[Worth, ...]
    bids: tuple[Bid, ...]
    raises: tuple[Raise, ...]
    dues: tuple[tuple[str, ...], ...]
    numbers: Mapping[str, int]
    calls: Mapping[str, str]
    can_swap: bool
    keeps: Mapping[str, int]
    held: str
    first: int
    standing: str
    standing_brief: str
    coming: tuple[tuple[str, str], ...]


def facts(view: View, cards: CardSet, words: GameWords, look: Any) -> Facts:
    """What the reader is shown of villages, values and bids, in their words."""
    seen = Seen(view)
    return Facts(
        villages=villages(view, cards, words, look),
        houses=houses(view, cards, look),
        previews=previews(view, words),
        values=tuple(_values(seen, words)),
        bids=tuple(_bids(seen, cards)),
        raises=tuple(_raises(seen, cards, words, look)),
        dues=tuple(_dues(seen, cards)),
        numbers={card.id: int(card.facts["value"]) for card in cards.cards if card.group == "action"},
        calls={element(c.source): of(c.source) for c in view.choices if c.source and c.target},
        can_swap=any(choice.verb.startswith("swap") for choice in view.choices),
        keeps=dict(_keeps(seen)),
        held=words("look.hand", n=seen.number("bought", view.viewer), limit=seen.number("limit", view.viewer)),
        first=seen.number("first") - 1,
        standing=words("look.standing", day=seen.number("day"), round=seen.number("round")),
        standing_brief=words("look.standing-brief", day=seen.number("day"), round=seen.number("round")),
        coming=tuple(_coming(seen, words, look)),
    )


def _values(seen: Seen, words: GameWords) -> Iterator[Worth]:
    """The colours with their values, and how they may be changed."""
    moves = {
        (named["colour"], named["up"]): c.move
        for c in seen.view.choices
        for verb, named in (split(c.move),)
        if verb == "value"
    }
    for number, colour in enumerate(COLOUR_NAMES):
        yield Worth(
            colour,
            capital(words(f"colour.{colour}")),
            seen.number(f"value-{colour}"),
            words("look.worth", colour=capital(words(f"colour.{colour}")), n=seen.number(f"value-{colour}")),
            moves.get((number, 1)),
            moves.get((number, 0)),
        )


def _keeps(seen: Seen) -> Iterator[tuple[str, int]]:
    """The roofs that may be kept, unless an objective is chosen with them."""
    if not seen.slots(f"dealt-objectives:{seen.viewer}"):
        for choice in seen.view.choices:
            if choice.verb == "keep" and choice.source:
                yield element(choice.source), choice.move


def _bids(seen: Seen, cards: CardSet) -> Iterator[Bid]:
    """The cards of the hand in order, each with the pairs of the others."""
    held = seen.slots(f"actions:{seen.viewer}")
    values = [int(cards.by_id[slot.card].facts["value"]) if slot.card else 0 for slot in held]
    pairs: dict[int, list[tuple[int, int, int]]] = {}
    for choice in seen.view.choices:
        verb, named = split(choice.move)
        if verb == "bid":
            one, other = sorted((values[place] for place in bids_of(named["card"], named["pair"])), reverse=True)
            pairs.setdefault(named["card"], []).append((choice.move, one, other))
    for card, some in pairs.items():
        yield Bid(element(held[card].key), tuple(sorted(some, key=lambda pair: (-pair[1], -pair[2]))))


def _raises(seen: Seen, cards: CardSet, words: GameWords, look: Any) -> Iterator[Raise]:
    """The ways to use tokens for a bid; with none of them, none."""
    pictures = [picture(look, look.pictures(cards.by_id[id])["face"]) for id in ("plus-ten", "plus-twenty")]
    for choice in seen.view.choices:
        verb, named = split(choice.move)
        if verb == "tokens":
            used = tuple(pictures[token] for token in range(2) if named["tokens"] >> token & 1)
            yield Raise(choice.move, used, words.say(choice.text))


def _dues(seen: Seen, cards: CardSet) -> Iterator[tuple[str, ...]]:
    """One for each action that is left: the one that it is, or those of which it is one."""
    seat = seen.view.turn
    if seat is None or seen.view.phase != handle(Phase.ACTION):
        return
    for action in ("buy", "build", "value"):
        yield from [(action,)] * seen.number(f"due-{action}", seat)
    laid = seen.slots(f"act:{seat}")
    if laid and laid[0].card:
        either = tuple(dict.fromkeys(cards.by_id[laid[0].card].facts["actions"]))
        yield from [either] * seen.number("due-either", seat)


def _coming(seen: Seen, words: GameWords, look: Any) -> Iterator[tuple[str, str]]:
    """The tokens of the days to come: the picture, and which day it is."""
    for id in ("extra-action", "relocate"):
        if day := seen.number(f"{id}-on-day"):
            yield picture(look, f"token-{id}"), words("look.coming", card=capital(words.card(id)), day=day)


def printed(cards: CardSet, card: Card, words: GameWords) -> tuple[str, ...]:
    """What is printed on a card, line by line."""
    text = about(cards, card.id)
    return (words.say(text),) if text else ()


SHOUTS: Mapping[Event, str] = {
    Event.WINS: "wins",
    Event.TIES: "tie",
    Event.LINE: "line",
    Event.EXTRA_TURN_GAINED: "colours",
    Event.MET: "objective",
    Event.OVER: "over",
}


def shout(event: Any) -> str | None:
    """The id of what is shouted over the table at an event, if it is a big moment."""
    return f"shout.{SHOUTS[event.what]}" if event.what in SHOUTS else None


TOKENS: Mapping[str, tuple[Clause, ...]] = {
    "extra-turn": (Clause.THREE_COLOURS, Clause.EXTRA_TURN),
    "extra-action": (Clause.EXTRA_ACTION,),
    "relocate": (Clause.RELOCATE, Clause.RELOCATE_LINES),
}
BONUSES: Mapping[str, tuple[Clause, ...]] = {
    "none": (),
    "height": (Clause.ONE_HEIGHT,),
    "fibre": (Clause.ONE_CONNECTION,),
}


def clauses(card: Card) -> tuple[str, ...]:
    """The handles of the clauses that say what a card does."""
    return tuple(handle(clause) for clause in _clauses(card))


def _clauses(card: Card) -> tuple[Clause, ...]:
    match card.group:
        case "doorway":
            return (Clause.DOORWAY_AT_BOTTOM, Clause.FIBRE)
        case "floor":
            lines = (Clause.CLOTHES_LINE, Clause.FREE_CARD) if card.facts["line"] else ()
            return (Clause.BUILD, *lines, Clause.COLOUR_POINTS, Clause.FIBRE)
        case "roof":
            return (Clause.ROOF_ON_TOP, Clause.HEIGHT, *BONUSES.get(card.facts["bonus"], (Clause.TIMES_TWO,)))
        case "action":
            named = {"buy": Clause.BUY, "build": Clause.BUILD, "value": Clause.VALUE}
            return (Clause.ACTION_CARDS, *(named[action] for action in dict.fromkeys(card.facts["actions"])))
        case "token":
            return TOKENS.get(card.id, (Clause.PLUS_TOKENS,))
        case "common":
            return (Clause(clause_of_common(card.number)), Clause.FIRST_AND_SECOND)
    return (Clause(clause_of_personal(card.number)), Clause.PERSONAL_POINTS)


SPREAD = Spread(
    facts=facts,
    shout=shout,
    clauses=clauses,
    printed=printed,
    near=("decline", "end", "extra-turn", "extra-action"),
    careful=True,
)
