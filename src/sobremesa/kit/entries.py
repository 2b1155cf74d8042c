"""The functions of a game's contract with the kinds of their arguments: what is compiled of a game."""

from types import SimpleNamespace
from typing import Any

from ..bots.desk import desk_of
from ..bots.judging import judging, notes_of
from ..compiler import Entry, compiled
from ..engine import rng
from ..engine.contract import SCORES, Game, moves_pile
from ..engine.events import EVENTS
from ..engine.layouts import Array
from .walk import walk_of, ways_of


def entries_of(game: Game) -> dict[str, Entry]:
    """Every function that `engine.contract` asks a game's rules for, and the judgement, if it has one."""
    state, box, counts = game.state.STATE, game.state.BOX, Array(int, game.state.CENSUS)
    rules = game.rules
    found = {
        "setup": Entry(rules.setup, (state, box, EVENTS)),
        "to_act": Entry(rules.to_act, (state,)),
        "refusal": Entry(rules.refusal, (state, box, int, int)),
        "choices": Entry(rules.choices, (state, box, int, moves_pile(game))),
        "apply": Entry(rules.apply, (state, box, int, int, EVENTS)),
        "scores": Entry(rules.scores, (state, box, SCORES)),
        "census": Entry(rules.census, (state, box, counts)),
        "supply": Entry(rules.supply, (box, counts)),
        "redeal": Entry(game.redeal.redeal, (state, box, int, rng.RNG)),
    }
    if game.judgement:
        found["judge"] = Entry(judging(game), (state, box, int, notes_of(game)))
    return found


def walk_entries(game: Game) -> dict[str, Entry]:
    """What a walk through a game needs besides."""
    state, box, counts = game.state.STATE, game.state.BOX, Array(int, game.state.CENSUS)
    ways, many = ways_of(game), Array(int, None)
    rooms = Array(state, None), Array(state, None)
    walked = (state, box, walk_of(game), desk_of(game), *rooms, counts, counts, EVENTS)
    return {
        "walk": Entry(ways.walk, walked),
        "refuse": Entry(ways.refuse, (state, box, int, many, many)),
        "start": Entry(rng.start, (rng.RNG, Array(int, rng.KEY))),
    }


def rules_of(game: Game, *, packed: bool) -> Any:
    """All of them as functions to call: compiled, or as they are."""
    entries = {**entries_of(game), **walk_entries(game)}
    if packed:
        return compiled(entries)
    return SimpleNamespace(**{name: entry.function for name, entry in entries.items()})
