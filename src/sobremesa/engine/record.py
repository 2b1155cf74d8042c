"""Records: a game as a JSON-lines file that anybody can replay.

    {"record": 1, "game": ..., "rules_version": ..., "cards": {"id", "digest", "source"}, "options": {...},
     "seats": 3, "commitment": "<SHA-256 of the secret>"}
    {"seat": 0, "move": 5, "words": "..."}                       one line a surviving move; its words are for people
    {"digest": "<16 hex digits>", "after": 50}                   now and then, and after the last move
    {"secret": "<hex>", "words": "..."}                          once the game has ended

Nothing else stands in a record: a key that is not known is refused, since what it was meant to say would not be done.
Moves go by their numbers; words beside them that say another move (`other_words`) change nothing.  A record made under
another rules version is refused, never replayed into another game.
"""

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from . import rng
from .cardset import CardSet
from .contract import LANGUAGES, Game
from .errors import BadRecord, Message, SobremesaError
from .forms import numbers
from .play import Play, Step
from .words import SeatWords, typed
from .written import near

FORMAT = 1
CARDS = ("id", "digest", "source")
HEAD = {"game": str, "rules_version": int, "cards": dict, "options": dict, "seats": int, "commitment": str}
LINES: Mapping[str, tuple[Mapping[str, type], tuple[str, ...]]] = {  # what follows: keys it must have, and may have
    "a move": ({"seat": int, "move": int}, ("words",)),
    "a digest": ({"digest": str, "after": int}, ()),
    "the end": ({"secret": str, "words": str}, ()),
}
KINDS = {str: "card-set.text", int: "card-set.number", dict: "error.record-object"}
DIGEST_EVERY = 50
PRIME, OFFSET = 0x01000193, 0x811C9DC5


@dataclass(frozen=True)
class Record:
    """The content of a record.

    words  what the deal also comes from
    said   the words beside moves, by the number of the move, from 1
    """

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
    said: Mapping[int, str] = field(default_factory=dict)


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
            "options": play.game.option_names(play.committed),
            "seats": play.seats,
            "commitment": commitment(secret),
        }
    ]
    described = SeatWords(play.game, play.cards, LANGUAGES[0])
    replayed = Play(play.game, play.cards, lines[0]["options"], play.seats, rng.key_from(secret, words))
    for n, step in enumerate(play.steps, 1):
        replayed.move(step.seat, step.move)
        words_of_move = described.say(play.game.view.describe(play.cards, step.move))
        lines.append({"seat": step.seat, "move": step.move, "words": words_of_move})
        if n % DIGEST_EVERY == 0 or n == len(play.steps):
            lines.append({"digest": digest(replayed.state), "after": n})
    if play.over:
        lines.append({"secret": secret.hex(), "words": words})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def read(text: str) -> Record:
    """The content of a record's file; BadRecord names the line that is damaged and what belongs there."""
    lines = list(_lines(text))
    if not lines or lines[0][1].get("record") != FORMAT:
        raise bad_line(1, "error.record-begins", begin=f'{{"record": {FORMAT}, "game": ...}}')
    head = _head(lines[0][1])
    steps: list[Step] = []
    said: dict[int, str] = {}
    digests: dict[int, str] = {}
    end: dict[str, Any] = {}
    for number, line in lines[1:]:
        if end:
            raise bad_line(number, "error.record-goes-on")
        match _kind(line, number):
            case "a move":
                steps.append(Step(line["seat"], line["move"]))
                if "words" in line:
                    said[len(steps)] = _text(line["words"], number)
            case "a digest":
                if line["after"] != len(steps):
                    raise bad_line(number, "error.record-digest", after=line["after"], n=len(steps))
                digests[line["after"]] = line["digest"]
            case _:
                end = line
    return Record(
        **{key: head[key] for key in HEAD},
        steps=tuple(steps),
        digests=digests,
        secret=_secret(end["secret"], lines[-1][0]) if end else None,
        words=_text(end["words"], lines[-1][0]) if end else "",
        said=said,
    )


def _kind(line: Mapping[str, Any], number: int) -> str:
    for kind, (must, may) in LINES.items():
        if _has(line, **must):
            _check_known(line, (*must, *may), number)
            return kind
    raise bad_line(number, "error.record-line", keys=tuple(f"{{{', '.join(must)}}}" for must, _ in LINES.values()))


