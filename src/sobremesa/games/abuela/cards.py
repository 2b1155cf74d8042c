"""Abuela Co.: from a card set's file to its cards and the tables that the rules read."""

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
from .state import (
    BOX,
    CALENTADO,
    CARDS,
    COFFEE,
    FIRST_BASIC,
    FOODS,
    HAND,
    HEAT,
    KINDS,
    PANTRY,
    RECIPES,
    SALT,
    SEATS,
    SUGAR,
    WATER,
    Role,
)

STANDARD = Path(__file__).parent / "cards.toml"
TEXTS = Path(__file__).parent / "text"
COLOUR_NAMES = ("green", "yellow", "red", "blue", "gray", "purple")
INTERACTIONS = {"salt": SALT, "coffee": COFFEE, "heat": HEAT, "sugar": SUGAR, "calentado": CALENTADO}

# Four hands and a pantry can be dealt.
FEWEST_CARDS = SEATS * HAND + PANTRY
MOST_KINDS = KINDS - FIRST_BASIC + 1  # water and those that are numbered

Copies = Annotated[int, Meta(ge=0, le=CARDS)]
Points = Annotated[int, Meta(ge=-9, le=9)]
Value = Annotated[int, Meta(ge=0, le=99)]
Needs = dict[Id, Annotated[int, Meta(ge=1, le=9)]]
StoveColour = Literal["green", "yellow", "red", "blue"]
Colour = Literal["green", "yellow", "red", "blue", "gray", "purple"]


class Basic(msgspec.Struct, forbid_unknown_fields=True):
    """A basic ingredient: it has no points, and one type of them at most lies on a burner."""

    id: Id
    copies: Copies
    provenance: Provenance
    labelled: bool = False
    names: Names = {}


class Special(msgspec.Struct, forbid_unknown_fields=True):
    """A special ingredient and its points; the one whose id is "water" copies basics."""

    id: Id
    copies: Copies
    points: Points
    provenance: Provenance
    timer: bool = False
    labelled: bool = False
    names: Names = {}


class Interaction(msgspec.Struct, forbid_unknown_fields=True):
    """An interaction card; what it does stands in the rules."""

    id: Literal["salt", "coffee", "heat", "sugar", "calentado"]
    copies: Copies
    provenance: Provenance


class Processed(msgspec.Struct, forbid_unknown_fields=True):
    """A processed food: what it is made of, and its points."""

    id: Id
    copies: Copies
    points: Points
    needs: Needs
    provenance: Provenance
    timer: bool = False
    labelled: bool = False
    names: Names = {}


class Recipe(msgspec.Struct, forbid_unknown_fields=True):
    """A recipe: its colour, what it is made of, and its points."""

    id: Id
    colour: Colour
    points: Value
    needs: Needs
    provenance: Provenance
    labelled: bool = False
    names: Names = {}


class Stove(msgspec.Struct, forbid_unknown_fields=True):
    """A player's stove."""

    id: Id
    colour: StoveColour
    provenance: Provenance
    names: Names = {}


class Help(msgspec.Struct, forbid_unknown_fields=True):
    """The help cards, which no rule uses."""

    id: Id
    copies: Copies
    provenance: Provenance
    names: Names = {}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["abuela"]
    id: Id
    provenance: Provenance
    names: Names
    basic: list[Basic]
    special: list[Special]
    interaction: list[Interaction]
    processed: list[Processed]
    recipe: list[Recipe]
    stove: list[Stove]
    help: list[Help] = []


def load(path: Path | None = None) -> CardSet:
    """The card set of a file, the standard one by default; BadCardSet says what is wrong with it and where."""
    return build(read_toml(path or STANDARD))


def build(source: Mapping[str, Any] | Written, where: str = "") -> CardSet:
    """The card set with that content; `where` names it in errors if it is not from a file."""
    written = Written.of(source, where)
    form = shaped(written, Form)
    check(written, _faults(form), TEXTS)
    check(written, _unfit_needs(form), TEXTS)
    cards = tuple(_cards(form))
    return CardSet(form.game, form.id, _names(form), form.provenance, cards, _box(cards), dict(written.content))


# -- the cards --------------------------------------------------------------------------------------------------


def _cards(form: Form) -> Iterator[Card]:
    """What is printed on every card [card-elements]; ingredients and processed foods are numbered together."""
    specials = [item for item in form.special if item.id != "water"]
    in_order = [item.id for group in (form.basic, specials, form.processed) for item in group]
    numbers = INTERACTIONS | {"water": WATER} | {id: number for number, id in enumerate(in_order, FIRST_BASIC)}
    for basic in form.basic:
        yield _ingredient(basic, numbers, Role.BASIC, {"labelled": basic.labelled})
    for special in form.special:
        yield _ingredient(special, numbers, Role.SPECIAL, {"points": special.points, **_marks(special)})
    for played in form.interaction:
        yield _ingredient(played, numbers, Role.INTERACTION, {})
    for food in form.processed:
        facts = {"points": food.points, "needs": dict(food.needs), **_marks(food)}
        yield Card(food.id, numbers[food.id], "processed", food.copies, food.provenance, facts, _names(food))
    counted = set(in_order).difference(item.id for item in form.basic)
    for number, recipe in enumerate(form.recipe):
        facts = {
            "colour": recipe.colour,
            "points": recipe.points,
            "needs": dict(recipe.needs),
            "food_items": sum(many for id, many in recipe.needs.items() if id in counted),
            "labelled": recipe.labelled,
        }
        yield Card(recipe.id, number, "recipe", 1, recipe.provenance, facts, _names(recipe))
    for stove in form.stove:
        number = COLOUR_NAMES.index(stove.colour)
        yield Card(stove.id, number, "stove", 1, stove.provenance, {"colour": stove.colour}, _names(stove))
    for number, help in enumerate(form.help, 1):
        yield Card(help.id, number, "help", help.copies, help.provenance, {}, _names(help))


