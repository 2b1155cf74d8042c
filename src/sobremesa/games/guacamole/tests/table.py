"""A table of Guacamole on paper, set up by naming cards in places."""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import pytest

from sobremesa.engine import rng
from sobremesa.engine.cardset import CardSet
from sobremesa.engine.contract import handle
from sobremesa.engine.errors import Refused
from sobremesa.engine.forms import paper
from sobremesa.engine.play import Play
from sobremesa.games.guacamole import GAME, cards, rules
from sobremesa.games.guacamole.cards import PILE_NAMES
from sobremesa.games.guacamole.state import Ending, Event, Move, Phase
from sobremesa.kit.laid import laying

HEATS = ("mild", "medium", "spicy")
SPECIALS = {"lime", "cilantro", "onion"}

# Hands of five that are a recipe, and one that is none, in the standard set.
MILD_1 = "aaa att tc c t"  # 4 avocados, 4 tomatoes, 2 chilies
MEDIUM_1 = "aaa att tcc c c"  # 4, 3, 4: the printed example
SPICY_1 = "aaa att tcc cc c"  # 4, 3, 5
NO_RECIPE = "a a t t c"


@dataclass(frozen=True)
class Happened:
    """An event in words."""

    what: str
    seat: int
    card: str | None
    other: int
    place: int
    clause: str
    sees: tuple[int, ...]
    shown: tuple[int, ...]


class Table:
    """A game in progress, read and played by the names of cards; piles are told from their top down."""

    def __init__(self, play: Play):
        self.play = play

    @property
    def state(self) -> Any:
        """The state with all its fields."""
        return self.play.state

    # -- reading

    def _card(self, number: int) -> str:
        return self.play.cards.card(number, "ingredient", "special").id

    def hand(self, seat: int) -> str:
        """A hand in its order."""
        return " ".join(self._card(number) for number in self.state.hand[seat])

    @property
    def hands(self) -> list[str]:
        """All hands."""
        return [self.hand(seat) for seat in range(self.play.seats)]

    @property
    def deck(self) -> str:
        """The deck from its top."""
        return self._pile(self.state.deck)

    @property
    def discard(self) -> str:
        """The discard pile from its top."""
        return self._pile(self.state.discard)

    def _pile(self, pile: Any) -> str:
        return " ".join(self._card(number) for number in reversed(list(pile.card)[: pile.n]))

    @property
    def drawn(self) -> str | None:
        """The card drawn and not yet laid down."""
        return self._card(self.state.drawn) if self.state.drawn else None

    def discs(self, heat: str) -> str:
        """A pile of discs from its top, the open one."""
        pile = self.state.discs[HEATS.index(heat)]
        return " ".join(self._disc(number) for number in reversed(list(pile.card)[: pile.n]))

    def _disc(self, number: int) -> str:
        return self.play.cards.card(number, "disc").id

    def won(self, seat: int) -> set[str]:
        """The discs that a player has won."""
        return {card.id for card in self.play.cards.cards if card.group == "disc" and self._owner(card.number) == seat}

    def _owner(self, disc: int) -> int:
        return self.state.owner[disc] - 1

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self.play.to_act()

    @property
    def phase(self) -> str:
        """What is being decided."""
        return handle(Phase(self.state.phase))

    @property
    def ending(self) -> str:
        """Why the game is over."""
        return handle(Ending(self.state.ending))

    @property
    def ranks(self) -> list[int]:
        """Each player's rank."""
        return list(self.play.scores().rank)[: self.play.seats]

    @property
    def points(self) -> list[int]:
        """Each player's points."""
        return list(self.play.scores().points)[: self.play.seats]

    def choices(self, seat: int) -> list[int]:
        """The moves that a player may make."""
        return self.play.choices(seat)

    def refused(self, seat: int, move: int) -> str | None:
        """The clause by which a move is refused; trying it changes nothing.  None if it is allowed."""
        clause = self.play.refusal(seat, move)
        assert (clause is None) == (move in self.choices(seat))
        if clause:
            before = repr(self.state)
            with pytest.raises(Refused) as refusal:
                self.play.move(seat, move)
            assert clause == refusal.value.clause
            assert before == repr(self.state)
        return clause

    # -- playing

    def draw(self, seat: int) -> list[Happened]:
        """Draw from the deck."""
        return self.move(seat, Move.DRAW)

    def take(self, seat: int, over: str) -> list[Happened]:
        """Take the top discard in place of a card of the hand."""
        return self.move(seat, Move.TAKE + self.place(seat, over))

    def keep(self, seat: int, over: str) -> list[Happened]:
        """Put the drawn card in place of a card of the hand."""
        return self.move(seat, Move.KEEP + self.place(seat, over))

    def throw(self, seat: int) -> list[Happened]:
        """Discard the drawn card."""
        return self.move(seat, Move.DISCARD)

    def give(self, seat: int, card: str) -> list[Happened]:
        """Choose a card to pass."""
        return self.move(seat, Move.PASS + self.place(seat, card))

    def claim(self, seat: int, pile: str) -> list[Happened]:
        """Claim the open disc of a pile."""
        return self.move(seat, Move.CLAIM + PILE_NAMES.index(pile))

    def decline(self, seat: int) -> list[Happened]:
        """Let a claim go."""
        return self.move(seat, Move.DECLINE)

    def place(self, seat: int, card: str) -> int:
        """The first place in a hand with that card."""
        return self.hand(seat).split().index(card)

    def move(self, seat: int, move: int) -> list[Happened]:
        """Make a move; no card is lost by it."""
        before = self.census()
        happened = [self.tell(happening.event) for happening in self.play.move(seat, move)]
        assert before == self.census()
        return happened

    def census(self) -> list[int]:
        """How many cards of each kind lie on the table, and discs."""
        out = [0] * GAME.state.CENSUS
        rules.census(self.state, self.play.cards.box, out)
        return out

    def tell(self, event: Any) -> Happened:
        """An event in words."""
        what = Event(event.what)
        disc = what in (Event.TURNED_DISC, Event.CLAIMED)
        card = self._disc(event.card) if disc else self._card(event.card) if event.card else None
        return Happened(
            what=handle(what),
            seat=event.seat,
            card=card,
            other=event.other,
            place=event.place,
            clause=GAME.clause(event.clause),
            sees=self._seats(event.sees),
            shown=self._seats(event.shown),
        )

    def _seats(self, mask: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.play.seats) if mask >> seat & 1)


