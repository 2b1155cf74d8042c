"""Guacamole: the rules, in the order of the rulebook.  Names in square brackets are clauses of rulebook.en.md."""

from ...engine.events import EVERYBODY, note, note_open, note_shown
from ...engine.piles import pop, push, shuffle, top
from ...engine.rng import below
from .state import (
    FIRST_INGREDIENT,
    HAND,
    HEATS,
    KINDS,
    LIME,
    LIMIT,
    MOVES,
    ONE_PILE,
    ONION,
    Clause,
    Ending,
    Event,
    Move,
    Phase,
    Version,
)

# -- setup ----------------------------------------------------------------------------------------------------


def setup(s, box, events):
    """Discs in piles, five ingredients to each player, one discard, the top discs turned, a first player drawn."""
    lay_out_discs(s, box)
    fill_deck(s, box)
    for seat in range(s.seats):
        deal_hand(s, box, seat, Event.DEALT, events)
    push(s.discard, draw_ingredient(s, events))
    note_shown(events, Event.TURNED_DISCARD, Clause.DISCARD_PILE, EVERYBODY, card=top(s.discard))
    for heat in range(HEATS):
        turn_disc(s, box, heat, Clause.OPEN_DISCS, events)
    s.turn = below(s.rng, s.seats)
    note(events, Event.BEGINS, Clause.FIRST_PLAYER, s.turn)
    discs_changed(s)
    settle(s)


def lay_out_discs(s, box):
    """Sort the discs into a face-down pile a heat [disc-piles]; in the easier game into one pile [easier-game]."""
    for disc in range(box.discs):
        pile = 0 if s.options.game == Version.EASIER else box.heat[disc]
        push(s.discs[pile], disc)
    for heat in range(HEATS):
        shuffle(s.discs[heat], s.rng)


def fill_deck(s, box):
    """Shuffle all ingredients and specials of the box together [components] [deal-hands]."""
    for kind in range(box.kinds):
        for _ in range(box.copies[kind]):
            push(s.deck, kind)
    shuffle(s.deck, s.rng)


def deal_hand(s, box, seat, what, events):
    """Give a player five ingredients, open on the table, and count their icons [open-hands] [hand-example]."""
    s.mix[seat] = 0
    clause = Clause.DEAL_HANDS if what == Event.DEALT else Clause.NEW_HAND
    if what == Event.DEALT:
        note(events, Event.DEALING, clause, seat)
    for place in range(HAND):
        card = draw_ingredient(s, events)
        s.hand[seat][place] = card
        s.mix[seat] += box.mix[card]
        note_shown(events, what, clause, EVERYBODY, seat, card, place)


def draw_ingredient(s, events):
    """Draw until an ingredient comes: specials are shuffled back into the deck [special-dealt].

    A special that comes up again for the same card is not told again: with a card set of many specials there would
    be more events than there is room for.
    """
    told = 0
    card = take_from_deck(s, events)
    while card < FIRST_INGREDIENT:
        if told >> card & 1 == 0:
            note_shown(events, Event.SHUFFLED_IN, Clause.SPECIAL_DEALT, EVERYBODY, card=card)
        told |= 1 << card
        push(s.deck, card)
        if only_specials(s):
            shuffle_discards_in(s, Event.GATHERED, Clause.SPECIAL_DEALT, events)
        shuffle(s.deck, s.rng)
        card = take_from_deck(s, events)
    return card


def only_specials(s):
    """Is there no ingredient in the deck [special-dealt]?"""
    for i in range(s.deck.n):
        if s.deck.card[i] >= FIRST_INGREDIENT:
            return False
    return True


def turn_disc(s, box, heat, clause, events):
    """Turn the top disc of a pile; an empty pile turns nothing [next-disc]."""
    s.goal[heat] = 0
    if s.discs[heat].n > 0:
        disc = top(s.discs[heat])
        s.goal[heat] = box.goal[disc]
        note_shown(events, Event.TURNED_DISC, clause, EVERYBODY, card=disc, place=heat)


