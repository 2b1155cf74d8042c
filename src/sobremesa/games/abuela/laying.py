"""Abuela Co.: how a position is laid out from its words, and how the words of a position are found."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.events import EVERYBODY, just
from ...engine.piles import push
from ...engine.positions import BadPosition, Layout, at
from .hands import is_food
from .interaction import asked_for
from .names import kind_id, recipe_id
from .state import (
    ACTIONS,
    BURNERS,
    COFFEE,
    COMMUNITY,
    HAND,
    LIMIT,
    SEATS,
    STOVES,
    WATER,
    Action,
    Ending,
    Phase,
    Role,
    Side,
)
from .stoves import has_community
from .turns import is_full

BASE, SAZON = "false", "true"  # the values of the option `sazon`
NO_COMMUNITY = "the community stove is in play in the advanced game and with Con Más Sazón only"

# -- from words to a state --------------------------------------------------------------------------------------


def lay_out(s: Any, cards: CardSet, layout: Layout) -> None:
    """Put every card where the layout says, and what is said of the turn; BadPosition if it cannot be so."""
    _Laying(s, cards, layout).lay_out()


class _Laying:
    """A position on its way from words to a state."""

    def __init__(self, s: Any, cards: CardSet, layout: Layout):
        self.s, self.cards, self.box = s, cards, cards.box
        self.lie, self.facts = layout.cards, layout.facts
        self.number = {card.id: card.number for card in cards.cards}

    def lay_out(self) -> None:
        """The table first, then the turn, which must agree with it."""
        s, facts = self.s, self.facts
        self.keep_labelled_in_box()
        s.turn, s.first = facts.get("turn", 0), facts.get("first", 0)
        s.rounds, s.moves = facts.get("rounds", 1), facts.get("moves", 0)
        s.renewals = facts.get("renewals", 0)
        for seat in range(s.seats):
            self.lay_hand(seat)
            self.lay_stove(seat)
        for stove in (*range(s.seats), COMMUNITY):
            for burner in range(BURNERS):
                self.lay_burner(stove, burner)
        self.check_community()
        self.lay_middle()
        self.begin()

    def numbers(self, key: str) -> list[int]:
        """The numbers of the cards in a place, 0 for an empty one."""
        return [self.number[id] if id else 0 for id in self.lie.get(key, ())]

    def keep_labelled_in_box(self) -> None:
        """Without Con Más Sazón what bears its label stays in the box [leave-out-labelled]."""
        if self.s.options.sazon:
            return
        for key, ids in self.lie.items():
            for id in ids:
                if key != "box" and id and self.cards.by_id[id].facts.get("labelled"):
                    raise BadPosition(key, f"{id} bears the label: without Con Más Sazón it stays in the box")

    # -- before a player -------------------------------------------------------------------------------------

    def lay_hand(self, seat: int) -> None:
        """The cards of a hand, who knows them, and from which deck they came."""
        s = self.s
        for place, card in enumerate(self.numbers(at("hand", seat))):
            if card:
                is_open = is_food(self.box, card) or place in self.places("open", seat)
                s.hand[seat][place] = card
                s.known[seat][place] = EVERYBODY if is_open else just(seat)
        for fact in ("open", *(f"known-{n}" for n in range(1, SEATS + 1))):
            for place in self.places(fact, seat):
                if not s.hand[seat][place]:
                    raise BadPosition(at(fact, seat), f"seat {seat + 1} holds no card {place + 1}")
        for other in range(SEATS):
            for place in self.places(f"known-{other + 1}", seat):
                if other >= s.seats or other == seat:
                    raise BadPosition(at(f"known-{other + 1}", seat), f"seat {other + 1} is no other player")
                s.known[seat][place] |= just(other)
        for place in range(HAND):
            if s.hand[seat][place] and s.known[seat][place] != EVERYBODY:
                s.deal[seat][place] = self.facts.get(at(f"dealt-{place + 1}", seat), s.renewals)
                if s.deal[seat][place] > s.renewals:
                    raise BadPosition(at(f"dealt-{place + 1}", seat), "the deck has not been renewed so often")

    def places(self, fact: str, seat: int) -> tuple[int, ...]:
        """The places of a hand that a fact names."""
        return tuple(self.facts.get(at(fact, seat), ()))

    def lay_stove(self, seat: int) -> None:
        """A player's stove, its side, the coffee on it, and the recipes before it."""
        s = self.s
        (s.colour[seat],) = self.numbers(at("stove", seat))
        s.side[seat] = Side[self.facts.get(at("side", seat), Side.A.name)]
        if s.side[seat] == Side.B and not s.options.sazon:
            raise BadPosition(at("side", seat), "side B is used with Con Más Sazón only")
        if self.numbers(at("coffee", seat)):
            s.coffee[seat] = self.facts.get(at("coffee-waits", seat), 1)
        elif at("coffee-waits", seat) in self.facts:
            raise BadPosition(at("coffee-waits", seat), "no Cup of Coffee lies there")
        for recipe in self.numbers(at("cooked", seat)):
            s.recipe[recipe] = 2 + seat

    def lay_burner(self, stove: int, burner: int) -> None:
        """The cards on a burner, by its rules, and the timer that locks it."""
        s, key = self.s, _burner_key(stove, burner)
        there = s.burner[stove][burner]
        for card in self.numbers(key):
            there[card] += 1
        basics = [kind for kind in range(WATER, self.box.first_food) if there[kind] and self.is_basic(kind)]
        if len(basics) > 1:
            raise BadPosition(key, "a burner holds basics of one type only")
        if basics and any(s.burner[stove][other][basics[0]] for other in range(burner)):
            raise BadPosition(key, f"{kind_id(self.cards, basics[0])} lies on another burner of that stove, too")
        self.lay_timer(stove, burner)

    def is_basic(self, kind: int) -> bool:
        """Is it a basic ingredient?"""
        return bool(self.box.role[kind] == Role.BASIC)

    def lay_timer(self, stove: int, burner: int) -> None:
        """The timer of a burner: whose next turn it waits for, and for which cards."""
        s = self.s
        seat, card, count = (_timer_key(stove, burner, part) for part in ("", "card-", "cards-"))
        if seat not in self.facts:
            for key in (card, count):
                if key in self.facts:
                    raise BadPosition(key, f"no timer runs there: name {seat}, too")
            return
        there = s.burner[stove][burner]
        timers = [kind for kind in range(WATER, self.box.kinds) if there[kind] and self.box.timer[kind]]
        if card in self.facts:
            timers = [kind for kind in timers if kind == self.number[self.facts[card]]]
        if len(timers) != 1:
            raise BadPosition(seat, f"a timer card must lie there; if several sorts do, {card} names the one")
        most = int(there[timers[0]])
        s.lock_seat[stove][burner] = self.facts[seat] + 1
        s.lock_kind[stove][burner] = timers[0]
        s.lock_count[stove][burner] = self.facts.get(count, most)
        if s.lock_count[stove][burner] > most:
            raise BadPosition(count, f"{most} such cards lie there")

    def check_community(self) -> None:
        """The community stove must be in play if anything lies on it [community-stove]."""
        for burner in range(BURNERS):
            if not has_community(self.s) and self.lie.get(_burner_key(COMMUNITY, burner)):
                raise BadPosition(_burner_key(COMMUNITY, burner), NO_COMMUNITY)

    # -- in the middle ---------------------------------------------------------------------------------------

    def lay_middle(self) -> None:
        """Pantry, deck, discards, piles of food, and recipes."""
        s = self.s
        for place, card in enumerate(self.numbers("pantry")):
            s.pantry[place] = card
        for card in reversed(self.numbers("deck")):
            push(s.deck, card)
        for card in self.numbers("discard"):
            push(s.discard, card)
        for card in self.numbers("foods"):
            s.food_pile[card] += 1
        for recipe in self.numbers("recipes"):
            s.recipe[recipe] = 1

    # -- the turn --------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """How far the turn has come, and what is being decided."""
        s, facts = self.s, self.facts
        s.ending = _index(Ending, facts.get("ending", "not-met"))
        if s.moves >= LIMIT:
            s.ending = Ending.LIMIT
        for fact in ("free-used", "community-lit", "moved", "enhanced"):
            setattr(s, fact.replace("-", "_"), int(facts.get(fact, False)))
        self.begin_effect()
        s.action = _index(Action, facts.get("action", handle(Action.PLACE if s.effect else Action.NONE)))
        s.left = facts.get("left", ACTIONS - 1 if s.action else ACTIONS)
        s.struck = sum(just(seat) for seat in facts.get("struck", (s.affected,) if s.effect else ()))
        self.begin_action()
        s.phase = self.phase()
        self.check()

    def begin_effect(self) -> None:
        """The interaction card that takes effect, and whom it affects."""
        s, facts = self.s, self.facts
        s.effect = sum(self.numbers("effect"))
        for fact in ("affected", "owed"):
            if fact in facts and not s.effect:
                raise BadPosition(fact, "no interaction card takes effect: name one in 'effect'")
        if s.effect and facts.get("action", "place") != "place":
            raise BadPosition(
                "action", "an interaction card takes effect while cards are placed: the action is 'place'"
            )
        if s.effect:
            s.affected = facts.get("affected", (s.turn + 1) % s.seats)
            most = int(asked_for(s, self.box))
            s.owed = facts.get("owed", most)
            if not 1 <= s.owed <= most:
                raise BadPosition("owed" if "owed" in facts else "affected", f"it can ask for {most} cards there")

    def begin_action(self) -> None:
        """How far the action under way has come."""
        s, facts = self.s, self.facts
        for place in facts.get("swapped-hand", ()):
            s.swapped_hand |= 1 << place
        for place in facts.get("swapped-pantry", ()):
            s.swapped_pantry |= 1 << place
        for burner in facts.get("lit", ()):
            s.lit |= 1 << burner
        own = {"own": s.turn + 1, "community": COMMUNITY + 1, "none": 0}
        s.lit_stove = own[facts.get("lit-stove", "own" if s.lit else "none")]
        counted = {Action.EXCHANGE: s.swapped_hand.bit_count(), Action.LIGHT: s.lit.bit_count()}
        usual = counted.get(s.action, int(s.action != Action.NONE and not s.enhanced))
        s.steps = facts.get("steps", usual)
        self.check_action(usual if s.action in counted else s.steps)

    def check_action(self, steps: int) -> None:
        """Raise BadPosition for an action that cannot be under way."""
        s = self.s
        if s.enhanced and not (s.options.sazon and s.action):
            raise BadPosition("enhanced", "only an action under way is enhanced, with Con Más Sazón")
        if s.moved and not (s.enhanced and s.action == Action.REMOVE):
            raise BadPosition("moved", "only an enhanced removing moves a card")
        if s.action != Action.EXCHANGE and s.swapped_hand | s.swapped_pantry:
            raise BadPosition("swapped-hand", "cards have been exchanged only while the action is 'exchange'")
        if s.swapped_hand.bit_count() != s.swapped_pantry.bit_count():
            raise BadPosition("swapped-pantry", "as many places of the hand as of the pantry have been exchanged")
        if s.action != Action.LIGHT and s.lit | s.lit_stove:
            raise BadPosition("lit", "a stove is lit only while the action is 'light'")
        if s.steps != steps or (s.action == Action.NONE and s.steps):
            raise BadPosition("steps", "it does not agree with what has been exchanged or lit")
        if s.action and not s.enhanced and not s.steps:
            raise BadPosition("steps", "the first step begins an action: one under way has made one")

    def phase(self) -> Phase:
        """What is being decided."""
        s = self.s
        if s.ending in (Ending.OVER, Ending.LIMIT):
            return Phase.OVER
        if s.effect:
            return Phase.AFFECTED
        return Phase.CONFIRM if s.left == 0 and s.action == Action.NONE else Phase.TURN

    def check(self) -> None:
        """Raise BadPosition if what was named does not agree with what follows."""
        s, phase = self.s, handle(Phase(self.s.phase))
        if not has_community(s) and s.free_used:
            raise BadPosition("free-used", "there is no free action in the basic game without Con Más Sazón")
        if not has_community(s) and (s.community_lit or s.lit_stove == COMMUNITY + 1):
            raise BadPosition("community-lit" if s.community_lit else "lit-stove", NO_COMMUNITY)
        if self.facts.get("phase", phase) != phase:
            raise BadPosition("phase", f"what is named makes the phase {phase!r}, not {self.facts['phase']!r}")
        if s.action and s.left == ACTIONS:
            raise BadPosition("left", "an action is under way: one at most has not begun")
        if s.phase == Phase.TURN and s.action and s.steps and is_full(s, self.box, s.turn):
            raise BadPosition("action", "it has no further step, so it is over")


