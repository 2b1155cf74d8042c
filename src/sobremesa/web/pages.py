"""Pages away from the tables: home, a new table, my tables, the rulebook; and the switch of the language."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..engine.contract import LANGUAGES
from ..engine.rulebook import rulebook
from ..engine.words import GameWords
from ..tables.table import Table
from .new_table import cards_in, options_in, shown, sitters_in
from .reader import Reader, new_person
from .render import Frame, page, text
from .site import Form, Site, local, number, reader_of, site_of

SEE_OTHER = 303
LISTED, AT_HOME = 20, 4  # of the reader's tables, the newest first


@dataclass(frozen=True)
class TableShown:
    """One of the reader's tables. `state` is "decide", "wait", "over", "won" or "unplayable"."""

    id: str
    game: str
    opponents: str
    made: str  # the date, as it is written in every language
    state: str


def home(request: Request) -> Response:
    """The games, and the reader's newest tables."""
    site, reader = site_of(request), reader_of(request)
    games = [shown(site.game(id), reader.language) for id in site.games]
    tables = my_tables(site, reader, 0, AT_HOME)
    return page("home.html", Frame(reader.language, "/"), games=games, tables=tables)


def game(request: Request) -> Response:
    """The form of a new table."""
    id, reader = request.path_params["game"], reader_of(request)
    found = shown(site_of(request).game(id), reader.language)
    return page("game.html", Frame(reader.language, f"/games/{id}"), game=found, name=reader.name or "")


def create(request: Request, form: Form) -> Response:
    """Make a table: the fields `game`, and if not as usual those of `new_table` and `option-ID`, `cards`."""
    site, reader = site_of(request), reader_of(request)
    game = site.game(form.get("game", ""))
    token, person = (None, reader.person) if reader.person else new_person()
    sitters = sitters_in(form, game, str(person))
    id = site.tables.create(game, cards_in(form, game), options_in(form), sitters)
    answer = RedirectResponse(f"/tables/{id}", SEE_OTHER)
    if token:
        site.cookies.remember_person(request, answer, token)
    if sitters[0].name:
        site.cookies.remember_name(request, answer, sitters[0].name)
    return answer


def mine(request: Request) -> Response:
    """The reader's tables, the newest first, from the number `first` on."""
    site, reader = site_of(request), reader_of(request)
    first = number(request.query_params, "first") if "first" in request.query_params else 0
    tables = my_tables(site, reader, first, LISTED + 1)
    older = first + LISTED if len(tables) > LISTED else None
    return page("mine.html", Frame(reader.language, "/mine"), tables=tables[:LISTED], older=older)


def my_tables(site: Site, reader: Reader, first: int, most: int) -> list[TableShown]:
    """Some of the reader's tables."""
    if reader.person is None:
        return []
    found = []
    for id in site.tables.store.tables_of(reader.person, first, most):
        with site.tables.at(id) as table:
            found.append(_table(table, reader))
    return found


def _table(table: Table, reader: Reader) -> TableShown:
    texts, header = text(reader.language), table.header
    seat = table.need_seat(reader.person)
    names = [
        f"{texts('player.bot', n=n)} ({texts(f'bot.{sitter.bot}')})" if sitter.bot else texts("player.person", n=n)
        for n, sitter in enumerate(header.sitters, 1)
        if n != seat + 1
    ]
    game, opponents = header.game, ", ".join(names)
    if not table.unplayable:
        game = table.play.game.names[reader.language]
        opponents = GameWords(table.play.game, table.play.cards, reader.language).listed(names)
    return TableShown(header.id, game, opponents, header.day, _state(table, seat))


def _state(table: Table, seat: int) -> str:
    if table.unplayable:
        return "unplayable"
    view = table.play.view(seat)
    if view.over:
        return "won" if view.standings[seat].rank == 1 else "over"
    return "decide" if seat in view.to_act else "wait"


def rules(request: Request) -> Response:
    """The rulebook of a game, each clause with an anchor of its own."""
    id, reader = request.path_params["game"], reader_of(request)
    game = site_of(request).game(id)
    sections: Sequence[tuple[str, list]] = [
        (section, list(clauses))
        for section, clauses in groupby(rulebook(game, reader.language), key=lambda clause: clause.section)
    ]
    frame, name = Frame(reader.language, f"/games/{id}/rules"), game.names[reader.language]
    return page("rules.html", frame, id=id, name=name, sections=sections)


def language(request: Request, form: Form) -> Response:
    """Switch the language and go back: the fields `language`, and `here`, an address of ours."""
    wanted, here = form.get("language", ""), form.get("here", "/")
    if wanted not in LANGUAGES:
        raise HTTPException(422)
    answer = RedirectResponse(local(here), SEE_OTHER)
    site_of(request).cookies.remember_language(request, answer, wanted)
    return answer
