"""`sobremesa case`: run case files, that is positions set up by naming cards, moves, and what must follow."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..engine.errors import Message
from .arguments import AsJson, InLanguage
from .errors import BadUse
from .output import note, one_line, text_of

if TYPE_CHECKING:
    from ..engine.words import Words
    from ..kit.cases import Case, Result

Files = Annotated[list[Path] | None, typer.Argument(metavar="FILE")]
Show = Annotated[bool, typer.Option("--show")]
Vocabulary = Annotated[str | None, typer.Option("--vocabulary", metavar="GAME")]


def case(
    files: Files = None,
    *,
    show: Show = False,
    vocabulary: Vocabulary = None,
    language: InLanguage,
    json: AsJson = False,
) -> None:
    """Run case files: what happens if? The exit status is 1 if something does not follow, 2 if a file cannot be run."""
    from ..games import game as find
    from ..kit import cases

    if vocabulary is not None:
        words = cases.game_words(find(vocabulary))
        one_line({"game": vocabulary, "vocabulary": words}) if json else print(words, end="")
        return
    if not files:
        raise BadUse(Message("error.no-case-file"))
    read = read_all(files)
    results = []
    for one in read:
        if show:
            told = "\n".join(cases.show(one, language))
            note(told) if json else print(told, end="\n\n")
        results.append(cases.run(one))
    if json:
        one_line({"passed": all(result.passed for result in results), "cases": [r.as_json() for r in results]})
    else:
        print("\n".join(as_text(results, text_of(language))))
    if not all(result.passed for result in results):
        raise typer.Exit(1)


def read_all(files: Iterable[Path]) -> "list[Case]":
    """The cases of all files; BadCase tells what is wrong with any of them."""
    from ..kit import cases

    read: list[Case] = []
    problems: list[str | Message] = []
    for file in files:
        try:
            read += cases.load(file)
        except cases.BadCase as error:
            problems += error.messages
    if problems:
        raise cases.BadCase(problems)
    return read


def as_text(results: "Sequence[Result]", texts: "Words") -> "list[str]":
    """Results to be read: a line for each case, what did not follow below it, and the count."""
    lines = []
    for result in results:
        where = f"{result.case.file}:{result.case.line}: "
        lines.append(f"{texts('case.passed' if result.passed else 'case.failed')}  {where}{result.case.name}")
        for failure in result.failures:
            values = {"line": failure.line, "key": failure.key, "message": failure.in_words(texts.language)}
            lines.append(f"        {texts('case.line', **values)}")
    passed = sum(result.passed for result in results)
    return [*lines, texts("case.counted", n=len(results), passed=passed, failed=len(results) - passed)]
