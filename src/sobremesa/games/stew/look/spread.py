"""What the table of Stew shows besides the view: what you have put where, and the count of an open pot, step by step.

All of it is read from the view alone, so the page knows no more than its reader does.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ....engine.cardset import Card, CardSet
from ....engine.contract import handle
from ....engine.look import Spread
from ....engine.views import Slot, View
from ....engine.words import GameWords
from ..cards import counted_by
from ..state import Event
from .kettle import LEVELS

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Place:
    """One of the vermin in the row: the keys of the elements of its card and of the card that lies on it."""

    vermin: str
    food: str | None


@dataclass(frozen=True)
class Step:
    """One step of counting an open pot: a picture, what happens, and the points with their sign, if it has any."""

    picture: str
    said: str
    points: str


@dataclass(frozen=True)
class Facts:
    """All that the table shows besides the view.

    row       the vermin, in order
    level     how full the pot looks
    memory    what the reader has put into the pot, and how many cards are from others
    steps     the count of a pot that lies open
    total     what such a pot is worth, in words
    played    for each seat how many cards it has put into the pot and on vermin, in words
    quiet     the seats that are not asked again in this round
    standing  which round it is
    """

    row: tuple[Place, ...]
    level: int
    memory: str
    steps: tuple[Step, ...]
    total: str
    played: tuple[str, ...]
    quiet: frozenset[int]
    standing: str


def facts(view: View, cards: CardSet, words: GameWords, look: Any) -> Facts:
    """What the reader is shown of the pot and the vermin, in their words."""
    counters = {(c.kind, c.seat): c.value for c in view.counters}
    total = counters.get(("total", None))
    return Facts(
        row=tuple(_row(view)),
        level=min(LEVELS - 1, (view.zone("pot").count + 1) // 2),
        memory=_memory(view, words),
        steps=() if total is None else tuple(_steps(view, cards, words)),
        total="" if total is None else signed(words("event.total", n=total)),
        played=tuple(
            words("look.played", pot=counters["in-pot", seat], vermin=counters["on-vermin", seat])
            for seat in range(view.seats)
        ),
        quiet=frozenset(seat for seat in range(view.seats) if ("quiet", seat) in counters),
        standing=words("look.round", n=counters["round", None]),
    )


def signed(text: str) -> str:
    """A text with a real minus."""
    return text.replace("-", MINUS)


def _row(view: View) -> Iterator[Place]:
    fed = [slot.key for slot in view.zone("fed").slots]
    for slot in view.zone("vermin").slots:
        food = slot.key.replace("vermin:", "food:")
        yield Place(slot.key.replace(":", "-"), food.replace(":", "-") if food in fed else None)


def _memory(view: View, words: GameWords) -> str:
    """What the reader has put into the pot: "You put: a leek and 2 potatoes; 3 cards by others"."""
    slots = view.zone("pot").slots
    own = Counter(str(slot.card) for slot in slots if "yours" in slot.marks)
    others = len(slots) - own.total()
    if view.viewer is None or not slots:
        return ""
    put = words.listed([words.some(id, n) for id, n in own.items()])
    rest = words("look.by-others", n=others)
    if not own:
        return words("look.put-nothing", others=rest)
    return words("look.put", cards=put, others=rest) if others else words("look.put-alone", cards=put)


def _steps(view: View, cards: CardSet, words: GameWords) -> Iterator[Step]:
    """The count of an open pot: who eats what, what the Vagabond does, what is left."""
    pot = view.zone("pot").slots
    eaten = [str(slot.card) for slot in pot if "eaten" in slot.marks]
    left = Counter(str(slot.card) for slot in pot if "eaten" not in slot.marks)
    for slot in _hungry(view):
        card = cards.by_id[str(slot.card)]
        head = f"head-{card.id}"
        if "eats" in card.facts:
            wanted = str(card.facts["eats"])
            if wanted in eaten:
                eaten.remove(wanted)
                yield Step(head, words("look.ate", cards=words.some(wanted, 1)), "")
        else:
            shares = left[str(card.facts["looks_for"])] > 0
            points = -int(card.facts["takes"]) if shares else int(card.facts["adds"])
            said = words("look.shared" if shares else "look.passed-on", card=words.card(str(card.facts["looks_for"])))
            yield Step(head, said, signed(f"{points:+d}"))
    for id, n in left.items():
        points = int(cards.by_id[id].facts["worth"][n - 1])
        yield Step(f"glyph-{id}", words.some(id, n), signed(f"{points:+d}"))


def _hungry(view: View) -> Iterator[Slot]:
    return (slot for slot in view.zone("vermin").slots if "hungry" in slot.marks)


def shout(event: Any) -> str | None:
    """The id of what is shouted over the table at an event, if it is a big moment."""
    return "shout.stew" if event.what == Event.CALLED else None


def clauses(card: Card) -> tuple[str, ...]:
    """The handles of the clauses that say what a card does."""
    if card.group == "ingredient":
        return (handle(counted_by(card.id)), "count-pot")
    return ("hungry-vermin", "animals-eat") if "eats" in card.facts else ("vagabond", "vagabond-looks")


SPREAD = Spread(
    facts=facts,
    shout=shout,
    clauses=clauses,
    near=("pot", "call", "simmer", "quiet", "begin"),  # a card is fed to the vermin that are tapped
)
