"""docs/cases.md: its examples run, its errors are those that are told, its vocabulary is up to date."""

import re
from pathlib import Path

import pytest

from sobremesa.cli.case import as_text
from sobremesa.cli.output import text_of
from sobremesa.games import KNOWN
from sobremesa.kit import cases
from sobremesa.kit.cases.__main__ import main
from sobremesa.kit.cases.vocabulary import UnknownPart, document, part

DOCUMENT = Path(__file__).parents[2] / "docs" / "cases.md"
TEXT = DOCUMENT.read_text("utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
FAILING = re.findall(r"^```toml fails\n(.*?)^```\n\n^```text\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


def outcome(text):
    """What is printed for a file mine.toml of that text."""
    try:
        read = cases.parse(text, "mine.toml", DOCUMENT.parent)
    except cases.BadCase as error:
        return str(error)
    return "\n".join(as_text([cases.run(case) for case in read], text_of("en")))


def test_there_are_examples():
    assert len(EXAMPLES) >= 6
    assert len(FAILING) == TEXT.count("```toml fails") == 2


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_passes(text):
    assert outcome(text).endswith("1 case, 1 passed, 0 failed")


@pytest.mark.parametrize(("text", "told"), FAILING, ids=range(len(FAILING)))
def test_a_failing_example_says_what_the_document_says(text, told):
    assert told.rstrip("\n") == outcome(text)


def out_of_date(text):
    """What is to be done about the generated parts that are not as they would be written now; empty if nothing."""
    parts = re.findall(r"<!-- begin (\S+) -->\n(.*?)<!-- end \1 -->", text, re.DOTALL)
    if old := [name for name, told in parts if told != part(name)]:
        return f"of {', '.join(old)}: write docs/cases.md anew with `python -m sobremesa.kit.cases docs/cases.md`"
    return ""


def test_the_vocabulary_is_up_to_date():
    assert "" == out_of_date(TEXT)


def test_parts_that_are_out_of_date_are_named_with_what_helps():
    old = "<!-- begin step -->\nold\n<!-- end step -->\n\n<!-- begin _tiny -->\n<!-- end _tiny -->\n"
    assert out_of_date(old).startswith("of step, _tiny: write docs/cases.md anew with `python -m sobremesa.kit.cases ")
    assert "" == out_of_date(document(old))


def test_every_game_is_there():
    places = [TEXT.find(f"<!-- begin {id} -->\n") for id in KNOWN]
    assert [] == [id for id, place in zip(KNOWN, places, strict=True) if place < 0]


def test_the_document_is_written_anew(tmp_path):
    path = tmp_path / "cases.md"
    old = TEXT.replace("<!-- begin step -->\n", "<!-- begin step -->\nold\n")
    path.write_text(old, "utf-8")
    main([str(path)])
    assert document(TEXT) == path.read_text("utf-8") != old


def test_a_part_that_is_not_known_is_told():
    parts = ", ".join(("file", "case", "step", *KNOWN))
    with pytest.raises(UnknownPart, match=f"there is no part 'poker'; there are: {parts}"):
        document("<!-- begin poker -->\n<!-- end poker -->")
