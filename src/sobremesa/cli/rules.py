"""`sobremesa rules`: the rulebook, or one clause with all that is tied to it."""

from typing import Annotated, Any

import typer

from ..engine.errors import Message, UnknownClause
from .arguments import AsJson, GameId, InLanguage
from .errors import BadUse
from .output import one_line

Handle = Annotated[str | None, typer.Argument(metavar="HANDLE")]


def rules(game: GameId, handle: Handle = None, *, language: InLanguage, json: AsJson = False) -> None:
    """Show the rulebook of a game, or one clause: its text, its rulings, the code and the tests that cite it."""
    from ..engine import rulebook
    from ..games import game as find

    found = find(game)
    if handle is None:
        clauses = rulebook.as_json(found, language)
        one_line(clauses) if json else print(as_text(clauses))
        return
    try:
        wanted = rulebook.clause(found, handle, language).handle
    except UnknownClause as error:
        if error.near:
            raise
        raise BadUse(Message("error.unknown-clause", game=game, handle=handle)) from None
    clause = next(clause for clause in rulebook.as_json(found, language) if clause["handle"] == wanted)
    one_line(clause) if json else print(clause_with_its_places(clause))


def as_text(clauses: list[dict[str, Any]]) -> str:
    """The whole rulebook to be read."""
    lines, section = [], ""
    for clause in clauses:
        if clause["section"] != section:
            section = clause["section"]
            lines += [section.upper(), ""]
        lines += [f"{clause['title']} [{clause['handle']}]", clause["text"], ""]
    return "\n".join(lines).rstrip()


def clause_with_its_places(clause: dict[str, Any]) -> str:
    """One clause and where it lives."""
    lines = [f"{clause['title']} [{clause['handle']}]", clause["text"], ""]
    if clause["rulings"]:
        lines += [f"rulings: {', '.join(clause['rulings'])}"]
    lines += [f"code: {place['file']}:{place['line']} {place['function']}".rstrip() for place in clause["code"]]
    lines += [f"test: {test['file']}:{test['line']} {test['name']}".rstrip() for test in clause["tests"]]
    return "\n".join(lines).rstrip()
