#!/bin/sh
# What the tests need beside Python: Chromium for those of the page, PostgreSQL for those of the tables.  Installs
# Debian's packages where something is missing and may be installed.
set -eu

missing=
if ! command -v chromium >/dev/null; then
    missing="chromium fonts-liberation"
fi
if ! command -v initdb >/dev/null && ! ls "${POSTGRESQL:-/usr/lib/postgresql}"/*/bin/initdb >/dev/null 2>&1; then
    missing="$missing postgresql"
fi
if [ -z "$missing" ]; then
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
    echo "The tests need the commands 'chromium' and PostgreSQL's 'initdb'; what is missing cannot be installed from here." >&2
    echo "On Debian: sudo apt-get install" $missing >&2
    exit 1
fi
echo "Installing for the tests:" $missing >&2
$as_root apt-get update -qq >&2
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
