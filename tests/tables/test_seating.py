"""Seats over time: joining, filling, removing, going and coming back, names; listeners; rematches."""

from threading import Barrier, Thread

import pytest

from sobremesa import bots, games
from sobremesa.engine.errors import SobremesaError
from sobremesa.tables import commands, seating
from sobremesa.tables.commands import Tables
from sobremesa.tables.errors import NoSeat, NoSuchTable, NotNow, NotSaved, Stale
from sobremesa.tables.store import Sitter, Store
from tests.tables.players import (
    ANA,
    BEA,
    EVE,
    again,
    back,
    fill,
    go,
    join,
    look,
    move,
    new_table,
    position,
    remove,
    rename,
    undo,
)

OPEN = Sitter()


def sitters(tables: Tables, id: str) -> list[Sitter]:
    with tables.at(id) as table:
        return list(table.sitters)


def reason(action, *arguments) -> str:
    with pytest.raises(NotNow) as error:
        action(*arguments)
    return error.value.reason


def open_table(tables: Tables, seats: int = 3) -> str:
    """Ana's table with open seats."""
    return new_table(tables, "guacamole", Sitter(person=ANA, name="Ana"), *[OPEN] * (seats - 1))


def test_a_table_with_open_seats_has_a_private_link(tables: Tables):
    id = open_table(tables)
    invite = tables.store.header(id).invite
    assert invite
    assert invite != id
    assert id == tables.store.invited(invite)
    assert tables.store.header(new_table(tables)).invite is None
    for wrong in ("", id, invite[:-1], invite + "A", "None"):
        with pytest.raises(NoSuchTable):
            tables.store.invited(wrong)


def test_the_game_begins_when_the_last_seat_is_taken(tables: Tables, database: str):
    id = open_table(tables)
    assert 1 == join(tables, id, BEA, "Bea")
    assert "waiting" == reason(move, tables, id, ANA, 0, 0)
    with look(tables, id) as table:
        assert (True, None) == (table.waiting, table.bot_to_move())
    assert 2 == join(tables, id, EVE)
    wanted = [Sitter(ANA, None, "Ana"), Sitter(BEA, None, "Bea"), Sitter(EVE)]
    assert wanted == sitters(tables, id)
    later = Store(database)
    assert wanted == sitters(Tables(later), id)
    later.close()
    with tables.at(id) as table:
        seat = table.play.to_act()[0]
        assert not table.waiting
    version, choices = position(tables, id, seat)
    move(tables, id, (ANA, BEA, EVE)[seat], version, choices[0])


def test_who_may_not_join(tables: Tables):
    id = open_table(tables, 2)
    assert "seated" == reason(join, tables, id, ANA, "Another")
    for name in ("Ana", "ANA", " ana "):
        assert "name-taken" == reason(join, tables, id, BEA, name)
    join(tables, id, BEA, "Bea")
    assert "full" == reason(join, tables, id, EVE, "Eve")


