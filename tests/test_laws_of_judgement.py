"""Law `judged` finds errors of judgements, the three among them that once spoiled games and figures."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from sobremesa.engine.contract import Game
from sobremesa.games import GAMES, TEMPLATE, game
from sobremesa.games.platos.tests.laid import laid
from sobremesa.kit.check import check
from sobremesa.kit.course import Course
from sobremesa.kit.deals import deals
from sobremesa.kit.laws.judged import MANY, Compared, Opinions, excuses, judged, opinion
from sobremesa.kit.trying import Trying
from tests.told import each_told, in_lines

LEFTOVERS = game(TEMPLATE)
FEW_GAMES = 40  # of a check


def opinions(of: Game, moves: Iterable[int], games: int = 24, phase: int | None = None) -> tuple[Opinions, list[str]]:
    """What a game's judgement says after so many moves of some games of two players, in one phase or in all.

    With it what is wrong with the ends of games there.
    """
    course, noted, told = Course(of, of.cards.load(), packed=False), Opinions(), []
    trying = Trying(course)
    two = [deal for deal in deals(of, games * len(of.seats), "judged") if deal.seats == of.seats[0]]
    for deal in two[:games]:
        course.deal(deal)
        for made in moves:
            course.walk(made)
            asked = trying.asked(trying.here())
            if asked and phase in (None, int(course.state.phase)):
                told += opinion(trying, asked[0], Random(deal.seed), noted, deal.at(made))
    return noted, told


def judging(of: Game, judge: Callable) -> Game:
    """A game with another judgement, on paper."""
    return replace(of, judgement=SimpleNamespace(judge=judge))


# -- what a choice costs ----------------------------------------------------------------------------------------------


def tokens_of_cudillero() -> str:
    """What is wrong when tokens are decided about for the first time, while the other still decides."""
    cudillero = game("cudillero")
    noted, _ = opinions(cudillero, [4], phase=cudillero.state.Phase.TOKENS)
    assert all(found.cases >= MANY for found in noted.early.values())
    return in_lines(judged(cudillero, noted, {}))


def test_cudillero_judges_tokens_as_they_are_paid():
    assert "" == tokens_of_cudillero()


def test_tokens_look_free_as_long_as_others_decide(monkeypatch):
    """An old error: `tokens` is cleared only when all have decided."""
    monkeypatch.setattr(game("cudillero").judgement, "unspent", lambda s, seat, token: s.tokens[seat][token])
    assert "cases once all have answered, and in 0 before: is it judged before it is paid?" in tokens_of_cudillero()


# -- how choices differ -----------------------------------------------------------------------------------------------


def answers_of_stew() -> str:
    """What is wrong when the second player is asked between turns, and may call."""
    stew = game("stew")
    noted, _ = opinions(stew, range(1, 8), phase=stew.state.Phase.BETWEEN)
    return in_lines(judged(stew, noted, {}))


def test_stew_tells_an_answer_from_a_standing_order():
    assert "" == answers_of_stew()


def test_a_standing_order_is_given_by_lot(monkeypatch):
    """An old error: `quiet` was not judged."""
    monkeypatch.setattr(game("stew").judgement, "silence", lambda s, seat: 0)
    assert "simmer, quiet are judged alike in all" in answers_of_stew()


def test_what_a_verb_names_is_not_judged():
    """Whichever card is served or left, it is the same to this judgement, and not to the seat."""
    flat = judging(LEFTOVERS, lambda s, box, seat: 0)
    noted, _ = opinions(flat, range(1, 9))
    told = in_lines(judged(flat, noted, {"serve: place": "of no account"}))
    assert "leave: place are judged alike in all" in told
    assert "serve: place" not in told


def test_what_a_seat_cannot_tell_apart_may_be_judged_alike():
    """Where an offer cannot be declined, to accept it and to decline it are one."""
    rules, move = LEFTOVERS.rules, LEFTOVERS.state.Move

    def apply(s, box, seat, made, events):
        rules.apply(s, box, seat, move.ACCEPT if made == move.DECLINE else made, events)

    for made, apart in ((rules.apply, True), (apply, False)):
        flat = replace(
            judging(LEFTOVERS, lambda s, box, seat: 0), rules=SimpleNamespace(**{**vars(rules), "apply": made})
        )
        noted, _ = opinions(flat, range(3, 20))
        (found,) = (found for (_, _, kind), found in noted.alike.items() if kind == "accept, decline")
        assert found.cases >= MANY
        assert found.so == (found.cases if apart else 0)


def test_a_few_positions_prove_nothing():
    few, many = (Opinions(alike={(1, False, "serve, leave"): Compared(n, n, 0, "here")}) for n in (MANY - 1, MANY))
    assert [] == list(judged(LEFTOVERS, few, {}))
    few.add(Opinions(alike={(1, False, "serve, leave"): Compared(1, 1, 0, "there")}))
    assert list(judged(LEFTOVERS, few, {})) == list(judged(LEFTOVERS, many, {}))
    told = in_lines(judged(LEFTOVERS, many, {}))
    assert told.startswith(f"here: serve, leave are judged alike in all {MANY} positions of phase serve, and")


def test_what_is_excused_exists():
    excused = {"serve, leave": "a reason", "serve: place": "a reason", "serve: card": "a reason", "brew, leave": "none"}
    assert [
        "judged.toml excuses serve: card, which there is not",
        "judged.toml excuses brew, leave, which there is not",
    ] == each_told(judged(LEFTOVERS, Opinions(), excused))


@pytest.mark.parametrize("id", GAMES)
def test_what_games_excuse_exists_and_has_a_reason(id):
    assert [] == list(judged(game(id), Opinions(), excuses(game(id))))
    assert all(reason.strip() for reason in excuses(game(id)).values())


# -- the end of the game ----------------------------------------------------------------------------------------------


DECK = "onion flour potato egg cheese tomato meat corn rice"  # no answer to a fire


def burning_the_last_opponent() -> str:
    """What is wrong when a fire would put the last opponent out, with and without whom one is behind."""
    platos = game("platos")
    course = Course(platos, platos.cards.load(), packed=False)
    said = {"hand_1": "fire cheese tomato flour egg", "hand_2": "rice egg", "deck": DECK}
    course.place(laid(2, cooked_2="provoleta", centre="pizza", dishes="locro", **said).state)
    return in_lines(opinion(Trying(course), 0, Random(1), Opinions(), "here"))


def test_platos_does_not_end_a_game_that_it_loses():
    assert "" == burning_the_last_opponent()


def test_a_fire_ends_the_game_and_loses_it(monkeypatch):
    """An old error: that the other is out counted while the answer was still to come, and the end did not."""
    monkeypatch.setattr(game("platos").judgement, "ends_unless_answered", lambda s: False)
    assert "loses the game and is judged" in burning_the_last_opponent()
    assert "which can still win it" in burning_the_last_opponent()


def test_to_win_by_ending_the_game_is_judged_worse_than_to_go_on(monkeypatch):
    """The other, who may still complete a dish, is put out by one who is ahead."""
    said = {"hand_1": "fire rice", "hand_2": "cheese tomato flour egg", "cooked_1": "fideos", "dishes": "locro"}
    platos = game("platos")
    course = Course(platos, platos.cards.load(), packed=False)
    course.place(laid(2, centre="pizza", deck=DECK, **said).state)

    def told() -> str:
        return in_lines(opinion(Trying(course), 0, Random(1), Opinions(), "here"))

    assert "" == told()
    monkeypatch.setattr(platos.judgement, "outcome", lambda *lead: -1_000_000)
    assert "wins the game and is judged" in told()
    assert "which can still lose it" in told()


# -- a check ----------------------------------------------------------------------------------------------------------


def test_a_check_tells_it(monkeypatch):
    monkeypatch.setattr(sys.modules["sobremesa.kit.check"], "ENOUGH", FEW_GAMES)
    report = check(judging(LEFTOVERS, lambda s, box, seat: 0), games=FEW_GAMES, packed=False)
    assert ["judged"] == [law for law, found in report.laws.items() if not found["passed"]]
    assert report.laws["judged"]["cases"] >= FEW_GAMES


@pytest.mark.timeout(600)
def test_both_forms_of_a_position_are_tried_alike():
    paper, packed = (Course(LEFTOVERS, LEFTOVERS.cards.load(), packed=packed) for packed in (False, True))
    one, other = Trying(paper), Trying(packed)
    tried = 0
    for deal in deals(LEFTOVERS, 6, "forms"):
        paper.deal(deal)
        for made in range(1, 60, 7):
            paper.walk(made)
            packed.place(paper.on_paper)
            here, there = one.here(), other.here()
            for seat in one.asked(here):
                tried += 1
                told = []
                for trying in (one, other):
                    noted = Opinions()
                    faults = list(opinion(trying, seat, Random(tried), noted, "here"))
                    told.append((faults, noted, trying.ranks(trying.here()), trying.choices(trying.here(), seat)))
                assert told[0] == told[1]
            assert one.asked(here) == other.asked(there)
    assert tried > 20


def test_a_game_without_a_judgement_has_nothing_to_be_judged():
    assert "judged" not in check(game("_tiny"), games=1, packed=False).laws
