// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/commandline.h"

#include "wording/errors.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <array>

namespace wording {
namespace {

QString told(const std::string& text)
{
    return text.empty() ? QString() : QCoreApplication::translate("Help", text.c_str());
}

/// What CLI11 itself says in a help.
constexpr std::array headings{
    //: heads the help of a command: how it is called
    QT_TRANSLATE_NOOP("Help", "Usage"),      QT_TRANSLATE_NOOP("Help", "OPTIONS"),
    QT_TRANSLATE_NOOP("Help", "SUBCOMMAND"), QT_TRANSLATE_NOOP("Help", "SUBCOMMANDS"),
    QT_TRANSLATE_NOOP("Help", "Options"),    QT_TRANSLATE_NOOP("Help", "Subcommands"),
    QT_TRANSLATE_NOOP("Help", "REQUIRED"),   QT_TRANSLATE_NOOP("Help", "Positionals"),
    QT_TRANSLATE_NOOP("Help", "TEXT"),
};
[[maybe_unused]] constexpr std::array itsOptions{
    QT_TRANSLATE_NOOP("Help", "Print this help message and exit"),
    QT_TRANSLATE_NOOP("Help", "Display program version information and exit"),
};

/// Its sentences about what was typed, as far as %1, which goes to the end.
constexpr std::array causes{
    QT_TRANSLATE_NOOP("Help", "The following argument was not expected: %1"),
    QT_TRANSLATE_NOOP("Help", "The following arguments were not expected: %1"),
};

} // namespace

void translateHelp(CLI::App& command)
{
    command.description(told(command.get_description()).toStdString());
    command.group(told(command.get_group()).toStdString());
    for (const char* heading : headings)
        command.get_formatter()->label(heading, told(heading).toStdString());
    for (CLI::Option* option : command.get_options()) {
        option->description(told(option->get_description()).toStdString());
        if (!option->get_group().empty()) // those are hidden
            option->group(told(option->get_group()).toStdString());
    }
    for (CLI::App* below : command.get_subcommands(std::function<bool(CLI::App*)>()))
        translateHelp(*below);
}

QString expectedFoundText(const QString& expected, const std::string& found)
{
    //: what should stand there, such as "a position", and what was typed
    return QCoreApplication::translate("Wording", "expected %1, found '%2'").arg(expected, shownToken(found));
}

QString causeText(const CLI::ParseError& error)
{
    QString cause = QString::fromUtf8(error.what());
    for (const char* known : causes) {
        const QString start = QString::fromUtf8(known).section(QLatin1Char('%'), 0, 0);
        if (cause.startsWith(start))
            return told(known).arg(cause.mid(start.size()));
    }
    const QString required = QStringLiteral(" is required");
    if (cause.endsWith(required))
        return QCoreApplication::translate("Help", "%1 is required").arg(cause.chopped(required.size()));
    if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::ArgumentMismatch))
        return cause;
    const QString name = cause.left(static_cast<qsizetype>(cause.toStdString().find_first_of(": ")));
    if (cause.endsWith(QLatin1String("override")))
        return QCoreApplication::translate("Help", "--%1: takes no value").arg(name);
    return (cause.endsWith(QLatin1String("missing"))
                ? QCoreApplication::translate("Help", "%1: expected a value, found the end")
                : QCoreApplication::translate("Help", "%1: given more than once"))
        .arg(name);
}

} // namespace wording
