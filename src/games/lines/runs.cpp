// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lines/runs.h"

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

std::vector<Runs> Runs::options() const
{
    std::vector<Runs> all;
    for (std::size_t length = 1; length <= longestRun; ++length) {
        if (count[length] == 0)
            continue;
        for (std::size_t take = 1; take <= std::min<std::size_t>(length, most); ++take) {
            for (std::size_t left = 0; 2 * left <= length - take; ++left) {
                Runs& option = all.emplace_back(*this);
                --option.count[length];
                option.add(left);
                option.add(length - take - left);
            }
        }
    }
    return all;
}

RunGenera::RunGenera(std::uint64_t most, std::size_t longest)
{
    for (std::size_t length = 1; length <= longest; ++length) {
        std::vector<theory::Nimber> normal;
        std::vector<theory::Nimber> misere;
        const bool partsAreTame = areTame(length - 1);
        for (std::size_t take = 1; take <= std::min<std::uint64_t>(length, most); ++take) {
            for (std::size_t left = 0; 2 * left <= length - take; ++left) {
                const std::size_t right = length - take - left;
                normal.push_back({m_normal[left] ^ m_normal[right]});
                if (partsAreTame)
                    misere.push_back({solver::sumOfTame(std::array{m_tame[left], m_tame[right]}).misere});
            }
        }
        m_normal[length] = theory::mex(normal).value;
        const solver::Genus genus{m_normal[length], theory::mex(misere).value};
        if (partsAreTame && genus.isTame())
            m_tame.push_back(genus);
    }
}

} // namespace games

std::size_t std::hash<games::Runs>::operator()(const games::Runs& runs) const noexcept
{
    std::size_t mixed = 14695981039346656037U;
    for (const std::uint16_t count : runs.count)
        mixed = (mixed ^ count) * 1099511628211U;
    return mixed ^ mixed >> 32U;
}
