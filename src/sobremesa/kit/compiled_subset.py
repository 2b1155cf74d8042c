"""The compiled subset: what a rules file may be written in, so that it means the same on paper and compiled.

Rules are ints, fields, `x[i]`, loops and other rules.  A compiler says late and darkly what does not fit, and about
some things it says nothing: a negative index reads another card, a whole hand assigned is a copy in one form and the
same hand in the other.  This reads the source and says it at once, with the line and with what would be right.
"""

import ast
import difflib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..engine.contract import SCORES, Game, moves_pile
from ..engine.events import EVENTS
from ..engine.rng import RNG

RULES_FILES = ("rules.py", "rules/*.py", "redeal.py", "judgement.py")
BUILTINS = ("abs", "bool", "divmod", "enumerate", "int", "len", "max", "min", "range", "sum", "zip")

NOT_ALLOWED: Mapping[type[ast.AST], str] = {
    ast.AsyncFunctionDef: "no async: a rule runs to its end",
    ast.Await: "no await: a rule runs to its end",
    ast.ClassDef: "no class: enums live in state.py, everything else in fields of the state",
    ast.Delete: "no del: set the field to 0",
    ast.Dict: "no dict: number the things and keep them in a field of ints",
    ast.DictComp: "no dict: number the things and keep them in a field of ints",
    ast.Div: "no /: it makes a float; // divides whole numbers",
    ast.GeneratorExp: "no generator: write the loop",
    ast.Global: "no global: what changes is a field of the state",
    ast.Import: "import names, not modules: from .state import Phase",
    ast.JoinedStr: "no text: a rule speaks numbers, the catalogues have the words",
    ast.Lambda: "no lambda: write a rule of its own",
    ast.List: "no list: a rule allocates nothing; use a pile or a field of the state",
    ast.ListComp: "no list: a rule allocates nothing; write the loop",
    ast.MatMult: "no @: write the loop",
    ast.MatchClass: "match on members of an enum, not on classes",
    ast.MatchMapping: "match on members of an enum, not on mappings",
    ast.MatchSequence: "match on members of an enum, not on sequences",
    ast.MatchSingleton: "match on members of an enum, not on True, False or None",
    ast.NamedExpr: "no := : assign on a line of its own",
    ast.Nonlocal: "no nonlocal: what changes is a field of the state",
    ast.Pow: "no **: a negative power is a float; multiply, or shift",
    ast.Raise: "no raise: a rule refuses with a clause; what can never be is an assert",
    ast.Set: "no set: use a bit mask",
    ast.SetComp: "no set: use a bit mask",
    ast.Slice: "no slice: one index at a time",
    ast.Starred: "no *: write the values out",
    ast.Try: "no try: a rule refuses with a clause and raises nothing",
    ast.TryStar: "no try: a rule refuses with a clause and raises nothing",
    ast.With: "no with: a rule opens nothing",
    ast.Yield: "no yield: write into a pile",
    ast.YieldFrom: "no yield: write into a pile",
}


class Shapes:
    """What the records that rules see are made of: for each field, how it looks in every record that has it."""

    def __init__(self, layouts: Iterator[np.dtype] | list[np.dtype]):
        self.fields: dict[str, list[np.dtype]] = {}
        for layout in layouts:
            self._add(layout)

    def _add(self, layout: np.dtype) -> None:
        layout = layout.base
        for name in layout.names or ():
            known = self.fields.setdefault(name, [])
            if layout[name] not in known:
                known.append(layout[name])
                self._add(layout[name])

    def is_whole(self, target: ast.expr) -> bool:
        """Is that a whole array or record, in every record that has the field, and not one number of it?"""
        depth = 0
        while isinstance(target, ast.Subscript):
            target, depth = target.value, depth + 1
        if not isinstance(target, ast.Attribute) or target.attr not in self.fields:
            return False
        return all(layout.base.names or len(layout.shape) > depth for layout in self.fields[target.attr])


