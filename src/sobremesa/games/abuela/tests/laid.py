"""Positions of Abuela Co. for the tests of what is seen and said: set up in the words of case files."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from sobremesa.engine import rng
from sobremesa.engine.forms import paper
from sobremesa.engine.play import Play
from sobremesa.engine.positions import Layout, at
from sobremesa.engine.views import Text
from sobremesa.engine.words import GameWords, parse_by_describing
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.state import STATE

CARDS = GAME.cards.load()
SAZON = {"sazon": "true"}
ADVANCED = {"mode": "advanced"}
STOVES = ("green-stove", "yellow-stove", "red-stove", "blue-stove")
PLACES = {place.id.replace("-", "_"): place for place in GAME.positions.PLACES}


def laid(seats: int = 2, options: Mapping[str, str] | None = None, **said: Any) -> Play:
    """A position: places and facts by name, with _ for - and a number behind a seat's own: `hand_1="corn - egg"`.

    Only the cards that are named are there; `-` is an empty place.
    """
    s = paper(STATE)
    s.seats = seats
    for name, value in GAME.option_values(options or {}).items():
        setattr(s.options, name, value)
    rng.start(s.rng, rng.key_from(rng.seed_secret("laid")))
    cards: dict[str, tuple[str | None, ...]] = {at("stove", seat): (STOVES[seat],) for seat in range(seats)}
    facts = {}
    for key, value in said.items():
        name, _, seat = key.rpartition("_") if key[-1].isdigit() else (key, "", "")
        place = PLACES.get(name) if seat and PLACES.get(name, PLACES["deck"]).each_seat else PLACES.get(key)
        if place:
            full = f"{place.id}.{seat}" if place.each_seat else place.id
            cards[full] = tuple(None if card == "-" else card for card in value.split())
        else:
            facts[fact_named(key)] = value
    GAME.positions.lay_out(s, CARDS, Layout(cards, facts))
    return Play.at(GAME, CARDS, s)


def fact_named(key: str) -> str:
    """The full name of a fact: `known_2_1` is known-2.1, `swapped_hand` is swapped-hand."""
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
