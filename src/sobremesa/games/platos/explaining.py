"""Platos: why a move is refused, with the facts that the seat can see."""

from collections.abc import Mapping

from ...engine.cardset import CardSet
from ...engine.views import Text, Value, View
from .moves import split
from .names import dish_id, dish_named, special_id
from .seen import Seen
from .state import GIFT, Special

# The card that a verb is played with, where the move does not name it.
PLAYED_WITH = {
    "party": "party",
    "swap-hands": "party",
    "fire-at": "fire",
    "apron-at": "apron",
    "swap-places": "reverse",
    "spoil": "contamination",
    "spoil-any": "contamination",
    "reserve": "mine",
    "protect": "mine",
    "gift": "mine",
    "change": "changes",
    "two-secrets": "secret",
}

# Clauses by which a pile is refused, and an answer.
OF_PILES = {"take-ingredient", "which-pile", "open-pile", "any-discard", "discarded-specials"}
OF_ANSWERS = {"answer-at-once", "pass-fire-on", "turn-apron-back", "undo-reservation"}

# Clauses by which a special is refused that names nobody, or not the right one; and a move on a dish.
OF_SPECIALS = {"food-party", "double-party", "double-fire", "double-apron", "double-round"}
OF_DISHES = {"contamination", "double-contamination", "this-is-mine", "double-mine", "kitchen-changes"}
OF_SPECIALS |= OF_DISHES
OF_DISHES |= {"protect-dish", "complete-dish", "free-actions", "reserved-dish"}

# The cards that a Party takes.
PARTIES = {"food-party": 1, "double-party": 2}


def explain(view: View, cards: CardSet, move: int, clause: str) -> Text:
    """Why a move is refused: the clause in a sentence, with what the seat sees of it."""
    seen = Seen(view)
    verb, named = split(move)
    match clause:
        case "your-turn":
            return Text("why.your-turn", {"seats": view.to_act})
        case "play-special" | "doubles" | "free-actions" if verb != "complete":
            return _of_cards_not_held(seen, verb, named, clause)
        case "hand-limit" if view.phase == "discard":
            return Text("why.hand-limit-now", {"limit": seen.number("limit", view.viewer)})
        case "kitchen-fire" | "double-fire" if view.phase == "fire":
            return Text("why.burn", {"n": view.prompt.values["n"]})
        case "food-party" if view.phase == "give":
            return Text("why.food-party-now", {"seat_guest": view.prompt.values["to_seat"]})
        case "nothing-to-draw" if view.options["mode"] == "2":
            return Text("why.no-passing")
        case "draw-first" if view.phase == "actions":
            return Text("why.draw-once")
    if clause in OF_PILES:
        return _of_a_pile(seen, named["seat"], clause)
    if clause in OF_ANSWERS:
        return _of_an_answer(view, verb, clause)
    if clause in OF_DISHES and "dish" in named:
        return _of_a_dish(seen, cards, verb, named["dish"], clause)
    return _of_a_special(seen, verb, named, clause) if clause in OF_SPECIALS else Text(f"why.{clause}")


def _of_cards_not_held(seen: Seen, verb: str, named: Mapping[str, int], clause: str) -> Text:
    """A special that is not in the hand, or not twice, or that has no double."""
    card = special_id(named["special"] + 1) if "special" in named else PLAYED_WITH[verb]
    if verb == "two-secrets":
        return Text("why.no-double-of", {"card": card})
    if clause != "doubles":
        return Text("why.play-special", {"card": card})
    return Text("why.doubles" if seen.held()[card] else "why.doubles-none", {"card": card})


def _of_a_pile(seen: Seen, seat: int, clause: str) -> Text:
    """A pile that has no card, is closed, or has a special on top."""
    values: dict[str, Value] = {"seat": seat}
    match clause:
        case "take-ingredient" if seat >= seen.view.seats:
            return Text("why.no-such-seat", {"number": seat + 1})
        case "which-pile" | "open-pile":
            return _open_piles(seen, seen.number("before") - 1, clause)
        case "discarded-specials":
            values = {"card": str(seen.slots(f"discard:{seat}")[-1].card)}
    return Text(f"why.{clause}", values)


