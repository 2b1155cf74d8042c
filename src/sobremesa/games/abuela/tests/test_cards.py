"""Abuela Co.: card sets of one's own, and what is wrong with those that cannot be played."""

import pytest

from sobremesa.engine.errors import BadCardSet
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from
from sobremesa.games.abuela import GAME, cards
from sobremesa.games.abuela.state import CARDS as ROOM
from sobremesa.games.abuela.state import FOODS, KINDS, RECIPES, WATER, Role
from sobremesa.games.abuela.tests.table import CARDS, standard_set


def changed(change):
    """The content of the standard set after a change."""
    source = standard_set()
    change(source)
    return source


def basic(id="yam", copies=3, **more):
    """A basic ingredient as a file has it."""
    return {"id": id, "copies": copies, "provenance": "own", **more}


def recipe(id="stew", colour="red", **more):
    """A recipe as a file has it."""
    return {"id": id, "colour": colour, "points": 3, "needs": {"corn": 1}, "provenance": "own", **more}


def labelled(source):
    """Every recipe bears the label."""
    for item in source["recipe"]:
        item["labelled"] = True


def test_the_standard_set():
    box = CARDS.box
    assert (24, 16, 22) == (box.kinds, box.first_food, box.recipes)
    assert ("reconstruction", "reconstructed") == (CARDS.id, CARDS.provenance)
    assert {"en", "es"} == CARDS.names.keys()
    assert {"rulebook", "reconstructed"} == {card.provenance for card in CARDS.cards}
    assert WATER == CARDS.by_id["water"].number
    assert [0, *[Role.INTERACTION] * 5, Role.SPECIAL, *[Role.BASIC] * 5, *[Role.SPECIAL] * 4] == list(box.role)[:16]
    assert {"panela", "cheese", "broth"} == {card.id for card in CARDS.cards if card.facts.get("timer")}
    assert [1, 0, 1, 1] == [box.timer[CARDS.by_id[id].number] for id in ("panela", "water", "cheese", "broth")]


def test_no_two_dishes_are_made_of_the_same():
    dishes = [card.facts["needs"] for card in CARDS.cards if "needs" in card.facts]
    assert 30 == len(dishes) == len({tuple(sorted(needs.items())) for needs in dishes})


def test_numbers_follow_the_file():
    own = cards.build(changed(lambda s: s["basic"].append(basic())))
    assert [12, 13, 17] == [own.by_id[id].number for id in ("yam", "potato", "flour")]
    assert (25, 17, 3) == (own.box.kinds, own.box.first_food, own.box.copies[12])
    assert 3 == own.box.needs[own.by_id["meat"].number - own.box.first_food][own.by_id["cow"].number]


