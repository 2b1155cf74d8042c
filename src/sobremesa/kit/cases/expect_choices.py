"""What must follow: who is asked, what they may do, and which clause forbids the rest."""

from ...engine.errors import Message
from .moment import Check, Checks, Moment, Problem, Reading, differs
from .setting import Setting
from .told import Told


def asked(reading: Reading, told: Told) -> Checks:
    """Exactly the seats that must decide."""
    seats = sorted({reading.setting.seat(item) + 1 for item in told.items("seats")})
    yield told, lambda now: differs(seats, [seat + 1 for seat in now.play.to_act()])


def choices(reading: Reading, told: Told) -> Checks:
    """Exactly the moves that a seat may make."""
    for name, entry in told.entries().items():
        seat = reading.setting.seat_named(name, entry)
        yield entry, _choices(reading.setting, seat, {reading.setting.move(item) for item in entry.items("moves")})


def _choices(setting: Setting, seat: int, expected: set[int]) -> Check:
    def check(now: Moment) -> Problem:
        found = set(now.play.choices(seat))
        missing = "; ".join(map(setting.say, sorted(expected - found)))
        besides = "; ".join(map(setting.say, sorted(found - expected)))
        if missing and besides:
            return Message("case.other-choices", missing=missing, besides=besides)
        if missing:
            return Message("case.choices-missing", missing=missing)
        return Message("case.choices-besides", besides=besides) if besides else None

    return check


def offered(reading: Reading, told: Told) -> Checks:
    """Moves that are among the choices."""
    for item in told.items("moves"):
        yield item, _offered(*reading.setting.seat_and_move(item.text(), item), wanted=True)


def not_offered(reading: Reading, told: Told) -> Checks:
    """Moves that are not among the choices."""
    for item in told.items("moves"):
        yield item, _offered(*reading.setting.seat_and_move(item.text(), item), wanted=False)


def _offered(seat: int, move: int, *, wanted: bool) -> Check:
    def check(now: Moment) -> Problem:
        found = move in now.play.choices(seat)
        return None if wanted == found else Message("case.is-offered" if found else "case.is-not-offered")

    return check


def refused(reading: Reading, told: Told) -> Checks:
    """Moves that are refused, and the clause that forbids each."""
    for text, entry in told.entries().items():
        yield entry, _refused(*reading.setting.seat_and_move(text, entry), reading.setting.clause(entry))


def _refused(seat: int, move: int, clause: str) -> Check:
    def check(now: Moment) -> Problem:
        found = now.play.refusal(seat, move)
        if found is None:
            return Message("case.is-allowed", clause=clause)
        return None if clause == found else Message("case.other-clause", clause=clause, found=found)

    return check


def over(_reading: Reading, told: Told) -> Checks:
    """Whether the game is over."""
    ended = told.yes()
    yield told, lambda now: None if ended == now.play.over else Message("case.not-over" if ended else "case.over")
