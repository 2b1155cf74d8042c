"""The contract: what a game brings, and what everybody else may rely on.

A game is one folder.  Its rules are plain functions that change a state `s` they are given; `box` is the card set
as integer tables and always an argument.  The functions, with the rooms they live in:

rules.py
    setup(s, box, events)              lay out the game from `s.options`, `s.seats` and `s.rng`
    to_act(s)                          bit mask of the seats that must decide now; 0 when the game is over.
                                       Several bits: they decide at once and in secret, with one move each; the
                                       order in which their answers arrive changes nothing
    refusal(s, box, seat, move)        the clause that forbids the move, 0 if it is allowed; any int is a move
    choices(s, box, seat, out)         the allowed moves, in increasing order, into the pile `out`
    apply(s, box, seat, move, events)  make an allowed move; what happened is noted in `events`
    scores(s, box, out)                points and ranks (SCORES)
    census(s, box, out)                how many cards of each kind lie in the state, all places together; `out` has
                                       CENSUS places (state.py)
    supply(box, out)                   how many there are in the box
redeal.py
    redeal(s, box, seat, rng)          deal anew all that the seat cannot know, the generator's state included
judgement.py (optional)
    judge(s, box, seat)                a bot's opinion of a position: larger is better for the seat; with a layout NOTES
                                       beside it, judge(s, box, seat, notes), which has room for what it works out
view.py (plain Python, never compiled; `cards` is the CardSet, whose `box` the rules read)
    view(s, cards, seat)                what the seat may see (None: a spectator), `engine.views.View`
    name(cards, id, words)              the name of a card that has none of its own in the card set
    describe(cards, move)               the move as a Text, different for every move
                                        (`engine.words.parse_by_describing` makes a move of the words)
    about(cards, id)                    what else is printed on a card, as a short Text; None if nothing is
    tell(cards, event, seat)            an event as the seat may read it: a Text, or None if it is not for them
    explain(view, cards, move, clause)  the facts behind a refusal, from the view alone: a Text
motions.py (optional, plain Python; without it nothing is seen moving: `engine.unmoved`)
    motions(view, cards, event)         what an event moved, between keys of the view after it, as its viewer may see it
    gesture(view, move)                 from where to where a move goes on the viewer's table, allowed or not
cards.py (plain Python)
    load(path=None)                     the CardSet of a file, the standard one by default
    build(source, where)                the CardSet of a file's content (a Mapping, or what `read_toml` has read)
positions.py (optional, plain Python; without it no position is set up in words: `engine.unplaced`)
    PLACES, FACTS, EVENTS, REST         the words in which case files set up a position: `engine.positions`
    lay_out(s, cards, layout)           put everything where the layout says
    layout(s, cards)                    where everything lies
look/ (optional, plain Python)
    draw(name)                          the picture of that name as SVG; NAMES has those of no card: `engine.look`
    pictures(card)                      the names of a card's pictures, "face" and "small"
    back(zone)                          the name of the picture of a card face down in a zone of that kind
    SPREAD                              how the living table is laid: `engine.look.Spread`

Required fields of a state: seats, rng (RNG), moves (made so far), turns (begun so far), phase, and options (a record)
if the game has any.  `redeal` and `judge` may live in rules.py: `Game` says which room is which.
A field `ending`, if it has one, is a member of an IntEnum `Ending` in state.py; simulations count how games ended.
`Move` in state.py lists the verbs (Verb) and with them numbers the moves; MOVES is how many there are.
The rules side of a game speaks ints only; see `docs/decisions/` for why.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from math import prod
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Self

from . import unmoved, unplaced
from .errors import BadOptions, Message
from .languages import LANGUAGES as LANGUAGES
from .layouts import Record, record
from .spans import named, naming, span

if TYPE_CHECKING:
    from .look import GameLook

MAX_SEATS = 6
MAX_MOVES = 4096
SCORES = record(points=(int, MAX_SEATS), rank=(int, MAX_SEATS))


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values in words; the first is the default."""

    id: str
    values: tuple[str, ...]


def names(**digits: int) -> Mapping[str, int]:
    """What the moves of a verb name, most significant first, and how many there are of each."""
    return digits


class EitherWay(dict[str, int]):
    """What the moves of a verb name, if they name two of a kind and it makes no difference which is named first."""


def either_way(**digits: int) -> EitherWay:
    """Two of a kind, in either order: the move is the one that names the lower first, the other means the same."""
    return EitherWay(digits)


