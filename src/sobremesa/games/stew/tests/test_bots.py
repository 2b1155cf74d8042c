"""Stew: what the greedy bot thinks of a position, from what its seat knows."""

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.engine.events import EVENTS
from sobremesa.engine.forms import copy, numbers, paper
from sobremesa.games.stew import GAME, judgement
from sobremesa.games.stew.state import Phase
from sobremesa.games.stew.tests.laid import ADVANCED, ALL_FED, CARDS, EASY, deal, laid, move, step
from sobremesa.lab.simulate import Match, Table


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


def greedy_game(seats, number, options=EASY):
    """The positions of a greedy game, each with who chooses and what."""
    play, greedy = deal(seats, f"greedy {number}", options), bot("greedy", GAME, CARDS, number)
    while not play.over:
        seat = play.to_act()[0]
        choice = greedy(play.view(seat), play.choices(seat), imagination(GAME, CARDS, play.position(seat), seat))
        yield play, seat, choice
        play.move(seat, choice)


def after(world, seat, words):
    """A world after a move."""
    made = copy(world)
    GAME.rules.apply(made, CARDS.box, seat, move(words), paper(EVENTS))
    return made


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_not_to_be_asked_again_is_worse_than_to_let_it_simmer(seats, options):
    """In every world, at every position between turns at which others have cards to play yet."""
    asked = 0
    for play, seat, choice in greedy_game(seats, 1, options):
        left = play.state.deck.n - (GAME.rules.next_seat(play.state, play.state.turn) == seat)
        if play.state.phase != Phase.BETWEEN or left <= 0:
            continue
        assert choice != move("let it simmer and do not ask again")
        for number in range(4):
            world = imagination(GAME, CARDS, play.position(seat), seat)(number)
            simmers, quiet = (after(world, seat, f"let it simmer{more}") for more in ("", " and do not ask again"))
            if simmers.phase in (Phase.TURN, Phase.BETWEEN):
                judged = [judgement.judge(s, CARDS.box, seat) for s in (simmers, quiet)]
                assert judged[0] > judged[1]
                asked += 1
    assert asked > 20


def test_when_no_turns_are_left_it_makes_no_difference_whether_one_would_be_asked_again():
    play = step(laid(3, drawn="leek", pot="stone", deck=""), "1: put into the pot")
    after_each = [after(play.state, 1, f"let it simmer{more}") for more in ("", " and do not ask again")]
    one, other = (judgement.judge(s, CARDS.box, 1) for s in after_each)
    assert one == other


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("points", [{}, {"right_2": 1, "wrong_2": 1}, {"right_2": 1, "wrong_2": 1, "wrong_1": 4}])
def test_nobody_calls_a_pot_that_is_probably_poor(seats, points):
    """Not even if it would win the game: what is in the pot may be rich enough in a few of a hundred worlds."""
    known = {"pot": "potato potato", "put_2": (0, 1), "fed": "carrot leek", "fed_by_2": (0, 1)}
    deck = "potato potato garlic garlic chicken leek carrot"
    play = step(laid(seats, drawn="stone", deck=deck, **known, **points), "1: put into the pot")
    assert 25 == judgement.chance(play.state, CARDS.box, 1)
    assert move("call stew") not in {chosen(play, 1, number) for number in range(10)}


@pytest.mark.timeout(300)
def test_greedy_bots_call_between_turns_too_and_only_what_is_likely():
    """A quarter of their calls, each with a chance of a third or more as they see it."""
    calls = {Phase.TURN: 0, Phase.BETWEEN: 0}
    for seats in GAME.seats:
        for play, seat, choice in greedy_game(seats, 2):
            if choice == move("call stew"):
                phase = Phase(play.state.phase)
                calls[phase] += 1
                if phase == Phase.BETWEEN:
                    imagine = imagination(GAME, CARDS, play.position(seat), seat)
                    chances = [judgement.chance(imagine(number), CARDS.box, seat) for number in range(30)]
                    assert 33 <= sum(chances) / len(chances)
    assert 4 * calls[Phase.BETWEEN] >= sum(calls.values())


@pytest.mark.timeout(300)
@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_half_of_the_calls_of_greedy_bots_are_right(options):
    """Counted in hundreds of games of two, three and four players; a wrong call gives points to all others."""
    right = wrong = 0
    for seats in GAME.seats:
        table = Table(Match(GAME, CARDS, ("greedy",) * seats, "right", options))
        table.play(0, 100)
        right += table.worlds["right"][:100].sum()
        wrong += table.worlds["wrong"][:100].sum() // (seats - 1)
    assert right >= wrong
