// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What may be asked of a position, ended everywhere (support/endings.h).

#include "games/capabilities.h"
#include "games/explanation.h"
#include "games/gains.h"
#include "games/game.h"
#include "games/heaps/heapsequence.h"
#include "games/labelrow.h"
#include "games/level.h"
#include "games/players/opponents.h"
#include "games/shelf.h"
#include "games/worth.h"
#include "support/endings.h"

#include <map>
#include <optional>
#include <string>
#include <variant>

namespace tests {

/// What is told is so, or it is not told.
template <typename T>
[[nodiscard]] bool isToldSo(const std::optional<T>& told, const std::optional<T>& whole)
{
    return !told || told == whole;
}

[[nodiscard]] inline bool isToldSo(const games::Verdict& told, const games::Verdict& whole)
{
    return isToldSo(told.outcome, whole.outcome) && isToldSo(told.grundy, whole.grundy) &&
           isToldSo(told.value, whole.value) && isToldSo(told.remoteness, whole.remoteness) &&
           isToldSo(told.sides.left, whole.sides.left) && isToldSo(told.sides.right, whole.sides.right);
}

[[nodiscard]] inline bool isWhole(const games::Answer& told)
{
    return !told.unsolved && !told.isPartial;
}

/// Found within the whole answer, where it is looked for from `place` on, and around; `place` is behind it
/// then. Null where that lists it no more.
[[nodiscard]] inline const games::JudgedMove* judgedIn(const games::Answer& whole, const games::Move& move,
                                                       std::size_t& place)
{
    const auto from = whole.moves.begin() + static_cast<std::ptrdiff_t>(place);
    auto found =
        std::find_if(from, whole.moves.end(), [&](const auto& judged) { return judged.move == move; });
    if (found == whole.moves.end()) {
        found =
            std::find_if(whole.moves.begin(), from, [&](const auto& judged) { return judged.move == move; });
        if (found == from)
            return nullptr;
    }
    place = static_cast<std::size_t>(found - whole.moves.begin()) + 1;
    return &*found;
}

[[nodiscard]] inline std::string verdictOf(const games::Verdict& verdict)
{
    const auto number = [](const auto& known) { return known ? std::to_string(*known) : "-"; };
    return std::string(verdict.outcome ? std::string(1, theory::letter(*verdict.outcome)) : "-") + " " +
           number(verdict.grundy) + " " + verdict.value.value_or("-") + " " + number(verdict.remoteness) +
           " " + number(verdict.sides.left) + "/" + number(verdict.sides.right);
}

[[nodiscard]] inline std::string wrongIn(const games::Answer& told, const games::Answer& whole)
{
    if (!isToldSo(told.verdict, whole.verdict))
        return "the position: " + verdictOf(told.verdict) + " is not " + verdictOf(whole.verdict);
    if (!told.verdict.outcome && whole.verdict.outcome && !told.unsolved)
        return "who wins is not told, nor that it is not solved";
    if (told.winning > whole.winning)
        return "more moves win than do";
    std::size_t place = 0; // moves stand in nearly the same order in both
    for (const games::JudgedMove& judged : told.moves) {
        const games::JudgedMove* const known = judgedIn(whole, judged.move, place);
        if (known == nullptr)
            continue;
        if (!isToldSo(judged.leaves, known->leaves))
            return "a move: " + verdictOf(judged.leaves) + " is not " + verdictOf(known->leaves);
        if (judged.winning && !known->winning)
            return "a move wins that does not";
        if (!judged.leaves.outcome && known->leaves.outcome && !told.unsolved)
            return "whether a move wins is not told, nor that it is not solved";
    }
    return {};
}

/// Where both are whole.
[[nodiscard]] inline std::string differenceOf(const games::Answer& told, const games::Answer& whole)
{
    if (told.verdict != whole.verdict)
        return "whole, and says " + verdictOf(told.verdict) + ", not " + verdictOf(whole.verdict);
    if (told.moves.size() != whole.moves.size() || told.omitted != whole.omitted ||
        told.otherOmitted != whole.otherOmitted || told.winning != whole.winning ||
        told.winningIsLeast != whole.winningIsLeast)
        return "whole, and other moves";
    for (std::size_t i = 0; i < told.moves.size(); ++i) {
        if (!(told.moves[i].move == whole.moves[i].move))
            return "whole, and another order of moves";
        if (told.moves[i].leaves != whole.moves[i].leaves || told.moves[i].winning != whole.moves[i].winning)
            return "whole, and says of a move " + verdictOf(told.moves[i].leaves) + ", not " +
                   verdictOf(whole.moves[i].leaves);
    }
    if (told.parts != whole.parts || told.boardValues != whole.boardValues)
        return "whole, and other parts or values of boards";
    if (told.grundyTooLarge != whole.grundyTooLarge || told.tableBytes != whole.tableBytes)
        return "whole, and something else is too large";
    return {};
}

[[nodiscard]] inline bool isWhole(const games::Explanation& told)
{
    return !told.unsolved && !told.isPartial;
}

/// How many positions it took is another matter where tables are kept.
[[nodiscard]] inline bool isOfMethod(const games::Step& step)
{
    const auto* const paragraph = std::get_if<games::ParagraphStep>(&step);
    return paragraph != nullptr && paragraph->says == games::Says::Method;
}

/// An argument by options may be cut, and be that of another winning move; its lines are true.
[[nodiscard]] inline bool isToldSo(const games::OptionsStep& told, const games::OptionsStep& whole)
{
    return told.outcome == whole.outcome && told.mover == whole.mover && told.wins == whole.wins &&
           told.terminal == whole.terminal && told.isOtherStart == whole.isOtherStart &&
           std::ranges::all_of(told.lines, [&](const games::OptionLine& line) {
               const auto known = std::ranges::find(whole.lines, line.move, &games::OptionLine::move);
               return known == whole.lines.end() ||
                      (line.wins == known->wins && line.leaves == known->leaves);
           });
}

[[nodiscard]] inline std::string wrongIn(const games::Explanation& told, const games::Explanation& whole)
{
    for (const games::Step& step : told.steps) {
        const auto* const options = std::get_if<games::OptionsStep>(&step);
        const bool isSo = options == nullptr || options->after ||
                          std::ranges::any_of(whole.steps, [&](const games::Step& known) {
                              const auto* const all = std::get_if<games::OptionsStep>(&known);
                              return all != nullptr && isToldSo(*options, *all);
                          });
        if (!isSo)
            return "an argument by options that is not one";
    }
    return {};
}

[[nodiscard]] inline std::string differenceOf(const games::Explanation& told, const games::Explanation& whole)
{
    std::vector<games::Step> a = told.steps;
    std::vector<games::Step> b = whole.steps;
    std::erase_if(a, isOfMethod);
    std::erase_if(b, isOfMethod);
    if (a == b)
        return {};
    return "whole, and " + std::to_string(a.size()) + " steps that are not the " + std::to_string(b.size());
}

/// What is found or not, and told as a whole or not at all.
template <typename T>
[[nodiscard]] std::string wrongIn(const std::optional<T>& told, const std::optional<T>& whole)
{
    return isToldSo(told, whole) ? "" : "something else is told";
}
template <typename T>
[[nodiscard]] std::string differenceOf(const std::optional<T>& told, const std::optional<T>& whole)
{
    return wrongIn(told, whole);
}
template <typename T>
[[nodiscard]] bool isWhole(const std::optional<T>& told)
{
    return told.has_value();
}
template <typename T>
[[nodiscard]] std::string wrongIn(const solver::Solved<T>& told, const solver::Solved<T>& whole)
{
    return std::holds_alternative<solver::Unsolved>(told) || told == whole ? "" : "something else is told";
}
template <typename T>
[[nodiscard]] std::string differenceOf(const solver::Solved<T>& told, const solver::Solved<T>& whole)
{
    return wrongIn(told, whole);
}
template <typename T>
[[nodiscard]] bool isWhole(const solver::Solved<T>& told)
{
    return std::holds_alternative<T>(told);
}

/// Each thing that is told, by its name; a thing that is not known is left out.
using Facts = std::map<std::string, std::string>;
using Found = std::optional<Facts>;

[[nodiscard]] inline std::string wrongIn(const Found& told, const Found& whole)
{
    if (!told)
        return {};
    for (const auto& [name, text] : *told) {
        const auto known = whole->find(name);
        if (known == whole->end() || known->second != text)
            return name + ": " + text + " is told, not " +
                   (known == whole->end() ? "nothing" : known->second);
    }
    return {};
}
[[nodiscard]] inline std::string differenceOf(const Found& told, const Found& whole)
{
    return told->size() == whole->size() ? "" : "whole, and not all is told";
}

[[nodiscard]] inline Found gainsFound(const std::optional<games::MoveGains>& gains)
{
    if (!gains)
        return std::nullopt;
    Facts facts;
    bool isAllKnown = true;
    std::string order;
    for (std::size_t move = 0; move < gains->gains.size(); ++move) {
        const games::MoveGain& gain = gains->gains[move];
        const std::string name = "move " + std::to_string(move);
        isAllKnown = isAllKnown && gain.incentive;
        if (gain.incentive)
            facts[name] = *gain.incentive;
        if (gains->hottest)
            facts[name + ", rules of thumb"] = std::to_string(gain.isHottest) + std::to_string(gain.isSente);
        order += std::to_string(gains->order[move]) + " ";
    }
    if (isAllKnown)
        facts["order"] = order;
    if (gains->hottest)
        facts["hottest"] = theory::text(gains->hottest->temperature) + " on " +
                           std::to_string(gains->hottest->board) + " " +
                           std::to_string(static_cast<int>(gains->hottest->hotstrat));
    return facts;
}

[[nodiscard]] inline Found worthFound(const std::optional<games::Worth>& worth)
{
    if (!worth)
        return std::nullopt;
    Facts facts{{"value", worth->value},
                {"left stop", theory::text(worth->leftStop)},
                {"right stop", theory::text(worth->rightStop)},
                {"mean", theory::text(worth->thermograph.mean)},
                {"temperature", theory::text(worth->thermograph.temperature)}};
    if (worth->atomicWeight)
        facts["atomic weight"] = *worth->atomicWeight;
    const auto tell = [&facts](const std::string& name, const auto& incentives) {
        if (!incentives)
            return;
        std::string& text = facts[name];
        for (const std::string& incentive : *incentives)
            text += incentive + "; ";
    };
    tell("Left’s incentives", worth->leftIncentives);
    tell("Right’s incentives", worth->rightIncentives);
    return facts;
}

/// All that may be asked of a position.
class StoppedGame {
public:
    StoppedGame(games::GamePtr game, Endings& endings) : m_game(std::move(game)), m_endings(endings) {}

