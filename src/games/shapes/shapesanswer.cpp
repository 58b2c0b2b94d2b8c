// SPDX-License-Identifier: GPL-3.0-or-later
// Drawn shapes answered. Impartial: tables over the stones where they fit, a search for the rest; in normal
// play parts that no take joins are added up. Rules that look at empty cells or at stones that stay have no
// such tables. Partizan: exact values in normal play where they are found, else a search.

#include "games/options.h"
#include "games/partizan/partizan.h"
#include "games/searchjudge.h"
#include "games/shapes/shapeduel.h"
#include "games/shapes/shapes.h"
#include "games/stones/stonemirror.h"
#include "games/stones/stonetablejudge.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <map>
#include <memory>
#include <utility>

namespace games {
namespace {

using theory::Outcome;
using theory::Play;

using ShapeTask = StoneTask<ShapeRules>;

/// By search, with the extras that cost little.
class ShapeSearchJudge final : public StoneJudge {
public:
    explicit ShapeSearchJudge(const ShapeTask& task)
        : m_rules(task.rules),
          m_search(task.play, task.question, task.job, task.rules.takes(task.stones).size())
    {
    }

    [[nodiscard]] Method method() const override { return Method::Search; }
    [[nodiscard]] std::uint64_t positions() const override { return m_search.positions(); }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return m_search.unsolved(); }
    [[nodiscard]] Verdict judge(std::uint64_t stones) override
    {
        return m_search.bySearch({stones, m_rules});
    }
    [[nodiscard]] bool isPartial() const
    {
        return m_search.leftOut().values || m_search.leftOut().remoteness;
    }

private:
    ShapeRules m_rules;
    SearchJudge<ShapePosition<true>> m_search;
};

/// By the Grundy values of parts up to symmetry, each worked out once: on boards that fall apart soon they
/// are few where a table of all boards below is too large. Cram 5 × 6 takes some seconds.
class ShapeValueJudge final : public StoneJudge {
public:
    explicit ShapeValueJudge(const ShapeTask& task)
        : m_rules(task.rules), m_search(task.play, valueJob(task.job))
    {
    }

    /// Whether the board and all that moves leave of it have a value within the limits.
    [[nodiscard]] bool solve(std::uint64_t stones)
    {
        if (!find(stones))
            return false;
        return std::ranges::all_of(m_rules.takes(stones),
                                   [&](std::uint64_t take) { return find(stones & ~take); });
    }

    [[nodiscard]] Method method() const override { return Method::Search; }
    [[nodiscard]] std::uint64_t positions() const override { return m_search.positions(); }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return std::nullopt; }
    /// Precondition: solve() has found it.
    [[nodiscard]] Verdict judge(std::uint64_t stones) override
    {
        const std::uint64_t value = m_values.at(stones);
        return makeVerdict(theory::outcome(theory::Nimber{value}), value, std::nullopt);
    }

private:
    static constexpr std::uint64_t affordablePositions = 2'000'000;

    /// What comes after it, where it finds nothing, has the greater share of the time.
    static solver::Job valueJob(const solver::Job& job)
    {
        solver::Job share = limitedTo(job, affordablePositions);
        share.progress = {};
        if (share.limits.time)
            share.deadline = job.now() + *share.limits.time / 3;
        return share;
    }

    bool find(std::uint64_t stones)
    {
        std::optional<solver::Unsolved> leftOut;
        const auto value = knownOf(m_search.grundy({stones, m_rules}), leftOut);
        if (value)
            m_values[stones] = value->value;
        return value.has_value();
    }

    ShapeRules m_rules;
    solver::Search<ShapePosition<true>> m_search;
    std::map<std::uint64_t, std::uint64_t> m_values;
};

/// Who judges, and what that leaves out.
class ShapeJudging {
public:
    explicit ShapeJudging(const ShapeTask& task) : m_task(task)
    {
        if (!task.question.theoremsAllowed) {
            m_judge = std::make_unique<StoneSearchJudge<ShapeRules, false>>(task);
            return;
        }
        auto byMirror = std::make_unique<StoneMirrorJudge<ShapeRules>>(task);
        const bool isNormal = task.play == Play::Normal;
        const auto bySymmetry = isNormal ? byMirror->outcome(task.stones) : std::nullopt;
        m_isMirrored = bySymmetry.has_value();
        if (task.question.oneWin && bySymmetry == Outcome::N) {
            m_judge = std::move(byMirror);
            return;
        }
        const bool isLarge = std::popcount(task.stones) >= fewStones;
        const bool isValueAsked = isNormal && isLarge && task.question.grundy;
        if (!(isValueAsked && hasValueSoon())) {
            if (isValueAsked && findValues())
                return;
            if (!task.rules.hasConditions() && findTable())
                return;
            if (!task.rules.hasConditions())
                m_tableBytes = stoneTableBytes(std::popcount(task.stones));
            if (m_isMirrored && isLarge) {
                m_judge = std::move(byMirror);
                return;
            }
        }
        auto bySearch = std::make_unique<ShapeSearchJudge>(task);
        m_search = bySearch.get();
        m_judge = std::move(bySearch);
    }

