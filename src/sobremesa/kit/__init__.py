"""The kit: what proves a game, whoever made it. Laws, case files, golden games, counts of positions."""
