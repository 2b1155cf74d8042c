"""Playing under the laws: one game of a check, first in a walk, then again on paper, and for some games at a table.

The walk looks at `choices`, `cards` and `ends` at every position.  Its moves made again on paper must lead to the same
numbers; on the way some positions are looked at more closely.  At a table the game is played as people play it, with
its log and its pending steps, and the laws of what seats see are looked at.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import Any

from ..engine.cardset import CardSet
from ..engine.contract import Game, seats_of
from ..engine.errors import Message
from ..engine.events import EVENTS
from ..engine.forms import copy, paper
from ..engine.play import Play, Step
from .course import Course, Reached, as_bytes
from .deals import Deal, dealt
from .laws.cards import cards as law_cards
from .laws.choices import choices as law_choices
from .laws.choices import junk
from .laws.copies import copies
from .laws.ends import ends as law_ends
from .laws.forms import same_answers, same_numbers
from .laws.judged import Opinions, opinion
from .laws.precedence import Precedence, Stages, advice, whose_turn
from .laws.redeal import Sighting, Sightings
from .laws.secrecy import told_of
from .outputs import Answered, Output
from .report import Fault, Findings, raised
from .trying import Trying
from .walk import CARDS, CHOICES
from .worlds import Redealer

EVERY = 50  # moves between two positions that are compared in both forms
ON_PAPER = 20  # positions of a game at which `choices` is looked at on paper
ANSWERS = 1  # positions of a game at which both forms are asked everything
REFUSED, ADVISED = 6, 4  # positions of a game at which `precedence` is looked at; its advice in one of so many games
ASKING = 500  # moves between two packed positions at which it is looked at whether asking changes anything
LATE = (
    3  # `judged` is looked at in one position of a game, in one of two games just before one of the last so many moves
)
WALKED = {CHOICES: "choices", CARDS: "cards"}


@dataclass
class Room:
    """What the games of a check are played with.

    packed      the compiled course, or None: then everything is played on paper and law `forms` is not looked at
    outputs     all that seats are given
    precedence  what the game says of the order of its refusals
    """

    game: Game
    cards: CardSet
    paper: Course
    packed: Course | None
    outputs: Mapping[str, Output]
    precedence: Precedence

    @cached_property
    def trying(self) -> Trying:
        """Where moves are tried out."""
        return Trying(self.course)

    @property
    def course(self) -> Course:
        """The course that games are walked through on."""
        return self.packed or self.paper

    @property
    def redealer(self) -> Redealer:
        """What deals positions anew."""
        return Redealer(self.course)

    @property
    def answered(self) -> Answered:
        """The outputs; the packed course answers what is refused."""
        return Answered(self.outputs, self.packed.all_refusals if self.packed else None)


@dataclass
class Notes:
    """What is gathered over several games: findings, moves, and what events have shown.

    sightings    for each kind of event the cards that it said it showed a seat
    event_cards  for each kind of event the cards that it has had
    reached      of events, clauses, phases and endings the names of those that walks have come to
    stages       what refusals have named at each stage
    opinions     what the judgement has said of choices
    """

    findings: Findings = field(default_factory=Findings)
    moves: int = 0
    sightings: dict[int, Sightings] = field(default_factory=lambda: defaultdict(Sightings))
    event_cards: dict[int, set[int]] = field(default_factory=dict)
    reached: Reached = field(default_factory=dict)
    stages: Stages = field(default_factory=Stages)
    opinions: Opinions = field(default_factory=Opinions)

    def add(self, other: "Notes") -> None:
        """Add the notes of other games."""
        self.findings.add(other.findings)
        self.moves += other.moves
        for what, seen in other.sightings.items():
            self.sightings[what].add(seen)
        self.reach(other.reached)
        self.stages.add(other.stages)
        self.opinions.add(other.opinions)

    def reach(self, reached: Reached) -> None:
        """Add what a walk has come to."""
        for kind, names in reached.items():
            self.reached.setdefault(kind, set()).update(names)


@dataclass
class Walked:
    """A game that was walked through: its moves, and a digest of the position after some of them."""

    steps: list[Step]
    marks: dict[int, bytes]
    whole: bool  # was it played to its end?


def digest(numbers: bytes) -> bytes:
    """What two equal positions have in common."""
    return blake2b(numbers, digest_size=16).digest()


# -- the walk ---------------------------------------------------------------------------------------------------


def walk(room: Room, deal: Deal, notes: Notes, every: int) -> Walked:
    """Walk through a game, marking the position every so many moves; laws `choices`, `cards`, `ends`."""
    course, findings = room.course, notes.findings
    marks: dict[int, bytes] = {}
    broken, whole = 0, False
    try:
        course.deal(deal)
        while True:
            stop = min(course.made + every, room.game.limit)
            broken = course.walk(stop)
            marks[course.made] = digest(course.numbers)
            if broken or course.made < stop or stop == room.game.limit:
                break
            if len(marks) == 1 or course.made % ASKING == 0:
                findings.looked("choices", _asking(course), deal.at(course.made), cases=0)
        whole = not broken
    except Exception as error:  # noqa: BLE001 - whatever the rules raise breaks the game off
        findings.looked("ends", [Message("law.raise", error=raised(error))], deal.at(course.made))
    made = course.made
    notes.moves += made
    notes.reach(course.reached())
    for law in ("choices", "cards"):
        findings.looked(law, cases=made + 1)
    if broken:
        findings.looked(WALKED[broken], _broken(room, broken), deal.at(made), cases=0)
    if whole:
        findings.looked("ends", law_ends(room.game, room.cards, course.on_paper, made), deal.at(made))
    return Walked(course.steps, marks, whole and course.over())


def _asking(course: Course) -> Iterator[Fault]:
    """Asking for refusals, choices, scores and a judgement changes nothing."""
    before = course.numbers
    for seat in range(course.state.seats):
        course.refusals(seat, range(course.game.moves))
        course.choices(seat)
        course.judged(seat)
    course.scores()
    if before != course.numbers:
        yield Message("law.asking-all")


def _broken(room: Room, law: int) -> Iterator[Fault]:
    """What is broken in the position of the course, as it is found on paper."""
    state, told = room.course.on_paper, False
    looked = law_cards(room.game, room.cards, state)
    if law == CHOICES:
        looked = law_choices(room.game, room.cards, state, Random(0))
    for fault in looked:
        told = True
        yield fault
    if not told:
        yield Message("law.packed-alone", law=WALKED[law])


# -- again on paper ---------------------------------------------------------------------------------------------


def play_on_paper(room: Room, deal: Deal, walked: Walked, notes: Notes, random: Random) -> None:
    """Make the moves of a walk again on paper: law `forms`, and `choices` and `redeal` at some positions."""
    made = len(walked.steps)
    closely = set(random.sample(range(made + 1), min(ON_PAPER, made + 1)))
    asked = set(random.sample(sorted(closely), min(ANSWERS, len(closely)))) if room.packed else set()
    own = Random(f"{deal.seed}: refusals and judgements")
    refused = own.sample(sorted(closely), min(REFUSED, len(closely)))
    advised = None if own.randrange(ADVISED) else refused[0]
    weighed = {own.randrange(max(0, made - LATE) if own.randrange(2) else 0, max(1, made))}
    question = room.game.judgement is not None  # is a question to several still to be looked at?
    sights = set(one_of_each_verb(room.game, walked.steps, random))
    compared = set(walked.marks) if room.packed else set()
    state, unheard = dealt(room.game, room.cards, deal), paper(EVENTS)
    done = place = 0
    movers, moves = [step.seat for step in walked.steps], [step.move for step in walked.steps]
    play = Play.at(room.game, room.cards, state)
    apply, box, findings = room.game.rules.apply, room.cards.box, notes.findings
    try:
        room.game.rules.setup(state, box, unheard)
        for stop in sorted(closely | compared | sights | weighed):
            for place in range(done, stop):
                apply(state, box, movers[place], moves[place], unheard)
            done = stop
            where = deal.at(stop)
            if stop in compared:
                differs = digest(as_bytes(state)) != walked.marks[stop]
                findings.looked("forms", [_different(room, deal, stop, state)] if differs else [], where)
            if stop in closely:
                findings.looked("choices", law_choices(room.game, room.cards, state, random), where)
            if stop in refused:
                found = _refusals(room, state, notes, where, own, advised=stop == advised)
                findings.looked("precedence", found, where)
            several = question and len(seats_of(room.game.rules.to_act(state))) > 1
            if stop in weighed or several:
                question = question and not several
                findings.looked("judged", _opinion(room, state, notes, where, own), where)
            if stop in asked:
                findings.looked("forms", _answers(room, state, random), where)
            if stop in sights:
                told = Told(play.branch(copy(state)), walked.steps[stop], where, deal.name(stop))
                _sight(room, told, notes, random)
        findings.looked("copies", copies(room.game, state), deal.at(made))
    except Exception as error:  # noqa: BLE001 - the walk made these moves
        law = "forms" if room.packed else "ends"
        findings.looked(law, [Message("law.raise-on-paper", error=raised(error))], deal.at(place))


def one_of_each_verb(game: Game, steps: Sequence[Step], random: Random) -> list[int]:
    """Places of moves: of each verb one at random."""
    verbs: dict[str, list[int]] = {}
    for place, step in enumerate(steps):
        verbs.setdefault(game.verb(step.move).id, []).append(place)
    return [random.choice(places) for places in verbs.values()]


def _different(room: Room, deal: Deal, made: int, state: object) -> Fault:
    """Which field differs between the position on paper and the packed one."""
    assert room.packed is not None
    room.packed.deal(deal)
    room.packed.walk(made)
    return next(same_numbers(state, room.packed.on_paper), Message("law.packed-again"))


def _answers(room: Room, state: object, random: Random) -> Iterator[Fault]:
    """Both forms are asked everything in the same position."""
    assert room.packed is not None
    inside = [number for number in junk(room.game, random) if -(2**63) <= number < 2**63]
    room.paper.place(state)
    room.packed.place(state)
    return same_answers(room.paper, room.packed, [*range(room.game.moves), *inside])


def _refusals(
    room: Room, state: Any, notes: Notes, where: Message, random: Random, *, advised: bool
) -> Iterator[Fault]:
    """Note what forbids the moves of all who are asked, and of somebody who is not; look at the advice, too."""
    course, play = room.course, Play.at(room.game, room.cards, state)
    asked = play.to_act()
    others = [seat for seat in range(state.seats) if seat not in asked]
    for seat in [*asked, *random.sample(others, min(1, len(others)))]:
        clauses = course.all_refusals(state, seat)
        yield from whose_turn(room.game, state, seat, clauses)
        if seat in asked:
            notes.stages.saw(room.game, room.precedence.stage_of(state, seat), clauses, where)
            if advised:
                yield from advice(play, seat, room.precedence, clauses)


def _opinion(room: Room, state: Any, notes: Notes, where: Message, random: Random) -> Iterator[Fault]:
    """What the judgement says of the choices of one of those who are asked."""
    asked = seats_of(room.game.rules.to_act(state))
    if asked and room.game.judgement is not None:
        room.course.place(state)
        yield from opinion(room.trying, random.choice(asked), random, notes.opinions, where)


@dataclass(frozen=True)
class Told:
    """A move of a game in progress of which somebody is told: where, for people, and by a name that no other has."""

    play: Play
    step: Step
    where: Message
    name: str


def _sight(room: Room, told: Told, notes: Notes, random: Random) -> None:
    """Look at what a seat is told of the next move, and note whether another world would show it another card."""
    sightings: list[Sighting] = []
    seat = random.randrange(told.play.seats)
    faults = told_of(told.play, told.step, seat, told.name, room.redealer, sightings)
    notes.findings.looked("secrecy", faults, told.where)
    notes.findings.looked("redeal", cases=len(sightings))
    for sighting in sightings:
        notes.sightings[sighting.what].saw(sighting)
