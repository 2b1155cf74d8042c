"""Whatever goes wrong in a browser is told in the reader's language: all that may, in Spanish, beside English."""

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

import sobremesa
from sobremesa import games
from sobremesa.bots import NoSuchBot
from sobremesa.drawing.art import NoSuchPicture
from sobremesa.engine.errors import BadCardSet, BadOptions, NothingToUndo, Refused, SobremesaError
from sobremesa.engine.words import catalogue
from sobremesa.games import NoSuchGame
from sobremesa.tables.errors import BadDatabase, NoSeat, NoSuchTable, NotNow, NotSaved, Stale, TooMany, Unplayable
from sobremesa.tables.store import Entry, new_id
from sobremesa.web.pages.problems import NoSuchThing
from sobremesa.web.site import limits
from sobremesa.web.site.presence import MOST_STREAMS, Looker, TooManyStreams
from tests.web.playing import press, read, sit_down
from tests.web.reading import Page

PACKAGE = Path(sobremesa.__path__[0])
STANDARD = games.game("guacamole").cards.STANDARD.read_text("utf-8")
NOBODYS = "A" * 22  # the id of no table
FEW = 3

Provoke = Callable[[TestClient], httpx2.Response]


def get(address: str) -> Provoke:
    return lambda browser: browser.get(address)


def post(address: str, **data: str) -> Provoke:
    return lambda browser: browser.post(address, data=data)


def new_table(**data: str) -> Provoke:
    return post("/tables", **{"game": "guacamole", **data})


def cards(old: str, new: str) -> Provoke:
    """A new table with the standard card set changed."""
    assert old in STANDARD
    return new_table(cards=STANDARD.replace(old, new))


def at_table(what: str, data: dict[str, str] | None = None, **fields: str) -> Provoke:
    """Something done at a table that has just been made with those fields."""

    def provoke(browser: TestClient) -> httpx2.Response:
        address = sit_down(browser, **fields)
        return browser.get(f"{address}{what}") if data is None else browser.post(f"{address}{what}", data=data)

    return provoke


def refused(browser: TestClient) -> httpx2.Response:
    address = sit_down(browser)
    return press(browser, address, read(browser, address), 11)


def stale(browser: TestClient) -> httpx2.Response:
    return browser.post(f"{sit_down(browser)}/move", data={"version": "999", "move": "0"})


def by_a_stranger(browser: TestClient) -> httpx2.Response:
    address = sit_down(browser)
    browser.cookies.delete(browser.app.state.site.cookies.person)
    return browser.post(f"{address}/move", data={"version": "0", "move": "0"})


def damaged(browser: TestClient) -> httpx2.Response:
    address = sit_down(browser)
    browser.app.state.site.tables.store.add_entry(address.removeprefix("/tables/"), 0, Entry(0, 17, 0))
    return browser.get(address)


