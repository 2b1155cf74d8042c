"""Simulation: what it counts adds up, a seed gives the same games, and every game can be played again on paper."""

import importlib.util
import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sobremesa.bots import NoSuchBot, kinds
from sobremesa.engine import record
from sobremesa.engine.errors import BadOptions
from sobremesa.engine.rng import key_from, seed_secret
from sobremesa.games import KNOWN, TEMPLATE, game
from sobremesa.lab import simulate as lab
from sobremesa.lab.simulate import Match, Table, Tally, play_again, simulate
from tests.brought import DUELS, JUDGED, players
from tests.lengths import LONG, least_won

TIMES = {"seconds", "decisions_per_second", "cpu_seconds", "decisions_per_cpu_second", "compile_seconds"}


def match(id: str, *bots: str, seed: int | str = 1, **options: str) -> Match:
    found = game(id)
    return Match(found, found.cards.load(), bots, seed, options)


def untimed(result: dict) -> dict:
    return {key: value for key, value in result.items() if key not in TIMES}


SEATED = (("random",) * 4, ("greedy", "random"), ("random", "greedy", "greedy"))


def seated(id: str) -> list[tuple[str, ...]]:
    """Bots of the game, as many as can play it."""
    found = game(id)
    here = (bots[: players(found, len(bots))] for bots in SEATED)
    usual = kinds(found)
    return list(dict.fromkeys(tuple(bot if bot in usual else usual[0] for bot in bots) for bots in here))


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("id", "bots"),
    [(id, bots) for id in KNOWN for bots in seated(id)],
)
def test_every_game_can_be_played_again_on_paper(id, bots):
    played = match(id, *bots)
    table, games = Table(played), 1 if id in LONG else 3
    decisions = table.play(first=10, games=games)
    plays = [play_again(played, number) for number in range(10, 10 + games)]
    assert decisions == sum(len(play.steps) for play in plays)
    for k, play in enumerate(plays):
        assert record.digest(play.state) == record.digest(table.worlds[k : k + 1])
        assert list(play.scores().points) == list(table.scores[k]["points"])
        assert list(play.scores().rank) == list(table.scores[k]["rank"])


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("id", "options"),
    [(id, {o.id: value}) for id in KNOWN for o in game(id).options for value in o.values],
)
def test_options_are_played(id, options):
    bots = ["greedy" if id in LONG else "random", *["random"] * (players(game(id), 2) - 1)]
    played = match(id, *bots, seed="options", **options)
    table, games = Table(played), 1 if id in LONG else 2
    table.play(0, games)
    assert record.digest(play_again(played, games - 1).state) == record.digest(table.worlds[games - 1 : games])
    assert options.items() <= simulate(played, 1).as_json()["options"].items()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("id", DUELS)
def test_greedy_beats_random(id):
    for seats in (("greedy", "random"), ("random", "greedy")):
        result = simulate(match(id, *seats), 100).as_json()
        assert result["wins"]["bot"]["greedy"] - result["wins"]["shared"] >= least_won(id, 100)
        assert result["length"]["moves"]["max"] < (3_000 if id in LONG else 400)
        assert 0 == result["limit_reached"]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("id", JUDGED)
def test_greedy_bots_play_every_game_to_its_end(id):
    played = match(id, *["greedy"] * players(game(id), 3))
    assert 0 == simulate(played, 60 if id in LONG else 300).as_json()["limit_reached"]


def test_a_game_that_ends_by_itself_on_the_last_move_is_not_one_that_the_limit_has_ended():
    played = match(TEMPLATE, "random", "random")
    moves = int(np.concatenate(simulate(played, 1).moves)[0])
    for limit in (moves, moves - 1, 1):
        at_the_limit = replace(played, game=replace(played.game, limit=limit))
        assert 0 == simulate(at_the_limit, 1).as_json()["limit_reached"]


