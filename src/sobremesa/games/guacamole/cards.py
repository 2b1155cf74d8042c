"""Guacamole: from a card set's file to its cards and the tables that the rules read."""

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
from .state import (
    BOX,
    CARDS,
    CHILI,
    CILANTRO,
    DISCS,
    FIRST_INGREDIENT,
    HAND,
    HEATS,
    KINDS,
    LIME,
    MAX_ICONS,
    ONION,
    SEATS,
    TOMATO,
)

STANDARD = Path(__file__).parent / "cards.toml"
SPECIALS = {"lime": LIME, "cilantro": CILANTRO, "onion": ONION}
HEAT_NAMES = ("mild", "medium", "spicy")
PILE_NAMES = (*HEAT_NAMES, "all")  # the last is the one pile of the easier game

# Four full hands, a drawn card, an open discard, and a few to shuffle: the deck can then always be renewed.
FEWEST_INGREDIENTS = SEATS * HAND + HAND + 5

Icons = Annotated[int, Meta(ge=0, le=MAX_ICONS)]
DiscIcons = Annotated[int, Meta(ge=0, le=HAND * MAX_ICONS)]
Copies = Annotated[int, Meta(ge=0, le=CARDS)]


class Special(msgspec.Struct, forbid_unknown_fields=True):
    """A special card."""

    id: Literal["lime", "cilantro", "onion"]
    copies: Copies
    provenance: Provenance


class Ingredient(msgspec.Struct, forbid_unknown_fields=True):
    """An ingredient card and its icons."""

    id: Id
    copies: Copies
    provenance: Provenance
    avocados: Icons = 0
    tomatoes: Icons = 0
    chilies: Icons = 0
    names: Names = {}


class Disc(msgspec.Struct, forbid_unknown_fields=True):
    """A recipe disc and the icons it asks for."""

    id: Id
    heat: Literal["mild", "medium", "spicy"]
    provenance: Provenance
    avocados: DiscIcons = 0
    tomatoes: DiscIcons = 0
    chilies: DiscIcons = 0
    names: Names = {}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["guacamole"]
    id: Id
    provenance: Provenance
    names: Names
    special: list[Special]
    ingredient: list[Ingredient]
    disc: list[Disc]


def load(path: Path | None = None) -> CardSet:
    """The card set of a file, the standard one by default; BadCardSet says what is wrong with it and where."""
    return build(read_toml(path or STANDARD))


def build(source: Mapping[str, Any] | Written, where: str = "") -> CardSet:
    """The card set with that content; `where` names it in errors if it is not from a file."""
    written = Written.of(source, where)
    form = shaped(written, Form)
    check(written, _faults(form))
    cards = [*_specials(form), *_ingredients(form), *_discs(form)]
    source = dict(written.content)
    return CardSet(form.game, form.id, _names(form), form.provenance, tuple(cards), _box(cards), source)


def mix(facts: Mapping[str, int]) -> int:
    """Icons as one number: two mixes are equal if, and only if, each sort of icon is as many in both."""
    return facts["avocados"] + TOMATO * facts["tomatoes"] + CHILI * facts["chilies"]


def _names(item: Form | Ingredient | Disc) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


def _icons(item: Ingredient | Disc) -> dict[str, int]:
    return {"avocados": item.avocados, "tomatoes": item.tomatoes, "chilies": item.chilies}


def _specials(form: Form) -> list[Card]:
    return [Card(item.id, SPECIALS[item.id], "special", item.copies, item.provenance, {}, {}) for item in form.special]


def _ingredients(form: Form) -> list[Card]:
    return [
        Card(item.id, number, "ingredient", item.copies, item.provenance, _icons(item), _names(item))
        for number, item in enumerate(form.ingredient, FIRST_INGREDIENT)
    ]


def _discs(form: Form) -> list[Card]:
    return [
        Card(item.id, number, "disc", 1, item.provenance, {"heat": item.heat, **_icons(item)}, _names(item))
        for number, item in enumerate(form.disc)
    ]


def _faults(form: Form) -> Iterator[Fault]:
    yield from same_ids(form, "special", "ingredient", "disc")
    for group in ("ingredient", "disc"):
        for n, item in enumerate(getattr(form, group)):
            if not any(_icons(item).values()):
                yield (group, n), Message("card-set.all-nought", keys=tuple(_icons(item)))
    for group, most in (("ingredient", KINDS - FIRST_INGREDIENT), ("disc", DISCS)):
        if (n := len(getattr(form, group))) > most:
            yield (group,), Message("card-set.too-many", n=n, most=most)
    ingredients = sum(item.copies for item in form.ingredient)
    if (n := ingredients + sum(item.copies for item in form.special)) > CARDS:
        yield (), Message("card-set.too-many-cards", n=n, most=CARDS)
    if ingredients < FEWEST_INGREDIENTS:
        yield ("ingredient",), Message("card-set.too-few-of-these", n=ingredients, least=FEWEST_INGREDIENTS)
    for heat in HEAT_NAMES:
        if not any(item.heat == heat for item in form.disc):
            yield ("disc",), Message("card-set.none-of", key="heat", value=heat, values=HEAT_NAMES)


def _box(cards: list[Card]) -> Any:
    box = paper(BOX)
    box.kinds = FIRST_INGREDIENT + sum(card.group == "ingredient" for card in cards)
    for card in cards:
        if card.group == "disc":
            box.heat[card.number] = HEAT_NAMES.index(card.facts["heat"])
            box.goal[card.number] = mix(card.facts)
        else:
            box.copies[card.number] = card.copies
            box.mix[card.number] = mix(card.facts) if card.facts else 0
    box.discs = sum(card.group == "disc" for card in cards)
    assert HEATS == len(HEAT_NAMES)
    return box
