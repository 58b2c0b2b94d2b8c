// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/errors.h"

#include "games/catalogue.h"
#include "games/hackenbush/picture/edgelist.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <QStringDecoder>
#include <QStringList>

#include <algorithm>

namespace wording {
namespace {

using games::Expected;
using games::ParseProblem;

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
    case Expected::CoinCount: return translate("Wording", "a number of coins");
    case Expected::CoinRow: return translate("Wording", "a row of 0 and 1, 1 for a coin");
    case Expected::HeadOrTail: return translate("Wording", "H or T");
    case Expected::TokenCell: return translate("Wording", "W, B or '.'");
    case Expected::Point: return translate("Wording", "a counter such as 1x2");
    case Expected::Coordinate: return translate("Wording", "a column or row from 0");
    case Expected::Integer: return translate("Wording", "a whole number from 1");
    case Expected::Pair: return translate("Wording", "two numbers such as 1,2");
    case Expected::Edge: return translate("Wording", "an edge such as 1-2b");
    case Expected::Colour: return translate("Wording", "a colour, g, b or r");
    case Expected::OneOf: return translate("Wording", "one of the values");
    case Expected::OctalCode: return translate("Wording", "an octal code such as 0.77");
    case Expected::OctalDigit: return translate("Wording", "a digit from 0 to 7");
    case Expected::RowSize: return translate("Wording", "the number of squares in a row");
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
    case Expected::HeadOrTail:
    case Expected::CoinRow:
    case Expected::TokenCell:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 square in a row"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 squares in a row"), limit);
    case Expected::Point:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 counter"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 counters"), limit);
    case Expected::Edge:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 edge"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 edges"), limit);
    case Expected::CoinCount:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 place for coins"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 places for coins"), limit);
    case Expected::OctalDigit:
        return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 digit"),
                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 digits"), limit);
    default: break;
    }
    return counted(QT_TRANSLATE_N_NOOP("Wording", "more than %1 number"),
                   QT_TRANSLATE_N_NOOP("Wording", "more than %1 numbers"), limit);
}

/// False for what moves the cursor, breaks the line or turns its direction.
bool isShowable(QChar c)
{
    switch (c.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    default: return true;
    }
}

QStringList choiceTexts(const games::ParseError& error)
{
    QStringList choices;
    for (const std::string& choice : error.choices)
        choices.append(fromUtf8(choice));
    return choices;
}

QString unexpectedText(const games::ParseError& error)
{
    const QStringList choices = choiceTexts(error);
    const QString expected = choices.isEmpty() ? expectedText(error.expected) : orList(choices);
    if (error.found.empty())
        return translate("Wording", "expected %1, found the end").arg(expected);
    return translate("Wording", "expected %1, found '%2'").arg(expected, shownToken(error.found));
}

QString rowLengthText(const games::ParseError& error)
{
    const auto length = QString::fromStdString(error.found).toULongLong();
    return counted(QT_TRANSLATE_N_NOOP("Wording", "this row has %1 cell, the first one has %2"),
                   QT_TRANSLATE_N_NOOP("Wording", "this row has %1 cells, the first one has %2"), length)
        .arg(length)
        .arg(error.limit);
}

/// A long cycle by its first nodes and its number of arrows. Precondition: it is not empty.
QString cycleText(const std::vector<std::uint64_t>& cycle)
{
    constexpr std::size_t mostNodes = 9;
    constexpr std::size_t firstNodes = 3;
    const bool isLong = cycle.size() > mostNodes;
    QStringList nodes;
    for (std::size_t i = 0; i < (isLong ? firstNodes : cycle.size()); ++i)
        nodes.append(QString::number(cycle[i]));
    if (isLong)
        nodes.append({QStringLiteral("…"), QString::number(cycle.back())});
    const QString walk = nodes.join(QLatin1Char('-'));
    const std::uint64_t arrows = cycle.size() - 1;
    return isLong ? counted(QT_TRANSLATE_N_NOOP("Wording", "the arrows form a cycle: %1, %2 arrow"),
                            QT_TRANSLATE_N_NOOP("Wording", "the arrows form a cycle: %1, %2 arrows"), arrows)
                        .arg(walk)
                        .arg(arrows)
                  : translate("Wording", "the arrows form a cycle: %1").arg(walk);
}

