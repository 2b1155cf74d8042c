"""Showing what happens in a case: the moves of each step, what happened, and what then lies elsewhere than before.

Positions are written as a case writes them, so that what was seen can be copied into a case as what must follow.
"""

import json
from collections.abc import Iterator
from typing import Any

from ...engine.errors import Refused
from ...engine.languages import LANGUAGES
from ...engine.play import Play
from ...engine.words import Words
from .expect_events import happened
from .expect_position import in_words
from .moment import table
from .placing import start
from .reading import Case
from .setting import EMPTY, Setting
from .told import TEXTS


def show(case: Case, language: str = LANGUAGES[0]) -> Iterator[str]:
    """What happens in a case, line by line: the first position, then of each step what has changed.

    It ends with the first move that is refused.
    """
    texts = Words(language, [TEXTS])
    play = start(case.setting, case.setup, case.seed)
    yield f"{case.file}:{case.line}: {case.name}"
    before = _position(case.setting, play)
    yield from (f"  {line}" for line in before)
    events = [happening.event for happening in play.committed_log]
    for number, step in enumerate(case.steps, 1):
        yield f"  {texts('case.step', n=number)}"
        for said in step.moves:
            yield f"    {case.setting.say_with_seat(said.seat, said.move)}"
            try:
                events += [happening.event for happening in play.move(said.seat, said.move)]
            except Refused as refusal:
                yield f"    {texts('case.refused-by', clause=refusal.clause)}"
                return
        yield from (f"    * {line}" for line in happened(play, events))
        now = _position(case.setting, play)
        yield from (f"    {line}" for line in now if line not in before)
        before, events = now, []


def _position(setting: Setting, play: Play) -> list[str]:
    """All that can be named of a position, a line each."""
    layout = play.game.positions.layout(play.state, play.cards)
    lines = []
    for name, spot in setting.spots.items():
        if spot.part is None and spot.key in layout.cards:
            lie = [EMPTY if card is None else card for card in layout.cards[spot.key]]
            lines.append(f"position.{name} = {_toml(lie)}")
        elif spot.kind and spot.key in layout.facts:
            lines.append(f"position.{name} = {_toml(in_words(spot.kind, layout.facts[spot.key]))}")
    standings = table(play).standings
    return [
        *lines,
        f"asked = {_toml([seat + 1 for seat in play.to_act()])}",
        f"points = {_toml([standing.points for standing in standings])}",
        f"ranks = {_toml([standing.rank for standing in standings])}",
        f"over = {_toml(play.over)}",
    ]


def _toml(value: Any) -> str:
    """A text, a number, a truth or a list of them as TOML writes it, which is as JSON does."""
    return json.dumps(value, ensure_ascii=False)