def test_a_set_without_processed_foods():
    own = cards.build(
        changed(lambda s: s.update(processed=[], recipe=[recipe(f"r{n}", needs={"corn": n + 1}) for n in range(9)]))
    )
    assert (16, 16, 9) == (own.box.kinds, own.box.first_food, own.box.recipes)
    play = Play(GAME, own, {"mode": "advanced", "sazon": "true"}, 4, key_from(b"own cards"))
    for _ in range(300):
        seat = play.to_act()[0]
        play.move(seat, play.choices(seat)[-1])
    assert play.state.moves == 300


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda s: s["basic"].append(basic("corn")), "basic 6, id: another card, above, has the id corn"),
        (lambda s: s["recipe"].append(recipe("milk")), "recipe 23, id: another card, above, has the id milk"),
        (lambda s: s["special"].pop(0), "special: none has id = water"),
        (lambda s: s["interaction"].pop(), "interaction: none has id = calentado"),
        (lambda s: s["stove"].pop(), "stove: none has colour = blue"),
        (lambda s: s["stove"].append({**s["stove"][0], "id": "again"}), "stove: 5 of these; there is room for 4"),
        (lambda s: s["basic"][0].update(copies=48), "121 ingredient cards in all; there is room for 120"),
        (lambda s: s["basic"].extend(basic(f"b{n}", 1) for n in range(5)), "23 basics, specials and processed"),
        (
            lambda s: s["processed"].extend({**s["processed"][0], "id": f"p{n}"} for n in range(5)),
            "processed: 13 of these; there is room for 12",
        ),
        (
            lambda s: s["recipe"].extend(recipe(f"r{n}") for n in range(11)),
            "recipe: 33 of these; there is room for 32",
        ),
        (labelled, "recipe: every recipe bears the label"),
        (lambda s: s.update(recipe=[]), "recipe: every recipe bears the label"),
        (
            lambda s: [item.update(labelled=True) for item in s["basic"]],
            "27 ingredient cards without the label; a game needs at least 30",
        ),
        (
            lambda s: s["recipe"][0]["needs"].update(corn=1, cow=1),
            "needs: asks for corn, cow, but a burner takes one type",
        ),
        (lambda s: s["recipe"][0]["needs"].update(milc=1), "recipe 1, needs.milc: there is no such basic, special"),
        (lambda s: s["recipe"][0]["needs"].update(salt=1), "recipe 1, needs.salt: there is no such basic, special"),
        (lambda s: s["recipe"][0]["needs"].update(changua=1), "recipe 1, needs.changua: there is no such basic"),
        (lambda s: s["processed"][0]["needs"].update(flour=1), "processed 1, needs.flour: there is no such basic"),
        (lambda s: s["recipe"][0]["needs"].update(milk=4), "recipe 1, needs.milk: asks for 4; there are 3"),
        (lambda s: s["recipe"][0]["needs"].update(panela=1), "recipe 1, needs.panela: bears the label"),
        (lambda s: s["recipe"][0].update(needs={}), "recipe 1, needs: asks for nothing; at least one"),
        (lambda s: s["recipe"][0]["needs"].update(milk=0), "recipe 1, needs.milk: expected a whole number from 1 to 9"),
        (lambda s: s["recipe"][0].update(colour="pink"), "recipe 1, colour: expected one of 'blue', "),
        (lambda s: s["basic"][0].update(points=1), "basic 1, points: unknown key"),
        (lambda s: s["special"][0].pop("points"), "special 1: expected a key 'points', which is missing"),
        (lambda s: s["basic"][0].update(copies=-1), "basic 1, copies: expected a whole number from 0 to 120, not -1"),
        (lambda s: s["interaction"][0].update(id="pepper"), "interaction 1, id: expected one of "),
        (lambda s: s.update(game="guacamole"), "game: expected 'abuela', not 'guacamole'"),
        (lambda s: s.pop("recipe"), "expected a key 'recipe', which is missing"),
    ],
)
def test_a_set_that_does_not_fit_is_refused_by_name(change, says):
    with pytest.raises(BadCardSet) as error:
        cards.build(changed(change), "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    assert says in str(error.value)
    assert all(line.startswith("mine.toml: ") for line in error.value.in_words("es"))


def test_all_that_is_wrong_is_told_at_once():
    def change(source):
        source["recipe"][0]["needs"].update(corn=1, cow=1, milk=9)
        source["recipe"][1]["needs"].update(pepper=1)

    with pytest.raises(BadCardSet) as error:
        cards.build(changed(change), "mine.toml")
    assert 3 == len(str(error.value).splitlines()) == len(error.value.in_words("es"))


def test_a_file_is_named_with_its_line(tmp_path):
    text = cards.STANDARD.read_text("utf-8").replace("needs = { corn = 3 }", "needs = { corn = 3, cow = 1 }")
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    line = 1 + text[: text.index("cow = 1")].count("\n")
    with pytest.raises(BadCardSet, match=rf"mine\.toml:{line}: processed 1, needs: asks for corn, cow"):
        cards.load(tmp_path / "mine.toml")
    with pytest.raises(BadCardSet, match=r"nowhere\.toml: cannot be read"):
        cards.load(tmp_path / "nowhere.toml")


def test_there_is_room_for_what_the_largest_set_may_have():
    state = Play(GAME, CARDS, {}, 2, key_from(b"room")).state
    assert ROOM == len(state.deck.card) == len(state.discard.card) == len(state.gathered.card)
    assert (KINDS, RECIPES) == (len(state.food_pile), len(state.recipe))
    assert FOODS + RECIPES == len(CARDS.box.needs)
