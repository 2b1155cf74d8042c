"""Write the generated parts of a document anew: `python -m sobremesa.kit.cases docs/cases.md`."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from .vocabulary import document


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the vocabulary into the document."""
    parser = argparse.ArgumentParser(prog="python -m sobremesa.kit.cases", description="Write docs/cases.md anew.")
    parser.add_argument("document", type=Path, help="the document, docs/cases.md")
    path = parser.parse_args(arguments).document
    path.write_text(document(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
