"""`sobremesa cards`: the card set of a game and where each card is known from, or a check of a set of one's own."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from ..engine.errors import Message
from ..engine.languages import LANGUAGES
from .arguments import AsJson, GameId, InLanguage, chosen_cards, file_option
from .output import note, one_line, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..engine.cardset import CardSet
    from ..engine.contract import Game
    from ..engine.words import GameWords

Check = Annotated[Path | None, file_option("--check")]


def cards(game: GameId, check: Check = None, *, language: InLanguage, json: AsJson = False) -> None:
    """Show the cards of a game with their provenance, or check a card set of your own."""
    from ..engine.words import GameWords, said
    from ..games import game as find

    found = find(game)
    card_set = chosen_cards(found, check)
    about = described(found, card_set, language)
    if check:
        for doubt in doubts(found, card_set):
            note(said(doubt, text_of(language)))
        about = {"file": str(check), **about}
    if json:
        one_line(about)
    else:
        print("\n".join(as_text(about, GameWords(found, card_set, language))))


def doubts(game: "Game", cards: "CardSet") -> "Iterator[Message]":
    """What a card set may do and its author perhaps does not mean: names that nobody can read, another set's id."""
    from ..engine.words import GameWords

    printed = game.cards.load()
    if cards.id == printed.id and cards.digest != printed.digest:
        yield Message("cards.same-id", id=cards.id, provenance=cards.provenance)
    for language in LANGUAGES:
        if not cards.names.get(language):
            yield Message("cards.no-name", language=language, id=cards.id)
        words = GameWords(game, cards, language)
        for card in cards.cards:
            if card.names.get(language) or (card.id in printed.by_id and not card.names):
                continue
            if card.names or words.card(card.id) == card.id:
                yield Message("cards.card-no-name", language=language, id=card.id)


def described(game: "Game", cards: "CardSet", language: str) -> dict[str, Any]:
    """A card set as JSON."""
    from ..engine.words import GameWords

    words = GameWords(game, cards, language)
    return {
        "game": cards.game,
        "id": cards.id,
        "names": dict(cards.names),
        "provenance": cards.provenance,
        "digest": cards.digest,
        "cards": [
            {
                "id": card.id,
                "group": card.group,
                "name": words.card(card.id),
                "copies": card.copies,
                "provenance": card.provenance,
                **card.facts,
            }
            for card in cards.cards
        ],
    }


def as_text(about: dict[str, Any], words: "GameWords") -> list[str]:
    """A card set to be read."""
    say = text_of(words.language)
    name = about["names"].get(words.language, about["id"])
    lines = [f"{about['file']}: {say('cards.valid')}"] if "file" in about else []
    lines += [f"{name} ({about['id']})", say(f"provenance.{about['provenance']}"), ""]
    width = max(len(card["id"]) for card in about["cards"])
    for group in dict.fromkeys(card["group"] for card in about["cards"]):
        members = [card for card in about["cards"] if card["group"] == group]
        called = words(f"group.{group}") if words.has(f"group.{group}") else group
        lines.append(f"{called}: {say('cards.count', n=sum(card['copies'] for card in members))}")
        for card in members:
            known_from = say(f"cards.from.{card['provenance']}")
            lines.append(f"  {card['copies']:2} {card['id']:{width}}  {card['name']} ({known_from})")
    return lines
