"""What the page itself draws, whatever the game: faces, the emblem of the house, its table linen."""

from collections.abc import Callable, Mapping
from functools import partial

from ...drawing.art import NoSuchPicture
from .avatars import PEOPLE, WRESTLERS, bot, person
from .emblem import emblem, icon, maskable
from .linen import cloth, hem
from .spilled import spilled
from .ways import device, invite, learn

DRAWINGS: Mapping[str, Callable[[], str]] = {
    **{f"person-{i}": partial(person, i) for i in range(len(PEOPLE))},
    **{f"bot-{i}": partial(bot, i) for i in range(len(WRESTLERS))},
    "icon": icon,
    "maskable": maskable,
    "emblem": emblem,
    "house-cloth": cloth,
    "hem": hem,
    "spilled": spilled,
    "invite": invite,
    "device": device,
    "learn": learn,
}
NAMES = tuple(DRAWINGS)


def face(seat: int, *, bot: bool) -> str:
    """The name of the picture of whoever sits in a seat."""
    return f"bot-{seat % len(WRESTLERS)}" if bot else f"person-{seat % len(PEOPLE)}"


def draw(name: str) -> str:
    """The picture of that name as SVG; NoSuchPicture lists the names there are."""
    if name not in DRAWINGS:
        raise NoSuchPicture(f"there is no picture {name!r}; there are: {', '.join(NAMES)}")
    return DRAWINGS[name]()
