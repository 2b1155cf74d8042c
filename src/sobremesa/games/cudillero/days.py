"""Cudillero: rounds and days: what begins and ends them, and the end of the game."""

from ...engine.events import NOBODY, but, just, note, note_open, note_shown, note_told
from ...engine.piles import arrange, push, shuffle
from ...engine.spans import named
from .acting import begin_actions, end_actions
from .bidding import ask_for_tokens, discard_played, draw_actions, new_action_deck, reveal
from .joining import join_set, spread_cables
from .market import clear_market, fill_market
from .objectives import clause_of_personal, meets_personal
from .state import (
    DAYS,
    DEALT,
    KEEP_OBJECTIVE,
    KEEP_ROOF,
    LEVELS,
    PLAYED,
    ROUNDS,
    Clause,
    Ending,
    Event,
    Move,
    Phase,
    Token,
)
from .village import lay, refuse_lay, takes_roof

# -- what everybody decides at once -----------------------------------------------------------------------------


def ask_everybody(s, phase):
    """All players decide, at once and in secret."""
    s.phase = phase
    s.asked = (1 << s.seats) - 1


def kept_roof(s, seat):
    """Which of the two roofs a player keeps, who has chosen."""
    return named(Move.KEEP + s.kept[seat] - 1, KEEP_ROOF)


def kept_objective(s, seat):
    """Which of the two personal objectives a player keeps, who has chosen."""
    return named(Move.KEEP + s.kept[seat] - 1, KEEP_OBJECTIVE)


def all_have_kept(s, box, events):
    """Roofs that were not kept go back to their deck, objectives to the box [initial-roof] [personal-objectives]."""
    for seat in range(s.seats):
        roof, objective = kept_roof(s, seat), kept_objective(s, seat)
        s.initial[seat] = s.dealt_roof[seat][roof]
        s.returned_roof[seat] = s.dealt_roof[seat][1 - roof]
        push(s.roofs, s.returned_roof[seat])
        s.objective[seat] = s.dealt_objective[seat][objective]
        if s.objective[seat] > 0:
            s.returned_objective[seat] = s.dealt_objective[seat][1 - objective]
            push(s.aside, s.returned_objective[seat])
        for i in range(DEALT):
            s.dealt_roof[seat][i] = 0
            s.dealt_objective[seat][i] = 0
        s.kept[seat] = 0
        card, other = s.initial[seat], s.objective[seat]
        note_told(events, Event.KEPT, Clause.INITIAL_ROOF, just(seat), NOBODY, seat, card, other=other)
    shuffle(s.roofs, s.rng)
    arrange(s.aside)
    s.day = 1
    begin_round(s, box, events)


def all_have_bid(s, box, events):
    """Tokens are decided about, unless nobody has any left [token-decision]."""
    ask_for_tokens(s, events)
    if s.asked == 0:
        all_have_decided(s, box, events)


def all_have_decided(s, box, events):
    """Cards are turned over, and the action phase begins [two-phases]."""
    reveal(s, box, events)
    s.spot = 0
    begin_turn(s, box, events)


# -- rounds and turns -------------------------------------------------------------------------------------------


def begin_round(s, box, events):
    """A round of the day begins: the market is filled, then everybody bids [days-and-rounds] [market-waits]."""
    s.rounds += 1
    s.turns += 1
    note(events, Event.ROUND, Clause.DAYS_AND_ROUNDS, place=s.rounds, other=s.day)
    fill_market(s, events)
    ask_everybody(s, Phase.BID)


def begin_turn(s, box, events):
    """The next player in the order of the bids acts [bid-winner] [one-of-two]."""
    s.turn = s.order[s.spot]
    s.turns += 1
    s.acted = 0
    s.asked = 1 << s.turn
    s.phase = Phase.ACTION
    both = s.both >> s.turn & 1
    clause = Clause.ONE_OF_TWO
    if both == 1:
        clause = Clause.BID_WINNER
    note(events, Event.TURN, clause, s.turn, other=both)
    begin_actions(s, box, s.turn)


def end_turn(s, box, seat, events):
    """The player on turn is done, whatever actions are left [any-order]."""
    end_actions(s)
    note(events, Event.ENDED, Clause.ANY_ORDER, seat)
    s.spot += 1
    if s.spot < s.seats:
        begin_turn(s, box, events)
    else:
        end_round(s, box, events)


