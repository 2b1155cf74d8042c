"""Making tables, sitting down, and who sits where."""

import json
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi import status as http

from ... import bots
from ...engine.cardset import CardSet
from ...engine.contract import Game
from ...engine.errors import BadCardSet, BadOptions
from ...tables import seating
from ...tables import table as kept
from ...tables.commands import Visit
from ...tables.errors import Unplayable
from ...tables.store import Sitter
from ..site.offers import usual_players
from ..site.reading import names_at
from . import answers, asks
from .asking import PUBLIC, Anyone, Caller, Known, TableId
from .refusing import AT_A_TABLE, may_refuse

router = APIRouter(tags=["Tables and seats"])
ME, OPEN = "me", "open"
LISTED = 20
NAMES = ("bad-name", "name-taken")
SEATS = (*AT_A_TABLE, "no-token", "no-seat", "enough")


@router.post(
    "/tables",
    status_code=http.HTTP_201_CREATED,
    responses=may_refuse(
        "bad-json",
        "other-site",
        "no-such-game",
        "bad-options",
        "bad-cards",
        "no-such-bot",
        "too-large",
        "too-many",
        *NAMES,
    ),
    openapi_extra=PUBLIC,
)
def make_table(ask: asks.NewTable, caller: Anyone, response: Response) -> answers.Seated:
    """Make a table and sit down. Without a token you get one, which is you at this table and at others."""
    game = caller.site.game(ask.game)
    token, person = _who(caller)
    sitters, cards = _sitters(ask, game, person), _cards(ask, game)
    caller.site.limits.check(caller.reader.person, caller.address)
    id = caller.site.tables.create(game, cards, ask.options, sitters, ask.words)
    response.headers["Location"] = f"/api/v1/tables/{id}"
    with caller.visiting(id) as visit:
        return _seated(caller, visit, person, token)


@router.post(
    "/join",
    responses=may_refuse("bad-json", "other-site", *AT_A_TABLE, "seated", "full", "enough", "too-large", *NAMES),
    openapi_extra=PUBLIC,
)
def join_table(ask: asks.Join, caller: Anyone) -> answers.Seated:
    """Sit down by a private link in the first open seat. Without a token you get one."""
    id = caller.site.tables.store.invited(ask.invite)
    token, person = _who(caller)
    with caller.visiting(id) as visit:
        seating.join(visit, person, (ask.name or "").strip() or None)
        return _seated(caller, visit, person, token)


def _who(caller: Caller) -> tuple[str | None, str]:
    """The caller's new token, if they have none yet, and who they are."""
    return (None, caller.reader.person) if caller.reader.person else caller.tokens.new()


def _sitters(ask: asks.NewTable, game: Game, person: str) -> list[Sitter]:
    players = [ME, *[bots.usual(game)] * (usual_players(game) - 1)] if ask.players is None else ask.players
    if ME not in players:
        raise BadOptions(f'one of the players is "{ME}": whoever makes a table sits there')
    name = seating.clean_name(ask.name) if ask.name and ask.name.strip() else None
    first = players.index(ME)
    return [
        Sitter(person=person, name=name if seat == first else None)
        if player == ME
        else Sitter()
        if player == OPEN
        else Sitter(bot=player)
        for seat, player in enumerate(players)
    ]


