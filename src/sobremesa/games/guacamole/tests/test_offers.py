"""Guacamole: who is offered which disc, and in what order, worked out another way at every position of games."""

import random
from collections import Counter

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.engine.words import GameWords
from sobremesa.games.guacamole import GAME
from sobremesa.games.guacamole.tests.table import HEATS, Table, deal

ICONS = ("avocados", "tomatoes", "chilies")
WORDS = GameWords(GAME, GAME.cards.load(), "en")


def shown(table: Table, cards: list[str]) -> Counter[str]:
    """The icons of some cards, counted one by one."""
    facts = [table.play.cards.by_id[card].facts for card in cards]
    return Counter({icon: sum(fact[icon] for fact in facts) for icon in ICONS})


def matching(table: Table, seat: int) -> list[str]:
    """The piles whose open disc a hand matches, as whoever is asked sees it."""
    view = table.play.view(table.asked[0])
    hand = shown(table, [str(slot.card) for slot in view.zone(f"hand:{seat}").slots])
    piles = ["all"] if view.options["game"] == "easier" else HEATS
    tops = {pile: view.zone(f"disc:{pile}").slots for pile in piles}
    return [
        pile for pile in piles if tops[pile] and tops[pile][-1].card and hand == shown(table, [tops[pile][-1].card])
    ]


class Offers:
    """Who has let a claim go, and is not to be offered it again yet."""

    def __init__(self, table: Table):
        """Nobody has."""
        self.table, self.let_go = table, set[int]()

    def expected(self) -> int | None:
        """Who is offered a claim now: the first who matches and has not let it go, from the player on turn on."""
        turn, seats = self.table.state.turn, self.table.play.seats
        order = [(turn + n) % seats for n in range(seats)]
        return next((seat for seat in order if seat not in self.let_go and matching(self.table, seat)), None)

    def moved(self, seat: int, what: set[str]) -> None:
        """A changed hand is offered its claim again, and so is everybody when hands move or a disc is claimed."""
        if "declined" in what:
            self.let_go.add(seat)
        elif what & {"passed", "passed-hand", "claimed"}:
            self.let_go.clear()
        elif what & {"took", "kept"}:
            self.let_go.discard(seat)


def claims(piles: list[str]) -> list[str]:
    """The claims of those piles, and letting go, in words."""
    return [f"claim the {'open' if pile == 'all' else pile} disc" for pile in piles] + ["let the claim go"]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("version", ["standard", "easier"])
@pytest.mark.parametrize("lets_go", [False, True], ids=["greedy", "lets-go"])
def test_claims_are_offered_to_whom_they_should_be_in_the_right_order(seats, version, lets_go):
    """Greedy games, and games whose players let every other claim go."""
    offered = 0
    for number in range(2):
        table, _ = deal(seats, game=version, seed=number)
        offers, dice = Offers(table), random.Random(f"{seats} {version} {number}")
        greedy = bot("greedy", GAME, table.play.cards, number)
        while table.phase != "over" and table.state.turns < 60:
            seat = table.asked[0]
            state = table.play.position(seat)
            choice = greedy(
                table.play.view(seat), table.choices(seat), imagination(GAME, table.play.cards, state, seat)
            )
            if table.phase == "claim":
                offered += 1
                if lets_go and dice.random() < 0.5:
                    choice = table.choices(seat)[-1]
            happened = {event.what for event in table.move(seat, choice)}
            offers.moved(seat, happened)
            if table.phase in ("turn", "claim"):
                expected = offers.expected()
                assert ("turn" if expected is None else "claim") == table.phase
                if expected is not None:
                    assert (expected,) == table.asked
                    assert claims(matching(table, expected)) == [described(move) for move in table.choices(expected)]
    assert offered


def described(move: int) -> str:
    """A move in words."""
    return WORDS.say(GAME.view.describe(WORDS.cards, move)).lower()
