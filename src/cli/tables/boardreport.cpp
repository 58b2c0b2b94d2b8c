// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tables/boardreport.h"

#include "cli/output/json.h"
#include "wording/names/moves.h"
#include "wording/text/text.h"

#include <QJsonArray>
#include <QLocale>

#include <ostream>

namespace cli {
namespace {

using games::GridTable;

QString secondsText(std::chrono::duration<double> seconds)
{
    //: a time in seconds
    return Cli::tr("%1 s").arg(QLocale().toString(seconds.count(), 'g', 3));
}

void print(const Console& console, const QString& label, const QString& value)
{
    console.print(QStringLiteral("  %1 %2").arg(label.leftJustified(14), value));
}

std::uint64_t positionsOf(const GridTable::Rules& rules)
{
    return std::uint64_t{1} << (rules.rows * rules.columns);
}

double bytesPerSecond(const solver::SubsetEffort& effort)
{
    return static_cast<double>(effort.bytesMoved) / effort.filling.count();
}

QString winnerText(const games::Answer& answer)
{
    return answer.verdict.outcome == theory::Outcome::P ? Cli::tr("the second player (P)")
                                                        : Cli::tr("the first player (N)");
}

void printWinner(const games::Answer& answer, const Console& console)
{
    //: heads a line: who wins on the board
    print(console, Cli::tr("winner"), winnerText(answer));
    //: heads a line: how many first moves there are, and how many of them win
    print(console, Cli::tr("first moves"),
          //: how many moves there are, and how many of them win
          Cli::tr("%1, winning: %2")
              .arg(wording::localized(answer.moveCount()), wording::localized(answer.winning)));
    for (const games::JudgedMove& judged : answer.moves) {
        if (judged.winning)
            console.print(QStringLiteral("    %1").arg(wording::moveText(judged.move)));
    }
}

QJsonArray winningMoves(const games::Game& board, const games::Answer& answer)
{
    QJsonArray moves;
    for (const games::JudgedMove& judged : answer.moves) {
        if (judged.winning)
            moves.append(QJsonObject{
                {QStringLiteral("to"), QString::fromStdString(board.after(judged.move)->notation())},
                {QStringLiteral("text"), wording::moveText(judged.move)}});
    }
    return moves;
}

} // namespace

QString megabytesText(std::uint64_t bytes)
{
    return wording::localized((bytes + (std::uint64_t{1} << 20) - 1) >> 20);
}

QString megabytesText(const GridTable::Rules& rules)
{
    const auto bytes = GridTable::bytesFor(rules);
    return bytes ? megabytesText(*bytes) : QStringLiteral("2^%1").arg(rules.rows * rules.columns - 23);
}

void printBoard(const GridTable::Rules& rules, const Console& console)
{
    console.print(QString::fromStdString(GridTable::boardOf(rules)->notation()));
    //: heads a line: how much memory the table takes
    print(console, Cli::tr("memory"),
          //: an amount in megabytes
          Cli::tr("%1 MB").arg(megabytesText(rules)));
    //: heads a line: how many positions the table has
    print(console, Cli::tr("positions"), wording::localized(positionsOf(rules)));
    console.out << std::flush;
}

void printFigures(const BoardFigures& figures, const Console& console)
{
    const solver::SubsetEffort& effort = figures.table.table().effort();
    //: heads a line: how many of the positions are P
    print(console, Cli::tr("P-positions"), wording::localized(figures.cold));
    printWinner(figures.answer, console);
    //: heads a line: how long it took to get the memory of the table
    print(console, Cli::tr("allocation"), secondsText(effort.allocation));
    //: heads a line: how long it took to fill the table
    print(console, Cli::tr("filling"), secondsText(effort.filling));
    //: heads a line: how long it took to count the P-positions
    print(console, Cli::tr("counting"), secondsText(figures.counting));
    //: heads a line: how much memory was read and written each second
    print(console, Cli::tr("bandwidth"),
          //: gigabytes each second
          Cli::tr("%1 GB/s").arg(QLocale().toString(bytesPerSecond(effort) / 1e9, 'f', 1)));
    console.out << std::flush;
}

QJsonObject boardJson(const BoardFigures& figures)
{
    const GridTable::Rules& rules = figures.table.rules();
    const solver::SubsetEffort& effort = figures.table.table().effort();
    const games::GamePtr board = figures.table.board();
    const bool isCold = figures.answer.verdict.outcome == theory::Outcome::P;
    QJsonObject object = subjectJson(*board);
    object.insert(QStringLiteral("rows"), exactNumber(rules.rows));
    object.insert(QStringLiteral("cols"), exactNumber(rules.columns));
    object.insert(QStringLiteral("max"), exactNumber(rules.most));
    object.insert(QStringLiteral("positions"), exactNumber(positionsOf(rules)));
    object.insert(QStringLiteral("cold"), exactNumber(figures.cold));
    object.insert(QStringLiteral("outcome"), isCold ? QStringLiteral("P") : QStringLiteral("N"));
    object.insert(QStringLiteral("winner"), isCold ? QStringLiteral("second") : QStringLiteral("first"));
    object.insert(QStringLiteral("moves"), exactNumber(figures.answer.moveCount()));
    object.insert(QStringLiteral("winning"), winningMoves(*board, figures.answer));
    object.insert(QStringLiteral("memory_bytes"), exactNumber(GridTable::bytesFor(rules).value_or(0)));
    object.insert(QStringLiteral("allocation_seconds"), effort.allocation.count());
    object.insert(QStringLiteral("filling_seconds"), effort.filling.count());
    object.insert(QStringLiteral("counting_seconds"), figures.counting.count());
    object.insert(QStringLiteral("bytes_per_second"), bytesPerSecond(effort));
    return object;
}

} // namespace cli
