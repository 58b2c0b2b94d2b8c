// SPDX-License-Identifier: GPL-3.0-or-later
// Hackenbush answered. Normal play: by the value of the picture, which fusion and the colon principle give
// for green pictures and for forests and a search for the rest; where the value is too large to be written
// down, by bounds, and at last by play. Misère play: by search.

#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/hackenbushjudge.h"
#include "games/hackenbush/values/greencuts.h"
#include "games/hackenbush/values/greenhackenbush.h"
#include "games/judge.h"
#include "games/partizan/partizan.h"
#include "games/searchjudge.h"

#include <algorithm>
#include <set>

namespace games {
namespace {

/// The theorem that alone gives the value of a picture that was not searched.
Theorem theoremOf(const HackenbushGraph& graph)
{
    if (graph.isAll(EdgeColour::Green))
        return fusionTheorem;
    if (!graph.has(EdgeColour::Green) && formOf(graph) == PartValue::Form::Stalk)
        return signRuleTheorem;
    return graph.isForest() ? colonPrincipleTheorem : partValuesTheorem;
}

/// Whether the player to move wins, as far as that is known.
bool moverWins(const Answer& answer)
{
    return answer.verdict.outcome && theory::winsMoving(*answer.verdict.outcome, answer.mover);
}

} // namespace

Answer Hackenbush::answer(const Question& question, const solver::Job& job) const
{
    const bool searches = m_play == theory::Play::Misere || !question.theoremsAllowed;
    if (searches && !isSearchable() && m_count > 0)
        return unsearchable(question, job, solver::UnsolvedReason::OutOfMemory);
    if (searches)
        return m_mover == theory::Mover::Either ? answerImpartialBySearch(question, job)
                                                : answerBySearch(question, job);
    return m_mover == theory::Mover::Either ? answerByFusion(question, job) : answerByValues(question, job);
}

/// Too large for what is allowed: where there is time the moves are listed without verdicts.
Answer Hackenbush::unsearchable(const Question& question, const solver::Job& job,
                                solver::UnsolvedReason reason) const
{
    Answer answer{.mover = m_mover};
    answer.unsolved = solver::Unsolved{reason, 0};
    if (reason != solver::UnsolvedReason::OutOfTime)
        listMoves(answer, question, job, [](const Move&) { return Verdict{}; });
    return answer;
}

/// Where another position as long as this one does not fit beside it, or time is over, the moves are counted.
void Hackenbush::listMoves(Answer& answer, const Question& question, const solver::Job& job,
                           const std::function<Verdict(const Move&)>& judge) const
{
    constexpr std::size_t bytesPerEdge = 80;
    if (!question.moves)
        return;
    const auto end = solver::endOf(job);
    if (m_count > mostListedEdges && (end || m_count * bytesPerEdge > job.limits.memoryBytes)) {
        if (!answer.unsolved)
            answer.unsolved = solver::Unsolved{end.value_or(solver::UnsolvedReason::OutOfMemory), 0};
        answer.winningIsLeast = true;
        if (end == solver::UnsolvedReason::Cancelled) // nobody waits for the number
            return;
        const CutCounts cuts = countCuts();
        answer.omitted = movesAmong(cuts, m_mover);
        if (m_mover != theory::Mover::Either)
            answer.otherOmitted = movesAmong(cuts, theory::opponentOf(m_mover));
        return;
    }
    const MoveList list = moves();
    answer.omitted = list.omitted;
    answer.otherOmitted = list.otherOmitted;
    judgeMoves(answer, list.moves, judge, question.oneWin);
}

Answer Hackenbush::answerImpartialBySearch(const Question& question, const solver::Job& job) const
{
    SearchJudge<HackenbushPosition> judge(m_play, question, job, m_count);
    Answer answer;
    const auto verdict = [&](const Hackenbush& rules) {
        return judge.bySearch(rules.searchPosition().position);
    };
    answer.verdict = verdict(*this);
    listMoves(answer, question, job, [&](const Move& move) { return verdict(after(move)); });
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

Answer Hackenbush::answerBySearch(const Question& question, const solver::Job& job) const
{
    PartizanJudge<HackenbushPosition> judge(m_play, question, job, 0);
    Answer answer = answerBothSides(*this, question, [&](const Hackenbush& rules) {
        const auto sided = rules.searchPosition();
        return judge.searched(sided.position, sided.player);
    });
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

/// The different cuts that leave 0, of the values by the index of the edge; parallel edges are one.
std::uint64_t Hackenbush::countWinning(const std::vector<std::uint64_t>& cutValues) const
{
    std::set<EdgeKey> winning;
    for (const std::uint32_t index : standingIndices())
        if (cutValues[index] == 0)
            winning.insert(keyOf(m_picture->edge(index)));
    return winning.size();
}

Answer Hackenbush::answerByFusion(const Question& question, const solver::Job& job) const
{
    constexpr std::uint64_t mostCountedPositions = 30'000;
    solver::Search<HackenbushPosition> counting(theory::Play::Normal, limitedTo(job, mostCountedPositions));
    bool counts = question.remoteness && isSearchable();
    solver::Meter meter(job);
    const auto tell = [&](std::optional<std::uint64_t> grundy, const Hackenbush* counted) -> Verdict {
        if (!grundy)
            return {};
        Verdict found = makeVerdict(*grundy == 0 ? theory::Outcome::P : theory::Outcome::N,
                                    question.grundy ? grundy : std::nullopt, {});
        if (counted == nullptr)
            return found;
        const auto solved = counting.remoteness(counted->searchPosition().position);
        counts = std::holds_alternative<std::uint64_t>(solved);
        if (counts)
            found.remoteness = std::get<std::uint64_t>(solved);
        return found;
    };
    if (m_picture->graph.joints() * greenBytesPerJoint > job.limits.memoryBytes)
        return unsearchable(question, job, solver::UnsolvedReason::OutOfMemory);
    const auto graph = standingGraph();
    Answer answer{.verdict = tell(greenValue(*graph, meter), counts ? this : nullptr),
                  .method = Method::Theory,
                  .theorem = fusionTheorem};
    if (m_picture->size() <= mostDrawnEdges && !question.oneWin)
        answer.parts = HackenbushJudge(question, job, true).parts(*this);
    const bool valuesCuts = question.moves && m_count * greenCutBytesPerEdge <= job.limits.memoryBytes;
    if (valuesCuts && question.oneWin && !counts && answer.verdict.outcome == theory::Outcome::N) {
        const std::vector<std::uint32_t> winning = greenWinningCuts(*graph);
        const std::uint32_t edge = standingIndices()[*std::ranges::min_element(winning)];
        answer.moves.push_back({.move = cut(edge, m_mover), .leaves = tell(0, nullptr), .winning = true});
        answer.winning = 1;
        answer.omitted = movesAmong(countCuts(), m_mover) - 1;
        answer.winningIsLeast = answer.omitted > 0;
        return answer;
    }
    std::optional<std::vector<std::uint64_t>> cutValues;
    if (valuesCuts)
        cutValues = greenCutValues(*graph, meter);
    if (cutValues)
        cutValues = byIndex(*cutValues);
    listMoves(answer, question, job, [&](const Move& move) {
        if (meter.hasEnded())
            return Verdict();
        const std::optional<Hackenbush> left =
            counts || !cutValues ? std::optional(after(move)) : std::nullopt;
        return tell(cutValues ? (*cutValues)[move.action.as<CutEdge>().edge]
                              : greenValue(*left->standingGraph(), meter),
                    counts ? &*left : nullptr);
    });
    if (meter.hasEnded())
        answer.unsolved = solver::Unsolved{meter.unsolved().reason, 0};
    answer.winningIsLeast = (answer.winningIsLeast || answer.omitted > 0) && moverWins(answer);
    if (cutValues) {
        answer.winning = countWinning(*cutValues);
        answer.winningIsLeast = false;
    }
    return answer;
}

Answer Hackenbush::answerByValues(const Question& question, const solver::Job& job) const
{
    constexpr std::size_t bytesPerEdge = 200; // of blocks and of what hangs at the joints
    const auto graph = standingGraph();
    const bool isLight = !graph->has(EdgeColour::Green) && formOf(*graph) == PartValue::Form::Stalk;
    if (m_count * bytesPerEdge > job.limits.memoryBytes && !isLight)
        return unsearchable(question, job, solver::UnsolvedReason::OutOfMemory);
    HackenbushJudge judge(question, job, !graph->has(EdgeColour::Green));
    Answer answer{.verdict = judge.judge(*this), .mover = m_mover};
    listMoves(answer, question, job, [&](const Move& move) { return judge.judge(after(move)); });
    if (judge.unsolved())
        answer.unsolved = judge.unsolved();
    if (m_picture->size() <= mostDrawnEdges)
        answer.parts = judge.parts(*this);
    answer.winningIsLeast = (answer.winningIsLeast || answer.omitted > 0) && moverWins(answer);
    if (judge.hasSearched()) {
        answer.method = Method::Search;
        answer.positions = judge.positions();
    } else {
        answer.method = Method::Theory;
        answer.theorem = theoremOf(*graph);
    }
    return answer;
}

} // namespace games
