"""Law `clauses`: every clause is done by the code, proved by a test, and there in both languages."""

from collections.abc import Iterable, Iterator, Sequence

from ..engine.contract import LANGUAGES, Game, handle
from ..engine.errors import BadRulebook
from ..engine.rulebook import Clause, cited_by, rulebook, tested_by


def clauses(game: Game) -> tuple[list[str], int]:
    """What is wrong with a game's clauses, a sentence each, and the number of clauses looked at.

    A game obeys the law if nothing is wrong: its rulebooks have the same clauses in the same order and cite the same
    rulings; `Clause` in state.py numbers them in that order; the code cites each of them and no other; a test cites
    each of them and no other; and each ruling that the game names is cited.
    """
    books: dict[str, tuple[Clause, ...]] = {}
    findings = []
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
    findings += _citations(handles, cited_by(game), "the code")
    try:
        findings += _citations(handles, tested_by(game), "a test")
    except BadRulebook as error:
        findings.append(str(error))
    findings += _rulings(game, book)
    return findings, cases


def _languages(first: str, book: Sequence[Clause], language: str, other: Sequence[Clause]) -> Iterator[str]:
    """Where a translation differs from the first language."""
    one, two = [clause.handle for clause in book], [clause.handle for clause in other]
    yield from (f"[{handle}] is missing in rulebook.{language}.md" for handle in one if handle not in two)
    yield from (f"[{handle}] is missing in rulebook.{first}.md" for handle in two if handle not in one)
    if sorted(one) == sorted(two) and one != two:
        at = next(i for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b)
        yield f"rulebook.{language}.md has [{two[at]}] where rulebook.{first}.md has [{one[at]}]"
    translated = {clause.handle: clause for clause in other}
    for clause in book:
        twin = translated.get(clause.handle)
        if twin and sorted(clause.rulings) != sorted(twin.rulings):
            cited = ", ".join(clause.rulings) or "no ruling"
            yield f"[{clause.handle}] cites {cited} in {first}, {', '.join(twin.rulings) or 'no ruling'} in {language}"
    if one == two and _sizes(book) != _sizes(other):
        yield f"the sections of rulebook.{language}.md are not those of rulebook.{first}.md"


def _sizes(book: Sequence[Clause]) -> list[int]:
    """How many clauses each section has."""
    sections = [clause.section for clause in book]
    return [sections.count(section) for section in dict.fromkeys(sections)]


def _numbers(game: Game, handles: Sequence[str]) -> Iterator[str]:
    """Where `Clause` in state.py differs from the rulebook."""
    members = {handle(member): int(member) for member in game.state.Clause}
    yield from (f"[{name}] has no member of Clause" for name in handles if name not in members)
    yield from (f"Clause has [{name}], the rulebook has not" for name in members if name not in handles)
    if sorted(members) == sorted(handles):
        for number, name in enumerate(handles, 1):
            if members[name] != number:
                yield f"[{name}] is clause {number} of the rulebook and {members[name]} of Clause"


def _citations(handles: Sequence[str], citing: Iterable[str], what: str) -> Iterator[str]:
    """Clauses that nothing of this sort cites, and citations of what is no clause."""
    cited = set(citing)
    yield from (f"[{name}] is not cited by {what}" for name in handles if name not in cited)
    yield from (f"[{name}] is cited by {what} and is no clause" for name in sorted(cited.difference(handles)))


def _rulings(game: Game, book: Sequence[Clause]) -> Iterator[str]:
    """Rulings that the game names and no clause cites, and the other way round."""
    cited = {ruling for clause in book for ruling in clause.rulings}
    yield from (f"ruling {ruling} is cited by no clause" for ruling in game.rulings if ruling not in cited)
    unnamed = sorted(cited.difference(game.rulings))
    yield from (f"ruling {ruling} is cited and not among the game's rulings" for ruling in unnamed)
