"""Abuela Co. in words: moves, what is asked, what happened, how many of a card; in both languages."""

import pytest

from sobremesa.cli import telling
from sobremesa.cli.output import text_of
from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.events import EVENT, EVERYBODY, NOBODY, just
from sobremesa.engine.forms import paper
from sobremesa.engine.views import Text
from sobremesa.engine.words import SeatWords, parse_by_describing
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.state import HAND, Action, Event
from sobremesa.games.abuela.tests.laid import ADVANCED, CARDS, SAZON, laid, prompt, say, step, told

FOODS = {"foods": "flour egg", "recipes": "tamal"}

# -- cards --------------------------------------------------------------------------------------------------------


def test_several_cards_are_said_with_their_numbers():
    several = Text("points.cards", {"cards": ("egg", "corn", "egg", "beans")})
    assert "In hand and on the stove: 2 eggs, corn and beans" == say(several)
    assert "En la mano y en la estufa: 2 huevos, maíz y fríjoles" == say(several, language="es")
    english, spanish = (SeatWords(GAME, CARDS, language) for language in LANGUAGES)
    assert ("a hen", "3 hens") == (english.some("hen", 1), english.some("hen", 3))
    assert ("una gallina", "3 gallinas") == (spanish.some("hen", 1), spanish.some("hen", 3))
    assert ("maíz", "3 de maíz") == (spanish.some("corn", 1), spanish.some("corn", 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_set_has_a_name_and_can_be_counted(language):
    words = SeatWords(GAME, CARDS, language)
    for card in CARDS.cards:
        assert words.has(f"card.{card.id}")
        if card.group in ("ingredient", "processed", "recipe"):
            assert 2 == len(words.catalogues[0][f"some.{card.id}"])


@pytest.mark.parametrize(
    ("card", "english", "spanish"),
    [
        ("changua", "red 5: milk and an egg", "roja 5: leche y un huevo"),
        ("flour", "+1: 3 corn", "+1: 3 de maíz"),
        ("cheese", "+2, timer: milk and a cow", "+2, temporizador: leche y una vaca"),
        ("panela", "-1, timer", "-1, temporizador"),
        ("water", "-1", "-1"),
        ("corn", "", ""),
        ("salt", "", ""),
        ("red-stove", "", ""),
    ],
)
def test_card_elements_are_told_in_a_few_words(card, english, spanish):
    assert (english, spanish) == tuple(SeatWords(GAME, CARDS, language).about(card) for language in LANGUAGES)


def test_the_terminal_tells_what_recipes_are_made_of():
    words = SeatWords(GAME, CARDS, "en", viewer=0)
    view = laid(recipes="changua", foods="egg egg", hand_1="water egg").view(0)
    lines = list(telling.table(view, words, text_of("en")))
    assert "  Recipes: Changua (red 5: milk and an egg)" in lines
    assert "  Processed foods: egg (+1: 2 hens; 2 left)" in lines
    assert "  Hand: water (-1); egg (+1: 2 hens; everybody knows it)" in lines


def own_set(**names):
    """The standard set with one more special, of those names."""
    quinoa = {"id": "quinoa", "copies": 3, "points": -2, "provenance": "own", "names": names}
    return GAME.cards.build({**CARDS.source, "special": [*CARDS.source["special"], quinoa]})


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ({}, ("quinoa", "quinoa")),
        ({"en": "quinoa grain", "es": "quinua"}, ("quinoa grain", "quinua")),
        ({"es": "quinua"}, ("quinua", "quinua")),
    ],
)
def test_a_card_of_ones_own_has_the_name_that_its_set_gives(names, said):
    words = [SeatWords(GAME, own_set(**names), language) for language in LANGUAGES]
    assert said == tuple(one.card("quinoa") for one in words)
    assert f"2 {said[0]}" == words[0].some("quinoa", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_cards_of_one_name_are_told_apart_in_moves(language):
    cards = own_set(en="Corn", es="arroz")
    words = SeatWords(GAME, cards, language)
    said = {words.say(GAME.view.describe(cards, move)).casefold() for move in range(GAME.moves)}
    assert GAME.moves == len(said)


# -- moves --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_named_and_read_back(language):
    words = SeatWords(GAME, CARDS, language)
    for number in range(GAME.moves):
        said = words.say(GAME.view.describe(CARDS, number))
        assert number == parse_by_describing(GAME, CARDS, said, language)


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("place card 3 on burner 2 of seat 1's stove", "colocar la carta 3 en la hornilla 2 de la estufa de asiento 1"),
        ("play card 3 on seat 2", "jugar la carta 3 sobre asiento 2"),
        ("draw 1 card", "robar 1 carta"),
        ("take corn off burner 2 into your hand", "retirar maíz de la hornilla 2 a la mano"),
        (
            "discard corn from burner 2 of the community stove",
            "descartar maíz de la hornilla 2 de la estufa comunitaria",
        ),
        ("burn corn on burner 2", "quemar maíz en la hornilla 2"),
        ("cook changua on burner 2", "cocinar changua en la hornilla 2"),
        ("enhanced action: light the stove", "acción mejorada: encender la estufa"),
        ("discard kind 27 from burner 1", "descartar el tipo 27 de la hornilla 1"),
        (
            "discard the card with the running timer from burner 1",
            "descartar la carta con el temporizador en marcha de la hornilla 1",
        ),
        ("cook dish 12 on burner 1", "cocinar el plato 12 en la hornilla 1"),
    ],
)
def test_a_move_has_the_same_number_in_both_languages(english, spanish):
    assert parse_by_describing(GAME, CARDS, english, "en") == parse_by_describing(GAME, CARDS, spanish, "es")


