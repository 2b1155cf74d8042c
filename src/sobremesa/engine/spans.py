"""Spans: where in the number of a move lies what it names, for rules.

What the moves of a verb name are the digits of a number, the last one the units: place * COLUMNS + column.  A span is
one of these digits in one number: the verb's first move, what the digit counts in moves, how many values it has.
Spans come from the list of verbs (`Verb.spans`); no rule makes one or takes one apart.
"""

BITS = 13  # room for MAX_MOVES
FIELD = (1 << BITS) - 1


def span(first, unit, values):
    """The span of a digit."""
    return (values << BITS | unit) << BITS | first


def named(move, span):
    """What a move of the span's verb names there, counted from 0."""
    return (move - (span & FIELD)) // (span >> BITS & FIELD) % (span >> 2 * BITS)


def naming(span, n):
    """What is added to the first move of a verb for those that name `n` there.

    The last digit needs it not: its values follow one another.
    """
    return (span >> BITS & FIELD) * n
