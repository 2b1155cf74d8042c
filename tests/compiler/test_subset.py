"""What is not of the compiled subset is named with its line and with what would be right; what is compiles."""

import ast
from pathlib import Path

import pytest

import sobremesa
from sobremesa.compiler.subset import outside_subset
from sobremesa.engine.layouts import Array, record
from sobremesa.games import GAMES, TEMPLATE, game
from sobremesa.kit.compiled_subset import game_outside_subset
from tests.compiler.written import STATE, findings, module, rule


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
        ("return seat(s)", "seat is a number, a record or a row here, and cannot be called"),
        ("s.hand[seat].sort()", "no method (sort)"),
        ("s.sort()", "no method (sort)"),
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
        ("return card is seat", "no is: numbers are compared with =="),
        ("return 9223372036854775808", "too large: a number has 64 bits"),
        ('return "card"', "no text"),
        ('return f"{card}"', "no text"),
        ("return s.hand[seat][0:2]", "no slice"),
        ("return s.hand[seat, 0]", "one index at a time: s.hand[seat][0]"),
        ("return s.hand[seat][-1]", "no negative index"),
        ("first, *rest = 1, 2, 3", "no *"),
        ("return rule(*s.hand)", "no *"),
        ("return rule(s, **box)", "no **: write the arguments out"),
        ("for place in range(3): pass\n    else: s.asked = 1", "no else after a loop"),
        ("while s.asked: s.asked -= 1\n    else: s.asked = 1", "no else after a loop"),
        ("s.asked = rule", "rule is a rule: call it"),
        ("s.hand[0] = s.hand[1]", "s.hand[0] is more than one number"),
        ("s.deck = box.deck", "s.deck is more than one number"),
        ("s.discs[0], s.discs[1] = s.discs[1], s.discs[0]", "more than one number"),
        ("s.asked = s.hand[seat]", "s.hand[seat] is more than one number"),
        ("s.discs[0].card = card", "s.discs[0].card is more than one number"),
        ("s.phaze = 1", "s has no field 'phaze'; perhaps 'phase'"),
        ("return s.hand.n", "s.hand is a row of 4 rows and has no field 'n'"),
        ("s.phase = Phase.TRUN", "Phase has no member 'TRUN'; perhaps 'TURN'"),
        ("match s.phase:\n        case other: s.asked = 1", "other would take any value"),
        ("match s.phase:\n        case [1, 2]: s.asked = 1", "not on sequences"),
        ("match s.phase:\n        case {1: 2}: s.asked = 1", "not on mappings"),
        ("match s.phase:\n        case int(): s.asked = 1", "not on classes"),
        ("match s.phase:\n        case None: s.asked = 1", "not on True, False or None"),
        ("return s.hand[4][0]", "s.hand[4] is outside its row of 4"),
        ("return s.hand[seat]", ""),
        ("return s + 1", "s is a record of phase, asked, hand, deck, ..., and should be a number"),
        ("return s.hand[s]", "s is a record of phase, asked, hand, deck, ..., and should be a number"),
        ("return card[0]", "card is a number, and should be a row"),
        ("return card // 0", "card // 0 divides by 0"),
        ("return 1 << 64", "a number has 64 bits, and is shifted by 0 to 63"),
        ("return (1, 2) == (1, 2)", "several numbers are returned, assigned or asked for with `in`"),
        ("for place in range(0, 5, seat): s.asked = place", "the step is a number that is known"),
        ("for place in card: s.asked = place", "card is a number, and should be a row"),
        ("for place in s.deck: s.asked = place", "s.deck is a record of n, card, and should be a row"),
        ("return len(card)", "card is a number, and should be a row"),
        ("return sum(s.hand)", "sum needs a row of numbers, not a row of 4 rows"),
        ("s.asked = enumerate(s.hand[0])", "enumerate stands only after"),
        ("return max(card, key=seat)", "max takes no names of arguments here"),
        ("a, b = seat, card, seat", "3 numbers, and 2 are wanted"),
        ("a, b = seat", "seat is a number, and 2 numbers are wanted"),
        ("return seat in s.hand", "`in` asks for one of several numbers"),
    ],
)
def test_what_does_not_compile_is_named_with_its_line(tmp_path, line, says):
    found = findings(tmp_path, rule(line))
    if not says:
        assert [] == found
        return
    (finding, *_) = found
    assert finding.startswith(("8: ", "9: "))
    assert says in finding


RETURNS_TWO = "\n\ndef two():\n    return 1, 2\n"
NO_VALUE = "may have no value here: give it one before"


