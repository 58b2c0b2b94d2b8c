// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/tables.h"

#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace wording {
namespace {

using analysis::FamilyTable;
using analysis::PatternProblem;
using analysis::Shown;

QString problemText(const analysis::PatternError& error)
{
    const QString found = error.found.empty()
                              ? translate("Wording", "the end")
                              : QLatin1Char('\'') + shownToken(error.found) + QLatin1Char('\'');
    switch (error.problem) {
    case PatternProblem::UnknownGame:
        return translate("Wording", "expected the name of a game, found %1").arg(found);
    case PatternProblem::NoColon: return translate("Wording", "expected ':' and a position, found the end");
    case PatternProblem::NoVariable:
        return translate("Wording", "a family needs the variable n, such as in nim:n,m");
    case PatternProblem::BesideDigit:
        return translate("Wording", "a variable cannot stand beside a digit: it is a number of its own");
    case PatternProblem::NoCount:
        return translate("Wording", "after ^ expected n, m or a number, found %1").arg(found);
    case PatternProblem::NothingToRepeat:
        return translate("Wording", "before ^ expected a character or a group in parentheses");
    case PatternProblem::Unclosed: return translate("Wording", "this parenthesis is not closed");
    case PatternProblem::Unopened: return translate("Wording", "this parenthesis was not opened");
    case PatternProblem::GroupAlone:
        return translate("Wording", "after a group in parentheses expected ^ and how often it is repeated");
    case PatternProblem::TooLong: return translate("Wording", "the pattern is too long or too deep");
    }
    return {};
}

/// "m = 1, 3–5". Precondition: `rows` ascends and is not empty.
QString rowNames(const FamilyTable& table, const std::vector<std::size_t>& rows)
{
    QStringList names;
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t last = i;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        const QString first = QString::number(table.request.m.least + rows[i]);
        names.append(last == i
                         ? first
                         : translate("Wording", "%1–%2").arg(first).arg(table.request.m.least + rows[last]));
        i = last + 1;
    }
    return translate("Wording", "m = %1").arg(commaList(names));
}

std::vector<std::vector<QString>> shownCells(const FamilyTable& table)
{
    const bool two = table.request.pattern.hasM();
    std::vector<std::vector<QString>> lines(1);
    lines[0].push_back(two ? QStringLiteral("m\\n") : QStringLiteral("n"));
    for (std::size_t column = 0; column < table.columns(); ++column)
        lines[0].push_back(QString::number(table.request.n.least + column));
    for (std::size_t row = 0; row < table.rows(); ++row) {
        std::vector<QString> line{two ? QString::number(table.request.m.least + row) : QString()};
        for (std::size_t column = 0; column < table.columns(); ++column)
            line.push_back(fromUtf8(analysis::cellText(table.at(row, column), table.request.shown)));
        lines.push_back(std::move(line));
    }
    return lines;
}

QString aligned(const std::vector<std::vector<QString>>& lines)
{
    QString text;
    std::vector<qsizetype> widths(lines.front().size());
    for (const auto& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], line[i].size());
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            text += (i == 0 ? QString() : QStringLiteral(" ")) + line[i].rightJustified(widths[i]);
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace

QString patternErrorText(const analysis::PatternError& error)
{
    return translate("Wording", "column %1: %2").arg(error.column).arg(problemText(error));
}

QString axisName(const analysis::FamilyPattern& pattern, char variable)
{
    QString name(QLatin1Char{variable});
    static const QRegularExpression between(QStringLiteral("[,x]"));
    const QStringList numbers = fromUtf8(pattern.body()).split(between);
    const auto place = numbers.indexOf(name);
    const games::Entry* entry = games::findEntry(pattern.gameId());
    if (place < 0 || numbers.size() < 2 || entry == nullptr)
        return name;
    if (entry->info.isOfHeaps || entry->info.shape == games::Shape::Heaps)
        //: the number of a heap, such as 2
        return translate("Wording", "heap %1").arg(place + 1);
    switch (entry->info.shape) {
    case games::Shape::Staircase: return translate("Wording", "step %1").arg(place);
    case games::Shape::Plane:
        //: what a number of the notation stands for, a noun
        return place % 2 == 0 ? translate("Wording", "column") : translate("Wording", "row");
    case games::Shape::Heaps:
    case games::Shape::Lines:
    case games::Shape::Grid:
    case games::Shape::Graph:
    case games::Shape::Strip:
    case games::Shape::Drawn:
    case games::Shape::Table: break;
    }
    return name;
}

