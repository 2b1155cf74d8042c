"""Tables that all players have left: their bots go on before somebody who watches, and before nobody else."""

from starlette.applications import Starlette
from starlette.testclient import TestClient

from sobremesa.tables.commands import Tables
from sobremesa.web.site import Site, presence
from tests.web.playing import sit_down


def test_who_comes_back_watches_no_bots_that_were_left_alone():
    here = presence.Presence()
    ana, bea = (presence.Looker("t", who, who, "fast", True, absent) for who, absent in [("ana", True), ("bea", False)])
    assert not here.watched("t")
    with here.looking(ana):
        assert not here.watched("t")
        with here.looking(bea):
            assert here.watched("t")
        assert not here.watched("t")


def test_bots_that_were_left_alone_go_on_before_who_watches_only(browser: TestClient, site: Starlette, tables: Tables):
    address = sit_down(browser, players="2")
    id = address.removeprefix("/tables/")
    here: Site = site.state.site
    assert 303 == browser.post(f"{address}/go", follow_redirects=False).status_code
    assert here.pacer._count_if_bots_go_on(id, watched=False) is None
    assert here.pacer._count_if_bots_go_on(id, watched=True) is not None
    assert 303 == browser.post(f"{address}/back", follow_redirects=False).status_code
    with tables.at(id) as table:
        asked = table.bot_to_move() is not None
        assert not table.left_to_bots
    assert asked == (here.pacer._count_if_bots_go_on(id, watched=False) is not None)
