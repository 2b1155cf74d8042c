"""Pages away from the tables: home, a new table, my tables, the rulebook; and the switch of the language."""

from itertools import groupby

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...engine.contract import LANGUAGES
from ...engine.rulebook import matching, parted_at_rulings, rulebook
from ...tables.seating import LONGEST_NAME
from ..site import address_of, reader_of, site_of
from ..site.offers import offer
from ..site.reader import new_person
from .forms import Form, local, number
from .mine import my_tables
from .new_table import FRIEND, HERE, cards_in, options_in, sitters_in
from .render import Frame, page

SEE_OTHER = 303
LISTED, AT_HOME = 20, 4  # of the reader's tables
LONGEST_SEARCH = 100


def home(request: Request) -> Response:
    """The games, and the first of the reader's tables."""
    site, reader = site_of(request), reader_of(request)
    games = [offer(site.game(id), reader.language) for id in site.games]
    tables = my_tables(site, reader, 0, AT_HOME)
    return page("home.html", Frame(reader.language, "/"), games=games, tables=tables)


def game(request: Request) -> Response:
    """The form of a new table; the address's `with` says who the others are if not bots: "friend" or "here"."""
    id, reader, others = request.path_params["game"], reader_of(request), request.query_params.get("with")
    found = offer(site_of(request).game(id), reader.language)
    here = f"/games/{id}?with={others}" if others in (FRIEND, HERE) else f"/games/{id}"
    if others not in (FRIEND, HERE):
        others = found.usual_bot
    return page(
        "game.html",
        Frame(reader.language, here),
        game=found,
        others=others,
        players=found.usual if others == found.usual_bot else found.seats[0],
        name=reader.name or "",
        longest=LONGEST_NAME,
    )


def create(request: Request, form: Form) -> Response:
    """Make a table: the fields `game`, and if not as usual those of `new_table` and `option-ID`, `cards`."""
    site, reader = site_of(request), reader_of(request)
    game = site.game(form.get("game", ""))
    token, person = (None, reader.person) if reader.person else new_person()
    sitters, cards = sitters_in(form, game, str(person)), cards_in(form, game)
    site.limits.check(reader.person, address_of(request))
    id = site.tables.create(game, cards, options_in(form), sitters)
    answer = RedirectResponse(f"/tables/{id}", SEE_OTHER)
    if token:
        site.cookies.remember_person(request, answer, token)
    if sitters[0].name:
        site.cookies.remember_name(request, answer, sitters[0].name)
    return answer


def mine(request: Request) -> Response:
    """The reader's tables, from the number `first` on."""
    site, reader = site_of(request), reader_of(request)
    first = number(request.query_params, "first") if "first" in request.query_params else 0
    tables = my_tables(site, reader, first, LISTED + 1)
    older = first + LISTED if len(tables) > LISTED else None
    return page("mine.html", Frame(reader.language, "/mine"), tables=tables[:LISTED], older=older)


def rules(request: Request) -> Response:
    """The rulebook of a game, each clause with an anchor of its own; `q` are words that a clause must have."""
    id, reader = request.path_params["game"], reader_of(request)
    game, wanted = site_of(request).game(id), request.query_params.get("q", "")[:LONGEST_SEARCH].strip()
    clauses = rulebook(game, reader.language)
    return page(
        "rules.html",
        Frame(reader.language, f"/games/{id}/rules"),
        id=id,
        name=game.names[reader.language],
        sections=[(section, list(inside)) for section, inside in groupby(clauses, key=lambda clause: clause.section)],
        wanted=wanted,
        longest=LONGEST_SEARCH,
        found={clause.handle for clause in matching(clauses, wanted)},
        parted_at_rulings=parted_at_rulings,
        cites_rulings=any(clause.rulings for clause in clauses),
    )


def view(request: Request, form: Form) -> Response:
    """Show tables as plain text from now on, or as a living table: the fields `view` and `here`."""
    site, wanted = site_of(request), form.get("view")
    if wanted not in ("plain", "living"):
        raise HTTPException(422)
    answer = RedirectResponse(local(form.get("here", "/")), SEE_OTHER)
    site.cookies.remember_view(request, answer, plain=wanted == "plain")
    return answer


def language(request: Request, form: Form) -> Response:
    """Switch the language and go back: the fields `language`, and `here`, an address of ours."""
    wanted, here = form.get("language", ""), form.get("here", "/")
    if wanted not in LANGUAGES:
        raise HTTPException(422)
    answer = RedirectResponse(local(here), SEE_OTHER)
    site_of(request).cookies.remember_language(request, answer, wanted)
    return answer
