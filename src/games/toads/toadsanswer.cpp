// SPDX-License-Identifier: GPL-3.0-or-later
// Toads and Frogs answered: in normal play by the exact value where that is found, else by search.

#include "games/options.h"
#include "games/partizan/partizan.h"
#include "games/toads/toads.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <string>

namespace games {
namespace {

/// At most so many positions lie below one: the ways to place its pieces, for either player's turn.
std::uint64_t turnsBelow(const ToadPosition& position)
{
    double turns = 2;
    std::map<char, double> placed;
    double squares = 0;
    for (const char square : position.canonical().squares) {
        if (square == wall) {
            placed.clear();
            squares = 0;
        } else {
            turns *= ++squares / ++placed[square];
        }
    }
    return static_cast<std::uint64_t>(std::min(turns, 1e18));
}

/// Verdicts by exact values; without one by search.
class ToadJudge {
public:
    ToadJudge(const ToadPosition& start, theory::Play play, const Question& question, const solver::Job& job)
        : m_byValue(question.theoremsAllowed && play == theory::Play::Normal), m_wantsText(question.grundy),
          m_values(valueJob(job)), m_judge(play, question, searchJob(job), turnsBelow(start))
    {
    }

    [[nodiscard]] Verdict judge(const ToadPosition& position, theory::Player player)
    {
        if (const auto value = m_byValue ? valueOf(position) : std::nullopt)
            return m_judge.known(
                *value, [&] { return position; }, player);
        return m_judge.searched(position, player);
    }

    [[nodiscard]] std::uint64_t positions() const { return m_values.positions() + m_judge.positions(); }
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_judge.unsolved(); }

private:
    /// Forms of hot positions may be many: the search has the greater share of what there is.
    static solver::Job valueJob(const solver::Job& job)
    {
        solver::Job share = limitedTo(job, affordableTurns);
        share.limits.memoryBytes =
            std::min(share.limits.memoryBytes / 4, std::size_t{4} * affordableValueBytes);
        if (share.limits.time)
            share.deadline = job.now() + *share.limits.time / 3;
        return share;
    }

    static solver::Job searchJob(solver::Job job)
    {
        job.limits.memoryBytes -= job.limits.memoryBytes / 4;
        return job;
    }

    std::optional<KnownValue> valueOf(const ToadPosition& position)
    {
        const auto solved = m_values.value(position);
        const auto* value = std::get_if<theory::ShortGame>(&solved);
        m_byValue = value != nullptr;
        if (value == nullptr)
            return std::nullopt;
        return KnownValue{.outcome = m_values.games().outcome(*value),
                          .value =
                              m_wantsText ? m_values.games().text(*value, longestValueText) : std::nullopt};
    }

    bool m_byValue;
    bool m_wantsText;
    solver::ValueSearch<ToadPosition> m_values;
    PartizanJudge<ToadPosition> m_judge;
};

} // namespace

solver::Sided<ToadPosition> Toads::searchPosition() const
{
    return {{m_squares}, playerOf(m_mover)};
}

Answer Toads::answer(const Question& question, const solver::Job& job) const
{
    ToadJudge judge({m_squares}, m_play, question, job);
    Answer answer = answerBothSides(*this, question, [&judge](const Toads& rules) {
        return judge.judge({rules.m_squares}, playerOf(rules.m_mover));
    });
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

std::vector<Step> Toads::steps(const Answer& known) const
{
    std::vector<Step> steps;
    appendMethod(steps, known);
    if (!hasExactValues(known))
        return steps;
    ParagraphStep step{.levels = Levels::from(Level::Values),
                       .title = QT_TRANSLATE_NOOP("Wording", "The exact value"),
                       .paragraphs = {}};
    const std::vector<bool> stuck = stuckForGood(m_squares);
    for (std::size_t square = 0; square < stuck.size(); ++square) {
        if (stuck[square])
            step.pieces.push_back(coinId(0, static_cast<std::uint32_t>(square)));
    }
    if (!step.pieces.empty())
        step.paragraphs.emplace_back(QT_TRANSLATE_NOOP(
            "Wording",
            "Pieces that are stuck for good part the strip: nothing ever jumps over them. The values of "
            "the parts add up."));
    step.paragraphs.push_back(exactValueText(known));
    steps.emplace_back(std::move(step));
    return steps;
}

} // namespace games
