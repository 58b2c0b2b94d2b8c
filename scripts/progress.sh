# SPDX-License-Identifier: GPL-3.0-or-later
# Steps that say how far they are. On a terminal a line that moves: step n of m, how much of it is done, the time
# so far and a guess of the time left, which is not told any more once it has been passed; without a terminal a line
# a minute. With QUIET set only what fails.

say() { [ -n "${QUIET:-}" ] || printf '%s\n' "$*" >&2; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

step_log=$(mktemp -t grundy-step.XXXXXX)
told_minutes=0
end_step() {
  rm -f "$step_log"
  kill $(jobs -p) 2>/dev/null || true
}
trap end_step EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# What the script is going to do: its steps in order, each 'name=seconds it takes from nothing on two processors'.
# How long a step took here the last time is known better.
declare -a step_names=() step_seconds=()
plan() {
  local entry known
  for entry in "$@"; do
    step_names+=("${entry%=*}")
    known=$(grep "^${entry%=*}=" "$GRUNDY_CACHE/seconds" 2>/dev/null) || known=$entry
    step_seconds+=("${known##*=}")
  done
}

in_words() { # seconds
  if [ "$1" -lt 60 ]; then echo "$1 s"; else echo "$(($1 / 60)) min $(($1 % 60)) s"; fi
}

# Which step of the plan it is, counted from 0.
step_index() { # name
  local index
  for index in "${!step_names[@]}"; do
    [ "${step_names[$index]}" != "$1" ] || { echo "$index"; return; }
  done
  fail "no step of the plan: $1"
}

# 'n m' of the last '[n/m]' (a build) or 'n/m Test' (ctest) in the step's log.
step_done() {
  tail -c 4000 "$step_log" | grep -oE '^(\[ *[0-9]+/ *[0-9]+\]| *[0-9]+/[0-9]+ Test)' | tail -n 1 | tr -c '0-9\n' ' '
}

# When the step will end, in its seconds: by its plan, or by how much was done when it last got further.
guessed_of="" guessed_end=0
guess_end() { # index, seconds since the step began, how much of it is done, of how much
  local index=$1 spent=$2 n=$3 m=$4
  [ $((5 * n)) -ge "$m" ] || n=0 # what is long comes first: before that, its pace would frighten
  [ "$guessed_of" != "$index $n" ] || return 0
  guessed_of="$index $n"
  guessed_end=$((n > 0 ? spent + spent * (m - n) / n : step_seconds[index]))
}

# How far the step is: 'n of m, time so far, about time left', in step_text.
tell_step() { # index, seconds since the step began
  local index=$1 spent=$2 n=0 m=0 later left
  read -r n m < <(step_done) || true
  guess_end "$index" "$spent" "${n:-0}" "${m:-0}"
  step_text="$([ "${n:-0}" -eq 0 ] || echo "$n of $m, ")$(in_words $SECONDS) so far"
  left=$((guessed_end - spent))
  [ "$left" -gt 0 ] || return 0
  for later in "${step_seconds[@]:index+1}"; do left=$((left + later)); done
  step_text="$step_text, about $(in_words $left) left"
}

# Of the step's log only what says why it failed.
show_failure() {
  if grep -q '^FAILED: ' "$step_log"; then
    awk '/^FAILED: /{on=1} /^\[[0-9]+\/[0-9]+\]/{on=0} on' "$step_log" | cut -c1-400 | head -n 80
  elif grep -q '% tests passed' "$step_log"; then
    grep -vE '^ *(Start +[0-9]+:|[0-9]+/[0-9]+ Test.* Passed |PASS |QDEBUG)' "$step_log" | tail -n 200
  else
    tail -n 40 "$step_log"
  fi >&2
}

# Runs a command as a step of the plan.
run_step() { # name, command...
  local name=$1 began=$SECONDS index label code=0 step_pid sleeper spent; shift
  index=$(step_index "$name")
  label="[$((index + 1))/${#step_names[@]}] $name"
  "$@" >"$step_log" 2>&1 </dev/null &
  step_pid=$!
  while kill -0 "$step_pid" 2>/dev/null; do
    sleep 1 & sleeper=$!
    wait -n "$step_pid" "$sleeper" || true
    kill "$sleeper" 2>/dev/null || true
    spent=$((SECONDS - began))
    [ -z "${QUIET:-}" ] && [ "$spent" -gt 0 ] || continue
    tell_step "$index" "$spent"
    if [ -t 2 ]; then
      printf '\r%s: %s\e[K' "$label" "$step_text" >&2
    elif [ $((SECONDS / 60)) -gt "$told_minutes" ]; then
      say "$label: $step_text"
      told_minutes=$((SECONDS / 60))
    fi
  done
  wait "$step_pid" || code=$?
  spent=$((SECONDS - began))
  [ -t 2 ] && [ -z "${QUIET:-}" ] && printf '\r\e[K' >&2
  if [ "$code" -ne 0 ]; then
    show_failure
    fail "$name failed after $(in_words "$spent")"
  fi
  [ "$spent" -lt 3 ] || say "$label: $(in_words "$spent")"
  [ "$spent" -lt 10 ] || remember_seconds "$name" "$spent"
}

remember_seconds() { # step's name, seconds
  local file=$GRUNDY_CACHE/seconds
  mkdir -p "$GRUNDY_CACHE"
  { grep -v "^$1=" "$file" 2>/dev/null || true; echo "$1=$2"; } >"$file.$$"
  mv "$file.$$" "$file"
}
