"""Cudillero: from a card set's file to its cards and the tables that the rules read."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...engine.cardset import Card, CardSet, Id, Names, Provenance, check, read_toml, same_ids, shaped
from ...engine.contract import handle
from ...engine.errors import Message
from ...engine.forms import paper
from ...engine.misfits import Fault
from ...engine.written import Written
from .state import (
    ACTION_CARDS,
    BOX,
    DEALT,
    DECK,
    DOORWAY,
    DOORWAYS_EACH,
    FIRST_FLOOR,
    FLOOR_PLACES,
    FLOORS_HIGH,
    KINDS,
    PLUS_TOKENS,
    ROOF_PLACES,
    SEATS,
    TABLE,
    Action,
    Bonus,
    Common,
    Line,
    Personal,
    Side,
    Token,
)

STANDARD = Path(__file__).parent / "cards.toml"
TEXTS = Path(__file__).parent / "text"
COLOUR_NAMES = ("blue", "yellow", "white", "red")
SIDES = {"U": Side.UP, "D": Side.DOWN, "L": Side.LEFT, "R": Side.RIGHT}
LINES = {"L": Line.LEFT, "R": Line.RIGHT}

# A market and two roofs for each player can be dealt.
FEWEST_FLOORS, MOST_FLOORS = FLOOR_PLACES, DECK
FEWEST_ROOFS, MOST_ROOFS = ROOF_PLACES + DEALT * SEATS, KINDS - FIRST_FLOOR - DECK
FEWEST_PERSONALS = DEALT * SEATS
HEIGHTS = FLOORS_HIGH + 3  # 0 up to all floors, the roof and its bonus

Symbols = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=999)]
Colour = Literal["blue", "yellow", "white", "red"]


class Acting(msgspec.Struct, forbid_unknown_fields=True):
    """An action card: its value as a bid, and its two actions."""

    id: Id
    value: Annotated[int, Meta(ge=0, le=999)]
    actions: Annotated[list[Literal["buy", "build", "value"]], Meta(min_length=2, max_length=2)]
    provenance: Provenance


class Floor(msgspec.Struct, forbid_unknown_fields=True):
    """A floor: its colour, and what is drawn on it."""

    id: Id
    colour: Colour
    cables: Annotated[str, Meta(pattern="^U?D?L?R?$")]
    line: Literal["", "L", "R", "LR"]
    balconies: Symbols
    neighbours: Symbols
    chimneys: Symbols
    provenance: Provenance
    names: Names = {}


class Roof(msgspec.Struct, forbid_unknown_fields=True):
    """A roof: its colour, what is drawn on it, and its bonus."""

    id: Id
    colour: Colour
    cables: Annotated[str, Meta(pattern="^D?L?R?$")]
    bonus: Literal["none", "chimney", "balcony", "neighbour", "height", "fibre"]
    balconies: Symbols
    neighbours: Symbols
    chimneys: Symbols
    provenance: Provenance
    names: Names = {}


class Shared(msgspec.Struct, forbid_unknown_fields=True):
    """A common objective; what it asks for stands in the rules."""

    id: Literal[
        "three-balconies",
        "three-neighbours",
        "kept-plus-ten",
        "kept-plus-twenty",
        "four-connected",
        "second-line",
        "three-doorways",
        "two-roofs",
        "four-of-a-colour",
    ]
    first: Points
    second: Points
    provenance: Provenance


class Own(msgspec.Struct, forbid_unknown_fields=True):
    """A personal objective; what it asks for stands in the rules."""

    id: Literal[
        "third-blue",
        "third-yellow",
        "third-white",
        "third-red",
        "third-neighbour",
        "third-balcony",
        "third-line",
        "three-buildings",
        "two-tall",
        "nine-chimneys",
        "three-alike",
        "three-different",
    ]
    points: Points
    provenance: Provenance


class Bonuses(msgspec.Struct, forbid_unknown_fields=True):
    """A bonus token, one for every player; two of them add to a bid."""

    id: Literal["plus-ten", "plus-twenty", "extra-turn", "extra-action", "relocate"]
    provenance: Provenance
    adds: Points = 0


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """The value board: its highest space, and its black line."""

    most: Annotated[int, Meta(ge=1, le=99)]
    line: Annotated[int, Meta(ge=1, le=99)]
    provenance: Provenance


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """The two tables of points."""

    heights: Annotated[list[Points], Meta(min_length=HEIGHTS, max_length=HEIGHTS)]
    connected: Annotated[list[Points], Meta(min_length=TABLE, max_length=TABLE)]
    provenance: Provenance


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["cudillero"]
    id: Id
    provenance: Provenance
    names: Names
    doorways: Annotated[int, Meta(ge=DOORWAYS_EACH * SEATS, le=99)]
    board: Board
    tables: Tables
    action: list[Acting]
    floor: list[Floor]
    roof: list[Roof]
    common: list[Shared]
    personal: list[Own]
    token: list[Bonuses]


def load(path: Path | None = None) -> CardSet:
    """The card set of a file, the standard one by default; BadCardSet says what is wrong with it and where."""
    return build(read_toml(path or STANDARD))


def build(source: Mapping[str, Any] | Written, where: str = "") -> CardSet:
    """The card set with that content; `where` names it in errors if it is not from a file."""
    written = Written.of(source, where)
    form = shaped(written, Form)
    check(written, _faults(form), TEXTS)
    cards = tuple(_cards(form))
    return CardSet(form.game, form.id, _names(form), form.provenance, cards, _box(form, cards), dict(written.content))


# -- the cards --------------------------------------------------------------------------------------------------


def _cards(form: Form) -> Iterator[Card]:
    """What is printed on every card [components]; floors and roofs are numbered together, after the doorway."""
    yield Card("doorway", DOORWAY, "doorway", form.doorways, "rulebook", {"cables": "ULR"})
    same_colour: Counter[tuple[type, str]] = Counter()
    built: list[Floor | Roof] = [*form.floor, *form.roof]
    for number, card in enumerate(built, FIRST_FLOOR):
        same_colour[type(card), card.colour] += 1
        facts = {
            "colour": card.colour,
            "cables": card.cables,
            "balconies": card.balconies,
            "neighbours": card.neighbours,
            "chimneys": card.chimneys,
            "in_colour": same_colour[type(card), card.colour],
        }
        group = "floor" if isinstance(card, Floor) else "roof"
        facts |= {"line": card.line} if isinstance(card, Floor) else {"bonus": card.bonus}
        yield Card(card.id, number, group, 1, card.provenance, facts, _names(card))
    for number, acting in enumerate(sorted(form.action, key=lambda acting: acting.value), 1):
        facts = {"value": acting.value, "actions": tuple(acting.actions)}
        yield Card(acting.id, number, "action", SEATS, acting.provenance, facts)
    for shared in form.common:
        facts = {"points": shared.first, "second": shared.second}
        yield Card(shared.id, _number(Common, shared.id), "common", 1, shared.provenance, facts)
    for own in form.personal:
        yield Card(own.id, _number(Personal, own.id), "personal", 1, own.provenance, {"points": own.points})
    for token in form.token:
        facts = {"adds": token.adds} if token.id.startswith("plus") else {}
        yield Card(token.id, _number(Token, token.id), "token", SEATS, token.provenance, facts)


def _number(members: type[Common] | type[Personal] | type[Token], id: str) -> int:
    """The number by which the rules know a card that they know by name."""
    return next(int(member) for member in members if handle(member) == id)


def _names(item: Form | Floor | Roof) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


# -- what a set must be -----------------------------------------------------------------------------------------


def _faults(form: Form) -> Iterator[Fault]:
    """All that keeps a set from being played."""
    yield from same_ids(form, "action", "floor", "roof", "common", "personal", "token")
    limits = {
        "action": (ACTION_CARDS, ACTION_CARDS),
        "floor": (FEWEST_FLOORS, MOST_FLOORS),
        "roof": (FEWEST_ROOFS, MOST_ROOFS),
        "common": (1, len(Common)),
        "personal": (FEWEST_PERSONALS, len(Personal)),
        "token": (len(Token), len(Token)),
    }
    for group, (least, most) in limits.items():
        n = len(getattr(form, group))
        if n < least:
            yield (group,), Message("card-set.too-few", n=n, least=least)
        elif n > most:
            yield (group,), Message("card-set.too-many", n=n, most=most)
    values: set[int] = set()
    for n, acting in enumerate(form.action):
        if acting.value in values:
            yield ("action", n, "value"), Message("card-set.same-value", value=acting.value)
        values.add(acting.value)
    named: list[Floor | Roof | Acting] = [*form.floor, *form.roof, *form.action]
    if any(item.id == "doorway" for item in named):
        yield (), Message("card-set.doorway")
    adds = [token.adds for token in form.token if token.id in ("plus-ten", "plus-twenty")]
    if len(set(adds)) < len(adds):
        yield ("token",), Message("card-set.same-adds", n=adds[0])
    if form.board.line > form.board.most:
        yield ("board", "line"), Message("card-set.line", line=form.board.line, most=form.board.most)


# -- the tables -------------------------------------------------------------------------------------------------


def _box(form: Form, cards: Sequence[Card]) -> Any:
    """All cards as integer tables [components]."""
    box = paper(BOX)
    box.doorways, box.board, box.line = form.doorways, form.board.most, form.board.line
    box.first_roof = FIRST_FLOOR + len(form.floor)
    box.kinds = box.first_roof + len(form.roof)
    for table, points in ((box.height, form.tables.heights), (box.fibre, form.tables.connected)):
        for n in range(TABLE):
            table[n] = points[min(n, len(points) - 1)]
    for card in cards:
        n, facts = card.number, card.facts
        match card.group:
            case "floor" | "roof":
                _drawn(box, n, facts)
            case "action":
                box.bid[n] = facts["value"]
                for i, action in enumerate(facts["actions"]):
                    box.actions[n][i] = int(Action[action.upper()])
            case "common":
                box.commons[n], box.first[n], box.second[n] = 1, facts["points"], facts["second"]
            case "personal":
                box.personals[n], box.personal[n] = 1, facts["points"]
            case "token" if n < PLUS_TOKENS:
                box.adds[n] = facts.get("adds", 0)
    return box


def _drawn(box: Any, kind: int, facts: Mapping[str, Any]) -> None:
    """What is drawn on a floor or roof."""
    box.colour[kind] = COLOUR_NAMES.index(facts["colour"])
    box.cables[kind] = sum(SIDES[side] for side in facts["cables"])
    box.lines[kind] = sum(LINES[edge] for edge in facts.get("line", ""))
    box.bonus[kind] = int(Bonus[str(facts.get("bonus", "none")).upper()])
    for symbol in ("balconies", "neighbours", "chimneys"):
        getattr(box, symbol)[kind] = facts[symbol]
