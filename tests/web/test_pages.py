"""The pages: what they show, and that they are sound HTML, in both languages."""

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.engine import record
from sobremesa.engine.rulebook import rulebook
from sobremesa.tables.commands import Tables
from tests.web.playing import play_on, press, read, sit_down
from tests.web.reading import Element, Page
from tests.web.soundness import unsound

LANGUAGES = ("en", "es")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, browser: TestClient) -> str:
    browser.headers["accept-language"] = request.param
    return str(request.param)


@pytest.mark.parametrize(
    "address", ["/", "/games/guacamole", "/games/_template", "/games/_tiny", "/mine", "/games/guacamole/rules"]
)
def test_pages_are_sound(browser: TestClient, language: str, address: str):
    answer = browser.get(address)
    assert 200 == answer.status_code
    assert [] == unsound(answer.text)
    assert language == Page(answer.text).root.one("html")["lang"]


@pytest.mark.parametrize("game", ["guacamole", *games.TEMPLATES])
@pytest.mark.parametrize("query", ["", "?log=all", "?why=all"])
def test_tables_are_sound_at_every_move(browser: TestClient, language: str, game: str, query: str):
    address = sit_down(browser, game=game)
    for _ in range(5):
        source = browser.get(address + query).text
        assert [] == unsound(source)
        play_on(browser, address, most=1)


def test_play_now_takes_one_press(browser: TestClient):
    home = Page(browser.get("/").text)
    form = next(form for form in home.root.all("form", action="/tables") if form.one("input")["value"] == "guacamole")
    assert "Play Guacamole now" == form.one("button").text
    answer = browser.post("/tables", data={"game": form.one("input")["value"]})
    page = Page(answer.text)
    assert "Guacamole" == page.root.one("h1").text
    assert ["Bot 2 looks one move ahead", "Bot 3 looks one move ahead"] == [
        found.text.removesuffix(" decides") for found in page.root.all("h2") if found.text.startswith("Bot ")
    ]


def test_a_game_is_offered_with_its_players_and_its_time(browser: TestClient, language: str):
    game = Page(browser.get("/").text).root.all("li", class_="game")[0]
    facts = [fact.text for fact in game.one("ul", class_="facts").all("li")]
    assert {"en": ["2 to 4 players", "about 15 minutes"], "es": ["De 2 a 4 jugadores", "unos 15 minutos"]}[
        language
    ] == facts
    ways = game.one("ul", class_="ways")
    assert 3 == len(ways.all("li")) == len(ways.all("img"))
    new = "/games/guacamole?with="
    assert [f"{new}friend", f"{new}here", "/learn/guacamole/1"] == [way["href"] for way in ways.all("a")]


@pytest.mark.parametrize(
    ("said", "players", "others"),
    [
        ("?with=friend", "2", "friend"),
        ("?with=here", "2", "here"),
        ("?with=nobody", "3", "greedy"),
        ("", "3", "greedy"),
    ],
)
def test_who_the_others_are_is_chosen_already(browser: TestClient, said: str, players: str, others: str):
    form = Page(browser.get(f"/games/guacamole{said}").text).root.one("form", enctype="multipart/form-data")
    (chosen,) = [radio["value"] for radio in form.all("input", name="players") if "checked" in radio.attributes]
    assert players == chosen
    for n in (1, 2, 3):
        options = form.one("select", name=f"bot-{n}").all("option")
        assert [others] == [option["value"] for option in options if "selected" in option.attributes]
    assert form.one("input", name="name")


@pytest.mark.parametrize("address", ["/", "/mine", "/games/guacamole/rules", "/nowhere"])
def test_pages_lead_to_the_interface_for_programs(browser: TestClient, language: str, address: str):
    link = Page(browser.get(address).text).root.one("footer").one("a")
    assert ("/docs", {"en": "For developers", "es": "Para desarrolladores"}[language]) == (link["href"], link.text)
    assert link.text == Page(browser.get(link["href"]).text).root.one("h1").text


