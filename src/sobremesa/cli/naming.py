"""What every move of a game may be called, whether it is on offer or not, and which one some words come nearest to.

A move on offer is told with the cards that it is about; one that is not on offer can only be described.  So that the
words of an offer are understood when it is over, each move is also called by the texts of offers of its verb, filled in
with what its description names.  Nothing here knows a position.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from ..engine.contract import Game, Verb, handle
from ..engine.views import Text
from ..engine.words import GameWords
from .meaning import words_of

NEAR = 0.5  # how much of the words must be those of a move
DESCRIBED = 0.5  # how much a description counts beside the text of an offer
EACH_WORD = 0.01  # and how much a word that both have, wherever it stands
BRACKETS = re.compile(r"\([^()]*\)")
VALUE = re.compile(r"\{(\w+)[^}]*\}")

Said = tuple[str, ...]  # words, one by one


@dataclass(frozen=True)
class Named:
    """A move, its description, and what offers of it may say."""

    move: int
    described: Said
    offered: frozenset[Said]


def named_moves(words: GameWords) -> list[Named]:
    """Every move of the game with all that it may be called in a reader's language."""
    game, texts = words.game, offers(words)
    named = []
    for verb in game.verbs:
        for move in range(verb.first, verb.first + verb.size):
            text = game.view.describe(words.cards, move)
            said = frozenset(tuple(words_of(filled(offer, text, words))) for offer in texts[verb])
            named.append(Named(move, tuple(words_of(words.say(text))), said))
    return named


def filled(offer: str, described: Text, words: GameWords) -> str:
    """The text of an offer with the values that a description has; what it has not is left out."""
    values = {key: str(words.value(key, value)) for key, value in described.values.items()}
    return VALUE.sub(lambda value: values.get(value[1], " "), offer)


def offers(words: GameWords) -> Mapping[Verb, list[str]]:
    """The texts by which moves of each verb are offered, their values not filled in."""
    found: dict[Verb, list[str]] = defaultdict(list)
    catalogue = words.catalogues[0]
    for id, forms in catalogue.items():
        kind, _, what = id.partition(".")
        if kind == "choice":
            for verb in verbs_of(what.removesuffix(".you"), words):
                found[verb] += forms
    return found


def verbs_of(what: str, words: GameWords) -> Iterator[Verb]:
    """The verbs whose moves a text of offers is about: `light-food` is about `light`, `buy` about `buy-roof`."""
    verbs: Mapping[str, Verb] = {handle(verb): verb for verb in words.game.verbs}
    if begins := [name for name in verbs if f"{what}-".startswith(f"{name}-")]:
        yield verbs[max(begins, key=len)]
        return
    for name, verb in verbs.items():
        if name.startswith(f"{what}-") or f"move.{what}" in descriptions(verb, words.game, words):
            yield verb


def descriptions(verb: Verb, game: Game, words: GameWords) -> set[str]:
    """The ids of the texts that describe moves of a verb."""
    return {game.view.describe(words.cards, move).id for move in range(verb.first, verb.first + verb.size)}


def closest(text: str, named: Sequence[Named]) -> list[int]:
    """The moves that a text comes nearest to, with or without what it has in brackets; none if it comes near none."""
    likes: dict[int, float] = {}
    for said in {tuple(words_of(text)), tuple(words_of(BRACKETS.sub(" ", text)))} - {()}:
        for move, like in likeness(said, named):
            likes[move] = max(like, likes.get(move, 0.0))
    most = max(likes.values(), default=0.0)
    return [move for move, like in likes.items() if like == most]


def likeness(said: Said, named: Sequence[Named]) -> Iterator[tuple[int, float]]:
    """How near some words come to each of the moves that they come near."""
    matcher, counted = SequenceMatcher(autojunk=False), Counter(said)
    matcher.set_seq2(said)

    def like(words: Said) -> float:
        matcher.set_seq1(words)
        return matcher.ratio() if matcher.real_quick_ratio() >= NEAR and matcher.quick_ratio() >= NEAR else 0.0

    for one in named:
        described, offered = like(one.described), max(map(like, one.offered), default=0.0)
        if max(described, offered) >= NEAR:
            common = (counted & Counter(one.described)).total()
            yield one.move, max(described, offered) + DESCRIBED * described + EACH_WORD * common
