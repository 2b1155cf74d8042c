"""Golden games: whole games as readable text, with what every seat sees at every step.

A golden file tells its game completely: options, seats, seed and moves in words are read back from it, the game is
played again, and the text that comes out must be the file, line by line.  A change of a rule, of a view or of what
a seat may see shows as a changed line.  One line of the head, `played`, says by which rules and cards it was played and
what positions it came to: as long as these are the same, games that were recorded go on as they did.

    python -m sobremesa.kit.golden GAME              write that game's golden files anew, from the moves in them
    python -m sobremesa.kit.golden GAME RECORD NAME  make a record (`sobremesa play --record`) into a new one
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from .. import bots
from ..engine import record, rng
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.errors import Refused, SobremesaError
from ..engine.play import Play, Step
from ..engine.views import View
from ..engine.words import SeatWords, parse_by_describing
from ..games import game as find_game

LANGUAGE = "en"
HEAD = re.compile(r"^(game|cards|options|seats|seed): (.*)$")
PLAYED = re.compile(r"^played: rules (\d+), cards (\w+), positions (\w+)$", re.MULTILINE)
MOVE = re.compile(r"^(\d+)\. seat (\d+): (.+)$", re.MULTILINE)
BROKEN = re.compile(r"^\d+\. ")
MANY = 12  # choices of a seat that are told one by one; more are counted, verb by verb


class CannotBeTold(ValueError):
    """A golden game cannot go on as it did; the message says why, and what helps."""


@dataclass(frozen=True)
class Golden:
    """What a golden file says of its game: seats are counted from 0 here, from 1 in the file."""

    options: Mapping[str, str]
    seats: int
    seed: str
    steps: tuple[Step, ...]


def transcript(game: Game, cards: CardSet, golden: Golden) -> str:
    """The whole text of a golden game; CannotBeTold for a move that is refused, or if it does not come to its end."""
    play = Play(game, cards, golden.options, golden.seats, rng.key_from(rng.seed_secret(golden.seed)))
    options = ", ".join(f"{name}={value}" for name, value in play.view(None).options.items()) or "none"
    lines = [
        f"game: {game.id}",
        f"cards: {cards.id}",
        f"options: {options}",
        f"seats: {golden.seats}",
        f"seed: {golden.seed}",
    ]
    tale = ["", "The deal"]
    words = [SeatWords(game, cards, LANGUAGE, viewer=seat) for seat in range(golden.seats)]
    spectator = SeatWords(game, cards, LANGUAGE)
    seen: dict[int | None, dict[str, str]] = {}
    told = dict.fromkeys([None, *range(golden.seats)], 0)
    positions = record.OFFSET
    tale += _after(play, seen, told, [spectator, *words])
    for n, step in enumerate(golden.steps, 1):
        described = spectator.say(game.view.describe(cards, step.move))
        move = f"{n}. seat {step.seat + 1}: {described[:1].lower()}{described[1:]}"
        tale += ["", move]
        try:
            play.move(step.seat, step.move)
        except Refused as refused:
            raise CannotBeTold(f"move {move} is refused now [{refused.clause}]") from refused
        tale += _after(play, seen, told, [spectator, *words])
        if n % record.DIGEST_EVERY == 0 or n == len(golden.steps):
            positions = record.mix_in(positions, int(record.digest(play.state), 16))
    if not play.over:
        raise CannotBeTold(f"after its {len(golden.steps)} moves the game is not over")
    lines += [f"played: rules {game.rules_version}, cards {record.digest(cards.box)}, positions {positions:08x}"]
    return "\n".join([*lines, *tale]) + "\n"


def _after(
    play: Play, seen: dict[int | None, dict[str, str]], told: dict[int | None, int], readers: Sequence[SeatWords]
) -> Iterator[str]:
    """What a step changed: first what everybody sees, then what one seat sees besides or instead."""
    everybody: list[str] = []
    for words in readers:
        viewer = words.viewer
        log, view = play.log(viewer), play.view(viewer)
        texts = (play.game.view.tell(play.cards, happening.event, viewer) for happening in log[told[viewer] :])
        news = [f"  * {words.say(text)}" for text in texts if text]
        told[viewer] = len(log)
        zones = _zone_lines(view, words)
        before = seen.get(viewer, {})
        changed = [f"  {line}" for name, line in zones.items() if before.get(name) != line]
        changed += [f"  {name}: none" for name in before if name not in zones]
        seen[viewer] = zones
        if viewer is None:
            everybody = news + changed
            yield from everybody
        else:
            own = [line for line in [*news, *changed] if line not in everybody]
            own += _choice_lines(view, words)
            if own:
                yield f"  seat {viewer + 1} sees"
                yield from (f"  {line}" for line in own)


def _zone_lines(view: View, words: SeatWords) -> dict[str, str]:
    lines = {}
    for zone in view.zones:
        slots = [f"{slot.card or '#'}{''.join(f' ({mark})' for mark in slot.marks)}" for slot in zone.in_sight]
        shown = f" [{', '.join(slots)}]" if slots else ""
        lines[zone.id] = f"{_one_based(zone.id)}: {zone.count}{shown}"
    for standing in view.standings:
        lines[f"score:{standing.seat}"] = f"score {standing.seat + 1}: {standing.points}, rank {standing.rank}"
    lines["asked"] = f"asked: {', '.join(f'seat {seat + 1}' for seat in view.to_act) or 'nobody'}"
    return lines


def _one_based(zone: str) -> str:
    kind, _, seat = zone.partition(":")
    return f"{kind} {int(seat) + 1}" if seat.isdigit() else zone.replace(":", " ")


def _choice_lines(view: View, words: SeatWords) -> Iterable[str]:
    if view.choices:
        yield f"  ? {words.say(view.prompt)}"
    if len(view.choices) <= MANY:
        yield from (f"  - {words.say(choice.text)}" for choice in view.choices)
    else:
        verbs = Counter(choice.verb for choice in view.choices)
        yield f"  - {len(view.choices)} choices: {', '.join(f'{verb} {n}' for verb, n in verbs.items())}"


def parse(text: str, game: Game, cards: CardSet) -> Golden:
    """What a golden file says; ValueError names the line that says nothing that can be played."""
    head: dict[str, str] = {}
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        if found := HEAD.match(line):
            head[found[1]] = found[2]
        elif found := MOVE.match(line):
            steps.append(Step(int(found[2]) - 1, parse_by_describing(game, cards, found[3], LANGUAGE)))
        elif BROKEN.match(line):
            raise ValueError(f"line {number}: expected 'N. seat S: move in words', not {line!r}")
    if missing := {"game", "cards", "options", "seats", "seed"} - head.keys():
        raise ValueError(f"the head lacks {', '.join(sorted(missing))}")
    pairs = [] if head["options"] == "none" else [part.split("=", 1) for part in head["options"].split(", ")]
    return Golden(dict(pairs), int(head["seats"]), head["seed"], tuple(steps))


def files(game: Game) -> list[Path]:
    """The golden files of a game."""
    return sorted(folder_of(game).glob("*.txt"))


def folder_of(game: Game) -> Path:
    """Where the golden files of a game are."""
    return game.folder / "tests" / "golden"


def told_anew(game: Game, path: Path) -> str:
    """The text of a golden file as its game goes now; CannotBeTold names the file and says what helps."""
    cards = game.cards.load()
    try:
        golden = parse(path.read_text("utf-8"), game, cards)
        return transcript(game, cards, golden)
    except (ValueError, SobremesaError) as error:
        raise CannotBeTold(f"{path.name}: {error}\n{_another(game, path)}") from error


def _another(game: Game, path: Path) -> str:
    """How to tell another game in the place of one that cannot go on."""
    text = path.read_text("utf-8")
    head = {found[1]: found[2] for found in map(HEAD.match, text.splitlines()) if found}
    seats = int(head.get("seats", game.seats[0]))
    options = (
        "" if head.get("options", "none") == "none" else f" --option {head['options'].replace(', ', ' --option ')}"
    )
    kinds = ",".join([bots.usual(game)] * seats)
    before = PLAYED.search(text)
    other_cards = before and before[2] != record.digest(game.cards.load().box)
    why = "Its cards are others now" if other_cards else f"If that is meant, {_raise_version(game)}"
    return (
        f"{why}; tell another game in its place:\n"
        f"    python -m sobremesa simulate {game.id} --seats {kinds}{options} --games 10 --nth 1 --record FILE\n"
        f"    python -m sobremesa.kit.golden {game.id} FILE {path.stem}"
    )


def _raise_version(game: Game) -> str:
    return f"raise rules_version (now {game.rules_version}) in {game.folder / '__init__.py'}"


def goes_on_differently(told: str, now: str) -> bool:
    """Do games that were recorded go on differently: do the same rules and cards come to other positions?"""
    before, after = PLAYED.search(told), PLAYED.search(now)
    return bool(before and after and before[1] == after[1] and before[2] == after[2] and before[3] != after[3])


def cure(game: Game, told: str, now: str) -> str:
    """What helps where a golden file is not what its game tells now."""
    if goes_on_differently(told, now):
        first = f"games of {game.id} that were recorded go on differently: {_raise_version(game)}, then"
    else:
        first = f"what players are told of {game.id} has changed: if it is meant,"
    return (
        f"{first} write its golden games anew with `python -m sobremesa.kit.golden {game.id}` and read the difference"
    )


def from_record(text: str) -> Golden:
    """A golden game from the record of a finished game that was dealt from `--seed`."""
    read = record.read(text)
    secret = (read.secret or b"").decode("ascii", "replace")
    if not secret.startswith("seed "):
        raise ValueError("only the record of a finished game that was dealt from --seed can become a golden game")
    return Golden(read.options, read.seats, secret.removeprefix("seed "), read.steps)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write golden files (see the top of this file); 1 if one of them cannot go on as it did."""
    parser = argparse.ArgumentParser(prog="python -m sobremesa.kit.golden", description="Write golden games.")
    parser.add_argument("game", help="the game's id")
    parser.add_argument("record", nargs="?", type=Path, help="the record to make into a golden game")
    parser.add_argument("name", nargs="?", help="its name")
    asked = parser.parse_args(arguments)
    game = find_game(asked.game)
    try:
        if asked.record:
            _write_new(game, asked.record, asked.name)
            return 0
        return max([_write_anew(game, path) for path in files(game)], default=0)
    except (CannotBeTold, SobremesaError) as error:
        sys.stderr.write(f"{error}\n")
        return 1


def _write_new(game: Game, made: Path, name: str) -> None:
    """Make a record into a golden file."""
    folder = folder_of(game)
    folder.mkdir(exist_ok=True)
    text = transcript(game, game.cards.load(), from_record(made.read_text("utf-8")))
    (folder / f"{name}.txt").write_text(text, "utf-8")
    sys.stdout.write(f"{name}.txt: {len(MOVE.findall(text))} moves\n")


def _write_anew(game: Game, path: Path) -> int:
    """Write a golden file anew; 1 if its game cannot go on as it did."""
    try:
        now = told_anew(game, path)
    except CannotBeTold as error:
        sys.stderr.write(f"{error}\n")
        return 1
    if goes_on_differently(path.read_text("utf-8"), now):
        sys.stderr.write(f"{path.name}: games that were recorded go on differently: {_raise_version(game)}\n")
    path.write_text(now, "utf-8")
    sys.stdout.write(f"{path.name}: {len(MOVE.findall(now))} moves\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
