"""A command that was used wrongly: what was wrong, in the reader's language.

Typer tells it as an English sentence, which is never read here: what counts is what the error holds.  What Typer tells
in a sentence alone, a command that there is not, too many arguments, an option without its value, a value that does not
fit, is found before Typer finds it (`worded.py`, `arguments.py`).
"""

import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..engine.errors import Message
from ..games import KNOWN
from .errors import BadUse

if TYPE_CHECKING:
    from typer import TyperException

DASHES = ("\N{EN DASH}", "\N{EM DASH}", "\N{MINUS SIGN}")  # what a text processor makes of hyphens
MOST_GIVEN = 60  # letters of what was given that are shown again


def in_words(error: "TyperException") -> Message:
    """What Typer has found wrong."""
    match error:
        case object(option_name=str(name), possibilities=near):
            return unknown("option", name, near or ())
        case object(param=param, param_type=_) if param is not None:
            id = "misused.no-argument" if param.param_type_name == "argument" else "misused.no-option"
            return Message(id, what=called(param))
    return Message("misused.otherwise", error=error.format_message())


def unknown(kind: str, given: str, near: Sequence[str]) -> Message:
    """There is no such command or option; `near` are those that come near."""
    if near:
        return Message(f"misused.{kind}.near", given=short(given), near=tuple(sorted(near)))
    return Message(f"misused.{kind}", given=short(given))


def unknown_command(given: str, context: Any) -> BadUse:
    """There is no such command; whoever named a game is told how games are played."""
    if given in KNOWN:
        return BadUse(Message("misused.command.game", game=given), context)
    near = difflib.get_close_matches(given.casefold(), context.command.commands)
    return BadUse(unknown("command", given, near), context)


def too_much(left: Sequence[str], context: Any) -> BadUse:
    """Arguments are left that the command has no use for; a dash that is no hyphen makes no option."""
    if left[0].startswith(DASHES):
        return BadUse(
            Message("misused.dash", given=short(left[0]), what=f"--{left[0].lstrip(''.join(DASHES))}"), context
        )
    return BadUse(Message("misused.too-much", given=short(" ".join(left))), context)


def check_values(context: Any, arguments: Sequence[str]) -> None:
    """Raise BadUse for an option without its value (`--seats --games 5`), or with one that it does not take."""
    options = [param for param in context.command.get_params(context) if param.param_type_name == "option"]
    known = {name for param in options for name in (*param.opts, *param.secondary_opts)}
    flags = {name for param in options if param.is_flag for name in (*param.opts, *param.secondary_opts)}
    for i, argument in enumerate(arguments):
        name, equals, _ = argument.partition("=")
        is_value = i > 0 and arguments[i - 1] in known - flags
        if argument == "--" or not (context.allow_interspersed_args or is_value or argument.startswith("-")):
            return  # what follows are arguments, or those of another command
        if name in flags and equals:
            raise BadUse(Message("misused.a-value", what=name), context)
        if argument in known - flags and (i + 1 == len(arguments) or arguments[i + 1] in known):
            raise BadUse(Message("misused.no-value", what=name), context)


def called(param: Any) -> str:
    """What an argument or an option is called."""
    return str(param.metavar or param.name.upper()) if param.param_type_name == "argument" else str(param.opts[0])


def short(given: str) -> str:
    """What was given, as an error shows it: never too long, and nothing that a terminal would obey."""
    said = given if given.isprintable() else repr(given)[1:-1]
    return said if len(said) <= MOST_GIVEN else f"{said[:MOST_GIVEN]}..."
