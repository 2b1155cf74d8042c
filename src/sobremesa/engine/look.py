"""How a game looks on a page: what its `look` brings.

A *look* is a module that draws, the page's own or a game's.  That of a game has its *spread* besides: how its living
table is laid.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from .cardset import Card, CardSet

if TYPE_CHECKING:  # they know the contract, and the contract this
    from .views import View
    from .words import GameWords


class Look(Hashable, Protocol):
    """What draws pictures."""

    @property
    def NAMES(self) -> tuple[str, ...]:
        """The names of all pictures that do not depend on a card set."""

    def draw(self, name: str) -> str:
        """The picture of that name as SVG; NoSuchPicture (`drawing.art`) if there is none."""


class CardLook(Look, Protocol):
    """What draws the cards of a game."""

    def pictures(self, card: Card) -> Mapping[str, str]:
        """The names of a card's pictures: "face" as it lies in the hand, "small" as it is seen from afar."""

    def back(self, zone: str) -> str:
        """The name of the picture of a card or disc that lies face down in a zone of that kind."""


class GameLook(CardLook, Protocol):
    """What a game's `look` has: its pictures, and how its table is laid."""

    @property
    def SPREAD(self) -> "Spread":
        """How its living table is laid: PLAIN, or its own, with a template `look/table.html` and a `look/table.css`."""


def no_facts(view: "View", cards: CardSet, words: "GameWords", look: Any) -> None:
    """Nothing is shown besides the view."""


def no_shout(event: Any) -> str | None:
    """No moment is big."""
    return None


def no_clauses(card: Card) -> tuple[str, ...]:
    """No clause is named beside a card."""
    return ()


def nothing_printed(cards: CardSet, card: Card, words: "GameWords") -> tuple[str, ...]:
    """A card has no words beside it."""
    return ()


@dataclass(frozen=True)
class Spread:
    """How a game's living table is laid: what it shows besides the view, which buttons it has, how cards are moved.

    facts    (view, cards, words, look): what the template shows besides the view, from the view alone, in the reader's
             words; in the template `living.facts`.  By default nothing
    shout    (event): the id of what is shouted over the table at an event, None if it is no big moment.  By default
             none is
    clauses  (card): the handles of the clauses that say what a card does, for whoever looks at it closely.  By default
             none
    printed  (cards, card, words): what is printed on a card, line by line, for whoever looks at it closely.  By default
             nothing
    near     the verbs whose buttons are in sight, beside the prompt; None, the default: those with few choices
    deeds    the buttons for a kind of move, each with its verbs: pressed, it shows which cards such a move may begin
             with.  Its name is the text `deed.<id>`, its picture `action-<id>`.  By default there are none
    listed   of the deeds those whose moves are listed in words instead.  By default none is
    rare     of the deeds those that have a button only while they can be done.  By default each always has it
    careful  is a card picked up with one tap and laid down with another, even if there is only one place for it?  By
             default it goes there at the first
    """

    facts: Callable[["View", CardSet, "GameWords", Any], Any] = no_facts
    shout: Callable[[Any], str | None] = no_shout
    clauses: Callable[[Card], tuple[str, ...]] = no_clauses
    printed: Callable[[CardSet, Card, "GameWords"], tuple[str, ...]] = nothing_printed
    near: tuple[str, ...] | None = None
    deeds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    listed: tuple[str, ...] = ()
    rare: tuple[str, ...] = ()
    careful: bool = False


PLAIN = Spread()  # of a game that has no table of its own


def spread_of(look: GameLook | None) -> Spread:
    """How the table of the game with that look is laid."""
    return look.SPREAD if look else PLAIN
