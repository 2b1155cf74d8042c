"""A table of Abuela Co. on paper, set up and played by the names of cards.

Moves are told in a few words, always those of the seat that is asked:

    done    pass    free corn    enhance draw    draw 3    take corn    exchange corn for rice
    place corn on 1.0      a card of the hand on burner 0 of the stove of seat 1; `c.0` is the community stove
    play salt on 1         an interaction card on seat 1
    hand corn from 0       a card from burner 0 of one's own stove to the hand; `c.0` from the community stove;
                           `timer` is the card whose timer runs
    throw corn from 0      the same to the discards
    move corn from 0 to 1
    light 0 flour          what burner 0 of one's own stove, or `c.0`, cooks
    give corn    scorch corn from 0    fetch corn
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import pytest

from sobremesa.engine import rng
from sobremesa.engine.cardset import CardSet
from sobremesa.engine.contract import handle
from sobremesa.engine.errors import Refused
from sobremesa.engine.events import EVERYBODY, just
from sobremesa.engine.piles import push
from sobremesa.engine.play import Play
from sobremesa.engine.undealt import undealt
from sobremesa.games.abuela import GAME, cards, rules
from sobremesa.games.abuela.state import (
    BURNERS,
    CENSUS,
    COMMUNITY,
    FOODS,
    HAND,
    KINDS,
    OPTION_VALUES,
    PANTRY,
    RUNNING,
    SEATS,
    STOVES,
    Action,
    Ending,
    Event,
    Move,
    Phase,
)

CARDS = cards.load()
BASICS = "corn cow rice pig hen"
PLAIN = "corn cow rice pig hen potato"  # a pantry in which nothing is alike
DECK = "corn cow rice pig hen potato plantain beans water corn cow rice pig hen potato"
EVENTS_OF_RECIPES = {Event.RECIPE_AWAY, Event.RECIPE}


@dataclass(frozen=True)
class Happened:
    """An event in words."""

    what: str
    seat: int
    card: str | None
    place: int
    other: int
    clause: str
    sees: int
    shown: int


class Table:
    """A game in progress, read and played by the names of cards; piles are told from their top down."""

    def __init__(self, play: Play):
        self.play = play

    @property
    def state(self) -> Any:
        """The state with all its fields, pending steps made."""
        return self.play.state

    @property
    def asked(self) -> int:
        """The seat that must decide now."""
        (seat,) = self.play.to_act()
        return seat

    # -- reading

    def kind(self, number: int) -> str:
        """The name of a kind."""
        return self.play.cards.card(number, "ingredient", "processed").id

    def number(self, name: str) -> int:
        """The number of a card."""
        return self.play.cards.by_id[name].number

    def hand(self, seat: int) -> str:
        """A hand, `-` for an empty place, up to its last card."""
        return " ".join(self.kind(card) if card else "-" for card in self.state.hand[seat]).rstrip("- ")

    def burner(self, where: str) -> str:
        """The cards on a burner, "1.0" or "c.0", in the order of their kinds."""
        there = self.state.burner[stove(where)][burner(where)]
        return " ".join(self.kind(kind) for kind in range(1, KINDS) for _ in range(there[kind]))

    @property
    def pantry(self) -> str:
        """The pantry, `-` for an empty place."""
        return " ".join(self.kind(card) if card else "-" for card in self.state.pantry)

    @property
    def deck(self) -> str:
        """The deck from its top."""
        return self._pile(self.state.deck)

    @property
    def discard(self) -> str:
        """The discards from their top."""
        return self._pile(self.state.discard)

    def _pile(self, pile: Any) -> str:
        return " ".join(self.kind(number) for number in reversed(list(pile.card)[: pile.n]))

    def cooked(self, seat: int) -> set[str]:
        """The recipes that a player has cooked."""
        return self._recipes(2 + seat)

    @property
    def open_recipes(self) -> set[str]:
        """The recipes on the table."""
        return self._recipes(1)

    def _recipes(self, where: int) -> set[str]:
        recipes = (card for card in self.play.cards.cards if card.group == "recipe")
        return {card.id for card in recipes if self.state.recipe[card.number] == where}

    def sides(self) -> str:
        """The sides of all stoves."""
        return "".join("AB"[self.state.side[seat]] for seat in range(self.play.seats))

    def knows(self, seat: int, place: int) -> int:
        """Who knows a card of a hand (bit mask)."""
        known: int = self.state.known[seat][place]
        return known

    def locked(self, where: str) -> tuple[int, str, int] | None:
        """Whose next turn unlocks a burner, and which cards lock it, how many."""
        s, at, n = self.state, stove(where), burner(where)
        if not s.lock_seat[at][n]:
            return None
        return s.lock_seat[at][n] - 1, self.kind(s.lock_kind[at][n]), s.lock_count[at][n]

    @property
    def turn(self) -> tuple[int, str, int]:
        """Whose turn it is, what is being decided, and how many actions have not begun."""
        return self.state.turn, handle(Phase(self.state.phase)), self.state.left

    @property
    def action(self) -> str:
        """The action under way."""
        return handle(Action(self.state.action))

    @property
    def ending(self) -> str:
        """How near the end is."""
        return handle(Ending(self.state.ending))

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        return list(self.play.scores().points)[: self.play.seats]

    @property
    def ranks(self) -> list[int]:
        """Everybody's rank."""
        return list(self.play.scores().rank)[: self.play.seats]

    # -- playing

    def do(self, *moves: str) -> list[Happened]:
        """Make moves of the seats that are asked; no card is lost, and each was among the choices."""
        happened = []
        for words in moves:
            seat, move, before = self.asked, self.move(words), self.census()
            assert move in self.play.choices(seat), f"{words} is refused by {self.play.refusal(seat, move)}"
            happened += [self.tell(happening.event) for happening in self.play.move(seat, move)]
            assert before == self.census()
        return happened

    def no(self, words: str) -> str | None:
        """The clause that forbids a move of the seat that is asked, None if it is allowed; nothing changes."""
        return self.refused(self.asked, self.move(words))

    def refused(self, seat: int, move: int) -> str | None:
        """The clause that forbids a move."""
        clause = self.play.refusal(seat, move)
        assert (clause is None) == (move in self.play.choices(seat))
        if clause:
            before = repr(self.state)
            with pytest.raises(Refused) as refusal:
                self.play.move(seat, move)
            assert clause == refusal.value.clause
            assert before == repr(self.state)
        return clause

    def census(self) -> list[int]:
        """How many cards of each kind lie on the table."""
        out = [0] * CENSUS
        rules.census(self.state, self.play.cards.box, out)
        return out

    def move(self, words: str) -> int:
        """The number of a move."""
        match words.split():
            case ["done" | "pass" as verb]:
                return Move[verb.upper()]
            case ["enhance", action]:
                return Move.ENHANCE + Action[action.upper()] - 1
            case ["draw", n]:
                return Move.DRAW + int(n) - 1
            case ["free" | "take" as verb, card]:
                return Move[verb.upper()] + self.in_pantry(card)
            case ["hand" | "throw" as verb, card, "from", where]:
                taken = Move.TO_HAND if verb == "hand" else Move.THROW
                return taken.join(whose(where), burner(where), self.on_burner(card))
            case ["move", card, "from", one, "to", other]:
                return Move.MOVE.join(int(one), int(other), self.on_burner(card))
            case ["light", where, dish]:
                return Move.LIGHT.join(whose(where), burner(where), self.dish(dish))
            case ["scorch", card, "from", where]:
                return Move.SCORCH.join(int(where), self.on_burner(card))
            case ["fetch", card]:
                return Move.FETCH + self.number(card)
        return self._move_of_hand(words)

    def _move_of_hand(self, words: str) -> int:
        """The number of a move with a card of the hand of the seat that is asked."""
        match words.split():
            case ["exchange", card, "for", other]:
                return Move.EXCHANGE.join(self.held(self.asked, card), self.in_pantry(other))
            case ["place", card, "on", where]:
                return Move.PLACE.join(self.held(self.asked, card), stove(where), burner(where))
            case ["play", card, "on", target]:
                return Move.PLAY.join(self.held(self.asked, card), int(target))
            case ["give", card]:
                return Move.GIVE + self.held(self.asked, card)
        raise ValueError(words)

    def held(self, seat: int, card: str) -> int:
        """The place of a card in a hand: the first that has it, or a number."""
        return int(card) if card.isdigit() else list(self.state.hand[seat]).index(self.number(card))

    def in_pantry(self, card: str) -> int:
        """The place of a card in the pantry: the first that has it, or a number."""
        return int(card) if card.isdigit() else list(self.state.pantry).index(self.number(card))

    def on_burner(self, card: str) -> int:
        """What a move names on a burner: a kind, or the card whose timer runs."""
        return RUNNING if card == "timer" else self.number(card)

    def dish(self, name: str) -> int:
        """The number of a dish."""
        card = self.play.cards.by_id[name]
        return FOODS + card.number if card.group == "recipe" else card.number - self.play.cards.box.first_food

    def tell(self, event: Any) -> Happened:
        """An event in words."""
        what = Event(event.what)
        if what in EVENTS_OF_RECIPES:
            card = self.play.cards.card(event.card, "recipe").id
        elif what == Event.STOVE:
            card = self.play.cards.card(event.card, "stove").id
        else:
            card = self.kind(event.card) if event.card else None
        clause = GAME.clause(event.clause)
        return Happened(
            handle(what), event.seat, card, event.place, event.other, clause, int(event.sees), int(event.shown)
        )


