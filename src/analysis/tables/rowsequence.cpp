// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/rowsequence.h"

#include "games/capabilities.h"
#include "games/catalogue.h"

#include <algorithm>

namespace analysis {

std::optional<games::HeapSequence> rowSequence(const FamilyTable& table, std::size_t row,
                                               const solver::Job& job)
{
    const TableRequest& request = table.request;
    const bool byGrundy = request.shown == Shown::Grundy || request.shown == Shown::Outcome;
    if (request.pattern.body() != "n" || request.pattern.play() != theory::Play::Normal || !byGrundy)
        return std::nullopt;
    const games::Parsed parsed = games::parse(table.notation(row, 0));
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    if (game == nullptr)
        return std::nullopt;
    auto solved = games::heapSequenceOf(**game, std::min(request.n.most, longestRowSequence),
                                        {.limits = job.limits, .stop = job.stop, .progress = {}});
    auto* sequence = solved ? std::get_if<games::HeapSequence>(&*solved) : nullptr;
    return sequence == nullptr ? std::nullopt : std::optional(std::move(*sequence));
}

} // namespace analysis
