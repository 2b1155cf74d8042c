"""The setting of a case: which game it is, and what the words of the case mean in it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import LANGUAGES, Game, handle
from ...engine.errors import BadWords
from ...engine.positions import EventWords, Fact, Kind, Place, at
from ...engine.words import SeatWords, parse_by_describing
from ...engine.written import near, shown
from .told import Told

ANY, EMPTY = "?", "-"
BY_NUMBER = re.compile(r"move (-?\d{1,6})", re.IGNORECASE)


def event_words(game: Game) -> Mapping[int, EventWords]:
    """The events of a game in words, by number; by its name alone where the game has no words for its positions."""
    told: Iterable[EventWords] = game.positions.EVENTS or (EventWords(event, "") for event in game.state.Event)
    return {int(words.what): words for words in told}


@dataclass(frozen=True)
class Spot:
    """A place or fact by its full name: `seat` counts from 0, `part` is "next" or "top" where only part is named."""

    thing: Place | Fact
    seat: int | None
    part: str | None = None

    @property
    def key(self) -> str:
        """Its name in a layout."""
        return at(self.thing.id, self.seat)

    @property
    def kind(self) -> Kind | None:
        """What a fact is; None for a place."""
        return self.thing.kind if isinstance(self.thing, Fact) else None


@dataclass(frozen=True)
class Setting:
    """A game, its cards, the number of players and the options."""

    game: Game
    cards: CardSet
    seats: int
    options: Mapping[str, str]

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The places that there are under these options."""
        places: tuple[Place, ...] = self.game.positions.PLACES
        return tuple(place for place in places if self._is_there(place))

    def _is_there(self, place: Place) -> bool:
        return all(self.options[option] == value for option, value in place.when.items())

    @cached_property
    def spots(self) -> Mapping[str, Spot]:
        """All that can be named in a position, by full name."""
        spots = {}
        for thing in (*self.places, *self.game.positions.FACTS):
            for seat in self.seats_of(thing):
                spots[at(thing.id, seat)] = Spot(thing, seat)
                if isinstance(thing, Place) and thing.part:
                    spots[f"{at(thing.id, seat)}.{thing.part}"] = Spot(thing, seat, thing.part)
        return spots

    def seats_of(self, thing: Place | Fact) -> tuple[int | None, ...]:
        """The seats that have such a place or fact, or None for one of the table."""
        return tuple(range(self.seats)) if thing.each_seat else (None,)

    def spot(self, name: str, told: Told) -> Spot:
        """The place or fact of that name."""
        if name in self.spots:
            return self.spots[name]
        head = name.split(".")[0]
        for thing in (*self.game.positions.PLACES, *self.game.positions.FACTS):
            if thing.each_seat and thing.id == head:
                told.wrong("case.own-of-each", first=at(head, 0), last=at(head, self.seats - 1))
            if isinstance(thing, Place) and thing.id == name and not self._is_there(thing):
                needs = tuple(f"{option} = {value}" for option, value in thing.when.items())
                told.wrong("case.with-option", options=needs)
        told.wrong("case.no-place", what=shown(name), near=near(name, self.spots))

    # -- seats, cards, clauses ----------------------------------------------------------------------------------

    def seat(self, told: Told) -> int:
        """A seat, counted from 0, from one counted from 1."""
        if not isinstance(told.value, int) or isinstance(told.value, bool) or not 1 <= told.value <= self.seats:
            told.expected("case.seat-from", most=self.seats)
        return told.value - 1

    def seat_named(self, name: str, told: Told) -> int:
        """A seat, counted from 0, from a key."""
        if name not in map(str, range(1, self.seats + 1)):
            told.wrong("case.no-such-seat", what=shown(name), most=self.seats)
        return int(name) - 1

    def card(self, told: Told) -> str:
        """The id of a card of the set."""
        return told.one_of("card", self.cards.by_id)

    def cards_in(self, place: Place, told: Told) -> list[str]:
        """Cards named in a place: ids, "?" for any card, "?group" for any of a group, "-" for an empty place."""
        items = [told] if isinstance(told.value, str) else told.items("cards")
        for item in items:
            self._card_in(place, item)
        if place.most is not None and len(items) > place.most:
            told.wrong("case.too-many-there", n=len(items), most=place.most)
        return [item.value for item in items]

    def _card_in(self, place: Place, told: Told) -> None:
        word = told.text()
        if word == EMPTY and place.holes:
            return
        if word.startswith(ANY):
            groups = self.groups_of(place)
            if word[1:] and word not in groups:
                told.wrong("case.stands-for-none", what=shown(word), words=(ANY, *groups))
        elif not place.accepts(self.cards.by_id[self.card(told)]):
            told.wrong("case.not-there", card=word, groups=self.groups_of(place))

    def groups_of(self, place: Place) -> tuple[str, ...]:
        """The groups of the cards that may lie in a place, as a case writes them: "?ingredient"."""
        return tuple(sorted({f"{ANY}{card.group}" for card in self.cards.cards if place.accepts(card)}))

    def clause(self, told: Told) -> str:
        """The handle of a clause."""
        return told.one_of("clause", [handle(clause) for clause in self.game.state.Clause])

    # -- facts and events ---------------------------------------------------------------------------------------

    def fact(self, fact: Fact, told: Told) -> Any:
        """The value of a fact, seats and places counted from 0."""
        match fact.kind:
            case Kind.SEAT:
                return self.seat(told)
            case Kind.SEATS:
                return tuple(sorted({self.seat(item) for item in told.items("seats")}))
            case Kind.PLACE:
                return told.number(1, fact.most) - 1
            case Kind.PLACES:
                return tuple(sorted({item.number(1, fact.most) - 1 for item in told.items("places")}))
            case Kind.NUMBER:
                return told.number(fact.least, fact.most)
            case Kind.WORD:
                return told.one_of("word", fact.words)
            case Kind.CARD:
                return self.card(told)
        return told.yes()

    def event(self, told: Told) -> EventWords:
        """The event of that name."""
        events = {handle(words.what): words for words in event_words(self.game).values()}
        return events[told.one_of("event", events)]

    # -- moves --------------------------------------------------------------------------------------------------

    def move(self, told: Told) -> int:
        """A move in words, in any of the languages, or as "move 7" by its number."""
        return self._move(told.text(), told)

    def seat_and_move(self, text: str, told: Told) -> tuple[int, int]:
        """Who moves, and what: "seat 1: draw"."""
        who, colon, what = text.partition(":")
        found = re.fullmatch(rf"\s*(?:{'|'.join(self._seat_words)})\s*(\d{{1,3}})\s*", who, re.IGNORECASE)
        if not colon or not found:
            told.wrong("case.move-form", what=shown(text))
        return self.seat_named(str(int(found[1])), told), self._move(what, told)

    @cached_property
    def _words(self) -> tuple[SeatWords, ...]:
        return tuple(SeatWords(self.game, self.cards, language) for language in LANGUAGES)

    @cached_property
    def _seat_words(self) -> tuple[str, ...]:
        return tuple(re.escape(words("seat", n="").strip()) for words in self._words)

    def _move(self, text: str, told: Told) -> int:
        if found := BY_NUMBER.fullmatch(text.strip()):
            return int(found[1])
        said = text.strip().removesuffix(".")
        for language in LANGUAGES:
            try:
                return parse_by_describing(self.game, self.cards, said, language)
            except BadWords:
                continue
        hint = near(said.casefold(), self.all_moves)
        told.wrong("case.no-move", what=shown(text.strip()), game=self.game.id, near=hint)

    @cached_property
    def all_moves(self) -> tuple[str, ...]:
        """All moves in words, English first, each once."""
        moves = [self.game.view.describe(self.cards, move) for move in range(self.game.moves)]
        return tuple(dict.fromkeys(words.say(text).casefold() for words in self._words for text in moves))

    def say(self, move: int) -> str:
        """A move in English, as errors and failures show it."""
        if not 0 <= move < self.game.moves:
            return f"move {move}"
        return self._words[0].say(self.game.view.describe(self.cards, move)).casefold()

    def say_with_seat(self, seat: int, move: int) -> str:
        """A move as a case says it: "seat 1: draw"."""
        return f"{self._words[0]('seat', n=seat + 1)}: {self.say(move)}"
