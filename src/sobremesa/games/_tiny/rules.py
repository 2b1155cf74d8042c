"""Two Sugars: the rules, in the order of the rulebook.  Names in square brackets are clauses of rulebook.en.md."""

from ...engine.events import but, note, note_secret, note_shown
from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import below, restart
from .state import CUP, Clause, Event, Move, Phase


def setup(s, box, events):
    """A card to each player [first-card]; who begins is drawn [who-begins]."""
    for kind in range(1, box.kinds):
        for _ in range(box.copies[kind]):
            push(s.deck, kind)
    shuffle(s.deck, s.rng)
    for seat in range(s.seats):
        take(s, seat, Clause.FIRST_CARD, events)
    s.turn = below(s.rng, s.seats)
    s.turns = 1
    note(events, Event.BEGINS, Clause.WHO_BEGINS, s.turn)


def to_act(s):
    """The seat on turn decides."""
    return 0 if s.phase == Phase.OVER else 1 << s.turn


def refusal(s, box, seat, move):
    """The clause that forbids the move, or 0: whoever is on turn may draw or stop."""
    if s.phase == Phase.OVER:
        return Clause.GAME_OVER
    if seat != s.turn:
        return Clause.YOUR_TURN
    return 0 if move == Move.DRAW or move == Move.STOP else Clause.KNOWN_MOVES


def choices(s, box, seat, out):
    """The moves that are not refused, in increasing order."""
    out.n = 0
    for move in range(Move.DRAW, Move.STOP + 1):
        if refusal(s, box, seat, move) == 0:
            push(out, move)


def apply(s, box, seat, move, events):
    """Draw a card [drawing] or stop for good [stopping]; whose cup is full has stopped, too [full-cup]."""
    s.moves += 1
    if move == Move.DRAW:
        take(s, seat, Clause.DRAWING, events)
        if s.cup[seat].n == CUP:
            s.stopped[seat] = 1
            note(events, Event.FULL, Clause.FULL_CUP, seat)
    else:
        s.stopped[seat] = 1
        note(events, Event.STOPPED, Clause.STOPPING, seat)
    end_turn(s, events)


def take(s, seat, clause, events):
    """Put the top card of the deck into a player's cup; nobody else sees it."""
    card = pop(s.deck)
    note_secret(events, Event.DREW, clause, seat, card, s.cup[seat].n)
    push(s.cup[seat], card)


def end_turn(s, events):
    """The other player goes on, unless they have stopped [stopping]; when both have, cups are shown [showing]."""
    other = 1 - s.turn
    if s.stopped[other] == 0:
        s.turn = other
    if s.stopped[s.turn] == 0:
        s.turns += 1
        return
    s.phase = Phase.OVER
    for seat in range(s.seats):
        for place in range(s.cup[seat].n):
            note_shown(events, Event.SHOWN, Clause.SHOWING, but(seat), seat, s.cup[seat].card[place], place)


def sweetness(s, box, seat):
    """The lumps in a player's cup; too many count for nothing [too-sweet]."""
    lumps = 0
    for place in range(s.cup[seat].n):
        lumps += box.lumps[s.cup[seat].card[place]]
    return lumps if lumps <= box.sweet else 0


def scores(s, box, out):
    """Lumps are counted once cups are shown [showing]; the most win, equally many share the victory [winning]."""
    for seat in range(s.seats):
        out.points[seat] = sweetness(s, box, seat) if s.phase == Phase.OVER else 0
    for seat in range(s.seats):
        out.rank[seat] = 2 if out.points[1 - seat] > out.points[seat] else 1


def redeal(s, box, seat, rng):
    """Deal anew what a seat cannot know: the deck, and the other cups until they are shown."""
    restart(s.rng, rng)
    for other in range(s.seats):
        if other != seat and s.phase != Phase.OVER:
            for place in range(s.cup[other].n):
                push(s.gathered, s.cup[other].card[place])
    while s.deck.n > 0:
        push(s.gathered, pop(s.deck))
    arrange(s.gathered)
    shuffle(s.gathered, rng)
    for other in range(s.seats):
        if other != seat and s.phase != Phase.OVER:
            for place in range(s.cup[other].n):
                s.cup[other].card[place] = pop(s.gathered)
    while s.gathered.n > 0:
        push(s.deck, pop(s.gathered))


def census(s, box, out):
    """How many cards of each kind lie in all places of the state together."""
    for kind in range(len(out)):
        out[kind] = 0
    for i in range(s.deck.n):
        out[s.deck.card[i]] += 1
    for seat in range(s.seats):
        for place in range(s.cup[seat].n):
            out[s.cup[seat].card[place]] += 1


def supply(box, out):
    """How many cards of each kind the box holds [cards]."""
    for kind in range(len(out)):
        out[kind] = box.copies[kind]
