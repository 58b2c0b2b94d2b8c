// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/moves.h"

#include "wording/names/dividedheaps.h"
#include "wording/text/overloaded.h"
#include "wording/text/text.h"

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

QString pointText(games::Point point)
{
    return QStringLiteral("(%1, %2)").arg(point.x).arg(point.y);
}

/// Far out only what changes is named: "x→999,999,999".
QString stepLabel(games::Point from, games::Point to)
{
    if (from.y == to.y)
        return QStringLiteral("x→%1").arg(localized(to.x));
    if (from.x == to.x)
        return QStringLiteral("y→%1").arg(localized(to.y));
    return QStringLiteral("x, y −%1").arg(localized(from.x - to.x));
}

/// `full` unless it is too long for a line of a list.
QString stepLabel(const QString& full, games::Point from, games::Point to)
{
    constexpr qsizetype longest = 18;
    return full.size() <= longest ? full : stepLabel(from, to);
}

/// The number that a move divides by.
std::uint64_t divisor(const games::DividePrime& divide)
{
    std::uint64_t product = 1;
    for (std::uint32_t n = divide.after; n < divide.before; ++n)
        product *= divide.prime;
    return product;
}

QString coinsText(const games::MoveCoins& coins)
{
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 coin from %2 to %3"),
                   QT_TRANSLATE_N_NOOP("Wording", "%1 coins from %2 to %3"), coins.count)
        .arg(coins.count)
        .arg(coins.from)
        .arg(coins.to);
}

/// "cut 1-2 (blue)", "cut the loop at 3 (green)".
QString cutText(const games::CutEdge& cut)
{
    if (cut.from == cut.to) {
        switch (cut.colour) {
        case theory::Mover::Either: return translate("Wording", "cut the loop at %1 (green)").arg(cut.from);
        case theory::Mover::Left: return translate("Wording", "cut the loop at %1 (blue)").arg(cut.from);
        case theory::Mover::Right: return translate("Wording", "cut the loop at %1 (red)").arg(cut.from);
        }
    }
    const QString form = [&cut] {
        switch (cut.colour) {
        case theory::Mover::Either: return translate("Wording", "cut %1-%2 (green)");
        case theory::Mover::Left: return translate("Wording", "cut %1-%2 (blue)");
        case theory::Mover::Right: return translate("Wording", "cut %1-%2 (red)");
        }
        return QString();
    }();
    return form.arg(cut.from).arg(cut.to);
}

/// `text` with how many edges fall: "cut, 3 fall".
QString withFalling(const QString& text, std::uint64_t falls)
{
    return falls == 0 ? text
                      : counted(QT_TRANSLATE_N_NOOP("Wording", "%1, %2 falls"),
                                QT_TRANSLATE_N_NOOP("Wording", "%1, %2 fall"), falls)
                            .arg(text, localized(falls));
}

/// "1–2" with the letter of a colour: "1–2 L".
QString cutLabel(const games::CutEdge& cut)
{
    QString edge = QStringLiteral("%1–%2").arg(cut.from).arg(cut.to);
    switch (cut.colour) {
    case theory::Mover::Either: break;
    case theory::Mover::Left: return translate("Wording", "%1 L").arg(edge);
    case theory::Mover::Right: return translate("Wording", "%1 R").arg(edge);
    }
    return edge;
}

/// The square that is chosen: "b3".
QString biteName(const games::Bite& bite)
{
    return columnName(bite.column - 1).append(QString::number(bite.row));
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
                    .arg(localized(take.before - take.after))
                    .arg(take.heap + 1);
            },
            [](const games::TakeFromLine& run) {
                return translate("Wording", "line %1: %2").arg(run.line + 1).arg(cellsName(run, hyphen));
            },
            [](const games::TakeFromGrid& run) { return runName(run, hyphen); },
            [](const games::FollowArrow& arrow) {
                return translate("Wording", "%1 to %2").arg(arrow.from).arg(arrow.to);
            },
            [](const games::DividePrime& divide) {
                return translate("Wording", "divide by %1").arg(divisor(divide));
            },
            [](const games::MoveCoins& coins) {
                return coins.count == 1 ? translate("Wording", "%1 to %2").arg(coins.from).arg(coins.to)
                                        : coinsText(coins);
            },
            [](const games::TurnCoins& turn) {
                return turn.left ? translate("Wording", "turn %1 and %2").arg(turn.right).arg(*turn.left)
                                 : translate("Wording", "turn %1").arg(turn.right);
            },
            [](const games::MoveToken& token) {
                return translate("Wording", "row %1: %2 to %3")
                    .arg(token.row + 1)
                    .arg(token.from + 1)
                    .arg(token.to + 1);
            },
            [](const games::MoveCounter& counter) {
                return translate("Wording", "%1 to %2").arg(pointText(counter.from), pointText(counter.to));
            },
            [](const games::MoveQueen& queen) {
                return translate("Wording", "%1 to %2").arg(pointText(queen.from), pointText(queen.to));
            },
            [](const games::UseSkip&) { return translate("Wording", "skip"); },
            [](const games::AddStones& add) {
                return translate("Wording", "add %1 to heap %2")
                    .arg(add.after - add.before)
                    .arg(add.heap + 1);
            },
            [](const games::CutEdge& cut) { return withFalling(cutText(cut), cut.falls); },
            [](const games::DivideHeap& divide) { return divideText(divide); },
            [](const games::Bite& bite) { return biteName(bite); },
        },
        move.action);
}

