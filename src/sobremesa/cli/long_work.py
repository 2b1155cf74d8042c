"""Long work: a progress bar on standard error, and Ctrl-C that is heard whatever the work is doing."""

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .output import note

Progress = Callable[[int, int, str], None]
SILENT_AT_MOST = 10.0  # seconds without a word where there is no bar


@contextmanager
def progress_bar(what: str) -> Iterator[Progress]:
    """A bar that is moved by calling (done, total, what is being done); KeyboardInterrupt once Ctrl-C was pressed.

    An interrupt inside a compiler, or in a callback that cannot raise, is lost; so it is also remembered, and raised at
    the bar's next move; nobody is told that it was lost.  Where standard error is a file, a line now and then stands
    for the bar.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    pressed: list[int] = []

    def remember(number: int, _frame: object) -> None:
        pressed.append(number)
        raise KeyboardInterrupt

    def say_unless_interrupt(lost: "sys.UnraisableHookArgs") -> None:
        if not issubclass(lost.exc_type, KeyboardInterrupt):
            said_before(lost)

    before, said_before = signal.signal(signal.SIGINT, remember), sys.unraisablehook
    sys.unraisablehook = say_unless_interrupt
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        console, told = Console(stderr=True), time.monotonic()
        if not console.is_terminal:
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
                    note(f"{what}: {done} of {total}")

            yield move
    finally:
        sys.unraisablehook = said_before
        signal.signal(signal.SIGINT, before)
