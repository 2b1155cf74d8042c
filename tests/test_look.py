"""What games bring is what the contract says: every function, and a look with its spread."""

import re
from dataclasses import fields

import pytest

from sobremesa.engine import contract
from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.look import PLAIN, Spread, spread_of
from sobremesa.engine.words import GameWords
from sobremesa.games import GAMES, TEMPLATE, game

OPTIONAL = {"judgement", "look"}  # rooms
LOOKS = [found for id in (*GAMES, TEMPLATE) if (found := game(id)).look]
SPREADS = [pytest.param(found, found.look.SPREAD, id=found.id) for found in LOOKS]


def rooms() -> dict[str, list[str]]:
    """What the contract names in each room of a game."""
    found: dict[str, list[str]] = {}
    room = ""
    for line in str(contract.__doc__).splitlines():
        if begun := re.match(r"(\w+)(?:\.py|/)( \(|$)", line):
            room = begun[1]
        elif room and (named := re.match(r"    (\w+)\(|    ([A-Z]+(?:, [A-Z]+)*)  ", line)):
            found.setdefault(room, []).extend((named[1] or named[2]).split(", "))
    return found


def test_the_contract_is_read():
    found = rooms()
    assert ["rules", "redeal", "judgement", "view", "motions", "cards", "positions", "look"] == list(found)
    assert ["view", "name", "describe", "about", "tell", "explain"] == found["view"]
    assert {"PLACES", "lay_out"} < set(found["positions"])
    assert ["draw", "pictures", "back", "SPREAD"] == found["look"]


@pytest.mark.parametrize("id", (*GAMES, TEMPLATE))
def test_a_game_has_all_that_the_contract_names(id):
    found = game(id)
    for room, names in rooms().items():
        module = vars(found)[room]
        assert module or room in OPTIONAL
        assert [] == [name for name in names if module and name not in vars(module)], room


def test_there_are_looks_with_and_without_a_spread_of_their_own():
    assert len(LOOKS) > 4
    assert PLAIN is spread_of(None) is spread_of(game(TEMPLATE).look)
    assert all(spread is spread_of(found.look) for found, spread in (param.values for param in SPREADS))


@pytest.mark.parametrize(("found", "spread"), SPREADS)
def test_every_look_has_a_spread(found, spread):
    assert type(spread) is Spread
    own = {path.name for path in (found.folder / "look").iterdir()}
    assert (spread is not PLAIN) == ("table.html" in own) == ("table.css" in own)


@pytest.mark.parametrize(("found", "spread"), SPREADS)
def test_a_spread_names_verbs_deeds_texts_and_pictures_that_there_are(found, spread):
    verbs = {verb.id for verb in found.verbs}
    assert [] == [verb for verb in (*(spread.near or ()), *sum(spread.deeds.values(), ())) if verb not in verbs]
    assert [] == [deed for deed in (*spread.listed, *spread.rare) if deed not in spread.deeds]
    assert [] == [deed for deed in spread.deeds if f"action-{deed}" not in found.look.NAMES]
    for language in LANGUAGES:
        words = GameWords(found, found.cards.load(), language)
        assert [] == [deed for deed in spread.deeds if not words.has(f"deed.{deed}")]


@pytest.mark.parametrize(("found", "spread"), SPREADS)
def test_a_spread_leads_to_clauses_that_there_are(found, spread):
    handles = {contract.handle(clause) for clause in found.state.Clause}
    assert [] == [card.id for card in found.cards.load().cards if not set(spread.clauses(card)) <= handles]


def test_every_field_of_a_spread_is_explained_with_its_default():
    explained = re.split(r"^    (?=\w+ )", str(Spread.__doc__), flags=re.MULTILINE)[1:]
    assert [field.name for field in fields(Spread)] == [text.split()[0] for text in explained]
    assert all("default" in text for text in explained)


def test_what_a_spread_does_not_name_is_plain():
    cards = game(TEMPLATE).cards.load()
    view = words = look = event = None
    assert PLAIN.facts(view, cards, words, look) is None
    assert PLAIN.shout(event) is None
    assert () == PLAIN.clauses(cards.cards[0]) == PLAIN.printed(cards, cards.cards[0], words)
    assert (None, {}, (), (), False) == (PLAIN.near, PLAIN.deeds, PLAIN.listed, PLAIN.rare, PLAIN.careful)
