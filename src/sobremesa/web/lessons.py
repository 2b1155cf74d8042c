"""A first game for newcomers: a case of the game, move by move, on the living table, with a word on each.

Nothing is kept: the address says which step it is, and the position is the case played up to there.
"""

import functools
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..engine.contract import Game
from ..engine.play import Play
from ..kit.cases import Case, load
from ..kit.cases.placing import start
from .board import Describer
from .living import Living, element
from .new_table import usual_bot
from .render import Frame, page, text
from .site import Form, number, reader_of, site_of
from .table_page import About

NEWCOMER = 0  # the seat of whoever learns
SEE_OTHER = 303


@dataclass(frozen=True)
class Lesson:
    """One step of a first game.

    n, of   which step of how many; the last one only says goodbye
    move    the move that it asks for, None at the end
    hints   the elements that the move goes between
    wrong   has the newcomer just made another move?
    """

    n: int
    of: int
    move: int | None
    hints: frozenset[str]
    wrong: bool


@functools.cache
def _case(path: Path) -> Case:
    return load(path)[0]


def steps(case: Case) -> list[int]:
    """The newcomer's moves, in their order."""
    return [said.move for step in case.steps for said in step.moves if said.seat == NEWCOMER]


def play_to(case: Case, n: int) -> tuple[Play, int]:
    """The game after n moves of the newcomer and what follows each; how many happenings there were before the last."""
    play, made, seen = start(case.setting, case.setup, case.seed), 0, 0
    for said in (said for step in case.steps for said in step.moves):
        if said.seat == NEWCOMER:
            if made == n:
                break
            made += 1
            seen = len(play.log(NEWCOMER))
        play.move(said.seat, said.move)
    return play, seen


def _found(request: Request) -> tuple[Game, Case, int]:
    game, n = site_of(request).game(request.path_params["game"]), request.path_params["step"]
    if not game.first_game.exists():
        raise HTTPException(404)
    case = _case(game.first_game)
    if not 1 <= n <= len(steps(case)) + 1:
        raise HTTPException(404)
    return game, case, n


def lesson(request: Request, *, wrong: bool = False) -> Response:
    """A step of the first game."""
    game, case, n = _found(request)
    reader, moves = reader_of(request), steps(case)
    play, seen = play_to(case, n - 1)
    words = text(reader.language)
    about = About(id="", bots=(None, *[usual_bot(game)] * (play.seats - 1)), seated=True)
    describer = Describer(play, NEWCOMER, words, about.bots)
    living = Living(play, NEWCOMER, describer, words, since=seen if n > 1 and not wrong else None)
    move = moves[n - 1] if n <= len(moves) else None
    places = () if move is None else game.motions.gesture(living.view, move)
    hints = frozenset(element(key) for key in places if key)
    living.lesson = Lesson(n, len(moves), move, hints, wrong)
    living.address = f"/learn/{game.id}/{n}"
    return page(
        "living.html",
        Frame(reader.language, living.address),
        422 if wrong else 200,
        living=living,
        about=about,
        refusal=None,
        part="board.html",
        title=living.title,
        heading=living.heading,
        game_id=game.id,
    )


def answer(request: Request, form: Form) -> Response:
    """Make the move of a step: the field `move`. Any other is answered with a hint; nothing can go wrong here."""
    game, case, n = _found(request)
    moves = steps(case)
    if n > len(moves) or number(form, "move") != moves[n - 1]:
        return lesson(request, wrong=True)
    return RedirectResponse(f"/learn/{game.id}/{n + 1}", SEE_OTHER)


def again(request: Request) -> Response:
    """The address of an answer, looked at: back to its step."""
    game, _, n = _found(request)
    return RedirectResponse(f"/learn/{game.id}/{n}", SEE_OTHER)
