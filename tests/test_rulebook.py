"""Rulebooks: reading them, tying them to code and tests, and the law `clauses`."""

from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import pytest

from sobremesa.engine import rulebook as books
from sobremesa.engine.contract import LANGUAGES, Game
from sobremesa.engine.errors import BadRulebook, UnknownClause, in_english
from sobremesa.engine.rulebook import as_json, cited_by, clause, named_after, parse, rulebook
from sobremesa.games import KNOWN, game
from sobremesa.kit.clauses import clauses as law
from sobremesa.kit.report import TEXTS


def clauses(game: Game) -> tuple[list[str], int]:
    """What the law says of a game's clauses, in English, and how many there are."""
    findings, cases = law(game)
    return [in_english(finding, TEXTS) for finding in findings], cases


ENGLISH = """# A game

## Playing

### Drawing {#draw}
Draw a card
in your turn (ruling AB-1).

Then stop.

### Drawing two {#draw-two}
Draw another (rulings AB-1, X-2).

## The end

### Winning {#win}
The last to draw wins.
"""
SPANISH = """# Un juego

## Jugar

### Robar {#draw}
Roba una carta en tu turno (decisión AB-1). Después, para.

### Robar dos {#draw-two}
Roba otra (decisiones AB-1, X-2).

## El final

### Ganar {#win}
Gana quien roba el último.
"""
RULES = '''"""A game whose rules are [draw]."""


class Hand:
    """A hand."""

    def grow(self):
        """Draw.

        And once more [draw-two]; never card[draw] or [0].
        """


def refusal(seat):
    """Why not."""
    return Clause.WIN if seat else state.Clause.DRAW
'''
TESTS = '''
def test_draw_two_cards():
    pass


def test_draw():
    """Not only the name: [win] too."""


def drawing():
    """[draw-two] is not cited here: this is no test."""
'''
CASES = """
about = "cases"

[[case]]
name = "two"
clauses = [
    "draw",
    "draw-two",
]

[[case]]
name = "none"

[[case]]
name = "win"
clauses = ["win"]
"""


@pytest.fixture
def small(tmp_path: Path) -> Game:
    """A small game, as far as clauses need one, in a folder of its own that obeys the law."""
    folder = tmp_path / "games" / "small"
    (folder / "tests").mkdir(parents=True)
    for name, text in {
        "rulebook.en.md": ENGLISH,
        "rulebook.es.md": SPANISH,
        "rules.py": RULES,
        "tests/test_rules.py": TESTS,
        "tests/cases.toml": CASES,
    }.items():
        (folder / name).write_text(text, "utf-8")
    rules, state = ModuleType("rules"), ModuleType("state")
    rules.__file__ = str(folder / "rules.py")
    number(state, "DRAW DRAW_TWO WIN")
    return Game(
        id="small",
        names={"en": "Small", "es": "Pequeño"},
        seats=(2,),
        options=(),
        rules_version=1,
        limit=10,
        rulings=("AB-1", "X-2"),
        state=state,
        rules=rules,
        redeal=rules,
        view=rules,
        motions=rules,
        cards=rules,
        positions=rules,
    )


def number(state: ModuleType, members: str) -> None:
    """Give the small game's clauses their numbers."""
    vars(state)["Clause"] = IntEnum("Clause", members)


def change(game: Game, name: str, old: str, new: str) -> None:
    """Change a file of the small game."""
    path = game.folder / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


# -- reading ----------------------------------------------------------------------------------------------------


def test_a_rulebook_is_its_clauses_in_order(small):
    draw, two, win = rulebook(small, "en")
    assert ("draw", "Drawing", "Playing", 1) == (draw.handle, draw.title, draw.section, draw.order)
    assert draw.text == "Draw a card in your turn (ruling AB-1).\n\nThen stop."
    assert draw.plain == "Draw a card in your turn.\n\nThen stop."
    assert two.rulings == ("AB-1", "X-2")
    assert ("win", "The end", 3, ()) == (win.handle, win.section, win.order, win.rulings)
    assert [c.rulings for c in rulebook(small, "es")] == [c.rulings for c in rulebook(small, "en")]
    assert rulebook(small, "es")[1].plain == "Roba otra."


def test_a_rulebook_is_read_once(small):
    assert rulebook(small, "en") is rulebook(small, "en")


def test_one_clause_by_its_handle(small):
    assert clause(small, "win", "es").title == "Ganar"
    with pytest.raises(UnknownClause, match=r"small has no clause 'drow-two'; perhaps: draw-two"):
        clause(small, "drow-two", "en")
    with pytest.raises(UnknownClause, match=r"no clause 'zzz'$"):
        clause(small, "zzz", "en")


