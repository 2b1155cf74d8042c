"""Leftovers: from a card set's file to its cards and the tables that the rules read."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...engine.cardset import Card, CardSet, Id, Names, Provenance, read_toml, shaped, wrong
from ...engine.forms import paper
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
    _check(form, written)
    cards = tuple(
        Card(item.id, number, "dish", item.copies, item.provenance, {"value": item.value}, _names(item))
        for number, item in enumerate(form.dish, 1)
    )
    return CardSet(form.game, form.id, _names(form), form.provenance, cards, _box(form), dict(written.content))


def _names(item: Form | Dish) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


def _check(form: Form, written: Written) -> None:
    ids: set[str] = set()
    for n, item in enumerate(form.dish):
        if item.id in ids:
            wrong(written, ("dish", n, "id"), "same-id", id=item.id)
        ids.add(item.id)
    if len(form.dish) >= DISHES:
        wrong(written, ("dish",), "too-many", n=len(form.dish), most=DISHES - 1)
    cards = sum(item.copies for item in form.dish)
    if cards > CARDS:
        wrong(written, (), "too-many-cards", n=cards, most=CARDS)
    if cards < FEWEST_CARDS:
        wrong(written, (), "too-few-cards", n=cards, least=FEWEST_CARDS)


def _box(form: Form) -> Any:
    box = paper(BOX)
    box.dishes = len(form.dish) + 1
    box.spoils = form.spoils
    for number, item in enumerate(form.dish, 1):
        box.copies[number] = item.copies
        box.value[number] = item.value
    return box
