"""Tables: making them, moving, undoing, and who may."""

from dataclasses import replace

import pytest

from sobremesa import games
from sobremesa.engine.errors import BadOptions, NothingToUndo, Refused
from sobremesa.engine.forms import difference
from sobremesa.engine.record import commitment
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from sobremesa.tables.errors import NoSeat, NoSuchTable, NotSaved, Stale, Unplayable
from sobremesa.tables.store import Entry, Sitter, Store
from tests.tables.players import ANA, BEA, EVE, look, move, new_table, position, undo


def asked(tables: Tables, id: str) -> tuple[int, str]:
    """A seat that must decide, and who sits there."""
    with tables.at(id) as table:
        seat = table.play.to_act()[0]
        return seat, str(table.header.sitters[seat].person)


def step(tables: Tables, id: str) -> None:
    """The first choice of somebody who must decide."""
    seat, person = asked(tables, id)
    version, choices = position(tables, id, seat)
    move(tables, id, person, version, choices[0])


def state(tables: Tables, id: str):
    with tables.at(id) as table:
        return table.play.state


def test_a_table_stores_what_it_was_made_with(tables: Tables):
    id = new_table(tables, game="easier")
    header = tables.store.header(id)
    guacamole = games.game("guacamole")
    standard = guacamole.cards.load()
    assert ("guacamole", guacamole.rules_version, standard.digest) == (
        header.game,
        header.rules_version,
        header.cards_digest,
    )
    assert standard.source == header.cards_source
    assert {"game": "easier"} == header.options
    assert (Sitter(person=ANA), Sitter(person=BEA)) == header.sitters
    assert 32 == len(header.secret)
    assert commitment(header.secret) == header.commitment


def test_ids_and_secrets_differ(tables: Tables):
    made = [tables.store.header(new_table(tables)) for _ in range(5)]
    assert 5 == len({header.id for header in made}) == len({header.secret for header in made})


def test_a_table_is_the_same_for_whoever_reads_it_later(tables: Tables, database: str):
    id = new_table(tables)
    for _ in range(40):
        step(tables, id)
    other = Store(database)
    try:
        assert "" == difference(state(tables, id), state(Tables(other), id))
        with tables.at(id) as here, Tables(other).at(id) as there:
            for seat in (None, 0, 1):
                assert here.play.view(seat) == there.play.view(seat)
                assert here.play.version(seat) == there.play.version(seat)
    finally:
        other.close()


def test_a_second_process_sees_each_move_at_once(tables: Tables, database: str):
    id = new_table(tables)
    other = Store(database)
    elsewhere = Tables(other)
    try:
        for turn in range(20):
            step(elsewhere if turn % 2 else tables, id)
            assert "" == difference(state(tables, id), state(elsewhere, id))
    finally:
        other.close()


