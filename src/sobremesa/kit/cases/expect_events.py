"""What must follow: which events happened in a step."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...engine.contract import handle
from ...engine.errors import Message
from ...engine.events import sees
from ...engine.forms import Paper
from ...engine.play import Play
from ...engine.positions import Kind, Part
from .moment import MOST, Check, Checks, Moment, Problem, Reading
from .setting import Setting, event_words
from .told import Told

EVENT_KEYS = {
    "event": "the name of the event",
    "clause": "the handle of the clause behind it",
    "told": "the seats that are told its card",
}


@dataclass(frozen=True)
class Wanted:
    """An event that is looked for: the values that its fields must have, and the seats that are told its card."""

    what: int
    fields: tuple[tuple[str, int], ...] = ()
    told: tuple[int, ...] | None = None

    def is_it(self, event: Paper, seats: int) -> bool:
        """Is it this event?"""
        if event.what != self.what or any(getattr(event, field) != value for field, value in self.fields):
            return False
        return self.told is None or self.told == tuple(seat for seat in range(seats) if sees(event, seat))


def events(reading: Reading, told: Told) -> Checks:
    """Events of the step, in this order; others may lie between them.  An empty list: nothing happens."""
    wanted = [(item, _wanted(reading.setting, item)) for item in told.items("events")]

    def check(now: Moment) -> Problem:
        happens = "; ".join(happened(now.play, now.events)) or Message("case.nothing")
        if not wanted and now.events:
            return Message("case.something-happened", happened=happens)
        rest = iter(now.events)
        for number, (item, want) in enumerate(wanted, 1):
            if not any(want.is_it(event, now.play.seats) for event in rest):
                what = handle(reading.setting.game.state.Event(want.what))
                id = "case.no-such-event-after" if number > 1 else "case.no-such-event"
                return Message(id, after=number - 1, event=what, line=item.line, happened=happens)
        return None

    yield told, check


def no_events(reading: Reading, told: Told) -> Checks:
    """Events that do not happen in the step."""
    for item in told.items("events"):
        yield item, _no_event(_wanted(reading.setting, item))


def _no_event(want: Wanted) -> Check:
    def check(now: Moment) -> Problem:
        has_happened = any(want.is_it(event, now.play.seats) for event in now.events)
        return Message("case.has-happened") if has_happened else None

    return check


def _wanted(setting: Setting, told: Told) -> Wanted:
    """An event by its name alone, or as a table."""
    if isinstance(told.value, str):
        return Wanted(int(setting.event(told).what))
    if not isinstance(told.value, dict):
        told.expected("case.event-or-table")
    words = setting.event(told.at("event"))
    fields: list[tuple[str, int]] = []
    seats = None
    for key, entry in told.known_entries([*EVENT_KEYS, *words.parts]).items():
        if key == "clause":
            clauses = {handle(clause): int(clause) for clause in setting.game.state.Clause}
            fields.append(("clause", clauses[setting.clause(entry)]))
        elif key == "told":
            seats = tuple(sorted({setting.seat(item) for item in entry.items("seats")}))
        elif key != "event":
            part = words.parts[key]
            fields.append((part.field, _value(setting, part, entry)))
    return Wanted(int(words.what), tuple(fields), seats)


def _value(setting: Setting, part: Part, told: Told) -> int:
    match part.kind:
        case Kind.SEAT:
            return setting.seat(told)
        case Kind.CARD:
            cards = {card.id: card.number for card in setting.cards.cards if card.group in part.groups}
            return cards[told.one_of("card", cards)]
        case Kind.WORD:
            return part.words.index(told.one_of("word", part.words))
        case Kind.PLACE:
            return told.number(1, MOST) - 1
    return told.number(-MOST, MOST)


def happened(play: Play, events: Sequence[Paper]) -> Iterator[str]:
    """Events as a case would name them, whoever is told what."""
    known = event_words(play.game)
    for event in events:
        words = known[event.what]
        parts = [f"{key} {_said(play, part, getattr(event, part.field))}" for key, part in words.parts.items()]
        yield " ".join([handle(words.what), *parts])


def _said(play: Play, part: Part, value: int) -> str:
    """A part of an event in words; its bare number if a broken rule has put there what does not belong."""
    if part.kind is Kind.CARD:
        cards = {card.number: card.id for card in play.cards.cards if card.group in part.groups}
        return cards.get(value, f"number {value}")
    if part.kind is Kind.WORD:
        return dict(enumerate(part.words)).get(value, f"number {value}")
    return str(value + 1 if part.kind in (Kind.SEAT, Kind.PLACE) else value)
