"""The cases of Cudillero fail when a rule is broken: each line breaks one, and names a clause whose cases tell."""

import pytest

from sobremesa.games.cudillero import (
    GAME,
    acting,
    bidding,
    building,
    counting,
    days,
    joining,
    market,
    objectives,
    offering,
    points,
    positions,
    relocating,
    rules,
    village,
)
from sobremesa.games.cudillero.state import Clause, Phase, Token
from sobremesa.kit.cases import run
from sobremesa.kit.cases.of_game import showing

ROOMS = (
    acting,
    bidding,
    building,
    counting,
    days,
    joining,
    market,
    objectives,
    offering,
    points,
    positions,
    relocating,
    rules,
    village,
)


def allow(*_args):
    """No clause forbids it."""
    return 0


def nothing(*_args):
    """Nothing happens."""


def never(*_args, **_named):
    """It never is."""
    return False


def always(*_args, **_named):
    """It always is."""
    return True


def none(*_args):
    """There is none."""
    return 0


def only_the_higher(s, box, seat):
    """Only the higher bid counts."""
    return box.bid[s.bids[seat][0]]


def without_the_card_to_act(s, box, seat):
    """The card to act with does not count."""
    return box.bid[s.bids[seat][0]] * bidding.BASE + box.bid[s.bids[seat][1]]


def from_the_first_seat(s, box):
    """Ties are settled from seat 1 on."""
    seats = sorted(range(s.seats), key=lambda seat: -bidding.bid_of(s, box, seat))
    for spot, seat in enumerate(seats):
        s.order[spot] = seat


def one_winner(s, box, events):
    """Only the first in the order does both actions."""
    s.first, s.both = s.order[0], 1 << s.order[0]


def ties_as_printed(s, box, events):
    """Cards that are equal are a tie, whatever tokens add to them."""
    best = s.order[0]
    printed = [sorted(box.bid[card] for card in (*s.bids[seat], s.acts[seat])) for seat in range(s.seats)]
    s.first, s.both = best, sum(1 << seat for seat in range(s.seats) if printed[seat] == printed[best])


def no_such_place(s, place):
    """A place of the market that is empty is none."""
    return 0 if market.is_place(s, place) and market.in_market(s, place) else Clause.MARKET


def any_height(s, box, seat, column, level):
    """Lines join at any height."""
    return 1 if column + 1 < s.columns[seat] and box.lines[village.kind_at(s, seat, column, level)] & 2 else 0


def every_card(s, box, seat, column, level):
    """Every card is connected."""
    return True


def whoever_has_most(s, box, out):
    """Everybody wins."""
    for seat in range(s.seats):
        out.points[seat], out.rank[seat] = 0, 1


def multiplied(s, box, seat, bonus):
    """Bonuses are multiplied and not added."""
    return 2 ** village.roofs_with(s, box, seat, bonus)


def fresh_market(s, events):
    """The market is not filled."""


def ask_all_about_tokens(s, events):
    """Everybody is asked about tokens, whether they have any or not."""
    s.phase, s.asked = Phase.TOKENS, (1 << s.seats) - 1


def no_extra_due(s, box, seat):
    """The extra turn gives one action."""
    s.either += 1


