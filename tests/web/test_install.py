"""The site as a program on a phone: the manifest, what the worker may keep, and the page without a connection."""

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.web.pages import install, render
from tests.web.playing import sit_down
from tests.web.reading import Page
from tests.web.soundness import unsound

LANGUAGES = ("en", "es")
PAGES = ("/", "/mine", "/games/guacamole", "/games/guacamole/rules", "/learn/guacamole/1", "/docs", "/nowhere")


def size_of(png: bytes) -> tuple[int, int]:
    """The width and height that a PNG says it has."""
    assert b"\x89PNG\r\n\x1a\n" == png[:8]
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def told(script: str, name: str) -> object:
    """A constant that the server has told the worker."""
    found = re.search(rf"^const {name} = (.*);$", script, re.MULTILINE)
    assert found, name
    return json.loads(found[1])


# -- the manifest -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_page_names_the_manifest_of_its_language(browser: TestClient, language: str, address: str):
    page = Page(browser.get(address, headers={"accept-language": language}).text)
    assert f"/manifest/{language}.webmanifest" == page.root.one("link", rel="manifest")["href"]
    assert "#0b3a3f" == page.root.one("meta", name="theme-color")["content"]
    icon = browser.get(page.root.one("link", rel="apple-touch-icon")["href"])
    assert (180, 180) == size_of(icon.content)


