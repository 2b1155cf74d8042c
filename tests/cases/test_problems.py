"""What is wrong with a case file is told by file, line and key, with what was expected; all of it at once."""

import pytest

from sobremesa.kit.cases import BadCase, load, parse, run

GOOD = """\
game = "guacamole"
[[case]]
name = "good"
clauses = ["take-discard"]
rulings = ["GU-12"]
seats = 3
options = { game = "standard" }
seed = 7
[case.setup]
hand.1 = ["aat", "t", "c", "cc", "a"]
deck.next = ["lime"]
turn = 1
[[case.step]]
moves = [
  "seat 1: take the discard in place of card 2",
]
asked = [2]
position.hand.1 = ["aat", "?", "?ingredient", "cc", "a"]
choices.2 = ["draw", "take the discard in place of card 1"]
offered = ["seat 2: draw"]
not_offered = ["seat 1: draw"]
refused = { "seat 1: draw" = "your-turn" }
sees.2.drawn = []
counters.chilies.1 = 3
points = [0, 0, 0]
ranks = [1, 1, 1]
winners = []
scored = [{ seat = 1, points = 1, clause = "winning" }]
events = [{ event = "took", seat = 1, old = "t", place = 2, clause = "take-discard", told = [1, 2, 3] }]
no_events = ["drew"]
over = false
"""

SCORED = 'scored = [{ seat = 1, points = 1, clause = "winning" }]'

