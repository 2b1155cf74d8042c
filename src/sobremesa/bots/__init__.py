"""Bots: players that see what a person in their seat would see, and nothing else.

A bot is called with three things and answers with one of the choices:

view      what its seat may see (`engine.views.View`)
choices   the moves that it may make
imagine   `imagine(seed)` is a copy of the position in which all that the seat cannot know is dealt anew

A bot never gets the state.  What it does depends on its seed, on what its seat may see and on how many moves have
been made, so a bot that is made again after a restart goes on as the first one would have.
"""

from .registry import ALL, Kind, NoSuchBot, bot, check_kinds, kinds, simulated, usual
from .seat import Bot, Imagine, imagination

__all__ = [
    "ALL",
    "Bot",
    "Imagine",
    "Kind",
    "NoSuchBot",
    "bot",
    "check_kinds",
    "imagination",
    "kinds",
    "simulated",
    "usual",
]
