"""Abuela Co.: what each seat sees [who-sees]."""

from collections import Counter
from itertools import islice

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.views import to_json
from sobremesa.engine.words import GameWords
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.tests.laid import (
    ADVANCED,
    CARDS,
    SAZON,
    laid,
    move,
    prompt,
    random_game,
    say,
    step,
    told,
    zone,
)
from sobremesa.kit.course import Course, walked
from sobremesa.kit.deals import Deal

# -- who sees what ------------------------------------------------------------------------------------------------


def test_who_sees_a_hand():
    """Its owner sees it all, others the cards that came into it openly, food always [who-sees]."""
    play = laid(hand_1="corn egg - water", open_1=(3,), hand_2="rice")
    assert ["corn", "egg (open)", "water (open)"] == zone(play, "hand:0", 0)
    assert ["#", "egg (open)", "water (open)"] == zone(play, "hand:0", 1) == zone(play, "hand:0")
    assert 3 == play.view(1).zone("hand:0").count


def test_who_sees_a_card_that_was_given():
    """Giver and taker of a Sugar Cup know the card, nobody else; but that they know it is no secret [who-sees]."""
    play = laid(3, hand_1="sugar", hand_2="corn rice", deck="cow cow cow")
    step(play, 0, "play card 1 on seat 2")
    step(play, 1, "give up card 1", "give up card 2")
    assert ["corn (known-2)", "rice (known-2)"] == zone(play, "hand:0", 0) == zone(play, "hand:0", 1)
    assert ["# (known-2)", "# (known-2)"] == zone(play, "hand:0", 2) == zone(play, "hand:0")
    assert {"Seat 2 gives you corn.", "Seat 2 gives you rice."} <= set(told(play, 0))
    assert {"You give corn to seat 1.", "You give rice to seat 1."} <= set(told(play, 1))
    assert 2 == told(play, 2).count("Seat 2 gives a card to seat 1.")


def test_a_drawn_card_is_told_to_its_drawer_alone():
    play = laid(hand_1="corn", deck="egg rice rice".replace("egg", "pig"), left=1)
    step(play, 0, "draw 2 cards")
    assert ["You draw: pig.", "You draw: rice."] == told(play, 0)[:2]
    assert 2 == told(play, 1).count("Seat 1 draws a card.") == told(play).count("Seat 1 draws a card.")


def test_two_tables_that_differ_in_hidden_cards_look_the_same():
    one = laid(hand_1="corn", hand_2="water rice panela", options=SAZON, deck="pig hen")
    other = laid(hand_1="corn", hand_2="beans hen sugar", options=SAZON, deck="hen water")
    assert to_json(one.view(0)) == to_json(other.view(0))
    assert to_json(one.view(None)) == to_json(other.view(None))
    assert to_json(one.view(1)) != to_json(other.view(1))


def test_a_pending_step_is_seen_by_its_mover_alone():
    play = laid(hand_1="egg corn", hand_2="rice")
    step(play, 0, "place card 1 on burner 2 of seat 1's stove")
    assert ["egg"] == zone(play, "burner-2:0", 0)
    assert [] == zone(play, "burner-2:0", 1)
    assert "Placed 1 of 3. Place more, start your other action, or press Done." == prompt(play, 0)
    assert "Seat 1 has two actions." == prompt(play, 1)


def test_stoves_burners_and_recipes_are_open():
    play = laid(burner_2_1="corn corn egg", community_4="beans", options=ADVANCED, cooked_2="changua", recipes="tamal")
    for viewer in (0, 1, None):
        assert ["corn", "corn", "egg"] == zone(play, "burner-2:0", viewer)
        assert ["beans"] == zone(play, "community-4", viewer)
        assert ["changua"] == zone(play, "cooked:1", viewer)
        assert ["tamal"] == zone(play, "recipes", viewer)
        assert ["red-stove"] == zone(laid(3), "stove:2", viewer)


