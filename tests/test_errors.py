"""Messages of errors: in every language, each used and each there; and what is for developers stays English."""

import pickle
import re
from pathlib import Path
from string import Formatter

import pytest

import sobremesa
from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.errors import BadCardSet, BadOptions, Message, SobremesaError
from sobremesa.engine.words import catalogue
from sobremesa.tables.errors import NoSuchTable

PACKAGE = Path(sobremesa.__path__[0])
KINDS = ("error.", "card-set.", "written.")  # how the ids of messages begin


def messages(language: str) -> dict[str, tuple[str, ...]]:
    """All messages of all catalogues in all their forms, by id."""
    texts: dict[str, tuple[str, ...]] = {}
    for path in PACKAGE.rglob(f"text/{language}.po"):
        if "api" not in path.parts:  # its texts are named by codes
            texts |= {id: forms for id, forms in catalogue(path).items() if id.startswith(KINDS)}
    return texts


def values(forms: tuple[str, ...]) -> set[frozenset[str]]:
    """The values that each form of a text speaks of."""
    return {frozenset(name for _, name, _, _ in Formatter().parse(form) if name) for form in forms}


def used() -> set[str]:
    """The ids of messages that the code makes."""
    found = [path for path in PACKAGE.rglob("*.py") if "tests" not in path.relative_to(PACKAGE).parts]
    sources = [path.read_text("utf-8") for path in found]
    ids = rf'"((?:{"|".join(map(re.escape, KINDS))})[a-z0-9-]+)"'
    return {id for source in sources if "Message(" in source for id in re.findall(ids, source)}


def test_every_message_is_there_and_used():
    assert used() == set(messages("en"))


def test_every_language_has_the_same_messages_with_the_same_values():
    english = messages(LANGUAGES[0])
    for language in LANGUAGES[1:]:
        others = messages(language)
        assert set(english) == set(others)
        for id, forms in english.items():
            assert values(forms) == values(others[id]), id


def test_a_message_is_said_in_every_language_and_english_by_itself():
    error = BadOptions(Message("error.option-value", option="game", game="bridge", values=("a", "b"), value="c"))
    assert "option game of bridge is one of a, b, not 'c'" == str(error)
    assert ("option game of bridge is one of a, b, not 'c'",) == error.in_words("en")
    assert ("la opción game de bridge es una de a, b, no «c»",) == error.in_words("es")


def test_messages_may_hold_others():
    inner = Message("card-set.number-between", least=1, most=9)
    error = BadCardSet(Message("card-set.expected", what=inner, value=Message("written.list")))
    assert "expected a whole number from 1 to 9, not a list" == str(error)
    assert ("se esperaba un número entero de 1 a 9, no una lista",) == error.in_words("es")


def test_what_is_for_developers_is_said_in_no_other_language():
    error = SobremesaError("the driver is missing")
    assert "the driver is missing" == str(error)
    assert () == error.in_words("en") == error.in_words("es")
    assert "" == str(SobremesaError())


def test_an_error_of_a_room_is_said_from_its_own_catalogue():
    assert ("no existe la mesa «x»",) == NoSuchTable(Message("error.no-such-table", id="x")).in_words("es")


def test_a_message_with_braces_and_quotes_in_its_values_is_said_as_it_is():
    error = NoSuchTable(Message("error.no-such-table", id="{0} {x} '"))
    assert 'there is no table "{0} {x} \'"' == str(error)


@pytest.mark.parametrize("error", [BadCardSet(Message("card-set.list"), texts=Path("own")), BadOptions("plain")])
def test_errors_are_handed_from_process_to_process(error):
    there = pickle.loads(pickle.dumps(error))
    assert (error.messages, error.texts) == (there.messages, there.texts)
