"""Cudillero: how a position is laid out from words, and said in them."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.events import just
from ...engine.piles import push
from ...engine.positions import BadPosition, Layout, at
from ...engine.spans import named as named_in
from .acting import begin_actions, is_on_card
from .bidding import hold
from .building import can_add
from .cards import COLOUR_NAMES
from .event_words import ENDS
from .event_words import EVENTS as EVENTS
from .joining import recount
from .market import hand_limit, is_place
from .names import action_id, common_id, kind_id, personal_id
from .objectives import is_marked
from .places import FACTS as FACTS
from .places import PLACES as PLACES
from .places import REST as REST
from .points import supply_of_doorways
from .state import (
    ACTION_CARDS,
    BIDS,
    COLUMNS,
    DAYS,
    DEALT,
    DOORWAY,
    FLOOR_PLACES,
    HELD,
    KEEP_OBJECTIVE,
    LEVELS,
    LIMIT,
    MARKET,
    PLAYED,
    PLUS_TOKENS,
    ROUNDS,
    SEATS,
    Action,
    Ending,
    Move,
    Phase,
    Token,
)
from .village import buildings_begun, kind_at, lay, refuse_lay, takes_roof

Numbers = Mapping[str, int]

# -- from words to a state --------------------------------------------------------------------------------------


def lay_out(s: Any, cards: CardSet, layout: Layout) -> None:
    """Lay every card where the layout says; action cards that it does not name are filled up."""
    facts = layout.facts
    number = {card.id: card.number for card in cards.cards}
    s.phase = Phase[facts.get("phase", "action").upper()]
    s.first, s.moves = facts.get("first", 0), facts.get("moves", 0)
    s.second_day = int(Token[facts.get("second-day", "extra-action").replace("-", "_").upper()])
    _day(s, facts)
    for seat in range(s.seats):
        _village(s, cards, layout, number, seat)
        _kept(s, layout, number, seat)
        _ActionCards(s, layout, number, seat).lay()
        _tokens(s, facts, seat)
    _table(s, cards, layout, number)
    _values(s, cards, facts)
    _turn(s, cards, facts)
    if s.moves >= LIMIT:
        s.phase, s.asked, s.ending = Phase.OVER, 0, Ending.LIMIT
    elif s.phase == Phase.OVER:
        s.ending = Ending.THIRD_DAY


def _day(s: Any, facts: Mapping[str, Any]) -> None:
    """The day and the round; initial roofs are built when both are the last."""
    if s.phase == Phase.KEEP:
        return
    ended = s.phase in (Phase.ROOF, Phase.OVER)
    s.day, s.rounds = facts.get("day", DAYS if ended else 1), facts.get("round", ROUNDS if ended else 1)
    for fact, now, last in (("day", s.day, DAYS), ("round", s.rounds, ROUNDS)):
        if s.phase == Phase.ROOF and now != last:
            raise BadPosition(
                fact, "initial roofs are built when the game ends, after the third day [build-initial-roof]"
            )


def _village(s: Any, cards: CardSet, layout: Layout, number: Numbers, seat: int) -> None:
    """The buildings of a seat and its bought cards; BadPosition where a rule of building does not hold."""
    for column in range(COLUMNS):
        key = at(f"building-{column + 1}", seat)
        named = [number[str(card)] for card in layout.cards[key]]
        if not named:
            continue
        if named[0] != DOORWAY or column != s.columns[seat]:
            raise BadPosition(key, "a building begins with its doorway, and there is no gap in the row")
        s.columns[seat] += 1
        for card in named[1:]:
            if refuse_lay(s, cards.box, seat, card, column):
                raise BadPosition(key, f"{kind_id(cards, card)} cannot be built there")
            lay(s, seat, column, card)
    if not s.columns[seat]:
        raise BadPosition(at("building-1", seat), "everybody has a doorway")
    recount(s, cards.box, seat)
    for place, held in enumerate(layout.cards[at("hand", seat)]):
        s.hand[seat][place] = 0 if held is None else number[held]
    if sum(card > 0 for card in s.hand[seat]) > hand_limit(s, seat):
        raise BadPosition(at("hand", seat), f"seat {seat + 1} may hold {hand_limit(s, seat)} cards")


def _kept(s: Any, layout: Layout, number: Numbers, seat: int) -> None:
    """The initial roof and the personal objective, or what they are chosen from."""
    choosing = s.phase == Phase.KEEP
    for place, most in (("dealt-roofs", DEALT), ("dealt-objectives", DEALT), ("initial", 0), ("objective", 0)):
        named = layout.cards.get(at(place, seat))
        if named is not None and choosing and len(named) != most:
            raise BadPosition(at(place, seat), f"while roofs are chosen {most} cards lie here")
        if named and not choosing and most:
            raise BadPosition(at(place, seat), "cards lie here only in phase keep")
    for i, card in enumerate(layout.cards[at("dealt-roofs", seat)]):
        s.dealt_roof[seat][i] = number[str(card)]
    for i, card in enumerate(layout.cards.get(at("dealt-objectives", seat), ())):
        s.dealt_objective[seat][i] = number[str(card)] + 1
    for card in layout.cards[at("initial", seat)]:
        s.initial[seat] = number[str(card)]
    for card in layout.cards.get(at("objective", seat), ()):
        s.objective[seat] = number[str(card)] + 1
    kept = layout.facts.get(at("kept", seat), 0)
    if kept and not choosing:
        raise BadPosition(at("kept", seat), "what others wait for is chosen in phase keep alone [initial-roof]")
    if kept and not s.options.personal_objectives and named_in(Move.KEEP + kept - 1, KEEP_OBJECTIVE):
        raise BadPosition(at("kept", seat), "there are no objectives to choose from [personal-objectives]")
    s.kept[seat] = kept
    roof, objective = (layout.facts.get(at(f"returned-{what}", seat)) for what in ("roof", "objective"))
    s.returned_roof[seat] = number[roof] if roof else 0
    s.returned_objective[seat] = number[objective] + 1 if objective else 0


class _ActionCards:
    """The action cards of a seat: those that are named, and the others where they must be, from the lowest on."""

    def __init__(self, s: Any, layout: Layout, number: Numbers, seat: int):
        self.s, self.seat = s, seat
        self.named = {
            place: [number[str(card)] for card in layout.cards[at(place, seat)]]
            for place in ("act", "bids", "actions", "used", "action-deck")
        }
        cards = [card for named in self.named.values() for card in named]
        if twice := next((card for card in cards if cards.count(card) > 1), None):
            raise BadPosition(at("actions", seat), f"seat {seat + 1} has one action card of each kind, not two {twice}")
        self.left = [card for card in range(1, ACTION_CARDS + 1) if card not in cards]

    def lay(self) -> None:
        """Lay them all."""
        s, seat = self.s, self.seat
        laid = s.phase in (Phase.TOKENS, Phase.ACTION, Phase.FREE) or bool(self.named["act"] or self.named["bids"])
        hand = PLAYED if s.rounds == ROUNDS else HELD
        used = PLAYED * max(0, s.rounds - 1)
        if s.phase in (Phase.ROOF, Phase.OVER):
            laid, hand, used = False, 0, ACTION_CARDS
        s.acts[seat] = self._whole("act", 1)[0] if laid else 0
        high_first = sorted(self._whole("bids", BIDS), reverse=True) if laid else [0] * BIDS
        s.bids[seat][0], s.bids[seat][1] = high_first
        for card in self._whole("actions", hand - PLAYED * laid):
            hold(s, seat, card)
        s.used[seat] = sum(1 << card for card in self._whole("used", used))
        for card in reversed(self.named["action-deck"] + self.left):
            push(s.draw[seat], card)

    def _whole(self, place: str, n: int) -> list[int]:
        """So many cards of a place."""
        cards = self.named[place]
        missing = n - len(cards)
        if missing < 0 or missing > len(self.left):
            raise BadPosition(at(place, self.seat), f"{n} action cards lie here in this round")
        filled, self.left = self.left[:missing], self.left[missing:]
        return cards + filled


def _tokens(s: Any, facts: Mapping[str, Any], seat: int) -> None:
    """Who has which token, and what is used of them."""
    for token in Token:
        s.tokens[seat][token] = int(facts.get(at(handle(token), seat), token < PLUS_TOKENS))
        comes = 2 if token == s.second_day else DAYS
        if s.tokens[seat][token] and token in (Token.EXTRA_ACTION, Token.RELOCATE) and s.day < comes:
            message = f"that token comes on day {comes}, and this is day {max(1, s.day)} [take-day-token]"
            raise BadPosition(at(handle(token), seat), message)
    spends = facts.get(at("spends", seat))
    if spends is None:
        return
    if s.phase != Phase.TOKENS:
        raise BadPosition(at("spends", seat), "tokens are decided about in phase tokens alone [token-decision]")
    if any(spends >> token & 1 > s.tokens[seat][token] for token in range(PLUS_TOKENS)):
        raise BadPosition(at("spends", seat), f"seat {seat + 1} has not got that token [plus-tokens]")
    s.spends[seat] = spends + 1


def _table(s: Any, cards: CardSet, layout: Layout, number: Numbers) -> None:
    """Market, decks, discards, doorways, objectives."""
    for key, first in (("market-floors", 0), ("market-roofs", FLOOR_PLACES)):
        for place, card in enumerate(layout.cards[key], first):
            if card is not None and not is_place(s, place):
                raise BadPosition(key, f"the market of {s.seats} players has no place {place - first + 1} of them")
            s.market[place] = 0 if card is None else number[card]
    for key, deck in (("floors", s.floors), ("roofs", s.roofs)):
        for card in reversed(layout.cards[key]):
            push(deck, number[str(card)])
    for key, discard in (("floor-discard", s.floor_discard), ("roof-discard", s.roof_discard)):
        for card in layout.cards[key]:
            push(discard, number[str(card)])
    s.roof_renewals = layout.facts.get("roof-renewals", 0)
    taken = sum(s.columns) + sum(card == DOORWAY for hand in s.hand for card in hand)
    s.doorways = supply_of_doorways(s) - taken
    named = len(layout.cards["doorways"])
    if s.doorways < 0 or (named and named != s.doorways):
        raise BadPosition("doorways", f"{supply_of_doorways(s)} doorways are in play; {taken} are built or bought")
    s.common = number[str(layout.cards["common"][0])]
    dealt = {*s.objective, *(number for dealt in s.dealt_objective for number in dealt)}
    for objective, there in enumerate(cards.box.personals, 1):
        if there and objective not in dealt:
            push(s.aside, objective)


def _values(s: Any, cards: CardSet, facts: Mapping[str, Any]) -> None:
    """Values, and what has been reached, gained and met."""
    for colour, name in enumerate(COLOUR_NAMES):
        s.value[colour] = facts.get(f"value-{name}", 0)
        if s.value[colour] > cards.box.board:
            raise BadPosition(f"value-{name}", f"the board ends at {cards.box.board} [value-board]")
    if facts.get("reached") and not s.options.stock_market:
        raise BadPosition("reached", "a colour brings a bonus in the stock market variant alone [stock-market]")
    s.reached = sum(1 << colour for colour in facts.get("reached", ()))
    s.gained = sum(just(seat) for seat in facts.get("gained", ()))
    for seat in range(s.seats):
        s.gained |= s.tokens[seat][Token.EXTRA_TURN] << seat
    _met(s, cards, facts)


def _met(s: Any, cards: CardSet, facts: Mapping[str, Any]) -> None:
    """Who has met the common objective, if it is one that is marked, and has a space for a second."""
    for spot, fact in enumerate(("met-first", "met-second")):
        s.met[spot] = facts[fact] + 1 if fact in facts else 0
        if s.met[spot] and not is_marked(s.common):
            raise BadPosition(fact, f"{common_id(cards, s.common)} is not marked: all who keep the token score")
    if s.met[1] and (s.seats == 2 or not cards.box.second[s.common]):
        raise BadPosition("met-second", f"{common_id(cards, s.common)} has no space for a second [first-and-second]")
    if s.met[1] and (not s.met[0] or s.met[0] == s.met[1]):
        raise BadPosition("met-second", "another seat has met it first")


def _turn(s: Any, cards: CardSet, facts: Mapping[str, Any]) -> None:
    """Who is asked; BadPosition for a phase that the rest does not allow."""
    everybody = (1 << s.seats) - 1
    match s.phase:
        case Phase.KEEP:
            s.asked = everybody & ~sum(just(seat) for seat in range(s.seats) if s.kept[seat])
        case Phase.BID:
            s.asked = everybody & ~sum(just(seat) for seat in range(s.seats) if s.acts[seat])
        case Phase.TOKENS:
            may = (seat for seat in range(s.seats) if any(list(s.tokens[seat])[:PLUS_TOKENS]))
            s.asked = sum(just(seat) for seat in may if not s.spends[seat])
        case Phase.ROOF:
            s.turn = facts.get("turn", s.first)
            s.spot = (s.turn - s.first) % s.seats
            if not s.initial[s.turn] or not takes_roof(s, cards.box, s.turn):
                raise BadPosition("turn", f"seat {s.turn + 1} has no roof that it could build")
            s.asked = just(s.turn)
        case Phase.ACTION | Phase.FREE:
            _actions(s, cards, facts)
    if not s.asked and s.phase != Phase.OVER:
        raise BadPosition("phase", "nobody is left to decide")


def _actions(s: Any, cards: CardSet, facts: Mapping[str, Any]) -> None:
    """The order of turns, and what the seat on turn may still do."""
    play_order = [(s.first + i) % s.seats for i in range(s.seats)]
    spots = [facts.get(at("spot", seat), play_order.index(seat) + 1) - 1 for seat in range(s.seats)]
    if sorted(spots) != list(range(s.seats)):
        raise BadPosition(at("spot", 0), f"turns are in spots 1 to {s.seats}, one for each seat")
    for seat, spot in enumerate(spots):
        s.order[spot] = seat
    s.turn = facts.get("turn", s.order[0])
    s.spot = spots[s.turn]
    s.both = sum(just(seat) for seat in facts.get("both", (s.order[0],)))
    s.asked = just(s.turn)
    s.moved = 1 + ENDS.index(facts["moved"]) if "moved" in facts else 0
    s.acted = int(facts.get("acted", s.phase == Phase.FREE or s.moved > 0))
    if s.moved:
        _moved(s)
    left = [f"due-{handle(action)}" for action in Action] + ["either"]
    if any(fact in facts for fact in left):
        for action in Action:
            s.due[action] = facts.get(left[action], 0)
            if s.due[action] and not is_on_card(s, cards.box, s.turn, action):
                raise BadPosition(left[action], f"seat {s.turn + 1} does not act with such a card [action-cards]")
        s.either = facts.get("either", 0)
    else:
        begin_actions(s, cards.box, s.turn)
    if s.phase == Phase.FREE:
        s.owed = facts.get("owed", 1)
        if not s.acted:
            raise BadPosition("acted", "a move of this turn has brought the free card [free-card]")
        if not can_add(s, cards.box, s.turn):
            raise BadPosition("phase", "there is no card that could be added")


def _moved(s: Any) -> None:
    """A doorway that has just been moved, in this turn, lies empty at its end of a village that has been begun."""
    end = s.moved - 1
    if s.phase != Phase.ACTION or not s.acted:
        raise BadPosition("moved", "a doorway is moved in a turn, as its last move so far [move-doorway]")
    if s.height[s.turn][0 if end == 0 else s.columns[s.turn] - 1] or not buildings_begun(s, s.turn):
        raise BadPosition("moved", f"no doorway can have been moved to the {ENDS[end]} end [move-doorway]")


# -- from a state to words --------------------------------------------------------------------------------------


def layout(s: Any, cards: CardSet) -> Layout:
    """Where everything lies."""
    lie: dict[str, tuple[str | None, ...]] = {}
    for seat in range(s.seats):
        lie |= _of_seat(s, cards, seat)
    for key, places in (("market-floors", range(FLOOR_PLACES)), ("market-roofs", range(FLOOR_PLACES, MARKET))):
        lie[key] = _row(cards, [s.market[place] for place in places])
    for key, pile in (("floor-discard", s.floor_discard), ("roof-discard", s.roof_discard)):
        lie[key] = _pile(cards, pile)
    for key, pile in (("floors", s.floors), ("roofs", s.roofs)):
        lie[key] = _pile(cards, pile)[::-1]
    lie["doorways"] = ("doorway",) * s.doorways
    lie["common"] = (common_id(cards, s.common),)
    lie["box"] = tuple(_box(s, cards))
    return Layout(lie, dict(_facts(s, cards)))


def _row(cards: CardSet, numbers: list[int]) -> tuple[str | None, ...]:
    """Cards by place, without the empty places after the last."""
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(kind_id(cards, card) if card else None for card in numbers)


def _pile(cards: CardSet, pile: Any) -> tuple[str, ...]:
    return tuple(kind_id(cards, card) for card in islice(pile.card, pile.n))


def _of_seat(s: Any, cards: CardSet, seat: int) -> dict[str, tuple[str | None, ...]]:
    """What lies before a player."""
    lie: dict[str, tuple[str | None, ...]] = {}
    for column in range(COLUMNS):
        above = [kind_at(s, seat, column, level) for level in range(LEVELS)] if column < s.columns[seat] else []
        doorway = ("doorway",) if column < s.columns[seat] else ()
        lie[at(f"building-{column + 1}", seat)] = (*doorway, *(kind_id(cards, card) for card in above if card))
    lie[at("hand", seat)] = _row(cards, list(s.hand[seat]))
    lie[at("initial", seat)] = (kind_id(cards, s.initial[seat]),) if s.initial[seat] else ()
    lie[at("dealt-roofs", seat)] = tuple(kind_id(cards, card) for card in s.dealt_roof[seat] if card)
    if s.options.personal_objectives:
        lie[at("objective", seat)] = (personal_id(cards, s.objective[seat] - 1),) if s.objective[seat] else ()
        dealt = tuple(personal_id(cards, number - 1) for number in s.dealt_objective[seat] if number)
        lie[at("dealt-objectives", seat)] = dealt
    action_cards = {
        "actions": list(s.held[seat]),
        "bids": list(s.bids[seat]),
        "act": [s.acts[seat]],
        "used": [card for card in range(1, ACTION_CARDS + 1) if s.used[seat] >> card & 1],
        "action-deck": list(islice(s.draw[seat].card, s.draw[seat].n))[::-1],
    }
    for key, numbers in action_cards.items():
        lie[at(key, seat)] = tuple(action_id(cards, card) for card in numbers if card)
    return lie


def _box(s: Any, cards: CardSet) -> Iterator[str]:
    """What is not in play, and all tokens."""
    yield from ("doorway",) * (cards.box.doorways - supply_of_doorways(s))
    kept_in_box = {personal_id(cards, number - 1) for number in islice(s.aside.card, s.aside.n)}
    kept_in_box |= {card.id for card in cards.cards if card.group == "common" and card.number != s.common}
    for card in cards.cards:
        if card.group == "action":
            yield from (card.id,) * (SEATS - s.seats)
        elif card.group == "token":
            yield from (card.id,) * card.copies
        elif card.id in kept_in_box:
            yield card.id


def _facts(s: Any, cards: CardSet) -> Iterator[tuple[str, Any]]:
    yield "phase", handle(Phase(s.phase))
    yield "first", int(s.first)
    yield "moves", int(s.moves)
    if s.phase != Phase.KEEP:
        yield "day", int(s.day)
        yield "round", int(s.rounds)
    for seat in range(s.seats):
        yield from _facts_of_seat(s, cards, seat)
    yield "gained", seats_of(s.gained)
    yield "second-day", handle(Token(s.second_day))
    for colour, name in enumerate(COLOUR_NAMES):
        yield f"value-{name}", int(s.value[colour])
    yield "reached", seats_of(s.reached)
    for spot, fact in enumerate(("met-first", "met-second")):
        if s.met[spot]:
            yield fact, int(s.met[spot]) - 1
    yield "roof-renewals", int(s.roof_renewals)
    if s.phase == Phase.ROOF:
        yield "turn", int(s.turn)
    if s.phase in (Phase.ACTION, Phase.FREE):
        yield from _of_the_turn(s)


def _facts_of_seat(s: Any, cards: CardSet, seat: int) -> Iterator[tuple[str, Any]]:
    """Tokens, what is chosen while others choose, what was given back."""
    for token in Token:
        yield at(handle(token), seat), bool(s.tokens[seat][token])
    if s.kept[seat]:
        yield at("kept", seat), int(s.kept[seat])
    if s.spends[seat]:
        yield at("spends", seat), int(s.spends[seat]) - 1
    if s.returned_roof[seat]:
        yield at("returned-roof", seat), kind_id(cards, s.returned_roof[seat])
    if s.returned_objective[seat]:
        yield at("returned-objective", seat), personal_id(cards, s.returned_objective[seat] - 1)


def _of_the_turn(s: Any) -> Iterator[tuple[str, Any]]:
    """The order of turns, and what may still be done."""
    yield "turn", int(s.turn)
    yield "acted", bool(s.acted)
    if s.moved:
        yield "moved", ENDS[s.moved - 1]
    yield "both", seats_of(s.both)
    for spot in range(s.seats):
        yield at("spot", int(s.order[spot])), spot + 1
    for action in Action:
        yield f"due-{handle(action)}", int(s.due[action])
    yield "either", int(s.either)
    if s.owed:
        yield "owed", int(s.owed)
