"""What in a content does not fit a form: where, and what was expected there instead.

msgspec says whether something fits; it stops at the first misfit, and speaks of types.  This finds all of them, and
speaks to whoever wrote the file.
"""

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

import msgspec
from msgspec import inspect, structs

from .errors import Message
from .lines import KeyPath
from .written import near, shown

Fault = tuple[KeyPath, Message]  # where something is wrong, and what
ID = r"^[a-z0-9][a-z0-9-]*$"
LONGEST_ID = 40


def misfits(value: Any, form: Any, path: KeyPath = ()) -> Iterator[Fault]:
    """The path of everything that does not fit, and what was expected there.

    form  a type as msgspec takes it: a struct, and in its fields lists, tables, numbers, texts
    """
    kind = inspect.type_info(form)
    match kind:
        case inspect.StructType() if isinstance(value, Mapping):
            yield from _misfits_of_table(value, kind.cls, path)
        case inspect.DictType() if isinstance(value, dict):
            keys, inner = _inside(form)
            for key, held in value.items():
                if _fits(key, keys):
                    yield from misfits(held, inner, (*path, key))
                else:
                    yield (*path, key), _unknown(key, kind.key_type)
        case inspect.ListType() if isinstance(value, list):
            for n, item in enumerate(value):
                yield from misfits(item, _inside(form)[0], (*path, n))
            if misfit := _length(len(value), kind):
                yield path, misfit
        case _ if not _fits(value, form):
            yield path, Message("card-set.expected", what=_expected(kind), value=shown(value))


def _length(found: int, kind: inspect.ListType) -> Message | None:
    """What is said of a list with too few or too many values; None if it has as many as it should."""
    least, most = kind.min_length or 0, kind.max_length
    if found >= least and (most is None or found <= most):
        return None
    if least == most:
        return Message("card-set.length", n=least, found=found)
    if found < least:
        return Message("card-set.length-from", n=least, found=found)
    return Message("card-set.length-to", n=most, found=found)


def _misfits_of_table(value: Mapping[str, Any], form: type, path: KeyPath) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in structs.fields(form)}
    for key in value:
        if key not in fields:
            yield (*path, key), Message("card-set.unknown-key", near=near(key, fields))
    for key, field in fields.items():
        if key in value:
            yield from misfits(value[key], field.type, (*path, key))
        elif field.required:
            yield path, Message("card-set.missing-key", key=key)


def _unknown(key: str, keys: inspect.Type) -> Message:
    if isinstance(keys, inspect.LiteralType):
        return Message("card-set.unknown-key", near=near(key, [str(word) for word in keys.values]))
    return Message("card-set.expected-key", what=_expected(keys))


def _inside(form: Any) -> tuple[Any, ...]:
    """The types that a list or a table holds."""
    while get_origin(form) not in (list, dict):
        form = get_args(form)[0]  # what is annotated
    return get_args(form)


def _fits(value: Any, form: Any) -> bool:
    try:
        msgspec.convert(value, form, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def _number_expected(kind: inspect.IntType) -> Message:
    match kind.ge, kind.le:
        case int(least), int(most):
            return number_between(least, most)
        case int(least), _:
            return Message("card-set.number-from", least=least)
    return Message("card-set.number")


def number_between(least: int, most: int) -> Message:
    """A whole number from one to another; that number, if both are the same."""
    if least == most:
        return Message("card-set.number-exactly", n=least)
    return Message("card-set.number-between", least=least, most=most)


def _expected(kind: inspect.Type) -> Message:
    match kind:
        case inspect.IntType():
            return _number_expected(kind)
        case inspect.StrType(pattern=pattern) if pattern == ID:
            return Message("card-set.id", most=LONGEST_ID)
        case inspect.StrType(pattern=str(pattern)):
            return Message("card-set.text-like", pattern=pattern)
        case inspect.StrType():
            return Message("card-set.text")
        case inspect.LiteralType(values=words) if len(words) == 1:
            return Message("card-set.word", word=repr(words[0]))
        case inspect.LiteralType(values=words):
            return Message("card-set.one-of", words=tuple(map(repr, words)))
        case inspect.BoolType():
            return Message("card-set.yes-or-no")
        case inspect.ListType():
            return Message("card-set.list")
        case inspect.StructType() | inspect.DictType():
            return Message("card-set.table")
    return Message("card-set.other")
