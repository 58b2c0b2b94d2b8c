// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lines/runs.h"

#include "games/hash.h"
#include "theory/nimber.h"

#include <algorithm>

namespace games {

std::size_t Runs::longest() const
{
    for (std::size_t length = longestRun; length > 0; --length) {
        if (count[length] > 0)
            return length;
    }
    return 0;
}

namespace {

/// Calls visit(left, right) for every two runs that a move leaves of one, the shorter one on the left.
template <typename Visit>
void forEachDivision(std::size_t length, std::uint64_t most, Visit visit)
{
    for (std::size_t take = 1; take <= std::min<std::uint64_t>(length, most); ++take) {
        for (std::size_t left = 0; 2 * left <= length - take; ++left)
            visit(left, length - take - left);
    }
}

} // namespace

std::vector<Runs> Runs::options() const
{
    std::vector<Runs> all;
    for (std::size_t length = 1; length <= longestRun; ++length) {
        if (count[length] == 0)
            continue;
        forEachDivision(length, most, [&](std::size_t left, std::size_t right) {
            Runs& option = all.emplace_back(*this);
            --option.count[length];
            option.add(left);
            option.add(right);
        });
    }
    return all;
}

RunGenera::RunGenera(std::uint64_t most, std::size_t longest)
{
    for (std::size_t length = 1; length <= longest; ++length) {
        std::vector<theory::Nimber> normal;
        std::vector<theory::Nimber> misere;
        const bool partsAreTame = areTame(length - 1);
        forEachDivision(length, most, [&](std::size_t left, std::size_t right) {
            normal.push_back({m_normal[left] ^ m_normal[right]});
            if (partsAreTame)
                misere.push_back({solver::sumOfTame(std::array{m_tame[left], m_tame[right]}).misere});
        });
        m_normal[length] = theory::mex(normal).value;
        const solver::Genus genus{m_normal[length], theory::mex(misere).value};
        if (partsAreTame && genus.isTame())
            m_tame.push_back(genus);
    }
}

} // namespace games

std::size_t std::hash<games::Runs>::operator()(const games::Runs& runs) const noexcept
{
    const std::size_t mixed = games::hashOf(runs.count);
    return mixed ^ mixed >> 32U;
}
