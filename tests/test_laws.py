"""Each law can be broken: one broken game a law, and a sound one that breaks none.

A broken game is a copy of the template game as somebody else would make it, in a package of its own outside this
project, with one thing changed.
"""

import re
import shutil
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from sobremesa.engine.contract import Game
from sobremesa.engine.errors import in_english
from sobremesa.games import KNOWN, TEMPLATE, game
from sobremesa.kit.check import check
from sobremesa.kit.course import position
from sobremesa.kit.deals import combinations, deals
from sobremesa.kit.laws.choices import choices
from sobremesa.kit.laws.redeal import Sighting, Sightings, foreseen
from sobremesa.kit.laws.words import same_texts
from sobremesa.kit.outputs import OUTPUTS
from sobremesa.kit.report import LAWS, TEXTS

FOLDER = game(TEMPLATE).folder
ONE_COMBINATION = {"__init__.py": [("seats=(2, 3, 4)", "seats=(3,)")], "state.py": [('"supper", "snack"', '"supper",')]}


@pytest.fixture
def changed(tmp_path, monkeypatch):
    """Make a copy of the template game with texts of its files replaced; each must be there exactly once."""
    made = []

    def make(changes: dict[str, list[tuple[str, str]]]) -> Game:
        package = f"{tmp_path.name.replace('-', '_')}_{len(made)}"
        folder = tmp_path / package
        shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for path in folder.rglob("*.py"):
            text = re.sub(r"from \.{3,}(engine|kit|bots|games)", r"from sobremesa.\1", path.read_text("utf-8"))
            path.write_text(text.replace("sobremesa.games._template", package), "utf-8")
        for name, replacements in changes.items():
            text = (folder / name).read_text("utf-8")
            for old, new in replacements:
                assert 1 == text.count(old), f"{name}: {old!r}"
                text = text.replace(old, new)
            (folder / name).write_text(text, "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        made.append(package)
        return import_module(package).GAME

    yield make
    for package in made:
        for name in [name for name in sys.modules if name.split(".")[0] == package]:
            del sys.modules[name]


def broken(changed, games: int = 1, **files: tuple[str, str] | list[tuple[str, str]]):
    """The report on a game with such a change in the files of these names, played on paper by three players."""
    changes = {name: list(replacements) for name, replacements in ONE_COMBINATION.items()}
    for name, replaced in files.items():
        changes.setdefault(f"{name}.py", []).extend([replaced] if isinstance(replaced, tuple) else replaced)
    return check(changed(changes), games=games, packed=False)


def fails(report, law: str, *said: str) -> None:
    """That law is broken; its faults say so, and where."""
    assert not report.passed
    assert not report.laws[law]["passed"], report
    text = "\n".join(report.faults[law])
    for part in said:
        assert part in text, text


def failed(report) -> set[str]:
    """The laws that are broken."""
    return {law for law, found in report.laws.items() if not found["passed"]}


# -- a sound game ---------------------------------------------------------------------------------------------------


def test_a_sound_game_breaks_no_law_and_every_law_has_cases(changed):
    report = check(changed(ONE_COMBINATION), games=1, packed=False)
    assert report.passed, report
    assert set(LAWS) - {"forms", "reached"} == set(report.laws)
    assert all(found["cases"] > 0 for found in report.laws.values())
    assert {} == report.faults


# -- choices --------------------------------------------------------------------------------------------------------

DRAWN = "note_secret(events, Event.DREW, Clause.DRAW_CARD, "
LISTED = "if refusal(s, box, seat, move) == 0:"


def test_choices_leave_out_a_move_that_is_not_refused(changed):
    report = broken(changed, rules=(LISTED, "if refusal(s, box, seat, move) == 0 and move != Move.TAKE:"))
    fails(
        report,
        "choices",
        "move 1 of seat",
        "is not among its choices",
        "seed '1/0', 3 players, meal=supper, after move",
    )


def test_choices_offer_a_refused_move(changed):
    report = broken(changed, rules=(LISTED, "if refusal(s, box, seat, move) in (0, Clause.ONE_DISH):"))
    fails(report, "choices", "is refused by [one-dish]")


def test_choices_come_in_another_order(changed):
    report = broken(
        changed, rules=("for move in range(MOVES):\n        if", "for move in range(MOVES - 1, -1, -1):\n        if")
    )
    fails(report, "choices", "are not in increasing order")


def test_a_seat_that_is_not_asked_has_choices(changed):
    report = broken(
        changed,
        rules=(
            "s.asked >> seat & 1 == 0:\n        return Clause.YOUR",
            "s.phase > Phase.SHARE:\n        return Clause.YOUR",
        ),
    )
    fails(report, "choices", "is not asked and has")


def test_a_number_that_is_no_move_is_not_refused(changed):
    report = broken(changed, rules=("return Clause.KNOWN_MOVES", "return Clause.KNOWN_MOVES if move < 99 else 0"))
    fails(report, "choices", "is no move, and is not refused to seat")


def test_a_refusal_cites_no_clause(changed):
    report = broken(changed, rules=("return Clause.KNOWN_MOVES", "return 99"))
    fails(report, "choices", "is refused with 99, which is no clause")


def test_asking_changes_the_position(changed):
    report = broken(
        changed,
        rules=(
            "        return Clause.KNOWN_MOVES\n",
            "        s.dish += move > 99\n        return Clause.KNOWN_MOVES\n",
        ),
    )
    fails(report, "choices", "asking for choices and refusals has changed the position")


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_rule_loses_a_card(changed):
    report = broken(
        changed,
        rules=(
            "    if move == Move.ACCEPT:\n        card = pop(s.counter)\n        s.tin[seat][card] += 1",
            "    if move == Move.ACCEPT:\n        card = pop(s.counter)",
        ),
    )
    fails(report, "cards", "cards of kind", "the box has")
    assert failed(report) <= {"cards", "ends"}  # nothing is played on with a card less


def test_a_rule_doubles_a_card(changed):
    report = broken(changed, rules=("    s.tin[s.turn][s.dish] += 1", "    s.tin[s.turn][s.dish] += 2"))
    fails(report, "cards")


# -- replay -----------------------------------------------------------------------------------------------------------


def test_the_last_to_answer_begins(changed):
    report = broken(
        changed,
        rules=(
            "    if s.asked == 0:\n        share(s, events)",
            "    if s.asked == 0:\n        s.first = seat\n        share(s, events)",
        ),
    )
    fails(report, "replay", "answers that arrive in the order of seats", "lead to another position")


def test_an_answer_is_noted_as_it_arrives(changed):
    noted = "note(events, Event.FINISHED, Clause.EMPTY_HAND, seat)"
    report = broken(
        changed, rules=("    s.chosen[seat] = place + 1\n", f"    s.chosen[seat] = place + 1\n    {noted}\n")
    )
    fails(report, "replay", "make another log for seat")


def test_a_rule_looks_at_what_is_not_in_the_state(changed):
    report = broken(
        changed,
        rules=[
            ("# -- setup ---", "CALLS = [0]\n\n# -- setup ---"),
            ("    s.dish = 0\n", "    s.dish = 0\n    CALLS[0] += 1\n    s.first = CALLS[0] // 9 % s.seats\n"),
        ],
    )
    fails(report, "replay")


# -- redeal -----------------------------------------------------------------------------------------------------------


def test_redeal_keeps_the_deck(changed):
    report = broken(changed, games=3, redeal=("    if deal == s.renewals:", "    if deal > s.renewals:"))
    fails(report, "redeal")


def test_redeal_keeps_everything_but_the_generator(changed):
    report = broken(changed, games=3, redeal=("    for deal in range(s.renewals + 1):", "    for deal in range(0):"))
    fails(report, "redeal")


def test_redeal_keeps_what_events_say_they_show(changed, monkeypatch):
    """Without a new deck no chance is used after the deal, so no other world is to be had than those of redeal."""
    monkeypatch.setattr(sys.modules["sobremesa.kit.laws.redeal"], "MANY", 12)
    changes = {
        "__init__.py": ONE_COMBINATION["__init__.py"],
        "state.py": [('"supper", "snack"', '"supper",'), ("SUPPER = 0", "SUPPER = 1"), ("SNACK = 1", "SNACK = 0")],
        "redeal.py": [("    for deal in range(s.renewals + 1):", "    for deal in range(0):")],
    }
    report = check(changed(changes), games=25, packed=False)
    fails(report, "redeal", "and in no redealt world was it another: redeal keeps what it shows")


def shown(cases: int, different: int, cards: int) -> Sightings:
    """So many sightings of a card that a move showed, one of so many; some of them another card elsewhere."""
    seen, more = Sightings(), Sightings()
    for case in range(cases):
        card = (case % cards,)
        (more if case % 2 else seen).saw(Sighting(1, 7, card, (cards,) if case < different else card))
    seen.add(more)
    return seen


def test_a_few_cards_that_are_the_same_prove_nothing():
    assert [] == list(foreseen("drew", shown(99, different=0, cards=9)))
    assert [] == list(foreseen("drew", shown(500, different=1, cards=9)))
    assert 1 == len(list(foreseen("drew", shown(100, different=0, cards=9))))


def test_a_card_that_the_move_names_proves_nothing():
    assert [] == list(foreseen("played", shown(500, different=0, cards=1)))
    assert 1 == len(list(foreseen("played", shown(500, different=0, cards=2))))


def test_redeal_keeps_the_generator(changed):
    report = broken(changed, redeal=("    restart(s.rng, rng)\n", ""))
    fails(report, "redeal", "keeps the generator: the next shuffle can be foreseen")


def test_redeal_depends_on_the_order_of_hidden_cards(changed):
    report = broken(changed, redeal=("        arrange(s.gathered)\n", ""))
    fails(report, "redeal", "a world dealt anew before does not come out the same for seat")


def test_redeal_deals_away_what_a_seat_sees(changed):
    report = broken(changed, redeal=("return other != seat and s.hand", "return s.hand"))
    fails(report, "redeal", "is changed by redeal: view")


def test_redeal_forgets_what_everybody_saw(changed):
    report = broken(changed, redeal=(" and s.seen[other][place] == 0", ""))
    fails(report, "redeal")


def test_redeal_changes_whose_turn_it_is(changed):
    report = broken(changed, redeal=("    restart(s.rng, rng)\n", "    restart(s.rng, rng)\n    s.turns += 1\n"))
    fails(report, "redeal", "changes turns")


def test_an_event_forgets_that_it_shows_a_card(changed):
    told = "note_told(events, Event.DREW, Clause.DRAW_CARD, just(s.turn), NOBODY, "
    report = broken(changed, rules=[(DRAWN, told), ("import EVERYBODY, ", "import EVERYBODY, just, note_told, ")])
    fails(report, "redeal", "does an event forget `shown`?")


# -- secrecy ----------------------------------------------------------------------------------------------------------


def test_a_view_shows_a_hidden_card(changed):
    report = broken(
        changed,
        view=(
            "known = seat == viewer or s.seen[seat][place]",
            "known = seat == viewer or place == 0 or s.seen[seat][place]",
        ),
    )
    fails(report, "secrecy", "can tell a world dealt anew by its view")


def test_a_key_tells_a_hidden_card(changed):
    report = broken(
        changed,
        view=(
            'yield Slot(f"hand:{seat}:{place}", _dish',
            'yield Slot(f"hand:{seat}:{s.hand[seat][place]}{place}", _dish',
        ),
    )
    fails(report, "secrecy", "by its view")


def test_the_log_tells_a_hidden_card(changed):
    report = broken(changed, view=("case Event.DREW if not sees(event, viewer):", "case Event.DREW if viewer is None:"))
    fails(report, "secrecy", "DREW tells seat", "a card that it does not see")


def test_an_event_says_that_everybody_sees_a_hidden_card(changed):
    shown = (DRAWN, "note_shown(events, Event.DREW, Clause.DRAW_CARD, EVERYBODY, ")
    fails(broken(changed, rules=shown, games=4), "secrecy", "can tell a world dealt anew by")


def test_a_motion_shows_a_hidden_card(changed):
    report = broken(changed, games=3, motions=(" and sees(event, view.viewer) else None", " else None"))
    fails(report, "secrecy", "by its motions")


def test_a_prompt_tells_what_others_have_answered(changed):
    report = broken(
        changed,
        view=(
            'return Text("prompt.waiting", {"seats": asked})',
            'return Text("prompt.waiting", {"seats": tuple(int(c) for c in s.chosen)})',
        ),
    )
    fails(report, "redeal", "is changed by redeal: view")


def test_a_refusal_tells_a_hidden_card(changed):
    report = broken(
        changed,
        rules=(
            "        return Clause.YOUR_TURN\n",
            "        return Clause.YOUR_TURN if s.deck.n == 0 or top(s.deck) > 3 else Clause.TURN_ORDER\n",
        ),
    )
    fails(report, "secrecy", "by its refusals")


def test_redeal_keeps_what_a_seat_has_never_been_told(changed):
    report = broken(
        changed, redeal=("return other != seat and s.hand", "return place > 0 and other != seat and s.hand"), games=6
    )
    fails(report, "redeal", "has been given the same in a world dealt anew, and redeal does not take it for the same")


def test_any_output_may_be_looked_at(changed):
    def page(play, seat, language):
        return f"<html>{play.state.deck.card}".encode()

    report = check(changed(ONE_COMBINATION), games=1, packed=False, outputs={**OUTPUTS, "page": page})
    fails(report, "secrecy", "by its page (en): ...'<html>")


# -- ends -------------------------------------------------------------------------------------------------------------


def test_a_game_does_not_end(changed):
    report = broken(
        changed,
        rules=[
            (
                "    if s.last == 1:\n        note(events, Event.OVER",
                "    if s.last == 2:\n        note(events, Event.OVER",
            ),
            ("if s.moves >= LIMIT and", "if s.moves > LIMIT and"),
        ],
        state=("LIMIT = 2_000", "LIMIT = 200"),
    )
    fails(report, "ends", "the game is not over after 200 moves; its limit is 200")
    assert {"ends"} == failed(report)


def test_a_rule_raises(changed):
    report = broken(
        changed, rules=("    s.chosen[seat] = place + 1\n", "    s.chosen[seat] = place + 1\n    assert seat < 2\n")
    )
    fails(report, "ends", "the rules raise AssertionError", "rules.py:", "in choose")


def test_nobody_is_the_first(changed):
    report = broken(changed, rules=("        out.rank[seat] = 1\n", "        out.rank[seat] = 2\n"))
    fails(report, "ends", "leave out the first")


def test_moves_are_not_counted(changed):
    report = broken(changed, rules=("    s.moves += 1\n", "    s.moves += move != Move.TAKE\n"))
    fails(report, "ends", "the state counts")


# -- copies -----------------------------------------------------------------------------------------------------------


def test_a_state_has_something_of_another_form(changed):
    report = broken(
        changed,
        rules=(
            "    turn_up(s, events)\n    s.first",
            "    turn_up(s, events)\n    s.chosen = [0] * len(s.chosen)\n    s.first",
        ),
    )
    fails(report, "copies", "chosen is a list, and should be a record or list of its own form")


def test_two_hands_are_one_list(changed):
    report = broken(
        changed,
        rules=("    turn_up(s, events)\n    s.first", "    turn_up(s, events)\n    s.deal[1] = s.deal[0]\n    s.first"),
    )
    fails(report, "copies", "deal[1] and deal[0] are one and the same")


# -- words ------------------------------------------------------------------------------------------------------------


def test_two_moves_are_described_alike(changed):
    report = broken(
        changed,
        view=("placed = verb in (Move.SERVE, Move.LEAVE, Move.SHARE)", "placed = verb in (Move.SERVE, Move.LEAVE)"),
    )
    fails(report, "words")


def test_a_text_is_missing_in_one_language(changed):
    changes = {**ONE_COMBINATION, "text/es.po": [('msgid "event.left"', 'msgid "event.let"')]}
    fails(
        check(changed(changes), games=1, packed=False),
        "words",
        "'event.left' is not said in es",
        "'event.let' is not said in en",
    )


def test_a_refusal_has_no_words(changed):
    report = broken(changed, view=('return Text("why.turn-order" if', 'return Text("why.turn-disorder" if'))
    fails(report, "words", "no text 'why.turn-disorder' in en")


# -- undo -------------------------------------------------------------------------------------------------------------


def test_a_step_made_again_is_another(changed):
    report = broken(
        changed,
        rules=[
            ("# -- setup ---", "MADE = [0]\n\n# -- setup ---"),
            (
                "    shown = newly_shown(s, s.turn, place)\n    s.dish",
                "    MADE[0] += 1\n    s.chosen[0] = MADE[0]\n    shown = newly_shown(s, s.turn, place)\n    s.dish",
            ),
        ],
    )
    fails(report, "undo", "made again after an undo, leads to something else")


# -- clauses ----------------------------------------------------------------------------------------------------------


def test_nobody_cites_a_clause(changed):
    old = '"""The game is over [game-over]."""'
    report = broken(
        changed, rules=[(old, '"""The game is over."""'), ("return Clause.GAME_OVER", "return Clause.YOUR_TURN")]
    )
    fails(report, "clauses", "[game-over] is not cited by the code")
    assert {"clauses"} == failed(report)


# -- forms ------------------------------------------------------------------------------------------------------------


@pytest.mark.timeout(600)
def test_a_number_that_overflows_is_another_in_the_two_forms(changed):
    old = "    s.turn = seat\n    s.turns += 1\n"
    new = f"{old}    if s.turns << 63 < 0 and s.turns > 4:\n        s.first = seat\n"
    report = check(changed({**ONE_COMBINATION, "rules.py": [(old, new)]}), games=3)
    fails(report, "forms", "on paper and packed the positions differ in")
    assert {"choices", "cards", "copies", "words", "clauses"} <= set(LAWS) - failed(report)


@pytest.mark.timeout(600)
def test_rules_that_do_not_compile_are_played_on_paper(changed):
    old = "    s.turn = seat\n    s.turns += 1\n"
    new = f"{old}    s.turns += len(dict(a=1)) - 1\n"
    report = check(changed({**ONE_COMBINATION, "rules.py": [(old, new)]}), games=1)
    fails(report, "forms", "the rules do not compile, or raise", "dict is no rule and does not compile")
    assert {"forms"} == failed(report)


# -- how it is run ----------------------------------------------------------------------------------------------------


def test_every_combination_is_played_at_least_once():
    found = game("guacamole")
    every = {(seats, version) for seats in (2, 3, 4) for version in ("standard", "easier")}
    assert 6 == len(combinations(found))
    for games in (1, 6, 20):
        assert every == {(deal.seats, deal.options["game"]) for deal in deals(found, games, 1)}
    assert (6, 20) == (len(deals(found, 1, 1)), len(deals(found, 20, 1)))
    assert "7/19" == deals(found, 20, 7)[-1].seed


def test_a_fault_can_be_stood_in(changed):
    found = changed({**ONE_COMBINATION, "rules.py": [(LISTED, f"{LISTED[:-1]} and move != Move.TAKE:")]})
    fault = check(found, games=1, packed=False).faults["choices"][0]
    seed, moves = re.search(r"seed '(\S+)', 3 players, meal=supper, after move (\d+): ", fault).groups()
    play = position(found, seed, 3, {"meal": "supper"}, int(moves))
    assert int(moves) == play.state.moves
    assert fault.split(": ", 1)[1] in [
        in_english(one, TEXTS) for one in choices(found, play.cards, play.state, Random(1))
    ]


def test_the_number_of_processes_changes_nothing(changed, monkeypatch):
    monkeypatch.setattr(sys.modules["sobremesa.kit.check"], "BATCH", 3)
    found = changed({**ONE_COMBINATION, "rules.py": [(LISTED, f"{LISTED[:-1]} and move != Move.TAKE:")]})
    one, two = (check(found, games=4, packed=False, workers=workers) for workers in (1, 2))
    assert (one.laws, one.faults, one.moves) == (two.laws, two.faults, two.moves)
    assert not two.passed


def test_the_same_seed_gives_the_same_report_and_another_seed_another(changed):
    found = changed(ONE_COMBINATION)
    first, again, other = (check(found, games=1, seed=seed, packed=False) for seed in ("a", "a", "b"))
    assert first.laws == again.laws
    assert first.moves != other.moves or first.laws != other.laws


# -- docs/kit.md ------------------------------------------------------------------------------------------------------

DOCUMENT = (Path(__file__).parents[1] / "docs" / "kit.md").read_text("utf-8")


def test_the_document_has_every_law_in_order():
    assert list(LAWS) == re.findall(r"^\| `(\w+)` \|", DOCUMENT, re.MULTILINE)


def test_the_examples_of_the_document_run():
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert 3 == len(blocks)
    names: dict = {}
    exec("\n".join(blocks), names)
    assert names["play"].state.moves == 20
    assert callable(names["test_my_game_obeys_the_laws"])


@pytest.mark.parametrize("id", KNOWN)
def test_every_game_has_the_same_texts_in_both_languages(id):
    assert [] == list(same_texts(game(id)))
