"""Two Sugars: a test for every clause, named after it, and the laws."""

import pytest

from sobremesa.engine.errors import BadCardSet
from sobremesa.engine.piles import push
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from, seed_secret
from sobremesa.engine.undealt import undealt
from sobremesa.games._tiny import GAME
from sobremesa.games._tiny.state import CUP, LIMIT, Clause, Event, Move
from sobremesa.kit.check import check

CARDS = GAME.cards.load()
ALL = sorted(card.id for card in CARDS.cards for _ in range(card.copies))


def table(*cups, deck="", stopped=(0, 0)):
    """A position by the names of the cards; seat 0 is on turn, the next card of the deck is named first."""
    s = undealt(GAME, {}, len(cups), key_from(b"a table for tests"))
    for seat, cup in enumerate(cups):
        s.stopped[seat] = stopped[seat]
        for card in cup.split():
            push(s.cup[seat], CARDS.by_id[card].number)
    for card in reversed(deck.split()):
        push(s.deck, CARDS.by_id[card].number)
    return Play.at(GAME, CARDS, s)


def cup(play, seat, viewer=None):
    """What a viewer sees in a cup, # for a hidden card."""
    return " ".join(slot.card or "#" for slot in play.view(viewer).zone(f"cup:{seat}").slots)


def happened(play):
    """The names of all events."""
    return [Event(happening.event.what).name for happening in play.log(None)]


def ended(*cups):
    """Points and ranks once both have stopped with these cups."""
    play = table(*cups, stopped=(0, 1))
    play.move(0, Move.STOP)
    return list(zip(play.scores().points, play.scores().rank, strict=True))[:2]


def deal(seed):
    """A new game."""
    return Play(GAME, CARDS, {}, 2, key_from(seed_secret(seed)))


def test_cards():
    assert (12, 6, 11) == (len(ALL), CARDS.box.kinds - 1, CARDS.box.sweet)
    assert [1, 2, 3, 4, 5, 6] == list(CARDS.box.lumps)[1:7]
    few = {**CARDS.source, "card": CARDS.source["card"][:4]}
    with pytest.raises(BadCardSet, match="8"):
        GAME.cards.build(few)


def test_first_card_is_seen_by_its_player_alone():
    play = deal(1)
    assert [1, 1, 10] == [*(pile.n for pile in play.state.cup), play.state.deck.n]
    assert "#" == cup(play, 0) == cup(play, 0, 1) == cup(play, 1, 0)
    assert cup(play, 0, 0) in ALL


def test_who_begins():
    assert {(0,), (1,)} == {deal(seed).to_act() for seed in range(9)}


def test_drawing():
    play = table("one", "two", deck="six three")
    play.move(0, Move.DRAW)
    assert ("one six", "# #") == (cup(play, 0, 0), cup(play, 0, 1))
    assert ((1,), []) == (play.to_act(), play.pending)


def test_stopping():
    play = table("one", "two", deck="six three")
    play.move(0, Move.STOP)
    play.move(1, Move.DRAW)
    assert ((1,), "# #") == (play.to_act(), cup(play, 1, 0))


def test_full_cup():
    play = table("one one two two", "two", deck="six three")
    play.move(0, Move.DRAW)
    assert (CUP, 1, (1,)) == (play.state.cup[0].n, play.state.stopped[0], play.to_act())
    assert ["DREW", "FULL"] == happened(play)


def test_showing():
    play = table("one four", "two", stopped=(0, 1))
    assert [0, 0] == list(play.scores().points)[:2]
    play.move(0, Move.STOP)
    assert play.over
    assert ("one four", "two") == (cup(play, 0, 1), cup(play, 1))
    assert ["STOPPED", "SHOWN", "SHOWN", "SHOWN"] == happened(play)


def test_too_sweet():
    assert [(11, 1), (0, 2)] == ended("five six", "six five one")


def test_winning():
    assert [(5, 2), (6, 1)] == ended("five", "three three")
    assert [(6, 1), (6, 1)] == ended("six", "three three")


def test_your_turn():
    assert ["your-turn"] * 3 == [table("one", "two").refusal(seat, Move.DRAW) for seat in (1, -1, 2)]


def test_known_moves():
    assert ["known-moves"] * 3 == [table("one", "two").refusal(0, move) for move in (-1, 2, 4096)]


def test_game_over():
    play = table("one", "two", stopped=(0, 1))
    play.move(0, Move.STOP)
    assert ["game-over"] * 2 == [play.refusal(seat, Move.STOP) for seat in (0, 1)]


def test_the_longest_game_keeps_the_limit():
    play = deal(2)
    while not play.over:
        play.move(play.to_act()[0], Move.DRAW)
    assert LIMIT - 2 == play.state.moves
    assert {CUP} == {pile.n for pile in play.state.cup}


def test_every_clause_has_a_number():
    assert list(range(1, len(Clause) + 1)) == [int(clause) for clause in Clause]


def test_the_laws_are_obeyed():
    report = check(GAME, games=40, packed=False)
    assert report.passed, report
