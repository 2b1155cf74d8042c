"""Cudillero: what is asked, offered and told, in both languages."""

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.views import Text
from sobremesa.engine.words import GameWords
from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.tests.laid import CARDS, PERSONAL, VARIANTS, laid, prompt, random_game, say, step, told

WORDS = GameWords(GAME, CARDS, "en")
KEEP = {"phase": "keep", "dealt_roofs_1": "r01 r02", "dealt_roofs_2": "r03 r04"}


def offered(play, seat, language="en"):
    """The choices of a seat as it reads them."""
    return [say(choice.text, seat, language) for choice in play.view(seat).choices]


def test_everybody_is_asked_in_secret():
    assert "Choose the roof you keep for the end of the game." == prompt(laid(**KEEP), 0)
    assert "Waiting for seat 2 to choose a roof." == prompt(laid(kept_1=1, **KEEP), 0)
    assert "Choose two action cards to bid with, and one to act with." == prompt(laid(phase="bid"), 0)
    assert "Esperando las pujas de asiento 1." == prompt(laid(phase="bid", act_2="action-3"), None, "es")
    assert prompt(laid(phase="tokens"), 0).startswith("Raise")
    assert "Se deciden las fichas. Esperando a asiento 2." == prompt(laid(phase="tokens", spends_1=0), 0, "es")


def test_the_player_on_turn_reads_what_is_left_to_do():
    assert "Your turn: you can still buy and build." == prompt(laid(act_1="action-2"), 0)
    assert "Seat 1 can still build twice." == prompt(laid(act_1="action-1"), 1)
    assert "Your turn: you can still buy or build." == prompt(laid(act_2="action-2", turn=1, hand_2="f06"), 1)
    assert "Tu turno: todavía puedes comprar o cambiar un valor." == prompt(laid(act_2="action-5", turn=1), 1, "es")
    assert "All your actions are done: end your turn." == prompt(laid(either=0), 0)
    assert "Add 2 free cards, from your hand or the market!" == prompt(laid(phase="free", owed=2), 0)
    assert "Asiento 1 puede añadir una carta gratis." == prompt(laid(phase="free"), 1, "es")
    roof = {"phase": "roof", "initial_1": "r01", "building_1_1": "doorway f01"}
    assert "The third day is over: build your initial roof." == prompt(laid(**roof), 0)


def test_of_one_action_to_choose_only_what_can_be_done_is_named():
    """[one-of-two] [hand-limit]"""
    full = laid(act_2="action-2", turn=1, hand_2="f06 f07")
    assert ["Your turn: you can still build.", "Seat 2 can still build."] == [prompt(full, seat) for seat in (1, 0)]
    assert "Tu turno: todavía puedes comprar." == prompt(laid(act_2="action-2", turn=1), 1, "es")
    neither = laid(act_2="action-2", turn=1, hand_2="r01 r02")
    assert "Seat 2 can still buy or build." == prompt(neither, 0)


def test_actions_that_are_left_are_counted():
    """[extra-turn] [extra-action] also several of a kind, and one of two besides"""
    both = {"act_1": "action-1", "hand_1": "f06", "due_build": 3}
    assert "Your turn: you can still build 3 times." == prompt(laid(**both), 0)
    assert "Tu turno: todavía puedes construir 3 veces y hacer una acción más." == prompt(
        laid(either=1, **both), 0, "es"
    )
    assert "Seat 1 can still buy or build, 2 times." == prompt(laid(act_1="action-2", either=2), 1)
    mixed = laid(act_1="action-2", hand_1="f06", due_buy=1, due_build=2, either=2)
    assert "Your turn: you can still buy, build twice and do 2 more actions." == prompt(mixed, 0)


def test_whoever_has_won_is_named():
    """[game-end] [tiebreak]"""
    shared = laid(phase="over")
    assert "Shared victory: you and seat 2!" == prompt(shared, 0)
    assert "Victoria compartida: tú y asiento 2." == prompt(shared, 0, "es")
    won = laid(phase="over", building_1_1="doorway f01 r01")
    assert ["You win!", "Seat 1 wins!"] == [prompt(won, seat) for seat in (0, 1)]
    assert ["¡Has ganado!", "¡Gana asiento 1!"] == [prompt(won, seat, "es") for seat in (0, 1)]


def test_tokens_may_still_be_used_when_all_actions_are_done():
    """[extra-turn] [extra-action] [relocate]"""
    for token in ("extra_turn_1", "extra_action_1"):
        play = laid(day=3, act_1="action-6", either=0, **{token: True})
        assert "All your actions are done: end your turn, or use a token first." == prompt(play, 0)
        assert "Asiento 1 ya ha hecho todas sus acciones." == prompt(play, 1, "es")
    assert "All your actions are done: end your turn." == prompt(laid(either=0, extra_turn_2=True), 0)


