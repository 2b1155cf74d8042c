"""Cudillero: action cards, bids, and the order in which players act."""

from ...engine.events import but, note, note_open, note_secret, note_shown
from ...engine.piles import pop, push, shuffle
from .state import ACTION_CARDS, HELD, PAIRS, PLUS_TOKENS, Clause, Event, Phase

BASE = 1 << 12  # greater than any bid with its tokens

# -- action cards -----------------------------------------------------------------------------------------------


def new_action_deck(s, seat, clause, events):
    """All of a player's action cards are shuffled, and five are drawn [action-hand] [new-action-deck]."""
    s.used[seat] = 0
    for card in range(1, ACTION_CARDS + 1):
        push(s.draw[seat], card)
    shuffle(s.draw[seat], s.rng)
    draw_actions(s, seat, HELD, clause, events)


def draw_actions(s, seat, cards, clause, events):
    """So many action cards go from the deck to the hand, or as many as there are, seen by nobody else.

    They are told in the order of their numbers, as they are held: in which they lay in the deck is soon forgotten.
    """
    drawn = 0
    for _ in range(min(cards, s.draw[seat].n)):
        card = pop(s.draw[seat])
        hold(s, seat, card)
        drawn |= 1 << card
    for card in range(1, ACTION_CARDS + 1):
        if drawn >> card & 1 == 1:
            note_secret(events, Event.DREW, clause, seat, card)


def hold(s, seat, card):
    """Put an action card into the hand, which is kept in order."""
    place = cards_held(s, seat)
    while place > 0 and s.held[seat][place - 1] > card:
        s.held[seat][place] = s.held[seat][place - 1]
        place -= 1
    s.held[seat][place] = card


def cards_held(s, seat):
    """How many action cards a player holds."""
    cards = 0
    for card in s.held[seat]:
        if card > 0:
            cards += 1
    return cards


def let_go(s, seat, card):
    """An action card leaves the hand; the others close up."""
    found = 0
    for place in range(HELD):
        if s.held[seat][place] == card:
            found = 1
        if found == 1:
            s.held[seat][place] = s.held[seat][place + 1] if place + 1 < HELD else 0


def discard_played(s, seat):
    """The three cards that were played are discarded [round-end]."""
    for card in s.bids[seat]:
        s.used[seat] |= 1 << card
    s.used[seat] |= 1 << s.acts[seat]
    s.bids[seat][0] = 0
    s.bids[seat][1] = 0
    s.acts[seat] = 0


# -- bids -------------------------------------------------------------------------------------------------------


def first_of_pair(pair):
    """Which of the four other cards is the first of a pair."""
    if pair < 3:
        return 0
    return 1 if pair < PAIRS - 1 else 2


def second_of_pair(pair):
    """Which of the four other cards is the second of a pair."""
    if pair < 3:
        return pair + 1
    return pair - 1 if pair < PAIRS - 1 else 3


def other_card(s, seat, card, i):
    """One of the other cards of the hand, counted without the one in that place."""
    return s.held[seat][i if i < card else i + 1]


def refuse_bid(s, seat, card, pair):
    """Three cards of the hand: two to bid with and one to act with [three-cards]."""
    if s.held[seat][card] == 0 or other_card(s, seat, card, second_of_pair(pair)) == 0:
        return Clause.THREE_CARDS
    return 0


def lay_bid(s, seat, card, pair):
    """The two bids and the card to act with are laid face down [three-cards]."""
    low = other_card(s, seat, card, first_of_pair(pair))
    high = other_card(s, seat, card, second_of_pair(pair))
    act = s.held[seat][card]
    s.bids[seat][0] = high
    s.bids[seat][1] = low
    s.acts[seat] = act
    let_go(s, seat, high)
    let_go(s, seat, low)
    let_go(s, seat, act)


def ask_for_tokens(s, events):
    """When all have laid their cards, whoever has +10 or +20 decides about them [token-decision] [who-is-asked]."""
    note(events, Event.LAID, Clause.THREE_CARDS)
    s.phase = Phase.TOKENS
    for seat in range(s.seats):
        if s.tokens[seat][0] > 0 or s.tokens[seat][1] > 0:
            s.asked |= 1 << seat


def refuse_tokens(s, seat, code):
    """A token that the player has not, or no longer has, cannot be used [plus-tokens]."""
    for token in range(PLUS_TOKENS):
        if code >> token & 1 == 1 and s.tokens[seat][token] == 0:
            return Clause.PLUS_TOKENS
    return 0


def bid_of(s, box, seat):
    """A player's bids in one number: the higher with the tokens used, the other, the action card [compare-bids].

    So 18, 15 and 11 win against 18 and 9 [bid-example].
    """
    return raised(s, box, seat, max(0, s.spends[seat] - 1))


def raised(s, box, seat, tokens):
    """A player's bids in one number, if these tokens are used [plus-tokens]."""
    return (higher_bid(s, box, seat, tokens) * BASE + box.bid[s.bids[seat][1]]) * BASE + box.bid[s.acts[seat]]


def higher_bid(s, box, seat, tokens):
    """The higher of a player's bids, with what these tokens add to it [plus-tokens]."""
    high = box.bid[s.bids[seat][0]]
    for token in range(PLUS_TOKENS):
        if tokens >> token & 1 == 1:
            high += box.adds[token]
    return high


def reveal(s, box, events):
    """All cards are turned over, and tokens used are discarded [compare-bids] [plus-tokens]."""
    for seat in range(s.seats):
        card, high, low = s.acts[seat], s.bids[seat][0], s.bids[seat][1]
        note_shown(events, Event.REVEALED, Clause.COMPARE_BIDS, but(seat), seat, card, high, other=low)
        spend_tokens(s, box, seat, events)
    put_in_order(s, box)
    find_winners(s, box, events)
    for seat in range(s.seats):
        s.spends[seat] = 0


def spend_tokens(s, box, seat, events):
    """Each token that a player uses raises the higher bid, and is gone [plus-tokens]."""
    used = max(0, s.spends[seat] - 1)
    for token in range(PLUS_TOKENS):
        if used >> token & 1 == 1:
            s.tokens[seat][token] = 0
            so_far = used & ((2 << token) - 1)
            note_open(events, Event.SPENT, Clause.PLUS_TOKENS, seat, token, other=higher_bid(s, box, seat, so_far))


def put_in_order(s, box):
    """Players act in the order of their bids, equal ones in play order from the last starting player [full-tie]."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        spot = i
        while spot > 0 and bid_of(s, box, s.order[spot - 1]) < bid_of(s, box, seat):
            s.order[spot] = s.order[spot - 1]
            spot -= 1
        s.order[spot] = seat


def find_winners(s, box, events):
    """Whoever has won the bid starts and does both actions [bid-winner]; so do all who share that place [full-tie]."""
    best = s.order[0]
    s.first = best
    s.both = 0
    winners = 0
    for seat in range(s.seats):
        if bid_of(s, box, seat) == bid_of(s, box, best):
            s.both |= 1 << seat
            winners += 1
    if winners == 1:
        note(events, Event.WINS, Clause.BID_WINNER, best)
        return
    for spot in range(winners):
        note(events, Event.TIES, Clause.FULL_TIE, s.order[spot])