QString moveLabel(const games::Move& move)
{
    return std::visit(
        Overloaded{
            [](const games::TakeFromHeap& take) {
                return QStringLiteral("%1: %2→%3")
                    .arg(take.heap + 1)
                    .arg(localized(take.before), localized(take.after));
            },
            [](const games::TakeFromLine& run) {
                return QStringLiteral("%1: %2").arg(run.line + 1).arg(cellsName(run, enDash));
            },
            [](const games::TakeFromGrid& run) { return runName(run, enDash); },
            [](const games::FollowArrow& arrow) { return QStringLiteral("→%1").arg(arrow.to); },
            [](const games::DividePrime& divide) { return QStringLiteral("÷%1").arg(divisor(divide)); },
            [](const games::MoveCoins& coins) {
                const QString way = QStringLiteral("%1→%2").arg(coins.from).arg(coins.to);
                return coins.count == 1 ? way : QStringLiteral("%1 × %2").arg(coins.count).arg(way);
            },
            [](const games::TurnCoins& turn) {
                return turn.left ? QStringLiteral("%1, %2").arg(turn.right).arg(*turn.left)
                                 : QString::number(turn.right);
            },
            [](const games::MoveToken& token) {
                return QStringLiteral("%1: %2→%3").arg(token.row + 1).arg(token.from + 1).arg(token.to + 1);
            },
            [](const games::MoveCounter& counter) {
                return stepLabel(QStringLiteral("%1→%2").arg(pointText(counter.from), pointText(counter.to)),
                                 counter.from, counter.to);
            },
            [](const games::MoveQueen& queen) {
                return stepLabel(QStringLiteral("→%1").arg(pointText(queen.to)), queen.from, queen.to);
            },
            [](const games::UseSkip&) { return translate("Wording", "skip"); },
            [](const games::AddStones& add) {
                return QStringLiteral("%1: %2→%3").arg(add.heap + 1).arg(add.before).arg(add.after);
            },
            [](const games::CutEdge& cut) { return cutLabel(cut); },
            [](const games::DivideHeap& divide) { return divideLabel(divide); },
            [](const games::Bite& bite) { return biteName(bite); },
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
            [](const games::DividePrime& divide) { return std::uint64_t{divide.before} - divide.after; },
            [](const games::MoveCoins& coins) { return coins.count; },
            [](const games::AddStones& add) { return add.after - add.before; },
            [](const games::CutEdge& cut) { return cut.falls + 1; },
            [](const games::DivideHeap& divide) { return divide.taken; },
            [](const games::Bite& bite) { return bite.squares; },
            [](const auto&) { return std::uint64_t{0}; },
        },
        move.action);
}

QString moveMark(const games::Move& move)
{
    return std::visit(
        Overloaded{
            [](const games::FollowArrow& arrow) { return translate("Wording", "to %1").arg(arrow.to); },
            [](const games::DividePrime& divide) { return QStringLiteral("÷%1").arg(divisor(divide)); },
            [](const games::MoveCoins& coins) { return translate("Wording", "to %1").arg(coins.to); },
            [](const games::MoveToken& token) { return translate("Wording", "to %1").arg(token.to + 1); },
            [](const games::MoveCounter& counter) {
                return translate("Wording", "to %1").arg(pointText(counter.to));
            },
            [](const games::MoveQueen& queen) {
                return translate("Wording", "to %1").arg(pointText(queen.to));
            },
            [](const games::AddStones& add) {
                return translate("Wording", "add %1").arg(add.after - add.before);
            },
            [&](const games::TurnCoins&) { return moveText(move); },
            [&](const games::UseSkip&) { return moveText(move); },
            [](const games::CutEdge& cut) { return withFalling(translate("Wording", "cut"), cut.falls); },
            [](const games::DivideHeap& divide) {
                return divide.taken == 0 ? translate("Wording", "divide")
                                         : translate("Wording", "take %1").arg(localized(divide.taken));
            },
            [&](const auto&) { return translate("Wording", "take %1").arg(localized(moveSize(move))); },
        },
        move.action);
}

QString movePreview(const games::Move& move, theory::Outcome leaves)
{
    return translate("Wording", "%1: leaves %2")
        .arg(moveMark(move), QChar::fromLatin1(theory::letter(leaves)));
}

} // namespace wording
