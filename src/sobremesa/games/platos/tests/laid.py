"""Positions of Platos for tests: set up in the words of case files, and games of random moves."""

import random
from collections.abc import Iterator, Mapping

from sobremesa.engine import rng
from sobremesa.engine.cardset import CardSet
from sobremesa.engine.play import Play
from sobremesa.games.platos import GAME
from sobremesa.kit.in_words import InWords, lies_in
from sobremesa.kit.laid import laying

CARDS = GAME.cards.load()
IN_WORDS = InWords(GAME, CARDS)
move, step, say, told = IN_WORDS.move, IN_WORDS.step, IN_WORDS.say, IN_WORDS.told
prompt, why, zone = IN_WORDS.prompt, IN_WORDS.why, lies_in
FREE = {"mode": "2"}

# What lies there if it is not named: enough for a game.
USUAL = {
    "hand": "rice rice",
    "dishes": "locro puchero humita milanesa tortilla pizza fideos",
    "deck": "onion flour potato egg cheese tomato meat corn rice fire apron mine changes",
    "centre": "provoleta choripan polenta bunuelos",
}
laid = laying(GAME, CARDS, USUAL)


def hand(play: Play, seat: int) -> str:
    """A hand, `-` for an empty place, up to its last card."""
    names = [CARDS.card(card, "special", "ingredient").id if card else "-" for card in play.state.hand[seat]]
    return " ".join(names).rstrip("- ")


def random_game(
    seats: int, options: Mapping[str, str], seed: str, moves: int, cards: CardSet = CARDS
) -> Iterator[Play]:
    """A game of random moves, before each of them; each verb is as likely as any other, so specials are played."""
    play = Play(GAME, cards, options, seats, rng.key_from(rng.seed_secret(seed)))
    dice = random.Random(seed)
    for _ in range(moves):
        yield play
        if play.over:
            return
        seat = dice.choice(play.to_act())
        by_verb: dict[str, list[int]] = {}
        for choice in play.choices(seat):
            by_verb.setdefault(GAME.verb(choice).id, []).append(choice)
        play.move(seat, dice.choice(by_verb[dice.choice(sorted(by_verb))]))