# -- where things are -------------------------------------------------------------------------------------------


def stove(where: str) -> int:
    """The stove of "1.0" or "c.0"."""
    return COMMUNITY if where[0] == "c" else int(where[0])


def burner(where: str) -> int:
    """The burner of "1.0", "c.0" or "0"."""
    return int(where[-1])


def whose(where: str) -> int:
    """1 for the community stove, "c.0", 0 for one's own, "0"."""
    return int(where[0] == "c")


def told(happened: list[Happened]) -> list[str]:
    """The names of events."""
    return [event.what for event in happened]


def one(happened: list[Happened], what: str) -> Happened:
    """The only event of its sort."""
    (found,) = [event for event in happened if event.what == what]
    return found


# -- setting up -------------------------------------------------------------------------------------------------


def options(**chosen: str) -> dict[str, int]:
    """Options by number."""
    return GAME.option_values(chosen)


def deal(seats: int = 3, *, seed: object = 1, card_set: CardSet = CARDS, **chosen: str) -> tuple[Table, list[Happened]]:
    """A new game, and what happened as it was dealt."""
    play = Play(GAME, card_set, chosen, seats, rng.key_from(rng.seed_secret(str(seed))))
    table = Table(play)
    return table, [table.tell(happening.event) for happening in play.log(None)]


