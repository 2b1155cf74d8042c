"""Golden games and counts of reachable positions, for every game that has them; the complete games must."""

import re
import shutil
import tomllib

import numpy as np
import pytest

from sobremesa.cli import run
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
    told, now = path.read_text("utf-8"), golden.told_anew(game(id), path)
    assert told.splitlines() == now.splitlines(), golden.cure(game(id), told, now)


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


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """The golden games of Guacamole in a folder of their own."""
    found = game("guacamole")
    folder = tmp_path / "golden"
    shutil.copytree(found.folder / "tests" / "golden", folder)
    monkeypatch.setattr(golden, "folder_of", lambda _game: folder)
    return folder


def test_recorded_games_that_go_on_differently_are_told_from_words_that_changed(copied):
    found, told = game("guacamole"), (copied / "two-players.txt").read_text("utf-8")
    changed = re.sub(r"positions \w+", "positions 0000abcd", told)
    assert "go on differently: raise rules_version (now" in golden.cure(found, changed, told)
    assert str(found.folder / "__init__.py") in golden.cure(found, changed, told)
    for other in (
        told.replace("You draw", "You get"),
        re.sub(r"rules \d+", "rules 0", changed),  # raised already
        re.sub(r"cards \w+", "cards 0", changed),  # other cards are other games
        re.sub(r"played: .*\n", "", told),
    ):
        assert other != told
        assert "raise rules_version" not in golden.cure(found, other, told)
        assert "if it is meant, write its golden games anew with" in golden.cure(found, other, told)


def test_positions_that_differ_are_noticed_though_the_same_is_told(monkeypatch):
    """Another number in the state is another position of a record."""
    found = game("guacamole")
    path = golden.files(found)[0]
    told, apply, moves = path.read_text("utf-8"), found.rules.apply, len(read("guacamole", path).steps)

    def otherwise(s, box, seat, move, events):
        apply(s, box, seat, move, events)
        s.rng.key[0] += s.moves == moves

    monkeypatch.setattr(found.rules, "apply", otherwise)
    now = golden.told_anew(found, path)
    assert golden.goes_on_differently(told, now)
    assert golden.PLAYED.sub("", told) == golden.PLAYED.sub("", now)


def test_a_game_that_cannot_go_on_is_named_with_what_helps_and_the_others_are_written(copied, capsys):
    path = copied / "two-players.txt"
    whole = path.read_text("utf-8")
    stale = (
        whole.replace("\n2. seat 2", "\n2. seat 1", 1)
        if "\n2. seat 2" in whole
        else whole.replace("\n2. seat 1", "\n2. seat 2", 1)
    )
    path.write_text(stale, "utf-8")
    (copied / "three-players.txt").write_text((copied / "three-players.txt").read_text("utf-8") + "old\n", "utf-8")
    assert 1 == golden.main(["guacamole"])
    said = capsys.readouterr()
    assert "two-players.txt: move 2. seat" in said.err
    assert "is refused now [your-turn]" in said.err
    assert "raise rules_version (now" in said.err
    (simulate,) = re.findall(r"python -m (sobremesa simulate .*) --record FILE", said.err)
    (retell,) = re.findall(r"python -m sobremesa.kit.golden (.*)", said.err)
    assert stale == path.read_text("utf-8")
    assert not (copied / "three-players.txt").read_text("utf-8").endswith("old\n")
    assert "Traceback" not in said.err

    path.write_text(re.sub(r"cards \w{8}", "cards 0", stale), "utf-8")
    assert 1 == golden.main(["guacamole"])
    told = capsys.readouterr().err
    assert "Its cards are others now; tell another game" in told
    assert "rules_version" not in told

    made = copied.parent / "made.jsonl"
    assert 0 == run([*simulate.split()[1:], "--record", str(made)])
    assert 0 == golden.main(retell.replace("FILE", str(made)).split())
    assert golden.told_anew(game("guacamole"), path) == path.read_text("utf-8") != stale


def test_a_game_that_is_cut_short_cannot_be_told(copied):
    path = copied / "two-players.txt"
    path.write_text(path.read_text("utf-8").rpartition("\n\n")[0] + "\n", "utf-8")
    with pytest.raises(golden.CannotBeTold, match=r"two-players.txt: after its \d+ moves the game is not over"):
        golden.told_anew(game("guacamole"), path)


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