def test_a_move_on_ones_own_stove_says_so_to_its_player():
    place = GAME.view.describe(
        CARDS, parse_by_describing(GAME, CARDS, "place card 1 on burner 1 of seat 2's stove", "en")
    )
    assert "Place card 1 on burner 1 of your stove" == say(place, 1)
    assert "Colocar la carta 1 en la hornilla 1 de tu estufa" == say(place, 1, "es")


# -- what is asked ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "one", "other"),
    [
        ({"hand_1": "corn"}, "Do two actions: place, draw", "Seat 1 has two actions."),
        ({"hand_1": "corn", "left": 1}, "One action left: place", "Seat 1 has one action left."),
        ({"left": 1}, "You can’t do anything with this action", "Seat 1 has one action left."),
        (
            {"hand_1": "corn", "options": SAZON, "side_1": "B"},
            "Do two actions. While your stove shows side B",
            "Seat 1 has two actions, and their stove shows side B.",
        ),
        (
            {"pantry": "corn", "options": ADVANCED},
            "Do two actions. Before the first you may",
            "Seat 1 has a free action, then two",
        ),
        ({"left": 0}, "That’s both actions.", "Seat 1 has done both actions"),
        (
            {"hand_1": "egg egg egg", "options": ADVANCED, "action": "place"},
            "Placed 1 of 3. Place the next one.",
            "Seat 1 places cards: 1 of 3.",
        ),
        (
            {"options": SAZON, "action": "place", "enhanced": True, "hand_1": "corn"},
            "Enhanced action: place up to 6 cards on your own stove.",
            "Seat 1 places cards: 0 of 6.",
        ),
        (
            {"options": SAZON, "action": "draw", "enhanced": True, "deck": "corn"},
            "Enhanced action: how many cards do you draw? Up to six.",
            "Seat 1 draws cards, up to six.",
        ),
        (
            {"options": SAZON, "action": "take", "enhanced": True, "steps": 1, "pantry": "corn"},
            "Enhanced action: take two pantry cards (1 of 2).",
            "Seat 1 takes cards from the pantry: 1 of 2.",
        ),
        (
            {
                "action": "exchange",
                "swapped_hand": (0,),
                "swapped_pantry": (0,),
                "hand_1": "corn rice",
                "pantry": "pig hen",
            },
            "Exchanged 1 of 2. Exchange the next one.",
            "Seat 1 exchanges cards with the pantry: 1 of 2.",
        ),
        (
            {"options": SAZON, "action": "remove", "enhanced": True, "moved": True, "burner_1_1": "corn", "left": 0},
            "Enhanced action. One moved, 0 of 2 removed. Remove more, or press Done.",
            "Seat 1 removes cards from their stove: 0 of 2.",
        ),
        (
            {"action": "light", "lit": (0,), "burner_2_1": "hen hen", "left": 0, **FOODS},
            "Your stove is lit. Cook on another burner, or press Done.",
            "Seat 1 cooks.",
        ),
        (
            {
                "options": ADVANCED,
                "action": "light",
                "lit_stove": "community",
                "lit": (0,),
                "community_2": "hen hen",
                **FOODS,
            },
            "The community stove is lit. Cook on another of its burners, start your other action",
            "Seat 1 cooks.",
        ),
        (
            {"options": SAZON, "action": "light", "enhanced": True, "burner_2_1": "hen hen", **FOODS},
            "Enhanced action: cook on your own stove; processed foods stay on their burners.",
            "Seat 1 cooks.",
        ),
    ],
)
def test_the_prompt_says_what_may_be_done_and_others_what_is_done(said, one, other):
    play = laid(**said)
    assert prompt(play, 0).startswith(one)
    assert prompt(play, 1).startswith(other)
    assert prompt(play).startswith(other)
    assert prompt(play, 0, "es") != prompt(play, 0)


