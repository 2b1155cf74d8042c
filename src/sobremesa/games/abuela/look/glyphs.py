"""Which drawing a card has: those of the standard set by their ids, those of sets of one's own by sort and number."""

from collections.abc import Mapping

from ....drawing.produce import corn, flour
from ....engine.cardset import Card
from . import basics, foods, mischief, specials
from .brush import Glyph
from .dishes import DISHES
from .own import DISH_FORMS, FILLINGS, FORMS, HUES

KINDS: Mapping[str, Glyph] = {
    "corn": corn,
    "cow": basics.cow,
    "rice": basics.rice,
    "pig": basics.pig,
    "hen": basics.hen,
    "water": specials.water,
    "potato": specials.potato,
    "plantain": specials.plantain,
    "beans": specials.beans,
    "panela": specials.panela,
    "salt": mischief.salt,
    "coffee": mischief.coffee,
    "heat": mischief.heat,
    "sugar": mischief.sugar,
    "calentado": mischief.calentado,
    "flour": flour,
    "cooked-rice": foods.cooked_rice,
    "milk": foods.milk,
    "egg": foods.egg,
    "meat": foods.meat,
    "chicharron": foods.chicharron,
    "cheese": foods.cheese,
    "broth": foods.broth,
}


def sort_of(card: Card) -> str:
    """The sort of card that an ingredient or a processed food is."""
    return str(card.facts.get("role", "processed"))


def kind_name(card: Card) -> str:
    """What the pictures of an ingredient or a processed food are called: its id, or which drawing it has been given.

    A card of a set of one's own may have an id of the standard set; then it has that drawing.
    """
    if card.id in KINDS:
        return card.id
    sort = sort_of(card)
    forms = FORMS[sort]
    return f"{sort}-{forms[card.number % len(forms)]}-{card.number // len(forms) % len(HUES)}"


def dish_name(card: Card) -> str:
    """What the pictures of a recipe are called: its colour, and its id or which drawing it has been given."""
    forms = len(DISH_FORMS)
    own = f"own-{card.number % forms}-{card.number // forms % len(FILLINGS)}"
    dish = card.id if card.id in DISHES else own
    return f"{card.facts['colour']}-{dish}"
