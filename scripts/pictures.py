"""Take the pictures in docs/pictures: home, and the games' tables as a player sees them, on a desk and on a phone.

A server is started on an empty data folder.  Tables are dealt from numbered secrets, and every seat moves as the greedy
bot would; a picture is of the first position that is wanted, so the same code takes the same pictures.  `make pictures`
calls this.  Needs Chromium.
"""

import base64
import hashlib
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Literal

import uvicorn
from playwright.sync_api import Browser, Page, expect, sync_playwright

from sobremesa import bots, games
from sobremesa.engine import rng
from sobremesa.engine.play import Play
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Sitter
from sobremesa.web.app import create_app

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
GUACAMOLE = "guacamole"
PEOPLE = ("Inés", "Mateo", "Abril")
QUALITY = 72  # of WebP, of 100
LARGEST = 150_000  # bytes
MOMENT = 1000  # milliseconds after it began, at which a big moment is caught
MOST_TABLES = 200
OF_GUACAMOLE = ("turn", "choice", "why-not", "rulebook", "claim", "passing", "shout", "end")
OF_OTHERS = (
    "stew-turn",
    "stew-called",
    "platos-turn",
    "platos-attack",
    "abuela-turn",
    "cudillero-bid",
    "cudillero-build",
)
NAMES = ("home", *OF_GUACAMOLE, *OF_OTHERS)
ALL_IS_THERE = """Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => image.decode().catch(() => {})),
])"""
STAND_STILL = """(moment) => document.getAnimations().forEach((one) => {
    one.pause();
    one.currentTime = moment;
})"""
HINT = "The greedy bots never come to a position that is wanted: has the game changed?"

Wanted = Callable[[Play], bool]


@dataclass(frozen=True)
class Size:
    """A device: its name in the names of the pictures, its screen, and how it is used."""

    name: Literal["desk", "phone"]
    width: int
    height: int
    scale: float

    def file(self, name: str) -> str:
        """The name of the file of a picture of this size."""
        return f"{name}-{self.name}.webp"

    @property
    def clip(self) -> dict[str, float]:
        """The part of a page that is taken: the screen, each point of it a point of the picture."""
        return {"x": 0, "y": 0, "width": self.width, "height": self.height, "scale": self.scale}

    @property
    def context(self) -> dict[str, Any]:
        """How a browser is made to be like it."""
        phone = self.name == "phone"
        return {
            "viewport": {"width": self.width, "height": self.height},
            "device_scale_factor": self.scale,
            "has_touch": phone,
            "is_mobile": phone,
        }


SIZES = (Size("desk", 1280, 800, 1), Size("phone", 390, 844, 2))


# -- the site, and games that are played up to a position -----------------------------------------------------------


@contextmanager
def serving() -> Iterator[tuple[str, Tables]]:
    """A site with no table yet: its address and its tables."""
    numbers = count()
    commands.new_secret = lambda: rng.seed_secret(f"picture {next(numbers)}").ljust(32, b".")
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listening:
        app = create_app(f"sqlite:///{folder}/tables.sqlite3")
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        while not server.started:
            time.sleep(0.05)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.site.tables
        finally:
            server.should_exit = True
            thread.join()


class Player:
    """Whoever the pictures are taken for, in seat 0, with three friends."""

    def __init__(self, tables: Tables, person: str, game: str = GUACAMOLE):
        self.tables = tables
        self.game = games.game(game)
        self.persons = [person, *(hashlib.sha256(name.encode()).hexdigest() for name in PEOPLE)]

    def table_where(self, wanted: Wanted) -> str:
        """The id of a table at which that position has come, the first of those that are dealt."""
        for _ in range(MOST_TABLES):
            sitters = [Sitter(person=person) for person in self.persons[:1]]
            sitters += [Sitter(person=person, name=name) for person, name in zip(self.persons[1:], PEOPLE, strict=True)]
            id = self.tables.create(self.game, self.game.cards.load(), {}, sitters)
            if self.play_until(id, wanted):
                return id
        raise SystemExit(HINT)

    def play_until(self, id: str, wanted: Wanted) -> bool:
        """Play on until that position has come; False if the game ends before."""
        while True:
            with self.tables.at(id) as table:
                play = table.play.branch()
                versions = [table.play.version(seat) for seat in range(play.seats)]
            if wanted(play):
                return True
            if play.over:
                return False
            seat = play.to_act()[0]
            with self.tables.visit(id) as visit:
                visit.move(self.persons[seat], versions[seat], chosen(play, seat))

    def move_of(self, id: str) -> None:
        """Let whoever is asked first make the move that a greedy bot would make."""
        with self.tables.visit(id) as visit:
            play, seat = visit.table.play, visit.table.play.to_act()[0]
            visit.move(self.persons[seat], play.version(seat), chosen(play.branch(), seat))


