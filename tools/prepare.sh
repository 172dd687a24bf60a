#!/bin/sh
# Sees to what pip cannot install. Where it may (as root, with apt-get) it installs what is missing, else it says what to do.
#
#   tools/prepare.sh venv PYTHON       a Python that is new enough and can make virtualenvs
#   tools/prepare.sh compiler PYTHON   a C compiler and the headers of this Python; it must have setuptools
#   tools/prepare.sh postgresql        PostgreSQL, for the tests of the server: they run one of their own
#   tools/prepare.sh chromium          Chromium and a font, for the tests of the page; a light Chromium if there is one
set -eu
need=$1
python=${2:-}

stop() {
    echo "signoria: $*" >&2
    exit 1
}

# Debian's own Python keeps venv and the headers in packages of their own; other builds bring both along.
debian_package() {
    real=$("$python" -c 'import os, sys; print(os.path.realpath(getattr(sys, "_base_executable", sys.executable)))')
    if dpkg -S "$real" >/dev/null 2>&1; then
        "$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2] + sys.argv[1])' "$1"
    fi
}

# apt_install REASON PACKAGE...
apt_install() {
    reason=$1
    shift
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        stop "$reason. Please install it (on Debian and Ubuntu: apt-get install $*), then run make again."
    fi
    echo "signoria: $reason; installing $*"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

why_not_compile() {
    "$python" -c 'import setup; print(setup.why_not_compile() or "")'
}

cd "$(dirname "$0")/.."
case $need in
venv)
    command -v "$python" >/dev/null || stop "no $python here. Please install Python 3.11 or newer, or name one: make PYTHON=..."
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        stop "$("$python" --version) is too old; 3.11 or newer is needed. Name another one: make PYTHON=python3.12"
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        apt_install "$python cannot make virtualenvs yet" "$(debian_package -venv)"
    ;;
compiler)
    if [ -n "$(why_not_compile)" ]; then
        # shellcheck disable=SC2046 # no package, no argument
        apt_install "a C compiler is needed for the compiled tests" gcc libc6-dev $(debian_package -dev)
        why=$(why_not_compile)
        [ -z "$why" ] || stop "still nothing can be compiled here: $why"
    fi
    ;;
postgresql)
    # Debian keeps initdb off the path.
    if ! command -v initdb >/dev/null && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
        apt_install "PostgreSQL is needed for the tests of the server" postgresql
    fi
    ;;
chromium)
    if ! command -v chromium >/dev/null || ! ls /usr/share/fonts/truetype/dejavu >/dev/null 2>&1; then
        apt_install "Chromium is needed for the tests of the page" chromium fonts-dejavu-core
    fi
    # Most tests are quicker in a Chromium without windows, where the system has one. They don't need it.
    light=chromium-headless-shell
    if ! command -v $light >/dev/null && [ "$(id -u)" = 0 ] && apt-cache show $light >/dev/null 2>&1; then
        apt-get install -qq -y --no-install-recommends $light >/dev/null || echo "signoria: going on without $light"
    fi
    ;;
*)
    stop "prepare.sh knows venv, compiler, postgresql and chromium, not $need"
    ;;
esac
