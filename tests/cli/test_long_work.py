"""Long work stops at Ctrl-C even if a compiler, or a callback that cannot raise, has lost the interrupt."""

import os
import signal
import sys
import time
from contextlib import suppress
from types import ModuleType

import pytest

from sobremesa.cli import long_work
from sobremesa.cli.long_work import progress_bar
from sobremesa.cli.output import text_of

TEXTS = text_of("en")


def work(done: list[int], *, interrupted: bool) -> None:
    with progress_bar(TEXTS, "working") as move:
        for n in range(3):
            move(n, 3, "working")
            done.append(n)
            if interrupted:
                with suppress(KeyboardInterrupt):
                    os.kill(os.getpid(), signal.SIGINT)


def test_a_lost_interrupt_stops_the_work_at_the_next_move_of_the_bar():
    before = signal.getsignal(signal.SIGINT)
    done: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        work(done, interrupted=True)
    assert [0] == done
    assert before == signal.getsignal(signal.SIGINT)


def test_work_that_nobody_stops_is_done():
    done: list[int] = []
    work(done, interrupted=False)
    assert [0, 1, 2] == done


class Deaf:
    """What loses whatever is raised in it, as a callback does."""

    def __init__(self, raised):
        self.raised = raised

    def __del__(self):
        raise self.raised


def test_what_is_lost_is_not_told_once_the_work_is_stopped(monkeypatch):
    told: list[type] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda lost: told.append(lost.exc_type))
    with progress_bar(TEXTS, "working"):
        Deaf(ValueError())
        with suppress(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
        Deaf(TypeError())
    Deaf(KeyError())
    assert [ValueError, KeyError] == told


def fail(*, interrupted: bool) -> None:
    with progress_bar(TEXTS, "working"):
        if interrupted:
            with suppress(KeyboardInterrupt):
                os.kill(os.getpid(), signal.SIGINT)
        raise RuntimeError("no compiled object yet")


def test_an_error_that_an_interrupt_has_led_to_is_an_interrupt():
    with pytest.raises(KeyboardInterrupt):
        fail(interrupted=True)
    with pytest.raises(RuntimeError):
        fail(interrupted=False)


def work_in_machine_code(steps: list[str], seconds: float) -> None:
    library = ModuleType("llvmlite.binding.something")
    exec("def frees(interrupt, steps):\n    interrupt()\n    steps.append('freed')", library.__dict__)
    with progress_bar(TEXTS, "working") as move:
        library.frees(lambda: os.kill(os.getpid(), signal.SIGINT), steps)
        time.sleep(seconds)
        move(1, 1, "working")
        steps.append("went on")


def test_an_interrupt_waits_until_the_compilers_library_is_done():
    alarm, steps = signal.getsignal(signal.SIGALRM), []
    with pytest.raises(KeyboardInterrupt):
        work_in_machine_code(steps, seconds=5)
    assert ["freed"] == steps
    assert alarm == signal.getsignal(signal.SIGALRM)


def test_an_interrupt_that_waits_does_not_outlive_the_work(monkeypatch):
    monkeypatch.setattr(long_work, "AGAIN_AFTER", 0.2)
    with pytest.raises(KeyboardInterrupt):
        work_in_machine_code([], seconds=0)
    late: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, _: late.append(number))
    time.sleep(0.4)
    signal.signal(signal.SIGALRM, before)
    assert [] == late
