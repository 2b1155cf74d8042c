"""The numbers of moves: every game's follow from the list of its verbs, and are those of the records there are."""

import pytest

from sobremesa.engine.contract import MAX_MOVES, Verb, either_way, names
from sobremesa.engine.spans import named, naming
from sobremesa.games import KNOWN, TEMPLATES, game
from tests.brought import PRINTED


class Move(Verb):
    """Verbs of no game."""

    DRAW = names()
    TAKE = names(place=5)
    BUILD = names(place=3, stove=2, column=4)
    END = names()


NUMBERED = {
    "_template": "draw 0, take 1, serve 2, leave 6, finish 10, accept 11, decline 12, share 13; 17 moves",
    "_tiny": "draw 0, stop 1; 2 moves",
    "guacamole": "draw 0, take 1, keep 6, discard 11, pass 12, claim 17, decline 21; 22 moves",
    "stew": "pot 0, feed 1, call 9, simmer 10, quiet 11, begin 12; 13 moves",
    "platos": "draw 0, take 1, play 6, play-two 14, party 21, fire-at 26, apron-at 31, swap-hands 36, swap-places 41,"
    " spoil 66, spoil-any 102, reserve 138, protect 174, gift 210, change 246, complete 282, give 318, discard 332,"
    " end 346, pass 347, answer 348, decline 349, quiet 350, two-secrets 351; 352 moves",
    "abuela": "done 0, pass 1, free 2, enhance 8, place 14, play 134, draw 158, take 164, exchange 170, to-hand 206,"
    " throw 430, move 654, light 1102, give 1454, scorch 1460, fetch 1572; 1600 moves",
    "cudillero": "keep 0, bid 4, tokens 34, buy 38, build 51, build-doorway 233, add 235, add-doorway 391, value 393,"
    " swap-up 401, swap-aside 479, move-doorway 563, extra-turn 565, extra-action 566, decline 567, end 568, roof 569;"
    " 582 moves",
}

# What moves in the middle of their verbs name: digits that changed places would show.
NAMED = {
    ("platos", 41 + 5 + 3): ("swap-places", {"seat": 1, "other": 3}),
    ("abuela", 14 + (3 * 5 + 4) * 4 + 2): ("place", {"place": 3, "stove": 4, "burner": 2}),
    ("abuela", 134 + 4 * 4 + 1): ("play", {"place": 4, "seat": 1}),
    ("abuela", 170 + 4 * 6 + 5): ("exchange", {"place": 4, "pantry": 5}),
    ("abuela", 206 + (1 * 4 + 3) * 28 + 9): ("to-hand", {"whose": 1, "burner": 3, "card": 9}),
    ("abuela", 430 + (1 * 4 + 0) * 28 + 27): ("throw", {"whose": 1, "burner": 0, "card": 27}),
    ("abuela", 654 + (1 * 4 + 3) * 28 + 20): ("move", {"burner": 1, "to": 3, "card": 20}),
    ("abuela", 1102 + (0 * 4 + 2) * 44 + 40): ("light", {"whose": 0, "burner": 2, "dish": 40}),
    ("abuela", 1460 + 3 * 28 + 7): ("scorch", {"burner": 3, "card": 7}),
    ("cudillero", 2): ("keep", {"roof": 1, "objective": 0}),
    ("cudillero", 4 + 2 * 6 + 5): ("bid", {"card": 2, "pair": 5}),
    ("cudillero", 51 + 11 * 13 + 12): ("build", {"place": 11, "column": 12}),
    ("cudillero", 235 + 10 * 13 + 4): ("add", {"place": 10, "column": 4}),
    ("cudillero", 393 + 3 * 2): ("value", {"colour": 3, "up": 0}),
    ("cudillero", 401 + 12 * 6 + 5): ("swap-up", {"column": 12, "level": 5}),
    ("cudillero", 479 + 11 * 7 + 6): ("swap-aside", {"column": 11, "level": 6}),
}


def test_the_moves_of_every_game_have_the_numbers_that_records_have():
    assert NUMBERED == {id: numbered(game(id)) for id in (*PRINTED, *TEMPLATES)}


def numbered(found):
    """The verbs of a game with the numbers of their first moves."""
    return f"{', '.join(f'{verb.id} {verb.first}' for verb in found.verbs)}; {found.moves} moves"


@pytest.mark.parametrize(("where", "what"), NAMED.items())
def test_a_move_names_what_it_named(where, what):
    id, move = where
    assert what == game(id).state.Move.read(move)


@pytest.mark.parametrize("id", KNOWN)
def test_every_move_is_that_of_its_verb_with_what_it_names(id):
    for move in range(game(id).moves):
        verb = game(id).verb(move)
        assert move == verb.join(*verb.split(move))


def test_a_verb_is_the_number_of_its_first_move():
    assert [0, 1, 6, 30] == list(Move)
    assert ([1, 5, 24, 1], 31) == ([verb.size for verb in Move], Move.total())
    assert ("place", "stove", "column") == Move.BUILD.digits
    assert (3, 2, 4) == Move.BUILD.radix


def test_moves_of_no_verb_name_nothing():
    assert [None, Move.DRAW, Move.END, None] == [Move.of(move) for move in (-1, 0, 30, 31)]
    assert ("", {}) == Move.read(31) == Move.read(-1)
    assert ("end", {}) == Move.read(30)


def test_rules_read_a_move_by_its_spans():
    place, stove, column = Move.BUILD.spans
    for move in range(6, 30):
        assert Move.read(move)[1] == {
            "place": named(move, place),
            "stove": named(move, stove),
            "column": named(move, column),
        }
        assert move == 6 + sum(naming(span, named(move, span)) for span in Move.BUILD.spans)
    assert 6 + 2 * 8 + 1 * 4 + 3 == Move.BUILD.join(2, 1, 3)


def test_two_that_are_named_in_either_order_are_one_move():
    class Pairs(Verb):
        SWAP = either_way(seat=3, other=3)
        PASS = names(seat=3, other=3)

    assert [Pairs.SWAP.join(0, 2)] * 2 == [Pairs.settled(Pairs.SWAP.join(*both)) for both in ((2, 0), (0, 2))]
    untouched = (Pairs.SWAP.join(1, 1), Pairs.PASS.join(2, 0), -1, Pairs.total())
    assert untouched == tuple(map(Pairs.settled, untouched))


def test_a_span_has_room_for_as_many_moves_as_a_game_may_have():
    class Many(Verb):
        ONE = names()
        ALL = names(card=MAX_MOVES - 1)

    (card,) = Many.ALL.spans
    assert (0, MAX_MOVES - 2) == (named(1, card), named(MAX_MOVES - 1, card))


def test_a_game_has_no_more_moves_than_it_may():
    with pytest.raises(AssertionError):

        class TooMany(Verb):
            ONE = names()
            ALL = names(card=MAX_MOVES)
