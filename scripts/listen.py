#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader says while the program is used by keys alone: listen.py GRUNDY

Needs a display and a session bus of its own, see scripts/listen. Prints each sentence, and ends with an error where
one that is expected was not said exactly once."""

import re
import subprocess
import sys
import time

from gi.repository import Gio, GLib

QUIET = 0.7  # seconds without a new sentence: all is said
PATIENCE = 15.0  # seconds until the first one comes

OBJECT = "org.a11y.atspi.Event.Object"
ACCESSIBLE = "org.a11y.atspi.Accessible"


class Listener:
    """The sentences that are spoken (notifications that appear, announcements) and what has the keyboard."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
        kind = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address.unpack()[0], kind.AUTHENTICATION_CLIENT | kind.MESSAGE_BUS_CONNECTION)
        self.said = []
        self.focus = ""
        self.focused = ("", "")
        for event in ("object:state-changed:showing", "object:state-changed:focused", "object:announcement"):
            self.bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
                               "RegisterEvent", GLib.Variant("(s)", (event,)), None, 0, -1)
        self.bus.signal_subscribe(None, OBJECT, None, None, None, 0, self.hear)

    def ask(self, sender, path, interface, method, arguments):
        """Nothing of an object that is gone."""
        try:
            return self.bus.call_sync(sender, path, interface, method, arguments, None, 0, 2000).unpack()[0]
        except GLib.Error:
            return ""

    def name_of(self, sender, path):
        return self.ask(sender, path, "org.freedesktop.DBus.Properties", "Get",
                        GLib.Variant("(ss)", (ACCESSIBLE, "Name")))

    def hear(self, _connection, sender, path, _interface, signal, arguments):
        what, value = arguments.unpack()[:2]
        if signal == "Announcement":
            self.said.append(arguments.unpack()[3])
        elif (signal, what, value) == ("StateChanged", "focused", 1):
            self.focus = self.name_of(sender, path)
            self.focused = (sender, path)
        elif (signal, what, value) == ("StateChanged", "showing", 1):
            if self.ask(sender, path, ACCESSIBLE, "GetRoleName", None) == "notification":
                self.said.append(self.name_of(sender, path))

    def name_in_focus(self):
        """As it is now."""
        return self.name_of(*self.focused)

    def wait_for(self, name):
        """Until what has the keyboard is called so, or for as long as one is patient."""
        until = time.monotonic() + PATIENCE
        while name not in self.name_in_focus() and time.monotonic() < until:
            self.listen(QUIET)

    def listen(self, seconds):
        """Hears what comes within so many seconds."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.02)

    def after(self, action, silent=False):
        """What is said after it, until nothing more comes."""
        self.said = []
        action()
        until = time.monotonic() + (QUIET if silent else PATIENCE)
        while not self.said and time.monotonic() < until:
            self.listen(0.1)
        count = -1
        while count != len(self.said):
            count = len(self.said)
            self.listen(QUIET)
        return list(self.said)


def press(key):
    subprocess.run(["xdotool", "key", key], check=True)


class Program:
    """The program with a position, or the gallery. What it says is printed; what is wrong with it is kept."""

    def __init__(self, command, notation, mode):
        self.listener = Listener()
        self.faults = []
        print(f"{notation}, {mode}" if notation else "the gallery")
        self.process = None
        arguments = [notation, "--mode", mode] if notation else []
        opened = self.listener.after(lambda: self.start([command, *arguments]), silent=not notation)
        if notation:
            self.expect("the start", opened, [".*"])

    def start(self, command):
        self.process = subprocess.Popen(command)

    def close(self):
        self.process.terminate()
        self.process.wait()

    def expect(self, after, said, patterns):
        """Each sentence is like the pattern in its place, and there are no others."""
        for sentence in said:
            print(f"  {after}: {sentence}")
        likes = [bool(re.fullmatch(*pair)) for pair in zip(patterns, said)]
        if len(said) != len(patterns) or not all(likes):
            self.faults.append(f"after {after}: expected {patterns}, said {said}")

    def press(self, key, *patterns):
        self.expect(key, self.listener.after(lambda: press(key), silent=not patterns), patterns)

    def tab_to(self, control):
        """Walks to a control, by its name."""
        for _step in range(40):
            if re.match(control, self.listener.focus):
                return
            self.press("Tab")
        self.faults.append(f"Tab does not lead to {control}")

    def go_to(self, piece):
        """Walks to a piece, by its name."""
        self.press("Home")
        for _step in range(20):
            if re.match(piece, self.listener.focus):
                return
            self.press("Right")
        self.faults.append(f"the keys do not lead to a piece like {piece}")

    def move(self, keys):
        """A move and its answer. Tells whether it is over."""
        for key in keys[:-1]:
            self.press(key, HALF)
        said = self.listener.after(lambda: press(keys[-1]))
        if said and not re.search(RESULT, said[0]):
            while len(said) < 2 and self.listener.after(lambda: None):
                said += self.listener.said # the computer thinks for longer
        is_over = bool(said) and bool(re.search(RESULT, said[-1]))
        patterns = [f"You: .*({RESULT})" if is_over else f"You: .*[.] Computer to move[.]"]
        if len(said) != 1 or not is_over:
            patterns = ["You: .*[.] Computer to move[.]", f"Computer: .*({RESULT if is_over else TURN})"]
        self.expect(keys[-1], said, patterns)
        return is_over or not said


TURN = "You to move[.]"
HALF = "Chosen: .*[.] Now choose where the move ends[.]"
RESULT = "(You win!.*|The computer .* wins[.]|You .* win[.])$"


def play(program, piece, keys):
    """Hints and the position, and moves until somebody has won."""
    program.press("h", f".*(Look at|holds out longest).*[.] {TURN}")
    program.press("h", f".*: .*[.] {TURN}")
    program.press("a", f".*[.] {TURN}")
    for _move in range(20):
        program.go_to(piece)
        if program.move(keys):
            program.press("a", f".*{RESULT}")
            return
    program.faults.append("it did not end")


def play_nim(program):
    play(program, "heap", ["Return"])


def play_a_grid(program):
    program.go_to("a2")
    program.press("Return", HALF)
    program.press("Right")
    program.press("Down")
    program.press("Return", ".*row or column.*")
    program.press("Escape")
    play(program, ".*stone", ["Return", "Return"])


def play_hackenbush(program):
    program.go_to("red")
    program.press("Return", "That edge is red: .*")
    play(program, "blue", ["Return"])


def present(program):
    """Every step is said, and the last one is not said again."""
    steps = 0
    while said := program.listener.after(lambda: press("space"), silent=steps > 4):
        program.expect("space", said, [".+"])
        steps += 1
        if steps > 40:
            program.faults.append("there is no last step")
            return
    if steps < 5:
        program.faults.append(f"only {steps} steps were said")


def choose_a_language(program):
    """Each of them, in the same window: whoever listens still hears what has the keyboard."""
    program.listener.listen(3 * QUIET)
    press("ctrl+4")
    program.listener.listen(QUIET)
    program.tab_to("Language")
    for name in ("Language", "اللغة", "ভাষা", "Sprache"):
        press("Down")
        program.listener.wait_for(name)
        if program.process.poll() is not None:
            program.faults.append(f"it ended with {program.process.returncode}")
            return
        if name not in program.listener.name_in_focus():
            program.faults.append(f"what has the keyboard is not {name}: {program.listener.name_in_focus()}")


def main():
    faults = []
    for notation, mode, use in (("nim:1,1,1", "play", play_nim), ("grid:11/11", "play", play_a_grid),
                                ("hackenbush:0-1b,0-2r,0-3b,0-4r", "play", play_hackenbush),
                                ("nim:1,2", "present", present), ("", "", choose_a_language)):
        program = Program(sys.argv[1], notation, mode)
        use(program)
        program.close()
        faults += [f"{notation or 'the gallery'}: {fault}" for fault in program.faults]
    for fault in faults:
        print(f"error: {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
