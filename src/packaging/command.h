// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A command line as manual pages and completions see it: taken from the one that the program itself reads, so
// that neither can fall behind.

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace packaging {

/// An option, or an argument without a name of its own such as POSITION.
struct Option {
    std::vector<std::string> names{}; ///< "-h", "--help"; none for an argument
    std::string value{};              ///< what stands behind it: "FILE", "a4|letter"; empty for a flag
    std::vector<std::string> choices{};
    std::string about;
    bool isRequired = false;
    bool isRepeated = false;
};

struct Command {
    std::string name;
    std::string about;
    std::vector<Option> arguments{};
    std::vector<Option> options{};
    std::vector<Command> commands{};
};

/// Without what the program hides from --help.
[[nodiscard]] Command commandOf(const CLI::App& app);

/// Whether a file's name stands behind it.
[[nodiscard]] bool takesFile(const Option& option);

} // namespace packaging
