// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The commands: each adds itself to the command line and, once chosen, runs and leaves its exit code
// in `result`. Both references must live until the command line is parsed.

#include "cli/arguments/options.h"

#include <array>
#include <memory>
#include <span>
#include <utility>

namespace cli {

/// A command that `run` carries out with its arguments, which live as long as it does.
template <typename Arguments>
std::pair<CLI::App&, Arguments&> addCommand(const char* name, const char* about,
                                            Exit (*run)(const Arguments&, const Console&), CLI::App& app,
                                            const Console& console, Exit& result)
{
    CLI::App* command = app.add_subcommand(name, about);
    const auto arguments = std::make_shared<Arguments>();
    command->callback([=, &console, &result] { result = run(*arguments, console); });
    return {*command, *arguments};
}

using AddCommand = void (*)(CLI::App& app, const Console& console, Exit& result);

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
void addCompare(CLI::App& app, const Console& console, Exit& result);
void addCanonical(CLI::App& app, const Console& console, Exit& result);

/// The commands that paint are a program of their own, grundy-paint, which alone loads QtGui.
struct PaintedCommand {
    const char* name;
    const char* about;
};
inline constexpr PaintedCommand lessonCommand{
    "lesson",
    QT_TRANSLATE_NOOP("Help", "checks lessons; exit code 1 when one of them says what is not true")};
inline constexpr PaintedCommand pictureCommand{
    "picture", QT_TRANSLATE_NOOP("Help", "a board as a picture: SVG, PDF or PNG")};
inline constexpr PaintedCommand worksheetCommand{
    "worksheet", QT_TRANSLATE_NOOP("Help", "exercises on paper, with answers")};
inline constexpr std::array paintedCommands{lessonCommand, pictureCommand, worksheetCommand};

/// The whole command line: all of them, --help and --version. `painting` are the paintedCommands; where there
/// are none, they are named alone.
void describe(CLI::App& app, const Console& console, Exit& result, std::span<const AddCommand> painting);

} // namespace cli
