"""The shelf of recipes, the soonest first, and the piles of processed food."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ....engine.cardset import Card
from ....engine.words import GameWords, capital
from ..dishes import Prospect, Soon, prospects
from ..seen import Seen
from .pictured import Shown, picture, shown

BONUS = 2
FEW = 1  # a pantry card is wanted for recipes that lack no more than this besides


@dataclass(frozen=True)
class Need:
    """An ingredient that a dish asks for; `at` says where the reader has it: burner, hand, pantry, or nowhere."""

    shown: Shown
    at: str
    said: str


@dataclass(frozen=True)
class Recipe:
    """A recipe on the table.

    element  the key of its slot
    bonus    the points that its colour brings the reader besides
    soon     "now", "next" or "later"
    brief    how near it is, in a few words; `said` says it all
    """

    element: str
    card: str
    name: str
    picture: str
    colour: str
    colour_said: str
    sign: str
    points: int
    bonus: int
    needs: tuple[Need, ...]
    soon: str
    brief: str
    said: str


@dataclass(frozen=True)
class Food:
    """A pile of processed food: how many cards it has, and what one is made of."""

    element: str
    shown: Shown
    left: int
    points: int
    timer: bool
    needs: tuple[tuple[int, Shown], ...]
    said: str


def recipes(seen: Seen, words: GameWords, look: Any) -> Iterator[Recipe]:
    """The recipes on the table, the soonest first; for a spectator as they lie."""
    found = {one.recipe: one for one in prospects(seen)}
    lying = seen.zone("recipes")
    keys = {str(slot.card): slot.key for slot in lying.slots} if lying else {}
    own = _own_colour(seen)
    for id in found or keys:
        card, one = seen.cards.by_id[id], found.get(id)
        colour = str(card.facts["colour"])
        needs = tuple(_needs(seen, words, look, card, one))
        yield Recipe(
            element=keys[id],
            card=id,
            name=capital(words.card(id)),
            picture=picture(look, look.pictures(card)["small"]),
            colour=colour,
            colour_said=words(f"look.colour.{colour}"),
            sign=picture(look, f"sign-{colour}"),
            points=int(card.facts["points"]),
            bonus=BONUS if colour == own else 0,
            needs=needs,
            soon=one.soon.name.lower() if one else "",
            brief=_brief(words, one),
            said=_said(words, card, one, own),
        )


def _own_colour(seen: Seen) -> str | None:
    stove = seen.slot(f"stove:{seen.view.viewer}", f"stove:{seen.view.viewer}:card")
    return str(seen.cards.by_id[str(stove.card)].facts["colour"]) if stove else None


def _needs(seen: Seen, words: GameWords, look: Any, card: Card, one: Prospect | None) -> Iterator[Need]:
    """What a recipe asks for, one by one: what lies there first, then what is in the hand, in the pantry, nowhere."""
    asked = Counter[str](card.facts["needs"])
    parts: list[tuple[str, Counter[str]]] = []
    if one:
        lacking = [("hand", Counter(one.hand)), ("pantry", Counter(one.pantry)), ("nowhere", Counter(one.missing))]
        there = asked - sum((part for _, part in lacking), Counter[str]())
        parts = [("burner", there), *lacking]
    else:
        parts = [("", asked)]
    for at, some in parts:
        for id in some.elements():
            what = shown(seen.cards, words, look, id)
            yield Need(what, at, words(f"look.need.{at}", card=what.name) if at else what.name)


def _brief(words: GameWords, one: Prospect | None) -> str:
    if one is None:
        return ""
    if one.soon == Soon.NOW:
        return words("look.brief-now")
    if one.missing:
        return words("look.missing", n=len(one.missing))
    return words("look.with-pantry" if one.pantry else "look.with-hand" if one.hand else "look.next-turn")


def _said(words: GameWords, card: Card, one: Prospect | None, own: str | None) -> str:
    """A recipe in full, for those who hear it."""
    colour = str(card.facts["colour"])
    said = [
        words("look.recipe", card=words.card(card.id), colour=words(f"look.colour.{colour}")),
        words("look.points", n=int(card.facts["points"])) + (words("look.bonus", n=BONUS) if colour == own else ""),
        words("look.made-of", cards=_listed(words, Counter(card.facts["needs"]))),
    ]
    if one and one.soon == Soon.NOW:
        said.append(words("look.now"))
    elif one and one.missing:
        said.append(words("look.lacks", cards=_listed(words, Counter(one.missing))))
    elif one:
        said.append(_brief(words, one))
    return ". ".join(said)


def _listed(words: GameWords, cards: Mapping[str, int]) -> str:
    return words.listed([words.some(id, n) for id, n in cards.items()])


def wanted(seen: Seen) -> frozenset[str]:
    """The cards of the pantry that would complete, or nearly complete, a recipe."""
    return frozenset(card for one in prospects(seen) if len(one.missing) < FEW for card in one.pantry)


def foods(seen: Seen, words: GameWords, look: Any) -> Iterator[Food]:
    """The piles of processed food, in the order of the card set; the empty ones too."""
    left = _left(seen)
    for card in seen.cards.cards:
        if card.group != "processed" or (card.facts["labelled"] and not seen.sazon):
            continue
        element, needs = f"food:{card.number - seen.cards.box.first_food}", Counter(card.facts["needs"])
        n = left.get(card.id, 0)
        made = words("look.made-of", cards=_listed(words, needs))
        yield Food(
            element=element,
            shown=shown(seen.cards, words, look, card.id),
            left=n,
            points=int(card.facts["points"]),
            timer=bool(card.facts["timer"]),
            needs=tuple((many, shown(seen.cards, words, look, id)) for id, many in needs.items()),
            said=". ".join((capital(words.card(card.id)), words("look.left", n=n), made)),
        )


def _left(seen: Seen) -> Mapping[str, int]:
    """How many cards each pile has, as the marks of its top card say; a pile beyond counting has many."""
    zone = seen.zone("foods")
    found = {}
    for slot in zone.slots if zone else ():
        mark = next(mark.removeprefix("left-") for mark in slot.marks if mark.startswith("left-"))
        found[str(slot.card)] = int(mark) if mark.isdigit() else MANY
    return found


MANY = 99
