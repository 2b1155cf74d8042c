"""Long work: a progress bar on standard error, and Ctrl-C that is heard whatever the work is doing."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = Callable[[int, int, str], None]


@contextmanager
def progress_bar(what: str) -> Iterator[Progress]:
    """A bar that is moved by calling (done, total, what is being done); KeyboardInterrupt once Ctrl-C was pressed.

    An interrupt inside a compiler, or in a callback that cannot raise, is lost; so it is also remembered, and raised at
    the bar's next move.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    pressed: list[int] = []

    def remember(number: int, _frame: object) -> None:
        pressed.append(number)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, remember)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(what, total=None)

            def move(done: int, total: int, what: str) -> None:
                if pressed:
                    raise KeyboardInterrupt
                bar.update(task, completed=done, total=total, description=what)

            yield move
    finally:
        signal.signal(signal.SIGINT, before)
