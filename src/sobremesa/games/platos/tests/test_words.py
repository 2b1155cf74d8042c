"""Platos: what is asked, offered and told, in both languages."""

import re

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.words import GameWords, Words
from sobremesa.games.platos import GAME
from sobremesa.games.platos.tests.laid import CARDS, FREE, laid, prompt, random_game, say, step, told, zone
from sobremesa.kit.outputs import OUTPUTS, everything

ATTACKS = [
    (
        {"attack": "fire", "target": 1},
        "Fire, started by seat 1! It costs you 4 cards.",
        "A asiento 2 le cuesta 4 cartas",
    ),
    (
        {"attack": "fire", "target": 1, "many": 2, "fire": 16},
        "Double fire, started by seat 1! It costs you 16 cards.",
        "¡Doble incendio! A asiento 2 le cuesta 16 cartas",
    ),
    ({"attack": "apron", "target": 1}, "Seat 1 hangs up your apron: you lose your next turn.", "asiento 1 le cuelga"),
    (
        {"attack": "apron", "target": 1, "many": 2},
        "Seat 1 plays two aprons on you: you lose 2 turns.",
        "dos delantales",
    ),
    (
        {"attack": "contamination", "dish": "pizza", "cooked_2": "pizza", "dishes": "locro"},
        "Seat 1 contaminates one of your dishes: Pizza muzzarella.",
        "contamina un plato de asiento 2 (Pizza muzzarella)",
    ),
    ({"attack": "mine", "dish": "choripan"}, "Seat 1 reserves a dish: Choripán.", "Esperando a asiento 2 y asiento 3"),
]


@pytest.mark.parametrize(
    ("said", "asked", "others"), ATTACKS, ids=[a[0]["attack"] + str(n) for n, a in enumerate(ATTACKS)]
)
def test_an_attack_says_who_what_against_whom_and_what_may_be_answered(said, asked, others):
    play = laid(3, **said)
    assert prompt(play, 1).casefold().startswith(asked.casefold())
    assert "got " in prompt(play, 1).casefold()
    assert "tenés " in prompt(play, 1, "es").casefold()
    assert others.casefold() in prompt(play, None, "es").casefold()
    assert "tú" not in prompt(play, 0, "es").casefold().split()


def test_turns_are_asked_for():
    assert prompt(laid(), 0).startswith("Your turn, one action: draw")
    assert prompt(laid(), 1) == "Seat 1\u2019s turn: one action."
    assert prompt(laid(2, FREE), 0, "es").startswith("Primero una carta: robá")
    assert "end your turn" in prompt(laid(2, FREE, phase="actions"), 0)
    assert "or pass" in prompt(laid(deck=""), 0)
    assert "discard 2" in prompt(laid(phase="discard", hand_1="egg egg egg egg egg egg egg"), 0)
    assert "le das a asiento 2" in prompt(laid(phase="give", target=1), 0, "es")
    burning = laid(attack="fire", target=1, phase="fire", hand_2="egg egg egg", owed=1)
    assert "1 card left to discard." in prompt(burning, 1)
    assert prompt(laid(phase="over", cooked_2="pizza", dishes="locro"), 0) == "Seat 2 wins the game!"


def test_a_drawn_card_is_told_to_its_player_alone():
    play = step(laid(hand_1="egg", deck="rice corn"), 0, "draw")
    assert "You draw: rice." in told(play, 0)
    assert "Seat 1 draws a card." in told(play, 1)
    assert "Asiento 1 roba una carta." in told(play, None, "es")


def test_who_has_won_is_said_of_one_and_of_several():
    alone = laid(phase="over", cooked_1="pizza", dishes="locro")
    assert ["You win the game!", "¡Ganás la partida!"] == [prompt(alone, 0, language) for language in LANGUAGES]
    together = laid(3, phase="over")
    assert "Shared victory: you, seat 2 and seat 3." == prompt(together, 0)
    assert prompt(together, 2, "es").startswith("Victoria compartida: asiento 1, ")


def test_cards_of_a_party_are_told_to_the_two_alone():
    play = step(laid(3, hand_1="party egg", hand_2="meat"), 0, "play Food Party with seat 2", "give card 2")
    assert {"You give seat 2: egg.", "Seat 2 gives you: meat."} <= set(told(play, 0))
    assert {"Asiento 1 te da: huevo.", "Le das a asiento 1: carne."} <= set(told(play, 1, "es"))
    assert {"Seat 1 gives seat 2 a card.", "Seat 2 gives seat 1 a card."} <= set(told(play, 2))


def test_an_apron_is_told_of_when_it_is_hung_and_when_the_turn_is_lost():
    hung = step(laid(2, hand_1="apron egg", hand_2="apron rice"), 0, "play Hang Up the Apron")
    lost = told(step(hung, 1, "no answer"), 1)
    assert ["You will lose a turn.", "You do not answer.", "You lose this turn."] == [
        line.replace("don’t", "do not") for line in lost if "lose" in line or "answer" in line
    ]
    hung = step(laid(2, hand_1="apron egg", hand_2="apron rice"), 0, "play Hang Up the Apron")
    assert "El delantal vuelve: asiento 1 va a perder un turno." in told(step(hung, 1, "answer"), 1, "es")


