// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsets/subsetfile.h"

#include "solver/memory.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <istream>
#include <optional>
#include <ostream>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace solver {

namespace {

static_assert(std::endian::native == std::endian::little, "the data are written as they are in memory");

constexpr std::size_t longestGame = 16;
constexpr std::size_t mostCellsInFile = 64;
constexpr std::uint8_t noBit = 255;
constexpr std::size_t pieceVectors = 1024; // of data read or written at once

/// The fields of docs/table-format.md, without the gaps that a struct might have.
struct Header {
    std::array<char, 8> magic{'G', 'R', 'U', 'N', 'D', 'Y', 'T', 'B'};
    std::uint32_t version = tableFileVersion;
    std::uint32_t cells = 0;
    std::array<char, longestGame> game{};
    std::uint32_t misere = 0;
    std::uint32_t content = 0; // 0: outcomes
    std::array<std::uint32_t, 6> rules{};
    std::array<std::uint8_t, mostCellsInFile> bitOfCell{};
    std::uint64_t dataBytes = 0;
    std::uint64_t checksum = 0; // of what precedes it
};
static_assert(sizeof(Header) == 144 && std::is_trivially_copyable_v<Header>);

/// Of 64-bit words; a single changed word always changes it, since no step loses anything.
class Checksum {
public:
    void add(const void* words, std::size_t bytes)
    {
        const auto* next = static_cast<const char*>(words);
        for (std::size_t done = 0; done < bytes; done += sizeof(std::uint64_t)) {
            std::uint64_t word = 0;
            std::memcpy(&word, next + done, sizeof word);
            m_sum = (std::rotl(m_sum, 29) ^ word) * 0x9E3779B97F4A7C15U;
        }
    }
    [[nodiscard]] std::uint64_t value() const { return m_sum; }

private:
    std::uint64_t m_sum = 0x4752554E44595442U;
};

std::uint64_t checksumOf(const Header& header)
{
    Checksum sum;
    sum.add(&header, offsetof(Header, checksum));
    return sum.value();
}

Header headerOf(const TableSubject& subject, const SubsetTable& table)
{
    assert(subject.game.size() <= longestGame);
    Header header;
    header.cells = static_cast<std::uint32_t>(table.order().cells());
    std::ranges::copy(subject.game, header.game.begin());
    header.misere = subject.play == theory::Play::Misere ? 1 : 0;
    header.rules = subject.rules;
    header.bitOfCell.fill(noBit);
    std::ranges::copy(table.order().bits(), header.bitOfCell.begin());
    header.dataBytes = SubsetBits::bytesFor(table.order().cells());
    header.checksum = checksumOf(header);
    return header;
}

/// Whether the bits of the cells are 0 … cells - 1 in some order, and no cell follows.
bool isOrder(const Header& header)
{
    const auto end = header.bitOfCell.begin() + header.cells;
    std::vector<std::uint8_t> sorted(header.bitOfCell.begin(), end);
    std::ranges::sort(sorted);
    for (std::size_t bit = 0; bit < sorted.size(); ++bit) {
        if (sorted[bit] != bit)
            return false;
    }
    return std::all_of(end, header.bitOfCell.end(), [](std::uint8_t bit) { return bit == noBit; });
}

/// Whether only zeros follow the game's id.
bool isGame(const Header& header)
{
    const auto end = std::ranges::find(header.game, '\0');
    return end != header.game.begin() &&
           std::all_of(end, header.game.end(), [](char character) { return character == '\0'; });
}

std::optional<TableField> impossibleField(const Header& header)
{
    if (header.cells > static_cast<std::uint32_t>(maximumCells))
        return TableField::Cells;
    if (!isGame(header))
        return TableField::Game;
    if (header.misere > 1)
        return TableField::Play;
    if (header.content != 0)
        return TableField::Content;
    if (!isOrder(header))
        return TableField::Order;
    if (header.dataBytes != SubsetBits::bytesFor(static_cast<int>(header.cells)))
        return TableField::DataBytes;
    return std::nullopt;
}

TableSubject subjectIn(const Header& header)
{
    const auto end = std::ranges::find(header.game, '\0');
    return {.game = std::string(header.game.begin(), end),
            .play = header.misere != 0 ? theory::Play::Misere : theory::Play::Normal,
            .rules = header.rules};
}

class Reading {
public:
    Reading(std::istream& in, const Job& job, const TableCheck& check) : m_in(in), m_job(job), m_check(check)
    {
    }