def test_a_table_as_it_was_asked_for(browser: TestClient, tables: Tables):
    bots = {"bot-1": "random", "bot-2": "greedy", "bot-3": "random"}
    address = sit_down(browser, players="4", **bots, **{"option-game": "easier"})
    header = tables.store.header(address.removeprefix("/tables/"))
    assert [None, "random", "greedy", "random"] == [sitter.bot for sitter in header.sitters]
    assert {"game": "easier"} == header.options
    assert "easier: one open disc at a time, win with any three" in read(browser, address).text


def test_fields_of_bots_that_do_not_play_count_for_nothing(browser: TestClient, tables: Tables):
    address = sit_down(browser, players="2", **{"bot-1": "random", "bot-2": "greedy", "bot-3": "nonsense"})
    header = tables.store.header(address.removeprefix("/tables/"))
    assert [None, "random"] == [sitter.bot for sitter in header.sitters]


def test_a_game_for_so_many_players_only_is_offered_with_their_number(browser: TestClient, language: str):
    offered = Page(browser.get("/").text).root.all("li", class_="game")[games.KNOWN.index(games.TINY)]
    assert {"en": "2 players", "es": "2 jugadores"}[language] == offered.one("ul", class_="facts").all("li")[0].text
    answer = browser.post("/tables", data={"game": games.TINY, "players": "3"})
    said = {"en": "_Tiny is for 2 players, not '3'", "es": "A _tiny juegan 2 jugadores, no '3'"}[language]
    assert said in Page(answer.text).text


def test_every_legal_move_is_a_named_button(browser: TestClient, tables: Tables):
    address, seen = sit_down(browser), 0
    page = read(browser, address)
    while page.moves and seen < 15:
        with tables.at(address.removeprefix("/tables/")) as table:
            assert table.play.choices(0) == list(page.moves)
            assert str(table.play.version(0)) == page.version
        assert len(page.moves) == len(set(page.moves.values()))
        page, seen = play_on(browser, address, most=1), seen + 1
    assert seen > 8


def test_the_table_shows_all_that_the_view_does(browser: TestClient, tables: Tables):
    address = sit_down(browser, game=games.TEMPLATE, players="4")
    page = play_on(browser, address, most=6)
    with tables.at(address.removeprefix("/tables/")) as table:
        view = table.play.view(0)
    assert sum(len(zone.slots) for zone in view.zones) == len(page.root.all("li", class_="card")) + len(
        page.root.all("li", class_="card back")
    )
    assert sum(slot.card is None for zone in view.zones for slot in zone.slots) == len(
        page.root.all("li", class_="card back")
    )
    values = [found.text for found in page.root.all("dd")]
    assert all(str(counter.value) in values for counter in view.counters if counter.kind != "first")
    (first,) = (counter.value for counter in view.counters if counter.kind == "first")
    assert {1: "you"}.get(first, f"bot {first}") in [value.casefold() for value in values]


def test_points_name_the_clause_they_come_from(browser: TestClient):
    address = sit_down(browser, game=games.TEMPLATE)
    page = play_on(browser, address, most=500)
    handles = {clause.handle for clause in rulebook(games.game(games.TEMPLATE), "en")}
    lines = [line for found in page.root.all("ul", class_="points") for line in found.all("li")]
    assert lines
    for line in lines:
        address, _, handle = line.one("a", class_="rule")["href"].partition("#")
        assert "/games/_template/rules" == address
        assert handle in handles


def test_the_log_names_the_clause_behind_each_line(browser: TestClient):
    address = sit_down(browser)
    play_on(browser, address, most=6)
    log = read(browser, f"{address}?log=all").root.one("section", class_="panel log")
    lines = log.one("ol").all("li")
    assert "You are dealt five cards." == lines[0].text.partition("§")[0].removesuffix(" Dealing")
    assert len(lines) > 10
    assert len(lines) == len(log.one("ol").all("a", class_="rule"))
    shorter = read(browser, address).root.one("section", class_="panel log")
    assert [line.text for line in lines[-10:]] == [line.text for line in shorter.one("ol").all("li")]
    assert "From the beginning" == shorter.all("a")[0].text


