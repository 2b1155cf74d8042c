"""Abuela Co.: interaction cards: a test for every clause, named after it."""

import pytest

from sobremesa.engine.events import EVERYBODY, NOBODY, just
from sobremesa.games.abuela.state import Move
from sobremesa.games.abuela.tests.table import lay, one, told

ALL = ("salt", "coffee", "heat", "sugar", "calentado")


@pytest.mark.parametrize("card", ALL)
def test_interaction_cards(card):
    """In hand and pantry they are ingredients like others; they never lie on a burner (ruling AB-28)."""
    table = lay(f"{card} corn", "corn", pantry=f"{card} cow rice pig hen potato", mode="advanced")
    assert ["interaction-cards"] * 3 == [table.no(f"place {card} on {where}") for where in ("0.0", "1.0", "c.0")]
    assert "interaction-cards" == table.no("play corn on 1")
    assert "interaction-cards" == table.no("play 4 on 1")
    assert [None, None] == [table.no(f"exchange {card} for cow"), table.no(f"take {card}")]


def test_play_interaction():
    """It takes effect as it is placed, on oneself too, and is one card of the action (ruling AB-8)."""
    table = lay("salt potato beans rice", "corn corn corn", "corn")
    assert [None] * 3 == [table.no(f"play salt on {seat}") for seat in range(3)]
    assert "play-interaction" == table.no("play salt on 3")
    table.do("place potato on 0.0")
    event = table.do("play salt on 1")[0]
    assert ("played", "salt", 0, 1, "play-interaction", EVERYBODY, EVERYBODY & ~just(0)) == (
        event.what,
        event.card,
        event.place,
        event.other,
        event.clause,
        event.sees,
        event.shown,
    )
    assert ((0, "affected", 1), 1, 2) == (table.turn, table.asked, table.state.steps)
    table.do("give corn", "give corn", "place beans on 0.0")
    assert ((0, "turn", 1), "none", "- - - rice") == (table.turn, table.action, table.hand(0))


def test_one_a_player():
    """At most one a player and turn (ruling AB-8)."""
    table = lay("salt sugar heat salt", "corn corn corn corn", "rice", turn=0)
    table.do("play salt on 1", "give corn", "give corn")
    assert "one-a-player" == table.no("play sugar on 1")
    table.do("play sugar on 2", "give rice")
    assert ["one-a-player"] * 2 == [table.no("play heat on 1"), table.no("play heat on 2")]
    table.do("play heat on 0")
    assert ("none", ["one-a-player"] * 3) == (table.action, [table.no(f"play salt on {seat}") for seat in range(3)])
    table.do("draw 1")
    assert (1, 0) == (table.asked, table.state.struck)


def test_one_a_player_and_none_beside_a_coffee():
    """(ruling AB-26)"""
    table = lay("salt", "corn", "corn", coffee={1: 1})
    assert ["one-a-player", None] == [table.no("play salt on 1"), table.no("play salt on 2")]


def test_food_is_safe():
    """(ruling AB-9)"""
    table = lay("salt heat sugar", "milk corn egg", "milk corn corn", stoves={"1.0": "flour corn", "0.0": "flour"})
    table.do("play salt on 1")
    assert ["food-is-safe", None] == [table.no("give milk"), table.no("give corn")]
    table.do("give corn")
    assert ("milk - egg", 0) == (table.hand(1), table.asked)
    table.do("play sugar on 2")
    assert "food-is-safe" == table.no("give milk")
    table.do("give corn", "give corn", "play heat on 0")
    assert "flour" == table.burner("0.0")
    other = lay("heat", "corn", stoves={"1.0": "flour corn"})
    other.do("play heat on 1")
    assert ["food-is-safe", None] == [other.no("scorch flour from 0"), other.no("scorch corn from 0")]


def test_after_effect():
    """It reaches the discards when its effect is done, and so cannot fetch itself (ruling AB-28)."""
    table = lay("salt", "corn rice", discard="pig")
    table.do("play salt on 1")
    assert ("pig", table.number("salt")) == (table.discard, table.state.effect)
    table.do("give corn")
    assert "corn pig" == table.discard
    happened = table.do("give rice")
    assert ["salted", "spent"] == told(happened)
    assert ("salt rice corn pig", "after-effect", 0) == (
        table.discard,
        one(happened, "spent").clause,
        table.state.effect,
    )


