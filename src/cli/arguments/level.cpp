// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/level.h"

#include "cli/arguments/numbers.h"

#include <QString>

namespace cli {

void addLevel(CLI::App& command, games::Level& level)
{
    const CLI::Validator isKnown{
        [](const std::string& text) {
            return games::findLevel(text)
                       ? std::string()
                       : expectedFound(QT_TRANSLATE_NOOP("Help", "labels, values or theorems"), text);
        },
        "NAME"};
    command
        .add_option_function<std::string>(
            "--level", [&level](const std::string& text) { level = *games::findLevel(text); },
            QT_TRANSLATE_NOOP("Help",
                              "how reasons argue: labels (P and N, by moves and their answers), values or "
                              "theorems; theorems unless given"))
        ->check(isKnown);
}

} // namespace cli
