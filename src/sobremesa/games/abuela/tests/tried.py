"""What can be placed on burners, found by trying, from the words of a position alone: nothing of the rules is used.

The rules find without trying whether three cards can be reached.  Here it is tried, card by card and stove by stove.
What nobody knows yet is taken to help: a card that a Sugar Cup or a Calentado may bring goes on any open burner, and
the affected player, if it is the mover, gives up what is needed least.  What High Heat takes off a stove is not looked
at, as the rules look in advance at what an effect takes from the hand.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations

from sobremesa.engine.cardset import CardSet
from sobremesa.engine.positions import Layout

ROOM, TWO, THREE = 6, 2, 3
FOUR = range(1, 5)
ANY = "any"  # a card that is not known yet


@dataclass(frozen=True)
class Burner:
    """A burner: the basic on it, "" for none, and whether it takes cards."""

    basic: str = ""
    open: bool = True


@dataclass(frozen=True)
class Kitchen:
    """A player's cards and all that decides where they may go; stoves are called by seats, the community's is "c".

    coffee    the seats that a Cup of Coffee lies before
    struck    the seats that an interaction card has been played on in this turn
    given     how many ingredients each seat would give for a Sugar Cup
    discards  how many cards a Calentado may bring back
    exact     must three cards be placed, on the own or the community stove?
    enhanced  may cards go on the own stove only?
    """

    cards: CardSet = field(compare=False, repr=False)
    me: int
    hand: tuple[str, ...]
    stoves: tuple[tuple[str, tuple[Burner, ...]], ...]
    coffee: frozenset[int]
    struck: frozenset[int]
    given: tuple[int, ...]
    discards: int
    exact: bool
    enhanced: bool

    # -- cards -------------------------------------------------------------------------------------------------

    def is_basic(self, card: str) -> bool:
        """Is it a basic ingredient?"""
        return card != ANY and self.cards.by_id[card].facts.get("role") == "basic"

    def is_played(self, card: str) -> bool:
        """Is it played on a player?"""
        return card != ANY and self.cards.by_id[card].facts.get("role") == "interaction"

    def is_timed(self, card: str) -> bool:
        """Does it bear a timer?"""
        return card != ANY and bool(self.cards.by_id[card].facts.get("timer"))

    def is_ingredient(self, card: str) -> bool:
        """Is it none of the processed foods?"""
        return card == ANY or self.cards.by_id[card].group == "ingredient"

    # -- one card ----------------------------------------------------------------------------------------------

    def allows(self, stove: str) -> bool:
        """May cards be placed on that stove?"""
        if stove == str(self.me):
            return self.me not in self.coffee
        return not self.enhanced and (stove == "c" or not self.exact)

    def placed(self, held: int, stove: str, burner: int) -> "Kitchen | None":
        """The kitchen once a card of the hand is on a burner, None if it may not go there."""
        card, there = self.hand[held], dict(self.stoves).get(stove)
        if there is None or self.is_played(card) or not self.allows(stove) or not there[burner].open:
            return None
        now = there[burner]
        if self.is_basic(card):
            elsewhere = any(other.basic == card for n, other in enumerate(there) if n != burner)
            if now.basic not in ("", card) or elsewhere:
                return None
            now = replace(now, basic=card)
        changed = (*there[:burner], replace(now, open=not self.is_timed(card)), *there[burner + 1 :])
        stoves = tuple((name, changed if name == stove else old) for name, old in self.stoves)
        return replace(self, hand=self.without(held), stoves=stoves)

    def played(self, held: int, target: int) -> "Iterator[Kitchen]":
        """The kitchens that there may be once an interaction card is played on a player; none if it may not be."""
        card, hand = self.hand[held], self.without(held)
        if not self.is_played(card) or target in self.struck | self.coffee or target >= len(self.given):
            return
        discards = self.discards + (card not in ("coffee", "calentado"))
        then = replace(self, hand=hand, struck=self.struck | {target}, discards=discards)
        if card == "coffee":
            yield replace(then, coffee=self.coffee | {target})
        elif card == "salt" and target == self.me:
            for left in self.salted(hand):
                yield replace(then, hand=left)
        elif card == "sugar" and target != self.me:
            yield replace(then, hand=hand + (ANY,) * min(self.given[target], ROOM - len(hand)))
        elif card == "calentado":
            brought = min(TWO, self.discards, ROOM - len(hand)) if target == self.me else 0
            yield replace(then, hand=hand + (ANY,) * brought, discards=self.discards - brought)
        else:
            yield then

    def salted(self, hand: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """What a hand may be once it has lost two ingredients, or all if there are no more."""
        ingredients = [n for n, card in enumerate(hand) if self.is_ingredient(card)]
        for lost in combinations(ingredients, min(TWO, len(ingredients))):
            yield tuple(card for n, card in enumerate(hand) if n not in lost)

    def without(self, held: int) -> tuple[str, ...]:
        """The hand without a card."""
        return self.hand[:held] + self.hand[held + 1 :]

    # -- many --------------------------------------------------------------------------------------------------

    def next(self) -> "Iterator[Kitchen]":
        """All kitchens after one card more; like cards are tried once."""
        for held, card in enumerate(self.hand):
            if card in self.hand[:held]:
                continue
            for target in range(len(self.given)):
                yield from self.played(held, target)
            for stove, burners in self.stoves:
                for burner in range(len(burners)):
                    if then := self.placed(held, stove, burner):
                        yield then

    def reaches(self, cards: int) -> bool:
        """Can so many cards be placed?"""
        return cards <= 0 or any(then.reaches(cards - 1) for then in dict.fromkeys(self.next()))

    def allowed(self, kitchens: "Iterable[Kitchen]", steps: int) -> bool:
        """May a step be made after so many, after which one of these kitchens is there?"""
        left = THREE - steps - 1 if self.exact else 0
        return any(then.reaches(left) for then in kitchens)


def kitchen(layout: Layout, cards: CardSet, options: dict[str, str], *, enhanced: bool) -> Kitchen:
    """What the player on turn may place, read from a layout."""
    facts, lie = layout.facts, layout.cards
    me, seats = facts["turn"], sum(key.startswith("stove.") for key in lie)
    community = options["mode"] == "advanced" or options["sazon"] == "true"
    basics = {card.id for card in cards.cards if card.facts.get("role") == "basic"}

    def burner(place: str, timer: str) -> Burner:
        there = [card for card in lie.get(place, ()) if card in basics]
        return Burner(str(there[0]) if there else "", timer not in facts)

    stoves = [
        (str(seat), tuple(burner(f"burner-{n}.{seat + 1}", f"timer-{n}.{seat + 1}") for n in FOUR))
        for seat in range(seats)
    ]
    if community:
        stoves.append(("c", tuple(burner(f"community-{n}", f"community-timer-{n}") for n in FOUR)))

    def ingredients(seat: int) -> int:
        return sum(card is not None and cards.by_id[card].group == "ingredient" for card in lie[f"hand.{seat + 1}"])

    return Kitchen(
        cards=cards,
        me=me,
        hand=tuple(card for card in lie[f"hand.{me + 1}"] if card),
        stoves=tuple(stoves),
        coffee=frozenset(seat for seat in range(seats) if lie.get(f"coffee.{seat + 1}")),
        struck=frozenset(facts.get("struck", ())),
        given=tuple(min(TWO, ingredients(seat)) for seat in range(seats)),
        discards=sum(card != "calentado" for card in lie["discard"]),
        exact=options["mode"] == "advanced" and not enhanced,
        enhanced=enhanced,
    )