class Verb(IntEnum):
    """A kind of move; as a number it is the first of its moves.

    A game lists its verbs once, as `Move` in its state.py, in the order of their moves.  Each says what its moves name,
    all counted from 0, and how many there are of it:

        class Move(Verb):
            DRAW = names()  # nothing: one move
            TAKE = names(place=HAND)
            BUILD = names(place=HAND, column=COLUMNS)
            SWAP = either_way(seat=SEATS, other=SEATS)  # seats 2 and 1 are the move of seats 1 and 2

        MOVES = Move.total()
        BUILD_PLACE, BUILD_COLUMN = Move.BUILD.spans

    All numbers come from that list.  Rules read a move by its spans, `named(move, BUILD_COLUMN)` (`engine.spans`),
    everybody else by its names, `Move.read(move)`.
    """

    digits: tuple[str, ...]  # what each digit is: "card", "place", "seat"
    radix: tuple[int, ...]  # the number of values of each digit, most significant first
    size: int  # how many moves the verb has; one if they name nothing
    spans: tuple[int, ...]  # where each digit lies in the number of a move: what rules read it by
    either_way: bool  # whether the order of the digits makes no difference

    def __new__(cls, digits: Mapping[str, int]) -> Self:
        """The next verb: its moves come after those of the verbs before it."""
        made = int.__new__(cls, cls.total())
        made._value_ = int(made)
        made.digits, made.radix = tuple(digits), tuple(digits.values())
        made.size = prod(made.radix)
        made.either_way = isinstance(digits, EitherWay)
        units = (prod(made.radix[i:]) for i in range(1, len(made.radix) + 1))
        made.spans = tuple(span(made.first, unit, values) for unit, values in zip(units, made.radix, strict=True))
        assert made + made.size <= MAX_MOVES
        return made

    @classmethod
    def total(cls) -> int:
        """How many moves all verbs have together: they are numbered from 0."""
        return sum(verb.size for verb in cls.__members__.values())

    @classmethod
    def of(cls, move: int) -> Self | None:
        """The verb of a move, None for a number that is no move."""
        return next((verb for verb in cls if verb <= move < verb + verb.size), None)

    @classmethod
    @cache
    def read(cls, move: int) -> tuple[str, Mapping[str, int]]:
        """The verb of a move and what it names, all counted from 0; ("", nothing) for a number that is no move."""
        verb = cls.of(move)
        if verb is None:
            return "", MappingProxyType({})
        return verb.id, MappingProxyType(dict(zip(verb.digits, verb.split(move), strict=True)))

    @classmethod
    def settled(cls, move: int) -> int:
        """The move that is meant: of two that name the same in either order the one with the lower first."""
        verb = cls.of(move)
        return verb.join(*sorted(verb.split(move))) if verb is not None and verb.either_way else move

    @property
    def id(self) -> str:
        """The verb as it is written outside the code."""
        return handle(self)

    @property
    def first(self) -> int:
        """The number of its first move."""
        return int(self)

    def split(self, move: int) -> tuple[int, ...]:
        """The digits of one of the verb's moves."""
        return tuple(named(move, where) for where in self.spans)

    def join(self, *digits: int) -> int:
        """The verb's move with those digits."""
        move = self.first
        for where, values, digit in zip(self.spans, self.radix, digits, strict=True):
            if not 0 <= digit < values:
                raise ValueError(f"{self.id}: {digit} is not between 0 and {values - 1}")
            move += naming(where, digit)
        return move


@dataclass(frozen=True)
class Game:
    """A game: who it is, and the rooms its rules live in."""

    id: str
    names: Mapping[str, str]
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    limit: int  # moves after which the game ends as it stands (ruling X-5)
    rulings: tuple[str, ...]  # the rulings that its rulebook cites
    state: ModuleType  # STATE, BOX, CENSUS, MOVES, Phase, Move, Clause, Event
    rules: ModuleType
    redeal: ModuleType
    view: ModuleType
    cards: ModuleType  # load(path) -> CardSet, box(card_set) on paper
    motions: ModuleType = unmoved
    positions: ModuleType = unplaced  # PLACES, FACTS, EVENTS, REST
    judgement: ModuleType | None = None
    look: "GameLook | None" = None

    @property
    def folder(self) -> Path:
        """The folder that everything of this game lives in."""
        return Path(str(self.rules.__file__)).parent

    @property
    def first_game(self) -> Path:
        """The file of the case that newcomers learn the game by; a game need not have it."""
        return self.folder / "first_game.toml"

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """Its kinds of move, in the order of their numbers."""
        return tuple(self.state.Move)

    @property
    def moves(self) -> int:
        """M: moves are numbered from 0 to M - 1."""
        return int(self.state.MOVES)

    def verb(self, move: int) -> Verb:
        """The verb of a move from 0 to M - 1."""
        verb: Verb | None = self.state.Move.of(move)
        if verb is None:
            raise ValueError(f"{self.id} has moves 0 to {self.moves - 1}, not {move}")
        return verb

    def clause(self, number: int) -> str:
        """The lasting handle of a clause: `Clause.TAKE_DISCARD` is "take-discard"."""
        return handle(self.state.Clause(number))

    @property
    def players(self) -> Message:
        """How many may play: "2 players", "2 to 4 players", "2 or 4 players"."""
        *fewer, most = self.seats
        if not fewer:
            return Message("players", n=most)
        if self.seats == tuple(range(fewer[0], most + 1)):
            return Message("players.between", least=fewer[0], most=most)
        return Message("players.either", fewer=tuple(fewer), most=most)

    def check_seats(self, seats: int) -> None:
        """Raise BadOptions unless the game can be played by so many."""
        if seats not in self.seats:
            raise BadOptions(Message("error.seats", game=self.id, players=self.players, n=seats))

    def option_values(self, options: Mapping[str, str]) -> dict[str, int]:
        """All options by number, defaults filled in; BadOptions for a name or value that the game has not."""
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                what = "error.no-option" if known else "error.no-options"
                raise BadOptions(Message(what, game=self.id, option=name, options=tuple(known)))
        chosen = {}
        for option in self.options:
            value = options.get(option.id, option.values[0])
            if value not in option.values:
                raise BadOptions(
                    Message("error.option-value", game=self.id, option=option.id, values=option.values, value=value)
                )
            chosen[option.id] = option.values.index(value)
        return chosen

    def option_names(self, s: Any) -> dict[str, str]:
        """The options of a state in words."""
        return {option.id: option.values[int(getattr(s.options, option.id))] for option in self.options}


def handle(member: IntEnum) -> str:
    """The name of an enum's member as it is written outside the code: `TAKE_DISCARD` is "take-discard"."""
    return member.name.lower().replace("_", "-")


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats in a bit mask, in seat order."""
    return tuple(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)


def moves_pile(game: Game) -> Record:
    """The layout of a pile that holds any list of choices of the game."""
    return record(n=int, card=(int, game.moves))
