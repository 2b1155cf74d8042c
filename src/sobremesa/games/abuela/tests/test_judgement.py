"""Abuela Co.: what a bot thinks of positions, and what the greedy bot then does."""

from typing import Any

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.bots.judging import judging
from sobremesa.engine import forms
from sobremesa.engine.forms import copy
from sobremesa.engine.play import Play
from sobremesa.games.abuela import GAME, judgement, planning
from sobremesa.games.abuela.tests.laid import ADVANCED, CARDS, SAZON, laid, move, random_game, zone

BOTH = {**ADVANCED, **SAZON}
VARIANTS = {"beginner": {}, "advanced": ADVANCED, "beginner sazon": SAZON, "advanced sazon": BOTH}
OPEN = {"pantry": "corn cow rice pig hen water", "deck": "corn cow rice pig hen corn cow rice pig hen"}
TWO_FOODS = {"recipes": "changua arepa-de-huevo tamal", "foods": "milk egg flour chicharron"}


def judged(play: Play, seat: int = 0) -> int:
    return int(judging(GAME)(play.state, CARDS.box, seat, forms.paper(judgement.NOTES)))


def table(options: dict[str, str] | None = None, **said: Any) -> Play:
    """A position in which nothing is missing that a plan may need."""
    return laid(options=options, **{**OPEN, **TWO_FOODS, **said})


def chosen(play: Play, seat: int = 0) -> int:
    """What the greedy bot does."""
    greedy = bot("greedy", GAME, CARDS, seed=1)
    return greedy(play.view(seat), play.choices(seat), imagination(GAME, CARDS, play.position(seat), seat))


# -- what is valued -------------------------------------------------------------------------------------------------


def test_the_nearer_a_recipe_the_better():
    steps = [
        table(hand_1="hen"),
        table(hand_1="egg"),
        table(hand_1="egg milk"),
        table(hand_1="egg", burner_1_1="milk"),
        table(burner_1_1="egg milk"),
        table(cooked_1="changua", recipes="arepa-de-huevo tamal"),
    ]
    worths = [judged(play) for play in steps]
    assert sorted(worths) == worths
    assert len(set(worths)) == len(worths)


def test_a_burner_that_becomes_nothing_is_worse_than_an_empty_one():
    assert judged(table(burner_1_1="corn potato")) < judged(table())
    assert judged(table(burner_1_1="corn corn corn corn")) < judged(table(burner_1_1="corn corn corn"))


def test_work_that_was_done_for_a_food_is_worth_something():
    worths = [judged(table(burner_1_1=" ".join(["corn"] * cards))) for cards in range(4)]
    assert sorted(worths) == worths
    assert len(set(worths)) == 4


def test_water_copies_a_basic_that_is_there():
    assert judged(table(burner_1_1="hen water")) > judged(table(burner_1_1="water water"))


def test_what_others_have_counts_against_it():
    assert judged(table(cooked_2="mazamorra")) < judged(table())
    assert judged(table(burner_1_2="corn corn")) < judged(table())
    assert judged(table(coffee_2="coffee")) > judged(table())


def test_the_end_is_won_or_lost():
    won = table(hand_1="egg", hand_2="potato", ending="over")
    assert judged(won, 0) > judgement.WIN
    assert judged(won, 1) < 0


def test_in_the_last_round_nothing_is_planned_that_comes_too_late():
    def gain(**said: Any) -> int:
        return judged(table(hand_1="egg milk", **said)) - judged(table(**said))

    last: dict[str, Any] = {"ending": "last-round", "first": 0, "left": 2}
    assert gain(turn=0, **last) > 2 * judgement.POINT
    assert gain(turn=1, **last) == 2 * judgement.POINT
    assert judged(table(turn=1, **last)) == -judgement.AHEAD


def test_negative_points_weigh_more_when_the_end_is_near():
    def cost(**said: Any) -> int:
        return judged(table(hand_1="potato", **said)) - judged(table(**said))

    assert cost(ending="last-round") < cost() < 0


def test_a_card_that_is_in_the_way_is_worse_than_one_that_lies_idle():
    said: dict[str, Any] = {"recipes": "changua", "foods": "meat"}
    apart = judged(laid(burner_1_1="egg milk", burner_2_1="flour", **said))
    together = judged(laid(burner_1_1="egg milk flour", **said))
    assert apart > together


