"""Describing: what a game in progress is in the words of one reader."""

from collections.abc import Sequence

from ...engine.words import Words


def player_names(text: Words, bots: Sequence[str | None], names: Sequence[str | None] = ()) -> list[str]:
    """A name for each seat: what its player calls themselves, or a number."""
    own = [*names, *[None] * (len(bots) - len(names))]
    return [
        name or text("player.bot" if kind else "player.person", n=n)
        for n, (kind, name) in enumerate(zip(bots, own, strict=True), 1)
    ]