# What is changed in the file above, on which line the problem then is, and what is told.
SLIPS = [
    # keys
    ('name = "good"', 'nam = "good"', 3, "case 1, nam: unknown key; perhaps: name"),
    ('name = "good"', "", 2, "case 1: expected a key 'name', which is missing"),
    ('name = "good"', 'name = " "', 3, "case 1, name: expected a text, not ' '"),
    ('name = "good"', "name = 1979-05-27", 3, "case 1, name: expected a text, not the date or time 1979-05-27"),
    ('game = "guacamole"', "", 2, "case 1: expected a key 'game', which is missing"),
    ('game = "guacamole"', 'game = "guacamol"', 1, "game: there is no game 'guacamol'; perhaps: guacamole"),
    ('game = "guacamole"', 'gams = "guacamole"', 1, "gams: unknown key; perhaps: game"),
    ("[[case.step]]", "[[case.steps]]", 13, "case 1, steps: unknown key; perhaps: step, setup, seats"),
    ("over = false", "ovr = false", 31, "case 1, step 1, ovr: unknown key; perhaps: over"),
    # types
    ("asked = [2]", "asked = 2", 17, "case 1, step 1, asked: expected a list of seats, not 2"),
    ("asked = [2]", "asked = [true]", 17, "case 1, step 1, asked, item 1: expected a seat from 1 to 3, not true"),
    ("over = false", 'over = "no"', 31, "case 1, step 1, over: expected true or false, not 'no'"),
    ("seed = 7", "seed = 7.5", 8, "case 1, seed: expected a whole number from"),
    ("seed = 7", f"seed = 0x{'f' * 9000}", 8, "not a number of too many digits"),
    ("[case.setup]", "[[case.setup]]", 9, "case 1, setup: expected a table, not a list"),
    ('options = { game = "standard" }', "options = []", 7, "case 1, options: expected a table, not a list"),
    (SCORED, "scored = [{ seat = 1 }]", 28, "case 1, step 1, scored, item 1: expected a key 'clause'"),
    (SCORED, "scored = [1]", 28, "case 1, step 1, scored, item 1: expected a table, not 1"),
    ('name = "good"', 'name = "a\\u001bb"', 3, "case 1, name: expected a text of one line, not 'a\\x1bb'"),
    ('name = "good"', 'name = "good"\n"a\\nb" = 1', 4, "case 1, 'a\\nb': unknown key"),
    # what says nothing
    ('offered = ["seat 2: draw"]', "offered = []", 20, "not an empty one, which says nothing"),
    ('refused = { "seat 1: draw" = "your-turn" }', "refused = {}", 22, "not an empty one, which says nothing"),
    # the setting
    ("seats = 3", "seats = 7", 6, "case 1, seats: expected a whole number from 2 to 4, not 7"),
    ('"standard"', '"hard"', 7, "case 1, options.game: there is no value 'hard'; there are: standard, easier"),
    ('options = { game = "standard" }', "options = { gam = 1 }", 7, "case 1, options.gam: unknown key"),
    ("seed = 7", 'cards = "none.toml"', 8, "case 1, cards:"),
    ("seed = 7", 'cards = "\\u0000"', 8, "case 1, cards:"),
    (
        '"take-discard"',
        '"take-discards"',
        4,
        "case 1, clauses, item 1: there is no clause 'take-discards'; perhaps: take",
    ),
    ('"GU-12"', '"GU-14"', 5, "case 1, rulings, item 1: there is no ruling 'GU-14'; perhaps: GU-"),
    # the setup
    ('hand.1 = ["aat"', 'hand.1 = ["aaat"', 10, "case 1, setup.hand.1, item 1: there is no card 'aaat'; perhaps: aat"),
    (
        'hand.1 = ["aat"',
        'hand.1 = ["lime"',
        10,
        "case 1, setup.hand.1, item 1: lime cannot be there, only ?ingredient",
    ),
    ('hand.1 = ["aat"', 'hand.1 = ["?disc"', 10, "'?disc' stands for no card here; there are: ?, ?ingredient"),
    ('hand.1 = ["aat"', 'hand.1 = ["a", "aat"', 10, "case 1, setup.hand.1: 6 cards are named; at most 5 can be there"),
    ('hand.1 = ["aat", "t", "c"', 'hand.1 = ["cc", "cc", "cc"', 10, "4 cards cc are named (in hand.1); the box has 3"),
    ("hand.1 =", "hand.4 =", 10, "case 1, setup.hand.4: every seat has its own: hand.1 to hand.3"),
    ("hand.1 =", "hand =", 10, "case 1, setup.hand: every seat has its own: hand.1 to hand.3"),
    ("hand.1 =", "hnad.1 =", 10, "case 1, setup.hnad.1: there is no place 'hnad.1'; perhaps: hand.1"),
    ("deck.next", "disc.all.next", 11, "case 1, setup.disc.all.next: there is no place 'disc.all.next'"),
    ("deck.next", "disc.all", 11, "this place is there only with the option game = easier"),
    (
        'deck.next = ["lime"]',
        'deck = ["lime"]\ndiscard = ["a"]',
        11,
        "cards, tt the first, have no place left: deck, discard were named whole; name deck.next",
    ),
    ('deck.next = ["lime"]', "deck = []", 11, "case 1, setup.deck: expected at least 1 card here"),
    ('deck.next = ["lime"]', '"deck" = ["a"]\n"deck.next" = ["t"]', 12, "deck is named already, on line 11"),
    ('deck.next = ["lime"]', "deck.next = 3", 11, "case 1, setup.deck.next: expected a list of cards, not 3"),
    ("turn = 1", "turn = 4", 12, "case 1, setup.turn: expected a seat from 1 to 3, not 4"),
    ("turn = 1", "turn = 0", 12, "case 1, setup.turn: expected a seat from 1 to 3, not 0"),
    ("turn = 1", 'phase = "drawn"', 12, "with these cards the phase is 'turn', not 'drawn'"),
    ("turn = 1", 'phase = "pass"', 12, "cards are passed only while a Lime or a Cilantro lies on top"),
    ("turn = 1", 'phase = "pas"', 12, "case 1, setup.phase: there is no word 'pas'; perhaps: pass"),
    ("turn = 1", "finished = true", 12, "only claims wait after a turn, and none is offered"),
    ("turn = 1", "let_go = [2]", 12, "the hand of seat 2 matches no open disc"),
    ("turn = 1", "moves = -1", 12, "case 1, setup.moves: expected a whole number from 0 to 20000, not -1"),
    # moves
    ('"seat 1: take', '"seat 1 take', 15, "case 1, step 1, moves, item 1: expected 'seat N: move in words', not"),
    ('"seat 1: take', '"seat 4: take', 15, "case 1, step 1, moves, item 1: there is no seat '4': the seats are 1 to 3"),
    ('"seat 1: take', '"seat 1: tak', 15, "is not a move of guacamole; perhaps: take the discard in place of card 2"),
    ('offered = ["seat 2: draw"]', "offered = [2]", 20, "case 1, step 1, offered, item 1: expected a text, not 2"),
    ('= "your-turn"', '= "your-trun"', 22, "case 1, step 1, refused.seat 1: draw: there is no clause 'your-trun'"),
    ("choices.2", "choices.9", 19, "case 1, step 1, choices.9: there is no seat '9': the seats are 1 to 3"),
    # what must follow
    ('position.hand.1 = ["aat", ', "position.hand.1 = [", 18, "expected 5 cards, not 4; ? stands for one"),
    ("sees.2.drawn", "sees.2.dawn", 23, "case 1, step 1, sees.2.dawn: there is no zone 'dawn'; perhaps: drawn"),
    ("sees.2.drawn", "sees.two.drawn", 23, "there is no seat 'two': the seats are 1 to 3"),
    ("sees.2.drawn = []", 'sees.2.drawn = ["back"]', 23, "there is no card 'back' (# is a back)"),
    ("sees.2.drawn = []", "sees.2 = []", 23, "case 1, step 1, sees.2: expected a table, not a list"),
    ("counters.chilies.1", "counters.chillies.1", 24, "there is no counter 'chillies.1'; perhaps: chilies.1"),
    ("points = [0, 0, 0]", "points = [0, 0]", 25, "expected 3 points, one for each seat, not 2"),
    (
        '"took", seat',
        '"tok", seat',
        29,
        "case 1, step 1, events, item 1, event: there is no event 'tok'; perhaps: took",
    ),
    ("place = 2", "plaice = 2", 29, "case 1, step 1, events, item 1, plaice: unknown key; perhaps: place"),
    ('old = "t"', 'old = "lime"', 29, "events, item 1, old: there is no card 'lime'"),
    (
        'no_events = ["drew"]',
        "no_events = [7]",
        30,
        "expected the name of an event, or a table with a key 'event', not 7",
    ),
    # TOML
    ("asked = [2]", "asked = [2", 18, "expected TOML: "),
    ("asked = [2]", "asked = [2]\nasked = [2]", 18, "expected TOML: Cannot overwrite a value at column"),
]


