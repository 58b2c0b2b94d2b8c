// SPDX-License-Identifier: GPL-3.0-or-later
// Poker Nim answered and explained. In normal play an add is reversed by taking the same stones, so the heaps
// are worth their nim-sum; misère play is searched.

#include "games/heaps/heapsidea.h"
#include "games/options.h"
#include "games/partizan/poker.h"

#include <algorithm>
#include <limits>

namespace games {

std::vector<PokerPosition> PokerPosition::options(theory::Player player) const
{
    std::vector<PokerPosition> all;
    const bool mayAdd = adds[sideOf(player)] > 0;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (heap > 0 && heaps[heap - 1] == heaps[heap])
            continue;
        const auto [size, cap] = heaps[heap];
        constexpr std::uint64_t near = SeenHeaps::mostSeen / 2;
        for (std::uint64_t to = 0; to <= (mayAdd ? cap : size); ++to) {
            if (to == size)
                continue;
            if (nearOnly && to == near && size > 2 * near)
                to = size - near;
            if (nearOnly && to > size + near)
                break;
            all.push_back(*this);
            all.back().heaps[heap].size = to;
            std::ranges::sort(all.back().heaps);
            if (to > size)
                --all.back().adds[sideOf(player)];
        }
    }
    return all;
}

PokerPosition Poker::position() const
{
    PokerPosition position{.heaps = m_heaps, .adds = m_adds};
    std::erase_if(position.heaps, [](const CappedHeap& heap) { return heap.cap == 0; });
    std::ranges::sort(position.heaps);
    return position;
}

solver::Sided<PokerPosition> Poker::searchPosition() const
{
    PokerPosition near = position();
    near.nearOnly = true;
    return {std::move(near), playerOf(m_mover)};
}

std::uint64_t Poker::nimSum() const
{
    std::uint64_t sum = 0;
    for (const CappedHeap& heap : m_heaps)
        sum ^= heap.size;
    return sum;
}

std::uint64_t Poker::capSum() const
{
    std::uint64_t sum = 0;
    for (const CappedHeap& heap : m_heaps)
        sum += heap.cap;
    return sum;
}

std::uint64_t Poker::turns() const
{
    constexpr std::uint64_t mostOptions = 20'000'000;
    std::uint64_t turns = 2;
    for (const CappedHeap& heap : m_heaps)
        turns = saturatingProduct(turns, heap.cap + 1);
    for (const std::uint64_t adds : m_adds)
        turns = saturatingProduct(turns, adds + 1);
    const bool isCheap = saturatingProduct(turns, capSum() + 1) <= mostOptions;
    return isCheap ? turns : std::numeric_limits<std::uint64_t>::max();
}

/// Nothing in misère play, where no formula tells them.
std::vector<Move> Poker::winningChanges(theory::Mover player) const
{
    std::vector<Move> moves;
    const std::uint64_t sum = nimSum();
    if (m_play == theory::Play::Misere || sum == 0)
        return moves;
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
        const std::uint64_t to = m_heaps[heap].size ^ sum;
        if (to < m_heaps[heap].size || (hasAdd(player) && to <= m_heaps[heap].cap))
            moves.push_back(changeMove(heap, to, player));
    }
    return moves;
}

Answer Poker::answer(const Question& question, const solver::Job& job) const
{
    PartizanJudge<PokerPosition> judge(m_play, question, job, turns());
    const bool byFormula = m_play == theory::Play::Normal && question.theoremsAllowed;
    // More moves than are listed are too many to search.
    if (!byFormula && capSum() > mostListedMoves)
        judge.refuse();
    if (!byFormula)
        judge.refuseIfLarge(capSum(), sizeof(PokerPosition) + position().memoryBytes(), job);
    Answer answer = answerBothSides(*this, question, [&](const Poker& rules) {
        const theory::Player player = playerOf(rules.m_mover);
        if (!byFormula)
            return judge.searched(rules.position(), player);
        const std::uint64_t sum = rules.nimSum();
        return judge.known(
            {.outcome = theory::outcome(theory::Nimber{sum}), .value = nimberText(sum)},
            [&] { return rules.position(); }, player);
    });
    if (byFormula) {
        answer.method = Method::Theory;
        answer.theorem = reversibleAddsTheorem;
        return answer;
    }
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

std::vector<NimRow> Poker::rows() const
{
    std::vector<NimRow> rows;
    for (std::uint32_t heap = 0; heap < m_heaps.size(); ++heap) {
        NimRow row{m_heaps[heap].size, m_heaps[heap].size, {}};
        if (m_heaps[heap].size > 0)
            row.pieces = change(changeMove(heap, 0, m_mover)).touched();
        rows.push_back(std::move(row));
    }
    return rows;
}

/// In misère play an add is not reversed for nothing.
std::optional<Idea> Poker::idea() const
{
    if (m_play == theory::Play::Misere)
        return std::nullopt;
    LensHeaps heaps;
    for (const NimRow& row : rows())
        heaps.push_back({.key = heaps.size(), .size = row.size, .pieces = row.pieces});
    auto idea = ideaOfNim(heaps, m_play);
    if (idea && (m_adds[0] > 0 || m_adds[1] > 0))
        idea->before = QT_TRANSLATE_NOOP("Wording", "Stones that are put back are taken away again at once.");
    return idea;
}

std::vector<Step> Poker::steps(const Answer& known) const
{
    if (known.method == Method::Search)
        return stepsWithoutFormula(known);
    const NimSummands summands{.levels = Levels::from(Level::Values),
                               .rows = rows(),
                               .play = m_play,
                               .mayGrow = true,
                               .mayGoOn = true};
    ParagraphStep adds{
        .levels = Levels::from(Level::Values),
        .title = QT_TRANSLATE_NOOP("Wording", "Why: adds are reversed"),
        .paragraphs = {Sentence(
            //: how often each player may still add stones, and a number
            QT_TRANSLATE_NOOP(
                "Wording",
                "Putting chips back is reversible: the opponent takes the same chips again, and an "
                "add is gone (Left has %1 left, Right has %2). So adds change nothing, and the heaps "
                "decide as in Nim: their nim-sum is %3."),
            {m_adds[0], m_adds[1], nimSum()})}};
    for (const NimRow& row : summands.rows)
        adds.pieces.insert(adds.pieces.end(), row.pieces.begin(), row.pieces.end());
    std::vector<Step> steps{std::move(adds)};
    std::ranges::move(takeSteps(summands, known, [this](const Move& move) { return change(move).touched(); }),
                      std::back_inserter(steps));
    return steps;
}

} // namespace games

std::size_t std::hash<games::PokerPosition>::operator()(const games::PokerPosition& position) const noexcept
{
    std::size_t seed = 1;
    for (const std::uint64_t number : position.adds)
        seed = games::mixHash(seed, number);
    for (const games::CappedHeap& heap : position.heaps)
        seed = games::mixHash(games::mixHash(seed, heap.size), heap.cap);
    return seed;
}
