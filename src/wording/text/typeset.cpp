// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text/typeset.h"

#include <QRegularExpression>

namespace wording {
namespace {

constexpr QChar minus(0x2212);
constexpr QChar star(0x2217);

/// Between narrow spaces, at which no line ends.
QString plus()
{
    return QStringLiteral("\u202F+\u202F");
}

/// Of an equation whose sides read the same one side is enough: "Value 1/2 + ∗2".
QString withoutEcho(QString text)
{
    static const QRegularExpression echo(
        QStringLiteral(R"((?<![+−⊕] )(?<=^| )(\S+) \+ (∗\d*) = \1\x{202F}\+\x{202F}\2(?!\S))"),
        QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(echo, QStringLiteral("\\1") + plus() + QStringLiteral("\\2"));
}

/// Numbers that a star follows.
QString withSums(const QString& text)
{
    static const QRegularExpression sum(QStringLiteral(R"((\d+(?:/\d+)?)([↑↓]?)\*)"));
    QString spaced;
    qsizetype end = 0;
    for (auto matches = sum.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        spaced += QStringView(text).mid(end, match.capturedStart() - end);
        const QString arrow = match.captured(2); // 2↑*: twice up, and star
        spaced += arrow.isEmpty() ? match.captured(1) + plus() + star : match.captured(1) + arrow + star;
        end = match.capturedEnd();
    }
    return spaced.append(QStringView(text).mid(end));
}

} // namespace

QString typeset(QString text)
{
    if (text.contains(QLatin1Char('*')))
        text = withSums(text).replace(QLatin1Char('*'), star);
    static const QRegularExpression negative(QStringLiteral(R"((?<![\w)\]])-(?=\d))"));
    return withoutEcho(text.replace(negative, QString(minus)));
}

QStringList typeset(QStringList texts)
{
    for (QString& text : texts)
        text = typeset(text);
    return texts;
}

} // namespace wording