@pytest.mark.parametrize(
    ("card", "lies", "affected", "player", "other"),
    [
        (
            "salt",
            {"hand_2": "corn rice"},
            "Salt! seat 1 makes you discard 2 ingredients: choose from your hand.",
            "You played an Open Salt Shaker: seat 2 discards 2 ingredients.",
            "Seat 1 played an Open Salt Shaker: seat 2 discards 2 ingredients.",
        ),
        (
            "heat",
            {"burner_1_2": "corn"},
            "High heat! seat 1 burns one ingredient on your stove: you choose which.",
            "You played High Heat: seat 2 discards one ingredient from their stove.",
            "Seat 1 played High Heat: seat 2 discards one ingredient from their stove.",
        ),
        (
            "sugar",
            {"hand_2": "corn rice"},
            "Any sugar to spare? seat 1 asks you for 2 ingredients: choose from your hand.",
            "You played a Sugar Cup: seat 2 gives you 2 ingredients.",
            "Seat 1 played a Sugar Cup: seat 2 hands over 2 ingredients.",
        ),
        (
            "calentado",
            {"discard": "corn"},
            "Seat 1 played Calentado on you: choose one ingredient from the discard pile.",
            "You played Calentado: seat 2 takes one ingredient from the discard pile.",
            "Seat 1 played Calentado: seat 2 takes one ingredient from the discard pile.",
        ),
    ],
)
def test_an_affected_player_is_told_which_card_who_played_it_and_how_many_to_choose(
    card, lies, affected, player, other
):
    play = laid(3, effect=card, **lies)
    assert [affected, player, other] == [prompt(play, viewer) for viewer in (1, 0, 2)]
    assert other == prompt(play)


@pytest.mark.parametrize("card", ["salt", "heat", "calentado"])
def test_who_plays_a_card_on_themselves_is_asked_as_such(card):
    play = laid(effect=card, affected=0, hand_1="corn", burner_1_1="corn", discard="corn")
    assert "choose one ingredient" in prompt(play, 0)
    assert "on their own stove and" in prompt(play, 1)
    assert "elige un ingrediente" in prompt(play, 0, "es")


def test_at_the_end_the_winners_are_named():
    won = laid(ending="over", burner_1_2="egg")
    assert ["Seat 2 wins!", "Seat 2 wins!", "You win!"] == [prompt(won, viewer) for viewer in (None, 0, 1)]
    shared = laid(3, ending="over", burner_1_1="egg", burner_1_2="milk")
    assert "Shared victory: seat 1 and seat 2!" == prompt(shared)
    assert "¡Victoria compartida: tú y asiento 2!" == prompt(shared, 0, "es")


# -- what happened ------------------------------------------------------------------------------------------------


def event(what, seat=0, card="", place=0, other=0, sees=EVERYBODY):
    """An event; its card by name."""
    made = paper(EVENT)
    made.what, made.seat, made.place, made.other, made.sees = int(what), seat, place, other, sees
    made.card = CARDS.by_id[card].number if card else 0
    return made


def heard(what, viewer, language="en"):
    """An event as a reader hears it."""
    return say(GAME.view.tell(CARDS, what, viewer), viewer, language)


