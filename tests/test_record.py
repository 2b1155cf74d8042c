"""Records: what is written can be read and replayed; what is damaged, foreign or unfinished is refused."""

import json
import random
from dataclasses import replace

import pytest

from sobremesa.engine import record, rng
from sobremesa.engine.errors import BadRecord
from sobremesa.engine.forms import copy, numbers
from sobremesa.engine.packed import blank, pack
from sobremesa.engine.play import Play, Step
from sobremesa.games import game
from sobremesa.games._template import GAME
from sobremesa.games._template.tests.laid import CARDS

SECRET, WORDS = b"a secret for tests", "azafr\u00e1n \u2028 y sal"


def played(moves=None, seats=3, words=WORDS, seed=3):
    """A random game, to its end or for some moves."""
    play = Play(GAME, CARDS, {"meal": "snack"}, seats, rng.key_from(SECRET, words))
    dice = random.Random(seed)
    while not play.over and (moves is None or len(play.steps) < moves):
        seat = dice.choice(play.to_act())
        play.move(seat, dice.choice(play.choices(seat)))
    return play


def lines(text):
    """The lines of a record."""
    return [json.loads(line) for line in text.split("\n") if line]


def joined(found):
    """A record of lines."""
    return "\n".join(json.dumps(line) for line in found)


# -- there and back -----------------------------------------------------------------------------------------------


def test_what_is_written_can_be_read():
    play = played()
    read = record.read(record.write(play, SECRET, WORDS))
    assert ("_template", 1, 3, {"meal": "snack"}) == (read.game, read.rules_version, read.seats, read.options)
    assert (tuple(play.steps), SECRET, WORDS) == (read.steps, read.secret, read.words)
    assert (CARDS.id, CARDS.digest, CARDS.source) == tuple(read.cards[key] for key in ("id", "digest", "source"))
    assert record.commitment(SECRET) == read.commitment
    assert len(play.steps) == max(read.digests)


def test_a_record_replays_to_the_same_position():
    play = played()
    found = list(record.replay(record.read(record.write(play, SECRET, WORDS)), GAME, CARDS))
    assert [None, *play.steps] == [step for _, step in found]
    assert list(numbers(play.state)) == list(numbers(found[-1][0].state))
    assert record.write(play, SECRET, WORDS) == record.write(found[-1][0], SECRET, WORDS)


def test_moves_are_written_in_words_too():
    first = lines(record.write(played(), SECRET, WORDS))[1]
    assert {0: "Draw", 1: "Take from the counter"}[first["move"]] == first["words"]


def test_only_moves_that_were_not_undone_are_in_a_record():
    play = played(moves=1)
    seat = play.to_act()[0]
    before = record.write(play, SECRET, WORDS)
    play.move(seat, play.choices(seat)[0])
    assert play.pending
    play.undo(seat)
    assert before == record.write(play, SECRET, WORDS)


def test_the_secret_is_not_in_a_record_before_the_end():
    text = record.write(played(moves=9), SECRET, WORDS)
    assert record.commitment(SECRET) in text
    for hidden in (SECRET.hex(), SECRET.decode(), "azafr", *(f"{word}" for word in rng.key_from(SECRET, WORDS))):
        assert hidden not in text
    with pytest.raises(BadRecord, match="had not ended"):
        next(record.replay(record.read(text), GAME, CARDS))
    assert SECRET.hex() in record.write(played(), SECRET, WORDS)


def test_the_words_of_the_players_change_the_deal():
    assert rng.key_from(SECRET, WORDS) != rng.key_from(SECRET, "pimienta")
    read = record.read(record.write(played(), SECRET, WORDS))
    with pytest.raises(BadRecord, match="move"):
        list(record.replay(replace(read, words="pimienta"), GAME, CARDS))


# -- what is not replayed -------------------------------------------------------------------------------------------


