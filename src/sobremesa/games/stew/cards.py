"""Stew: from a card set's file to its cards and the tables that the rules read."""

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
from .state import BOX, CARDS, COPIES, KINDS, SEATS, VERMIN, Clause

STANDARD = Path(__file__).parent / "cards.toml"
TEXTS = Path(__file__).parent / "text"
FEWEST_CARDS = SEATS  # so that everybody plays in every round

# The clauses that say what an ingredient is worth; of all others one does.
COUNTED = {"potato": Clause.POTATOES, "garlic": Clause.GARLIC, "stone": Clause.STONE}

Copies = Annotated[int, Meta(ge=1, le=COPIES)]
Worth = Annotated[int, Meta(ge=-99, le=99)]
Gain = Annotated[int, Meta(ge=0, le=99)]
AtLeastOne = Annotated[int, Meta(ge=1, le=99)]


class Ingredient(msgspec.Struct, forbid_unknown_fields=True):
    """An ingredient: how many cards there are, and what one, two ... of them in the pot are worth together."""

    id: Id
    copies: Copies
    worth: list[Worth]
    provenance: Provenance
    names: Names = {}


class Animal(msgspec.Struct, forbid_unknown_fields=True):
    """An animal of the row and the ingredient that it eats."""

    id: Id
    eats: Id
    provenance: Provenance
    names: Names = {}


class Vagabond(msgspec.Struct, forbid_unknown_fields=True):
    """The Vagabond: what he looks for, and the points that he takes with it and adds without it."""

    id: Id
    looks_for: Id
    takes: Gain
    adds: Gain
    provenance: Provenance
    names: Names = {}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["stew"]
    id: Id
    provenance: Provenance
    names: Names
    enough: Worth
    right: AtLeastOne
    wrong: AtLeastOne
    unclaimed: Gain
    goal: AtLeastOne
    ingredient: list[Ingredient]
    animal: list[Animal]
    vagabond: Vagabond


def load(path: Path | None = None) -> CardSet:
    """The card set of a file, the standard one by default; BadCardSet says what is wrong with it and where."""
    return build(read_toml(path or STANDARD))


def build(source: Mapping[str, Any] | Written, where: str = "") -> CardSet:
    """The card set with that content; `where` names it in errors if it is not from a file."""
    written = Written.of(source, where)
    form = shaped(written, Form)
    check(written, _faults(form), TEXTS)
    cards = tuple(_cards(form))
    return CardSet(form.game, form.id, _names(form), form.provenance, cards, _box(form), dict(written.content))


def counted_by(id: str) -> Clause:
    """The clause that says what an ingredient is worth in the pot."""
    return COUNTED.get(id, Clause.OTHER_VALUES)


def _names(item: Form | Ingredient | Animal | Vagabond) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


def _cards(form: Form) -> Iterator[Card]:
    for number, item in enumerate(form.ingredient, 1):
        worth = {"worth": tuple(item.worth)}
        yield Card(item.id, number, "ingredient", item.copies, item.provenance, worth, _names(item))
    for number, animal in enumerate(form.animal):
        yield Card(animal.id, number, "vermin", 1, animal.provenance, {"eats": animal.eats}, _names(animal))
    man = form.vagabond
    facts = {"looks_for": man.looks_for, "takes": man.takes, "adds": man.adds}
    yield Card(man.id, len(form.animal), "vermin", 1, man.provenance, facts, _names(man))


def _faults(form: Form) -> Iterator[Fault]:
    yield from same_ids(form, "ingredient", "animal")
    known = {item.id for item in form.ingredient}
    if form.vagabond.id in known | {animal.id for animal in form.animal}:
        yield ("vagabond", "id"), Message("card-set.same-id", id=form.vagabond.id)
    for group, most in (("ingredient", KINDS - 1), ("animal", VERMIN - 1)):
        if (n := len(getattr(form, group))) > most:
            yield (group,), Message("card-set.too-many", n=n, most=most)
    for n, item in enumerate(form.ingredient):
        if len(item.worth) != item.copies:
            yield ("ingredient", n, "worth"), Message("card-set.each-copy", n=len(item.worth), copies=item.copies)
    for n, animal in enumerate(form.animal):
        if animal.eats not in known:
            yield ("animal", n, "eats"), Message("card-set.no-ingredient", id=animal.eats, ids=tuple(sorted(known)))
    if (wanted := form.vagabond.looks_for) not in known:
        yield ("vagabond", "looks_for"), Message("card-set.no-ingredient", id=wanted, ids=tuple(sorted(known)))
    cards = sum(item.copies for item in form.ingredient)
    if cards > CARDS:
        yield (), Message("card-set.too-many-cards", n=cards, most=CARDS)
    if cards < FEWEST_CARDS:
        yield (), Message("card-set.too-few-cards", n=cards, least=FEWEST_CARDS)


def _box(form: Form) -> Any:
    box = paper(BOX)
    number = {item.id: number for number, item in enumerate(form.ingredient, 1)}
    box.kinds = len(form.ingredient) + 1
    for item in form.ingredient:
        box.copies[number[item.id]] = item.copies
        box.counted[number[item.id]] = counted_by(item.id)
        for cards, points in enumerate(item.worth, 1):
            box.worth[number[item.id]][cards] = points
    box.vermin = len(form.animal) + 1
    for place, animal in enumerate(form.animal):
        box.eats[place] = number[animal.eats]
    box.vagabond = len(form.animal)
    box.looks_for = number[form.vagabond.looks_for]
    box.takes, box.adds = form.vagabond.takes, form.vagabond.adds
    for name in ("enough", "right", "wrong", "unclaimed", "goal"):
        setattr(box, name, getattr(form, name))
    return box
