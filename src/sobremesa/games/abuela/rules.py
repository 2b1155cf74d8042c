"""Abuela Co.: the rules, in the order of the rulebook.  Names in square brackets are clauses of rulebook.en.md.

What belongs to one thing has a room of its own: pantry, placing, interaction, removing, lighting, ending.  Here is what
holds them together: the setup, what is refused, and the course of a turn.
"""

from ...engine.events import EVERYBODY, just, note, note_secret, note_shown
from ...engine.piles import push, shuffle
from ...engine.rng import below
from ...engine.spans import named
from .counting import cards_in_play, has_stove
from .counting import census as census
from .counting import supply as supply
from .deck import cards_to_draw, draw, refuse_draw, take_from_deck
from .ending import end, end_round
from .ending import scores as scores
from .hands import into_hand
from .interaction import cool_coffee, fetch, give, refuse_fetch, refuse_give, refuse_scorch, scorch
from .lighting import is_dish, light, refuse_light
from .offering import offer_answers, offer_turn
from .pantry import (
    cards_in_pantry,
    exchange,
    free,
    lay_out_pantry,
    refuse_exchange,
    refuse_free,
    refuse_take,
    restore_pantry,
    take,
)
from .placing import place_card, play_card, refuse_place, refuse_play, still_due
from .removing import move_card, refuse_move, refuse_remove, throw, to_hand
from .state import (
    ACTIONS,
    COLOURS,
    EXCHANGE_PANTRY,
    EXCHANGE_PLACE,
    HAND,
    LIGHT_DISH,
    LIMIT,
    MOVE_CARD,
    MOVES,
    OF_EACH_COLOUR,
    PANTRY,
    PLAY_PLACE,
    PLAY_SEAT,
    SCORCH_CARD,
    STOVE_COLOURS,
    THROW_CARD,
    TO_HAND_CARD,
    Action,
    Clause,
    Ending,
    Event,
    Move,
    Phase,
    SazonRecipes,
    Side,
)
from .stoves import end_timers
from .turns import (
    enhanced_in,
    is_full,
    refuse_done,
    refuse_enhance,
    refuse_next,
    refuse_pass,
    refuse_step,
    steps_in,
)

# -- setup ------------------------------------------------------------------------------------------------------


def setup(s, box, events):
    """Recipes and foods open, the pantry, a stove and six cards to each player, a first player drawn."""
    lay_out_recipes(s, box, events)
    lay_out_foods(s, box)
    fill_deck(s, box)
    lay_out_pantry(s, events)
    for seat in range(s.seats):
        give_stove(s, seat, events)
    for seat in range(s.seats):
        deal_hand(s, seat, events)
    s.first = below(s.rng, s.seats)
    note(events, Event.BEGINS, Clause.FIRST_PLAYER, s.first)
    s.rounds = 1
    begin_turn(s, s.first, events)


def lay_out_recipes(s, box, events):
    """All recipes lie open [open-recipes] but for the labelled ones [leave-out-labelled].

    With Con Más Sazón three of each colour do, gray and purple too, and the others go back to the box
    [three-of-each-colour]; at will all labelled ones are among them [all-labelled-recipes].
    """
    if s.options.sazon == 0:
        for recipe in range(box.recipes):
            s.recipe[recipe] = 1 - box.labelled_recipe[recipe]
        return
    for colour in range(COLOURS):
        for _ in range(OF_EACH_COLOUR):
            choose_recipe(s, box, colour)
    for recipe in range(box.recipes):
        if s.recipe[recipe] == 0:
            clause = Clause.THREE_OF_EACH_COLOUR
            note_shown(events, Event.RECIPE_AWAY, clause, EVERYBODY, card=recipe)


def choose_recipe(s, box, colour):
    """Lay out one recipe of a colour at random, as long as there is any; labelled ones first if all are wanted."""
    wanted = s.options.sazon_recipes == SazonRecipes.ALL and recipes_in_box(s, box, colour, labelled=True) > 0
    count = recipes_in_box(s, box, colour, labelled=wanted)
    if count == 0:
        return
    skip = below(s.rng, count)
    for recipe in range(box.recipes):
        if in_box(s, box, recipe, colour, wanted):
            if skip == 0:
                s.recipe[recipe] = 1
                return
            skip -= 1


def recipes_in_box(s, box, colour, labelled):
    """How many recipes of a colour have not been laid out; only those with the label, if so asked."""
    count = 0
    for recipe in range(box.recipes):
        if in_box(s, box, recipe, colour, labelled):
            count += 1
    return count