def stew(bots: tuple[str, ...], seed: int | str = 1, **numbers: int) -> Match:
    """Stew with other numbers on its card set."""
    played = match("stew", *bots, seed=seed)
    return replace(played, cards=played.game.cards.build({**played.cards.source, **numbers}))


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "played",
    [
        match("abuela", "random", "random"),
        stew(("greedy", "greedy", "greedy"), enough=99),
    ],
    ids=["abuela", "stew"],
)
def test_games_stopped_by_the_limit_have_no_winner_and_no_mean(played):
    """Random bots never come to the end of Abuela Co.; Stew stops a few moves before its limit, between two turns."""
    tally = simulate(played, 3)
    result = tally.as_json()
    assert [True] * 3 == list(np.concatenate(tally.stopped))
    assert (3, 3, {"limit": 3}) == (result["games"], result["limit_reached"], result["endings"])
    assert result["decisions"] > 3 * played.game.limit - 20
    seats = len(played.bots)
    assert {"seat": [0] * seats, "bot": {played.bots[0]: 0}, "shared": 0} == result["wins"]
    assert {"seat": [None] * seats, "bot": {played.bots[0]: None}} == result["mean_score"]
    assert {"moves": None, "turns": None} == result["length"]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("id", DUELS)
def test_games_stopped_by_the_limit_are_told_apart_from_the_others(id):
    """The limit stops some games of each match, because the tally is told so; the others count as they would alone."""
    played = match(id, "greedy", *["random"] * (players(game(id), 2) - 1))
    table, tally, others = Table(played), Tally(played), Tally(played)
    table.play(0, 6)
    stopped = np.array([0, 1, 0, 0, 1, 0])
    tally.add(table.worlds[:6], table.scores[:6], stopped)
    others.add(table.worlds[:6][stopped == 0], table.scores[:6][stopped == 0], np.zeros(4, int))
    for each in (tally, others):
        each.seconds = each.cpu_seconds = 1.0
    result, expected = tally.as_json(), others.as_json()
    assert (6, 2, 2) == (result["games"], result["limit_reached"], result["endings"].pop("limit"))
    for key in ("wins", "mean_score", "length", "endings"):
        assert expected[key] == result[key]
    assert 4 == sum(expected["endings"].values())


@pytest.mark.timeout(300)
def test_a_game_whose_state_tells_no_ending_is_over_or_stopped():
    assert not hasattr(game(TEMPLATE).state, "Ending")
    assert {"over": 5} == simulate(match(TEMPLATE, "random", "random"), 5).as_json()["endings"]
    assert {"won": 5} == simulate(match("stew", "random", "random"), 5).as_json()["endings"]


@pytest.mark.timeout(300)
def test_what_is_counted_adds_up():
    played = match("guacamole", "random", "greedy", "random")
    tally = simulate(played, 300)
    result = json.loads(json.dumps(tally.as_json()))
    moves, turns = np.concatenate(tally.moves), np.concatenate(tally.turns)
    first, points = np.concatenate(tally.ranks) == 1, np.concatenate(tally.points)
    assert 300 == result["games"] == len(moves) == len(first)
    assert result["decisions"] == moves.sum()
    assert ["random", "greedy", "random"] == result["seats"]
    assert [int(n) for n in first.sum(axis=0)] == result["wins"]["seat"]
    assert int(first[:, 1].sum()) == result["wins"]["bot"]["greedy"]
    assert int((first[:, 0] | first[:, 2]).sum()) == result["wins"]["bot"]["random"]
    assert result["wins"]["shared"] == int((first.sum(axis=1) > 1).sum())
    assert pytest.approx(list(points.mean(axis=0)), abs=1e-3) == result["mean_score"]["seat"]
    assert pytest.approx(points[:, [0, 2]].mean(), abs=1e-3) == result["mean_score"]["bot"]["random"]
    for name, numbers in (("moves", moves), ("turns", turns)):
        length = result["length"][name]
        assert pytest.approx(numbers.mean(), abs=0.01) == length["mean"]
        assert np.median(numbers) == length["median"]
        assert (numbers.min(), numbers.max()) == (length["min"], length["max"])
    assert 300 == sum(result["endings"].values())
    assert {"won"} == set(result["endings"])
    assert {"id": played.cards.id, "digest": played.cards.digest} == result["cards"]
    assert result["seconds"] > 0
    assert result["compile_seconds"] > 0
    assert pytest.approx(tally.decisions / tally.cpu_seconds, abs=1) == result["decisions_per_cpu_second"]
    assert pytest.approx(tally.decisions / tally.seconds, abs=1) == result["decisions_per_second"]