BROKEN = [
    ("compare-bids", bidding, "bid_of", only_the_higher),
    ("compare-bids", bidding, "bid_of", without_the_card_to_act),
    ("bid-example", bidding, "bid_of", only_the_higher),
    ("full-tie", bidding, "put_in_order", from_the_first_seat),
    ("full-tie", bidding, "find_winners", one_winner),
    ("full-tie", bidding, "find_winners", ties_as_printed),
    ("plus-tokens", bidding, "refuse_tokens", allow),
    ("token-decision", bidding, "ask_for_tokens", nothing),
    ("three-cards", bidding, "refuse_bid", lambda s, seat, card, pair: 1),
    ("one-of-two", acting, "begin_actions", acting.do_both),
    ("action-cards", acting, "is_on_card", always),
    ("bid-winner", acting, "refuse_more", allow),
    ("hand-limit", market, "hand_limit", lambda s, seat: s.columns[seat]),
    ("hand-limit", market, "room_in_hand", lambda s, seat: 1),
    ("market-waits", market, "fill_market", fresh_market),
    ("market-waits", market, "refuse_place", no_such_place),
    ("market", market, "ROOFS_EACH", 2),
    ("doorway-deck", points, "DOORWAYS_EACH", 5),
    ("doorways-run-out", acting, "refuse_buy", allow),
    ("doorway-at-bottom", village, "refuse_lay", allow),
    ("six-floors", village, "FLOORS_HIGH", 7),
    ("six-floors", village, "FLOORS_HIGH", 5),
    ("roof-on-top", village, "is_finished", never),
    ("move-doorway", acting, "refuse_move_doorway", allow),
    ("cards-stay", relocating, "refuse_swap", allow),
    ("clothes-line", joining, "line_to_right", any_height),
    ("clothes-line", joining, "line_to_right", none),
    ("free-card", building, "can_add", never),
    ("free-card", building, "can_add", always),
    ("three-colours", building, "ENOUGH_COLOURS", 2),
    ("three-colours", building, "ENOUGH_COLOURS", 4),
    ("value-board", acting, "refuse_value", allow),
    ("round-end", bidding, "discard_played", nothing),
    ("last-round", days, "ROUNDS", 7),
    ("new-market", market, "clear_market", nothing),
    ("take-day-token", days, "day_token", lambda s, day: Token.RELOCATE),
    ("new-action-deck", bidding, "HELD", 4),
    ("game-end", days, "DAYS", 4),
    ("build-initial-roof", days, "takes_roof", never),
    ("height", objectives, "height_of", lambda s, box, seat, column: s.height[seat][column]),
    ("one-height", objectives, "height_of", lambda s, box, seat, column: 0),
    ("colour-points", joining, "touches_patch", always),
    ("colour-points", joining, "touches_patch", never),
    ("fibre", joining, "cable_arrives", every_card),
    ("fibre", joining, "leads", never),
    ("one-connection", points, "connections", lambda s, box, seat: joining.connected_cards(s, seat)),
    ("times-two", points, "times", multiplied),
    ("tiebreak", points, "cards_in_village", none),
    ("tiebreak", points, "colour_points", none),
    ("tiebreak", rules, "scores", whoever_has_most),
    ("extra-turn", acting, "do_both", no_extra_due),
    ("extra-action", acting, "use_token", nothing),
    ("relocate", relocating, "refuse_swap", lambda *_args: 1),
    ("relocate-lines", relocating, "new_lines", none),
    ("relocate-lines", relocating, "cards_in_lines", none),
    ("objective-marked", objectives, "look_at_common", nothing),
    ("first-and-second", objectives, "common_points", lambda s, box, seat: 10 * (s.met[0] == seat + 1)),
    ("three-balconies", objectives, "BALCONIES", 2),
    ("three-neighbours", objectives, "NEIGHBOURS", 4),
    ("kept-plus-ten", objectives, "common_points", none),
    ("four-connected", objectives, "connected_floors", lambda s, box, seat: joining.connected_cards(s, seat)),
    ("second-line", objectives, "LINES", 1),
    ("three-doorways", objectives, "DOORWAYS", 4),
    ("two-roofs", objectives, "ROOFS", 3),
    ("four-of-a-colour", objectives, "most_of_a_colour", none),
    ("personal-points", points, "personal_points", none),
    ("third-floor-colour", objectives, "THIRD_FLOOR", 1),
    ("third-floor-symbol", objectives, "fits_third_floor", never),
    ("third-floor-line", objectives, "fits_third_floor", always),
    ("three-buildings", objectives, "BUILDINGS", 4),
    ("two-tall-buildings", objectives, "TALL", 5),
    ("nine-chimneys", objectives, "CHIMNEYS", 11),
    ("three-alike", objectives, "has_row", always),
    ("three-different", objectives, "has_row", never),
    ("once-a-colour", acting, "change_value", nothing),
    ("who-is-asked", days, "ask_for_tokens", ask_all_about_tokens),
    ("safety-limit", rules, "LIMIT", 10**6),
]


@pytest.mark.parametrize(("clause", "module", "name", "broken"), BROKEN, ids=[f"{b[0]}-{b[2]}" for b in BROKEN])
def test_a_case_fails_when_the_rule_is_broken(monkeypatch, clause, module, name, broken):
    shown, original = showing(GAME, clause), getattr(module, name)
    for room in ROOMS:
        if getattr(room, name, None) is original:
            monkeypatch.setattr(room, name, broken)
    assert any(fails(case) for case in shown)


def fails(case):
    """Does the case fail, or fall over?"""
    try:
        return bool(run(case).failures)
    except (AssertionError, IndexError, KeyError):
        return True
