"""A game in plain lines of text, as a terminal shows it and a screen reader reads it."""

from collections.abc import Iterator, Sequence

from ..engine.views import Slot, View, Zone
from ..engine.words import GameWords, Words, capital


def table(view: View, words: GameWords, say: Words) -> Iterator[str]:
    """All that lies on the table, seat by seat from the reader's own on, then what is nobody's."""
    for seat in whose(view):
        yield owner(seat, words, say)
        yield from places(view, seat, words, say)


def whose(view: View) -> Iterator[int | None]:
    """The seats from the reader's own on, then None: nobody's."""
    first = view.viewer or 0
    yield from ((first + i) % view.seats for i in range(view.seats))
    yield None


def owner(seat: int | None, words: GameWords, say: Words) -> str:
    """The line above what lies before a player, or is nobody's."""
    return say("table") if seat is None else f"{capital(words.player(seat))}:"


def places(view: View, seat: int | None, words: GameWords, say: Words) -> Iterator[str]:
    """The zones of a seat, its points as far as the reader can count them, its counters; None: of the table."""
    for zone in view.zones:
        if zone.seat == seat:
            yield f"  {words(f'zone.{zone.kind}')}: {content(zone, words, say)}"
    numbers = [f"{words(f'counter.{c.kind}')}: {words.counted(c)}" for c in view.counters if c.seat == seat]
    if seat is not None:
        numbers[:0] = [words("scored", n=standing.points) for standing in view.standings if standing.seat == seat]
    if numbers:
        yield f"  {capital('; '.join(numbers))}"


def content(zone: Zone, words: GameWords, say: Words) -> str:
    """What lies in a zone: every card, or of a pile how many there are and the top one."""
    if zone.count == 0:
        empty = f"zone.{zone.kind}.empty"
        return words(empty) if words.has(empty) else say("zone.empty")
    if len(zone.slots) == zone.count and not zone.pile:
        return "; ".join(cards(zone.slots, words, say))
    shown = [slot for slot in zone.slots if slot.card]
    return say("zone.top", n=zone.count, card=face(shown[-1], words)) if shown else str(zone.count)


def piles(view: View, words: GameWords, say: Words) -> Iterator[str]:
    """The piles that may be looked through, every card of them, the topmost first, below the name of their owner."""
    for seat in whose(view):
        lying = [zone for zone in view.zones if zone.seat == seat and zone.pile and zone.count]
        if lying:
            yield owner(seat, words, say)
        for zone in lying:
            faces = "; ".join(cards(zone.slots[::-1], words, say))
            yield f"  {words(f'zone.{zone.kind}')} ({zone.count}): {faces}"


def cards(slots: Sequence[Slot], words: GameWords, say: Words) -> Iterator[str]:
    """Cards by name, backs by number."""
    yield from (face(slot, words) for slot in slots if slot.card)
    backs = sum(slot.card is None for slot in slots)
    if backs:
        yield say("zone.backs", n=backs)


def face(slot: Slot, words: GameWords) -> str:
    """A card and what is to be said of it: "rice (everybody has seen it)"."""
    card = str(slot.card)
    marks = ", ".join(words.mark(mark) for mark in slot.marks)
    besides = "; ".join(filter(None, (words.about(card), marks)))
    return f"{words.card(card)} ({besides})" if besides else words.card(card)


def choices(view: View, words: GameWords) -> Iterator[str]:
    """The moves that the reader may make, numbered from 1."""
    for number, choice in enumerate(view.choices, 1):
        yield f"  {number}. {words.say(choice.text)}"


def result(view: View, words: GameWords, say: Words) -> Iterator[str]:
    """Who came where, and the clause behind every point."""
    for standing in sorted(view.standings, key=lambda standing: standing.rank):
        scored = words("scored", n=standing.points)
        yield say("standing", rank=standing.rank, seat=capital(words.player(standing.seat)), scored=scored)
        for points in view.points:
            if points.seat == standing.seat:
                yield f"   {points.points:+d}  {words.say(points.text)} [{points.clause}]"
