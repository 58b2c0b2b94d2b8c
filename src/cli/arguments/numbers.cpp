// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/numbers.h"

#include "cli/console.h"
#include "wording/commandline.h"

#include <QCoreApplication>

#include <charconv>
#include <optional>

namespace cli {
namespace {

template <typename Number>
std::optional<Number> numberIn(const std::string& text)
{
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

} // namespace

std::string expectedFound(const char* expected, const std::string& found)
{
    return expectedFound(QCoreApplication::translate("Help", expected), found);
}

std::string expectedFound(const QString& expected, const std::string& found)
{
    return wording::expectedFoundText(expected, found).toStdString();
}

CLI::Validator wholeNumber(const char* expectedRange, NumberRange range)
{
    const QString expected = QCoreApplication::translate("Help", expectedRange)
                                 .arg(QString::number(range.least), QString::number(range.most));
    const auto canonical = [range, expected](std::string& text) {
        const auto number = numberIn<std::uint64_t>(text);
        if (!number || *number < range.least || *number > range.most)
            return expectedFound(expected, text);
        text = std::to_string(*number);
        return std::string();
    };
    return {canonical, "N"};
}

CLI::Validator secondsNumber()
{
    constexpr double longest = 1e9;
    const auto check = [](std::string& text) {
        const auto seconds = numberIn<double>(text);
        const bool ok = seconds && *seconds > 0 && *seconds <= longest;
        return ok ? std::string()
                  : expectedFound(QT_TRANSLATE_NOOP("Help", "seconds over 0 and up to 1000000000"), text);
    };
    return {check, "S"};
}

} // namespace cli
