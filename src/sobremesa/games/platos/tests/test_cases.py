"""The cases of Platos: every clause, every ruling, every special and every double has one, and all pass."""

from pathlib import Path

import pytest

from sobremesa.engine.contract import LANGUAGES, handle
from sobremesa.engine.rulebook import rulebook
from sobremesa.engine.words import GameWords
from sobremesa.games.platos import GAME, answering, deck, dishes, hands, order, rules, specials, turns
from sobremesa.games.platos.hands import cards_of
from sobremesa.games.platos.state import Clause
from sobremesa.games.platos.tests.case_files import NAMED, cases, every_case
from sobremesa.kit.cases import run


@pytest.mark.parametrize(("file", "n"), NAMED, ids=[f"{Path(file).stem}-{n}" for file, n in NAMED])
def test_case(file, n):
    assert () == run(cases(file)[n]).failures


def test_every_clause_has_a_case():
    assert {handle(clause) for clause in Clause} == {clause for case in every_case() for clause in case.clauses}


def test_every_ruling_has_a_case():
    assert set(GAME.rulings) == {ruling for case in every_case() for ruling in case.rulings}


def test_a_ruling_that_a_clause_cites_is_shown_with_that_clause():
    shown = {(clause, ruling) for case in every_case() for clause in case.clauses for ruling in case.rulings}
    cited = {(clause.handle, ruling) for clause in rulebook(GAME, "en") for ruling in clause.rulings}
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
    ("double-changes", specials, "exchange_all", nothing),
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
    original = getattr(module, name)
    for room in (answering, deck, dishes, hands, order, rules, specials, turns):
        if getattr(room, name, None) is original:
            monkeypatch.setattr(room, name, broken)
    assert any(fails(case) for case in every_case() if clause in case.clauses)


def fails(case):
    """Does the case fail, or fall over?"""
    try:
        return bool(run(case).failures)
    except (AssertionError, IndexError):
        return True
