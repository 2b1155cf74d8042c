"""`sobremesa games`: what can be played."""

from typing import TYPE_CHECKING, Any

from .arguments import AsJson
from .output import note, one_line

if TYPE_CHECKING:
    from ..engine.contract import Game


def games(json: AsJson = False) -> None:
    """List the games: seats, options and card sets."""
    from ..engine.errors import in_english
    from ..games import GAMES, BrokenGame, game

    found = []
    for id in GAMES:
        try:
            found.append(described(game(id)))
        except BrokenGame as error:
            note(str(error))
    if json:
        one_line(found)
        return
    for about in found:
        print(f"{about['id']}: {about['names']['en']}, {in_english(game(about['id']).players)}")
        for option in about["options"]:
            print(f"  option {option['id']}: {', '.join(option['values'])} (default: {option['default']})")
        for cards in about["card_sets"]:
            print(f"  cards {cards['id']}: {cards['names'].get('en', cards['id'])} ({cards['provenance']})")
        print(f"  bots: {', '.join(about['bots'])}")


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