def chosen(play: Play, seat: int) -> int:
    """The greedy bot's choice."""
    bot = bots.bot(bots.usual(play.game), play.game, play.cards, f"picture {play.version(seat)}")
    return bot(play.view(seat), play.choices(seat), bots.imagination(play.game, play.cards, play.position(seat), seat))


def verbs(play: Play, seat: int = 0) -> set[str]:
    """What a seat may do."""
    return {play.game.verb(move).id for move in play.choices(seat)}


def discs_won(play: Play) -> int:
    """How many discs all players have."""
    return sum(len(play.view(0).zone(f"won:{seat}").slots) for seat in range(play.seats))


def my_turn(play: Play) -> bool:
    """I may take the discard or draw, and some discs are won."""
    return {"take", "draw"} <= verbs(play) and discs_won(play) > 2


def claim_out_of_turn(play: Play) -> bool:
    """I may claim a disc although it is another player's turn."""
    return "claim" in verbs(play) and play.view(0).turn != 0 and discs_won(play) > 1


def anothers_claim(play: Play) -> bool:
    """Another player is about to claim a disc."""
    seat = play.to_act()[0] if play.to_act() else 0
    return seat != 0 and "claim" in verbs(play, seat) and play.game.verb(chosen(play, seat)).id == "claim"


def passing(play: Play) -> bool:
    """I choose a card to pass."""
    return "pass" in verbs(play)


def i_have_won(play: Play) -> bool:
    """The game is over and I am first."""
    return play.over and play.view(0).standings[0].rank == 1


def card_for_the_pot(play: Play) -> bool:
    """Stew: my card goes into a pot that is filling."""
    return "pot" in verbs(play) and len(play.view(0).zone("pot").slots) > 3


def called_pot(play: Play) -> bool:
    """Stew: somebody has called, and the pot lies open."""
    return "begin" in verbs(play) and bool(play.view(0).zone("pot").slots)


def my_dish(play: Play) -> bool:
    """Platos: I may complete a dish."""
    return "complete" in verbs(play) and len(play.steps) > 20


def attacked(play: Play) -> bool:
    """Platos: I may answer an attack."""
    return "answer" in verbs(play)


def cooking(play: Play) -> bool:
    """Abuela Co.: I may place cards and light my stove."""
    return {"place", "light"} <= verbs(play) and len(play.steps) > 60


def bidding(play: Play) -> bool:
    """Cudillero: I choose what I bid and what I act with, on the second day."""
    return "bid" in verbs(play) and play.state.day == 2


def building(play: Play) -> bool:
    """Cudillero: I may build, and villages have grown."""
    return "build" in verbs(play) and play.state.day == 3 and play.state.rounds > 3


WANTED_OF_OTHERS = dict(
    zip(OF_OTHERS, (card_for_the_pot, called_pot, my_dish, attacked, cooking, bidding, building), strict=True)
)