def deal(
    seats: int = 2, *, game: str = "standard", seed: int = 1, card_set: CardSet | None = None
) -> tuple[Table, list[Happened]]:
    """A new game, and what happened as it was dealt."""
    play = Play(GAME, card_set or cards.load(), {"game": game}, seats, rng.key_from(rng.seed_secret(seed)))
    table = Table(play)
    return table, [table.tell(happening.event) for happening in play.log(None)]


EASIER = {"game": "easier"}
USUAL = {
    "deck": "a t c aa tt cc at ac tc",
    "discard": "a",
    "disc.mild": "mild-1 mild-2",
    "disc.medium": "medium-1 medium-2",
    "disc.spicy": "spicy-1 spicy-2",
    "disc.all": "mild-1 medium-1 spicy-1",
}
laid = laying(GAME, cards.load(), USUAL)


def lay(seats: int = 2, options: Mapping[str, str] | None = None, **said: Any) -> Table:
    """A position as after the deal, or between two turns, by the words of case files (`sobremesa.kit.laid`)."""
    return Table(laid(seats, options, **said))


def happened(events: Iterable[Happened], what: str) -> list[Happened]:
    """The events of one sort."""
    return [event for event in events if event.what == what]


def standard_set() -> dict[str, Any]:
    """The content of the standard card set, to be changed."""
    return deepcopy(dict(cards.load().source))


def all_alike() -> CardSet:
    """A card set in which any five ingredients are every recipe."""
    source = standard_set()
    for ingredient in source["ingredient"]:
        ingredient.update(avocados=1, tomatoes=0, chilies=0)
    for disc in source["disc"]:
        disc.update(avocados=5, tomatoes=0, chilies=0)
    return cards.build(source)


def anew_from() -> Any:
    """A generator to deal anew from."""
    made = paper(rng.RNG)
    rng.start(made, rng.key_from(b"to deal anew from"))
    return made
