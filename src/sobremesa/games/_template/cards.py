"""Leftovers: from a card set's file to its cards and the tables that the rules read."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...engine.cardset import Card, CardSet, Provenance, read_toml, shaped
from ...engine.errors import BadCardSet
from ...engine.forms import paper
from .state import BOX, CARDS, DEALT, DISHES, SEATS

STANDARD = Path(__file__).parent / "cards.toml"

# Four hands, a card on the counter, and one in the deck to begin with.
FEWEST_CARDS = SEATS * DEALT + 2

Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=40)]
Copies = Annotated[int, Meta(ge=1, le=CARDS)]
Value = Annotated[int, Meta(ge=0, le=99)]
Names = Annotated[dict[Literal["en", "es"], str], Meta(max_length=2)]


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
    path = path or STANDARD
    return build(read_toml(path), path.name)


def build(source: Mapping[str, Any], where: str = "card set") -> CardSet:
    """The card set with that content; `where` names it in errors."""
    form = shaped(source, Form, where)
    _check(form, where)
    cards = tuple(
        Card(item.id, number, "dish", item.copies, item.provenance, {"value": item.value}, _names(item))
        for number, item in enumerate(form.dish, 1)
    )
    return CardSet(form.game, form.id, _names(form), form.provenance, cards, _box(form), dict(source))


def _names(item: Form | Dish) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


def _check(form: Form, where: str) -> None:
    seen: set[str] = set()
    for item in form.dish:
        if item.id in seen:
            raise BadCardSet(f"{where}: two dishes have the id {item.id!r}; each needs its own")
        seen.add(item.id)
    if len(form.dish) >= DISHES:
        raise BadCardSet(f"{where}: {len(form.dish)} dishes; there is room for {DISHES - 1}")
    cards = sum(item.copies for item in form.dish)
    if not FEWEST_CARDS <= cards <= CARDS:
        raise BadCardSet(f"{where}: {cards} cards; a game needs {FEWEST_CARDS} and there is room for {CARDS}")


def _box(form: Form) -> Any:
    box = paper(BOX)
    box.dishes = len(form.dish) + 1
    box.spoils = form.spoils
    for number, item in enumerate(form.dish, 1):
        box.copies[number] = item.copies
        box.value[number] = item.value
    return box