def _index(words: Any, word: str) -> Any:
    """The member of an enum that is written so."""
    return next(member for member in words if handle(member) == word)


def _burner_key(stove: int, burner: int) -> str:
    return f"community-{burner + 1}" if stove == COMMUNITY else at(f"burner-{burner + 1}", stove)


def _timer_key(stove: int, burner: int, part: str) -> str:
    if stove == COMMUNITY:
        return f"community-timer-{part}{burner + 1}"
    return at(f"timer-{part}{burner + 1}", stove)


# -- from a state to words --------------------------------------------------------------------------------------


def layout(s: Any, cards: CardSet) -> Layout:
    """Where everything lies, and how far the turn has come."""
    lie = dict(_before_players(s, cards))
    for stove in (*range(s.seats), COMMUNITY):
        for burner in range(BURNERS):
            lie[_burner_key(stove, burner)] = _ids(cards, _repeated(s.burner[stove][burner]))
    lie |= {
        "pantry": _row(cards, s.pantry),
        "deck": _ids(cards, reversed(list(islice(s.deck.card, s.deck.n)))),
        "discard": _ids(cards, islice(s.discard.card, s.discard.n)),
        "foods": _ids(cards, _repeated(s.food_pile)),
        "effect": _ids(cards, [s.effect] if s.effect else []),
        "recipes": _recipes(s, cards, 1),
        "put-back" if s.options.sazon else "box": tuple(_in_the_box(s, cards)),
    }
    facts = {**dict(_facts_of_table(s)), **dict(_facts_of_turn(s))}
    for seat in range(s.seats):
        facts |= dict(_facts_of_hand(s, seat))
    return Layout(lie, {**facts, **dict(_facts_of_timers(s, cards))})


