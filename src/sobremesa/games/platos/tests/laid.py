"""Positions of Platos for tests: set up in the words of case files, and games of random moves."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from sobremesa.engine import rng
from sobremesa.engine.forms import paper
from sobremesa.engine.play import Play
from sobremesa.engine.positions import Layout, at
from sobremesa.engine.views import Text
from sobremesa.engine.words import GameWords, parse_by_describing
from sobremesa.games.platos import GAME
from sobremesa.games.platos.state import STATE

CARDS = GAME.cards.load()
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
    s = paper(STATE)
    s.seats = seats
    for name, value in GAME.option_values(options).items():
        setattr(s.options, name, value)
    rng.start(s.rng, rng.key_from(rng.seed_secret("laid")))
    said = {"dishes": DISHES, "deck": DECK, "centre": "provoleta choripan polenta bunuelos", "guard": "", **said}
    cards: dict[str, tuple[str | None, ...]] = {}
    for place in GAME.positions.PLACES:
        for seat in range(seats) if place.each_seat else (None,):
            full = at(place.id, seat)
            usual = "rice rice" if place.id == "hand" else ""
            named = said.pop(full.replace(".", "_"), usual).split()
            cards[full] = tuple(None if card == "-" else card for card in named)
    facts = {fact_named(key): value for key, value in said.items()}
    GAME.positions.lay_out(s, CARDS, Layout(cards, facts))
    return Play.at(GAME, CARDS, s)


def fact_named(key: str) -> str:
    """The full name of a fact: `known_2_1` is known-2.1."""
    words = key.replace("_", "-")
    for fact in GAME.positions.FACTS:
        if fact.id == words:
            return fact.id
        if fact.each_seat and words.startswith(f"{fact.id}-") and words[len(fact.id) + 1 :].isdigit():
            return f"{fact.id}.{words[len(fact.id) + 1 :]}"
    raise KeyError(f"there is no place or fact {key!r}")


def move(words: str) -> int:
    """A move from its English words."""
    return parse_by_describing(GAME, CARDS, words, "en")


def step(play: Play, seat: int, *moves: str) -> Play:
    """Make moves, named in words."""
    for words in moves:
        play.move(seat, move(words))
    return play


def zone(play: Play, name: str, viewer: int | None = None) -> list[str]:
    """What lies in a zone: cards with their marks in brackets, # for a back."""
    slots = play.view(viewer).zone(name).slots
    return [(slot.card or "#") + "".join(f" ({mark})" for mark in slot.marks) for slot in slots]


def hand(play: Play, seat: int) -> str:
    """A hand, `-` for an empty place, up to its last card."""
    names = [CARDS.card(card, "special", "ingredient").id if card else "-" for card in play.state.hand[seat]]
    return " ".join(names).rstrip("- ")


def say(text: Text | None, viewer: int | None = None, language: str = "en") -> str | None:
    """A text as a reader reads it."""
    return text and GameWords(GAME, CARDS, language, viewer=viewer).say(text)


def told(play: Play, viewer: int | None = None, language: str = "en") -> list[str]:
    """The log as a reader reads it."""
    texts = (GAME.view.tell(CARDS, happening.event, viewer) for happening in play.log(viewer))
    return [str(say(text, viewer, language)) for text in texts if text]


def prompt(play: Play, viewer: int | None = None, language: str = "en") -> str:
    """What is asked, as a reader reads it."""
    return str(say(play.view(viewer).prompt, viewer, language))


def why(play: Play, seat: int, words: str | int, language: str = "en") -> tuple[str | None, str]:
    """The clause by which a move is refused, and the reason as its mover reads it."""
    refused = words if isinstance(words, int) else move(words)
    clause = play.refusal(seat, refused)
    assert clause is not None
    return clause, str(say(GAME.view.explain(play.view(seat), CARDS, refused, clause), seat, language))


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
