"""Long work stops at Ctrl-C even if a compiler, or a callback that cannot raise, has lost the interrupt."""

import os
import signal
import sys
from contextlib import suppress

import pytest

from sobremesa.cli.long_work import progress_bar


def work(done: list[int], *, interrupted: bool) -> None:
    with progress_bar("working") as move:
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


def test_of_what_is_lost_only_interrupts_are_not_told(monkeypatch):
    told: list[type] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda lost: told.append(lost.exc_type))
    with progress_bar("working"):
        Deaf(KeyboardInterrupt())
        Deaf(ValueError())
    Deaf(KeyboardInterrupt())
    assert [ValueError, KeyboardInterrupt] == told
