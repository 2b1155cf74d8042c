"""Guacamole: its places, facts and events in words, and how a position is laid out from them."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from ...engine.cardset import Card, CardSet
from ...engine.contract import handle, seats_of
from ...engine.piles import push, top
from ...engine.positions import BadPosition, EventWords, Fact, Kind, Layout, Order, Part, Place, at
from . import rules
from .cards import HEAT_NAMES
from .state import CILANTRO, HAND, HEATS, LIME, LIMIT, Ending, Event, Phase, Version

REST = ("ingredient", "special", "disc")

# -- places -----------------------------------------------------------------------------------------------------


def _is_ingredient(card: Card) -> bool:
    return card.group == "ingredient"


def _is_disc(card: Card) -> bool:
    return card.group == "disc"


def _is_card(card: Card) -> bool:
    return not _is_disc(card)


def _disc_pile(heat: str) -> Place:
    return Place(
        f"disc.{heat}",
        f"The pile of {heat} discs; its first disc lies open.",
        f"{heat} discs",
        lambda card: _is_disc(card) and card.facts["heat"] == heat,
        Order.AS_DRAWN,
        takes_rest=True,
        when={"game": "standard"},
    )


PLACES = (
    Place(
        "hand",
        "The five open cards of a seat.",
        "ingredients",
        _is_ingredient,
        Order.BY_PLACE,
        each_seat=True,
        least=HAND,
        most=HAND,
        dealt=HAND,
    ),
    Place(
        "drawn",
        "The ingredient that the seat on turn has drawn and not yet laid down.",
        "one ingredient",
        _is_ingredient,
        Order.BY_PLACE,
        most=1,
    ),
    Place("deck", "The deck.", "ingredients and specials", _is_card, Order.AS_DRAWN, least=1, dealt=1, takes_rest=True),
    Place(
        "discard",
        "The discard pile.",
        "ingredients and specials",
        _is_card,
        Order.AS_LAID,
        least=1,
        dealt=1,
        takes_rest=True,
    ),
    *map(_disc_pile, HEAT_NAMES),
    Place(
        "disc.all",
        "The one pile of discs of the easier game; its first disc lies open.",
        "discs",
        _is_disc,
        Order.AS_DRAWN,
        takes_rest=True,
        when={"game": "easier"},
    ),
    Place("won", "The discs that a seat has won.", "discs", _is_disc, Order.ANY, each_seat=True),
)

FACTS = (
    Fact("turn", "The seat on turn; seat 1 if it is not named.", Kind.SEAT),
    Fact(
        "phase",
        "What is being decided. It follows from the cards; `pass` must be named, after a Lime or a Cilantro.",
        Kind.WORD,
        words=tuple(map(handle, Phase)),
    ),
    Fact(
        "chosen",
        "The place of the card that a seat has chosen to pass, while others still choose.",
        Kind.PLACE,
        each_seat=True,
        most=HAND,
    ),
    Fact("let_go", "The seats whose hand matches an open disc and who have let it go.", Kind.SEATS),
    Fact("finished", "Whether the seat on turn has finished its turn, so that claims come after it.", Kind.YES),
    Fact("moves", "The moves made so far.", Kind.NUMBER, most=LIMIT),
)

# -- events -----------------------------------------------------------------------------------------------------

SEAT, PLACE = Part("seat", Kind.SEAT), Part("place", Kind.PLACE)
INGREDIENT, OLD = Part("card", Kind.CARD, ("ingredient",)), Part("other", Kind.CARD, ("ingredient",))
SPECIAL, DISC = Part("card", Kind.CARD, ("special",)), Part("card", Kind.CARD, ("disc",))
PILE, TO = Part("place", Kind.WORD, words=HEAT_NAMES), Part("other", Kind.SEAT)
CARDS = Part("other", Kind.NUMBER)

EVENTS = (
    EventWords(Event.DEALT, "A card is dealt.", {"seat": SEAT, "card": INGREDIENT, "place": PLACE}),
    EventWords(Event.TURNED_DISCARD, "The first card of the discard pile is turned.", {"card": INGREDIENT}),
    EventWords(
        Event.TURNED_DISC, "A disc is turned. The one pile of the easier game is `mild`.", {"card": DISC, "pile": PILE}
    ),
    EventWords(Event.BEGINS, "A seat plays first.", {"seat": SEAT}),
    EventWords(
        Event.TOOK,
        "A seat takes the top discard in place of a card, which it discards.",
        {"seat": SEAT, "card": INGREDIENT, "place": PLACE, "old": OLD},
    ),
    EventWords(Event.DREW, "A seat draws an ingredient.", {"seat": SEAT, "card": INGREDIENT}),
    EventWords(
        Event.KEPT,
        "A seat keeps the drawn card in place of a card, which it discards.",
        {"seat": SEAT, "card": INGREDIENT, "place": PLACE, "old": OLD},
    ),
    EventWords(Event.DISCARDED, "A seat discards the drawn card.", {"seat": SEAT, "card": INGREDIENT}),
    EventWords(Event.SPECIAL, "A seat draws a special.", {"seat": SEAT, "card": SPECIAL}),
    EventWords(Event.PASSED, "A seat passes a card to another.", {"seat": SEAT, "card": INGREDIENT, "to": TO}),
    EventWords(Event.PASSED_HAND, "A seat passes its hand to another.", {"seat": SEAT, "to": TO}),
    EventWords(Event.RENEWED, "So many discards are shuffled into a new deck.", {"cards": CARDS}),
    EventWords(Event.CLAIMED, "A seat wins a disc.", {"seat": SEAT, "card": DISC, "pile": PILE}),
    EventWords(Event.DECLINED, "A seat lets a claim go.", {"seat": SEAT}),
    EventWords(Event.NEW_CARD, "A seat gets a card of a new hand.", {"seat": SEAT, "card": INGREDIENT, "place": PLACE}),
    EventWords(Event.SHUFFLED_IN, "A special is shuffled back into the deck.", {"card": SPECIAL}),
    EventWords(Event.WON, "A seat has won.", {"seat": SEAT}),
    EventWords(Event.NOBODY_CAN_WIN, "Nobody can complete a set any more."),
    EventWords(Event.LIMIT, "The game has become too long."),
    EventWords(Event.HAND_AWAY, "A seat that has claimed a disc discards its hand.", {"seat": SEAT}),
    EventWords(
        Event.GATHERED, "Only specials were left in the deck: so many discards are shuffled in.", {"cards": CARDS}
    ),
    EventWords(Event.DEALING, "A hand is dealt.", {"seat": SEAT}),
)

# -- from words to a state --------------------------------------------------------------------------------------


def lay_out(s: Any, cards: CardSet, layout: Layout) -> None:
    """Lay every card where the layout says; what follows from the cards is worked out."""
    number = {card.id: card.number for card in cards.cards}
    named = {key: [number[str(id)] for id in ids] for key, ids in layout.cards.items()}
    for seat in range(s.seats):
        for place, card in enumerate(named[at("hand", seat)]):
            s.hand[seat][place] = card
        for disc in named[at("won", seat)]:
            s.owner[disc] = seat + 1
    for card in reversed(named["deck"]):
        push(s.deck, card)
    for card in named["discard"]:
        push(s.discard, card)
    for heat, pile in _disc_piles(s):
        for disc in reversed(named[pile]):
            push(s.discs[heat], disc)
    s.drawn = sum(named["drawn"])
    s.turn = layout.facts.get("turn", 0)
    s.moves = layout.facts.get("moves", 0)
    s.played = int(layout.facts.get("finished", False))
    _work_out(s, cards, layout)
    _check(s, layout)


def _disc_piles(s: Any) -> Iterator[tuple[int, str]]:
    """The piles of discs in play and their names."""
    if s.options.game == Version.EASIER:
        yield 0, "disc.all"
    else:
        for heat, name in enumerate(HEAT_NAMES):
            yield heat, f"disc.{name}"


def _work_out(s: Any, cards: CardSet, layout: Layout) -> None:
    """What follows from the cards: mixes, open discs, who may claim, the phase, and who is asked."""
    box, facts = cards.box, layout.facts
    for seat in range(s.seats):
        s.mix[seat] = sum(box.mix[card] for card in s.hand[seat])
    for heat in range(HEATS):
        s.goal[heat] = box.goal[top(s.discs[heat])] if s.discs[heat].n else 0
    s.ending = _ending(s, cards)
    chosen = {seat: facts[at("chosen", seat)] for seat in range(s.seats) if at("chosen", seat) in facts}
    if s.ending != Ending.NOT_OVER:
        s.phase, s.asked = Phase.OVER, 0
    elif s.drawn:
        s.phase, s.asked = Phase.DRAWN, 1 << s.turn
    elif chosen or facts.get("phase") == handle(Phase.PASS):
        s.phase, s.asked = Phase.PASS, (1 << s.seats) - 1
        for seat, place in chosen.items():
            s.chosen[seat] = place
            s.asked &= ~(1 << seat)
    else:
        rules.discs_changed(s)
        for seat in facts.get("let_go", ()):
            s.ready &= ~(1 << seat)
        rules.settle(s)


def _ending(s: Any, cards: CardSet) -> Ending:
    if any(rules.complete(s, cards.box, seat) for seat in range(s.seats)):
        return Ending.WON
    if not rules.winnable(s, cards.box):
        return Ending.NOBODY_CAN_WIN
    return Ending.LIMIT if s.moves >= LIMIT else Ending.NOT_OVER


def _check(s: Any, layout: Layout) -> None:
    """Raise BadPosition if what was named does not agree with what follows from the cards."""
    phase, facts = handle(Phase(s.phase)), layout.facts
    if facts.get("phase", phase) != phase:
        raise BadPosition("phase", f"with these cards the phase is {phase!r}, not {facts['phase']!r}")
    chosen = [at("chosen", seat) for seat in range(s.seats) if at("chosen", seat) in facts]
    if chosen and s.phase != Phase.PASS:
        raise BadPosition(chosen[0], f"nobody chooses a card to pass in the phase {phase!r}")
    if s.phase == Phase.PASS and top(s.discard) not in (LIME, CILANTRO):
        key = chosen[0] if chosen else "phase"
        raise BadPosition(key, "cards are passed only while a Lime or a Cilantro lies on top of the discard pile")
    if s.phase == Phase.PASS and not s.asked:
        raise BadPosition(chosen[-1], "once all have chosen the cards are passed: leave one seat's choice open")
    for seat in facts.get("let_go", ()):
        if s.mix[seat] not in s.goal:
            raise BadPosition(
                "let_go", f"the hand of seat {seat + 1} matches no open disc: there is no claim to let go"
            )
    if facts.get("finished") and s.phase != Phase.CLAIM:
        raise BadPosition("finished", f"only claims wait after a turn, and none is offered: the phase is {phase!r}")


# -- from a state to words --------------------------------------------------------------------------------------


def layout(s: Any, cards: CardSet) -> Layout:
    """Where everything lies."""
    lie = {
        "drawn": _ids(cards, [s.drawn] if s.drawn else []),
        "deck": _ids(cards, reversed(_pile(s.deck))),
        "discard": _ids(cards, _pile(s.discard)),
    }
    for seat in range(s.seats):
        won = [disc for disc in range(cards.box.discs) if s.owner[disc] == seat + 1]
        lie[at("hand", seat)] = _ids(cards, s.hand[seat])
        lie[at("won", seat)] = _ids(cards, won, "disc")
    for heat, pile in _disc_piles(s):
        lie[pile] = _ids(cards, reversed(_pile(s.discs[heat])), "disc")
    return Layout(lie, dict(_facts(s)))


def _pile(pile: Any) -> list[int]:
    return list(islice(pile.card, pile.n))


def _ids(cards: CardSet, numbers: Iterable[int], *groups: str) -> tuple[str | None, ...]:
    return tuple(cards.card(int(number), *(groups or ("ingredient", "special"))).id for number in numbers)


def _facts(s: Any) -> Iterator[tuple[str, Any]]:
    yield "turn", int(s.turn)
    yield "phase", handle(Phase(s.phase))
    yield "let_go", tuple(seat for seat in range(s.seats) if s.mix[seat] in s.goal and not s.ready >> seat & 1)
    yield "finished", bool(s.played)
    yield "moves", int(s.moves)
    if s.phase == Phase.PASS:
        for seat in range(s.seats):
            if seat not in seats_of(s.asked):
                yield at("chosen", seat), int(s.chosen[seat])
