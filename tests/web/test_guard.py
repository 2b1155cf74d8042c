"""What stands before the pages: origins, sizes, cookies, headers."""

from http.cookies import SimpleCookie

import pytest
from starlette.testclient import TestClient

from sobremesa.tables.commands import Tables
from sobremesa.web.guard import LARGEST_BODY
from tests.web.playing import press, read, sit_down
from tests.web.reading import Page
from tests.web.soundness import unsound

FORMS = ("/tables", "/language", "{table}/move", "{table}/undo", "{table}/again")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://testserver"},
        {"origin": "http://elsewhere.example"},
        {"origin": "http://testserver.elsewhere.example"},
        {"origin": "http://testserver:81"},
        {"origin": "null"},
        {"origin": "http://["},
    ],
)
def test_forms_of_other_sites_are_refused(browser: TestClient, tables: Tables, form: str, headers: dict[str, str]):
    address = sit_down(browser)
    page = read(browser, address)
    before = tables.store.entries(address.removeprefix("/tables/"))
    move = next(iter(page.moves))
    data = {"game": "guacamole", "language": "es", "version": page.version, "move": str(move)}
    answer = browser.post(form.format(table=address), data=data, headers=headers, follow_redirects=False)
    assert 403 == answer.status_code
    assert "This form doesn’t come from here" in Page(answer.text).text
    assert before == tables.store.entries(address.removeprefix("/tables/"))
    assert "set-cookie" not in answer.headers
    assert 1 == len(Page(browser.get("/mine").text).root.one("ul", class_="tables").all("li"))


@pytest.mark.parametrize(
    "headers",
    [{}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {"origin": "http://testserver"}],
)
def test_forms_of_our_own_are_taken(browser: TestClient, headers: dict[str, str]):
    address = sit_down(browser)
    page = read(browser, address)
    browser.headers.update(headers)
    assert 303 == press(browser, address, page, next(iter(page.moves))).status_code


def test_a_body_that_says_it_is_too_large(browser: TestClient):
    answer = browser.post("/tables", data={"game": "guacamole", "cards": "x" * LARGEST_BODY})
    assert 413 == answer.status_code
    assert "That’s too big" in Page(answer.text).text
    assert [] == unsound(answer.text)


def test_a_body_that_turns_out_too_large(browser: TestClient):
    sent = 0

    def chunks():
        nonlocal sent
        yield b"game=guacamole&cards="
        for _ in range(200):
            sent += 4096
            yield b"x" * 4096

    headers = {"content-type": "application/x-www-form-urlencoded"}
    answer = browser.post("/tables", content=chunks(), headers=headers)
    assert "content-length" not in answer.request.headers
    assert 413 == answer.status_code
    assert "That’s too big" in Page(answer.text).text


@pytest.mark.parametrize("length", ["-1", "nonsense", "9" * 30, "1e3"])
def test_a_length_that_is_none(browser: TestClient, length: str):
    answer = browser.post("/tables", content=b"game=guacamole", headers={"content-length": length})
    assert 413 == answer.status_code


def test_a_form_with_very_many_fields(browser: TestClient):
    answer = browser.post("/tables", data={f"f{n}": "1" for n in range(5000)})
    assert 400 == answer.status_code
    assert "We couldn’t read that request" in Page(answer.text).text


# -- cookies ----------------------------------------------------------------------------------------------------


def cookies_of(answer) -> SimpleCookie:
    return SimpleCookie("\n".join(answer.headers.get_list("set-cookie")))


def persons_cookie(browser: TestClient) -> tuple[str, str]:
    ((name, value),) = [cookie for cookie in browser.cookies.items() if cookie[0].endswith("-person")]
    return name, value


def test_cookies_are_signed_and_for_us_alone(browser: TestClient):
    answers = [
        browser.post("/tables", data={"game": "guacamole"}, follow_redirects=False),
        browser.post("/language", data={"language": "es"}, follow_redirects=False),
    ]
    for answer in answers:
        (morsel,) = cookies_of(answer).values()
        assert (True, "lax", "/", "") == (morsel["httponly"], morsel["samesite"], morsel["path"], morsel["domain"])
        assert "." in morsel.value
        assert int(morsel["max-age"]) > 30 * 24 * 3600


