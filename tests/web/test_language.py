"""Both languages: which one a reader gets, the switch, and catalogues that agree with each other and with their use."""

import re
from pathlib import Path
from string import Formatter

import pytest
from starlette.testclient import TestClient

from sobremesa import bots
from sobremesa.engine.words import catalogue
from sobremesa.tables.commands import Tables
from sobremesa.tables.errors import NOT_NOW
from sobremesa.web.pages import render
from sobremesa.web.pages.at_the_table import NOTICE
from sobremesa.web.pages.mine import ORDER
from sobremesa.web.pages.problems import KNOWN
from sobremesa.web.site.presence import PACES
from sobremesa.web.site.texts import TEXTS as TEXT
from tests.web.playing import press, read, sit_down
from tests.web.reading import Page


def language_of(answer) -> str:
    return Page(answer.text).root.one("html")["lang"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-CO,es;q=0.9,en;q=0.8", "es"),
        ("en-GB,en;q=0.9,es;q=0.8", "en"),
        ("fr,es;q=0.5,en;q=0.4", "es"),
        ("fr,de", "en"),
        ("es;q=0,en;q=0.1", "en"),
        ("es;q=nonsense,;;,=", "en"),
        ("ES", "es"),
        ("*", "en"),
    ],
)
def test_the_browsers_language_counts(browser: TestClient, header: str, language: str):
    assert language == language_of(browser.get("/", headers={"accept-language": header}))


def test_the_switch_is_on_every_page_and_leads_back(browser: TestClient):
    address = sit_down(browser)
    for here in ("/", "/mine", "/games/guacamole", "/games/guacamole/rules", address, "/nowhere"):
        for wanted in ("es", "en"):
            form = Page(browser.get(here).text).root.one("form", action="/language")
            button = form.one("button")
            assert (wanted, wanted) == (button["value"], button["lang"])
            data = {"language": button["value"], "here": form.one("input", name="here")["value"]}
            answer = browser.post("/language", data=data, follow_redirects=False)
            assert (303, here) == (answer.status_code, answer.headers["location"])
            assert wanted == language_of(browser.get(here))


def test_after_a_refusal_the_switch_leads_to_the_table(browser: TestClient):
    address = sit_down(browser)
    page = read(browser, address)
    answer = press(browser, address, page, 11)
    assert 422 == answer.status_code
    form = Page(answer.text).root.one("form", action="/language")
    assert address == form.one("input", name="here")["value"]


@pytest.mark.parametrize(
    "here",
    [
        "//elsewhere.example",
        "/\\elsewhere.example",
        "https://elsewhere.example/",
        "javascript:alert(1)",
        "elsewhere.example",
        "/\nset-cookie: a=b",
        "/%0d%0aset-cookie:a=b",
        "",
    ],
)
def test_the_switch_leads_nowhere_else(browser: TestClient, here: str):
    answer = browser.post("/language", data={"language": "es", "here": here}, follow_redirects=False)
    assert (303, "/") == (answer.status_code, answer.headers["location"])


@pytest.mark.parametrize("language", ["", "fr", "../en", "EN"])
def test_a_language_that_there_is_not(browser: TestClient, language: str):
    answer = browser.post("/language", data={"language": language, "here": "/"})
    assert 422 == answer.status_code
    assert "set-cookie" not in answer.headers


def test_a_whole_turn_in_spanish(browser: TestClient, tables: Tables):
    browser.headers["accept-language"] = "es"
    address = sit_down(browser)
    page = read(browser, address)
    assert "Te toca" in page.text
    assert "Historial" in page.text
    spanish = catalogue(TEXT / "es.po")
    english = {form for id, forms in catalogue(TEXT / "en.po").items() for form in forms if form not in spanish[id]}
    for text in english:
        if "{" not in text and len(text) > 8:
            assert text not in page.text


# -- the catalogues ---------------------------------------------------------------------------------------------


def used_in_code() -> set[str]:
    """The ids that templates and code ask for, those that are put together included."""
    used: set[str] = set()
    layouts = render.HERE.parent.glob("games/*/look/*.html")
    code = [path for room in (".", "pages", "site") for path in (render.HERE / room).glob("*.py")]
    sources = [*Path(render.HERE / "templates").glob("*.html"), *layouts, *code]
    for path in sources:
        source = re.sub(r"living\.words\([^)]*\)", "", path.read_text("utf-8"))  # a game's own texts
        used |= set(re.findall(r"""\b(?:t|text|texts|self\.text)\(\s*["']([a-z0-9.-]+)["'](?!\s*~)""", source))
        used |= set(re.findall(r"""["']([a-z0-9-]+(?:\.[a-z0-9-]+)+)["'] if """, source))
        used |= set(re.findall(r"""["'](serve\.[a-z-]+)["']""", source))
        used -= {path.name for path in sources}
        used |= set(re.findall(r""" else ["']([a-z0-9-]+(?:\.[a-z0-9-]+)+)["']""", source))
    used |= {f"problem.{which}{part}" for which in (*KNOWN, "other") for part in ("", ".text")}
    used |= {f"bot.{kind.name}" for kind in bots.ALL}
    used |= {f"pace.{pace}" for pace in PACES} | {f"sound.{sound}" for sound in ("off", "turn", "all")}
    used |= {f"provenance.{known}" for known in ("rulebook", "published", "reconstructed", "own")}
    used |= {f"mine.{state}" for state in ORDER}
    used |= {f"notice.{notice}{part}" for notice in (*NOT_NOW, *NOTICE.values()) for part in ("", ".text")}
    used |= {f"unplayable.why.{reason}" for reason in ("game", "broken", "rules", "cards", "entries")}
    return used


def test_both_catalogues_have_the_same_texts_with_the_same_values():
    english, spanish = catalogue(TEXT / "en.po"), catalogue(TEXT / "es.po")
    assert list(english) == list(spanish)
    for id in english:
        for pair in zip(english[id], spanish[id], strict=True):
            values = [{name for _, name, _, _ in Formatter().parse(form) if name} for form in pair]
            assert values[0] == values[1], id
            assert all(form.strip() for form in pair)


def test_every_text_that_is_used_exists_and_none_is_unused():
    known = {id for id in catalogue(TEXT / "en.po") if not id.startswith("error.")}
    assert set() == used_in_code() - known
    assert set() == known - used_in_code()


NOT_SHOWN = r"\{% block kind %\}.*?\{% endblock %\}|\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}"


def test_templates_hold_no_words_of_their_own():
    for path in (render.HERE / "templates").glob("*.html"):
        if path.name == "docs.html":  # for people who write programs, who read English
            continue
        source = re.sub(NOT_SHOWN, "", path.read_text("utf-8"), flags=re.DOTALL)
        shown = re.sub(r"<[^>]*>", "", source, flags=re.DOTALL)
        assert set() == set(re.findall(r"[A-Za-zÁ-ú]{2,}", shown)) - {"Sobremesa"}, path.name


def test_the_form_of_a_new_table_stays_the_same_in_the_other_language(browser: TestClient):
    """Who the others are is said in its address."""
    form = Page(browser.get("/games/stew?with=here").text).root.one("input", name="here")
    assert "/games/stew?with=here" == form["value"]
    answer = browser.post("/language", data={"language": "es", "here": form["value"]}, follow_redirects=False)
    assert "/games/stew?with=here" == answer.headers["location"]
