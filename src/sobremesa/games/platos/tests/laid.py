"""Positions of Platos for tests: set up in the words of case files, and games of random moves."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from sobremesa.engine import rng
from sobremesa.engine.play import Play
from sobremesa.engine.positions import Layout, at
from sobremesa.engine.undealt import undealt
from sobremesa.games.platos import GAME
from sobremesa.kit.in_words import InWords, lies_in

CARDS = GAME.cards.load()
IN_WORDS = InWords(GAME, CARDS)
move, step, say, told = IN_WORDS.move, IN_WORDS.step, IN_WORDS.say, IN_WORDS.told
prompt, why, zone = IN_WORDS.prompt, IN_WORDS.why, lies_in
FREE = {"mode": "2"}
PLACES = {place.id: place for place in GAME.positions.PLACES}
EMPTY: Mapping[str, str] = {}

# What lies there if it is not named: enough for a game.
DISHES = "locro puchero humita milanesa tortilla pizza fideos"
DECK = "onion flour potato egg cheese tomato meat corn rice fire apron mine changes"


def laid(seats: int = 2, options: Mapping[str, str] = EMPTY, **said: Any) -> Play:
    """A position: places and facts by name, with _ for - and a number behind a seat's own: `hand_1="egg - fire"`.

    Only the cards that are named are there; `-` is an empty place.
    """
    s = undealt(GAME, options, seats, rng.key_from(rng.seed_secret("laid")))
    said = {"dishes": DISHES, "deck": DECK, "centre": "provoleta choripan polenta bunuelos", "guard": "", **said}
    cards: dict[str, tuple[str | None, ...]] = {}
    for place in GAME.positions.PLACES:
        for seat in range(seats) if place.each_seat else (None,):
            full = at(place.id, seat)
            usual = "rice rice" if place.id == "hand" else ""
            named = said.pop(full.replace(".", "_"), usual).split()
            cards[full] = tuple(None if card == "-" else card for card in named)
    facts = {IN_WORDS.fact_named(key): value for key, value in said.items()}
    GAME.positions.lay_out(s, CARDS, Layout(cards, facts))
    return Play.at(GAME, CARDS, s)


def hand(play: Play, seat: int) -> str:
    """A hand, `-` for an empty place, up to its last card."""
    names = [CARDS.card(card, "special", "ingredient").id if card else "-" for card in play.state.hand[seat]]
    return " ".join(names).rstrip("- ")


def random_game(seats: int, options: Mapping[str, str], seed: str, moves: int) -> Iterator[Play]:
    """A game of random moves, before each of them; each verb is as likely as any other, so specials are played."""
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
        play.move(seat, dice.choice(by_verb[dice.choice(sorted(by_verb))]))
