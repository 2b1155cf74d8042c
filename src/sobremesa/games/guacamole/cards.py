"""Guacamole: from a card set's file to its cards and the tables that the rules read."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...engine.cardset import Card, CardSet, Provenance, read_toml, shaped
from ...engine.errors import BadCardSet
from ...engine.forms import paper
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

# Four full hands, a drawn card, an open discard, and a few to shuffle: the deck can then always be renewed.
FEWEST_INGREDIENTS = SEATS * HAND + HAND + 5

Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=40)]
Icons = Annotated[int, Meta(ge=0, le=MAX_ICONS)]
DiscIcons = Annotated[int, Meta(ge=0, le=HAND * MAX_ICONS)]
Copies = Annotated[int, Meta(ge=0, le=CARDS)]
Names = Annotated[dict[Literal["en", "es"], str], Meta(max_length=2)]


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
    path = path or STANDARD
    return build(read_toml(path), path.name)


def build(source: Mapping[str, Any], where: str = "card set") -> CardSet:
    """The card set with that content; `where` names it in errors."""
    form = shaped(source, Form, where)
    cards = [*_specials(form), *_ingredients(form), *_discs(form)]
    _check(form, cards, where)
    return CardSet(form.game, form.id, _names(form), form.provenance, tuple(cards), _box(cards), dict(source))


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


def _check(form: Form, cards: list[Card], where: str) -> None:
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            raise BadCardSet(f"{where}: two cards have the id {card.id!r}; each needs its own")
        seen.add(card.id)
        if card.group != "special" and not mix({k: v for k, v in card.facts.items() if k != "heat"}):
            raise BadCardSet(f"{where}: {card.group} {card.id!r} shows no icon; it needs at least one")
    for what, have, most in (
        ("kinds of ingredient", len(form.ingredient), KINDS - FIRST_INGREDIENT),
        ("cards", sum(card.copies for card in cards if card.group != "disc"), CARDS),
        ("discs", len(form.disc), DISCS),
    ):
        if have > most:
            raise BadCardSet(f"{where}: {have} {what}; there is room for {most}")
    ingredients = sum(item.copies for item in form.ingredient)
    if ingredients < FEWEST_INGREDIENTS:
        raise BadCardSet(f"{where}: {ingredients} ingredient cards; {SEATS} players need at least {FEWEST_INGREDIENTS}")
    for heat in HEAT_NAMES:
        if not any(item.heat == heat for item in form.disc):
            raise BadCardSet(f"{where}: no {heat} disc; a game needs at least one of each of {', '.join(HEAT_NAMES)}")


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