# -- who decides, and what is allowed ---------------------------------------------------------------------------


def to_act(s):
    """The seats that must decide now: one, or at Lime and Cilantro everybody who has not chosen yet."""
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
        case Phase.DRAWN:
            return 0 if Move.KEEP <= move < Move.PASS else Clause.TURN_CHOICES
        case Phase.PASS:
            return 0 if Move.PASS <= move < Move.CLAIM else Clause.PASS_IN_SECRET
        case Phase.CLAIM:
            return refuse_answer(s, seat, move)
    return refuse_on_turn(s, seat, move)


def refuse_on_turn(s, seat, move):
    """A turn is one of two things [turn-choices]; the rest is for another time, each when its clause says.

    A special on top cannot be taken [special-on-top].  A hand that matches has had its claim offered before the turn:
    it was let go [decline-claim].
    """
    if move < Move.KEEP:
        takes_special = move >= Move.TAKE and top(s.discard) < FIRST_INGREDIENT
        return Clause.SPECIAL_ON_TOP if takes_special else 0
    if move < Move.PASS:
        return Clause.USE_DRAWN
    if move < Move.CLAIM:
        return Clause.PASS_IN_SECRET
    if move == Move.DECLINE:
        return Clause.DECLINE_CLAIM
    clause = refuse_claim(s, seat, move - Move.CLAIM)
    return Clause.DECLINE_CLAIM if clause == 0 else clause


def refuse_answer(s, seat, move):
    """A claim that is offered is answered, yes or no, before anything else [claim]."""
    if move < Move.CLAIM:
        return Clause.CLAIM
    return 0 if move == Move.DECLINE else refuse_claim(s, seat, move - Move.CLAIM)


def refuse_claim(s, seat, claimed):
    """A disc, one of two perhaps [two-discs], is claimed with its exact icons [exact-match]."""
    if (claimed == ONE_PILE) != (s.options.game == Version.EASIER):
        return Clause.EASIER_GAME if s.options.game == Version.EASIER else Clause.DISC_PILES
    heat = pile_of(claimed)
    return 0 if s.goal[heat] > 0 and s.mix[seat] == s.goal[heat] else Clause.EXACT_MATCH


def pile_of(claimed):
    """The pile that a claim names by its heat; in the easier game there is one [easier-game]."""
    return 0 if claimed == ONE_PILE else claimed


def choices(s, box, seat, out):
    """The moves that are not refused, in increasing order; only those of the phase are asked about."""
    out.n = 0
    if seat < 0 or seat >= s.seats or s.asked >> seat & 1 == 0:
        return
    match s.phase:
        case Phase.TURN:
            for move in range(Move.DRAW, Move.KEEP):
                if refuse_on_turn(s, seat, move) == 0:
                    push(out, move)
        case Phase.DRAWN:
            offer(Move.KEEP, Move.PASS, out)
        case Phase.PASS:
            offer(Move.PASS, Move.CLAIM, out)
        case Phase.CLAIM:
            for claimed in range(HEATS + 1):
                if refuse_claim(s, seat, claimed) == 0:
                    push(out, Move.CLAIM + claimed)
            push(out, Move.DECLINE)


def offer(first, after, out):
    """All moves from one number up to another: the phase allows each of them."""
    for move in range(first, after):
        push(out, move)


def apply(s, box, seat, move, events):
    """Make an allowed move; at the limit the game ends, once no hand waits for its card [safety-limit]."""
    s.moves += 1
    match s.phase:
        case Phase.TURN if move == Move.DRAW:
            draw(s, events)
        case Phase.TURN:
            take_discard(s, box, move - Move.TAKE, events)
        case Phase.DRAWN if move == Move.DISCARD:
            discard_drawn(s, events)
        case Phase.DRAWN:
            keep_drawn(s, box, move - Move.KEEP, events)
        case Phase.PASS:
            choose_card(s, box, seat, move - Move.PASS, events)
        case Phase.CLAIM if move == Move.DECLINE:
            decline(s, seat, events)
        case Phase.CLAIM:
            claim(s, box, seat, pile_of(move - Move.CLAIM), events)
    if s.moves >= LIMIT and s.phase != Phase.OVER and s.phase != Phase.PASS:
        note(events, Event.LIMIT, Clause.SAFETY_LIMIT)
        end(s, Ending.LIMIT)


