"""The stoves as a page shows them: whose, in which colour, and what each burner is on the way to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ....engine.views import Slot
from ....engine.words import GameWords, capital
from ..dishes import Way, ways
from ..names import burner_zone
from ..seen import Seen
from ..state import BURNERS, COMMUNITY
from .pictured import Shown, picture, shown

RUNS = "timer"  # the mark of a card whose timer runs


@dataclass(frozen=True)
class Burner:
    """A burner.

    zone    its id in the view
    number  from 1 on
    state   "empty", "ready" (a dish lies there complete), "way", "stray" (nothing can be made of it), "waits" (a timer)
    dish    what it is nearest to
    label   that in words, `brief` in two or three, `said` with all that lies there
    counts  how many of each kind lie there, by the key of the first of them, which stands for them all
    running the first card whose timer runs, if another like it lies there that must be told apart; else ""
    cook    the moves by which the reader may cook it now, with the dish
    """

    zone: str
    number: int
    state: str
    dish: Shown | None
    label: str
    brief: str
    said: str
    counts: Mapping[str, int]
    running: str
    cook: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Stove:
    """A stove.

    seat   None: the community's
    side   "" where sides do not matter
    goal   how near its player is to bringing the end, in words; `brief` as a fraction
    """

    seat: int | None
    colour: str
    name: str
    sign: str
    grandmother: str
    side: str
    marks: tuple[str, ...]
    burners: tuple[Burner, ...]
    goal: str
    brief: str


def stoves(seen: Seen, words: GameWords, look: Any) -> Iterator[Stove]:
    """One for each seat, then the community stove if it is in play."""
    for seat in range(seen.view.seats):
        card = seen.slot(f"stove:{seat}", f"stove:{seat}:card")
        assert card is not None
        id = str(card.card)
        marks = tuple(words.mark(mark) for mark in card.marks)
        side = next((mark.removeprefix("side-") for mark in card.marks if mark.startswith("side-")), "")
        yield _stove(seen, words, look, seat, str(seen.cards.by_id[id].facts["colour"]), words.card(id), side, marks)
    if seen.has_community:
        yield _stove(seen, words, look, None, "community", words("look.community"), "", ())


def _stove(
    seen: Seen,
    words: GameWords,
    look: Any,
    seat: int | None,
    colour: str,
    name: str,
    side: str,
    marks: tuple[str, ...],
) -> Stove:
    number = COMMUNITY if seat is None else seat
    goal, brief = _goal(seen, words, seat)
    return Stove(
        seat=seat,
        colour=colour,
        name=capital(name),
        sign=picture(look, f"sign-{colour}"),
        grandmother=picture(look, f"grandmother-{colour}"),
        side=side,
        marks=marks,
        burners=tuple(_burner(seen, words, look, number, burner) for burner in range(BURNERS)),
        goal=goal,
        brief=brief,
    )


def _goal(seen: Seen, words: GameWords, seat: int | None) -> tuple[str, str]:
    """How near a player is to bringing the end, as the counter of the view says it: in words, and as a fraction."""
    for counter in seen.view.counters:
        kind, _, goal = counter.kind.rpartition("-of-")
        if seat is not None and counter.seat == seat and kind in ("recipes", "food-items"):
            return words(f"look.{kind}-of", n=counter.value, goal=goal), f"{counter.value}/{goal}"
    return "", ""


def _burner(seen: Seen, words: GameWords, look: Any, stove: int, burner: int) -> Burner:
    zone = seen.zone(burner_zone(stove, burner))
    assert zone is not None
    found = ways(seen, stove, burner)
    state, label = _state(seen, words, stove, burner, found)
    cards = [words.some(id, n) for id, n in seen.burner(stove, burner).items()]
    place = words(f"zone.{zone.kind}")
    told = [f"{place}: {words.listed(cards)}" if cards else place]
    if label:
        told.append(label)
    told += [_way(words, way) for way in found[1 if state in ("ready", "way") else 0 :]]
    return Burner(
        zone=zone.id,
        number=burner + 1,
        state=state,
        dish=shown(seen.cards, words, look, found[0].dish) if found else None,
        label=capital(label),
        brief=_brief(words, state, found),
        said=". ".join(capital(part) for part in told),
        counts=_counts(zone.slots),
        running=_told_apart(zone.slots),
        cook=tuple(
            (choice.move, words.card(dish))
            for choice in seen.view.choices
            if choice.verb == "light" and choice.target == zone.id and (dish := _source(seen, choice.source))
        ),
    )


def _source(seen: Seen, key: str | None) -> str | None:
    """The card in a slot."""
    return next((slot.card for zone in seen.view.zones for slot in zone.slots if slot.key == key), None)


def _state(seen: Seen, words: GameWords, stove: int, burner: int, found: tuple[Way, ...]) -> tuple[str, str]:
    """The state of a burner, and its label."""
    seat = seen.waits_for(stove, burner)
    if seat is not None:
        you = ".you" if seat == seen.view.viewer else ""
        return "waits", words(f"look.waits{you}", seat=capital(words.player(seat)))
    if not seen.burner(stove, burner):
        return "empty", words("look.empty")
    if not found:
        return "stray", words("look.stray")
    return "ready" if not found[0].missing else "way", _way(words, found[0])


def _brief(words: GameWords, state: str, found: tuple[Way, ...]) -> str:
    """The state of a burner in two or three words."""
    return words("look.brief-way", n=len(found[0].missing)) if state == "way" else words(f"look.brief-{state}")


def _way(words: GameWords, way: Way) -> str:
    """A burner's way to a dish: "an egg short of Changua"."""
    if not way.missing:
        return words("look.ready", card=words.card(way.dish))
    counted = {id: way.missing.count(id) for id in way.missing}
    some = words.listed([words.some(id, n) for id, n in counted.items()])
    return words("look.short" if len(way.missing) == 1 else "look.short-of-many", cards=some, card=words.card(way.dish))


def _counts(slots: tuple[Slot, ...]) -> Mapping[str, int]:
    """How many of each kind lie there, by the key of the first of them; those whose timer runs are counted apart."""
    first: dict[tuple[str | None, bool], str] = {}
    counted: dict[str, int] = {}
    for slot in slots:
        key = first.setdefault((slot.card, RUNS in slot.marks), slot.key)
        counted[key] = counted.get(key, 0) + 1
    return counted


def _told_apart(slots: tuple[Slot, ...]) -> str:
    """The key of the first card whose timer runs, if another like it lies there whose time is over; else ""."""
    running = [slot for slot in slots if RUNS in slot.marks]
    over = {slot.card for slot in slots if RUNS not in slot.marks}
    return next((slot.key for slot in running if slot.card in over), "")
