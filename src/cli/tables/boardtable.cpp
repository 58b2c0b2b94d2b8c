// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tables/boardtable.h"

#include "cli/output/json.h"
#include "cli/output/outfile.h"
#include "cli/output/progress.h"
#include "solver/memory.h"
#include "solver/subsets/subsetcount.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <chrono>
#include <limits>
#include <ostream>

namespace cli {
namespace {

using games::GridTable;

struct BoardFigures {
    const games::GridTable& table;
    games::Answer answer; ///< of the full board
    std::uint64_t cold = 0;
    std::chrono::duration<double> counting{};
};

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

/// The full board, its positions and the memory they need.
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

class BoardWork {
public:
    BoardWork(const BoardRequest& request, const solver::Job& job, const Console& console)
        : m_request(request), m_job(job), m_console(console), m_progress(console),
          m_about("grid " + std::to_string(request.rules.rows) + "x" + std::to_string(request.rules.columns))
    {
    }

    [[nodiscard]] Exit run()
    {
        if (!isAllowed())
            return Exit::Unsolved;
        if (!m_request.outFile.empty() && !canBeWritten(m_request.outFile, fileBytes(), m_console))
            return Exit::BadInput;
        if (!m_request.json)
            printBoard(m_request.rules, m_console);
        const auto made =
            GridTable::make(m_request.rules, m_progress.shown(m_job, Cli::tr("allocating and filling")));
        m_progress.clear();
        if (const auto* unsolved = std::get_if<solver::Unsolved>(&made))
            return complainUnsolved(*unsolved);
        return tell(std::get<GridTable>(made));
    }

private:
    [[nodiscard]] std::uint64_t bytes() const
    {
        return GridTable::bytesFor(m_request.rules).value_or(std::numeric_limits<std::size_t>::max());
    }

    [[nodiscard]] bool isTable() const { return m_request.outFile.ends_with(".table"); }

    [[nodiscard]] std::uint64_t fileBytes() const { return isTable() ? bytes() : 0; }

    /// True when the table may be made; otherwise after a complaint.
    [[nodiscard]] bool isAllowed() const
    {
        const auto refuse = [this](const QString& text, std::uint64_t most) {
            m_console.complain(m_about,
                               text.arg(megabytesText(m_request.rules), wording::localized(most >> 20)));
            return false;
        };
        const std::uint64_t allowed = m_job.limits.memoryBytes;
        if (bytes() > allowed)
            //: two amounts in megabytes; --memory is an option
            return refuse(Cli::tr("the table needs %1 MB of memory; --memory allows %2 MB"), allowed);
        const std::uint64_t available = solver::availableMemoryBytes().value_or(bytes());
        const std::uint32_t cells = m_request.rules.rows * m_request.rules.columns;
        if (bytes() > available || cells > static_cast<unsigned>(solver::maximumCells))
            return refuse(
                //: two amounts in megabytes
                Cli::tr("the table needs %1 MB of memory; the machine has %2 MB free"), available);
        return true;
    }

    [[nodiscard]] Exit complainUnsolved(const solver::Unsolved& unsolved) const
    {
        m_console.complain(m_about, unsolved.reason == solver::UnsolvedReason::OutOfMemory
                                        ? Cli::tr("%1 MB of memory could not be had from the system")
                                              .arg(megabytesText(m_request.rules))
                                        : wording::unsolvedText(unsolved));
        return exitFor(unsolved);
    }

    [[nodiscard]] Exit tell(const GridTable& table)
    {
        const auto start = std::chrono::steady_clock::now();
        solver::Job job = m_progress.shown(m_job, Cli::tr("counting"));
        job.limits.time.reset(); // it is short, and all else is done
        job.deadline.reset();
        const auto cold = solver::countCold(table.table(), job);
        m_progress.clear();
        if (!std::holds_alternative<std::uint64_t>(cold)) {
            m_console.complain(m_about, Cli::tr("interrupted while the P-positions were counted"));
            return Exit::Interrupted;
        }
        const BoardFigures figures{.table = table,
                                   .answer = table.answer(*table.board()).value_or(games::Answer()),
                                   .cold = std::get<std::uint64_t>(cold),
                                   .counting = std::chrono::steady_clock::now() - start};
        if (m_request.json)
            printJson(m_console.out, boardJson(figures));
        else
            printFigures(figures, m_console);
        return m_request.outFile.empty() ? Exit::Done : write(figures);
    }

    [[nodiscard]] Exit write(const BoardFigures& figures)
    {
        if (!isTable())
            return writeFileUnlessStopped(m_request.outFile, m_console, [&](std::ostream& out) {
                out << QJsonDocument(boardJson(figures)).toJson().toStdString();
            });
        return writeFileUnlessStopped(
            m_request.outFile, m_console,
            [&](std::ostream& out) {
                figures.table.write(out, m_console.stop);
                m_progress.clear();
            },
            [this](qint64 written) {
                //: before how far it is: the table is being written to a file
                m_progress.show(Cli::tr("writing"),
                                {.fraction = static_cast<double>(written) / static_cast<double>(bytes())});
            });
    }

    const BoardRequest& m_request;
    const solver::Job& m_job;
    const Console& m_console;
    ProgressLine m_progress;
    std::string m_about;
};

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

Exit makeBoardTable(const BoardRequest& request, const solver::Job& job, const Console& console)
{
    return BoardWork(request, job, console).run();
}

} // namespace cli
