"""Platos: attacks, who is asked for an answer [who-is-asked], the answers, and what happens if there is none."""

from ...engine.events import note, note_open, note_shown
from .deck import discard, in_sight
from .dishes import change_dish, refill, spoil
from .hands import cards_in_hand, cards_of, hidden_cards, newly_shown, out_of_hand, place_of
from .order import in_play_order, is_in, next_in
from .state import (
    APRON_TURNS,
    DOUBLE_APRON_TURNS,
    DOUBLE_FIRE_CARDS,
    FIRE_CARDS,
    HAND,
    Answer,
    Clause,
    Event,
    Move,
    Phase,
    Special,
)
from .turns import clear_attack, go_on

# -- who is asked -----------------------------------------------------------------------------------------------


def answer_kind(s):
    """The card that answers the attack [answer-at-once]."""
    match s.attack:
        case Special.CONTAMINATION:
            return Special.MINE
        case Special.MINE:
            return Special.CHANGES
    return s.attack


def answer_cards(s):
    """How many of it: as many as a fire or an apron is made of [pass-fire-on] [turn-apron-back], otherwise one."""
    return s.many if s.attack == Special.FIRE or s.attack == Special.APRON else 1


def laid_down(s, box, kind):
    """How many cards of a special lie before players: recipes that store, and cards that protect dishes."""
    cards = 0
    if kind == Special.SECRET:
        for seat in range(s.seats):
            cards += s.secret[seat]
    if kind == Special.MINE:
        for dish in range(box.dishes):
            cards += s.guard[dish]
    return cards


def could_answer(s, box, seat):
    """May the player hold the answer, for all that everybody can see [who-is-asked]?

    Not if too few of the cards are out of sight, or too few cards of the hand unknown.  What the hand really holds
    makes no difference.  Nor is anybody asked who has said to answer nothing [standing-order].
    """
    if not is_in(s, seat) or s.quiet >> seat & 1 == 1:
        return False
    kind, cards = answer_kind(s), answer_cards(s)
    return box.copies[kind] - in_sight(s, kind) - laid_down(s, box, kind) >= cards and hidden_cards(s, seat) >= cards


def may_undo(s, box):
    """The others who may hold the answer to a reservation [undo-reservation].

    It is the same before and after any of them has answered.
    """
    seats = 0
    for seat in range(s.seats):
        if seat != s.turn and could_answer(s, box, seat):
            seats |= 1 << seat
    return seats


def ask(s, box, events):
    """Those who may answer are asked [answer-at-once]; if nobody may, the attack takes effect."""
    s.asked = 0
    if s.attack == Special.MINE:
        s.asked = may_undo(s, box)
    elif s.answered >> s.target & 1 == 0 and could_answer(s, box, s.target):
        s.asked = 1 << s.target
    s.phase = Phase.ANSWER
    if s.asked == 0:
        stand(s, box, events)


def stand(s, box, events):
    """Nobody has turned the attack away: it takes effect."""
    match s.attack:
        case Special.FIRE:
            burn(s, box, events)
            return
        case Special.APRON:
            lose_turns(s, s.target, Clause.HANG_APRON if s.many == 1 else Clause.DOUBLE_APRON, events)
        case Special.CONTAMINATION:
            spoil(s, s.dish, Clause.CONTAMINATION if s.many == 1 else Clause.DOUBLE_CONTAMINATION, events)
        case Special.MINE:
            note_open(events, Event.RESERVED, Clause.THIS_IS_MINE, s.turn, s.dish)
            refill(s, Clause.THIS_IS_MINE, events)
    end_attack(s, box, events)


def end_attack(s, box, events):
    """The attack is over, and the turn goes on."""
    clear_attack(s)
    go_on(s, box, events)


# -- what may be answered ---------------------------------------------------------------------------------------


def refuse_answer(s, box, seat, move):
    """Whoever is attacked answers with the right card, or not at all [answer-at-once]."""
    if move == Move.DECLINE or move == Move.QUIET:
        return 0
    if Move.PROTECT <= move < Move.GIFT:
        return refuse_protection(s, box, seat, move - Move.PROTECT)
    if move != Move.ANSWER:
        return Clause.ANSWER_AT_ONCE
    clause = clause_of_answer(s)
    if s.attack == Special.CONTAMINATION:
        return clause
    return 0 if cards_of(s, seat, answer_kind(s)) >= answer_cards(s) else clause


