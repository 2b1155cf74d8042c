"""Cudillero: the rules, in the order of the rulebook.  Names in square brackets are clauses of rulebook.en.md.

What belongs to one thing has a room of its own: bidding, market, acting, building, village, joining, relocating, days,
objectives, points.  Here is what holds them together: the setup, what is refused, and what a move does.
"""

from ...engine.events import NOBODY, note, note_open, note_secret, note_told
from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import below
from ...engine.spans import named
from .acting import (
    act_build,
    act_doorway,
    buy,
    change_value,
    move_doorway,
    refuse_action_build,
    refuse_action_doorway,
    refuse_buy,
    refuse_move_doorway,
    refuse_token,
    refuse_value,
    use_token,
)
from .bidding import lay_bid, new_action_deck, refuse_bid, refuse_tokens
from .building import (
    add,
    add_free_doorway,
    build,
    build_doorway,
    decline,
    refuse_add,
    refuse_build,
    refuse_doorway,
    refuse_free_doorway,
    settle_free_cards,
)
from .days import (
    all_have_bid,
    all_have_decided,
    all_have_kept,
    ask_everybody,
    build_roof,
    day_token,
    end_turn,
    finish,
    refuse_roof,
)
from .offering import offer_actions, offer_bids, offer_free_cards, offer_roofs, offer_tokens
from .points import census as census
from .points import scores as scores
from .points import supply as supply
from .points import supply_of_doorways
from .relocating import refuse_swap, swap
from .state import (
    ADD_COLUMN,
    ADD_PLACE,
    BID_CARD,
    BID_PAIR,
    BUILD_COLUMN,
    BUILD_PLACE,
    COMMONS,
    DAYS,
    DEALT,
    DOORWAY,
    FIRST_FLOOR,
    KEEP_OBJECTIVE,
    LEVELS,
    LIMIT,
    MOVES,
    PERSONALS,
    PLUS_TOKENS,
    SWAP_ASIDE_COLUMN,
    SWAP_ASIDE_LEVEL,
    SWAP_UP_COLUMN,
    SWAP_UP_LEVEL,
    VALUE_COLOUR,
    VALUE_UP,
    Clause,
    Ending,
    Event,
    Move,
    Phase,
    Token,
)

# -- setup ------------------------------------------------------------------------------------------------------


def setup(s, box, events):
    """Players get their set [player-set], a doorway, and roofs to choose from; decks are shuffled [shuffle-decks]."""
    s.doorways = supply_of_doorways(s)
    for seat in range(s.seats):
        for token in range(PLUS_TOKENS):
            s.tokens[seat][token] = 1
        new_action_deck(s, seat, Clause.ACTION_HAND, events)
    for seat in range(s.seats):
        s.doorways -= 1
        s.columns[seat] = 1
        note_told(events, Event.DOORWAY_DEALT, Clause.FIRST_DOORWAY, NOBODY, NOBODY, seat, DOORWAY)
    shuffle_decks(s, box)
    for seat in range(s.seats):
        deal_roofs(s, seat, events)
    deal_objectives(s, box, events)
    choose_tokens_and_objective(s, box, events)
    s.first = below(s.rng, s.seats)
    note(events, Event.BEGINS, Clause.FULL_TIE, s.first)
    ask_everybody(s, Phase.KEEP)


def shuffle_decks(s, box):
    """Floors and roofs are two decks, each shuffled [shuffle-decks]."""
    for card in range(FIRST_FLOOR, box.first_roof):
        push(s.floors, card)
    shuffle(s.floors, s.rng)
    for card in range(box.first_roof, box.kinds):
        push(s.roofs, card)
    shuffle(s.roofs, s.rng)


def deal_roofs(s, seat, events):
    """Two roofs, of which the player keeps one [initial-roof]."""
    for i in range(DEALT):
        card = pop(s.roofs)
        s.dealt_roof[seat][i] = card
        note_secret(events, Event.ROOF_DEALT, Clause.INITIAL_ROOF, seat, card, i)


def deal_objectives(s, box, events):
    """With the variant two personal objectives each, of which the player keeps one [personal-objectives]."""
    for objective in range(PERSONALS):
        if box.personals[objective] == 1:
            push(s.aside, objective + 1)
    if s.options.personal_objectives == 0:
        return
    shuffle(s.aside, s.rng)
    for seat in range(s.seats):
        for i in range(DEALT):
            card = pop(s.aside)
            s.dealt_objective[seat][i] = card
            number = card - 1
            note_secret(events, Event.OBJECTIVE_DEALT, Clause.PERSONAL_OBJECTIVES, seat, number, i)
    arrange(s.aside)


