"""The cases of Platos fail when a rule is broken: each line breaks one, and names a clause whose cases tell."""

import pytest

from sobremesa.games.platos import GAME, answering, deck, dishes, hands, order, rules, specials, turns
from sobremesa.games.platos.hands import cards_of
from sobremesa.kit.cases import run
from sobremesa.kit.cases.of_game import showing


def allow(*_args):
    """No clause forbids it."""
    return 0


def anybody(_s, _box, _seat):
    """Whoever is asked could answer."""
    return True


def nobody(_s, _box, _seat):
    """Nobody could answer."""
    return False


def nothing(*_args):
    """Nothing happens."""


def by_the_hand(s, box, seat):
    """Who is asked depends on what they hold."""
    return cards_of(s, seat, answering.answer_kind(s)) >= answering.answer_cards(s)


def to_the_left(s, seat):
    """The next seat, whatever the order."""
    return (seat + 1) % s.seats


def next_sits_after(s, seat):
    """The next player in the order that has not been reversed."""
    return order.beside(s, seat, 1)


def first_of(s, seat, kind):
    """The first card of a kind in a hand."""
    return list(s.hand[seat]).index(kind)


def five(_s, _seat):
    """Nobody may hold more than five cards."""
    return 5


def free_dish(s, dish):
    """The centre, reserved or not."""
    return dishes.in_centre(s, dish)


def whoever_has_most(s, box, out):
    """Everybody wins."""
    for seat in range(s.seats):
        out.points[seat], out.rank[seat] = 0, 1


def single(_s):
    """One card answers, a double too."""
    return 1


def keep_the_old_deck(s, events):
    """The deck is never renewed."""


BROKEN = [
    ("next-player", turns, "next_in", to_the_left),
    ("reversed-round", turns, "next_in", next_sits_after),
    ("which-pile", deck, "before_in", next_sits_after),
    ("pass-fire-on", answering, "next_in", next_sits_after),
    ("who-is-asked", answering, "could_answer", by_the_hand),
    ("who-is-asked", answering, "could_answer", anybody),
    ("standing-order", answering, "be_quiet", nothing),
    ("undo-reservation", answering, "could_answer", nobody),
    ("protect-dish", dishes, "can_spoil", lambda s, dish, seat: s.owner[dish] == seat + 1),
    ("double-fire", answering, "answer_cards", single),
    ("double-fire", answering, "DOUBLE_FIRE_CARDS", 4),
    ("kitchen-fire", answering, "FIRE_CARDS", 5),
    ("double-apron", answering, "DOUBLE_APRON_TURNS", 1),
    ("hang-apron", answering, "APRON_TURNS", 2),
    ("who-sees", hands, "knowers", lambda s, seat, place: 0),
    ("secret-recipe", turns, "limit_of", five),
    ("reserved-dish", dishes, "may_have", lambda s, seat, dish: True),
    ("this-is-mine", specials, "is_free", free_dish),
    ("refill-centre", dishes, "free_dishes", lambda s: s.centre.n),
    ("refill-centre", dishes, "refill", nothing),
    ("double-changes", specials, "change_all", nothing),
    ("double-mine", specials, "GIFT", 3),
    ("double-party", specials, "swap_hands", nothing),
    ("double-round", specials, "swap_places", nothing),
    ("food-party", specials, "swap_cards", nothing),
    ("empty-hand", turns, "eliminate", nothing),
    ("empty-hand", turns, "free_reserved", nothing),
    ("last-dish", turns, "all_completed", lambda s: False),
    ("reshuffle", deck, "renew", keep_the_old_deck),
    ("discarded-specials", deck, "FIRST_INGREDIENT", 1),
    ("open-pile", deck, "is_open", lambda s, seat, whose: whose == order.before_in(s, seat)),
    ("any-discard", deck, "is_open", lambda s, seat, whose: whose == order.before_in(s, seat)),
    ("no-doubles", specials, "refuse_cards", lambda s, seat, kind, many: 0),
    ("draw-first", rules, "refuse_action", allow),
    ("winning", rules, "scores", whoever_has_most),
    ("safety-limit", rules, "LIMIT", 10**6),
]


@pytest.mark.parametrize(("clause", "module", "name", "broken"), BROKEN, ids=[f"{b[0]}-{b[2]}" for b in BROKEN])
def test_a_case_fails_when_the_rule_is_broken(monkeypatch, clause, module, name, broken):
    shown, original = showing(GAME, clause), getattr(module, name)
    for room in (answering, deck, dishes, hands, order, rules, specials, turns):
        if getattr(room, name, None) is original:
            monkeypatch.setattr(room, name, broken)
    assert any(fails(case) for case in shown)


def fails(case):
    """Does the case fail, or fall over?"""
    try:
        return bool(run(case).failures)
    except (AssertionError, IndexError):
        return True