def test_links_to_clauses_arrive(browser: TestClient):
    address = sit_down(browser)
    page = play_on(browser, address, most=10)
    anchors = {article["id"] for article in Page(browser.get("/games/guacamole/rules").text).root.all("article")}
    hrefs = [link["href"] for link in page.root.all("a", class_="rule")]
    assert hrefs
    assert {href.partition("#")[2] for href in hrefs} <= anchors


def test_the_rulebook_has_every_clause(browser: TestClient, language: str):
    page = Page(browser.get("/games/guacamole/rules").text)
    clauses = rulebook(games.game("guacamole"), language)
    articles = page.root.all("article")
    assert [clause.handle for clause in clauses] == [article["id"] for article in articles]
    for clause, article in zip(clauses, articles, strict=True):
        assert clause.title == article.one("h3").text
        assert "".join(clause.text.split()) in "".join(article.text.split())


def test_why_other_moves_are_not_allowed(browser: TestClient, tables: Tables):
    address = sit_down(browser)
    play_on(browser, address, most=3)
    page = read(browser, f"{address}?why=all")
    with tables.at(address.removeprefix("/tables/")) as table:
        play = table.play
        refused = [move for move in range(play.game.moves) if play.refusal(0, move)]
        clauses = {play.refusal(0, move) for move in refused}
    reasons = page.root.all("div", class_="reason")
    assert len(refused) == sum(len(reason.all("li")) for reason in reasons)
    assert clauses == {reason.one("a", class_="rule")["href"].partition("#")[2] for reason in reasons}
    assert "Show them, with the rule for each" in read(browser, address).text


def test_a_game_to_its_end_and_again(browser: TestClient, tables: Tables):
    address = sit_down(browser, players="2", **{"option-game": "easier"})
    page = play_on(browser, address, most=3000)
    assert {} == page.moves
    standings = page.root.one("table", class_="standings")
    assert ["1", "2"] == sorted(row.all("td")[0].text for row in standings.one("tbody").all("tr"))
    assert "Game over · Guacamole · Sobremesa" == page.root.one("title").text
    answer = browser.post(f"{address}/again", follow_redirects=False)
    assert 303 == answer.status_code
    old, new = (
        tables.store.header(found.partition("#")[0].removeprefix("/tables/"))
        for found in (address, answer.headers["location"])
    )
    assert (old.sitters, old.options, old.cards_digest) == (new.sitters, new.options, new.cards_digest)
    assert old.secret != new.secret


@pytest.mark.parametrize("id", games.TEMPLATES)
def test_the_record_is_there_once_the_game_has_ended(browser: TestClient, id: str):
    address = sit_down(browser, game=id)
    assert 404 == browser.get(f"{address}/record").status_code
    play_on(browser, address, most=500)
    answer = browser.get(f"{address}/record")
    assert 200 == answer.status_code
    game = games.game(id)
    played = list(record.replay(record.read(answer.text), game, game.cards.load()))
    assert played[-1][0].over


def my_tables(browser: TestClient, address: str = "/mine") -> list[Element]:
    return Page(browser.get(address).text).root.one("ul", class_="tables").all("li")


def test_my_tables(browser: TestClient):
    assert "No tables yet. Pick a game and take a seat!" in Page(browser.get("/mine").text).text
    first, second = sit_down(browser), sit_down(browser, game=games.TEMPLATE)
    read(browser, first)
    play_on(browser, second, most=500)
    rows = my_tables(browser)
    assert [first, second] == [row.all("a")[0]["href"] for row in rows]
    assert ["Guacamole against", "Leftovers against"] == [row.text[:17].strip() for row in rows]
    assert "your move" == rows[0].all("span")[0].text
    assert rows[1].all("span")[0].text in ("over", "you won")
    assert [second] == [row.all("a")[0]["href"] for row in my_tables(browser, "/mine?first=1")]


