"""Leftovers: the rules, in the order of the rulebook.  Names in square brackets are clauses of rulebook.en.md."""

from ...engine.events import EVERYBODY, NOBODY, but, note, note_open, note_secret, note_shown
from ...engine.piles import pop, push, shuffle, top
from ...engine.rng import below
from .state import DEALT, LIMIT, MOVES, PLACES, Clause, Event, Meal, Move, Phase

# -- setup ------------------------------------------------------------------------------------------------------


def setup(s, box, events):
    """Three hidden cards to each player, one card on the counter, a first player drawn."""
    for dish in range(1, box.dishes):
        for _ in range(box.copies[dish]):
            push(s.deck, dish)
    shuffle(s.deck, s.rng)
    for seat in range(s.seats):
        deal_hand(s, seat, events)
    turn_up(s, events)
    s.first = below(s.rng, s.seats)
    note(events, Event.BEGINS, Clause.FIRST_PLAYER, s.first)
    begin_turn(s, s.first)


def deal_hand(s, seat, events):
    """Deal a player's hand, hidden from the others [deal-hands]."""
    for _ in range(DEALT):
        card = pop(s.deck)
        place = into_hand(s, seat, card, seen=0)
        note_secret(events, Event.DEALT, Clause.DEAL_HANDS, seat, card, place)


def turn_up(s, events):
    """Turn the top card of the deck up on the counter [counter]."""
    push(s.counter, pop(s.deck))
    note_shown(events, Event.TURNED, Clause.COUNTER, EVERYBODY, card=top(s.counter))
    renew_deck(s, events)


# -- who decides, and what is allowed ---------------------------------------------------------------------------


def to_act(s):
    """The seats that must decide now: one, or at the shared table everybody who has not chosen yet."""
    return s.asked


def refusal(s, box, seat, move):
    """The clause that forbids the move, or 0."""
    if s.phase == Phase.OVER:
        return Clause.GAME_OVER
    if seat < 0 or seat >= s.seats or s.asked >> seat & 1 == 0:
        return Clause.YOUR_TURN
    if move < 0 or move >= MOVES:
        return Clause.KNOWN_MOVES
    match s.phase:
        case Phase.FETCH:
            return refuse_fetch(s, move)
        case Phase.SERVE:
            return refuse_serve(s, seat, move)
        case Phase.ASKED:
            return 0 if move == Move.ACCEPT or move == Move.DECLINE else Clause.OFFER_CARD
    return 0 if move >= Move.SHARE and s.hand[seat][move - Move.SHARE] > 0 else Clause.SHARED_TABLE


def refuse_fetch(s, move):
    """A turn begins with a card from the deck or from the counter [turn-order], if there is one there."""
    if move == Move.DRAW:
        return 0 if s.deck.n > 0 else Clause.DRAW_CARD
    if move == Move.TAKE:
        return 0 if s.counter.n > 0 else Clause.TAKE_CARD
    return Clause.TURN_ORDER


def refuse_serve(s, seat, move):
    """Cards of one dish are served [one-dish]; then a card is left [leave-card], if there is one [empty-hand]."""
    if move == Move.FINISH:
        return 0 if cards_in_hand(s, seat) == 0 else Clause.EMPTY_HAND
    if move < Move.SERVE or move > Move.FINISH:
        return Clause.TURN_ORDER
    if move >= Move.LEAVE:
        return 0 if s.hand[seat][move - Move.LEAVE] > 0 else Clause.LEAVE_CARD
    card = s.hand[seat][move - Move.SERVE]
    if card == 0:
        return Clause.SERVE_CARDS
    return 0 if s.dish == 0 or s.dish == card else Clause.ONE_DISH


def choices(s, box, seat, out):
    """The moves that are not refused, in increasing order."""
    out.n = 0
    for move in range(MOVES):
        if refusal(s, box, seat, move) == 0:
            push(out, move)


def apply(s, box, seat, move, events):
    """Make an allowed move."""
    s.moves += 1
    match s.phase:
        case Phase.FETCH if move == Move.DRAW:
            draw(s, events)
        case Phase.FETCH:
            take(s, events)
        case Phase.SERVE if move == Move.FINISH:
            note(events, Event.FINISHED, Clause.EMPTY_HAND, seat)
            end_turn(s, events)
        case Phase.SERVE if move >= Move.LEAVE:
            leave(s, move - Move.LEAVE, events)
        case Phase.SERVE:
            serve(s, move - Move.SERVE, events)
        case Phase.ASKED:
            answer(s, seat, move, events)
        case Phase.SHARE:
            choose(s, seat, move - Move.SHARE, events)
    if s.moves >= LIMIT and s.phase != Phase.OVER:
        note(events, Event.LIMIT, Clause.SAFETY_LIMIT)
        end(s)