    std::variant<TableFile, TableFileError> run()
    {
        using Kind = TableFileError::Kind;
        Header header;
        const Header ours;
        const std::size_t got = read(&header, sizeof header);
        if (got < sizeof header.magic || header.magic != ours.magic)
            return TableFileError{Kind::NotATable};
        if (got >= offsetof(Header, cells) && header.version != tableFileVersion)
            return TableFileError{Kind::OtherVersion, header.version, tableFileVersion};
        if (got < sizeof header)
            return TableFileError{Kind::Short, m_read, sizeof header};
        if (header.checksum != checksumOf(header))
            return TableFileError{Kind::Changed};
        auto field = impossibleField(header);
        if (!field && m_check)
            field = m_check(subjectIn(header), static_cast<int>(header.cells));
        if (field)
            return TableFileError{.kind = Kind::Impossible, .field = *field};
        if (const auto error = wrongLength(header))
            return *error;
        const auto first = header.bitOfCell.begin();
        return readData(header, CellOrder(std::vector<std::uint8_t>(first, first + header.cells)));
    }

private:
    /// Where the stream tells how long it is.
    std::optional<TableFileError> wrongLength(const Header& header)
    {
        using Kind = TableFileError::Kind;
        const auto here = m_in.tellg();
        if (here < 0 || !m_in.seekg(0, std::ios::end)) {
            m_in.clear();
            return std::nullopt;
        }
        const std::uint64_t length = m_read + static_cast<std::uint64_t>(m_in.tellg() - here);
        m_in.seekg(here);
        const std::uint64_t whole = wholeBytes(header);
        if (length == whole)
            return std::nullopt;
        return TableFileError{length < whole ? Kind::Short : Kind::Long, length, whole};
    }

    std::variant<TableFile, TableFileError> readData(const Header& header, CellOrder order)
    {
        using Kind = TableFileError::Kind;
        const auto most =
            std::min(m_job.limits.memoryBytes, availableMemoryBytes().value_or(m_job.limits.memoryBytes));
        if (header.dataBytes > most)
            return TableFileError{Kind::OutOfMemory, most, header.dataBytes};
        SubsetBits bits(order.cells());
        if (!bits.isAllocated())
            return TableFileError{Kind::OutOfMemory, most, header.dataBytes};
        Checksum sum;
        for (std::span<BitVector> rest = bits.all(); !rest.empty();) {
            const std::span<BitVector> piece = rest.first(std::min(rest.size(), pieceVectors));
            if (m_job.stop.stop_requested())
                return TableFileError{Kind::Cancelled};
            if (read(piece.data(), piece.size_bytes()) != piece.size_bytes())
                return TableFileError{Kind::Short, m_read, wholeBytes(header)};
            sum.add(piece.data(), piece.size_bytes());
            rest = rest.subspan(piece.size());
        }
        if (const auto error = readEnd(header, sum.value()))
            return *error;
        return TableFile{subjectIn(header), SubsetTable(std::move(order), std::move(bits))};
    }

    std::optional<TableFileError> readEnd(const Header& header, std::uint64_t computed)
    {
        using Kind = TableFileError::Kind;
        std::uint64_t written = 0;
        if (read(&written, sizeof written) != sizeof written)
            return TableFileError{Kind::Short, m_read, wholeBytes(header)};
        char more = 0;
        if (read(&more, 1) != 0)
            return TableFileError{Kind::Long, m_read, wholeBytes(header)};
        if (written != computed)
            return TableFileError{Kind::Changed};
        return std::nullopt;
    }

    static std::uint64_t wholeBytes(const Header& header)
    {
        return sizeof(Header) + header.dataBytes + sizeof(std::uint64_t);
    }

    std::size_t read(void* to, std::size_t bytes)
    {
        m_in.read(static_cast<char*>(to), static_cast<std::streamsize>(bytes));
        m_read += static_cast<std::uint64_t>(m_in.gcount());
        return static_cast<std::size_t>(m_in.gcount());
    }

    std::istream& m_in;
    const Job& m_job;
    const TableCheck& m_check;
    std::uint64_t m_read = 0;
};

} // namespace

void writeTable(std::ostream& out, const TableSubject& subject, const SubsetTable& table,
                const std::stop_token& stop)
{
    const auto write = [&out](const void* from, std::size_t bytes) {
        out.write(static_cast<const char*>(from), static_cast<std::streamsize>(bytes));
    };
    const Header header = headerOf(subject, table);
    write(&header, sizeof header);
    Checksum sum;
    for (std::span<const BitVector> rest = table.cold().all(); !rest.empty() && out.good();) {
        if (stop.stop_requested())
            return;
        const std::span<const BitVector> piece = rest.first(std::min(rest.size(), pieceVectors));
        write(piece.data(), piece.size_bytes());
        sum.add(piece.data(), piece.size_bytes());
        rest = rest.subspan(piece.size());
    }
    const std::uint64_t checksum = sum.value();
    write(&checksum, sizeof checksum);
}

std::variant<TableFile, TableFileError> readTable(std::istream& in, const Job& job, const TableCheck& check)
{
    return Reading(in, job, check).run();
}

} // namespace solver
