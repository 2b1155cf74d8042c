"""Asks: what programs send."""

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from ...engine.contract import MAX_SEATS

SAFE = 2**53 - 1  # the largest whole number that every program reads from JSON as it is written


def _whole(value: Any) -> Any:
    """JSON does not tell 3.0 from 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Move = Annotated[
    int, Field(ge=-SAFE, le=SAFE, description="The number of the move.", examples=[8]), BeforeValidator(_whole)
]
Version = Annotated[
    int,
    Field(ge=0, le=SAFE, description="The version of the position in which you decided.", examples=[1]),
    BeforeValidator(_whole),
]
SeatNumber = Annotated[int, Field(ge=0, le=MAX_SEATS - 1), BeforeValidator(_whole)]
SeatMeant = Annotated[
    SeatNumber | None, Field(description="Which of your seats, if you play for several.", examples=[None])
]
Words = Annotated[str, Field(pattern=r"^[^\x00]*$")]
Name = Annotated[str, Field(max_length=200, description="What you call yourself at the table.", examples=["Ana"])]


class Ask(BaseModel):
    """The body of a request: nothing unknown, and nothing that has to be guessed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Ask):
    """A table to be made. Whoever makes it takes the first seat, unless `players` has it otherwise."""

    game: str = Field(max_length=100, examples=["guacamole"])
    players: list[Annotated[str, Field(max_length=100)]] | None = Field(
        None,
        max_length=MAX_SEATS,
        description='Who sits in each seat: "me" (several times if you play for several), "open", or a kind of bot. '
        "By default you and as many of the usual bots as usually play.",
        examples=[["me", "greedy", "greedy"]],
    )
    name: Name | None = Field(None, examples=["Ana"])
    options: dict[str, str] = Field({}, description="Those that are not as usual.", examples=[{}])
    cards: dict[str, Any] | None = Field(
        None,
        description="A card set of your own: the content of its file, in the form of `source` at /games/{game}/cards.",
        examples=[None],
    )
    words: Words = Field(
        "",
        max_length=200,
        description="Words that the deal comes from too, beside the table's own secret: so nobody can choose it alone.",
        examples=[""],
    )


class Join(Ask):
    """Sitting down in the first open seat."""

    invite: str = Field(max_length=100, description="The secret at the end of the private link.")
    name: Name | None = None


class Decision(Ask):
    """A move at the position that you saw."""

    move: Move
    version: Version
    seat: SeatMeant = None


class Undo(Ask):
    """Your last step, to be taken back."""

    version: Version
    seat: SeatMeant = None


class Go(Ask):
    """A bot plays for you from now on."""

    bot: str | None = Field(None, max_length=100, description="Its kind; by default the usual one of the game.")
    seat: SeatMeant = None


class Back(Ask):
    """You take your seat back."""

    seat: SeatMeant = None


class Fill(Ask):
    """Bots for all open seats."""

    bot: str | None = Field(None, max_length=100, description="Their kind; by default the usual one of the game.")


class Remove(Ask):
    """Somebody who has not come."""

    seat: SeatNumber


class Rename(Ask):
    """What you call yourself from now on."""

    name: Name
    seat: SeatMeant = None
