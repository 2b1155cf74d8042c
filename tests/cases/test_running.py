"""Running cases: everything that must follow is looked at, and what is found instead is told."""

import pytest

from sobremesa.engine.forms import paper
from sobremesa.engine.layouts import array
from sobremesa.engine.words import GameWords
from sobremesa.games import KNOWN, game
from sobremesa.kit.cases import BadCase, load, parse, run, show
from sobremesa.kit.cases.of_game import case_files
from sobremesa.kit.cases.placing import deal, start

HEAD = """\
game = "guacamole"
[[case]]
name = "a take"
[case.setup]
hand.1 = ["aat", "t", "c", "cc", "a"]
hand.2 = ["aat", "aat", "tt", "c", "c"]
let_go = [2]
discard.top = ["aa"]
deck.next = ["lime", "atc"]
disc.mild.next = ["mild-1"]
won.2 = ["spicy-1", "mild-2"]
[[case.step]]
moves = ["seat 1: take the discard in place of card 2"]
"""

# What follows from the take, what does not, and what is told of that.
FOLLOWS = [
    (
        'position.hand.1 = ["aat", "aa", "c", "cc", "a"]',
        'position.hand.1 = ["aat", "t", "c", "cc", "a"]',
        "found [aat, aa,",
    ),
    (
        'position.hand.1 = ["?", "?ingredient", "c", "?", "a"]',
        'position.hand.1 = ["?", "?", "c", "?", "c"]',
        "expected [?,",
    ),
    ('position.discard.top = ["t"]', 'position.discard.top = ["aa"]', "expected [aa], found [t]"),
    (
        'position.deck.next = ["lime", "?"]',
        'position.deck.next = ["?", "lime"]',
        "expected [?, lime], found [lime, atc]",
    ),
    (
        'position.deck.next = ["?special"]',
        'position.deck.next = ["?ingredient"]',
        "expected [?ingredient], found [lime]",
    ),
    ("position.drawn = []", 'position.drawn = "t"', "expected [t], found []"),
    ("position.discard = 1", "position.discard = 2", "expected 2 cards, found 1"),
    ('position.won.2 = ["mild-2", "spicy-1"]', 'position.won.2 = ["mild-2", "spicy-2"]', "found [mild-2, spicy-1]"),
    ('position.won.2 = ["?", "spicy-1"]', 'position.won.2 = ["?", "?", "?"]', "expected [?, ?, ?]"),
    ("position.turn = 2", "position.turn = 1", "expected 1, found 2"),
    ('position.phase = "turn"', 'position.phase = "claim"', "expected claim, found turn"),
    ("position.let_go = [2]", "position.let_go = []", "expected [], found [2]"),
    ("position.finished = false", "position.finished = true", "expected true, found false"),
    ("position.moves = 1", "position.chosen.1 = 1", "expected 1, found nothing"),
    ("asked = [2]", "asked = [1, 2]", "expected [1, 2], found [2]"),
    ("choices.1 = []", 'choices.1 = ["draw"]', "not offered: draw"),
    ('offered = ["seat 2: DRAW"]', 'offered = ["seat 1: draw"]', "it is not offered"),
    ('not_offered = ["seat 1: draw"]', 'not_offered = ["seat 2: draw"]', "it is offered"),
    ('refused."seat 1: draw" = "your-turn"', 'refused."seat 2: draw" = "your-turn"', "refuses it; it is allowed"),
    ('refused."seat 2: discard the drawn card" = "use-drawn"', 'refused."seat 1: draw" = "claim"', "[your-turn] does"),
    ('sees.1.discard = ["t"]', 'sees.1.discard = ["#"]', "expected [#], found [t]"),
    ('sees.spectator.deck = "#"', "sees.spectator.deck = []", "expected [], found [#]"),
    ("sees.2.discard = 1", "sees.2.discard = 0", "expected 0 cards, found 1"),
    ("counters.avocados.1 = 5", "counters.avocados.1 = 4", "expected 4, found 5"),
    ("points = [0, 2]", "points = [2, 0]", "expected [2, 0], found [0, 2]"),
    ("ranks = [2, 1]", "ranks = [1, 1]", "expected [1, 1], found [2, 1]"),
    ("winners = []", "winners = [2]", "expected [2], found []"),
    (
        'scored = [{ seat = 2, points = 1, clause = "winning" }]',
        'scored = [{ seat = 2, points = 2, clause = "winning" }]',
        "no such points; there are: seat 2: 1 by [winning]",
    ),
    (
        'events = ["took"]',
        'events = ["drew"]',
        "no such 'drew' (line 14); what happened: took seat 1 card aa place 2 old t",
    ),
    (
        'events = [{ event = "took", told = [1, 2], clause = "take-discard", old = "t" }]',
        'events = [{ event = "took", told = [1] }]',
        "no such 'took'",
    ),
    ('events = [{ event = "took", place = 2 }]', 'events = ["took", "took"]', "after event 1 no such 'took'"),
    ('no_events = ["drew", { event = "took", seat = 2 }]', 'no_events = ["took"]', "it has happened"),
    ("over = false", "over = true", "the game is not over"),
]


