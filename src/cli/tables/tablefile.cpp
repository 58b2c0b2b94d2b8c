// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tables/tablefile.h"

#include "cli/tables/boardtable.h"
#include "wording/filename.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <istream>
#include <streambuf>

namespace cli {
namespace {

using Kind = solver::TableFileError::Kind;

QString impossibleText(solver::TableField field)
{
    using solver::TableField;
    switch (field) {
    case TableField::Cells:
        return Cli::tr("a field is impossible: more than %1 cells").arg(solver::maximumCells);
    case TableField::Game: return Cli::tr("the table is not of the game grid");
    case TableField::Play: return Cli::tr("a field is impossible: play is neither normal nor misère");
    case TableField::Content: return Cli::tr("the table does not hold outcomes");
    case TableField::Rules: return Cli::tr("a field is impossible: the rows, columns and maximum per move");
    case TableField::Order: return Cli::tr("a field is impossible: the order of the cells");
    case TableField::DataBytes: return Cli::tr("a field is impossible: the number of bytes of data");
    }
    return {};
}

/// What bounds the memory is --memory or the machine.
QString memoryText(const solver::TableFileError& error, const solver::Limits& limits)
{
    const QString text = error.found == limits.memoryBytes
                             ? Cli::tr("the table needs %1 MB of memory; --memory allows %2 MB")
                             : Cli::tr("the table needs %1 MB of memory; the machine has %2 MB free");
    return text.arg(megabytesText(error.expected), wording::localized(error.found >> 20));
}

QString causeOf(const solver::TableFileError& error, const solver::Limits& limits)
{
    switch (error.kind) {
    case Kind::NotATable: return Cli::tr("this is not a table of Grundy's");
    case Kind::OtherVersion:
        //: two numbers, such as 2 and 1
        return Cli::tr("this is a table of version %1; version %2 can be read")
            .arg(error.found)
            .arg(error.expected);
    case Kind::Short:
        //: how long a file is, and how long it should be
        return Cli::tr("the table is cut short: %1 bytes of at least %2")
            .arg(error.found)
            .arg(error.expected);
    case Kind::Long:
        return Cli::tr("the file goes on after the table, which has %1 bytes").arg(error.expected);
    case Kind::Changed: return Cli::tr("the table was changed: its checksum is wrong");
    case Kind::Impossible: return impossibleText(error.field);
    case Kind::OutOfMemory: return memoryText(error, limits);
    //: the person ended the reading of a table
    case Kind::Cancelled: return Cli::tr("interrupted");
    }
    return {};
}

/// Reads from a file that is open: its name is not asked again, it may be another thing's by now.
class FileBuffer : public std::streambuf {
public:
    explicit FileBuffer(QFile& file) : m_file(file) {}

protected:
    int_type underflow() override
    {
        const qint64 count = m_file.read(m_piece.data(), static_cast<qint64>(m_piece.size()));
        if (count <= 0)
            return traits_type::eof();
        setg(m_piece.data(), m_piece.data(), m_piece.data() + count);
        return traits_type::to_int_type(m_piece.front());
    }
    pos_type seekoff(off_type by, std::ios_base::seekdir from, std::ios_base::openmode /*which*/) override
    {
        const off_type here = m_file.pos() - (egptr() - gptr());
        const off_type to = by + (from == std::ios_base::cur   ? here
                                  : from == std::ios_base::end ? m_file.size()
                                                               : 0);
        setg(nullptr, nullptr, nullptr);
        return to >= 0 && m_file.seek(to) ? pos_type(to) : pos_type(off_type(-1));
    }
    pos_type seekpos(pos_type to, std::ios_base::openmode which) override
    {
        return seekoff(off_type(to), std::ios_base::beg, which);
    }

private:
    QFile& m_file;
    std::array<char, 1U << 16U> m_piece{};
};

Exit exitFor(const solver::TableFileError& error)
{
    if (error.kind == Kind::Cancelled)
        return Exit::Interrupted;
    return error.kind == Kind::OutOfMemory ? Exit::Unsolved : Exit::BadInput;
}

} // namespace

std::variant<games::GridTable, Exit> readTableFile(const std::string& path, const solver::Job& job,
                                                   const Console& console)
{
    QFile file;
    if (const QString cause = wording::openToRead(file, wording::pathOf(path)); !cause.isEmpty()) {
        console.complain(path, Cli::tr("cannot be read: %1").arg(cause));
        return Exit::BadInput;
    }
    FileBuffer buffer(file);
    std::istream in(&buffer);
    auto table = games::GridTable::read(in, job);
    if (const auto* error = std::get_if<solver::TableFileError>(&table)) {
        console.complain(path, causeOf(*error, job.limits));
        return exitFor(*error);
    }
    return std::move(std::get<games::GridTable>(table));
}

QString whyNotInTable(const games::GridTable& table, const games::Game& game)
{
    const games::GridTable::Rules& rules = table.rules();
    if (game.info().id != table.board()->info().id)
        return Cli::tr("the table is of the game grid");
    if (game.play() != rules.play)
        return rules.play == theory::Play::Normal ? Cli::tr("the table is for normal play")
                                                  : Cli::tr("the table is for misère play");
    if (!rules.takesAsMany(game.ruleNumbers().front()))
        return Cli::tr("the table is for max=%1").arg(rules.most);
    //: the rows and columns of the board that a table is for, such as 5 x 5
    return Cli::tr("the stones do not fit on its %1 x %2 board").arg(rules.rows).arg(rules.columns);
}

} // namespace cli
