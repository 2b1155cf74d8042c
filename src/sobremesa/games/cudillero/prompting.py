"""Cudillero: what is asked: what everybody chooses in secret, whose turn it is, and what may still be done."""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import seats_of
from ...engine.views import Text, Value, winners
from . import rules
from .names import action_word
from .state import Action, Phase, Token

IN_SECRET = {Phase.KEEP: "keep", Phase.BID: "bid", Phase.TOKENS: "tokens"}
IN_TURN = (Token.EXTRA_TURN, Token.EXTRA_ACTION, Token.RELOCATE)


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
            return Text("prompt.over", {"seats": winners(rules, s, cards.box)})
    if left := _left(s, cards):
        return Text("prompt.act", {"seat": seat, "words": left})
    with_token = any(s.tokens[seat][token] for token in IN_TURN)
    return Text("prompt.done-token" if with_token else "prompt.done", {"seat": seat})


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
    """The actions that the player on turn may still do, each as often as that, then those of which one is chosen."""
    left = [action_word(action) for action in Action for _ in range(s.due[action])]
    card = cards.box.actions[s.acts[s.turn]]
    pair = f"either.{'-'.join(sorted({Action(action).name.lower() for action in card}))}"
    return tuple(left + [pair] * int(s.either))
