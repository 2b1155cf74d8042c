"""Random Guacamole games of four players: Sobremesa beside a player written by hand in C, in the same run.

    python benchmarks/guacamole.py --c benchmarks/guac_limit.c

Rounds of both alternate, so that a machine that speeds up or slows down does so for both.  Each figure is a median.
Without `--c` only Sobremesa plays.  Prints one line of JSON; progress goes to standard error.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sobremesa.games import game
from sobremesa.lab.simulate import LARGEST_BATCH, Match, Table

GAMES = 1024  # of Sobremesa in a round
LABEL = "guac_limit/engine"  # the C player's line for one move at a time from a list of moves


def main() -> None:
    """Run the rounds and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--c", type=Path, metavar="SOURCE", help="the C player's source; it is compiled with cc")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each")
    chosen = parser.parse_args()
    if chosen.rounds < 1:
        parser.error("--rounds is at least 1")
    guacamole = game("guacamole")
    match = Match(guacamole, guacamole.cards.load(), ("random",) * 4, seed="benchmark")
    ours: list[float] = []
    theirs: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        player = compiled(chosen.c, Path(folder)) if chosen.c else None
        began = time.perf_counter()
        table = Table(match)
        loading = time.perf_counter() - began
        for number in range(1, chosen.rounds + 1):
            ours.append(speed_of_sobremesa(table, number * GAMES, GAMES))
            if player:
                theirs.append(speed_of_c(player))
            sys.stderr.write(f"round {number} of {chosen.rounds}: {spoken(ours, theirs)}\n")
    result: dict[str, object] = {
        "decisions_per_second": round(statistics.median(ours)),
        "compile_seconds": round(loading, 2),
    }
    if theirs:
        ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
        result["c_decisions_per_second"] = round(statistics.median(theirs))
        result["ratio"] = round(statistics.median(ratios), 4)
        result["ratios"] = [round(ratio, 4) for ratio in ratios]
    sys.stdout.write(json.dumps(result) + "\n")


def compiled(source: Path, folder: Path) -> Path:
    """The C player, compiled as its source asks for."""
    player = folder / "player"
    subprocess.run(["cc", "-O3", "-march=native", "-o", player, source], check=True)
    return player


def speed_of_sobremesa(table: Table, first: int, games: int) -> float:
    """Decisions a second of the processor's time, as the C player counts it; deals and scores included."""
    began = time.process_time()
    decisions = sum(table.play(at, LARGEST_BATCH) for at in range(first, first + games, LARGEST_BATCH))
    return decisions / (time.process_time() - began)


def speed_of_c(player: Path) -> float:
    """Decisions a second of the C player in one of its own runs."""
    said = subprocess.run([player, "1", "0.5"], check=True, capture_output=True, text=True).stdout
    lines = [json.loads(line) for line in said.splitlines()]
    return next(float(line["dec_s"]) for line in lines if line.get("label") == LABEL)


def spoken(ours: list[float], theirs: list[float]) -> str:
    """The latest figures."""
    mine = f"Sobremesa {ours[-1] / 1e6:.1f} million decisions a second"
    return f"{mine}, C {theirs[-1] / 1e6:.1f}" if theirs else mine


if __name__ == "__main__":
    main()
