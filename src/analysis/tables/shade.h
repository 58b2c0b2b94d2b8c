// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How strongly a cell of a heat map is tinted.

#include "analysis/tables/table.h"

namespace analysis {

class Shades {
public:
    explicit Shades(const FamilyTable& table);

    /// From 0 to 1 (the largest); 0 where nothing is counted.
    [[nodiscard]] double of(const TableCell& cell) const;

private:
    [[nodiscard]] const std::optional<std::uint64_t>& numberOf(const TableCell& cell) const;

    Shown m_shown;
    std::uint64_t m_most = 0;
};

} // namespace analysis
