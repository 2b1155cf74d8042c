"""Rules files keep to the compiled subset, and what does not is named with its line and with what would be right."""

from pathlib import Path
from types import ModuleType

import pytest

import sobremesa
from sobremesa.engine.forms import record
from sobremesa.engine.piles import pile
from sobremesa.games import GAMES, TEMPLATE, game
from sobremesa.games.guacamole import state
from sobremesa.kit.compiled_subset import Shapes, game_outside_subset, outside_subset

SHAPES = Shapes([record(phase=int, asked=int, hand=(int, (4, 5)), deck=pile(60), discs=(pile(9), 3))])


def findings(source: str, shapes: Shapes = SHAPES, enums: ModuleType = state) -> list[str]:
    return outside_subset(source, "rules.py", shapes, enums)


def in_a_rule(*lines: str) -> str:
    body = "\n".join(f"    {line}" for line in lines)
    return f'"""A game."""\n\nfrom .state import Phase\n\n\ndef rule(s, box, seat, card):\n    """A rule."""\n{body}\n'


@pytest.mark.parametrize("id", [*GAMES, TEMPLATE])
def test_the_rules_of_every_game_are_of_the_subset(id):
    assert [] == game_outside_subset(game(id))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("seen = {}", "no dict"),
        ("seen = {seat: card for seat in range(4)}", "no dict"),
        ("seen = {seat}", "no set: use a bit mask"),
        ("seen = {seat for seat in range(4)}", "no set: use a bit mask"),
        ("seen = [seat]", "no list"),
        ("seen = [seat for seat in range(4)]", "no list"),
        ("return sum(card for card in s.hand[seat])", "no generator: write the loop"),
        ("return any(s.hand[seat])", "any is no rule"),
        ("return all(s.hand[seat])", "all is no rule"),
        ("return sorted(s.hand[seat])", "sorted is no rule"),
        ("for place in reversed(range(5)): s.asked = place", "reversed is no rule"),
        ("print(card)", "print is no rule"),
        ("return rules(s)", "rules is no rule"),
        ("return Phase(s.phase)", "Phase is no rule"),
        ("s.hand[seat].sort()", "no method (sort)"),
        ("held = lambda x: x", "no lambda"),
        ("def inner(): return 1", "no function in a function: let inner"),
        ("class Held: pass", "no class: enums live in state.py"),
        ("from .state import Event", "import at the top"),
        ("import math", "import names, not modules"),
        ("yield card", "no yield"),
        ("yield from s.hand", "no yield"),
        ("raise ValueError", "no raise: a rule refuses with a clause"),
        ("try: s.asked = 1\n    except ValueError: s.asked = 2", "no try"),
        ("with s: s.asked = 1", "no with"),
        ("del s.asked", "no del: set the field to 0"),
        ("global SEATS", "no global"),
        ("if (n := s.asked) > 1: s.asked = n", "no := "),
        ("return card / 2", "no /: it makes a float"),
        ("s.asked /= 2", "no /: it makes a float"),
        ("return 2**card", "no **"),
        ("return card @ seat", "no @"),
        ("return 0.5", "no 0.5: every number is whole"),
        ("return None", "no None: 0 is nothing"),
        ('return "card"', "no text"),
        ('return f"{card}"', "no text"),
        ("return s.hand[seat][0:2]", "no slice"),
        ("return s.hand[seat, 0]", "one index at a time: s.hand[seat][0]"),
        ("return s.hand[seat][-1]", "no negative index"),
        ("first, *rest = 1, 2, 3", "no *"),
        ("return rule(*s.hand)", "no *"),
        ("return rule(s, **box)", "no **: write the arguments out"),
        ("s.asked = rule", "rule is a rule: call it"),
        ("s.hand[0] = s.hand[1]", "s.hand[0] is more than one number"),
        ("s.deck = box.deck", "s.deck is more than one number"),
        ("s.discs[0], s.discs[1] = s.discs[1], s.discs[0]", "s.discs[0] is more than one number"),
        ("s.asked = s.hand[seat]", "s.hand[seat] is more than one number"),
        ("s.discs[0].card = card", "s.discs[0].card is more than one number"),
        ("s.phaze = 1", "no record has a field 'phaze'; perhaps 'phase'"),
        ("s.phase = Phase.TRUN", "Phase has no member 'TRUN'; perhaps 'TURN'"),
        ("match s.phase:\n        case other: s.asked = 1", "other would take any value"),
        ("match s.phase:\n        case [1, 2]: s.asked = 1", "not on sequences"),
        ("match s.phase:\n        case {1: 2}: s.asked = 1", "not on mappings"),
        ("match s.phase:\n        case int(): s.asked = 1", "not on classes"),
        ("match s.phase:\n        case None: s.asked = 1", "not on True, False or None"),
    ],
)
def test_what_does_not_compile_is_named_with_its_line(line, says):
    (finding, *_) = findings(in_a_rule(line))
    assert finding.startswith(("rules.py:8: ", "rules.py:9: "))
    assert says in finding


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("from math import gcd", "math does not compile with the rules"),
        ("from . import state", "import names, not modules: from .state import ..."),
        ("from ...engine import piles", "import names, not modules: from .piles import ..."),
        ("@cached\ndef rule(s): return 1", "no decorator"),
        ("def rule(s, *cards): return 1", "no *, *args or **kwargs"),
        ("def rule(s, *, seat): return 1", "no *, *args or **kwargs"),
        ("def rule(s, card=None): return 1", "no None: 0 is nothing"),
        ("PRICES = [1, 2]", "no list"),
        ("class Phase: pass", "no class"),
    ],
)
def test_what_does_not_belong_at_the_top_of_a_rules_file(line, says):
    (finding, *_) = findings(line + "\n")
    assert finding.startswith("rules.py:1: ")
    assert says in finding