def test_one_seat_is_not_given_twice(tables: Tables, database: str):
    for _ in range(4):
        id, start, heard = open_table(tables, 3), Barrier(4), []

        def come(n: int, id: str = id, start: Barrier = start, heard: list[str] = heard) -> None:
            store = Store(database)
            start.wait()
            try:
                heard.append(str(join(Tables(store), id, str(n) * 64)))
            except NotNow as error:
                heard.append(error.reason)
            store.close()

        threads = [Thread(target=come, args=(n,)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert ["1", "2", "full", "full"] == sorted(heard)
        assert 3 == len({sitter.person for sitter in sitters(tables, id)})


def test_the_host_fills_open_seats_with_bots(tables: Tables):
    id = open_table(tables, 4)
    join(tables, id, BEA)
    assert "not-host" == reason(fill, tables, id, BEA, "random")
    assert "not-host" == reason(fill, tables, id, None, "random")
    with pytest.raises(SobremesaError, match="no bot 'genius'"):
        fill(tables, id, ANA, "genius")
    fill(tables, id, ANA, "random")
    assert [None, None, "random", "random"] == [sitter.bot for sitter in sitters(tables, id)]
    assert "begun" == reason(fill, tables, id, ANA, "random")


def test_the_host_removes_who_has_not_come(tables: Tables):
    id = open_table(tables, 3)
    join(tables, id, BEA)
    assert "not-host" == reason(remove, tables, id, BEA, 0)
    assert "own-seat" == reason(remove, tables, id, ANA, 0)
    for seat in (2, 3, -1):
        with pytest.raises(NoSeat):
            remove(tables, id, ANA, seat)
    remove(tables, id, ANA, 1)
    assert [OPEN, OPEN] == sitters(tables, id)[1:]
    with tables.at(id) as table:
        assert table.seat_of(BEA) is None
    join(tables, id, EVE)
    join(tables, id, BEA)
    assert "begun" == reason(remove, tables, id, ANA, 1)


def test_a_guest_who_leaves_before_the_game_opens_the_seat(tables: Tables):
    id = open_table(tables, 3)
    join(tables, id, BEA)
    go(tables, id, BEA)
    assert [OPEN, OPEN] == sitters(tables, id)[1:]
    assert "own-seat" == reason(go, tables, id, ANA)


# -- going and coming back --------------------------------------------------------------------------------------


def play_as(tables: Tables, id: str, seat: int, person: str) -> None:
    """Play for a person until both they and a bot have made moves, and it is theirs again."""
    with look(tables, id):
        pass
    for _ in range(20):
        version, choices = position(tables, id, seat)
        assert choices
        move(tables, id, person, version, choices[0])
        if {0, seat} <= {entry.seat for entry in tables.store.entries(id)}:
            return
    raise AssertionError("nobody else has moved in 20 moves")


def test_a_bot_plays_for_who_must_go_until_they_are_back(tables: Tables):
    id = new_table(tables)
    assert "here" == reason(back, tables, id, ANA)
    go(tables, id, ANA)
    assert Sitter(ANA, "greedy") == sitters(tables, id)[0]
    assert "away" == reason(go, tables, id, ANA)
    version, _ = position(tables, id, 0)
    assert "away" == reason(move, tables, id, ANA, version, 0)
    play_as(tables, id, 1, BEA)
    entries = tables.store.entries(id)
    assert {0, 1} == {entry.seat for entry in entries}
    back(tables, id, ANA)
    assert [Sitter(ANA), Sitter(BEA)] == sitters(tables, id)
    assert entries == tables.store.entries(id)
    with tables.at(id) as table:
        seat = table.play.to_act()[0]
    version, choices = position(tables, id, seat)
    move(tables, id, (ANA, BEA)[seat], version, choices[0])


def test_a_game_that_all_players_have_left_waits_for_them(tables: Tables):
    id = new_table(tables, "guacamole", Sitter(person=ANA), Sitter(person=BEA), Sitter(bot="random"))
    go(tables, id, ANA)
    play_as(tables, id, 1, BEA)
    before = tables.store.entries(id)
    go(tables, id, BEA, "random")
    for _ in range(3):
        with look(tables, id) as table:
            assert table.left_to_bots
            assert table.bot_to_move() is not None
    assert before == tables.store.entries(id)
    back(tables, id, ANA)
    with look(tables, id) as table:
        assert [0] == list(table.play.to_act())
    version, choices = position(tables, id, 0)
    move(tables, id, ANA, version, choices[0])
    assert len(tables.store.entries(id)) > len(before)


def test_who_plays_alone_and_goes_finds_the_game_as_it_was(tables: Tables):
    id = new_table(tables, "guacamole", Sitter(person=ANA), Sitter(bot="random"))
    with look(tables, id) as table:
        assert [0] == list(table.play.to_act())
    before = position(tables, id, 0)
    go(tables, id, ANA)
    with look(tables, id):
        pass
    back(tables, id, ANA)
    with look(tables, id):
        pass
    assert before == position(tables, id, 0)


def test_the_bots_of_a_game_that_all_have_left_may_go_on_before_somebody_who_watches(tables: Tables):
    id = new_table(tables)
    go(tables, id, ANA)
    go(tables, id, BEA)
    assert tables.let_bot_move(id, 0)
    assert 1 == len(tables.store.entries(id))


def test_a_table_at_which_only_bots_ever_sat_is_left_by_nobody(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "MOST_BOT_MOVES", 10)
    id = new_table(tables, "guacamole", *[Sitter(bot="random")] * 2)
    with look(tables, id) as table:
        assert (10, False) == (table.count, table.left_to_bots)


def test_only_ones_own_seat(tables: Tables):
    id = new_table(tables)
    for action in (go, back):
        with pytest.raises(NoSeat):
            action(tables, id, EVE)
        with pytest.raises(NoSeat):
            action(tables, id, None)
    with pytest.raises(NoSeat):
        go(tables, id, ANA, None, 1)
    with pytest.raises(SobremesaError, match="no bot 'genius'"):
        go(tables, id, ANA, "genius")
    assert [Sitter(ANA), Sitter(BEA)] == sitters(tables, id)


def test_a_bots_move_that_it_thought_of_is_not_made_once_the_person_is_back(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    id = new_table(tables)
    with tables.at(id) as table:
        seat = table.play.to_act()[0]
    person = (ANA, BEA)[seat]
    go(tables, id, person)
    chosen = commands._bots_choice

    def slow(*arguments):
        back(tables, id, person)
        return chosen(*arguments)

    monkeypatch.setattr(commands, "_bots_choice", slow)
    assert not tables.let_bot_move(id, 0)
    assert [] == tables.store.entries(id)


def test_a_bots_move_that_it_thought_of_is_not_made_once_the_table_has_changed(tables: Tables):
    id = new_table(tables, "guacamole", *[Sitter(bot="random")] * 2)
    assert tables.let_bot_move(id, 0)
    assert not tables.let_bot_move(id, 0)
    assert 1 == len(tables.store.entries(id))
    assert tables.let_bot_move(id, 1)


def test_comings_and_goings_end_some_time(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "MOST_SITTINGS", 4)
    id = new_table(tables)
    for _ in range(2):
        go(tables, id, ANA)
        back(tables, id, ANA)
    assert "enough" == reason(go, tables, id, ANA)


def test_a_sitting_that_cannot_be_saved_changes_nothing(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    id = open_table(tables)

    def full(*_):
        raise NotSaved("disk full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables.store, "add_sittings", full)
        with pytest.raises(NotSaved):
            join(tables, id, BEA)
    assert [OPEN, OPEN] == sitters(tables, id)[1:]
    assert 1 == join(tables, id, BEA)


# -- names ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana\t María \n", "Ana María"),
        ("A\u0301gata", "\u00c1gata"),
        ("x" * 24, "x" * 24),
        ("\u202eeve\u202c", "eve"),
        ("a\u200bb\x00c\x1b[0m", "abc[0m"),
        ("Z" + "\u0334" * 30, "Z" + "\u0334" * 2),
        ("李", "李"),
        ("🥑", "🥑"),
    ],
)
def test_names_are_cleaned(said: str, name: str):
    assert name == seating.clean_name(said)


@pytest.mark.parametrize("said", ["", " ", "\u200b", "\u202e", "x" * 25, "\u0301", "\ud800", "\n" * 99, "x" * 10**6])
def test_what_is_no_name(said: str):
    assert "bad-name" == reason(seating.clean_name, said)


def test_a_person_may_call_themselves_something_else(tables: Tables):
    id = open_table(tables, 2)
    join(tables, id, BEA, "Bea")
    rename(tables, id, BEA, "Beatriz")
    assert "Beatriz" == sitters(tables, id)[1].name
    assert "name-taken" == reason(rename, tables, id, BEA, "ana")
    with pytest.raises(NoSeat):
        rename(tables, id, EVE, "Eve")
    before = tables.store.news(id, 0, 0).sittings
    rename(tables, id, BEA, "Beatriz")
    assert before == tables.store.news(id, 0, 0).sittings


# -- a device that players share --------------------------------------------------------------------------------


def shared(tables: Tables, id: str = "guacamole") -> str:
    return new_table(tables, id, Sitter(person=ANA), Sitter(person=ANA), Sitter(person=BEA))


def test_one_moves_for_the_seat_that_is_uncovered(tables: Tables):
    id = shared(tables)
    for _ in range(30):
        with tables.at(id) as table:
            if table.play.over:
                break
            seat, others = table.play.to_act()[0], [n for n in (0, 1) if n not in table.play.to_act()]
            person = str(table.sitters[seat].person)
            assert (0, 1) == table.seats_of(ANA)
            assert table.seat_of(ANA) is None
            assert 2 == table.seat_of(BEA) == table.seat_of(BEA, 0)
        version, choices = position(tables, id, seat)
        if person == ANA:
            assert "covered" == reason(move, tables, id, ANA, version, choices[0])
            for other in others:
                assert "covered" == reason(lambda v, m, o: move(tables, id, ANA, v, m, uncovered=o), version, 0, other)
            assert "covered" == reason(lambda v: undo(tables, id, ANA, v, uncovered=2), version)
        move(tables, id, person, version, choices[0], uncovered=seat)


def test_a_seat_is_covered_as_soon_as_another_on_the_device_is_asked(tables: Tables):
    id = shared(tables)
    covered = 0
    for _ in range(60):
        with tables.at(id) as table:
            if table.play.over:
                break
            seat = table.play.to_act()[0]
            asked = [n for n in table.play.to_act() if n < 2]
            for own in (0, 1):
                wanted = own if not asked or own in asked else None
                assert wanted == table.seat_of(ANA, own)
                covered += wanted is None
            person = str(table.sitters[seat].person)
        version, choices = position(tables, id, seat)
        move(tables, id, person, version, choices[0], uncovered=seat)
    assert covered


def test_a_seat_that_a_bot_plays_for_covers_nobody(tables: Tables):
    id = shared(tables)
    go(tables, id, ANA, None, 1)
    with tables.at(id) as table:
        assert 0 == table.seat_of(ANA, 0)
        assert (0,) == table.may_uncover(ANA) or 0 not in table.play.to_act()
    back(tables, id, ANA)
    assert Sitter(ANA) == sitters(tables, id)[1]


# -- the rematch, and endings -----------------------------------------------------------------------------------


def play_to_the_end(tables: Tables, id: str) -> None:
    while True:
        with tables.at(id) as table:
            if table.play.over:
                return
            seat = table.play.to_act()[0]
            person = str(table.sitters[seat].person)
        version, choices = position(tables, id, seat)
        move(tables, id, person, version, choices[-1])


def test_the_rematch_is_the_same_table_for_everybody(tables: Tables, database: str):
    id = new_table(tables, games.TEMPLATE)
    assert "not-over" == reason(again, tables, id, ANA)
    play_to_the_end(tables, id)
    with pytest.raises(NoSeat):
        again(tables, id, EVE)
    elsewhere, heard, start = Store(database), [], Barrier(2)

    def ask(of: Tables, person: str) -> None:
        start.wait()
        heard.append(again(of, id, person))

    threads = [Thread(target=ask, args=pair) for pair in ((tables, ANA), (Tables(elsewhere), BEA))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 2 == len(heard)
    assert 1 == len(set(heard))
    assert heard[0] == again(tables, id, BEA)
    old, new = tables.store.header(id), tables.store.header(heard[0])
    assert (old.sitters, old.options, old.cards_digest, id) == (new.sitters, new.options, new.cards_digest, new.follows)
    assert old.secret != new.secret
    elsewhere.close()


def test_who_is_away_stays_so_in_the_rematch_and_may_come_back(tables: Tables):
    id = new_table(tables, games.TEMPLATE)
    play_to_the_end(tables, id)
    go(tables, id, BEA)
    next_id = again(tables, id, ANA)
    kind = bots.usual(games.game(games.TEMPLATE))
    assert [Sitter(ANA), Sitter(BEA, kind)] == sitters(tables, next_id)
    back(tables, next_id, BEA)
    assert [Sitter(ANA), Sitter(BEA)] == sitters(tables, next_id)


def test_endings_are_noted_with_the_last_entry(tables: Tables):
    over, other = new_table(tables, games.TEMPLATE), new_table(tables, games.TEMPLATE)
    assert [] == tables.store.tables_of(ANA, ended=True)
    play_to_the_end(tables, over)
    assert [over] == tables.store.tables_of(ANA, ended=True)
    assert [other] == tables.store.tables_of(ANA, ended=False)
    tables.store.note_ending(over)
    tables.store.note_ending(other)
    assert {over, other} == set(tables.store.tables_of(BEA, ended=True))


def test_tables_that_somebody_joined_are_theirs(tables: Tables):
    id = open_table(tables)
    join(tables, id, BEA)
    assert [id] == tables.store.tables_of(BEA)
    made_at = tables.store.header(id).made_at
    assert [id] == tables.store.tables_of(BEA, since=made_at)
    assert [] == tables.store.tables_of(BEA, since=made_at + 1)


# -- listeners --------------------------------------------------------------------------------------------------


def test_listeners_are_told_of_all_that_is_done(tables: Tables):
    id, other, told = open_table(tables, 2), open_table(tables, 2), []
    with tables.listeners.listening(id, lambda: told.append(len(told))):
        assert [id] == tables.listeners.tables()
        join(tables, other, BEA)
        assert [] == told
        join(tables, id, BEA)
        assert 1 == len(told)
        with tables.at(id) as table:
            seat = table.play.to_act()[0]
        version, choices = position(tables, id, seat)
        move(tables, id, (ANA, BEA)[seat], version, choices[0])
        assert 2 == len(told)
        with pytest.raises(Stale):
            move(tables, id, (ANA, BEA)[seat], version, choices[0])
        assert 2 == len(told)
    assert [] == tables.listeners.tables()
    go(tables, id, ANA)
    assert 2 == len(told)


def test_listeners_are_told_of_what_another_process_has_done_once_it_is_read(tables: Tables, database: str):
    id, told, store = open_table(tables, 2), [], Store(database)
    with tables.listeners.listening(id, lambda: told.append(len(told))):
        join(Tables(store), id, BEA)
        assert [] == told
        for _ in range(2):
            sitters(tables, id)
            assert 1 == len(told)
    store.close()


def test_what_others_have_done_is_found_by_counting(tables: Tables, database: str):
    store = Store(database)
    elsewhere, ids = Tables(store), [open_table(tables, 2) for _ in range(3)]
    for id in ids:
        sitters(tables, id)
    assert [] == tables.changed_elsewhere(ids)
    join(elsewhere, ids[0], BEA)
    assert [ids[0]] == tables.changed_elsewhere(ids)
    join(tables, ids[1], BEA)
    with tables.at(ids[1]) as table:
        seat = table.play.to_act()[0]
    version, choices = position(tables, ids[1], seat)
    move(tables, ids[1], (ANA, BEA)[seat], version, choices[0])
    assert [ids[0]] == tables.changed_elsewhere(ids)
    sitters(tables, ids[0])
    assert [] == tables.changed_elsewhere(ids)
    with elsewhere.at(ids[1]) as table:
        seat = table.play.to_act()[0]
    version, choices = position(elsewhere, ids[1], seat)
    move(elsewhere, ids[1], (ANA, BEA)[seat], version, choices[0])
    assert [ids[1]] == tables.changed_elsewhere(ids)
    store.close()
