"""Bots play by what their seat may see: never the state, the same move in every hidden world, and greedy plays well."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from sobremesa import bots
from sobremesa.bots import choosing, dice
from sobremesa.bots import seat as seats
from sobremesa.engine import rng
from sobremesa.engine.forms import copy, paper
from sobremesa.engine.play import Play
from sobremesa.games import KNOWN, game
from tests.brought import DUELS, deals, players
from tests.lengths import LONG, MOST_MOVES, least_won

BOTS = [(id, kind) for id in KNOWN for kind in bots.kinds(game(id))]


class Hidden:
    """What a bot must not touch."""

    def __getattribute__(self, name):
        raise AssertionError(f"a bot looked at {name!r} of the state")


def deal(id: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Play:
    found = game(id)
    return Play(found, found.cards.load(), options or {}, seats, rng.key_from(rng.seed_secret(seed)))


def decide(play: Play, seat: int, bot: bots.Bot) -> int:
    return bot(play.view(seat), play.choices(seat), bots.imagination(play.game, play.cards, play.position(seat), seat))


def play_out(play: Play, kinds: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Play a game to its end, one decision after another."""
    players = [bots.bot(kind, play.game, play.cards, seed="seed") for kind in kinds]
    while not play.over:
        seat = play.to_act()[0]
        move = decide(play, seat, players[seat])
        yield seat, move
        play.move(seat, move)


def plays_on(id: str, seats: int, seed: int) -> Iterator[tuple[Play, int]]:
    """Games of random bots, one after another, with who is to decide."""
    for play in deals(game(id), players(game(id), seats), {}, seed):
        for seat, _ in play_out(play, ("random",) * play.seats):
            yield play, seat


@pytest.mark.parametrize(("id", "kind"), BOTS)
def test_a_bot_gets_a_view_choices_and_imagined_worlds_and_never_the_state(id, kind):
    bot = bots.bot(kind, game(id), game(id).cards.load(), seed=1)
    for play, seat in islice(plays_on(id, 3, seed=4), 40):
        view, choices, state = play.view(seat), play.choices(seat), play.state
        imagine = bots.imagination(play.game, play.cards, copy(play.position(seat)), seat)
        play.state = play.committed = Hidden()
        move = bot(view, choices, imagine)
        play.state = play.committed = state
        assert move in choices


def test_a_bot_that_looks_is_found_out():
    play = deal("guacamole", 2, seed=4)
    bot = bots.bot("greedy", play.game, play.cards, seed=1)
    seat = play.to_act()[0]
    view, choices = play.view(seat), play.choices(seat)
    with pytest.raises(AssertionError, match="a bot looked at"):
        bot(view, choices, lambda seed: Hidden())


@pytest.mark.parametrize(("id", "kind"), BOTS)
def test_the_same_move_in_every_hidden_world(id, kind):
    bot = bots.bot(kind, game(id), game(id).cards.load(), seed="a seed")
    worlds_differed = 0
    for play, seat in islice(plays_on(id, 4, seed=8), 0, 60, 3):
        here = bots.imagination(play.game, play.cards, play.position(seat), seat)
        moves = {decide(play, seat, bot)}
        for seed in range(5):
            world = Play.at(play.game, play.cards, here(100 + seed))
            assert play.view(seat) == world.view(seat)
            worlds_differed += str(world.state) != str(play.state)
            moves.add(decide(world, seat, bot))
        assert 1 == len(moves)
    assert worlds_differed > 50


def test_a_bot_made_again_goes_on_as_the_first_would_have():
    play = deal("guacamole", 2, seed=3)
    first = bots.bot("random", play.game, play.cards, seed=5)
    for n, (seat, _) in enumerate(play_out(play, ("random", "random"))):
        again = bots.bot("random", play.game, play.cards, seed=5)
        assert decide(play, seat, first) == decide(play, seat, again)
        if n == 50:
            break


def test_other_seeds_seats_and_moves_throw_other_dice():
    play = deal("guacamole", 2, seed=3)
    view, world = play.view(0), play.state
    thrown = []
    for seed, seat, moves in ((1, 0, 0), (2, 0, 0), (1, 1, 0), (1, 0, 1)):
        world.moves = moves
        made, _ = seats.own_dice(seed, view if seat == 0 else play.view(1), lambda _: world)
        thrown.append(tuple(dice.roll(made) for _ in range(4)))
    assert 4 == len(set(thrown))


def test_a_random_bot_makes_every_choice():
    play = deal("guacamole", 2, seed=3)
    seat = play.to_act()[0]
    made = {decide(play, seat, bots.bot("random", play.game, play.cards, seed)) for seed in range(100)}
    assert set(play.choices(seat)) == made


def test_equal_choices_are_made_equally_often():
    thrown = paper(dice.DICE)
    dice.begin(thrown, 1, 2, 3)
    picks = [choosing.best([5, 9, 9, -3, 9], 5, thrown) for _ in range(3000)]
    assert {1, 2, 4} == set(picks)
    assert all(900 < picks.count(place) < 1100 for place in (1, 2, 4))


def test_only_what_can_be_chosen_counts():
    thrown = paper(dice.DICE)
    dice.begin(thrown, 1, 2, 3)
    assert {0} == {choosing.best([-7, -8, 100], 2, thrown) for _ in range(20)}


@pytest.mark.parametrize("id", [id for id in DUELS if id not in LONG])
def test_greedy_beats_random_at_the_table(id):
    """On paper, as tables play; two hundred games are played compiled in `tests/lab`, by the same choices."""
    won, games = 0, 4
    for seed in range(games):
        play = deal(id, 2, seed)
        greedy = seed % 2
        kinds = ("greedy", "random") if greedy == 0 else ("random", "greedy")
        assert sum(1 for _ in play_out(play, kinds)) < MOST_MOVES.get(id, 250)
        won += play.scores().rank[greedy] < play.scores().rank[1 - greedy]
    assert won >= least_won(id, games)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("version", ["standard", "easier"])
def test_games_of_greedy_bots_end_soon(seats, version):
    for seed in range(2):
        play = deal("guacamole", seats, seed, {"game": version})
        assert sum(1 for _ in play_out(play, ("greedy",) * seats)) < 400
        assert 1 in play.scores().rank


@pytest.mark.parametrize("kind", ["no-such", "", "Greedy", "RANDOM"])
def test_a_kind_that_there_is_not_is_told_with_those_there_are(kind):
    guacamole = game("guacamole")
    told = ", ".join(bots.kinds(guacamole))
    with pytest.raises(bots.NoSuchBot, match=f"no bot '{kind}' plays guacamole; there are: {told}$"):
        bots.bot(kind, guacamole, guacamole.cards.load(), seed=1)


def test_greedy_needs_a_judgement():
    without = replace(game("guacamole"), judgement=None)
    plays = [kind.name for kind in bots.ALL if not kind.needs_judgement]
    assert plays == list(bots.kinds(without))
    assert "greedy" not in plays
    with pytest.raises(bots.NoSuchBot, match=f"there are: {', '.join(plays)}$"):
        bots.bot("greedy", without, without.cards.load(), seed=1)
