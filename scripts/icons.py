"""Draw the icons of the installed site: the emblem as PNG, for devices that take no SVG.  Needs Chromium.

`make pictures` calls this; the files it writes are part of the repository.
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from sobremesa.web import look as house
from sobremesa.web.pages.install import ICONS
from sobremesa.web.pages.render import STATIC

ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


def main() -> None:
    """Write every icon."""
    found = shutil.which("chromium")
    if found is None:
        sys.exit("Chromium is missing: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        for icon in ICONS:
            drawn(browser, house.draw(icon.picture), icon.pixels, STATIC / icon.file)
        browser.close()


def drawn(browser: Browser, svg: str, pixels: int, path: Path) -> None:
    """Write a picture as a PNG of so many pixels in both directions."""
    page = browser.new_page(viewport={"width": pixels, "height": pixels})
    page.set_content(svg)
    page.add_style_tag(content="body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }")
    path.parent.mkdir(exist_ok=True)
    page.screenshot(path=path, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()
