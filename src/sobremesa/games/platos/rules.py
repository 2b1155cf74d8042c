"""Platos: the rules, in the order of the rulebook.  Names in square brackets are clauses of rulebook.es.md.

What belongs to one thing has a room of its own: hands, order, deck, dishes, turns, specials, answering, ending.  Here
is what holds them together: the setup, what is refused, and what a move does.
"""

from ...engine.events import just, note, note_secret
from ...engine.piles import pop, push, shuffle
from ...engine.rng import below
from .answering import answer, burn_card, clause_of_fire, refuse_answer
from .deck import can_fetch, draw, refuse_draw, refuse_take, take
from .dishes import complete, refill, refuse_complete
from .ending import census as census
from .ending import scores as scores
from .ending import supply as supply
from .hands import into_hand
from .offering import offer_actions, offer_answers, offer_fetching, offer_places
from .specials import give, play_special, refuse_cards, refuse_special
from .state import DEALT, DISHES, HAND, LIMIT, MOVES, Clause, Ending, Event, Mode, Move, Phase, Special
from .turns import begin_turn, discard_down, end_turn, finish, go_on

# -- setup ------------------------------------------------------------------------------------------------------


def setup(s, box, events):
    """Shuffle both decks [components], deal hands [deal-hands], lay out the centre [centre], draw the first player."""
    s.direction = 1
    for seat in range(s.seats):
        s.order[seat] = seat
    for kind in range(1, box.kinds):
        for _ in range(box.copies[kind]):
            push(s.deck, kind)
    shuffle(s.deck, s.rng)
    for dish in range(box.dishes):
        push(s.dishes, dish)
    shuffle(s.dishes, s.rng)
    for seat in range(s.seats):
        deal_hand(s, seat, events)
    refill(s, Clause.CENTRE, events)
    first = below(s.rng, s.seats)
    note(events, Event.BEGINS, Clause.FIRST_PLAYER, first)
    begin_turn(s, first, events)


def deal_hand(s, seat, events):
    """Five cards of the deck to each player, hidden from the others [deal-hands]."""
    for _ in range(DEALT):
        card = pop(s.deck)
        place = into_hand(s, seat, card, just(seat), 0)
        note_secret(events, Event.DEALT, Clause.DEAL_HANDS, seat, card, place)


# -- who decides, and what is allowed ---------------------------------------------------------------------------


def to_act(s):
    """The seats that must decide now: one, or all who may answer a reservation and have not yet."""
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
        case Phase.DISCARD:
            return refuse_place(s, seat, move, Move.DISCARD, Clause.HAND_LIMIT)
        case Phase.FIRE:
            return refuse_place(s, seat, move, Move.DISCARD, clause_of_fire(s))
        case Phase.GIVE:
            return refuse_place(s, seat, move, Move.GIVE, Clause.FOOD_PARTY)
        case Phase.ANSWER:
            return refuse_answer(s, box, seat, move)
    return refuse_action(s, box, seat, move)


def refuse_place(s, seat, move, verb, clause):
    """A card of the hand is chosen, and nothing else is done meanwhile."""
    place = move - verb
    return 0 if 0 <= place < HAND and s.hand[seat][place] > 0 else clause


def refuse_action(s, box, seat, move):
    """The clause that forbids an action of the player on turn, or 0.

    In the free mode a card is drawn or taken before all else, and only then [draw-first].
    """
    if Move.GIVE <= move < Move.TWO_SECRETS:
        return refuse_word(s, seat, move)
    if s.options.mode == Mode.FREE and (move < Move.PLAY) != (s.phase == Phase.TURN):
        return Clause.DRAW_FIRST
    if move == Move.DRAW:
        return refuse_draw(s)
    if move < Move.PLAY:
        return refuse_take(s, seat, move - Move.TAKE)
    if move == Move.TWO_SECRETS:
        return refuse_cards(s, seat, Special.SECRET, 2)
    if move >= Move.COMPLETE:
        return refuse_complete(s, box, seat, move - Move.COMPLETE)
    return refuse_special(s, box, seat, move)


def refuse_word(s, seat, move):
    """Ending a turn [free-actions] and passing [nothing-to-draw]; all else is said when it is asked for."""
    if move == Move.END:
        if s.options.mode == Mode.ONE_ACTION:
            return Clause.ONE_ACTION
        return 0 if s.phase == Phase.ACTIONS else Clause.DRAW_FIRST
    if move == Move.PASS:
        return Clause.NOTHING_TO_DRAW if s.options.mode == Mode.FREE or can_fetch(s, seat) else 0
    if move >= Move.ANSWER:
        return Clause.STANDING_ORDER if move == Move.QUIET else Clause.ANSWER_AT_ONCE
    return Clause.HAND_LIMIT if move >= Move.DISCARD else Clause.FOOD_PARTY


def choices(s, box, seat, out):
    """The moves that are not refused, in increasing order."""
    out.n = 0
    if seat < 0 or seat >= s.seats or s.asked >> seat & 1 == 0:
        return
    match s.phase:
        case Phase.DISCARD | Phase.FIRE:
            offer_places(s, seat, Move.DISCARD, out)
        case Phase.GIVE:
            offer_places(s, seat, Move.GIVE, out)
        case Phase.ANSWER:
            offer_answers(s, box, seat, out)
        case _:
            offer_turn(s, box, seat, out)


def offer_turn(s, box, seat, out):
    """What the player on turn may do in either mode [two-modes] [one-action] [draw-first] [free-actions]."""
    if s.phase == Phase.TURN:
        offer_fetching(s, seat, out)
    if s.phase == Phase.ACTIONS or s.options.mode == Mode.ONE_ACTION:
        offer_actions(s, box, seat, out)
    for move in range(Move.END, Move.ANSWER):
        if refuse_word(s, seat, move) == 0:
            push(out, move)


def apply(s, box, seat, move, events):
    """Make an allowed move; at the limit the game ends [safety-limit]."""
    s.moves += 1
    match s.phase:
        case Phase.DISCARD:
            discard_down(s, box, seat, move - Move.DISCARD, events)
        case Phase.FIRE:
            burn_card(s, box, seat, move - Move.DISCARD, events)
        case Phase.GIVE:
            give(s, box, seat, move - Move.GIVE, events)
        case Phase.ANSWER:
            answer(s, box, seat, move, events)
        case _:
            act(s, box, seat, move, events)
    if s.moves >= LIMIT and s.phase != Phase.OVER:
        finish(s, Ending.LIMIT, Event.LIMIT, Clause.SAFETY_LIMIT, events)


# -- a turn -----------------------------------------------------------------------------------------------------


def act(s, box, seat, move, events):
    """An action of the player on turn: in the one mode it is the turn [one-action], in the other one of many."""
    if move == Move.DRAW:
        draw(s, seat, events)
        go_on(s, box, events)
    elif move < Move.PLAY:
        take(s, seat, move - Move.TAKE, events)
        go_on(s, box, events)
    elif move < Move.COMPLETE:
        play_special(s, box, seat, move, events)
    elif move < Move.COMPLETE + DISHES:
        complete(s, box, seat, move - Move.COMPLETE, events)
        go_on(s, box, events)
    else:
        what, clause = Event.PASSED, Clause.NOTHING_TO_DRAW
        if move == Move.END:
            what, clause = Event.ENDED, Clause.FREE_ACTIONS
        note(events, what, clause, seat)
        end_turn(s, box, events)