def test_languages_and_files_that_are_not_there(small):
    with pytest.raises(BadRulebook, match="rulebooks are in en, es, not 'fr'"):
        rulebook(small, "fr")
    (small.folder / "rulebook.es.md").unlink()
    with pytest.raises(BadRulebook, match=r"rulebook\.es\.md: cannot be read: .*No such file"):
        rulebook(small, "es")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "book: has no clause; a clause begins with '### Title {#handle}'"),
        ("# A game\n", "book: has no clause"),
        ("## Playing\n", "book, line 1: a rulebook begins with its title, '# Title'"),
        ("\n# A game\n", "book, line 1: a rulebook begins with its title"),
        ("#\n", "book, line 1: a rulebook begins with its title"),
        ("# A game\nWelcome.\n", "book, line 2: a sentence outside a clause"),
        ("# A game\n## Playing\nWelcome.\n", "book, line 3: a sentence outside a clause"),
        ("# A game\n### Drawing {#draw}\nDraw.\n", "book, line 2: a clause stands in a section"),
        ("# A game\n##\n### Drawing {#draw}\nDraw.\n", "book, line 2: a section has a name"),
        ("# A game\n## Playing\n## The end\n", "book, line 3: the section before has no clause"),
        ("# A game\n## P\n### D {#d}\nDo.\n## The end\n", "book, line 5: the section 'The end' has no clause"),
        ("# A game\n## Playing\n### Drawing\nDraw.\n", "line 3: a clause begins with .* not '### Drawing'"),
        ("# A game\n## Playing\n### {#draw}\nDraw.\n", "line 3: a clause begins with"),
        ("# A game\n## Playing\n### Drawing {#Draw}\nDraw.\n", "line 3: .*small letters, digits and hyphens"),
        ("# A game\n## Playing\n### Drawing {#draw-}\nDraw.\n", "line 3: .*small letters, digits and hyphens"),
        ("# A game\n## Playing\n#### Drawing {#draw}\nDraw.\n", "line 3: a heading is '## Section' or"),
        ("# A game\n## P\n### D {#d}\nDo.\n# Another\n", "line 5: a heading is '## Section' or"),
        ("# A game\n## Playing\n### Drawing {#draw}\n\n", "line 3: the clause 'draw' says nothing"),
        (
            "# A game\n## P\n### D {#d}\nDo.\n### E {#e}\nDo.\n### F {#d}\nDo.\n",
            "line 7: the handle 'd' is that of line 3 too",
        ),
        ("# A game\n## P\n### D {#d}\nDo as AB-1 says.\n", r"'d' names AB-1 in passing; .*'\(ruling AB-1\)'"),
        ("# A game\n## P\n### D {#d}\nDo (ruling AB-1 or AB-2).\n", "'d' names AB-1, AB-2 in passing"),
    ],
)
def test_a_malformed_rulebook_is_refused_with_its_line(text, message):
    with pytest.raises(BadRulebook, match=message):
        parse(text, "book")


# -- what cites a clause ------------------------------------------------------------------------------------------


def test_code_cites_clauses_in_docstrings_and_by_name(small):
    found = cited_by(small)
    assert {"draw", "draw-two", "win"} == set(found)
    assert [("games/small/rules.py", 1, ""), ("games/small/rules.py", 16, "refusal")] == [
        (at.file, at.line, at.function) for at in found["draw"]
    ]
    assert [(10, "Hand.grow")] == [(at.line, at.function) for at in found["draw-two"]]
    assert [(16, "refusal")] == [(at.line, at.function) for at in found["win"]]


def test_tests_cite_clauses_by_name_in_docstrings_and_in_cases(small):
    found = books.tested_by(small)
    assert {"draw", "draw-two", "win"} == set(found)
    assert [("cases.toml", 4, "two"), ("test_rules.py", 6, "test_draw")] == [
        (Path(at.file).name, at.line, at.name) for at in found["draw"]
    ]
    assert [(4, "two"), (2, "test_draw_two_cards")] == [(at.line, at.name) for at in found["draw-two"]]
    assert [(14, "win"), (6, "test_draw")] == [(at.line, at.name) for at in found["win"]]


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("tests/cases.toml", "name = two", r"games/small/tests/cases\.toml: cannot be read: .*at line 1"),
        ("tests/test_rules.py", "def test_draw(:", r"games/small/tests/test_rules\.py: cannot be read: .*line 1"),
    ],
)
def test_a_test_file_that_cannot_be_read_is_named(small, name, text, message):
    (small.folder / name).write_text(text, "utf-8")
    with pytest.raises(BadRulebook, match=message):
        books.tested_by(small)
    assert 1 == len(clauses(small)[0])


@pytest.mark.parametrize(
    ("test", "handle"),
    [
        ("test_claim", "claim"),
        ("test_claim_once_more", "claim"),
        ("test_claim_order", "claim-order"),
        ("test_claim_order_after_a_claim", "claim-order"),
        ("test_claims", None),
        ("test_what_a_claim_is", None),
    ],
)
def test_the_longest_handle_that_a_name_begins_with(test, handle):
    assert handle == named_after(test, ["claim", "claim-order"])


