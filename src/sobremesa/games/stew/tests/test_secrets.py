"""Stew: who knows what: each seat its own cards, everybody a pot that has been called, nobody an answer too early."""

from collections import Counter

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.forms import numbers
from sobremesa.engine.views import to_json
from sobremesa.engine.words import GameWords
from sobremesa.games.stew import GAME
from sobremesa.games.stew.state import Answer, Phase
from sobremesa.games.stew.tests.laid import ADVANCED, CARDS, EASY, laid, move, named, step, told, world, zone
from sobremesa.kit.laws.redeal import redeal
from sobremesa.kit.outputs import OUTPUTS, everything
from sobremesa.kit.worlds import Redealer

WORLDS = 60


def position(options=EASY, **more):
    """Three seats have put cards into the pot and on vermin."""
    return laid(
        3,
        options,
        drawn="leek",
        pot="potato stone garlic chicken",
        put_2=(1, 3),
        put_3=(2,),
        fed="- carrot - potato",
        fed_by_2=(1,),
        fed_by_3=(3,),
        deck="potato carrot leek potato garlic",
        **more,
    )


# -- what is seen -------------------------------------------------------------------------------------------------


def test_who_sees_a_card_in_the_pot():
    play = position()
    assert "potato yours, #, #, #" == zone(play, "pot", 0)
    assert "#, stone yours, #, chicken yours" == zone(play, "pot", 1)
    assert "#, #, garlic yours, #" == zone(play, "pot", 2)
    assert "#, #, #, #" == zone(play, "pot")


def test_who_sees_a_card_on_the_vermin():
    play = position()
    assert "raccoon hungry, rabbit fed, gopher hungry, boar fed, fox hungry, vagabond hungry" == zone(play, "vermin")
    assert ["#, #", "carrot yours on-2, #", "#, potato yours on-4"] == [zone(play, "fed", seat) for seat in range(3)]
    assert "#, #" == zone(play, "fed")


def test_who_sees_the_drawn_card():
    assert ["leek", "#", "#", "#"] == [zone(position(), "drawn", seat) for seat in (0, 1, 2, None)]


def test_who_sees_how_many_cards_each_seat_has_put_where():
    counters = {(c.kind, c.seat): c.value for c in position().view(None).counters}
    assert [1, 2, 1] == [counters["in-pot", seat] for seat in range(3)]
    assert [0, 1, 1] == [counters["on-vermin", seat] for seat in range(3)]


@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_reveal_pot_to_everybody_and_nothing_else(options):
    play = step(position(options), "1: call stew")
    if options == EASY:
        step(play, "1: put into the pot")
    assert Phase.ROUND_OVER == play.state.phase
    for seat in (0, 1, 2, None):
        assert "#" not in zone(play, "pot", seat)
        assert "#" in zone(play, "fed", seat)
        if options == ADVANCED:
            assert (zone(play, "aside", seat) == "#") == (seat != 0)


def test_what_is_told_of_a_card_played_face_down():
    play = step(position(), "1: feed the fox")
    assert "You feed the fox: leek." == told(play, 0)[0]
    assert "Player 1 feeds the fox." == told(play, 1)[0] == told(play, None)[0]
    play = step(position(), "1: put into the pot")
    assert "You put in the pot: leek." == told(play, 0)[0]
    assert "Player 1 puts a card in the pot." == told(play, 1)[0] == told(play, None)[0]


# -- answers between turns ----------------------------------------------------------------------------------------


def given(play, seat):
    """All that a seat is given, in every language."""
    return everything(play, seat, OUTPUTS)


def asked(answer=None):
    """Seats 2 and 3 are asked; seat 3 may have answered."""
    play = step(position(), "1: put into the pot")
    return step(play, f"3: {answer}") if answer else play