class Reader(ast.NodeVisitor):
    """Reads one rules file and gathers what does not belong in it."""

    def __init__(self, name: str, tree: ast.Module, shapes: Shapes, state: ModuleType | None):
        self.name, self.tree, self.shapes, self.state = name, tree, shapes, state
        self.found: list[str] = []
        self.line = 1
        self.rules = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        self.imported: set[str] = set()
        self.called: set[ast.expr] = set()
        self.local: set[str] = set()  # names of the rule that is being read

    def say(self, node: ast.AST, what: str) -> None:
        """Note what is wrong at a place in the file; an operator has the place of what it stands in."""
        self.line = getattr(node, "lineno", self.line)
        self.found.append(f"{self.name}:{self.line}: {what}")

    def read(self) -> list[str]:
        """All that does not belong, in the order of the lines."""
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef):
                self._rule(node)
            elif isinstance(node, ast.ImportFrom):
                self._import(node)
            elif not _is_text(node):
                self.visit(node)
        return sorted(self.found, key=lambda line: int(line.split(":")[1]))

    def generic_visit(self, node: ast.AST) -> None:
        """Say what may not stand here, or look inside."""
        self.line = getattr(node, "lineno", self.line)
        if says := NOT_ALLOWED.get(type(node)):
            self.say(node, says)
        else:
            super().generic_visit(node)

    # -- the frame of the file ----------------------------------------------------------------------------------

    def _import(self, node: ast.ImportFrom) -> None:
        if node.level == 0 and not str(node.module).startswith("sobremesa."):
            self.say(
                node, f"{node.module} does not compile with the rules: import names of the engine and of this game"
            )
        names = [alias.asname or alias.name for alias in node.names]
        home = (node.module or "").rsplit(".", 1)[-1]
        if node.module is None or (node.level > 1 and home == "engine"):
            self.say(node, f"import names, not modules: from .{names[0]} import ...")
        elif home != "state":
            self.imported.update(name for name in names if not name.isupper())

    def _rule(self, node: ast.FunctionDef) -> None:
        for decorator in node.decorator_list:
            self.say(decorator, "no decorator: every function of the file is compiled as it is")
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            self.say(node, f"{node.name}: no *, *args or **kwargs: name the arguments one after another")
        names = (part for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store))
        self.local = {part.id for part in names} | {part.arg for part in ast.walk(node) if isinstance(part, ast.arg)}
        for default in arguments.defaults:
            self.visit(default)
        for statement in node.body:
            if not _is_text(statement):
                self.visit(statement)

    # -- what stands in a rule ----------------------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A rule in a rule."""
        self.say(node, f"no function in a function: let {node.name} be a rule of its own")

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """An import in a rule."""
        self.say(node, "import at the top of the file")

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assert may have a text."""
        self.visit(node.test)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Numbers are assigned, one by one."""
        for target in node.targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                self._assigned(part, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """An annotation says nothing to the compiler; the value is looked at."""
        if node.value:
            self._assigned(node.target, node.value)
            self.visit(node.value)

    def _assigned(self, target: ast.expr, value: ast.expr) -> None:
        whole = next((part for part in (target, value) if self.shapes.is_whole(part)), None)
        if whole and not isinstance(target, ast.Name):
            self.say(target, f"{ast.unparse(whole)} is more than one number: assign its numbers one by one")

    def visit_Constant(self, node: ast.Constant) -> None:
        """Whole numbers, True and False."""
        if isinstance(node.value, str | bytes):
            self.say(node, "no text: a rule speaks numbers, the catalogues have the words")
        elif isinstance(node.value, float | complex):
            self.say(node, f"no {node.value}: every number is whole")
        elif not isinstance(node.value, int):
            self.say(node, f"no {node.value}: 0 is nothing")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """One index, from 0 on."""
        if isinstance(node.slice, ast.Tuple):
            places = "][".join(ast.unparse(part) for part in node.slice.elts)
            self.say(node, f"one index at a time: {ast.unparse(node.value)}[{places}]")
        elif isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub):
            self.say(node, "no negative index: compiled it silently counts from the end, on paper it is refused")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Rules and some builtins are called; things have no methods."""
        if isinstance(node.func, ast.Attribute):
            self.say(node, f"no method ({node.func.attr}): ints and fields have none in both forms; write a rule")
        elif isinstance(node.func, ast.Name):
            self.called.add(node.func)
            name = node.func.id
            if name not in self.rules | self.imported and name not in BUILTINS:
                self.say(
                    node, f"{name} is no rule and does not compile; of Python's own there are {', '.join(BUILTINS)}"
                )
        for keyword in node.keywords:
            if keyword.arg is None:
                self.say(node, "no **: write the arguments out")
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        """A rule is called; it is not a thing to be handed on."""
        if node.id in self.rules - self.local and node not in self.called:
            self.say(node, f"{node.id} is a rule: call it; it cannot be handed on or kept")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """A field of some record, or a member of an enum."""
        if isinstance(node.value, ast.Name) and node.value.id[:1].isupper():
            self._member(node, node.value.id)
        elif self.shapes.fields and node.attr not in self.shapes.fields:
            self.say(node, f"no record has a field {node.attr!r}{_perhaps(node.attr, self.shapes.fields)}")
        self.generic_visit(node)

    def _member(self, node: ast.Attribute, enum: str) -> None:
        members = getattr(getattr(self.state, enum, None), "__members__", None)
        if members is not None and node.attr not in members:
            self.say(node, f"{enum} has no member {node.attr!r}{_perhaps(node.attr, members)}")

    def visit_MatchAs(self, node: ast.MatchAs) -> None:
        """`case _` is the only pattern that names nothing."""
        if node.name is not None:
            self.say(node, f"match on members of an enum: {node.name} would take any value")
        self.generic_visit(node)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _perhaps(name: str, known: Mapping[str, Any]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f"; perhaps {near[0]!r}" if near else ""


def outside_subset(source: str, name: str, shapes: Shapes | None = None, state: ModuleType | None = None) -> list[str]:
    """What a rules file has that is not of the compiled subset: "rules.py:12: no dict: ...", a line each.

    source  the file's text
    name    how the lines name the file
    shapes  the records that its rules see; without them fields are not looked at
    state   the game's state.py, for the members of its enums
    """
    return Reader(name, ast.parse(source), shapes or Shapes([]), state).read()


def rules_files(folder: Path) -> list[Path]:
    """The rules files of a game's folder: those of RULES_FILES, and those beside them that they have rules from."""
    waiting = [path for pattern in RULES_FILES for path in sorted(folder.glob(pattern))]
    found: list[Path] = []
    while waiting:
        path = waiting.pop(0)
        if path not in found:
            found.append(path)
            waiting += _beside(path)
    return found


def _beside(path: Path) -> Iterator[Path]:
    """The files beside a rules file that it imports from, but for state.py."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module != "state":
            room = path.with_name(f"{node.module}.py")
            if room.exists():
                yield room


def game_outside_subset(game: Game) -> list[str]:
    """What the rules files of a game have that is not of the compiled subset; empty if all is well."""
    own = [layout for layout in vars(game.state).values() if isinstance(layout, np.dtype)]
    shapes = Shapes([*own, EVENTS, RNG, SCORES, moves_pile(game)])
    found = []
    for path in rules_files(game.folder):
        name = path.relative_to(game.folder.parent).as_posix()
        found += outside_subset(path.read_text("utf-8"), name, shapes, game.state)
    return found
