// SPDX-License-Identifier: GPL-3.0-or-later

// Tables of outcomes: as they come, and with the checksums that a crafted file would have.

#include "fuzz.h"

#include "games/grid/gridtable.h"

#include <bit>
#include <cstring>
#include <sstream>
#include <string>

namespace {

constexpr std::size_t headerSumAt = 136;
constexpr std::size_t dataAt = 144;
constexpr std::size_t mostMemory = std::size_t{1} << 20;

/// As docs/table-format.md has it.
std::uint64_t checksum(std::string_view bytes)
{
    std::uint64_t sum = 0x4752554E44595442U;
    for (; bytes.size() >= sizeof sum; bytes.remove_prefix(sizeof sum)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        sum = (std::rotl(sum, 29) ^ word) * 0x9E3779B97F4A7C15U;
    }
    return sum;
}

/// With right checksums wherever there is room for them.
std::string crafted(std::string file)
{
    if (file.size() < dataAt + sizeof(std::uint64_t))
        return file;
    const std::string_view all = file;
    const std::uint64_t header = checksum(all.substr(0, headerSumAt));
    const std::size_t dataEnd = dataAt + (file.size() - dataAt - sizeof header) / 8 * 8;
    const std::uint64_t data = checksum(all.substr(dataAt, dataEnd - dataAt));
    std::memcpy(file.data() + headerSumAt, &header, sizeof header);
    std::memcpy(file.data() + dataEnd, &data, sizeof data);
    return file;
}

void check(const std::string& file)
{
    solver::Job job;
    job.limits.memoryBytes = mostMemory;
    std::istringstream in(file);
    const auto read = games::GridTable::read(in, job);
    if (std::holds_alternative<solver::TableFileError>(read))
        return;
    const auto& table = std::get<games::GridTable>(read);
    fuzz::require(solver::SubsetTable::bytesFor(table.table().order().cells()) <= 2 * mostMemory,
                  "the memory's limit holds");
    std::ostringstream out;
    table.write(out, {});
    fuzz::require(out.str() == file, "what is read is written the same");
    const games::GamePtr board = table.board();
    const auto answer = table.answer(*board);
    fuzz::require(answer && answer->verdict.outcome, "the full board is in its table");
}

} // namespace

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string file(fuzz::textOf(data, size));
    check(file);
    check(crafted(file));
    return 0;
}
