"""Stew: the rules, in the order of the rulebook.  Names in square brackets are clauses of rulebook.en.md.

What the pot is worth has a room of its own: pot.
"""

from ...engine.events import NOBODY, just, note, note_secret, note_told
from ...engine.piles import clear, pop, push, shuffle
from ...engine.rng import below
from .pot import animals_eat, count_pot, open_pot, vagabond_looks
from .state import (
    LIMIT,
    LONGEST_TURN,
    MOVES,
    SEATS,
    VERMIN,
    Answer,
    Call,
    Clause,
    Ending,
    Event,
    Move,
    Phase,
)

# -- setup ------------------------------------------------------------------------------------------------------


def setup(s, box, events):
    """A first player is drawn by lot [first-player], and the first round begins."""
    s.first = below(s.rng, s.seats)
    begin_round(s, box, events)


def begin_round(s, box, events):
    """All ingredients are shuffled [shuffle-deck], and no vermin is fed [next-round].

    The caller of the round before goes first [later-rounds].  A game that is too long ends instead [safety-limit].
    """
    if too_long(s):
        end_at_limit(s, events)
        return
    clear_away(s, box)
    for kind in range(1, box.kinds):
        for _ in range(box.copies[kind]):
            push(s.deck, kind)
    shuffle(s.deck, s.rng)
    s.rounds += 1
    clause = Clause.FIRST_PLAYER if s.rounds == 1 else Clause.LATER_ROUNDS
    note(events, Event.ROUND, clause, s.first, other=s.rounds)
    begin_turn(s, s.first, events)


def clear_away(s, box):
    """The cards of the round before come back, from the deck, the pot and the vermin of the row [vermin-row]."""
    clear(s.deck)
    for i in range(s.pot.n):
        s.putter[i] = 0
    clear(s.pot)
    for vermin in range(box.vermin):
        s.fed[vermin] = 0
        s.feeder[vermin] = 0
    s.aside = 0
    s.caller = 0
    s.called = 0
    s.quiet = 0


# -- who decides, and what is allowed ---------------------------------------------------------------------------


def to_act(s):
    """The seats that must decide now: one, or between turns everybody who may call and has not answered yet."""
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
        case Phase.TURN:
            return refuse_on_turn(s, box, move)
        case Phase.LAST_CARD:
            return refuse_card(s, box, move) if move < Move.CALL else Clause.EASY_CALL
        case Phase.BETWEEN:
            return 0 if Move.CALL <= move < Move.BEGIN else Clause.CALL_BETWEEN
    return 0 if move == Move.BEGIN else Clause.NEXT_ROUND


def refuse_on_turn(s, box, move):
    """A turn is one of three things [turn-actions]; to let it simmer is an answer between turns [let-simmer]."""
    if move < Move.CALL:
        return refuse_card(s, box, move)
    match move:
        case Move.CALL:
            return 0
        case Move.SIMMER:
            return Clause.LET_SIMMER
        case Move.QUIET:
            return Clause.NOT_AGAIN
    return Clause.TURN_ACTIONS


def refuse_card(s, box, move):
    """The pot is open to every card; of the vermin of the row [vermin-row] only those not fed [feed-unfed]."""
    if move == Move.POT:
        return 0
    vermin = move - Move.FEED
    if vermin >= box.vermin:
        return Clause.VERMIN_ROW
    return 0 if s.fed[vermin] == 0 else Clause.FEED_UNFED


def choices(s, box, seat, out):
    """The moves that are not refused, in increasing order; only those of the phase are asked about."""
    out.n = 0
    if seat < 0 or seat >= s.seats or s.asked >> seat & 1 == 0:
        return
    match s.phase:
        case Phase.TURN:
            offer_cards(s, box, out)
            push(out, Move.CALL)
        case Phase.LAST_CARD:
            offer_cards(s, box, out)
        case Phase.BETWEEN:
            for move in range(Move.CALL, Move.BEGIN):
                push(out, move)
        case Phase.ROUND_OVER:
            push(out, Move.BEGIN)


def offer_cards(s, box, out):
    """Where the drawn card may go."""
    for move in range(Move.POT, Move.CALL):
        if refuse_card(s, box, move) == 0:
            push(out, move)


def apply(s, box, seat, move, events):
    """Make an allowed move."""
    s.moves += 1
    match s.phase:
        case Phase.TURN if move == Move.CALL:
            call_on_turn(s, box, events)
        case Phase.TURN:
            play_card(s, move, events)
            ask_between(s, box, events)
        case Phase.LAST_CARD:
            play_card(s, move, events)
            end_called_round(s, box, events)
        case Phase.BETWEEN:
            answer(s, box, seat, move, events)
        case Phase.ROUND_OVER:
            begin_round(s, box, events)