@pytest.mark.parametrize("view", ["living", "plain"])
def test_a_table_names_it_too(browser: TestClient, view: str):
    address = sit_down(browser)
    browser.post("/view", data={"view": view})
    page = Page(browser.get(address).text)
    assert "/manifest/en.webmanifest" == page.root.one("link", rel="manifest")["href"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest(browser: TestClient, language: str):
    answer = browser.get(f"/manifest/{language}.webmanifest")
    assert 200 == answer.status_code
    assert answer.headers["content-type"].startswith("application/manifest+json")
    found = answer.json()
    assert ("Sobremesa", "Sobremesa", language) == (found["name"], found["short_name"], found["lang"])
    assert ("/", "/", "/", "standalone") == (found["id"], found["start_url"], found["scope"], found["display"])
    assert render.text(language)("frame.about") == found["description"]
    assert 200 == browser.get(found["shortcuts"][0]["url"]).status_code
    sizes = {(icon["sizes"], icon["purpose"]) for icon in found["icons"]}
    assert {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")} == sizes


def test_the_icons_are_of_the_size_that_the_manifest_says(browser: TestClient):
    for icon in browser.get("/manifest/en.webmanifest").json()["icons"]:
        answer = browser.get(icon["src"])
        assert "image/png" == answer.headers["content-type"] == icon["type"]
        assert "immutable" in answer.headers["cache-control"]
        assert icon["sizes"] == "{}x{}".format(*size_of(answer.content))


@pytest.mark.parametrize("language", ["fr", "EN", "..%2fen", "en.es"])
def test_there_are_no_other_manifests(browser: TestClient, language: str):
    assert 404 == browser.get(f"/manifest/{language}.webmanifest").status_code


# -- the worker ---------------------------------------------------------------------------------------------------


def test_the_worker_is_asked_for_anew_and_as_strict_as_pages(browser: TestClient):
    answer = browser.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "no-cache" == answer.headers["cache-control"]
    assert "nosniff" == answer.headers["x-content-type-options"]
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "worker-src 'self'", "manifest-src 'self'"} <= set(policy)


def test_only_files_whose_address_names_their_content_may_be_kept(browser: TestClient):
    kept = told(browser.get("/worker.js").text, "FILES")
    assert isinstance(kept, list)
    assert len(set(kept)) == len(kept) > 10
    for address in kept:
        assert re.fullmatch(r"/(?:static|script|look|art/site)/[\w./-]+\?v=[0-9a-f]{12,16}", address), address
        answer = browser.get(address)
        assert (200, True) == (answer.status_code, "immutable" in answer.headers["cache-control"]), address
        assert not answer.headers["content-type"].startswith("text/html")
        assert "set-cookie" not in answer.headers


def test_every_static_file_may_be_kept(browser: TestClient):
    kept = told(browser.get("/worker.js").text, "FILES")
    names = [path.relative_to(render.STATIC).as_posix() for path in render.STATIC.rglob("*") if path.is_file()]
    assert isinstance(kept, list)
    assert {render.static(name) for name in names} == {address for address in kept if address.startswith("/static/")}


def test_the_cards_of_no_game_may_be_kept(browser: TestClient):
    """Their pictures would tell which cards this browser has been shown."""
    script = browser.get("/worker.js").text
    assert "/art/guacamole" not in script
    assert "/art/_template" not in script


def test_what_the_page_without_a_connection_needs_is_kept_at_once(browser: TestClient):
    script = browser.get("/worker.js").text
    shell, files, offline = (told(script, name) for name in ("SHELL", "FILES", "OFFLINE"))
    assert isinstance(shell, list)
    assert isinstance(files, list)
    assert {offline} == set(shell) - set(files)
    page = Page(browser.get(str(offline)).text)
    needed = [found["href"] for found in page.root.all("link")] + [found["src"] for found in page.root.all("script")]
    needed += [found["src"] for found in page.root.all("img")]
    assert set(needed) <= set(shell)
    named = re.findall(r"url\(([^)]+)\)", browser.get(render.static("site.css")).text)
    assert {address if address.startswith("/") else f"/static/{address}" for address in named} <= set(shell)


def test_the_worker_is_the_same_for_everybody(browsers):
    ana, bea = browsers(), browsers()
    sit_down(ana, name="Ana")
    bea.headers["accept-language"] = "es"
    for address in ("/worker.js", "/offline"):
        answers = [browser.get(address) for browser in (ana, bea)]
        assert answers[0].content == answers[1].content
        assert all("set-cookie" not in answer.headers for answer in answers)


@pytest.fixture
def afresh() -> Iterator[None]:
    """What the server remembers of its files is read anew, before and after."""
    remembered = (install.worker, install.offline, render.static)
    for function in remembered:
        function.cache_clear()
    yield
    for function in remembered:
        function.cache_clear()


@pytest.mark.parametrize("changed", ["a file", "the page", "the worker"])
def test_a_new_version_is_another_worker(changed: str, afresh: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    offered = ("guacamole", games.TEMPLATE)
    before = install.worker(offered).decode()
    assert before == install.worker.__wrapped__(offered).decode()
    if changed == "a file":
        monkeypatch.setattr(install, "static", lambda name: f"/static/{name}?v=0123456789ab")
    elif changed == "the page":
        monkeypatch.setattr(install, "offline", lambda: "another")
    else:
        other = tmp_path / "worker.js"
        other.write_text(f"{install.WORKER.read_text('utf-8')}// another\n", "utf-8")
        monkeypatch.setattr(install, "WORKER", other)
    after = install.worker.__wrapped__(offered).decode()
    assert told(before, "VERSION") != told(after, "VERSION")


# -- without a connection -----------------------------------------------------------------------------------------


def test_the_page_without_a_connection_is_in_both_languages(browser: TestClient):
    answer = browser.get("/offline")
    assert [] == unsound(answer.text)
    sections = Page(answer.text).root.all("section")
    assert list(LANGUAGES) == [section["lang"] for section in sections]
    for language, section in zip(LANGUAGES, sections, strict=True):
        words = render.text(language)
        assert words("offline.title") == section.one("h2").text
        assert words("offline.text") in section.text
        assert ("", words("offline.again")) == (section.one("a")["href"], section.one("a").text)


def test_styles_name_fonts_and_the_houses_pictures_by_their_lasting_address():
    """Else the worker could not keep them, and the table would load anew what the home page has."""
    styles = [path.read_text("utf-8") for path in render.HERE.parent.rglob("*.css")]
    fonts = [font for style in styles for font in re.findall(r"url\(\S*?(fonts/[\w-]+\.woff2)(\?v=\w+)?\)", style)]
    pictures = [name for style in styles for name in re.findall(r"url\(/art/site/([\w-]+)\.svg(\?v=\w+)?\)", style)]
    assert len(fonts) > 3
    assert len(pictures) > 1
    assert [render.static(name) for name, _ in fonts] == [f"/static/{name}{version}" for name, version in fonts]
    assert [render.house(name) for name, _ in pictures] == [f"/art/site/{name}.svg{tag}" for name, tag in pictures]