@pytest.mark.parametrize(
    ("lines", "more", "says"),
    [
        # a record of another layout: the rule is compiled for it, and says what it has not
        (["return first(s)"], "\n\ndef first(pile):\n    return pile.card[0]\n", "12: pile has no field 'card'"),
        (["return first(s.deck)"], "\n\ndef first(pile):\n    return pile.card[0]\n", ""),
        (["return first(s.deck) + first(s.discs[0])"], "\n\ndef first(pile):\n    return pile.card[0]\n", ""),
        # a name that two kinds of thing share
        (["held = s.deck", "held = s.discs[0]", "return held.n"], "", "9: held is a record of n, card elsewhere"),
        (["held = card", "held = s.deck", "return 1"], "", "9: held is a number elsewhere in rule"),
        (["held = s.hand[0]", "held = s.hand[1]", "return held[0]"], "", ""),
        (["held = s.deck if card else s.discs[0]", "return held.n"], "", "let it be one kind"),
        (["held = s.discs[seat] if card else s.discs[0]", "return held.n"], "", ""),
        # recursion
        (["return rule(s, box, seat, card)"], "", "a rule does not call itself, and rule calls rule"),
        (
            ["return one(card)"],
            "\n\ndef one(n):\n    return two(n)\n\n\ndef two(n):\n    return one(n)\n",
            "one calls two calls one",
        ),
        # what a rule returns
        (["return hand_of(s, seat)[0]"], "\n\ndef hand_of(s, seat):\n    return s.hand[seat]\n", ""),
        (["return deck_of(s).n"], "\n\ndef deck_of(s):\n    return s.deck\n", ""),
        (["a, b = two()", "return a + b"], RETURNS_TWO, ""),
        (["return two() + 1"], RETURNS_TWO, "8: two() is 2 numbers, and should be a number"),
        (["return nothing()"], "\n\ndef nothing():\n    pass\n", ""),
        (["return nothing() + 1"], "\n\ndef nothing():\n    pass\n", "nothing() is nothing, and should be a number"),
        (
            ["if card:", "    return 1", "return s.deck"],
            "",
            "this returns a record of n, card, and line 9 returns a number",
        ),
        # names that may have no value
        (["if card:", "    held = 1", "return held"], "", f"10: held {NO_VALUE}"),
        (["while card:", "    held = 1", "    card = 0", "return held"], "", f"11: held {NO_VALUE}"),
        (["for place in range(card):", "    held = place", "return place"], "", f"10: place {NO_VALUE}"),
        (["while True:", "    held = 1", "    if card:", "        break", "return held"], "", ""),
        (["if card:", "    held = 1", "else:", "    return 2", "return held"], "", ""),
        (["match card:", "    case 1:", "        held = 1", "    case _:", "        held = 2", "return held"], "", ""),
        (["match card:", "    case 1:", "        held = 1", "return held"], "", f"11: held {NO_VALUE}"),
        # calls
        (["return one(card)"], "\n\ndef one(n, m):\n    return n\n", "8: one is not given m"),
        (["return one(card, 1, 2)"], "\n\ndef one(n, m):\n    return n\n", "one takes 2 arguments, not 3"),
        (["return one(card, k=1)"], "\n\ndef one(n, m=0):\n    return n\n", "one has no argument 'k'"),
        (["return one(card, m=1)"], "\n\ndef one(n, m=0):\n    return n + m\n", ""),
        (["return one(card)"], "\n\nNONE = 3\n\n\ndef one(n, m=NONE):\n    return n + m\n", ""),
        # constants of the module
        (["return PRICES[card] + len(PRICES)"], "\n\nPRICES = (3, 5, 8)\n", ""),
        (["PRICES[card] = 1"], "\n\nPRICES = (3, 5, 8)\n", "a row of the module never changes"),
        (["held = PRICES", "held[0] = 1"], "\n\nPRICES = (3, 5, 8)\n", "9: a row of the module never changes"),
        (["return one(PRICES)"], "\n\nPRICES = (3, 5)\n\n\ndef one(n):\n    return n[0]\n", "is a row of the module"),
        (["return PRICES"], "\n\nPRICES = (3, 5, 8)\n", "such a row cannot be returned"),
        (["return NAMES"], "\n\nNAMES = {}\n", "NAMES is neither a number nor a row of numbers"),
        (["return MISSING"], "", "8: there is no MISSING"),
    ],
)
def test_what_only_a_whole_rule_tells(tmp_path, lines, more, says):
    found = findings(tmp_path, rule(*lines, more=more))
    if not says:
        assert [] == found
        return
    (finding,) = found
    assert says in finding


