"""Law `words`: everything that a player reads exists in every language, and moves can be read back."""

import string
from collections.abc import Iterable, Iterator

from ...engine.cardset import CardSet
from ...engine.contract import LANGUAGES, Game
from ...engine.events import sees
from ...engine.play import Play
from ...engine.words import SeatWords, catalogue, parse_by_describing
from ..outputs import ALIKE, everybody, explained, told


def moves_in_words(game: Game, cards: CardSet, language: str) -> Iterator[str]:
    """No two moves are described alike, and what a description says is read back as its move."""
    words = SeatWords(game, cards, language)
    seen: dict[str, int] = {}
    for move in range(game.moves):
        said = words.say(game.view.describe(cards, move))
        key = " ".join(said.split()).casefold()
        if key in seen:
            yield f"moves {seen[key]} and {move} are both {said!r} in {language}"
            continue
        seen[key] = move
        if (read := parse_by_describing(game, cards, said, language)) != move:
            yield f"{said!r} is move {move} and is read as move {read} in {language}"


def same_texts(game: Game) -> Iterator[str]:
    """Every language has the same texts, and they speak of the same values."""
    first, *others = LANGUAGES
    texts = {language: catalogue(game.folder / "text" / f"{language}.po") for language in LANGUAGES}
    for language, known in texts.items():
        yield from (f"{id!r} lacks a form in {language}" for id, forms in known.items() if not all(forms))
    for language in others:
        yield from (f"{id!r} is not said in {language}" for id in texts[first] if id not in texts[language])
        yield from (f"{id!r} is not said in {first}" for id in texts[language] if id not in texts[first])
        for id in texts[first].keys() & texts[language].keys():
            strange = _values(texts[language][id]) - _values(texts[first][id])
            if strange:
                yield f"{id!r} speaks of {', '.join(sorted(strange))} in {language} and not in {first}"


def everything_said(play: Play, seats: Iterable[int | None], language: str) -> Iterator[str]:
    """In every position every text exists: prompt, choices, points, refusals, names of places, marks, options."""
    for seat in seats:
        words = SeatWords(play.game, play.cards, language, viewer=seat)
        view = play.view(seat)
        said = [words.say(text) for text in _texts(play, seat)]
        said += [words(f"zone.{zone.kind}") for zone in view.zones]
        said += [words.mark(mark) for zone in view.zones for slot in zone.slots for mark in slot.marks]
        said += [words.counter(counter)[0] for counter in view.counters]
        said += [words.card(slot.card) for zone in view.zones for slot in zone.slots if slot.card]
        said += [words(f"option.{name}.{value}") for name, value in view.options.items()]
        yield from (f"seat {seat} reads an empty text in {language}" for text in said if not text.strip())


def log_said(play: Play, language: str) -> Iterator[str]:
    """All that happens can be told to everybody: of each kind of event a few, to those it is about and to others."""
    for seat in everybody(play):
        words, seen = SeatWords(play.game, play.cards, language, viewer=seat), dict[object, int]()
        for happening in play.log(seat):
            event = happening.event
            kind = (event.what, event.seat == seat, sees(event, seat))
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= ALIKE and not all(text.strip() for text in told(play, words, [happening])):
                yield f"seat {seat} reads an empty line in the log in {language}"


def _texts(play: Play, seat: int | None) -> Iterator:
    view = play.view(seat)
    yield view.prompt
    yield from (choice.text for choice in view.choices)
    yield from (points.text for points in view.points)
    yield from (text for _, text in explained(play, seat))


def _values(forms: Iterable[str]) -> set[str]:
    """The values that a text speaks of."""
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}