ANSWERS = ["call stew", "let it simmer", "let it simmer and do not ask again"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_call_together_shows_nobody_that_another_has_answered_or_how(viewer):
    """Neither the view nor the log, nor the number of the position, nor the choices tell it: ruling ST-8."""
    before = given(asked(), viewer)
    assert {True} == {before == given(asked(answer), viewer) for answer in ANSWERS}


def test_call_together_shows_each_seat_its_own_answer():
    prompts = [asked(answer).view(2).prompt.id for answer in ANSWERS]
    assert ["prompt.answered-call", "prompt.answered-simmer", "prompt.answered-quiet"] == prompts
    assert ((1,), (1, 2)) == (asked(ANSWERS[0]).view(2).to_act, asked(ANSWERS[0]).view(1).to_act)


def test_who_is_asked_does_not_depend_on_any_card():
    """[not-again] Ruling X-7: in every world that a spectator may be in, the same seats are asked, to the end."""
    play = position()
    for number in range(20):
        other = world(play, -1, number)
        for viewed in (play.branch(), other):
            step(viewed, "1: put into the pot", "2: let it simmer", "3: let it simmer and do not ask again")
            assert (1,) == viewed.to_act()
            step(viewed, "2: put into the pot")
            assert (0,) == viewed.to_act()


def test_a_standing_wish_is_offered_whatever_the_seat_knows():
    """[not-again]"""
    for seat in (1, 2):
        assert [move(words) for words in ANSWERS] == asked().choices(seat)


# -- imagined worlds ----------------------------------------------------------------------------------------------


def lies(play):
    """Where everything lies, by name."""
    s = play.state
    return named([s.drawn]), named(s.pot.card), named(s.fed), named(s.deck.card)


def test_own_cards_stay_where_the_seat_has_put_them():
    """[who-sees]"""
    for number in range(WORLDS):
        drawn, pot, fed, _ = lies(world(position(), 1, number))
        assert ("stone", "chicken", "carrot") == (pot.split()[1], pot.split()[3], fed.split()[0])
        assert drawn in {"leek", "potato", "garlic", "carrot"}


def test_cards_that_a_seat_has_not_seen_may_be_any_of_the_others():
    """[who-sees]"""
    unseen = Counter({"potato": 4, "leek": 2, "garlic": 2, "carrot": 1})
    found = [set() for _ in range(4)]
    for number in range(WORLDS):
        drawn, pot, fed, deck = lies(world(position(), 1, number))
        hidden = [drawn, pot.split()[0], pot.split()[2], fed.split()[1]]
        assert unseen == Counter([*hidden, *deck.split()])
        for place, card in zip(found, hidden, strict=True):
            place.add(card)
    assert [set(unseen)] * 4 == found


def test_a_pot_that_lies_open_stays():
    """[reveal-pot]"""
    play = step(position(ADVANCED), "1: call stew")
    before = lies(play)[1]
    worlds = [world(play, 1, number) for number in range(WORLDS)]
    assert {before} == {lies(other)[1] for other in worlds}
    assert len({lies(other)[2] for other in worlds}) > 3
    assert len({other.state.aside for other in worlds}) > 1
    assert {play.state.aside} == {world(play, 0, number).state.aside for number in range(WORLDS)}


def test_the_pot_of_a_round_that_nobody_called_stays_hidden():
    """[nobody-calls]"""
    play = laid(drawn="leek", pot="potato garlic stone", put_2=(1,))
    step(play, "1: put into the pot", "2: let it simmer")
    assert "#, garlic yours, #, #" == zone(play, "pot", 1)
    found = {lies(world(play, 1, number))[1] for number in range(WORLDS)}
    assert len(found) == 6
    assert {"garlic"} == {pot.split()[1] for pot in found}


def test_answers_of_others_are_imagined_and_ones_own_is_kept():
    """[call-together]"""
    play = asked("call stew")
    assert {Answer.CALL} == {world(play, 2, number).state.answer[2] for number in range(WORLDS)}
    assert {Answer.CALL, Answer.SIMMER, Answer.QUIET} == {
        world(play, 1, number).state.answer[2] for number in range(WORLDS)
    }
    assert {Answer.NONE} == {world(play, 2, number).state.answer[1] for number in range(WORLDS)}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_dealt_anew_a_position_looks_the_same(seat, options):
    plays = [position(options), asked("call stew"), step(position(options), "1: call stew")]
    assert [[], [], []] == [list(redeal(play, seat, Redealer.on_paper(GAME, CARDS))) for play in plays]


def test_two_worlds_that_differ_in_hidden_cards_alone_look_the_same():
    one = laid(drawn="leek", pot="potato stone", put_2=(1,), fed="carrot", deck="garlic leek", turn=1)
    other = laid(drawn="garlic", pot="potato leek", put_2=(1,), fed="carrot", deck="stone leek", turn=1)
    assert list(numbers(one.state)) != list(numbers(other.state))
    assert to_json(one.view(0)) == to_json(other.view(0))
    assert to_json(one.view(1)) != to_json(other.view(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_of_who_is_asked_does_not_speak_of_cards(language):
    words = GameWords(GAME, CARDS, language, viewer=1)
    said = words.say(asked().view(1).prompt).casefold()
    assert not any(words.card(card.id).casefold() in said for card in CARDS.cards)
