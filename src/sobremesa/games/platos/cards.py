"""Platos: from a card set's file to its cards and the tables that the rules read."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...engine.cardset import Card, CardSet, Id, Names, Provenance, check, read_toml, same_ids, shaped
from ...engine.errors import Message
from ...engine.forms import paper
from ...engine.misfits import Fault
from ...engine.written import Written, near
from .state import BOX, CARDS, DEALT, DISHES, FIRST_INGREDIENT, KINDS, MOST_DISHES, NEEDS, SEATS, SECRETS, Special

STANDARD = Path(__file__).parent / "cards.toml"
TEXTS = Path(__file__).parent / "text"
SPECIALS = tuple(special.name.lower() for special in Special)

# Five hands, and a card for the first player to draw.
FEWEST_CARDS = SEATS * DEALT + 1
FEWEST_DISHES = MOST_DISHES + 1

Copies = Annotated[int, Meta(ge=1, le=CARDS)]
Points = Annotated[int, Meta(ge=0, le=99)]


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """A special; what it does stands in the rules."""

    id: Literal["fire", "apron", "party", "reverse", "contamination", "mine", "changes", "secret"]
    copies: Annotated[int, Meta(ge=0, le=CARDS)]
    provenance: Provenance


class Ingredient(msgspec.Struct, forbid_unknown_fields=True):
    """An ingredient."""

    id: Id
    copies: Copies
    provenance: Provenance
    names: Names = {}


class Dish(msgspec.Struct, forbid_unknown_fields=True):
    """A dish: the ingredients that it lists, in that order, and its points."""

    id: Id
    needs: list[Id]
    points: Points
    provenance: Provenance
    names: Names = {}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["platos"]
    id: Id
    provenance: Provenance
    names: Names
    special: list[Played]
    ingredient: list[Ingredient]
    dish: list[Dish]


def load(path: Path | None = None) -> CardSet:
    """The card set of a file, the standard one by default; BadCardSet says what is wrong with it and where."""
    return build(read_toml(path or STANDARD))


def build(source: Mapping[str, Any] | Written, where: str = "") -> CardSet:
    """The card set with that content; `where` names it in errors if it is not from a file."""
    written = Written.of(source, where)
    form = shaped(written, Form)
    check(written, _faults(form), TEXTS)
    cards = tuple(_cards(form))
    return CardSet(form.game, form.id, _names(form), form.provenance, cards, _box(cards), dict(written.content))


# -- the cards --------------------------------------------------------------------------------------------------


def _cards(form: Form) -> Iterator[Card]:
    """What is printed on every card; specials and ingredients are numbered together, dishes from 0."""
    for played in form.special:
        number = int(Special[played.id.upper()])
        yield Card(played.id, number, "special", played.copies, played.provenance)
    for number, item in enumerate(form.ingredient, FIRST_INGREDIENT):
        yield Card(item.id, number, "ingredient", item.copies, item.provenance, {}, _names(item))
    for number, dish in enumerate(form.dish):
        facts = {"needs": tuple(dish.needs), "points": dish.points}
        yield Card(dish.id, number, "dish", 1, dish.provenance, facts, _names(dish))


def _names(item: Form | Ingredient | Dish) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


# -- what a set must be -----------------------------------------------------------------------------------------


def _faults(form: Form) -> Iterator[Fault]:
    """All that keeps a set from being played."""
    yield from same_ids(form, "special", "ingredient", "dish")
    have = [played.id for played in form.special]
    for id in SPECIALS:
        if id not in have:
            yield ("special",), Message("card-set.none-of", key="id", value=id, values=SPECIALS)
    for group, most in (("ingredient", KINDS - FIRST_INGREDIENT), ("dish", DISHES)):
        if (n := len(getattr(form, group))) > most:
            yield (group,), Message("card-set.too-many", n=n, most=most)
    if (n := len(form.dish)) < FEWEST_DISHES:
        yield ("dish",), Message("card-set.too-few-of-these", n=n, least=FEWEST_DISHES)
    cards = sum(item.copies for item in form.special) + sum(item.copies for item in form.ingredient)
    if cards > CARDS:
        yield (), Message("card-set.too-many-cards", n=cards, most=CARDS)
    if cards < FEWEST_CARDS:
        yield (), Message("card-set.too-few-cards", n=cards, least=FEWEST_CARDS)
    for n, played in enumerate(form.special):
        if played.id == Special.SECRET.name.lower() and played.copies > SECRETS:
            yield ("special", n, "copies"), Message("card-set.too-many", n=played.copies, most=SECRETS)
    yield from _unfit_needs(form)


def _unfit_needs(form: Form) -> Iterator[Fault]:
    """What dishes ask for that they cannot have: one card each of ingredients that there are."""
    known = [item.id for item in form.ingredient]
    for n, dish in enumerate(form.dish):
        path = ("dish", n, "needs")
        if not 1 <= len(dish.needs) <= NEEDS:
            yield path, Message("card-set.number-of-needs", n=len(dish.needs), most=NEEDS)
        for at, id in enumerate(dish.needs):
            if id not in known:
                yield (*path, at), Message("card-set.no-ingredient", near=near(id, known))
            elif id in dish.needs[:at]:
                yield (*path, at), Message("card-set.twice", id=id)


# -- the tables -------------------------------------------------------------------------------------------------


def _box(cards: Sequence[Card]) -> Any:
    """All cards as integer tables [components]."""
    box = paper(BOX)
    numbers = {card.id: card.number for card in cards if card.group == "ingredient"}
    box.kinds = FIRST_INGREDIENT + len(numbers)
    box.dishes = sum(card.group == "dish" for card in cards)
    for card in cards:
        if card.group != "dish":
            box.copies[card.number] = card.copies
            continue
        box.value[card.number] = card.facts["points"]
        for i, id in enumerate(card.facts["needs"]):
            box.needs[card.number][i] = numbers[id]
    return box
