"""A game in progress: pending steps, what commits them, undo, answers given at once, versions."""

import random
from dataclasses import replace
from itertools import permutations
from types import ModuleType

import pytest

from sobremesa.engine import record, rng
from sobremesa.engine.errors import BadOptions, NothingToUndo, Refused
from sobremesa.engine.forms import difference, numbers
from sobremesa.engine.play import Play, Step
from sobremesa.engine.views import to_json
from sobremesa.games._template import GAME, rules
from sobremesa.games._template.state import Move, Phase
from sobremesa.games._template.tests.laid import CARDS, hand, happened, laid, move, step, tin

SECRET = b"a secret for tests"


def new_game(seats=3, meal="supper"):
    """A game from its deal on, which can be recorded."""
    return Play(GAME, CARDS, {"meal": meal}, seats, rng.key_from(SECRET))


def seen_by(play, seat):
    """All that reaches a seat: view, choices, log, version."""
    log = [(h.after, *numbers(h.event)) for h in play.log(seat)]
    return to_json(play.view(seat)), play.choices(seat) if seat is not None else [], log, play.version(seat)


def everything(play):
    """All there is to a game."""
    readers = [None, *range(play.seats)]
    return (
        list(numbers(play.state)),
        list(numbers(play.committed)),
        list(play.steps),
        list(play.pending),
        [seen_by(play, seat) for seat in readers],
    )


def serving():
    """Seat 0 may serve rice twice before it leaves a card; nobody is offered a card."""
    return laid(
        3,
        hand_1="rice rice flan",
        hand_2="lentils",
        hand_3="croquettes",
        phase="serve",
        counter="lentils",
        deck="flan flan",
    )


# -- pending steps ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [1, 2, None])
def test_pending_steps_are_hidden_from_others(other):
    play = serving()
    before = seen_by(play, other)
    step(play, 0, "serve card 1")
    step(play, 0, "serve card 2")
    assert before == seen_by(play, other)
    play.undo(0)
    assert before == seen_by(play, other)


def test_pending_steps_are_seen_by_their_mover():
    play = serving()
    step(play, 0, "serve card 1")
    assert ["rice"] == [slot.card for slot in play.view(0).zone("tin:0").slots]
    assert "one-dish" == play.refusal(0, move("serve card 3"))
    assert 1 == len(play.log(0))
    assert ([], [Step(0, move("serve card 1"))]) == (play.steps, play.pending)


def test_the_position_that_others_see_is_not_touched_by_a_pending_step():
    play = serving()
    committed = play.committed
    before = list(numbers(committed))
    step(play, 0, "serve card 1")
    assert play.committed is committed
    assert before == list(numbers(committed))


def test_pending_steps_are_not_in_a_record():
    play, waiting = new_game(), new_game()
    for game in (play, waiting):
        step(game, game.to_act()[0], "draw")
    seat = play.to_act()[0]
    step(play, seat, "serve card 1")
    assert play.pending
    assert record.write(waiting, SECRET) == record.write(play, SECRET)


# -- what commits -------------------------------------------------------------------------------------------------


def test_a_step_that_shows_its_mover_a_card_commits_itself_and_everything_before_it():
    play = laid(hand_1="rice", hand_2="rice", counter="rice", deck="lentils flan")
    step(play, 0, "draw")
    assert [] == play.pending
    with pytest.raises(NothingToUndo, match="seat 0"):
        play.undo(0)


def test_a_step_that_shows_only_others_a_card_stays_pending():
    play = serving()
    made = play.move(0, move("serve card 1"))
    assert [0b110] == [h.event.shown & 0b111 for h in made]
    assert 1 == len(play.pending)


def test_a_step_that_shows_nobody_anything_stays_pending():
    """The deck is empty: the card taken from the counter is known, and no other is turned up."""
    play = laid(hand_1="rice", hand_2="rice", counter="flan lentils")
    step(play, 0, "take from the counter")
    assert 1 == len(play.pending)
    play.undo(0)
    assert ("rice", "flan lentils") == (hand(play, 0), " ".join(reversed(dishes_under(play.state.counter))))


def dishes_under(pile):
    """The dishes of a pile from the top down."""
    return [CARDS.card(pile.card[i], "dish").id for i in reversed(range(pile.n))]


