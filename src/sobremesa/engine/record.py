"""Records: a game as a JSON-lines file that anybody can replay.

    {"record": 1, "game": ..., "rules_version": ..., "cards": {"id", "digest", "source"}, "options": {...},
     "seats": 3, "commitment": "<SHA-256 of the secret>"}
    {"seat": 0, "move": 5, "words": "..."}                       one line a surviving move
    {"digest": "<16 hex digits>", "after": 50}                   now and then, and after the last move
    {"secret": "<hex>", "words": "..."}                          once the game has ended

A record made under another rules version is refused, never replayed into another game.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from . import rng
from .cardset import CardSet
from .contract import Game
from .errors import BadRecord, SobremesaError
from .forms import numbers
from .play import Play, Step

FORMAT = 1
DIGEST_EVERY = 50
PRIME, OFFSET = 0x01000193, 0x811C9DC5


@dataclass(frozen=True)
class Record:
    """The content of a record."""

    game: str
    rules_version: int
    cards: Mapping[str, Any]
    options: Mapping[str, str]
    seats: int
    commitment: str
    steps: tuple[Step, ...]
    digests: Mapping[int, str]
    secret: bytes | None
    words: str


def mix_in(total: int, number: int) -> int:
    """A digest after one more number (FNV-1a on its low and its high 32 bits)."""
    total = ((total ^ (number & rng.WORD)) * PRIME) & rng.WORD
    return ((total ^ ((number >> 32) & rng.WORD)) * PRIME) & rng.WORD


def digest(state: Any) -> str:
    """A short digest of a state in either form, for noticing that two differ (not for security)."""
    total = OFFSET
    for number in numbers(state):
        total = mix_in(total, number)
    return f"{total:08x}"


def commitment(secret: bytes) -> str:
    """What is published of a table's secret before the deal."""
    return hashlib.sha256(secret).hexdigest()


def write(play: Play, secret: bytes, words: str = "") -> str:
    """The record of a game; the secret is in it only if the game has ended."""
    lines: list[dict[str, Any]] = [
        {
            "record": FORMAT,
            "game": play.game.id,
            "rules_version": play.game.rules_version,
            "cards": {"id": play.cards.id, "digest": play.cards.digest, "source": play.cards.source},
            "options": play.game.option_names(play.committed.options),
            "seats": play.seats,
            "commitment": commitment(secret),
        }
    ]
    replayed = Play(play.game, play.cards, lines[0]["options"], play.seats, rng.key_from(secret, words))
    for n, step in enumerate(play.steps, 1):
        replayed.move(step.seat, step.move)
        lines.append({"seat": step.seat, "move": step.move})
        if n % DIGEST_EVERY == 0 or n == len(play.steps):
            lines.append({"digest": digest(replayed.state), "after": n})
    if play.over:
        lines.append({"secret": secret.hex(), "words": words})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def read(text: str) -> Record:
    """The content of a record's file; BadRecord names the line that is damaged and what belongs there."""
    lines = list(_lines(text))
    if not lines or lines[0][1].get("record") != FORMAT:
        raise BadRecord(f'line 1: a record begins with {{"record": {FORMAT}, "game": ...}}')
    head, steps = lines[0][1], []
    digests: dict[int, str] = {}
    end: dict[str, Any] = {}
    for number, line in lines[1:]:
        if end:
            raise BadRecord(f"line {number}: nothing follows the secret")
        if isinstance(line.get("seat"), int) and isinstance(line.get("move"), int):
            steps.append(Step(line["seat"], line["move"]))
        elif isinstance(line.get("digest"), str) and isinstance(line.get("after"), int):
            digests[line["after"]] = line["digest"]
        elif isinstance(line.get("secret"), str) and isinstance(line.get("words"), str):
            end = line
        else:
            raise BadRecord(
                f'line {number}: expected {{"seat", "move"}}, {{"digest", "after"}} or {{"secret", "words"}}'
            )
    try:
        return Record(
            game=head["game"],
            rules_version=head["rules_version"],
            cards=head["cards"],
            options=head["options"],
            seats=head["seats"],
            commitment=head["commitment"],
            steps=tuple(steps),
            digests=digests,
            secret=bytes.fromhex(end["secret"]) if end else None,
            words=end.get("words", ""),
        )
    except KeyError as error:
        raise BadRecord(f"line 1: {error.args[0]!r} is missing") from None
    except ValueError:
        raise BadRecord(f"line {lines[-1][0]}: the secret is not hexadecimal") from None


def _lines(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            found = json.loads(line)
        except json.JSONDecodeError as error:
            raise BadRecord(f"line {number}: is not JSON: {error}") from None
        if not isinstance(found, dict):
            raise BadRecord(f"line {number}: expected an object in braces")
        yield number, found


def replay(record: Record, game: Game, cards: CardSet) -> Iterator[tuple[Play, Step | None]]:
    """Play a finished game again, yielding it after the deal and after each move.

    BadRecord if its rules version, cards or secret are not these, or if it comes to another position.
    """
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"made under rules version {record.rules_version} of {game.id}; this is version {game.rules_version}"
        )
    if record.cards.get("digest") != cards.digest:
        raise BadRecord(f"made with the card set {record.cards.get('id')!r}, whose content is not that of {cards.id!r}")
    if record.secret is None:
        raise BadRecord("the game had not ended: its secret is not in the record, so nobody can deal it again")
    if commitment(record.secret) != record.commitment:
        raise BadRecord("the secret is not the one that was committed to before the deal")
    play = Play(game, cards, record.options, record.seats, rng.key_from(record.secret, record.words))
    yield play, None
    for n, step in enumerate(record.steps, 1):
        try:
            play.move(step.seat, step.move)
        except SobremesaError as error:
            raise BadRecord(f"move {n}: {error}") from None
        if n in record.digests and record.digests[n] != digest(play.state):
            raise BadRecord(f"move {n}: the position is not the one that was recorded")
        yield play, step