def _cards(ask: asks.NewTable, game: Game) -> CardSet:
    if ask.cards is None:
        standard: CardSet = game.cards.load()
        return standard
    try:
        json.dumps(ask.cards, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadCardSet(f"the card set cannot be written down: {error}".encode("utf-8", "replace").decode()) from None
    made: CardSet = game.cards.build(ask.cards)
    return made


def _seated(caller: Caller, visit: Visit, person: str, token: str | None) -> answers.Seated:
    caller.let_bots_move(visit)
    seats = visit.table.seats_of(person)
    return answers.Seated(table=about(visit.table, caller, person), seat=seats[0], token=token)


@router.get("/tables", responses=may_refuse("no-token"))
def list_tables(
    caller: Known,
    first: Annotated[int, Query(ge=0, le=1_000_000, description="Skip so many.")] = 0,
) -> answers.Tables:
    """Your tables, the newest first, twenty at a time."""
    tables, ids = [], caller.site.tables.store.tables_of(str(caller.reader.person), first, LISTED + 1)
    for id in ids[:LISTED]:
        with caller.site.tables.at(id) as table:
            tables.append(about(table, caller))
    return answers.Tables(tables=tables, more=len(ids) > LISTED)


@router.get("/tables/{table}", responses=may_refuse("no-such-table"), openapi_extra=PUBLIC)
def show_table(table: TableId, caller: Anyone) -> answers.Table:
    """A table: what it was made with, who sits there, and how it stands. Whoever knows its id may look on."""
    with caller.at(table) as found:
        return about(found, caller)


def about(table: kept.Table, caller: Caller, person: str | None = None) -> answers.Table:
    """A table as the caller may see it; as `person`, if they have just become somebody."""
    person, header = person or caller.reader.person, table.header
    seats = table.seats_of(person)
    called = names_at(table, caller.language)
    return answers.Table(
        id=header.id,
        game=header.game,
        rules_version=header.rules_version,
        options=dict(header.options),
        made_at=datetime.fromtimestamp(header.made_at / 1000, UTC),
        commitment=header.commitment,
        players=[
            answers.Player(
                seat=seat,
                name=called[seat],
                kind="open" if sitter.open else "person" if sitter.person else "bot",
                bot=sitter.bot,
                you=seat in seats,
                host=sitter.person is not None and sitter.person == table.host,
            )
            for seat, sitter in enumerate(table.sitters)
        ],
        you=list(seats),
        invite=header.invite if seats else None,
        follows=header.follows,
        rematch=table.rematch,
        **_standing(table, caller, person),
    )


def _standing(table: kept.Table, caller: Caller, person: str | None) -> dict[str, Any]:
    """How a table stands: what cannot be said of one that cannot be played is None."""
    digest = table.header.cards_digest
    try:
        play = table.play
    except Unplayable as why:
        return {
            "name": table.header.game,
            "state": "unplayable",
            "unplayable": str(why),
            "cards": answers.CardsOfTable(digest=digest, standard=False),
            "asked": False,
            "version": None,
        }
    return {
        "name": play.game.names[caller.language],
        "state": "waiting" if table.waiting else "over" if play.over else "playing",
        "unplayable": None,
        "cards": answers.CardsOfTable(digest=digest, standard=play.game.cards.load().digest == digest),
        "asked": table.asks(person),
        "version": play.version(table.seat_of(person, caller.reader.uncovered_at(table.header.id))),
    }


# -- seats --------------------------------------------------------------------------------------------------------


def _changes_seats(*codes: str) -> dict[int | str, dict[str, Any]]:
    return may_refuse("bad-json", "other-site", "too-large", *SEATS, *codes)


@router.post("/tables/{table}/fill", responses=_changes_seats("not-host", "begun", "no-such-bot"))
def fill_seats(table: TableId, ask: asks.Fill, caller: Known) -> answers.Table:
    """Whoever made the table gives all open seats to bots: the game begins."""
    with caller.visiting(table) as visit:
        seating.fill(visit, caller.reader.person, ask.bot)
        return _after(visit, caller)


@router.post("/tables/{table}/remove", responses=_changes_seats("not-host", "begun", "own-seat"))
def remove_player(table: TableId, ask: asks.Remove, caller: Known) -> answers.Table:
    """Whoever made the table opens the seat of somebody who has not come, before the game begins."""
    with caller.visiting(table) as visit:
        seating.remove(visit, caller.reader.person, ask.seat)
        return _after(visit, caller)


@router.post("/tables/{table}/go", responses=_changes_seats("away", "own-seat", "no-such-bot"))
def go_away(table: TableId, ask: asks.Go, caller: Known) -> answers.Table:
    """You must go: a bot plays for you until you are back. Before the game begins your seat is open again."""
    with caller.visiting(table) as visit:
        seating.go(visit, caller.reader.person, ask.bot, ask.seat)
        return _after(visit, caller)


@router.post("/tables/{table}/back", responses=_changes_seats("here"))
def come_back(table: TableId, ask: asks.Back, caller: Known) -> answers.Table:
    """You are back and take your seat from the bot."""
    with caller.visiting(table) as visit:
        seating.back(visit, caller.reader.person, ask.seat)
        return _after(visit, caller)


@router.post("/tables/{table}/name", responses=_changes_seats(*NAMES))
def change_name(table: TableId, ask: asks.Rename, caller: Known) -> answers.Table:
    """You call yourself something else at this table."""
    with caller.visiting(table) as visit:
        seating.rename(visit, caller.reader.person, ask.name, ask.seat)
        return _after(visit, caller)


@router.post(
    "/tables/{table}/again",
    responses=may_refuse(*AT_A_TABLE, "other-site", "no-token", "no-seat", "not-over"),
)
def play_again(table: TableId, caller: Known) -> answers.Table:
    """The table that follows a game that has ended: the same players, cards and options, for whoever asks first."""
    with caller.visiting(table) as visit:
        id = visit.again(caller.reader.person)
    with caller.at(id) as following:
        return about(following, caller)


def _after(visit: Visit, caller: Caller) -> answers.Table:
    caller.let_bots_move(visit)
    return about(visit.table, caller)