    void endEverywhere(std::span<const EndsBy> by)
    {
        const auto ends = [&](const std::string& name, const auto& run) { endWork(by, name, run); };
        using games::Answer;
        using solver::Job;
        ends("the answer", [this](const Job& job) { return answer({}, job); });
        ends("the answer without theorems",
             [this](const Job& job) { return answer({.theoremsAllowed = false}, job); });
        ends("who wins", [this](const Job& job) {
            return answer({.moves = false, .grundy = false, .remoteness = false}, job);
        });
        for (const games::Level level : {games::Level::Labels, games::Level::Values, games::Level::Theorems})
            ends("Why? at level " + std::to_string(static_cast<int>(level)),
                 [this, level](const Job& job) { return m_game->explain(level, job, m_shelf.get()); });
        const Answer known = answer({}, Job{});
        ends("the best move", [&](const Job& job) { return bestMove(known, job); });
        ends("the row of labels", [this](const Job& job) { return games::labelRowTo(*m_game, job); });
        ends("the values of heaps", [this](const Job& job) { return sequence(job); });
        endValues(by, known);
    }

    /// What moves gain, and what the position is worth, where all else is known.
    void endValues(std::span<const EndsBy> by, const games::Answer& known)
    {
        const auto ends = [&](const std::string& name, const auto& run) { endWork(by, name, run); };
        using solver::Job;
        ends("what moves gain",
             [&](const Job& job) { return gainsFound(games::gainsOf(*m_game, known, solver::begun(job))); });
        ends("what it is worth", [&](const Job& job) {
            return worthFound(games::worthOf(*m_game, known.verdict, solver::begun(job)));
        });
    }

private:
    template <typename Run>
    void endWork(std::span<const EndsBy> by, const std::string& name, const Run& run)
    {
        using Told = std::invoke_result_t<Run, const solver::Job&>;
        const Work<Told> work{
            .name = m_game->notation() + ": " + name,
            .begin = [this] { m_shelf = std::make_unique<games::Shelf>(); },
            .hasKept = [this] { return m_shelf->find<games::Workings>() != nullptr; },
            .run = run,
            .wrong = [](const Told& told, const Told& whole) { return tests::wrongIn(told, whole); },
            .differs = [](const Told& told, const Told& whole) { return tests::differenceOf(told, whole); },
            .isWhole = [](const Told& told) { return tests::isWhole(told); }};
        tests::endEverywhere(work, by, m_endings);
    }

