"""Golden games and counts of reachable positions, for every game that has them; the complete games must."""

import tomllib

import numpy as np
import pytest

from sobremesa.engine import rng
from sobremesa.engine.events import EVENTS
from sobremesa.engine.forms import difference
from sobremesa.engine.packed import blank, pack
from sobremesa.engine.play import Play
from sobremesa.engine.undealt import agree
from sobremesa.games import KNOWN, game
from sobremesa.kit import golden
from sobremesa.kit.entries import rules_of
from sobremesa.kit.reach import Deal, reach
from tests.brought import COMPLETE

GOLDEN = [(id, path) for id in KNOWN for path in golden.files(game(id))]
NAMES = [f"{id}-{path.stem}" for id, path in GOLDEN]
DEALS = [
    (id, deal)
    for id in KNOWN
    for path in (game(id).folder / "tests").glob("reach.toml")
    for deal in tomllib.loads(path.read_text("utf-8"))["deal"]
]


def read(id, path):
    """The golden game of a file."""
    return golden.parse(path.read_text("utf-8"), game(id), game(id).cards.load())


@pytest.mark.parametrize("id", COMPLETE)
def test_every_complete_game_has_golden_games_and_counts(id):
    assert golden.files(game(id))
    assert id in {counted for counted, _ in DEALS}


@pytest.mark.parametrize(("id", "path"), GOLDEN, ids=NAMES)
def test_the_game_goes_as_it_is_told(id, path):
    told = path.read_text("utf-8").splitlines()
    assert told == golden.transcript(game(id), game(id).cards.load(), read(id, path)).splitlines()


@pytest.mark.parametrize(("id", "path"), GOLDEN, ids=NAMES)
def test_the_game_is_told_to_its_end(id, path):
    story = read(id, path)
    play = Play(game(id), game(id).cards.load(), story.options, story.seats, key(story))
    for step in story.steps:
        play.move(step.seat, step.move)
    assert play.over


@pytest.mark.parametrize(("id", "path"), GOLDEN, ids=NAMES)
def test_packed_the_game_goes_the_same_way(id, path):
    story, found = read(id, path), game(id)
    cards = found.cards.load()
    play = Play(found, cards, story.options, story.seats, key(story))
    rules = rules_of(found, packed=True)
    state, box = blank(found.state.STATE), pack(cards.box, blank(found.state.BOX))
    events = blank(EVENTS)[0]
    agree(found, story.options, story.seats, state[0])
    rules.start(state[0].rng, np.array(key(story)))
    rules.setup(state[0], box[0], events)
    assert difference(play.state, state) == ""
    for step in story.steps:
        play.move(step.seat, step.move)
        rules.apply(state[0], box[0], step.seat, step.move, events)
        assert difference(play.state, state) == ""


@pytest.mark.parametrize(("id", "deal"), DEALS, ids=[f"{id}-{deal['name']}" for id, deal in DEALS])
def test_as_many_positions_are_reached_as_ever(id, deal):
    found = game(id)
    named = Deal(deal["options"], deal["seats"], deal["seed"])
    counts = reach(found, found.cards.load(), named, len(deal["lines"]))
    assert (deal["lines"], deal["positions"]) == ([c.lines for c in counts], [c.positions for c in counts])


def test_a_damaged_golden_file_is_told_by_line():
    text = golden.files(game("guacamole"))[0].read_text("utf-8")
    number = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("1. "))
    damaged = text.replace("\n1. seat", "\n1. chair", 1)
    with pytest.raises(ValueError, match=f"line {number}: expected"):
        golden.parse(damaged, game("guacamole"), game("guacamole").cards.load())


def test_many_choices_are_counted_verb_by_verb(monkeypatch):
    """A turn of a big game has some hundred choices: a golden game has to be read by people."""
    path = golden.files(game("guacamole"))[0]
    monkeypatch.setattr(golden, "MANY", 5)
    told = golden.transcript(game("guacamole"), game("guacamole").cards.load(), read("guacamole", path)).splitlines()
    assert "    - 6 choices: draw 1, take 5" in told
    assert not any("in place of card 1" in line for line in told if line.startswith("    - Take"))


def key(story):
    """The key that a golden game was dealt from."""
    return rng.key_from(rng.seed_secret(story.seed))
