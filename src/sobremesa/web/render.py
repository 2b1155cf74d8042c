"""Rendering: templates, the frame around every page, and the headers that every answer has."""

import functools
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from starlette.responses import HTMLResponse

from ..drawing.art import art
from ..engine.languages import LANGUAGES, language_name
from ..engine.words import Words, capital
from ..games import FOLDER, KNOWN, game
from . import look
from .scripts import STATIC, table_script_address

HERE = Path(__file__).parent
FOREVER, A_DAY = "public, max-age=31536000, immutable", "public, max-age=86400"  # how long browsers keep an answer
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # with less, browsers would not say where a form comes from
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@dataclass(frozen=True)
class Frame:
    """What every page needs.

    here  the address to come back to after the language was switched: one that may be asked for without a form
    """

    language: str
    here: str


def text(language: str) -> Words:
    """The texts of the page."""
    return Words(language, [HERE / "text", HERE.parent / "engine" / "text"])


@functools.cache
def static(name: str) -> str:
    """The address of a file that does not change: its content is part of the address."""
    return f"/static/{name}?v={hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:12]}"


@functools.cache
def look_style(id: str) -> str | None:
    """The address of the style of a game's own table, None if it has none."""
    path = game(id).folder / "look" / "table.css"
    return f"/look/{id}.css?v={hashlib.sha256(path.read_bytes()).hexdigest()[:12]}" if path.exists() else None


def house(name: str) -> str:
    """The address of one of the page's own pictures."""
    return f"/art/site/{name}.svg?v={art(look, name).tag}"


@functools.cache
def _templates() -> Environment:
    # A game's templates are found by its folder: one whose files cannot be loaded must not keep pages from the others.
    of_games = PrefixLoader({id: FileSystemLoader(FOLDER / id / "look") for id in KNOWN})
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), of_games]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        static=static, look_style=look_style, languages=LANGUAGES, language_name=language_name, house=house
    )
    made.globals["table_script"] = table_script_address
    made.filters["capital"] = capital
    return made


def html(template: str, frame: Frame, **content: Any) -> str:
    """A whole page."""
    return _templates().get_template(template).render(frame=frame, t=text(frame.language), **content)


def page(template: str, frame: Frame, status: int = 200, **content: Any) -> HTMLResponse:
    """A whole page as an answer."""
    return HTMLResponse(html(template, frame, **content), status, headers=HEADERS)