@pytest.mark.parametrize(
    ("happened", "own", "to_other", "to_all"),
    [
        (
            event(Event.PLACED, 0, "hen", 2, 5),
            "You place a hen on burner 2 of seat 2’s stove.",
            "Seat 1 places a hen on burner 2 of your stove.",
            "Seat 1 places a hen on burner 2 of seat 2’s stove.",
        ),
        (
            event(Event.PLACED, 0, "hen", 2, 1),
            "You place a hen on burner 2 of your stove.",
            "Seat 1 places a hen on burner 2 of their stove.",
            "Seat 1 places a hen on burner 2 of their stove.",
        ),
        (
            event(Event.PLACED, 0, "hen", 2, 17),
            "You place a hen on burner 2 of the community stove.",
            "Seat 1 places a hen on burner 2 of the community stove.",
            "Seat 1 places a hen on burner 2 of the community stove.",
        ),
        (
            event(Event.TIMER_STARTS, 0, "panela", 5),
            "A timer starts: burner 2 of seat 2’s stove waits for your next turn.",
            "A timer starts: burner 2 of your stove waits for seat 1’s next turn.",
            "A timer starts: burner 2 of seat 2’s stove waits for seat 1’s next turn.",
        ),
        (
            event(Event.TIMER_ENDS, 0, "", 5),
            "The timer on burner 2 of seat 2’s stove is up.",
            "Ding! The timer on your burner 2 is up.",
            "The timer on burner 2 of seat 2’s stove is up.",
        ),
        (
            event(Event.PLAYED, 0, "heat", 2, 1),
            "You play High Heat on seat 2.",
            "Seat 1 plays High Heat on you.",
            "Seat 1 plays High Heat on seat 2.",
        ),
        (
            event(Event.PLAYED, 0, "heat", 2, 0),
            "You play High Heat on your own stove.",
            "Seat 1 plays High Heat on their own stove.",
            "Seat 1 plays High Heat on their own stove.",
        ),
        (
            event(Event.NO_EFFECT, 0, "heat", 0, 1),
            "High Heat has no effect on seat 2.",
            "High Heat has no effect on you.",
            "High Heat has no effect on seat 2.",
        ),
        (
            event(Event.GAVE, 0, "hen", 2, HAND + 3, just(0) | just(1)),
            "You give a hen to seat 2.",
            "Seat 1 gives you a hen.",
            "Seat 1 gives a card to seat 2.",
        ),
        (
            event(Event.USED, 0, "cow", 3, 1),
            "On burner 2 you use 3 cows.",
            "On burner 2, seat 1 uses 3 cows.",
            "On burner 2, seat 1 uses 3 cows.",
        ),
        (
            event(Event.COOKED, 0, "meat", 3, 1),
            "You cook meat on burner 2 of your stove.",
            "Seat 1 cooks meat on burner 2 of their stove.",
            "Seat 1 cooks meat on burner 2 of their stove.",
        ),
        (
            event(Event.COOKED_ON, 0, "meat", 0, 1),
            "You cook meat on burner 2, where it stays.",
            "Seat 1 cooks meat on burner 2, where it stays.",
            "Seat 1 cooks meat on burner 2, where it stays.",
        ),
        (
            event(Event.RECIPE, 0, "empanada", 0, 17),
            "You cook an Empanada on the community stove: 7 points!",
            "Seat 1 cooks an Empanada on the community stove: 7 points!",
            "Seat 1 cooks an Empanada on the community stove: 7 points!",
        ),
        (
            event(Event.THROWN, 0, "meat", 0, 1),
            "You put meat from burner 2 of your stove back on its pile.",
            "Seat 1 puts meat from burner 2 of their stove back on its pile.",
            "Seat 1 puts meat from burner 2 of their stove back on its pile.",
        ),
        (
            event(Event.SAID_DONE, 0, "", 0, Action.PLACE),
            "You finish an action: place cards.",
            "Seat 1 finishes an action: place cards.",
            "Seat 1 finishes an action: place cards.",
        ),
        (
            event(Event.SAID_DONE, 0, "", 0, Action.NONE),
            "You end your turn.",
            "Seat 1 ends their turn.",
            "Seat 1 ends their turn.",
        ),
        (
            event(Event.THREE_MOVED, 0, "corn", 0, 18),
            "Three alike in the pantry: 3 corn move to burner 3 of the community stove.",
            "Three alike in the pantry: 3 corn move to burner 3 of the community stove.",
            "Three alike in the pantry: 3 corn move to burner 3 of the community stove.",
        ),
        (
            event(Event.THREE_AWAY, 0, "salt", CARDS.by_id["coffee"].number, CARDS.by_id["salt"].number),
            "Three alike in the pantry: 2 Open Salt Shakers and a Cup of Coffee are discarded.",
            "Three alike in the pantry: 2 Open Salt Shakers and a Cup of Coffee are discarded.",
            "Three alike in the pantry: 2 Open Salt Shakers and a Cup of Coffee are discarded.",
        ),
        (
            event(Event.LAID_OPEN, 0, "water", 2),
            "You show water from your hand.",
            "Seat 1 shows water from their hand.",
            "Seat 1 shows water from their hand.",
        ),
    ],
    ids=lambda given: "" if isinstance(given, str) else Event(given.what).name,
)
def test_an_event_is_told_to_each_reader_in_their_own_way(happened, own, to_other, to_all):
    assert [own, to_other, to_all] == [heard(happened, viewer) for viewer in (0, 1, None)]


