// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/samevalue.h"

#include "theory/shortgames/writtenform.h"

#include <algorithm>

namespace games {

std::optional<bool> areSameValue(std::string_view first, std::string_view second, const solver::Job& job)
{
    constexpr std::size_t enough = std::size_t{64} << 20;
    if (first == second)
        return true;
    theory::ShortGames games({.bytes = std::min(enough, job.limits.memoryBytes / 4),
                              .isStopped = [&job] { return solver::endOf(job).has_value(); }});
    const auto one = theory::readValue(first, games);
    const auto other = one ? theory::readValue(second, games) : std::nullopt;
    if (!other && (games.isFull() || solver::endOf(job)))
        return std::nullopt;
    return other && *one == *other;
}

} // namespace games