QString familyTitle(std::string_view familyId)
{
    const analysis::ReadyFamily* family = analysis::findFamily(familyId);
    return family == nullptr ? QString() : toText(family->title);
}

QString familyTitle(const analysis::FamilyPattern& pattern, analysis::Shown shown)
{
    const auto families = analysis::familiesOf(pattern.gameId());
    const analysis::ReadyFamily* best = nullptr;
    for (const analysis::ReadyFamily& family : families)
        if (family.pattern == pattern.text() && (best == nullptr || family.shown == shown))
            best = &family;
    return best == nullptr ? fromUtf8(pattern.text()) : toText(best->title);
}

QString shownTitle(analysis::Shown shown)
{
    switch (shown) {
    //: what a table shows of each position: P, N, L or R
    case Shown::Outcome: return translate("Wording", "Outcome");
    case Shown::Grundy: return translate("Wording", "Grundy value");
    //: what a table shows of each position: how many moves the game lasts yet
    case Shown::Remoteness: return translate("Wording", "Moves left");
    case Shown::Value: return translate("Wording", "Value");
    }
    return {};
}

QString periodText(const analysis::RowPeriod& period)
{
    const QString text =
        //: after how many columns they repeat, from which n on, and the name of a theorem
        period.theorem ? translate("Wording", "period %1 from n = %2 on, proven for all n: %3")
                       : translate("Wording", "period %1 from n = %2 on, seen in this table, not proven");
    const QString numbers = text.arg(localized(period.period), localized(period.from));
    return period.theorem ? numbers.arg(toText(period.theorem->name)) : numbers;
}

QStringList periodLines(const FamilyTable& table)
{
    QStringList lines;
    std::vector<bool> said(table.periods.size());
    for (std::size_t row = 0; row < table.periods.size(); ++row) {
        if (!table.periods[row] || said[row])
            continue;
        std::vector<std::size_t> rows;
        for (std::size_t other = row; other < table.periods.size(); ++other) {
            if (table.periods[other] != table.periods[row])
                continue;
            said[other] = true;
            rows.push_back(other);
        }
        const QString text = periodText(*table.periods[row]);
        lines.append(table.request.pattern.hasM()
                         ? translate("Wording", "%1: %2").arg(rowNames(table, rows), text)
                         : text);
    }
    return lines;
}

QString tableSummary(const FamilyTable& table)
{
    const auto cold = std::ranges::count_if(table.cells, [](const analysis::TableCell& cell) {
        return cell.verdict.outcome == theory::Outcome::P;
    });
    const std::uint64_t positions = table.cells.size() - table.refused;
    if (positions == 0 && !table.cells.empty())
        //: its first position, such as chomp:0,1, and why it is not allowed
        return translate("Wording", "No position of this family is allowed: %1, %2")
            .arg(shownToken(table.notation(0, 0)), parseErrorText(*table.cells.front().refusal));
    QStringList parts{positionsText(positions),
                      translate("Wording", "%1 cold").arg(localized(static_cast<std::uint64_t>(cold)))};
    if (table.unsolved > 0)
        parts.append(translate("Wording", "%1 not solved").arg(localized(table.unsolved)));
    if (table.refused > 0)
        parts.append(translate("Wording", "%1 not allowed by the rules").arg(localized(table.refused)));
    return commaList(parts);
}

QString tableTitle(const FamilyTable& table)
{
    const auto& request = table.request;
    //: a game, a family of its positions, which value is shown
    return translate("Wording", "%1: %2, %3")
        .arg(gameTitle(request.pattern.gameId()), familyTitle(request.pattern, request.shown),
             shownTitle(request.shown));
}

analysis::TablePicture tablePicture(const FamilyTable& table)
{
    analysis::TablePicture picture{.title = tableTitle(table).toStdString(),
                                   .notes = {tableSummary(table).toStdString()}};
    for (const QString& line : periodLines(table))
        picture.notes.push_back(line.toStdString());
    return picture;
}

QString tableReport(const FamilyTable& table)
{
    QString text = tableTitle(table) + QLatin1Char('\n') + aligned(shownCells(table)) + tableSummary(table);
    for (const QString& line : periodLines(table))
        text += QLatin1Char('\n') + line;
    return text;
}

} // namespace wording