def test_my_tables_where_i_am_asked_come_first(browsers, tables: Tables):
    ana, bea = browsers(), browsers()
    made = [sit_down(ana, players="2", **{"with": "friend"}, name="Ana") for _ in range(3)]
    for address in made[:2]:
        invite = tables.store.header(address.removeprefix("/tables/")).invite
        bea.post(f"/join/{invite}", data={"name": "Bea"})
    asked = {}
    for address in made[:2]:
        with tables.at(address.removeprefix("/tables/")) as table:
            asked[address] = table.play.to_act()[0]
    for seat, browser in enumerate((ana, bea)):
        rows = my_tables(browser)
        states = [row.all("span")[0].text for row in rows]
        wanted = ["your move" if asked[address] == seat else "waiting" for address in made[:2]]
        assert sorted(wanted, key=lambda state: state != "your move") == [
            s for s in states if s != "waiting for players"
        ]
        decided = [row.all("a")[0]["href"] for row in rows if row.all("span")[0].text == "your move"]
        assert {address for address in made[:2] if asked[address] == seat} == set(decided)
        assert [("Bea", "Ana")[seat]] * 2 == [
            row.all("a")[0].text.rpartition(" ")[2] for row in rows if row.all("span")[0].text != "waiting for players"
        ]
    assert "waiting for players" in [row.all("span")[0].text for row in my_tables(ana)]


@pytest.mark.parametrize(
    ("fields", "opponents"),
    [
        ({"players": "4"}, "against 3 bots"),
        ({"players": "2"}, "against 1 bot"),
        ({"players": "3", "bot-1": "friend"}, "against 1 bot and 1 open seat"),
        (
            {"players": "4", "bot-1": "here", "name-1": "Bea", "bot-2": "friend", "bot-3": "friend"},
            "against 2 open seats",
        ),
        ({"players": "2", "bot-1": "here", "name": "Ana", "name-1": "Bea"}, "against Ana and Bea"),
    ],
)
def test_my_tables_say_whom_i_play_with(browser: TestClient, fields: dict[str, str], opponents: str):
    sit_down(browser, **fields)
    (row,) = my_tables(browser)
    assert f"Guacamole {opponents}" == row.all("a")[0].text
    assert row.one("img")["src"].startswith("/art/guacamole/cover.svg?v=")


def test_many_tables_of_mine_come_page_by_page(browser: TestClient):
    made = [sit_down(browser) for _ in range(23)][::-1]
    for address in made:
        read(browser, address)  # the bots move until I am asked
    assert made[:20] == [row.all("a")[0]["href"] for row in my_tables(browser)]
    links = Page(browser.get("/mine").text).root.all("a")
    older = next(link["href"] for link in links if link.text == "Older tables")
    assert made[20:] == [row.all("a")[0]["href"] for row in my_tables(browser, older)]


def test_whoever_has_no_seat_looks_on(browsers):
    ana, eve = browsers(), browsers()
    address = sit_down(ana, game=games.TEMPLATE)
    play_on(ana, address, most=2)
    page = read(eve, address)
    assert "You’re watching: you don’t have a seat at this table." in page.text
    assert {} == page.moves
    player = next(found for found in page.root.all("section") if found.text.startswith("Player 1"))
    assert player.all("li", class_="card back")
    assert 403 == eve.post(f"{address}/move", data={"version": "0", "move": "0"}).status_code
    assert 403 == eve.post(f"{address}/undo", data={"version": "0"}).status_code
    assert 403 == eve.post(f"{address}/again").status_code
    assert "You don’t have a seat at this table" in Page(eve.post(f"{address}/again").text).text


def test_undo_is_offered_while_a_step_is_pending(browser: TestClient):
    address = sit_down(browser, game=games.TEMPLATE)
    before, serving = read(browser, address), None
    while serving is None:
        before = read(browser, address)
        serving = next((move for move, name in before.moves.items() if name.startswith("Serve")), None)
        move = next(iter(before.moves)) if serving is None else serving
        assert 303 == press(browser, address, before, move).status_code
    after = read(browser, address)
    forms = after.root.all("form", action=f"{address}/undo")
    assert ["Undo"] == [form.one("button").text for form in forms]
    assert [] == before.root.all("form", action=f"{address}/undo")
    answer = browser.post(f"{address}/undo", data={"version": after.version}, follow_redirects=False)
    assert 303 == answer.status_code
    undone = read(browser, address)
    assert before.moves == undone.moves
    assert before.version != undone.version
    late = browser.post(f"{address}/undo", data={"version": undone.version})
    assert 409 == late.status_code
    assert "Nothing to undo" in Page(late.text).text
