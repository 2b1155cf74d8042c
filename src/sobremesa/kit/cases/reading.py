"""From a case file to cases: all of it is looked at before anything is played, and all problems are told at once."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from ...engine import lines
from ...engine.cardset import CardSet
from ...engine.contract import Game
from ...engine.errors import BadCardSet, Message
from ...engine.files import printable, why
from ...games import KNOWN
from ...games import game as find_game
from .moment import Check, Reading
from .placing import Setup, read_setup, start
from .setting import Setting
from .step_keys import STEP_KEYS
from .told import BadCase, Source, Told

DEFAULT_SEED = 0
WIDEST_SEED = 2**63

SETTING_KEYS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "game": ("a text", "The game's id. Needed, in the case or for the whole file."),
        "cards": ("a text", "The file of a card set of one's own, as seen from the case file's folder."),
        "seats": ("a whole number", "How many play; the fewest that the game allows if it is not named."),
        "options": ('a table of `option = "value"`', "Options; each has its default if it is not named."),
        "seed": ("a whole number or a text", "Whatever is left to chance comes from it; 0 if it is not named."),
    }
)
CASE_KEYS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "name": ("a text", "What the case shows. Needed."),
        "clauses": ("a list of texts", "Handles of the clauses that it shows."),
        "rulings": ("a list of texts", "Rulings of the game's rulebook that it shows."),
        **SETTING_KEYS,
        "setup": ("a table", "The position to begin with; without it the game is dealt from the seed."),
        "step": ("a list of tables", "What is played and what must follow, step by step. Needed."),
    }
)
MOVES = ('a list of `"seat N: move"`', "Moves, made in this order. One that is refused fails the case and ends it.")


@dataclass(frozen=True)
class Said:
    """A move as the case says it."""

    line: int
    key: str
    text: str
    seat: int
    move: int


@dataclass(frozen=True)
class Expectation:
    """Something that must follow, and where the case says so."""

    line: int
    key: str
    check: Check


@dataclass(frozen=True)
class Step:
    """Moves, and what must follow from them."""

    line: int
    moves: tuple[Said, ...]
    expectations: tuple[Expectation, ...]


@dataclass(frozen=True)
class Case:
    """A case, ready to be run."""

    file: str
    line: int
    name: str
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    setting: Setting
    seed: int | str
    setup: Setup | None
    steps: tuple[Step, ...]


def load(path: Path) -> tuple[Case, ...]:
    """The cases of a file; BadCase tells all that is wrong with it."""
    try:
        content = path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadCase([Message("file.not-read", path=printable(path), why=why(error))]) from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        what = Message("card-set.not-utf-8", byte=f"{content[error.start]:#x}")
        raise BadCase([Message("written.problem", where=f"{path}:{line}", what=what)]) from None
    return parse(text, str(path), path.parent)


def parse(text: str, file: str, folder: Path) -> tuple[Case, ...]:
    """The cases of a text; `file` names it in errors, `folder` is where its card sets are looked for."""
    try:
        document = lines.read(text)
    except lines.NotToml as error:
        what = Message("case.not-toml", error=str(error))
        raise BadCase([Message("written.problem", where=f"{file}:{error.line}", what=what)]) from None
    root = Told(Source(file, document), (), document.content)
    problems = _Problems()
    cases = []
    with problems.noted():
        root.known_entries([*SETTING_KEYS, "case"])
        told = root.at("case").items("cases")
        if not told:
            root.at("case").wrong("case.no-cases")
        cases = [case for item in told if (case := _Cases(root, folder, problems).read(item))]
    problems.tell()
    return tuple(cases)


class _Problems:
    """What is wrong with a file, each once."""

    def __init__(self) -> None:
        self.found: list[str | Message] = []

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note a problem instead of raising it."""
        try:
            yield
        except BadCase as error:
            self.found += [problem for problem in error.messages if problem not in self.found]

    def tell(self) -> None:
        """Raise BadCase if there are any."""
        if self.found:
            raise BadCase(self.found)