# -- a turn -----------------------------------------------------------------------------------------------------


def take_discard(s, box, place, events):
    """The top discard replaces a card of the hand, which is discarded [take-discard]."""
    card = pop(s.discard)
    note_open(events, Event.TOOK, Clause.TAKE_DISCARD, s.turn, card, place, other=s.hand[s.turn][place])
    replace(s, box, place, card)
    finish_turn(s)


def draw(s, events):
    """Take the top card of the deck [draw-card]; a special takes effect at once [special-drawn]."""
    card = take_from_deck(s, events)
    if card < FIRST_INGREDIENT:
        play_special(s, card, events)
        return
    note_shown(events, Event.DREW, Clause.DRAW_CARD, EVERYBODY, s.turn, card)
    s.drawn = card
    s.phase = Phase.DRAWN


def keep_drawn(s, box, place, events):
    """The drawn card replaces a card of the hand, which is discarded [use-drawn]."""
    card, s.drawn = s.drawn, 0
    note_open(events, Event.KEPT, Clause.USE_DRAWN, s.turn, card, place, other=s.hand[s.turn][place])
    replace(s, box, place, card)
    finish_turn(s)


def discard_drawn(s, events):
    """The drawn card is discarded and the hand stays as it is [use-drawn]."""
    note_open(events, Event.DISCARDED, Clause.USE_DRAWN, s.turn, s.drawn)
    push(s.discard, s.drawn)
    s.drawn = 0
    finish_turn(s)


def replace(s, box, place, card):
    """Put a card into the active player's hand; the one that lay there is discarded."""
    hand = s.hand[s.turn]
    push(s.discard, hand[place])
    s.mix[s.turn] += box.mix[card] - box.mix[hand[place]]
    hand[place] = card
    hand_changed(s, s.turn)


def finish_turn(s):
    """Claims are offered, then the player to the left plays [next-player]."""
    s.played = 1
    settle(s)


def next_seat(s, seat):
    """The seat to the left, next in play order."""
    return seat + 1 if seat + 1 < s.seats else 0


def take_from_deck(s, events):
    """Take the top card; a deck that runs out is renewed at once, before anything is decided [renew-deck]."""
    card = pop(s.deck)
    if s.deck.n == 0:
        renew_deck(s, events)
    return card


def renew_deck(s, events):
    """All discards but the top one become the new deck [renew-deck]."""
    shuffle_discards_in(s, Event.RENEWED, Clause.RENEW_DECK, events)


def shuffle_discards_in(s, what, clause, events):
    """The top discard stays; the rest is shuffled into the deck."""
    if s.discard.n < 2:
        return
    last = pop(s.discard)
    note(events, what, clause, other=s.discard.n)
    while s.discard.n > 0:
        push(s.deck, pop(s.discard))
    push(s.discard, last)
    shuffle(s.deck, s.rng)


# -- special cards ----------------------------------------------------------------------------------------------


def play_special(s, card, events):
    """A special is discarded as it is drawn, takes effect, and is the whole turn [special-drawn]."""
    note_shown(events, Event.SPECIAL, Clause.SPECIAL_DRAWN, EVERYBODY, s.turn, card)
    push(s.discard, card)
    if card == ONION:
        pass_hands(s, events)
        finish_turn(s)
    else:
        s.phase = Phase.PASS
        s.asked = (1 << s.seats) - 1


def choose_card(s, box, seat, place, events):
    """Each chooses in secret [pass-in-secret]; when all have chosen, all cards are passed at once."""
    s.chosen[seat] = place
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        pass_cards(s, box, events)
        finish_turn(s)


