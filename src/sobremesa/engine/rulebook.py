"""Rulebooks: every rule a clause with a lasting handle, tied to the code that does it and to the tests that prove it.

A rulebook is the file `rulebook.<language>.md` in a game's folder:

    # Title
    ## Section
    ### Title of a clause {#its-handle}
    One or more plain sentences. A ruling is cited where it decides (ruling GU-4).

Nothing stands outside a clause.  Code cites a clause as `[its-handle]` in a docstring or as `Clause.ITS_HANDLE`.
A test in the game's folder `tests` cites it by its name (`test_its_handle...`), by `[its-handle]` in its docstring,
or, in a case file, by `clauses = ["its-handle"]`.
"""

import ast
import difflib
import functools
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .contract import LANGUAGES, Game
from .errors import BadRulebook, Message, UnknownClause

HANDLE = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
HEADING = re.compile(rf"(?P<title>\S.*?)\s*\{{#(?P<handle>{HANDLE})\}}")
QUOTE = re.compile(rf"(?<![\w\])])\[({HANDLE})\]")
RULING = re.compile(r"\b[A-Z]{1,3}-\d+\b")
RULING_IN_SMALL = re.compile(r"[a-z]{1,3}-\d+")
CITATION = re.compile(r"\s*\((?:rulings?|decisión|decisiones) (?P<ids>[A-Z]{1,3}-\d+(?:, [A-Z]{1,3}-\d+)*)\)")


@dataclass(frozen=True)
class Clause:
    """A rule in words.

    handle    its lasting name, like "take-discard"
    text      the sentences, with the rulings they cite; paragraphs are parted by an empty line
    rulings   the rulings it cites, in the order of the text
    order     its place in the rulebook, from 1: the number of its `Clause` in state.py
    """

    handle: str
    title: str
    text: str
    rulings: tuple[str, ...]
    section: str
    order: int

    @property
    def plain(self) -> str:
        """The sentences without the rulings, as a player reads them beside a refusal."""
        return CITATION.sub("", self.text)


@dataclass(frozen=True)
class Place:
    """A place in the code that cites a clause: a file, a line, and the function (empty at the top of the file)."""

    file: str
    line: int
    function: str


@dataclass(frozen=True)
class Test:
    """A test that cites a clause: a file, a line, and the name of the test or case."""

    __test__ = False

    file: str
    line: int
    name: str


# -- reading ----------------------------------------------------------------------------------------------------


def rulebook(game: Game, language: str) -> tuple[Clause, ...]:
    """The clauses of a rulebook in their order; BadRulebook names the line that is wrong and what belongs there."""
    if language not in LANGUAGES:
        raise BadRulebook(f"rulebooks are in {', '.join(LANGUAGES)}, not {language!r}")
    return _read(game.folder / f"rulebook.{language}.md")


def clause(game: Game, handle: str, language: str) -> Clause:
    """The clause of that handle; UnknownClause lists the handles that come near, if any do."""
    clauses = {clause.handle: clause for clause in rulebook(game, language)}
    if handle not in clauses:
        near = difflib.get_close_matches(handle, clauses, n=4, cutoff=0.6)
        hint = Message("written.perhaps", words=tuple(near)) if near else ""
        raise UnknownClause(Message("error.no-clause", game=game.id, handle=handle, near=hint), near)
    return clauses[handle]


def matching(clauses: Sequence[Clause], words: str) -> list[Clause]:
    """The clauses that have the most of these words in title, text or rulings; all of them if there is no word.

    None if no clause has half of the words.  Capitals and accents count for nothing, and a part of a word will do:
    "reparticion" finds "Repartición".  The name of a ruling is whole: "GU-1" is not found in "GU-10".
    """
    wanted = [_shape(word) for word in plain_letters(words).split()]
    texts = [plain_letters(f"{c.title} {c.text}") for c in clauses]
    counts = [sum(bool(re.search(shape, text)) for shape in wanted) for text in texts]
    most = max(counts, default=0)
    return [c for c, count in zip(clauses, counts, strict=True) if count == most] if 2 * most >= len(wanted) else []


def _shape(word: str) -> str:
    return rf"\b{word}\b" if RULING_IN_SMALL.fullmatch(word) else re.escape(word)


def sought(game: Game, words: str, language: str) -> list[Clause]:
    """The clauses that somebody asks for by a handle, a title, the name of a ruling, or words; at least one.

    UnknownClause if there is none; it lists the handles that come near, if any do.
    """
    clauses = rulebook(game, language)
    by_name = [c for c in clauses if words.casefold() == c.handle or plain_letters(words) == plain_letters(c.title)]
    return by_name[:1] or matching(clauses, words) or [clause(game, words, language)]


def parted_at_rulings(text: str) -> list[str]:
    """A text in pieces, every second of which is the name of a ruling."""
    return re.split(f"({RULING.pattern})", text)


