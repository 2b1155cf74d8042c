"""The living table and what is shown beside it: why not, a card from near by, the log; and the pictures."""

from collections.abc import Iterator
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..drawing.art import NoSuchPicture, art
from ..engine.cardset import Card
from ..engine.look import Look, spread_of
from ..engine.play import Play
from ..games import NoSuchGame
from ..tables.table import Table
from . import look as house
from .at_the_table import at
from .board import Describer, Refusal
from .living import Living, element, picture
from .problems import NoSuchThing
from .reader import Reader
from .render import Frame, page, text
from .scripts import table_script, table_script_address
from .site import site_of
from .table_page import about_table

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
MOST_REASONS = 6


@dataclass(frozen=True)
class CloseUp:
    """A card as it is looked at closely: its name, its picture, what is printed on it, and what is known of it."""

    name: str
    picture: str | None
    printed: tuple[str, ...]
    provenance: str
    rules: tuple[object, ...]


def _describer(table: Table, seat: int | None, reader: Reader) -> Describer:
    about = about_table(table, reader)
    return Describer(table.play, seat, text(reader.language), about.bots, about.names)


def look_closely(request: Request) -> Response:
    """A card of the table from near by: the address's `at` names its element."""
    site, reader, id = at(request)
    wanted = request.query_params.get("at", "")
    with site.tables.at(id) as table:
        play, seat = table.play, reader.seat_at(table)
        describer = _describer(table, seat, reader)
        slots = {element(slot.key): slot for zone in play.view(seat).zones for slot in zone.slots}
        if wanted not in slots:
            raise NoSuchThing(wanted)
        shown = slots[wanted].card
        close_up = _close_up(play, describer, play.cards.by_id[shown]) if shown else None
    return page("look.html", Frame(reader.language, f"/tables/{id}"), close_up=close_up, table_id=id)


def _close_up(play: Play, describer: Describer, card: Card) -> CloseUp:
    game = play.game
    face = picture(game.id, game.look, game.look.pictures(card)["face"]) if game.look else None
    spread = spread_of(game.look)
    rules = tuple(rule for handle in spread.clauses(card) if (rule := describer.rule(handle)))
    printed = spread.printed(play.cards, card, describer.words)
    return CloseUp(describer.words.card(card.id), face, printed, card.provenance, rules)


def look_through(request: Request) -> Response:
    """All cards of a place that are laid out, those of a pile the topmost first: `at` names its element."""
    site, reader, id = at(request)
    wanted = request.query_params.get("at", "")
    with site.tables.at(id) as table:
        play, seat, words = table.play, reader.seat_at(table), text(reader.language)
        living = Living(play, seat, _describer(table, seat, reader), words)
        zones = {element(zone.id): zone for zone in living.view.zones if len(zone.slots) == zone.count}
        if wanted not in zones:
            raise NoSuchThing(wanted)
        zone = zones[wanted]
        name, shown = living.name_of(zone), living.through(zone)
    return page("pile.html", Frame(reader.language, f"/tables/{id}"), name=name, pile=zone.pile, shown=shown)


def why_not(request: Request) -> Response:
    """Why nothing can be done with a thing on the table, or with the button of a kind of move: `at` names it."""
    site, reader, id = at(request)
    wanted = request.query_params.get("at", "")
    with site.tables.at(id) as table:
        seat = table.need_seat(reader.person, reader.uncovered_at(id))
        describer, deeds = _describer(table, seat, reader), _deeds(table.play)
        if wanted in deeds:
            moves = _moves_of(table.play, deeds[wanted])
        elif wanted in _things(table.play, seat):
            moves = _moves_at(table.play, seat, wanted)
        else:
            raise NoSuchThing(wanted)
        reasons = list(_reasons(describer, moves))
    frame = Frame(reader.language, f"/tables/{id}")
    return page("why.html", frame, reasons=reasons, table_id=id, at=wanted, is_thing=wanted not in deeds)


def _deeds(play: Play) -> dict[str, tuple[str, ...]]:
    """The buttons that the game's spread has for kinds of move: the verbs of each."""
    return {f"deed-{id}": verbs for id, verbs in spread_of(play.game.look).deeds.items()}


def _things(play: Play, seat: int) -> set[str]:
    """The elements of all that lies on the table, and of all that a move goes between."""
    view = play.view(seat)
    meant = {key for move in range(play.game.moves) for key in play.game.motions.gesture(view, move)}
    return {element(key) for key in view.all_keys() | meant if key}


def _moves_of(play: Play, verbs: tuple[str, ...]) -> Iterator[int]:
    """The moves of some verbs."""
    return (move for move in range(play.game.moves) if play.game.verb(move).id in verbs)


def _moves_at(play: Play, seat: int, thing: str) -> Iterator[int]:
    """The moves from or to a thing on the table."""
    view = play.view(seat)
    for move in range(play.game.moves):
        if thing in {element(key) for key in play.game.motions.gesture(view, move) if key}:
            yield move


def _reasons(describer: Describer, moves: Iterator[int]) -> Iterator[Refusal]:
    """Why these moves cannot be made, each reason once."""
    said = set[str]()
    for move in moves:
        refusal = describer.refusal(move)
        if refusal and refusal.reason not in said:
            said.add(refusal.reason)
            yield refusal
            if len(said) == MOST_REASONS:
                return


def whole_log(request: Request) -> Response:
    """The whole log, with the clause behind each entry."""
    site, reader, id = at(request)
    with site.tables.at(id) as table:
        seat = reader.seat_at(table)
        lines = _describer(table, seat, reader).latest(None)
    return page("log.html", Frame(reader.language, f"/tables/{id}"), lines=list(reversed(lines)), table_id=id)


def drawn(request: Request) -> Response:
    """A picture; one that is asked for with its tag never changes."""
    game, name = request.path_params["game"], request.path_params["name"]
    try:
        look: Look | None = house if game == "site" else site_of(request).game(game).look
        drawing = art(look, name) if look else None
    except (NoSuchPicture, NoSuchGame):
        drawing = None
    if drawing is None:
        raise HTTPException(404)
    kept = FOREVER if request.query_params.get("v") == drawing.tag else A_DAY
    return Response(
        drawing.svg, media_type="image/svg+xml", headers={"Cache-Control": kept, "ETag": f'"{drawing.tag}"'}
    )


def table_script_file(request: Request) -> Response:
    """The script of all living tables."""
    kept = FOREVER if f"{request.url.path}?{request.url.query}" == table_script_address() else A_DAY
    return Response(table_script(), media_type="text/javascript", headers={"Cache-Control": kept})


def look_style(request: Request) -> Response:
    """The style of a game's own table."""
    path = site_of(request).game(request.path_params["game"]).folder / "look" / "table.css"
    if not path.exists():
        raise HTTPException(404)
    kept = FOREVER if "v" in request.query_params else A_DAY
    return Response(path.read_bytes(), media_type="text/css", headers={"Cache-Control": kept})