def house_rules(play, apply):
    """The same table under rules of which one is another."""
    changed = ModuleType(rules.__name__)
    vars(changed).update({**vars(rules), "apply": apply})
    play.game = replace(GAME, rules=changed)


def test_a_step_that_uses_chance_commits():
    """A house rule of this test: whoever serves shuffles the deck."""

    def apply(s, box, seat, move, events):
        rules.apply(s, box, seat, move, events)
        rng.below(s.rng, 6)

    play = serving()
    house_rules(play, apply)
    step(play, 0, "serve card 1")
    assert ([], [Step(0, move("serve card 1"))]) == (play.pending, play.steps)


def test_the_end_of_a_turn_commits():
    play = serving()
    step(play, 0, "serve card 1")
    step(play, 0, "leave card 3")
    assert ([], 2) == (play.pending, len(play.steps))
    with pytest.raises(NothingToUndo):
        play.undo(0)


def test_the_end_of_a_turn_commits_even_if_the_same_seat_is_asked_next():
    """Seat 1 answers in seat 0's turn, and then has its own."""
    play = laid(hand_1="flan rice", hand_2="lentils", tin_2="flan", phase="serve", counter="rice", deck="rice")
    step(play, 0, "leave card 1")
    assert (1,) == play.to_act()
    step(play, 1, "accept")
    assert ((1,), [], 2) == (play.to_act(), play.pending, len(play.steps))


def test_asking_another_seat_commits():
    play = laid(3, hand_1="rice flan", hand_2="lentils", hand_3="lentils", tin_3="flan", phase="serve", counter="rice")
    step(play, 0, "serve card 1")
    step(play, 0, "leave card 2")
    assert ((2,), [], 2) == (play.to_act(), play.pending, len(play.steps))
    assert "asked" == play.view(0).phase


def test_the_end_of_the_game_commits():
    play = laid(hand_1="rice", phase="serve", turn=1)
    step(play, 1, "finish")
    assert (True, []) == (play.over, play.pending)


# -- undo ---------------------------------------------------------------------------------------------------------


def test_undo_takes_back_one_step_after_another():
    play = serving()
    positions = [list(numbers(play.state))]
    for words in ("serve card 1", "serve card 2"):
        step(play, 0, words)
        positions.append(list(numbers(play.state)))
    for expected in reversed(positions[:-1]):
        play.undo(0)
        assert expected == list(numbers(play.state))
    with pytest.raises(NothingToUndo):
        play.undo(0)


def test_undo_restores_the_log_and_the_choices():
    play = serving()
    step(play, 0, "serve card 1")
    log, choices = seen_by(play, 0)[2], play.choices(0)
    step(play, 0, "serve card 2")
    play.undo(0)
    assert (log, choices) == (seen_by(play, 0)[2], play.choices(0))


def test_only_the_mover_can_undo():
    play = serving()
    step(play, 0, "serve card 1")
    before = everything(play)
    for seat in (1, 2, 3, -1):
        with pytest.raises(NothingToUndo, match=f"seat {seat} "):
            play.undo(seat)
    assert before == everything(play)


def test_after_an_undo_play_goes_on_another_way():
    play = serving()
    step(play, 0, "serve card 1")
    play.undo(0)
    step(play, 0, "serve card 3")
    step(play, 0, "leave card 1")
    assert ("flan", "- rice") == (tin(play, 0), hand(play, 0))
    assert [Step(0, move("serve card 3")), Step(0, move("leave card 1"))] == play.steps


def test_each_event_keeps_the_number_of_moves_made_up_to_it():
    play = serving()
    made = [play.move(0, move(words)) for words in ("serve card 1", "serve card 2", "leave card 3")]
    assert [1, 2, 3] == [h.after for step_made in made for h in step_made]
    assert [1, 2, 3] == [h.after for h in play.log(None)]
    assert {0} == {h.after for h in new_game().log(None)}


def test_a_move_without_events_returns_none():
    play = laid(hand_1="rice", hand_2="flan", phase="share", deck="flan")
    assert [] == play.move(0, move("share card 1"))


# -- answers given at once ----------------------------------------------------------------------------------------


def sharing():
    """Three seats choose at once; two of them the same dish."""
    hands = {"hand_1": "rice flan", "hand_2": "rice lentils", "hand_3": "flan croquettes"}
    return laid(3, **hands, seen_2=(0,), phase="share", turn=2, first=2, counter="meatballs", deck="flan lentils")