def test_a_table_without_the_community_stove_does_not_show_it():
    zones = {zone.id for zone in laid().view(0).zones}
    assert not any(id.startswith("community") for id in zones)
    assert "community-1" in {zone.id for zone in laid(options=SAZON).view(0).zones}


def test_sides_coffee_and_interaction_cards_show_on_a_stove():
    play = laid(3, options=SAZON, side_1="B", coffee_2="coffee", turn=1, struck=(2,))
    assert ["green-stove (side-b)"] == zone(play, "stove:0")
    assert ["yellow-stove (side-a) (struck)", "coffee (this-turn)"] == zone(play, "stove:1")
    assert ["red-stove (side-a) (struck)"] == zone(play, "stove:2")
    assert ["yellow-stove (struck)", "coffee (next-turn-2)"] == zone(laid(coffee_2="coffee"), "stove:1")
    long = laid(coffee_1="coffee", coffee_waits_1=2)
    assert ["green-stove (struck)", "coffee (next-turn-1)"] == zone(long, "stove:0")


def test_a_timer_shows_whose_turn_it_waits_for():
    play = laid(3, options=SAZON, burner_1_1="panela panela hen", timer_1_1=2, timer_cards_1_1=1)
    assert ["hen (waiting)", "panela (waiting)", "panela (timer) (until-3)"] == zone(play, "burner-1:0")
    assert ["cheese (timer) (until-1)"] == zone(
        laid(options=SAZON, community_3="cheese", community_timer_3=0), "community-3"
    )


def test_piles_of_food_show_how_many_are_left_and_the_discards_may_be_looked_through():
    play = laid(foods="flour flour egg", discard="corn rice", deck="pig pig pig")
    assert ["flour (left-2)", "egg (left-1)"] == zone(play, "foods")
    assert ["corn", "rice"] == zone(play, "discard", 1)
    assert play.view(None).zone("discard").pile
    assert (["#"], 3) == (zone(play, "deck", 0), play.view(0).zone("deck").count)


def test_discards_that_a_calentado_may_bring_back_are_laid_out():
    play = laid(hand_1="calentado", discard="corn calentado rice corn")
    step(play, 0, "play card 1 on seat 2")
    assert ["corn", "rice"] == zone(play, "leftovers", 0) == zone(play, "leftovers", 1)
    assert ["calentado"] == zone(play, "effect")
    step(play, 1, "take corn from the discards", "take rice from the discards")
    assert ["corn (open)", "rice (open)"] == zone(play, "hand:1")
    assert "leftovers" not in {zone.id for zone in play.view(0).zones}


def test_exchanged_cards_are_marked():
    play = laid(hand_1="corn rice", pantry="pig hen cow")
    step(play, 0, "exchange card 2 for card 1 of the pantry")
    assert ["corn", "pig (open) (exchanged)"] == zone(play, "hand:0", 0)
    assert ["rice (exchanged)", "hen", "cow"] == zone(play, "pantry", 0)


def test_places_keep_their_keys():
    play = laid(hand_1="corn rice pig", pantry="- hen cow", recipes="tamal changua")
    assert ["pantry:1", "pantry:2"] == [slot.key for slot in play.view(0).zone("pantry").slots]
    step(play, 0, "place card 2 on burner 1 of seat 1's stove")
    assert ["hand:0:0", "hand:0:2"] == [slot.key for slot in play.view(0).zone("hand:0").slots]
    cooked = laid(cooked_1="tamal", recipes="changua").view(0)
    assert {slot.key for zone in laid(recipes="tamal").view(0).zones for slot in zone.slots} & {
        slot.key for slot in cooked.zone("cooked:0").slots
    }


# -- numbers ------------------------------------------------------------------------------------------------------


def counters(play, seat, viewer=None):
    """The numbers of a seat, None: of the table."""
    return {c.kind: c.value for c in play.view(viewer).counters if c.seat == seat}


