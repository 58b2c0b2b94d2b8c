# SPDX-License-Identifier: GPL-3.0-or-later
# What scripts/run and scripts/test share. Source it; it leaves the shell in the project's root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packages_build="build-essential cmake ninja-build ccache git
  qt6-base-dev qt6-declarative-dev qt6-svg-dev qt6-charts-dev libgl-dev
  libboost1.81-dev libcli11-dev librapidcheck-dev libbenchmark-dev
  qml6-module-qtquick qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
  qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-templates
  qml6-module-qtquick-layouts qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel
  qml6-module-qtquick-shapes qml6-module-qtcharts qml6-module-qttest graphviz fonts-inter fonts-noto-core fonts-noto-mono"
packages_check="clang-16 clang-tidy-16 clang-format-14 libclang-rt-16-dev python3"

say() { printf '== %s\n' "$*" >&2; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

# Installs those of the named packages that are missing; needs root only then.
need_packages() {
  local missing=() package
  for package in $*; do
    dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  local sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "missing packages, install them as root: apt-get install ${missing[*]}"
    sudo="sudo"
  fi
  say "installing ${#missing[@]} packages: ${missing[*]}"
  local log; log=$(mktemp)
  { $sudo apt-get update && $sudo env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 \
    || { tail -n 40 "$log" >&2; fail "installing packages failed"; }
  rm -f "$log"
}

# Configures (once) and builds a preset; prints nothing when nothing is to do, everything when it fails.
# Usage: build PRESET [TARGET...]
build() {
  local preset=$1; shift
  local dir=build/$preset log
  log=$(mktemp)
  if [ ! -f "$dir/build.ninja" ] || [ CMakePresets.json -nt "$dir/build.ninja" ]; then
    say "configuring $preset"
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log" >&2; fail "configuring $preset failed"; }
  fi
  if ! ninja -C "$dir" -n ${@:+"$@"} 2>/dev/null | grep -q 'no work to do'; then
    say "building $preset"
    cmake --build "$dir" ${@:+--target "$@"} >"$log" 2>&1 || { tail -n 200 "$log" >&2; fail "building $preset failed"; }
    ! grep -q 'warning:' "$log" || { grep -A5 'warning:' "$log" >&2; fail "$preset builds with warnings"; }
  fi
  rm -f "$log"
}