def in_box(s, box, recipe, colour, labelled):
    """Is it a recipe of that colour that has not been laid out, and one with the label, if so asked?"""
    if s.recipe[recipe] > 0 or box.colour[recipe] != colour:
        return False
    return box.labelled_recipe[recipe] == 1 or not labelled


def lay_out_foods(s, box):
    """Processed foods in a pile a kind, face up [food-piles]."""
    for kind in range(box.first_food, box.kinds):
        s.food_pile[kind] = cards_in_play(s, box, kind)


def fill_deck(s, box):
    """All ingredients, interaction cards among them [interaction-cards], are shuffled together [components]."""
    for kind in range(1, box.first_food):
        for _ in range(cards_in_play(s, box, kind)):
            push(s.deck, kind)
    shuffle(s.deck, s.rng)


def give_stove(s, seat, events):
    """A stove at random [stove-at-random], on side A; with Con Más Sazón the option says which side [side-b]."""
    skip = below(s.rng, STOVE_COLOURS - seat)
    colour = 0
    while has_stove(s, seat, colour) or skip > 0:
        skip -= 0 if has_stove(s, seat, colour) else 1
        colour += 1
    s.colour[seat] = colour
    s.side[seat] = s.options.start_side if s.options.sazon == 1 else Side.A
    note_shown(events, Event.STOVE, Clause.STOVE_AT_RANDOM, EVERYBODY, seat, colour, other=s.side[seat])


def deal_hand(s, seat, events):
    """Six ingredient cards, hidden from the others [deal-hands]."""
    for _ in range(HAND):
        card = take_from_deck(s, events)
        place = into_hand(s, seat, card, just(seat), s.renewals)
        note_secret(events, Event.DEALT, Clause.DEAL_HANDS, seat, card, place)


# -- who decides, and what is allowed ---------------------------------------------------------------------------


def to_act(s):
    """The seat that must decide now: the one on turn, or one that an interaction card affects [affected-chooses]."""
    match s.phase:
        case Phase.OVER:
            return 0
        case Phase.AFFECTED:
            return 1 << s.affected
    return 1 << s.turn


def refusal(s, box, seat, move):
    """The clause that forbids the move, or 0."""
    if s.phase == Phase.OVER:
        return Clause.GAME_OVER
    if seat < 0 or seat >= s.seats or to_act(s) >> seat & 1 == 0:
        return Clause.YOUR_TURN
    if move < 0 or move >= MOVES or not names_a_card(box, move):
        return Clause.KNOWN_MOVES
    if s.phase == Phase.AFFECTED or move >= Move.GIVE:
        return refuse_answer(s, box, seat, move)
    if s.phase == Phase.CONFIRM:
        return 0 if move == Move.DONE else Clause.TWO_ACTIONS
    if move < Move.PLACE:
        return refuse_word(s, box, seat, move)
    return refuse_action(s, box, seat, move)


def names_a_card(box, move):
    """Does a move that names a kind of card or a dish name one that the card set has [known-moves]?"""
    if move >= Move.FETCH:
        return 0 < move - Move.FETCH < box.kinds
    if move >= Move.SCORCH:
        return named(move, SCORCH_CARD) < box.kinds
    if Move.LIGHT <= move < Move.GIVE:
        return is_dish(box, named(move, LIGHT_DISH))
    if Move.MOVE <= move < Move.LIGHT:
        return named(move, MOVE_CARD) < box.kinds
    if Move.THROW <= move < Move.MOVE:
        return named(move, THROW_CARD) < box.kinds
    return not Move.TO_HAND <= move < Move.THROW or named(move, TO_HAND_CARD) < box.kinds


def refuse_answer(s, box, seat, move):
    """An affected player chooses cards and does nothing else; nobody else chooses any [affected-chooses]."""
    if s.phase != Phase.AFFECTED or move < Move.GIVE:
        return Clause.AFFECTED_CHOOSES
    if move < Move.SCORCH:
        return refuse_give(s, box, seat, move - Move.GIVE)
    if move < Move.FETCH:
        return refuse_scorch(s, box, seat, move)
    return refuse_fetch(s, move - Move.FETCH)


def refuse_word(s, box, seat, move):
    """Done [say-done], pass [nothing-to-do], the free action [free-action], an enhanced action [side-b]."""
    if move == Move.DONE:
        return refuse_done(s, box, seat)
    if move == Move.PASS:
        return refuse_pass(s, box, seat)
    if move < Move.ENHANCE:
        return refuse_free(s, move - Move.FREE)
    return refuse_enhance(s, box, seat, move - Move.ENHANCE + 1, refuse_next(s, box, seat))


