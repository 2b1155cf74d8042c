"""Setting a position up, from the cards that a case names in places: every card of the box then lies somewhere."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...engine import rng
from ...engine.cardset import Card
from ...engine.errors import Message, in_english
from ...engine.play import Play
from ...engine.positions import BadPosition, Layout, Order, Place, at
from ...engine.undealt import undealt
from .setting import ANY, EMPTY, Setting, Spot
from .told import Told


@dataclass(frozen=True)
class Named:
    """The cards that a case names in a place; `told` says where in the file."""

    spot: Spot
    cards: tuple[str, ...]
    told: Told


@dataclass(frozen=True)
class Setup:
    """What a case names of a position."""

    told: Told
    cards: Mapping[str, Named]  # by key of the layout
    facts: Mapping[str, Any]
    facts_told: Mapping[str, Told]


def read_setup(setting: Setting, told: Told) -> Setup:
    """The setup that a case tells; BadCase for what cannot be."""
    if not setting.places:
        told.wrong("case.no-positions", game=setting.game.id)
    cards: dict[str, Named] = {}
    facts: dict[str, Any] = {}
    told_of: dict[str, Told] = {}
    for name, leaf in told.leaves():
        spot = setting.spot(name, leaf)
        if spot.key in told_of:
            leaf.wrong("case.named-already", place=spot.key, line=told_of[spot.key].line)
        told_of[spot.key] = leaf
        if isinstance(spot.thing, Place):
            cards[spot.key] = Named(spot, tuple(setting.cards_in(spot.thing, leaf)), leaf)
        else:
            facts[spot.key] = setting.fact(spot.thing, leaf)
    return Setup(told, cards, facts, told_of)


def start(setting: Setting, setup: Setup | None, seed: int | str) -> Play:
    """The game at the position that is set up, freshly dealt if none is; BadCase if there can be no such position."""
    key = rng.key_from(rng.seed_secret(seed))
    if setup is None:
        return Play(setting.game, setting.cards, setting.options, setting.seats, key)
    state = undealt(setting.game, setting.options, setting.seats, key)
    try:
        setting.game.positions.lay_out(state, setting.cards, deal(setting, setup))
    except BadPosition as error:
        reason = in_english(error.messages[0], error.texts)
        setup.facts_told.get(error.key, setup.told).wrong("case.no-such-position", why=reason)
    return Play.at(setting.game, setting.cards, state)


def deal(setting: Setting, setup: Setup) -> Layout:
    """Every card in its place: those that are named, then the rest in the order of the card set."""
    table = _Dealing(setting, setup)
    table.take_named()
    table.fill_places()
    table.deal_the_rest()
    return Layout(
        {key: tuple(None if card == EMPTY else card for card in lie) for key, lie in table.lie.items()}, setup.facts
    )


@dataclass
class _Dealing:
    """The cards still in the box, and those that lie already."""

    setting: Setting
    setup: Setup
    box: Counter[str] = field(default_factory=Counter)
    lie: dict[str, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        order = self.setting.game.positions.REST
        self.order = sorted(self.setting.cards.cards, key=lambda card: order.index(card.group))
        self.box = Counter({card.id: card.copies for card in self.order})

    def take_named(self) -> None:
        """Take the named cards out of the box, then those that "?" stands for."""
        for named in self.setup.cards.values():
            for card in named.cards:
                if card != EMPTY and not card.startswith(ANY):
                    self._take_named(card, named)
        for key, named in self.setup.cards.items():
            self.lie[key] = [self._stands_for(card, named) for card in named.cards]

    def _take_named(self, card: str, named: Named) -> None:
        if not self.box[card]:
            copies = self.setting.cards.by_id[card].copies
            lie = [other.spot.key for other in self.setup.cards.values() if card in other.cards]
            asked = sum(other.cards.count(card) for other in self.setup.cards.values())
            named.told.wrong("case.too-many", n=asked, card=card, places=tuple(lie), copies=copies)
        self.box[card] -= 1

    def _stands_for(self, word: str, named: Named) -> str:
        if not word.startswith(ANY):
            return word
        assert isinstance(named.spot.thing, Place)
        return self._take(named.spot.thing, named.spot.key, group=word[1:])

    def _take(self, place: Place, key: str, group: str = "") -> str:
        """The first card of the box that may lie in the place."""
        for card in self._left():
            if place.accepts(card) and group in ("", card.group):
                self.box[card.id] -= 1
                return card.id
        told = self.setup.cards[key].told if key in self.setup.cards else self.setup.told
        told.wrong("case.no-card-left", place=key, groups=self.setting.groups_of(place))

    def _left(self) -> list[Card]:
        return [card for card in self.order if self.box[card.id]]

    def fill_places(self) -> None:
        """Deal to each place what it needs and was not named."""
        for place in self.setting.places:
            for seat in self.setting.seats_of(place):
                key = at(place.id, seat)
                lie = self.lie.setdefault(key, [])
                self._check_least(place, key)
                needs = place.least if key in self.setup.cards else place.dealt
                while len(lie) < needs:
                    self._add(place, key, self._take(place, key))

    def _check_least(self, place: Place, key: str) -> None:
        """A pile that is named whole, not only its next or top cards, is not filled up."""
        if self._is_whole(key) and place.part and len(self.lie[key]) < place.least:
            self.setup.cards[key].told.wrong("case.never-empty", n=place.least)

    def _is_whole(self, key: str) -> bool:
        return key in self.setup.cards and self.setup.cards[key].spot.part is None

    def _add(self, place: Place, key: str, card: str) -> None:
        """Put a card where it matters last: under what was laid, after what will be drawn."""
        if place.order is Order.AS_LAID:
            self.lie[key].insert(0, card)
        else:
            self.lie[key].append(card)

    def deal_the_rest(self) -> None:
        """Put what is left into the places that take the rest."""
        for card in self._left():
            while self.box[card.id]:
                place = self._place_for_rest(card)
                self.box[card.id] -= 1
                self._add(place, place.id, card.id)

    def _place_for_rest(self, card: Card) -> Place:
        if place := self._open_place(card):
            return place
        left = sum(self.box[other.id] for other in self._left() if not self._open_place(other))
        closed = [place for place in self.setting.places if place.takes_rest and place.accepts(card)]
        told = self.setup.cards[closed[0].id].told if closed else self.setup.told
        told.wrong("case.no-place-left", n=left, card=card.id, why=named_whole(closed))

    def _open_place(self, card: Card) -> Place | None:
        """A place that takes the rest and was not named whole, None if this card has none."""
        fit = (place for place in self.setting.places if place.takes_rest and place.accepts(card))
        return next((place for place in fit if not self._is_whole(place.id)), None)


def named_whole(closed: Sequence[Place]) -> Message:
    """Why the places that take the rest take none, and what would be right; to be added to an error."""
    if not closed:
        return Message("case.name-a-place")
    names = [place.id for place in closed]
    in_part = next((f"{place.id}.{place.part}" for place in closed if place.part), "")
    id = "case.named-whole-but-part" if in_part else "case.named-whole"
    return Message(id, n=len(names), places=tuple(names), part=in_part, first=names[0])
