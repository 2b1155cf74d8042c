"""What the table of Abuela Co. shows besides the view: what burners are on the way to, how near each recipe is.

All of it is read from the view alone, so the page knows no more than its reader does.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ....engine.cardset import Card, CardSet
from ....engine.look import Spread
from ....engine.views import View
from ....engine.words import GameWords
from ..seen import Seen
from ..state import ACTIONS, Event
from .shelf import Food, Recipe, foods, recipes, wanted
from .stoves import Stove, stoves

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Badge:
    """What stands on a card besides its name: its points with their sign, and does it bear a timer?"""

    points: str
    timer: bool
    said: str


@dataclass(frozen=True)
class Facts:
    """All that the table shows besides the view.

    stoves     one for each seat, and at the end the community stove if it is in play
    recipes    the recipes on the table, the soonest first
    foods      the piles of processed food, the empty ones too
    wanted     cards of the pantry that would bring a recipe soon, by id
    badges     by the id of a card
    known      the keys of the reader's own cards that others know
    dots       one for each action of a turn: is it still to be done?
    standing   which round it is, or that it is the last
    """

    stoves: tuple[Stove, ...]
    recipes: tuple[Recipe, ...]
    foods: tuple[Food, ...]
    wanted: frozenset[str]
    badges: Mapping[str, Badge]
    known: frozenset[str]
    dots: tuple[bool, ...]
    dots_said: str
    standing: str

    @property
    def community(self) -> Stove | None:
        """The community stove, if it is in play."""
        return next((stove for stove in self.stoves if stove.seat is None), None)


def facts(view: View, cards: CardSet, words: GameWords, look: Any) -> Facts:
    """What the reader is shown of stoves and recipes, in their words."""
    seen = Seen(view, cards)
    left = seen.number("actions-left")
    return Facts(
        stoves=tuple(stoves(seen, words, look)),
        recipes=tuple(recipes(seen, words, look)),
        foods=tuple(foods(seen, words, look)),
        wanted=wanted(seen),
        badges={card.id: _badge(card, words) for card in cards.cards if card.group in ("ingredient", "processed")},
        known=_known(seen),
        dots=() if view.over else tuple(n < left for n in range(ACTIONS)),
        dots_said="" if view.over else words("look.actions-left", n=left),
        standing=_standing(seen, words),
    )


def _badge(card: Card, words: GameWords) -> Badge:
    points = int(card.facts.get("points", 0))
    return Badge(
        points=f"{points:+d}".replace("-", MINUS) if points else "",
        timer=bool(card.facts.get("timer", False)),
        said=words("look.points", n=points).replace("-", MINUS) if points else "",
    )


def _known(seen: Seen) -> frozenset[str]:
    """The keys of the reader's own cards that others know."""
    hand = seen.zone(f"hand:{seen.view.viewer}")
    marked = (slot for slot in (hand.slots if hand else ()) if any(m.startswith(("open", "known")) for m in slot.marks))
    return frozenset(slot.key.replace(":", "-") for slot in marked)


def _standing(seen: Seen, words: GameWords) -> str:
    """Which round it is, and how near the end."""
    n = seen.number("round")
    after = {c.kind: c.value for c in seen.view.counters}.get("rounds-after-this")
    if seen.view.over or after is None:
        return words("look.round", n=n)
    return words("look.one-more-round" if after else "look.last-round", n=n)


def printed(cards: CardSet, card: Card, words: GameWords) -> tuple[str, ...]:
    """What is printed on a card, line by line [card-elements], after what a dish is for those who do not know it."""
    facts = card.facts
    lines = [words(f"look.dish.{card.id}")] if not card.names and words.has(f"look.dish.{card.id}") else []
    if card.group == "recipe":
        lines.append(words("look.recipe-in", colour=words(f"look.colour.{facts['colour']}")))
    if points := int(facts.get("points", 0)):
        lines.append(words("look.points", n=points).replace("-", MINUS))
    if "needs" in facts:
        lines.append(words("look.made-of", cards=words.listed([words.some(id, n) for id, n in facts["needs"].items()])))
    if card.group == "recipe":
        lines.append(words("look.food-items", n=int(facts["food_items"])))
    if facts.get("timer"):
        lines.append(words("look.timer"))
    if card.group in ("ingredient", "processed"):
        lines.append(words("look.in-all", n=card.copies))
    return tuple(lines)


def shout(event: Any) -> str | None:
    """The id of what is shouted over the table at an event, if it is a big moment."""
    match event.what:
        case Event.RECIPE:
            return "shout.recipe"
        case Event.PLAYED:
            return f"shout.interaction-{int(event.card)}"
        case Event.LAST_ROUND:
            return "shout.last-round"
    return None


def clauses(card: Card) -> tuple[str, ...]:
    """The handles of the clauses that say what a card does."""
    match card.group:
        case "processed":
            return ("light-the-stove", "food-to-hand", *_timer(card))
        case "recipe":
            return ("exact-ingredients", "recipe-to-play-area", "colour-bonus")
        case "stove":
            return ("four-burners", "stove-colour", "side-b")
        case "help":
            return ("components",)
    match card.facts["role"]:
        case "basic":
            return ("one-basic-a-burner", "one-burner-a-basic")
        case "interaction":
            return (INTERACTION_CLAUSES[card.id], "play-interaction")
    return ("water", "water-needs-basic") if card.id == "water" else ("cards-with-points", *_timer(card))


INTERACTION_CLAUSES = {
    "salt": "open-salt-shaker",
    "coffee": "cup-of-coffee",
    "heat": "high-heat",
    "sugar": "sugar-cup",
    "calentado": "calentado",
}


def _timer(card: Card) -> tuple[str, ...]:
    return ("timer-waits", "timer-locks") if card.facts.get("timer") else ()


SPREAD = Spread(
    facts=facts,
    shout=shout,
    clauses=clauses,
    printed=printed,
    near=("done", "pass"),
    deeds={
        "place": ("place", "play"),
        "draw": ("draw",),
        "take": ("take",),
        "exchange": ("exchange",),
        "remove": ("to-hand", "throw", "move"),
        "light": ("light",),
        "enhance": ("enhance",),
    },
    listed=("draw", "light", "enhance"),
    rare=("enhance",),
    careful=True,
)
