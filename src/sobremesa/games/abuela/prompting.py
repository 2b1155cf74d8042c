"""Abuela Co.: what is asked: whose turn it is, which action, what may come next, and why others wait."""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import seats_of
from ...engine.views import Standing, Text, Value
from . import rules
from .names import kind_id
from .pantry import refuse_free, takes
from .placing import is_exact, most_placed
from .state import COMMUNITY, MORE_SWAPS, PANTRY, REMOVALS, SWAPS, THREE, Action, Phase, Side
from .turns import refuse_pass


def prompt(s: Any, cards: CardSet, viewer: int | None, standings: tuple[Standing, ...]) -> Text:
    """Who decides what, for the one who decides and for those who wait.

    It speaks of what only the player on turn knows, such as that there is nothing to do, to that player alone.
    """
    match s.phase:
        case Phase.OVER:
            won = tuple(one.seat for one in standings if one.rank == 1)
            return Text("prompt.over-shared", {"seats": won}) if len(won) > 1 else Text("prompt.over", {"seat": won[0]})
        case Phase.AFFECTED:
            return _affected(s, cards)
        case Phase.CONFIRM:
            return Text("prompt.confirm", {"seat": int(s.turn)})
    assert seats_of(rules.to_act(s)) == (s.turn,)
    if s.action == Action.NONE:
        return _begin(s, cards, viewer)
    return _go_on(s)


def _affected(s: Any, cards: CardSet) -> Text:
    """An interaction card takes effect: which one, who played it, how many cards it still asks for."""
    id = f"prompt.{kind_id(cards, s.effect)}"
    if s.affected == s.turn:
        return Text(f"{id}-self", {"seat": int(s.turn), "n": int(s.owed)})
    return Text(id, {"seat": int(s.affected), "to_seat": int(s.turn), "n": int(s.owed)})


def _begin(s: Any, cards: CardSet, viewer: int | None) -> Text:
    """An action begins: the first or the second one, perhaps enhanced, perhaps after a free action."""
    if viewer == s.turn and refuse_pass(s, cards.box, s.turn) == 0:
        return Text("prompt.nothing", {"seat": int(s.turn)})
    id = "prompt.second"
    if s.left > 1:
        free = any(refuse_free(s, place) == 0 for place in range(PANTRY))
        id = "prompt.turn-free" if free else "prompt.turn"
    return Text(f"{id}-b" if s.side[s.turn] == Side.B else id, {"seat": int(s.turn)})


def _go_on(s: Any) -> Text:
    """An action is under way: how far it has come, and whether it may end."""
    values: dict[str, Value] = {"seat": int(s.turn), "done": int(s.steps)}
    enhanced = "-enhanced" if s.enhanced else ""
    match s.action:
        case Action.PLACE if is_exact(s, s.enhanced):
            values["most"] = THREE
            return Text("prompt.place-exact", values)
        case Action.PLACE:
            values["most"] = most_placed(s.enhanced)
            return Text(_or_last(f"prompt.place{enhanced}", s, may_end=s.steps > 0), values)
        case Action.DRAW:
            return Text("prompt.draw-enhanced", values)
        case Action.TAKE:
            return Text("prompt.take-enhanced", {**values, "most": takes(s.enhanced)})
        case Action.EXCHANGE:
            values["most"] = MORE_SWAPS if s.enhanced else SWAPS
            return Text(_or_last(f"prompt.exchange{enhanced}", s, may_end=s.enhanced and s.steps > 0), values)
        case Action.REMOVE:
            id = "prompt.remove-moved" if s.moved else "prompt.remove-enhanced"
            return Text(_or_last(id, s, may_end=s.steps + s.moved > 0), {**values, "most": REMOVALS})
    if s.lit_stove == COMMUNITY + 1:
        return Text(_or_last("prompt.light-community", s, may_end=True), values)
    return Text(_or_last(f"prompt.light{enhanced}", s, may_end=s.steps > 0), values)


def _or_last(id: str, s: Any, *, may_end: bool) -> str:
    """The text that says how the action ends: "-next" if the second one may begin, "-last" if the turn may end."""
    if not may_end:
        return id
    return f"{id}-next" if s.left else f"{id}-last"
