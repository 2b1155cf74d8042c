"""The table: a gingham oilcloth, red on cream."""

from ....drawing.gouache import rectangle, svg

CREAM, ROSE, RED = "#f6efe2", "#efb9ae", "#e58f82"
CHECK = 22


def tile() -> str:
    """A square of the cloth that repeats without a seam: two stripes, and red where they cross."""
    size = 2 * CHECK
    return svg(
        size,
        size,
        rectangle(0, 0, size, size, CREAM),
        rectangle(0, 0, size, CHECK, ROSE),
        rectangle(0, 0, CHECK, size, ROSE),
        rectangle(0, 0, CHECK, CHECK, RED),
    )
