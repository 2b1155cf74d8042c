"""One word for each idea: the glossary names what is in the code, and nobody uses a word that it rules out."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from sobremesa.engine import contract

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sobremesa"
OTHER_PEOPLES_WORDS = "adapters"  # rooms that speak the words of another library


@dataclass(frozen=True)
class Entry:
    """A line of the glossary."""

    word: str
    spanish: str
    code: tuple[str, ...]
    never: tuple[str, ...]


def entries() -> list[Entry]:
    """The lines of all tables."""
    found = []
    for line in (ROOT / "GLOSSARY.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] not in ("Word", "---"):
            word, spanish, _, code, never = cells
            listed = tuple(part.strip() for part in never.split(",") if part.strip())
            found.append(Entry(word, spanish, tuple(re.findall(r"`(\w+)`", code)), listed))
    return found


def words_of(text: str) -> str:
    """The words of a text, `snake_case` and `CamelCase` taken apart, a space before and after each."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    words = re.findall(r"[^\W\d_]+", apart)
    return f" {' '.join(words).casefold()} "


def used(text: str, words: tuple[str, ...]) -> list[str]:
    """Those of the words that a text uses."""
    spoken = words_of(text)
    return [word for word in words if f" {word.casefold()} " in spoken]


def names_in_the_code() -> set[str]:
    """Every name of a class, function, argument, variable or field of the package."""
    names: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if "tests" in path.relative_to(SOURCE).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                    names.add(name)
                case ast.Name(id=name) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
                    names.add(name)
    return names


def spoken_files() -> list[Path]:
    """All that is written in English: code with its comments, documents, catalogues, templates, rulebooks."""
    kinds = ("*.py", "*.md", "*.html", "en.po")
    found = [path for folder in (SOURCE, ROOT / "docs") for kind in kinds for path in folder.rglob(kind)]
    found += [path for path in ROOT.glob("*.md") if path.name != "GLOSSARY.md"]
    return [path for path in found if OTHER_PEOPLES_WORDS not in path.parts and not path.name.endswith(".es.md")]


def text_of(path: Path) -> str:
    """What a file says: of a catalogue its texts, not its ids."""
    if path.suffix != ".po":
        return path.read_text("utf-8")
    with path.open("rb") as file:
        return "\n".join(str(message.string) for message in read_po(file))


def test_the_glossary_is_read():
    found = {entry.word: entry for entry in entries()}
    assert len(found) == len(entries()) > 40
    assert Entry("deck", "mazo", ("deck",), ("stock", "talon")) == found["deck"]


def test_what_the_glossary_names_is_in_the_code():
    known = names_in_the_code()
    assert [] == [f"{entry.word}: {name}" for entry in entries() for name in entry.code if name not in known]


def test_every_function_of_the_contract_is_in_the_glossary():
    functions = set(re.findall(r"^    (\w+)\(", str(contract.__doc__), re.MULTILINE))
    assert {"setup", "refusal", "redeal", "explain"} <= functions
    assert set() == functions - {name for entry in entries() for name in entry.code}


def test_nobody_uses_a_word_that_the_glossary_rules_out():
    never = tuple(word for entry in entries() for word in entry.never)
    own = [entry.word for entry in entries() if used(entry.word, never)]
    found = [f"{path.relative_to(ROOT)}: {word}" for path in spoken_files() for word in ruled_out(path, never, own)]
    assert [] == found


def ruled_out(path: Path, never: tuple[str, ...], own: list[str]) -> list[str]:
    """The words that a file must not use, but for the glossary's own that have one in them ("stock market")."""
    spoken = words_of(text_of(path))
    for word in own:
        spoken = spoken.replace(f" {word} ", " ")
    return used(spoken, never)


def test_spanish_words_are_those_that_players_read():
    texts = [*SOURCE.rglob("es.po"), *SOURCE.rglob("rulebook.es.md")]
    spoken = "".join(words_of(text_of(path)) for path in texts)
    stems = {entry.spanish: entry.spanish.casefold() for entry in entries() if entry.spanish}
    assert [] == [word for word, stem in stems.items() if f" {stem}" not in spoken]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("def draw_from_stock(s):", ["stock"]),
        ("class StockPile:", ["stock"]),
        ("Take the top card of the stock.", ["stock"]),
        ("It is out of stockings.", []),
        ("the legal moves", ["legal moves"]),
        ("legal_moves = 3", ["legal moves"]),
        ("moves that are legal", []),
    ],
)
def test_a_word_is_found_in_names_and_in_sentences(text, expected):
    assert expected == used(text, ("stock", "legal moves"))
