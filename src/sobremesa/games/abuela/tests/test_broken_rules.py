"""The cases of Abuela Co. fail when a rule is broken: each line breaks one, and names a clause whose cases tell."""

import pytest

from sobremesa.engine.events import EVERYBODY
from sobremesa.engine.piles import push
from sobremesa.games.abuela import (
    GAME,
    deck,
    ending,
    interaction,
    lighting,
    offering,
    pantry,
    placing,
    removing,
    rules,
    stoves,
    turns,
    zones,
)
from sobremesa.games.abuela.state import BURNERS, COMMUNITY, Clause, Ending
from sobremesa.kit.cases import run
from sobremesa.kit.cases.of_game import showing

REFUSE_DISH, REFUSE_STOVE, CARDS_OWNED = lighting.refuse_dish, lighting.refuse_stove, ending.cards_owned


def always(value):
    """A rule that answers the same whatever it is asked."""
    return lambda *_args, **_more: value


def water_alone_cooks(s, box, stove, burner, dish):
    clause = REFUSE_DISH(s, box, stove, burner, dish)
    return 0 if clause == Clause.WATER_NEEDS_BASIC else clause


def both_stoves_at_once(s, seat, whose, enhanced, goes_on):
    clause = REFUSE_STOVE(s, seat, whose, enhanced, goes_on)
    return 0 if clause == Clause.ONE_STOVE_A_LIGHTING else clause


def cook_in_spite_of_coffee(s, seat, whose, enhanced, goes_on):
    clause = REFUSE_STOVE(s, seat, whose, enhanced, goes_on)
    return 0 if clause == Clause.CUP_OF_COFFEE else clause


def discarded_before_its_effect(s, box, seat, target, card, events):
    push(s.discard, card)
    interaction.start_effect(s, box, seat, target, card, events)


def no_last_round(s, events):
    if s.ending == Ending.MET:
        ending.end(s, Ending.OVER, events)


def community_stove_counts(s, seat, kind):
    return CARDS_OWNED(s, seat, kind) + sum(s.burner[COMMUNITY][burner][kind] for burner in range(BURNERS))


def only_when_three_are_placed(s, _box, _seat):
    return s.steps >= 3


def all_like_cards(s, stove, burner, card):
    return s.burner[stove][burner][card] if card else s.lock_count[stove][burner]


def all_cards(_s, box, kind):
    return box.copies[kind]


