// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/moves.h"

#include "wording/overloaded.h"
#include "wording/text.h"

#include <algorithm>
#include <utility>

namespace wording {
namespace {

/// 0 → a, 25 → z, 26 → aa.
QString columnName(std::uint32_t column)
{
    const QChar last(u'a' + column % 26);
    return column < 26 ? QString(last) : columnName(column / 26 - 1).append(last);
}

QString cellName(games::Cell cell, std::uint32_t boardRows)
{
    return columnName(cell.column).append(QString::number(boardRows - cell.row));
}

/// The ends of a run in the order of their names: by column, then by the row counted from the bottom.
QString runName(const games::TakeFromGrid& run, QStringView dash)
{
    games::Cell first = run.first;
    games::Cell last = run.last;
    if (std::pair(first.column, last.row) > std::pair(last.column, first.row))
        std::swap(first, last);
    const QString start = cellName(first, run.boardRows);
    return first == last ? start : QString(start).append(dash).append(cellName(last, run.boardRows));
}

QString cellsName(const games::TakeFromLine& run, QStringView dash)
{
    const QString start = QString::number(run.first + 1);
    return run.first == run.last ? start : QString(start).append(dash).append(QString::number(run.last + 1));
}

constexpr QStringView hyphen = u"-";
constexpr QStringView enDash = u"–";

} // namespace

QString moveText(const games::Move& move)
{
    return std::visit(
        Overloaded{
            [](const games::TakeFromHeap& take) {
                return translate("Wording", "take %1 from heap %2")
                    .arg(take.before - take.after)
                    .arg(take.heap + 1);
            },
            [](const games::TakeFromLine& run) {
                return translate("Wording", "line %1: %2").arg(run.line + 1).arg(cellsName(run, hyphen));
            },
            [](const games::TakeFromGrid& run) { return runName(run, hyphen); },
            [](const games::FollowArrow& arrow) {
                return translate("Wording", "%1 to %2").arg(arrow.from).arg(arrow.to);
            },
        },
        move.action);
}

QString moveLabel(const games::Move& move)
{
    return std::visit(
        Overloaded{
            [](const games::TakeFromHeap& take) {
                return QStringLiteral("%1: %2→%3").arg(take.heap + 1).arg(take.before).arg(take.after);
            },
            [](const games::TakeFromLine& run) {
                return QStringLiteral("%1: %2").arg(run.line + 1).arg(cellsName(run, enDash));
            },
            [](const games::TakeFromGrid& run) { return runName(run, enDash); },
            [](const games::FollowArrow& arrow) { return QStringLiteral("→%1").arg(arrow.to); },
        },
        move.action);
}

std::uint64_t moveSize(const games::Move& move)
{
    return std::visit(
        Overloaded{
            [](const games::TakeFromHeap& take) { return take.before - take.after; },
            [](const games::TakeFromLine& run) { return std::uint64_t{run.last} - run.first + 1; },
            [](const games::TakeFromGrid& run) {
                const auto [top, bottom] = std::minmax(run.first.row, run.last.row);
                const auto [left, right] = std::minmax(run.first.column, run.last.column);
                return std::uint64_t{bottom} - top + right - left + 1;
            },
            [](const games::FollowArrow&) { return std::uint64_t{0}; },
        },
        move.action);
}

QString moveMark(const games::Move& move)
{
    if (const auto* arrow = std::get_if<games::FollowArrow>(&move.action))
        return translate("Wording", "to %1").arg(arrow->to);
    return translate("Wording", "take %1").arg(moveSize(move));
}

QString movePreview(const games::Move& move, theory::Outcome leaves)
{
    return translate("Wording", "%1: leaves %2")
        .arg(moveMark(move), QChar::fromLatin1(theory::letter(leaves)));
}

} // namespace wording