def _ingredient(
    item: Basic | Special | Interaction, numbers: Mapping[str, int], role: Role, facts: Mapping[str, Any]
) -> Card:
    said = {"role": role.name.lower(), **facts}
    names = {} if isinstance(item, Interaction) else _names(item)
    return Card(item.id, numbers[item.id], "ingredient", item.copies, item.provenance, said, names)


def _marks(item: Special | Processed) -> dict[str, bool]:
    return {"timer": item.timer, "labelled": item.labelled}


def _names(item: Form | Basic | Special | Processed | Recipe | Stove | Help) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


# -- what a set must be -----------------------------------------------------------------------------------------


def _faults(form: Form) -> Iterator[Fault]:
    """All that keeps a set from being played, but for what dishes are made of."""
    yield from same_ids(form, "basic", "special", "interaction", "processed", "recipe", "stove", "help")
    yield from _missing(form)
    for group, most in (("processed", FOODS), ("recipe", RECIPES), ("stove", SEATS)):
        if (n := len(getattr(form, group))) > most:
            yield (group,), Message("card-set.too-many", n=n, most=most)
    kinds = len(form.basic) + len(form.special) + len(form.processed)
    if kinds > MOST_KINDS:
        yield (), Message("card-set.too-many-kinds", n=kinds, most=MOST_KINDS)
    ingredients: list[Basic | Special] = [*form.basic, *form.special]
    n = sum(item.copies for item in ingredients) + sum(item.copies for item in form.interaction)
    if n > CARDS:
        yield (), Message("card-set.too-many-ingredients", n=n, most=CARDS)
    n -= sum(item.copies for item in ingredients if item.labelled)
    if n < FEWEST_CARDS:
        yield (), Message("card-set.too-few-unlabelled", n=n, least=FEWEST_CARDS)


def _missing(form: Form) -> Iterator[Fault]:
    """Cards that the rules know by name, stoves of all colours, and a recipe to cook."""
    needed: tuple[tuple[str, str, tuple[str, ...]], ...] = (
        ("special", "id", ("water",)),
        ("interaction", "id", tuple(INTERACTIONS)),
        ("stove", "colour", COLOUR_NAMES[:SEATS]),
    )
    for group, key, values in needed:
        have = [getattr(item, key) for item in getattr(form, group)]
        for value in values:
            if value not in have:
                yield (group,), Message("card-set.none-of", key=key, value=value, values=values)
    if all(recipe.labelled for recipe in form.recipe):
        yield ("recipe",), Message("card-set.all-labelled")


def _unfit_needs(form: Form) -> Iterator[Fault]:
    """What processed foods and recipes ask for that they cannot have."""
    cards: list[Basic | Special | Processed] = [*form.basic, *form.special, *form.processed]
    things = {item.id: item for item in cards}
    basics = {item.id for item in form.basic}
    water = next(item.copies for item in form.special if item.id == "water")
    dishes: dict[str, Sequence[Processed | Recipe]] = {"processed": form.processed, "recipe": form.recipe}
    for group, those in dishes.items():
        for n, dish in enumerate(those):
            path = (group, n, "needs")
            if not dish.needs:
                yield path, Message("card-set.needs-nothing")
            if len(both := tuple(id for id in dish.needs if id in basics)) > 1:
                yield path, Message("card-set.two-basics", basics=both)
            for id, many in dish.needs.items():
                if id not in things or id == dish.id:
                    others = [other for other in things if other != dish.id]
                    yield (*path, id), Message("card-set.no-ingredient", near=near(id, others))
                    continue
                copies = things[id].copies + (water if id in basics else 0)
                if many > copies:
                    yield (*path, id), Message("card-set.not-so-many", n=many, have=copies)
                if things[id].labelled and not dish.labelled:
                    yield (*path, id), Message("card-set.labelled-need")


# -- the tables -------------------------------------------------------------------------------------------------


def _box(cards: Sequence[Card]) -> Any:
    """All cards as integer tables [components]."""
    box = paper(BOX)
    by_id = {card.id: card for card in cards}
    foods = sorted(card.number for card in cards if card.group == "processed")
    box.kinds = 1 + max(card.number for card in cards if card.group in ("ingredient", "processed"))
    box.first_food = foods[0] if foods else box.kinds
    box.recipes = sum(card.group == "recipe" for card in cards)
    for card in cards:
        n, facts = card.number, card.facts
        match card.group:
            case "ingredient" | "processed":
                box.role[n] = int(Role[str(facts.get("role", "processed")).upper()])
                box.copies[n] = card.copies
                box.points[n] = facts.get("points", 0)
                box.timer[n] = int(facts.get("timer", False))
                box.labelled[n] = int(facts.get("labelled", False))
            case "recipe":
                box.colour[n] = COLOUR_NAMES.index(facts["colour"])
                box.value[n] = facts["points"]
                box.food_items[n] = facts["food_items"]
                box.labelled_recipe[n] = int(facts["labelled"])
        if "needs" in facts:
            dish = FOODS + n if card.group == "recipe" else n - box.first_food
            for id, many in facts["needs"].items():
                box.needs[dish][by_id[id].number] = many
                box.made_of[dish] += many
    return box
