// SPDX-License-Identifier: GPL-3.0-or-later
// Why a picture of Hackenbush is won: its reduction, or how it was searched, and its parts. As heaps: each
// green part is a heap of its Grundy value.

#include "games/hackenbush/bushjudge.h"
#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/reduction/bushreduction.h"
#include "games/hackenbush/values/greenbush.h"
#include "games/options.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <string_view>

namespace games {
namespace {

/// The number that a value's text names; nothing when it is none, or has more digits than a step would show.
std::optional<theory::Dyadic> shortNumber(std::string_view text)
{
    std::int64_t numerator = 0;
    std::uint64_t denominator = 1;
    const char* const end = text.data() + text.size();
    auto read = std::from_chars(text.data(), end, numerator);
    if (read.ec == std::errc() && read.ptr != end && *read.ptr == '/')
        read = std::from_chars(read.ptr + 1, end, denominator);
    if (read.ec != std::errc() || read.ptr != end || !std::has_single_bit(denominator))
        return std::nullopt;
    return theory::Dyadic(numerator, static_cast<unsigned>(std::countr_zero(denominator)));
}

/// The best number that the player can reach; an empty text when he has no move, nothing when some option is
/// no number.
std::optional<std::string> bestNumber(const Answer& known, theory::Mover player)
{
    std::optional<theory::Dyadic> best;
    for (const JudgedMove& judged : known.moves) {
        if (judged.move.player != player)
            continue;
        const auto number = judged.leaves.value ? shortNumber(*judged.leaves.value) : std::nullopt;
        if (!number)
            return std::nullopt;
        if (!best || (player == theory::Mover::Left ? *number > *best : *number < *best))
            best = number;
    }
    return best ? theory::text(*best) : std::string();
}

/// A number found by search is the simplest one between the best options.
std::optional<SimplestStep> simplest(const Answer& known)
{
    if (!known.verdict.value || !shortNumber(*known.verdict.value) || known.omitted + known.otherOmitted > 0)
        return std::nullopt;
    const auto left = bestNumber(known, theory::Mover::Left);
    const auto right = bestNumber(known, theory::Mover::Right);
    if (!left || !right)
        return std::nullopt;
    return SimplestStep{.left = *left, .right = *right, .value = *known.verdict.value};
}

std::vector<BushPart> greenParts(const Hackenbush& rules)
{
    return rules.mover() == theory::Mover::Either ? partsOf(rules) : std::vector<BushPart>();
}

/// A part keeps the key of its first edge.
LensHeap heapOf(const BushPart& part)
{
    LensHeap heap{
        .key = part.indices.front(), .size = greenValue(BushGraph::compact(part.edges)), .pieces = {}};
    for (const std::uint32_t index : part.indices)
        heap.pieces.push_back(edgeId(index));
    return heap;
}

} // namespace

std::vector<Step> Hackenbush::steps(const Answer& known) const
{
    std::vector<Step> steps;
    if (m_play == theory::Play::Misere || m_count > mostReducedEdges || known.parts.empty()) {
        appendMethod(steps, known);
        return steps;
    }
    for (ReductionStep& step : reductionSteps(partsOf(*this), known.parts,
                                              BushDrawing(standingEdges(), standingIndices(), *layout())))
        steps.emplace_back(std::move(step));
    if (known.method != Method::Theory)
        appendMethod(steps, known);
    if (const auto step = known.method != Method::Theory ? simplest(known) : std::nullopt)
        steps.emplace_back(*step);
    if (known.parts.size() > 1 && m_mover != theory::Mover::Either && known.verdict.outcome)
        steps.emplace_back(PartsStep{.parts = known.parts,
                                     .sum = known.verdict.value.value_or(std::string()),
                                     .outcome = *known.verdict.outcome});
    return steps;
}

bool Hackenbush::equalsHeaps() const
{
    return m_mover == theory::Mover::Either && m_picture->edges().size() <= mostDrawnEdges;
}

std::optional<LensHeaps> Hackenbush::lensHeaps() const
{
    LensHeaps heaps;
    for (const BushPart& part : greenParts(*this))
        heaps.push_back(heapOf(part));
    return heaps;
}

LensEffect Hackenbush::lensEffect(const Move& move) const
{
    const std::uint32_t edge = move.action.as<CutEdge>().edge;
    const auto left = standingWithout(edge);
    for (const BushPart& part : greenParts(*this)) {
        if (std::ranges::count(part.indices, edge) == 0)
            continue;
        BushEdges stays;
        for (std::size_t place = 0; place < part.edges.size(); ++place)
            if (left[part.indices[place]])
                stays.push_back(part.edges[place]);
        return {.key = part.indices.front(),
                .before = greenValue(BushGraph::compact(part.edges)),
                .after = greenValue(BushGraph::compact(std::move(stays)))};
    }
    return {};
}

} // namespace games
