"""The compiled subset: what a rules file may be written in, so that it means the same on paper and compiled.

Rules are ints, fields, `x[i]`, loops and other rules.  This says what can be said of the source alone, with the line
and with what would be right; `expressions`, `calls` and `statements` say what needs to know what a name stands for.
"""

import ast
from collections.abc import Mapping

from .calls import no_method
from .problems import Fault

NOT_ALLOWED: Mapping[type[ast.AST], str] = {
    ast.AsyncFunctionDef: "no async: a rule runs to its end",
    ast.Await: "no await: a rule runs to its end",
    ast.ClassDef: "no class: enums live in state.py, everything else in fields of the state",
    ast.Delete: "no del: set the field to 0",
    ast.Dict: "no dict: number the things and keep them in a field of ints",
    ast.DictComp: "no dict: number the things and keep them in a field of ints",
    ast.Div: "no /: it makes a float; // divides whole numbers",
    ast.FunctionDef: "no function in a function: let it be a rule of its own",
    ast.GeneratorExp: "no generator: write the loop",
    ast.Global: "no global: what changes is a field of the state",
    ast.Import: "import names, not modules: from .state import Phase",
    ast.ImportFrom: "import at the top of the file",
    ast.Is: "no is: numbers are compared with ==",
    ast.IsNot: "no is: numbers are compared with !=",
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


class Reader(ast.NodeVisitor):
    """Reads rules and gathers what does not belong in them; an operator has the line of what it stands in."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []  # the line, and what is wrong there
        self.line = 1

    def say(self, node: ast.AST, what: str) -> None:
        """Note what is wrong at a place in the file."""
        self.line = getattr(node, "lineno", self.line)
        self.found.append((self.line, what))

    def generic_visit(self, node: ast.AST) -> None:
        """Say what may not stand here, or look inside."""
        self.line = getattr(node, "lineno", self.line)
        if says := NOT_ALLOWED.get(type(node)):
            self.say(node, says)
        else:
            super().generic_visit(node)

    # -- the frame of a file -----------------------------------------------------------------------------------

    def file(self, tree: ast.Module) -> None:
        """Read a whole file."""
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.rule(node)
            elif isinstance(node, ast.ImportFrom):
                self._import(node)
            elif not _is_text(node):
                self.visit(node)

    def _import(self, node: ast.ImportFrom) -> None:
        if node.level == 0 and not str(node.module).startswith("sobremesa."):
            what = f"{node.module} does not compile with the rules: import names of the engine and of this game"
            self.say(node, what)
        home = (node.module or "").rsplit(".", 1)[-1]
        if node.module is None or (node.level > 1 and home == "engine"):
            name = node.names[0].asname or node.names[0].name
            self.say(node, f"import names, not modules: from .{name} import ...")

    def rule(self, node: ast.FunctionDef) -> None:
        """Read one rule."""
        for decorator in node.decorator_list:
            self.say(decorator, "no decorator: every function of the file is compiled as it is")
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            self.say(node, f"{node.name}: no *, *args, / or **kwargs: name the arguments one after another")
        for default in arguments.defaults:
            self.visit(default)
        for statement in node.body:
            if not _is_text(statement):
                self.visit(statement)

    # -- what stands in a rule ---------------------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A rule in a rule."""
        self.say(node, f"no function in a function: let {node.name} be a rule of its own")

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assert may have a text."""
        self.visit(node.test)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """An annotation says nothing to the compiler; the value is looked at."""
        if node.value:
            self.visit(node.target)
            self.visit(node.value)

    def visit_For(self, node: ast.For) -> None:
        """A loop has no `else`."""
        self._loop(node)

    def visit_While(self, node: ast.While) -> None:
        """A loop has no `else`."""
        self._loop(node)

    def _loop(self, node: ast.For | ast.While) -> None:
        if node.orelse:
            self.say(node, "no else after a loop: write what comes after it")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Whole numbers, True and False."""
        if isinstance(node.value, str | bytes):
            self.say(node, "no text: a rule speaks numbers, the catalogues have the words")
        elif isinstance(node.value, float | complex):
            self.say(node, f"no {node.value}: every number is whole")
        elif not isinstance(node.value, int):
            self.say(node, f"no {node.value}: 0 is nothing")
        elif not -(2**63) <= node.value < 2**63:
            self.say(node, f"{node.value} is too large: a number has 64 bits")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """One index, from 0 on."""
        if isinstance(node.slice, ast.Tuple):
            places = "][".join(ast.unparse(part) for part in node.slice.elts)
            self.say(node, f"one index at a time: {ast.unparse(node.value)}[{places}]")
        elif isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub):
            self.say(node, "no negative index: compiled it silently counts from the end, on paper it is refused")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Things have no methods."""
        if isinstance(node.func, ast.Attribute) and not isinstance(node.func.value, ast.Name):
            self.say(node, no_method(node.func))
        for keyword in node.keywords:
            if keyword.arg is None:
                self.say(node, "no **: write the arguments out")
        self.generic_visit(node)

    def visit_MatchAs(self, node: ast.MatchAs) -> None:
        """`case _` is the only pattern that names nothing."""
        if node.name is not None:
            self.say(node, f"match on members of an enum: {node.name} would take any value")
        self.generic_visit(node)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def outside_subset(tree: ast.Module | ast.FunctionDef, file: str) -> list[Fault]:
    """What a rules file, or one rule, has that is not of the compiled subset, as far as its text alone tells."""
    reader = Reader()
    if isinstance(tree, ast.Module):
        reader.file(tree)
    else:
        reader.rule(tree)
    return sorted(Fault(file, line, what) for line, what in reader.found)
