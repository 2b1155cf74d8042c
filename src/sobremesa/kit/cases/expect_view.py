"""What must follow: what each seat sees, and what the table counts and scores."""

from collections.abc import Iterable, Iterator, Mapping

from ...engine.contract import LANGUAGES, Game
from ...engine.errors import Message
from ...engine.play import Play
from ...engine.views import View, Zone
from ...engine.words import catalogue
from ...engine.written import near, shown
from .moment import MOST, Check, Checks, Moment, Problem, Reading, count_differs, differs, is_count, table
from .setting import Setting
from .told import Told

BACK, SPECTATOR = "#", "spectator"

# -- zones --------------------------------------------------------------------------------------------------------


def seen(reading: Reading, told: Told) -> Checks:
    """What lies before the eyes of a seat, or of a spectator."""
    for name, entry in told.entries().items():
        viewer = None if name == SPECTATOR else reading.setting.seat_named(name, entry)
        zones = list(zone_names(reading.first.view(viewer)))
        for zone, leaf in entry.leaves():
            if zone not in zones and zone not in reading.setting.spots:
                leaf.wrong("case.no-zone", what=shown(zone), near=near(zone, zones))
            if is_count(leaf):
                yield leaf, _zone_count(viewer, zone, leaf.number(0, MOST))
            else:
                yield leaf, _zone(viewer, zone, _seen_cards(reading.setting, leaf))


def _seen_cards(setting: Setting, told: Told) -> list[str]:
    """Cards as they are seen: ids, or # for a back, with marks in brackets behind them."""
    items = [told] if isinstance(told.value, str) else told.items("seen-cards")
    for item in items:
        card = item.text().split(" (")[0]
        if card != BACK and card not in setting.cards.by_id:
            item.wrong("case.no-seen-card", what=shown(card), near=near(card, setting.cards.by_id))
    return [item.value for item in items]


def zone_names(view: View) -> Iterator[str]:
    """The names of a view's zones."""
    return map(zone_name, view.zones)


def zone_name(zone: Zone) -> str:
    """The name of a zone, seats counted from 1: "hand:0" is "hand.1"."""
    kind, *rest = zone.id.split(":")
    own = None if zone.seat is None else str(zone.seat)
    return ".".join([kind, *(str(int(part) + 1) if part == own else part for part in rest)])


def _find_zone(now: Moment, viewer: int | None, name: str) -> Zone | None:
    return next((zone for zone in now.play.view(viewer).zones if zone_name(zone) == name), None)


def _zone_count(viewer: int | None, name: str, expected: int) -> Check:
    def check(now: Moment) -> Problem:
        zone = _find_zone(now, viewer, name)
        return count_differs(expected, zone.count if zone else 0)

    return check


def _zone(viewer: int | None, name: str, expected: list[str]) -> Check:
    def check(now: Moment) -> Problem:
        zone = _find_zone(now, viewer, name)
        slots = zone.slots if zone else ()
        return differs(expected, [(slot.card or BACK) + "".join(f" ({mark})" for mark in slot.marks) for slot in slots])

    return check


# -- numbers ------------------------------------------------------------------------------------------------------


def counters(reading: Reading, told: Told) -> Checks:
    """Numbers that everybody may know."""
    now = counters_by_name(reading.first)
    later = counters_that_come_later(reading.setting.game, now)
    for name, leaf in told.leaves():
        kind, _, seat = name.partition(".")
        if kind in later and seat:
            reading.setting.seat_named(seat, leaf)
        elif name not in (*now, *later):
            leaf.wrong("case.no-counter", what=shown(name), near=near(name, (*now, *later)))
        yield leaf, _counter(name, leaf.number(-MOST, MOST))


def counters_that_come_later(game: Game, now: Iterable[str]) -> list[str]:
    """The kinds of counters that a game has a word for, but for those that are there now."""
    words = catalogue(game.folder / "text" / f"{LANGUAGES[0]}.po")
    kinds = (id.removeprefix("counter.") for id in words if id.startswith("counter."))
    there = {name.split(".")[0] for name in now}
    return [kind for kind in kinds if kind not in there]


def _counter(name: str, expected: int) -> Check:
    return lambda now: differs(expected, counters_by_name(now.play).get(name))


def counters_by_name(play: Play) -> Mapping[str, int]:
    """The counters of a game; a seat's by its number from 1: "avocados.1"."""
    counters = table(play).counters
    return {c.kind if c.seat is None else f"{c.kind}.{c.seat + 1}": c.value for c in counters}


def points(reading: Reading, told: Told) -> Checks:
    """Points of each seat."""
    expected = _each_seat(reading.setting, told, "points", -MOST)
    yield told, lambda now: differs(expected, [standing.points for standing in now.table.standings])


def ranks(reading: Reading, told: Told) -> Checks:
    """The rank of each seat."""
    expected = _each_seat(reading.setting, told, "ranks", 1)
    yield told, lambda now: differs(expected, [standing.rank for standing in now.table.standings])


def _each_seat(setting: Setting, told: Told, what: str, least: int) -> list[int]:
    items = told.items(what)
    if len(items) != setting.seats:
        told.wrong(f"case.each-{what}", n=setting.seats, found=len(items))
    return [item.number(least, MOST) for item in items]


def winners(reading: Reading, told: Told) -> Checks:
    """The seats that have won."""
    expected = sorted({reading.setting.seat(item) + 1 for item in told.items("seats")})

    def check(now: Moment) -> Problem:
        view = now.table
        return differs(expected, [standing.seat + 1 for standing in view.standings if view.over and standing.rank == 1])

    yield told, check


SCORED_KEYS = ("seat", "points", "clause")


def scored(reading: Reading, told: Told) -> Checks:
    """Points and the clause that they come from."""
    for item in told.items("tables"):
        item.known_entries(SCORED_KEYS)
        seat, clause = reading.setting.seat(item.at("seat")), reading.setting.clause(item.at("clause"))
        yield item, _scored((seat, item.at("points").number(-MOST, MOST), clause))


def _scored(expected: tuple[int, int, str]) -> Check:
    def check(now: Moment) -> Problem:
        found = [(points.seat, points.points, points.clause) for points in now.table.points]
        if expected in found:
            return None
        lines = tuple(Message("case.points-of", seat=seat + 1, n=count, clause=clause) for seat, count, clause in found)
        return Message("case.no-such-points", points=lines) if lines else Message("case.no-points")

    return check
