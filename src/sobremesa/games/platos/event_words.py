"""Platos: its events in words, for case files."""

from ...engine.positions import EventWords, Kind, Part
from .state import Event

SEAT, TO = Part("seat", Kind.SEAT), Part("other", Kind.SEAT)
CARD, DISH = Part("card", Kind.CARD, ("ingredient", "special")), Part("card", Kind.CARD, ("dish",))
PLACE, NUMBER = Part("place", Kind.PLACE), Part("other", Kind.NUMBER)
HELD = {"seat": SEAT, "card": CARD, "place": PLACE}
OF_DISH = {"seat": SEAT, "card": DISH}

EVENTS = (
    EventWords(Event.DEALT, "A card is dealt.", HELD),
    EventWords(Event.NEW_DISH, "A dish comes to the centre.", {"card": DISH}),
    EventWords(Event.BEGINS, "A seat plays first.", {"seat": SEAT}),
    EventWords(Event.TURN, "A seat's turn begins.", {"seat": SEAT}),
    EventWords(Event.DREW, "A seat draws a card.", HELD),
    EventWords(Event.TOOK, "A seat takes the top card of a pile.", {**HELD, "pile": TO}),
    EventWords(Event.RENEWED, "So many discards are shuffled into a new deck.", {"cards": NUMBER}),
    EventWords(Event.LAST_TURNS, "The deck has run out: the last turns begin."),
    EventWords(Event.DISCARDED, "A seat above its limit discards a card.", HELD),
    EventWords(Event.PLAYED, "A seat plays a special, alone or as the first of two.", {**HELD, "cards": NUMBER}),
    EventWords(Event.PLAYED_TOO, "A seat plays the second card of a double.", HELD),
    EventWords(Event.NO_EFFECT, "A special has no effect.", {"seat": SEAT, "card": CARD}),
    EventWords(Event.FIRE, "A fire of so many cards comes to a seat.", {"seat": SEAT, "cards": NUMBER}),
    EventWords(Event.BURNED, "A seat loses a card to the fire.", HELD),
    EventWords(Event.APRON, "A seat is to lose so many turns.", {"seat": SEAT, "turns": NUMBER}),
    EventWords(Event.LOSES, "A seat loses so many turns.", {"seat": SEAT, "turns": NUMBER}),
    EventWords(Event.SKIPPED, "A seat's turn is lost.", {"seat": SEAT}),
    EventWords(Event.PARTY, "A seat is going to swap a card with another.", {"seat": SEAT, "to": TO}),
    EventWords(Event.GAVE, "A card goes from one seat to another.", HELD),
    EventWords(Event.SWAPPED_HANDS, "Two seats swap their hands.", {"seat": SEAT, "to": TO}),
    EventWords(Event.HANDED, "A card of a hand that is swapped goes to the other seat.", HELD),
    EventWords(Event.REVERSED, "The direction of play turns.", {"seat": SEAT}),
    EventWords(Event.SWAPPED_PLACES, "Two seats change places in the order.", {"seat": SEAT, "to": TO}),
    EventWords(Event.CONTAMINATES, "A seat attacks a dish of another.", {"seat": SEAT, "card": DISH, "to": TO}),
    EventWords(Event.SPOILED, "A dish of a seat goes under the deck of dishes.", OF_DISH),
    EventWords(Event.RESERVES, "A seat reserves a dish, if nobody undoes it.", OF_DISH),
    EventWords(Event.RESERVED, "The reservation stands.", OF_DISH),
    EventWords(Event.PROTECTED, "A seat protects a dish.", {**OF_DISH, "place": PLACE}),
    EventWords(
        Event.CHANGED,
        "A dish goes under the deck of dishes, another takes its place.",
        {"card": Part("other", Kind.CARD, ("dish",)), "new": DISH},
    ),
    EventWords(Event.STAYS, "There is no other dish for a dish: it stays, free for all.", {"card": DISH}),
    EventWords(Event.SECRET, "A seat may hold so many cards from now on.", {**HELD, "limit": NUMBER}),
    EventWords(Event.USED, "A seat uses an ingredient.", HELD),
    EventWords(Event.COMPLETED, "A seat completes a dish.", OF_DISH),
    EventWords(Event.ANSWERED, "A seat answers with a card.", HELD),
    EventWords(Event.ANSWERED_TOO, "A seat answers with a second card.", HELD),
    EventWords(Event.DECLINED, "A seat does not answer.", {"seat": SEAT}),
    EventWords(Event.QUIET, "A seat answers nothing until its next turn.", {"seat": SEAT}),
    EventWords(Event.ENDED, "A seat ends its turn.", {"seat": SEAT}),
    EventWords(Event.PASSED, "A seat passes.", {"seat": SEAT}),
    EventWords(Event.OUT, "A seat is out.", {"seat": SEAT}),
    EventWords(Event.FREED, "A dish that a seat had reserved is free for all.", OF_DISH),
    EventWords(Event.ONE_LEFT, "At most one player is left: the game is over."),
    EventWords(Event.LAST_DISH, "The last dish is completed: the game is over."),
    EventWords(Event.OVER, "The last turns have been played: the game is over."),
    EventWords(Event.LIMIT, "The game has become too long."),
)
