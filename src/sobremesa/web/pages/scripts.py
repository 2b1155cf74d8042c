"""The script of a living table: its parts in one file, so that a phone asks once."""

import functools
import hashlib
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"

# In the order in which they lean on one another.
PARTS = (
    "vendor/idiomorph.min.js",
    "search.js",
    "table/motion.js",
    "table/gestures.js",
    "table/choosing.js",
    "table/filters.js",
    "table/sound.js",
    "table/panels.js",
    "table/live.js",
    "table/invite.js",
)


@functools.cache
def table_script() -> bytes:
    """All parts, one after another, without the lines that only people read."""
    return b"\n;\n".join(without_remarks((STATIC / part).read_bytes()) for part in PARTS)


def without_remarks(script: bytes) -> bytes:
    """A script without indentation and without lines that are nothing but a remark."""
    lines = (line.strip() for line in script.splitlines())
    return b"\n".join(line for line in lines if line and not line.startswith(b"//"))


@functools.cache
def table_script_address() -> str:
    """The lasting address of the script: its content is part of the address."""
    return f"/script/table.js?v={hashlib.sha256(table_script()).hexdigest()[:12]}"