def pass_cards(s, box, events):
    """Each chosen card goes to the left at Lime [lime], to the right at Cilantro [cilantro]."""
    to_left = top(s.discard) == LIME
    clause = Clause.LIME if to_left else Clause.CILANTRO
    giver = s.seats - 1 if to_left else 1  # who gives to seat 0
    kept = s.hand[0][s.chosen[0]]
    for seat in range(s.seats):
        card = s.hand[seat][s.chosen[seat]]
        taker = next_seat(s, seat) if to_left else (seat - 1 if seat > 0 else s.seats - 1)
        note_open(events, Event.PASSED, clause, seat, card, s.chosen[taker], other=taker)
        s.mix[seat] -= box.mix[card]
        s.mix[taker] += box.mix[card]
    seat = 0
    for _ in range(s.seats - 1):
        s.hand[seat][s.chosen[seat]] = s.hand[giver][s.chosen[giver]]
        seat = giver
        giver = (giver - 1) if to_left else next_seat(s, giver)
    s.hand[seat][s.chosen[seat]] = kept
    for seat in range(s.seats):
        s.chosen[seat] = 0
        hand_changed(s, seat)


def pass_hands(s, events):
    """Onion: every hand goes to the left, card by card in its order; discs stay with their owners [onion]."""
    last = s.seats - 1
    for seat in range(s.seats):
        note(events, Event.PASSED_HAND, Clause.ONION, seat, other=next_seat(s, seat))
    for place in range(HAND):
        held = s.hand[last][place]
        for seat in range(last, 0, -1):
            s.hand[seat][place] = s.hand[seat - 1][place]
        s.hand[0][place] = held
    held = s.mix[last]
    for seat in range(last, 0, -1):
        s.mix[seat] = s.mix[seat - 1]
    s.mix[0] = held
    for seat in range(s.seats):
        hand_changed(s, seat)


# -- claims -----------------------------------------------------------------------------------------------------


def hand_changed(s, seat):
    """A changed hand may claim if it matches an open disc, even if its player let one go before [decline-claim]."""
    mix = s.mix[seat]
    if mix == s.goal[0] or mix == s.goal[1] or mix == s.goal[2]:
        s.ready |= 1 << seat
    else:
        s.ready &= ~(1 << seat)


def discs_changed(s):
    """When the open discs change, everybody's hand is looked at anew [claim]."""
    for seat in range(s.seats):
        hand_changed(s, seat)


def settle(s):
    """Offer claims one after another, from the active player on [claim-order]; then play goes on [next-player]."""
    if s.ready == 0:
        begin_turn(s)
        return
    seat = s.turn
    while s.ready >> seat & 1 == 0:
        seat = next_seat(s, seat)
    s.phase = Phase.CLAIM
    s.asked = 1 << seat


def begin_turn(s):
    """The player to the left plays [next-player]; after the deal, the first player does [first-player]."""
    if s.played:
        s.turn = next_seat(s, s.turn)
    s.played = 0
    s.turns += 1
    s.phase = Phase.TURN
    s.asked = 1 << s.turn


def decline(s, seat, events):
    """Let the claim go; the player is not asked again until their hand or the discs change [decline-claim]."""
    note(events, Event.DECLINED, Clause.DECLINE_CLAIM, seat)
    s.ready &= ~(1 << seat)
    settle(s)


def claim(s, box, seat, heat, events):
    """The claimer wins the disc [collect-disc]; if the game goes on, they alone get a new hand [others-keep]."""
    disc = pop(s.discs[heat])
    s.goal[heat] = 0
    s.owner[disc] = seat + 1
    note_open(events, Event.CLAIMED, Clause.CLAIM, seat, disc, heat)
    if complete(s, box, seat):
        clause = Clause.EASIER_GAME if s.options.game == Version.EASIER else Clause.WINNING
        note(events, Event.WON, clause, seat)
        end(s, Ending.WON)
        return
    note(events, Event.HAND_AWAY, Clause.NEW_HAND, seat)
    for place in range(HAND):
        push(s.discard, s.hand[seat][place])
        s.hand[seat][place] = 0
    deal_hand(s, box, seat, Event.NEW_CARD, events)
    turn_disc(s, box, heat, Clause.NEXT_DISC, events)
    if not winnable(s, box):
        note(events, Event.NOBODY_CAN_WIN, Clause.NOBODY_CAN_WIN)
        end(s, Ending.NOBODY_CAN_WIN)
        return
    discs_changed(s)
    settle(s)


