"""How long games take, and how much is luck: what tests ask of most games is asked otherwise of these."""

LONG = ("abuela",)  # too many moves to be played often on paper
MOST_MOVES = {"platos": 400}  # of two players, one greedy and one random, at the table; of the others 250
LEAST_WON = {"platos": 55}  # of a hundred games greedy against random: fires may leave nobody a card, nor a point


def least_won(id: str, games: int) -> int:
    """How many of so many games of two players greedy must win against random alone."""
    return LEAST_WON.get(id, 90) * games // 100