    [[nodiscard]] Verdict judge(std::uint64_t stones) { return m_judge->judge(stones); }

    void tell(Answer& answer) const
    {
        answer.method = m_judge->method();
        answer.positions = m_judge->positions();
        answer.unsolved = m_judge->unsolved();
        if (m_isMirrored && answer.verdict.outcome) {
            answer.method = Method::Theory;
            answer.theorem = mirrorTheorem;
        }
        const bool isSolved = answer.verdict.outcome && !answer.unsolved;
        answer.grundyTooLarge = isSolved && m_leftOut.isGrundyTooLarge;
        answer.isPartial =
            isSolved && (m_leftOut.isPartial || (m_search != nullptr && m_search->isPartial()));
        answer.tableBytes = m_tableBytes;
    }

private:
    /// The search that adds up parts finds the value of rows and the like where a table of values is too
    /// large.
    bool hasValueSoon() const
    {
        constexpr std::uint64_t fewPositions = 20'000;
        ShapeTask task = m_task;
        task.job = limitedTo(task.job, fewPositions);
        task.job.progress = {};
        task.question.remoteness = false;
        return ShapeSearchJudge(task).judge(task.stones).grundy.has_value();
    }

    /// Where a table of values is too large, and the board not too large for this: with single stones to take
    /// it has as many boards below as a table.
    bool findValues()
    {
        const bool takesOne = std::ranges::any_of(
            m_task.rules.takes(m_task.stones), [](std::uint64_t take) { return std::popcount(take) == 1; });
        if (takesOne)
            return false;
        const auto parts = m_task.rules.parts(m_task.stones);
        const bool hasTable = std::ranges::all_of(
            parts, [](std::uint64_t part) { return std::popcount(part) <= mostGrundyStones; });
        if (hasTable || std::popcount(m_task.stones) > mostValueStones)
            return false;
        auto byValue = std::make_unique<ShapeValueJudge>(m_task);
        const bool isSolved = byValue->solve(m_task.stones);
        if (isSolved)
            m_judge = std::move(byValue);
        return isSolved;
    }

    bool findTable()
    {
        auto byTable = std::make_unique<StoneTableJudge<ShapeRules>>(m_task);
        const bool isFilled = byTable->fill();
        m_leftOut = byTable->leftOut();
        if (isFilled)
            m_judge = std::move(byTable);
        return isFilled;
    }

    /// Up to here a table with the values of all boards below takes no time worth saving.
    static constexpr int fewStones = 24;
    static constexpr int mostValueStones = 30;

    ShapeTask m_task;
    std::unique_ptr<StoneJudge> m_judge;
    bool m_isMirrored = false; ///< the outcome is known by symmetry
    const ShapeSearchJudge* m_search = nullptr;
    LeftOut m_leftOut{};
    std::optional<std::uint64_t> m_tableBytes;
};

/// Positions and bytes that exact values may take.
constexpr std::uint64_t affordableShapeValues = 150'000;
constexpr std::size_t affordableShapeBytes = std::size_t{256} << 20;

/// Verdicts by exact values; without one by search.
class PartizanShapesJudge {
public:
    PartizanShapesJudge(std::uint64_t stones, Play play, const Question& question, const solver::Job& job)
        : m_isPlain(!question.theoremsAllowed),
          m_byValue(!m_isPlain && play == Play::Normal && (question.grundy || isSmall(stones))),
          m_wantsText(question.grundy), m_values(valueJob(job)), m_duel(play, searchJob(job)),
          m_judge(play, question, searchJob(job), turnsBelow(stones))
    {
    }

    [[nodiscard]] Verdict judge(const PartizanShapes& position, theory::Player player)
    {
        if (const auto value = m_byValue ? valueOf(position) : std::nullopt)
            return m_judge.known(
                *value, [&] { return position.canonical(); }, player);
        if (m_isPlain)
            return m_judge.searched(position.canonical(), player);
        const auto left = winsMoving(position, theory::Player::Left);
        const auto right = winsMoving(position, theory::Player::Right);
        if (!left || !right)
            return {};
        return m_judge.known(
            KnownValue{.outcome = theory::outcomeOf(*left, *right)}, [&] { return position.canonical(); },
            player);
    }

    [[nodiscard]] std::uint64_t positions() const
    {
        return m_values.positions() + m_duel.positions() + m_judge.positions();
    }
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const
    {
        return m_unsolved ? m_unsolved : m_judge.unsolved();
    }

private:
    /// Then the value takes no longer than a search.
    static bool isSmall(std::uint64_t stones) { return std::popcount(stones) <= 16; }

    static std::uint64_t turnsBelow(std::uint64_t stones)
    {
        const int moves = std::min(std::popcount(stones), 60);
        return std::uint64_t{2} << moves;
    }

    std::optional<bool> winsMoving(const PartizanShapes& position, theory::Player player)
    {
        return m_unsolved ? std::nullopt : knownOf(m_duel.winsMoving(position, player), m_unsolved);
    }

