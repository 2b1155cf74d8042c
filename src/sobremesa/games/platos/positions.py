"""Platos: its places and facts in words, and how a position is laid out from them."""

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from itertools import accumulate, islice, pairwise
from typing import Any

from ...engine.cardset import Card, CardSet
from ...engine.contract import handle, seats_of
from ...engine.events import CAPACITY, EVERYBODY, just
from ...engine.piles import push
from ...engine.play import new_events
from ...engine.positions import BadPosition, Fact, Kind, Layout, Order, Place, at
from .answering import could_answer
from .dishes import all_completed, in_centre, refill
from .event_words import EVENTS as EVENTS
from .hands import cards_in_hand, limit_of
from .names import dish_id, kind_id
from .order import players_in
from .state import (
    CARDS,
    DEALT,
    DISHES,
    DOUBLE_FIRE_CARDS,
    FIRE_CARDS,
    HAND,
    LIMIT,
    SEATS,
    SECRETS,
    Answer,
    Clause,
    Ending,
    Phase,
    Special,
)
from .turns import begin_turn

REST = ("ingredient", "special", "dish")

# Turns to lose of one seat: a move may use up those of all seats, and tells of each.
MOST_LOST = CAPACITY // 2 // SEATS

ATTACKS = tuple(handle(special) for special in (Special.FIRE, Special.APRON, Special.CONTAMINATION, Special.MINE))

# -- places -----------------------------------------------------------------------------------------------------


def _dish(card: Card) -> bool:
    return card.group == "dish"


def _kind(card: Card) -> bool:
    return card.group != "dish"


def _mine(card: Card) -> bool:
    return card.id == "mine"


def _secret(card: Card) -> bool:
    return card.id == "secret"


PLACES = (
    Place(
        "hand",
        "The hand of a seat; `-` is an empty place between cards.",
        "ingredients and specials",
        _kind,
        Order.BY_PLACE,
        each_seat=True,
        most=HAND,
        dealt=DEALT,
        holes=True,
    ),
    Place("discard", "The pile of a seat.", "ingredients and specials", _kind, Order.AS_LAID, each_seat=True),
    Place(
        "secret",
        "The Secret Recipes before a seat.",
        "Secret Recipes",
        _secret,
        Order.ANY,
        each_seat=True,
        most=SECRETS,
    ),
    Place("cooked", "The dishes of a seat that are not protected.", "dishes", _dish, Order.ANY, each_seat=True),
    Place("protected", "The dishes of a seat that are protected.", "dishes", _dish, Order.ANY, each_seat=True),
    Place("guard", "The cards that lie on protected dishes, one on each.", "This Is Mine", _mine, Order.ANY),
    Place(
        "centre",
        "The dishes in the centre; as long as too few are free more come from their deck.",
        "dishes",
        _dish,
        Order.BY_PLACE,
        most=DISHES,
    ),
    Place("dishes", "The deck of dishes.", "dishes", _dish, Order.AS_DRAWN, takes_rest=True),
    Place("deck", "The deck.", "ingredients and specials", _kind, Order.AS_DRAWN, takes_rest=True),
)

# -- facts ------------------------------------------------------------------------------------------------------


def _of_hand(id: str, text: str) -> Fact:
    return Fact(id, text, Kind.PLACES, each_seat=True, most=HAND)


