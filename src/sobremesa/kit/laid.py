"""Positions for a game's own tests, set up by the words of case files: places and facts by name, and no other cards.

    laid = laying(GAME, CARDS, {"hand": "rice rice", "deck": "onion flour"})
    play = laid(3, hand_1="egg - fire", turn=1)

A case file deals the rest of the box; here only the cards that are named are there, and those that usually are.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.play import Play
from ..engine.positions import Layout, at
from ..engine.undealt import undealt
from .cases.setting import EMPTY, Setting, Spot

NOTHING: Mapping[str, Any] = {}
SECRET = rng.seed_secret("laid")


def laying(game: Game, cards: CardSet, usual: Mapping[str, str | Sequence[str]] = NOTHING) -> Callable[..., Play]:
    """What sets up positions of a game.

    usual  what lies in a place if it is not named, by the id of the place: the same for every seat, or seat by seat
    """
    standard = cards

    def laid(
        seats: int | None = None, options: Mapping[str, str] | None = None, *, cards: CardSet = standard, **said: Any
    ):
        """A position: places and facts by name, with _ for - and a number behind a seat's own: `hand_1="egg - fire"`.

        Cards are named in the order of time, as in case files, and `-` is an empty place; seats and places of a hand
        are counted from 0 in the values of facts, as everywhere in the code.
        """
        chosen = {option.id: option.values[0] for option in game.options} | dict(options or {})
        game.option_values(chosen)
        setting = Setting(game, cards, seats or game.seats[0], chosen)
        lie: dict[str, tuple[str | None, ...]] = {}
        for place in setting.places:
            for seat in setting.seats_of(place):
                there = usual.get(place.id, "")
                lie[at(place.id, seat)] = named(there if isinstance(there, str) else there[seat or 0])
        facts: dict[str, Any] = {}
        spots = by_keyword(setting)
        for key, value in said.items():
            if key not in spots:
                raise KeyError(f"there is no place or fact {key!r}; there are: {', '.join(spots)}")
            if spots[key].kind is None:
                lie[spots[key].key] = named(value)
            else:
                facts[spots[key].key] = value
        state = undealt(game, chosen, setting.seats, rng.key_from(SECRET))
        game.positions.lay_out(state, cards, Layout(lie, facts))
        return Play.at(game, cards, state)

    return laid


def named(cards: str) -> tuple[str | None, ...]:
    """Cards by their ids, None for an empty place."""
    return tuple(None if card == EMPTY else card for card in cards.split())


def by_keyword(setting: Setting) -> Mapping[str, Spot]:
    """All places and facts by the names that they have in Python: `known_2_1` is known-2.1."""
    whole = {name: spot for name, spot in setting.spots.items() if spot.part is None}
    return {name.replace("-", "_").replace(".", "_"): spot for name, spot in whole.items()}
