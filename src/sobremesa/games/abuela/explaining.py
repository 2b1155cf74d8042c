"""Abuela Co.: why a move is refused: the facts behind the clause, and the least that would have to be different.

All is read from the view: what the seat cannot see is not told.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...engine.cardset import CardSet
from ...engine.views import Text, Value, View
from .dishes import Lack, lack
from .moves import OFF_A_BURNER, action_word, split
from .names import kind_id
from .seen import Seen
from .state import (
    ACTIONS,
    COMMUNITY,
    HAND,
    REMOVALS,
    RUNNING,
    SIX,
    SWAPS,
    TAKES,
    THREE,
    Action,
)


def explain(view: View, cards: CardSet, move: int, clause: str) -> Text:
    """Why a move is refused by a clause, with the facts that the seat can see."""
    verb, named = split(move)
    refused = Refused(Seen(view, cards), clause, verb, named)
    if clause in WITH_FACTS:
        return WITH_FACTS[clause](refused)
    return Text(f"why.{clause}")


@dataclass(frozen=True)
class Refused:
    """A refused move before the eyes of the seat that tried it.

    verb, named  what the move is and what it names, as `moves.split` tells
    """

    seen: Seen
    clause: str
    verb: str
    named: Mapping[str, int]

    @property
    def seat(self) -> int:
        """Whose move it is; a seat that is not there has seen nothing."""
        return self.seen.view.viewer or 0

    @property
    def stove(self) -> int:
        """The stove that the move is about."""
        if "stove" in self.named:
            return self.named["stove"]
        return COMMUNITY if self.named.get("whose") else self.seat

    @property
    def burner(self) -> int:
        """The burner that the move is about; of a card that moves the one it goes to."""
        return self.named["to"] if "to" in self.named else self.named["burner"]

    @property
    def card(self) -> str:
        """The card that the move is about: of the hand, on a burner, of a kind that it names; "" if there is none."""
        if "place" in self.named:
            slot = self.seen.held(self.named["place"])
            return str(slot.card) if slot else ""
        if self.is_running:
            return self.seen.running_on(self.stove, self.named["burner"]) or ""
        return kind_id(self.seen.cards, self.named["card"]) if "card" in self.named else ""

    @property
    def is_running(self) -> bool:
        """Is the move about the timer card that a burner waits for?"""
        return self.verb in OFF_A_BURNER and self.named["card"] == RUNNING

    def text(self, end: str = "", **values: Value) -> Text:
        """The text of the clause, with another end of its id for another case of it."""
        return Text(f"why.{self.clause}{end}", values)

    def at_burner(self, end: str = "", **values: Value) -> Text:
        """A text about the burner: of one's own stove, of another player's or of the community's."""
        said: dict[str, Value] = {"burner": self.burner + 1, **values}
        if self.stove == COMMUNITY:
            return self.text(f"{end}-community", **said)
        return self.text(end, **said, seat=self.stove)


# -- whose turn, which action -------------------------------------------------------------------------------------


def _your_turn(refused: Refused) -> Text:
    return refused.text(seats=refused.seen.view.to_act)


def _affected_chooses(refused: Refused) -> Text:
    effect = refused.seen.slot("effect", "effect:0")
    if effect is None:
        return refused.text()
    answers = refused.verb in ("give", "scorch", "fetch")
    return refused.text("-otherwise" if answers else "-first", card=str(effect.card))


def _two_actions(refused: Refused) -> Text:
    seen = refused.seen
    if seen.view.phase == "confirm":
        return refused.text("-confirm")
    if seen.action == Action.NONE:
        return refused.text("-left", n=seen.number("actions-left"))
    if seen.steps == 0:
        return _enhanced_first(refused)
    return refused.text("-second", word=action_word(seen.action, enhanced=seen.enhanced))


def _enhanced_first(refused: Refused) -> Text:
    return Text("why.enhanced-first", {"word": action_word(refused.seen.action, enhanced=True)})


def _nothing_to_do(refused: Refused) -> Text:
    under_way = refused.seen.action
    if not under_way:
        return refused.text()
    return refused.text("-begun", word=action_word(under_way, enhanced=refused.seen.enhanced))


def _free_action(refused: Refused) -> Text:
    seen, place = refused.seen, refused.named["pantry"]
    if not seen.has_community:
        return refused.text()
    if seen.number("actions-left") < ACTIONS:
        return Text("why.free-begun")
    if seen.count("pantry") and not any(choice.verb == "free" for choice in seen.view.choices):
        return Text("why.free-used")
    return Text("why.no-card-in-pantry", {"place": place + 1})


def _side_b(refused: Refused) -> Text:
    return refused.text() if refused.seen.sazon else refused.text("-sazon")


def _enhanced(refused: Refused) -> Text:
    """An enhanced action has no first step, has not made one, or the step is not one of it."""
    if refused.verb == "enhance":
        return Text("why.enhance-nothing", {"word": action_word(refused.named["action"] + 1, enhanced=True)})
    if refused.verb == "done":
        return _enhanced_first(refused)
    return refused.text()


