"""Answers: what programs are told.  Texts are in the language that was asked for; nothing here decides anything."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Value = int | str | list[int | str]
Seat = Annotated[int, Field(ge=0, description="A seat. Seats are numbered from 0, in the order of play.")]
State = Literal["waiting", "playing", "over", "unplayable"]


class Answer(BaseModel):
    """Part of an answer."""

    model_config = ConfigDict(frozen=True, extra="forbid", json_schema_serialization_defaults_required=True)


# -- games and their rules ----------------------------------------------------------------------------------------


class Named(Answer):
    """Something with an id and a name."""

    id: str
    name: str


class Option(Answer):
    """A choice made before the game. The first value is the usual one."""

    id: str = Field(examples=["game"])
    name: str
    values: list[Named]


class Verb(Answer):
    """A kind of move. Its moves are numbered from `first`, `size` of them."""

    id: str = Field(examples=["draw"])
    first: int
    size: int
    digits: list[str] = Field(description="What each digit of a move names, the most significant first.")
    radix: list[int] = Field(description="How many values each digit has.")


class Game(Answer):
    """A game that is offered."""

    id: str = Field(examples=["guacamole"])
    name: str = Field(examples=["Guacamole"])
    tagline: str
    seats: list[int] = Field(description="How many may play.", examples=[[2, 3, 4]])
    usual_players: int
    options: list[Option]
    bots: list[Named] = Field(description="The kinds of bots that play it.")
    usual_bot: str = Field(examples=["greedy"])
    rules_version: int
    moves: int = Field(description="Moves are numbered from 0 to one less than this.")
    verbs: list[Verb]


class Games(Answer):
    """The games that are offered."""

    games: list[Game]


class Clause(Answer):
    """A clause of a rulebook."""

    handle: str = Field(description="Its lasting name.", examples=["take-discard"])
    title: str
    text: str = Field(description="Its sentences. An empty line parts paragraphs.")
    section: str
    order: int = Field(description="Its place in the rulebook, from 1.")
    rulings: list[str] = Field(description="The rulings that it cites.", examples=[["GU-4"]])


class CodePlace(Answer):
    """A place in the code that cites a clause."""

    file: str
    line: int
    function: str


class Test(Answer):
    """A test that cites a clause."""

    file: str
    line: int
    name: str


class ClauseAndPlaces(Clause):
    """A clause, the code that does it and the tests that prove it."""

    code: list[CodePlace]
    tests: list[Test]


class Rules(Answer):
    """The rulebook of a game."""

    game: str
    clauses: list[Clause]


class Card(Answer):
    """A kind of card."""

    id: str = Field(examples=["aat"])
    name: str
    group: str = Field(examples=["ingredient"])
    copies: int = Field(description="How many there are in the box.")
    provenance: str = Field(description="How we know what is printed on it.", examples=["reconstructed"])
    facts: dict[str, Any] = Field(description="What is printed on it.", examples=[{"avocados": 2, "tomatoes": 1}])


class Cards(Answer):
    """A card set."""

    game: str
    id: str
    provenance: str
    digest: str = Field(description="SHA-256 of the content.")
    cards: list[Card]
    source: dict[str, Any] = Field(
        description="The content of its file. Change it, and give it as `cards` of a new table to play with your own."
    )


# -- what a seat may see --------------------------------------------------------------------------------------------


class Text(Answer):
    """A sentence, and what it is made of: the id of the text and its values, the same in every language."""

    id: str = Field(examples=["prompt.turn"])
    values: dict[str, Value]
    words: str


class Slot(Answer):
    """A place with one card, or with a back (`card` null)."""

    key: str = Field(examples=["hand:0:2"])
    card: str | None = Field(description="The id of the card, null for a back.")
    name: str | None
    marks: list[str]


class Zone(Answer):
    """A hand, a pile, a row."""

    id: str = Field(examples=["hand:0"])
    kind: str = Field(examples=["hand"])
    name: str
    seat: int | None = Field(description="Whose it is, null for the table's.")
    count: int = Field(description="Cards in it, seen or not.")
    slots: list[Slot] = Field(description="Those laid out, the top of a pile last.")
    pile: bool = Field(description="Do the cards lie on one another?")


class Counter(Answer):
    """A number that everybody may know.

    says  the number; or the player whose seat it is, counted from 1; or nothing, where the name of the counter says all
    """

    kind: str
    name: str
    says: str
    seat: int | None
    value: int


class Choice(Answer):
    """A move that you may make now, and what it goes from and to: keys of slots, ids of zones."""

    move: int = Field(examples=[8])
    verb: str
    text: Text
    source: str | None
    target: str | None


class Points(Answer):
    """Points and the clause that they come from."""

    seat: Seat
    text: Text
    points: int
    clause: str


class Standing(Answer):
    """A seat's points in all, and its rank: 1 for the winner or winners."""

    seat: Seat
    points: int
    rank: int