FACTS = (
    Fact("turn", "The seat on turn; seat 1 if it is not named.", Kind.SEAT),
    Fact(
        "phase",
        "What is being decided; the beginning of a turn, or an answer if there is an attack, if it is not named.",
        Kind.WORD,
        words=tuple(map(handle, Phase)),
    ),
    Fact(
        "ending",
        "How the game has ended; what the rest says if it is not named.",
        Kind.WORD,
        words=tuple(map(handle, Ending)),
    ),
    Fact("reversed", "Whether the round is reversed.", Kind.YES),
    Fact("spot", "Where a seat sits in the order.", Kind.NUMBER, each_seat=True, least=1, most=SEATS),
    Fact("out", "The seats that are out.", Kind.SEATS),
    Fact("lost", "The turns that a seat has still to lose.", Kind.NUMBER, each_seat=True, most=MOST_LOST),
    Fact("quiet", "The seats that answer nothing until their next turn.", Kind.SEATS),
    Fact("due", "The seats that still have a last turn, since the deck has run out.", Kind.SEATS),
    Fact("renewals", "How often the discards have become the deck.", Kind.NUMBER, most=1),
    _of_hand("open", "The places of a hand whose cards everybody knows."),
    *(
        _of_hand(f"known-{n}", f"The places of a hand whose cards seat {n} knows besides its owner.")
        for n in range(1, SEATS + 1)
    ),
    _of_hand("older", "The places of a hand whose cards came from the deck before it was renewed."),
    Fact("reserved", "The places of the centre that a seat has reserved.", Kind.PLACES, each_seat=True, most=DISHES),
    Fact(
        "lots",
        "Where the lots end that were put under the deck of dishes, in dishes counted from the bottom.",
        Kind.PLACES,
        most=DISHES,
    ),
    Fact("attack", "The special that may be answered, or a fire that burns.", Kind.WORD, words=ATTACKS),
    Fact("many", "Whether it is one card or a double: 1 or 2; 1 if it is not named.", Kind.NUMBER, least=1, most=2),
    Fact("target", "The seat that it is played on; with phase `give` the guest of the Food Party.", Kind.SEAT),
    Fact("dish", "The dish that it is played on.", Kind.CARD),
    Fact("fire", "The cards that the fire burns.", Kind.NUMBER, least=FIRE_CARDS, most=CARDS),
    Fact("answered", "The seats that have passed this fire on.", Kind.SEATS),
    Fact("owed", "The cards that a burning fire still asks for.", Kind.NUMBER, least=1, most=HAND),
    Fact(
        "answer",
        "What a seat has answered to a reservation, while others still answer.",
        Kind.WORD,
        each_seat=True,
        words=tuple(handle(answer) for answer in Answer if answer),
    ),
    Fact("moves", "The moves made so far.", Kind.NUMBER, most=LIMIT),
)

# -- from words to a state --------------------------------------------------------------------------------------


def lay_out(s: Any, cards: CardSet, layout: Layout) -> None:
    """Lay every card where the layout says; the phase and who is asked follow."""
    facts = layout.facts
    number = {card.id: card.number for card in cards.cards}
    s.turn, s.moves, s.renewals = facts.get("turn", 0), facts.get("moves", 0), facts.get("renewals", 0)
    s.direction = -1 if facts.get("reversed") else 1
    _seats(s, facts)
    _cards(s, layout, number)
    _dishes(s, cards, layout, number)
    _hands(s, facts)
    _phase(s, cards, facts, number)
    if s.moves >= LIMIT:
        s.phase, s.asked = Phase.OVER, 0
    if s.phase == Phase.OVER:
        s.ending = _ending(s)
    s.ending = _named(Ending, facts.get("ending", handle(Ending(s.ending))))
    if (s.ending == Ending.NOT_OVER) == (s.phase == Phase.OVER):
        raise BadPosition("ending", "a game has an ending once its phase is `over`, and not before")


def _ending(s: Any) -> Ending:
    """How a game has ended that is over, for all that can be seen of it."""
    if players_in(s) <= 1:
        return Ending.ONE_LEFT if players_in(s) else Ending.NOBODY_LEFT
    if all_completed(s):
        return Ending.LAST_DISH
    return Ending.LIMIT if s.moves >= LIMIT else Ending.DECK_RAN_OUT


def _named(words: type[IntEnum], word: str) -> int:
    """The number of a word."""
    return [handle(each) for each in words].index(word)


def _mask(seats: Iterable[int]) -> int:
    return sum(just(seat) for seat in seats)


def _seats(s: Any, facts: Mapping[str, Any]) -> None:
    """Order, who is out, lost turns, standing orders, last turns."""
    spots = [facts.get(at("spot", seat), seat + 1) - 1 for seat in range(s.seats)]
    if sorted(spots) != list(range(s.seats)):
        raise BadPosition(at("spot", 0), f"the seats sit in places 1 to {s.seats} of the order, each in its own")
    for seat, spot in enumerate(spots):
        s.order[spot] = seat
        s.lost[seat] = facts.get(at("lost", seat), 0)
    s.out, s.quiet, s.due = (_mask(facts.get(fact, ())) for fact in ("out", "quiet", "due"))
    for fact, mask in (("quiet", s.quiet), ("due", s.due)):
        if mask & s.out:
            raise BadPosition(fact, f"seat {seats_of(mask & s.out)[0] + 1} is out")