def plain_letters(text: str) -> str:
    """A text in small letters without accents."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in apart if not unicodedata.category(letter).startswith("M")).lower()


@functools.cache
def _read(path: Path) -> tuple[Clause, ...]:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRulebook(f"{path.name}: cannot be read: {error}") from None
    return parse(text, path.name)


@dataclass
class _Draft:
    """A clause while its lines are read."""

    line: int
    title: str
    handle: str
    section: str
    lines: list[str]


def parse(text: str, where: str = "rulebook") -> tuple[Clause, ...]:
    """The clauses of a rulebook's text; `where` names it in errors (BadRulebook)."""
    drafts = list(_drafts(text, where))
    if not drafts:
        raise BadRulebook(f"{where}: has no clause; a clause begins with '### Title {{#handle}}'")
    seen: dict[str, int] = {}
    for draft in drafts:
        if draft.handle in seen:
            raise BadRulebook(
                f"{where}, line {draft.line}: the handle {draft.handle!r} is that of line {seen[draft.handle]} too; "
                "each clause needs its own"
            )
        seen[draft.handle] = draft.line
    return tuple(_finished(draft, order, where) for order, draft in enumerate(drafts, 1))


def _drafts(text: str, where: str) -> Iterator[_Draft]:
    title, section, draft = "", "", None
    in_use = True  # has the section got a clause?
    number = 0
    for number, line in enumerate(text.splitlines(), 1):
        place = f"{where}, line {number}"
        level = len(line) - len(line.lstrip("#")) if line.startswith("#") else 0
        if not title:
            if level != 1 or not (title := line[1:].strip()):
                raise BadRulebook(f"{place}: a rulebook begins with its title, '# Title'")
        elif level == 0 and draft:
            draft.lines.append(line.strip())
        elif level == 0 and line.strip():
            raise BadRulebook(f"{place}: a sentence outside a clause; a clause begins with '### Title {{#handle}}'")
        elif level > 0:
            if draft:
                yield draft
            draft = None
            if level == 2:
                section = _section(line, place, in_use=in_use)
                in_use = False
            elif level == 3:
                draft, in_use = _heading(line, section, number, place), True
            else:
                raise BadRulebook(f"{place}: a heading is '## Section' or '### Title {{#handle}}', not {line!r}")
    if draft:
        yield draft
    if not in_use:
        raise BadRulebook(f"{where}, line {number}: the section {section!r} has no clause")


def _section(line: str, place: str, *, in_use: bool) -> str:
    if not in_use:
        raise BadRulebook(f"{place}: the section before has no clause")
    if not (section := line[2:].strip()):
        raise BadRulebook(f"{place}: a section has a name, '## Section'")
    return section


def _heading(line: str, section: str, number: int, place: str) -> _Draft:
    found = HEADING.fullmatch(line[3:].strip())
    if not found:
        raise BadRulebook(
            f"{place}: a clause begins with '### Title {{#handle}}', the handle in small letters, digits and hyphens; "
            f"not {line!r}"
        )
    if not section:
        raise BadRulebook(f"{place}: a clause stands in a section, '## Section'")
    return _Draft(number, found["title"], found["handle"], section, [])


def _finished(draft: _Draft, order: int, where: str) -> Clause:
    paragraphs = re.split(r"\n{2,}", "\n".join(draft.lines).strip())
    text = "\n\n".join(paragraph.replace("\n", " ") for paragraph in paragraphs)
    place = f"{where}, line {draft.line}: the clause {draft.handle!r}"
    if not text:
        raise BadRulebook(f"{place} says nothing; it needs a sentence")
    cited = tuple(id for found in CITATION.finditer(text) for id in found["ids"].split(", "))
    if stray := RULING.findall(CITATION.sub("", text)):
        raise BadRulebook(f"{place} names {', '.join(stray)} in passing; a ruling is cited as '(ruling {stray[0]})'")
    return Clause(draft.handle, draft.title, text, tuple(dict.fromkeys(cited)), draft.section, order)


# -- the code that cites a clause ---------------------------------------------------------------------------------


def cited_by(game: Game) -> Mapping[str, tuple[Place, ...]]:
    """The places in the game's code that cite each handle, by file and line; also of handles that are no clause's."""
    return _cited_by(game.folder)


def named_in(path: Path) -> frozenset[str]:
    """The handles of the clauses that a file names as `Clause.NAME`, and does not only speak of."""
    return frozenset(handle for handle, _, _ in _named_in(path))


@functools.cache
def _cited_by(folder: Path) -> Mapping[str, tuple[Place, ...]]:
    found: dict[str, set[Place]] = {}
    for path in sorted(folder.rglob("*.py")):
        if "tests" not in path.relative_to(folder).parts:
            for handle, line, function in _citations(path):
                found.setdefault(handle, set()).add(Place(_named(folder, path), line, function))
    return {handle: tuple(sorted(found[handle], key=lambda at: (at.file, at.line))) for handle in sorted(found)}


