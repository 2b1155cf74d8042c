"""Abuela Co.: random games on paper, every number of players and every option, looked at after every move."""

import random
from collections import Counter
from itertools import product

import pytest

from sobremesa.engine.events import EVENTS, EVERYBODY
from sobremesa.engine.forms import copy, difference, numbers, paper
from sobremesa.engine.piles import pop, push
from sobremesa.engine.play import Play, list_choices, new_events
from sobremesa.engine.rng import RNG, key_from, seed_secret, start
from sobremesa.engine.undealt import undealt
from sobremesa.games.abuela import GAME, redeal, rules
from sobremesa.games.abuela.deck import discards_of, take_from_discards
from sobremesa.games.abuela.state import CENSUS, HAND, MOVES, Action, Event, Move, Phase
from sobremesa.games.abuela.tests.table import CARDS, every_choice_of_options

TABLES = [(seats, options) for seats, options in product(GAME.seats, every_choice_of_options())]
MOVES_EACH, UNDONE_EACH, LEFT_IN_DECK = 120, 60, 8
BASICS, INTERACTIONS = range(7, 12), range(1, 6)
COW = CARDS.by_id["cow"].number


def dealt(seats, options, seed):
    """A game that has been dealt, and what happened."""
    s = undealt(GAME, options, seats, key_from(seed_secret(seed)))
    events = new_events()
    rules.setup(s, CARDS.box, events)
    return s, events


def furnished(s, dice):
    """The same game later on: most of the deck is discarded, and on each stove lie a recipe and milk, if they can."""
    while s.deck.n > LEFT_IN_DECK:
        push(s.discard, pop(s.deck))
    recipes = [card for card in CARDS.cards if card.group == "recipe" and s.recipe[card.number] == 1]
    for seat in range(s.seats):
        dice.shuffle(recipes)
        ready = [needs for needs in (numbers_of(card.facts["needs"]) for card in recipes) if in_piles(s, needs)]
        for kind in next(iter(ready), ()):
            s.food_pile[kind] -= 1
            s.burner[seat][0][kind] += 1
        for _ in range(2 if discards_of(s, COW) > 1 else 0):
            take_from_discards(s, COW)
            s.burner[seat][1][COW] += 1


def numbers_of(needs):
    """The kinds that a dish asks for, each as often as it does."""
    return [CARDS.by_id[id].number for id, many in needs.items() for _ in range(many)]


def in_piles(s, needs):
    """Are these all processed foods that lie in their piles?"""
    return all(s.food_pile[kind] >= needs.count(kind) for kind in needs)


def choices(s, seat):
    """The choices of a seat."""
    return list_choices(GAME, CARDS, s, seat)


def verb(move):
    """The verb of a move."""
    return max(first for first in Move if first <= move)


def one_of(dice, moves):
    """A random move: whoever can cook does so half the time; else each verb is as likely as the others."""
    cooking = [move for move in moves if verb(move) == Move.LIGHT or move == Move.ENHANCE + Action.LIGHT - 1]
    if cooking and dice.random() < 0.5:
        return dice.choice(cooking)
    chosen = dice.choice(sorted({verb(move) for move in moves}))
    return dice.choice([move for move in moves if verb(move) == chosen])


def game(seats, options, *, moves=MOVES_EACH, seed="game"):
    """A random game: before each move the state, the dice, and the events of the last one."""
    dice = random.Random(f"{seats} {options} {seed}")
    s, events = dealt(seats, options, f"{seats} {options} {seed}")
    furnished(s, dice)
    for _ in range(moves):
        yield s, dice, events
        events.n = 0
        seat = rules.to_act(s).bit_length() - 1
        rules.apply(s, CARDS.box, seat, one_of(dice, choices(s, seat)), events)
    yield s, dice, events


def counted(rule, *args):
    """What a counting rule counts."""
    out = [0] * CENSUS
    rule(*args, out)
    return out