QString problemText(const games::ParseError& error)
{
    switch (error.problem) {
    case ParseProblem::Unexpected: return unexpectedText(error);
    case ParseProblem::TooLarge:
        return translate("Wording", "%1 is over the limit of %2")
            .arg(shownToken(error.found), QString::number(error.limit));
    case ParseProblem::TooMany: return tooManyText(error.expected, error.limit).arg(error.limit);
    case ParseProblem::TooManyTogether:
        return translate("Wording", "more than %1 coins altogether").arg(error.limit);
    case ParseProblem::RowLength: return rowLengthText(error);
    case ParseProblem::TwiceGiven:
        return translate("Wording", "the option '%1' is given twice").arg(shownToken(error.found));
    case ParseProblem::MisereNotOffered:
        return error.choices.empty() ? translate("Wording", "this game has no misère play")
                                     : translate("Wording", "this game has misère play only with %1")
                                           .arg(orList(choiceTexts(error)));
    case ParseProblem::Cycle: return cycleText(error.cycle);
    case ParseProblem::EmptySet: return translate("Wording", "the set of allowed takes is empty");
    case ParseProblem::OneTokenEach:
        return translate("Wording", "row %1 must have one W and one B").arg(shownToken(error.found));
    case ParseProblem::CapCount:
        return translate("Wording", "the number of caps is %1, that of the heaps %2")
            .arg(shownToken(error.found), QString::number(error.limit));
    case ParseProblem::OverCap:
        return translate("Wording", "the heap of %1 is over its cap of %2")
            .arg(shownToken(error.found), QString::number(error.limit));
    case ParseProblem::Missing:
        return translate("Wording", "the option '%1' has to be given").arg(shownToken(error.found));
    case ParseProblem::NoMoves:
        return translate("Wording", "the code %1 allows no move").arg(shownToken(error.found));
    case ParseProblem::LongerThanBelow:
        return translate("Wording", "a row of %1 is longer than the one below it, of %2")
            .arg(shownToken(error.found), QString::number(error.limit));
    }
    return {};
}

} // namespace

QString shownToken(std::string_view token)
{
    constexpr std::size_t longest = 60;
    constexpr std::size_t mostBytes = 4 * (longest + 1); // of that many characters in UTF-8
    // A byte order mark is to be seen: QString::fromUtf8 would drop it.
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    QString text = decode(QByteArrayView(token.substr(0, mostBytes)));
    for (QChar& c : text) {
        if (!isShowable(c))
            c = QChar::ReplacementCharacter;
    }
    if (text.size() <= static_cast<qsizetype>(longest))
        return text;
    text.truncate(static_cast<qsizetype>(longest));
    if (text.back().isHighSurrogate())
        text.chop(1);
    return text.append(QChar(u'…'));
}

QString parseErrorText(const games::ParseError& error)
{
    return translate("Wording", "column %1: %2").arg(error.column).arg(problemText(error));
}

QString edgeListErrorText(const games::EdgeListError& error)
{
    return translate("Wording", "line %1, %2").arg(error.line).arg(parseErrorText(error.error));
}

QString fallenText(std::uint64_t fallen)
{
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 edge is not joined to the ground: it falls at once"),
                   QT_TRANSLATE_N_NOOP("Wording", "%1 edges are not joined to the ground: they fall at once"),
                   fallen)
        .arg(localized(fallen));
}

namespace {

/// The field of the New game form that the notation's option belongs to.
const games::Field* fieldOf(std::string_view option)
{
    for (const games::Entry& entry : games::catalogue()) {
        const auto found = std::ranges::find(entry.info.fields, option, &games::Field::id);
        if (found != entry.info.fields.end())
            return &*found;
    }
    return nullptr;
}

} // namespace

QString normalOnlyText(const games::ParseError& error)
{
    if (error.problem != ParseProblem::MisereNotOffered || error.choices.empty())
        return {};
    const games::Field& field =
        *fieldOf(std::string_view(error.choices.front()).substr(0, error.choices.front().find('=')));
    QStringList labels;
    for (const std::string& choice : error.choices)
        labels.append(choiceLabel(field, fromUtf8(choice).section(QLatin1Char('='), 1)));
    return translate("Wording", "Misère play is there only with “%1”: %2.")
        .arg(fieldLabel(field), orList(labels));
}

} // namespace wording