def end_round(s, box, events):
    """Everybody discards the three cards played and draws three [round-end], one for the last round [last-round].

    The day ends after its sixth round [days-and-rounds].
    """
    note(events, Event.ROUND_OVER, Clause.ROUND_END)
    clause = Clause.ROUND_END
    if s.rounds == ROUNDS - 1:
        clause = Clause.LAST_ROUND
    for seat in range(s.seats):
        discard_played(s, seat)
        draw_actions(s, seat, PLAYED, clause, events)
    forget_order(s)
    if s.rounds < ROUNDS:
        begin_round(s, box, events)
    elif s.day < DAYS:
        begin_day(s, box, events)
    else:
        begin_ending(s, box, events)


def forget_order(s):
    """The order of turns counts for this round only."""
    s.turn = 0
    s.acted = 0
    s.spot = 0
    s.both = 0
    for seat in range(s.seats):
        s.order[seat] = 0


def begin_day(s, box, events):
    """A new market [new-market], the token of the day [take-day-token], new action decks [new-action-deck]."""
    clear_market(s, events)
    s.day += 1
    s.rounds = 0
    token = day_token(s, s.day)
    for seat in range(s.seats):
        s.tokens[seat][token] = 1
        note_open(events, Event.TOOK_TOKEN, Clause.TAKE_DAY_TOKEN, seat, token)
    for seat in range(s.seats):
        new_action_deck(s, seat, Clause.NEW_ACTION_DECK, events)
    begin_round(s, box, events)


def day_token(s, day):
    """The token that comes on day 2 or 3 [day-tokens]."""
    if day == DAYS:
        return Token.EXTRA_ACTION + Token.RELOCATE - s.second_day
    return s.second_day


# -- the end ----------------------------------------------------------------------------------------------------


def begin_ending(s, box, events):
    """After the third day initial roofs are built, in play order [game-end] [build-initial-roof]."""
    s.phase = Phase.ROOF
    s.spot = 0
    next_roof(s, box, events)


def next_roof(s, box, events):
    """The next player who can builds the initial roof; that of another is lost [build-initial-roof]."""
    s.asked = 0
    while s.spot < s.seats:
        seat = (s.first + s.spot) % s.seats
        if s.initial[seat] > 0 and takes_roof(s, box, seat):
            s.turn = seat
            s.turns += 1
            s.asked = 1 << seat
            return
        lose_roof(s, seat, Clause.BUILD_INITIAL_ROOF, events)
        s.spot += 1
    finish(s, box, Ending.THIRD_DAY, events)


def lose_roof(s, seat, clause, events):
    """An initial roof that cannot be built [build-initial-roof], or no longer is [safety-limit], is laid open."""
    card = s.initial[seat]
    if card > 0:
        s.initial[seat] = 0
        push(s.roof_discard, card)
        note_shown(events, Event.ROOF_LOST, clause, but(seat), seat, card)


def refuse_roof(s, box, seat, column):
    """The initial roof goes on any building with a floor and no roof [build-initial-roof]."""
    return 0 if refuse_lay(s, box, seat, s.initial[seat], column) == 0 else Clause.BUILD_INITIAL_ROOF


def build_roof(s, box, seat, column, events):
    """The initial roof is built, for free; it brings nothing but points [build-initial-roof]."""
    card = s.initial[seat]
    s.initial[seat] = 0
    level = lay(s, seat, column, card)
    spread_cables(s, box, seat)
    join_set(s, box, seat, column, level)
    place = column * LEVELS + level
    note_shown(events, Event.ROOF_BUILT, Clause.BUILD_INITIAL_ROOF, but(seat), seat, card, other=place)
    s.spot += 1
    next_roof(s, box, events)


def finish(s, box, ending, events):
    """The game is over, after its third day [game-end] or at the limit [safety-limit].

    Roofs that are left and personal objectives are laid open [personal-points].
    """
    if ending == Ending.LIMIT:
        note(events, Event.LIMIT, Clause.SAFETY_LIMIT)
    for seat in range(s.seats):
        lose_roof(s, seat, Clause.SAFETY_LIMIT, events)
        if s.objective[seat] > 0:
            objective = s.objective[seat] - 1
            met = 1 if meets_personal(s, box, seat, objective) else 0
            clause_met = clause_of_personal(objective)
            note_shown(events, Event.OBJECTIVE, clause_met, but(seat), seat, objective, other=met)
    end_actions(s)
    s.acted = 0
    s.moved = 0
    s.owed = 0
    s.phase = Phase.OVER
    s.ending = ending
    s.asked = 0
    if ending == Ending.THIRD_DAY:
        note(events, Event.OVER, Clause.GAME_END)
