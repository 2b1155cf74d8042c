"""A game in words, for its own tests: moves named as readers name them, and what its views, log and prompts say."""

from dataclasses import dataclass

from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.play import Play
from ..engine.views import Text
from ..engine.words import SeatWords, parse_by_describing


@dataclass(frozen=True)
class InWords:
    """What is said of a game that is played with a card set."""

    game: Game
    cards: CardSet

    def move(self, words: str) -> int:
        """A move from its English words."""
        return parse_by_describing(self.game, self.cards, words, "en")

    def step(self, play: Play, seat: int, *moves: str) -> Play:
        """Make moves, named in words."""
        for words in moves:
            play.move(seat, self.move(words))
        return play

    def say(self, text: Text | None, viewer: int | None = None, language: str = "en") -> str | None:
        """A text as a reader reads it."""
        return None if text is None else SeatWords(self.game, self.cards, language, viewer=viewer).say(text)

    def told(self, play: Play, viewer: int | None = None, language: str = "en") -> list[str]:
        """The log as a reader reads it."""
        texts = (self.game.view.tell(self.cards, happening.event, viewer) for happening in play.log(viewer))
        return [str(self.say(text, viewer, language)) for text in texts if text]

    def prompt(self, play: Play, viewer: int | None = None, language: str = "en") -> str:
        """What is asked, as a reader reads it."""
        return str(self.say(play.view(viewer).prompt, viewer, language))

    def why(self, play: Play, seat: int, words: str | int, language: str = "en") -> tuple[str | None, str]:
        """The clause by which a move is refused, and the reason as its mover reads it."""
        refused = words if isinstance(words, int) else self.move(words)
        clause = play.refusal(seat, refused)
        assert clause is not None
        reason = self.game.view.explain(play.view(seat), self.cards, refused, clause)
        return clause, str(self.say(reason, seat, language))


def lies_in(play: Play, name: str, viewer: int | None = None) -> list[str]:
    """What lies in a zone: cards with their marks in brackets, # for a back."""
    slots = play.view(viewer).zone(name).slots
    return [(slot.card or "#") + "".join(f" ({mark})" for mark in slot.marks) for slot in slots]