def test_a_token_is_named_only_where_it_is_of_use():
    """[extra-turn] [relocate] as long as there is something to build, and cards that may be swapped"""
    for token in ("extra_turn_1", "extra_action_1"):
        useless = laid(day=3, act_1="action-1", either=0, **{token: True})
        assert "All your actions are done: end your turn." == prompt(useless, 0)
    done = {"day": 3, "relocate_1": True, "either": 0}
    assert "All your actions are done: end your turn." == prompt(laid(building_1_1="doorway f01 r01", **done), 0)
    assert prompt(laid(building_1_1="doorway f01 f02", **done), 0).endswith(
        "end your turn, or use your relocate token, which swaps two cards that touch."
    )
    stuck = {"day": 3, "relocate_1": True, "act_1": "action-1"}
    assert "You can’t build right now: end your turn." == prompt(laid(building_1_1="doorway f01", **stuck), 0)
    swap = laid(building_1_1="doorway f01", building_2_1="doorway f02", **stuck)
    assert prompt(swap, 0).startswith("You can’t build right now: end your turn, or use your relocate token")
    assert prompt(swap, 0, "es").startswith("Ahora no puedes construir: termina tu turno o usa tu ficha de reubicar")


def test_a_player_who_can_do_none_of_what_is_left_is_told_so():
    """[hand-limit]"""
    nothing = {"act_1": "action-3", "building_1_1": "doorway", "hand_1": "f01 f02"}
    assert "You can’t buy right now: end your turn." == prompt(laid(**nothing), 0)
    full = laid(act_1="action-2", hand_1="r01 r02")
    assert "You can’t buy or build right now: end your turn." == prompt(full, 0)
    assert "Ahora no puedes comprar ni construir: termina tu turno." == prompt(full, 0, "es")
    assert "Seat 1 can still buy twice." == prompt(laid(**nothing), 1)
    with_token = laid(day=3, act_1="action-2", due_build=1, extra_action_1=True)
    assert "You can’t build right now: end your turn, or use a token first." == prompt(with_token, 0)
    assert "Ahora no puedes construir: termina tu turno, o usa antes una ficha." == prompt(with_token, 0, "es")


def test_tokens_are_offered_with_the_actions_that_they_give():
    """[extra-turn] [extra-action] [action-cards]"""
    tokens = {"day": 3, "extra_turn_1": True, "extra_action_1": True}
    different = offered(laid(act_1="action-2", **tokens), 0)
    assert "Use the extra turn token: buy and build once more" in different
    assert "Use the extra action token: buy or build once more" in different
    play = laid(act_1="action-1", **tokens)
    same = offered(play, 0)
    assert "Use the extra turn token: build, twice more" in same
    assert "Use the extra action token: build once more" in same
    assert "Usar la ficha de turno extra: construir, dos veces más" in offered(play, 0, "es")


def test_bids_are_offered_by_their_values():
    play = laid(phase="bid", actions_1="action-2 action-6 action-11 action-15 action-18")
    texts = offered(play, 0)
    assert 30 == len(texts)
    assert "Bid 18 and 15; to act: Action card 11 (buy and build)" in texts
    assert "Pujar 18 y 15; para actuar: Carta de acción 6 (cambiar un valor, dos veces)" in offered(play, 0, "es")


def test_a_choice_says_what_it_would_bring():
    """[clothes-line] [three-colours] [height]"""
    play = laid(
        act_1="action-1",
        building_1_1="doorway f01 f20",
        building_2_1="doorway",
        hand_1="f47 r03 f02",
        value_red=3,
        common="three-balconies",
    )
    texts = offered(play, 0)
    assert "Build on building 2, level 1: Red floor 2 (+7 points, a free card and the extra turn token)" in texts
    assert "Build on building 1, level 3: Blue roof 3 (+9 points)" in texts
    assert "Construir en el edificio 2, nivel 1: Planta azul 2 (+6 puntos)" in offered(play, 0, "es")


def test_a_choice_says_that_an_objective_is_met():
    """[four-of-a-colour] [third-floor-colour]"""
    play = laid(
        2,
        PERSONAL,
        act_1="action-1",
        building_1_1="doorway f03 f07",
        building_2_1="doorway f04",
        hand_1="f09",
        common="four-of-a-colour",
        objective_1="third-blue",
    )
    expected = "+10 points, the common objective and your personal objective"
    assert f"Build on building 1, level 3: Blue floor 9 ({expected})" in offered(play, 0)


