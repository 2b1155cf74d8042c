"""The same rules in another machine: games of bots as WebAssembly, beside machine code of this one, in the same run.

    python benchmarks/wasm.py GAME [--seats random,random] [--games 500]

Compiles the very program that `sobremesa simulate` runs for `wasm32`, links it with LLVM's `wasm-ld` (Debian's package
lld), and plays the same games in Node's JavaScript engine.  Prints one line of JSON; both must have made the same
decisions.
"""

import argparse
import gzip
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from llvmlite import binding as llvm

from sobremesa.compiler.machine import Machine
from sobremesa.compiler.program import Program
from sobremesa.games import game
from sobremesa.lab.simulate import Match, Table

BROWSER = Machine("wasm32-unknown-unknown", features="+bulk-memory")
MEMORY = 256 << 20
LINKED = ["--no-entry", "--export=play_games", "--export=__heap_base", "--allow-undefined", "-z", "stack-size=1048576"]


def main() -> None:
    """Play the games in both machines and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", default="random,random", help="the bots, as for sobremesa simulate")
    parser.add_argument("--games", type=int, default=256, help="at most 256")
    chosen = parser.parse_args()
    found = game(chosen.game)
    table = Table(Match(found, found.cards.load(), tuple(chosen.seats.split(",")), seed=1))
    arguments = table.arguments(0, chosen.games)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        module = linked(table, folder)
        written(arguments, folder)
        there = json.loads(output(["node", str(Path(__file__).with_suffix(".mjs")), str(folder)]))
    began = time.process_time()
    decisions = table.play(0, chosen.games)
    here = time.process_time() - began
    assert there["decisions"] == decisions, f"{there['decisions']} decisions there and {decisions} here"
    result = {
        "game": found.id,
        "decisions": decisions,
        "bytes": len(module),
        "compressed": len(gzip.compress(module)),
        "compile_ms": there["compile_ms"],
        "decisions_per_second": round(decisions / there["seconds"]),
        "native_decisions_per_second": round(decisions / here),
    }
    sys.stdout.write(json.dumps(result) + "\n")


def linked(table: Table, folder: Path) -> bytes:
    """The program of a table as a WebAssembly module."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    program = Program(table.entries)
    (folder / "rules.o").write_bytes(BROWSER.object_code(program.text(BROWSER)))
    output(["wasm-ld", "rules.o", "-o", "rules.wasm", f"--initial-memory={MEMORY}", *LINKED], folder)
    return (folder / "rules.wasm").read_bytes()


def written(arguments: list[Any], folder: Path) -> None:
    """Write the arguments as they lie in memory, and what the program is called with: numbers, places and lengths."""
    calls: list[dict[str, int]] = []
    with (folder / "memory").open("wb") as memory:
        for argument in arguments:
            if isinstance(argument, int):
                calls.append({"number": argument})
                continue
            call = {"at": memory.tell()}
            if isinstance(argument, np.ndarray):
                call["length"] = len(argument)
            calls.append(call)
            memory.write(argument.tobytes())
    (folder / "arguments.json").write_text(json.dumps(calls))


def output(command: list[str], folder: Path | None = None) -> str:
    """What a command prints; what it says when it fails is told."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{command[0]} failed:\n{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
