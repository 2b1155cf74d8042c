"""The living table: a seat's view as things on a page, with the keys by which they are tapped, dragged and followed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from ..drawing.art import art
from ..engine.look import PLAIN, Spread, spread_of
from ..engine.play import Play
from ..engine.views import Choice, Slot, Text, View, Zone
from ..engine.words import Words, capital
from . import look as house
from .board import Describer, Line, PointsLine

PLAIN_TABLE = "plain.html"
LATEST = 4  # lines of the log beside the hand
FEW = 2  # a verb with so few choices has its buttons in sight


def element(key: str) -> str:
    """The id of the element of a slot or zone."""
    return key.replace(":", "-")


def picture(game: str, look: Any, name: str) -> str:
    """The address of a picture; it changes when the picture does."""
    return f"/art/{game}/{name}.svg?v={art(look, name).tag}"


@dataclass(frozen=True)
class Thing:
    """A card, disc ... as it lies there.

    name     in words; of a back, that it is one
    face     addresses of its pictures by how near it is seen: "face", "small", and "back"
    can      may it be picked up, or tapped, now?
    """

    id: str
    card: str | None
    name: str
    pictures: Mapping[str, str]
    marks: tuple[str, ...]
    can: bool
    down: bool


@dataclass(frozen=True)
class Spot:
    """A zone: a hand, a pile, a row."""

    id: str
    kind: str
    name: str
    count: int
    things: tuple[Thing, ...]
    into: bool  # may something be put here now?
    browse: bool  # can it be looked through?


@dataclass(frozen=True)
class Press:
    """A choice as a button."""

    move: int
    verb: str
    text: str
    short: str
    source: str
    target: str
    near: bool  # is it in sight, beside the prompt?


@dataclass(frozen=True)
class Deed:
    """A button for a kind of move: pressed, it shows which cards such a move may begin with.

    verbs   those of its moves
    count   how many of them may be made now
    listed  are they shown in words instead?
    """

    id: str
    name: str
    picture: str
    verbs: tuple[str, ...]
    count: int
    listed: bool


@dataclass(frozen=True)
class Person:
    """A player at the table."""

    seat: int
    name: str
    you: bool
    bot: bool
    asked: bool
    face: str
    points: int
    rank: int
    spots: Mapping[str, Spot]
    counters: Mapping[str, int]


class Living:
    """All that the template of a living table reads.

    since  how many happenings of its log the reader has seen already, None if all that is new to them is the page
    """

    def __init__(self, play: Play, seat: int | None, describer: Describer, text: Words, since: int | None = None):
        self.play, self.seat, self.describer, self.t, self.since = play, seat, describer, text, since
        self.words, self.cards = describer.words, play.cards
        self.view: View = play.view(seat)
        self.version = play.version(seat)
        self.look = play.game.look
        self.address = ""  # of the table
        self.away = False  # does a bot play for the reader?
        self.lesson: Any = None  # the step of a first game, if it is one

    @cached_property
    def asked(self) -> bool:
        """Must the reader decide now?"""
        return self.seat in self.view.to_act and not self.away

    @cached_property
    def waiting_for(self) -> str:
        """Who must decide now, in words."""
        return self.words.listed([self.words.player(seat) for seat in self.view.to_act])

    @cached_property
    def presses(self) -> tuple[Press, ...]:
        """The choices as buttons, those in sight first."""
        by_verb: dict[str, int] = {}
        for choice in self.view.choices:
            by_verb[choice.verb] = by_verb.get(choice.verb, 0) + 1
        near = self.spread.near
        made = [
            self._press(choice, near=by_verb[choice.verb] <= FEW if near is None else choice.verb in near)
            for choice in self.view.choices
        ]
        return tuple(sorted(made, key=lambda press: not press.near))

    @cached_property
    def deeds(self) -> tuple[Deed, ...]:
        """The kinds of move that the game's spread has buttons for, if any of them may be made now."""
        made = tuple(
            Deed(
                id=id,
                name=self.words(f"deed.{id}"),
                picture=self.art(f"action-{id}"),
                verbs=verbs,
                count=sum(press.verb in verbs for press in self.presses),
                listed=id in self.spread.listed,
            )
            for id, verbs in self.spread.deeds.items()
        )
        made = tuple(deed for deed in made if deed.count or deed.id not in self.spread.rare)
        return made if any(deed.count for deed in made) else ()

    @property
    def careful(self) -> bool:
        """Is a card laid down with a tap of its own, even where there is only one place for it?"""
        return self.spread.careful

    def _press(self, choice: Choice, *, near: bool) -> Press:
        text, short = self.words.say(choice.text), f"short.{choice.verb}"
        return Press(
            move=choice.move,
            verb=choice.verb,
            text=text,
            short=self.words(short) if self.words.has(short) else text,
            source=element(choice.source) if choice.source else "",
            target=element(choice.target) if choice.target else "",
            near=near,
        )

    @cached_property
    def _sources(self) -> set[str]:
        return {press.source for press in self.presses}

    @cached_property
    def _targets(self) -> set[str]:
        return {press.target for press in self.presses}

    @cached_property
    def spots(self) -> Mapping[str, Spot]:
        """Every zone by its id in the view."""
        return {zone.id: self._spot(zone) for zone in self.view.zones}

    def _spot(self, zone: Zone) -> Spot:
        return Spot(
            id=element(zone.id),
            kind=zone.kind,
            name=self.words(f"zone.{zone.kind}"),
            count=zone.count,
            things=tuple(self._thing(zone, slot) for slot in zone.in_sight),
            browse=zone.pile and zone.count > 1,
            into=element(zone.id) in self._targets,
        )

    def through(self, zone: Zone) -> list[Thing]:
        """All cards of a zone; of a pile the topmost first."""
        return [self._thing(zone, slot) for slot in (reversed(zone.slots) if zone.pile else zone.slots)]

    def name_of(self, zone: Zone) -> str:
        """A zone in words, with whose it is and how many cards are in it."""
        place = self.words(f"zone.{zone.kind}")
        if zone.seat is not None:
            place = self.t("look.of", name=capital(self.words.player(zone.seat)), place=place)
        return f"{place} ({zone.count})"

    def _thing(self, zone: Zone, slot: Slot) -> Thing:
        return Thing(
            id=element(slot.key),
            card=slot.card,
            name=self.t("table.back") if slot.card is None else capital(self.words.card(slot.card)),
            pictures=self._pictures(zone, slot),
            marks=tuple(self.words.mark(mark) for mark in slot.marks),
            can=element(slot.key) in self._sources,
            down=slot.card is None,
        )

    def _pictures(self, zone: Zone, slot: Slot) -> Mapping[str, str]:
        if self.look is None:
            return {}
        game, look = self.play.game.id, self.look
        made = {"back": picture(game, look, look.back(zone.kind))}
        if slot.card is not None:
            named = look.pictures(self.cards.by_id[slot.card])
            made |= {size: picture(game, look, name) for size, name in named.items()}
        return made

    def art(self, name: str) -> str:
        """The address of one of the game's pictures."""
        return picture(self.play.game.id, self.look, name)

    @cached_property
    def people(self) -> tuple[Person, ...]:
        """The players in the order of play, the reader first (a spectator: the first seat)."""
        first = self.seat or 0
        return tuple(self._person((first + n) % self.play.seats) for n in range(self.play.seats))

    def _person(self, seat: int) -> Person:
        standing = next(standing for standing in self.view.standings if standing.seat == seat)
        bot = bool(self.describer.bots[seat])
        return Person(
            seat=seat,
            name=capital(self.words.player(seat)),
            you=seat == self.seat,
            bot=bot,
            asked=seat in self.view.to_act,
            face=picture("site", house, house.face(seat, bot=bot)),
            points=standing.points,
            rank=standing.rank,
            spots={zone.kind: self.spots[zone.id] for zone in self.view.zones if zone.seat == seat},
            counters={c.kind: c.value for c in self.view.counters if c.seat == seat},
        )

    @cached_property
    def prompt(self) -> str:
        """Who decides and why, in one sentence."""
        return self.words.say(self.view.prompt)

    @cached_property
    def why(self) -> str:
        """The prompt as the table shows it: shorter, if the reader is asked and the game has such a text."""
        brief = Text(f"brief.{self.view.prompt.id}", self.view.prompt.values)
        return self.words.say(brief) if self.asked and self.words.has(brief.id) else self.prompt

    @cached_property
    def log(self) -> Sequence[Line]:
        """The last lines of the log, the newest last."""
        return self.describer.latest(LATEST)

    @cached_property
    def told(self) -> int:
        """So many happenings are in the reader's log."""
        return len(self.play.log(self.seat))

    def _happened(self) -> Iterator[tuple[int, Any]]:
        """The events since the reader last looked, each with its number in their log."""
        if self.since is not None:
            for number, happening in islice(enumerate(self.play.log(self.seat)), self.since, None):
                yield number, happening.event

    @cached_property
    def motions(self) -> tuple[tuple[int, str, str], ...]:
        """What moved since the reader last looked: at which event, from which element to which."""
        return tuple(
            (number, element(motion.source), element(motion.target))
            for number, event in self._happened()
            for motion in self.play.game.motions.motions(self.view, self.cards, event)
        )

    @cached_property
    def news(self) -> tuple[tuple[int, str], ...]:
        """What happened since the reader last looked, in words, but for what the prompt repeats; with its number."""
        made = []
        for number, event in self._happened():
            text = self.play.game.view.tell(self.cards, event, self.seat)
            if text and not self._is_repeated(event, text):
                made.append((number, self.words.say(text)))
        return tuple(made)

    def _is_repeated(self, event: Any, text: Text) -> bool:
        """Does it show the reader a card of theirs that the prompt names: "You draw an onion", "You drew an onion"?"""
        is_own = self.seat is not None and text.values.get("seat") == self.seat
        if not self.asked or not is_own or not event.shown >> int(self.seat or 0) & 1:
            return False
        cards = {value for key, value in text.values.items() if key.startswith("card")}
        return bool(cards) and cards <= set(self.view.prompt.values.values())

    @property
    def is_waiting_for_people(self) -> bool:
        """Is anybody else asked who is no bot, and may take a while?"""
        return any(seat != self.seat and not self.describer.bots[seat] for seat in self.view.to_act)

    @cached_property
    def facts(self) -> Any:
        """What the game's table shows besides the view."""
        return self.spread.facts(self.view, self.cards, self.words, self.look)

    @cached_property
    def shout(self) -> tuple[str, str, int] | None:
        """The big moment since the reader last looked, if there was one: what is shouted, a sentence, its number."""
        for number, event in reversed(list(self._happened())):
            if found := self.spread.shout(event):
                told = self.play.game.view.tell(self.cards, event, self.seat)
                return self.words(found), self.words.say(told) if told else "", number
        return None

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.play.game.id

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.play.game.names[self.t.language]

    @property
    def heading(self) -> str:
        """What the browser's tab says: is the reader asked, and of which game?"""
        state = "over" if self.view.over else "decide" if self.asked else "wait"
        return f"{self.t(f'table.title-{state}')} · {self.title}"

    @property
    def template(self) -> str:
        """The template that lays the table: the game's own, or the plain one."""
        return PLAIN_TABLE if self.spread is PLAIN else f"{self.game}/table.html"

    @property
    def spread(self) -> Spread:
        """How the game's table is laid."""
        return spread_of(self.look)

    @property
    def can_undo(self) -> bool:
        """May the reader take a step back?"""
        return bool(self.play.pending) and self.play.pending[0].seat == self.seat

    def points_of(self, seat: int) -> Sequence[PointsLine]:
        """A player's points, each with its clause."""
        return self.describer.points(self.view, seat)
