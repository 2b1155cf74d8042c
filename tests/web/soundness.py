"""Is a page sound HTML that everybody can use?  Names, labels, headings, landmarks, language."""

from collections.abc import Iterator
from itertools import pairwise

from tests.web.reading import Element, Page

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
ONCE = ("title", "main", "h1", "header", "footer")
NAMED = ("button", "a", "legend", "summary", "label", "th", *HEADINGS)


def unsound(source: str) -> list[str]:
    """What is wrong with a page; nothing if all is well."""
    root = Page(source).root
    return [*_ids(root), *_frame(root), *_names(root), *_fields(root), *_headings(root), *_lists(root), *_inline(root)]


def _ids(root: Element) -> Iterator[str]:
    ids = [found["id"] for found in root.walk() if "id" in found.attributes]
    yield from (f"the id {id} is there {ids.count(id)} times" for id in set(ids) if ids.count(id) > 1)
    for found in root.walk():
        named = [found.attributes.get(name) for name in ("aria-labelledby", "for")]
        if found.tag == "a" and found["href"].startswith("#"):
            named.append(found["href"][1:])
        yield from (f"<{found.tag}> names {id}, which is not there" for id in named if id and id not in ids)


def _frame(root: Element) -> Iterator[str]:
    if root.one("html").attributes.get("lang") not in ("en", "es"):
        yield "the page does not say its language"
    yield from (f"{len(root.all(tag))} <{tag}>" for tag in ONCE if len(root.all(tag)) != 1)


def _names(root: Element) -> Iterator[str]:
    for found in root.walk():
        if found.tag in NAMED and not found.text:
            yield f"<{found.tag}> has no name"
        if found.tag in ("nav", "section", "article") and not {"aria-label", "aria-labelledby"} & set(found.attributes):
            yield f"<{found.tag}> has no name"


def _fields(root: Element) -> Iterator[str]:
    labelled = {label["for"] for label in root.all("label")}
    for found in root.walk():
        shown = found.tag in ("select", "textarea", "input") and found.attributes.get("type") != "hidden"
        if shown and found.attributes.get("id") not in labelled:
            yield f"the field {found.attributes.get('name')} has no label"


def _headings(root: Element) -> Iterator[str]:
    levels = [int(found.tag[1]) for found in root.walk() if found.tag in HEADINGS]
    yield from (f"a heading of level {b} after one of {a}" for a, b in pairwise(levels) if b > a + 1)


def _lists(root: Element) -> Iterator[str]:
    allowed = {"ul": {"li"}, "ol": {"li"}, "dl": {"div", "dt", "dd"}, "select": {"option"}, "tr": {"td", "th"}}
    for found in root.walk():
        inside = {child.tag for child in found.children if isinstance(child, Element)}
        if found.tag in allowed and inside - allowed[found.tag]:
            yield f"<{found.tag}> holds {inside}"


def _inline(root: Element) -> Iterator[str]:
    """Nothing that the page's own policy of content would block."""
    for found in root.walk():
        if found.tag == "style":
            yield "there is a <style>"
        if found.tag == "script" and (found.text or not found.attributes.get("src", "").startswith("/static/")):
            yield "there is a <script> that is no file of ours"
        yield from (f"<{found.tag}> has {name}" for name in found.attributes if name == "style" or name[:2] == "on")
