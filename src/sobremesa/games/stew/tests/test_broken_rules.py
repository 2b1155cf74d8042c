"""The cases of Stew fail when a rule is broken: each line breaks one, and names a clause whose cases tell."""

import pytest

from sobremesa.games.stew import GAME, pot, rules, view
from sobremesa.games.stew.state import Phase
from sobremesa.kit.cases import run
from sobremesa.kit.cases.of_game import showing


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


def show_what_vermin_were_fed(s, cards, _viewer):
    for place in range(cards.box.vermin):
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
    ("hungry-vermin", pot, "hungry", eat_nothing),
    ("animals-eat", pot, "hungry", eat_nothing),
    ("animals-eat", pot, "vagabond_adds", look_first),
    ("vagabond-looks", pot, "vagabond_adds", never_mind_the_vagabond),
    ("potatoes", pot, "worth", add_up_each_card),
    ("garlic", pot, "worth", add_up_each_card),
    ("reveal-pot", rules, "open_pot", open_nothing),
    ("feed-unfed", rules, "refuse_card", refuse_nothing),
    ("vermin-row", rules, "refuse_card", refuse_nothing),
    ("next-player", rules, "next_seat", to_the_right),
    ("nobody-calls", rules, "leader", first_leader),
    ("who-sees", view, "_fed", show_what_vermin_were_fed),
    ("next-round", rules, "clear_away", forget_to_clear),
    ("winning", rules, "end_round", play_on),
    ("safety-limit", rules, "LIMIT", 10**6),
]


@pytest.mark.parametrize(("clause", "module", "name", "broken"), BROKEN, ids=[f"{b[0]}-{b[2]}" for b in BROKEN])
def test_a_case_fails_when_the_rule_is_broken(monkeypatch, clause, module, name, broken):
    found = showing(GAME, clause)
    monkeypatch.setattr(module, name, broken)
    assert any(run(case).failures for case in found)
