"""`sobremesa rules`: the rulebook, or clauses by handle, ruling or words; of one, all that is tied to it."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..engine.errors import Message, UnknownClause
from .arguments import AsJson, GameId, InLanguage
from .errors import BadUse
from .misused import short
from .output import one_line, text_of

if TYPE_CHECKING:
    from ..engine.contract import Game
    from ..engine.words import Words

Sought = Annotated[list[str] | None, typer.Argument(metavar="WORDS")]


def rules(game: GameId, words: Sought = None, *, language: InLanguage, json: AsJson = False) -> None:
    """Show the rulebook of a game, the clauses that have some words, or one: its text, code, tests and rulings."""
    from ..engine import rulebook
    from ..games import game as find

    found = find(game)
    clauses = rulebook.as_json(found, language)
    if not words:
        one_line(clauses) if json else print(as_text(clauses))
        return
    handles = sought(found, " ".join(words), language)
    clauses = [clause for clause in clauses if clause["handle"] in handles]
    if json:
        one_line(clauses[0] if len(clauses) == 1 else clauses)
    elif len(clauses) == 1:
        print(clause_with_its_places(clauses[0], game, text_of(language)))
    else:
        print(as_text(clauses))


def sought(game: "Game", words: str, language: str) -> list[str]:
    """The handles of the clauses that are asked for; BadUse or UnknownClause if there is none."""
    from ..engine import rulebook

    try:
        return [clause.handle for clause in rulebook.sought(game, words.strip("[]"), language)]
    except UnknownClause as error:
        if error.near:
            raise
        raise BadUse(Message("error.unknown-clause", game=game.id, handle=short(words))) from None


def as_text(clauses: list[dict[str, Any]]) -> str:
    """Clauses to be read."""
    lines, section = [], ""
    for clause in clauses:
        if clause["section"] != section:
            section = clause["section"]
            lines += [section.upper(), ""]
        lines += [f"{clause['title']} [{clause['handle']}]", clause["text"], ""]
    return "\n".join(lines).rstrip()


def clause_with_its_places(clause: dict[str, Any], game: str, texts: "Words") -> str:
    """One clause and where it lives."""
    lines = [f"{clause['title']} [{clause['handle']}]", clause["text"], ""]
    if rulings := clause["rulings"]:
        lines += [texts("rules.rulings", rulings=", ".join(rulings), game=game, first=rulings[0])]
    for what, places, name in (("code", clause["code"], "function"), ("test", clause["tests"], "name")):
        said = [f"{place['file']}:{place['line']} {place[name]}".rstrip() for place in places]
        lines += [texts(f"rules.{what}", place=place) for place in said]
    return "\n".join(lines).rstrip()