def test_only_tables_make_somebody_of_a_reader(browser: TestClient):
    for address in ("/", "/mine", "/games/guacamole", "/games/guacamole/rules"):
        assert "set-cookie" not in browser.get(address).headers
    sit_down(browser)
    assert "set-cookie" not in browser.post("/tables", data={"game": "guacamole"}, follow_redirects=False).headers


@pytest.mark.parametrize("change", ["last", "first", "cut", "unsigned", "empty", "other"])
def test_a_cookie_that_was_tampered_with_is_nobody(browsers, change: str):
    ana, eve = browsers(), browsers()
    address = sit_down(ana)
    read(ana, address)
    name, value = persons_cookie(ana)
    token, _, signature = value.rpartition(".")
    forged = {
        "last": value[:-1] + ("A" if value[-1] not in "ABCD" else "Q"),  # its last two bits say nothing
        "first": ("A" if value[0] != "A" else "B") + value[1:],
        "cut": value[:-5],
        "unsigned": token,
        "empty": "",
        "other": f"{token}x.{signature}",
    }[change]
    eve.cookies.set(name, forged)
    assert "You’re watching" in read(eve, address).text
    assert 403 == eve.post(f"{address}/move", data={"version": "0", "move": "0"}).status_code
    eve.cookies.set(name, value)
    assert "You’re watching" not in read(eve, address).text


def test_a_language_cookie_is_no_persons_cookie(browser: TestClient):
    answer = browser.post("/language", data={"language": "es"}, follow_redirects=False)
    ((name, morsel),) = cookies_of(answer).items()
    browser.cookies.set(name.replace("language", "person"), morsel.value)
    assert "No tables yet" in Page(browser.get("/mine", headers={"cookie": ""}).text).text
    assert "Todavía no tienes mesas" in Page(browser.get("/mine").text).text


def test_cookies_of_two_databases_on_one_host_do_not_meet(browser: TestClient, tmp_path):
    from sobremesa.web.app import create_app

    sit_down(browser)
    with TestClient(create_app(f"sqlite:///{tmp_path / 'other.sqlite3'}")) as other:
        sit_down(other)
        assert set(browser.cookies).isdisjoint(other.cookies)


def test_the_database_knows_nobodys_token(browser: TestClient, tables: Tables):
    address = sit_down(browser)
    _, value = persons_cookie(browser)
    (person,) = [s.person for s in tables.store.header(address.removeprefix("/tables/")).sitters if s.person]
    assert 64 == len(person)
    assert person not in value
    assert value.partition(".")[0] not in person


# -- headers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["/", "/nowhere", "/tables/x", "/games/guacamole/rules"])
def test_every_answer_has_its_headers(browser: TestClient, address: str):
    headers = browser.get(address).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    for allowance in ("unsafe", "*", "http:", "https:", "data:", "blob:"):
        assert allowance not in policy
    assert "nosniff" == headers["x-content-type-options"]
    assert "no-store" == headers["cache-control"]
    assert "same-origin" == headers["referrer-policy"]


def test_static_files_are_kept_by_browsers(browser: TestClient):
    page = Page(browser.get("/").text)
    for link in (link for link in page.root.all("link") if link["rel"] != "manifest"):
        answer = browser.get(link["href"])
        assert 200 == answer.status_code
        assert "immutable" in answer.headers["cache-control"]
        assert "nosniff" == answer.headers["x-content-type-options"]
    missing = browser.get("/static/nothing.css")
    assert (404, "no-store") == (missing.status_code, missing.headers["cache-control"])


@pytest.mark.parametrize("path", ["/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py"])
def test_nothing_but_static_files_is_served(browser: TestClient, path: str):
    assert 404 == browser.get(path).status_code
