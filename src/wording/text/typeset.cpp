// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text/typeset.h"

#include <QRegularExpression>

#include <array>
#include <utility>

namespace wording {
namespace {

constexpr QChar minus(0x2212);
constexpr QChar star(0x2217);
constexpr QChar narrowSpace(0x202F); // no line ends there

/// Before a star a fraction of one sign reads as one number.
QString oneSign(const QString& number)
{
    static const std::array<std::pair<QString, QChar>, 7> signs{{{QStringLiteral("1/2"), QChar(0xBD)},
                                                                 {QStringLiteral("1/4"), QChar(0xBC)},
                                                                 {QStringLiteral("3/4"), QChar(0xBE)},
                                                                 {QStringLiteral("1/8"), QChar(0x215B)},
                                                                 {QStringLiteral("3/8"), QChar(0x215C)},
                                                                 {QStringLiteral("5/8"), QChar(0x215D)},
                                                                 {QStringLiteral("7/8"), QChar(0x215E)}}};
    for (const auto& [fraction, sign] : signs) {
        if (number == fraction)
            return sign;
    }
    return number;
}

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
        spaced += arrow.isEmpty() ? oneSign(match.captured(1)) + narrowSpace + star
                                  : match.captured(1) + arrow + star;
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