@pytest.mark.timeout(300)
def test_the_same_seed_gives_the_same_games_however_they_are_batched(monkeypatch):
    played = match("guacamole", "random", "random", seed="twice")
    expected = untimed(simulate(played, 60).as_json())
    monkeypatch.setattr(lab, "LARGEST_BATCH", 7)
    assert expected == untimed(simulate(played, 60).as_json())
    assert expected != untimed(simulate(match("guacamole", "random", "random", seed="thrice"), 60).as_json())


@pytest.mark.timeout(300)
def test_progress_is_told_up_to_the_last_game():
    told: list[int] = []
    simulate(match("guacamole", "random", "random"), 500, told.append)
    assert told == sorted(set(told))
    assert 500 == told[-1]
    assert len(told) > 1


def test_a_game_of_a_match_is_dealt_from_its_own_secret():
    played = match("guacamole", "random", "random", seed=7)
    assert key_from(seed_secret("7/3")) == played.key(3)
    again = play_again(played, 3)
    read = record.read(record.write(again, played.secret(3)))
    replayed = list(record.replay(read, played.game, played.cards))
    assert len(again.steps) + 1 == len(replayed)
    assert replayed[-1][0].over


def test_every_game_of_a_match_goes_its_own_way():
    played = match("guacamole", "random", "random")
    openings = {tuple(play_again(played, number).steps[:6]) for number in range(8)}
    assert len(openings) > 4


def judged_by(source: str, folder: Path, name: str) -> Match:
    """Greedy bots of the template game with a judgement of somebody's own."""
    (folder / f"{name}.py").write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec
    assert spec.loader
    sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules[name])
    played = match(TEMPLATE, "greedy", "greedy", seed="judged")
    return replace(played, game=replace(played.game, judgement=sys.modules[name]))


@pytest.mark.timeout(300)
def test_bots_go_by_the_judgement_of_their_game_whatever_was_compiled_before(tmp_path):
    own = match(TEMPLATE, "greedy", "greedy", seed="judged")
    drawer = judged_by("def judge(s, box, seat):\n    return -s.deck.n\n", tmp_path, "drawer")
    ended = []
    for played in (own, drawer):
        table = Table(played)
        table.play(0, 1)
        ended.append(record.digest(table.worlds[:1]))
        assert record.digest(play_again(played, 0).state) == ended[-1]
    assert ended[0] != ended[1]


@pytest.mark.parametrize(
    ("bots", "options", "error", "says"),
    [
        (("random",), {}, BadOptions, "2 to 4 players, not 1"),
        (("random",) * 5, {}, BadOptions, "2 to 4 players, not 5"),
        (("random", "clever"), {}, NoSuchBot, "no bot 'clever' plays guacamole; there are: random"),
        (("random", "random"), {"game": "hard"}, BadOptions, "standard, easier"),
        (("random", "random"), {"size": "big"}, BadOptions, "it has: game"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_compiles(bots, options, error, says):
    with pytest.raises(error, match=says):
        match("guacamole", *bots, **options)


@pytest.mark.parametrize("games", [0, -1])
def test_at_least_one_game(games):
    with pytest.raises(BadOptions, match="at least 1"):
        simulate(match("guacamole", "random", "random"), games)


def test_games_are_numbered_from_nought():
    with pytest.raises(BadOptions, match="numbered from 0"):
        play_again(match("guacamole", "random", "random"), -1)


def test_the_document_names_every_key():
    document = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in document.splitlines() if line.startswith("| `")]
    named = {key for row in rows for key in re.findall(r"`(\w+)`", row)}
    assert named == set(simulate(match(TEMPLATE, "random", "random"), 1).as_json())
