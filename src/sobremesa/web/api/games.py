"""Games, their rulebooks and their standard cards."""

from typing import Annotated

from fastapi import APIRouter, Path

from ...engine import contract, rulebook
from ...engine.cardset import CardSet
from ...engine.words import GameWords
from ..site.offers import offer
from . import answers
from .asking import PUBLIC, Anyone
from .refusing import may_refuse
from .telling import as_clause

router = APIRouter(tags=["Games and rules"])
GameId = Annotated[str, Path(description="The id of a game.", examples=["guacamole"])]
Handle = Annotated[str, Path(description="The handle of a clause.", examples=["take-discard"])]


@router.get("/games", responses=may_refuse(), openapi_extra=PUBLIC)
def list_games(caller: Anyone) -> answers.Games:
    """The games that are offered."""
    return answers.Games(games=[_game(caller.site.game(id), caller.language) for id in caller.site.games])


@router.get("/games/{game}", responses=may_refuse("no-such-game"), openapi_extra=PUBLIC)
def show_game(game: GameId, caller: Anyone) -> answers.Game:
    """A game: who plays it, its options, its bots, and how its moves are numbered."""
    return _game(caller.site.game(game), caller.language)


def _game(game: contract.Game, language: str) -> answers.Game:
    offered = offer(game, language)
    return answers.Game(
        id=game.id,
        name=offered.name,
        tagline=offered.tagline,
        seats=list(game.seats),
        usual_players=offered.usual,
        options=[
            answers.Option(
                id=option.id,
                name=option.name,
                values=[answers.Named(id=id, name=name) for id, name in option.values],
            )
            for option in offered.options
        ],
        bots=[answers.Named(id=kind, name=name) for kind, name in offered.bots],
        usual_bot=offered.usual_bot,
        rules_version=game.rules_version,
        moves=game.moves,
        verbs=[
            answers.Verb(id=verb.id, first=verb.first, size=verb.size, digits=list(verb.digits), radix=list(verb.radix))
            for verb in game.verbs
        ],
    )


@router.get("/games/{game}/rules", responses=may_refuse("no-such-game"), openapi_extra=PUBLIC)
def read_rules(game: GameId, caller: Anyone) -> answers.Rules:
    """The rulebook: every rule a clause with a lasting handle."""
    found = caller.site.game(game)
    return answers.Rules(game=game, clauses=[as_clause(clause) for clause in rulebook.rulebook(found, caller.language)])


@router.get(
    "/games/{game}/rules/{handle}", responses=may_refuse("no-such-game", "no-such-clause"), openapi_extra=PUBLIC
)
def read_clause(game: GameId, handle: Handle, caller: Anyone) -> answers.ClauseAndPlaces:
    """One clause, with the code that does it and the tests that prove it."""
    found = caller.site.game(game)
    clause = rulebook.clause(found, handle, caller.language)
    return answers.ClauseAndPlaces(
        **as_clause(clause).model_dump(),
        code=[answers.CodePlace(**vars(place)) for place in rulebook.cited_by(found).get(handle, ())],
        tests=[answers.Test(**vars(test)) for test in rulebook.tested_by(found).get(handle, ())],
    )


@router.get("/games/{game}/cards", responses=may_refuse("no-such-game"), openapi_extra=PUBLIC)
def read_cards(game: GameId, caller: Anyone) -> answers.Cards:
    """The standard card set: every kind of card, and the content of its file."""
    found = caller.site.game(game)
    cards: CardSet = found.cards.load()
    words = GameWords(found, cards, caller.language)
    return answers.Cards(
        game=cards.game,
        id=cards.id,
        provenance=cards.provenance,
        digest=cards.digest,
        cards=[
            answers.Card(
                id=card.id,
                name=words.card(card.id),
                group=card.group,
                copies=card.copies,
                provenance=card.provenance,
                facts=dict(card.facts),
            )
            for card in cards.cards
        ],
        source=dict(cards.source),
    )
