"""Positions of Abuela Co. for the tests of what is seen and said: set up in the words of case files."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from sobremesa.engine import rng
from sobremesa.engine.play import Play
from sobremesa.engine.positions import Layout, at
from sobremesa.engine.undealt import undealt
from sobremesa.games.abuela import GAME
from sobremesa.kit.in_words import InWords, lies_in

CARDS = GAME.cards.load()
IN_WORDS = InWords(GAME, CARDS)
move, step, say, told = IN_WORDS.move, IN_WORDS.step, IN_WORDS.say, IN_WORDS.told
prompt, why, zone = IN_WORDS.prompt, IN_WORDS.why, lies_in
SAZON = {"sazon": "true"}
ADVANCED = {"mode": "advanced"}
STOVES = ("green-stove", "yellow-stove", "red-stove", "blue-stove")
PLACES = {place.id.replace("-", "_"): place for place in GAME.positions.PLACES}


def laid(seats: int = 2, options: Mapping[str, str] | None = None, **said: Any) -> Play:
    """A position: places and facts by name, with _ for - and a number behind a seat's own: `hand_1="corn - egg"`.

    Only the cards that are named are there; `-` is an empty place.
    """
    s = undealt(GAME, options or {}, seats, rng.key_from(rng.seed_secret("laid")))
    cards: dict[str, tuple[str | None, ...]] = {at("stove", seat): (STOVES[seat],) for seat in range(seats)}
    facts = {}
    for key, value in said.items():
        name, _, seat = key.rpartition("_") if key[-1].isdigit() else (key, "", "")
        place = PLACES.get(name) if seat and PLACES.get(name, PLACES["deck"]).each_seat else PLACES.get(key)
        if place:
            full = f"{place.id}.{seat}" if place.each_seat else place.id
            cards[full] = tuple(None if card == "-" else card for card in value.split())
        else:
            facts[IN_WORDS.fact_named(key)] = value
    GAME.positions.lay_out(s, CARDS, Layout(cards, facts))
    return Play.at(GAME, CARDS, s)


def random_game(seats: int, options: Mapping[str, str], seed: str, moves: int) -> Iterator[Play]:
    """A game of random moves, before each of them; what can be cooked is cooked more often than not."""
    play = Play(GAME, CARDS, options, seats, rng.key_from(rng.seed_secret(seed)))
    dice = random.Random(seed)
    for _ in range(moves):
        if play.over:
            return
        yield play
        seat = dice.choice(play.to_act())
        choices = play.choices(seat)
        cooking = [choice for choice in choices if GAME.verb(choice).id == "light"]
        play.move(seat, dice.choice(cooking if cooking and dice.random() < 0.7 else choices))
