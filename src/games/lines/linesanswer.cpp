// SPDX-License-Identifier: GPL-3.0-or-later
// Line Nim answered and explained. A run is a heap of its length while the limit lets it be taken whole;
// else its value comes from the values of shorter runs, and in misère play from search where some run is
// not tame.

#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/judge.h"
#include "games/lines/lines.h"
#include "games/options.h"
#include "solver/search.h"

#include <algorithm>

namespace games {
namespace {

/// Run multisets that an answer by formula may look at to count the moves left.
constexpr std::uint64_t affordableRuns = 30'000;

/// The runs that a move leaves of a run: what lies to its left and to its right.
struct LeftOver {
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

} // namespace

/// Judges run multisets of one board under one question.
class Lines::Judge {
public:
    Judge(const Lines& lines, const Question& question, const solver::Job& job)
        : m_play(lines.m_play), m_question(question), m_genera(lines.most(), lines.runs().longest()),
          m_search(m_play, job),
          m_counting(m_play, question.theoremsAllowed ? limitedTo(job, affordableRuns) : job),
          m_bySum(question.theoremsAllowed &&
                  (m_play == theory::Play::Normal || m_genera.areTame(lines.runs().longest())))
    {
    }

    [[nodiscard]] bool bySum() const { return m_bySum; }
    [[nodiscard]] std::uint64_t positions() const { return m_search.positions(); }
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_unsolved; }

    Verdict judge(const Runs& runs)
    {
        const auto outcome = outcomeOf(runs);
        Verdict verdict;
        if (outcome)
            verdict = makeVerdict(*outcome, grundyOf(runs), std::nullopt);
        if (m_question.remoteness) {
            std::optional<solver::Unsolved> notAffordable;
            verdict.remoteness = knownOf(m_counting.remoteness(runs), notAffordable);
        }
        return verdict;
    }

private:
    std::optional<theory::Outcome> outcomeOf(const Runs& runs)
    {
        if (!m_bySum)
            return knownOf(m_search.outcome(runs), m_unsolved);
        NimCount count;
        for (std::size_t length = 1; length <= longestRun; ++length) {
            const NimSummand summand =
                m_play == theory::Play::Normal
                    ? NimSummand{m_genera.normal(length), false}
                    : (m_genera.areTame(length) ? m_genera.summand(length) : NimSummand());
            for (int n = 0; n < runs.count[length]; ++n)
                count.add(summand);
        }
        return count.outcome(m_play);
    }

    std::optional<std::uint64_t> grundyOf(const Runs& runs)
    {
        if (!m_question.grundy || m_play == theory::Play::Misere)
            return std::nullopt;
        if (!m_bySum) {
            const auto value = knownOf(m_search.grundy(runs), m_unsolved);
            return value ? std::optional(value->value) : std::nullopt;
        }
        std::uint64_t sum = 0;
        for (std::size_t length = 1; length <= longestRun; ++length)
            sum ^= runs.count[length] % 2 == 0 ? 0 : m_genera.normal(length);
        return sum;
    }