# -- a turn -----------------------------------------------------------------------------------------------------


def begin_turn(s, seat, events):
    """The player draws the top card and looks at it in secret [draw-card]."""
    s.turn = seat
    s.turns += 1
    s.phase = Phase.TURN
    s.asked = just(seat)
    s.drawn = pop(s.deck)
    note_secret(events, Event.DREW, Clause.DRAW_CARD, seat, s.drawn)


def play_card(s, move, events):
    """The drawn card goes into the pot [into-pot] or to one of the vermin [feed-vermin]."""
    if move == Move.POT:
        put_into_pot(s, events)
    else:
        feed(s, move - Move.FEED, events)
    s.drawn = 0


def put_into_pot(s, events):
    """The card goes face down on the pot [into-pot]."""
    place = s.pot.n
    s.putter[place] = s.turn
    push(s.pot, s.drawn)
    note_told(events, Event.POT, Clause.INTO_POT, just(s.turn), NOBODY, s.turn, s.drawn, place)


def feed(s, vermin, events):
    """The card goes face down on one of the vermin, which is fed now, be it with a stone [feed-vermin] [stone]."""
    s.fed[vermin] = s.drawn
    s.feeder[vermin] = s.turn
    note_told(events, Event.FED, Clause.FEED_VERMIN, just(s.turn), NOBODY, s.turn, s.drawn, other=vermin)


def next_turn(s, box, events):
    """The player on the left goes on [next-player]; without a card to draw nobody has called [nobody-calls]."""
    if s.deck.n == 0:
        end_unclaimed_round(s, box, events)
    elif too_long(s):
        end_at_limit(s, events)
    else:
        begin_turn(s, next_seat(s, s.turn), events)


def next_seat(s, seat):
    """The seat to the left, next in play order [next-player]."""
    return seat + 1 if seat + 1 < s.seats else 0


# -- calling ----------------------------------------------------------------------------------------------------


def may_call(s):
    """The seats that are asked between turns: all but the one that has just played [call-between].

    Those are left out that need not be asked again in this round [not-again].
    """
    everybody = (1 << s.seats) - 1
    return everybody & ~just(s.turn) & ~s.quiet


def ask_between(s, box, events):
    """Before the next player draws, those who may call are asked [call-between]."""
    s.asked = may_call(s)
    s.phase = Phase.BETWEEN
    if s.asked == 0:
        next_turn(s, box, events)


def answer(s, box, seat, move, events):
    """An answer stays secret until the last one has been given [call-together]."""
    s.answer[seat] = Answer.CALL + move - Move.CALL
    s.asked &= ~just(seat)
    if s.asked == 0:
        hear_calls(s, events)
        if s.caller == 0:
            hear_quiet(s, events)
        for other in range(SEATS):
            s.answer[other] = Answer.NONE
        if s.caller > 0:
            end_called_round(s, box, events)
        else:
            next_turn(s, box, events)


def hear_calls(s, events):
    """Of several calls one counts: of the player due to draw next, or of the first one after that [call-together]."""
    seat = next_seat(s, s.turn)
    while seat != s.turn:
        if s.answer[seat] == Answer.CALL:
            s.called |= just(seat)
            if s.caller == 0:
                s.caller = seat + 1
                note(events, Event.CALLED, Clause.CALL_BETWEEN, seat)
            else:
                note(events, Event.CALLED_TOO, Clause.CALL_TOGETHER, seat)
        seat = next_seat(s, seat)


def hear_quiet(s, events):
    """Nobody calls, and the stew simmers on [let-simmer], unless that was the last card [nobody-calls].

    Those who need not be asked again say so in front of everybody [not-again].
    """
    if s.deck.n > 0:
        note(events, Event.SIMMERS, Clause.LET_SIMMER)
    for seat in range(s.seats):
        if s.answer[seat] == Answer.QUIET:
            s.quiet |= just(seat)
            note(events, Event.QUIET, Clause.NOT_AGAIN, seat)


def call_on_turn(s, box, events):
    """Easy: the caller still plays the card [easy-call]; advanced: the card leaves the round [advanced-call]."""
    s.caller = s.turn + 1
    s.called = just(s.turn)
    note(events, Event.CALLED, Clause.CALL, s.turn)
    if s.options.call == Call.EASY:
        s.phase = Phase.LAST_CARD
        return
    s.aside = s.drawn
    s.drawn = 0
    note_told(events, Event.SET_ASIDE, Clause.ADVANCED_CALL, just(s.turn), NOBODY, s.turn, s.aside)
    end_called_round(s, box, events)


