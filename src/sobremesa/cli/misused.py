"""What Typer says of a command that was used wrongly, in the reader's language.

Typer tells it as an English sentence.  Each of its sentences is known here by its shape; one that is not known is said
as it is.
"""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.words import Words

# The shape of a sentence, the text that says the same, and that which says it when `near` was found.
SENTENCES = (
    (r"No such command '(?P<given>.*?)'\.(?: Did you mean (?P<near>.*)\?)?", "misused.command"),
    (r"No such option: (?P<given>\S+)(?: \(Possible options: (?P<near>.*)\))?", "misused.option"),
    (r"Missing argument '(?P<what>.*)'\.", "misused.no-argument"),
    (r"Missing option '(?P<what>.*)'\.", "misused.no-option"),
    (r"Got unexpected extra argument\(s\) \((?P<given>.*)\)", "misused.too-much"),
    (r"Option '(?P<what>.*)' requires an argument\.", "misused.no-value"),
    (r"Option '(?P<what>.*)' does not take a value\.", "misused.a-value"),
    (r"Invalid value for '?(?P<what>[^':]*)'?: (?P<why>.*)", "misused.value"),
    (r"Input should be a valid integer.*", "misused.number"),
    (r"Input should be greater than or equal to (?P<least>\S+)", "misused.least"),
    (r"Input should be less than or equal to (?P<most>\S+)", "misused.most"),
    (r"(?:Value error, )?'(?P<given>.*)' is not one of (?P<known>.*)\.", "misused.one-of"),
)


def in_words(sentence: str, texts: "Words") -> str:
    """One of Typer's sentences as the reader's language says it."""
    for shape, id in SENTENCES:
        if found := re.fullmatch(shape, sentence, re.DOTALL):
            values = {key: value for key, value in found.groupdict().items() if value is not None}
            for several in values.keys() & {"near", "known"}:
                values[several] = values[several].replace("'", "")
            if "why" in values:
                values["why"] = in_words(values["why"], texts)
            return texts(f"{id}.near" if "near" in values else id, **values)
    return sentence