def test_counters_say_how_near_the_end_is():
    play = laid(3, hand_1="corn egg", cooked_1="changua tamal")
    assert {"cards": 2, "ingredients": 1, "recipes-of-3": 2} == counters(play, 0)
    assert 2 == counters(laid(2, cooked_1="changua tamal"), 0)["recipes-of-4"]
    expansion = counters(laid(2, SAZON, cooked_1="puchero-santafereno mazamorra"), 0)
    assert (2, 5) == (expansion["recipes"], expansion["food-items-of-8"])
    assert 1 == counters(laid(ending="met"), None)["rounds-after-this"]
    assert 0 == counters(laid(ending="last-round"), None)["rounds-after-this"]
    assert "rounds-after-this" not in counters(laid(), None)


@pytest.mark.parametrize(
    ("said", "kind", "value"),
    [
        ({"action": "place", "steps": 2, "hand_1": "corn"}, "placed-of-3", 2),
        ({"action": "place", "enhanced": True, "steps": 5, "hand_1": "corn"}, "placed-of-6", 5),
        ({"action": "draw", "enhanced": True}, "drawn-of-6", 0),
        ({"action": "take", "enhanced": True, "steps": 1, "pantry": "corn"}, "taken-of-2", 1),
        ({"action": "remove", "enhanced": True, "moved": True, "burner_1_1": "corn"}, "moved-of-1", 1),
        ({"action": "remove", "enhanced": True, "steps": 1, "burner_1_1": "corn"}, "removed-of-2", 1),
    ],
)
def test_counters_say_how_far_the_action_has_come(said, kind, value):
    play = laid(options=SAZON, **said)
    assert value == counters(play, None)[kind]
    assert 1 == counters(play, None)["actions-left"]


def test_counters_of_an_exchange_and_of_a_lit_stove():
    exchange = laid(hand_1="corn rice", pantry="pig hen", action="exchange", swapped_hand=(0,), swapped_pantry=(1,))
    assert 1 == counters(exchange, None)["exchanged-of-2"]
    many = laid(
        options=SAZON,
        hand_1="corn rice",
        pantry="pig hen",
        action="exchange",
        enhanced=True,
        swapped_hand=(0,),
        swapped_pantry=(1,),
    )
    assert 1 == counters(many, None)["exchanged-of-4"]
    food = {"burner_2_1": "corn corn corn", "foods": "flour", "recipes": "tamal"}
    assert 1 == counters(laid(action="light", lit=(0,), **food), None)["burners-lit"]
    lit = laid(options=SAZON, action="light", enhanced=True, lit=(0,), **food)
    assert 1 == counters(lit, None)["burners-lit-enhanced"]
    assert 1 == counters(laid(options=SAZON, community_lit=True), None)["community-lit"]


# -- points -------------------------------------------------------------------------------------------------------


def lines(play, seat, viewer=None):
    """The points of a seat, as a viewer counts them: clause, points, and the sentence."""
    return [(p.clause, p.points, say(p.text)) for p in play.view(viewer).points if p.seat == seat]


def test_points_say_where_they_come_from():
    play = laid(cooked_1="mazamorra tamal", burner_1_1="egg egg potato", hand_1="flour corn")
    assert [
        ("recipe-points", 5, "Recipe: Mazamorra"),
        ("colour-bonus", 2, "In the stove’s colour: Mazamorra"),
        ("recipe-points", 8, "Recipe: a Tamal"),
        ("card-points", 1, "In hand and on the stove: flour"),
        ("card-points", -1, "In hand and on the stove: a potato"),
        ("card-points", 2, "In hand and on the stove: 2 eggs"),
    ] == lines(play, 0)


def test_what_breaks_a_tie_is_told_of_those_whose_tie_it_breaks():
    """Of equal points the recipes, of equal recipes the negative points; where nobody is equal, neither."""

    def breaks(**there):
        play = laid(3, **there)
        return [[sentence for clause, _, sentence in lines(play, seat) if clause == "tiebreak"] for seat in range(3)]

    assert [[], [], []] == breaks()
    assert [["Breaks a tie: 1 recipe"], ["Breaks a tie: 0 recipes"], []] == breaks(
        cooked_1="changua", burner_1_2="egg egg egg egg egg"
    )
    after = "Breaks a tie after that: {} minus point".format
    assert [[after(1)], [after(0) + "s"], []] == breaks(burner_1_1="water egg egg", burner_1_2="egg")


