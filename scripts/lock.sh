#!/bin/sh
# Renew requirements.lock: the newest versions that pyproject.toml allows, installed together in an empty environment.
set -eu
cd "$(dirname "$0")/.."
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
"${PYTHON:-python3}" -m venv "$empty"
"$empty/bin/python" -m pip --quiet --disable-pip-version-check install hatchling '.[dev]'
{
    echo "# Exact versions of all that the project installs, tests and tools included.  'make lock' renews this file."
    "$empty/bin/python" -m pip freeze --exclude sobremesa
} > requirements.lock