def _open_piles(seen: Seen, before: int, clause: str) -> Text:
    """The piles that are open instead: of the player before, and of others with a Secret Recipe."""
    stored = [zone.seat for zone in seen.view.zones if zone.kind == "secret" and zone.slots]
    others = tuple(seat for seat in stored if seat not in (None, before))
    if clause == "open-pile" and others:
        return Text("why.open-pile", {"seat_before": before, "seats": others})
    return Text("why.which-pile", {"seat_before": before})


def _of_an_answer(view: View, verb: str, clause: str) -> Text:
    """An answer that nobody asks for, that is no answer to this attack, or for which the cards are not there."""
    if clause == "answer-at-once":
        return Text("why.answer-now" if view.phase == "answer" else f"why.{clause}")
    if verb == "protect":
        return Text("why.another-answer", {"card": PLAYED_WITH[verb]})
    return Text(f"why.{clause}-two" if view.prompt.id.endswith("-two") else f"why.{clause}")


def _of_a_special(seen: Seen, verb: str, named: Mapping[str, int], clause: str) -> Text:
    """A special that needs a player, or another one, or a dish; or a Party with nothing to give."""
    if verb != "give" and seen.held().total() == PARTIES.get(clause):
        return Text(f"why.only-{clause}")
    if verb in ("play", "play-two"):
        special = Special(named["special"] + 1)
        return Text(f"why.{_wanted(special, verb)}", {"card": special_id(special)})
    if clause == "double-round" and named["seat"] > named["other"]:
        return Text("why.double-round-order", {"seat_one": named["other"], "seat_other": named["seat"]})
    if verb in PLAYED_WITH and clause != "double-round":
        return Text("why.another-player", {"card": PLAYED_WITH[verb]})
    return Text(f"why.{clause}")


def _wanted(special: Special, verb: str) -> str:
    """What must be named with a special: a dish, a player, or two players."""
    if special in (Special.CONTAMINATION, Special.MINE, Special.CHANGES):
        return "name-a-dish"
    return "name-two-players" if (special, verb) == (Special.REVERSE, "play-two") else "name-a-player"


def _of_a_dish_elsewhere(cards: CardSet, number: int) -> Text:
    """A dish that is still in its deck, or that the card set does not have."""
    dish = dish_named(cards, number)
    return Text("why.not-in-sight", {"card": dish}) if dish else Text("why.no-such-dish", {"number": number + 1})


def _of_a_dish(seen: Seen, cards: CardSet, verb: str, number: int, clause: str) -> Text:
    """A dish that is not where it must be, not of whom it must be, or asks for cards that are not there."""
    slot, zone = seen.dish(number), seen.where(number)
    if slot is None or zone is None:
        return _of_a_dish_elsewhere(cards, number)
    values: dict[str, Value] = {"card": dish_id(cards, number)}
    reserved = next((mark for mark in slot.marks if mark.startswith("reserved-")), None)
    match clause:
        case "complete-dish" | "free-actions" if zone.kind == "centre":
            missing = seen.missing(cards, str(slot.card))
            return Text("why.missing", {**values, "cards": missing, "n": len(missing)})
        case "reserved-dish" | "this-is-mine" if reserved:
            return Text("why.reserved", {**values, "seat": int(reserved.removeprefix("reserved-")) - 1})
        case "double-mine" if reserved and reserved != f"reserved-{(seen.view.viewer or 0) + 1}":
            return Text("why.reserved", {**values, "seat": int(reserved.removeprefix("reserved-")) - 1})
        case "double-mine" if zone.kind == "centre":
            return Text(
                "why.double-mine", {**values, "n": len(cards.by_id[str(slot.card)].facts["needs"]), "gift": GIFT}
            )
        case "protect-dish" if verb in ("spoil", "spoil-any"):
            return Text("why.protected", values)
        case "protect-dish" if zone.kind == "cooked" and zone.seat == seen.view.viewer:
            return Text("why.no-mine")
        case "contamination" if verb == "spoil":
            return Text("why.contamination", {**values, "seat_next": seen.number("next") - 1})
        case "complete-dish" | "free-actions" | "this-is-mine" | "kitchen-changes" | "double-mine":
            return Text("why.not-in-centre", values)
        case "protect-dish":
            return Text("why.not-yours", values)
        case "double-contamination":
            return Text("why.double-contamination", values)
    return Text(f"why.{clause}")
