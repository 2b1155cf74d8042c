"""`sobremesa replay`: play a record again, check it, and tell it move by move."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..engine.errors import Message
from .arguments import AsJson, InLanguage, number_option
from .errors import BadUse
from .output import note, one_line, text_of

if TYPE_CHECKING:
    from ..engine.play import Happening, Play
    from ..engine.record import Record
    from ..engine.words import GameWords

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD")]
AsSeat = Annotated[int | None, number_option("--seat", 1)]


def replay(record: RecordFile, seat: AsSeat = None, *, language: InLanguage, json: AsJson = False) -> None:
    """Deal a recorded game again, play it move by move, and check that it comes to the same positions.

    In JSON seats are numbered from 0, as in records.
    """
    from ..engine.words import GameWords
    from .records import opened

    found, game, cards = opened(record)
    if seat is not None and seat > found.seats:
        raise BadUse(Message("error.no-such-seat", seat=seat, record=str(record), seats=found.seats))
    words = GameWords(game, cards, language, viewer=None if seat is None else seat - 1)
    play, told = retold(found, words, str(record))
    tell_other_words(found, words)
    if json:
        one_line(as_json(found, play, told))
    else:
        print("\n".join(as_text(found, play, told, words)))


def retold(record: "Record", words: "GameWords", where: str) -> "tuple[Play, list[dict[str, Any]]]":
    """The game at its end, and of the deal and of each move what the reader heard; BadRecord if it does not hold.

    A reader in a seat hears of another's move only what happened; who looks on afterwards hears every move.
    """
    from ..engine.errors import BadRecord
    from ..engine.record import replay as play_again

    told: list[dict[str, Any]] = []
    heard = 0
    try:
        for play, step in play_again(record, words.game, words.cards):
            log = play.log(words.viewer)
            events = list(events_of(log[heard:], words))
            heard = len(log)
            if step is None:
                told.append({"events": events})
                continue
            move: dict[str, Any] = {"seat": step.seat}
            if words.viewer in (None, step.seat):
                said = words.say(words.game.view.describe(words.cards, step.move))
                move |= {"move": step.move, "words": said}
            told.append({**move, "events": events})
    except BadRecord as error:
        raise BadRecord(Message("written.problem", where=where, what=error.messages[0])) from None
    return play, told


def tell_other_words(record: "Record", words: "GameWords") -> None:
    """Note on standard error that words beside moves say other moves: what is played goes by the numbers."""
    from ..engine.record import other_words

    others = other_words(record, words.game, words.cards)
    if others:
        number, (said, called) = next(iter(others.items()))
        note(text_of(words.language)("replay.other-words", n=len(others), number=number, said=said, called=called))


def events_of(happenings: Sequence["Happening"], words: "GameWords") -> Iterator[str]:
    """Happenings as the reader may hear of them."""
    for happening in happenings:
        text = words.game.view.tell(words.cards, happening.event, words.viewer)
        if text:
            yield words.say(text)


def as_json(record: "Record", play: "Play", told: list[dict[str, Any]]) -> dict[str, Any]:
    """The whole replay as JSON."""
    view = play.view(None)
    return {
        "game": record.game,
        "rules_version": record.rules_version,
        "cards": {"id": record.cards["id"], "digest": record.cards["digest"]},
        "options": dict(record.options),
        "seats": record.seats,
        "verified": True,
        "deal": told[0]["events"],
        "moves": told[1:],
        "standings": [{"seat": s.seat, "points": s.points, "rank": s.rank} for s in view.standings],
    }


def as_text(record: "Record", play: "Play", told: list[dict[str, Any]], words: "GameWords") -> Iterator[str]:
    """The whole replay to be read."""
    from .telling import result

    say = text_of(words.language)
    yield say("replay.title", game=words.game.names[words.language], cards=record.cards["id"], seats=record.seats)
    for number, entry in enumerate(told):
        if number:
            seat = words.player(entry["seat"])
            yield (
                say("replay.move", number=number, seat=seat, what=entry["words"]) if "words" in entry else f"{number}."
            )
        yield from (f"  {event}" for event in entry["events"])
    yield say("replay.verified", n=len(told) - 1)
    yield from result(play.view(words.viewer), words, say)
