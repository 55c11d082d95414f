# shellcheck shell=bash
# Sourced by the scripts of this folder: what they need and how they get it. A client is installed into .deps/clients,
# as a user would install it; where that cannot be done there is nothing to judge, and the script says so and ends.

. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"
ME=ci/clients/$(basename "$0")
CLIENTS=$(readlink -f "$ROOT/.deps")/clients

skip() {
    printf 'skipped: %s (%s)\n' "$(basename "$0")" "$*"
    exit 0
}

# One installation at a time: the others wait here, then find it done.
exclusively() {
    mkdir -p "$CLIENTS"
    {
        flock 8
        "$@"
    } 8>"$CLIENTS/lock"
}

# Sets `venv` to a Python environment with these packages: client_venv NAME PACKAGE...
client_venv() {
    venv=$CLIENTS/$1
    shift
    exclusively install_venv "$@"
}

install_venv() {
    local stamp=$venv/installed
    [ "$(cat "$stamp" 2>/dev/null)" != "$*" ] || return 0
    rm -rf "$venv"
    python3 -m venv "$venv"
    say "pip: installing $* into ${venv#"$ROOT/"}"
    persist "$venv/bin/python" -m pip --quiet --no-input --disable-pip-version-check install --retries 5 \
        --progress-bar off "$@" || skip "pip could not install $*"
    echo "$*" >"$stamp" # last: an installation that was cut short has no stamp
}

# The packages of Debian 13 that a Level Zero loader of 2025 and what it needs are in, and where they are laid out.
NEWER_LOADER=(libze1 libstdc++6 libgcc-s1 libc6)
NEWER=$CLIENTS/debian-13

# Sets `python` to the environment's Python, and `newer` to what goes before the path of another program, so that they
# run with a loader that has what Unified Runtime calls, zeInitDrivers for one: the system's, or that of Debian 13 with
# the C library that it was built for. No system file changes, and what Python starts by sys.executable gets the same.
use_newer_loader() {
    python=$venv/bin/python newer=()
    ! "$python" -c 'import ctypes; ctypes.CDLL("libze_loader.so.1").zeInitDrivers' 2>/dev/null || return 0
    exclusively install_newer_loader
    local libraries=$NEWER/usr/lib/x86_64-linux-gnu
    newer=("$libraries/ld-linux-x86-64.so.2" --library-path "$libraries")
    cat >"$venv/bin/python-newer" <<SCRIPT
#!/bin/sh
exec ${newer[@]@Q} --argv0 "\$0" ${python@Q} "\$@"
SCRIPT
    chmod +x "$venv/bin/python-newer"
    python=$venv/bin/python-newer
}

install_newer_loader() {
    [ "$(uname -m)" = x86_64 ] || skip "no newer Level Zero loader for $(uname -m)"
    fetch_debian trixie "$NEWER" "${NEWER_LOADER[@]}" || skip "apt could not fetch a newer Level Zero loader"
}

# Sets `prefix` to where we are installed. What that builds it takes from the whole workspace, as ci/test does: no library is replaced
# that tests beside this one use.
use_installation() {
    prefix=$CLIENTS/zeshmem
    exclusively ci/install "$prefix" >&2
}

# The loader finds our driver, which finds its engine.
use_cpu_driver() {
    use_installation
    export ZE_ENABLE_ALT_DRIVERS=$prefix/lib/libze_cpu.so
}

# SYCL for Python: dpctl and dpnp over Unified Runtime, with nothing but Level Zero to be seen.
use_sycl() {
    client_venv sycl 'dpctl>=0.22,<0.23' 'dpnp>=0.20,<0.21' 'intel-sycl-rt>=2026.2,<2027' pytest cython setuptools
    use_newer_loader
    use_cpu_driver
    export ONEAPI_DEVICE_SELECTOR='level_zero:*'
}

# Runs a suite of others by pytest and ends with what it says, as "N passed, M failed"; not with a suite that crashed.
judged_by_pytest() {
    local log status=0 line
    log=$(mktemp)
    (cd "$(dirname "$log")" && timeout --kill-after=10 1200 "$python" -m pytest -q -p no:cacheprovider "$@") >"$log" 2>&1 ||
        status=$?
    line=$(grep -E '^[0-9]+ (passed|failed|skipped|error).* in [0-9.]+s' "$log" | tail -n 1)
    if [ $status -gt 1 ] || [ -z "$line" ]; then
        cat "$log"
        rm "$log"
        die "pytest ended with status $status"
    fi
    [ $status = 0 ] || cat "$log"
    rm "$log"
    number() { grep -oE "[0-9]+ $1" <<<"$line" | cut -d' ' -f1 || true; }
    local passed failed errors skipped
    passed=$(number passed) failed=$(number failed) errors=$(number error) skipped=$(number skipped)
    [ -z "$skipped" ] || say "$skipped tests want what this device is not or has not"
    echo "${passed:-0} passed, $((${failed:-0} + ${errors:-0})) failed"
    return $status
}
