"""A game in the terminal, line by line: what is said, and what each kind of answer does."""

import re
from string import Formatter

import pytest

from sobremesa import bots
from sobremesa.cli import session
from sobremesa.cli.meaning import corrected, meant, plain
from sobremesa.cli.output import text_of
from sobremesa.cli.session import Session
from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.play import Play
from sobremesa.engine.words import GameWords
from sobremesa.games.cudillero.tests import laid as cudillero
from sobremesa.games.platos.tests.laid import FREE, laid
from tests.cli.running import deal

SEED = "3"  # of a game of Guacamole in which the bot plays first and leaves an ingredient on the discard pile


class Person:
    """Somebody at the terminal, with the lines that they write and those that they read."""

    def __init__(self, play: Play, language: str = "en", seat: int = 0, kind: str = "greedy"):
        self.heard: list[str] = []
        self.lines: list[str] = []
        players = {other: bots.bot(kind, play.game, play.cards, "bots") for other in range(play.seats) if other != seat}
        words = GameWords(play.game, play.cards, language, viewer=seat)
        self.play = play
        self.session = Session(play, seat, players, words, text_of(language), self.ask, self.heard.append)

    def ask(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def writes(self, *lines: str) -> str:
        """What the person reads after writing these lines."""
        self.lines = list(lines)
        before = len(self.heard)
        with pytest.raises(EOFError):
            self.session.run()
        return "\n".join(self.heard[before:])


@pytest.fixture
def person() -> Person:
    made = Person(deal("guacamole", 2, SEED))
    made.writes()
    return made


def drew(person: Person) -> bool:
    return "drawn" == person.session.view().phase


# -- what is said -------------------------------------------------------------------------------------------------


def test_the_whole_table_is_told_in_words(person):
    told = person.writes("look")
    view = person.session.view()
    for words in (
        "You:\n  Hand: ",
        "Player 2:\n  Hand: ",
        "On the table:\n  Deck: ",
        "Discard pile: ",
        "Mild discs: 7",
    ):
        assert words in told
    assert f"  Deck: {view.zone('deck').count}" in told
    asked = told.split(person.session.words.say(view.prompt))[-1]
    assert len(view.choices) == len(re.findall(r"^  \d+\. ", asked, re.MULTILINE))


def test_numbers_that_everybody_may_know_stand_after_a_colon(person):
    view = person.session.view()
    have = {c.kind: c.value for c in view.counters if c.seat == 0}
    line = "; ".join(f"{name}: {have[name]}" for name in ("avocados", "tomatoes", "chilies"))
    assert f"; {line}\n" in person.writes("look")


def test_piles_are_told_below_the_name_of_their_owner():
    person = Person(
        cudillero.laid(round=2, act_1="action-6", used_1="action-1 action-2 action-3", floor_discard="f01 f02")
    )
    lines = person.writes("piles").splitlines()
    told = lines[lines.index("You:", lines.index("  1. Raise blue to 1")) :]
    assert ["You:", "Player 2:", "On the table:"] == [line for line in told if not line.startswith("  ")]
    assert told[1].startswith("  Action discards (3): Action card 3 (")
    assert told[3].startswith("  Action discards (3): Action card ")
    assert told[5].startswith("  Discarded floors (2): Blue floor 2 (")


def test_facts_and_players_are_not_told_as_numbers():
    cook = Person(laid(4, FREE, quiet=[1], out=[3], hand_4=""), "es", kind="random")
    told = cook.writes()
    assert "límite de la mano: 5; no responde hasta su próximo turno: sí\n" in told
    assert "0 puntos; fuera de la partida: sí\n" in told
    assert "Antes, en el orden de juego: Jugador 3; después: Jugador 2\n" in told


def test_what_others_did_since_ones_last_move_is_told_once(person):
    told = person.writes("draw", "6")
    assert 1 == told.count("You discard: ")
    assert "Player 2 " in told.split("You discard: ")[1]
    again = person.writes("look")
    assert "You discard: " not in again


def test_the_log_tells_everything_from_the_deal_on(person):
    person.writes("draw", "6")
    told = person.writes("log").splitlines()
    expected = [
        person.session.words.say(text)
        for happening in person.play.log(0)
        if (text := person.play.game.view.tell(person.play.cards, happening.event, 0))
    ]
    assert expected == [line for line in told if line in expected]
    assert "You are dealt five cards." == expected[0]


def test_help_names_every_command(person):
    told = person.writes("?")
    for command in ("look", "why", "rules", "log", "undo", "quit"):
        assert f"\n  {command} " in told
    assert person.writes("help").count("Type the number") == 2  # the greeting and the help


def test_another_players_hidden_cards_are_not_told():
    person = Person(deal("_template", 3, "hidden"))
    person.writes()
    told = person.writes("look", "log")
    assert "3 face down" in told or "face down" in told
    assert not re.search(r"Seat [23] draws (?!a card)", told)


# -- moves --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["1", " 1 ", "1.", "1)", "draw", "DRAW", "Draw from the deck", "draw from  the deck.", "Draw fr"]
)
def test_a_move_is_answered_by_number_or_words(person, line):
    person.writes(line)
    assert drew(person)