class View(Answer):
    """All that one seat may see, and nothing else."""

    game: str
    viewer: int | None = Field(description="The seat that sees this, null for whoever looks on.")
    seats: int
    options: dict[str, str]
    phase: str
    turn: int | None = Field(description="Whose turn it is.")
    to_act: list[int] = Field(description="The seats that must decide now.")
    prompt: Text
    zones: list[Zone]
    counters: list[Counter]
    choices: list[Choice]
    points: list[Points]
    standings: list[Standing]
    over: bool


class Position(Answer):
    """The position as one seat sees it."""

    version: int = Field(description="Give it with a move: it says which position you decided in.")
    can_undo: bool = Field(description="May your last step be taken back?")
    view: View


class Choices(Answer):
    """The moves that you may make now; none if you are not asked."""

    version: int
    choices: list[Choice]


class WhyNot(Answer):
    """Why a move is not allowed now, and the allowed moves that differ least from it."""

    version: int
    move: int
    words: str = Field(description="The move in words.")
    allowed: bool
    clause: Clause | None = Field(description="The clause that forbids it, null if it is allowed.")
    reason: Text | None = Field(description="Why it does, with the facts that you can see.")
    nearest: list[Choice]


class LogLine(Answer):
    """Something that happened, as you may read it."""

    moves: int = Field(description="After how many moves that stay made.")
    text: Text
    clause: str | None = Field(description="The handle of the clause behind it.")


class Log(Answer):
    """What happened so far. `lines` begins with the line of number `first`."""

    version: int
    first: int
    total: int = Field(description="How many lines there are in all.")
    lines: list[LogLine]


# -- tables -----------------------------------------------------------------------------------------------------------


class Player(Answer):
    """Who sits in a seat."""

    seat: Seat
    name: str
    kind: Literal["person", "bot", "open"] = Field(description="`open`: somebody may sit down here.")
    bot: str | None = Field(description="The kind of bot that plays, also for a person who is away.")
    you: bool
    host: bool = Field(description="Did they make the table?")


class CardsOfTable(Answer):
    """The card set of a table."""

    digest: str
    standard: bool = Field(description="Is it the standard set of its game?")


class Table(Answer):
    """A table: what it was made with, who sits there, and how it stands."""

    id: str
    game: str
    name: str = Field(description="The name of the game.")
    state: State
    unplayable: str | None = Field(description="Why it can only be read, if it is `unplayable`.")
    rules_version: int
    cards: CardsOfTable
    options: dict[str, str]
    made_at: datetime
    commitment: str = Field(description="SHA-256 of the secret that the deal comes from.")
    players: list[Player]
    you: list[int] = Field(description="Your seats: several if you play for several.")
    asked: bool = Field(description="Must one of your seats decide now?")
    version: int | None = Field(description="Of the position as you see it.")
    invite: str | None = Field(description="The secret of the private link, for those who sit there.")
    follows: str | None = Field(description="The table that it is the rematch of.")
    rematch: str | None = Field(description="The table that is its rematch.")


class Tables(Answer):
    """Your tables, the newest first."""

    tables: list[Table]
    more: bool = Field(description="Are there older ones?")


class Seated(Answer):
    """You sit at a table."""

    table: Table
    seat: Seat
    token: str | None = Field(
        description="Give it as `Authorization: Bearer TOKEN` from now on. It is told once; null if you have one."
    )


class Update(Answer):
    """An event of the stream: the table, and the position once the game has begun."""

    table: Table
    position: Position | None


class Commitment(Answer):
    """What was published of the table's secret before the deal; the secret itself once the game has ended."""

    commitment: str = Field(description="SHA-256 of the secret, in hexadecimal.")
    secret: str | None = Field(description="In hexadecimal; null while the game goes on.")
    words: str | None = Field(description="The words that the deal also comes from; null while the game goes on.")


# -- what was not done ------------------------------------------------------------------------------------------------


class Damage(Answer):
    """Something in a request that does not fit."""

    where: str = Field(examples=["body.version"])
    message: str = Field(description="In English.")


class ErrorContent(BaseModel):
    """What was not done, and why. What does not apply is left out."""

    model_config = ConfigDict(extra="forbid")

    code: str = Field(description="For programs; the codes are listed below.", examples=["stale"])
    message: str = Field(description="For people, in the language asked for.")
    details: str | None = Field(None, description="In English: what was wrong, where, and what would be right.")
    problems: list[Damage] | None = Field(None, description="What in the request does not fit.")
    version: int | None = Field(None, description="The version of the position as it is now (`stale`, `refused`).")
    move: int | None = Field(None, description="The move that was refused.")
    clause: Clause | None = Field(None, description="The clause that forbids the move.")
    reason: Text | None = Field(None, description="Why it does, with the facts that you can see.")
    nearest: list[Choice] | None = Field(None, description="Allowed moves that differ least from it.")


class Error(BaseModel):
    """The answer to a request that cannot be granted. Nothing has changed."""

    model_config = ConfigDict(extra="forbid")

    error: ErrorContent