def in_order(s):
    """What always holds: every card in one place, and the fields agree."""
    assert counted(rules.supply, CARDS.box) == counted(rules.census, s, CARDS.box)
    for seat, place in product(range(s.seats), range(HAND)):
        card, known = s.hand[seat][place], s.known[seat][place]
        assert (card > 0) == (known >> seat & 1 == 1)
        assert card < CARDS.box.first_food or known == EVERYBODY
        assert s.deal[seat][place] <= (0 if known in (0, EVERYBODY) else s.renewals)
    for stove in s.burner:
        types = [kind for there in stove for kind in BASICS if there[kind]]
        assert len(types) == len(set(types))
        assert all(sum(there[kind] > 0 for kind in BASICS) <= 1 for there in stove)
        assert not any(there[kind] for there in stove for kind in INTERACTIONS)
    assert s.action != Action.NONE or not (s.steps or s.lit or s.swapped_hand or s.enhanced)
    assert (s.phase == Phase.AFFECTED) == (s.owed > 0) == (s.effect > 0)
    assert s.phase != Phase.CONFIRM or (s.left, s.action) == (0, Action.NONE)


def choices_agree(s):
    """Choices are the moves that are not refused; whoever is asked has one, nobody else has."""
    for seat in range(-1, s.seats + 1):
        allowed = [move for move in range(-2, MOVES + 2) if not rules.refusal(s, CARDS.box, seat, move)]
        assert allowed == (choices(s, seat) if 0 <= seat < s.seats else [])
        assert bool(allowed) == (0 <= seat < s.seats and rules.to_act(s) >> seat & 1 == 1)


def worlds_agree(s, source):
    """In a world that a seat cannot tell apart the cards are in order and the seat may do the same; other hands."""
    different = 0
    for seat in range(-1, s.seats):
        world = copy(s)
        redeal.redeal(world, CARDS.box, seat, source)
        in_order(world)
        assert rules.to_act(s) == rules.to_act(world)
        assert seat < 0 or choices(s, seat) == choices(world, seat)
        different += difference(s.hand, world.hand) != ""
    return different


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_table_is_in_order_after_every_move(seats, options):
    source, different = paper(RNG), 0
    start(source, key_from(b"worlds"))
    for number, (s, _, _) in enumerate(game(seats, options)):
        in_order(s)
        if number % 24 == 1:
            choices_agree(s)
            different += worlds_agree(s, source)
    assert different > 0
    assert s.turns > MOVES_EACH // 12


def knowledge(s, seat):
    """All that a seat knows of a state, as a state."""
    known, source = copy(s), paper(RNG)
    start(source, key_from(b"the same"))
    redeal.redeal(known, CARDS.box, seat, source)
    return known


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_step_that_stays_pending_can_be_undone_and_tells_its_mover_nothing(seats, options):
    """In every world that the mover cannot tell from this one such a step leads to the same knowledge."""
    dice, source = random.Random(f"undo {seats} {options}"), paper(RNG)
    start(source, key_from(b"worlds"))
    s, _ = dealt(seats, options, f"undo {seats} {options}")
    furnished(s, dice)
    play = Play.at(GAME, CARDS, s)
    undone = Counter()
    for _ in range(UNDONE_EACH):
        (seat,) = play.to_act()
        move, before, world = one_of(dice, play.choices(seat)), list(numbers(play.state)), copy(play.state)
        redeal.redeal(world, CARDS.box, seat, source)
        play.move(seat, move)
        if play.pending:
            rules.apply(world, CARDS.box, seat, move, paper(EVENTS))
            assert "" == difference(knowledge(play.state, seat), knowledge(world, seat))
            play.undo(seat)
            assert before == list(numbers(play.state))
            play.move(seat, move)
            undone[verb(move)] += 1
    assert sum(undone.values()) > UNDONE_EACH // 6
    assert Move.DRAW not in undone


def test_everything_happens_in_some_game():
    """All but the end, so that the tests above have seen it."""
    seen = set()
    for number in range(16):
        options = {"mode": ("beginner", "advanced")[number % 2], "sazon": "true", "start_side": "B"}
        for _, _, events in game(2 + number % 3, options, moves=60, seed=number):
            seen |= {events.entry[i].what for i in range(events.n)}
    end = {Event.END_MET, Event.RECIPES_OUT, Event.LAST_ROUND, Event.OVER, Event.LIMIT, Event.LAID_OPEN}
    assert set(Event) - end - {Event.PASSED} <= seen


def test_the_same_seed_and_moves_give_the_same_game():
    options = {"mode": "advanced", "sazon": "true"}
    first = [list(numbers(s)) for s, _, _ in game(3, options)]
    assert first == [list(numbers(s)) for s, _, _ in game(3, options)]
    assert "" != difference(dealt(2, {}, "one")[0], dealt(2, {}, "two")[0])
