"""`why` understands the words of every move, on offer or not: as it is described, and as it was offered before."""

import random
from collections.abc import Iterator

import pytest

from sobremesa.cli.naming import closest, named_moves
from sobremesa.cli.output import text_of
from sobremesa.cli.session import Session
from sobremesa.engine import rng
from sobremesa.engine.languages import LANGUAGES
from sobremesa.engine.play import Play
from sobremesa.engine.words import GameWords
from sobremesa.games import GAMES, KNOWN, game

PERSON = 0
MOVES, EVERY = 60, 12  # of a game, and between positions that are looked at
ASKED = 4  # moves that are asked about in a position


def session_of(id: str, language: str, tell=lambda line: None) -> Session:
    """A game of as many as may play, whose person has not been asked yet."""
    found = game(id)
    seats = found.seats[-1]
    play = Play(found, found.cards.load(), {}, seats, rng.key_from(rng.seed_secret(f"why {seats}")))
    words = GameWords(found, play.cards, language, ["", *(f"Bot {seat}" for seat in range(2, seats + 1))], PERSON)
    return Session(play, PERSON, {}, words, text_of(language), lambda prompt: "", tell)


def positions(session: Session) -> Iterator[tuple[dict[int, set[str]], random.Random]]:
    """Positions of a game that is played at random, with the words in which moves have been offered to the person."""
    offered: dict[int, set[str]] = {}
    play, chance = session.play, random.Random(session.play.game.id)
    for n in range(MOVES):
        if play.over:
            return
        seat = chance.choice(list(play.to_act()))
        if PERSON in play.to_act():
            session.show_choices()
            for choice in play.view(PERSON).choices:
                offered.setdefault(choice.move, set()).add(session.words.say(choice.text))
        if n % EVERY == EVERY - 1:
            yield offered, chance
        play.move(seat, chance.choice(play.choices(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_words_of_a_refused_move_find_it_or_one_that_is_refused_for_the_same_reason(id, language):
    session = session_of(id, language)
    asked = 0
    for offered, chance in positions(session):
        every = range(session.play.game.moves)
        some = [*chance.sample(every, ASKED), *chance.sample(sorted(offered), min(len(offered), ASKED))]
        for move in some:
            if session.why_not(move) is None:
                continue
            for said in (session.described(move), *sorted(offered.get(move, ()))[:1]):
                asked += 1
                found = session.move_of(said)
                assert found is not None, said
                assert found == move or session.why_not(found) == session.why_not(move), said
    assert asked > ASKED


@pytest.mark.parametrize(
    ("id", "language", "said", "described"),
    [
        ("guacamole", "en", "Keep the drawn card (2 avocados) in place of card 4 (1 chili)", "keep drawn place card 4"),
        ("guacamole", "es", "Reclamar el disco picante (4 aguacates y 5 chiles)", "reclamar disco picante"),
        ("stew", "en", "Feed the potato to the boar", "feed boar"),
        ("stew", "es", "Dar al jabalí: papa", "alimentar jabalí"),
        ("platos", "en", "Kitchen Fire: Bot 2 loses four cards", "play kitchen fire"),
        (
            "abuela",
            "es",
            "Colocar arroz (carta 6) en la hornilla 4 de la estufa de Bot 4",
            "colocar carta 6 hornilla 4 bot 4",
        ),
        ("cudillero", "en", "Build on building 2, level 3: Red floor (+4 points)", "build building 2"),
    ],
)
def test_the_words_of_an_offer_find_moves_that_have_never_been_on_offer(id, language, said, described):
    session = session_of(id, language)
    found = closest(said, session.named)
    assert found
    for move in found:
        words = set(session.described(move).casefold().replace(",", " ").split())
        assert set(described.split()) <= words, session.described(move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", KNOWN)
def test_every_move_comes_nearest_to_its_own_description(id, language):
    session = session_of(id, language)
    some = random.Random(id).sample(range(session.play.game.moves), min(12, session.play.game.moves))
    for move in some:
        said = session.described(move)
        assert said in [session.described(found) for found in closest(said, session.named)]


def test_what_has_nothing_of_a_move_comes_near_none():
    named = named_moves(session_of("guacamole", "en").words)
    assert [] == closest("", named) == closest("(¿?)", named) == closest("what is the weather like", named)


def test_a_guess_makes_no_move():
    """Words that come nearest to a move that may be made now are told, and the person is asked once more."""
    told: list[str] = []
    session = session_of("guacamole", "en", told.append)
    play = session.play
    while PERSON not in play.to_act():
        play.move(play.to_act()[0], play.choices(play.to_act()[0])[0])
    before = len(play.steps)
    assert not session.answer("draw me some")
    assert before == len(play.steps)
    assert told


@pytest.mark.parametrize(("language", "word"), [("en", "why"), ("es", "por qué")])
def test_why_tells_the_clause_of_a_move_that_was_offered_before(language, word):
    told: list[str] = []
    session = session_of("guacamole", language, told.append)
    play = session.play
    while PERSON not in play.to_act():
        play.move(play.to_act()[0], play.choices(play.to_act()[0])[0])
    session.show_choices()
    draw = next(choice for choice in session.view().choices if choice.verb == "draw")
    play.move(PERSON, draw.move)
    said = {
        "en": "Take the discard (2 limes) in place of card 3",
        "es": "Tomar el descarte (2 limas) en lugar de la carta 3",
    }
    told.clear()
    session.answer(f"{word} {said[language]}")
    move = session.move_of(said[language])
    handle, reason = session.why_not(move)
    assert told[0] == reason
    assert f" {handle}" in told[1]