def _before_players(s: Any, cards: CardSet) -> Iterator[tuple[str, tuple[str | None, ...]]]:
    for seat in range(s.seats):
        yield at("hand", seat), _row(cards, s.hand[seat])
        yield at("stove", seat), (cards.card(int(s.colour[seat]), "stove").id,)
        yield at("coffee", seat), _ids(cards, [COFFEE] if s.coffee[seat] else [])
        yield at("cooked", seat), _recipes(s, cards, 2 + seat)


def _ids(cards: CardSet, kinds: Iterable[int]) -> tuple[str | None, ...]:
    return tuple(kind_id(cards, kind) if kind else None for kind in kinds)


def _row(cards: CardSet, kinds: Iterable[int]) -> tuple[str | None, ...]:
    """Cards side by side, up to the last one."""
    there = list(kinds)
    while there and not there[-1]:
        there.pop()
    return _ids(cards, there)


def _repeated(counts: Iterable[int]) -> Iterator[int]:
    for kind, count in enumerate(counts):
        yield from [kind] * int(count)


def _recipes(s: Any, cards: CardSet, where: int) -> tuple[str, ...]:
    return tuple(recipe_id(cards, n) for n in range(cards.box.recipes) if s.recipe[n] == where)


def _in_the_box(s: Any, cards: CardSet) -> Iterator[str]:
    """What is not played with."""
    have = {int(s.colour[seat]) for seat in range(s.seats)}
    for card in cards.cards:
        away = card.group == "help" or (card.group == "stove" and card.number not in have)
        away = away or (card.group == "recipe" and s.recipe[card.number] == 0)
        labelled = card.group in ("ingredient", "processed") and card.facts.get("labelled")
        if away or (labelled and not s.options.sazon):
            yield from [card.id] * card.copies