def refuse_protection(s, box, seat, dish):
    """A contamination is answered on any one of the player's own dishes [protect-dish]."""
    if s.attack != Special.CONTAMINATION:
        return clause_of_answer(s)
    if dish >= box.dishes or s.owner[dish] != seat + 1:
        return Clause.PROTECT_DISH
    return 0 if cards_of(s, seat, Special.MINE) > 0 else Clause.PROTECT_DISH


def clause_of_answer(s):
    """The clause of the answer to this attack."""
    match s.attack:
        case Special.FIRE:
            return Clause.PASS_FIRE_ON
        case Special.APRON:
            return Clause.TURN_APRON_BACK
        case Special.CONTAMINATION:
            return Clause.PROTECT_DISH
    return Clause.UNDO_RESERVATION


def answer(s, box, seat, move, events):
    """A player who was asked has answered, or has not."""
    if s.attack == Special.MINE:
        answer_reservation(s, box, seat, move, events)
    elif move == Move.DECLINE or move == Move.QUIET:
        decline(s, box, seat, move, events)
    elif s.attack == Special.CONTAMINATION:
        protect_from(s, box, seat, move - Move.PROTECT, events)
    elif s.attack == Special.FIRE:
        pass_fire_on(s, box, seat, events)
    else:
        turn_apron_back(s, box, seat, events)


def decline(s, box, seat, move, events):
    """No answer, now or until the own next turn [standing-order]: the attack takes effect."""
    if move == Move.QUIET:
        be_quiet(s, seat, events)
    else:
        note(events, Event.DECLINED, Clause.ANSWER_AT_ONCE, seat)
    stand(s, box, events)


def be_quiet(s, seat, events):
    """The player answers nothing until their next turn, whatever they hold [standing-order]."""
    s.quiet |= 1 << seat
    note(events, Event.QUIET, Clause.STANDING_ORDER, seat)


def pay(s, seat, clause, events):
    """The cards of an answer are discarded; they cost neither an action nor a turn [free-answers]."""
    kind = answer_kind(s)
    for number in range(answer_cards(s)):
        what = Event.ANSWERED if number == 0 else Event.ANSWERED_TOO
        discard(s, seat, place_of(s, seat, kind), what, 0, clause, events)


# -- fire -------------------------------------------------------------------------------------------------------


def light(s, box, target, many, events):
    """A fire of four cards for the next player [kitchen-fire], of eight for any with a double [double-fire]."""
    s.attack = Special.FIRE
    s.many = many
    s.fire = fire_cards(s)
    s.answered = 1 << s.turn
    reach(s, box, target, clause_of_fire(s), events)


def fire_cards(s):
    """The cards that a single or a double fire asks for, and each that it is passed on with."""
    return FIRE_CARDS if s.many == 1 else DOUBLE_FIRE_CARDS


def clause_of_fire(s):
    """The clause of a single or of a double fire."""
    return Clause.KITCHEN_FIRE if s.many == 1 else Clause.DOUBLE_FIRE


def reach(s, box, target, clause, events):
    """The fire has come to a player."""
    s.target = target
    note(events, Event.FIRE, clause, target, other=s.fire)
    ask(s, box, events)


def pass_fire_on(s, box, seat, events):
    """An equal answer moves the fire to the next player, its cards added [pass-fire-on], once each [one-answer]."""
    pay(s, seat, Clause.PASS_FIRE_ON, events)
    s.answered |= 1 << seat
    s.fire += fire_cards(s)
    reach(s, box, next_in(s, seat), Clause.PASS_FIRE_ON, events)


def burn(s, box, events):
    """The player discards so many cards of their choice, or the whole hand if it is no larger [kitchen-fire]."""
    if cards_in_hand(s, s.target) > s.fire:
        s.owed = s.fire
        s.phase = Phase.FIRE
        s.asked = 1 << s.target
        return
    for place in range(HAND):
        if s.hand[s.target][place] > 0:
            discard(s, s.target, place, Event.BURNED, 0, clause_of_fire(s), events)
    end_attack(s, box, events)


def burn_card(s, box, seat, place, events):
    """A card of the player's choice burns; the fire is out with the last [kitchen-fire]."""
    discard(s, seat, place, Event.BURNED, 0, clause_of_fire(s), events)
    s.owed -= 1
    if s.owed == 0:
        end_attack(s, box, events)