def _check_known(line: Mapping[str, Any], known: Collection[str], number: int, of: str = "") -> None:
    for key in line:
        if key not in known:
            raise bad_line(number, "error.record-key", key=f"{of}{key}", near=near(key, known))


def _head(line: dict[str, Any]) -> dict[str, Any]:
    for key, kind in HEAD.items():
        if key not in line:
            raise bad_line(1, "error.record-missing", key=key)
        if not _has(line, **{key: kind}):
            raise bad_line(1, "error.record-kind", key=key, kind=Message(KINDS[kind]), value=json.dumps(line[key]))
    _check_known(line, ("record", *HEAD), 1)
    _check_known(line["cards"], CARDS, 1, "cards.")
    for name, value in line["options"].items():
        if not isinstance(value, str):
            raise bad_line(
                1, "error.record-kind", key=f"options.{name}", kind=Message(KINDS[str]), value=json.dumps(value)
            )
    return line


def _has(line: Mapping[str, Any], **kinds: type) -> bool:
    """Are all these in the line, and of these kinds (true and false are no numbers)?"""
    return all(isinstance(line.get(key), kind) and not isinstance(line[key], bool) for key, kind in kinds.items())


def _secret(text: str, number: int) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise bad_line(number, "error.record-hexadecimal") from None


def _text(words: Any, number: int) -> str:
    try:
        words.encode()
    except (AttributeError, UnicodeEncodeError):
        raise bad_line(number, "error.record-words") from None
    return words


def _lines(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            found = json.loads(line)
        except RecursionError:
            raise bad_line(number, "error.record-too-deep") from None
        except ValueError as error:
            raise bad_line(number, "error.record-no-json", error=str(error)) from None
        if not isinstance(found, dict):
            raise bad_line(number, "error.record-no-object")
        yield number, found


def bad_line(number: int, what: str, **values: Any) -> BadRecord:
    """What is wrong with a line of a record."""
    where = Message("written.line", n=number)
    return BadRecord(Message("written.problem", where=where, what=Message(what, **values)))


def other_words(record: Record, game: Game, cards: CardSet) -> dict[int, tuple[str, str]]:
    """The moves whose words say another move: by number what is said beside it, and what the move is called."""
    readers = [SeatWords(game, cards, language) for language in LANGUAGES]
    found = {}
    for n, said in record.said.items():
        move = record.steps[n - 1].move
        if 0 <= move < game.moves:
            names = [words.say(game.view.describe(cards, move)) for words in readers]
            if typed(said.strip()) not in map(typed, names):
                found[n] = (said, names[0])
    return found


def replay(record: Record, game: Game, cards: CardSet) -> Iterator[tuple[Play, Step | None]]:
    """Play a finished game again, yielding it after the deal and after each move.

    BadRecord if its game, rules version, cards or secret are not these, or if it comes to another position or end.
    """
    if record.game != game.id:
        raise BadRecord(Message("error.record-game", made=record.game, game=game.id))
    if record.rules_version != game.rules_version:
        made, now = record.rules_version, game.rules_version
        raise BadRecord(Message("error.record-rules", made=made, game=game.id, now=now))
    if record.cards.get("digest") != cards.digest:
        raise BadRecord(Message("error.record-cards-differ", made=record.cards.get("id"), id=cards.id))
    if record.secret is None:
        raise BadRecord(Message("error.record-unfinished"))
    if commitment(record.secret) != record.commitment:
        raise BadRecord(Message("error.record-secret"))
    play = Play(game, cards, record.options, record.seats, rng.key_from(record.secret, record.words))
    yield play, None
    for n, step in enumerate(record.steps, 1):
        try:
            play.move(step.seat, step.move)
        except SobremesaError as error:
            raise BadRecord(Message("error.record-move", n=n, what=error.messages[0])) from None
        if n in record.digests and record.digests[n] != digest(play.state):
            raise BadRecord(Message("error.record-position", n=n))
        yield play, step
    if not play.over:
        raise BadRecord(Message("error.record-cut", n=len(record.steps)))
