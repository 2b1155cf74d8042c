"""Leftovers: its places, facts and events in words, and how a position is laid out from them."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from ...engine.cardset import Card, CardSet
from ...engine.contract import handle, seats_of
from ...engine.piles import push, top
from ...engine.positions import BadPosition, EventWords, Fact, Kind, Layout, Order, Part, Place, at
from . import rules
from .state import DEALT, LIMIT, Event, Phase
from .state import PLACES as HAND

REST = ("dish",)

# -- places -----------------------------------------------------------------------------------------------------


def _any(_card: Card) -> bool:
    return True


PLACES = (
    Place(
        "hand",
        "The hand of a seat; `-` is an empty place between cards.",
        "dishes",
        _any,
        Order.BY_PLACE,
        each_seat=True,
        most=HAND,
        dealt=DEALT,
        holes=True,
    ),
    Place("tin", "The tin of a seat.", "dishes", _any, Order.ANY, each_seat=True),
    Place("deck", "The deck.", "dishes", _any, Order.AS_DRAWN, takes_rest=True),
    Place("counter", "The counter.", "dishes", _any, Order.AS_LAID, dealt=1, takes_rest=True),
)

FACTS = (
    Fact("turn", "The seat on turn; seat 1 if it is not named.", Kind.SEAT),
    Fact("first", "The seat that begins every round; seat 1 if it is not named.", Kind.SEAT),
    Fact(
        "phase",
        "What is being decided; the beginning of a turn if it is not named.",
        Kind.WORD,
        words=tuple(map(handle, Phase)),
    ),
    Fact("dish", "The dish that the seat on turn has served.", Kind.CARD),
    Fact("renewals", "How often the deck has been renewed.", Kind.NUMBER, most=1),
    Fact(
        "seen",
        "The places of a hand whose cards everybody knows: they were taken from the counter.",
        Kind.PLACES,
        each_seat=True,
        most=HAND,
    ),
    Fact(
        "older",
        "The places of a hand whose cards came from the deck before it was renewed.",
        Kind.PLACES,
        each_seat=True,
        most=HAND,
    ),
    Fact(
        "chosen",
        "The place of the card that a seat has chosen to share, while others still choose.",
        Kind.PLACE,
        each_seat=True,
        most=HAND,
    ),
    Fact("moves", "The moves made so far.", Kind.NUMBER, most=LIMIT),
)

# -- events -----------------------------------------------------------------------------------------------------

SEAT, DISH, PLACE = Part("seat", Kind.SEAT), Part("card", Kind.CARD, ("dish",)), Part("place", Kind.PLACE)

EVENTS = (
    EventWords(Event.DEALT, "A card is dealt.", {"seat": SEAT, "card": DISH, "place": PLACE}),
    EventWords(Event.TURNED, "A card is turned up on the counter.", {"card": DISH}),
    EventWords(Event.BEGINS, "A seat plays first.", {"seat": SEAT}),
    EventWords(Event.DREW, "A seat draws a card.", {"seat": SEAT, "card": DISH, "place": PLACE}),
    EventWords(Event.TOOK, "A seat takes a card from the counter.", {"seat": SEAT, "card": DISH, "place": PLACE}),
    EventWords(
        Event.COUNTER_SHUFFLED,
        "So many cards of the counter are shuffled into a new deck.",
        {"cards": Part("other", Kind.NUMBER)},
    ),
    EventWords(Event.LAST_ROUND, "The deck has run out: the round is the last."),
    EventWords(Event.SERVED, "A seat puts a card into its tin.", {"seat": SEAT, "card": DISH, "place": PLACE}),
    EventWords(Event.LEFT, "A seat leaves a card on the counter.", {"seat": SEAT, "card": DISH, "place": PLACE}),
    EventWords(Event.FINISHED, "A seat has no card to leave.", {"seat": SEAT}),
    EventWords(Event.ACCEPTED, "A seat takes the card just left.", {"seat": SEAT, "card": DISH}),
    EventWords(Event.DECLINED, "A seat lets the card just left lie.", {"seat": SEAT, "card": DISH}),
    EventWords(
        Event.SHARED, "A card that nobody else chose goes into the tin.", {"seat": SEAT, "card": DISH, "place": PLACE}
    ),
    EventWords(
        Event.CLASHED,
        "A card that others chose, too, goes to the counter.",
        {"seat": SEAT, "card": DISH, "place": PLACE},
    ),
    EventWords(Event.OVER, "The game is over after the last round."),
    EventWords(Event.LIMIT, "The game has become too long."),
)

# -- from words to a state --------------------------------------------------------------------------------------


def lay_out(s: Any, cards: CardSet, layout: Layout) -> None:
    """Lay every card where the layout says; the phase and who is asked follow."""
    facts = layout.facts
    number = {card.id: card.number for card in cards.cards}
    s.first, s.turn = facts.get("first", 0), facts.get("turn", 0)
    s.renewals, s.moves = facts.get("renewals", 0), facts.get("moves", 0)
    for seat in range(s.seats):
        for place, card in enumerate(layout.cards[at("hand", seat)]):
            if card is not None:
                s.hand[seat][place] = number[card]
                s.seen[seat][place] = int(place in facts.get(at("seen", seat), ()))
                s.deal[seat][place] = s.renewals - (place in facts.get(at("older", seat), ()))
        for helping in layout.cards[at("tin", seat)]:
            s.tin[seat][number[str(helping)]] += 1
    for card in reversed(layout.cards["deck"]):
        push(s.deck, number[str(card)])
    for card in layout.cards["counter"]:
        push(s.counter, number[str(card)])
    s.last = int(s.deck.n == 0)
    _work_out(s, facts, number)
    _check_hands(s, facts)


def _check_hands(s: Any, facts: Any) -> None:
    """Raise BadPosition for a card too many, or a fact about a card that is not there."""
    for seat in range(s.seats):
        most = HAND if s.phase == Phase.SERVE and seat == s.turn else DEALT
        if rules.cards_in_hand(s, seat) > most:
            raise BadPosition(at("hand", seat), f"only the seat on turn holds {HAND} cards, in the phase 'serve'")
        for fact in ("seen", "older"):
            for place in facts.get(at(fact, seat), ()):
                if not s.hand[seat][place]:
                    raise BadPosition(at(fact, seat), f"seat {seat + 1} has no card {place + 1}")
        if not s.renewals and facts.get(at("older", seat)):
            raise BadPosition(at("older", seat), "the deck has not been renewed: renewals is 0")


def _work_out(s: Any, facts: Any, number: dict[str, int]) -> None:
    """The phase, and who is asked; BadPosition for a phase that the cards do not allow."""
    chosen = [at("chosen", seat) for seat in range(s.seats) if at("chosen", seat) in facts]
    phase = facts.get("phase", handle(Phase.SHARE) if chosen else None)
    if chosen and phase != handle(Phase.SHARE):
        raise BadPosition(chosen[0], f"nobody chooses a card to share in the phase {phase!r}")
    rules.begin_turn(s, s.turn)
    begins = handle(Phase(s.phase))
    match phase or begins:
        case "over":
            s.phase, s.asked = Phase.OVER, 0
        case "serve":
            s.phase = Phase.SERVE
        case "asked":
            _offer(s)
        case "share":
            _share(s, facts)
        case "fetch" if begins != "fetch":
            raise BadPosition("phase", "there is no card to fetch: deck and counter are empty")
    if s.moves >= LIMIT:
        s.phase, s.asked = Phase.OVER, 0
    if "dish" in facts:
        if s.phase == Phase.FETCH:
            raise BadPosition("dish", "nothing has been served yet in the phase 'fetch'")
        s.dish = number[facts["dish"]]


def _offer(s: Any) -> None:
    """The card just left is offered to the next player whose tin has that dish."""
    seats = [(s.turn + step) % s.seats for step in range(1, s.seats)]
    asked = [seat for seat in seats if s.counter.n and s.tin[seat][top(s.counter)]]
    if not asked:
        raise BadPosition("phase", "no other seat's tin has the dish on top of the counter")
    s.phase, s.asked = Phase.ASKED, 1 << asked[0]


def _share(s: Any, facts: Any) -> None:
    """Everybody who holds a card and has not chosen yet is asked."""
    s.asked = rules.holders(s)
    if s.turn != s.first or len(seats_of(s.asked)) < 2:
        raise BadPosition(
            "phase", "the shared table comes after a round, when two seats hold cards; turn is then first"
        )
    s.phase = Phase.SHARE
    for seat in range(s.seats):
        if at("chosen", seat) in facts:
            place = facts[at("chosen", seat)]
            if not s.hand[seat][place]:
                raise BadPosition(at("chosen", seat), f"seat {seat + 1} has no card {place + 1}")
            s.chosen[seat] = place + 1
            s.asked &= ~(1 << seat)
    if not s.asked:
        raise BadPosition("phase", "once all have chosen the cards are shown: leave one seat's choice open")


# -- from a state to words --------------------------------------------------------------------------------------


def layout(s: Any, cards: CardSet) -> Layout:
    """Where everything lies."""
    lie = {
        "deck": _ids(cards, reversed(list(islice(s.deck.card, s.deck.n)))),
        "counter": _ids(cards, islice(s.counter.card, s.counter.n)),
    }
    for seat in range(s.seats):
        hand = list(s.hand[seat])
        while hand and not hand[-1]:
            hand.pop()
        lie[at("hand", seat)] = _ids(cards, hand)
        lie[at("tin", seat)] = _ids(cards, _helpings(s.tin[seat]))
    return Layout(lie, dict(_facts(s, cards)))


def _ids(cards: CardSet, numbers: Iterable[int]) -> tuple[str | None, ...]:
    return tuple(cards.card(int(number), "dish").id if number else None for number in numbers)


def _helpings(tin: Any) -> Iterator[int]:
    for dish, helpings in enumerate(tin):
        for _ in range(helpings):
            yield dish


def _facts(s: Any, cards: CardSet) -> Iterator[tuple[str, Any]]:
    yield "turn", int(s.turn)
    yield "first", int(s.first)
    yield "phase", handle(Phase(s.phase))
    yield "renewals", int(s.renewals)
    yield "moves", int(s.moves)
    if s.dish:
        yield "dish", cards.card(int(s.dish), "dish").id
    for seat in range(s.seats):
        held = [place for place in range(HAND) if s.hand[seat][place]]
        yield at("seen", seat), tuple(place for place in held if s.seen[seat][place])
        yield at("older", seat), tuple(place for place in held if s.deal[seat][place] < s.renewals)
        if s.chosen[seat]:
            yield at("chosen", seat), int(s.chosen[seat]) - 1
