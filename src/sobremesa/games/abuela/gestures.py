"""Abuela Co.: from where to where each move goes on the table: what a finger taps or drags."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...engine.views import Zone
from .moves import split
from .names import burner_zone
from .state import COMMUNITY, FOODS, Move

Ends = tuple[str | None, str | None]

NOWHERE: Ends = (None, None)


@dataclass(frozen=True)
class Table:
    """What must be known of a table to show where a move goes on it.

    zones    those of the viewer's view, by id
    viewer   the seat whose table it is, None: a spectator, who makes no moves
    turn     the seat on turn, who is given what a Sugar Cup asks for
    largest  the draw that the deck itself stands for: the largest that is allowed, the others are buttons
    """

    zones: Mapping[str, Zone]
    viewer: int | None
    turn: int | None
    largest: int

    def ends(self, move: int) -> Ends:
        """From where to where a move goes, allowed or not; None where it goes by a button alone."""
        verb, named = split(move)
        if self.viewer is None:
            return NOWHERE
        match verb:
            case "free":
                return f"pantry:{named['pantry']}", "discard"
            case "draw":
                return ("deck:top", self.hand) if move == self.largest else NOWHERE
            case "take":
                return f"pantry:{named['pantry']}", self.hand
            case "fetch":
                return f"leftover:{named['card']}", self.hand
            case "light":
                source = f"food:{named['dish']}" if named["dish"] < FOODS else f"recipe:{named['dish'] - FOODS}"
                return source, self._burner(named)
            case "place" | "play" | "exchange" | "give":
                return f"{self.hand}:{named['place']}", self._from_hand_to(verb, named)
            case "to-hand" | "throw" | "scorch" | "move":
                return self._card_on(named), self._off_burner_to(verb, named)
        return NOWHERE

    @property
    def hand(self) -> str:
        """The viewer's own hand."""
        return f"hand:{self.viewer}"

    def _from_hand_to(self, verb: str, named: Mapping[str, int]) -> str:
        match verb:
            case "place":
                return burner_zone(named["stove"], named["burner"])
            case "play":
                return f"stove:{named['seat']}"
            case "exchange":
                return f"pantry:{named['pantry']}"
        return f"hand:{self.turn}" if self._gives_sugar() else "discard"

    def _off_burner_to(self, verb: str, named: Mapping[str, int]) -> str:
        match verb:
            case "to-hand":
                return self.hand
            case "move":
                return self._burner({"burner": named["to"]})
        return "discard"

    def _burner(self, named: Mapping[str, int]) -> str:
        """The burner that a move names, on the viewer's own stove unless it names the community's."""
        assert self.viewer is not None
        return burner_zone(COMMUNITY if named.get("whose") else self.viewer, named["burner"])

    def _card_on(self, named: Mapping[str, int]) -> str:
        """The first card on a burner of those that a move names, a kind or RUNNING: they are as good as one another."""
        return f"{self._burner(named)}:{named['card']}:0"

    def _gives_sugar(self) -> bool:
        return "effect" in self.zones and self.zones["effect"].slots[0].card == "sugar"


def largest_draw(draws: list[int], *, exact: bool) -> int:
    """The draw that the deck stands for; if none is allowed, the one whose refusal says most.

    exact  is it the advanced game [advanced-mode], in which exactly three are drawn [exact-drawing]?
    """
    return max(draws, default=Move.DRAW + (2 if exact else 0))
