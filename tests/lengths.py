"""How long games take: what is asked of many short ones is asked of few long ones."""

LONG = ("abuela",)  # too many moves to be played often on paper