    theory::Play m_play;
    Question m_question;
    RunGenera m_genera;
    solver::Search<Runs> m_search;
    solver::Search<Runs> m_counting;
    bool m_bySum;
    std::optional<solver::Unsolved> m_unsolved;
};

namespace {

/// The lengths of run and rest that a move leaves on its line.
LeftOver leftOver(const std::vector<bool>& row, const TakeFromLine& take)
{
    LeftOver lengths;
    while (lengths.left < take.first && row[take.first - 1 - lengths.left])
        ++lengths.left;
    while (take.last + 1 + lengths.right < row.size() && row[take.last + 1 + lengths.right])
        ++lengths.right;
    return lengths;
}

/// As LineRuns has it.
std::string runCode(const Runs& runs)
{
    constexpr std::size_t longestCoded = 5;
    std::string code;
    if (runs.longest() > longestCoded)
        return code;
    for (std::size_t length = longestCoded; length > 0; --length) {
        if (runs.count[length] > 9)
            return {};
        code += static_cast<char>('0' + runs.count[length]);
    }
    return code;
}

} // namespace

Answer Lines::answer(const Question& question, const solver::Job& job) const
{
    Judge judge(*this, question, job);
    Answer answer;
    const Runs here = runs();
    answer.verdict = judge.judge(here);
    if (judge.bySum()) {
        const bool isNormal = m_play == theory::Play::Normal;
        answer.method = isUnlimited() || !isNormal ? Method::Theory : Method::Table;
        if (isUnlimited())
            answer.theorem = lineRunsTheorem;
        else if (!isNormal)
            answer.theorem = tameSumTheorem;
        else
            answer.positions = here.longest() + 1;
    }
    if (question.moves) {
        judgeMoves(
            answer, allMoves(),
            [&](const Move& move) {
                const auto& take = move.action.as<TakeFromLine>();
                const LeftOver lengths = leftOver(m_rows[take.line], take);
                Runs left = here;
                --left.count[lengths.left + (take.last - take.first + 1) + lengths.right];
                left.add(lengths.left);
                left.add(lengths.right);
                return judge.judge(left);
            },
            question.oneWin);
    }
    if (!judge.bySum())
        answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

std::vector<NimRow> Lines::rows(const RunGenera& genera) const
{
    std::vector<NimRow> rows;
    for (const Run& run : runList()) {
        NimRow row{run.length, genera.normal(run.length), {}};
        for (std::uint32_t cell = run.first; cell < run.first + run.length; ++cell)
            row.pieces.push_back(pieceId(run.line, cell));
        rows.push_back(std::move(row));
    }
    return rows;
}

LineRuns Lines::lineRuns(const RunGenera& genera) const
{
    LineRuns step{.rows = rows(genera), .code = runCode(runs()), .max = {}, .genera = {}};
    if (isUnlimited())
        return step;
    step.max = m_most;
    if (m_play == theory::Play::Normal)
        return step;
    for (const NimRow& row : step.rows) {
        const bool isTame = genera.areTame(row.size);
        step.genera.push_back(isTame ? std::optional(genera.genus(row.size)) : std::nullopt);
    }
    return step;
}

std::vector<Step> Lines::steps(const Answer& known) const
{
    const RunGenera genera(most(), runs().longest());
    std::vector<Step> steps{runsStep(lineRuns(genera))};
    const bool bySum = m_play == theory::Play::Normal ? known.method != Method::Search : isUnlimited();
    if (known.method == Method::Search)
        appendMethod(steps, known);
    if (!bySum)
        return steps;
    if (!isUnlimited())
        appendMethod(
            steps, known,
            QT_TRANSLATE_NOOP(
                "Wording",
                "With this limit a run need not be worth its length, so the Grundy values of "
                "single runs are worked out one after the other, from a run of 0 to a run of %1: the value "
                "of a run is the smallest number that is not the value of what a move can leave "
                "of it."));
    const auto changedBy = [&](const Move& move) {
        const auto& take = move.action.as<TakeFromLine>();
        const LeftOver lengths = leftOver(m_rows[take.line], take);
        const std::uint32_t first = take.first - lengths.left;
        const auto list = runList();
        const auto run =
            std::ranges::find_if(list, [&](const Run& r) { return r.line == take.line && r.first == first; });
        NimChange changed{
            .row = static_cast<std::size_t>(run - list.begin()), .rows = {}, .taken = change(move).touched()};
        const auto addRun = [&](std::uint32_t start, std::uint32_t length) {
            NimRow row{length, genera.normal(length), {}};
            for (std::uint32_t cell = start; cell < start + length; ++cell)
                row.pieces.push_back(pieceId(take.line, cell));
            if (length > 0)
                changed.rows.push_back(std::move(row));
        };
        addRun(first, lengths.left);
        addRun(take.last + 1, lengths.right);
        return changed;
    };
    const NimSummands summands{
        .levels = Levels::from(Level::Values), .summand = runSummand, .rows = rows(genera), .play = m_play};
    std::ranges::move(nimSteps(summands, known, changedBy), std::back_inserter(steps));
    if (!isUnlimited() && hasMex(known))
        steps.emplace_back(mexOf(known));
    return steps;
}

/// Under a limit runs are heaps of their own kind: only equal ones answer each other.
std::optional<Idea> Lines::idea() const
{
    LensHeaps heaps = *lensHeaps();
    for (LensHeap& run : heaps)
        run.size = run.pieces.size();
    return isUnlimited() ? ideaOfNim(heaps, m_play) : ideaOfEquals(heaps, m_play);
}

} // namespace games
