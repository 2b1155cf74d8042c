"""Law `words`: everything that a player reads exists in every language, and moves can be read back."""

import string
from collections.abc import Iterable, Iterator

from ...engine.cardset import CardSet
from ...engine.contract import LANGUAGES, Game
from ...engine.errors import Message
from ...engine.events import sees
from ...engine.play import Play
from ...engine.words import SeatWords, catalogue, parse_by_describing
from ..outputs import ALIKE, everybody, explained, told
from ..report import Fault


def moves_in_words(game: Game, cards: CardSet, language: str) -> Iterator[Fault]:
    """No two moves are described alike, and what a description says is read back as its move, `settled`."""
    words = SeatWords(game, cards, language)
    seen: dict[str, int] = {}
    for move in range(game.moves):
        said = words.say(game.view.describe(cards, move))
        key = " ".join(said.split()).casefold()
        if key in seen:
            yield Message("law.words-alike", one=seen[key], other=move, said=said, language=language)
            continue
        seen[key] = move
        if (read := parse_by_describing(game, cards, said, language)) != game.state.Move.settled(move):
            yield Message("law.words-read", said=said, move=move, read=read, language=language)


def same_texts(game: Game) -> Iterator[Fault]:
    """Every language has the same texts, and they speak of the same values."""
    first, *others = LANGUAGES
    texts = {language: catalogue(game.folder / "text" / f"{language}.po") for language in LANGUAGES}
    for language, known in texts.items():
        yield from (
            Message("law.words-form", id=id, language=language) for id, forms in known.items() if not all(forms)
        )
    for language in others:
        yield from (
            Message("law.words-missing", id=id, language=language) for id in texts[first] if id not in texts[language]
        )
        yield from (
            Message("law.words-missing", id=id, language=first) for id in texts[language] if id not in texts[first]
        )
        for id in texts[first].keys() & texts[language].keys():
            strange = _values(texts[language][id]) - _values(texts[first][id])
            if strange:
                yield Message("law.words-values", id=id, values=tuple(sorted(strange)), language=language, first=first)


def everything_said(play: Play, seats: Iterable[int | None], language: str) -> Iterator[Fault]:
    """In every position every text exists: prompt, choices, points, refusals, names of places, marks, options."""
    for seat in seats:
        words = SeatWords(play.game, play.cards, language, viewer=seat)
        view = play.view(seat)
        said = [words.say(text) for text in _texts(play, seat)]
        said += [words(f"zone.{zone.kind}") for zone in view.zones]
        said += [words.mark(mark) for zone in view.zones for slot in zone.slots for mark in slot.marks]
        said += [words(f"counter.{counter.kind}") + words.counted(counter) for counter in view.counters]
        said += [words.card(slot.card) for zone in view.zones for slot in zone.slots if slot.card]
        said += [words(f"option.{name}.{value}") for name, value in view.options.items()]
        yield from (Message("law.words-empty", at_seat=seat, language=language) for text in said if not text.strip())


def log_said(play: Play, language: str) -> Iterator[Fault]:
    """All that happens can be told to everybody: of each kind of event a few, to those it is about and to others."""
    for seat in everybody(play):
        words, seen = SeatWords(play.game, play.cards, language, viewer=seat), dict[object, int]()
        for happening in play.log(seat):
            event = happening.event
            kind = (event.what, event.seat == seat, sees(event, seat))
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= ALIKE and not all(text.strip() for text in told(play, words, [happening])):
                yield Message("law.words-empty-line", at_seat=seat, language=language)


def _texts(play: Play, seat: int | None) -> Iterator:
    view = play.view(seat)
    yield view.prompt
    yield from (choice.text for choice in view.choices)
    yield from (points.text for points in view.points)
    yield from (text for _, text in explained(play, seat))


def _values(forms: Iterable[str]) -> set[str]:
    """The values that a text speaks of."""
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}
