"""How the pieces of a sentence meet: what a language changes where a text and its values touch.

A text is written without knowing its values.  Where they touch, Spanish says "Irene e Iván" and "7 u 8", "de ti" and
not "de tú"; and in every language a name that ends a sentence itself ("Abuela Co.", "Guacamole!") is followed by no
full stop.
"""

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any

Say = Callable[[str], str]

OPENING = r"[\s¡¿«“\"'(]*"  # what may stand before the first letter of a value
SOUNDS_LIKE_I = re.compile(OPENING + r"(?:h?[ií](?![aeoáéó])|y(?![aeiouáéíóú]))", re.IGNORECASE)
SOUNDS_LIKE_O = re.compile(OPENING + r"(?:h?[oó]|8|11(?!\d))", re.IGNORECASE)

# Of a language: a word of its catalogue, what must follow for another to stand in its place, and that other one.
CHANGES = {"es": (("and", SOUNDS_LIKE_I, "and.before-i"), ("or", SOUNDS_LIKE_O, "or.before-o"))}

# Of a language: the words after which "you" is `you.after`.
PREPOSITIONS = {"es": ("a", "ante", "contra", "de", "en", "hacia", "hasta", "para", "por", "sin", "sobre", "tras")}


class Joining:
    """How texts and values meet in one language.

    say  the texts of the language: "and", "or", "you" and what stands in their place
    """

    def __init__(self, language: str, say: Say):
        self.say = say
        self._changes = [
            (sound, re.compile(rf"(?<!\w){re.escape(say(word))} $"), say(other))
            for word, sound, other in CHANGES.get(language, ())
        ]
        prepositions = "|".join(PREPOSITIONS.get(language, ()))
        self._you = re.compile(rf"{re.escape(say('you'))}(?!\w)")
        self._before_you = re.compile(rf"(?i)(?<!\w)(?:{prepositions}) $") if prepositions else None

    def listed(self, items: Sequence[str], word: str) -> str:
        """Several things in a row: "a, b and c"; `word` is the id of the last word between them."""
        if len(items) < 2:
            return "".join(items)
        return self.meet(f"{', '.join(items[:-1])} {self.say(word)} ", items[-1])

    def filled(self, text: str, values: Mapping[str, Any]) -> str:
        """A text with its values filled in."""
        said, after_value = "", False
        for literal, name, format_spec, conversion in pieces(text):
            said += literal[1:] if after_value and ends(said) and is_stop(literal) else literal
            after_value = name is not None
            if name is not None:
                value = values[name] if conversion is None else Formatter().convert_field(values[name], conversion)
                said = self.meet(said, format(value, format_spec or ""))
        return said

    def meet(self, before: str, value: str) -> str:
        """What has been said and what comes next, each as it is before, or after, the other."""
        if not before.endswith(" "):
            return before + value
        for sound, word, other in self._changes:
            if sound.match(value):
                before = word.sub(f"{other} ", before)
        if self._before_you and (you := self._you.match(value)) and self._before_you.search(before):
            value = self.say("you.after") + value[you.end() :]
        return before + value


def ends(said: str) -> bool:
    """Has a sentence that ends so its last mark already: "Abuela Co.", "Guacamole!"?"""
    return said.endswith((".", "!", "?")) and not said.endswith("..")


def is_stop(literal: str) -> bool:
    """Does a piece of a text begin with a full stop, which is none of three points?"""
    return literal.startswith(".") and not literal.startswith("..")


@functools.cache
def pieces(text: str) -> tuple[tuple[str, str | None, str | None, str | None], ...]:
    """The pieces of a text: what is written, and the name, format and conversion of the value after it."""
    return tuple(Formatter().parse(text))
