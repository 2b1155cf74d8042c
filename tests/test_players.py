"""How many may play is said as one says it: a game for two is not for "2 to 2 players"."""

from dataclasses import replace

import pytest

from sobremesa.cli import games as listing
from sobremesa.cli.output import text_of
from sobremesa.cli.simulate import show
from sobremesa.engine.errors import BadOptions, in_english
from sobremesa.engine.misfits import number_between
from sobremesa.engine.words import GameWords
from sobremesa.games import TEMPLATE, game
from sobremesa.kit.cases.vocabulary import game_words
from sobremesa.web.pages.new_table import sitters_in
from sobremesa.web.site.offers import offer

SEATS = [
    ((2,), "2 players", "2 jugadores"),
    ((1,), "1 player", "1 jugador"),
    ((2, 3, 4), "2 to 4 players", "De 2 a 4 jugadores"),
    ((3, 4), "3 to 4 players", "De 3 a 4 jugadores"),
    ((2, 4), "2 or 4 players", "2 o 4 jugadores"),
    ((1, 2, 4), "1, 2 or 4 players", "1, 2 o 4 jugadores"),
]


@pytest.mark.parametrize(("seats", "english", "spanish"), SEATS)
def test_the_page_says_how_many_may_play(seats, english, spanish):
    found = replace(game(TEMPLATE), seats=seats)
    assert [english, spanish] == [offer(found, language).players for language in ("en", "es")]


@pytest.mark.parametrize(("seats", "english", "spanish"), SEATS)
def test_an_error_says_how_many_may_play(seats, english, spanish):
    found = replace(game(TEMPLATE), seats=seats)
    for number, ask in ((5, lambda: found.check_seats(5)), ("'5'", lambda: sitters_in({"players": "5"}, found, "ana"))):
        with pytest.raises(BadOptions) as wrong:
            ask()
        assert f"_template is for {english}, not {number}" == str(wrong.value)
        assert (f"a _template juegan {spanish.lower()}, no {number}",) == wrong.value.in_words("es")


@pytest.mark.parametrize(("seats", "english", "spanish"), SEATS)
def test_the_documents_say_how_many_may_play(seats, english, spanish):
    assert game_words(replace(game(TEMPLATE), seats=seats)).startswith(f'`game = "_template"`, {english}. Options:')


def test_the_command_says_how_many_may_play(monkeypatch, capsys):
    monkeypatch.setattr("sobremesa.games.GAMES", ("stew",))
    monkeypatch.setattr("sobremesa.games.game", lambda id: replace(game(id), seats=(2,)))
    listing.games(language="en")
    assert "stew: Stew, 2 players" == capsys.readouterr().out.splitlines()[0]


def test_a_number_that_must_be_so_is_not_from_it_to_it():
    assert "the number 3" == in_english(number_between(3, 3))
    assert "a whole number from 3 to 4" == in_english(number_between(3, 4))
    said = [text_of("en")("play.number", number=7, n=n) for n in (1, 2)]
    assert "There’s no choice 7: type 1, or ? for help." == said[0]
    assert "There’s no choice 7: type 1 to 2, or ? for help." == said[1]


STEW = game("stew")
IN_ENGLISH = GameWords(STEW, STEW.cards.load(), "en"), text_of("en")
PLAYED = {"decisions": 6, "seconds": 1, "decisions_per_second": 6, "compile_seconds": 0}


@pytest.mark.parametrize(("least", "most", "told"), [(3, 3, "always 3"), (3, 4, "mean 3.00, median 3.00, 3 to 4")])
def test_the_lengths_of_games_are_told(capsys, least, most, told):
    length = {"mean": 3.0, "median": 3.0, "min": least, "max": most}
    none = {"seat": [], "bot": {}}
    known = {"seats": [], "wins": none, "mean_score": none, "length": {"moves": length}, "endings": {"won": 2}}
    show({**known, "limit_reached": 0, "games": 2, **PLAYED}, *IN_ENGLISH)
    assert f"moves in a game: {told}" in capsys.readouterr().out.splitlines()


def test_games_that_the_limit_has_stopped_are_told_apart(capsys):
    """Seats are counted from 1, as everywhere; if no game counts there is no mean."""
    none = {"seat": [None, None], "bot": {"greedy": None}}
    wins = {"seat": [0, 0], "bot": {"greedy": 0}, "shared": 0}
    known = {"seats": ["greedy", "greedy"], "wins": wins, "mean_score": none, "length": {"moves": None}}
    show({**known, "endings": {"limit": 2}, "limit_reached": 2, "games": 2, **PLAYED}, *IN_ENGLISH)
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [["1", "greedy", "0", "-"], ["2", "greedy", "0", "-"], ["all", "greedy", "0", "-"]] == lines[1:4]
    assert "endings: limit of moves 2" == " ".join(lines[4])
    assert "stopped by the limit of moves: 2 of 2, not counted in wins, scores and lengths" == " ".join(lines[5])
