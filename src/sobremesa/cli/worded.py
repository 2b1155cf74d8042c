"""The command line in a language: what `--help` says of each command and option comes from the catalogue.

The code names a command, its arguments and its options, and says nothing of them.  `help.play` is what a command is
for, `help.play.seats` what an option of it means, `help.every.seed` what an option means to all commands that have no
text of their own for it; `metavar.GAME` is what stands for a value.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ..engine.languages import LANGUAGES
from . import misused
from .output import text_of

if TYPE_CHECKING:
    from ..engine.words import Words

    Command = TyperCommand
else:
    Command = object

PROGRAM = "sobremesa"


class Worded(Command):
    """What a command and the group of all have in common: their help is said in a language."""

    language = LANGUAGES[0]

    @cached_property
    def texts(self) -> "Words":
        """The texts of the command line."""
        return text_of(self.language)

    def speak(self, language: str) -> None:
        """Take all texts from the catalogue of a language."""
        self.language = language
        name = str(self.name or PROGRAM)
        self.help, self.options_metavar = self.texts(f"help.{name}"), self.texts("metavar.options")
        for param in self.params:
            word(param, name, self.texts)
            if param.name == "language":
                param.default = language

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.texts("help.every.help")
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How the command is used, in a line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=self.texts("help.usage"))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """All that --help says."""
        from typer import rich_utils

        rich_utils.ARGUMENTS_PANEL_TITLE = self.texts("help.arguments")
        rich_utils.OPTIONS_PANEL_TITLE = self.texts("help.options")
        rich_utils.COMMANDS_PANEL_TITLE = self.texts("help.commands")
        rich_utils.DEFAULT_STRING = self.texts("help.default", value="{}")
        rich_utils.REQUIRED_LONG_STRING = self.texts("help.required")
        super().format_help(ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; BadUse for options without their values."""
        misused.check_values(ctx, args)
        return list(super().parse_args(ctx, args))


class WordedCommand(Worded, TyperCommand):
    """A command whose help is said in a language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; BadUse if there are too many."""
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise misused.too_much(left, ctx)
        return left


class WordedGroup(Worded, TyperGroup):
    """The command `sobremesa`, with its commands, all said in a language."""

    def speak(self, language: str) -> None:
        """Take all texts from the catalogue of a language."""
        super().speak(language)
        self.subcommand_metavar = self.texts("metavar.command")
        for command in self.commands.values():
            if isinstance(command, Worded):
                command.speak(language)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named; BadUse if there is none of that name."""
        if args[0] not in self.commands and not ctx.resilient_parsing:
            raise misused.unknown_command(args[0], ctx)
        return super().resolve_command(ctx, args)


def word(param: Any, command: str, texts: "Words") -> None:
    """Give an argument or an option its texts."""
    param.help = texts(next(id for id in ids(command, param.name) if texts.has(id)))
    if param.metavar:
        param.metavar = texts(f"metavar.{param.metavar}")


def ids(command: str, param: str) -> Iterator[str]:
    """The ids that the text of an option may have: of the command's own option, or of all that are called so."""
    yield f"help.{command}.{param}"
    yield f"help.every.{param}"


def command_in(app: typer.Typer, language: str) -> WordedGroup:
    """The command line, said in a language."""
    command = typer.main.get_command(app)
    assert isinstance(command, WordedGroup)
    command.speak(language)
    return command