def choose_tokens_and_objective(s, box, events):
    """Chance puts a pile of tokens on each later day [day-tokens] and draws the common objective [common-objective]."""
    s.second_day = Token.EXTRA_ACTION + below(s.rng, 2)
    for day in range(2, DAYS + 1):
        note_open(events, Event.DAY_TOKEN, Clause.DAY_TOKENS, card=day_token(s, day), other=day)
    skip = below(s.rng, sum(box.commons))
    for objective in range(COMMONS):
        if box.commons[objective] == 1:
            if skip == 0:
                s.common = objective
            skip -= 1
    note_open(events, Event.COMMON, Clause.COMMON_OBJECTIVE, card=s.common)


# -- who decides, and what is allowed ---------------------------------------------------------------------------


def to_act(s):
    """The seats that must decide now: all who choose in secret and have not yet, or the player on turn."""
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
        case Phase.KEEP:
            return refuse_keep(s, move)
        case Phase.BID:
            if move < Move.BID or move >= Move.TOKENS:
                return Clause.THREE_CARDS
            return refuse_bid(s, seat, named(move, BID_CARD), named(move, BID_PAIR))
        case Phase.TOKENS:
            tokens = move - Move.TOKENS
            return refuse_tokens(s, seat, tokens) if Move.TOKENS <= move < Move.BUY else Clause.TOKEN_DECISION
        case Phase.ROOF:
            return refuse_roof(s, box, seat, move - Move.ROOF) if move >= Move.ROOF else Clause.BUILD_INITIAL_ROOF
        case Phase.FREE:
            return refuse_free(s, box, seat, move)
    return refuse_action(s, box, seat, move)


def refuse_keep(s, move):
    """One of two roofs [initial-roof]; with the variant one of two personal objectives, too [personal-objectives]."""
    if move >= Move.BID:
        return Clause.INITIAL_ROOF
    if s.options.personal_objectives == 0 and named(move, KEEP_OBJECTIVE) > 0:
        return Clause.PERSONAL_OBJECTIVES
    return 0


def refuse_free(s, box, seat, move):
    """The clause that forbids to add a free card, or 0: it comes from the hand or the market [free-card]."""
    if move < Move.BUILD or move > Move.DECLINE or Move.VALUE <= move < Move.DECLINE:
        return Clause.FREE_CARD
    if move == Move.DECLINE:
        return 0
    if move < Move.BUILD_DOORWAY:
        return refuse_build(s, box, seat, named(move, BUILD_PLACE), named(move, BUILD_COLUMN))
    if move < Move.ADD:
        return refuse_doorway(s, seat)
    if move >= Move.ADD_DOORWAY:
        return refuse_free_doorway(s)
    return refuse_add(s, box, seat, named(move, ADD_PLACE), named(move, ADD_COLUMN))


def refuse_action(s, box, seat, move):
    """The clause that forbids what the player on turn would do, or 0."""
    if move < Move.BUY:
        return refuse_early(move)
    if move < Move.BUILD:
        return refuse_buy(s, box, seat, move - Move.BUY)
    if move < Move.BUILD_DOORWAY:
        return refuse_action_build(s, box, seat, named(move, BUILD_PLACE), named(move, BUILD_COLUMN))
    if move < Move.ADD:
        return refuse_action_doorway(s, box, seat)
    if move < Move.VALUE:
        return Clause.FREE_CARD
    if move < Move.SWAP_UP:
        return refuse_value(s, box, seat, named(move, VALUE_COLOUR), named(move, VALUE_UP))
    if move < Move.MOVE_DOORWAY:
        return refuse_swap(s, box, seat, place_of_swap(move), other_of_swap(move))
    if move < Move.EXTRA_TURN:
        return refuse_move_doorway(s, seat, move - Move.MOVE_DOORWAY)
    if move < Move.DECLINE:
        return refuse_token(s, seat, Token.EXTRA_TURN + move - Move.EXTRA_TURN)
    if move >= Move.ROOF:
        return Clause.BUILD_INITIAL_ROOF
    return 0 if move == Move.END else Clause.FREE_CARD


def refuse_early(move):
    """What is chosen before the action phase cannot be chosen again [two-phases] [initial-roof] [token-decision]."""
    if move < Move.BID:
        return Clause.INITIAL_ROOF
    return Clause.TWO_PHASES if move < Move.TOKENS else Clause.TOKEN_DECISION