# -- the end ----------------------------------------------------------------------------------------------------


def end(s, ending):
    """The game is over."""
    s.phase = Phase.OVER
    s.ending = ending
    s.asked = 0


def discs_won(s, box, seat, heat):
    """How many discs of a heat a player has won; extra ones only keep them from others [extra-discs]."""
    won = 0
    for disc in range(box.discs):
        if s.owner[disc] == seat + 1 and box.heat[disc] == heat:
            won += 1
    return won


def discs_in_all(s, box, seat):
    """How many discs a player has won."""
    won = 0
    for heat in range(HEATS):
        won += discs_won(s, box, seat, heat)
    return won


def types_won(s, box, seat):
    """How many different types of disc a player has won."""
    types = 0
    for heat in range(HEATS):
        if discs_won(s, box, seat, heat) > 0:
            types += 1
    return types


def complete(s, box, seat):
    """One disc of each type wins [object]; in the easier game any three [easier-game]."""
    if s.options.game == Version.EASIER:
        return discs_in_all(s, box, seat) >= HEATS
    return types_won(s, box, seat) == HEATS


def winnable(s, box):
    """Can anybody still complete a set from the discs that are left [nobody-can-win]?"""
    for seat in range(s.seats):
        if can_complete(s, box, seat):
            return True
    return False


def can_complete(s, box, seat):
    """Are the discs that a player still needs among those left?"""
    if s.options.game == Version.EASIER:
        return discs_in_all(s, box, seat) + s.discs[0].n >= HEATS
    for heat in range(HEATS):
        if s.discs[heat].n == 0 and discs_won(s, box, seat, heat) == 0:
            return False
    return True


def scores(s, box, out):
    """Points: different types, in the easier game discs.  Rank: the winner, then types, then discs, then shared."""
    for seat in range(s.seats):
        out.points[seat] = standing(s, box, seat)
    for seat in range(s.seats):
        out.rank[seat] = 1
        for other in range(s.seats):
            if out.points[other] > out.points[seat]:
                out.rank[seat] += 1
    for seat in range(s.seats):
        easier = s.options.game == Version.EASIER
        out.points[seat] = discs_in_all(s, box, seat) if easier else types_won(s, box, seat)


def standing(s, box, seat):
    """What players are compared by: types, then discs [nobody-can-win]; in the easier game discs [easier-game].

    Whoever has completed a set has the most of them, and has won [winning].
    """
    types = 0 if s.options.game == Version.EASIER else types_won(s, box, seat)
    return types * 1000 + discs_in_all(s, box, seat)


# -- counting cards ---------------------------------------------------------------------------------------------


def census(s, box, out):
    """How many cards of each kind, and discs, lie in all places of the state together."""
    for i in range(len(out)):
        out[i] = 0
    for i in range(s.deck.n):
        out[s.deck.card[i]] += 1
    for i in range(s.discard.n):
        out[s.discard.card[i]] += 1
    for seat in range(s.seats):
        for place in range(HAND):
            out[s.hand[seat][place]] += 1
    if s.drawn > 0:
        out[s.drawn] += 1
    for heat in range(HEATS):
        for i in range(s.discs[heat].n):
            out[KINDS + s.discs[heat].card[i]] += 1
    for disc in range(box.discs):
        if s.owner[disc] > 0:
            out[KINDS + disc] += 1


def supply(box, out):
    """How many cards of each kind, and discs, the box holds [components]."""
    for i in range(len(out)):
        out[i] = 0
    for kind in range(box.kinds):
        out[kind] = box.copies[kind]
    for disc in range(box.discs):
        out[KINDS + disc] = 1
