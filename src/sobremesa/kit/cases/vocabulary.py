"""The words of case files, written out from what games and format say of themselves.

In docs/cases.md the parts between `<!-- begin NAME -->` and `<!-- end NAME -->` are written by

    python -m sobremesa.kit.cases docs/cases.md

and a test compares them: NAME is "file", "case" or "step" for the keys of the format, or the id of a game.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...engine import rng
from ...engine.contract import LANGUAGES, Game, Verb, handle
from ...engine.errors import in_english
from ...engine.languages import language_name
from ...engine.play import Play
from ...engine.positions import EventWords, Fact, Kind, Part, Place
from ...engine.rulebook import rulebook
from ...engine.views import Counter, Zone
from ...engine.words import SeatWords
from ...games import KNOWN, game
from ..deals import combinations
from .expect_events import EVENT_KEYS
from .expect_view import counters_that_come_later, zone_name
from .reading import CASE_KEYS, MOVES, SETTING_KEYS
from .setting import event_words
from .step_keys import STEP_KEYS

PART = re.compile(r"(?P<begin><!-- begin (?P<name>[a-z0-9_-]+) -->\n).*?(?P<end><!-- end (?P=name) -->)", re.DOTALL)
FEW, MANY = 3, 12  # moves that are listed one by one; words that are too many for it

Row = Sequence[str]


class UnknownPart(ValueError):
    """A part of a document that nothing is known about; the message lists the parts that there are."""


def document(text: str) -> str:
    """The document with its generated parts written anew; UnknownPart for one that there is not."""
    return PART.sub(lambda found: f"{found['begin']}{part(found['name'])}{found['end']}", text)


def part(name: str) -> str:
    """A generated part of a document, as Markdown."""
    keys = {
        "file": _table(("key", "holds", "says"), _keys({**SETTING_KEYS, "case": ("a list of tables", "The cases.")})),
        "case": _table(("key", "holds", "says"), _keys(CASE_KEYS)),
        "step": _table(("key", "holds", "says"), _keys({"moves": MOVES, **_step_keys()})),
    }
    if name in keys:
        return keys[name]
    if name in KNOWN:
        return game_words(game(name))
    raise UnknownPart(f"there is no part {name!r}; there are: {', '.join((*keys, *KNOWN))}")


def _keys(keys: Mapping[str, tuple[str, str]]) -> Iterator[Row]:
    return ((f"`{key}`", holds, text) for key, (holds, text) in keys.items())


def _step_keys() -> dict[str, tuple[str, str]]:
    return {key: (step.holds, step.text) for key, step in STEP_KEYS.items()}


def _table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines)


# -- a game -------------------------------------------------------------------------------------------------------


def game_words(game: Game) -> str:
    """All words of a game that a case file may use, as Markdown."""
    options = "; ".join(f"`{option.id}` is {_listed(option.values, 'or')}" for option in game.options)
    zones, counters, later = _seen(game)
    events = event_words(game).values()
    sections = {
        "Places": _table(("name", "what lies there", "cards", "order"), map(_place, game.positions.PLACES)),
        "Facts": _table(("name", "holds", "says"), map(_fact, game.positions.FACTS)),
        "Moves": _table([f"in {language_name(language, LANGUAGES[0])}" for language in LANGUAGES], _moves(game)),
        "Zones (`sees`) and counters": f"Zones: {zones}.\n\nCounters: {counters}.\n{later}",
        "Events": _table(("name", "when", "keys besides those of every event"), map(_event, events)),
        "Cards of the standard set": _cards(game),
        "Clauses": _table(("handle", "title"), ((f"`{c.handle}`", c.title) for c in rulebook(game, LANGUAGES[0]))),
    }
    intro = f'`game = "{game.id}"`, {in_english(game.players)}. Options: {options or "none"}.\n'
    every = f"Keys of every event: {', '.join(f'`{key}`, {text}' for key, text in EVENT_KEYS.items())}.\n\n"
    if not game.positions.PLACES:
        del sections["Places"], sections["Facts"]
    return intro + "".join(
        f"\n#### {title}\n\n{every if title == 'Events' else ''}{text}" for title, text in sections.items()
    )


def _listed(words: Iterable[str], joint: str = "and") -> str:
    *rest, last = [f"`{word}`" for word in words]
    return f"{', '.join(rest)} {joint} {last}" if rest else last


def _one_of(words: Sequence[str]) -> str:
    """Words to choose from, in short if they are many."""
    if len(words) <= MANY:
        return _listed(words, "or")
    return f"`{words[0]}`, `{words[1]}` and so on to `{words[-1]}`"


def _own(thing: Place | Fact) -> str:
    return f"{thing.id}.N" if thing.each_seat else thing.id


def _place(place: Place) -> Row:
    name = f"`{_own(place)}`" + (f", `{_own(place)}.{place.part}`" if place.part else "")
    when = "".join(f" Only with `{option} = {value}`." for option, value in place.when.items())
    rest = " What is left comes here." if place.takes_rest else ""
    return name, place.text + when + rest, f"{place.what}{_limits(place)}", place.order.value


def _limits(place: Place) -> str:
    if place.most == 1:
        return ""
    if place.least == place.most:
        return f", always {place.most}"
    least = f", at least {place.least}" if place.least else ""
    return least + (f", at most {place.most}" if place.most else "")


def _fact(fact: Fact) -> Row:
    match fact.kind:
        case Kind.WORD:
            holds = _one_of(fact.words)
        case Kind.PLACE | Kind.PLACES:
            holds = f"{_place_of(fact)}, up to {fact.most}"
        case Kind.NUMBER:
            holds = f"{fact.least} to {fact.most}" if fact.least < fact.most else f"{fact.least}"
        case _:
            holds = fact.kind.value
    return f"`{_own(fact)}`", holds, fact.text


def _place_of(thing: Fact | Part) -> str:
    return thing.kind.value.replace("the hand", thing.where)


def _moves(game: Game) -> Iterator[Row]:
    cards = game.cards.load()
    for verb in game.verbs:
        yield [_range(verb, SeatWords(game, cards, language)) for language in LANGUAGES]


def _range(verb: Verb, words: SeatWords) -> str:
    """The moves of a verb, or the first and the last; if they name cards, those that name one that there is."""
    texts = [words.game.view.describe(words.cards, move) for move in range(verb.first, verb.first + verb.size)]
    named = [text for text in texts if "card" in text.values]
    described = [words.say(text) for text in named or texts]
    said = [f"`{text[:1].lower()}{text[1:]}`" for text in described]
    return ", ".join(said) if len(said) <= FEW else f"{said[0]} to {said[-1]}"


def _seen(game: Game) -> tuple[str, str, str]:
    """The zones and the counters of any view of the deal, and the counters that come later."""
    zones: dict[str, None] = {}
    counters: dict[str, None] = {}
    for seats, options in combinations(game):
        key = rng.key_from(rng.seed_secret(0))
        view = Play(game, game.cards.load(), options, seats, key).view(None)
        zones |= dict.fromkeys(_any_seat(zone_name(zone), zone) for zone in view.zones)
        counters |= dict.fromkeys(_any_seat(counter.kind, counter) for counter in view.counters)
    later = counters_that_come_later(game, counters)
    told = f"\nLater in a game also {_listed(later)}; a seat's own with its number, as above.\n" if later else ""
    return _listed(zones), _listed(counters) if counters else "none", told


def _any_seat(name: str, thing: Zone | Counter) -> str:
    """The name with N for the seat; a zone may be a seat's without being named after it, like a drawn card."""
    if thing.seat is None:
        return name
    return f"{name}.N" if isinstance(thing, Counter) else name.replace(f".{thing.seat + 1}", ".N")


def _event(words: EventWords) -> Row:
    keys = "; ".join(f"`{key}`, {_part(part)}" for key, part in words.parts.items())
    return f"`{handle(words.what)}`", words.text, keys


def _part(part: Part) -> str:
    match part.kind:
        case Kind.CARD:
            return f"a card ({' or '.join(part.groups)})"
        case Kind.WORD:
            return _one_of(part.words)
    return _place_of(part)


def _cards(game: Game) -> str:
    cards = game.cards.load()
    groups: dict[str, list[str]] = {}
    for card in cards.cards:
        copies = f" ({card.copies})" if card.copies > 1 else ""
        groups.setdefault(card.group, []).append(f"`{card.id}`{copies}")
    lines = [f"- `?{group}`: {', '.join(ids)}\n" for group, ids in groups.items()]
    return "".join(["In brackets: how many there are, if there are several.\n\n", *lines])