# -- apron ------------------------------------------------------------------------------------------------------


def hang(s, box, target, many, events):
    """The next player is to lose a turn [hang-apron], any player two with a double [double-apron]."""
    s.attack = Special.APRON
    s.many = many
    s.target = target
    clause = Clause.HANG_APRON if many == 1 else Clause.DOUBLE_APRON
    note(events, Event.APRON, clause, target, other=turns_of(many))
    ask(s, box, events)


def turns_of(many):
    """The turns that one apron costs, or two together."""
    return APRON_TURNS if many == 1 else DOUBLE_APRON_TURNS


def lose_turns(s, seat, clause, events):
    """A player has so many turns more to lose [lost-turns]."""
    s.lost[seat] += turns_of(s.many)
    note(events, Event.LOSES, clause, seat, other=turns_of(s.many))


def turn_apron_back(s, box, seat, events):
    """An equal answer: the attacker loses the turns instead [turn-apron-back], and cannot answer that [one-answer]."""
    pay(s, seat, Clause.TURN_APRON_BACK, events)
    lose_turns(s, s.turn, Clause.TURN_APRON_BACK, events)
    end_attack(s, box, events)


# -- contamination ----------------------------------------------------------------------------------------------


def contaminate(s, box, seat, dish, many, events):
    """A dish of the next player is attacked [contamination], of any player with a double [double-contamination]."""
    s.attack = Special.CONTAMINATION
    s.many = many
    s.dish = dish
    s.target = s.owner[dish] - 1
    clause = Clause.CONTAMINATION if many == 1 else Clause.DOUBLE_CONTAMINATION
    note_open(events, Event.CONTAMINATES, clause, seat, dish, other=s.target)
    ask(s, box, events)


def protect_from(s, box, seat, dish, events):
    """This Is Mine is laid on one of the own dishes; on the attacked one it wards the attack off [protect-dish]."""
    lay_on(s, seat, dish, events)
    if dish == s.dish:
        end_attack(s, box, events)
    else:
        stand(s, box, events)


def lay_on(s, seat, dish, events):
    """This Is Mine stays on an own dish for good; on a protected one it is discarded without effect [protect-dish]."""
    place = place_of(s, seat, Special.MINE)
    if s.guard[dish] == 1:
        discard(s, seat, place, Event.PLAYED, 1, Clause.PROTECT_DISH, events)
        note_open(events, Event.NO_EFFECT, Clause.PROTECT_DISH, seat, Special.MINE)
        return
    shown = newly_shown(s, seat, place)
    out_of_hand(s, seat, place)
    s.guard[dish] = 1
    note_shown(events, Event.PROTECTED, Clause.PROTECT_DISH, shown, seat, dish, place)


# -- reservation ------------------------------------------------------------------------------------------------


def reserve(s, box, seat, dish, events):
    """A dish of the centre is reserved [this-is-mine]; all others may answer at once [undo-reservation]."""
    s.attack = Special.MINE
    s.many = 1
    s.dish = dish
    s.reserved[dish] = seat + 1
    note_open(events, Event.RESERVES, Clause.THIS_IS_MINE, seat, dish)
    ask(s, box, events)


def answer_reservation(s, box, seat, move, events):
    """Each answers in secret; when all have, they are settled in play order [undo-reservation]."""
    s.asked &= ~(1 << seat)
    if move == Move.ANSWER:
        s.answer[seat] = Answer.CHANGES
    else:
        s.answer[seat] = Answer.QUIET if move == Move.QUIET else Answer.NO
    if s.asked == 0:
        settle_reservation(s, box, events)


def settle_reservation(s, box, events):
    """Only the first Kitchen Changes in play order is spent, and undoes the reservation [undo-reservation]."""
    undone_by = -1
    for number in range(s.seats):
        seat = in_play_order(s, number)
        if s.answer[seat] == Answer.QUIET:
            be_quiet(s, seat, events)
        elif s.answer[seat] == Answer.CHANGES and undone_by < 0:
            undone_by = seat
        s.answer[seat] = Answer.NONE
    if undone_by < 0:
        stand(s, box, events)
        return
    pay(s, undone_by, Clause.UNDO_RESERVATION, events)
    change_dish(s, s.dish, Clause.UNDO_RESERVATION, events)
    end_attack(s, box, events)