ANSWERS = {0: "share card 1", 1: "share card 1", 2: "share card 2"}


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_answers_changes_nothing(order):
    play, other = sharing(), sharing()
    for seat in range(3):
        step(play, seat, ANSWERS[seat])
    for seat in order:
        step(other, seat, ANSWERS[seat])
    assert everything(play) == everything(other)
    assert [Step(seat, move(ANSWERS[seat])) for seat in range(3)] == other.steps


def test_the_order_of_answers_changes_no_record():
    """The same game twice; wherever several are asked they answer in seat order, and the other way round."""
    play, other = new_game(), new_game()
    dice = random.Random(5)
    together = 0
    while not play.over:
        asked = play.to_act()
        answers = {seat: dice.choice(play.choices(seat)) for seat in asked}
        for seat in asked:
            play.move(seat, answers[seat])
        for seat in reversed(asked):
            other.move(seat, answers[seat])
        together += len(asked) > 1
        assert everything(play) == everything(other)
    assert together > 1
    assert record.write(play, SECRET) == record.write(other, SECRET)
    assert record.digest(play.state) == record.digest(other.state)


def test_an_answer_is_hidden_until_all_have_answered():
    """What seat 0 has chosen changes nothing that anybody else gets; that it has chosen is known."""
    one, other = sharing(), sharing()
    step(one, 0, "share card 1")
    step(other, 0, "share card 2")
    for seat in (1, 2, None):
        assert seen_by(one, seat) == seen_by(other, seat)
    assert ("chosen",) == one.view(0).zone("hand:0").slots[0].marks
    assert ((1, 2), [], []) == (one.to_act(), one.steps, one.log(None))


def test_an_answer_cannot_be_taken_back():
    play = sharing()
    step(play, 0, "share card 1")
    with pytest.raises(NothingToUndo):
        play.undo(0)


def test_the_last_answer_cannot_be_taken_back_even_if_it_shows_nothing_new():
    """Seat 0 answers last, plays next, and has learnt what seat 1 chose though everybody knew that card."""
    for order in ((0, 1), (1, 0)):
        play = laid(
            hand_1="rice", hand_2="flan", seen_1=(0,), seen_2=(0,), phase="share", counter="lentils", deck="lentils"
        )
        for seat in order:
            step(play, seat, "share card 1")
        assert (0,) == play.to_act()
        assert ([], 2) == (play.pending, len(play.steps))
        with pytest.raises(NothingToUndo):
            play.undo(0)


def test_a_record_in_the_middle_of_a_question_holds_no_answer():
    play = new_game(seats=2)
    while play.state.phase != Phase.SHARE:
        seat = play.to_act()[0]
        play.move(seat, play.choices(seat)[0])
    before = record.write(play, SECRET)
    play.move(1, play.choices(1)[0])
    assert before == record.write(play, SECRET)


# -- refusals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pending", [False, True])
def test_a_refused_move_changes_nothing(pending):
    play = serving()
    if pending:
        step(play, 0, "serve card 1")
    before = everything(play)
    refused = 0
    for seat in (-1, 0, 1, 2, 3, 64):
        for junk in [*range(-2, GAME.moves + 2), 10**9]:
            if clause := play.refusal(seat, junk):
                with pytest.raises(Refused, match=rf"\[{clause}\]") as error:
                    play.move(seat, junk)
                assert (seat, junk, clause) == (error.value.seat, error.value.move, error.value.clause)
                refused += 1
    assert refused > 100
    assert before == everything(play)


def test_a_rule_that_fails_changes_nothing():
    """A house rule of this test: card 1 cannot be served, and nobody has thought of it."""

    def apply(s, box, seat, number, events):
        rules.apply(s, box, seat, number, events)
        assert number != move("serve card 1")

    play = serving()
    house_rules(play, apply)
    before = everything(play)
    with pytest.raises(AssertionError):
        step(play, 0, "serve card 1")
    assert before == everything(play)
    assert ["SERVED"] == [GAME.state.Event(h.event.what).name for h in play.move(0, move("serve card 2"))]


def test_a_seat_that_is_not_asked_has_no_choices():
    play = serving()
    assert [[], [], [], []] == [play.choices(seat) for seat in (1, 2, 3, -1)]


