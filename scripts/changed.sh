# SPDX-License-Identifier: GPL-3.0-or-later
# What has changed since everything passed here. After a change of one game alone, scripts/test leaves out what this
# game cannot reach: nothing but the catalogue and its own tests may name it, and each test of a game names its game
# (see structure/tst_ids and tests/CMakeLists.txt).

passed=$GRUNDY_CACHE/passed-$(. /etc/os-release && echo "${ID}${VERSION_ID:-}")

# The files that git knows or would add, as they are, with the hash of what each holds.
files_now() {
  local index
  index=$(mktemp -t grundy-index.XXXXXX)
  cp "$(git rev-parse --git-path index)" "$index"
  GIT_INDEX_FILE=$index git add --all && GIT_INDEX_FILE=$index git ls-files --stage
  rm -f "$index"
}

remember_passed() {
  mkdir -p "$GRUNDY_CACHE"
  files_now >"$passed.$$" && mv "$passed.$$" "$passed"
}

# Folders of src/games that hold games.
game_folders() { sed -n 's:^#include "games/\([^/"]*\)/.*:\1:p' src/games/catalogue.cpp | grep -vxE 'text|sum|value' | sort -u; }

# The folder of the one game in which something has changed since all passed; nothing when it is not so.
changed_game() {
  local paths folder header
  [ -s "$passed" ] || return 0
  paths=$(files_now | sort | comm -3 - <(sort "$passed") | sed 's/.*\t//' | sort -u)
  folder=$(sed -n 's:^src/games/\([^/]*\)/.*:\1:p' <<<"$paths" | sort -u)
  [ "$(wc -l <<<"$folder")" = 1 ] && game_folders | grep -qxF "$folder" || return 0
  ! grep -qvE "^((src|tests)/games/$folder/.+|tests/games/tst_[a-z]+)\.(cpp|h)$" <<<"$paths" || return 0
  # A header that others read reaches further.
  for header in $(grep '\.h$' <<<"$paths"); do
    ! git grep -qF "\"${header#src/}\"" -- src \
      ":!src/games/$folder" ":!src/games/catalogue.cpp" || return 0
  done
  echo "$folder"
}
