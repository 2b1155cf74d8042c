"""Leftovers: what a seat may see, and the words for it."""

import random

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from, seed_secret
from sobremesa.engine.views import to_json
from sobremesa.engine.words import SeatWords, parse_by_describing
from sobremesa.games._template import GAME
from sobremesa.games._template.tests.laid import CARDS, laid, move, step


def zone(play, name, viewer=None):
    """The cards of a zone, None for a back, with their marks."""
    return [(slot.card, *slot.marks) for slot in play.view(viewer).zone(name).slots]


# -- who sees what ------------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_but_for_cards_taken_from_the_counter():
    play = laid(hand_1="rice flan", hand_2="lentils", seen_1=(1,), deck="flan")
    assert [("rice",), ("flan", "seen")] == zone(play, "hand:0", 0)
    assert [(None,), ("flan", "seen")] == zone(play, "hand:0", 1) == zone(play, "hand:0")


def test_places_in_a_hand_keep_their_keys():
    play = laid(hand_1="rice - lentils", hand_2="lentils", phase="serve", deck="flan")
    assert ["hand:0:0", "hand:0:2"] == [slot.key for slot in play.view(1).zone("hand:0").slots]
    step(play, 0, "leave card 1")
    assert ["hand:0:2"] == [slot.key for slot in play.view(1).zone("hand:0").slots]


def test_tins_and_the_top_of_the_counter_are_open_and_the_deck_is_not():
    play = laid(
        hand_1="rice", hand_2="flan", tin_1="flan rice rice", counter="lentils croquettes", deck="meatballs flan"
    )
    assert [("rice",), ("rice",), ("flan",)] == zone(play, "tin:0", 1)
    assert ([("croquettes",)], 2) == (zone(play, "counter"), play.view(None).zone("counter").count)
    assert ([(None,)], 2) == (zone(play, "deck", 0), play.view(0).zone("deck").count)


def test_what_a_seat_has_chosen_is_marked_for_that_seat_alone():
    play = laid(hand_1="rice flan", hand_2="flan", seen_1=(1,), phase="share", deck="flan")
    step(play, 0, "share card 2")
    assert [("rice",), ("flan", "seen", "chosen")] == zone(play, "hand:0", 0)
    assert [(None,), ("flan", "seen")] == zone(play, "hand:0", 1)
    assert "prompt.waiting" == play.view(0).prompt.id


def test_two_tables_that_differ_in_hidden_cards_look_the_same():
    one = laid(hand_1="rice", hand_2="lentils flan", seen_2=(1,), counter="flan", deck="rice meatballs")
    other = laid(hand_1="rice", hand_2="croquettes flan", seen_2=(1,), counter="flan", deck="croquettes flan")
    assert to_json(one.view(0)) == to_json(other.view(0))
    assert to_json(one.view(None)) == to_json(other.view(None))
    assert to_json(one.view(1)) != to_json(other.view(1))


def test_a_drawn_card_is_told_to_its_drawer_alone():
    play = laid(hand_1="rice", hand_2="flan", deck="lentils croquettes")
    step(play, 0, "draw")
    assert ["You draw: lentils."] == told(play, 0)
    assert ["Seat 1 draws a card."] == told(play, 1) == told(play, None)


def told(play, viewer, language="en"):
    """The log as a reader reads it."""
    words = SeatWords(GAME, CARDS, language, viewer=viewer)
    texts = (GAME.view.tell(CARDS, h.event, viewer) for h in play.log(viewer))
    return [words.say(text) for text in texts if text]


def test_points_say_where_they_come_from():
    view = laid(hand_1="rice", hand_2="flan", tin_1="flan flan rice").view(None)
    assert [("lone-helping", -2), ("helpings", 10)] == [(p.clause, p.points) for p in view.points]
    assert [(0, 8, 1), (1, 0, 2)] == [(s.seat, s.points, s.rank) for s in view.standings]


# -- why not ------------------------------------------------------------------------------------------------------


def why(play, seat, words):
    """The reason for a refusal in English."""
    refused = move(words) if isinstance(words, str) else words
    text = GAME.view.explain(play.view(seat), CARDS, refused, play.refusal(seat, refused))
    return SeatWords(GAME, CARDS, "en", viewer=seat).say(text)


