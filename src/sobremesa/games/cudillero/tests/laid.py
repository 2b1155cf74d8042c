"""Positions of Cudillero for tests: set up in the words of case files, and games of random moves."""

import random
from collections.abc import Iterator, Mapping

from sobremesa.engine import rng
from sobremesa.engine.play import Play
from sobremesa.games.cudillero import GAME
from sobremesa.kit.in_words import InWords, lies_in
from sobremesa.kit.laid import laying

CARDS = GAME.cards.load()
IN_WORDS = InWords(GAME, CARDS)
move, step, say, told = IN_WORDS.move, IN_WORDS.step, IN_WORDS.say, IN_WORDS.told
prompt, why, zone = IN_WORDS.prompt, IN_WORDS.why, lies_in
VARIANTS = {"personal_objectives": "true", "stock_market": "true"}
PERSONAL = {"personal_objectives": "true"}

# What lies there if it is not named: enough for a game.
USUAL = {
    "building-1": "doorway",
    "floors": "f31 f32 f33 f34 f36 f37 f38 f40 f41 f43 f44 f45 f46 f49 f51 f53 f55 f57",
    "roofs": "r19 r20 r21 r22 r23 r24",
    "market-floors": "f56 f58 f59 f60",
    "market-roofs": "r17 r18",
    "common": "three-balconies",
}
laid = laying(GAME, CARDS, USUAL)


def random_game(seats: int, options: Mapping[str, str], seed: str, moves: int) -> Iterator[Play]:
    """A game of random moves, before each of them; each verb is as likely as any other, and few turns end early."""
    play = Play(GAME, CARDS, options, seats, rng.key_from(rng.seed_secret(seed)))
    dice = random.Random(seed)
    for _ in range(moves):
        yield play
        if play.over:
            return
        seat = dice.choice(play.to_act())
        by_verb: dict[str, list[int]] = {}
        for choice in play.choices(seat):
            by_verb.setdefault(GAME.verb(choice).id, []).append(choice)
        if len(by_verb) > 1 and dice.random() < 0.9:
            by_verb.pop("end", None)
            by_verb.pop("decline", None)
        play.move(seat, dice.choice(by_verb[dice.choice(sorted(by_verb))]))