@pytest.mark.parametrize(
    ("happened", "viewer", "said"),
    [
        (event(Event.PLACED, 0, "hen", 2, 5), 1, "Asiento 1 coloca una gallina en la hornilla 2 de tu estufa."),
        (event(Event.PLACED, 0, "hen", 2, 1), 0, "Colocas una gallina en la hornilla 2 de tu estufa."),
        (event(Event.USED, 0, "corn", 3, 1), 0, "En la hornilla 2 usas 3 de maíz."),
        (
            event(Event.RECIPE, 0, "ajiaco", 0, 1),
            1,
            "¡Asiento 1 cocina un ajiaco: 5 puntos!",
        ),
        (event(Event.GAVE, 0, "hen", 2, HAND, just(0) | just(1)), None, "Asiento 1 da una carta a asiento 2."),
        (event(Event.ENHANCED, 0, "", 0, Action.LIGHT), 1, "Asiento 1 voltea su estufa al lado A para una acción"),
        (event(Event.END_MET, 0), 0, "¡Ya cocinaste lo suficiente! Se completa esta ronda y se juega una más."),
    ],
    ids=lambda given: "" if isinstance(given, str | int | None) else Event(given.what).name,
)
def test_events_in_spanish(happened, viewer, said):
    assert heard(happened, viewer, "es").startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_can_be_told_to_everybody(language):
    """With a card of the sort that it has, at one's own, another's and the community stove; of three alike once."""
    words = {event.what: event for event in GAME.positions.EVENTS}
    sorts = {"recipe": "tamal", "stove": "red-stove", "processed": "egg", "ingredient": "hen"}
    for what in Event:
        if what in (Event.ALIKE_AWAY, Event.ALIKE_MOVED):
            assert heard(event(what, 0, "hen"), 0, language) is None
            continue
        parts = words[what].parts
        card = sorts[parts["card"].groups[-1]] if "card" in parts else ""
        own_only = what in (Event.SCORCHED, Event.MOVED, Event.COOKED_ON)
        places = (1,) if own_only else (1, 17) if what not in (Event.PLACED, Event.TIMER_STARTS) else (1, 5, 17)
        for number in places:
            for viewer in (0, 1, None):
                for sees in (EVERYBODY, NOBODY):
                    at_place = number if "burner" in parts and parts["burner"].field == "place" else 0
                    at_place = CARDS.by_id["salt"].number if "second" in parts else at_place
                    other = number if "burner" in parts and parts["burner"].field == "other" else 1
                    made = event(what, 0, card, at_place, other, sees)
                    said = heard(made, viewer, language)
                    assert said
                    assert "{" not in said


def test_the_log_of_a_turn_reads_well():
    play = laid(3, hand_1="hen corn", burner_2_1="egg milk", recipes="changua tamal", options=SAZON)
    step(play, 0, "cook changua on burner 2", "place card 1 on burner 1 of seat 3's stove", "done")
    assert [
        "On burner 2, seat 1 uses milk.",
        "On burner 2, seat 1 uses an egg.",
        "Seat 1 cooks a Changua: 5 points!",
        "A recipe has been cooked: all stoves turn to side B.",
        "Seat 1 places a hen on burner 1 of seat 3’s stove.",
        "Seat 1 finishes an action: place cards.",
        "Seat 2’s turn.",
    ] == told(play)
    assert "Seat 1 places a hen on burner 1 of your stove." == told(play, 2)[4]
    assert "Asiento 1 coloca una gallina en la hornilla 1 de tu estufa." == told(play, 2, "es")[4]
