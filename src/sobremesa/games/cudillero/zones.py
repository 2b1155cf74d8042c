"""Cudillero: the places of the table as one seat sees them, and the numbers that everybody may know [who-sees]."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from ...engine.cardset import CardSet
from ...engine.views import Counter, Says, Slot, Zone
from .cards import COLOUR_NAMES
from .colour_sets import biggest_sets
from .days import day_token, kept_objective, kept_roof
from .joining import line_to_right
from .market import cards_in_hand, hand_limit, is_place
from .names import action_id, common_id, kind_id, personal_id, token_id
from .objectives import meets_personal
from .state import (
    ACTION_CARDS,
    FLOOR_PLACES,
    HAND,
    MARKET,
    PLUS_TOKENS,
    TOKENS,
    Action,
    Phase,
)
from .village import kind_at

# -- before the players -----------------------------------------------------------------------------------------


def zones(s: Any, cards: CardSet, viewer: int | None) -> Iterator[Zone]:
    """All places: what lies before each player, seat by seat, then what is everybody's."""
    for seat in range(s.seats):
        yield from _village(s, cards, seat, viewer)
        yield _row("hand", seat, _hand(s, cards, seat))
        yield from _action_cards(s, cards, seat, mine=seat == viewer)
        yield _row("tokens", seat, _tokens(s, seat, mine=seat == viewer))
        yield from _kept(s, cards, seat, mine=seat == viewer)
    yield _row("market-floors", None, _market(s, cards, range(FLOOR_PLACES)))
    yield _row("market-roofs", None, _market(s, cards, range(FLOOR_PLACES, MARKET)))
    doorways = (Slot("doorways:top", "doorway"),) if s.doorways else ()
    yield Zone("doorways", "doorways", None, int(s.doorways), doorways)
    for kind, pile in (("floors", s.floors), ("roofs", s.roofs)):
        yield Zone(kind, kind, None, int(pile.n), (Slot(f"{kind}:top", None),) if pile.n else ())
    for kind, pile in (("floor-discard", s.floor_discard), ("roof-discard", s.roof_discard)):
        slots = tuple(Slot(f"{kind}:{i}", kind_id(cards, card)) for i, card in enumerate(islice(pile.card, pile.n)))
        yield Zone(kind, kind, None, len(slots), slots, pile=True)
    marks = [f"{spot}-{int(met)}" for spot, met in zip(("first", "second"), s.met, strict=True) if met]
    yield _row("common", None, [Slot("common:0", common_id(cards, s.common), tuple(marks))])


def _row(kind: str, seat: int | None, slots: Iterable[Slot]) -> Zone:
    """A place whose cards lie side by side."""
    laid_out = tuple(slots)
    return Zone(kind if seat is None else f"{kind}:{seat}", kind, seat, len(laid_out), laid_out)


def _village(s: Any, cards: CardSet, seat: int, viewer: int | None) -> Iterator[Zone]:
    """The buildings of a player from the left, each from its doorway up; and for who builds the ends of the row."""
    building = seat == viewer and s.asked >> seat & 1 and s.phase in (Phase.ACTION, Phase.FREE)
    if building:
        yield Zone(f"left-end:{seat}", "left-end", seat, 0)
    sets = biggest_sets(s, cards.box, seat)
    for column in range(s.columns[seat]):
        slots = [Slot(f"door:{seat}:{column}", "doorway")]
        for level in range(s.height[seat][column]):
            marks = tuple(_marks(s, cards, seat, column, level))
            if (column, level) in sets:
                marks = (*marks, "set")
            card = kind_id(cards, kind_at(s, seat, column, level))
            slots.append(Slot(f"cell:{seat}:{column}:{level}", card, marks))
        yield Zone(f"building-{column + 1}:{seat}", f"building-{column + 1}", seat, len(slots), tuple(slots))
    if building:
        yield Zone(f"right-end:{seat}", "right-end", seat, 0)


def _marks(s: Any, cards: CardSet, seat: int, column: int, level: int) -> Iterator[str]:
    """Is a card connected to the cables, and part of clothes lines?"""
    if s.cable[seat][column] >> level & 1:
        yield "cabled"
    if column and line_to_right(s, cards.box, seat, column - 1, level):
        yield "line-left"
    if line_to_right(s, cards.box, seat, column, level):
        yield "line-right"


def _hand(s: Any, cards: CardSet, seat: int) -> Iterator[Slot]:
    """Bought cards lie open."""
    for place in range(HAND):
        if s.hand[seat][place]:
            yield Slot(f"hand:{seat}:{place}", kind_id(cards, s.hand[seat][place]))


