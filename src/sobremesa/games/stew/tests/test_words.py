"""Stew: the game in words: why a move is refused, what is asked, what is told, in both languages."""

import random

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.words import SeatWords, parse_by_describing
from sobremesa.games.stew import GAME
from sobremesa.games.stew.state import Phase
from sobremesa.games.stew.tests.laid import ADVANCED, ALL_FED, CARDS, EASY, deal, laid, move, step, told


def say(text, viewer=None, language="en"):
    """A text as a reader reads it."""
    return SeatWords(GAME, CARDS, language, viewer=viewer).say(text)


def why(play, seat, words, language="en"):
    """The clause that forbids a move, and the reason as the seat reads it."""
    refused = move(words) if isinstance(words, str) else words
    clause = play.refusal(seat, refused)
    return clause, say(GAME.view.explain(play.view(seat), CARDS, refused, clause), seat, language)


TURN = laid(drawn="leek", fed="carrot")
BETWEEN = step(laid(3, drawn="leek"), "1: put into the pot")
CALLING = step(laid(drawn="leek"), "1: call stew")
ROUND_OVER = step(laid(drawn="leek"), "1: call stew", "1: put into the pot")

REASONS = [
    (TURN, 1, "call stew", "your-turn", "It’s not your move yet. Waiting for seat 1."),
    (TURN, 0, "feed the raccoon", "feed-unfed", "The raccoon has already been fed."),
    (TURN, 0, "feed vermin 7", "vermin-row", "There are only 6 vermin in the row."),
    (TURN, 0, "begin the next round", "turn-actions", "You’ve drawn a card: play it or call “Stew!”"),
    (TURN, 0, "let it simmer", "let-simmer", "It’s your turn: play your card or call “Stew!” Only between"),
    (TURN, 0, "let it simmer and do not ask again", "not-again", "It’s your turn: play your card or call “Stew!”"),
    (TURN, 0, 99, "known-moves", "This game has no such move."),
    (BETWEEN, 1, "put into the pot", "call-between", "Between turns you either call “Stew!” or let it simmer."),
    (BETWEEN, 0, "call stew", "your-turn", "It’s not your move yet. Waiting for seat 2 and seat 3."),
    (CALLING, 0, "call stew", "easy-call", "You’ve called: now just play your card, into the pot"),
    (ROUND_OVER, 0, "put into the pot", "next-round", "The round is over: start the next one."),
    (laid(right_1=3, phase="over"), 0, "call stew", "game-over", "The game is over."),
]


@pytest.mark.parametrize(
    ("play", "seat", "words", "clause", "reason"), REASONS, ids=[f"{r[3]}-{r[2]}" for r in REASONS]
)
def test_a_refusal_is_explained_with_the_facts(play, seat, words, clause, reason):
    found, said = why(play, seat, words)
    assert clause == found
    assert said.startswith(reason)


def test_reasons_for_all_clauses_that_refuse_are_tested():
    refusing = {
        clause
        for options in (EASY, ADVANCED)
        for number in range(4)
        for play in random_game(number, options)
        for seat in range(play.seats)
        for refused in range(-1, GAME.moves + 1)
        if (clause := play.refusal(seat, refused))
    }
    assert refusing == {clause for *_, clause, _ in REASONS}


def random_game(number, options):
    """The positions of a random game."""
    play, dice = deal(GAME.seats[number % 3], f"words {number}", options), random.Random(f"{number} {options}")
    while not play.over:
        yield play
        seat = dice.choice(play.to_act())
        play.move(seat, dice.choice(play.choices(seat)))
    yield play


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Put the leek in the pot", "Feed the leek to the fox", "Call “Stew!” and play this card last"]),
        ("es", ["Echar a la olla: puerro", "Dar al zorro: puerro", "Gritar «¡Guiso!» y jugar esta carta al final"]),
    ],
)
def test_choices_name_the_card_and_the_vermin(language, said):
    play = laid(drawn="leek", fed="carrot carrot leek stone - stone")
    assert said == [say(choice.text, 0, language) for choice in play.view(0).choices]


def test_what_a_call_costs_on_ones_own_turn_is_said():
    play = laid(2, ADVANCED, drawn="leek")
    assert "Call “Stew!”; this card leaves the round" == say(play.view(0).choices[-1].text, 0)
    between = step(laid(2, ADVANCED, drawn="leek"), "1: put into the pot")
    assert "Call “Stew!”" == say(between.view(1).choices[0].text, 1)


def prompts(play, language="en"):
    """What each seat, and a spectator, is asked or told to wait for."""
    return [say(play.view(viewer).prompt, viewer, language) for viewer in (*range(play.seats), None)]


