// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/inifile.h"

#include <QList>
#include <QSet>

#include <algorithm>

namespace models {
namespace {

lessons::LessonProblem iniProblemAt(qsizetype line, const QByteArray& text, lessons::Cause cause)
{
    constexpr qsizetype longest = 40;
    const auto first = std::ranges::find_if(text, [](char c) { return c != ' ' && c != '\t'; });
    const auto column = static_cast<int>(first == text.end() ? 1 : first - text.begin() + 1);
    return {.cause = cause,
            .found = QString::fromUtf8(text.trimmed()).left(longest),
            .choices = {QStringLiteral("[…]"), QStringLiteral("…=…")},
            .line = static_cast<int>(line) + 1,
            .column = column};
}

} // namespace

std::optional<lessons::LessonProblem> iniProblem(const QByteArray& text)
{
    if (text.size() > mostIniBytes)
        return lessons::LessonProblem{.cause = lessons::Cause::FileTooLarge, .most = mostIniBytes};
    QByteArray section;
    QSet<QByteArray> keys;
    const QList<QByteArray> lines = text.split('\n');
    for (qsizetype number = 0; number < lines.size(); ++number) {
        const QByteArray line = lines[number].trimmed();
        if (line.isEmpty() || line.startsWith(';'))
            continue;
        const bool isSection = line.startsWith('[') && line.endsWith(']');
        if (line.contains('\0') || (!isSection && line.indexOf('=') < 1))
            return iniProblemAt(number, lines[number], lessons::Cause::UnknownKey);
        if (isSection) {
            section = line;
            continue;
        }
        const QByteArray key = section + line.left(line.indexOf('=')).trimmed();
        if (keys.contains(key))
            return iniProblemAt(number, lines[number].left(lines[number].indexOf('=')),
                                lessons::Cause::RepeatedKey);
        keys.insert(key);
    }
    return std::nullopt;
}

} // namespace models
