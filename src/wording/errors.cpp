// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/errors.h"

#include "wording/text.h"

#include <QStringList>

namespace wording {
namespace {

using games::Expected;
using games::ParseProblem;
using games::RefusalReason;

QString expectedText(Expected expected)
{
    switch (expected) {
    case Expected::GameId: return translate("Wording", "the name of a game");
    case Expected::Colon: return translate("Wording", "':' and a position");
    case Expected::Option: return translate("Wording", "an option of this game");
    case Expected::OptionValue: return translate("Wording", "'=' and a value");
    case Expected::HeapSize: return translate("Wording", "a heap size");
    case Expected::Comma: return translate("Wording", "',' or the end");
    case Expected::NumberSet: return translate("Wording", "a set of numbers such as 1-3 or 1,3,4");
    case Expected::PositiveNumber: return translate("Wording", "a positive number");
    case Expected::Cell: return translate("Wording", "0 or 1");
    case Expected::Row: return translate("Wording", "a row of 0 and 1");
    case Expected::Arrow: return translate("Wording", "an arrow such as 2-1");
    case Expected::Node: return translate("Wording", "the number of a node");
    case Expected::At: return translate("Wording", "'@' and the token's node");
    case Expected::End: return translate("Wording", "the end");
    }
    return {};
}

/// "more than 64 heaps".
QString tooManyText(Expected what, std::uint64_t limit)
{
    switch (what) {
    case Expected::HeapSize:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 heap"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 heaps"), limit);
    case Expected::Cell:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 cell in a row"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 cells in a row"), limit);
    case Expected::Row:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 row"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 rows"), limit);
    case Expected::Arrow:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 arrow"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 arrows"), limit);
    case Expected::Node:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 node"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 nodes"), limit);
    default: break;
    }
    return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 number"),
                   QT_TRANSLATE_N_NOOP("Wording", "more than %1 numbers"), limit);
}

/// A token as one line of text can show it: short, and without control characters.
QString shown(const std::string& token)
{
    constexpr qsizetype longest = 40;
    QString text = fromUtf8(token);
    for (QChar& c : text) {
        if (c.category() == QChar::Other_Control)
            c = QChar::ReplacementCharacter;
    }
    return text.size() <= longest ? text : text.first(longest).append(QChar(u'…'));
}

QString unexpectedText(const games::ParseError& error)
{
    const QString expected = expectedText(error.expected);
    if (error.found.empty())
        return translate("Wording", "expected %1, found the end").arg(expected);
    return translate("Wording", "expected %1, found '%2'").arg(expected, shown(error.found));
}

QString rowLengthText(const games::ParseError& error)
{
    const auto length = QString::fromStdString(error.found).toULongLong();
    return counted(QT_TRANSLATE_N_NOOP("Wording", "this row has %1 cell, the first one has %2"),
                   QT_TRANSLATE_N_NOOP("Wording", "this row has %1 cells, the first one has %2"), length)
        .arg(length)
        .arg(error.limit);
}

QString cycleText(const std::vector<std::uint64_t>& cycle)
{
    QStringList nodes;
    for (const std::uint64_t node : cycle)
        nodes.append(QString::number(node));
    return translate("Wording", "the arrows form a cycle: %1").arg(nodes.join(QLatin1Char('-')));
}

QString problemText(const games::ParseError& error)
{
    switch (error.problem) {
    case ParseProblem::Unexpected: return unexpectedText(error);
    case ParseProblem::TooLarge:
        return translate("Wording", "%1 is over the limit of %2")
            .arg(shown(error.found), QString::number(error.limit));
    case ParseProblem::TooMany: return tooManyText(error.expected, error.limit).arg(error.limit);
    case ParseProblem::RowLength: return rowLengthText(error);
    case ParseProblem::TwiceGiven:
        return translate("Wording", "the option '%1' is given twice").arg(shown(error.found));
    case ParseProblem::MisereNotOffered: return translate("Wording", "this game has no misère play");
    case ParseProblem::Cycle: return cycleText(error.cycle);
    case ParseProblem::EmptySet: return translate("Wording", "the set of allowed takes is empty");
    }
    return {};
}

QString nothingThereText(const games::Info& info)
{
    if (info.id == "takeaway")
        return translate("Wording", "No stick lies there.");
    if (info.shape == games::Shape::Lines)
        return translate("Wording", "No counter lies there.");
    return translate("Wording", "No stone lies there.");
}

QString notOneLineText(const games::Info& info)
{
    return info.shape == games::Shape::Lines
               ? translate("Wording", "The two counters do not lie on one line.")
               : translate("Wording", "The two stones do not lie in one row or column.");
}

/// The sentence about a limit without how many were asked for.
QString atMostText(const games::Refusal& refusal, const games::Info& info)
{
    const bool lines = info.shape == games::Shape::Lines;
    return lines ? counted(QT_TRANSLATE_N_NOOP("Wording", "At most %1 counter can be taken, not %2."),
                           QT_TRANSLATE_N_NOOP("Wording", "At most %1 counters can be taken, not %2."),
                           refusal.most)
                 : counted(QT_TRANSLATE_N_NOOP("Wording", "At most %1 stone can be taken, not %2."),
                           QT_TRANSLATE_N_NOOP("Wording", "At most %1 stones can be taken, not %2."),
                           refusal.most);
}

QString notAllowedText(const games::Refusal& refusal)
{
    QStringList allowed;
    for (const std::uint64_t number : refusal.allowed)
        allowed.append(QString::number(number));
    return translate("Wording", "You may take %1, not %2.").arg(orList(allowed)).arg(refusal.asked);
}

} // namespace

QString parseErrorText(const games::ParseError& error)
{
    return translate("Wording", "column %1: %2").arg(error.column).arg(problemText(error));
}

QString refusalText(const games::Refusal& refusal, const games::Info& info)
{
    switch (refusal.reason) {
    case RefusalReason::EmptyPlace: return nothingThereText(info);
    case RefusalReason::NotOneLine: return notOneLineText(info);
    case RefusalReason::GapBetween: return translate("Wording", "A gap lies between the two ends.");
    case RefusalReason::TooMany: return atMostText(refusal, info).arg(refusal.most).arg(refusal.asked);
    case RefusalReason::NotAllowed: return notAllowedText(refusal);
    case RefusalReason::NoArrow: return translate("Wording", "No arrow leads there from the token.");
    case RefusalReason::GameOver: return translate("Wording", "The game is over: no move is left.");
    }
    return {};
}

} // namespace wording
