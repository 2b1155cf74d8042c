"""Searching a rulebook without a script: the page itself leaves out what does not match."""

import re

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.engine.rulebook import matching, plain_letters, rulebook
from tests.web.reading import Page
from tests.web.soundness import unsound

GUACAMOLE = games.game("guacamole")


def handles(language: str, words: str) -> list[str]:
    return [clause.handle for clause in matching(rulebook(GUACAMOLE, language), words)]


@pytest.mark.parametrize(
    ("text", "plain"), [("Reparto", "reparto"), ("decisión ÑANDÚ", "decision nandu"), ("é", "e"), ("", "")]
)
def test_capitals_and_accents_count_for_nothing(text: str, plain: str):
    assert plain == plain_letters(text)


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("en", "take the discard", "take-discard"),
        ("en", "DISCARD take", "take-discard"),
        ("en", "gu-12", "take-discard"),
        ("en", "Lime", "lime"),
        ("es", "decision gu-5", "pass-in-secret"),
        ("es", "REPARTICIÓN", None),
        ("es", "numeros impresos", "components"),
        ("en", "molcajete", None),
    ],
)
def test_a_clause_is_found_by_words_of_its_title_text_and_rulings(language: str, words: str, found: str | None):
    assert (found in handles(language, words)) if found else ([] == handles(language, words))


def test_each_word_narrows_the_search():
    broad, narrow = handles("en", "discard"), handles("en", "discard special")
    assert set(narrow) < set(broad) < set(handles("en", ""))
    assert len(rulebook(GUACAMOLE, "en")) == len(handles("en", "  ")) > 20


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [("en", "may somebody take the discard", "take-discard"), ("es", "decisión gu-5 zanahoria", "pass-in-secret")],
)
def test_where_no_clause_has_every_word_those_with_the_most_are_found(language: str, words: str, found: str):
    clauses = handles(language, words)
    assert found in clauses
    assert len(clauses) < 5
    assert [] == handles(language, f"{words} {'molcajete ' * 9}")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_name_of_a_ruling_is_whole_and_finds_all_clauses_that_cite_it(language: str):
    book = rulebook(GUACAMOLE, language)
    for ruling in {ruling for clause in book for ruling in clause.rulings}:
        assert [clause.handle for clause in book if ruling in clause.rulings] == handles(language, ruling)


def test_the_page_says_what_a_ruling_is_and_leads_from_its_name_to_all_clauses_that_cite_it(browser: TestClient):
    answer = browser.get("/games/guacamole/rules", headers={"accept-language": "en"})
    assert "A name such as X-1 stands for a ruling" in answer.text
    links = set(re.findall(r'href="(/games/guacamole/rules[?]q=[^"]+)"', answer.text))
    named = {ruling for clause in rulebook(GUACAMOLE, "en") for ruling in clause.rulings}
    assert links == {f"/games/guacamole/rules?q={ruling}" for ruling in named}
    found = Page(browser.get("/games/guacamole/rules?q=GU-1", headers={"accept-language": "en"}).text)
    assert handles("en", "GU-1") == shown(found)


def shown(page: Page) -> list[str]:
    return [found["id"] for found in page.root.all("article") if "hidden" not in found.attributes]


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en", "card special", None),
        ("es", "cada disco", None),
        ("en", "molcajete", "No rule has those words."),
        ("es", "zanahoria", "Ninguna regla tiene esas palabras."),
        ("en", "", ""),
    ],
)
def test_the_page_shows_what_matches_and_says_how_many(
    browser: TestClient, language: str, words: str, said: str | None
):
    answer = browser.get("/games/guacamole/rules", params={"q": words}, headers={"accept-language": language})
    assert [] == unsound(answer.text)
    page = Page(answer.text)
    expected = handles(language, words)
    assert expected == shown(page)
    n = len(expected)
    counted = {"en": f"{n} rules found.", "es": f"{n} reglas encontradas."}[language]
    status = page.root.one("p", role="status")
    assert (counted if said is None else said) == status.text
    assert words == page.root.one("input", type="search")["value"]
    sections = [found for found in page.root.all("section") if "hidden" not in found.attributes]
    assert all(any("hidden" not in clause.attributes for clause in found.all("article")) for found in sections)
    assert bool(words) == ("hidden" in page.root.one("nav", class_="panel contents").attributes)


def test_one_is_not_many(browser: TestClient):
    (handle,) = handles("en", "gu-12")
    page = Page(browser.get("/games/guacamole/rules?q=gu-12").text)
    assert ([handle], "1 rule found.") == (shown(page), page.root.one("p", role="status").text)


def test_the_form_asks_the_page_it_stands_on(browser: TestClient):
    form = Page(browser.get("/games/_template/rules").text).root.one("form", role="search")
    field = form.one("input", type="search")
    answer = browser.get(form["action"], params={field["name"]: "deck"})
    assert 0 < len(shown(Page(answer.text))) < len(rulebook(games.game(games.TEMPLATE), "en"))


@pytest.mark.parametrize("words", ["<script>", "\x00", "%", "ñ" * 5000, "'; drop", '"><b>'])
def test_words_that_are_none_do_no_harm(browser: TestClient, words: str):
    answer = browser.get("/games/guacamole/rules", params={"q": words})
    assert 200 == answer.status_code
    assert [] == unsound(answer.text)
    assert words[:100].strip() == Page(answer.text).root.one("input", type="search")["value"].strip()
