"""What makes the site a program of its own on a phone: manifest, service worker, and the page without a connection.

The worker keeps files alone, those whose address names their content, from the list that it is sent with.  It keeps no
page but the one that says that there is no connection, so nothing that a table shows is ever in its cache.
"""

import functools
import hashlib
import json
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...engine.contract import LANGUAGES
from ..site import site_of
from ..site.texts import text
from .render import A_DAY, HEADERS, HERE, STATIC, Frame, house, html, look_style, static
from .scripts import table_script_address

NAME = "Sobremesa"
CLOTH = "#0b3a3f"
OFFLINE = "/offline"
WORKER = HERE / "worker.js"
DRAWN = ("spilled", "hem", "house-cloth")  # the house's pictures on the page without a connection


@dataclass(frozen=True)
class Icon:
    """An icon of the installed site.

    picture  the name of the house's picture that it is drawn from
    purpose  "any", or "maskable" where the device cuts it to a shape of its own
    """

    picture: str
    pixels: int
    purpose: str

    @property
    def file(self) -> str:
        """Its place among the static files."""
        return f"icons/{self.picture}-{self.pixels}.png"


APPLE = Icon("maskable", 180, "maskable")
ICONS = (
    Icon("icon", 192, "any"),
    Icon("icon", 512, "any"),
    Icon("maskable", 192, "maskable"),
    Icon("maskable", 512, "maskable"),
    APPLE,
)


# -- the manifest -------------------------------------------------------------------------------------------------


@functools.cache
def manifest(language: str) -> bytes:
    """What a device must know to install the site, in one language."""
    t = text(language)
    content: dict[str, Any] = {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": t("frame.about"),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": CLOTH,
        "theme_color": CLOTH,
        "categories": ["games"],
        "icons": [_icon(icon) for icon in ICONS if icon is not APPLE],
        "shortcuts": [{"name": t("frame.mine"), "url": "/mine", "icons": [_icon(ICONS[0])]}],
    }
    return json.dumps(content, ensure_ascii=False).encode()


def _icon(icon: Icon) -> dict[str, str]:
    size = f"{icon.pixels}x{icon.pixels}"
    return {"src": static(icon.file), "sizes": size, "type": "image/png", "purpose": icon.purpose}


def manifest_page(request: Request) -> Response:
    """The manifest in one language."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return Response(manifest(language), media_type="application/manifest+json", headers={"Cache-Control": A_DAY})


# -- the worker ---------------------------------------------------------------------------------------------------


def shell() -> list[str]:
    """What the page without a connection is made of: kept as soon as the worker is installed."""
    files = ("site.css", "offline.js", "favicon.svg", "fonts/bricolage-grotesque.woff2", "fonts/shrikhand.woff2")
    return [OFFLINE, *map(static, files), *map(house, DRAWN)]


def files(games: tuple[str, ...]) -> list[str]:
    """The addresses that the worker may keep: static files and the styles of the games, none without its digest."""
    names = sorted(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file())
    styles = [style for game in games if (style := look_style(game))]
    return [*map(static, names), table_script_address(), *styles, *map(house, DRAWN)]


@functools.cache
def worker(games: tuple[str, ...]) -> bytes:
    """The service worker; its bytes change, and browsers install it anew, when anything that it keeps does."""
    source, kept = WORKER.read_text("utf-8"), files(games)
    version = _digest(json.dumps([source, kept, offline()]).encode())
    told = {"VERSION": version, "OFFLINE": OFFLINE, "SHELL": shell(), "FILES": kept}
    return "".join(f"const {name} = {json.dumps(value)};\n" for name, value in told.items()).encode() + source.encode()


def worker_script(request: Request) -> Response:
    """The service worker, always asked for anew."""
    script = worker(site_of(request).games)
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@functools.cache
def offline() -> str:
    """The page that says in every language that there is no connection: the same for everybody."""
    return html("offline.html", Frame(LANGUAGES[0], OFFLINE), texts=[text(language) for language in LANGUAGES])


def offline_page(request: Request) -> Response:
    """The page without a connection, for the worker to keep."""
    return HTMLResponse(offline(), headers=HEADERS)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
