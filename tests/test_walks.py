"""Walks of a check: by chance and by bots, the same in both forms, and what they come to."""

import json
import tomllib

import pytest

from sobremesa.cli import run
from sobremesa.engine.contract import handle
from sobremesa.engine.errors import in_english
from sobremesa.games import KNOWN, TEMPLATE, game
from sobremesa.kit.course import Course, as_bytes, position
from sobremesa.kit.deals import FIRST, LATER, WAYS, combinations, deals
from sobremesa.kit.laws.reached import FILE, KINDS, reached, unreached
from sobremesa.kit.report import TEXTS


def course(id: str, *, packed: bool) -> Course:
    found = game(id)
    return Course(found, found.cards.load(), packed=packed)


def test_the_first_game_of_each_combination_is_walked_so_that_it_ends_and_later_ones_in_every_way():
    found = game("guacamole")
    many = len(combinations(found))
    ways = [deal.way for deal in deals(found, 40, 1, greedy=True)]
    assert set(FIRST) == set(ways[:many])
    assert set(LATER) == set(ways[many:]) == set(WAYS)
    assert {"random"} == {deal.way for deal in deals(found, 40, 1)}
    in_one = {
        deal.way for deal in deals(found, 40, 1, greedy=True) if deal.seats == 3 and deal.options == {"game": "easier"}
    }
    assert len(in_one) > 2


@pytest.mark.timeout(300)
@pytest.mark.parametrize("id", KNOWN)
def test_a_walk_goes_the_same_way_in_both_forms(id):
    """By chance, greedily, and one after the other; the positions, too."""
    packed, paper = course(id, packed=True), course(id, packed=False)
    for deal in deals(game(id), 8, "walks", greedy=True)[:4]:
        packed.deal(deal)
        paper.deal(deal)
        assert 0 == packed.walk(12) == paper.walk(12)
        assert packed.steps == paper.steps
        assert packed.numbers == paper.numbers
        assert packed.reached() == paper.reached()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("id", KNOWN)
def test_games_that_bots_walk_end_by_their_rules_and_long_before_their_limit(id):
    found, walked = game(id), course(id, packed=True)
    for deal in deals(found, 1, "ends", greedy=True)[:6]:
        walked.deal(deal)
        assert 0 == walked.walk(found.limit)
        assert walked.over()
        assert walked.made < found.limit / 2
        assert "LIMIT" not in walked.reached()["events"]


def test_a_position_of_a_walk_is_come_to_again():
    walked = course(TEMPLATE, packed=True)
    deal = next(deal for deal in deals(game(TEMPLATE), 20, 1, greedy=True) if deal.way == "mixed")
    walked.deal(deal)
    walked.walk(9)
    assert ", way mixed, after move 9" in in_english(deal.at(9), TEXTS)
    play = position(game(TEMPLATE), deal.seed, deal.seats, deal.options, 9, way="mixed")
    assert walked.numbers == as_bytes(play.state)
    assert ", way " not in in_english(deals(game(TEMPLATE), 1, 1)[0].at(9), TEXTS)


# -- what walks come to ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", KNOWN)
def test_what_a_game_excuses_exists_and_has_a_reason(id):
    path = game(id).folder / "tests" / FILE
    excused = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    enums = dict(zip(KINDS, ("Event", "Clause", "Phase", "Ending"), strict=True))
    assert set(excused) <= set(KINDS)
    for kind, reasons in excused.items():
        assert set(reasons) <= {handle(member) for member in getattr(game(id).state, enums[kind])}
        assert all(len(reason.split()) > 2 for reason in reasons.values())


def everything(id: str) -> dict[str, set[str]]:
    """All that there is to come to."""
    state = game(id).state
    enums = state.Event, state.Clause, state.Phase, getattr(state, "Ending", ())
    return {kind: {member.name for member in enum} for kind, enum in zip(KINDS, enums, strict=True)}


def test_what_no_walk_has_come_to_is_a_fault_unless_it_is_excused():
    found, come_to = game(TEMPLATE), everything(TEMPLATE)
    assert [] == list(reached(found, unreached(found, come_to)))
    excused = {**come_to, "events": come_to["events"] - {"LIMIT"}, "clauses": come_to["clauses"] - {"SAFETY_LIMIT"}}
    assert [] == list(reached(found, unreached(found, excused)))
    missing = {**come_to, "events": come_to["events"] - {"OVER"}, "phases": come_to["phases"] - {"SHARE"}}
    said = [in_english(fault, TEXTS) for fault in reached(found, unreached(found, missing))]
    assert ["no walk has reached event: over", "no walk has reached phase: share"] == said


def test_a_clause_that_the_rules_only_speak_of_need_not_be_come_to():
    found, come_to = game(TEMPLATE), everything(TEMPLATE)
    come_to["clauses"] = set()
    missing = unreached(found, come_to).names["clauses"]
    assert "draw-card" in missing
    assert 0 < len(missing) < len(found.state.Clause)


def test_an_excuse_for_what_there_is_not_is_a_fault(monkeypatch):
    found = game(TEMPLATE)
    asked = unreached(found, everything(TEMPLATE))
    wrong = type(asked)(asked.names, {"events": {"flood": "It never rains."}, "cards": {"rice": "There is none."}})
    assert [
        f"{FILE} excuses event: flood, which there is not",
        f"{FILE}: 'cards' is none of events, clauses, phases, endings",
    ] == [in_english(fault, TEXTS) for fault in reached(found, wrong)]


@pytest.mark.timeout(300)
def test_a_check_of_many_games_looks_at_the_law_and_tells_what_was_not_reached(capsys):
    assert 0 == run(["check", TEMPLATE, "--games", "200", "--json"])
    printed = capsys.readouterr()
    told = json.loads(printed.out)
    assert told["laws"]["reached"]["passed"] is True
    assert {"events": ["limit"], "clauses": ["safety-limit"], "phases": [], "endings": []} == told["unreached"]
    assert "events that no walk has reached: limit" in printed.err
