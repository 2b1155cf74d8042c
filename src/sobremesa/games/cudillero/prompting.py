"""Cudillero: what is asked: what everybody chooses in secret, whose turn it is, and what may still be done."""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.views import Text, Value, winners
from . import rules
from .building import can_build
from .market import market_is_empty, room_in_hand
from .names import action_word
from .relocating import can_swap
from .state import Action, Phase, Token

IN_SECRET = {Phase.KEEP: "keep", Phase.BID: "bid", Phase.TOKENS: "tokens"}
MORE_ACTIONS = (Token.EXTRA_TURN, Token.EXTRA_ACTION)


def prompt(s: Any, cards: CardSet, viewer: int | None) -> Text:
    """Who decides what, for the one who decides and for those who wait."""
    seat = int(s.turn)
    match s.phase:
        case Phase.KEEP | Phase.BID | Phase.TOKENS:
            return _in_secret(s, viewer)
        case Phase.FREE:
            return Text("prompt.free", {"seat": seat, "n": int(s.owed)})
        case Phase.ROOF:
            return Text("prompt.roof", {"seat": seat})
        case Phase.OVER:
            return _won(winners(rules, s, cards.box))
    left = _actions_left(s, cards)
    if left and (viewer != seat or any(_is_possible(s, cards, action) for action in left)):
        return Text("prompt.act", {"seat": seat, "words": _left(s, cards)})
    if viewer != seat:
        return Text("prompt.done", {"seat": seat})
    return _to_be_ended(s, cards, left)


def _won(seats: tuple[int, ...]) -> Text:
    """Who has won, alone or with others."""
    return Text("prompt.over", {"seat": seats[0]}) if len(seats) == 1 else Text("prompt.over-shared", {"seats": seats})


def _to_be_ended(s: Any, cards: CardSet, left: set[Action]) -> Text:
    """The player on turn can do nothing but end it, or use a token that would be of use."""
    more = ""
    if any(s.tokens[s.turn][token] for token in MORE_ACTIONS) and any(
        _is_possible(s, cards, action) for action in _on_card(s, cards)
    ):
        more = "-token"
    elif can_swap(s, cards.box, s.turn):
        more = "-relocate"
    if not left:
        return Text(f"prompt.ended{more}")
    return Text(f"prompt.stuck{more}", {"word": f"neither.{'-'.join(sorted(map(handle, left)))}"})


def _in_secret(s: Any, viewer: int | None) -> Text:
    """All choose at once: the one who still has to, and those who wait for others."""
    asked = seats_of(s.asked)
    what = IN_SECRET[Phase(s.phase)]
    if viewer in asked:
        both = what == "keep" and s.options.personal_objectives
        return Text(f"prompt.{what}-both" if both else f"prompt.{what}")
    values: dict[str, Value] = {"seats": asked}
    return Text(f"prompt.{what}-waiting", values)


def _left(s: Any, cards: CardSet) -> tuple[str, ...]:
    """The actions that the player on turn may still do, each as often as that, then how many of the card's besides.

    Of a single one to choose, what cannot be done just now is not named.
    """
    left: list[str] = []
    for action in Action:
        if n := int(s.due[action]):
            left.append(action_word(action) if n == 1 else f"times.{handle(action)}-{n}")
    if n := int(s.either):
        kinds = _on_card(s, cards)
        if n == 1:
            kinds = {action for action in kinds if _is_possible(s, cards, action)} or kinds
        left.append(f"either.more-{n}" if left else f"either.{'-'.join(sorted(map(handle, kinds)))}-{n}")
    return tuple(left)


def _actions_left(s: Any, cards: CardSet) -> set[Action]:
    """The kinds of action that the player on turn may still do."""
    either = _on_card(s, cards) if s.either else set()
    return {action for action in Action if s.due[action] or action in either}


def _on_card(s: Any, cards: CardSet) -> set[Action]:
    """The kinds of action on the card that the player on turn acts with."""
    return {Action(action) for action in cards.box.actions[s.acts[s.turn]]}


def _is_possible(s: Any, cards: CardSet, action: Action) -> bool:
    """Is there anything that could be bought, built or changed in value just now?"""
    match action:
        case Action.BUY:
            return room_in_hand(s, s.turn) > 0 and not market_is_empty(s)
        case Action.BUILD:
            return can_build(s, cards.box, s.turn)
    return True