def test_points_of_hidden_cards_are_counted_by_their_owner_alone():
    play = laid(hand_1="water beans", open_1=(1,), hand_2="corn")
    assert [-2, -1, -1] == [play.view(viewer).standings[0].points for viewer in (0, 1, None)]


def test_ties_are_broken_by_recipes_and_then_by_minus_points():
    """As far as they are seen [tiebreak]."""
    play = laid(3, cooked_1="changua", burner_1_2="egg egg egg egg egg", cooked_3="arepa-de-huevo", hand_3="egg")
    assert [(0, 5, 2), (1, 5, 3), (2, 6, 1)] == [(s.seat, s.points, s.rank) for s in play.view(0).standings]
    play = laid(cooked_1="changua", cooked_2="ajiaco", burner_1_2="water egg")
    assert [2, 1] == [standing.rank for standing in play.view(None).standings]


@pytest.mark.parametrize("options", [{}, SAZON])
def test_at_the_end_everybody_counts_all_points(options):
    """When the game is over all hands lie open, and the lines of every view add up to the scores of the rules."""
    *_, play = walked(Course(GAME, CARDS, packed=True), Deal(0, "to the end", 2, options, "mixed"), GAME.limit)
    assert play.over
    scores = play.scores()
    for viewer in (0, 1, None):
        view = play.view(viewer)
        assert list(islice(scores.points, 2)) == [standing.points for standing in view.standings]
        assert list(islice(scores.rank, 2)) == [standing.rank for standing in view.standings]
        for seat in range(2):
            assert scores.points[seat] == sum(points.points for points in view.points if points.seat == seat)
        assert "#" not in zone(play, "hand:0", viewer) + zone(play, "hand:1", viewer)
        won = [standing.seat for standing in view.standings if standing.rank == 1]
        assert view.prompt.values == ({"seat": won[0]} if len(won) == 1 else {"seats": tuple(won)})
    assert play.view(None).zones == play.view(0).zones


def test_before_the_end_lines_and_standings_agree():
    for play in random_game(3, SAZON, "points", 150):
        for viewer in (0, None):
            view = play.view(viewer)
            sums = Counter[int]()
            for points in view.points:
                sums[points.seat] += points.points
            assert [sums[seat] for seat in range(3)] == [standing.points for standing in view.standings]


# -- choices ------------------------------------------------------------------------------------------------------


def choice(play, seat, words):
    """The choice of those words: its sentence, and from where to where it goes."""
    found = next(choice for choice in play.view(seat).choices if choice.move == move(words))
    return say(found.text, seat), found.source, found.target


def test_choices_go_from_and_to_what_lies_there():
    play = laid(
        options=ADVANCED,
        hand_1="corn egg salt",
        pantry="pig hen",
        burner_1_1="cow cow",
        community_2="rice",
        deck="corn corn corn corn",
        foods="milk",
    )
    assert ("Cook milk on burner 1 (to your hand)", "food:2", "burner-1:0") == choice(play, 0, "cook milk on burner 1")
    assert (
        "Place corn (card 1) on burner 3 of the community stove",
        "hand:0:0",
        "community-3",
    ) == choice(play, 0, "place card 1 on burner 3 of the community stove")
    assert ("Play Open Salt Shaker (card 3) on seat 2", "hand:0:2", "stove:1") == choice(
        play, 0, "play card 3 on seat 2"
    )
    assert ("Take a pig from the pantry (card 1)", "pantry:0", "hand:0") == choice(play, 0, "take card 1 of the pantry")
    assert (
        "Exchange corn (card 1) for a hen from the pantry (card 2)",
        "hand:0:0",
        "pantry:1",
    ) == choice(play, 0, "exchange card 1 for card 2 of the pantry")
    assert (
        "Free action: discard a pig from the pantry (card 1)",
        "pantry:0",
        "discard",
    ) == choice(play, 0, "free action: discard card 1 of the pantry")
    cow, rice = CARDS.by_id["cow"].number, CARDS.by_id["rice"].number
    assert ("Take a cow off burner 1 into your hand", f"burner-1:0:{cow}:0", "hand:0") == choice(
        play, 0, "take cow off burner 1 into your hand"
    )
    assert (
        "Discard rice from burner 2 of the community stove",
        f"community-2:{rice}:0",
        "discard",
    ) == choice(play, 0, "discard rice from burner 2 of the community stove")
    assert ("Draw 3 cards", "deck:top", "hand:0") == choice(play, 0, "draw 3 cards")