# -- a turn -----------------------------------------------------------------------------------------------------


def begin_turn(s, seat):
    """A player's turn begins; with nothing to fetch it begins with serving [nothing-to-fetch]."""
    s.turn = seat
    s.turns += 1
    s.dish = 0
    s.asked = 1 << seat
    s.phase = Phase.FETCH if s.deck.n + s.counter.n > 0 else Phase.SERVE


def draw(s, events):
    """Take the top card of the deck into the hand; nobody else sees it [draw-card]."""
    card = pop(s.deck)
    place = into_hand(s, s.turn, card, seen=0)
    note_secret(events, Event.DREW, Clause.DRAW_CARD, s.turn, card, place)
    renew_deck(s, events)
    s.phase = Phase.SERVE


def take(s, events):
    """Take the top card of the counter, seen by everybody; the next of the deck is turned up [take-card]."""
    card = pop(s.counter)
    place = into_hand(s, s.turn, card, seen=1)
    note_open(events, Event.TOOK, Clause.TAKE_CARD, s.turn, card, place)
    if s.deck.n > 0:
        turn_up(s, events)
    s.phase = Phase.SERVE


def renew_deck(s, events):
    """Once the last card has left the deck, the counter becomes a new one, but for its top card [deck-runs-out].

    It happens once, at a snack never [snack]; when there is no new deck the round is the last [last-round].
    """
    if s.deck.n > 0:
        return
    if s.options.meal == Meal.SNACK or s.renewals > 0 or s.counter.n < 2:
        s.last = 1
        note(events, Event.LAST_ROUND, Clause.LAST_ROUND)
        return
    stays = pop(s.counter)
    note(events, Event.COUNTER_SHUFFLED, Clause.DECK_RUNS_OUT, other=s.counter.n)
    while s.counter.n > 0:
        push(s.deck, pop(s.counter))
    push(s.counter, stays)
    shuffle(s.deck, s.rng)
    s.renewals += 1


def serve(s, place, events):
    """Put a card from the hand into one's tin [serve-cards]; the next must be of the same dish [one-dish]."""
    shown = newly_shown(s, s.turn, place)
    s.dish = out_of_hand(s, s.turn, place)
    s.tin[s.turn][s.dish] += 1
    note_shown(events, Event.SERVED, Clause.SERVE_CARDS, shown, s.turn, s.dish, place)


def leave(s, place, events):
    """Leave a card on the counter [leave-card]; the next player who has that dish is offered it [offer-card]."""
    shown = newly_shown(s, s.turn, place)
    card = out_of_hand(s, s.turn, place)
    push(s.counter, card)
    note_shown(events, Event.LEFT, Clause.LEAVE_CARD, shown, s.turn, card, place)
    seat = next_seat(s, s.turn)
    while seat != s.turn:
        if s.tin[seat][card] > 0:
            s.phase = Phase.ASKED
            s.asked = 1 << seat
            return
        seat = next_seat(s, seat)
    end_turn(s, events)


def answer(s, seat, move, events):
    """Whoever is offered the card puts it into their tin or lets it lie [offer-card]."""
    if move == Move.ACCEPT:
        card = pop(s.counter)
        s.tin[seat][card] += 1
        note_open(events, Event.ACCEPTED, Clause.OFFER_CARD, seat, card)
    else:
        note_open(events, Event.DECLINED, Clause.OFFER_CARD, seat, top(s.counter))
    end_turn(s, events)


def end_turn(s, events):
    """The player to the left goes on [turn-order]; after a round comes the shared table [shared-table]."""
    seat = next_seat(s, s.turn)
    if seat != s.first:
        begin_turn(s, seat)
        return
    asked = holders(s)
    if asked & (asked - 1) == 0:
        end_round(s, events)
        return
    s.turn = s.first
    s.phase = Phase.SHARE
    s.asked = asked


def next_seat(s, seat):
    """The seat to the left, next in play order."""
    return seat + 1 if seat + 1 < s.seats else 0


# -- the shared table -------------------------------------------------------------------------------------------


def holders(s):
    """The seats that hold a card (bit mask): it takes two of them to share [shared-table]."""
    mask = 0
    for seat in range(s.seats):
        if cards_in_hand(s, seat) > 0:
            mask |= 1 << seat
    return mask


