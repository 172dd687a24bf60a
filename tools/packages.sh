#!/bin/sh
# Installs the packages of requirements/dev.lock into a new virtualenv.
#
#   tools/packages.sh VENV
#
# uv needs a tenth of pip's time, and the second virtualenv shares its files with the first. It asks the index that pip is told to ask;
# where it can't reach the packages all the same, pip installs them.
set -eu
venv=$1
python=$venv/bin/python
cd "$(dirname "$0")/.."

index=${PIP_INDEX_URL:-$("$python" -m pip config get global.index-url 2>/dev/null || true)}
[ -z "$index" ] || export UV_DEFAULT_INDEX="$index"

"$python" -m pip install --quiet --require-hashes -r requirements/uv.lock
if ! "$venv/bin/uv" pip install --quiet --system-certs --no-compile-bytecode --python "$python" --require-hashes -r requirements/dev.lock; then
    echo "signoria: uv can't install the packages here; pip tries it now"
    "$python" -m pip install --quiet --require-hashes -r requirements/dev.lock
fi

# Ray's nodes have 30 seconds to start: too few on a busy machine if the interpreter has to compile their files first. Its libraries for other
# work, two thirds of it, are not loaded there. The rest is compiled when it is used.
[ "$venv" = .venv ] || "$python" -m compileall -q -x '/ray/(data|llm|rllib|serve|train|tune)/' \
    "$("$python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/ray"