def _enhanced_take(refused: Refused) -> Text:
    if refused.verb == "take":
        return refused.text("-few", n=refused.seen.count("pantry"))
    if refused.seen.action != Action.TAKE:
        return _enhanced(refused)
    return refused.text(n=TAKES - refused.seen.steps)


def _enhanced_move(refused: Refused) -> Text:
    seen = refused.seen
    if seen.action != Action.REMOVE:
        return refused.text()
    if seen.number("moved-of-1"):
        return refused.text("-once")
    if refused.named["burner"] == refused.named["to"]:
        return refused.text("-same")
    return _no_such_card(refused, refused.named["burner"])


def _enhanced_remove(refused: Refused) -> Text:
    if refused.verb in ("to-hand", "throw") and not refused.named["whose"]:
        return refused.text("-enough", n=REMOVALS)
    return _enhanced(refused)


# -- placing ------------------------------------------------------------------------------------------------------


def _exact_placement(refused: Refused) -> Text:
    done = refused.seen.number(f"placed-of-{THREE}")
    if refused.verb not in ("place", "play"):
        return refused.text("-more", done=done)
    return refused.text("-step", card=refused.card, n=THREE - done - 1)


def _place_cards(refused: Refused) -> Text:
    if not refused.card:
        return _no_card_held(refused)
    return refused.text(number=refused.named["stove"] + 1)


def _no_card_held(refused: Refused) -> Text:
    return Text("why.no-card-in-hand", {"place": refused.named["place"] + 1})


def _interaction_cards(refused: Refused) -> Text:
    if not refused.card:
        return _no_card_held(refused)
    return refused.text("-other" if refused.verb == "play" else "", card=refused.card)


def _cup_of_coffee(refused: Refused) -> Text:
    lights = refused.verb == "light" or refused.named.get("action") == Action.LIGHT - 1
    return refused.text("-light" if lights else "")


def _locked(refused: Refused) -> Text:
    seat = refused.seen.waits_for(refused.stove, refused.burner)
    return refused.at_burner("-mine") if seat in (None, refused.seat) else refused.at_burner(to_seat=seat)


def _one_basic_a_burner(refused: Refused) -> Text:
    seen, basic = refused.seen, str(refused.seen.basic_on(refused.stove, refused.burner))
    there = (basic,) * seen.burner(refused.stove, refused.burner)[basic]
    return refused.at_burner(cards=there, card_other=refused.card)


def _one_burner_a_basic(refused: Refused) -> Text:
    if refused.verb == "move":
        return refused.text("-move", card=refused.card, burner=refused.named["burner"] + 1)
    other = refused.seen.burner_of(refused.stove, refused.card)
    assert other is not None, "another burner holds that type"
    there = (refused.card,) * refused.seen.burner(refused.stove, other)[refused.card]
    locked = "-locked" if refused.seen.is_locked(refused.stove, other) else ""
    return refused.at_burner(locked, cards=there, other=other + 1)


def _play_interaction(refused: Refused) -> Text:
    return refused.text(number=refused.named["seat"] + 1)


def _one_a_player(refused: Refused) -> Text:
    seat = refused.named["seat"]
    return refused.text("-coffee" if refused.seen.has_coffee(seat) else "", seat=seat)


# -- drawing, taking, exchanging ------------------------------------------------------------------------------------


def _draw_cards(refused: Refused) -> Text:
    return refused.text(most=SIX if refused.seen.action == Action.DRAW else THREE)


def _exact_drawing(refused: Refused) -> Text:
    there = refused.seen.count("deck") + refused.seen.count("discard")
    return refused.text("-few" if there < THREE else "", n=min(THREE, there))


def _renew_deck(refused: Refused) -> Text:
    there = refused.seen.count("deck") + refused.seen.count("discard")
    return refused.text(n=there) if there else refused.text("-none")


def _hand_limit(refused: Refused) -> Text:
    room = refused.seen.room
    if refused.verb == "light":
        return refused.text("-food", n=HAND)
    return refused.text("-room", n=room) if room else refused.text(n=HAND)


def _take_from_pantry(refused: Refused) -> Text:
    return Text("why.no-card-in-pantry", {"place": refused.named["pantry"] + 1})


def _exchange(refused: Refused) -> Text:
    """Something about the two cards of an exchange, or about exchanging at all."""
    seen = refused.seen
    if refused.verb != "exchange" and refused.clause == "enhanced-exchange":
        return _enhanced(refused)
    if refused.verb != "exchange":
        return refused.text("-more", n=SWAPS - seen.number(f"exchanged-of-{SWAPS}"))
    mine = seen.held(refused.named["place"])
    theirs = seen.slot("pantry", f"pantry:{refused.named['pantry']}")
    if mine is None:
        return _no_card_held(refused)
    if theirs is None:
        return Text("why.no-card-in-pantry", {"place": refused.named["pantry"] + 1})
    if seen.is_food(str(mine.card)):
        return Text("why.exchange-food", {"card": str(mine.card)})
    for slot in (mine, theirs):
        if "exchanged" in slot.marks:
            return Text("why.exchange-again", {"card": str(slot.card)})
    have = sum(count for card, count in seen.hand().items() if not seen.is_food(card))
    return refused.text(have=have, there=seen.count("pantry"))


