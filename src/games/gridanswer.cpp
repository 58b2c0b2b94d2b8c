// SPDX-License-Identifier: GPL-3.0-or-later
// Grid Nim answered: tables over the stones where they fit, search for the rest. In normal play groups of
// stones that do not touch are added up.

#include "games/grid.h"
#include "games/judge.h"
#include "games/options.h"
#include "solver/search.h"
#include "solver/subsettable.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace games {
namespace {

/// Stones for which Grundy values and remoteness are worth their time.
constexpr int mostGrundyStones = 27;
constexpr int mostRemotenessStones = 25;
constexpr int mostTableStones = 34;

/// `stones` as bits over the stones of `whole`.
std::uint64_t packed(std::uint64_t stones, std::uint64_t whole)
{
    std::uint64_t bits = 0;
    std::uint64_t bit = 1;
    for (; whole != 0; whole &= whole - 1, bit <<= 1U)
        bits |= (stones & whole & (~whole + 1)) != 0 ? bit : 0;
    return bits;
}

std::vector<std::uint64_t> packedMoves(std::uint64_t whole, std::uint32_t most)
{
    auto moves = gridMoves(whole, most);
    for (std::uint64_t& move : moves)
        move = packed(move, whole);
    return moves;
}

/// A judge of the positions that can be reached from one position by one move or none.
class Judge {
public:
    Judge() = default;
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;
    virtual ~Judge() = default;
    [[nodiscard]] virtual Method method() const = 0;
    [[nodiscard]] virtual std::uint64_t positions() const = 0;
    [[nodiscard]] virtual Verdict judge(std::uint64_t stones) = 0;
    [[nodiscard]] virtual std::optional<solver::Unsolved> unsolved() const = 0;
};

/// What is asked of which board.
struct Task {
    std::uint64_t stones = 0;
    std::uint32_t most = 3;
    theory::Play play = theory::Play::Normal;
    Question question;
    solver::Job job;
};

class TableJudge final : public Judge {
public:
    /// False when the tables do not fit.
    bool fill(const Task& task)
    {
        m_task = task;
        const bool isNormal = task.play == theory::Play::Normal;
        m_parts = gridParts(task.stones);
        const bool byValue = isNormal && (task.question.grundy || m_parts.size() != 1) && grundyFits();
        planWork(byValue);
        if (byValue ? !fillGrundy() : !fillOutcomes())
            return false;
        if (task.question.remoteness && !m_unsolved)
            fillRemoteness();
        return true;
    }

    [[nodiscard]] Method method() const override { return Method::Table; }
    [[nodiscard]] std::uint64_t positions() const override { return m_positions; }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return m_unsolved; }

    [[nodiscard]] Verdict judge(std::uint64_t stones) override
    {
        if (m_unsolved)
            return {};
        std::optional<std::uint64_t> remoteness;
        if (m_remoteness)
            remoteness = m_remoteness->remoteness(packed(stones, m_task.stones));
        if (m_outcomes)
            return makeVerdict(m_outcomes->outcome(packed(stones, m_task.stones)), std::nullopt, remoteness);
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            sum ^= m_grundy[i].grundy(packed(stones, m_parts[i]));
        Verdict verdict = makeVerdict(theory::outcome(theory::Nimber{sum}), sum, remoteness);
        return m_task.question.grundy ? verdict : makeVerdict(*verdict.outcome, std::nullopt, remoteness);
    }

private:
    [[nodiscard]] bool fits(int cells, std::size_t bytes) const
    {
        return cells <= mostTableStones && bytes <= m_task.job.limits.memoryBytes;
    }

    [[nodiscard]] bool grundyFits() const
    {
        return std::ranges::all_of(m_parts, [this](std::uint64_t part) {
            const int cells = std::popcount(part);
            return cells <= mostGrundyStones && fits(cells, solver::SubsetGrundyTable::bytesFor(cells));
        });
    }

    [[nodiscard]] bool remotenessFits() const
    {
        const int cells = std::popcount(m_task.stones);
        return cells <= mostRemotenessStones && fits(cells, solver::SubsetRemotenessTable::bytesFor(cells));
    }

    /// What there is to do, in passes over the states of a table.
    void planWork(bool byValue)
    {
        const int cells = std::popcount(m_task.stones);
        if (byValue) {
            for (const std::uint64_t part : m_parts)
                m_work += passes(std::popcount(part));
        } else {
            m_work += std::ldexp(1.0, cells);
        }
        if (m_task.question.remoteness && remotenessFits())
            m_work += passes(cells);
    }

    /// Of a table that is filled by levels.
    static double passes(int cells) { return std::ldexp(cells + 1.0, cells); }

    /// The job for the next part of the work: its progress is told as progress of the whole.
    solver::Job nextJob(double work)
    {
        solver::Job job = m_task.job;
        if (!job.progress)
            return job;
        job.progress = [tell = m_task.job.progress, start = m_workDone / m_work,
                        share = work / m_work](solver::Progress progress) {
            if (progress.fraction)
                progress.fraction = std::min(start + share * *progress.fraction, 1.0);
            tell(progress);
        };
        m_workDone += work;
        return job;
    }

