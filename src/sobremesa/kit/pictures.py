"""What every picture must be, whoever draws it: well-formed, plain, whole in itself, and soon loaded.

A page shows pictures as images, or writes them into itself, under a policy that forbids scripts, styles and strangers.
So a picture is made of a few kinds of element and attribute, holds no text, refers to nothing but its own definitions,
and its ids are of no other picture.
"""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from ..drawing.gouache import prefix
from ..engine.cardset import CardSet
from ..engine.look import CardLook

NAMESPACE = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "g", "defs", "use", "path", "circle", "ellipse", "rect", "clipPath"}
GEOMETRY = {"viewBox", "width", "height", "transform", "d", "x", "y", "r", "rx", "ry", "cx", "cy"}
PAINT = {
    "fill", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
}  # fmt: skip
REFERENCES = {"id", "href", "clip-path"}
LARGEST = 24_000  # bytes


def faults(name: str, svg: str) -> list[str]:
    """What is wrong with the picture of that name; nothing, if all is well."""
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        return [f"{name}: is not XML: {error}"]
    found = [*_form(root), *_references(name, root)]
    if len(svg.encode()) > LARGEST:
        found.append(f"has {len(svg.encode())} bytes, not at most {LARGEST}")
    return [f"{name}: {fault}" for fault in found]


def names(look: CardLook, cards: CardSet) -> list[str]:
    """The names of all pictures that a game needs with a card set."""
    of_cards = (name for card in cards.cards for name in look.pictures(card).values())
    return list(dict.fromkeys([*look.NAMES, *of_cards]))


def _form(root: ElementTree.Element) -> Iterator[str]:
    """Elements, attributes and texts that no picture has."""
    if root.tag != f"{NAMESPACE}svg" or "viewBox" not in root.attrib:
        yield "is no svg with a viewBox"
    for element in root.iter():
        tag = element.tag.removeprefix(NAMESPACE)
        if tag not in ELEMENTS:
            yield f"has an element {tag}"
        for attribute in sorted(set(element.attrib) - GEOMETRY - PAINT - REFERENCES):
            yield f"has an attribute {attribute}"
        for text in (element.text, element.tail):
            if text and text.strip():
                yield f"has a text: {text.strip()}"


def _references(name: str, root: ElementTree.Element) -> Iterator[str]:
    """Ids that are not this picture's alone, and references to what it does not have."""
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield f"has the id {id} twice"
    for id in ids:
        if not id.startswith(prefix(name)):
            yield f"has the id {id}, which does not begin with {prefix(name)}"
    for element in root.iter():
        for value in element.attrib.values():
            if "url(" in value and not re.fullmatch(r"url\(#[\w-]+\)", value):
                yield f"refers to {value}"
        for to in (element.get("href"), element.get("clip-path")):
            if to is not None and to.removeprefix("url(").removesuffix(")").removeprefix("#") not in ids:
                yield f"refers to {to}, which it does not have"