def test_what_rules_are_made_of_passes():
    source = '''"""A game."""

from ...engine.piles import push, top
from .state import Move, Phase

TYPE, EXTRA = 1_000, 40


def rule(s, box, seat, card):
    """A rule."""
    assert seat < 4, "no such seat"
    hand = s.hand[seat]
    hand[0], hand[1] = hand[1], hand[0]
    s.deck.card[s.deck.n - 1] = s.hand[seat][0]
    push(s.deck, top(s.discs[0]))
    best = max(s.hand[seat]) if card in (1, 2) else -1
    match s.phase:
        case Phase.TURN if card == Move.DRAW:
            s.asked |= 1 << seat
        case Phase.DRAWN | Phase.PASS:
            s.asked &= ~(1 << seat)
        case _:
            s.asked = again(s, seat=seat)
    for place, held in enumerate(hand):
        while held > place:
            held -= 1
    return best // 2 + TYPE if not s.asked else 0


def again(s, seat=0):
    """Another rule."""
    return s.asked >> seat & 1 == 0
'''
    assert [] == findings(source)


def test_a_field_that_is_one_number_in_some_record_may_be_assigned():
    shapes = Shapes([record(card=int), pile(9)])
    assert [] == findings(in_a_rule("s.card = seat", "box.card = s.card"), shapes)


def test_an_argument_may_have_the_name_of_a_rule():
    source = in_a_rule("return card") + "\n\ndef other(rule):\n    return rule + 1\n"
    assert [] == findings(source)


@pytest.mark.parametrize("file", ["bots/choosing.py", "bots/dice.py", "engine/piles.py"])
def test_rules_that_serve_every_game_are_of_the_subset(file):
    path = Path(sobremesa.__file__).parent / file
    assert [] == outside_subset(path.read_text("utf-8"), file)


def test_findings_come_in_the_order_of_their_lines():
    lines = [
        finding.split(":")[1] for finding in findings(in_a_rule("s.asked = 0.5", "s.phase = None", "return 1 / 2"))
    ]
    assert ["8", "9", "10"] == lines


def test_a_game_is_read_from_its_folder(tmp_path, monkeypatch):
    """Rules that were split into a folder, or into rooms beside rules.py, are read too; what is no rule is not."""
    guacamole = game("guacamole")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "end.py").write_text(in_a_rule("return None"), "utf-8")
    (tmp_path / "redeal.py").write_text("from .hands import held\n" + in_a_rule("s.handd = 1"), "utf-8")
    (tmp_path / "hands.py").write_text("from .deck import draw\nfrom .state import Phase\n", "utf-8")
    (tmp_path / "deck.py").write_text("from .hands import held\n" + in_a_rule("seen = {}"), "utf-8")
    for name in ("state", "view"):
        (tmp_path / f"{name}.py").write_text("SEATS = {}\n", "utf-8")
    monkeypatch.setattr(type(guacamole), "folder", tmp_path)
    expected = [
        f"{tmp_path.name}/rules/end.py:8: no None: 0 is nothing",
        f"{tmp_path.name}/redeal.py:9: no record has a field 'handd'; perhaps 'hand'",
        f"{tmp_path.name}/deck.py:9: no dict: number the things and keep them in a field of ints",
    ]
    assert expected == game_outside_subset(guacamole)
