"""`sobremesa games`: what can be played."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import typer

from .arguments import AsJson, InLanguage
from .output import note, one_line, text_of

if TYPE_CHECKING:
    from ..engine.contract import Game


def games(json: AsJson = False, *, language: InLanguage) -> None:
    """List the games: seats, options and card sets. The exit status is 1 if a game cannot be loaded."""
    from ..games import GAMES, BrokenGame, game

    found, broken = [], False
    for id in GAMES:
        try:
            found.append(described(game(id)))
        except BrokenGame as error:
            note(error.in_full(language))
            broken = True
    if json:
        one_line(found)
    else:
        for about in found:
            print("\n".join(as_text(about, game(about["id"]), language)))
    if broken:
        raise typer.Exit(1)


def as_text(about: dict[str, Any], game: "Game", language: str) -> Iterator[str]:
    """A game to be read."""
    from ..engine.words import ENGINE, Words, said

    say, players = text_of(language), said(game.players, Words(language, [ENGINE]))
    yield say("games.title", id=game.id, name=game.names[language], players=players)
    for option in about["options"]:
        yield say("games.option", id=option["id"], values=", ".join(option["values"]), value=option["default"])
    for cards in about["card_sets"]:
        name = cards["names"].get(language, cards["id"])
        yield say("games.cards", id=cards["id"], name=name, provenance=say(f"cards.from.{cards['provenance']}"))
    yield say("games.bots", kinds=", ".join(about["bots"]))


def described(game: "Game") -> dict[str, Any]:
    """All about a game that one needs to know to start it."""
    from .. import bots

    cards = game.cards.load()
    return {
        "id": game.id,
        "names": dict(game.names),
        "seats": list(game.seats),
        "options": [{"id": o.id, "values": list(o.values), "default": o.values[0]} for o in game.options],
        "card_sets": [
            {"id": cards.id, "names": dict(cards.names), "provenance": cards.provenance, "digest": cards.digest}
        ],
        "bots": list(bots.kinds(game)),
        "rules_version": game.rules_version,
    }
