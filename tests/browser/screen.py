"""One screen: nothing of a living table lies outside it or over something else; what is pressed is for fingers."""

from pathlib import Path

from playwright.sync_api import Page

FINGER = 44  # pixels
TOUCHING = 6  # so many pixels things may overlap that are drawn at a slant, or with a ring around them
FAULTS = (Path(__file__).parent / "screen.js").read_text()


def faults(page: Page, *, may_scroll: bool = False) -> list[str]:
    """What does not fit, lies over something else, or is too small for fingers.

    may_scroll  may the page be higher than the screen, because letters are large?
    """
    return list(page.evaluate(FAULTS, [FINGER, TOUCHING, may_scroll]))
