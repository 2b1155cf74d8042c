"""Moments are said by the reader's clock, and by that of Greenwich where no script runs."""

from datetime import datetime, timedelta, timezone

import pytest
from playwright.sync_api import Browser

from tests.browser.living import sit_down

BOGOTA = timezone(timedelta(hours=-5))


@pytest.mark.parametrize("scripts", [True, False])
def test_my_tables_say_when_they_were_made(chromium: Browser, site: str, *, scripts: bool):
    context = chromium.new_context(
        base_url=site, locale="es-CO", timezone_id="America/Bogota", java_script_enabled=scripts
    )
    page = context.new_page()
    sit_down(page)
    for address in ("/", "/mine"):
        page.goto(address)
        moment = page.locator("time")
        made = datetime.fromisoformat(str(moment.get_attribute("datetime")))
        there = made.astimezone(BOGOTA)
        expected = f"{there.hour}:{there.minute:02}" if scripts else f"{made:%Y-%m-%d %H:%M} UTC"
        assert expected in str(moment.text_content())
    context.close()
