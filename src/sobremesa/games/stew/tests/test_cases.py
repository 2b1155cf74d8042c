"""The cases of Stew: every clause and every ruling has one, all pass, and they fail when a rule is broken."""

from pathlib import Path

import pytest

from sobremesa.engine.contract import LANGUAGES, handle
from sobremesa.engine.rulebook import rulebook
from sobremesa.engine.words import GameWords
from sobremesa.games.stew import GAME, pot, rules, view
from sobremesa.games.stew.state import Clause, Phase
from sobremesa.games.stew.tests.case_files import NAMED, cases, every_case
from sobremesa.kit.cases import run


@pytest.mark.parametrize(("file", "n"), NAMED, ids=[f"{Path(file).stem}-{n}" for file, n in NAMED])
def test_case(file, n):
    assert () == run(cases(file)[n]).failures


def test_every_clause_has_a_case():
    assert {handle(clause) for clause in Clause} == {clause for case in every_case() for clause in case.clauses}


def test_a_ruling_that_a_clause_cites_is_shown_with_that_clause():
    shown = {(clause, ruling) for case in every_case() for clause in case.clauses for ruling in case.rulings}
    cited = {(clause.handle, ruling) for clause in rulebook(GAME, "en") for ruling in clause.rulings}
    assert set(GAME.rulings) == {ruling for _, ruling in cited}
    assert set() == cited - shown


def test_the_first_game_for_newcomers_goes_as_it_is_told():
    (case,) = cases("../first_game.toml")
    assert () == run(case).failures
    steps = [move for step in case.steps for move in step.moves if move.seat == 0]
    for language in LANGUAGES:
        words = GameWords(GAME, case.setting.cards, language)
        lessons = [words(f"lesson.{n}") for n in range(1, len(steps) + 2)]
        assert len(lessons) == len(set(lessons))
        assert not words.has(f"lesson.{len(lessons) + 1}")


def test_no_two_cases_have_one_name():
    names = [case.name for case in every_case()]
    assert len(set(names)) == len(names)


# -- broken rules -------------------------------------------------------------------------------------------------


def ask_everybody(s):
    return (1 << s.seats) - 1


def ask_all_but_the_last(s):
    return ((1 << s.seats) - 1) & ~(1 << s.turn)


def call_in_seat_order(s, _events):
    for seat in range(s.seats):
        if s.answer[seat] == 1 and s.caller == 0:
            s.caller = seat + 1


def eat_nothing(_s, _box, _kind):
    return 0


def look_first(s, box):
    if s.fed[box.vagabond]:
        return 0
    return -box.takes if pot.in_pot(s, box.looks_for) else box.adds


def never_mind_the_vagabond(_s, _box):
    return 0


def add_up_each_card(s, box, kind):
    return box.worth[kind][1] * pot.left(s, box, kind)


def open_nothing(_s, _events):
    return None


def refuse_nothing(_s, _box, _move):
    return 0


def to_the_right(s, seat):
    return (seat - 1) % s.seats


def first_leader(s, box):
    return max(range(s.seats), key=lambda seat: rules.points(s, box, seat))


def hear_nobody(_s, _events):
    return None


def show_the_row(s, cards, _viewer):
    for place in range(cards.box.vermin):
        yield view.Slot(f"vermin:{place}", view._vermin(cards, place), ("fed" if s.fed[place] else "hungry",))
        if s.fed[place]:
            yield view.Slot(f"food:{place}", view._ingredient(cards, s.fed[place]), ())


def forget_to_clear(s, _box):
    s.deck.n = s.caller = s.called = 0


def play_on(s, _box, _events):
    s.phase, s.asked = Phase.ROUND_OVER, 1 << s.first


BROKEN = [
    ("call-between", rules, "may_call", ask_everybody),
    ("not-again", rules, "may_call", ask_all_but_the_last),
    ("not-again", rules, "hear_quiet", hear_nobody),
    ("call-together", rules, "hear_calls", call_in_seat_order),
    ("hungry-vermin", pot, "eaten", eat_nothing),
    ("animals-eat", pot, "eaten", eat_nothing),
    ("animals-eat", pot, "vagabond_adds", look_first),
    ("vagabond-looks", pot, "vagabond_adds", never_mind_the_vagabond),
    ("potatoes", pot, "worth", add_up_each_card),
    ("garlic", pot, "worth", add_up_each_card),
    ("reveal-pot", rules, "open_pot", open_nothing),
    ("feed-unfed", rules, "refuse_card", refuse_nothing),
    ("vermin-row", rules, "refuse_card", refuse_nothing),
    ("next-player", rules, "next_seat", to_the_right),
    ("nobody-calls", rules, "leader", first_leader),
    ("who-sees", view, "_row", show_the_row),
    ("next-round", rules, "clear_away", forget_to_clear),
    ("winning", rules, "end_round", play_on),
    ("safety-limit", rules, "LIMIT", 10**6),
]


@pytest.mark.parametrize(("clause", "module", "name", "broken"), BROKEN, ids=[f"{b[0]}-{b[2]}" for b in BROKEN])
def test_a_case_fails_when_the_rule_is_broken(monkeypatch, clause, module, name, broken):
    found = [case for case in every_case() if clause in case.clauses]
    monkeypatch.setattr(module, name, broken)
    assert any(run(case).failures for case in found)
