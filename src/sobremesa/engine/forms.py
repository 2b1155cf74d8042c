"""Two forms of a state, one source of its rules.

`paper` makes a plain Python object whose lists refuse indices outside them: the reference, used by tables, tests
and the terminal.  `packed` makes a NumPy record and runs the very same functions compiled by Numba, bounds
checked: bots and the laboratory use it.  This is the only file that names Numba, and it does so only when a
compiled form is first asked for: a person never waits for a compiler.

The compiled form of a module is its *twin*: its source run again in a namespace of its own, where every function
is compiled and every name imported from another rules module stands for that module's twin.
"""

import atexit
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import threading
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import platformdirs

PACKAGE = Path(__file__).parents[1]
ROOT = __name__.split(".")[0] + "."
COMPILED_ROOMS = ("engine", "games", "bots", "kit", "lab")
KEPT_CACHES = 4
OUTSIDE = "__outside__"  # the name under which a twin keeps what `_outside` says of its module

Field = type | np.dtype | tuple


def record(**fields: Field) -> np.dtype:
    """The layout of a record, field by field: `record(phase=int, hand=(int, 5), deck=pile(60))`.

    Every number is an `int` of 64 bits: no width ever matters.  Raises ValueError for a name that a NumPy record
    has for itself, since such a field could not be read from Python.
    """
    if taken := sorted(name for name in fields if hasattr(np.record, name)):
        raise ValueError(f"a NumPy record has these names for itself: {', '.join(taken)}; choose others")
    layout = [(name, *field) if isinstance(field, tuple) else (name, field) for name, field in fields.items()]
    return np.dtype((np.record, np.dtype(layout, align=True)))


class Checked(list):
    """A list that refuses negative indices, as it does those beyond its end."""

    __slots__ = ()

    def __getitem__(self, index):
        if index < 0:
            raise IndexError(f"index {index} is negative")
        return list.__getitem__(self, index)

    def __setitem__(self, index, value):
        if index < 0:
            raise IndexError(f"index {index} is negative")
        list.__setitem__(self, index, value)


class Paper:
    """A record on paper: attributes, checked lists and ints."""

    __slots__: tuple[str, ...] = ()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __repr__(self) -> str:
        return f"Paper({', '.join(f'{name}={getattr(self, name)!r}' for name in self.__slots__)})"


@functools.cache
def _paper_class(dtype: np.dtype) -> type:
    return type("Paper", (Paper,), {"__slots__": dtype.names})


def paper(dtype: np.dtype) -> Any:
    """A record of that layout, all zeros, as plain Python; a misspelt field is an AttributeError."""
    if dtype.subdtype:
        base, shape = dtype.subdtype
        inner = np.dtype((base, shape[1:])) if len(shape) > 1 else base
        return Checked(paper(inner) for _ in range(shape[0]))
    if not dtype.names:
        return 0
    made = _paper_class(dtype)()
    for name in dtype.names:
        setattr(made, name, paper(dtype[name]))
    return made


def blank(dtype: np.dtype) -> np.ndarray:
    """An array that holds one packed record of that layout, all zeros; `blank(d)[0]` is the record."""
    return np.zeros(1, dtype)


def copy(value: Any) -> Any:
    """A deep copy of anything on paper."""
    if isinstance(value, Paper):
        made = type(value)()
        for name in value.__slots__:
            setattr(made, name, copy(getattr(value, name)))
        return made
    if isinstance(value, Checked):
        return Checked(value) if not value or isinstance(value[0], int) else Checked(map(copy, value))
    return value


def numbers(value: Any) -> Iterator[int]:
    """All the numbers of a state in the order of its fields, the same for both forms."""
    if isinstance(value, np.ndarray):
        return iter(value.view(np.int64).ravel().tolist())
    if isinstance(value, np.record):
        return iter(np.frombuffer(value.tobytes(), np.int64).tolist())
    found: list[int] = []
    _gather(value, found)
    return map(int, found)


