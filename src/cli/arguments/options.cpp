// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/options.h"

#include "wording/commandline.h"

#include <QCoreApplication>

#include <cmath>

namespace cli {

CLI::Validator oneOf(const QString& expected, const std::function<bool(const std::string&)>& isKnown,
                     const char* name)
{
    return {[expected, isKnown](const std::string& text) {
                return isKnown(text) ? std::string()
                                     : wording::expectedFoundText(expected, text).toStdString();
            },
            name};
}

CLI::Validator oneOf(const char* expected, const std::function<bool(const std::string&)>& isKnown,
                     const char* name)
{
    return oneOf(QCoreApplication::translate("Help", expected), isKnown, name);
}

CLI::Validator someFile()
{
    return oneOf(
        QT_TRANSLATE_NOOP("Help", "a file name"), [](const std::string& path) { return !path.empty(); },
        "FILE");
}

CLI::Validator wholeNumber(const char* expectedRange, NumberRange range)
{
    const QString expected = QCoreApplication::translate("Help", expectedRange)
                                 .arg(QString::number(range.least), QString::number(range.most));
    const auto canonical = [range, expected](std::string& text) {
        const auto number = numberIn(text, range.least, range.most);
        if (!number)
            return wording::expectedFoundText(expected, text).toStdString();
        text = std::to_string(*number);
        return std::string();
    };
    return {canonical, "N"};
}

void addPosition(CLI::App& command, std::string& position, const char* about)
{
    command.add_option("POSITION", position, about)->required();
}

void addLimits(CLI::App& command, LimitArguments& limits, const char* aboutTime)
{
    constexpr double longest = 1e9;
    const auto isTime = [](const std::string& text) {
        const auto seconds = numberIn<double>(text);
        return seconds && *seconds > 0 && *seconds <= longest;
    };
    command.add_option("--time", limits.seconds, aboutTime)
        ->check(oneOf(QT_TRANSLATE_NOOP("Help", "seconds over 0 and up to 1000000000"), isTime, "S"));
    command
        .add_option("--memory", limits.megabytes,
                    QT_TRANSLATE_NOOP("Help", "megabytes to use; 2048 unless given"))
        //: what an option takes: the least and the largest amount of memory
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "megabytes from %1 to %2"),
                                {.least = 1, .most = 1'000'000}));
}

solver::Job makeJob(const LimitArguments& limits, const Console& console)
{
    solver::Job job;
    job.stop = console.stop;
    if (limits.seconds)
        job.limits.time = std::chrono::milliseconds(std::llround(std::ceil(*limits.seconds * 1000)));
    if (limits.megabytes)
        job.limits.memoryBytes = *limits.megabytes << 20;
    return job;
}

void addLevel(CLI::App& command, games::Level& level)
{
    command
        .add_option_function<std::string>(
            "--level", [&level](const std::string& text) { level = *games::findLevel(text); },
            QT_TRANSLATE_NOOP("Help",
                              "how reasons argue: idea (in plain words), labels (P and N, by moves and their "
                              "answers), values or theorems; theorems unless given"))
        ->check(oneOf(QT_TRANSLATE_NOOP("Help", "idea, labels, values or theorems"),
                      [](const std::string& text) { return games::findLevel(text).has_value(); }));
}

} // namespace cli