def test_a_special_is_spelt_in_one_way_everywhere():
    """The printed rules write "Receta Secreta", with two capitals."""
    for path in (*GAME.folder.rglob("*.es.md"), *GAME.folder.rglob("es.po")):
        assert not re.search(r"(?!Recetas? Secretas?)(?i:recetas? secretas?)", path.read_text("utf-8")), path
    assert "Receta Secreta" in (GAME.folder / "rulebook.es.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language):
    texts = Words(language, [GAME.folder / "text"]).catalogues[0]
    assert not [form for forms in texts.values() for form in forms if "'" in form]


def reserving(answer=None):
    """Seat 1 reserves a dish, and all others are asked; seat 3 may have answered."""
    play = step(laid(4, hand_1="mine egg", hand_3="changes egg"), 0, "reserve choripán")
    return step(play, 2, answer) if answer else play


ANSWERS = ["answer", "no answer", "no answer until my next turn"]


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_nobody_sees_that_another_has_answered_a_reservation_or_how(viewer):
    """[undo-reservation] Neither the view nor the log, nor the number of the position, nor the choices tell it."""
    before = everything(reserving(), viewer, OUTPUTS)
    assert {True} == {before == everything(reserving(answer), viewer, OUTPUTS) for answer in ANSWERS}


@pytest.mark.parametrize("answer", ANSWERS)
def test_whoever_has_answered_a_reservation_is_told_for_whom_all_wait(answer):
    play = reserving(answer)
    assert ((1, 3), (1, 2, 3)) == (play.view(2).to_act, play.view(1).to_act)
    assert "Seat 1 reserves a dish: Choripán. Waiting for seat 2 and seat 4." == prompt(play, 2)


def test_marks_say_who_knows_a_card_and_what_is_so_of_a_dish():
    play = laid(
        3,
        hand_1="egg corn rice",
        open_1=(0,),
        known_2_1=(1,),
        protected_1="pizza",
        guard="mine",
        dishes="locro",
        reserved_3=(0,),
        centre="provoleta choripan polenta bunuelos fideos",
    )
    assert ["egg (open)", "corn (known-2)", "rice"] == zone(play, "hand:0", 0)
    assert ["egg (open)", "corn (known-2)", "#"] == zone(play, "hand:0", 1)
    assert ["egg (open)", "# (known-2)", "#"] == zone(play, "hand:0")
    assert ["pizza (protected)"] == zone(play, "cooked:0")
    assert "provoleta (reserved-3)" == zone(play, "centre")[0]


@pytest.mark.parametrize("options", [{}, FREE], ids=["mode 1", "mode 2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(options, language):
    *_, play = random_game(3, options, f"said {options}", 260)
    for viewer in (None, 0, 1, 2):
        view = play.view(viewer)
        words = GameWords(GAME, CARDS, language, viewer=viewer)
        lines = told(play, viewer, language)
        assert len(lines) > 100
        assert not [line for line in lines if "{" in line or not line.endswith((".", "!"))]
        assert all(words(f"zone.{zone.kind}") for zone in view.zones)
        assert all(words(f"counter.{counter.kind}") for counter in view.counters)


# Texts whose card is a special, which has one form in every sentence.
OF_SPECIALS = ("event.played", "event.answered", "why.name-", "why.another-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_told_of_stands_after_a_colon_or_in_parentheses(language):
    """So no dish breaks a sentence by its gender or number: "Chard fritters is protected"."""
    words = Words(language, [GAME.folder / "text"])
    told = {id: forms for id, forms in words.catalogues[0].items() if id.startswith(("event.", "prompt.", "why."))}
    assert len(told) > 100
    for id, forms in told.items():
        for form in forms:
            loose = re.sub(r"(: |\(){cards?(_new)?}", "", form)
            assert "{card" not in loose or id.startswith(OF_SPECIALS), f"{id}: {form}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_beside_a_player(language):
    """Of whom nothing may be known but a number: "it costs seat 4 4 cards"."""
    words = Words(language, [GAME.folder / "text"])
    for id, forms in words.catalogues[0].items():
        assert not [form for form in forms if re.search(r"seat\w*} ?{", form)], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moves_are_said_alike(language):
    said = [str(say(GAME.view.describe(CARDS, move), None, language)).casefold() for move in range(GAME.moves)]
    assert len(said) == len(set(said))


def test_no_two_choices_are_offered_alike():
    for play in random_game(4, FREE, "offered", 250):
        for seat in play.to_act():
            offered = [say(choice.text, seat) for choice in play.view(seat).choices]
            assert len(offered) == len(set(offered))


def test_points_name_the_dish_and_its_clause():
    view = laid(cooked_1="pizza", protected_2="locro", guard="mine", dishes="puchero").view(None)
    assert [(0, 4, "object"), (1, 11, "object")] == [(p.seat, p.points, p.clause) for p in view.points]
    assert [(0, 4, 2), (1, 11, 1)] == [(s.seat, s.points, s.rank) for s in view.standings]
