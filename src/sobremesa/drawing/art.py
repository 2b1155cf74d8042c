"""Pictures by name, with a tag that changes when a picture does.

The name of a picture says all that is in it, so that whoever has a name needs neither table nor card set to draw it,
and may keep the picture for as long as its tag is the same.
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from ..engine.errors import SobremesaError
from ..engine.look import Look

KEPT = 1024  # pictures


class NoSuchPicture(SobremesaError):
    """No picture has that name."""


@dataclass(frozen=True)
class Art:
    """A picture."""

    svg: bytes
    tag: str


@lru_cache(KEPT)
def art(look: Look, name: str) -> Art:
    """The picture of that name; the tag is a digest of its bytes.  NoSuchPicture if there is none."""
    svg = look.draw(name).encode()
    return Art(svg, hashlib.sha256(svg).hexdigest()[:16])
