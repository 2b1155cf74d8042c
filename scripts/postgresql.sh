#!/bin/sh
# The tests of the tables start a PostgreSQL server of their own: install Debian's where it is missing and may be installed.
set -eu

if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root=sudo
else
    as_root=none
fi
if [ "$as_root" = none ] || ! command -v apt-get >/dev/null; then
    echo "The tests of the tables need PostgreSQL's command 'initdb'; it is missing and cannot be installed from here." >&2
    echo "On Debian: sudo apt-get install postgresql" >&2
    exit 1
fi
echo "Installing PostgreSQL for the tests of the tables." >&2
$as_root apt-get update -qq >&2
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >&2