def test_affected_chooses():
    """At once and out of turn, whom it concerns and nobody else (ruling AB-8)."""
    table = lay("salt", "corn rice cow", "pig")
    table.do("play salt on 1")
    assert ["your-turn"] * 2 == [table.play.refusal(seat, Move.GIVE) for seat in (0, 2)]
    words = ("done", "draw 1", "place corn on 1.0", "scorch corn from 0", "fetch corn")
    assert ["affected-chooses"] * 5 == [table.no(each) for each in words]
    assert [Move.GIVE + place for place in range(3)] == table.play.choices(1)
    table.do("give rice")
    assert (1, "corn - cow") == (table.asked, table.hand(1))
    table.do("give corn")
    assert (0, "- - cow") == (table.asked, table.hand(1))
    assert "affected-chooses" == table.refused(0, Move.GIVE)


def test_affected_chooses_by_open_numbers():
    """How many ingredients a hand has is open, since processed foods come into it openly (ruling X-7)."""
    table = lay("salt", "milk flour corn!")
    table.do("play salt on 1")
    assert (1, 1) == (table.asked, table.state.owed)
    assert [Move.GIVE + 2] == table.play.choices(1)


def test_affected_chooses_and_may_think_again():
    """The first of two cards can be taken back; the second settles it."""
    table = lay("salt", "corn rice cow")
    table.do("play salt on 1", "give corn")
    table.play.undo(1)
    assert "corn rice cow" == table.hand(1)
    table.do("give cow", "give rice")
    assert [] == table.play.pending


def test_open_salt_shaker():
    table = lay("salt", "corn! rice cow")
    table.do("play salt on 1")
    event = one(table.do("give corn"), "salted")
    assert ("corn", 0, "open-salt-shaker", EVERYBODY, NOBODY) == (
        event.card,
        event.place,
        event.clause,
        event.sees,
        event.shown,
    )
    assert "open-salt-shaker" == table.no("give 0")
    event = one(table.do("give cow"), "salted")
    assert (EVERYBODY, EVERYBODY & ~just(1)) == (event.sees, event.shown)
    assert ("- rice", "salt cow corn") == (table.hand(1), table.discard)


def test_open_salt_shaker_on_oneself():
    table = lay("salt corn rice", "corn")
    table.do("play salt on 0", "give corn", "give rice")
    assert ("", 3) == (table.hand(0), len(table.play.pending))
    assert (0, "turn", 1) == table.turn


def test_cup_of_coffee():
    """No placing and no cooking on one's own stove until the end of one's next turn (rulings AB-8, AB-26)."""
    table = lay("coffee", "potato potato", "corn", stoves={"1.0": "cow cow", "1.1": "corn"})
    table.do("play coffee on 1")
    assert (0, 1, "") == (table.asked, table.state.coffee[1], table.discard)
    table.do("draw 1")
    assert ["cup-of-coffee"] * 2 == [table.no("place potato on 1.3"), table.no("light 0 milk")]
    words = ("place potato on 0.0", "hand corn from 1", "draw 1", "take corn")
    assert [None] * 4 == [table.no(each) for each in words]
    table.do("throw corn from 1", "place potato on 2.0")
    assert 1 == table.state.coffee[1]
    happened = table.do("done")
    assert ["said-done", "spent", "turn"] == told(happened)
    assert (0, "coffee", "cup-of-coffee") == (table.state.coffee[1], happened[1].card, happened[1].clause)
    assert "coffee corn" == table.discard


def test_cup_of_coffee_lets_others_place_there():
    """(ruling AB-26)"""
    table = lay("potato salt", "corn", "corn", coffee={1: 1})
    assert [None, "one-a-player"] == [table.no("place potato on 1.0"), table.no("play salt on 1")]


def test_cup_of_coffee_leaves_interaction_cards_on_others():
    """(ruling AB-26)"""
    table = lay("salt potato", "corn", coffee={0: 1})
    assert [None, "one-a-player", "cup-of-coffee"] == [
        table.no(words) for words in ("play salt on 1", "play salt on 0", "place potato on 0.0")
    ]


def test_cup_of_coffee_on_oneself():
    """Until the end of one's next turn (ruling AB-26)."""
    table = lay("coffee potato", "corn", deck="rice pig hen cow rice pig hen cow")
    table.do("play coffee on 0", "done")
    assert (2, "cup-of-coffee") == (table.state.coffee[0], table.no("place potato on 0.0"))
    table.do("draw 1", "draw 1", "draw 1")
    assert (1, 0) == (table.state.coffee[0], table.asked)
    assert "cup-of-coffee" == table.no("place potato on 0.0")
    table.do("draw 1", "draw 1")
    assert (0, "coffee") == (table.state.coffee[0], table.discard)


def test_high_heat():
    """Two basics, specials or waters of one's stove, of whatever burners (ruling AB-9)."""
    table = lay("heat", "pig", stoves={"1.0": "corn corn", "1.2": "water flour"})
    table.do("play heat on 1")
    assert "high-heat" == table.no("scorch corn from 1")
    event = one(table.do("scorch water from 2"), "scorched")
    assert ("water", 1 * 4 + 2, "high-heat", NOBODY) == (event.card, event.place, event.clause, event.shown)
    table.do("scorch corn from 0")
    assert ("corn", "flour", "heat corn water") == (table.burner("1.0"), table.burner("1.2"), table.discard)