@dataclass(frozen=True)
class _Cases:
    """Reads the cases of a file."""

    root: Told
    folder: Path
    problems: _Problems

    def read(self, told: Told) -> Case | None:
        """A case, or None after noting what is wrong with it."""
        before = len(self.problems.found)
        with self.problems.noted():
            told.known_entries(CASE_KEYS)
        with self.problems.noted():
            case = self._case(told)
            return case if len(self.problems.found) == before else None
        return None

    def _case(self, told: Told) -> Case:
        setting = self._setting(told)
        entries = told.entries()
        name, clauses, rulings = "", [], []
        with self.problems.noted():
            name = told.at("name").line_of_text()
        with self.problems.noted():
            clauses = [setting.clause(item) for item in _items(entries, "clauses", "clauses")]
        with self.problems.noted():
            known = setting.game.rulings
            rulings = [item.one_of("ruling", known) for item in _items(entries, "rulings", "rulings")]
        with self.problems.noted():
            if not told.at("step").items("steps"):
                told.at("step").wrong("case.no-steps")
        seed = self._seed(told)
        setup = read_setup(setting, entries["setup"]) if "setup" in entries else None
        reading = Reading(setting, start(setting, setup, seed))
        return Case(
            file=told.source.file,
            line=told.line,
            name=name,
            clauses=tuple(clauses),
            rulings=tuple(rulings),
            setting=setting,
            seed=seed,
            setup=setup,
            steps=tuple(self._step(reading, step) for step in _items(entries, "step", "tables")),
        )

    # -- the setting --------------------------------------------------------------------------------------------

    def _named(self, told: Told, key: str) -> Told | None:
        """What the case says, or else the whole file."""
        for where in (told, self.root):
            if key in where.entries():
                return where.at(key)
        return None

    def _setting(self, told: Told) -> Setting:
        named = self._named(told, "game") or told.at("game")
        game = find_game(named.one_of("game", KNOWN))
        return Setting(game, self._cards(told, game), self._seats(told, game), self._options(told, game))

    def _cards(self, told: Told, game: Game) -> CardSet:
        named = self._named(told, "cards")
        if named is None:
            return _standard_cards(game.id)
        try:
            own: CardSet = game.cards.load(self.folder / named.text())
        except BadCardSet as error:
            named.wrong("case.bad-cards", problems=Message("case.problems", problems=error.messages))
        return own

    def _seats(self, told: Told, game: Game) -> int:
        named = self._named(told, "seats")
        return named.number(game.seats[0], game.seats[-1]) if named else game.seats[0]

    def _options(self, told: Told, game: Game) -> dict[str, str]:
        options = {option.id: option.values[0] for option in game.options}
        known = {option.id: option.values for option in game.options}
        for where in (self.root, told):
            if "options" in where.entries():
                for name, value in where.at("options").known_entries(known).items():
                    options[name] = value.one_of("value", known[name])
        return options

    def _seed(self, told: Told) -> int | str:
        named = self._named(told, "seed")
        if named is None:
            return DEFAULT_SEED
        if isinstance(named.value, str):
            return named.value
        return named.number(-WIDEST_SEED, WIDEST_SEED)

    # -- steps --------------------------------------------------------------------------------------------------

    def _step(self, reading: Reading, told: Told) -> Step:
        moves: list[Said] = []
        expectations: list[Expectation] = []
        with self.problems.noted():
            entries = told.known_entries(["moves", *STEP_KEYS])
            if not entries:
                told.wrong("case.empty-step", keys=tuple(STEP_KEYS))
            with self.problems.noted():
                for item in _items(entries, "moves", "moves"):
                    moves.append(
                        Said(item.line, item.key, item.text(), *reading.setting.seat_and_move(item.value, item))
                    )
            for key, entry in entries.items():
                if key != "moves":
                    with self.problems.noted():
                        expectations += _expectations(reading, key, entry)
        return Step(told.line, tuple(moves), tuple(expectations))


@functools.cache
def _standard_cards(id: str) -> CardSet:
    """The card set that a game is played with if no other is named."""
    standard: CardSet = find_game(id).cards.load()
    return standard


def _items(entries: Mapping[str, Told], key: str, what: str) -> Sequence[Told]:
    return entries[key].items(what) if key in entries else ()


def _expectations(reading: Reading, key: str, told: Told) -> list[Expectation]:
    found = [Expectation(where.line, where.key, check) for where, check in STEP_KEYS[key].read(reading, told)]
    if not found:
        told.wrong("case.says-nothing")
    return found
