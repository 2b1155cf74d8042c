"""The least change that would make a refused move an allowed one."""

from collections.abc import Iterable

from .contract import Game


def nearest(game: Game, choices: Iterable[int], move: int) -> list[int]:
    """The choices that differ least from a move: in as few as can be of its verb and of what it names.

    Empty if there are no choices, or if no verb has the move.
    """
    if not 0 <= move < game.moves:
        return []
    apart = {choice: _apart(game, choice, move) for choice in choices}
    least = min(apart.values(), default=0)
    return [choice for choice, differences in apart.items() if differences == least]


def _apart(game: Game, one: int, other: int) -> int:
    """In how many things two moves differ: the verb, and each card, place ... that both name."""
    named, named_by_other = _named(game, one), _named(game, other)
    differences = sum(named[digit] != named_by_other[digit] for digit in named.keys() & named_by_other.keys())
    return (game.verb(one) != game.verb(other)) + differences


def _named(game: Game, move: int) -> dict[str, int]:
    """What a move names: the card, the place ..."""
    verb = game.verb(move)
    return dict(zip(verb.digits, verb.split(move), strict=True))
