// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "models/places.h"
#include "models/session/mode.h"
#include "models/words.h"
#include "wording/text/version.h"

#include <CLI/CLI.hpp>

namespace app {
namespace {

template <typename Enum>
CLI::IsMember isOneOf()
{
    std::vector<std::string> words;
    for (const QString& word : models::wordsOf<Enum>())
        words.push_back(word.toStdString());
    return CLI::IsMember(words);
}

} // namespace

void describe(CLI::App& command, Options& options)
{
    command.name("grundy");
    command.description(QT_TRANSLATE_NOOP("Help", "A laboratory for Nim and its relatives"));
    command.set_version_flag("--version", wording::versionLine("grundy"));
    command.add_option(
        "POSITION", options.positions,
        QT_TRANSLATE_NOOP("Help",
                          "a position to open, e.g. nim:7,11,5, or a file: a saved game (.grundy), a lesson "
                          "(.grundylesson, .json) or a drawn game (.grundyrule); of several each gets a "
                          "window of its own"));
    command.add_option("--mode", options.mode, QT_TRANSLATE_NOOP("Help", "play, explore or present"))
        ->check(isOneOf<models::Mode>());
    command
        .add_option(
            "--learn", options.learn,
            QT_TRANSLATE_NOOP("Help", "a page of Learn: lessons, practice, mark, worksheets or pupils"))
        ->check(isOneOf<models::LearnTab>());
    command
        .add_option("--lab", options.lab,
                    QT_TRANSLATE_NOOP("Help", "a page of the Lab: graph, matrix, statistics, table, ..."))
        ->check(isOneOf<models::LabTab>());
    command.add_option("--lesson", options.lesson,
                       QT_TRANSLATE_NOOP("Help", "a lesson of the course or of your own, by its id"));
    command.add_option("--theme", options.theme, QT_TRANSLATE_NOOP("Help", "light, dark or system"))
        ->check(CLI::IsMember({"light", "dark", "system"}));
    command.add_option("--size", options.size,
                       QT_TRANSLATE_NOOP("Help", "size of the window, e.g. 1440x900"));
    command
        .add_option("--grab", options.grabFile,
                    QT_TRANSLATE_NOOP("Help", "show, wait for the analysis, save the picture, quit"))
        ->type_name("FILE");
    command.add_flag("--reverse", options.reversed,
                     QT_TRANSLATE_NOOP("Help", "mirror the window, as for writing from right to left"));
    command.add_flag("--quit-after-first-frame", options.quitAfterFirstFrame)->group(""); // for the benchmark
}

} // namespace app