def test_a_number_that_there_is_not(person):
    wrong = ("7", "0", "99999999999999999999", "-1", "+2", "(1", "#3", "1 2", "2.5")
    told = person.writes(*wrong)
    assert "There’s no choice 7: type 1 to 6, or ? for help." in told
    assert len(wrong) == told.count("There’s no choice ")
    assert not drew(person)


def test_words_that_are_no_move(person):
    told = person.writes("banana", "", "   ", "²", "44 bananas")
    for said in ("banana", "²", "44 bananas"):
        assert f"I don’t know “{said}”. Type 1 to 6, some words of a move" in told
    assert "Perhaps" not in told
    assert not drew(person)


@pytest.mark.parametrize(
    ("said", "near"),
    [
        ("drawww", "1. Draw from the deck"),
        ("tkae the discrad 3", "4. Take the discard ("),
        ("claim the mid disc", "Claim the mild disc"),
        ("rulse", "rule"),
        ("hlep", "help"),
    ],
)
def test_misspelt_words_are_guessed_and_nothing_is_done(person, said, near):
    before = person.play.version(0)
    told = person.writes(said)
    assert f"I don’t know “{said}”. Did you mean:\n  {near}" in told
    assert before == person.play.version(0)


@pytest.mark.parametrize("said", ["take the discard", "take", "discard take", "why take the discard", "ca"])
def test_words_that_several_choices_have_list_them_by_number(person, said):
    before = person.play.version(0)
    told = person.writes(said).splitlines()
    first = told.index(f"“{said.removeprefix('why ')}” could mean:")
    assert [f"  {n}. Take the discard" for n in range(2, 7)] == [line[:21] for line in told[first + 1 : first + 6]]
    assert before == person.play.version(0)


@pytest.mark.parametrize("said", ["take 3", "3 take", "take the discard in place of card 3", "TAKE 3.", "tak 3", "4"])
def test_words_that_one_choice_has_make_it(person, said):
    person.writes(said)
    first = next(step for step in person.play.steps if step.seat == 0)
    assert "Take the discard in place of card 3" == person.session.described(first.move)


@pytest.mark.parametrize(
    "said",
    [
        "jugar dos Rondas invertidas para jugador 3 y jugador 2",
        "jugar dos Ronda invertida para jugador 3 y jugador 2",
        "jugar dos rondas jugador 3 jugador 2",
        "Dos Rondas invertidas, cambio de lugar: jugador 2 y jugador 3",
    ],
)
def test_two_players_who_change_places_are_named_in_either_order(said):
    cook = Person(laid(4, FREE, phase="actions", hand_1="reverse reverse egg"), "es")
    cook.writes(said)
    assert [0, 2, 1, 3] == list(cook.play.state.order)[:4]