def choose(s, seat, place, events):
    """Each chooses in secret [shared-table]; when all have chosen, the cards are shown at once."""
    s.chosen[seat] = place + 1
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        share(s, events)
        end_round(s, events)


def share(s, events):
    """A dish that one player chose goes into that tin [shared-table]; the others go to the counter [same-dish]."""
    seat = s.first
    for _ in range(s.seats):
        if s.chosen[seat] > 0:
            place = s.chosen[seat] - 1
            card = s.hand[seat][place]
            shown = newly_shown(s, seat, place)
            if alone(s, seat, card):
                s.tin[seat][card] += 1
                note_shown(events, Event.SHARED, Clause.SHARED_TABLE, shown, seat, card, place)
            else:
                push(s.counter, card)
                note_shown(events, Event.CLASHED, Clause.SAME_DISH, shown, seat, card, place)
        seat = next_seat(s, seat)
    for seat in range(s.seats):
        if s.chosen[seat] > 0:
            out_of_hand(s, seat, s.chosen[seat] - 1)
            s.chosen[seat] = 0


def alone(s, seat, card):
    """Has nobody else chosen that dish [same-dish]?"""
    for other in range(s.seats):
        if other != seat and s.chosen[other] > 0 and s.hand[other][s.chosen[other] - 1] == card:
            return False
    return True


# -- the end ----------------------------------------------------------------------------------------------------


def end_round(s, events):
    """The next round begins, unless this was the last [last-round]."""
    if s.last == 1:
        note(events, Event.OVER, Clause.LAST_ROUND)
        end(s)
    else:
        begin_turn(s, s.first)


def end(s):
    """The game is over [game-over]."""
    s.phase = Phase.OVER
    s.asked = 0


def dish_points(box, dish, helpings):
    """Two helpings or more are worth their value each [helpings]; a lone one costs points [lone-helping]."""
    if helpings == 1:
        return -box.spoils
    return helpings * box.value[dish]


def scores(s, box, out):
    """Points of all dishes together [object]; equal points: more different dishes win, then it is shared [winning]."""
    for seat in range(s.seats):
        out.points[seat] = 0
        for dish in range(1, box.dishes):
            out.points[seat] += dish_points(box, dish, s.tin[seat][dish])
    for seat in range(s.seats):
        out.rank[seat] = 1
        for other in range(s.seats):
            behind = out.points[other] - out.points[seat]
            if behind == 0:
                behind = dishes_in_tin(s, box, other) - dishes_in_tin(s, box, seat)
            if behind > 0:
                out.rank[seat] += 1


def dishes_in_tin(s, box, seat):
    """How many different dishes a player's tin holds [winning]."""
    dishes = 0
    for dish in range(1, box.dishes):
        if s.tin[seat][dish] > 0:
            dishes += 1
    return dishes


# -- hands ------------------------------------------------------------------------------------------------------


def into_hand(s, seat, card, seen):
    """Put a card into the first empty place of a hand and return the place; `seen`: does everybody know the card?"""
    place = 0
    while s.hand[seat][place] > 0:
        place += 1
    s.hand[seat][place] = card
    s.seen[seat][place] = seen
    s.deal[seat][place] = s.renewals
    return place


def out_of_hand(s, seat, place):
    """Take the card away from a place of a hand and return it."""
    card = s.hand[seat][place]
    s.hand[seat][place] = 0
    s.seen[seat][place] = 0
    s.deal[seat][place] = 0
    return card


def cards_in_hand(s, seat):
    """How many cards a player holds."""
    cards = 0
    for place in range(PLACES):
        if s.hand[seat][place] > 0:
            cards += 1
    return cards


def newly_shown(s, seat, place):
    """The seats that learn a card of a hand as it is laid open: the others, unless they know it."""
    return NOBODY if s.seen[seat][place] == 1 else but(seat)


# -- counting cards ---------------------------------------------------------------------------------------------


def census(s, box, out):
    """How many cards of each dish lie in all places of the state together."""
    for dish in range(len(out)):
        out[dish] = 0
    for i in range(s.deck.n):
        out[s.deck.card[i]] += 1
    for i in range(s.counter.n):
        out[s.counter.card[i]] += 1
    for seat in range(s.seats):
        for place in range(PLACES):
            if s.hand[seat][place] > 0:
                out[s.hand[seat][place]] += 1
        for dish in range(box.dishes):
            out[dish] += s.tin[seat][dish]


def supply(box, out):
    """How many cards of each dish the box holds [components]."""
    for dish in range(len(out)):
        out[dish] = 0
    for dish in range(box.dishes):
        out[dish] = box.copies[dish]
