"""Law `clauses`: every clause is done by the code, proved by a test, and there in both languages."""

from collections.abc import Iterable, Iterator, Sequence

from ..engine.contract import LANGUAGES, Game, handle
from ..engine.errors import BadRulebook, Message
from ..engine.rulebook import Clause, cited_by, rulebook, tested_by
from .report import Fault


def clauses(game: Game) -> tuple[list[Fault], int]:
    """What is wrong with a game's clauses, a sentence each, and the number of clauses looked at.

    A game obeys the law if nothing is wrong: its rulebooks have the same clauses in the same order and cite the same
    rulings; `Clause` in state.py numbers them in that order; the code cites each of them and no other; a test cites
    each of them and no other; and each ruling that the game names is cited.
    """
    books: dict[str, tuple[Clause, ...]] = {}
    findings: list[Fault] = []
    for language in LANGUAGES:
        try:
            books[language] = rulebook(game, language)
        except BadRulebook as error:
            findings.append(str(error))
    cases = max((len(book) for book in books.values()), default=0)
    if findings:
        return findings, cases
    first, *others = LANGUAGES
    book = books[first]
    for language in others:
        findings += _languages(first, book, language, books[language])
    handles = [clause.handle for clause in book]
    findings += _numbers(game, handles)
    findings += _citations(handles, cited_by(game), "code")
    try:
        findings += _citations(handles, tested_by(game), "test")
    except BadRulebook as error:
        findings.append(str(error))
    findings += _rulings(game, book)
    return findings, cases


def _languages(first: str, book: Sequence[Clause], language: str, other: Sequence[Clause]) -> Iterator[Fault]:
    """Where a translation differs from the first language."""
    one, two = [clause.handle for clause in book], [clause.handle for clause in other]
    yield from (Message("law.clause-missing", handle=handle, language=language) for handle in one if handle not in two)
    yield from (Message("law.clause-missing", handle=handle, language=first) for handle in two if handle not in one)
    if sorted(one) == sorted(two) and one != two:
        at = next(i for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b)
        yield Message("law.clause-order", language=language, handle=two[at], first=first, other=one[at])
    translated = {clause.handle: clause for clause in other}
    for clause in book:
        twin = translated.get(clause.handle)
        if twin and sorted(clause.rulings) != sorted(twin.rulings):
            none = Message("law.no-ruling")
            said = {"rulings": clause.rulings or none, "others": twin.rulings or none}
            yield Message("law.clause-rulings", handle=clause.handle, first=first, language=language, **said)
    if one == two and _sizes(book) != _sizes(other):
        yield Message("law.clause-sections", language=language, first=first)


def _sizes(book: Sequence[Clause]) -> list[int]:
    """How many clauses each section has."""
    sections = [clause.section for clause in book]
    return [sections.count(section) for section in dict.fromkeys(sections)]


def _numbers(game: Game, handles: Sequence[str]) -> Iterator[Fault]:
    """Where `Clause` in state.py differs from the rulebook."""
    members = {handle(member): int(member) for member in game.state.Clause}
    yield from (Message("law.clause-no-member", name=name) for name in handles if name not in members)
    yield from (Message("law.clause-no-rule", name=name) for name in members if name not in handles)
    if sorted(members) == sorted(handles):
        for number, name in enumerate(handles, 1):
            if members[name] != number:
                yield Message("law.clause-number", name=name, n=number, other=members[name])


def _citations(handles: Sequence[str], citing: Iterable[str], what: str) -> Iterator[Fault]:
    """Clauses that nothing of this sort cites, and citations of what is no clause."""
    cited = set(citing)
    yield from (Message(f"law.uncited-by-{what}", name=name) for name in handles if name not in cited)
    yield from (Message(f"law.cited-by-{what}", name=name) for name in sorted(cited.difference(handles)))


def _rulings(game: Game, book: Sequence[Clause]) -> Iterator[Fault]:
    """Rulings that the game names and no clause cites, and the other way round."""
    cited = {ruling for clause in book for ruling in clause.rulings}
    yield from (Message("law.ruling-uncited", ruling=ruling) for ruling in game.rulings if ruling not in cited)
    unnamed = sorted(cited.difference(game.rulings))
    yield from (Message("law.ruling-unknown", ruling=ruling) for ruling in unnamed)