def test_sugar_cup():
    """Giver and taker alone see the cards (ruling AB-9)."""
    table = lay("sugar potato", "corn rice! cow", "pig")
    table.do("play sugar on 1")
    event = one(table.do("give corn"), "gave")
    both = just(0) | just(1)
    assert ("corn", 0, 0 * 6 + 0, "sugar-cup", both, just(0)) == (
        event.card,
        event.place,
        event.other,
        event.clause,
        event.sees,
        event.shown,
    )
    event = one(table.do("give rice"), "gave")
    assert (1, 0 * 6 + 2, EVERYBODY, NOBODY) == (event.place, event.other, event.sees, event.shown)
    assert ("corn potato rice", "- - cow") == (table.hand(0), table.hand(1))
    assert [both, just(0), EVERYBODY] == [table.knows(0, place) for place in range(3)]
    assert "sugar" == table.discard


def test_sugar_cup_gives_what_fits_into_the_hand():
    """The played card has made room for one (ruling AB-9)."""
    table = lay("sugar corn corn corn corn corn", "rice rice rice")
    table.do("play sugar on 1")
    assert 1 == table.state.owed
    table.do("give rice")
    assert ("rice corn corn corn corn corn", "- rice rice", 0) == (table.hand(0), table.hand(1), table.asked)


def test_sugar_cup_on_oneself_does_nothing():
    """(ruling AB-28)"""
    table = lay("sugar corn", "rice")
    happened = table.do("play sugar on 0")
    assert ["played", "no-effect", "spent"] == told(happened)
    assert ("- corn", "sugar", "partial-effect") == (table.hand(0), table.discard, happened[1].clause)


def test_calentado():
    """Two of the discards that the affected player likes, but no Calentado (ruling AB-9)."""
    table = lay("calentado", "pig", discard="corn calentado water corn rice")
    table.do("play calentado on 1")
    assert ["calentado"] * 2 == [table.no("fetch calentado"), table.no("fetch beans")]
    event = one(table.do("fetch corn"), "fetched")
    assert ("corn", 1, "calentado", EVERYBODY, NOBODY) == (
        event.card,
        event.place,
        event.clause,
        event.sees,
        event.shown,
    )
    assert "calentado water corn rice" == table.discard
    table.do("fetch rice")
    assert ("pig corn rice", "calentado calentado water corn") == (table.hand(1), table.discard)
    assert [just(1), EVERYBODY, EVERYBODY] == [table.knows(1, place) for place in range(3)]


def test_calentado_may_fetch_another_interaction_card():
    table = lay("calentado", "pig", discard="salt coffee")
    table.do("play calentado on 1", "fetch salt", "fetch coffee")
    assert "pig salt coffee" == table.hand(1)


@pytest.mark.parametrize(
    ("card", "position", "owed"),
    [
        ("salt", {}, 0),
        ("salt", {"hand": "corn"}, 1),
        ("salt", {"hand": "corn milk"}, 1),
        ("salt", {"hand": "corn rice cow"}, 2),
        ("heat", {"stoves": {"1.0": "flour"}}, 0),
        ("heat", {"stoves": {"1.0": "flour water"}}, 1),
        ("sugar", {"hand": "milk"}, 0),
        ("sugar", {"hand": "milk corn"}, 1),
        ("calentado", {"discard": ""}, 0),
        ("calentado", {"discard": "calentado"}, 0),
        ("calentado", {"discard": "calentado corn"}, 1),
        ("calentado", {"discard": "corn rice pig", "hand": "pig pig pig pig pig"}, 1),
        ("calentado", {"discard": "corn rice pig", "hand": "pig pig pig pig pig pig"}, 0),
    ],
)
def test_partial_effect(card, position, owed):
    """As far as it goes, and if it goes nowhere the card is spent all the same."""
    table = lay(
        card,
        position.get("hand", ""),
        stoves=position.get("stoves", {}),
        discard=position.get("discard", ""),
    )
    happened = table.do(f"play {card} on 1")
    assert (owed, int(owed > 0)) == (table.state.owed, table.asked)
    assert ("no-effect" in told(happened)) == (owed == 0)
    assert ("spent" in told(happened)) == (owed == 0)


def test_the_action_goes_on_after_an_effect_that_fills_the_hand():
    """A hand that was empty when the card was played may have cards again. [place-cards]"""
    table = lay("calentado", "pig", discard="corn rice")
    table.do("play calentado on 0", "fetch corn", "fetch rice")
    assert ("place", "corn rice") == (table.action, table.hand(0))
    table.do("place corn on 0.0", "done")