    [[nodiscard]] games::Answer answer(games::Question question, const solver::Job& job) const
    {
        question.shelf = m_shelf.get();
        return m_game->answer(question, job);
    }

    /// Whether the move that Perfect plays wins: of several that do the limits may hide the quickest.
    [[nodiscard]] solver::Solved<std::string> bestMove(const games::Answer& known,
                                                       const solver::Job& job) const
    {
        if (m_game->isOver())
            return std::string("no move");
        std::mt19937_64 random(1);
        const auto move = games::chooseMove(*m_game, games::PerfectPlayer{}, random, job, m_shelf.get());
        if (const auto* unsolved = std::get_if<solver::Unsolved>(&move))
            return *unsolved;
        std::size_t place = 0;
        const games::JudgedMove* const judged = judgedIn(known, std::get<games::Move>(move), place);
        return std::string(judged == nullptr ? "a move" : judged->winning ? "wins" : "loses");
    }

    [[nodiscard]] solver::Solved<games::HeapSequence> sequence(const solver::Job& job) const
    {
        constexpr std::uint64_t largestHeap = 200;
        return games::heapSequenceOf(*m_game, largestHeap, job).value_or(games::HeapSequence());
    }

    games::GamePtr m_game;
    Endings& m_endings;
    std::unique_ptr<games::Shelf> m_shelf = std::make_unique<games::Shelf>();
};

} // namespace tests
