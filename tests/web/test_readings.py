"""Board, living table and answers are three shapes of one reading: what they all say, they say alike."""

import random
from itertools import cycle

import pytest

from sobremesa import games
from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.words import capital
from sobremesa.web.api.telling import Teller
from sobremesa.web.pages.board import MOST_HINTS, Describer
from sobremesa.web.pages.living import LATEST, Living
from tests.sites import OFFERED
from tests.web.test_secrecy import a_game

NAMES = ("Ana", None)
MOVES, EVERY, REFUSED = 60, 7, 12


class Shapes:
    """What one reader reads, in its three shapes."""

    def __init__(self, play, seat: int | None, language: str):
        bots = [None, *["random"] * (play.seats - 1)]
        who = (play, seat, language, bots, NAMES)
        self.describer, self.teller = Describer(*who), Teller(*who)
        self.board = self.describer.board(whole_log=True, explain=False)
        self.living, self.position = Living(Describer(*who)), self.teller.position()


@pytest.mark.parametrize("id", OFFERED)
def test_the_three_shapes_agree(id: str):
    seats = games.game(id).seats[-1]
    play, steps = a_game(id, seats, MOVES)
    chance, languages = random.Random(id), cycle(LANGUAGES)
    for n, step in enumerate(steps):
        if n % EVERY == 0:
            for seat in (None, step.seat):
                shapes = Shapes(play, seat, next(languages))
                agree_on_who_decides(shapes)
                agree_on_what_lies_there(shapes)
                agree_on_what_happened(shapes)
                if seat is not None:
                    any_move = range(-1, play.game.moves + 1)
                    agree_on_what_is_refused(shapes, chance.sample(any_move, min(REFUSED, len(any_move))))
        play.move(step.seat, step.move)


def agree_on_who_decides(shapes: Shapes) -> None:
    board, living, told = shapes.board, shapes.living, shapes.position
    assert board.prompt == living.prompt == told.view.prompt.words
    assert board.waiting_for == living.waiting_for
    assert (board.version, board.can_undo) == (living.version, living.can_undo) == (told.version, told.can_undo)
    choices = {choice.move: choice.text.words for choice in told.view.choices}
    assert choices == {button.move: button.text for verb in board.verbs for button in verb}
    assert choices == {press.move: press.text for press in living.presses}


def agree_on_what_lies_there(shapes: Shapes) -> None:
    board, living, told = shapes.board, shapes.living, shapes.position
    assert {zone.id: zone.name for zone in told.view.zones} == {id: spot.name for id, spot in living.spots.items()}
    common = [zone for zone in told.view.zones if zone.seat is None]
    assert [(zone.name, zone.count) for zone in common] == [(place.name, place.count) for place in board.places]
    for place, zone in zip(board.places, common, strict=True):
        spot, lying = living.spots[zone.id], zone.slots[-1:] if zone.pile else zone.slots
        assert [card.name for card in place.cards] == [slot.name for slot in lying]
        assert [card.marks for card in place.cards] == [thing.marks for thing in spot.things]
        assert [None if thing.down else thing.name for thing in spot.things] == [
            slot.name and capital(slot.name) for slot in lying
        ]
    assert board.counters == tuple((c.name, c.says) for c in told.view.counters if c.seat is None)
    standings = {(standing.seat, standing.points, standing.rank) for standing in told.view.standings}
    assert standings == {(player.seat, player.total, player.rank) for player in board.players}
    assert standings == {(person.seat, person.points, person.rank) for person in living.people}
    assert [capital(player.name) for player in board.players] == [person.name for person in living.people]
    for player in board.players:
        points = [(line.text.words, line.points) for line in told.view.points if line.seat == player.seat]
        assert points == [(line.text, line.points) for line in player.points]
        assert player.points == living.points_of(player.seat)


def agree_on_what_happened(shapes: Shapes) -> None:
    log = shapes.teller.log(0, 10_000).lines
    assert log
    assert [line.text.words for line in log] == [line.text for line in shapes.board.log]
    rules = [line.rule and line.rule.href.partition("#")[2] for line in shapes.board.log]
    assert [line.clause for line in log] == rules
    assert list(shapes.board.log[-LATEST:]) == list(shapes.living.log)


def agree_on_what_is_refused(shapes: Shapes, moves: list[int]) -> None:
    for move in moves:
        refusal, why = shapes.describer.refusal(move), shapes.teller.why_not(move)
        assert why.allowed == (refusal is None)
        if refusal:
            assert (refusal.move, refusal.reason, refusal.rule.title) == (
                why.words,
                why.reason.words,
                why.clause.title,
            )
            assert list(refusal.nearest) == [choice.text.words for choice in why.nearest[:MOST_HINTS]]
