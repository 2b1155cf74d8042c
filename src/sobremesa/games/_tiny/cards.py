"""Two Sugars: from a card set's file to its cards and the tables that the rules read."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...engine.cardset import Card, CardSet, Id, Names, Provenance, check, read_toml, same_ids, shaped
from ...engine.errors import Message
from ...engine.forms import paper
from ...engine.misfits import Fault
from ...engine.written import Written
from .state import BOX, CARDS, CUP, KINDS, SEATS

STANDARD = Path(__file__).parent / "cards.toml"


class Kind(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of card: how many there are, and the lumps of sugar on each."""

    id: Id
    copies: Annotated[int, Meta(ge=1, le=CARDS)]
    lumps: Annotated[int, Meta(ge=1, le=99)]
    provenance: Provenance
    names: Names = {}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["_tiny"]
    id: Id
    provenance: Provenance
    names: Names
    sweet: Annotated[int, Meta(ge=0, le=999)]
    card: list[Kind]


def load(path: Path | None = None) -> CardSet:
    """The card set of a file, the standard one by default; BadCardSet says what is wrong with it and where."""
    return build(read_toml(path or STANDARD))


def build(source: Mapping[str, Any] | Written, where: str = "") -> CardSet:
    """The card set with that content; `where` names it in errors if it is not from a file."""
    written = Written.of(source, where)
    form = shaped(written, Form)
    check(written, _faults(form))
    box = paper(BOX)
    box.kinds, box.sweet = len(form.card) + 1, form.sweet
    cards = []
    for number, kind in enumerate(form.card, 1):
        box.copies[number], box.lumps[number] = kind.copies, kind.lumps
        facts = {"lumps": kind.lumps}
        cards.append(Card(kind.id, number, "card", kind.copies, kind.provenance, facts, _names(kind)))
    return CardSet(form.game, form.id, _names(form), form.provenance, tuple(cards), box, dict(written.content))


def _names(item: Form | Kind) -> dict[str, str]:
    return {str(language): name for language, name in item.names.items()}


def _faults(form: Form) -> Iterator[Fault]:
    yield from same_ids(form, "card")
    cards = sum(kind.copies for kind in form.card)
    if len(form.card) >= KINDS:
        yield ("card",), Message("card-set.too-many", n=len(form.card), most=KINDS - 1)
    if cards > CARDS:
        yield (), Message("card-set.too-many-cards", n=cards, most=CARDS)
    if cards < SEATS * CUP:
        yield (), Message("card-set.too-few-cards", n=cards, least=SEATS * CUP)
