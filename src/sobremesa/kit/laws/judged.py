"""Law `judged`: a judgement sees what a choice costs, how choices differ, and that the end of the game is the end.

What a game's judgement need not tell apart stands in `tests/judged.toml`, with the reason.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from ...engine.contract import Game, Verb, handle
from ...engine.errors import Message
from ..declared import declared
from ..report import Fault
from ..trying import Position, Trying

FILE = "judged.toml"
WORLDS = 3  # imagined for each position, as bots do
MANY = 20  # positions that say something of a kind of choice
OTHERS = 3  # moves of a verb that are compared with one of it
FEW = 8  # choices of a question to several that are compared, each with each
SELDOM, OFTEN = 50, 3  # one of so many
PLAYED_ON, LONGEST, WEIGHED = 12, 400, 6  # games that are played on from a position, moves of each, choices weighed
ANSWERS = 4  # what others may answer to a move that ends the game unless they answer well

WON, SHARED, LOST, GOES_ON = "wins", "shares the victory", "loses", "goes on"


@dataclass
class Compared:
    """Two choices that were judged beside each other: how often, in how many cases it came out so, and where first."""

    cases: int = 0
    so: int = 0
    settled: int = 0
    where: Message | None = None

    def add(self, other: "Compared") -> None:
        """Add what others have compared."""
        self.cases, self.so, self.settled = self.cases + other.cases, self.so + other.so, self.settled + other.settled
        self.where = self.where or other.where


@dataclass
class Opinions:
    """What a game's judgement has said of choices in all positions that were looked at.

    alike  two verbs, or what a verb names, by phase and whether several seats are asked: how often judged alike
    early  two moves of a question to several: how often the first was judged better before the others had answered,
           and how often once they had
    """

    alike: dict[tuple[int, bool, str], Compared] = field(default_factory=dict)
    early: dict[tuple[int, int, int], Compared] = field(default_factory=dict)

    def add(self, other: "Opinions") -> None:
        """Add the opinions on other positions."""
        for kind, found in other.alike.items():
            self.alike.setdefault(kind, Compared()).add(found)
        for both, found in other.early.items():
            self.early.setdefault(both, Compared()).add(found)


def excuses(game: Game) -> Mapping[str, str]:
    """What the game's judgement need not tell apart: "decline, quiet" or "party: seat", with the reason."""
    return declared(game, FILE)


def judged(game: Game, opinions: Opinions, excused: Mapping[str, str]) -> Iterator[Fault]:
    """What a seat can tell apart its judgement tells apart, and it knows what an answer costs before all have answered.

    Of two verbs, and of what a verb names, it says more than that all is the same, in one position at least of twenty
    or more of a phase.  Of two answers to a question to several, the one that is judged better in a third of the cases
    once all have answered is now and then judged better before.
    """
    kinds = set()
    for (phase, several, kind), found in opinions.alike.items():
        kinds.add(kind)
        if found.cases >= MANY and found.so == found.cases and not excused.get(kind):
            told = {"what": kind, "n": found.cases, "phase": handle(game.state.Phase(phase))}
            fault = Message(f"law.judged-alike{'-by-several' if several else ''}", **told)
            yield Message("law.at", where=found.where, fault=fault)
    for (_, one, other), found in opinions.early.items():
        if found.cases >= MANY and found.so * SELDOM <= found.cases and found.settled * OFTEN >= found.cases:
            told = {"move": one, "other": other, "n": found.cases, "settled": found.settled, "before": found.so}
            yield Message("law.at", where=found.where, fault=Message("law.judged-early", **told))
    known = kinds | {kind for kind in excused if _exists(game, kind)}
    for kind in excused:
        if kind not in known:
            yield Message("law.judged-excuse", file=FILE, what=kind)


def _exists(game: Game, kind: str) -> bool:
    """Are there such verbs, or does the verb name such a thing?"""
    verbs = {verb.id: verb for verb in game.verbs}
    verb, parted, digit = kind.partition(": ")
    if parted:
        return verb in verbs and digit in verbs[verb].digits
    return all(name in verbs for name in kind.split(", "))


# -- one position -------------------------------------------------------------------------------------------------


def opinion(trying: Trying, seat: int, random: Random, opinions: Opinions, where: Message) -> Iterator[Fault]:
    """Note what the judgement says of some choices of a seat, and look at those that end the game.

    A choice by which the seat loses in every imagined world is not judged better than one after which it can still
    win, nor one that wins worse than one after which it can still lose.
    """
    here = trying.here()
    asked = trying.asked(here)
    choices = trying.choices(here, seat)
    if len(choices) < 2:
        return
    worlds = [trying.redealt(here, seat, f"judged {world}") for world in range(WORLDS)]
    pairs = list(_pairs(trying.game, choices, random))
    outcomes: dict[int, list[Position]] = {}
    for move in sorted({move for _, *both in pairs for move in both}):
        outcomes[move] = [trying.after(world, seat, move) for world in worlds]
    worth = {move: sum(trying.judged(after, seat) for after in found) for move, found in outcomes.items()}
    for kind, one, other in pairs:
        found = opinions.alike.setdefault((int(here[0].phase), len(asked) > 1, kind), Compared())
        found.cases += 1
        found.where = found.where or where
        if worth[one] == worth[other]:
            found.so += _can_tell(trying, seat, outcomes[one], outcomes[other])
    if len(asked) > 1 and len(choices) <= FEW:
        _before_and_after(trying, here, seat, choices, random, opinions, where)
    yield from _endings(trying, seat, outcomes, worth, random)


