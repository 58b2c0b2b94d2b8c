// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text/typeset.h"

#include <QRegularExpression>

namespace wording {
namespace {

constexpr QChar minus(0x2212);
constexpr QChar star(0x2217);
constexpr QChar narrowSpace(0x202F); // no line ends there

/// Numbers that a star follows.
QString withSpaces(const QString& text)
{
    static const QRegularExpression sum(QStringLiteral(R"((\d+(?:/\d+)?)([↑↓]?)\*)"));
    QString spaced;
    qsizetype end = 0;
    for (auto matches = sum.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        spaced += QStringView(text).mid(end, match.capturedStart() - end);
        const QString arrow = match.captured(2); // 2↑*: twice up, and star
        spaced += arrow.isEmpty() ? match.captured(1) + narrowSpace + star : match.captured(1) + arrow + star;
        end = match.capturedEnd();
    }
    return spaced.append(QStringView(text).mid(end));
}

} // namespace

QString typeset(QString text)
{
    if (text.contains(QLatin1Char('*')))
        text = withSpaces(text).replace(QLatin1Char('*'), star);
    static const QRegularExpression negative(QStringLiteral(R"((?<![\w)\]])-(?=\d))"));
    return text.replace(negative, QString(minus));
}

QStringList typeset(QStringList texts)
{
    for (QString& text : texts)
        text = typeset(text);
    return texts;
}

} // namespace wording
