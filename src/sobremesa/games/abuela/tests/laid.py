"""Positions of Abuela Co. for the tests of what is seen and said: set up in the words of case files."""

import random
from collections.abc import Iterator, Mapping

from sobremesa.engine import rng
from sobremesa.engine.play import Play
from sobremesa.games.abuela import GAME
from sobremesa.kit.in_words import InWords, lies_in
from sobremesa.kit.laid import laying

CARDS = GAME.cards.load()
IN_WORDS = InWords(GAME, CARDS)
move, step, say, told = IN_WORDS.move, IN_WORDS.step, IN_WORDS.say, IN_WORDS.told
prompt, why, zone = IN_WORDS.prompt, IN_WORDS.why, lies_in
SAZON = {"sazon": "true"}
ADVANCED = {"mode": "advanced"}
STOVES = ("green-stove", "yellow-stove", "red-stove", "blue-stove")
laid = laying(GAME, CARDS, {"stove": STOVES})


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