def place_of_swap(move):
    """The place of the card that is swapped with the one above it or to its right."""
    if move < Move.SWAP_ASIDE:
        return named(move, SWAP_UP_COLUMN) * LEVELS + named(move, SWAP_UP_LEVEL)
    return named(move, SWAP_ASIDE_COLUMN) * LEVELS + named(move, SWAP_ASIDE_LEVEL)


def other_of_swap(move):
    """The place of the card above it or to its right."""
    return place_of_swap(move) + (1 if move < Move.SWAP_ASIDE else LEVELS)


def choices(s, box, seat, out):
    """The moves that are not refused, in increasing order."""
    out.n = 0
    if seat < 0 or seat >= s.seats or s.asked >> seat & 1 == 0:
        return
    match s.phase:
        case Phase.KEEP:
            for move in range(Move.KEEP, Move.BID):
                if refuse_keep(s, move) == 0:
                    push(out, move)
        case Phase.BID:
            offer_bids(s, seat, out)
        case Phase.TOKENS:
            offer_tokens(s, seat, out)
        case Phase.ROOF:
            offer_roofs(s, box, seat, out)
        case Phase.FREE:
            offer_free_cards(s, box, seat, out)
        case Phase.ACTION:
            offer_actions(s, box, seat, out)


# -- what a move does -------------------------------------------------------------------------------------------


def apply(s, box, seat, move, events):
    """Make an allowed move; at the limit the game ends [safety-limit]."""
    s.moves += 1
    match s.phase:
        case Phase.KEEP:
            s.kept[seat] = 1 + move - Move.KEEP
            answered(s, box, seat, events)
        case Phase.BID:
            lay_bid(s, seat, named(move, BID_CARD), named(move, BID_PAIR))
            answered(s, box, seat, events)
        case Phase.TOKENS:
            s.spends[seat] = 1 + move - Move.TOKENS
            answered(s, box, seat, events)
        case Phase.ROOF:
            build_roof(s, box, seat, move - Move.ROOF, events)
        case Phase.FREE:
            add_free_card(s, box, seat, move, events)
        case Phase.ACTION:
            act(s, box, seat, move, events)
    if s.moves >= LIMIT and s.phase != Phase.OVER:
        finish(s, box, Ending.LIMIT, events)


def answered(s, box, seat, events):
    """A player has chosen in secret; when all have, the game goes on [two-phases] [who-is-asked]."""
    s.asked &= ~(1 << seat)
    if s.asked > 0:
        return
    match s.phase:
        case Phase.KEEP:
            all_have_kept(s, box, events)
        case Phase.BID:
            all_have_bid(s, box, events)
        case Phase.TOKENS:
            all_have_decided(s, box, events)


def add_free_card(s, box, seat, move, events):
    """A free card is added or declined; it may bring another one [free-card]."""
    if move == Move.DECLINE:
        decline(s, box, seat, events)
        return
    s.owed -= 1
    if move < Move.BUILD_DOORWAY:
        build(s, box, seat, named(move, BUILD_PLACE), named(move, BUILD_COLUMN), 1, events)
    elif move < Move.ADD:
        build_doorway(s, box, seat, move - Move.BUILD_DOORWAY, 1, events)
    elif move < Move.ADD_DOORWAY:
        add(s, box, seat, named(move, ADD_PLACE), named(move, ADD_COLUMN), events)
    else:
        add_free_doorway(s, box, seat, move - Move.ADD_DOORWAY, events)
    settle_free_cards(s, box, seat, events)


def act(s, box, seat, move, events):
    """What the player on turn does: an action of the card, or what costs none [any-order]."""
    s.acted = 1
    s.moved = 0
    if move < Move.BUILD:
        buy(s, seat, move - Move.BUY, events)
    elif move < Move.BUILD_DOORWAY:
        act_build(s, box, seat, named(move, BUILD_PLACE), named(move, BUILD_COLUMN), events)
    elif move < Move.ADD:
        act_doorway(s, box, seat, move - Move.BUILD_DOORWAY, events)
    elif move < Move.SWAP_UP:
        change_value(s, box, seat, named(move, VALUE_COLOUR), named(move, VALUE_UP), events)
    elif move < Move.MOVE_DOORWAY:
        swap(s, box, seat, place_of_swap(move), other_of_swap(move), events)
    elif move < Move.EXTRA_TURN:
        move_doorway(s, seat, move - Move.MOVE_DOORWAY, events)
    elif move < Move.DECLINE:
        use_token(s, box, seat, Token.EXTRA_TURN + move - Move.EXTRA_TURN, events)
    else:
        end_turn(s, box, seat, events)
