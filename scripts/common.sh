# SPDX-License-Identifier: GPL-3.0-or-later
# What the scripts share. Source it; it leaves the shell in the project's root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/progress.sh

# Of a|b the first that this Debian has.
packages_build="build-essential cmake ninja-build ccache git
  qt6-base-dev qt6-base-private-dev qt6-l10n-tools qt6-declarative-dev qt6-svg-dev qt6-svg-plugins|libqt6svg6 qt6-charts-dev libgl-dev
  libcli11-dev librapidcheck-dev libbenchmark-dev
  qml6-module-qtquick qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
  qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-templates
  qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtcharts qml6-module-qttest
  graphviz fonts-dejavu-core fonts-inter fonts-noto-core fonts-noto-mono"
# Any Boost will do; Debian 12 has two that cannot be installed together.
[ -e /usr/include/boost/multiprecision/cpp_int.hpp ] || packages_build+=" libboost-dev"
packages_check="clang-16|clang libclang-rt-16-dev|libclang-rt-dev clang-tidy-16|clang-tidy clang-format-14|clang-format python3"
# What makes a Debian package of it, and looks at that.
packages_package="file lintian desktop-file-utils appstream"

# What a private home would hide: the compiler's cache, and what is known to be clean, outlive a clone.
cache_home=${XDG_CACHE_HOME:-$HOME/.cache}
export CCACHE_DIR=${CCACHE_DIR:-$cache_home/ccache} GRUNDY_CACHE=${GRUNDY_CACHE:-$cache_home/grundy-build}

# The tool of the version that the packages above name, or the system's own: tool clang-format-14
tool() { command -v "$1" || command -v "${1%-*}" || fail "there is no ${1%-*}"; }

# Of each a|b the name that is installed or can be; apt knows all names that it can install.
chosen_packages() {
  local item name known
  known=$(apt-cache --generate pkgnames 2>/dev/null | grep -xF "$(tr '| ' '\n\n' <<<"$*" | grep .)") || true
  for item in $*; do
    for name in ${item//|/ }; do
      grep -qxF "$name" <<<"$known" && break
    done
    echo "$name"
  done
}

missing_packages() {
  local package
  for package in $(chosen_packages "$@"); do
    dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || echo "$package"
  done
}

# Installs those of the named packages that are missing; needs root only then.
need_packages() {
  local missing sudo=""
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "missing packages, install them as root: apt-get install" $missing
    sudo="sudo"
  fi
  say "to be installed from Debian:" $missing
  run_step "reading the list of packages" $sudo apt-get update
  missing=$(missing_packages "$@") # the list may know other names now
  say "$(LC_ALL=C $sudo apt-get install --assume-no --no-install-recommends $missing 2>/dev/null |
    grep -E '^(Need to get|After this operation)' | paste -sd ' ')"
  run_step "installing packages" $sudo env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends $missing
}

# What is tested needs no display, and finds and leaves nothing in the user's home.
use_private_home() {
  private=$(mktemp -d -t grundy-test.XXXXXX)
  trap 'rm -rf "$private"; end_step' EXIT
  chmod 700 "$private"
  export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software HOME="$private" XDG_RUNTIME_DIR="$private"
  unset XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME
}

# Configures (once) and builds a preset. Says nothing when nothing is to do.
# Usage: build PRESET [-D…]... [TARGET...]
build() {
  local preset=$1 dir=build/$1 options=(); shift
  while [[ ${1:-} == -D* ]]; do options+=("$1"); shift; done
  if [ ! -f "$dir/build.ninja" ] || [ CMakePresets.json -nt "$dir/build.ninja" ]; then
    run_step "configuring $preset" cmake --preset "$preset" ${options[@]+"${options[@]}"}
  fi
  run_step "building $preset" cmake --build "$dir" ${@:+--target "$@"}
  # The compiler warns once: what it said is kept until the file is compiled without a warning.
  grep -E 'warning:' "$step_log" | sort -u >>"$dir/warnings" || true
  if [ -s "$dir/warnings" ]; then say "the compiler warns, see $dir/warnings"; fi
}

# Builds a preset whose files must compile without a warning.
build_clean() {
  local dir=build/$1
  if [ -s "$dir/warnings" ]; then # what was compiled before says its warnings again
    rm "$dir/warnings"
    cmake --build "$dir" --target clean >/dev/null
  fi
  build "$@"
  [ ! -s "$dir/warnings" ] || { head -n 40 "$dir/warnings" >&2; fail "$1 builds with warnings"; }
}