def finished():
    """The record of a game that has ended."""
    return record.read(record.write(played(), SECRET, WORDS))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "guacamole"}, "a game of guacamole, not of _template"),
        ({"rules_version": 2}, "rules version 2 of _template; this is version 1"),
        ({"cards": {"id": "mine", "digest": "0" * 64}}, "card set 'mine', whose content is not that of 'sunday'"),
        ({"secret": b"another"}, "not the one that was committed to"),
    ],
)
def test_what_belongs_to_another_game_is_refused(change, says):
    with pytest.raises(BadRecord, match=says):
        next(record.replay(replace(finished(), **change), GAME, CARDS))


def test_other_cards_are_refused_whatever_their_name():
    source = {**CARDS.source, "spoils": 3}
    with pytest.raises(BadRecord, match="card set 'sunday', whose content"):
        next(record.replay(finished(), GAME, GAME.cards.build(source)))
    same = GAME.cards.build(dict(reversed(CARDS.source.items())))
    assert CARDS.digest == same.digest


def test_another_game_than_asked_for_is_refused():
    other = game("guacamole")
    with pytest.raises(BadRecord, match="a game of _template, not of guacamole"):
        next(record.replay(finished(), other, other.cards.load()))


def test_a_move_that_the_rules_forbid_is_named():
    read = finished()
    steps = (*read.steps[:4], Step(read.steps[4].seat, 99), *read.steps[5:])
    with pytest.raises(BadRecord, match=r"move 5: seat \d may not make move 99: \[known-moves\]"):
        list(record.replay(replace(read, steps=steps), GAME, CARDS))


def test_a_position_that_is_not_the_recorded_one_is_named():
    read = finished()
    last = len(read.steps)
    with pytest.raises(BadRecord, match=f"move {last}: the position is not the one"):
        list(record.replay(replace(read, digests={last: "00000000"}), GAME, CARDS))


def test_moves_that_are_missing_are_noticed():
    read = finished()
    with pytest.raises(BadRecord, match=f"after the last move, {len(read.steps) - 1}, the game has not ended"):
        list(record.replay(replace(read, steps=read.steps[:-1]), GAME, CARDS))


# -- damaged files ------------------------------------------------------------------------------------------------


def damaged(number, line):
    """A finished record in which line `number` is another."""
    found = record.write(played(), SECRET, WORDS).split("\n")
    found[number - 1] = line
    return "\n".join(found)


@pytest.mark.parametrize(
    ("number", "line", "says"),
    [
        (1, "", 'line 1: a record begins with {"record": 1, "game": ...}'),
        (1, '{"record": 2}', "line 1: a record begins with"),
        (1, "[1]", "line 1: expected an object in braces"),
        (3, '{"seat": 1, "move"', "line 3: is not JSON"),
        (3, '{"seat": ' + "9" * 5000 + "}", "line 3: is not JSON"),
        (3, '{"seat": ' + "[" * 100_000, "line 3: is not JSON"),
        (4, "null", "line 4: expected an object in braces"),
        (4, '{"seat": 1}', "line 4: expected one of these: {seat, move}, {digest, after}, {secret, words}"),
        (4, '{"seat": true, "move": 1}', "line 4: expected one of these"),
        (4, '{"seat": 1, "move": "draw"}', "line 4: expected one of these"),
        (4, '{"seat": 1, "move": 1.0}', "line 4: expected one of these"),
        (4, '{"digest": "00000000", "after": 3}', "line 4: a digest after move 3 stands after move 2"),
        (4, '{"secret": "00", "words": ""}', "line 5: nothing follows the secret"),
        (4, '{"seat": 1, "move": 0, "word": ""}', "line 4: unknown key 'word'; perhaps: words"),
        (4, '{"seat": 1, "move": 0, "words": 7}', "line 4: the words are not a text"),
        (4, '{"digest": "00000000", "after": 2, "x": 1}', "line 4: unknown key 'x'; there are: digest, after"),
        (4, '{"secret": "00", "words": "", "of": 1}', "line 4: unknown key 'of'; there are: secret, words"),
    ],
)
def test_a_damaged_line_is_named(number, line, says):
    with pytest.raises(BadRecord) as error:
        record.read(damaged(number, line))
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("end", "says"),
    [
        ({"secret": "xyz", "words": ""}, "the secret is not hexadecimal"),
        ({"secret": "00", "words": "\ud800"}, "the words are not a text"),
    ],
)
def test_a_damaged_end_is_named(end, says):
    found = lines(record.write(played(), SECRET, WORDS))
    with pytest.raises(BadRecord, match=f"line {len(found)}: {says}"):
        record.read(joined([*found[:-1], end]))


