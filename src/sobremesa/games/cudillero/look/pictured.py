"""Cards as a page shows them: elements, and the addresses of pictures."""

from typing import Any

from ....drawing.art import art


def element(key: str) -> str:
    """The id of the element of a slot or zone."""
    return key.replace(":", "-")


def picture(look: Any, name: str) -> str:
    """The address of a picture; it changes when the picture does."""
    return f"/art/cudillero/{name}.svg?v={art(look, name).tag}"
