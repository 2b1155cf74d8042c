"""Cudillero: deal anew what a seat cannot know [who-sees]."""

from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import below, restart
from ...engine.spans import naming
from .bidding import cards_held, hold
from .state import DEALT, HELD, KEEP_OBJECTIVE, KEEP_ROOF, PLUS_TOKENS, Phase


def redeal(s, box, seat, rng):
    """The order of every deck; of the others the action cards, bids and tokens not turned over, roof and objective.

    A seat remembers the roof and the objective that it gave back: nobody else can have them.  All discards are open,
    so an initial roof is none of a deck that was renewed from them [shuffle-decks].
    """
    restart(s.rng, rng)
    for other in range(s.seats):
        if other != seat:
            redeal_actions(s, other, rng)
            redeal_tokens(s, other, rng)
            redeal_kept(s, other, rng)
        else:
            shuffle_hidden(s, s.draw[other], rng)
    shuffle_hidden(s, s.floors, rng)
    redeal_roofs(s, seat, rng)
    redeal_objectives(s, seat, rng)


def shuffle_hidden(s, cards, rng):
    """The cards of a deck may lie in any order."""
    arrange(cards)
    shuffle(cards, rng)


# -- what others choose -----------------------------------------------------------------------------------------


def redeal_actions(s, other, rng):
    """Another player's action cards are any that have not been seen; so are those laid and not yet turned over."""
    laid = (s.phase == Phase.BID or s.phase == Phase.TOKENS) and s.acts[other] > 0
    held = cards_held(s, other)
    for place in range(held):
        push(s.gathered, s.held[other][place])
    if laid:
        push(s.gathered, s.bids[other][0])
        push(s.gathered, s.bids[other][1])
        push(s.gathered, s.acts[other])
    while s.draw[other].n > 0:
        push(s.gathered, pop(s.draw[other]))
    for place in range(HELD):
        s.held[other][place] = 0
    arrange(s.gathered)
    shuffle(s.gathered, rng)
    for _ in range(held):
        hold(s, other, pop(s.gathered))
    if laid:
        one, two = pop(s.gathered), pop(s.gathered)
        s.bids[other][0] = max(one, two)
        s.bids[other][1] = min(one, two)
        s.acts[other] = pop(s.gathered)
    while s.gathered.n > 0:
        push(s.draw[other], pop(s.gathered))


def redeal_tokens(s, other, rng):
    """Another player uses any of the tokens that they have."""
    if s.spends[other] > 0:
        spent = 0
        for token in range(PLUS_TOKENS):
            if s.tokens[other][token] > 0:
                spent |= below(rng, 2) << token
        s.spends[other] = 1 + spent


def redeal_kept(s, other, rng):
    """Another player keeps any of what they were dealt."""
    if s.kept[other] > 0:
        objectives = DEALT if s.options.personal_objectives == 1 else 1
        s.kept[other] = 1 + naming(KEEP_ROOF, below(rng, DEALT)) + naming(KEEP_OBJECTIVE, below(rng, objectives))


# -- roofs ------------------------------------------------------------------------------------------------------


def redeal_roofs(s, seat, rng):
    """The roof deck, and the roofs that others keep, but none that this seat gave back."""
    if s.roof_renewals > 0:
        shuffle_hidden(s, s.roofs, rng)
    else:
        gather_pile(s, s.roofs)
    for other in range(s.seats):
        if other != seat:
            s.returned_roof[other] = 0  # only they remember what they gave back
            gather_kept(s, s.initial, s.dealt_roof, other)
    known = take_out(s, s.returned_roof[seat]) if seat >= 0 else 0
    arrange(s.gathered)
    shuffle(s.gathered, rng)
    for other in range(s.seats):
        if other != seat:
            deal_kept_out(s, s.initial, s.dealt_roof, other)
    if known > 0:
        push(s.gathered, known)
        shuffle(s.gathered, rng)
    while s.gathered.n > 0:
        push(s.roofs, pop(s.gathered))


def gather_pile(s, cards):
    """Gather a deck."""
    while cards.n > 0:
        push(s.gathered, pop(cards))


def take_out(s, card):
    """Take a card out of those gathered, if it is there; 0 if not."""
    found = 0
    for i in range(s.gathered.n):
        if card > 0 and s.gathered.card[i] == card:
            found = i + 1
    if found == 0:
        return 0
    last = pop(s.gathered)
    if found <= s.gathered.n:
        s.gathered.card[found - 1] = last
    return card


def gather_kept(s, kept, dealt, other):
    """Gather the roof, or the personal objective, of another player, or those they choose from."""
    if kept[other] > 0:
        push(s.gathered, kept[other])
    for i in range(DEALT):
        if dealt[other][i] > 0:
            push(s.gathered, dealt[other][i])


def deal_kept_out(s, kept, dealt, other):
    """Put roofs, or personal objectives, where they were gathered."""
    if kept[other] > 0:
        kept[other] = pop(s.gathered)
    for i in range(DEALT):
        if dealt[other][i] > 0:
            dealt[other][i] = pop(s.gathered)


# -- personal objectives ----------------------------------------------------------------------------------------


def redeal_objectives(s, seat, rng):
    """The personal objectives of others and those in the box, but nobody has the one that this seat gave back.

    When the game is over they lie open.
    """
    arrange(s.aside)
    if s.phase == Phase.OVER or s.options.personal_objectives == 0:
        forget_objectives(s, seat)
        return
    gather_pile(s, s.aside)
    for other in range(s.seats):
        if other != seat:
            gather_kept(s, s.objective, s.dealt_objective, other)
    known = take_out(s, s.returned_objective[seat]) if seat >= 0 else 0
    arrange(s.gathered)
    shuffle(s.gathered, rng)
    for other in range(s.seats):
        if other != seat:
            deal_kept_out(s, s.objective, s.dealt_objective, other)
    if known > 0:
        push(s.gathered, known)
    gather_back(s)
    forget_objectives(s, seat)


def gather_back(s):
    """The rest lies in the box, where no order tells anything."""
    while s.gathered.n > 0:
        push(s.aside, pop(s.gathered))
    arrange(s.aside)


def forget_objectives(s, seat):
    """What others gave back only they remember."""
    for other in range(s.seats):
        if other != seat:
            s.returned_objective[other] = 0