def problems(text, folder):
    """What is told of a file mine.toml of that text."""
    with pytest.raises(BadCase) as raised:
        parse(text, "mine.toml", folder)
    return raised.value.problems


def test_the_good_file_is_good(tmp_path):
    assert ["good"] == [case.name for case in parse(GOOD, "mine.toml", tmp_path)]


@pytest.mark.parametrize(("old", "new", "line", "told"), SLIPS)
def test_a_slip_is_told(tmp_path, old, new, line, told):
    assert GOOD.count(old) >= 1
    first, *_ = problems(GOOD.replace(old, new, 1), tmp_path)
    assert first.startswith(f"mine.toml:{line}: ")
    assert told in first


def test_all_slips_are_told_at_once(tmp_path):
    text = (
        GOOD.replace("asked = [2]", "asked = [7]")
        .replace('"seat 2: draw"', '"seat 2: dra"')
        .replace("over = f", "over = 1 # ")
    )
    assert [17, 20, 31] == [int(problem.split(":")[1]) for problem in problems(text, tmp_path)]


def test_slips_of_several_cases_are_told_at_once_and_those_of_the_file_once(tmp_path):
    text = GOOD + GOOD[GOOD.index("[[case]]") :]
    assert 2 == len(problems(text.replace("seats = 3", "seats = 9"), tmp_path))
    assert 1 == len(problems(text.replace('game = "guacamole"', 'game = "gua"', 1), tmp_path))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "mine.toml:1: expected a key 'case', which is missing"),
        ("case = []", "mine.toml:1: case: expected at least one [[case]]"),
        ("case = 1", "mine.toml:1: case: expected a list of tables, each begun by [[case]], not 1"),
        ("case = [1]", "mine.toml:1: case 1: expected a table, not 1"),
        ('[[case]]\nname = "a"\ngame = "guacamole"', "mine.toml:1: case 1: expected a key 'step', which is missing"),
        (
            '[[case]]\nname = "a"\ngame = "guacamole"\nstep = []',
            "mine.toml:4: case 1, step: expected at least one [[case.step]]",
        ),
        (
            '[[case]]\nname = "a"\ngame = "guacamole"\n[[case.step]]',
            "mine.toml:4: case 1, step 1: expected moves, or what must",
        ),
    ],
)
def test_a_file_without_cases_or_steps_is_told(tmp_path, text, told):
    assert problems(text, tmp_path)[0].startswith(told)


def test_a_file_that_cannot_be_read_is_told(tmp_path):
    (tmp_path / "latin.toml").write_bytes(b'game = "guacamole"\n# caf\xe9\n')
    for path, told in [
        (tmp_path / "none.toml", "none.toml: cannot be read: there is no such file or folder"),
        (tmp_path, "cannot be read: it is a folder"),
        (tmp_path / "\0", "cannot be read: no file can have that name"),
        (tmp_path / "latin.toml", "latin.toml:2: expected UTF-8, found the byte 0xe9"),
    ]:
        with pytest.raises(BadCase, match=told):
            load(path)


def test_a_mark_of_utf_8_at_the_beginning_does_no_harm(tmp_path):
    (tmp_path / "marked.toml").write_text(GOOD, "utf-8-sig")
    assert 1 == len(load(tmp_path / "marked.toml"))


def test_all_moves_are_told_when_they_are_few():
    """A word that comes near nothing: the words there are, if they are few."""
    text = GOOD.replace('"standard"', '"zzz"')
    with pytest.raises(BadCase, match="there is no value 'zzz'; there are: standard, easier"):
        parse(text, "mine.toml", None)


ALL_INGREDIENTS = ["potato"] * 4 + ["carrot", "leek", "garlic"] * 2 + ["chicken", "stone"]


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ("deck = []", "12 cards, potato the first, have no place left: deck was named whole; name deck.next instead"),
        (
            f"deck = {ALL_INGREDIENTS[1:]}",
            "1 card, potato, has no place left: deck was named whole; name deck.next instead, and the rest follows",
        ),
        (
            'vermin = ["raccoon", "rabbit", "gopher", "boar", "fox"]',
            "1 card, vagabond, has no place left: vermin was named whole; leave vermin away, and the rest follows",
        ),
    ],
)
def test_cards_that_have_no_place_left_are_counted_and_it_is_said_what_would_be_right(setup, told):
    text = f'game = "stew"\n[[case]]\nname = "x"\n[case.setup]\n{setup}\n[[case.step]]\nmoves = ["seat 1: call stew"]\n'
    with pytest.raises(BadCase) as wrong:
        run(parse(text, "mine.toml", None)[0])
    assert told in str(wrong.value)
