"""Leftovers: from a card set's file to its cards and the tables that the rules read."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...engine.cardset import Card, CardSet, Id, Names, Provenance, check, read_toml, same_ids, shaped
from ...engine.errors import Message
from ...engine.forms import paper
from ...engine.misfits import Fault
from ...engine.written import Written
from .state import BOX, CARDS, DEALT, DISHES, SEATS

STANDARD = Path(__file__).parent / "cards.toml"

# Four hands, a card on the counter, and one in the deck to begin with.
FEWEST_CARDS = SEATS * DEALT + 2

Copies = Annotated[int, Meta(ge=1, le=CARDS)]
Value = Annotated[int, Meta(ge=0, le=99)]


class Dish(msgspec.Struct, forbid_unknown_fields=True):
    """A dish: how many cards of it there are, and what each helping is worth."""

    id: Id
    copies: Copies
    value: Value
    provenance: Provenance
    names: Names = {}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["_template"]
    id: Id
    provenance: Provenance
    names: Names
    spoils: Value
    dish: list[Dish]


def load(path: Path | None = None) -> CardSet:
    """The card set of a file, the standard one by default; BadCardSet says what is wrong with it and where."""
    return build(read_toml(path or STANDARD))


def build(source: Mapping[str, Any] | Written, where: str = "") -> CardSet:
    """The card set with that content; `where` names it in errors if it is not from a file."""
    written = Written.of(source, where)
    form = shaped(written, Form)
    check(written, _faults(form))
    cards = tuple(
        Card(item.id, number, "dish", item.copies, item.provenance, {"value": item.value}, _names(item))
        for number, item in enumerate(form.dish, 1)
    )
    return CardSet(form.game, form.id, _names(form), form.provenance, cards, _box(form), dict(written.content))


def _names(item: Form | Dish) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


def _faults(form: Form) -> Iterator[Fault]:
    yield from same_ids(form, "dish")
    if len(form.dish) >= DISHES:
        yield ("dish",), Message("card-set.too-many", n=len(form.dish), most=DISHES - 1)
    cards = sum(item.copies for item in form.dish)
    if cards > CARDS:
        yield (), Message("card-set.too-many-cards", n=cards, most=CARDS)
    if cards < FEWEST_CARDS:
        yield (), Message("card-set.too-few-cards", n=cards, least=FEWEST_CARDS)


def _box(form: Form) -> Any:
    box = paper(BOX)
    box.dishes = len(form.dish) + 1
    box.spoils = form.spoils
    for number, item in enumerate(form.dish, 1):
        box.copies[number] = item.copies
        box.value[number] = item.value
    return box
