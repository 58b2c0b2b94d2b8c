// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/runpacking.h"

#include <algorithm>
#include <bit>

namespace analysis {

using games::longestRun;
using games::Runs;

RunPacking::RunPacking(const Runs& start)
{
    unsigned next = 0;
    for (std::size_t length = 1; length <= longestRun; ++length) {
        std::uint64_t most = 0;
        for (std::size_t run = length; run <= longestRun; ++run)
            most += start.count[run] * ((run + 1) / (length + 1));
        m_shift[length] = next;
        next += static_cast<unsigned>(std::bit_width(most));
    }
    m_shift[longestRun + 1] = next;
}

std::uint64_t RunPacking::pack(const Runs& runs) const
{
    std::uint64_t packed = 0;
    for (std::size_t length = 1; length <= longestRun; ++length)
        packed += runs.count[length] == 0 ? 0 : runs.count[length] * one(length);
    return packed;
}

std::vector<RunMoves> runMoves(const Runs& start, const RunPacking& packing)
{
    std::vector<RunMoves> all;
    for (std::size_t length = 1; length <= start.longest(); ++length) {
        RunMoves& here = all.emplace_back(RunMoves{packing.mask(length), {}});
        for (std::size_t take = 1; take <= std::min<std::size_t>(length, start.most); ++take) {
            for (std::size_t left = 0; 2 * left <= length - take; ++left) {
                const std::uint64_t added = packing.one(left) + packing.one(length - take - left);
                here.moves.push_back({added - packing.one(length), static_cast<std::uint32_t>(take)});
            }
        }
    }
    return all;
}

} // namespace analysis