# -- pictures ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Screen:
    """A page on a device."""

    page: Page
    size: Size

    def go(self, address: str) -> None:
        """Open a page that must be there."""
        answer = self.page.goto(address)
        if answer is None or not answer.ok:
            raise SystemExit(f"{address} cannot be shown: status {answer and answer.status}")

    def take(self, name: str) -> None:
        """Write what the page shows as a picture, one of NAMES."""
        self.page.mouse.move(0, 0)
        self.page.evaluate(ALL_IS_THERE)
        shot = self.page.context.new_cdp_session(self.page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": self.size.clip}
        )
        path, picture = PICTURES / self.size.file(name), base64.b64decode(shot["data"])
        path.write_bytes(picture)
        print(f"{path.name} {len(picture) // 1000} kB")  # noqa: T201
        if len(picture) > LARGEST:
            raise SystemExit(f"{path.name} has {len(picture)} bytes, not at most {LARGEST}")


def of_home(screens: Sequence[Screen]) -> None:
    """The home page of somebody who is new."""
    for screen in screens:
        screen.go("/")
        screen.take("home")


def of_my_turn(screens: Sequence[Screen], id: str) -> None:
    """My turn; the discard chosen, and where it may go; why a disc cannot be claimed; the rulebook, searched."""
    for screen in screens:
        page = screen.page
        screen.go(f"/tables/{id}")
        screen.take("turn")
        page.locator("#discard .card").click()
        expect(page.locator(".hand.big .tgt")).to_have_count(5)
        screen.take("choice")
        page.keyboard.press("Escape")
        page.locator(".disc .plate-b").first.click(force=True)  # it cannot be claimed, and says so
        expect(page.locator("#panel .reason").first).to_be_visible()
        screen.take("why-not")
        page.locator("#panel .panel-close button").click()
        page.locator(".bar a[data-panel]").click()
        page.locator("#panel [data-filter]").fill("special discard")
        screen.take("rulebook")


def of_a_shout(screens: Sequence[Screen], id: str, player: Player) -> None:
    """Somebody claims a disc before my eyes."""
    for screen in screens:
        with screen.page.expect_response("**/events?log=*"):
            screen.go(f"/tables/{id}")
    player.move_of(id)
    for screen in screens:
        expect(screen.page.locator(".shout")).to_be_attached()
        screen.page.evaluate(STAND_STILL, MOMENT)
        screen.take("shout")


def as_it_stands(screens: Sequence[Screen], id: str, name: str) -> None:
    """A table as it lies before me."""
    for screen in screens:
        screen.go(f"/tables/{id}")
        screen.take(name)


def take_all(browser: Browser, address: str, tables: Tables) -> None:
    """Take all pictures."""
    of_home(screens(browser, address, None, "reduce"))
    first = browser.new_context(base_url=address)
    answer = first.request.post("/tables", form={"game": GUACAMOLE})
    cookies = first.storage_state()
    with tables.at(answer.url.rpartition("/")[2].partition("#")[0]) as table:
        person = str(table.header.sitters[0].person)
    player = Player(tables, person)
    still, moving = (screens(browser, address, cookies, motion) for motion in ("reduce", "no-preference"))
    of_my_turn(still, player.table_where(my_turn))
    for name, wanted in (("claim", claim_out_of_turn), ("passing", passing), ("end", i_have_won)):
        as_it_stands(still, player.table_where(wanted), name)
    for name, wanted in WANTED_OF_OTHERS.items():
        as_it_stands(still, Player(tables, person, name.partition("-")[0]).table_where(wanted), name)
    of_a_shout(moving, player.table_where(anothers_claim), player)
    for context in browser.contexts:
        context.close()


def screens(browser: Browser, address: str, cookies: Any, motion: str) -> list[Screen]:
    """A page on each device, for whoever has those cookies."""
    return [
        Screen(
            browser.new_context(
                base_url=address,
                locale="en",
                reduced_motion=motion,
                storage_state=cookies,
                service_workers="block",
                **size.context,
            ).new_page(),
            size,
        )
        for size in SIZES
    ]


def main() -> None:
    """Take all pictures."""
    found = shutil.which("chromium")
    if found is None:
        sys.exit("Chromium is missing: apt-get install chromium")
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright, serving() as (address, tables):
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        try:
            take_all(browser, address, tables)
        finally:
            browser.close()


if __name__ == "__main__":
    main()