def action_of(move):
    """The action that a move is a step of."""
    if move < Move.DRAW:
        return Action.PLACE
    if move < Move.TAKE:
        return Action.DRAW
    if move < Move.EXCHANGE:
        return Action.TAKE
    if move < Move.TO_HAND:
        return Action.EXCHANGE
    return Action.REMOVE if move < Move.LIGHT else Action.LIGHT


def refuse_action(s, box, seat, move):
    """The action must have its turn [two-actions], then the step must be one of it: the order before the detail."""
    clause = refuse_step(s, box, seat, action_of(move))
    return clause if clause > 0 else refuse_detail(s, box, seat, move)


def refuse_detail(s, box, seat, move):
    """The clause that forbids a step whichever action has its turn, or 0."""
    action = action_of(move)
    enhanced, steps, going_on = enhanced_in(s, action), steps_in(s, action), s.action == action
    match action:
        case Action.PLACE:
            return refuse_placing(s, box, seat, move, enhanced, steps)
        case Action.DRAW:
            return refuse_draw(s, seat, move - Move.DRAW + 1, enhanced)
        case Action.TAKE:
            return refuse_take(s, seat, move - Move.TAKE, enhanced, steps)
        case Action.EXCHANGE:
            place, there = named(move, EXCHANGE_PLACE), named(move, EXCHANGE_PANTRY)
            return refuse_exchange(s, box, seat, place, there, enhanced, going_on)
        case Action.REMOVE:
            return refuse_removing(s, box, seat, move, enhanced, steps)
    return refuse_light(s, box, seat, move, enhanced, going_on)


def refuse_placing(s, box, seat, move, enhanced, steps):
    """A card is put on a burner [place-cards], or an interaction card is played on a player [play-interaction]."""
    if move >= Move.PLAY:
        due = still_due(s, enhanced, steps)
        return refuse_play(s, box, seat, named(move, PLAY_PLACE), named(move, PLAY_SEAT), due)
    return refuse_place(s, box, seat, move, enhanced, steps)


def refuse_removing(s, box, seat, move, enhanced, steps):
    """A card is taken off a burner [remove-card], or, enhanced, moved to another [enhanced-move]."""
    if move >= Move.MOVE:
        if not enhanced:
            return Clause.ENHANCED_MOVE
        return refuse_move(s, box, seat, move)
    return refuse_remove(s, seat, move, enhanced, steps)


def choices(s, box, seat, out):
    """The moves that are not refused, in increasing order."""
    out.n = 0
    if seat < 0 or seat >= s.seats or to_act(s) >> seat & 1 == 0:
        return
    match s.phase:
        case Phase.AFFECTED:
            offer_answers(s, box, seat, out)
        case Phase.CONFIRM:
            push(out, Move.DONE)
        case Phase.TURN:
            offer_turn(s, box, seat, out)


def apply(s, box, seat, move, events):
    """Make an allowed move; at the limit the game ends [safety-limit].

    The pantry is looked at if it may have waited for cards, since there was none to draw, and when a turn begins
    [full-pantry]; the free action looks at it by itself.
    """
    s.moves += 1
    turns, waited = s.turns, cards_to_draw(s) == 0 and (move < Move.FREE or move >= Move.ENHANCE)
    if move >= Move.GIVE:
        answer(s, box, seat, move, events)
    elif move < Move.PLACE:
        say(s, box, seat, move, events)
    else:
        step(s, box, seat, move, events)
    if s.phase == Phase.TURN and s.action != Action.NONE and s.steps > 0 and is_full(s, box, s.turn):
        end_action(s, box, events)
    if waited or s.turns > turns:
        look_again(s, box, waited, events)
    if s.moves >= LIMIT and s.phase != Phase.OVER:
        note(events, Event.LIMIT, Clause.SAFETY_LIMIT)
        end(s, Ending.LIMIT, events)


# -- a turn -----------------------------------------------------------------------------------------------------


def begin_turn(s, seat, events):
    """A player's turn of two actions begins [two-actions]; the timers that they started are over [timer-waits]."""
    s.turn = seat
    s.turns += 1
    s.left = ACTIONS
    s.free_used = 0
    s.community_lit = 0
    s.struck = 0
    s.phase = Phase.TURN
    note(events, Event.TURN, Clause.NEXT_PLAYER, seat)
    end_timers(s, seat, events)