PROBLEMS: dict[str, Provoke] = {
    "nowhere": get("/nowhere"),
    "no picture": get("/art/guacamole/nothing.svg"),
    "no file": get("/static/nothing.css"),
    "no game": get("/games/poker"),
    "no rules": get("/games/poker/rules"),
    "no lesson": get("/learn/guacamole/99"),
    "a table of no game": new_table(game="poker"),
    "spoilt id": get("/tables/what"),
    "no table": get(f"/tables/{NOBODYS}"),
    **{f"no table, {page}": get(f"/tables/{NOBODYS}/{page}") for page in ("why", "look", "pile", "log", "turn")},
    "no stream": get(f"/tables/{NOBODYS}/events"),
    "no record": get(f"/tables/{NOBODYS}/record"),
    "no table to play again": post(f"/tables/{NOBODYS}/again"),
    "spoilt invitation": get("/join/what"),
    "no invitation": get(f"/join/{NOBODYS}"),
    "no invitation to answer": post(f"/join/{NOBODYS}", name="Ana"),
    "no picture of an invitation": get("/join/what/qr.svg"),
    "too many players": new_table(players="7"),
    "no option": new_table(**{"option-speed": "fast"}),
    "no value": new_table(**{"option-game": "hard"}),
    "no bot": new_table(**{"bot-1": "genius"}),
    "no name": new_table(name="\u200b\u200b."[:2]),
    "twice a name": new_table(name="Ana", players="2", **{"bot-1": "here", "name-1": "ana"}),
    "not TOML": new_table(cards="a = = 1"),
    "half a TOML": new_table(cards="a = ["),
    "too deep a TOML": new_table(cards="a = " + "[" * 5000),
    "other cards": new_table(cards='game = "poker"'),
    "cards, no number": cards("copies = 1", 'copies = "one"'),
    "cards, a list": cards("copies = 1", "copies = [1]"),
    "cards, a table": cards("copies = 1", "copies = { n = 1 }"),
    "cards, a fraction": cards("copies = 1", "copies = 1.5"),
    "cards, a date": cards("copies = 1", "copies = 1979-05-27"),
    "cards, a long number": cards("copies = 1", f"copies = {'9' * 30}"),
    "cards, a key": cards("copies = 1", "copys = 1"),
    "cards, many slips": cards("copies = 3", "copies = -3"),
    "cards, a language": cards("en = ", "fr = "),
    "cards, an id": cards('id = "lime"', 'id = "lemon"'),
    "cards, a spoilt id": cards('id = "aa"', 'id = "A A"'),
    "cards, twice an id": cards('id = "aa"', 'id = "a"'),
    "cards, no icons": cards("avocados = 1", "avocados = 0"),
    "cards, too many": cards("copies = 3", "copies = 9"),
    "cards, too few": cards("copies = 3", "copies = 1"),
    "cards, no heat": cards('heat = "mild"', 'heat = "spicy"'),
    "no number": get("/mine?first=many"),
    "no language": post("/language", language="fr"),
    "no view": post("/view", view="odd"),
    "no pace": post("/pace", pace="odd"),
    "wrong use": get(f"/tables/{NOBODYS}/move"),
    "no such method": lambda browser: browser.delete("/mine"),
    "another site": lambda browser: browser.post("/tables", headers={"sec-fetch-site": "cross-site"}),
    "too large": new_table(cards="#" * 200_000),
    "no form": lambda browser: browser.post(
        "/tables", content=b"--x", headers={"content-type": "multipart/form-data; boundary=x"}
    ),
    "refused": refused,
    "stale": stale,
    "damaged form": at_table("/move", {"version": "no", "move": "0"}),
    "nothing to undo": at_table("/undo", {"version": "0"}),
    "a stranger's move": by_a_stranger,
    "not begun": at_table("/move", {"version": "0", "move": "0"}, **{"bot-1": "friend"}),
    "covered": at_table("/move", {"version": "0", "move": "0"}, **{"bot-1": "here"}),
    "begun": at_table("/fill", {}),
    "own seat": at_table("/remove", {"seat": "0"}, **{"bot-1": "friend"}),
    "the host goes": at_table("/go", {}, **{"bot-1": "friend"}),
    "here already": at_table("/back", {}),
    "not over": at_table("/again", {}),
    "no record yet": at_table("/record"),
    "a spoilt name": at_table("/name", {"name": ""}),
    "nothing to look at": at_table("/look?at=nothing"),
    "no pile": at_table("/pile?at=nothing"),
    "nothing to ask about": at_table("/why?at=nothing"),
    "asked about nothing": at_table("/why"),
}


def too_many(browser: TestClient) -> httpx2.Response:
    browser.app.state.site.limits._people.most = 1
    for _ in range(2):  # the first makes a person of the browser
        sit_down(browser)
    return browser.post("/tables", data={"game": "guacamole"})


def too_many_unfinished(browser: TestClient) -> httpx2.Response:
    for _ in range(FEW):
        sit_down(browser)
    return browser.post("/tables", data={"game": "guacamole"})


def too_many_streams(browser: TestClient) -> httpx2.Response:
    address = sit_down(browser)
    lookers = [Looker("", "somebody", None, "normal", seated=False)] * MOST_STREAMS
    browser.app.state.site.presence._lookers = {"": lookers}
    return browser.get(f"{address}/events")


def database_gone(browser: TestClient) -> httpx2.Response:
    browser.app.state.site.tables.store._engine.dispose()
    browser.app.state.site.tables.store._reading = failing(BadDatabase("the driver speaks English"))
    return browser.get(f"/tables/{NOBODYS}")


def not_saved(browser: TestClient) -> httpx2.Response:
    address = sit_down(browser)
    page = read(browser, address)
    browser.app.state.site.tables.store.add_entry = failing(NotSaved("the driver speaks English"))
    return press(browser, address, page, next(iter(page.moves)))


def failing(error: Exception) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


def other_rules(browser: TestClient) -> httpx2.Response:
    return browser.get(with_header(browser, rules_version=99))


def other_game(browser: TestClient) -> httpx2.Response:
    return browser.get(with_header(browser, game="poker"))


def other_cards(browser: TestClient) -> httpx2.Response:
    return browser.get(with_header(browser, cards_digest="0"))


def unreadable_cards(browser: TestClient) -> httpx2.Response:
    return browser.get(with_header(browser, cards_digest="0", cards_source={"game": "guacamole", "id": 7}))


def with_header(browser: TestClient, **changed: object) -> str:
    """The address of a table that was made otherwise than any is made here."""
    tables = browser.app.state.site.tables
    header = replace(tables.store.header(sit_down(browser).removeprefix("/tables/")), id=new_id(), **changed)
    tables.store.add_table(header)
    return f"/tables/{header.id}"