def lay(
    *hands: str,
    stoves: Mapping[str, str] = {},
    pantry: str = PLAIN,
    deck: str = DECK,
    discard: str = "",
    cooked: Mapping[int, str] = {},
    away: str = "",
    food: Mapping[str, int] = {},
    turn: int = 0,
    first: int = 0,
    coffee: Mapping[int, int] = {},
    locks: Mapping[str, tuple[int, str, int]] = {},
    side: str = "A",
    card_set: CardSet = CARDS,
    **chosen: str,
) -> Table:
    """A position at the beginning of a turn; what is not named does not lie there.

    hands    the cards of each seat, `-` for an empty place; `corn!` is known to everybody, others to their owner
    stoves   what lies on burners: {"0.1": "corn corn", "c.0": "rice"}
    deck, discard  from the top down
    cooked   the recipes of seats; all others lie on the table but those `away`
    food     piles of processed foods that are not what is left of the box
    coffee   the ends of own turns that the coffee before a seat waits for
    locks    burners that are locked: whose next turn unlocks them, by which cards, how many; these lie there, too
    side     the side of every stove
    """
    s = undealt(GAME, chosen, len(hands), rng.key_from(b"a table set up by hand"))
    s.turn, s.first, s.turns, s.rounds, s.left = turn, first, 1, 1, 2
    numbers = {card.id: card.number for card in card_set.cards}
    for seat, hand in enumerate(hands):
        s.colour[seat], s.side[seat], s.coffee[seat] = seat, "AB".index(side), coffee.get(seat, 0)
        for place, name in enumerate(hand.split()):
            if name != "-":
                s.hand[seat][place] = numbers[name.rstrip("!")]
                open_to_all = name.endswith("!") or numbers[name.rstrip("!")] >= card_set.box.first_food
                s.known[seat][place] = EVERYBODY if open_to_all else just(seat)
    for where, there in stoves.items():
        for name in there.split():
            s.burner[stove(where)][burner(where)][numbers[name]] += 1
    for where, (seat, name, count) in locks.items():
        s.lock_seat[stove(where)][burner(where)] = seat + 1
        s.lock_kind[stove(where)][burner(where)] = numbers[name]
        s.lock_count[stove(where)][burner(where)] = count
        there = s.burner[stove(where)][burner(where)]
        there[numbers[name]] = max(there[numbers[name]], count)
    for place, name in enumerate(pantry.split()):
        s.pantry[place] = 0 if name == "-" else numbers[name]
    for pile, names in ((s.deck, deck), (s.discard, discard)):
        for name in reversed(names.split()):
            push(pile, numbers[name])
    lay_recipes(s, card_set, cooked, away)
    fill_piles(s, card_set, food)
    return Table(Play.at(GAME, card_set, s))


def lay_recipes(s: Any, card_set: CardSet, cooked: Mapping[int, str], away: str) -> None:
    """Each recipe where it belongs; labelled ones lie on the table only with Con Más Sazón."""
    by_whom = {name: seat for seat, names in cooked.items() for name in names.split()}
    for card in card_set.cards:
        if card.group == "recipe":
            missing = card.id in away.split() or (card.facts["labelled"] and not s.options.sazon)
            s.recipe[card.number] = 2 + by_whom[card.id] if card.id in by_whom else int(not missing)


def fill_piles(s: Any, card_set: CardSet, food: Mapping[str, int]) -> None:
    """Piles of processed foods: what is left of the box."""
    for card in card_set.cards:
        if card.group == "processed" and (s.options.sazon or not card.facts["labelled"]):
            lie = sum(list(s.hand[seat]).count(card.number) for seat in range(SEATS))
            lie += sum(s.burner[at][n][card.number] for at in range(STOVES) for n in range(BURNERS))
            s.food_pile[card.number] = food.get(card.id, card.copies - lie)


def standard_set() -> dict[str, Any]:
    """The content of the standard card set, to be changed."""
    return deepcopy(dict(CARDS.source))


def every_choice_of_options() -> list[dict[str, str]]:
    """All combinations of options that differ: two of them matter with Con Más Sazón only."""
    found: list[dict[str, str]] = [{}]
    for name, values in OPTION_VALUES.items():
        found = [
            {**chosen, name: value}
            for chosen in found
            for value in (values if name in ("mode", "sazon") or chosen["sazon"] == "true" else values[:1])
        ]
    return found


assert HAND == PANTRY == len(PLAIN.split())