@pytest.mark.parametrize(
    ("language", "said", "why"),
    [
        ("es", "por que jugar dos Receta secreta", "Esta carta no tiene doble: Receta Secreta."),
        ("es", "por qué jugar dos recetas secretas", "Esta carta no tiene doble: Receta Secreta."),
        ("es", "por que jugar dos incendio contra jugador 3", "Un doble lleva dos cartas iguales (Incendio"),
        ("en", "why play two secret recipe", "This card has no double: Secret Recipe."),
        ("en", "why play two food party with player 3", "A double takes two like cards (Food Party)"),
        ("en", "why play two fires on player 3", "A double takes two like cards (Kitchen Fire)"),
    ],
)
def test_cards_are_named_in_the_singular_or_in_the_plural(language, said, why):
    assert why in Person(laid(4, FREE, phase="actions"), language).writes(said)


def test_many_moves_are_not_all_listed(person, monkeypatch):
    monkeypatch.setattr(session, "MOST_LISTED", 2)
    assert "place of card 2 (" in person.writes("take")
    assert "place of card 3 (" not in "\n".join(person.heard[-2:])
    assert "  ..." == person.heard[-1]


def test_moves_that_are_refused_for_one_reason_need_not_be_told_apart(person):
    told = person.writes("draw", "why take the discard")
    assert "You’ve already drawn" in told
    assert "could mean:" not in told


def test_a_refused_move_tells_facts_rule_and_what_comes_nearest(person):
    told = person.writes("draw", "take the discard in place of card 3")
    view = person.session.view()
    drawn = person.session.words.card(view.zone("drawn").slots[0].card)
    third = person.session.words.card(view.zone("hand:0").slots[2].card)
    assert "You’ve already drawn: keep that card or discard it." in told
    assert "Rule: What you do in a turn. To read it: rules turn-choices" in told
    assert (
        f"You can do this instead: Keep the drawn card ({drawn}) in place of card 3 ({third}); Discard the drawn"
        in told
    )
    assert drew(person)


def test_why(person):
    before = person.play.version(0)
    told = person.writes("why", "why 1", "why draw", "why claim mild", "why 44", "why nonsense")
    assert "Say which move, by number or by words, as in: why Draw" in told
    assert 2 == told.count("You can do that now: it’s choice 1.")
    assert "needs an exact match. Your hand shows" in told
    assert "Rule: Exactly what the disc asks for." in told
    assert "There’s no choice 44" in told
    assert "I don’t know “nonsense”" in told
    assert before == person.play.version(0)


def test_rules(person):
    told = person.writes("rules", "rules take-discard", "rule [draw-card]", "rules take-disc", "rules nonsense")
    assert "  Taking the discard [take-discard]" in told
    assert "Taking the discard [take-discard]\nYou may take the top card" in told
    assert "Drawing [draw-card]\nIf the top discard" in told
    assert "No rule has take-disc. Did you mean take-discard" in told
    assert "No rule has nonsense. Type rules for the list." in told


# -- undo, and leaving --------------------------------------------------------------------------------------------


def test_undo_takes_back_a_step_that_has_shown_nothing():
    person = Person(deal("_template", 2, "undo"), kind="random")
    person.writes()
    while "serve" not in {choice.verb for choice in person.session.view().choices}:
        person.writes("1")
    before = person.session.view()
    number = next(n for n, choice in enumerate(before.choices, 1) if choice.verb == "serve")
    told = person.writes(str(number))
    assert "You serve: " in told
    assert before != person.session.view()
    told = person.writes("undo")
    assert "Last step undone." in told
    assert before.choices == person.session.view().choices
    assert before.zones == person.session.view().zones
    told = person.writes(str(number))
    assert 1 == told.count("You serve: ")


