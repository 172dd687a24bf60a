#!/bin/sh
# Prepares the compiled install in the background, at low priority, so that a game can start right away without it.
#
#   tools/compile_later.sh PYTHON COMMAND...   run COMMAND unless it is running already or nothing can be compiled here
set -eu
cd "$(dirname "$0")/.."
python=$1
shift
log=build/compile.log
running=build/compile.pid
mkdir -p build

if [ -f "$running" ] && kill -0 "$(cat "$running")" 2>/dev/null; then
    echo "Full-strength bots are still being prepared in the background."
    exit
fi
if [ -n "$("$python" -c 'import setup; print(setup.why_not_compile() or "")')" ]; then
    echo "There is no C compiler here, so the bots think with fewer games. Install one (on Debian: gcc and python3-dev) for full strength."
    exit
fi
(
    trap '' INT HUP # leaving the game does not stop it
    exec nice -n 19 "$@"
) >"$log" 2>&1 </dev/null &
echo $! >"$running"
echo "Preparing full-strength bots in the background; they play from your next start on. ($log)"