# -- versions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_versions_only_grow(seats):
    """For everybody after every move and undo; for the mover they grow strictly."""
    play, dice = new_game(seats), random.Random(seats)
    readers = [None, *range(seats)]
    undone = 0
    while not play.over:
        before = {reader: play.version(reader) for reader in readers}
        seat = dice.choice(play.to_act())
        if play.pending and dice.random() < 0.4:
            play.undo(seat)
            undone += 1
        else:
            play.move(seat, dice.choice(play.choices(seat)))
        after = {reader: play.version(reader) for reader in readers}
        assert all(before[reader] <= after[reader] for reader in readers)
        assert before[seat] < after[seat]
    assert undone > 0
    assert len(play.steps) == play.version(None)


def test_a_view_that_changes_has_another_version():
    """No two different positions of a game, as their mover sees them, have the same version: undone ones included."""
    play, dice = new_game(2), random.Random(7)
    found: dict[tuple[int, int], str] = {}
    while not play.over:
        seat = dice.choice(play.to_act())
        view = to_json(play.view(seat))
        assert view == found.setdefault((seat, play.version(seat)), view)
        if play.pending and dice.random() < 0.4:
            play.undo(seat)
        else:
            play.move(seat, dice.choice(play.choices(seat)))


# -- the rest -----------------------------------------------------------------------------------------------------


def test_options_and_seats_are_checked():
    with pytest.raises(BadOptions, match="2 to 4 players, not 5"):
        Play(GAME, CARDS, {}, 5, rng.key_from(SECRET))
    with pytest.raises(BadOptions, match="has no option 'dinner'; it has: meal"):
        Play(GAME, CARDS, {"dinner": "late"}, 2, rng.key_from(SECRET))
    with pytest.raises(BadOptions, match="supper, snack, not 'feast'"):
        Play(GAME, CARDS, {"meal": "feast"}, 2, rng.key_from(SECRET))


def test_the_deal_is_in_the_log():
    play = new_game(2)
    assert ["DEALT"] * 6 + ["TURNED", "BEGINS"] == happened(play)
    assert ([], [], 0, 1) == (play.steps, play.pending, play.version(0), play.state.turns)


def test_a_position_that_was_set_up_is_not_changed_by_playing_on():
    play = serving()
    state = play.state
    before = list(numbers(state))
    step(play, 0, "leave card 3")
    assert before == list(numbers(state))
    assert "" != difference(state, play.state)


def test_moves_are_numbered_by_verb():
    verbs = {verb.id: (verb.first, verb.size) for verb in GAME.verbs}
    assert (Move.SERVE, 4) == verbs["serve"]
    assert GAME.moves == sum(size for _, size in verbs.values())
    for number in range(GAME.moves):
        verb = GAME.verb(number)
        assert number == verb.join(*verb.split(number))
    with pytest.raises(ValueError, match="has moves 0 to 16, not 17"):
        GAME.verb(17)
    with pytest.raises(ValueError, match="4 is not between 0 and 3"):
        GAME.verbs[2].join(4)


# -- branches -----------------------------------------------------------------------------------------------------


def test_a_branch_begins_where_the_game_is_and_goes_its_own_way():
    play = serving()
    step(play, 0, "serve card 1")
    branch = play.branch()
    assert everything(play) == everything(branch)
    before = everything(play)
    step(branch, 0, "serve card 2")
    branch.undo(0)
    branch.undo(0)
    step(branch, 0, "leave card 3")
    assert before == everything(play)
    assert ("rice rice", "- rice flan") == (hand(branch, 0), hand(play, 0))


def test_a_branch_in_the_middle_of_a_question_knows_who_has_answered():
    play = sharing()
    step(play, 0, ANSWERS[0])
    branch = play.branch()
    for seat in (2, 1):
        step(branch, seat, ANSWERS[seat])
    for seat in (1, 2):
        step(play, seat, ANSWERS[seat])
    assert everything(play) == everything(branch)


def test_a_branch_from_another_position_drops_the_pending_steps():
    play = serving()
    step(play, 0, "serve card 1")
    other = sharing()
    branch = play.branch(other.state)
    assert ([], (0, 1, 2), list(numbers(other.state))) == (branch.pending, branch.to_act(), list(numbers(branch.state)))