def _facts_of_table(s: Any) -> Iterator[tuple[str, Any]]:
    yield "turn", int(s.turn)
    yield "first", int(s.first)
    yield "phase", handle(Phase(s.phase))
    yield "ending", handle(Ending(s.ending))
    yield "rounds", int(s.rounds)
    yield "moves", int(s.moves)
    yield "renewals", int(s.renewals)
    for seat in range(s.seats):
        yield at("side", seat), Side(s.side[seat]).name
        if s.coffee[seat]:
            yield at("coffee-waits", seat), int(s.coffee[seat])


def _facts_of_turn(s: Any) -> Iterator[tuple[str, Any]]:
    yield "left", int(s.left)
    yield "free-used", bool(s.free_used)
    yield "action", handle(Action(s.action))
    yield "enhanced", bool(s.enhanced)
    yield "steps", int(s.steps)
    yield "moved", bool(s.moved)
    yield "swapped-hand", seats_of(s.swapped_hand)
    yield "swapped-pantry", seats_of(s.swapped_pantry)
    yield "lit-stove", "none" if not s.lit_stove else "community" if s.lit_stove == COMMUNITY + 1 else "own"
    yield "lit", seats_of(s.lit)
    yield "community-lit", bool(s.community_lit)
    yield "struck", seats_of(s.struck)
    if s.effect:
        yield "affected", int(s.affected)
        yield "owed", int(s.owed)


def _facts_of_hand(s: Any, seat: int) -> Iterator[tuple[str, Any]]:
    held = [place for place in range(HAND) if s.hand[seat][place]]
    hidden = [place for place in held if s.known[seat][place] != EVERYBODY]
    yield at("open", seat), tuple(place for place in held if place not in hidden)
    for other in range(s.seats):
        if other != seat:
            yield (
                at(f"known-{other + 1}", seat),
                tuple(place for place in hidden if s.known[seat][place] >> other & 1),
            )
    for place in hidden:
        yield at(f"dealt-{place + 1}", seat), int(s.deal[seat][place])


def _facts_of_timers(s: Any, cards: CardSet) -> Iterator[tuple[str, Any]]:
    for stove in range(STOVES):
        for burner in range(BURNERS):
            if s.lock_seat[stove][burner]:
                yield _timer_key(stove, burner, ""), int(s.lock_seat[stove][burner]) - 1
                yield _timer_key(stove, burner, "card-"), kind_id(cards, s.lock_kind[stove][burner])
                yield _timer_key(stove, burner, "cards-"), int(s.lock_count[stove][burner])
