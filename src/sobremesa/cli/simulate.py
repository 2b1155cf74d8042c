"""`sobremesa simulate`: many games between bots, counted."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..engine.errors import Message
from .arguments import (
    AsJson,
    GameId,
    InLanguage,
    Seed,
    WithCards,
    WithOptions,
    chosen_cards,
    chosen_options,
    file_option,
    number_option,
)
from .errors import BadUse
from .long_work import progress_bar
from .misused import short
from .output import note, number, one_line, text_of

if TYPE_CHECKING:
    from ..engine.words import GameWords, Words
    from ..lab.simulate import Match, Tally

AVERAGES = ("mean", "median")

Seats = Annotated[str | None, typer.Option("--seats", metavar="KIND,KIND,...")]
Games = Annotated[int, number_option("--games", 1)]
RecordTo = Annotated[Path | None, file_option("--record")]
Nth = Annotated[int, number_option("--nth", 0)]


def simulate(
    game: GameId,
    seats: Seats = None,
    games: Games = 1000,
    seed: Seed = "1",
    option: WithOptions = None,
    cards: WithCards = None,
    record: RecordTo = None,
    nth: Nth = 0,
    *,
    language: InLanguage,
    json: AsJson = False,
) -> None:
    """Play many games between bots and count wins, points, lengths and speed."""
    from ..bots import usual
    from ..engine.words import GameWords
    from ..games import game as find
    from ..lab.simulate import Match
    from .records import check_free

    found = find(game)
    seats = ",".join(["random"] * found.seats[0]) if seats is None else seats
    if seats.strip().isdecimal():
        raise BadUse(
            Message("error.seats-are-bots", text=short(seats), seats=",".join([usual(found)] * found.seats[0]))
        )
    bots = tuple(kind.strip() for kind in seats.split(","))
    number_or_word = int(seed) if seed.isdecimal() and str(int(seed)) == seed else seed
    match = Match(found, chosen_cards(found, cards), bots, number_or_word, chosen_options(found, option))
    if record:
        if nth >= games:
            raise BadUse(Message("error.no-such-game-number", nth=nth, games=games, n=games, last=games - 1))
        check_free(record)
    texts = text_of(language)
    tally = play_with_progress(match, games, texts)
    if record:
        write_record(match, nth, record, texts)
    one_line(tally.as_json()) if json else show(tally.as_json(), GameWords(found, match.cards, language), texts)


def play_with_progress(match: "Match", games: int, texts: "Words") -> "Tally":
    """Play the games behind a progress bar on standard error."""
    from ..lab.simulate import simulate

    playing = texts("progress.playing", game=match.game.id)
    with progress_bar(texts, texts("progress.loading")) as progress:
        return simulate(match, games, lambda done: progress(done, games, playing))


def write_record(match: "Match", number: int, path: Path, texts: "Words") -> None:
    """Play one of the games again on paper and write its record."""
    from ..engine.record import write
    from ..lab.simulate import play_again
    from .records import save

    save(path, write(play_again(match, number), match.secret(number)))
    note(texts("simulate.recorded", number=number, path=path))


def show(result: dict[str, Any], words: "GameWords", texts: "Words") -> None:
    """Print the result for people."""
    from rich.console import Console
    from rich.table import Table

    def said(value: float, decimals: int = 0) -> str:
        return number(value, texts.language, decimals)

    def mean(value: float | None) -> str:
        return "-" if value is None else said(value, 3)

    table = Table(*(texts(f"simulate.{head}") for head in ("seat", "bot", "wins", "mean")), box=None)
    wins, means = result["wins"], result["mean_score"]
    for seat, kind in enumerate(result["seats"]):
        table.add_row(str(seat + 1), kind, said(wins["seat"][seat]), mean(means["seat"][seat]))
    for kind in wins["bot"]:
        table.add_row(texts("simulate.all"), kind, said(wins["bot"][kind]), mean(means["bot"][kind]))
    Console().print(table)
    for what, length in result["length"].items():
        if length is not None:
            id = f"simulate.{what}" if length["min"] < length["max"] else f"simulate.{what}.always"
            print(texts(id, **{key: said(value, 2 if key in AVERAGES else 0) for key, value in length.items()}))
    endings = [f"{ending_in_words(name, words, texts)} {said(n)}" for name, n in result["endings"].items()]
    print(texts("simulate.endings", endings=", ".join(endings)))
    games, seconds = result["games"], result["seconds"]
    if stopped := result["limit_reached"]:
        print(texts("simulate.stopped", n=stopped, stopped=said(stopped), games=said(games)))
    speed = {"decisions": said(result["decisions"]), "speed": said(result["decisions_per_second"])}
    times = {"seconds": said(seconds, 3), "compile_seconds": said(result["compile_seconds"], 3)}
    print(texts("simulate.counted", n=games, games=said(games), **speed, **times))


def ending_in_words(name: str, words: "GameWords", texts: "Words") -> str:
    """An ending as the game's catalogue has it, or that of all games; its bare name if neither has."""
    id = f"ending.{name}"
    return words(id) if words.has(id) else texts(id) if texts.has(id) else name