def test_all_that_is_tied_to_a_clause_as_json(small):
    draw, two, win = as_json(small, "en")
    assert {"handle", "title", "text", "rulings", "section", "order", "code", "tests"} == set(draw)
    assert two["code"] == [{"file": "games/small/rules.py", "line": 10, "function": "Hand.grow"}]
    assert two["tests"] == [
        {"file": "games/small/tests/cases.toml", "line": 4, "name": "two"},
        {"file": "games/small/tests/test_rules.py", "line": 2, "name": "test_draw_two_cards"},
    ]
    assert [1, 2, 3] == [draw["order"], two["order"], win["order"]]


# -- the law ------------------------------------------------------------------------------------------------------


def test_the_small_game_obeys_the_law(small):
    assert ([], 3) == clauses(small)


@pytest.mark.parametrize(
    ("name", "old", "new", "finding"),
    [
        ("rulebook.es.md", "### Ganar {#win}", "### Ganar {#gain}", "[win] is missing in rulebook.es.md"),
        ("rulebook.es.md", "### Ganar {#win}", "### Ganar {#gain}", "[gain] is missing in rulebook.en.md"),
        ("rulebook.es.md", "{#win}", "win", "rulebook.es.md, line 13: a clause begins with"),
        ("rulebook.es.md", " (decisión AB-1)", "", "[draw] cites AB-1 in en, no ruling in es"),
        ("rulebook.es.md", "(decisiones AB-1, X-2)", "(decisión X-2)", "[draw-two] cites AB-1, X-2 in en, X-2 in es"),
        ("rulebook.es.md", "\n## El final\n", "", "the sections of rulebook.es.md are not those of rulebook.en.md"),
        ("rules.py", "[draw-two]", "", "[draw-two] is not cited by the code"),
        ("rules.py", "[draw-two]", "[draw-two] [draw-three]", "[draw-three] is cited by the code and is no clause"),
        ("rules.py", "Clause.WIN", "Clause.LOSE", "[lose] is cited by the code and is no clause"),
        ("rules.py", "Clause.WIN", "0", "[win] is not cited by the code"),
        ("tests/cases.toml", '"draw-two"', '"draw-four"', "[draw-four] is cited by a test and is no clause"),
        ("tests/test_rules.py", "[win]", "[wun]", "[wun] is cited by a test and is no clause"),
    ],
)
def test_the_law_finds_what_is_wrong(small, name, old, new, finding):
    change(small, name, old, new)
    assert any(found.startswith(finding) for found in clauses(small)[0]), clauses(small)[0]


def test_the_law_finds_a_clause_without_a_test(small):
    change(small, "tests/test_rules.py", "[win]", "")
    change(small, "tests/cases.toml", '["win"]', "[]")
    assert (["[win] is not cited by a test"], 3) == clauses(small)


def test_the_law_finds_another_order_of_the_languages(small):
    change(small, "rulebook.es.md", "{#draw}", "{#first}")
    change(small, "rulebook.es.md", "{#draw-two}", "{#draw}")
    change(small, "rulebook.es.md", "{#first}", "{#draw-two}")
    assert "rulebook.es.md has [draw-two] where rulebook.en.md has [draw]" in clauses(small)[0]


@pytest.mark.parametrize(
    ("members", "finding"),
    [
        ("DRAW DRAW_TWO", "[win] has no member of Clause"),
        ("DRAW DRAW_TWO WIN LOSE", "Clause has [lose], the rulebook has not"),
        ("DRAW WIN DRAW_TWO", "[draw-two] is clause 2 of the rulebook and 3 of Clause"),
    ],
)
def test_the_law_finds_clauses_numbered_otherwise(small, members, finding):
    number(small.state, members)
    assert finding in clauses(small)[0]


@pytest.mark.parametrize(
    ("rulings", "finding"),
    [
        (("AB-1", "X-2", "X-9"), "ruling X-9 is cited by no clause"),
        (("AB-1",), "ruling X-2 is cited and not among the game’s rulings"),
    ],
)
def test_the_law_finds_rulings_that_are_not_cited(small, rulings, finding):
    assert ([finding], 3) == clauses(replace(small, rulings=rulings))


def test_the_law_reads_no_further_than_a_rulebook_that_cannot_be_read(small):
    change(small, "rulebook.en.md", "{#win}", "{#draw}")
    findings, cases = clauses(small)
    assert 3 == cases
    assert 1 == len(findings)
    assert "the handle 'draw' is that of line 5 too" in findings[0]


@pytest.mark.parametrize("id", KNOWN)
def test_every_game_obeys_the_law(id):
    findings, cases = clauses(game(id))
    assert [] == findings
    assert cases > 0


@pytest.mark.parametrize("id", KNOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_whole_sentences_without_rulings_for_players(id, language):
    for found in rulebook(game(id), language):
        assert found.plain.endswith((".", "!"))
        assert not books.RULING.search(found.plain)
        assert not found.title.endswith(".")