# -- the end of a round -----------------------------------------------------------------------------------------


def end_called_round(s, box, events):
    """The pot is opened and counted: the call was right [right-call], or it was wrong [wrong-call]."""
    open_pot(s, events)
    animals_eat(s, box, events)
    vagabond_looks(s, box, events)
    pot = count_pot(s, box, events)
    s.first = s.caller - 1
    if pot >= box.enough:
        s.right[s.first] += 1
        note(events, Event.RIGHT, Clause.RIGHT_CALL, s.first, other=box.right)
    else:
        note(events, Event.WRONG, Clause.WRONG_CALL, s.first)
        for seat in range(s.seats):
            if seat != s.first:
                s.wrong[seat] += 1
                note(events, Event.GAINED, Clause.WRONG_CALL, seat, other=box.wrong)
    end_round(s, box, events)


def end_unclaimed_round(s, box, events):
    """Nobody has called: the player with the most points loses some, unless several have them [nobody-calls]."""
    note(events, Event.NOBODY_CALLED, Clause.NOBODY_CALLS)
    seat = leader(s, box)
    if seat >= 0:
        s.unclaimed[seat] += 1
        note(events, Event.LOST, Clause.NOBODY_CALLS, seat, other=box.unclaimed)
    else:
        note(events, Event.TIED, Clause.NOBODY_CALLS)
    end_round(s, box, events)


def leader(s, box):
    """The seat with the most points, -1 if several have them [nobody-calls]."""
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            if points(s, box, seat) > points(s, box, other):
                ahead += 1
        if ahead == s.seats - 1:
            return seat
    return -1


def points(s, box, seat):
    """The points of a seat, kept from round to round [keep-points]."""
    return box.right * s.right[seat] + box.wrong * s.wrong[seat] - box.unclaimed * s.unclaimed[seat]


# -- the end of the game ----------------------------------------------------------------------------------------


def end_round(s, box, events):
    """With enough points a player has won, several share the victory [winning]; else another round [next-round].

    To begin it is a turn of its own, so that the round that is over stays as it was played.
    """
    s.phase = Phase.ROUND_OVER
    s.turns += 1
    s.asked = just(s.first)
    won, seats = 0, 0
    for seat in range(s.seats):
        if points(s, box, seat) >= box.goal:
            won, seats = seat, seats | just(seat)
    if seats == 0:
        return
    if seats == just(won):
        note(events, Event.WON, Clause.WINNING, won)
    else:
        note(events, Event.WON_TOGETHER, Clause.WINNING, other=seats)
    end(s, Ending.WON)


def too_long(s):
    """Might the limit be passed before another turn is over [safety-limit]?"""
    return s.moves + LONGEST_TURN > LIMIT


def end_at_limit(s, events):
    """The game ends as it stands [safety-limit]."""
    note(events, Event.LIMIT, Clause.SAFETY_LIMIT)
    end(s, Ending.LIMIT)


def end(s, ending):
    """The game is over [game-over]."""
    s.phase = Phase.OVER
    s.ending = ending
    s.asked = 0


def scores(s, box, out):
    """Points as they stand; the most of them win [object], and all who come to the goal share the victory [winning]."""
    for seat in range(s.seats):
        out.points[seat] = points(s, box, seat)
    for seat in range(s.seats):
        out.rank[seat] = 1
        for other in range(s.seats):
            if min(out.points[other], box.goal) > min(out.points[seat], box.goal):
                out.rank[seat] += 1


# -- counting cards ---------------------------------------------------------------------------------------------


def is_open(s):
    """Does the pot lie open, because somebody has called [who-sees]?"""
    return s.caller > 0 and (s.phase == Phase.ROUND_OVER or s.phase == Phase.OVER)


def census(s, box, out):
    """How many ingredients of each kind lie in all places of the state together."""
    for kind in range(len(out)):
        out[kind] = 0
    for i in range(s.deck.n):
        out[s.deck.card[i]] += 1
    for i in range(s.pot.n):
        out[s.pot.card[i]] += 1
    for vermin in range(VERMIN):
        if s.fed[vermin] > 0:
            out[s.fed[vermin]] += 1
    if s.drawn > 0:
        out[s.drawn] += 1
    if s.aside > 0:
        out[s.aside] += 1


def supply(box, out):
    """How many ingredients of each kind the box holds [components]."""
    for kind in range(len(out)):
        out[kind] = 0
    for kind in range(box.kinds):
        out[kind] = box.copies[kind]
