"""Platos: what is asked: whose turn it is, who is attacked with what, what the answer is, and why others wait."""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import seats_of
from ...engine.events import just
from ...engine.views import Text, Value, winners
from . import rules
from .answering import may_undo, turns_of
from .deck import can_fetch
from .hands import cards_in_hand, limit_of
from .names import dish_id
from .state import Answer, Mode, Phase, Special


def asked(s: Any, cards: CardSet, viewer: int | None) -> tuple[int, ...]:
    """Who is asked, as far as the viewer may know.

    Who of the others has answered a reservation already is not shown [undo-reservation].
    """
    if s.phase != Phase.ANSWER or s.attack != Special.MINE:
        return seats_of(rules.to_act(s))
    seats = may_undo(s, cards.box)
    if viewer is not None and s.answer[viewer] != Answer.NONE:
        seats &= ~just(viewer)
    return seats_of(seats)


def prompt(s: Any, cards: CardSet, viewer: int | None) -> Text:
    """Who decides what, for the one who decides and for those who wait."""
    seat = int(s.turn)
    match s.phase:
        case Phase.TURN if s.options.mode == Mode.FREE:
            return Text("prompt.fetch", {"seat": seat})
        case Phase.TURN:
            return Text("prompt.turn" if can_fetch(s, seat) else "prompt.turn-nothing", {"seat": seat})
        case Phase.ACTIONS:
            return Text("prompt.actions", {"seat": seat})
        case Phase.DISCARD:
            above = seats_of(s.asked)[0]
            over = cards_in_hand(s, above) - limit_of(s, above)
            return Text("prompt.discard", {"seat": above, "n": int(over), "limit": int(limit_of(s, above))})
        case Phase.GIVE:
            return Text("prompt.give", {"seat": seat, "to_seat": int(s.target)})
        case Phase.FIRE:
            return Text("prompt.burn", {"seat": int(s.target), "n": int(s.owed)})
        case Phase.ANSWER:
            return _attack(s, cards, viewer)
    return _won(winners(rules, s, cards.box))


def _won(seats: tuple[int, ...]) -> Text:
    """Who has won, alone or together with others."""
    return Text("prompt.over-shared", {"seats": seats}) if len(seats) > 1 else Text("prompt.over", {"seat": seats[0]})


def _attack(s: Any, cards: CardSet, viewer: int | None) -> Text:
    """An attack: who, what, against whom, and what may be answered."""
    values: dict[str, Value] = {"seat": int(s.target), "to_seat": int(s.turn)}
    two = "-two" if s.many == 2 else ""
    match s.attack:
        case Special.FIRE:
            return Text(f"prompt.fire{two}", {**values, "lost": int(s.fire)})
        case Special.APRON:
            return Text(f"prompt.apron{two}", {**values, "turns": turns_of(int(s.many))})
        case Special.CONTAMINATION:
            return Text("prompt.contamination", {**values, "card": dish_id(cards, s.dish)})
    others = asked(s, cards, viewer)
    told: dict[str, Value] = {"seat": int(s.turn), "card": dish_id(cards, s.dish)}
    return Text("prompt.reservation", told) if viewer in others else Text("prompt.waiting", {**told, "seats": others})
