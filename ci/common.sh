# shellcheck shell=bash
# Sourced by the scripts of this folder: where the project is, how they speak, where cargo is.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$ROOT" || exit 1

ME=ci/$(basename "$0")
say() { printf '%s: %s\n' "$ME" "$*"; }
die() {
    printf '%s: %s\n' "$ME" "$*" >&2
    exit 1
}

# A shell that is no login shell does not see what rustup installed.
if ! command -v cargo >/dev/null && [ -x "${CARGO_HOME:-$HOME/.cargo}/bin/cargo" ]; then
    PATH=${CARGO_HOME:-$HOME/.cargo}/bin:$PATH
fi
export CARGO_NET_RETRY=10

# Networks fail for a moment: run a command up to four times, waiting longer each time.
persist() {
    local pause
    for pause in 2 8 20; do
        "$@" && return
        say "failed: $1 ${2-}; once more in $pause s"
        sleep "$pause"
    done
    "$@"
}

# Where cargo puts what it builds, whoever configured it.
target_directory() {
    cargo metadata --format-version 1 --no-deps |
        sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p'
}
