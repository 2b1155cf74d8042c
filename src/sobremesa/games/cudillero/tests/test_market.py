"""Cudillero: the market when decks run out altogether."""

from sobremesa.games.cudillero.tests.laid import laid, step


def test_shuffle_decks_when_there_is_no_card_at_all_a_place_stays_empty():
    play = laid(turn=1, floors="f31", roofs="", market_floors="", market_roofs="")
    step(play, 1, "end the turn")
    floors = [int(card) > 0 for card in play.state.market]
    assert [True, False, False, False] == floors[:4]
    assert not any(floors[8:])
    assert (0, 0) == (play.state.floors.n, play.state.roofs.n)


def test_market_waits_but_a_renewed_deck_fills_the_rest():
    play = laid(turn=1, floors="f31", floor_discard="f32 f33 f34", roofs="", market_floors="", market_roofs="r17")
    step(play, 1, "end the turn")
    assert 4 == sum(card > 0 for card in list(play.state.market)[:4])
    assert (0, 0) == (play.state.floors.n, play.state.floor_discard.n)
