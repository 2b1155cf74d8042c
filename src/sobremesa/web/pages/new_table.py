"""A new table: what its form asks for."""

from collections.abc import Mapping

from ... import bots
from ...engine.cardset import CardSet, toml
from ...engine.contract import Game
from ...engine.errors import BadOptions, Message
from ...tables.errors import NotNow
from ...tables.seating import clean_name
from ...tables.store import Sitter
from ..site.offers import usual_players

BOT, NAME, OPTION = "bot-", "name-", "option-"  # how the fields of the form begin
FRIEND, HERE = "friend", "here"  # instead of a kind of bot: whoever comes by link; a player on the same device


def sitters_in(form: Mapping[str, str], game: Game, person: str) -> list[Sitter]:
    """Who sits at a table that a form asks for: the person, and as many others as play.

    The fields `bot-1` ... name a kind of bot, "friend" for a seat that stays open, or "here" for another player on the
    person's device; without them the field `with` says it for all.  `name` is the person's, `name-1` ... the others'.

    Raises BadOptions for a number of players that the game has not, NotNow for a name that is none or comes twice.
    """
    players = form.get("players", str(usual_players(game)))
    if players not in map(str, game.seats):
        raise BadOptions(Message("error.seats", game=game.id, players=game.players, n=repr(players[:20])))
    usual = form.get("with", bots.usual(game))
    made = [Sitter(person=person, name=_name(form, "name"))]
    for n in range(1, int(players)):
        kind = form.get(f"{BOT}{n}", usual)
        if kind == FRIEND:
            made.append(Sitter())
        elif kind == HERE:
            made.append(Sitter(person=person, name=_name(form, f"{NAME}{n}")))
        else:
            made.append(Sitter(bot=kind))
    names = [sitter.name.casefold() for sitter in made if sitter.name]
    if len(names) > len(set(names)):
        raise NotNow("name-taken", "two players cannot have the same name")
    return made


def _name(form: Mapping[str, str], field: str) -> str | None:
    return clean_name(form[field]) if form.get(field, "").strip() else None


def options_in(form: Mapping[str, str]) -> dict[str, str]:
    """The options that a form asks for."""
    return {name.removeprefix(OPTION): value for name, value in form.items() if name.startswith(OPTION)}


def cards_in(form: Mapping[str, str], game: Game) -> CardSet:
    """The card set in a form, the standard one if it has none; BadCardSet says what is wrong with it and where."""
    source = form.get("cards", "")
    if not source.strip():
        standard: CardSet = game.cards.load()
        return standard
    made: CardSet = game.cards.build(toml(source.encode("utf-8", "replace")))
    return made
