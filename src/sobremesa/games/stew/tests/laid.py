"""Positions of Stew for tests: set up by naming cards and facts, and played in words."""

from collections.abc import Mapping, Sequence

from sobremesa.engine import rng
from sobremesa.engine.cardset import CardSet
from sobremesa.engine.forms import copy, paper
from sobremesa.engine.play import Play
from sobremesa.engine.words import GameWords, parse_by_describing
from sobremesa.games.stew import GAME
from sobremesa.games.stew.state import Event
from sobremesa.kit.laid import laying

CARDS = GAME.cards.load()
EASY, ADVANCED = {"call": "easy"}, {"call": "advanced"}
ALL_FED = "carrot carrot leek leek stone stone"  # whatever lies on all six vermin: the pot is counted as it is
laid = laying(GAME, CARDS)


def deal(seats: int = 3, seed: int | str = 1, options: Mapping[str, str] = EASY) -> Play:
    """A new game."""
    return Play(GAME, CARDS, options, seats, rng.key_from(rng.seed_secret(seed)))


def move(words: str, cards: CardSet = CARDS) -> int:
    """A move from its English words."""
    return parse_by_describing(GAME, cards, words, "en")


def step(play: Play, *moves: str) -> Play:
    """Make moves, told as "1: let it simmer": the seat, counted from 1, and the move."""
    for told in moves:
        seat, words = told.split(": ")
        play.move(int(seat) - 1, move(words, play.cards))
    return play


def zone(play: Play, name: str, viewer: int | None = None) -> str:
    """What a viewer sees in a zone: cards, `#` for a back, with the marks behind a card."""
    slots = play.view(viewer).zone(name).slots
    return ", ".join(" ".join([slot.card or "#", *slot.marks]) for slot in slots)


def told(play: Play, viewer: int | None = None, language: str = "en") -> list[str]:
    """The log as a reader reads it."""
    words = GameWords(GAME, play.cards, language, viewer=viewer)
    return [words.say(GAME.view.tell(play.cards, h.event, viewer)) for h in play.log(viewer)]


def happened(play: Play) -> list[str]:
    """The names of all events."""
    return [Event(h.event.what).name for h in play.log(None)]


def points(play: Play) -> list[int]:
    """The points of each seat."""
    return list(play.scores().points)[: play.seats]


def world(play: Play, seat: int, number: int = 0) -> Play:
    """The game as it may be for all that the seat knows."""
    state, source = copy(play.position(seat)), paper(rng.RNG)
    rng.start(source, rng.key_from(b"world", str(number)))
    GAME.redeal.redeal(state, play.cards.box, seat, source)
    return Play.at(GAME, play.cards, state)


def named(numbers: Sequence[int]) -> str:
    """Ingredients by name."""
    return " ".join(CARDS.card(int(number), "ingredient").id for number in numbers if number)
