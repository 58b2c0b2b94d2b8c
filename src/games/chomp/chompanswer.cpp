// SPDX-License-Identifier: GPL-3.0-or-later
// Chomp answered: a rule where one is proven, the table of all positions below where it fits, else a search.

#include "games/chomp/chomp.h"
#include "games/chomp/chomptable.h"
#include "games/searchjudge.h"
#include "games/shelf.h"

#include <memory>
#include <optional>
#include <utility>

namespace games {
namespace {

Theorem theoremOf(ChompRule rule)
{
    switch (rule) {
    case ChompRule::Arms: return twoArmsTheorem;
    case ChompRule::TwoRows:
    case ChompRule::TwoColumns: return twoRowsTheorem;
    case ChompRule::EqualArms: return equalArmsTheorem;
    case ChompRule::Rectangle: break;
    }
    return strategyStealingTheorem;
}

/// Judges one position and those that its moves leave.
class ChompJudge {
public:
    ChompJudge(const SquareRows& rows, theory::Play play, const Question& question, const solver::Job& job)
        : m_rows(rows), m_play(play), m_question(question), m_job(job)
    {
        const bool needsTable = question.moves || question.grundy || question.remoteness || !ruleOf(rows);
        if (question.theoremsAllowed && needsTable)
            findTable();
    }

    [[nodiscard]] Verdict judge(const SquareRows& rows)
    {
        if (m_table)
            return makeVerdict(
                m_table->outcome(rows), wantsGrundy() ? std::optional(m_table->grundy(rows)) : std::nullopt,
                m_question.remoteness ? std::optional(m_table->remoteness(rows)) : std::nullopt);
        const auto rule = ruleOf(rows);
        if (!rule)
            return searched(rows);
        std::optional<std::uint64_t> grundy;
        if (*rule == ChompRule::Arms && wantsGrundy())
            grundy = chompArms(rows).right ^ chompArms(rows).up;
        return makeVerdict(chompOutcome(*rule, rows, m_play), grundy, std::nullopt);
    }

    /// Says how `answer`, which has its verdicts, was found, and what it lacks.
    void tell(Answer& answer) const
    {
        const auto rule = ruleOf(m_rows);
        if (rule && (!m_table || *rule != ChompRule::Rectangle)) {
            answer.method = Method::Theory;
            answer.theorem = theoremOf(*rule);
        } else {
            answer.method = m_table ? Method::Table : Method::Search;
            answer.positions = m_table ? m_table->positions() : m_search ? m_search->positions() : 0;
        }
        answer.unsolved = m_search ? m_search->unsolved() : m_unsolved;
        answer.tableBytes = m_tableBytes;
        const bool isSolved = answer.verdict.outcome && !answer.unsolved;
        const bool isLeftOut = m_search && (m_search->leftOut().values || m_search->leftOut().remoteness);
        answer.isPartial = isSolved && isLeftOut;
        answer.grundyTooLarge = isSolved && wantsGrundy() && !answer.verdict.grundy && !isLeftOut;
    }

private:
    [[nodiscard]] bool wantsGrundy() const { return m_question.grundy && m_play == theory::Play::Normal; }
    [[nodiscard]] std::optional<ChompRule> ruleOf(const SquareRows& rows) const
    {
        return m_question.theoremsAllowed ? chompRuleOf(rows) : std::nullopt;
    }

    void findTable()
    {
        Shelf* const shelf = m_question.shelf;
        m_table = shelf != nullptr ? shelf->find<ChompTable>() : nullptr;
        if (m_table && m_table->covers(m_rows, m_play))
            return;
        m_table = nullptr;
        const auto made = ChompTable::make(m_rows, m_play, m_job);
        if (const auto* table = std::get_if<std::shared_ptr<const ChompTable>>(&made)) {
            m_table = *table;
            if (shelf != nullptr)
                shelf->keep(m_table);
            return;
        }
        const auto& unsolved = std::get<solver::Unsolved>(made);
        if (unsolved.reason == solver::UnsolvedReason::OutOfMemory)
            m_tableBytes = ChompTable::bytesFor(m_rows, m_play);
        else if (unsolved.reason != solver::UnsolvedReason::OutOfPositions)
            m_unsolved = unsolved; // no time is left for a search
    }

    Verdict searched(const SquareRows& rows)
    {
        if (m_unsolved)
            return {};
        if (!m_search)
            m_search =
                std::make_unique<SearchJudge<ChompPosition>>(m_play, m_question, m_job, squaresOf(m_rows));
        return m_search->bySearch({rows});
    }

    const SquareRows& m_rows;
    theory::Play m_play;
    Question m_question;
    solver::Job m_job;
    std::shared_ptr<const ChompTable> m_table;
    std::optional<std::uint64_t> m_tableBytes;
    std::optional<solver::Unsolved> m_unsolved;
    std::unique_ptr<SearchJudge<ChompPosition>> m_search;
};

} // namespace

Answer Chomp::answer(const Question& question, const solver::Job& job) const
{
    ChompJudge judge(m_rows, m_play, question, job);
    Answer answer;
    answer.verdict = judge.judge(m_rows);
    if (question.moves) {
        judgeMoves(answer, moves().moves, [&](const Move& move) { return judge.judge(after(move).m_rows); });
    }
    judge.tell(answer);
    return answer;
}

} // namespace games
