#!/bin/sh
# Make the environment in .venv and install the project into it: `install.sh play` with what it needs to run,
# `install.sh test` with what its tests need too.  Done in a moment when nothing has changed since the last time.
set -eu
cd "$(dirname "$0")/.."
wanted=$1
stamp=.venv/installed

# What an installation depends on: the place of this folder, what is asked for, the interpreter.
state_of() {
    echo "$1"
    pwd
    cksum pyproject.toml requirements.lock
    .venv/bin/python --version
}

has() {
    [ -x .venv/bin/python ] && [ -f $stamp ] && [ "$(state_of "$1" 2>/dev/null)" = "$(cat $stamp)" ]
}

suits() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if suits "$python"; then
            echo "$python"
            return
        fi
    done
    echo "Sobremesa needs Python 3.11 or newer, and found none as: ${PYTHON:-python3, python3.11 ... python}." >&2
    echo "Install one, or name it: make PYTHON=python3.12 $wanted" >&2
    return 1
}

make_environment() {
    python=$(find_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "$python cannot make an environment: its modules venv and ensurepip are missing." >&2
        echo "On Debian or Ubuntu: apt-get install python3-venv.  Elsewhere install Python's venv module." >&2
        return 1
    fi
    echo "Making an environment in .venv with $("$python" --version)." >&2
    "$python" -m venv --clear .venv
}

pip() {
    .venv/bin/python -m pip --quiet --disable-pip-version-check install --constraint requirements.lock "$@"
}

if has "$wanted" || { [ "$wanted" = play ] && has test; }; then
    exit 0
fi
# An environment that was moved, or whose interpreter has gone, is made anew.
if ! { suits .venv/bin/python && .venv/bin/python -m pip --version >/dev/null 2>&1 &&
    grep -qF "$(pwd)/.venv" .venv/bin/activate; }; then
    make_environment
fi
rm -f $stamp
echo "Installing what Sobremesa needs: a minute or two the first time." >&2
pip hatchling
case $wanted in
    play) pip --no-build-isolation --editable . ;;
    test) pip --no-build-isolation --editable '.[test]' ;;
    *) echo "install.sh play|test" >&2; exit 2 ;;
esac
state_of "$wanted" > $stamp