def test_a_visit_asks_the_database_once_and_is_handed_down(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    id, news, questions = new_table(tables), tables.store.news, []
    monkeypatch.setattr(tables.store, "news", lambda *what: questions.append(what) or news(*what))
    seat, person = asked(tables, id)
    version, choices = position(tables, id, seat)
    before = len(questions)
    with tables.visit(id) as visit:
        visit.move(person, version, choices[0])
        visit.let_bots_move()
        assert version < visit.table.play.version(seat)
        with pytest.raises(RuntimeError, match="hand the visit down"), tables.at(id):
            pass
    assert before + 1 == len(questions)
    with tables.at(id):
        assert before + 2 == len(questions)


def test_a_move_within_a_visit_is_stale_if_another_process_has_moved_meanwhile(tables: Tables, database: str):
    id, later = new_table(tables), Store(database)
    seat, person = asked(tables, id)
    version, choices = position(tables, id, seat)
    with tables.visit(id) as visit:
        move(Tables(later), id, person, version, choices[0])
        with pytest.raises(Stale):
            visit.move(person, version, choices[0])
    assert 1 == len(later.entries(id))
    assert "" == difference(state(tables, id), state(Tables(later), id))
    later.close()


def test_a_move_at_an_old_position_is_told_and_changes_nothing(tables: Tables):
    id = new_table(tables)
    seat, person = asked(tables, id)
    version, choices = position(tables, id, seat)
    move(tables, id, person, version, choices[0])
    before = tables.store.entries(id)
    with pytest.raises(Stale, match=rf"version {version} of this table; it is at version {version + 1} now"):
        move(tables, id, person, version, choices[0])
    assert before == tables.store.entries(id)


def test_a_refused_move_names_its_clause_and_changes_nothing(tables: Tables):
    id = new_table(tables)
    seat, person = asked(tables, id)
    version, choices = position(tables, id, seat)
    forbidden = min(set(range(games.game("guacamole").moves)) - set(choices))
    with tables.at(id) as table:
        clause = table.play.refusal(seat, forbidden)
    assert clause
    with pytest.raises(Refused) as refused:
        move(tables, id, person, version, forbidden)
    assert clause == refused.value.clause
    assert [] == tables.store.entries(id)
    assert version == position(tables, id, seat)[0]


def test_who_does_not_sit_there_cannot_move(tables: Tables):
    id = new_table(tables)
    for nobody in (EVE, None):
        with pytest.raises(NoSeat, match="you may look on, not move"):
            move(tables, id, nobody, 0, 0)
        with pytest.raises(NoSeat):
            undo(tables, id, nobody, 0)
    assert [] == tables.store.entries(id)


@pytest.mark.parametrize("id", ["", "a" * 22, "../../etc", "a" * 5000, "'; drop table tables", "a\0b"])
def test_unknown_ids(tables: Tables, id: str):
    with pytest.raises(NoSuchTable), look(tables, id):
        pass


def test_a_table_is_not_made_of_what_the_game_has_not(tables: Tables):
    with pytest.raises(BadOptions, match="2 to 4 players, not 1"):
        new_table(tables, "guacamole", Sitter(person=ANA))
    with pytest.raises(BadOptions, match="one of standard, easier"):
        new_table(tables, game="hard")
    with pytest.raises(Exception, match="no bot 'genius' plays guacamole"):
        new_table(tables, "guacamole", Sitter(person=ANA), Sitter(bot="genius"))
    assert [] == tables.store.tables_of(ANA)


# -- undo -------------------------------------------------------------------------------------------------------


def to_a_pending_step(tables: Tables) -> tuple[str, int, str]:
    """A table of Leftovers whose player on turn has served a card and may take that back."""
    id = new_table(tables, games.TEMPLATE)
    while True:
        seat, person = asked(tables, id)
        version, choices = position(tables, id, seat)
        serving = [move for move in choices if "serve" == games.game(games.TEMPLATE).verb(move).id]
        move(tables, id, person, version, (serving or choices)[0])
        if serving:
            return id, seat, person


def test_undo_is_an_entry_and_raises_the_version(tables: Tables, database: str):
    id, seat, person = to_a_pending_step(tables)
    with tables.at(id) as table:
        others_view = table.play.view(1 - seat)
    version, _ = position(tables, id, seat)
    undo(tables, id, person, version)
    now, choices = position(tables, id, seat)
    assert now > version
    assert Entry(seat, None, version) == tables.store.entries(id)[-1]
    with tables.at(id) as table:
        assert others_view == table.play.view(1 - seat)
    other = Store(database)
    assert (now, choices) == position(Tables(other), id, seat)
    other.close()
    with pytest.raises(Stale):
        undo(tables, id, person, version)
    with pytest.raises(NothingToUndo):
        undo(tables, id, person, now)


def test_the_other_player_cannot_undo_it(tables: Tables):
    id, seat, _ = to_a_pending_step(tables)
    other = (ANA, BEA)[1 - seat]
    with pytest.raises(NothingToUndo):
        undo(tables, id, other, position(tables, id, 1 - seat)[0])


# -- bots -------------------------------------------------------------------------------------------------------


def test_bots_move_after_a_person_until_a_person_is_asked(tables: Tables):
    id = new_table(tables, "guacamole", Sitter(person=ANA), Sitter(bot="random"), Sitter(bot="greedy"))
    for _ in range(12):
        with look(tables, id) as table:
            if table.play.over:
                break
            assert 0 in table.play.to_act()
            assert table.bot_to_move() is None
        version, choices = position(tables, id, 0)
        move(tables, id, ANA, version, choices[-1])
    seats = {entry.seat for entry in tables.store.entries(id)}
    assert {0, 1, 2} == seats


def test_a_table_whose_bots_are_to_move_goes_on_when_it_is_looked_at(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "MOST_BOT_MOVES", 20)
    id = new_table(tables, "guacamole", *[Sitter(bot="random")] * 3)
    assert [] == tables.store.entries(id)
    with look(tables, id) as table:
        assert 20 == table.count
    assert 20 == len(tables.store.entries(id))
    with look(tables, id) as table:
        assert 40 == table.count


def test_a_bot_decides_alike_in_every_process(tables: Tables, database: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "MOST_BOT_MOVES", 1)
    id = new_table(tables, "guacamole", Sitter(bot="random"), Sitter(bot="greedy"))
    decided = []
    with tables.visit(id) as visit, pytest.MonkeyPatch.context() as patch:
        patch.setattr(visit, "_write", decided.append)
        visit.let_bots_move()
    other = Store(database)
    with look(Tables(other), id):
        pass
    assert decided == other.entries(id)
    other.close()


def test_bots_get_a_view_the_choices_and_an_imagined_world_only(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    given = []

    def nosy(kind, game, cards, seed):
        def choose(*arguments):
            given.append(arguments)
            return arguments[1][0]

        return choose

    id = new_table(tables, "guacamole", Sitter(person=ANA), Sitter(bot="random"))
    monkeypatch.setattr(commands.bots, "bot", nosy)
    for _ in range(4):
        with look(tables, id) as table:
            version, choices = table.play.version(0), table.play.choices(0)
        move(tables, id, ANA, version, choices[0])
    assert given
    with tables.at(id) as table:
        secret_key = list(table.play.state.rng.key)
    for view, choices, imagine in given:
        assert 1 == view.viewer
        assert [choice.move for choice in view.choices] == choices
        assert secret_key != list(imagine(1).rng.key)


def test_a_bot_that_breaks_the_rules_is_no_refusal_of_the_persons_move(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    id = new_table(tables, "guacamole", Sitter(person=ANA), Sitter(bot="random"))
    with look(tables, id):
        pass
    monkeypatch.setattr(commands.bots, "bot", lambda *_: lambda *_: 9999)
    before = len(tables.store.entries(id))

    def play_until_the_bot_is_asked():
        while True:
            version, choices = position(tables, id, 0)
            move(tables, id, ANA, version, choices[0])

    with pytest.raises(RuntimeError, match="not among its choices"):
        play_until_the_bot_is_asked()
    after = tables.store.entries(id)
    assert before < len(after)
    assert {0} == {entry.seat for entry in after[before:]}


# -- what cannot be played --------------------------------------------------------------------------------------


def test_a_table_of_other_rules_is_refused_and_stays_readable(
    tables: Tables, database: str, monkeypatch: pytest.MonkeyPatch
):
    id = new_table(tables)
    step(tables, id)
    now = games.game("guacamole")
    newer = replace(now, rules_version=now.rules_version + 1)
    monkeypatch.setattr(games, "game", lambda _: newer)
    later = Store(database)
    with look(Tables(later), id) as table:
        assert table.unplayable
        assert "rules" == table.unplayable.reason
        said = f"made under rules version {now.rules_version} of guacamole; this is version {newer.rules_version}"
        assert said == str(table.unplayable)
        assert ("guacamole", 2, 1) == (table.header.game, len(table.header.sitters), table.count)
    with pytest.raises(Unplayable, match=f"rules version {now.rules_version} "):
        move(Tables(later), id, ANA, 0, 0)
    assert 1 == len(later.entries(id))
    later.close()


def test_a_table_of_a_game_that_is_gone(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    id = new_table(tables)

    def gone(name):
        raise games.NoSuchGame(f"there is no game {name!r}")

    monkeypatch.setattr(games, "game", gone)
    with look(Tables(tables.store), id) as table:
        assert table.unplayable
        assert "game" == table.unplayable.reason


def test_a_card_set_of_ones_own_needs_no_file_later(tables: Tables, database: str):
    guacamole = games.game("guacamole")
    source = {**guacamole.cards.load().source, "id": "mine"}
    cards = guacamole.cards.build(source, "mine")
    id = tables.create(guacamole, cards, {}, [Sitter(person=ANA), Sitter(person=BEA)])
    step(tables, id)
    later = Store(database)
    with Tables(later).at(id) as table:
        assert ("mine", cards.digest) == (table.play.cards.id, table.play.cards.digest)
    later.close()


def test_a_card_set_that_was_changed_is_noticed(tables: Tables):
    guacamole = games.game("guacamole")
    cards = guacamole.cards.build({**guacamole.cards.load().source, "id": "mine"}, "mine")
    id = tables.create(guacamole, cards, {}, [Sitter(person=ANA), Sitter(person=BEA)])
    header = tables.store.header(id)
    other = replace(header, cards_source={**header.cards_source, "id": "yours"})
    with pytest.raises(Unplayable, match="isn’t the one this table was made with"):
        commands.Table(other).play.view(0)


def test_an_entry_that_does_not_follow_stops_the_table(tables: Tables):
    id = new_table(tables)
    tables.store.add_entry(id, 0, Entry(0, 11, 0))
    with look(tables, id) as table:
        assert table.unplayable
        assert "entries" == table.unplayable.reason
        assert f"entry 0 of table {id} does not follow" in str(table.unplayable)


# -- the disk ---------------------------------------------------------------------------------------------------


def test_memory_never_runs_ahead_of_the_disk(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    id = new_table(tables)
    step(tables, id)
    seat, person = asked(tables, id)
    version, choices = position(tables, id, seat)
    before = state(tables, id)

    def full(*_, **__):
        raise NotSaved("the database did not save it, so nothing has changed: disk full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables.store, "add_entry", full)
        with pytest.raises(NotSaved, match="disk full"):
            move(tables, id, person, version, choices[0])
    assert (version, choices) == position(tables, id, seat)
    assert "" == difference(before, state(tables, id))
    move(tables, id, person, version, choices[0])


def test_bots_that_cannot_save_do_so_at_the_next_look(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    id = new_table(tables, "guacamole", Sitter(person=ANA), Sitter(bot="random"))
    kept = tables.store.add_entry
    with look(tables, id):
        pass

    def persons_only(table, number, entry, **ends):
        if entry.seat != 0:
            raise NotSaved("disk full")
        kept(table, number, entry, **ends)

    monkeypatch.setattr(tables.store, "add_entry", persons_only)
    moved = 0
    while asked(tables, id)[0] == 0:
        version, choices = position(tables, id, 0)
        move(tables, id, ANA, version, choices[0])
        moved += 1
    with look(tables, id) as table:
        assert (1, moved) == (table.bot_to_move(), [entry.seat for entry in tables.store.entries(id)].count(0))
    monkeypatch.setattr(tables.store, "add_entry", kept)
    with look(tables, id) as table:
        assert table.bot_to_move() is None
    assert 1 in {entry.seat for entry in tables.store.entries(id)}


def test_few_tables_are_kept_in_memory(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "MOST_TABLES_IN_MEMORY", 3)
    ids = [new_table(tables) for _ in range(6)]
    for id in ids * 2:
        step(tables, id)
    assert 3 == len(tables._memory)
    assert [2] * 6 == [len(tables.store.entries(id)) for id in ids]


def test_my_tables_the_newest_first(tables: Tables):
    first, second = new_table(tables), new_table(tables, games.TEMPLATE)
    new_table(tables, "guacamole", Sitter(person=EVE), Sitter(bot="random"))
    assert {first, second} == set(tables.store.tables_of(ANA))
    assert [] == tables.store.tables_of("f" * 64)
    made = [tables.store.header(id).made_at for id in tables.store.tables_of(ANA)]
    assert sorted(made, reverse=True) == made
