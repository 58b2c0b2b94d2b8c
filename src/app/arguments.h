// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the command line asks of the window; options.h has what it understands.

#include "models/places.h"
#include "models/session/mode.h"

#include <QSize>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <optional>
#include <variant>
#include <vector>

namespace app {

struct Arguments {
    QString position;
    QString game;          ///< the path of a saved game to open; empty for none
    bool isFaulty = false; ///< the file to open cannot be read
    std::optional<models::Mode> mode;
    std::optional<models::LabTab> lab;
    std::optional<models::LearnTab> learn;
    QString lesson; ///< the id of a lesson to open, or the path of its file; empty for none
    QString theme;  ///< empty: as in the settings
    QSize size;     ///< empty: the window's own
    QString grabFile;
    bool reversed = false; ///< right to left
    bool quitAfterFirstFrame = false;
    /// The arguments of each window to be opened beside this one: a process of its own, as every window.
    std::vector<QStringList> furtherWindows;

    /// A script looks on, no person.
    [[nodiscard]] bool isScripted() const { return !grabFile.isEmpty() || quitAfterFirstFrame; }
};

/// Whether what is wrong, and --help and --version, are told. Texts are translated where there is an
/// application.
enum class Tell { Nothing, Everything };

/// The arguments, or the exit code to end with (0 after --help and --version, 2 on bad input, which has
/// then been told in one line on stderr). A file that cannot be opened is told there, too, and the window
/// opens and says why: who clicked it twice sees no stderr. A script ends.
[[nodiscard]] std::variant<Arguments, int> parseArguments(int argc, const char* const* argv, Tell tell);

/// The properties of Main.qml's root that the arguments set.
[[nodiscard]] QVariantMap initialProperties(const Arguments& arguments);

} // namespace app
