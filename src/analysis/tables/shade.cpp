// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/shade.h"

#include <algorithm>

namespace analysis {

Shades::Shades(const FamilyTable& table) : m_shown(table.request.shown)
{
    for (const TableCell& cell : table.cells)
        m_most = std::max(m_most, numberOf(cell).value_or(0));
}

const std::optional<std::uint64_t>& Shades::numberOf(const TableCell& cell) const
{
    static constexpr std::optional<std::uint64_t> none;
    switch (m_shown) {
    case Shown::Grundy: return cell.verdict.grundy;
    case Shown::Remoteness: return cell.verdict.remoteness;
    case Shown::Outcome:
    case Shown::Value: break;
    }
    return none;
}

double Shades::of(const TableCell& cell) const
{
    const auto& number = numberOf(cell);
    return number && m_most > 0 ? static_cast<double>(*number) / static_cast<double>(m_most) : 0;
}

} // namespace analysis
