// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tables/boardtable.h"

#include "cli/output/json.h"
#include "cli/output/outfile.h"
#include "cli/output/progress.h"
#include "cli/tables/boardreport.h"
#include "solver/memory.h"
#include "solver/subsets/subsetcount.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <QJsonDocument>

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <ostream>
#include <streambuf>
#include <utility>

namespace cli {
namespace {

using games::GridTable;

QString text(const char* source)
{
    return Cli::tr(source);
}

/// Hands everything on and tells how many bytes it has been.
class CountingBuffer : public std::streambuf {
public:
    CountingBuffer(std::streambuf& to, std::function<void(std::uint64_t)> tell)
        : m_to(to), m_tell(std::move(tell))
    {
    }

protected:
    int_type overflow(int_type c) override
    {
        return traits_type::eq_int_type(c, traits_type::eof()) ? traits_type::not_eof(c)
                                                               : m_to.sputc(traits_type::to_char_type(c));
    }
    std::streamsize xsputn(const char* bytes, std::streamsize size) override
    {
        const std::streamsize written = m_to.sputn(bytes, size);
        m_tell(m_written += static_cast<std::uint64_t>(std::max<std::streamsize>(written, 0)));
        return written;
    }

private:
    std::streambuf& m_to;
    std::function<void(std::uint64_t)> m_tell;
    std::uint64_t m_written = 0;
};

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
        const auto made = GridTable::make(
            m_request.rules,
            m_progress.shown(m_job, text(QT_TRANSLATE_NOOP("Cli", "allocating and filling"))));
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
        const auto refuse = [this](const char* source, std::uint64_t most) {
            m_console.complain(
                m_about, text(source).arg(megabytesText(m_request.rules), wording::localized(most >> 20)));
            return false;
        };
        const std::uint64_t allowed = m_job.limits.memoryBytes;
        if (bytes() > allowed)
            //: two amounts in megabytes; --memory is an option
            return refuse(QT_TRANSLATE_NOOP("Cli", "the table needs %1 MB of memory; --memory allows %2 MB"),
                          allowed);
        const std::uint64_t available = solver::availableMemoryBytes().value_or(bytes());
        const std::uint32_t cells = m_request.rules.rows * m_request.rules.columns;
        if (bytes() > available || cells > static_cast<unsigned>(solver::maximumCells))
            return refuse(
                //: two amounts in megabytes
                QT_TRANSLATE_NOOP("Cli", "the table needs %1 MB of memory; the machine has %2 MB free"),
                available);
        return true;
    }

    [[nodiscard]] Exit complainUnsolved(const solver::Unsolved& unsolved) const
    {
        m_console.complain(
            m_about, unsolved.reason == solver::UnsolvedReason::OutOfMemory
                         ? text(QT_TRANSLATE_NOOP("Cli", "%1 MB of memory could not be had from the system"))
                               .arg(megabytesText(m_request.rules))
                         : wording::unsolvedText(unsolved));
        return exitFor(unsolved);
    }

    [[nodiscard]] Exit tell(const GridTable& table)
    {
        const auto start = std::chrono::steady_clock::now();
        solver::Job job = m_progress.shown(m_job, text(QT_TRANSLATE_NOOP("Cli", "counting")));
        job.limits.time.reset(); // it is short, and all else is done
        job.deadline.reset();
        const auto cold = solver::countCold(table.table(), job);
        m_progress.clear();
        if (!std::holds_alternative<std::uint64_t>(cold)) {
            m_console.complain(
                m_about, text(QT_TRANSLATE_NOOP("Cli", "interrupted while the P-positions were counted")));
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
        return writeFileUnlessStopped(m_request.outFile, m_console, [&](std::ostream& out) {
            if (isTable())
                writeTable(out, figures.table);
            else
                out << QJsonDocument(boardJson(figures)).toJson().toStdString();
        });
    }

    void writeTable(std::ostream& out, const GridTable& table)
    {
        CountingBuffer buffer(*out.rdbuf(), [&](std::uint64_t written) {
            //: before how far it is: the table is being written to a file
            m_progress.show(text(QT_TRANSLATE_NOOP("Cli", "writing")),
                            {.fraction = static_cast<double>(written) / static_cast<double>(bytes())});
        });
        std::ostream counted(&buffer);
        table.write(counted, m_console.stop);
        m_progress.clear();
        if (!counted.good())
            out.setstate(std::ios::badbit);
    }

    const BoardRequest& m_request;
    const solver::Job& m_job;
    const Console& m_console;
    ProgressLine m_progress;
    std::string m_about;
};

} // namespace

Exit makeBoardTable(const BoardRequest& request, const solver::Job& job, const Console& console)
{
    return BoardWork(request, job, console).run();
}

} // namespace cli
