// SPDX-License-Identifier: GPL-3.0-or-later
// A value answered: in normal play by the canonical form, in misère play and where that is too large by
// search.

#include "games/options.h"
#include "games/partizan/partizan.h"
#include "games/value/value.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

/// Verdicts by canonical forms; without one by search.
class FormJudge {
public:
    FormJudge(const FormPosition& start, theory::Play play, const Question& question, const solver::Job& job)
        : m_forms(*start.forms), m_byValue(question.theoremsAllowed && play == theory::Play::Normal),
          m_wantsText(question.grundy),
          m_games({.bytes = job.limits.memoryBytes / 4,
                   .isStopped = [job] { return solver::endOf(job).has_value(); }}),
          m_values(m_forms, m_games),
          m_judge(play, question, job, saturatingProduct(positionsBelow(m_forms, start.sum), 2))
    {
        const std::size_t options = std::max(m_forms.optionCount(start.sum, theory::Player::Left),
                                             m_forms.optionCount(start.sum, theory::Player::Right));
        m_judge.refuseIfLarge(options, sizeof(FormPosition) + start.memoryBytes(), job);
    }

    [[nodiscard]] Verdict judge(const FormPosition& position, theory::Player player)
    {
        const auto value = m_byValue ? m_values.value(position.sum) : std::nullopt;
        m_byValue = m_byValue && value;
        if (!value) {
            m_hasSearched = true;
            return m_judge.searched(position, player);
        }
        const KnownValue known{.outcome = m_games.outcome(*value),
                               .value = m_wantsText ? m_games.text(*value) : std::nullopt};
        return m_judge.known(
            known, [&] { return position; }, player);
    }

    [[nodiscard]] bool hasSearched() const { return m_hasSearched; }
    [[nodiscard]] std::uint64_t positions() const { return m_judge.positions(); }
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_judge.unsolved(); }

private:
    const theory::WrittenForms& m_forms;
    bool m_byValue;
    bool m_wantsText;
    bool m_hasSearched = false;
    theory::ShortGames m_games;
    theory::WrittenValues m_values;
    PartizanJudge<FormPosition> m_judge;
};

} // namespace

Answer Value::answer(const Question& question, const solver::Job& job) const
{
    FormJudge judge({m_forms.get(), m_sum}, m_play, question, job);
    const auto judged = [&judge](const Value& rules) {
        return judge.judge({rules.m_forms.get(), rules.m_sum}, playerOf(rules.m_mover));
    };
    Answer answer{.verdict = judged(*this), .mover = m_mover};
    if (question.moves)
        judgeMoves(answer, moves().moves, [&](const Move& move) { // none is made in vain
            return judge.unsolved() ? Verdict{} : judged(after(move));
        });
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    if (!judge.hasSearched()) {
        answer.method = Method::Theory;
        answer.theorem = formValueTheorem;
    }
    return answer;
}

std::vector<Step> Value::steps(const Answer& known) const
{
    std::vector<Step> steps;
    appendMethod(steps, known);
    if (!known.verdict.value)
        return steps;
    steps.emplace_back(ParagraphStep{
        .levels = Levels::from(Level::Values),
        .title = QT_TRANSLATE_NOOP("Wording", "The exact value"),
        .paragraphs = {
            {QT_TRANSLATE_NOOP("Wording", "Options that another one is at least as good as are dropped, and "
                                          "an option that the opponent answers to his own gain is replaced "
                                          "by what that answer leaves. What remains is %1."),
             {*known.verdict.value}}}});
    return steps;
}

} // namespace games