READ_ONLY: dict[str, Provoke] = {
    "damaged table": damaged,
    "a table of other rules": other_rules,
    "a table of another game": other_game,
    "a table of other cards": other_cards,
    "a table of unreadable cards": unreadable_cards,
}
PROBLEMS |= READ_ONLY
PROBLEMS |= {
    "too many tables": too_many,
    "too many unfinished": too_many_unfinished,
    "too many streams": too_many_streams,
    "database gone": database_gone,
    "not saved": not_saved,
}


def sentences(answer: httpx2.Response) -> Iterator[str]:
    """All that a page says in its main part, and its title."""
    root = Page(answer.text).root
    for part in (root.one("title"), root.one("main")):
        for found in (part, *part.walk()):
            yield from (child.strip() for child in found.children if isinstance(child, str) and child.strip())


def english_in(answer: httpx2.Response, beside: httpx2.Response) -> set[str]:
    """What a page in Spanish says as the same page in English does, or in pieces of English messages."""
    spoken = set(sentences(answer))
    alike = {text for text in spoken & set(sentences(beside)) if len(re.findall("[a-z]{2,}", text)) > 1}
    return alike | {piece for piece in ENGLISH for text in spoken if re.search(rf"\b{re.escape(piece)}\b", text)}


def pieces(language: str) -> set[str]:
    """What stands between the values of all messages, if it is long enough to be known again."""
    catalogues = [catalogue(folder / "text" / f"{language}.po") for folder in FOLDERS]
    texts = [form for texts in catalogues for forms in texts.values() for form in forms]
    found = {piece.strip(" ;:.,'") for text in texts for piece in re.split(r"\{[^}]*\}", text)}
    return {piece for piece in found if len(piece) > 5}


FOLDERS = [PACKAGE / room for room in ("engine", "tables", "bots", "web")]
ENGLISH = pieces("en") - pieces("es")


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may have more unfinished games."""
    monkeypatch.setattr(limits, "MOST_OPEN", FEW)


@pytest.mark.parametrize("name", PROBLEMS)
def test_a_problem_is_told_in_spanish(browsers: Callable[[], TestClient], name: str):
    answers = []
    for language in ("en", "es"):
        browser = browsers()
        browser.headers["accept-language"] = language
        answer = PROBLEMS[name](browser)
        assert (answer.status_code >= 400) == (name not in READ_ONLY)
        assert language == Page(answer.text).root.one("html")["lang"]
        answers.append(answer)
    english, spanish = answers
    assert english.status_code == spanish.status_code
    assert set() == english_in(spanish, beside=english)


# -- is it all? -------------------------------------------------------------------------------------------------------

TOLD: dict[type[SobremesaError], str] = {
    BadCardSet: "cards, no number",
    BadDatabase: "database gone",
    BadOptions: "no option",
    NoSeat: "a stranger's move",
    NoSuchBot: "no bot",
    NoSuchGame: "no game",
    NoSuchPicture: "no picture",
    NoSuchTable: "no table",
    NoSuchThing: "nothing to ask about",
    NotNow: "not over",
    NotSaved: "not saved",
    NothingToUndo: "nothing to undo",
    Refused: "refused",
    Stale: "stale",
    TooMany: "too many tables",
    TooManyStreams: "too many streams",
    Unplayable: "a table of other rules",
}
NOT_IN_PAGES = {  # of the command line, the interface for programs, and whoever writes a game or starts the site
    "BadCase", "BadPosition", "BadRecord", "BadRulebook", "BadUse", "BadWords", "CannotBegin", "CannotListen",
    "BrokenGame", "CannotOpen", "CannotSave", "NoToken", "PortTaken", "UnknownClause",
}  # fmt: skip


def kinds_of_errors() -> set[type[SobremesaError]]:
    for module in pkgutil.walk_packages(sobremesa.__path__, "sobremesa."):
        if not {"tests", "migrations", "__main__"} & set(module.name.split(".")):
            importlib.import_module(module.name)
    found, waiting = set[type[SobremesaError]](), [SobremesaError]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        found |= set(kinds)
        waiting += kinds
    return {kind for kind in found if kind.__module__.startswith("sobremesa.")}


def test_every_kind_of_error_is_told_in_pages_or_never_comes_there():
    assert {kind.__name__ for kind in TOLD} | NOT_IN_PAGES == {kind.__name__ for kind in kinds_of_errors()}


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_the_problem_is_the_error(browser: TestClient, monkeypatch: pytest.MonkeyPatch, kind: type[SobremesaError]):
    met = []
    begin = kind.__init__

    def noted(self: SobremesaError, *given: object, **named: object) -> None:
        met.append(kind)
        begin(self, *given, **named)

    monkeypatch.setattr(kind, "__init__", noted)
    PROBLEMS[TOLD[kind]](browser)
    assert met
