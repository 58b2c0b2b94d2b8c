// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the command line of the window understands: grundy [POSITION or FILE]... [--mode …] [--lab PAGE]
// [--learn PAGE] [--lesson ID] [--theme …] [--size WxH] [--grab FILE.png] [--reverse]

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace app {

/// As they are typed.
struct Options {
    std::vector<std::string> positions;
    std::string mode;
    std::string lab;
    std::string learn;
    std::string lesson;
    std::string theme;
    std::string size;
    std::string grabFile;
    bool reversed = false;
    bool quitAfterFirstFrame = false;
};

/// Tells `command` all options; they are filled in when it reads a command line.
void describe(CLI::App& command, Options& options);

} // namespace app