def test_the_deck_stands_for_the_largest_draw_and_the_others_are_buttons():
    play = laid(hand_1="corn egg salt rice", deck="corn corn corn corn")
    assert ("Draw 2 cards", "deck:top", "hand:0") == choice(play, 0, "draw 2 cards")
    assert ("Draw 1 card", None, None) == choice(play, 0, "draw 1 card")
    many = laid(options=SAZON, action="draw", enhanced=True, hand_1="corn", deck="corn corn corn corn corn corn")
    assert ("Draw 5 cards", "deck:top", "hand:0") == choice(many, 0, "draw 5 cards")


def test_choices_of_an_affected_player_say_what_becomes_of_the_card():
    salt = laid(effect="salt", hand_2="corn egg rice")
    assert ("Discard corn (card 1)", "hand:1:0", "discard") == choice(salt, 1, "give up card 1")
    sugar = laid(effect="sugar", hand_2="corn egg rice")
    assert ("Give corn (card 1) to seat 1", "hand:1:0", "hand:0") == choice(sugar, 1, "give up card 1")
    heat = laid(effect="heat", burner_2_2="hen hen egg")
    hen = CARDS.by_id["hen"].number
    assert ("Discard a hen from burner 2", f"burner-2:1:{hen}:0", "discard") == choice(heat, 1, "burn hen on burner 2")
    calentado = laid(effect="calentado", discard="corn rice")
    corn = CARDS.by_id["corn"].number
    assert ("Take corn from the discard pile", f"leftover:{corn}", "hand:1") == choice(
        calentado, 1, "take corn from the discards"
    )


def test_a_food_that_is_thrown_away_goes_back_to_its_pile_and_a_recipe_tells_its_points():
    play = laid(burner_1_1="egg milk", burner_2_1="flour", recipes="changua", turn=0)
    assert "Put flour from burner 2 back on its pile" == choice(play, 0, "discard flour from burner 2")[0]
    assert "Cook a Changua on burner 1 (worth 5)" == choice(play, 0, "cook changua on burner 1")[0]
    red = laid(3, burner_1_3="egg milk", recipes="changua", turn=2)
    assert "Cook a Changua on burner 1 (worth 7)" == choice(red, 2, "cook changua on burner 1")[0]


def test_who_cannot_choose_has_no_choices():
    play = laid(hand_1="corn")
    assert () == play.view(1).choices == play.view(None).choices


# -- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode", "sazon"), [(2, "beginner", "false"), (3, "advanced", "true")])
def test_everything_can_be_said(language, seats, mode, sazon):
    """All texts that come up in random games, for every reader: nothing is left to fill in, no id is shown."""
    readers = [GameWords(GAME, CARDS, language, viewer=viewer) for viewer in (None, *range(seats))]
    options = {"mode": mode, "sazon": sazon}
    for play in random_game(seats, options, f"said {language}", 120):
        for words in readers:
            view = play.view(words.viewer)
            texts = [view.prompt, *(c.text for c in view.choices), *(p.text for p in view.points)]
            said = [words.say(text) for text in texts]
            said += [words(f"zone.{zone.kind}") for zone in view.zones]
            said += [words(f"counter.{counter.kind}") for counter in view.counters]
            said += [words.mark(mark) for zone in view.zones for slot in zone.slots for mark in slot.marks]
            assert not [text for text in said if "{" in text or not text.strip()]
    for words in readers:
        assert all(told(play, words.viewer, language))