def _cards(s: Any, layout: Layout, number: Mapping[str, int]) -> None:
    """Hands, piles, recipes that store, the deck."""
    for seat in range(s.seats):
        for place, card in enumerate(layout.cards[at("hand", seat)]):
            s.hand[seat][place] = 0 if card is None else number[card]
        for card in layout.cards[at("discard", seat)]:
            push(s.discard[seat], number[str(card)])
        s.secret[seat] = len(layout.cards[at("secret", seat)])
    for card in reversed(layout.cards["deck"]):
        push(s.deck, number[str(card)])
    s.run_out = int(s.deck.n == 0)
    if s.due and not s.run_out:
        raise BadPosition("due", "the deck has not run out")


def _dishes(s: Any, cards: CardSet, layout: Layout, number: Mapping[str, int]) -> None:
    """Dishes of players, in the centre, in their deck."""
    for seat in range(s.seats):
        for place in ("cooked", "protected"):
            for dish in layout.cards[at(place, seat)]:
                s.owner[number[str(dish)]] = seat + 1
                s.guard[number[str(dish)]] = int(place == "protected")
    if sum(s.guard) != len(layout.cards["guard"]):
        raise BadPosition("guard", f"a This Is Mine lies on each protected dish; {sum(s.guard)} are protected")
    for dish in layout.cards["centre"]:
        push(s.centre, number[str(dish)])
    for dish in reversed(layout.cards["dishes"]):
        push(s.dishes, number[str(dish)])
    _lots(s, layout.facts)
    for seat in range(s.seats):
        for place in layout.facts.get(at("reserved", seat), ()):
            if place >= s.centre.n:
                raise BadPosition(at("reserved", seat), f"there is no dish {place + 1} in the centre")
            s.reserved[s.centre.card[place]] = seat + 1
    if layout.facts.get("attack") != handle(Special.MINE):  # while a reservation is answered no dish comes yet
        refill(s, Clause.CENTRE, new_events())


def _lots(s: Any, facts: Mapping[str, Any]) -> None:
    """How many dishes were put under their deck at a time."""
    ends = [end + 1 for end in facts.get("lots", ())]
    if ends and ends[-1] > s.dishes.n:
        raise BadPosition("lots", f"there are {s.dishes.n} dishes in the deck")
    for low, high in reversed(list(pairwise([0, *ends]))):
        push(s.lots, high - low)


def _hands(s: Any, facts: Mapping[str, Any]) -> None:
    """Who knows which cards of hands, and which deck they came from."""
    for seat in range(s.seats):
        for place in range(HAND):
            if s.hand[seat][place]:
                s.known[seat][place] = just(seat)
                s.deal[seat][place] = s.renewals
        for place in _places(s, facts, "older", seat):
            s.deal[seat][place] = 0
        for other in range(SEATS):
            for place in _places(s, facts, f"known-{other + 1}", seat):
                if other == seat or other >= s.seats:
                    raise BadPosition(at(f"known-{other + 1}", seat), f"seat {other + 1} is no other player")
                s.known[seat][place] |= just(other)
        for place in _places(s, facts, "open", seat):
            s.known[seat][place], s.deal[seat][place] = EVERYBODY, 0


def _places(s: Any, facts: Mapping[str, Any], fact: str, seat: int) -> Iterator[int]:
    for place in facts.get(at(fact, seat), ()):
        if not s.hand[seat][place]:
            raise BadPosition(at(fact, seat), f"seat {seat + 1} has no card {place + 1}")
        yield place


