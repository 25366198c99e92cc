#!/bin/sh
# install.sh SOURCE TARGET: builds the pages and the wheel of SOURCE and installs them into a virtual environment TARGET.
# Needs Python 3.11 or newer with venv; a C compiler and Python's headers make the bots fast. Used by the Containerfile.
set -eu
source=$(cd "$1" && pwd)
target=$2
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
python3 -m venv "$build/venv"
"$build/venv/bin/pip" install -q --disable-pip-version-check --require-hashes -r "$source/requirements/play.lock"
(cd "$source" && "$build/venv/bin/python" tools/release.py --wheel "$build/wheels")
python3 -m venv "$target"
"$target/bin/pip" install -q --disable-pip-version-check --require-hashes -r "$source/requirements/play.lock"
"$target/bin/pip" install -q --disable-pip-version-check --no-deps "$build"/wheels/*.whl
"$target/bin/papercove" doctor