    /// Forms of hot positions may be many: the search has the greater share of what there is.
    static solver::Job valueJob(const solver::Job& job)
    {
        solver::Job share = limitedTo(job, affordableShapeValues);
        share.limits.memoryBytes = std::min(share.limits.memoryBytes / 4, affordableShapeBytes);
        if (share.limits.time)
            share.deadline = job.now() + *share.limits.time / 3;
        return share;
    }

    static solver::Job searchJob(solver::Job job)
    {
        job.limits.memoryBytes = job.limits.memoryBytes / 8 * 3;
        return job;
    }

    std::optional<KnownValue> valueOf(const PartizanShapes& position)
    {
        constexpr std::size_t longestText = 200;
        const auto solved = m_values.value(position);
        const auto* value = std::get_if<theory::ShortGame>(&solved);
        m_byValue = value != nullptr;
        if (value == nullptr)
            return std::nullopt;
        return KnownValue{.outcome = m_values.games().outcome(*value),
                          .value = m_wantsText ? m_values.games().text(*value, longestText) : std::nullopt};
    }

    bool m_isPlain;
    bool m_byValue;
    bool m_wantsText;
    solver::ValueSearch<PartizanShapes> m_values;
    ShapeDuel m_duel;
    std::optional<solver::Unsolved> m_unsolved;
    PartizanJudge<PartizanShapes> m_judge;
};

} // namespace

Answer Shapes::answer(const Question& question, const solver::Job& job) const
{
    return m_rules.isPartizan() ? partizanAnswer(question, job) : impartialAnswer(question, job);
}

Answer Shapes::impartialAnswer(const Question& question, const solver::Job& job) const
{
    const std::uint64_t live = liveStones();
    ShapeJudging judging(
        {.stones = live, .rules = m_rules, .play = m_play, .question = question, .job = job});
    Answer answer;
    answer.verdict = judging.judge(live);
    if (question.moves) {
        judgeMoves(answer, moves().moves, [&](const Move& move) {
            return judging.judge(live & ~move.action.as<TakeStones>().stones);
        });
    }
    judging.tell(answer);
    return answer;
}

Answer Shapes::partizanAnswer(const Question& question, const solver::Job& job) const
{
    PartizanShapesJudge judge(m_stones, m_play, question, job);
    Answer answer = answerBothSides(*this, question, [&judge](const Shapes& rules) {
        const auto position = rules.searchPosition();
        return judge.judge(position.position, position.player);
    });
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

namespace {

Sentence takesMirrorText(const Move* move)
{
    if (move == nullptr)
        return QT_TRANSLATE_NOOP(
            "Wording", "After a half-turn about its centre the board looks the same, and no move meets its "
                       "own image. So each move has an answer, the stones that lie opposite: whoever "
                       "answers makes the last move.");
    return {QT_TRANSLATE_NOOP(
                "Wording", "%1 leaves a board that looks the same after a half-turn about its centre, "
                           "and no move on it meets its own image. From then on each move has an answer, the "
                           "stones that lie opposite: whoever answers makes the last move."),
            {inner(move->action.text())}};
}

} // namespace

std::optional<ParagraphStep> Shapes::mirrorStep(const Answer& known) const
{
    if (known.theorem != mirrorTheorem || !known.verdict.outcome)
        return std::nullopt;
    ParagraphStep step{.levels = Levels::from(Level::Theorems),
                       .title = QT_TRANSLATE_NOOP("Wording", "Why: the mirror"),
                       .paragraphs = {},
                       .says = Says::WinningMove};
    if (*known.verdict.outcome == Outcome::P) {
        step.paragraphs.push_back(takesMirrorText(nullptr));
        return step;
    }
    const auto mirrors = std::ranges::find_if(known.moves, [this](const JudgedMove& judged) {
        return m_rules.isMirrored(after(judged.move).m_stones);
    });
    if (mirrors == known.moves.end())
        return std::nullopt;
    step.paragraphs.push_back(takesMirrorText(&mirrors->move));
    step.move = mirrors->move;
    step.taken = change(mirrors->move).removed;
    return step;
}

std::vector<Step> Shapes::steps(const Answer& known) const
{
    std::vector<Step> steps;
    if (auto history = knownRuleStep())
        steps.emplace_back(std::move(*history));
    if (auto mirror = mirrorStep(known)) {
        steps.emplace_back(std::move(*mirror));
        if (hasMex(known))
            steps.emplace_back(mexOf(known));
        return steps;
    }
    for (Step& step : stepsWithoutFormula(known))
        steps.push_back(std::move(step));
    if (m_rules.isPartizan() && hasExactValues(known))
        steps.emplace_back(ParagraphStep{.levels = Levels::from(Level::Values),
                                         .title = QT_TRANSLATE_NOOP("Wording", "The exact value"),
                                         .paragraphs = {exactValueText(known)}});
    return steps;
}

std::optional<Idea> Shapes::idea() const
{
    if (m_play == theory::Play::Misere || isOver() || !m_rules.isMirrored(m_stones))
        return std::nullopt;
    return mirrorIdea(idsOf(liveStones()));
}

} // namespace games
