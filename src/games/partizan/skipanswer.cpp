// SPDX-License-Identifier: GPL-3.0-or-later
// Skip Nim answered and explained. A skip is a free move of its owner, worth 1 for Left and -1 for Right, and
// the heaps are worth their nim-sum: the value is their sum, except in misère play and where the game ends
// with the stones.

#include "games/heaps/heapsidea.h"
#include "games/options.h"
#include "games/partizan/skip.h"

#include <algorithm>
#include <limits>

namespace games {
namespace {

/// More stones than these make moves too many to search.
constexpr std::uint64_t mostSearchedStones = mostListedMoves;

} // namespace

std::vector<SkipPosition> SkipPosition::options(theory::Player player) const
{
    std::vector<SkipPosition> all;
    if (endsWithStones && heaps.empty())
        return all;
    if (skips[sideOf(player)] > 0) {
        all.push_back(*this);
        --all.back().skips[sideOf(player)];
    }
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const std::uint64_t size = heaps[heap];
        if (heap > 0 && heaps[heap - 1] == size)
            continue;
        for (std::uint64_t left = 0; left < size; ++left) {
            if (nearOnly && size > SeenHeaps::mostSeen && left == SeenHeaps::mostSeen / 2)
                left = size - SeenHeaps::mostSeen / 2;
            all.push_back(*this);
            Heaps& after = all.back().heaps;
            after[heap] = left;
            std::ranges::sort(after, std::greater());
            std::erase(after, 0U);
        }
    }
    return all;
}

SkipPosition Skip::position() const
{
    SkipPosition position{
        .heaps = m_state.heaps, .skips = m_state.skips, .endsWithStones = m_state.endsWithStones};
    std::ranges::sort(position.heaps, std::greater());
    std::erase(position.heaps, 0U);
    return position;
}

solver::Sided<SkipPosition> Skip::searchPosition() const
{
    SkipPosition near = position();
    near.nearOnly = true;
    return {std::move(near), playerOf(m_mover)};
}

std::int64_t Skip::lead() const
{
    return static_cast<std::int64_t>(m_state.skips[0]) - static_cast<std::int64_t>(m_state.skips[1]);
}

std::int64_t Skip::ahead() const
{
    return m_mover == theory::Mover::Left ? lead() : -lead();
}

std::uint64_t Skip::nimSum() const
{
    std::uint64_t sum = 0;
    for (const std::uint64_t heap : m_state.heaps)
        sum ^= heap;
    return sum;
}

KnownValue Skip::value(bool withText) const
{
    KnownValue known;
    if (withText)
        known.value = integerAndStarText(lead(), nimSum());
    if (lead() != 0)
        known.outcome = lead() > 0 ? theory::Outcome::L : theory::Outcome::R;
    else
        known.outcome = nimSum() == 0 ? theory::Outcome::P : theory::Outcome::N;
    return known;
}

std::uint64_t Skip::turns() const
{
    constexpr std::uint64_t mostOptions = 20'000'000;
    std::uint64_t turns = 2 * HeapTable::positionsBelow(m_state.heaps, affordableTurns);
    if (turns > 2 * affordableTurns)
        return turns;
    for (const std::uint64_t skips : m_state.skips)
        turns = saturatingProduct(turns, skips + 1);
    const bool isCheap = saturatingProduct(turns, stones() + 1) <= mostOptions;
    return isCheap ? turns : std::numeric_limits<std::uint64_t>::max();
}

/// With as many skips on both sides: as in Nim. Otherwise all takes win or none.
WinningMoves Skip::winningTakes() const
{
    WinningMoves winning;
    if (!hasFormula() || lead() != 0)
        return winning;
    const std::uint64_t sum = nimSum();
    for (std::size_t heap = 0; heap < m_state.heaps.size(); ++heap) {
        if ((m_state.heaps[heap] ^ sum) < m_state.heaps[heap])
            winning.moves.push_back(heapMove(m_state.heaps, heap, m_state.heaps[heap] ^ sum));
    }
    winning.count = winning.moves.size();
    return winning;
}

/// Precondition: hasFormula().
std::uint64_t Skip::winningCount() const
{
    if (ahead() == 0)
        return winningTakes().count;
    if (ahead() < 0)
        return 0;
    const bool skipWins = maySkip(playerOf(m_mover)) && (ahead() > 1 || nimSum() == 0);
    return stones() + (skipWins ? 1 : 0);
}