# -- removing, and answers ------------------------------------------------------------------------------------------


def _no_such_card(refused: Refused, burner: int) -> Text:
    values: dict[str, Value] = {"burner": burner + 1}
    end = "-community" if refused.stove == COMMUNITY else ""
    if refused.is_running:
        return Text(f"why.not-running{end}", values)
    if refused.card and refused.card == refused.seen.running_on(refused.stove, burner):
        return Text(f"why.only-running{end}", {**values, "card": refused.card})
    return Text(f"why.not-on-burner{end}", {**values, "card": refused.card})


def _remove_card(refused: Refused) -> Text:
    return _no_such_card(refused, refused.burner)


def _food_is_safe(refused: Refused) -> Text:
    return refused.text(card=refused.card)


def _calentado(refused: Refused) -> Text:
    return refused.text("-itself" if refused.card == "calentado" else "", card=refused.card)


# -- lighting -------------------------------------------------------------------------------------------------------


def _dish(refused: Refused) -> str:
    return refused.seen.dish(refused.named["dish"])


def _open_recipes(refused: Refused) -> Text:
    seen, recipe = refused.seen, _dish(refused)
    for seat in range(seen.view.seats):
        if seen.cards_in(f"cooked:{seat}")[recipe]:
            return refused.text("-cooked", card=recipe, seat=seat)
    return refused.text(card=recipe)


def _of_a_dish(refused: Refused) -> Text:
    return refused.text(card=_dish(refused))


def _exact_ingredients(refused: Refused) -> Text:
    """What is missing on the burner, what is there too much, or both."""
    there, dish = refused.seen.burner(refused.stove, refused.burner), _dish(refused)
    cards_dish = (dish,)
    if not there:
        return refused.at_burner("-empty", cards_dish=cards_dish)
    found: Lack = lack(refused.seen.cards, there, dish)
    if found.spare and found.missing:
        return refused.at_burner("-both", cards_dish=cards_dish, cards_spare=found.spare, cards_missing=found.missing)
    if found.spare:
        return refused.at_burner("-spare", cards_dish=cards_dish, cards_spare=found.spare)
    return refused.at_burner("-missing", cards_dish=cards_dish, cards_missing=found.missing)


def _water_needs_basic(refused: Refused) -> Text:
    found = lack(refused.seen.cards, refused.seen.burner(refused.stove, refused.burner), _dish(refused))
    return refused.at_burner(cards_dish=(_dish(refused),), cards=found.missing[:1])


def _one_stove_a_lighting(refused: Refused) -> Text:
    return refused.text("-own" if refused.named["whose"] else "-community")


def _one_result(refused: Refused) -> Text:
    return refused.text(burner=refused.burner + 1)


WITH_FACTS: Mapping[str, Callable[[Refused], Text]] = {
    "your-turn": _your_turn,
    "affected-chooses": _affected_chooses,
    "two-actions": _two_actions,
    "nothing-to-do": _nothing_to_do,
    "free-action": _free_action,
    "sazon-free-action": _free_action,
    "side-b": _side_b,
    "enhanced-place": _enhanced,
    "enhanced-draw": _enhanced,
    "enhanced-take": _enhanced_take,
    "enhanced-exchange": _exchange,
    "enhanced-move": _enhanced_move,
    "enhanced-remove": _enhanced_remove,
    "enhanced-light": _enhanced,
    "exact-placement": _exact_placement,
    "place-cards": _place_cards,
    "interaction-cards": _interaction_cards,
    "cup-of-coffee": _cup_of_coffee,
    "timer-locks": _locked,
    "timer-waits": _locked,
    "one-basic-a-burner": _one_basic_a_burner,
    "one-burner-a-basic": _one_burner_a_basic,
    "play-interaction": _play_interaction,
    "one-a-player": _one_a_player,
    "draw-cards": _draw_cards,
    "exact-drawing": _exact_drawing,
    "renew-deck": _renew_deck,
    "hand-limit": _hand_limit,
    "take-from-pantry": _take_from_pantry,
    "exchange-with-pantry": _exchange,
    "remove-card": _remove_card,
    "food-is-safe": _food_is_safe,
    "open-salt-shaker": _no_card_held,
    "sugar-cup": _no_card_held,
    "high-heat": _remove_card,
    "calentado": _calentado,
    "open-recipes": _open_recipes,
    "empty-food-pile": _of_a_dish,
    "leave-out-labelled": _of_a_dish,
    "exact-ingredients": _exact_ingredients,
    "water-needs-basic": _water_needs_basic,
    "one-stove-a-lighting": _one_stove_a_lighting,
    "one-result-a-burner": _one_result,
}
