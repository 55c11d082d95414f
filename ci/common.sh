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
# What helps the next build of who edits is gigabytes for nothing where everything is built once.
[ -z "${CI-}" ] || export CARGO_INCREMENTAL=0

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

# Where cargo puts what it builds, however that was configured.
target_directory() {
    cargo metadata --format-version 1 --no-deps |
        sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p'
}

# The profile of cargo's that is built, tested and measured, and where it puts what it builds.
export PROFILE=${PROFILE-release}
built_directory() { echo "$(target_directory)/${PROFILE/#dev/debug}"; }

# Lays packages of another Debian, and what they depend on, out in a folder, where they touch nothing of this system:
# fetch_debian SUITE FOLDER PACKAGE... They come by apt from the mirror that this system uses, but with files of their
# own. Nothing is done where that has been done.
fetch_debian() {
    local suite=$1 folder=$2 mirror key=/usr/share/keyrings/debian-archive-keyring.gpg apt package
    shift 2
    [ "$(cat "$folder/installed" 2>/dev/null)" != "$suite $*" ] || return 0
    say "apt: fetching $* of Debian's $suite into ${folder#"$ROOT/"}"
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Label: Debian' 2>/dev/null | head -n 1)
    [ -n "$mirror" ] && [ -e $key ] || { say "apt knows no Debian mirror"; return 1; }
    rm -rf "$folder"
    mkdir -p "$folder"/apt/{lists,archives}/partial
    echo "deb [signed-by=$key] $mirror $suite main" >"$folder/apt/sources.list"
    apt=(apt-get -qq -o Dir::Etc::SourceList="$folder/apt/sources.list" -o Dir::Etc::SourceParts=-
        -o Dir::State::Lists="$folder/apt/lists" -o Dir::State::Status=/dev/null -o Dir::Cache="$folder/apt"
        -o APT::Sandbox::User= -o Acquire::Retries=3)
    persist "${apt[@]}" update &&
        persist "${apt[@]}" install --yes --no-install-recommends --download-only "$@" || return
    for package in "$folder"/apt/archives/*.deb; do
        dpkg-deb --extract "$package" "$folder" || return
    done
    rm -rf "$folder/apt"
    echo "$suite $*" >"$folder/installed" # last: what was cut short is done anew
}