def _gather(value: Any, found: list[int]) -> None:
    if isinstance(value, Paper):
        for name in value.__slots__:
            _gather(getattr(value, name), found)
    elif isinstance(value, Checked):
        if value and isinstance(value[0], int):
            found += value
        else:
            for item in value:
                _gather(item, found)
    else:
        found.append(value)


def pack(value: Any, packed: np.ndarray) -> np.ndarray:
    """Write a state on paper into a packed one (an array of one record) and return it."""
    packed.view(np.int64).ravel()[:] = list(numbers(value))
    return packed


def unpack(packed: np.ndarray | np.record) -> Any:
    """A packed state (a record, or an array of one) as one on paper."""
    made = paper(packed.dtype)
    _fill(made, numbers(packed))
    return made


def _fill(value: Any, source: Iterator[int]) -> None:
    if isinstance(value, Paper):
        for name in value.__slots__:
            inner = getattr(value, name)
            if isinstance(inner, int):
                setattr(value, name, next(source))
            else:
                _fill(inner, source)
    else:
        for i, inner in enumerate(value):
            if isinstance(inner, int):
                value[i] = next(source)
            else:
                _fill(inner, source)


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first field in which two states differ, in whatever forms they are; empty if they are equal."""
    if isinstance(one, np.ndarray | np.record):
        one = unpack(one)
    if isinstance(other, np.ndarray | np.record):
        other = unpack(other)
    if isinstance(one, Checked):
        steps = (difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True)))
        return next(filter(None, steps), "")
    if isinstance(one, Paper):
        steps = (difference(getattr(one, n), getattr(other, n), f"{path}.{n}") for n in one.__slots__)
        return next(filter(None, steps), "")
    return "" if int(one) == int(other) else f"{path.lstrip('.')}: {int(one)} and {int(other)}"


# -- compiling ------------------------------------------------------------------------------------------------

_twins: dict[str, types.ModuleType] = {}
_making = threading.RLock()  # a twin is handed out when it is whole, whatever thread asks for it


def sources_digest() -> str:
    """A short digest of all sources that may be compiled, and of what compiles them.

    Numba notices a change of a rule's own file only, not of a rule called from another file, so compiled code is
    kept in a folder named by this.
    """
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {np.__version__}".encode())
    for room in COMPILED_ROOMS:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            if "tests" not in path.parts:
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder() -> Path:
    """The folder for compiled rules: in the user's cache, or a temporary one where that cannot be written."""
    root = Path(platformdirs.user_cache_dir("sobremesa")) / "compiled"
    folder = root / sources_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return _passing_folder()
    if not os.access(folder, os.W_OK):
        return _passing_folder()
    for path in sorted(root.iterdir(), key=_last_used)[:-KEPT_CACHES]:
        shutil.rmtree(path, ignore_errors=True)
    return folder


def _passing_folder() -> Path:
    """A folder that is gone when the process ends."""
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-compiled-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _last_used(folder: Path) -> float:
    """When the folder was last asked for; long ago if another process has just removed it."""
    try:
        return folder.stat().st_mtime
    except OSError:
        return 0.0


