"""`sobremesa simulate`: many games between bots, counted."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..engine.errors import Message
from .arguments import AsJson, GameId, Seed, WithCards, WithOptions, chosen_cards, chosen_options
from .errors import BadUse
from .long_work import progress_bar
from .output import note, one_line

if TYPE_CHECKING:
    from ..lab.simulate import Match, Tally

Seats = Annotated[str, typer.Option("--seats", metavar="KIND,KIND,...")]
Games = Annotated[int, typer.Option("--games", min=1)]
RecordTo = Annotated[Path | None, typer.Option("--record", metavar="FILE")]
Nth = Annotated[int, typer.Option("--nth", min=0)]


def simulate(
    game: GameId,
    seats: Seats,
    games: Games = 1000,
    seed: Seed = "1",
    option: WithOptions = None,
    cards: WithCards = None,
    record: RecordTo = None,
    nth: Nth = 0,
    json: AsJson = False,
) -> None:
    """Play many games between bots and count wins, points, lengths and speed."""
    from ..games import game as find
    from ..lab.simulate import Match
    from .records import check_free

    found = find(game)
    bots = tuple(kind.strip() for kind in seats.split(","))
    number_or_word = int(seed) if seed.isdecimal() and str(int(seed)) == seed else seed
    match = Match(found, chosen_cards(found, cards), bots, number_or_word, chosen_options(found, option))
    if record:
        if nth >= games:
            raise BadUse(Message("error.no-such-game-number", nth=nth, games=games, n=games, last=games - 1))
        check_free(record)
    tally = play_with_progress(match, games)
    if record:
        write_record(match, nth, record)
    one_line(tally.as_json()) if json else show(tally.as_json())


def play_with_progress(match: "Match", games: int) -> "Tally":
    """Play the games behind a progress bar on standard error."""
    from ..lab.simulate import simulate

    with progress_bar("loading compiled rules (compiling them the first time)") as progress:
        return simulate(match, games, lambda done: progress(done, games, f"playing {match.game.id}"))


def write_record(match: "Match", number: int, path: Path) -> None:
    """Play one of the games again on paper and write its record."""
    from ..engine.record import write
    from ..lab.simulate import play_again
    from .records import save

    save(path, write(play_again(match, number), match.secret(number)))
    note(f"game {number} is recorded in {path}")


def show(result: dict[str, Any]) -> None:
    """Print the result for people."""
    from rich.console import Console
    from rich.table import Table

    table = Table("seat", "bot", "wins", "mean score", box=None)
    wins, means = result["wins"], result["mean_score"]
    for seat, kind in enumerate(result["seats"]):
        table.add_row(str(seat + 1), kind, str(wins["seat"][seat]), shown_mean(means["seat"][seat]))
    for kind in wins["bot"]:
        table.add_row("all", kind, str(wins["bot"][kind]), shown_mean(means["bot"][kind]))
    Console().print(table)
    for what, length in result["length"].items():
        if length is not None:
            least, most = length["min"], length["max"]
            ends = f"{least} to {most}" if least < most else f"always {most}"
            print(f"{what} in a game: mean {length['mean']}, median {length['median']}, {ends}")
    print("endings: " + ", ".join(f"{name} {count}" for name, count in result["endings"].items()))
    if stopped := result["limit_reached"]:
        print(f"stopped by the limit of moves: {stopped} of {result['games']}, not counted in wins, scores and lengths")
    print(
        f"{result['games']} games, {result['decisions']} decisions in {result['seconds']} s: "
        f"{result['decisions_per_second']} a second (and {result['compile_seconds']} s to load or compile)"
    )


def shown_mean(mean: float | None) -> str:
    """A mean score for people; a dash if no game counts."""
    return "-" if mean is None else f"{mean:.3f}"