def test_prompts_on_a_turn():
    assert [
        "Your card: leek. Put it in the pot, feed one of the vermin, or call “Stew!”",
        *["Seat 1 can put a card in the pot, feed it to one of the vermin, or call “Stew!”"] * 2,
    ] == prompts(laid(drawn="leek"))


def test_prompts_between_turns():
    waiting = "Will anyone call “Stew!”? Waiting for seat 2 and seat 3."
    secret = "Answers are secret until everyone has given one."
    play = step(laid(3, drawn="leek", deck="stone"), "1: put into the pot")
    assert [
        waiting,
        f"Is the stew ready? Call now, or let it simmer and draw next. {secret}",
        f"Is the stew ready? Call now, before seat 2 draws, or let it simmer. {secret}",
        waiting,
    ] == prompts(play)
    step(play, "3: call stew")
    assert [waiting, "You’re calling “Stew!” Waiting for seat 2.", waiting] == [
        prompts(play)[seat] for seat in (0, 2, 3)
    ]


def test_prompts_after_the_last_card():
    play = step(laid(drawn="leek"), "1: put into the pot")
    assert "That was the last card: call now, or the round ends without a call." == prompts(play)[1]


@pytest.mark.parametrize(
    ("pot", "own", "others"),
    [
        (
            "garlic leek",
            "12 in the pot: spot on! Shuffle and start the next round.",
            "12 in the pot: seat 1 was right, and starts the next round.",
        ),
        ("garlic", "Only 9 in the pot: not enough!", "Only 9 in the pot: seat 1 was wrong, and starts"),
    ],
)
def test_prompts_when_a_round_is_over(pot, own, others):
    play = step(laid(drawn="leek", pot=pot, fed=ALL_FED), "1: call stew", "1: put into the pot")
    said = prompts(play)
    assert said[0].startswith(own)
    assert said[1].startswith(others)
    assert said[1] == said[2]


def test_prompt_when_nobody_has_called():
    play = step(laid(drawn="leek", first=1), "1: put into the pot", "2: let it simmer")
    assert ["Nobody called: seat 2 starts the next round.", "Nobody called. Shuffle and start the next round."] == (
        prompts(play)[:2]
    )


def test_prompt_at_the_end():
    play = step(laid(3, drawn="leek", wrong_2=4, wrong_3=4), "1: call stew", "1: put into the pot")
    assert "Shared victory: seat 2 and seat 3!" == prompts(play)[3]


def test_points_say_where_they_come_from():
    view = laid(right_1=2, unclaimed_1=1, wrong_2=1, phase="over").view(None)
    assert [(0, 4, "right-call"), (0, -1, "nobody-calls"), (1, 1, "wrong-call")] == [
        (p.seat, p.points, p.clause) for p in view.points
    ]
    assert [(0, 3, 1), (1, 1, 2)] == [(s.seat, s.points, s.rank) for s in view.standings]
    assert "2 right calls" == say(view.points[0].text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_named_and_read_back(language):
    for number in range(GAME.moves):
        said = say(GAME.view.describe(CARDS, number), None, language)
        assert number == parse_by_describing(GAME, CARDS, said, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_everything_can_be_said(language, options):
    """All texts that come up in random games, for every reader; each says something else than its id."""
    phases = set()
    for number in range(6):
        for play in random_game(number, options):
            phases.add(play.state.phase)
            for viewer in (None, *range(play.seats)):
                view = play.view(viewer)
                for text in (view.prompt, *(c.text for c in view.choices), *(p.text for p in view.points)):
                    said = say(text, viewer, language)
                    assert "{" not in said
                    assert text.id not in said
        for viewer in (None, *range(play.seats)):
            assert all(line and "{" not in line for line in told(play, viewer, language))
    assert set(Phase) - phases == (set() if options == EASY else {Phase.LAST_CARD})


@pytest.mark.parametrize("language", LANGUAGES)
def test_zones_counters_marks_and_options_have_names(language):
    words = SeatWords(GAME, CARDS, language)
    view = step(laid(2, ADVANCED, drawn="leek", pot="leek leek", fed="carrot"), "1: call stew").view(0)
    ids = {f"zone.{zone.kind}" for zone in view.zones} | {f"zone.{zone.kind}.empty" for zone in view.zones}
    ids |= {f"counter.{counter.kind}" for counter in view.counters} | {"game.tagline", "game.time"}
    ids |= {f"mark.{mark.split('-')[0]}" for zone in view.zones for slot in zone.slots for mark in slot.marks}
    assert {"mark.fed", "mark.on", "mark.hungry", "mark.yours", "mark.eaten", "counter.total"} <= ids
    for option in GAME.options:
        ids |= {f"option.{option.id}"} | {f"option.{option.id}.{value}" for value in option.values}
    assert [] == [id for id in sorted(ids) if not words.has(id)]
