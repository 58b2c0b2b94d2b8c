// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Outcome tables as files; docs/table-format.md describes every byte.

#include "solver/job.h"
#include "solver/subsets/subsettable.h"

#include <array>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <variant>

namespace solver {

/// Whose outcomes a table holds.
struct TableSubject {
    std::string game; // 1 to 16 characters, without zeros
    theory::Play play = theory::Play::Normal;
    std::array<std::uint32_t, 6> rules{}; // what the game needs to know

    friend bool operator==(const TableSubject&, const TableSubject&) = default;
};

/// The fields of a file that a right checksum does not make possible.
enum class TableField : std::uint8_t { Cells, Game, Play, Content, Rules, Order, DataBytes };

struct TableFileError {
    /// Short: cut off, `expected` bytes would be whole. Changed: a checksum is wrong. Impossible: `field` is.
    enum class Kind : std::uint8_t {
        NotATable,
        OtherVersion,
        Short,
        Long,
        Changed,
        Impossible,
        OutOfMemory,
        Cancelled
    };

    Kind kind = Kind::NotATable;
    std::uint64_t found = 0;    // the version; bytes, of the file or that may be used
    std::uint64_t expected = 0; // the version, bytes
    TableField field{};

    friend bool operator==(const TableFileError&, const TableFileError&) = default;
};

struct TableFile {
    TableSubject subject;
    SubsetTable table;
};

inline constexpr std::uint32_t tableFileVersion = 1;

/// Stops early at the stop token; the stream says whether all could be written.
void writeTable(std::ostream& out, const TableSubject& subject, const SubsetTable& table,
                const std::stop_token& stop);
/// What of a header is impossible in the game that the table should be of; `cells` are those of the board.
using TableCheck = std::function<std::optional<TableField>(const TableSubject& subject, int cells)>;
/// All that the header and the file's length tell is checked before any memory is taken, which is bounded by
/// the job's limit and the machine. `check` is asked when nothing else is wrong with the header.
[[nodiscard]] std::variant<TableFile, TableFileError> readTable(std::istream& in, const Job& job,
                                                                const TableCheck& check = {});

} // namespace solver
