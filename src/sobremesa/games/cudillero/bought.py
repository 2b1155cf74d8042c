"""Cudillero: what bought cards are worth to a bot: what each of them would bring in the best place for it."""

from .building import colours_in_village
from .joining import leads
from .market import cards_in_hand
from .points import connections, times
from .prospects import LIKELY, WHOLE, fibre_to_come, is_end, open_ends, room, soon
from .state import DOORWAY, ENOUGH_COLOURS, FLOORS_HIGH, Bonus, Line, Side
from .village import is_finished, is_roof, kind_at

# To build a card costs an action; what it brings then is not sure, per cent; yet a card is better than none.
COST, HELD, TRIFLE = 115, 36, 7

# A floor for each height below it and its own; a free card for a clothes line; the token for the third colour; one more
# card of a set, besides the value of its colour now.
HIGHER, FREE_CARD, TOKEN, RISE = 150, 1190, 630, 225

# A doorway brings neighbours for lines and colours, up to so many.
ASIDE, WIDE = 510, 8


def cables_and_hand(s, box, seat, left):
    """What the cables will score beyond what they do, and what bought cards would bring, one a round at most."""
    now, ends = WHOLE * connections(s, box, seat), open_ends(s, box, seat)
    then = fibre_to_come(box, now, ends, left)
    worth = then - fibre_to_come(box, now, ends, 0)
    if left == 0 or cards_in_hand(s, seat) == 0:
        return worth
    joined = fibre_to_come(box, now + WHOLE, ends, left) - then
    another = fibre_to_come(box, now, ends + 1, left) - then
    fewer = then - fibre_to_come(box, now, max(0, ends - 1), left)
    held = 0
    for card in s.hand[seat]:
        if card == 0 or held == left:
            continue
        held += 1
        if card == DOORWAY:
            brings = another + doorway_brings(s, box, seat, left)
        else:
            brings = brings_at_best(s, box, seat, card, left, joined, fewer)
        worth += max(TRIFLE, HELD * (brings - COST) // WHOLE)
    return worth


def doorway_brings(s, box, seat, left):
    """What another doorway would bring besides an open end of the cables: room, and neighbours."""
    brings = room(s, box, seat, left, FLOORS_HIGH) - room(s, box, seat, left, 0)
    return brings + ASIDE * soon(left) // WHOLE if s.columns[seat] < WIDE else brings


def brings_at_best(s, box, seat, card, left, joined, fewer):
    """What a floor or roof would bring in the best place for it, 0 if there is none.

    joined  what it is worth if the cables reach it
    fewer   what is lost if it closes an open end of them
    """
    most, anywhere = 0, brings_anywhere(s, box, seat, card)
    for column in range(s.columns[seat]):
        level = s.height[seat][column]
        if is_finished(s, box, seat, column) or (level == 0 if is_roof(box, card) else level >= FLOORS_HIGH):
            continue
        brings = anywhere + brings_there(s, box, seat, card, column, level, left)
        joins = would_join(s, box, seat, card, column, level)
        if joins:
            brings += joined
        goes_on = joins and not is_roof(box, card) and box.cables[card] & Side.UP > 0
        if not goes_on and is_end(s, box, seat, column, level):
            brings -= fewer
        most = max(most, brings)
    return most


def brings_anywhere(s, box, seat, card):
    """What a card would bring wherever it is built: its symbols and bonus, and a colour that the village has not."""
    worth = WHOLE * symbols_of(s, box, seat, card) + bonus_worth(box.bonus[card])
    colour = box.colour[card]
    if s.biggest[seat][colour] > 0:
        return worth
    if s.gained >> seat & 1 == 0 and colours_in_village(s, seat) + 1 >= ENOUGH_COLOURS:
        worth += TOKEN
    return worth + WHOLE * s.value[colour]


def symbols_of(s, box, seat, card):
    """The points of the symbols of a card, with the roofs that the village has [times-two]."""
    points = 0
    if box.balconies[card] > 0:
        points += box.balconies[card] * times(s, box, seat, Bonus.BALCONY)
    if box.neighbours[card] > 0:
        points += box.neighbours[card] * times(s, box, seat, Bonus.NEIGHBOUR)
    if box.chimneys[card] > 0:
        points += box.chimneys[card] * times(s, box, seat, Bonus.CHIMNEY)
    return points


def bonus_worth(bonus):
    """What the bonus of a roof is likely to bring."""
    match bonus:
        case Bonus.HEIGHT:
            return 6 * WHOLE
        case Bonus.FIBRE:
            return 4 * WHOLE
        case Bonus.CHIMNEY:
            return 4 * WHOLE
        case Bonus.NONE:
            return 0
    return 2 * WHOLE


def brings_there(s, box, seat, card, column, level, left):
    """What a card would bring in that place by its height, its colour and its clothes lines."""
    worth = HIGHER * (level + 1)
    if is_roof(box, card):
        worth = (WHOLE - LIKELY * soon(left) // WHOLE) * box.height[level + 1]  # `unfinished` counts the rest already
    if has_fellow(s, box, seat, card, column, level):
        worth += WHOLE * s.value[box.colour[card]] + RISE * soon(left) // WHOLE
    return worth + FREE_CARD * would_complete(s, box, seat, card, column, level)


def beside(s, seat, column, level):
    """The card in that place beside another, 0 if none is there."""
    if column < 0 or column >= s.columns[seat] or s.height[seat][column] <= level:
        return 0
    return kind_at(s, seat, column, level)


def has_fellow(s, box, seat, card, column, level):
    """Would the card touch another one of its colour there?"""
    colour = box.colour[card]
    if level > 0 and box.colour[kind_at(s, seat, column, level - 1)] == colour:
        return True
    left, right = beside(s, seat, column - 1, level), beside(s, seat, column + 1, level)
    return (left > 0 and box.colour[left] == colour) or (right > 0 and box.colour[right] == colour)


def would_complete(s, box, seat, card, column, level):
    """How many clothes lines the card would complete there [clothes-line]."""
    lines = 0
    if box.lines[card] & Line.LEFT > 0 and box.lines[beside(s, seat, column - 1, level)] & Line.RIGHT > 0:
        lines += 1
    if box.lines[card] & Line.RIGHT > 0 and box.lines[beside(s, seat, column + 1, level)] & Line.LEFT > 0:
        lines += 1
    return lines


def would_join(s, box, seat, card, column, level):
    """Would the cables reach the card there [fibre]?"""
    sides = box.cables[card]
    if sides & Side.DOWN > 0 and (level == 0 or leads(s, box, seat, column, level - 1, Side.UP)):
        return True
    if sides & Side.LEFT > 0 and leads(s, box, seat, column - 1, level, Side.RIGHT):
        return True
    return sides & Side.RIGHT > 0 and leads(s, box, seat, column + 1, level, Side.LEFT)
