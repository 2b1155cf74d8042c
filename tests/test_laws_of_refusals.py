"""Law `precedence` can be broken: in the order of refusals, in their advice, and in what a game says of both."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from sobremesa.engine.contract import Game
from sobremesa.engine.play import Play
from sobremesa.engine.views import Text
from sobremesa.games import GAMES, TEMPLATE, game
from sobremesa.kit.check import check
from sobremesa.kit.course import Course
from sobremesa.kit.deals import deals
from sobremesa.kit.laws.precedence import Precedence, Stages, advice, known, precedence, whose_turn
from tests.told import each_told, in_lines

LEFTOVERS = game(TEMPLATE)
SAID = Precedence.of(LEFTOVERS)
RULES, VIEW, STATE = LEFTOVERS.rules, LEFTOVERS.view, LEFTOVERS.state
Clause, Move, Phase = STATE.Clause, STATE.Move, STATE.Phase


def with_rules(refusal) -> Game:
    """Leftovers with another function that refuses."""
    return replace(LEFTOVERS, rules=SimpleNamespace(**{**vars(RULES), "refusal": refusal}))


def found(broken: Game, said: Precedence = SAID, games: int = 6) -> str:
    """What law `precedence` finds in some games of three players, at every position of theirs."""
    stages, told = Stages(), []
    for deal in deals(LEFTOVERS, games, "order"):
        course = Course(LEFTOVERS, LEFTOVERS.cards.load(), packed=False)
        course.deal(deal)
        while not course.over():
            course.walk(course.made + 1)
            state = course.on_paper
            for seat in range(state.seats):
                clauses = [broken.rules.refusal(state, course.box, seat, move) for move in range(broken.moves)]
                told += whose_turn(broken, state, seat, clauses)
                if broken.rules.to_act(state) >> seat & 1:
                    stages.saw(broken, said.stage_of(state, seat), clauses, deal.at(course.made))
    return in_lines([*told, *precedence(broken, said, stages)])


def test_the_template_names_the_order_first():
    assert "" == found(LEFTOVERS)


def test_a_detail_is_named_before_the_order():
    """Without a card in that place it is refused for that, whether or not the turn has come to serving."""

    def refusal(s, box, seat, move):
        clause = RULES.refusal(s, box, seat, move)
        empty = Move.LEAVE <= move < Move.FINISH and s.hand[seat][move - Move.LEAVE] == 0
        return Clause.LEAVE_CARD if clause == Clause.TURN_ORDER and empty else clause

    told = found(with_rules(refusal))
    assert "(leave) is refused by [leave-card]; at the same stage the order forbids such moves by [turn-order]" in told
    assert "the order comes before the detail" in told


def test_a_detail_is_named_before_the_order_in_some_positions_only():
    """A full tin is named for every place of the hand: only other positions show that it is the order that forbids."""

    def refusal(s, box, seat, move):
        clause = RULES.refusal(s, box, seat, move)
        full = sum(s.tin[seat]) > 3 and Move.SERVE <= move < Move.LEAVE
        return Clause.SERVE_CARDS if clause == Clause.TURN_ORDER and full else clause

    assert "(serve) is refused by [serve-cards]; at the same stage the order forbids" in found(with_rules(refusal))


def test_the_order_forbids_what_it_allows_elsewhere():
    def refusal(s, box, seat, move):
        clause = RULES.refusal(s, box, seat, move)
        return Clause.TURN_ORDER if clause == Clause.ONE_DISH else clause

    told = found(with_rules(refusal))
    assert "(serve) is refused by [turn-order], a clause of order; at the same stage such a move is allowed" in told


def test_two_clauses_of_order_are_named_at_one_stage():
    def refusal(s, box, seat, move):
        clause = RULES.refusal(s, box, seat, move)
        return Clause.SHARED_TABLE if clause == Clause.TURN_ORDER and s.turns > 5 else clause

    assert "is refused by [shared-table]; at the same stage the order forbids such moves by [turn-order]" in found(
        with_rules(refusal)
    )


def test_that_there_is_no_such_move_may_be_said_at_any_time():
    """As of a dish that the card set has not."""

    def refusal(s, box, seat, move):
        clause = RULES.refusal(s, box, seat, move)
        return Clause.KNOWN_MOVES if clause == Clause.TURN_ORDER and move == Move.LEAVE else clause

    assert "" == found(with_rules(refusal))
    assert "is refused by [known-moves]" in found(with_rules(refusal), replace(SAID, unknown=frozenset()))


def test_a_detail_is_named_to_somebody_who_is_not_asked():
    def refusal(s, box, seat, move):
        clause = RULES.refusal(s, box, seat, move)
        return Clause.DRAW_CARD if clause == Clause.YOUR_TURN and move == Move.DRAW else clause

    assert "is not asked, and is refused by [draw-card], [your-turn]" in found(with_rules(refusal))


def test_without_a_file_only_whose_turn_it_is_counts():
    def refusal(s, box, seat, move):
        clause = RULES.refusal(s, box, seat, move)
        return Clause.LEAVE_CARD if clause == Clause.TURN_ORDER and move == Move.LEAVE else clause

    assert Precedence() == Precedence.of(game("_tiny"))
    assert "" == found(with_rules(refusal), Precedence())


def test_a_check_tells_it():
    """The positions of different games are compared, those of each process, too."""

    def refusal(s, box, seat, move):
        clause = RULES.refusal(s, box, seat, move)
        return Clause.ONE_DISH if clause == Clause.TURN_ORDER and move == Move.LEAVE + s.seats % 2 else clause

    report = check(with_rules(refusal), games=6, packed=False)
    assert not report.laws["precedence"]["passed"]
    assert "is refused by [one-dish]; at the same stage" in "\n".join(report.faults["precedence"])


# -- advice ---------------------------------------------------------------------------------------------------------


def advised(broken: Game, moves: int, said: Precedence = SAID) -> str:
    """What is wrong with the advice that refusals give to the seat on turn after so many moves."""
    course = Course(LEFTOVERS, LEFTOVERS.cards.load(), packed=False)
    course.deal(deals(LEFTOVERS, 1, "advice")[0])
    course.walk(moves)
    play = Play.at(broken, course.cards, course.on_paper)
    (seat,) = play.to_act()
    return in_lines(advice(play, seat, said, course.all_refusals(play.state, seat)))


def saying(clause: str, text: str) -> Game:
    """Leftovers with another text behind a clause."""

    def explain(view, cards, move, forbidding):
        return Text(text) if forbidding == clause else VIEW.explain(view, cards, move, forbidding)

    return replace(LEFTOVERS, view=SimpleNamespace(**{**vars(VIEW), "explain": explain}))


def test_the_advice_of_the_template_can_be_followed_and_helps():
    assert "" == "".join(advised(LEFTOVERS, moves) for moves in range(4))


def test_an_advice_cannot_be_followed():
    """Before a card has been fetched none can be left."""
    assert "is refused with why.empty-hand, and none of these is allowed: leave" in advised(
        saying("turn-order", "why.empty-hand"), 0
    )


def test_an_advice_does_not_help():
    """To take a card does not make an answer of it."""
    broken = saying("turn-order", "why.draw-card")
    assert "is refused with why.draw-card, and none of these helps: take" in advised(broken, 0)


# -- what games say ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_every_game_says_what_its_order_is(id):
    said = Precedence.of(game(id))
    assert said.stage
    assert {"game-over", "your-turn"} < said.order
    assert [] == list(known(game(id), said))


def test_what_is_not_there_is_told():
    said = Precedence(order=frozenset({"tea-time"}), detail={"your-turn": ("draw",)}, advice={"why.tea": ("brew",)})
    assert [
        "precedence.toml: there is no clause tea-time",
        "precedence.toml: [your-turn] is no clause of order",
        "precedence.toml, why.tea: there is no verb brew",
        "precedence.toml: there is no text why.tea",
    ] == each_told(known(LEFTOVERS, said))


@pytest.mark.parametrize("name", ["tea", "hand[2]", "hand[turn]"])
def test_a_field_that_is_not_there_is_a_fault(name):
    state = Course(LEFTOVERS, LEFTOVERS.cards.load(), packed=False).on_paper
    with pytest.raises((AttributeError, ValueError)):
        Precedence(stage=(name,)).stage_of(state, 0)


def test_a_stage_has_the_numbers_of_its_fields():
    course = Course(LEFTOVERS, LEFTOVERS.cards.load(), packed=False)
    course.deal(deals(LEFTOVERS, 1, "stage")[0])
    state = course.on_paper
    state.asked, state.chosen[1] = 0b10, 3
    said = Precedence(stage=("options.meal", "chosen", "chosen[seat]", "asked[seat]"))
    assert (0, 0, 3, 0, 0, 3, 1) == said.stage_of(state, 1)
    assert (0, 0, 3, 0, 0, 0, 0) == said.stage_of(state, 0)
