// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace packaging {

/// Writes what belongs to a program into files: the manual page with the written part, then a completion for
/// bash, zsh and fish. `argv` has the written part and the four names. The exit code: 0, or 2 after a
/// complaint.
[[nodiscard]] int writeAll(const CLI::App& app, int argc, const char* const* argv);

} // namespace packaging
