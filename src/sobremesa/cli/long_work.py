"""Long work: a progress bar on standard error, and Ctrl-C that is heard whatever the work is doing."""

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from .output import note

if TYPE_CHECKING:
    from ..engine.words import Words

Progress = Callable[[int, int, str], None]
AGAIN_AFTER = 0.01  # seconds after which an interrupt that came at a bad moment comes again
SILENT_AT_MOST = 10.0  # seconds without a word where there is no bar


@contextmanager
def progress_bar(texts: "Words", what: str) -> Iterator[Progress]:
    """A bar that is moved by calling (done, total, what is being done); KeyboardInterrupt once Ctrl-C was pressed.

    An interrupt waits until the compiler's library is done with what it is at.  One in a callback that cannot raise is
    lost; so it is also remembered, and raised at the bar's next move, or in the place of whatever error it has led to;
    nobody is told of what it has left behind.  Where standard error is a file, a line now and then stands for the bar.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    pressed: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        pressed.append(number)
        if in_machine_code(frame):
            signal.signal(signal.SIGALRM, remember)
            signal.setitimer(signal.ITIMER_REAL, AGAIN_AFTER)
            return
        raise KeyboardInterrupt

    def say_unless_stopped(lost: "sys.UnraisableHookArgs") -> None:
        if not pressed:
            said_before(lost)

    before, said_before = signal.signal(signal.SIGINT, remember), sys.unraisablehook
    alarm = signal.getsignal(signal.SIGALRM)
    sys.unraisablehook = say_unless_stopped
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        console, told = Console(stderr=True), time.monotonic()
        if what and not console.is_terminal:
            note(what)
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(what, total=None)

            def move(done: int, total: int, what: str) -> None:
                nonlocal told
                if pressed:
                    raise KeyboardInterrupt
                bar.update(task, completed=done, total=total, description=what)
                if not console.is_terminal and time.monotonic() > told + SILENT_AT_MOST:
                    told = time.monotonic()
                    note(texts("progress.so-far", what=what, done=done, total=total))

            yield move
    except Exception as error:
        if pressed:
            raise KeyboardInterrupt from error
        raise
    finally:
        sys.unraisablehook = said_before
        signal.signal(signal.SIGINT, before)
        if pressed:
            signal.setitimer(signal.ITIMER_REAL, 0)  # one that still waits would end the whole process
        signal.signal(signal.SIGALRM, alarm)


def in_machine_code(frame: FrameType | None) -> bool:
    """Is the compiler's library at work, whose objects would be left half made, or freed twice, by an interrupt?"""
    while frame is not None:
        if frame.f_globals.get("__name__", "").startswith("llvmlite"):
            return True
        frame = frame.f_back
    return False
