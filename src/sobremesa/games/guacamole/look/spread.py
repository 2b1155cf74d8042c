"""What Guacamole's table shows besides the view: how far each hand is from each disc, and icons for name plates."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ....drawing.art import art
from ....engine.cardset import Card, CardSet
from ....engine.look import Spread
from ....engine.views import View
from ....engine.words import GameWords
from ..cards import HEAT_NAMES
from ..state import FIRST_INGREDIENT, Event
from ..view import ICON_NAMES

GLYPHS = {"avocados": "bold-avocado", "tomatoes": "bold-tomato", "chilies": "bold-chili"}


@dataclass(frozen=True)
class Open:
    """An open disc as the reader sees it: `away` icons from their hand, `won` if they have one of its heat."""

    zone: str
    heat: str
    name: str
    away: int | None
    won: bool
    said: str


@dataclass(frozen=True)
class Ring:
    """A player's place for a disc of a heat: the disc won, or how far the hand is from the open one."""

    heat: str
    won: bool
    element: str
    more: int
    away: int | None
    said: str


@dataclass(frozen=True)
class Facts:
    """All that the table shows besides the view; `plates` has numbers and addresses of icons for each ingredient."""

    open: tuple[Open, ...]
    rings: tuple[tuple[Ring, ...], ...]
    plates: dict[str, tuple[tuple[int, str], ...]]


def facts(view: View, cards: CardSet, words: GameWords, look: Any) -> Facts:
    """What the reader is shown of distances and discs, in their words."""
    return Facts(
        open=tuple(_open(view, cards, words)),
        rings=tuple(tuple(_rings(view, cards, words, seat)) for seat in range(view.seats)),
        plates=plates(cards, look),
    )


def plates(cards: CardSet, look: Any) -> dict[str, tuple[tuple[int, str], ...]]:
    """For each ingredient, how many icons of each sort it shows and where their picture is."""
    address = {icon: f"/art/guacamole/{name}.svg?v={art(look, name).tag}" for icon, name in GLYPHS.items()}
    return {
        card.id: tuple((card.facts[icon], address[icon]) for icon in ICON_NAMES if card.facts[icon])
        for card in cards.cards
        if card.group == "ingredient"
    }


def away(view: View, cards: CardSet, seat: int, disc: str) -> int:
    """How many icons a hand has too many or too few for a disc."""
    have = {counter.kind: counter.value for counter in view.counters if counter.seat == seat}
    return sum(abs(have[icon] - cards.by_id[disc].facts[icon]) for icon in ICON_NAMES)


def _piles(view: View) -> Iterator[tuple[str, str, str | None]]:
    for zone in view.zones:
        if zone.kind.startswith("disc-"):
            shown = zone.slots[-1].card if zone.slots else None
            yield zone.id, zone.kind.removeprefix("disc-"), shown


def _open(view: View, cards: CardSet, words: GameWords) -> Iterator[Open]:
    easier = view.options["game"] == "easier"
    for zone, kind, disc in _piles(view):
        heat = cards.by_id[disc].facts["heat"] if disc else kind
        won = not easier and view.viewer is not None and bool(_won(view, cards, view.viewer, heat))
        far = None if disc is None or view.viewer is None else away(view, cards, view.viewer, disc)
        name = words(f"heat.{heat}").capitalize() if heat in HEAT_NAMES else words(f"zone.disc-{kind}")
        yield Open(zone, heat, name, far, won, _said(words, far, won=won, shown=disc is not None))


def _said(words: GameWords, far: int | None, *, won: bool, shown: bool) -> str:
    if won:
        return words("ring.won")
    if not shown:
        return words("ring.none")
    if far is None:
        return ""
    return words("ring.away", n=far) if far else words("ring.ready")


def _won(view: View, cards: CardSet, seat: int, heat: str | None) -> list[str]:
    slots = view.zone(f"won:{seat}").slots
    return [slot.key for slot in slots if heat is None or cards.by_id[str(slot.card)].facts["heat"] == heat]


def _rings(view: View, cards: CardSet, words: GameWords, seat: int) -> Iterator[Ring]:
    if view.options["game"] == "easier":
        yield from _easier_rings(view, cards, words, seat)
        return
    shown = {kind: disc for _, kind, disc in _piles(view)}
    for heat in HEAT_NAMES:
        won = _won(view, cards, seat, heat)
        disc = shown.get(heat)
        far = away(view, cards, seat, disc) if disc and not won else None
        said = f"{words(f'heat.{heat}')}: {_said(words, far, won=bool(won), shown=disc is not None)}"
        yield Ring(heat, bool(won), won[0].replace(":", "-") if won else "", max(0, len(won) - 1), far, said)


def _easier_rings(view: View, cards: CardSet, words: GameWords, seat: int) -> Iterator[Ring]:
    slots = view.zone(f"won:{seat}").slots
    disc = next(shown for _, _, shown in _piles(view))
    for n in range(len(HEAT_NAMES)):
        if n < len(slots):
            heat = str(cards.by_id[str(slots[n].card)].facts["heat"])
            said = f"{words(f'heat.{heat}')}: {words('ring.won')}"
            yield Ring(heat, won=True, element=slots[n].key.replace(":", "-"), more=0, away=None, said=said)
        else:
            far = away(view, cards, seat, disc) if disc and n == len(slots) else None
            said = _said(words, far, won=False, shown=disc is not None)
            yield Ring("any", won=False, element="", more=0, away=far, said=said)


def shout(event: Any) -> str | None:
    """The id of what is shouted over the table at an event, if it is a big moment."""
    if event.what == Event.CLAIMED:
        return "shout.guacamole"
    if event.what == Event.SPECIAL and event.card < FIRST_INGREDIENT:
        return f"shout.special-{int(event.card)}"
    return None


def clauses(card: Card) -> tuple[str, ...]:
    """The handles of the clauses that say what a card does."""
    match card.group:
        case "special":
            return ("special-drawn", card.id)
        case "disc":
            return ("collect-disc", "exact-match")
    return ("exact-match",)


SPREAD = Spread(facts=facts, shout=shout, clauses=clauses)
