"""Stew once more, another way: a game counted by the names of its cards and moves, from the printed rules alone.

Nothing of the game's own rules is used here: what it is told is who moves, with which card, in which words.
"""

from dataclasses import dataclass, field

EATS = {"raccoon": "potato", "rabbit": "carrot", "gopher": "leek", "boar": "garlic", "fox": "chicken"}
FLAT = {"carrot": 2, "leek": 3, "chicken": 5, "stone": -3}
ENOUGH, GOAL = 12, 5


def leftovers(pot: list[str], fed: set[str]) -> list[str]:
    """What the hungry animals leave of a pot: each takes one card of what it eats."""
    left = list(pot)
    for animal, food in EATS.items():
        if animal not in fed and food in left:
            left.remove(food)
    return left


def worth(pot: list[str], fed: set[str]) -> int:
    """What a pot is worth."""
    left = leftovers(pot, fed)
    guest = 0 if "vagabond" in fed else -3 if "chicken" in left else 3
    potatoes, garlic = left.count("potato"), left.count("garlic")
    return guest + potatoes * potatoes + (0, 6, 1)[garlic] + sum(FLAT.get(card, 0) for card in left)


@dataclass
class Recount:
    """A game as it goes: the points, the pot, who is to move."""

    seats: int
    advanced: bool
    turn: int
    deck: int = 11  # the first of twelve cards has been drawn
    points: list[int] = field(default_factory=list)
    pot: list[str] = field(default_factory=list)
    fed: set[str] = field(default_factory=set)
    quiet: set[int] = field(default_factory=set)
    answers: dict[int, str] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)
    first: int = 0
    caller: int | None = None
    last_card: bool = False
    over: bool = False

    def __post_init__(self) -> None:
        """The first player begins."""
        self.points, self.first, self.asked = [0] * self.seats, self.turn, {self.turn}

    def move(self, seat: int, words: str, drawn: str) -> None:
        """Somebody moves; `drawn` is the card that the player on turn holds."""
        assert seat in self.asked
        match words.split():
            case ["put", *_]:
                self.pot.append(drawn)
                self._played()
            case ["feed", "the", animal]:
                assert animal not in self.fed
                self.fed.add(animal)
                self._played()
            case ["begin", *_]:
                self._begin(self.first)
            case ["call", *_] if not self._between():
                self.caller, self.last_card = seat, True
                if self.advanced:
                    self._count()
            case _:
                self._answer(seat, words)

    def _between(self) -> bool:
        return self.asked != {self.turn}

    def _played(self) -> None:
        if self.last_card:
            self._count()
            return
        self.asked = {seat for seat in range(self.seats) if seat != self.turn and seat not in self.quiet}
        self.answers = {}
        if not self.asked:
            self._nobody_called()

    def _answer(self, seat: int, words: str) -> None:
        self.answers[seat] = words
        self.asked = self.asked - {seat}
        if self.asked:
            return
        order = [(self.turn + n) % self.seats for n in range(1, self.seats)]
        callers = [other for other in order if self.answers.get(other, "").startswith("call")]
        if callers:
            self.caller = callers[0]
            self._count()
            return
        self.quiet |= {other for other, said in self.answers.items() if "not ask again" in said}
        self._nobody_called()

    def _nobody_called(self) -> None:
        if self.deck:
            self.deck -= 1
            self.turn = (self.turn + 1) % self.seats
            self.asked = {self.turn}
            return
        leaders = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
        if len(leaders) == 1:
            self.points[leaders[0]] -= 1
        self.asked = {self.first}

    def _count(self) -> None:
        assert self.caller is not None
        if worth(self.pot, self.fed) >= ENOUGH:
            self.points[self.caller] += 2
        else:
            self.points = [points + (seat != self.caller) for seat, points in enumerate(self.points)]
        self.first = self.caller
        self.over = max(self.points) >= GOAL
        self.asked = set() if self.over else {self.first}

    def _begin(self, seat: int) -> None:
        self.pot, self.fed, self.quiet, self.answers = [], set(), set(), {}
        self.caller, self.last_card, self.deck, self.turn, self.asked = None, False, 11, seat, {seat}
