"""Reading pages as a browser would: elements, forms, names."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "link", "input", "br", "hr", "img"}


@dataclass
class Element:
    """An element with what is in it."""

    tag: str
    attributes: dict[str, str]
    children: list["Element | str"] = field(default_factory=list)

    def all(self, tag: str = "", **attributes: str) -> list["Element"]:
        """The elements inside with that tag and those attributes, in their order."""
        return [
            found
            for found in self.walk()
            if (not tag or found.tag == tag)
            and all(found.attributes.get(name.rstrip("_")) == value for name, value in attributes.items())
        ]

    def one(self, tag: str = "", **attributes: str) -> "Element":
        found = self.all(tag, **attributes)
        assert 1 == len(found), f"{len(found)} elements {tag} {attributes}"
        return found[0]

    def walk(self) -> Iterator["Element"]:
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.walk()

    @property
    def text(self) -> str:
        parts = [child if isinstance(child, str) else child.text for child in self.children]
        return " ".join(" ".join(parts).split())

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]


class Page(HTMLParser):
    """A page; raises AssertionError where an element is not closed, or closed and not open."""

    def __init__(self, source: str):
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self.open = [self.root]
        assert source.startswith("<!doctype html>")
        self.feed(source)
        self.close()
        assert [self.root] == self.open, f"not closed: {self.open[-1].tag}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(set(names)) == len(names), f"<{tag}> has an attribute twice: {names}"
        made = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(made)
        if tag not in VOID:
            self.open.append(made)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open[-1].tag, f"</{tag}> closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)

    # -- what the tests ask a table's page ------------------------------------------------------------------------

    @property
    def moves(self) -> dict[int, str]:
        """The legal moves: their number and their name."""
        return {int(button["value"]): button.text for button in self.root.all("button", name="move")}

    @property
    def version(self) -> str:
        """The version in the forms of a table's page."""
        (version,) = {field["value"] for field in self.root.all("input", name="version")}
        return version

    @property
    def text(self) -> str:
        return self.root.one("body").text
