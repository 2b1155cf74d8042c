"""A game in the terminal: what is said, what may be answered, and what the answers do."""

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ..bots import Bot, imagination
from ..engine.errors import NothingToUndo, Refused, UnknownClause
from ..engine.nearest import nearest
from ..engine.play import Play
from ..engine.rulebook import clause, rulebook, sought
from ..engine.views import View
from ..engine.words import GameWords, Words
from . import telling
from .meaning import ALIKE, as_number, corrected, is_number, meant, plain, singular, words_of
from .naming import Named, closest, named_moves

COMMANDS = ("help", "look", "piles", "why", "rules", "log", "undo", "quit")
WITH_MORE = ("why", "rules")  # these take more words
MOST_NEAR = 3  # moves that are named as coming near
MOST_LISTED = 10  # moves that some words may mean
NO_MOVE = "known-moves"  # the clause, of every game, that forbids what is no move of it


class Quit(Exception):
    """The person stops playing."""


@dataclass
class Session:
    """One person's game against bots.

    seat    where the person sits
    bots    the bots by their seats
    words   the game's words as the person reads them
    texts   the texts of the command line
    ask     asks for a line; EOFError when there are no more
    tell    shows a line
    """

    play: Play
    seat: int
    bots: Mapping[int, Bot]
    words: GameWords
    texts: Words
    ask: Callable[[str], str]
    tell: Callable[[str], object]
    heard: int = 0  # happenings that have been told
    shown_to: int = -1  # happenings of others when the table was last shown
    offered: dict[str, dict[int, None]] = field(default_factory=dict)  # all offers so far, by their words

    def run(self) -> None:
        """Play to the end; Quit or EOFError if the person stops before."""
        self.tell(self.texts("play.hint"))
        while True:
            self.let_bots_move()
            self.tell_news()
            if self.play.over:
                if not self.heard_who_won():
                    self.tell(self.words.say(self.view().prompt))
                self.tell_all(telling.result(self.view(), self.words, self.texts))
                return
            self.show()
            while not self.answer(self.ask(self.texts("play.ask"))):
                pass

    def view(self) -> View:
        """What the person sees."""
        return self.play.view(self.seat)

    def tell_all(self, lines: Iterable[str]) -> None:
        """Show several lines."""
        for line in lines:
            self.tell(line)

    # -- the course of the game ---------------------------------------------------------------------------------

    def let_bots_move(self) -> None:
        """Bots make their moves until the person is asked, and alone."""
        while asked := [seat for seat in self.play.to_act() if seat in self.bots]:
            seat = asked[0]
            imagine = imagination(self.play.game, self.play.cards, self.play.position(seat), seat)
            move = self.bots[seat](self.play.view(seat), self.play.choices(seat), imagine)
            self.play.move(seat, move)

    def tell_news(self) -> None:
        """Tell what has happened since it was last told."""
        log = self.play.log(self.seat)
        self.tell_all(self.told(log[self.heard :]))
        self.heard = len(log)

    def heard_who_won(self) -> bool:
        """Was the last thing told who has won, as some games tell it?"""
        last = self.play.log(self.seat)[-1]
        text = self.play.game.view.tell(self.play.cards, last.event, self.seat)
        return text is not None and text.id.startswith("event.won")

    def told(self, happenings: Sequence) -> Iterable[str]:
        """Happenings as the person may hear of them."""
        for happening in happenings:
            text = self.play.game.view.tell(self.play.cards, happening.event, self.seat)
            if text:
                yield self.words.say(text)

    def show(self) -> None:
        """Show the table, if somebody else has changed it, then what is asked and what may be answered."""
        others = sum(step.seat != self.seat for step in self.play.steps)
        if others != self.shown_to:
            self.show_table()
            self.shown_to = others
        self.show_choices()

    def show_table(self) -> None:
        """Show all that lies on the table."""
        self.tell("")
        self.tell_all(telling.table(self.view(), self.words, self.texts))

    def show_choices(self) -> None:
        """Show what is asked and what may be answered."""
        view = self.view()
        self.tell("")
        self.tell(self.words.say(view.prompt))
        self.tell_all(telling.choices(view, self.words))
        for choice in view.choices:
            self.offered.setdefault(plain(self.words.say(choice.text)), {})[choice.move] = None

    # -- answers ------------------------------------------------------------------------------------------------

    def answer(self, line: str) -> bool:
        """Do what the line says; True if the game has gone on."""
        text = " ".join(line.split())
        if not text:
            self.tell(self.texts("play.hint"))
            return False
        command, more = self.command_of(text)
        if command:
            return bool(getattr(self, f"on_{command}")(more))
        move = self.move_of(text)
        return move is not None and self.make(move)

    def make(self, move: int) -> bool:
        """Make a move, or say why it is refused."""
        try:
            self.play.move(self.seat, move)
        except Refused as refused:
            self.tell_refusal(move, refused.clause)
            return False
        return True

    def command_of(self, text: str) -> tuple[str, str]:
        """The command that a line begins with and the rest of the line; "" if it is none."""
        said = plain(text)
        for command in COMMANDS:
            for name in map(plain, self.names_of(command)):
                if said == name:
                    return command, ""
                if command in WITH_MORE and said.startswith(f"{name} "):
                    return command, said[len(name) + 1 :]
        return "", ""

    def names_of(self, command: str) -> list[str]:
        """What a command may be called."""
        return self.texts.raw(f"command.{command}").split(",")

    def move_of(self, text: str) -> int | None:
        """The move of a number or of words; None, and it is said, if there is none or there are several.

        Those that may be made now come first; others are meant only if none of these is.
        """
        choices = self.view().choices
        if is_number(text):
            number = as_number(text)
            if number is not None and 1 <= number <= len(choices):
                return choices[number - 1].move
            self.tell(self.texts("play.number", number=text, n=len(choices)))
            return None
        found = self.meant(text) or self.refused_alike(text)
        if len(found) > 1 and not self.alike(found):
            self.tell(self.texts("play.several", text=text))
            self.tell_all(self.listed(found))
            return None
        if not found:
            self.tell_guesses(text)
            return None
        return found[0]

    def meant(self, text: str) -> list[int]:
        """The moves that words may mean: the one called so; else of those on offer now, or before; else of all.

        Words in the plural are cut short if nothing is called so; and what may be named in either order is one move.
        What this game has not, such as a dish of a number that no card has, is meant only by its whole name.
        """
        every = range(self.play.game.moves)
        if named := [move for move in every if plain(self.described(move)) == plain(text)]:
            return self.settled(named)
        names = [(name, move) for move in every if self.is_said(text, move) for name in self.names_of_move(move)]
        shown = {choice.move: choice for choice in self.view().choices if self.is_said(text, choice.move)}
        offered = [(name, move) for name, move in names if move in shown]
        offers = [(self.words.say(choice.text), move) for move, choice in shown.items()]
        found: list[int] = []
        for said in (text, singular(text)):
            found = found or meant(said, offered) or meant(said, offers)
            found = found or list(self.offered.get(plain(said), ())) or meant(said, names)
        return self.settled(move for move in found if self.play.refusal(self.seat, move) != NO_MOVE)

    def settled(self, moves: Iterable[int]) -> list[int]:
        """Moves, those once that may be named in either order."""
        return list(dict.fromkeys(map(self.play.game.state.Move.settled, moves)))

    def names_of_move(self, move: int) -> Iterator[str]:
        """What a move may be called: as it is described, and by the name that a game gives all moves of its verb."""
        yield self.described(move)
        if self.words.has(id := f"called.{self.play.game.verb(move).id}"):
            yield f"{self.words(id)}: {self.described(move)}"

    def is_said(self, text: str, move: int) -> bool:
        """May words mean a move?  A game may have a verb that is meant only if a certain word is said, or begun."""
        id = f"said.{self.play.game.verb(move).id}"
        return not self.words.has(id) or any(plain(self.words(id)).startswith(word) for word in words_of(text))

    def refused_alike(self, text: str) -> list[int]:
        """The moves that words come nearest to, if all of them are refused for one reason: no guess makes a move."""
        near = closest(text, self.named)
        return near if near and self.alike(near) else []

    @cached_property
    def named(self) -> list[Named]:
        """Every move with all that it may be called."""
        return named_moves(self.words)

    def described(self, move: int) -> str:
        """A move in words, whatever the position."""
        return self.words.say(self.play.game.view.describe(self.play.cards, move))

    def alike(self, moves: Sequence[int]) -> bool:
        """Are these moves all refused for the same reason?"""
        return len(set(map(self.why_not, moves))) == 1 and self.why_not(moves[0]) is not None

    def why_not(self, move: int) -> tuple[str, str] | None:
        """The clause that forbids a move, and why it does; None if it is allowed."""
        handle = self.play.refusal(self.seat, move)
        if handle is None:
            return None
        game = self.play.game
        return handle, self.words.say(game.view.explain(self.view(), self.play.cards, move, handle))

    def listed(self, moves: Sequence[int]) -> Iterator[str]:
        """Moves by name, choices as they are shown, with their numbers; of many the first."""
        shown = {choice.move: (n, self.words.say(choice.text)) for n, choice in enumerate(self.view().choices, 1)}
        for move in moves[:MOST_LISTED]:
            yield "  {}. {}".format(*shown[move]) if move in shown else f"  {self.described(move)}"
        if len(moves) > MOST_LISTED:
            yield "  ..."

    def tell_guesses(self, text: str) -> None:
        """Say that a text is no move, and which moves or commands come near, if any do."""
        choices, every = self.view().choices, range(self.play.game.moves)
        names = [*map(self.described, every), *(self.words.say(choice.text) for choice in choices)]
        commands = [name for command in COMMANDS for name in map(plain, self.names_of(command))]
        near = list(self.listed(self.meant(corrected(text, names)) or closest(text, self.named)))
        near = near or [f"  {name}" for name in difflib.get_close_matches(plain(text), commands, n=1, cutoff=ALIKE)]
        if near:
            self.tell(self.texts("play.perhaps", text=text))
            self.tell_all(near)
        else:
            self.tell(self.texts("play.not-understood", text=text, n=len(choices)))

    def tell_refusal(self, move: int, handle: str) -> None:
        """Say why a move is refused: the facts, the rule, and what comes nearest."""
        view, game = self.view(), self.play.game
        self.tell(self.words.say(game.view.explain(view, self.play.cards, move, handle)))
        rule = clause(game, handle, self.words.language)
        self.tell(self.texts("play.clause", title=rule.title, handle=handle))
        near = nearest(game, self.play.choices(self.seat), move)[:MOST_NEAR]
        said = [self.words.say(choice.text) for choice in view.choices if choice.move in near]
        if said:
            self.tell(self.texts("play.instead", near="; ".join(said)))

    # -- commands -----------------------------------------------------------------------------------------------

    def on_help(self, _: str) -> None:
        """Show what may be answered."""
        self.tell(self.texts("play.help"))

    def on_look(self, _: str) -> None:
        """Show the table and the choices again."""
        self.show_table()
        self.show_choices()

    def on_piles(self, _: str) -> None:
        """Look through the piles whose cards everybody has seen."""
        self.tell_all(list(telling.piles(self.view(), self.words, self.texts)) or [self.texts("play.no-piles")])

    def on_why(self, text: str) -> None:
        """Say why a move is not allowed."""
        if not text:
            example = self.words.say(self.play.game.view.describe(self.play.cards, 0))
            self.tell(self.texts("play.why-usage", example=example))
            return
        move = self.move_of(text)
        if move is None:
            return
        handle = self.play.refusal(self.seat, move)
        if handle:
            self.tell_refusal(move, handle)
        else:
            number = self.play.choices(self.seat).index(move) + 1
            self.tell(self.texts("play.allowed", number=number))

    def on_rules(self, words: str) -> None:
        """List the rules, or those that have some words; read one."""
        game, language = self.play.game, self.words.language
        try:
            rules = sought(game, words.strip("[]"), language) if words else rulebook(game, language)
        except UnknownClause as error:
            if error.near:
                self.tell(self.texts("play.no-clause-but", handle=words, near=", ".join(error.near)))
            else:
                self.tell(self.texts("play.no-clause", handle=words))
            return
        if len(rules) == 1:
            self.tell(f"{rules[0].title} [{rules[0].handle}]")
            self.tell(rules[0].text)
            return
        section = ""
        for rule in rules:
            if rule.section != section:
                section = rule.section
                self.tell(section)
            self.tell(f"  {rule.title} [{rule.handle}]")

    def on_log(self, _: str) -> None:
        """Tell all that has happened."""
        self.tell_all(self.told(self.play.log(self.seat)))

    def on_undo(self, _: str) -> bool:
        """Take the last step back."""
        try:
            self.play.undo(self.seat)
        except NothingToUndo:
            self.tell(self.texts("play.nothing-to-undo"))
            return False
        self.heard = len(self.play.log(self.seat))
        self.tell(self.texts("play.undone"))
        return True

    def on_quit(self, _: str) -> None:
        """Stop playing."""
        raise Quit