def test_a_swap_says_what_is_lost_by_it():
    """[personal-points] whatever else it brings"""
    values = {"card_both": ("f01", "f05"), "n": 1, "words": ("gain.free-card", "gain.personal-lost")}
    swap = Text("choice.swap-up-more", values)
    assert say(swap).endswith("(+1 point, a free card and the loss of your personal objective)")
    assert say(swap, None, "es").endswith("(+1 punto, una carta gratis y la pérdida de tu objetivo personal)")


def test_foreseen_points_are_those_that_come():
    for play in random_game(2, VARIANTS, "foreseen", 500):
        for seat in play.to_act():
            for choice in play.view(seat).choices[::3]:
                if (
                    "{n:+}" in WORDS.raw(choice.text.id, choice.text.values.get("n"))
                    and play.state.phase != GAME.state.Phase.ROOF
                ):
                    after = play.branch()
                    before = after.view(seat).standings[seat].points
                    after.move(seat, choice.move)
                    gained = after.view(seat).standings[seat].points - before
                    assert gained == choice.text.values["n"]


def test_what_is_kept_is_told_to_its_player_alone():
    play = step(step(laid(roofs="r05 r06 r07 r08", market_roofs="", **KEEP), 0, "keep roof 1"), 1, "keep roof 2")
    assert {"You keep a roof: Blue roof 1.", "Seat 2 keeps a roof."} <= set(told(play, 0))
    assert {"Asiento 1 guarda un tejado.", "Guardas un tejado: Tejado azul 4."} <= set(told(play, 1, "es"))
    assert "Seat 1 keeps a roof." in told(play, None)


def test_others_hear_that_an_objective_is_kept_too():
    """[personal-objectives] [who-sees]"""
    dealt = {"dealt_objectives_1": "third-blue third-red", "dealt_objectives_2": "third-white two-tall"}
    play = laid(2, PERSONAL, roofs="r05 r06 r07 r08", market_roofs="", **KEEP, **dealt)
    step(play, 0, "keep roof 1")
    step(play, 1, "keep roof 2 and the second objective")
    assert "Seat 2 keeps a roof and an objective." in told(play, 0)
    assert "Asiento 1 guarda un tejado y un objetivo." in told(play, None, "es")
    assert "You keep a roof and an objective: Blue roof 1; Third floor blue." in told(play, 0)


def test_drawn_action_cards_are_told_in_the_order_of_their_numbers():
    """In which order they lay in the deck is nothing that a seat remembers. [who-sees]"""
    play = step(laid(turn=1, action_deck_1="action-18 action-12 action-16"), 1, "end the turn")
    drawn = [line for line in told(play, 0) if line.startswith("You draw")]
    assert ["You draw: Action card 12.", "You draw: Action card 16.", "You draw: Action card 18."] == drawn
    assert not [line for line in told(play, 1) if "Action card 12" in line]


def test_the_reveal_tells_all_cards():
    said = {f"plus_{which}_{seat}": False for which in ("ten", "twenty") for seat in (1, 2)}
    play = laid(phase="bid", actions_1="action-2 action-3 action-11 action-15 action-18", **said)
    step(play, 0, "bid cards 4 and 5, act with card 3")
    assert not told(play, 1)
    step(play, 1, "bid cards 1 and 2, act with card 3")
    lines = told(play, 1)
    assert "Seat 1 bids 18 and 15; to act: Action card 11." in lines
    assert "You bid 2 and 1; to act: Action card 3." in lines
    assert "Seat 1 wins the bid!" in lines
    assert "¡Ganas la puja!" in told(play, 0, "es")


def test_the_bid_that_counts_is_told_with_the_tokens_that_raise_it():
    """[plus-tokens] [compare-bids]"""
    play = laid(phase="tokens", bids_1="action-15 action-18", spends_1=3)
    step(play, 1, "use the +20 token")
    lines = told(play, 0)
    assert ["You raise your higher bid to 28: +10 token.", "You raise your higher bid to 48: +20 token."] == [
        line for line in lines if line.startswith("You raise")
    ]
    assert "Seat 2 raises their higher bid to 23: +20 token." in lines
    assert "Asiento 1 sube su puja más alta a 48: Ficha +20." in told(play, 1, "es")


