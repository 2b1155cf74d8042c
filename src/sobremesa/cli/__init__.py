"""The command `sobremesa`."""

import os
import sys
from collections.abc import Container, Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.words import Words

DEBUG = "SOBREMESA_DEBUG"
STOPPED = 130  # the exit status of what was stopped by Ctrl-C


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command with these arguments (those of the process by default) and leave with its exit status.

    This is the one place where an error becomes a message on standard error: 2 for what was asked for and cannot be
    done, 1 for what nobody expected.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that has not all letters shows the others
    try:
        status = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever was reading has read enough; what is left to say goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except KeyboardInterrupt:  # before any command has begun
        status = STOPPED
    sys.exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    from typer import Abort, TyperException

    from ..engine.errors import SobremesaError
    from . import misused
    from .app import app
    from .arguments import language_of
    from .errors import BadUse
    from .output import text_of
    from .worded import PROGRAM, command_in

    language = language_of(arguments)
    texts, command = text_of(language), command_in(app, language)
    try:
        status = command(list(arguments), prog_name=PROGRAM, standalone_mode=False)
    except TyperException as error:
        problem = BadUse(misused.in_words(error), getattr(error, "ctx", None))
        return complain(texts, problem.in_full(language), *usage(problem.ctx, texts))
    except BadUse as error:
        more = usage(error.ctx, texts) or [texts("misused.more", command=named_command(arguments, command.commands))]
        return complain(texts, error.in_full(language), *more)
    except SobremesaError as error:
        return complain(texts, error.in_full(language))
    except (Abort, KeyboardInterrupt):
        return STOPPED
    except BrokenPipeError:
        raise
    except Exception as error:
        if was_stopped(error):
            return STOPPED
        if os.environ.get(DEBUG):
            raise
        return unexpected(error, texts)
    return status if isinstance(status, int) else 0


def unexpected(error: Exception, texts: "Words") -> int:
    """Say what nobody expected, and whose fault it seems to be; the exit status."""
    from ..engine.words import ENGINE, BadText, Words, said
    from .faults import outside_subset, whose

    if subset := outside_subset(error):
        return complain(texts, texts("problem.subset", faults=subset))
    debug, what = f"{DEBUG}=1", {"kind": type(error).__name__, "error": str(error)}
    if isinstance(error, BadText):
        complain(texts, said(error.message, Words(texts.language, [ENGINE])), texts("problem.text", debug=debug))
        return 1
    if found := whose(error):
        complain(texts, texts(f"problem.of-{found.room}", name=found.name, where=found.where, debug=debug, **what))
    else:
        complain(texts, texts("problem.unexpected", debug=debug, **what))
    return 1


def was_stopped(error: BaseException | None) -> bool:
    """Did Ctrl-C lead to this error?  A compiler that is stopped reports it as one of its own."""
    while error is not None:
        if isinstance(error, KeyboardInterrupt):
            return True
        error = error.__cause__ or error.__context__
    return False


def complain(texts: "Words", problem: str, *hints: str) -> int:
    """Say on standard error what was wrong and what would be right; the exit status 2."""
    print(texts("problem", what=problem), *hints, sep="\n", file=sys.stderr)
    return 2


def usage(context: Any, texts: "Words") -> list[str]:
    """How the command that was used wrongly is used."""
    return [context.get_usage(), texts("misused.more", command=context.command_path)] if context else []


def named_command(arguments: Sequence[str], commands: Container[str]) -> str:
    """The command that these arguments name, with the program's name; that alone if they name none."""
    from .worded import PROGRAM

    values = {i + 1 for i, argument in enumerate(arguments) if argument == "--language"}
    first = next((name for i, name in enumerate(arguments) if i not in values and not name.startswith("-")), "")
    return f"{PROGRAM} {first}" if first in commands else PROGRAM