def outcome(line):
    """The failures of the case with that line at its end."""
    (case,) = parse(HEAD + line, "mine.toml", None)
    return run(case).failures


@pytest.mark.parametrize(("follows", "does_not", "told"), FOLLOWS)
def test_what_follows_passes_and_what_does_not_fails(follows, does_not, told):
    assert () == outcome(follows)
    (failure,) = outcome(does_not)
    assert (14, True) == (
        failure.line,
        failure.key.startswith(f"case 1, step 1, {does_not.split(' ')[0].split('.')[0]}"),
    )
    assert told in failure.message


def test_a_move_that_is_refused_fails_the_case_and_ends_it():
    text = HEAD + 'asked = [1]\n[[case.step]]\nmoves = ["seat 1: draw"]\n[[case.step]]\nover = true\n'
    (case,) = parse(text, "mine.toml", None)
    first, last = run(case).failures
    assert (14, "expected [1], found [2]") == (first.line, first.message)
    assert (16, "case 1, step 2, moves, item 1") == (last.line, last.key)
    assert last.message == "'seat 1: draw' is refused by [your-turn]; seat 2 must decide now. The case goes no further"


def test_events_are_those_of_their_step():
    text = (
        HEAD
        + 'events = ["took"]\n[[case.step]]\nmoves = ["seat 2: draw"]\nno_events = ["took"]\nevents = ["special"]\n'
    )
    (case,) = parse(text, "mine.toml", None)
    assert () == run(case).failures


POT = """\
game = "stew"
[[case]]
name = "a pot is counted"
[case.setup]
turn = 1
drawn = ["leek"]
pot = ["potato", "stone"]
[[case.step]]
moves = ["seat 1: call stew", "seat 1: put into the pot"]
"""


@pytest.mark.parametrize(("points", "passes"), [(-3, True), (3, False), (-4, False)])
def test_the_number_of_an_event_may_be_negative(points, passes):
    (case,) = parse(f'{POT}events = [{{ event = "counted", card = "stone", points = {points} }}]\n', "mine.toml", None)
    assert passes == run(case).passed


@pytest.mark.parametrize(
    ("counters", "told"),
    [
        ("counters.total = 0", None),
        ("counters.total = 5", "expected 5, found 0"),
        ("counters.total.1 = 0", "expected 0, found nothing"),
    ],
)
def test_a_counter_that_comes_later_may_be_named(counters, told):
    (case,) = parse(f"{POT}{counters}\n", "mine.toml", None)
    assert ([] if told is None else [told]) == [failure.message for failure in run(case).failures]


@pytest.mark.parametrize(
    ("counter", "told"),
    [
        ("total.5", "there is no seat '5'"),
        ("totl", "there is no counter 'totl'; perhaps: total"),
        ("round.1", "there is no counter 'round.1'"),
    ],
)
def test_a_counter_that_never_comes_cannot_be_named(counter, told):
    with pytest.raises(BadCase, match=told):
        parse(f"{POT}counters.{counter} = 1\n", "mine.toml", None)


def test_no_events_at_all():
    take = "seat 1: take the discard in place of card 2"
    (case,) = parse(HEAD.replace(f'moves = ["{take}"]\n', "events = []"), "mine.toml", None)
    assert () == run(case).failures
    (failure,) = outcome("events = []")
    assert failure.message == "expected nothing; what happened: took seat 1 card aa place 2 old t"


