"""Rules that a test writes: a file with them, imported, and what the compiler says of them."""

import importlib.util
import itertools
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from sobremesa.compiler import Entry, NotOfTheSubset
from sobremesa.compiler.program import Program
from sobremesa.engine.layouts import Layout, record
from sobremesa.engine.piles import pile

_numbers = itertools.count()

STATE = record(phase=int, asked=int, hand=(int, (4, 5)), deck=pile(60), discs=(pile(9), 3))
HEAD = '''"""A game."""

from sobremesa.games.guacamole.state import Phase

'''
KINDS = (STATE, STATE, int, int)  # of s, box, seat and card


def module(folder: Path, source: str) -> ModuleType:
    """A module with that source."""
    name = f"written_rules_{next(_numbers)}"
    path = folder / f"{name}.py"
    path.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[name] = made
    spec.loader.exec_module(made)
    return made


def rule(*lines: str, more: str = "") -> str:
    """The source of a file with one rule, whose body begins in line 8; `more` comes after it."""
    body = "\n".join(f"    {line}" for line in lines)
    return f'{HEAD}\ndef rule(s, box, seat, card):\n    """A rule."""\n{body}\n{more}'


def findings(folder: Path, source: str, kinds: Sequence[Layout] = KINDS) -> list[str]:
    """What the compiler has to say of the rule of that file: "8: no dict: ..."."""
    made = module(folder, source)
    try:
        Program({"rule": Entry(made.rule, tuple(kinds))})
    except NotOfTheSubset as error:
        return [f"{fault.line}: {fault.what}" for fault in error.faults]
    return []
