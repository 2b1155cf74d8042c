"""Compression: pages, files and pictures arrive the same, whatever the browser can read."""

import gzip

import brotli
import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from sobremesa.drawing.art import art
from sobremesa.web import look as house
from sobremesa.web.compression import SMALLEST, encoding_for, stream_compressor
from tests.web.playing import read, sit_down
from tests.web.reading import Page


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *", "gzip"),
        ("identity", None),
        ("", None),
        ("br;q=nonsense", None),
    ],
)
def test_what_the_browser_accepts(accepted: str, encoding: str | None):
    assert encoding == encoding_for(Headers({"accept-encoding": accepted}))
    assert encoding_for(Headers({})) is None


def plain(browser: TestClient, address: str) -> bytes:
    return browser.get(address, headers={"accept-encoding": "identity"}).content


def raw(browser: TestClient, address: str, encoding: str) -> bytes:
    """The bytes as they come over the line."""
    with browser.stream("GET", address, headers={"accept-encoding": encoding}) as answer:
        assert 200 == answer.status_code
        assert encoding == answer.headers["content-encoding"]
        assert "Accept-Encoding" == answer.headers["vary"]
        body = b"".join(answer.iter_raw())
        assert str(len(body)) == answer.headers["content-length"]
    return body


@pytest.mark.parametrize(("encoding", "open_up"), [("br", brotli.decompress), ("gzip", gzip.decompress)])
def test_pages_and_files_are_the_same_and_smaller(browser: TestClient, encoding: str, open_up):
    style = next(
        link["href"] for link in read(browser, "/").root.all("link") if link["href"].startswith("/static/site")
    )
    emblem = f"/art/site/emblem.svg?v={art(house, 'emblem').tag}"
    for address in ("/", "/games/guacamole/rules", sit_down(browser), style, emblem):
        body = raw(browser, address, encoding)
        assert plain(browser, address) == open_up(body)
        assert len(body) < 0.6 * len(plain(browser, address))


def test_what_is_not_compressed_says_that_it_might_be(browser: TestClient):
    answer = browser.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert "Accept-Encoding" == answer.headers["vary"]


def test_fonts_are_compressed_already(browser: TestClient):
    answer = browser.get("/static/fonts/shrikhand.woff2", headers={"accept-encoding": "br"})
    assert 200 == answer.status_code
    assert "content-encoding" not in answer.headers


def test_small_answers_are_sent_as_they_are(browser: TestClient):
    answer = browser.get(f"{sit_down(browser)}/turn", headers={"accept-encoding": "br"})
    assert len(answer.content) < SMALLEST
    assert "content-encoding" not in answer.headers
    assert {"asked", "version", "over"} == set(answer.json())


def test_a_part_of_a_file_is_not_compressed(browser: TestClient):
    answer = browser.get("/static/site.css", headers={"accept-encoding": "br", "range": "bytes=0-999"})
    assert (206, 1000) == (answer.status_code, len(answer.content))
    assert "content-encoding" not in answer.headers


def test_the_head_of_an_answer(browser: TestClient):
    answer = browser.head("/games/guacamole/rules", headers={"accept-encoding": "br"})
    assert (200, b"") == (answer.status_code, answer.content)
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(("encoding", "open_up"), [("br", brotli.Decompressor), ("gzip", None)])
def test_each_piece_of_a_stream_can_be_read_as_it_arrives(encoding: str, open_up):
    press = stream_compressor(encoding)
    if open_up:
        reader = open_up().process
    else:
        import zlib

        reader = zlib.decompressobj(wbits=31).decompress
    pieces = [b"data: " + bytes([65 + n]) * 3000 + b"\n\n" for n in range(5)]
    for piece in pieces:
        assert piece == reader(press(piece))
    assert [b"a", b"b"] == [stream_compressor(None)(piece) for piece in (b"a", b"b")]


# -- how long browsers keep what they were given ----------------------------------------------------------------


def test_pictures_are_kept_under_their_lasting_address_only(browser: TestClient):
    tag = art(house, "emblem").tag
    lasting = browser.get(f"/art/site/emblem.svg?v={tag}")
    assert "image/svg+xml" == lasting.headers["content-type"].partition(";")[0]
    assert "immutable" in lasting.headers["cache-control"]
    for other in ("", "?v=", "?v=0000000000000000"):
        assert "immutable" not in browser.get(f"/art/site/emblem.svg{other}").headers["cache-control"]
    for missing in ("/art/site/nothing.svg", "/art/nothing/emblem.svg", "/art/_template/emblem.svg"):
        assert 404 == browser.get(missing).status_code


def test_files_are_kept_under_their_lasting_address_only(browser: TestClient):
    links = [link["href"] for link in Page(browser.get("/").text).root.all("link")]
    style = next(href for href in links if href.startswith("/static/site"))
    assert "immutable" in browser.get(style).headers["cache-control"]
    for other in (style.partition("?")[0], style + "x", style + "&x=1"):
        assert "immutable" not in browser.get(other).headers["cache-control"]