def look_again(s, box, waited, events):
    """A pantry that is not full, or that has waited for cards to replace three alike, is restored [full-pantry].

    While cards are taken from it or exchanged it is left alone: it is looked at when that is complete.
    """
    if s.phase == Phase.OVER or s.action == Action.TAKE or s.action == Action.EXCHANGE:
        return
    if waited or cards_in_pantry(s) < PANTRY:
        restore_pantry(s, box, events)


def say(s, box, seat, move, events):
    """Done, pass, the free action, an enhanced action."""
    if move == Move.DONE:
        say_done(s, box, seat, events)
    elif move == Move.PASS:
        say_pass(s, box, seat, events)
    elif move < Move.ENHANCE:
        free(s, box, seat, move - Move.FREE, events)
    else:
        enhance(s, box, seat, move - Move.ENHANCE + 1, events)


def say_done(s, box, seat, events):
    """The action under way is done; after the second one the turn is, too [say-done]."""
    note(events, Event.SAID_DONE, Clause.SAY_DONE, seat, other=s.action)
    if s.action != Action.NONE:
        end_action(s, box, events)
    if s.left == 0:
        end_turn(s, box, events)


def say_pass(s, box, seat, events):
    """An action without anything to do is passed; the other one of the turn is still played [nothing-to-do]."""
    note(events, Event.PASSED, Clause.NOTHING_TO_DO, seat)
    s.left -= 1
    if s.left == 0:
        end_turn(s, box, events)


def enhance(s, box, seat, action, events):
    """One's own stove turns to side A, and the next action is that one, enhanced [flip-to-a]."""
    if s.action != Action.NONE:
        end_action(s, box, events)
    s.side[seat] = Side.A
    note(events, Event.ENHANCED, Clause.FLIP_TO_A, seat, other=action)
    begin_action(s, action, enhanced=True)


def begin_action(s, action, enhanced):
    """The next action of the turn begins [two-actions]."""
    s.action = action
    s.enhanced = int(enhanced)
    s.left -= 1


def step(s, box, seat, move, events):
    """A step goes on with its action, or begins it and so ends the one before [say-done]."""
    action = action_of(move)
    if s.action != action:
        if s.action != Action.NONE:
            end_action(s, box, events)
        begin_action(s, action, enhanced=False)
    match action:
        case Action.PLACE if move >= Move.PLAY:
            play_card(s, box, seat, move, events)
        case Action.PLACE:
            place_card(s, box, seat, move, events)
        case Action.DRAW:
            draw(s, seat, move - Move.DRAW + 1, events)
        case Action.TAKE:
            take(s, seat, move - Move.TAKE, events)
        case Action.EXCHANGE:
            exchange(s, seat, move, events)
        case Action.REMOVE:
            remove(s, box, seat, move, events)
        case Action.LIGHT:
            light(s, box, seat, move, events)


def remove(s, box, seat, move, events):
    """A card is taken to the hand, discarded, or moved to another burner."""
    if move >= Move.MOVE:
        move_card(s, seat, move, events)
    elif move >= Move.THROW:
        throw(s, box, seat, move, events)
    else:
        to_hand(s, seat, move, events)


def answer(s, box, seat, move, events):
    """The affected player gives a card up, or takes one [affected-chooses]."""
    if move < Move.SCORCH:
        give(s, box, seat, move - Move.GIVE, events)
    elif move < Move.FETCH:
        scorch(s, box, seat, move, events)
    else:
        fetch(s, seat, move - Move.FETCH, events)


def end_action(s, box, events):
    """The action is over, and the pantry is looked at if it was touched [full-pantry].

    After the second action drawing and taking end the turn; otherwise it waits for its player to say so [say-done].
    """
    ended = s.action
    s.action = Action.NONE
    s.enhanced = 0
    s.steps = 0
    s.moved = 0
    s.swapped_hand = 0
    s.swapped_pantry = 0
    s.lit_stove = 0
    s.lit = 0
    if ended == Action.TAKE or ended == Action.EXCHANGE:
        restore_pantry(s, box, events)
    if s.left == 0 and (ended == Action.DRAW or ended == Action.TAKE):
        end_turn(s, box, events)
    elif s.left == 0:
        s.phase = Phase.CONFIRM


def end_turn(s, box, events):
    """The player to the left plays [next-player]; a round is a turn of each, from the first player on [last-round]."""
    cool_coffee(s, s.turn, events)
    seat = s.turn + 1 if s.turn + 1 < s.seats else 0
    if seat == s.first:
        end_round(s, events)
        if s.phase == Phase.OVER:
            return
        s.rounds += 1
    begin_turn(s, seat, events)