def _phase(s: Any, cards: CardSet, facts: Mapping[str, Any], number: Mapping[str, int]) -> None:
    """What is being decided, and who is asked; BadPosition for a phase that the rest does not allow."""
    begin_turn(s, s.turn, new_events())
    attack = facts.get("attack")
    phase = facts.get("phase", handle(Phase.ANSWER) if attack else handle(Phase(s.phase)))
    if attack is None and phase in ("answer", "fire"):
        raise BadPosition("phase", "name the attack, too")
    match phase:
        case "over":
            s.phase, s.asked = Phase.OVER, 0
        case "discard":
            _discard(s)
        case "give":
            if facts.get("target", s.turn) == s.turn:
                raise BadPosition("target", "the Food Party is with another player")
            s.phase, s.attack, s.many, s.target = Phase.GIVE, Special.PARTY, 1, facts["target"]
        case "answer" | "fire":
            _attack(s, cards, facts, number)
        case "actions":
            if s.options.mode == 0:
                raise BadPosition("phase", "only the free mode has several actions a turn")
            s.phase = Phase.ACTIONS
        case "turn" if s.phase != Phase.TURN:
            raise BadPosition("phase", "there is no card to draw or to take")
    _check_hands(s)


def _check_hands(s: Any) -> None:
    """Whoever is in holds cards, none too many, but for an answer or a discard that is under way."""
    if s.phase == Phase.OVER:
        return
    for seat in range(s.seats):
        held, out = cards_in_hand(s, seat), s.out >> seat & 1
        if out and held:
            raise BadPosition("out", f"seat {seat + 1} holds cards")
        if not out and not held and s.phase not in (Phase.ANSWER, Phase.FIRE):
            raise BadPosition(at("hand", seat), "whoever holds no card is out")
        if held > limit_of(s, seat) and s.phase != Phase.DISCARD:
            raise BadPosition(at("hand", seat), f"seat {seat + 1} may hold {limit_of(s, seat)} cards")
    if s.out >> s.turn & 1 and s.phase == Phase.TURN:
        raise BadPosition("turn", f"seat {s.turn + 1} is out")


def _discard(s: Any) -> None:
    over = [seat for seat in range(s.seats) if cards_in_hand(s, seat) > limit_of(s, seat)]
    if not over:
        raise BadPosition("phase", "no seat holds more cards than it may")
    s.phase, s.asked = Phase.DISCARD, just(s.turn if s.turn in over else over[0])


def _attack(s: Any, cards: CardSet, facts: Mapping[str, Any], number: Mapping[str, int]) -> None:
    """An attack by the seat on turn that is being answered, or a fire that burns."""
    s.attack, s.many = Special[facts["attack"].upper()], facts.get("many", 1)
    s.phase = Phase.FIRE if facts.get("phase") == "fire" else Phase.ANSWER
    if s.attack in (Special.CONTAMINATION, Special.MINE):
        if "dish" not in facts:
            raise BadPosition("dish", "name the dish that is attacked")
        s.dish = number[facts["dish"]]
    if s.attack == Special.MINE:
        _reservation(s, cards, facts)
        return
    s.target = facts.get("target", s.turn)
    if s.attack == Special.CONTAMINATION:
        s.target = s.owner[s.dish] - 1
        if s.target in (-1, s.turn) or s.guard[s.dish]:
            raise BadPosition("dish", "it must be an unprotected dish of another seat")
    if s.attack == Special.FIRE:
        s.fire = facts.get("fire", FIRE_CARDS if s.many == 1 else DOUBLE_FIRE_CARDS)
        s.answered = just(s.turn) | _mask(facts.get("answered", ()))
    s.asked = just(s.target)
    if s.phase == Phase.FIRE:
        s.owed = facts.get("owed", s.fire)
        if s.attack != Special.FIRE or s.owed >= cards_in_hand(s, s.target) or s.owed > s.fire:
            raise BadPosition("owed", "a fire asks for cards one by one as long as more than those are held")
    elif s.answered >> s.target & 1 or s.target == s.turn or not could_answer(s, cards.box, s.target):
        raise BadPosition("target", f"for all that everybody sees, seat {s.target + 1} cannot answer")


def _reservation(s: Any, cards: CardSet, facts: Mapping[str, Any]) -> None:
    """A dish is being reserved; some have answered already."""
    if not in_centre(s, s.dish):
        raise BadPosition("dish", "it does not lie in the centre")
    s.reserved[s.dish] = s.turn + 1
    s.asked = 0
    for seat in range(s.seats):
        given = facts.get(at("answer", seat))
        if given is not None:
            s.answer[seat] = _named(Answer, given)
        elif seat != s.turn and could_answer(s, cards.box, seat):
            s.asked |= just(seat)
    if not s.asked:
        raise BadPosition("attack", "nobody is left to answer")


