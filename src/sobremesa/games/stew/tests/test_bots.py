"""Stew: what the greedy bot thinks of a position, from what its seat knows."""

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.engine.forms import numbers
from sobremesa.games.stew import GAME, judgement
from sobremesa.games.stew.state import Phase
from sobremesa.games.stew.tests.laid import ADVANCED, ALL_FED, CARDS, EASY, deal, laid, move, step


def chosen(play, seat, number=1):
    """The move of a greedy bot in that seat."""
    position = play.position(seat)
    greedy = bot("greedy", GAME, CARDS, number)
    return greedy(play.view(seat), play.choices(seat), imagination(GAME, CARDS, position, seat))


def test_a_pot_that_is_known_to_be_rich_is_called():
    """Everything in the pot is the bot's own."""
    play = laid(drawn="stone", pot="garlic leek leek", put_2=(0, 1, 2), fed=ALL_FED.replace("stone stone", "potato -"))
    step(play, "1: feed the Vagabond")
    assert {move("call stew")} == {chosen(play, 1, number) for number in range(5)}


def test_a_pot_that_is_known_to_be_poor_is_not_called():
    play = laid(3, drawn="leek", pot="stone", put_2=(0,), deck="potato carrot garlic")
    step(play, "1: feed the gopher")
    assert move("call stew") not in {chosen(play, 1, number) for number in range(5)}


def test_a_caller_plays_the_card_that_makes_the_pot_rich():
    play = step(laid(drawn="garlic", pot="leek leek", put_1=(0, 1), fed=ALL_FED), "1: call stew")
    assert move("put into the pot") == chosen(play, 0)
    fed = "carrot carrot leek - potato potato"
    play = step(laid(drawn="stone", pot="garlic leek leek", put_1=(0, 1, 2), fed=fed), "1: call stew")
    assert move("feed the boar") == chosen(play, 0)


def test_chance_is_counted_over_the_hidden_cards():
    """Of four cards that may lie in the hidden place of the pot, two are enough for twelve points."""
    mine = {"put_2": (0, 1), "fed_by_2": tuple(range(6))}
    play = laid(2, drawn="stone", pot="garlic leek carrot", fed=ALL_FED, deck="leek leek potato", turn=1, **mine)
    assert 50 == judgement.chance(play.state, CARDS.box, 1)


@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_a_judgement_changes_nothing(options):
    play, looked = deal(3, "judged", options), set()
    while not play.over:
        seat = play.to_act()[0]
        looked.add(int(play.state.phase))
        for other in range(3):
            before = list(numbers(play.state))
            GAME.judgement.judge(play.state, CARDS.box, other)
            assert before == list(numbers(play.state))
        play.move(seat, chosen(play, seat))
    assert {Phase.TURN, Phase.BETWEEN, Phase.ROUND_OVER} <= looked
    assert "LIMIT" not in {GAME.state.Event(h.event.what).name for h in play.log(None)}


def test_a_call_is_judged_alike_whether_it_would_be_right_or_wrong_in_the_imagined_world():
    """The cards of the pot change places with those of the deck; the bot knows neither."""
    worlds = []
    for pot, deck in (("garlic leek", "stone potato"), ("stone potato", "garlic leek")):
        play = laid(
            2, ADVANCED, drawn="carrot", pot=pot, put_2=(0, 1), fed="leek carrot potato potato potato -", deck=deck
        )
        step(play, "1: call stew")
        worlds.append(play.state)
    assert [1, 0] == [world.right[0] for world in worlds]
    one, other = (judgement.judge(world, CARDS.box, 0) for world in worlds)
    assert one == other