def test_whole_records_are_put_only_where_many_lie_side_by_side(tmp_path):
    """There, on paper too, a copy is put; a field of a state would be the same thing in two places."""
    lines = ["s[0] = box", "return s[0].phase"]
    assert [] == findings(tmp_path, rule(*lines), (Array(STATE, None), STATE, int, int))
    (finding,) = findings(tmp_path, rule("s.discs[0] = s.discs[1]"))
    assert "s.discs[0] is more than one number: assign its numbers one by one" in finding


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("from math import gcd", "math does not compile with the rules"),
        ("from . import state", "import names, not modules: from .state import ..."),
        ("from ...engine import piles", "import names, not modules: from .piles import ..."),
        ("@cached\ndef rule(s): return 1", "no decorator"),
        ("def rule(s, *cards): return 1", "no *, *args, / or **kwargs"),
        ("def rule(s, *, seat): return 1", "no *, *args, / or **kwargs"),
        ("def rule(s, /, seat): return 1", "no *, *args, / or **kwargs"),
        ("def rule(s, card=None): return 1", "no None: 0 is nothing"),
        ("PRICES = [1, 2]", "no list"),
        ("class Phase: pass", "no class"),
    ],
)
def test_what_does_not_belong_at_the_top_of_a_rules_file(source, says):
    (fault, *_) = outside_subset(ast.parse(source), "rules.py")
    assert ("rules.py", 1) == (fault.file, fault.line)
    assert says in fault.what


def test_every_fault_of_every_rule_is_named_once_in_the_order_of_lines(tmp_path):
    more = "\n\ndef other(s):\n    s.phaze = 1\n\n\ndef third(n):\n    return n.x\n"
    source = rule("s.asked = other(s) + third(card) + other(s)", "s.asked = {}", more=more)
    assert ["9: no dict: number the things and keep them in a field of ints"] == findings(tmp_path, source)
    source = rule("s.asked = other(s)", "s.asked = 0.5", "s.phase = None", more=more)
    assert ["9", "10"] == [finding.split(":")[0] for finding in findings(tmp_path, source)]


def test_a_file_that_has_changed_since_it_was_imported_is_not_compiled(tmp_path):
    made = module(tmp_path, rule("return card"))
    path = Path(made.__file__)
    path.write_text(rule("return s.asked"), "utf-8")
    from sobremesa.compiler import Entry, NotOfTheSubset
    from sobremesa.compiler.program import Program

    with pytest.raises(NotOfTheSubset, match="rule does not stand here any more: start anew, the file has changed"):
        Program({"rule": Entry(made.rule, (record(asked=int), int, int, int))})


@pytest.mark.parametrize("file", ["bots/choosing.py", "bots/dice.py", "engine/piles.py"])
def test_rules_that_serve_every_game_are_of_the_subset(file):
    path = Path(sobremesa.__file__).parent / file
    assert [] == outside_subset(ast.parse(path.read_text("utf-8")), file)


def test_a_game_is_read_from_its_folder(tmp_path, monkeypatch):
    """Rules that were split into a folder, or into rooms beside rules.py, are read too; what is no rule is not."""
    guacamole = game("guacamole")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "end.py").write_text(rule("return None"), "utf-8")
    (tmp_path / "redeal.py").write_text("from .hands import held\n" + rule("s.hand = lambda: 1"), "utf-8")
    (tmp_path / "hands.py").write_text("from .deck import draw\nfrom .state import Phase\n", "utf-8")
    (tmp_path / "deck.py").write_text("from .hands import held\n" + rule("seen = {}"), "utf-8")
    for name in ("state", "view"):
        (tmp_path / f"{name}.py").write_text("SEATS = {}\n", "utf-8")
    monkeypatch.setattr(type(guacamole), "folder", tmp_path)
    expected = [
        f"{tmp_path.name}/deck.py:9: no dict: number the things and keep them in a field of ints",
        f"{tmp_path.name}/redeal.py:9: no lambda: write a rule of its own",
        f"{tmp_path.name}/rules/end.py:8: no None: 0 is nothing",
    ]
    assert expected == game_outside_subset(guacamole)


def test_a_rule_that_the_compiler_does_not_understand_is_found_in_the_game(monkeypatch):
    """The lint is the compiler's own reading: what is wrong with kinds is found without making machine code."""
    template = game(TEMPLATE)
    monkeypatch.setattr(template.rules, "scores", lambda s, box, out: out.poinst[0])
    (finding,) = game_outside_subset(template)
    assert "tests/compiler" in finding or "test_subset.py" in finding