def _action_cards(s: Any, cards: CardSet, seat: int, *, mine: bool) -> Iterator[Zone]:
    """Hand and deck of action cards, what is laid, and the discards, which lie open as what is turned over does."""
    held = [card for card in s.held[seat] if card]
    yield _row(
        "actions",
        seat,
        (Slot(f"actions:{seat}:{i}", action_id(cards, c) if mine else None) for i, c in enumerate(held)),
    )
    seen = mine or s.phase not in (Phase.BID, Phase.TOKENS)
    bids, acts = [card for card in s.bids[seat] if card], [s.acts[seat]] if s.acts[seat] else []
    for kind, laid in (("bid", bids), ("act", acts)):
        yield _row(
            kind, seat, (Slot(f"{kind}:{seat}:{i}", action_id(cards, c) if seen else None) for i, c in enumerate(laid))
        )
    used = [card for card in range(1, ACTION_CARDS + 1) if s.used[seat] >> card & 1]
    slots = tuple(Slot(f"used:{seat}:{card}", action_id(cards, card)) for card in used)
    yield Zone(f"used:{seat}", "used", seat, len(slots), slots, pile=True)
    deck = s.draw[seat]
    yield Zone(f"deck:{seat}", "deck", seat, int(deck.n), (Slot(f"deck:{seat}:top", None),) if deck.n else ())


def _tokens(s: Any, seat: int, *, mine: bool) -> Iterator[Slot]:
    """The tokens of a player; those that are going to be used are marked for their owner alone."""
    spent = int(s.spends[seat]) - 1 if mine and s.spends[seat] else 0
    for token in range(TOKENS):
        if s.tokens[seat][token]:
            marks = ("using",) if token < PLUS_TOKENS and spent >> token & 1 else ()
            yield Slot(f"tokens:{seat}:{token}", token_id(token), marks)


def _kept(s: Any, cards: CardSet, seat: int, *, mine: bool) -> Iterator[Zone]:
    """The initial roof and the personal objective, or what they are chosen from: shown to their owner only."""
    if s.phase == Phase.KEEP:
        chosen = (kept_roof(s, seat), kept_objective(s, seat)) if mine and s.kept[seat] else (-1, -1)
        dealt = ((s.dealt_roof, "dealt-roofs", kind_id, 0), (s.dealt_objective, "dealt-objectives", personal_id, 1))
        for fields, kind, named, less in dealt[: 2 if s.options.personal_objectives else 1]:
            numbers = [int(number) for number in fields[seat] if number]
            kept = chosen[less]
            yield _row(
                kind,
                seat,
                (
                    Slot(f"{kind}:{seat}:{i}", named(cards, n - less) if mine else None, ("kept",) if i == kept else ())
                    for i, n in enumerate(numbers)
                ),
            )
    roof = [kind_id(cards, s.initial[seat]) if mine else None] if s.initial[seat] else []
    yield _row("initial", seat, (Slot(f"initial:{seat}:0", card) for card in roof))
    if s.objective[seat]:
        seen = mine or s.phase == Phase.OVER
        met = seen and meets_personal(s, cards.box, seat, s.objective[seat] - 1)
        card = personal_id(cards, s.objective[seat] - 1) if seen else None
        yield _row("objective", seat, [Slot(f"objective:{seat}:0", card, ("met",) if met else ())])


# -- in the middle ----------------------------------------------------------------------------------------------


def _market(s: Any, cards: CardSet, places: Iterable[int]) -> Iterator[Slot]:
    """Floors or roofs of the market; a card keeps its place until it is taken."""
    for place in places:
        if is_place(s, place) and s.market[place]:
            yield Slot(f"market:{place}", kind_id(cards, s.market[place]))


# -- numbers ----------------------------------------------------------------------------------------------------


def counters(s: Any) -> Iterator[Counter]:
    """Day and round, values, when tokens come; of seats their order, the limit of the hand, what they may still do."""
    yield Counter("day", None, max(1, int(s.day)))
    yield Counter("round", None, max(1, int(s.rounds)))
    yield Counter("first", None, int(s.first) + 1, Says.PLAYER)
    for colour, value in zip(COLOUR_NAMES, s.value, strict=True):
        yield Counter(f"value-{colour}", None, int(value))
    for day in (2, 3):
        if day > s.day:
            yield Counter(f"{token_id(day_token(s, day))}-on-day", None, day)
    for seat in range(s.seats):
        yield Counter("limit", seat, int(hand_limit(s, seat)))
        yield Counter("bought", seat, int(cards_in_hand(s, seat)))
    if s.phase in (Phase.ACTION, Phase.FREE):
        yield from _of_the_turn(s)


def _of_the_turn(s: Any) -> Iterator[Counter]:
    """The order of turns, and what the player on turn may still do."""
    for spot in range(s.seats):
        yield Counter("turn-order", int(s.order[spot]), spot + 1)
    seat = int(s.turn)
    for action in Action:
        if s.due[action]:
            yield Counter(f"due-{action.name.lower()}", seat, int(s.due[action]))
    if s.either:
        yield Counter("due-either", seat, int(s.either))
    if s.owed:
        yield Counter("owed", seat, int(s.owed))
