// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The commands: each adds itself to the command line and, once chosen, runs and leaves its exit code
// in `result`. Both references must live until the command line is parsed.

#include "cli/console.h"

namespace CLI {
class App;
}

namespace cli {

void addList(CLI::App& app, const Console& console, Exit& result);
void addAnalyze(CLI::App& app, const Console& console, Exit& result);
void addBest(CLI::App& app, const Console& console, Exit& result);
void addAdd(CLI::App& app, const Console& console, Exit& result);
void addPlay(CLI::App& app, const Console& console, Exit& result);
void addExplain(CLI::App& app, const Console& console, Exit& result);
void addExplore(CLI::App& app, const Console& console, Exit& result);
void addSequence(CLI::App& app, const Console& console, Exit& result);
void addTable(CLI::App& app, const Console& console, Exit& result);
void addVerify(CLI::App& app, const Console& console, Exit& result);
void addWorksheet(CLI::App& app, const Console& console, Exit& result);
void addCompare(CLI::App& app, const Console& console, Exit& result);
void addCanonical(CLI::App& app, const Console& console, Exit& result);
void addLesson(CLI::App& app, const Console& console, Exit& result);

/// The whole command line: all of them, --help and --version.
void describe(CLI::App& app, const Console& console, Exit& result);

} // namespace cli
