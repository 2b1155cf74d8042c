"""How Guacamole ends, and the easier game: a test for every clause, named after it, and for every ruling."""

import pytest

from sobremesa.games.guacamole.state import ONE_PILE, Move
from sobremesa.games.guacamole.tests.table import EASIER, HEATS, MEDIUM_1, MILD_1, NO_RECIPE, deal, happened, lay

# -- the end ------------------------------------------------------------------------------------------------------


def test_winning_ends_the_game_at_once():
    """No new hand, no disc turned, no claim of others (ruling GU-9)."""
    table = lay(3, hand_1=NO_RECIPE, hand_2=MILD_1, hand_3=MEDIUM_1, won_2="medium-3 spicy-3", deck="t c a aa tt cc")
    events = table.claim(1, "mild")
    assert ["claimed", "won"] == [event.what for event in events]
    assert ("over", "won", ()) == (table.phase, table.ending, table.asked)
    assert [None] == [slot.card for slot in table.play.view(1).zone("disc:mild").slots]
    assert (MILD_1, "t c a aa tt cc") == (table.hand(1), table.deck)
    assert [2, 1, 2] == table.ranks
    assert [0, 3, 0] == table.points


def test_winning_is_only_for_all_three_types():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, won_1="medium-3", won_2="mild-3 spicy-3", deck="t c a aa tt cc")
    table.claim(0, "mild")
    assert ("turn", "not-over") == (table.phase, table.ending)
    assert [2, 2] == table.points


def test_extra_discs_do_not_help_to_win():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, won_1="mild-3 mild-4", deck="t c a aa tt cc")
    table.claim(0, "mild")
    assert {"mild-1", "mild-3", "mild-4"} == table.won(0)
    assert ("turn", [1, 0]) == (table.phase, table.points)
    extra = [points for points in table.play.view(0).points if points.clause == "extra-discs"]
    assert [(0, 0, 2)] == [(points.seat, points.points, points.text.values["n"]) for points in extra]


def test_extra_discs_thwart_the_others():
    """Seat 1 needs a mild disc; seat 0 takes the last one, which it does not need."""
    table = lay(
        hand_1=MILD_1,
        hand_2=NO_RECIPE,
        won_1="mild-3",
        won_2="medium-3 spicy-3",
        deck="t c a aa tt cc",
        disc_mild="mild-1",
        disc_medium="",
        disc_spicy="",
    )
    table.claim(0, "mild")
    assert ("over", "nobody-can-win") == (table.phase, table.ending)
    assert [2, 1] == table.ranks


def test_nobody_can_win_ends_the_game():
    """It does as soon as no player can complete a set, and not before (ruling GU-6)."""
    said = {"hand_1": MILD_1, "hand_2": NO_RECIPE, "won_1": "medium-3", "won_2": "medium-4 spicy-3"}
    for left, phase in (("spicy-2", "turn"), ("", "over")):
        table = lay(**said, deck="t c a aa t", disc_mild="mild-1", disc_medium="", disc_spicy=left)
        events = table.claim(0, "mild")
        assert phase == table.phase
        ended = happened(events, "nobody-can-win")
        assert (["nobody-can-win"] if phase == "over" else []) == [event.clause for event in ended]


LATE = "medium-5 spicy-5"  # of a seat that could still win, with the mild disc that another one claims


@pytest.mark.parametrize(
    ("won", "ranks"),
    [
        ({0: "medium-3", 1: "mild-4 mild-5 mild-6", 2: LATE}, [1, 3, 1]),  # two types before one type of four discs
        ({0: "mild-3 mild-4", 1: "mild-5 mild-6", 2: LATE}, [2, 3, 1]),  # one type each: three discs before two
        ({0: "mild-3", 1: "mild-5 mild-6", 2: LATE}, [2, 2, 1]),  # alike: shared
        ({0: "mild-3", 1: "medium-3 spicy-3", 2: "medium-4 spicy-4"}, [3, 1, 1]),
    ],
)
def test_nobody_can_win_is_decided_by_types_then_discs(won, ranks):
    hands = {f"hand_{n}": NO_RECIPE if n > 1 else MILD_1 for n in range(1, len(ranks) + 1)}
    discs = {f"won_{seat + 1}": told for seat, told in won.items()}
    table = lay(len(ranks), **hands, **discs, disc_mild="mild-1", disc_medium="", disc_spicy="", deck="t c a aa tt cc")
    table.claim(0, "mild")
    assert ("over", "nobody-can-win") == (table.phase, table.ending)
    assert ranks == table.ranks


# -- an easier game -----------------------------------------------------------------------------------------------


def test_easier_game_has_one_pile_and_one_open_disc():
    """All 21 discs form one pile (ruling GU-7)."""
    table, events = deal(2, game="easier")
    assert {f"{heat}-{n}" for heat in HEATS for n in range(1, 8)} == set(table.discs("mild").split())
    assert ("", "") == (table.discs("medium"), table.discs("spicy"))
    assert [table.discs("mild").split()[0]] == [event.card for event in happened(events, "turned-disc")]


def test_easier_game_is_won_with_any_three_discs():
    table = lay(2, EASIER, hand_1=MILD_1, hand_2=NO_RECIPE, won_1="mild-3 mild-4")
    events = table.claim(0, "all")
    assert ["easier-game"] == [event.clause for event in happened(events, "won")]
    assert ("over", "won", [1, 2], [3, 0]) == (table.phase, table.ending, table.ranks, table.points)


def test_easier_game_turns_the_next_disc_of_any_type():
    table = lay(2, EASIER, hand_1=MILD_1, hand_2=MEDIUM_1, deck="t c a aa tt cc")
    assert (0,) == table.asked  # only the mild disc is open
    events = table.claim(0, "all")
    assert ["medium-1"] == [event.card for event in happened(events, "turned-disc")]
    assert ("claim", (1,)) == (table.phase, table.asked)
    table.claim(1, "all")
    assert {"medium-1"} == table.won(1)


def test_easier_game_has_nothing_in_the_other_piles():
    table = lay(2, EASIER, hand_1=MEDIUM_1, hand_2=NO_RECIPE)
    claims = [table.refused(0, Move.CLAIM + pile) for pile in range(4)]
    assert ["easier-game"] * 3 + ["exact-match"] == claims


def test_easier_game_compares_discs_alone():
    """Types do not count: as many discs, the same rank (ruling GU-7)."""
    won = {"won_1": "mild-3 mild-4", "won_2": "mild-5 mild-6", "won_3": "mild-7 spicy-1"}
    table = lay(3, EASIER, hand_1=MILD_1, hand_2=NO_RECIPE, hand_3=NO_RECIPE, disc_all="mild-1 medium-1", **won)
    table.claim(0, "all")
    assert ([3, 2, 2], [1, 2, 2]) == (table.points, table.ranks)


def test_disc_piles_are_three_in_the_standard_game():
    assert "disc-piles" == lay(hand_1=MILD_1, hand_2=NO_RECIPE).refused(0, Move.CLAIM + ONE_PILE)


def test_easier_game_ends_when_nobody_can_reach_three():
    """One disc is left and nobody has two (ruling GU-6)."""
    table = lay(
        2, EASIER, hand_1=MILD_1, hand_2=NO_RECIPE, won_2="spicy-1", deck="t c a aa tt", disc_all="mild-1 mild-2"
    )
    table.claim(0, "all")
    assert ("over", "nobody-can-win", [1, 1]) == (table.phase, table.ending, table.ranks)
