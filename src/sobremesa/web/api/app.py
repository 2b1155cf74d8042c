"""The application behind the door: the operations, what they refuse, and their description."""

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute

from ..site import Site
from . import games, playing, stream, tables
from .asking import Tokens
from .refusing import HANDLERS

ADDRESS = "/api/v1"
ROUTERS: tuple[APIRouter, ...] = (games.router, tables.router, playing.router, stream.router)
DESCRIPTION = """\
Everything that the pages can do, for programs.

Make a table: you get a token, which you give with every request from then on (`Authorization: Bearer TOKEN`). Read the
view, which has your choices; send one of them as a move, with the version of the position that you saw. The answer is
the position after your move. Nothing that your seat cannot know is ever in an answer.

Every answer is in the language of `?language=` or of `Accept-Language`. What is not granted has the shape of `Error`
and has changed nothing."""


def create_interface(site: Site) -> FastAPI:
    """The interface of a site, to be mounted at `/api/v1`."""
    made = FastAPI(
        title="Sobremesa",
        version="1",
        description=DESCRIPTION,
        docs_url=None,
        redoc_url=None,
        servers=[{"url": ADDRESS}],
        root_path_in_servers=False,
        exception_handlers=dict(HANDLERS),
        generate_unique_id_function=_name_of,
        separate_input_output_schemas=False,
    )
    for router in ROUTERS:
        made.include_router(router)
    made.state.site, made.state.tokens = site, Tokens(site.tables.store.signing_key())
    return made


def _name_of(route: APIRoute) -> str:
    return route.name
