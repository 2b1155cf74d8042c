"""Pictures by name, with a tag that changes when a picture does.

A *look* is a module (a game's `look`, the page's own) that draws.  The name of a picture says all that is in it, so
that whoever has a name needs neither table nor card set to draw it, and may keep the picture for as long as its tag
is the same.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from ..engine.cardset import Card
from ..engine.errors import SobremesaError

KEPT = 1024  # pictures


class NoSuchPicture(SobremesaError):
    """No picture has that name."""


class Look(Protocol):
    """What draws pictures."""

    @property
    def NAMES(self) -> tuple[str, ...]:
        """The names of all pictures that do not depend on a card set."""

    def draw(self, name: str) -> str:
        """The picture of that name as SVG; NoSuchPicture if there is none."""


class CardLook(Look, Protocol):
    """What draws the cards of a game."""

    def pictures(self, card: Card) -> Mapping[str, str]:
        """The names of a card's pictures: "face" as it lies in the hand, "small" as it is seen from afar."""

    def back(self, zone: str) -> str:
        """The name of the picture of a card or disc that lies face down in a zone of that kind."""


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