def test_a_refusal_is_explained_with_the_facts():
    play = laid(hand_1="rice flan", hand_2="flan", tin_2="flan", phase="serve", deck="rice")
    assert "It’s not your move yet. Waiting for seat 1." == why(play, 1, "draw")
    assert "You hold 2 cards: leave one of them on the counter to finish." == why(play, 0, "finish")
    assert "There is no card 3 in your hand." == why(play, 0, "serve card 3") == why(play, 0, "leave card 3")
    assert "This game has no such move." == why(play, 0, 99)
    step(play, 0, "serve card 1")
    assert why(play, 0, "serve card 2").endswith("you are serving rice, and that card is flan.")
    step(play, 0, "leave card 2")
    assert "You are asked one thing only: would you like the flan that was just left?" == why(play, 1, "draw")


def test_an_empty_pile_is_explained():
    assert why(laid(hand_1="rice", hand_2="flan", counter="rice"), 0, "draw").startswith("The deck is empty")
    assert why(laid(hand_1="rice", hand_2="flan", deck="rice"), 0, "take from the counter").startswith(
        "The counter is empty"
    )


# -- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_named_and_read_back(language):
    words = SeatWords(GAME, CARDS, language)
    for number in range(GAME.moves):
        said = words.say(GAME.view.describe(CARDS, number))
        assert number == parse_by_describing(GAME, CARDS, said, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("meal", GAME.options[0].values)
def test_everything_can_be_said(language, meal):
    """All texts that come up in random games, for every reader; each says something else than its id."""
    for number in range(6):
        dice = random.Random(f"{meal} {number}")
        seats = GAME.seats[number % len(GAME.seats)]
        play = Play(GAME, CARDS, {"meal": meal}, seats, key_from(seed_secret(number)))
        readers = [SeatWords(GAME, CARDS, language, viewer=viewer) for viewer in (None, *range(seats))]
        while not play.over:
            for words in readers:
                for text in texts(play, words.viewer, dice):
                    said = words.say(text)
                    assert not said[0].islower()
                    assert "{" not in said
                    assert text.id not in said
            seat = dice.choice(play.to_act())
            play.move(seat, dice.choice(play.choices(seat)))
        assert all(told(play, words.viewer, language) for words in readers)


def texts(play, viewer, dice):
    """All texts that a reader may be shown now."""
    view = play.view(viewer)
    yield view.prompt
    yield from (choice.text for choice in view.choices)
    yield from (points.text for points in view.points)
    if viewer is not None:
        refused = dice.randrange(-1, GAME.moves + 1)
        if clause := play.refusal(viewer, refused):
            yield GAME.view.explain(view, CARDS, refused, clause)


@pytest.mark.parametrize("language", LANGUAGES)
def test_zones_counters_marks_and_options_have_names(language):
    words = SeatWords(GAME, CARDS, language)
    view = laid(
        hand_1="rice", hand_2="flan", seen_1=(0,), tin_1="flan", tin_2="flan", counter="rice", deck="rice"
    ).view(None)
    ids = {f"zone.{zone.kind}" for zone in view.zones} | {f"counter.{counter.kind}" for counter in view.counters}
    ids |= {"mark.seen", "mark.chosen", "game.tagline"} | {f"card.{card.id}" for card in CARDS.cards}
    for option in GAME.options:
        ids |= {f"option.{option.id}"} | {f"option.{option.id}.{value}" for value in option.values}
    assert [] == [id for id in sorted(ids) if not words.has(id)]


def test_both_languages_have_the_same_texts():
    one, other = (SeatWords(GAME, CARDS, language).catalogues[0] for language in LANGUAGES)
    assert set(one) == set(other)


def test_a_dish_of_ones_own_has_the_name_that_its_card_set_gives():
    dishes = [*CARDS.source["dish"], {"id": "gazpacho", "copies": 1, "value": 9, "provenance": "own"}]
    for names, said in (
        ({}, "gazpacho"),
        ({"es": "Gazpacho frio"}, "Gazpacho frio"),
        ({"en": "cold soup"}, "cold soup"),
    ):
        cards = GAME.cards.build({**CARDS.source, "dish": [*dishes[:-1], {**dishes[-1], "names": names}]})
        assert said == SeatWords(GAME, cards, "en").card("gazpacho")