    bool fillGrundy()
    {
        for (const std::uint64_t part : m_parts) {
            const int cells = std::popcount(part);
            auto made = solver::SubsetGrundyTable::values(cells, packedMoves(part, m_task.most),
                                                          nextJob(passes(cells)));
            if (const auto* unsolved = std::get_if<solver::Unsolved>(&made)) {
                m_unsolved = *unsolved;
                m_unsolved->positions += m_positions;
                return unsolved->reason != solver::UnsolvedReason::OutOfMemory;
            }
            m_grundy.push_back(std::move(std::get<solver::SubsetGrundyTable>(made)));
            m_positions += std::uint64_t{1} << cells;
        }
        return true;
    }

    bool fillOutcomes()
    {
        const int cells = std::popcount(m_task.stones);
        if (cells > mostTableStones || !fits(cells, solver::SubsetTable::bytesFor(cells)))
            return false;
        auto made = solver::SubsetTable::outcomes(cells, packedMoves(m_task.stones, m_task.most), m_task.play,
                                                  nextJob(std::ldexp(1.0, cells)));
        if (const auto* unsolved = std::get_if<solver::Unsolved>(&made)) {
            m_unsolved = *unsolved;
            return true;
        }
        m_outcomes = std::move(std::get<solver::SubsetTable>(made));
        m_positions = std::uint64_t{1} << cells;
        return true;
    }

    void fillRemoteness()
    {
        if (!remotenessFits())
            return;
        const int cells = std::popcount(m_task.stones);
        auto made = solver::SubsetRemotenessTable::remoteness(cells, packedMoves(m_task.stones, m_task.most),
                                                              m_task.play, nextJob(passes(cells)));
        if (auto* table = std::get_if<solver::SubsetRemotenessTable>(&made))
            m_remoteness = std::move(*table);
    }

    Task m_task;
    std::vector<std::uint64_t> m_parts;
    std::optional<solver::SubsetTable> m_outcomes;
    std::vector<solver::SubsetGrundyTable> m_grundy;
    std::optional<solver::SubsetRemotenessTable> m_remoteness;
    std::optional<solver::Unsolved> m_unsolved;
    std::uint64_t m_positions = 0;
    double m_work = 0;
    double m_workDone = 0;
};

/// `splits`: normal play by parts, for large boards; without it a plain search to verify against, which
/// is asked for Grundy values and remoteness too.
template <bool splits>
class SearchJudge final : public Judge {
public:
    explicit SearchJudge(const Task& task) : m_task(task), m_search(task.play, task.job) {}

    [[nodiscard]] Method method() const override { return Method::Search; }
    [[nodiscard]] std::uint64_t positions() const override { return m_search.positions(); }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return m_unsolved; }

    [[nodiscard]] Verdict judge(std::uint64_t stones) override
    {
        const GridPosition<splits> position{stones, m_task.most};
        const auto outcome = known(m_search.outcome(position));
        if (!outcome)
            return {};
        std::optional<std::uint64_t> grundy;
        std::optional<std::uint64_t> remoteness;
        if (!splits && m_task.question.grundy && m_task.play == theory::Play::Normal) {
            const auto value = known(m_search.grundy(position));
            grundy = value ? std::optional(value->value) : std::nullopt;
        }
        if (!splits && m_task.question.remoteness)
            remoteness = known(m_search.remoteness(position));
        return makeVerdict(*outcome, grundy, remoteness);
    }

private:
    template <typename T>
    std::optional<T> known(const solver::Solved<T>& solved)
    {
        if (const T* value = std::get_if<T>(&solved))
            return *value;
        if (!m_unsolved)
            m_unsolved = std::get<solver::Unsolved>(solved);
        return std::nullopt;
    }

    Task m_task;
    solver::Search<GridPosition<splits>> m_search;
    std::optional<solver::Unsolved> m_unsolved;
};

std::unique_ptr<Judge> judgeFor(const Task& task)
{
    if (!task.question.theoremsAllowed)
        return std::make_unique<SearchJudge<false>>(task);
    auto byTable = std::make_unique<TableJudge>();
    if (byTable->fill(task))
        return byTable;
    return std::make_unique<SearchJudge<true>>(task);
}

} // namespace

Answer Grid::answer(const Question& question, const solver::Job& job) const
{
    const std::uint64_t here = stones();
    const auto judge = judgeFor({here, limit(), m_play, question, job});
    Answer answer;
    answer.verdict = judge->judge(here);
    if (question.moves) {
        judgeMoves(answer, moves().moves,
                   [&](const Move& move) { return judge->judge(here & ~gridMask(move)); });
    }
    answer.method = judge->method();
    answer.positions = judge->positions();
    answer.unsolved = judge->unsolved();
    answer.grundyTooLarge = question.grundy && m_play == theory::Play::Normal && answer.verdict.outcome &&
                            !answer.verdict.grundy && !answer.unsolved;
    return answer;
}

std::vector<Step> Grid::steps(const Answer& known) const
{
    std::vector<Step> steps;
    appendMethod(steps, known);
    if (hasMex(known))
        steps.emplace_back(mexOf(known));
    return steps;
}

} // namespace games