Answer Skip::answer(const Question& question, const solver::Job& job) const
{
    PartizanJudge<SkipPosition> judge(m_play, question, job, turns());
    const bool byFormula = hasFormula() && question.theoremsAllowed;
    if (!byFormula && stones() > mostSearchedStones)
        judge.refuse();
    if (!byFormula)
        judge.refuseIfLarge(stones(), sizeof(SkipPosition) + position().memoryBytes(), job);
    Answer answer = answerBothSides(*this, question, [&](const Skip& rules) {
        const theory::Player player = playerOf(rules.m_mover);
        return byFormula ? judge.known(
                               rules.value(question.grundy), [&] { return rules.position(); }, player)
                         : judge.searched(rules.position(), player);
    });
    if (byFormula) {
        answer.method = Method::Theory;
        answer.theorem = skipCountTheorem;
        answer.winning = question.moves ? winningCount() : 0;
        return answer;
    }
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

std::vector<NimRow> Skip::rows() const
{
    std::vector<NimRow> rows;
    rows.reserve(m_state.heaps.size());
    for (std::size_t heap = 0; heap < m_state.heaps.size(); ++heap)
        rows.push_back({m_state.heaps[heap], m_state.heaps[heap], piecesOfHeap(m_state.heaps, heap)});
    return rows;
}

std::optional<Idea> Skip::idea() const
{
    if (!hasFormula() || ahead() > 0)
        return std::nullopt;
    if (ahead() < 0)
        return Idea{.kind = IdeaKind::Ahead,
                    .here = QT_TRANSLATE_NOOP("Wording",
                                              "Your opponent has more skips than you, and so has a move left "
                                              "when everything else is gone."),
                    .left = QT_TRANSLATE_NOOP("Wording",
                                              "You still have more skips than your opponent, and so a move "
                                              "left when everything else is gone.")};
    LensHeaps heaps;
    for (const NimRow& row : rows())
        heaps.push_back({.key = heaps.size(), .size = row.size, .pieces = row.pieces});
    auto idea = ideaOfNim(heaps, m_play);
    if (idea && (maySkip(theory::Player::Left) || maySkip(theory::Player::Right)))
        idea->before = QT_TRANSLATE_NOOP("Wording", "A skip is answered by a skip.");
    return idea;
}

ParagraphStep Skip::skipStep(const Answer& known) const
{
    ParagraphStep step{.levels = Levels::from(Level::Values),
                       .title = QT_TRANSLATE_NOOP("Wording", "Why: the skips"),
                       .paragraphs = {}};
    for (std::size_t heap = 0; heap < m_state.heaps.size(); ++heap)
        std::ranges::move(piecesOfHeap(m_state.heaps, heap), std::back_inserter(step.pieces));
    if (m_state.endsWithStones) {
        step.paragraphs.emplace_back(QT_TRANSLATE_NOOP(
            "Wording", "The game is over when the chips are gone, so a skip that is left over is worth "
                       "nothing: comparing the skips is not the rule here, and the answer is found "
                       "by search."));
        return step;
    }
    step.says = Says::Winner;
    step.paragraphs = {
        Sentence(
            //: skips of Left, skips of Right, the nim-sum of the heaps, and the value
            QT_TRANSLATE_NOOP(
                "Wording",
                "A skip is a free move of its owner: worth +1 for Left, −1 for Right. The heaps are worth "
                "their nim-sum. Together the position is worth %1 − %2 + *%3 = %4."),
            {m_state.skips[0], m_state.skips[1], nimSum(), known.verdict.value.value_or("")}),
        lead() == 0
            ? QT_TRANSLATE_NOOP("Wording",
                                "Both have equally many skips: a skip is answered by a skip, and the heaps "
                                "decide as in Nim.")
        : lead() > 0 ? QT_TRANSLATE_NOOP("Wording", "Left has more skips, so Left wins, whoever starts.")
                     : QT_TRANSLATE_NOOP("Wording", "Right has more skips, so Right wins, whoever starts.")};
    return step;
}

std::vector<Step> Skip::steps(const Answer& known) const
{
    std::vector<Step> steps;
    if (hasFormula() || m_state.endsWithStones)
        steps.emplace_back(skipStep(known));
    if (known.method == Method::Search) {
        appendMethod(steps, known);
        return steps;
    }
    if (lead() != 0)
        return steps;
    const NimSummands summands{
        .levels = Levels::from(Level::Values), .rows = rows(), .play = m_play, .mayGoOn = true};
    std::ranges::move(takeSteps(summands, known, [this](const Move& move) { return change(move).touched(); }),
                      std::back_inserter(steps));
    return steps;
}

} // namespace games

std::size_t std::hash<games::SkipPosition>::operator()(const games::SkipPosition& position) const noexcept
{
    std::size_t seed = position.endsWithStones ? 2 : 1;
    for (const std::uint64_t number : position.skips)
        seed = games::mixHash(seed, number);
    for (const std::uint64_t heap : position.heaps)
        seed = games::mixHash(seed, heap);
    return seed;
}