def _outside(module: types.ModuleType) -> str:
    """A short digest of the sources that a game of somebody else's is compiled from; empty for a module of ours.

    Like ours, they are kept apart for each content: all files beside the module, beside those that it has rules
    from, and in the packages around them.
    """
    if PACKAGE in Path(str(module.__file__)).parents:
        return ""
    folders: set[Path] = set()
    waiting, seen = [module], {module.__name__}
    while waiting:
        home = waiting.pop()
        folder = Path(str(home.__file__)).parent
        folders.add(folder)
        while (folder / "__init__.py").exists():
            folder = folder.parent
            folders.add(folder)
        for thing in vars(home).values():
            if _is_rule(thing, home) and thing.__module__ not in seen and not thing.__module__.startswith(ROOT):
                seen.add(thing.__module__)
                waiting.append(sys.modules[thing.__module__])
    digest = hashlib.sha256()
    for path in sorted(path for folder in folders for path in folder.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _is_rule(thing: Any, module: types.ModuleType) -> bool:
    """Is this a function of ours, or of the package or folder that the module is in?"""
    if not isinstance(thing, types.FunctionType):
        return False
    if thing.__module__.startswith(ROOT) or thing.__module__.split(".")[0] == module.__name__.split(".")[0]:
        return True
    home = getattr(sys.modules.get(thing.__module__), "__file__", None)
    return home is not None and Path(home).parent == Path(str(module.__file__)).parent


@functools.cache
def _compiler() -> Callable[[Callable, str], Any]:
    """Import Numba and return what compiles a rule of ours, or of somebody else's from sources of that digest."""
    import numba
    from numba.core.registry import CPUDispatcher

    cache = _cache_folder()

    def plain(kind: Any) -> Any:
        kind = numba.types.unliteral(kind)
        ints = (numba.types.Integer, numba.types.Boolean, numba.types.IntEnumMember)
        return numba.types.int64 if isinstance(kind, ints) else kind

    class Rule(CPUDispatcher):
        """A compiled rule; a call with a literal or an enum member shares the code for ints."""

        def get_call_template(self, args, kws):
            return super().get_call_template([plain(arg) for arg in args], {k: plain(a) for k, a in kws.items()})

    def compiled(function: Callable, outside: str) -> Any:
        numba.config.CACHE_DIR = str(cache / outside)
        rule = Rule(
            function,
            targetoptions={"nopython": True, "nogil": True, "no_cfunc_wrapper": True, "boundscheck": True},
        )
        rule.enable_caching()
        return rule

    return compiled


def compiled(function: Callable) -> Any:
    """The function compiled: bounds checked, without the interpreter's lock, kept on disk for the next process.

    A closure may capture twins, and nothing else that is compiled, or the kept code is never found again.
    """
    captured = (cell.cell_contents for cell in function.__closure__ or ())
    outside = "".join(sorted(vars(thing).get(OUTSIDE, "") for thing in captured if isinstance(thing, types.ModuleType)))
    return _compiler()(function, outside)


def twin(module: types.ModuleType) -> types.ModuleType:
    """The module's functions, compiled, in a namespace of their own.

    Names that the module imports from other modules of the project, or of its own package or folder, stand for
    those modules' twins; classes (enums) stay the very same objects.  Nothing compiles until a function is first
    called.
    """
    with _making:
        if module.__name__ not in _twins:
            try:
                _make_twin(module)
            except BaseException:
                _twins.pop(module.__name__, None)
                raise
        return _twins[module.__name__]


def _make_twin(module: types.ModuleType) -> None:
    rule, outside = _compiler(), _outside(module)
    made = types.ModuleType(module.__name__)
    made.__file__, made.__package__, made.__spec__ = module.__file__, module.__package__, module.__spec__
    exec(compile(Path(str(module.__file__)).read_text("utf-8"), str(module.__file__), "exec"), made.__dict__)
    _twins[module.__name__] = made
    own = {n: f for n, f in vars(made).items() if isinstance(f, types.FunctionType) and f.__module__ == made.__name__}
    for name, function in own.items():
        setattr(made, name, rule(function, outside))
    setattr(made, OUTSIDE, outside)
    for name, thing in list(vars(made).items()):
        if isinstance(thing, type) and thing.__module__ == made.__name__:
            setattr(made, name, getattr(module, name))
        elif _is_rule(thing, module):
            home = sys.modules[thing.__module__]
            setattr(made, name, thing if home.__name__ == __name__ else getattr(twin(home), thing.__name__))


def twins(*modules: types.ModuleType) -> types.ModuleType:
    """One namespace with the twins of several modules, under the first one's name (for closures, see `compiled`)."""
    key = "+".join(module.__name__ for module in modules)
    with _making:
        if key not in _twins:
            made = types.ModuleType(modules[0].__name__)
            for module in reversed(modules):
                for name, thing in vars(twin(module)).items():
                    if not name.startswith("__") or name == OUTSIDE:
                        setattr(made, name, thing)
            _twins[key] = made
        return _twins[key]


def is_compiled(thing: Any) -> bool:
    """Is this a compiled rule (and not a plain function)?"""
    return hasattr(thing, "py_func")