BROKEN = [
    ("leave-out-labelled", rules, "cards_in_play", all_cards),
    ("open-recipes", lighting, "refuse_supply", always(0)),
    ("lay-out-pantry", pantry, "type_alike", always(0)),
    ("deal-hands", rules, "just", always(EVERYBODY)),
    ("full-pantry", rules, "restore_pantry", always(None)),
    ("full-pantry", rules, "look_again", always(None)),
    ("full-pantry", rules, "cards_in_pantry", always(6)),
    ("three-alike", rules, "look_again", always(None)),
    ("three-alike", pantry, "ALIKE", 4),
    ("three-alike", pantry, "REPEATS", 100),
    ("interaction-alike", pantry, "type_of", lambda kind: kind),
    ("take-from-pantry", turns, "takes", always(2)),
    ("exchange-with-pantry", pantry, "is_food", always(0)),
    ("exchange-with-pantry", pantry, "SWAPS", 1),
    ("hand-limit", deck, "room_in_hand", always(6)),
    ("hand-limit", pantry, "room_in_hand", always(6)),
    ("hand-limit", lighting, "room_in_hand", always(6)),
    ("two-actions", rules, "ACTIONS", 3),
    ("nothing-to-do", turns, "can_act", always(0)),
    ("place-cards", placing, "THREE", 4),
    ("one-basic-a-burner", stoves, "basic_on", always(0)),
    ("one-burner-a-basic", stoves, "burner_of", always(BURNERS)),
    ("draw-cards", deck, "THREE", 4),
    ("renew-deck", deck, "renew_deck", always(None)),
    ("remove-card", removing, "put_away", always(None)),
    ("exact-ingredients", lighting, "refuse_dish", always(0)),
    ("one-result-a-burner", lighting, "refuse_burner", always(0)),
    ("used-cards", lighting, "put_away", always(None)),
    ("empty-food-pile", lighting, "refuse_supply", always(0)),
    ("water-needs-basic", lighting, "refuse_dish", water_alone_cooks),
    ("one-a-player", placing, "refuse_effect", always(0)),
    ("food-is-safe", interaction, "is_food", always(0)),
    ("after-effect", placing, "start_effect", discarded_before_its_effect),
    ("open-salt-shaker", interaction, "OWED", 3),
    ("cup-of-coffee", lighting, "refuse_stove", cook_in_spite_of_coffee),
    ("cup-of-coffee", rules, "cool_coffee", always(None)),
    ("high-heat", interaction, "OWED", 1),
    ("sugar-cup", interaction, "room_in_hand", always(6)),
    ("calentado", rules, "refuse_fetch", always(0)),
    ("calentado", offering, "refuse_fetch", always(0)),
    ("three-recipes", ending, "recipes_cooked", always(0)),
    ("four-recipes", ending, "end_clause", always(Clause.FOUR_RECIPES)),
    ("last-round", rules, "end_round", no_last_round),
    ("no-recipe-left", ending, "open_recipes", always(1)),
    ("colour-bonus", ending, "BONUS", 3),
    ("card-points", ending, "cards_owned", community_stove_counts),
    ("tiebreak", ending, "recipes_cooked", always(0)),
    ("tiebreak", ending, "negative_points", always(0)),
    ("community-as-own", lighting, "has_community", always(0)),
    ("one-stove-a-lighting", lighting, "refuse_stove", both_stoves_at_once),
    ("free-action", pantry, "begun", always(0)),
    ("exact-placement", placing, "placeable", always(3)),
    ("exact-placement", placing, "placeable_after_salt", always(3)),
    ("exact-placement", turns, "placing_is_full", only_when_three_are_placed),
    ("own-or-community", placing, "is_exact", always(0)),
    ("exact-drawing", deck, "exact_draw", always(0)),
    ("three-of-each-colour", rules, "OF_EACH_COLOUR", 4),
    ("all-labelled-recipes", rules, "recipes_in_box", always(1)),
    ("pantry-to-community", pantry, "burner_for", always(BURNERS)),
    ("same-burner", pantry, "burner_for", always(0)),
    ("no-room-on-community", pantry, "is_locked", always(0)),
    ("one-community-burner", lighting, "refuse_stove", always(0)),
    ("timer-waits", rules, "end_timers", always(None)),
    ("timer-waits", lighting, "is_locked", always(0)),
    ("timer-locks", stoves, "is_locked", always(0)),
    ("timer-locks", removing, "cards_named", all_like_cards),
    ("timer-locks", stoves, "unlock", always(None)),
    ("high-heat", interaction, "cards_named", all_like_cards),
    ("eight-food-items", ending, "ENOUGH_FOOD_ITEMS", 7),
    ("enhanced-place", placing, "SIX", 5),
    ("enhanced-draw", deck, "SIX", 3),
    ("enhanced-take", pantry, "TAKES", 1),
    ("enhanced-exchange", pantry, "MORE_SWAPS", 3),
    ("enhanced-move", removing, "lock", always(None)),
    ("enhanced-remove", removing, "REMOVALS", 1),
    ("enhanced-light", lighting, "put_on_burner", always(None)),
    ("who-sees", zones, "knows", always(1)),
    ("safety-limit", rules, "LIMIT", 10**6),
]


@pytest.mark.parametrize(("clause", "module", "name", "broken"), BROKEN, ids=[f"{b[0]}-{b[2]}" for b in BROKEN])
def test_a_case_fails_when_the_rule_is_broken(monkeypatch, clause, module, name, broken):
    shown = showing(GAME, clause)
    monkeypatch.setattr(module, name, broken)
    assert any(run(case).failures for case in shown)
