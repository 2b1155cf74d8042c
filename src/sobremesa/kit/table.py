"""At a table: a game of a check is played as people play it, and what each seat is given is looked at on the way."""

from random import Random

from ..engine import rng
from ..engine.contract import LANGUAGES
from ..engine.errors import Message
from ..engine.play import Play, Step, tuple_of
from .deals import Deal, replayed
from .laws.copies import copies, earlier_positions
from .laws.redeal import redeal, uncommitted
from .laws.replay import any_order, played, same_again
from .laws.secrecy import masked, secrecy
from .laws.undo import down_to_the_committed, restless, undo
from .laws.words import everything_said, log_said
from .outputs import Still, everybody
from .playing import Notes, Room, Walked, one_of_each_verb
from .report import Fault

AHEAD = 3  # moves that two worlds are followed
QUESTIONS = 2  # questions to several seats that are answered in every order
RESTLESS = 300  # moves of a game that is played with undos


class Table:
    """One game, played move by move under the laws."""

    def __init__(self, room: Room, deal: Deal, walked: Walked, notes: Notes, random: Random):
        """Deal the game."""
        self.room, self.deal, self.steps, self.notes, self.random = room, deal, walked.steps, notes, random
        self.whole, self.outputs = walked.whole, room.answered
        self.play = self._dealt()
        self.seen: set[tuple] = set()  # sorts of move that there have been
        self.chosen = set(one_of_each_verb(room.game, self.steps, random))
        self.waiting = 0  # answers still to come to a question to several seats
        self.questions = 0

    def _dealt(self) -> Play:
        return Play(self.room.game, self.room.cards, self.deal.options, self.deal.seats, self.deal.key)

    def play_through(self) -> None:
        """Play the game to its end."""
        self.notes.findings.looked("copies", copies(self.room.game, self.play.state), self.deal.at(0))
        undone = False
        for made, step in enumerate(self.steps):
            where, before = self.deal.at(made), self.play.branch()
            self._question(made, where)
            happened = self.play.move(step.seat, step.move)
            self.notes.findings.looked("secrecy", masked(self.play, happened, self.notes.event_cards), where)
            for happening in happened:
                self.notes.event_cards.setdefault(int(happening.event.what), set()).add(int(happening.event.card))
            undone = undone or bool(self.play.pending)
            if self._worth_looking(made, before, step):
                self._look(made, before, where)
        self._end(undone=undone)

    def _question(self, made: int, where: Message) -> None:
        """When several seats are asked, let their answers arrive in every order."""
        if self.waiting:
            self.waiting -= 1
            return
        asked = len(self.play.to_act())
        if asked < 2:
            return
        self.waiting = asked - 1
        answers = self.steps[made : made + asked]
        if self.questions < QUESTIONS and len(answers) == asked:
            self.questions += 1
            self.notes.findings.looked("replay", any_order(self.play, answers, self.outputs), where)

    def _worth_looking(self, made: int, before: Play, step: Step) -> bool:
        """Is this the move chosen of its verb, or the first of its sort that uses chance or is not committed?"""
        chance = tuple_of(before.state.rng) != tuple_of(self.play.state.rng)
        pending = bool(before.pending), bool(self.play.pending)
        sort = (int(before.state.phase), self.room.game.verb(step.move).id, chance, *pending)
        first = sort not in self.seen
        self.seen.add(sort)
        return made in self.chosen or (first and (chance or any(pending)))

    def _look(self, made: int, play: Play, where: Message) -> None:
        """Look at all laws in one position and at its next move."""
        looked, outputs, redealer = self.notes.findings.looked, self.outputs, self.room.redealer
        step, ahead, seats = self.steps[made], self.steps[made : made + AHEAD], everybody(play)
        for seat in seats:
            looked("redeal", redeal(play, seat, redealer), where)
        looked("redeal", uncommitted(play, step, outputs, redealer), where)
        readers = step.seat, self.random.choice([seat for seat in seats if seat != step.seat])
        for seat in readers:
            kept: list[Fault] = []
            looked("secrecy", secrecy(play, seat, ahead, outputs, redealer, kept), where)
            looked("redeal", kept, where)
        looked("copies", copies(play.game, play.state), where)
        looked("copies", earlier_positions(play, step), where)
        looked("undo", undo(play, step, outputs), where)
        if play.pending:
            looked("undo", down_to_the_committed(play), where)
        here = Still.of(play, outputs)
        for language in LANGUAGES:
            looked("words", everything_said(here, readers, language), where)

    def _end(self, *, undone: bool) -> None:
        """Look at the game as a whole."""
        looked, where = self.notes.findings.looked, self.deal.at(len(self.steps))
        secret = rng.seed_secret(self.deal.seed)
        looked("replay", played(self._by_rules_alone(), self.play), where)
        for language in LANGUAGES:
            looked("words", log_said(self.play, language), where)
            looked("words", everything_said(self.play, everybody(self.play), language), where)
        for seat in everybody(self.play):
            looked("redeal", redeal(self.play, seat, self.room.redealer), where)
        if self.whole:
            looked("replay", same_again(self.play, secret, self.outputs), where)
        if undone:
            steps, steady = self.steps[:RESTLESS], self.play
            if len(self.steps) > RESTLESS:
                steady = self._dealt()
                for step in steps:
                    steady.move(step.seat, step.move)
            looked("undo", restless(self._dealt(), steady, steps, secret, self.random), where)

    def _by_rules_alone(self) -> object:
        return replayed(self.room.game, self.room.cards, self.deal, self.steps)
