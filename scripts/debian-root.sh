# SPDX-License-Identifier: GPL-3.0-or-later
# A bare Debian of its own in a folder, for scripts that source this as root. Nothing of this machine is mounted into it
# but a new /proc.

# Makes one with an ordinary user: debian_root 12|13 FOLDER
debian_root() {
  local suite file
  case $1 in
    12) suite=bookworm ;;
    13) suite=trixie ;;
    *) fail "Debian $1 is not known here, only 12 and 13" ;;
  esac
  [ "$(id -u)" -eq 0 ] || fail "a Debian of its own needs root"
  command -v debootstrap >/dev/null || fail "install debootstrap"
  rm -rf --one-file-system "$2"
  mkdir -p "$2"
  # It mounts a /proc: in a namespace of its own, too, where nothing stays mounted.
  unshare --mount --propagation private debootstrap --variant=minbase "$suite" "$2" \
    "${MIRROR:-http://deb.debian.org/debian}" >"$2.log" 2>&1 ||
    { tail -n 20 "$2.log" >&2; fail "debootstrap failed"; }
  for file in resolv.conf hosts; do
    [ ! -e "/etc/$file" ] || cp -L "/etc/$file" "$2/etc/$file"
  done
  chroot "$2" useradd --create-home --shell /bin/bash grundy
}

# Runs a command there: in_root FOLDER USER WHERE COMMAND...
# In namespaces of its own, so that nothing stays mounted or running however this ends.
in_root() {
  local root=$1 user=$2 where=$3; shift 3
  unshare --mount --pid --fork --kill-child --propagation private bash -c '
    root=$1; shift
    mount -t proc proc "$root/proc"
    exec chroot "$root" "$@"' inside "$root" \
    su -s /bin/bash -c 'cd "$1" && shift && exec env -i HOME=~ LANG=C.UTF-8 CI="${CI:-}" \
      PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin "$@"' -- "$user" inside "$where" "$@"
}