def test_a_basic_that_lies_on_the_stove_is_cooked_where_it_lies():
    """It goes to no other burner, so what spoils its burner is in the way although others are empty."""
    said: dict[str, Any] = {"recipes": "mazamorra", "foods": "milk", "hand_1": "corn corn corn milk"}
    spoilt = judged(table(burner_1_1="corn potato potato", **said))
    apart = judged(table(burner_1_1="corn", burner_2_1="potato potato", **said))
    assert apart - spoilt >= planning.CLEARING * judgement.RATE


# -- a game that lasts ----------------------------------------------------------------------------------------------


def test_a_food_that_is_kept_for_its_points_loses_its_worth():
    def kept(rounds: int) -> int:
        said: dict[str, Any] = {"recipes": "mazamorra", "foods": "milk", "rounds": rounds}
        return judged(table(hand_1="flour", **said)) - judged(table(**said))

    usual = judgement.USUAL
    assert kept(1) == kept(usual) == judgement.POINT
    assert kept(usual) > kept(usual + 10) > kept(usual + 30) == kept(usual + 90) == judgement.LEAST


def test_what_is_near_counts_more_the_longer_a_game_lasts():
    def step(rounds: int) -> int:
        said: dict[str, Any] = {"recipes": "sancocho-de-gallina", "rounds": rounds}
        return judged(table(burner_1_1="hen hen plantain potato", **said)) - judged(
            table(burner_1_1="hen hen plantain", **said)
        )

    usual = judgement.USUAL
    assert step(1) == step(usual) < step(usual + 20) < step(usual + 60)


def test_nobody_is_hindered_once_a_game_lasts_too_long():
    def harm(rounds: int) -> int:
        return judged(table(rounds=rounds)) - judged(table(burner_1_2="corn corn", rounds=rounds))

    assert harm(1) > 0
    assert harm(judgement.USUAL + judgement.CALM) == 0


def test_the_heart_is_set_on_one_recipe_after_another_and_on_different_ones():
    later = range(judgement.USUAL + 1, judgement.USUAL + 1 + 3 * judgement.CHANGE)
    hearts = [[judgement.heart(table(rounds=rounds).state, seat, rounds) for rounds in later] for seat in range(2)]
    assert [3, 3] == [len(set(of)) for of in hearts]
    assert all(mine != theirs for mine, theirs in zip(*hearts, strict=True))
    assert judgement.heart(table(rounds=1).state, 0, 0) == judgement.LOST


# -- what it leads to -----------------------------------------------------------------------------------------------


def test_greedy_cooks_what_lies_ready():
    assert chosen(table(burner_1_1="egg milk", left=2)) == move("cook changua on burner 1")


def test_greedy_brings_together_what_belongs_together():
    play = table(hand_1="egg milk", left=2)
    while play.state.turns < 4 and not zone(play, "cooked:0"):
        seat = play.to_act()[0]
        play.move(seat, chosen(play, seat))
    assert zone(play, "cooked:0") == ["changua"]


def test_a_timer_is_placed_last_and_then_waited_for():
    """It closes its burner, so the other cards come first; it is placed although that takes time."""
    said: dict[str, Any] = {"recipes": "arroz-con-leche", "foods": "milk cooked-rice", "left": 1}
    timer: dict[str, Any] = {"timer_1_1": 0, "timer_card_1_1": "panela"}
    apart = judged(table(SAZON, hand_1="milk panela", burner_1_1="cooked-rice", **said))
    early = judged(table(SAZON, hand_1="milk", burner_1_1="cooked-rice panela", **timer, **said))
    without = judged(table(SAZON, hand_1="panela", burner_1_1="cooked-rice milk", **said))
    waiting = judged(table(SAZON, burner_1_1="cooked-rice milk panela", **timer, **said))
    assert early < apart < without < waiting


# -- what it sees ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_it_depends_on_nothing_that_the_seat_cannot_see(options):
    differed = 0
    for play in random_game(3, options, "judged", 60):
        for seat in range(3):
            here = imagination(GAME, CARDS, play.state, seat)
            worlds = [here(seed) for seed in range(3)]
            differed += str(worlds[0]) != str(worlds[1])
            notes = forms.paper(judgement.NOTES)
            assert len({judging(GAME)(world, CARDS.box, seat, notes) for world in worlds}) == 1
    assert differed > 50


def test_judging_changes_nothing():
    for play in random_game(4, BOTH, "untouched", 100):
        before = copy(play.state)
        judged(play, play.to_act()[0])
        assert "" == forms.difference(before, play.state)
