"""The present position of a table, as one reader may see it: what the page shows, as a part that can replace it."""

from dataclasses import replace
from typing import Any

from ...tables.table import Table
from ..site import Site
from ..site.reader import Reader
from ..site.stream import Follower, Present
from .aside import Aside, aside
from .render import Frame, html
from .table_page import about_table, aside_heading, board_html


class Viewer(Follower):
    """One reader before one table: what is new for them since they last looked.

    heard  how many happenings of its log the reader's page has shown, None if it has shown nothing

    Of players who share a device the one who is uncovered is covered for good as soon as another is asked: whoever
    wants to see their cards must come anew.
    """

    def __init__(self, site: Site, id: str, reader: Reader, base: str, heard: int | None = None):
        super().__init__(site, id, reader)
        self.base = base
        self._seen: tuple[Any, ...] | None = None  # all that the part is made of
        self._told = heard  # so many happenings of the log

    def look(self) -> Present | None:
        """The present position if the reader has not seen it yet, with what has moved since; None if they have."""
        with self.site.tables.at(self.id) as table:
            self.check(table)
            shown = aside(table, self.reader, self.base)
            if shown:
                self.reader = replace(self.reader, uncovered=None)
                return self._aside(table, shown)
            return self._board(table)

    def _aside(self, table: Table, shown: Aside) -> Present | None:
        about = about_table(table, self.reader)
        if self._seen == (shown, about):
            return None
        self._seen, self._told = (shown, about), None
        frame = Frame(self.reader.language, f"/tables/{self.id}")
        made = html(
            "aside.html",
            frame,
            about=about,
            refusal=None,
            shown=shown.shown,
            inner=shown.template,
            heading=aside_heading(table.play, self.reader.language),
        )
        return Present(table.play.version(None), made)

    def _board(self, table: Table) -> Present | None:
        play, seat, about = table.play, self.reader.seat_at(table), about_table(table, self.reader)
        log = len(play.log(seat))
        seen = (seat, play.version(seat), log, play.view(seat), about)
        if self._seen == seen:
            return None
        made = board_html(play, seat, self.reader.language, about, self._told)
        self._seen, self._told = seen, log
        return Present(play.version(seat), made)


def turn_at(table: Table, reader: Reader) -> dict[str, int | bool]:
    """Is the reader asked, at which version, and is the game over?"""
    play = table.play
    return {"asked": table.asks(reader.person), "version": play.version(reader.seat_at(table)), "over": play.over}