def _pairs(game: Game, choices: Sequence[int], random: Random) -> Iterator[tuple[str, int, int]]:
    """Choices to compare: one of each verb with one of each other, and with some that differ in one thing they name."""
    own: dict[Verb, list[int]] = {}
    for move in choices:
        own.setdefault(game.verb(move), []).append(move)
    chosen = {verb: random.choice(moves) for verb, moves in own.items()}
    for one, other in combinations(chosen, 2):
        yield f"{one.id}, {other.id}", chosen[one], chosen[other]
    for verb, move in chosen.items():
        named = verb.split(move)
        for place, digit in enumerate(verb.digits):
            rest = named[:place] + named[place + 1 :]
            like = [there for there in own[verb] if there != move and _without(verb.split(there), place) == rest]
            for there in random.sample(like, min(OTHERS, len(like))):
                yield f"{verb.id}: {digit}", move, there


def _without(named: Sequence[int], place: int) -> Sequence[int]:
    return (*named[:place], *named[place + 1 :])


def _can_tell(trying: Trying, seat: int, one: Sequence[Position], other: Sequence[Position]) -> bool:
    """Can the seat tell apart what two choices lead to?"""
    return any(trying.known(a, seat) != trying.known(b, seat) for a, b in zip(one, other, strict=True))


# -- before and after the others ----------------------------------------------------------------------------------


def _before_and_after(
    trying: Trying,
    here: Position,
    seat: int,
    choices: Sequence[int],
    random: Random,
    opinions: Opinions,
    where: Message,
) -> None:
    """Note of each two answers which is judged better: while the others have not answered, and once they have."""
    before, after = dict.fromkeys(choices, 0), dict.fromkeys(choices, 0)
    for world in range(WORLDS):
        imagined = trying.redealt(here, seat, f"judged {world}")
        answered = imagined
        for other in trying.asked(here):
            if other != seat:
                answered = trying.after(answered, other, random.choice(trying.choices(answered, other)))
        for move in choices:
            before[move] += trying.judged(trying.after(imagined, seat, move), seat)
            after[move] += trying.judged(trying.after(answered, seat, move), seat)
    for one in choices:
        for other in choices:
            if one != other:
                found = opinions.early.setdefault((int(here[0].phase), one, other), Compared())
                found.add(Compared(1, before[one] > before[other], after[one] > after[other], where))


# -- the end of the game --------------------------------------------------------------------------------------------


def _endings(
    trying: Trying,
    seat: int,
    outcomes: Mapping[int, Sequence[Position]],
    worth: Mapping[int, int],
    random: Random,
) -> Iterator[Fault]:
    """Choices that end the game, judged against those after which it goes on."""
    comes = {move: {_comes_to(trying, after, seat) for after in found} for move, found in outcomes.items()}
    for move, what in comes.items():
        if len(what) > 1 or what & {GOES_ON, SHARED}:
            continue
        for other, then in comes.items():
            better, worse = (worth[move] > worth[other], worth[move] < worth[other])
            told = {"move": move, "at_seat": seat, "worth": worth[move], "other": other, "other_worth": worth[other]}
            if what == {LOST} and then == {WON} and not worse:
                yield Message("law.judged-loses-wins", **told)
            elif what == {LOST} and then == {GOES_ON} and better:
                if _played_on(trying, outcomes[other], seat, random, LOST):
                    yield Message("law.judged-loses", **told)
            elif (
                what == {WON} and then == {GOES_ON} and worse and _played_on(trying, outcomes[other], seat, random, WON)
            ):
                yield Message("law.judged-wins", **told)


def _comes_to(trying: Trying, position: Position, seat: int, deep: int = 2) -> str:
    """How the game has ended for a seat, or is to end, whatever others answer now; or that it goes on."""
    asked = trying.asked(position)
    if not asked:
        ranks = trying.ranks(position)
        if ranks[seat] > 1:
            return LOST
        return SHARED if ranks.count(1) > 1 else WON
    if deep == 0 or seat in asked:
        return GOES_ON
    answers = trying.choices(position, asked[0])
    if len(answers) > ANSWERS:
        return GOES_ON
    found = {_comes_to(trying, trying.after(position, asked[0], move), seat, deep - 1) for move in answers}
    return found.pop() if len(found) == 1 else GOES_ON


def _played_on(trying: Trying, positions: Sequence[Position], seat: int, random: Random, but: str) -> bool:
    """Does any game that is played on end otherwise than so, if those who gain by it choose well now and then?"""
    for game in range(PLAYED_ON):
        position = positions[game % len(positions)]
        for _ in range(LONGEST):
            asked = trying.asked(position)
            if not asked:
                break
            mover = random.choice(asked)
            moves = random.sample(there := trying.choices(position, mover), min(WEIGHED, len(there)))
            after = [trying.after(position, mover, move) for move in moves]
            well = (mover == seat) == (but == LOST) and random.randrange(2) == 0
            worth = [trying.judged(then, mover) for then in after] if well else [0]
            position = after[worth.index(max(worth))]
        if _comes_to(trying, position, seat, 0) not in (but, GOES_ON, SHARED):
            return True
    return False
