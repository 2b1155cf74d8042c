"""The cases of Guacamole fail when a rule is broken: each line breaks one, and names a clause whose cases tell."""

import pytest

from sobremesa.engine.piles import pop, push, shuffle
from sobremesa.games.guacamole import GAME, rules, view
from sobremesa.games.guacamole.state import CILANTRO
from sobremesa.kit.cases import run
from sobremesa.kit.cases.of_game import showing


def to_the_right(s, seat):
    return (seat - 1) % s.seats


def refuse_nothing(_s, _seat, _move):
    return 0


def lose_a_card(s, box, place, card):
    s.mix[s.turn] += box.mix[card] - box.mix[s.hand[s.turn][place]]
    s.hand[s.turn][place] = card
    rules.hand_changed(s, s.turn)


def draw_anything(s, events):
    return rules.take_from_deck(s, events)


def shuffle_all_in(s, _events):
    while s.discard.n > 1:
        push(s.deck, pop(s.discard))
    shuffle(s.deck, s.rng)


def ask_seat_1_first(s):
    if s.ready == 0:
        rules.begin_turn(s)
        return
    s.phase = rules.Phase.CLAIM
    s.asked = s.ready & -s.ready


def ask_again_and_again(s, _seat, _events):
    rules.settle(s)


def two_types_win(s, box, seat):
    return rules.types_won(s, box, seat) >= 2


def always_winnable(_s, _box):
    return True


def count_heats_alone(s, box, seat):
    return rules.types_won(s, box, seat)


def forget_to_finish(s, events):
    push(s.discard, s.drawn)
    s.drawn = 0
    rules.begin_turn(s)


def hide_the_drawn_card(s, _cards):
    if s.drawn:
        yield view.Slot("drawn:0", None)


def turn_no_disc(s, box, heat, clause, events):
    s.goal[heat] = 0


BROKEN = [
    ("next-player", rules, "next_seat", to_the_right),
    ("onion", rules, "next_seat", to_the_right),
    ("special-on-top", rules, "refuse_on_turn", refuse_nothing),
    ("take-discard", rules, "replace", lose_a_card),
    ("use-drawn", rules, "discard_drawn", forget_to_finish),
    ("special-dealt", rules, "draw_ingredient", draw_anything),
    ("renew-deck", rules, "renew_deck", shuffle_all_in),
    ("lime", rules, "LIME", CILANTRO),
    ("cilantro", rules, "LIME", CILANTRO),
    ("claim-order", rules, "settle", ask_seat_1_first),
    ("decline-claim", rules, "decline", ask_again_and_again),
    ("next-disc", rules, "turn_disc", turn_no_disc),
    ("winning", rules, "complete", two_types_win),
    ("nobody-can-win", rules, "winnable", always_winnable),
    ("nobody-can-win", rules, "standing", count_heats_alone),
    ("safety-limit", rules, "LIMIT", 10**6),
    ("draw-card", view, "_drawn", hide_the_drawn_card),
    ("who-sees", view, "_drawn", hide_the_drawn_card),
]


@pytest.mark.parametrize(("clause", "module", "name", "broken"), BROKEN, ids=[f"{b[0]}-{b[2]}" for b in BROKEN])
def test_a_case_fails_when_the_rule_is_broken(monkeypatch, clause, module, name, broken):
    cases = showing(GAME, clause)
    monkeypatch.setattr(module, name, broken)
    assert any(run(case).failures for case in cases)