@pytest.mark.parametrize("key", ["game", "rules_version", "cards", "options", "seats", "commitment"])
@pytest.mark.parametrize("value", [None, True, 1.5, [], "missing"])
def test_a_damaged_head_is_named(key, value):
    head, *rest = lines(record.write(played(), SECRET, WORDS))
    if value == "missing":
        del head[key]
    else:
        head[key] = value
    with pytest.raises(BadRecord, match=f"line 1: '{key}' is "):
        record.read(joined([head, *rest]))


def test_a_key_that_the_head_has_not_is_named():
    head, *rest = lines(record.write(played(), SECRET, WORDS))
    with pytest.raises(BadRecord, match="line 1: unknown key 'seed'; there are: record, game"):
        record.read(joined([{**head, "seed": 7}, *rest]))
    with pytest.raises(BadRecord, match=r"line 1: unknown key 'cards\.names'; there are: id, digest, source"):
        record.read(joined([{**head, "cards": {**head["cards"], "names": {}}}, *rest]))


def test_words_beside_a_move_that_say_another_are_found():
    head, *rest = lines(record.write(played(), SECRET, WORDS))
    assert {} == record.other_words(record.read(joined([head, *rest])), GAME, CARDS)
    first = next(line for line in rest if "move" in line)
    first["words"] = "Share card 3"
    found = record.read(joined([head, *rest]))
    assert {1: ("Share card 3", "Draw")} == record.other_words(found, GAME, CARDS)
    list(record.replay(found, GAME, CARDS))
    first["words"] = "robar"  # any language will do
    assert {} == record.other_words(record.read(joined([head, *rest])), GAME, CARDS)
    del first["words"]
    assert {} == record.other_words(record.read(joined([head, *rest])), GAME, CARDS)


def test_a_damaged_option_is_named():
    head, *rest = lines(record.write(played(), SECRET, WORDS))
    head["options"] = {"meal": 1}
    with pytest.raises(BadRecord, match=r"line 1: 'options\.meal' is a text, not 1"):
        record.read(joined([head, *rest]))


def test_empty_lines_and_windows_line_ends_do_no_harm():
    text = record.write(played(), SECRET, WORDS)
    assert record.read(text) == record.read(text.replace("\n", "\r\n\r\n"))


# -- digests --------------------------------------------------------------------------------------------------------


def test_a_digest_is_the_same_in_both_forms_and_another_after_any_change():
    state = played(moves=12).state
    expected = record.digest(state)
    assert expected == record.digest(copy(state)) == record.digest(pack(state, blank(GAME.state.STATE)))
    packed = pack(state, blank(GAME.state.STATE))
    flat = packed.view("i8")
    for place in range(len(flat)):
        for change in (1, 1 << 40):
            flat[place] += change
            assert expected != record.digest(packed)
            flat[place] -= change


def test_digests_are_written_every_fifty_moves_and_at_the_end():
    play = Play(GAME, CARDS, {}, 2, rng.key_from(SECRET))
    dice = random.Random(1)
    while not play.over:
        seat = dice.choice(play.to_act())
        play.move(seat, dice.choice(play.choices(seat)))
    assert [50, len(play.steps)] == sorted(record.read(record.write(play, SECRET)).digests)
    assert record.digest(play.state) == record.read(record.write(play, SECRET)).digests[len(play.steps)]