def test_the_table_is_looked_at_as_it_is_and_by_others_as_it_was():
    """A card that Leftovers lets its player take back: it counts at once, and the others do not see it yet."""
    text = """
game = "_template"
[[case]]
name = "served, and perhaps taken back"
[case.setup]
phase = "serve"
hand.1 = ["flan", "rice"]
tin.1 = ["flan"]
[[case.step]]
points = [-2, 0]
[[case.step]]
moves = ["seat 1: serve card 1"]
points = [10, 0]
counters.dishes.1 = 1
position.tin.1 = ["flan", "flan"]
sees.1.tin.1 = ["flan", "flan"]
sees.2.tin.1 = ["flan"]
sees.spectator.tin.1 = ["flan"]
"""
    (case,) = parse(text, "mine.toml", None)
    assert () == run(case).failures


def test_a_case_can_be_run_again():
    (case,) = parse(HEAD + "asked = [2]", "mine.toml", None)
    assert run(case) == run(case)


def test_a_seed_settles_what_is_shuffled():
    text = HEAD.replace('deck.next = ["lime", "atc"]', 'deck = ["atc"]')
    text = text.replace("take the discard in place of card 2", "draw")
    seeds = [text.replace("[case.setup]", f'seed = "{seed}"\n[case.setup]') for seed in "xxy"]
    one, same, other = (parse(text, "mine.toml", None)[0] for text in seeds)
    assert list(show(one)) == list(show(same))
    assert list(show(one)) != list(show(other))


@pytest.mark.parametrize("id", KNOWN)
def test_the_rest_of_the_box_is_dealt_in_a_fixed_order(id):
    """Whatever is named, every card lies somewhere, and unnamed ones always in the same place."""
    for path in case_files(game(id)):
        for case in load(path):
            if case.setup:
                one, two = (deal(case.setting, case.setup).cards for _ in range(2))
                assert one == two
                lie = sorted(card for cards in one.values() for card in cards if card)
                assert lie == sorted(card.id for card in case.setting.cards.cards for _ in range(card.copies))
                assert count(case, "supply") == count(case, "census")


def count(case, rule):
    """How many cards of each kind the rules count, in the box or in the position."""
    found, cards = case.setting.game, case.setting.cards
    out = paper(array(int, found.state.CENSUS))
    if rule == "supply":
        found.rules.supply(cards.box, out)
    else:
        found.rules.census(start(case.setting, case.setup, case.seed).state, cards.box, out)
    return list(out)


def test_what_is_shown_can_be_copied_into_a_case():
    (case,) = parse(HEAD, "mine.toml", None)
    lines = list(show(case))
    assert lines[0] == "mine.toml:2: a take"
    at = lines.index("  step 1")
    first, after = lines[1:at], lines[at + 1 :]
    assert after[:2] == ["    seat 1: take the discard in place of card 2", "    * took seat 1 card aa place 2 old t"]
    changed = {line.split(" = ")[0].strip() for line in after[2:]}
    assert changed == {"position.hand.1", "position.discard", "position.turn", "position.moves", "asked"}
    copied = "\n".join(line for line in first if line.split(" = ")[0].strip() not in changed)
    (again,) = parse(HEAD + copied + "\n" + "\n".join(after[2:]), "mine.toml", None)
    assert len(again.steps[0].expectations) > 15
    assert () == run(again).failures


def test_what_is_shown_ends_with_a_refused_move():
    (case,) = parse(HEAD + '[[case.step]]\nmoves = ["seat 1: draw"]\n[[case.step]]\nover = true', "mine.toml", None)
    assert list(show(case))[-2:] == ["    seat 1: draw", "    refused by [your-turn]"]


@pytest.mark.parametrize(
    "said",
    [
        "seat 1: take the discard in place of card 2",
        " SEAT 1 :  Take the  discard in place of card 2. ",
        "seat1: take the discard in place of card 2",
        "asiento 1: tomar el descarte en lugar de la carta 2",
        "seat 1: move 2",
    ],
)
def test_a_move_may_be_said_in_several_ways(said):
    text = HEAD.replace("seat 1: take the discard in place of card 2", said) + 'position.discard.top = ["t"]'
    (case,) = parse(text, "mine.toml", None)
    assert () == run(case).failures


@pytest.mark.parametrize("id", KNOWN)
def test_no_words_mean_one_move_in_english_and_another_in_spanish(id):
    found = game(id)
    cards = found.cards.load()
    english, spanish = (
        {
            GameWords(found, cards, language).say(found.view.describe(cards, move)).casefold(): move
            for move in range(found.moves)
        }
        for language in ("en", "es")
    )
    assert all(spanish.get(words, move) == move for words, move in english.items())