def _named(folder: Path, path: Path) -> str:
    """A file as it is named to a reader: from the folder that holds the folder of games."""
    return path.relative_to(folder.parents[1]).as_posix()


def _citations(path: Path) -> Iterator[tuple[str, int, str]]:
    """Handle, line and function of every citation in a file."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    yield from _named_in(path)
    for node, function in _inside(ast.parse(source, str(path)), ""):
        for line in _docstring(node):
            for handle in QUOTE.findall(lines[line - 1]):
                yield handle, line, function


def _named_in(path: Path) -> Iterator[tuple[str, int, str]]:
    """Handle, line and function of every `Clause.NAME` in a file."""
    for node, function in _inside(ast.parse(path.read_text("utf-8"), str(path)), ""):
        if isinstance(node, ast.Attribute) and node.attr.isupper() and _is_clause(node.value):
            yield node.attr.lower().replace("_", "-"), node.lineno, function


def _is_clause(node: ast.expr) -> bool:
    """Is this the name `Clause`, alone or as in `state.Clause`?"""
    return (isinstance(node, ast.Name) and node.id == "Clause") or (
        isinstance(node, ast.Attribute) and node.attr == "Clause"
    )


def _inside(node: ast.AST, function: str) -> Iterator[tuple[ast.AST, str]]:
    """A node and all nodes inside it, each with the name of the function or class around it."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
    yield node, function
    for child in ast.iter_child_nodes(node):
        yield from _inside(child, function)


def _docstring(node: ast.AST) -> range:
    """The lines of a node's docstring, none if it has none."""
    if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.body:
        first = node.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
            return range(first.lineno, (first.end_lineno or first.lineno) + 1)
    return range(0)


# -- the tests that cite a clause ---------------------------------------------------------------------------------


def tested_by(game: Game) -> Mapping[str, tuple[Test, ...]]:
    """The tests that cite each handle, by file and line; also of handles in quotes that are no clause's.

    BadRulebook names a file of tests that cannot be read.
    """
    return _tested_by(game.folder, tuple(clause.handle for clause in rulebook(game, LANGUAGES[0])))


@functools.cache
def _tested_by(folder: Path, handles: tuple[str, ...]) -> Mapping[str, tuple[Test, ...]]:
    found: dict[str, set[Test]] = {}
    for path in sorted((folder / "tests").glob("*")):
        if path.suffix in (".py", ".toml"):
            tests = _functions(path, handles) if path.suffix == ".py" else _cases(path)
            try:
                citations = list(tests)
            except (SyntaxError, tomllib.TOMLDecodeError) as error:
                raise BadRulebook(f"{_named(folder, path)}: cannot be read: {error}") from None
            for handle, line, name in citations:
                found.setdefault(handle, set()).add(Test(_named(folder, path), line, name))
    return {handle: tuple(sorted(found[handle], key=lambda at: (at.file, at.line))) for handle in sorted(found)}


def _functions(path: Path, handles: Sequence[str]) -> Iterator[tuple[str, int, str]]:
    """Handle, line and name of every test function that cites a clause."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source, str(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            if named := named_after(node.name, handles):
                yield named, node.lineno, node.name
            for line in _docstring(node):
                for handle in QUOTE.findall(lines[line - 1]):
                    yield handle, node.lineno, node.name


def named_after(test: str, handles: Sequence[str]) -> str | None:
    """The handle that a test's name begins with, the longest if there are several: `test_claim_order_after_a_claim`."""
    begins = [h for h in handles if f"{test}_".startswith(f"test_{h.replace('-', '_')}_")]
    return max(begins, key=len, default=None)


def _cases(path: Path) -> Iterator[tuple[str, int, str]]:
    """Handle, line and name of every case of a case file that cites a clause."""
    source = path.read_text("utf-8")
    for key, tables in tomllib.loads(source).items():
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            continue
        header = re.compile(rf"\s*\[\[\s*{re.escape(key)}\s*\]\]")
        starts = [number for number, line in enumerate(source.splitlines(), 1) if header.match(line)]
        for table, line in zip(tables, starts, strict=False):
            for handle in table.get("clauses", ()):
                yield handle, line, str(table.get("name", ""))


# -- a clause with all that is tied to it -------------------------------------------------------------------------


def as_json(game: Game, language: str) -> list[dict[str, Any]]:
    """Every clause as JSON: handle, title, text, rulings, section, order, and the code and tests that cite it."""
    code, tests = cited_by(game), tested_by(game)
    return [
        {
            **asdict(clause),
            "code": [asdict(place) for place in code.get(clause.handle, ())],
            "tests": [asdict(test) for test in tests.get(clause.handle, ())],
        }
        for clause in rulebook(game, language)
    ]
