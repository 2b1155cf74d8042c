"""Cudillero: the turn of a player: the actions of the card, and the tokens that give more of them."""

from ...engine.events import note, note_open
from .building import build, build_doorway, refuse_build, refuse_doorway, settle_free_cards
from .market import into_hand, refuse_place, room_in_hand, take_from_market
from .state import Action, Clause, Event, Token
from .village import add_doorway, buildings_begun, take_doorway

# -- the actions of the card ------------------------------------------------------------------------------------


def is_on_card(s, box, seat, action):
    """Does the card that the player acts with show that action [action-cards]?"""
    card = s.acts[seat]
    return box.actions[card][0] == action or box.actions[card][1] == action


def refuse_more(s, box, seat, action):
    """The clause by which the player has no such action left, or 0.

    Whoever wins the bid does both actions of the card [bid-winner], the others one of the two [one-of-two], in any
    order [any-order].
    """
    if not is_on_card(s, box, seat, action):
        return Clause.ACTION_CARDS
    if s.due[action] > 0 or s.either > 0:
        return 0
    return Clause.BID_WINNER if s.both >> seat & 1 == 1 else Clause.ONE_OF_TWO


def begin_actions(s, box, seat):
    """Both actions for who has won the bid [bid-winner], either of them for the others [one-of-two]."""
    if s.both >> seat & 1 == 1:
        do_both(s, box, seat)
    else:
        s.either += 1


def do_both(s, box, seat):
    """Both actions of the card may be done; if they are the same, it may be done twice [action-cards]."""
    s.due[box.actions[s.acts[seat]][0]] += 1
    s.due[box.actions[s.acts[seat]][1]] += 1


def do_one(s, action):
    """An action of the card has been done."""
    if s.due[action] > 0:
        s.due[action] -= 1
    else:
        s.either -= 1


def end_actions(s):
    """What has not been done is declined [any-order]."""
    s.either = 0
    for action in range(len(s.due)):
        s.due[action] = 0


# -- buy --------------------------------------------------------------------------------------------------------


def refuse_buy(s, box, seat, place):
    """A card of the market [buy], as long as there is room in the hand [hand-limit]."""
    clause = refuse_more(s, box, seat, Action.BUY)
    if clause > 0:
        return clause
    clause = refuse_place(s, place)
    if clause > 0:
        return clause
    return 0 if room_in_hand(s, seat) > 0 else Clause.HAND_LIMIT


def buy(s, seat, place, events):
    """A card goes from the market to the hand, to be built later [buy]."""
    do_one(s, Action.BUY)
    card = take_from_market(s, place)
    held = into_hand(s, seat, card)
    note_open(events, Event.BOUGHT, Clause.BUY, seat, card, held, other=place)


# -- build ------------------------------------------------------------------------------------------------------


def refuse_action_build(s, box, seat, place, column):
    """The action to build a floor or roof of the hand [build]."""
    clause = refuse_more(s, box, seat, Action.BUILD)
    return clause if clause > 0 else refuse_build(s, box, seat, place, column)


def refuse_action_doorway(s, box, seat):
    """The action to build a doorway of the hand [build]."""
    clause = refuse_more(s, box, seat, Action.BUILD)
    return clause if clause > 0 else refuse_doorway(s, seat)


def act_build(s, box, seat, place, column, events):
    """A floor or roof of the hand is built [build]; what it brings comes at once."""
    do_one(s, Action.BUILD)
    build(s, box, seat, place, column, 0, events)
    settle_free_cards(s, box, seat, events)


def act_doorway(s, box, seat, end, events):
    """A doorway of the hand is built [build]."""
    do_one(s, Action.BUILD)
    build_doorway(s, box, seat, end, 0, events)


# -- value ------------------------------------------------------------------------------------------------------


def refuse_value(s, box, seat, colour, up):
    """A colour gains or loses 1 on the value board, which ends at both ends [value] [value-board]."""
    clause = refuse_more(s, box, seat, Action.VALUE)
    if clause > 0:
        return clause
    return Clause.VALUE_BOARD if s.value[colour] == (box.board if up == 1 else 0) else 0


def change_value(s, box, seat, colour, up, events):
    """A colour gains or loses 1 [value]; the first rise to the line may bring a free card [stock-market].

    That bonus comes once a colour [once-a-colour].
    """
    do_one(s, Action.VALUE)
    s.value[colour] += 1 if up == 1 else -1
    what = Event.RAISED if up == 1 else Event.LOWERED
    note_open(events, what, Clause.VALUE, seat, colour, other=s.value[colour])
    if s.options.stock_market == 0 or up == 0 or s.value[colour] != box.line or s.reached >> colour & 1 == 1:
        return
    s.reached |= 1 << colour
    s.owed += 1
    note_open(events, Event.REACHED, Clause.STOCK_MARKET, seat, colour)
    settle_free_cards(s, box, seat, events)


# -- more actions -----------------------------------------------------------------------------------------------


def refuse_token(s, seat, token):
    """A token is used once, in one's own turn [extra-turn] [extra-action]."""
    if s.tokens[seat][token] > 0:
        return 0
    return Clause.EXTRA_TURN if token == Token.EXTRA_TURN else Clause.EXTRA_ACTION


def use_token(s, box, seat, token, events):
    """Both actions of the card once more [extra-turn], or either of them [extra-action]."""
    s.tokens[seat][token] = 0
    clause = Clause.EXTRA_TURN
    if token == Token.EXTRA_TURN:
        do_both(s, box, seat)
    else:
        clause = Clause.EXTRA_ACTION
        s.either += 1
    note_open(events, Event.USED, clause, seat, token)


# -- an empty doorway moves -------------------------------------------------------------------------------------


def refuse_move_doorway(s, seat, end):
    """The doorway at the other end moves if nothing is above it, and something above another one [move-doorway].

    So no two buildings that have been begun come closer or farther.  None goes back where one has just come from.
    """
    other = s.columns[seat] - 1 if end == 0 else 0
    if s.height[seat][other] > 0 or buildings_begun(s, seat) == 0 or s.moved == 1 + other_end(end):
        return Clause.MOVE_DOORWAY
    return 0


def other_end(end):
    """The other end of the row."""
    return 1 - end


def move_doorway(s, seat, end, events):
    """An empty doorway goes to the other end of the row, which costs no action [move-doorway]."""
    take_doorway(s, seat, other_end(end))
    add_doorway(s, seat, end)
    s.moved = 1 + end
    note(events, Event.DOORWAY_MOVED, Clause.MOVE_DOORWAY, seat, other=end)
