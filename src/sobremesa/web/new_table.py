"""A new table: what is offered, and what a form asks for."""

from collections.abc import Mapping
from dataclasses import dataclass

from .. import bots
from ..engine.cardset import CardSet, toml
from ..engine.contract import Game
from ..engine.errors import BadOptions, Message
from ..engine.words import GameWords, capital, said
from ..tables.errors import NotNow
from ..tables.seating import clean_name
from ..tables.store import Sitter
from .living import picture
from .render import text

USUAL_PLAYERS, USUAL_BOT = 3, "greedy"
BOT, NAME, OPTION = "bot-", "name-", "option-"  # how the fields of the form begin
FRIEND, HERE = "friend", "here"  # instead of a kind of bot: whoever comes by link; a player on the same device


@dataclass(frozen=True)
class OptionShown:
    """An option of a game in words: its field in the form, its name, its values with their names."""

    field: str
    name: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class GameShown:
    """A game as it is offered; `usual` and `usual_bot` are those of a table made with one click.

    time     how long a game takes, in words, if the game says so
    players  how many may play, in words
    cover    the address of its picture
    lesson   has it a first game for newcomers?
    """

    id: str
    name: str
    tagline: str
    time: str | None
    players: str
    seats: tuple[int, ...]
    usual: int
    options: tuple[OptionShown, ...]
    bots: tuple[tuple[str, str], ...]
    usual_bot: str
    cover: str | None
    lesson: bool


def shown(game: Game, language: str) -> GameShown:
    """A game in words."""
    words, texts = GameWords(game, game.cards.load(), language), text(language)
    options = (
        OptionShown(
            f"{OPTION}{option.id}",
            words(f"option.{option.id}"),
            tuple((value, words(f"option.{option.id}.{value}")) for value in option.values),
        )
        for option in game.options
    )
    return GameShown(
        id=game.id,
        name=game.names[language],
        tagline=words("game.tagline"),
        time=words("game.time") if words.has("game.time") else None,
        players=capital(said(game.players, texts)),
        seats=game.seats,
        usual=usual_players(game),
        options=tuple(options),
        bots=tuple((kind, texts(f"bot.{kind}")) for kind in bots.kinds(game)),
        usual_bot=usual_bot(game),
        cover=cover(game),
        lesson=game.first_game.exists(),
    )


def cover(game: Game) -> str | None:
    """The address of the picture that stands for a game, if it has a look."""
    return picture(game.id, game.look, "cover") if game.look else None


def usual_players(game: Game) -> int:
    """The number of players of a table made with one click."""
    return USUAL_PLAYERS if USUAL_PLAYERS in game.seats else game.seats[0]


def usual_bot(game: Game) -> str:
    """The kind of bot at a table made with one click."""
    return USUAL_BOT if USUAL_BOT in bots.kinds(game) else bots.kinds(game)[0]


def sitters_in(form: Mapping[str, str], game: Game, person: str) -> list[Sitter]:
    """Who sits at a table that a form asks for: the person, and as many others as play.

    The fields `bot-1` ... name a kind of bot, "friend" for a seat that stays open, or "here" for another player on the
    person's device; without them the field `with` says it for all.  `name` is the person's, `name-1` ... the others'.

    Raises BadOptions for a number of players that the game has not, NotNow for a name that is none or comes twice.
    """
    players = form.get("players", str(usual_players(game)))
    if players not in map(str, game.seats):
        raise BadOptions(Message("error.seats", game=game.id, players=game.players, n=repr(players[:20])))
    usual = form.get("with", usual_bot(game))
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