# -- from a state to words --------------------------------------------------------------------------------------


def layout(s: Any, cards: CardSet) -> Layout:
    """Where everything lies."""
    lie: dict[str, tuple[str | None, ...]] = {}
    for seat in range(s.seats):
        hand = list(s.hand[seat])
        while hand and not hand[-1]:
            hand.pop()
        lie[at("hand", seat)] = tuple(kind_id(cards, card) if card else None for card in hand)
        lie[at("discard", seat)] = _pile(cards, s.discard[seat])
        lie[at("secret", seat)] = ("secret",) * s.secret[seat]
        for place, guard in (("cooked", 0), ("protected", 1)):
            own = [dish for dish in range(DISHES) if s.owner[dish] == seat + 1 and s.guard[dish] == guard]
            lie[at(place, seat)] = tuple(dish_id(cards, dish) for dish in own)
    lie["guard"] = ("mine",) * sum(s.guard)
    lie["centre"] = tuple(dish_id(cards, dish) for dish in islice(s.centre.card, s.centre.n))
    lie["dishes"] = tuple(dish_id(cards, dish) for dish in reversed(list(islice(s.dishes.card, s.dishes.n))))
    lie["deck"] = _pile(cards, s.deck)[::-1]
    return Layout(lie, dict(_facts(s, cards)))


def _pile(cards: CardSet, pile: Any) -> tuple[str, ...]:
    return tuple(kind_id(cards, card) for card in islice(pile.card, pile.n))


def _facts(s: Any, cards: CardSet) -> Iterator[tuple[str, Any]]:
    yield "turn", int(s.turn)
    yield "phase", handle(Phase(s.phase))
    yield "ending", handle(Ending(s.ending))
    yield "moves", int(s.moves)
    yield "renewals", int(s.renewals)
    yield "reversed", s.direction < 0
    for fact in ("out", "quiet", "due"):
        yield fact, seats_of(getattr(s, fact))
    yield "lots", tuple(end - 1 for end in accumulate(reversed(list(islice(s.lots.card, s.lots.n)))))
    for spot in range(s.seats):
        yield at("spot", s.order[spot]), spot + 1
    for seat in range(s.seats):
        yield at("lost", seat), int(s.lost[seat])
        held = [place for place in range(HAND) if s.hand[seat][place]]
        yield at("open", seat), tuple(place for place in held if s.known[seat][place] == EVERYBODY)
        yield at("older", seat), tuple(place for place in held if s.deal[seat][place] < s.renewals)
        for other in range(s.seats):
            if other != seat:
                yield at(f"known-{other + 1}", seat), tuple(_known(s, seat, held, other))
        own = [place for place in range(s.centre.n) if s.reserved[s.centre.card[place]] == seat + 1]
        yield at("reserved", seat), tuple(own)
    yield from _of_attack(s, cards)


def _known(s: Any, seat: int, held: Iterable[int], other: int) -> Iterator[int]:
    """The places of a hand whose cards another player knows, but not everybody."""
    for place in held:
        if s.known[seat][place] != EVERYBODY and s.known[seat][place] & just(other):
            yield place


def _of_attack(s: Any, cards: CardSet) -> Iterator[tuple[str, Any]]:
    """The attack that is answered, the fire that burns, the guest of a Food Party."""
    if s.phase == Phase.GIVE:
        yield "target", int(s.target)
    if s.phase not in (Phase.ANSWER, Phase.FIRE):
        return
    yield "attack", handle(Special(s.attack))
    yield "many", int(s.many)
    if s.attack == Special.FIRE:
        yield "fire", int(s.fire)
        yield "answered", tuple(seat for seat in seats_of(s.answered) if seat != s.turn)
    if s.attack in (Special.CONTAMINATION, Special.MINE):
        yield "dish", dish_id(cards, s.dish)
    else:
        yield "target", int(s.target)
    if s.owed:
        yield "owed", int(s.owed)
    for seat in range(s.seats):
        if s.answer[seat]:
            yield at("answer", seat), handle(Answer(s.answer[seat]))