def test_undo_says_so_when_nothing_can_be_taken_back(person):
    assert "Nothing to undo" in person.writes("undo")
    assert "Nothing to undo" in person.writes("draw", "undo")
    assert drew(person)


@pytest.mark.parametrize("line", ["quit", "exit", "QUIT"])
def test_quit(sobremesa, line):
    done = sobremesa("play", "guacamole", "--seed", SEED, typed=(line,))
    assert 0 == done.status
    assert "You left before the end" in done.err


def test_the_end_of_the_lines_is_the_end_of_the_game(sobremesa, tmp_path):
    path = tmp_path / "never.jsonl"
    done = sobremesa("play", "guacamole", "--seed", SEED, "--record", path, typed=("draw",))
    assert 0 == done.status
    assert "You left before the end" in done.err
    assert not path.exists()


# -- Spanish ------------------------------------------------------------------------------------------------------


def test_spanish():
    person = Person(deal("guacamole", 3, SEED), language="es")
    told = person.writes("robar", "por que 1", "¿por qué tomar el descarte en lugar de la carta 2?", "ayuda", "reglas")
    assert "Eso sí se puede: es la opción 1." in told
    assert "Lo que sí se puede: Quedarse con la carta robada" in told
    assert "  por qué JUGADA " in told
    assert "[take-discard]" in told
    assert "No hay nada que deshacer" in person.writes("deshacer")
    told = person.writes("mirar")
    assert "Sobre la mesa:" in told
    assert "Discos ganados: ninguno\n" in told
    assert "nada" not in told


THOU = r"(?i)(?<!\w)(?:escribe|di|puedes|tienes|quieres|eliges?|haz|mira|pulsa|ti|contigo|tú|vos)(?!\w)"


def test_what_the_terminal_says_in_a_game_fits_one_that_says_tu_and_one_that_says_vos():
    texts = text_of("es").catalogues[0]
    said = {id: form for id, forms in texts.items() if id.startswith(("play.", "zone.")) for form in forms}
    assert len(said) > 15
    assert {} == {id: form for id, form in said.items() if re.search(THOU, form)}
    assert re.search(THOU, "Escribe 1, o di qué puedes hacer")


def values(text: str) -> set[str]:
    """The names of the values that a text speaks of."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_have_the_same_texts_and_none_is_left_over():
    texts = {language: text_of(language).catalogues[0] for language in LANGUAGES}
    assert set(texts["en"]) == set(texts["es"])
    for id, forms in texts["en"].items():
        for english, spanish in zip(forms, texts["es"][id], strict=True):
            assert values(english) == values(spanish), id


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("¿Por  QUÉ?", "por que"),
        ("  Draw. ", "draw"),
        ("¡Guacamole!", "guacamole"),
        ("?", "?"),
        ("", ""),
        ("why draw?", "why draw"),
    ],
)
def test_capitals_accents_and_marks_do_not_matter(said, meant):
    assert meant == plain(said)


NAMES = [("Draw", 0), ("Draw two cards", 1), ("Pass card 1", 2), ("Pass card 12", 3), ("¡Reclamar el disco suave!", 4)]


@pytest.mark.parametrize(
    ("said", "moves"),
    [
        ("draw", [0]),
        ("dr", [0, 1]),
        ("two", [1]),
        ("cards draw", [1]),
        ("card", [1, 2, 3]),
        ("1", [2]),
        ("12 pas", [3]),
        ("pass", [2, 3]),
        ("disco reclamar", [4]),
        ("DISCÓ", [4]),
        ("draw three", []),
        ("", []),
        ("?!", []),
    ],
)
def test_what_words_mean(said, moves):
    assert moves == meant(said, NAMES)


@pytest.mark.parametrize(
    ("said", "right"),
    [("drwa", "draw"), ("pas crad 12", "pas card 12"), ("drew tow cards", "draw two cards"), ("banana", ""), ("", "")],
)
def test_misspelt_words_are_put_right(said, right):
    assert right == corrected(said, [name for name, _ in NAMES])