def test_a_swap_names_both_cards():
    """[relocate]"""
    play = laid(day=3, relocate_1=True, building_1_1="doorway f01", building_2_1="doorway f20")
    swap = "Swap with the card to the right: Blue floor 1 and Yellow floor 5 (+0 points)"
    assert swap in offered(play, 0)
    assert "Intercambiar con la carta de la derecha: Planta azul 1 y Planta amarilla 5 (+0 puntos)" in offered(
        play, 0, "es"
    )
    step(play, 0, "swap floor 1 of building 1 with the card to its right")
    assert told(play, 0, "es")[-1].endswith("con la de su derecha: Planta azul 1 y Planta amarilla 5.")
    step(play, 0, "end the turn")
    line = "Seat 1 swaps a card of building 1 with the one to its right: Blue floor 1 and Yellow floor 5."
    assert line in told(play, 1)


@pytest.mark.parametrize(
    ("language", "viewer", "said"),
    [("en", 2, ["1st: Mateo", "2nd: you"]), ("es", None, ["1.º: Mateo", "2.º: Abril"])],
)
def test_who_has_met_the_common_objective_is_told_by_name(language, viewer, said):
    """[first-and-second]"""
    play = laid(3, common="two-roofs", met_first=1, met_second=2)
    words = GameWords(GAME, CARDS, language, ["Inés", "Mateo", "Abril"], viewer)
    (common,) = [zone for zone in play.view(viewer).zones if zone.kind == "common"]
    assert said == [words.mark(mark) for mark in common.slots[0].marks]


@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(options, language):
    *_, play = random_game(3, options, f"said {options}", 1500)
    assert play.over
    for viewer in (None, 0, 1, 2):
        view = play.view(viewer)
        words = GameWords(GAME, CARDS, language, viewer=viewer)
        lines = told(play, viewer, language)
        assert len(lines) > 100
        assert not [line for line in lines if "{" in line or not line.endswith((".", "!"))]
        assert all(words(f"zone.{zone.kind}") for zone in view.zones)
        assert all(words.mark(mark) for zone in view.zones for slot in zone.slots for mark in slot.marks)
        assert all(words(f"counter.{counter.kind}") for counter in view.counters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moves_are_said_alike(language):
    said = [str(say(GAME.view.describe(CARDS, move), None, language)).casefold() for move in range(GAME.moves)]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_says_what_is_printed_on_it(language):
    words = GameWords(GAME, CARDS, language)
    names = [words.card(card.id) for card in CARDS.cards]
    assert len(names) == len(set(names))
    printed = {card.id: words.about(card.id) for card in CARDS.cards}
    assert {id for id, text in printed.items() if not text} == {
        card.id for card in CARDS.cards if card.group in ("doorway", "token")
    }


def test_a_floor_and_a_roof_say_their_cables_lines_symbols_and_bonus():
    english, spanish = (GameWords(GAME, CARDS, language) for language in LANGUAGES)
    assert "cable up; clothes line on the right and a balcony" == english.about("f01")
    assert "cable izquierda; tendederos a ambos lados" == spanish.about("f18")
    assert "cable left and right; a neighbour, 2 chimneys and connection +1" == english.about("r05")
    assert "sin cable; un vecino y 4 chimeneas" == spanish.about("r24")
    assert "cable up, down, left and right" == english.about("f15")


def test_an_objective_of_a_token_that_is_kept_names_the_token():
    """[kept-plus-ten] [kept-plus-twenty]"""
    english, spanish = (GameWords(GAME, CARDS, language) for language in LANGUAGES)
    assert "+10 token kept" == english.card("kept-plus-ten")
    assert "Ficha +20 sin usar" == spanish.card("kept-plus-twenty")
    assert "For everyone who still has the +20 token at the end: 10 points" == english.about("kept-plus-twenty")
    assert "Para quien al final conserve la ficha +10: 10 puntos" == spanish.about("kept-plus-ten")


def test_no_two_choices_are_offered_alike():
    for play in random_game(4, VARIANTS, "offered", 400):
        for seat in play.to_act():
            texts = offered(play, seat)
            assert len(texts) == len(set(texts))


def test_points_stand_line_by_line_with_their_clauses():
    view = laid(building_1_1="doorway f20 r08", value_yellow=2, phase="over").view(None)
    lines = [(say(p.text), p.points, p.clause) for p in view.points]
    assert [
        ("Building 1: 2 heights", 3, "height"),
        ("Yellow: 2 cards \N{MULTIPLICATION SIGN} 2", 4, "colour-points"),
        ("A neighbour", 1, "symbols"),
        ("3 chimneys", 3, "symbols"),
        ("One connected card", 3, "fibre-points"),
    ] == lines
