// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/labelrow.h"

#include "lessons/positions.h"

#include <algorithm>
#include <map>

namespace lessons {
namespace {

std::variant<games::GamePtr, LessonProblem> positionIn(const analysis::FamilyPattern& family,
                                                       std::uint64_t number)
{
    auto read = readPosition(QString::fromStdString(family.notation(number, 0).value_or(std::string())));
    if (const auto* game = std::get_if<games::GamePtr>(&read); game && (*game)->isPartizan())
        return LessonProblem{.cause = Cause::OnlyImpartial,
                             .found = QString::fromStdString((*game)->notation())};
    return read;
}

/// Labels one position; its options have to be among `numbers`, by notation.
std::variant<LabelCell, LessonProblem> makeCell(const games::Game& game, std::uint64_t number,
                                                const std::map<std::string, std::uint64_t>& numbers,
                                                const solver::Job& job)
{
    LabelCell cell{.number = number, .notation = game.notation()};
    const auto answer = game.answer({.moves = false, .grundy = false, .remoteness = false}, job);
    if (!answer.verdict.outcome)
        return LessonProblem{.cause = Cause::NotSolved, .found = QString::fromStdString(cell.notation)};
    cell.isCold = answer.verdict.outcome == theory::Outcome::P;
    const games::MoveList list = game.moves();
    for (const games::Move& move : list.moves) {
        const auto option = numbers.find(game.after(move)->notation());
        if (option == numbers.end() || option->second >= number)
            return LessonProblem{.cause = Cause::NotInRow, .found = QString::fromStdString(cell.notation)};
        cell.options.push_back(option->second);
    }
    std::ranges::sort(cell.options, std::greater<>());
    cell.options.erase(std::ranges::unique(cell.options).begin(), cell.options.end());
    return cell;
}

} // namespace

std::variant<LabelRow, LessonProblem> makeLabelRow(const LabelStep& step, const solver::Job& job)
{
    auto read = readFamily(QString::fromStdString(step.family));
    if (auto* problem = std::get_if<LessonProblem>(&read))
        return std::move(*problem);
    const auto& family = std::get<analysis::FamilyPattern>(read);
    LabelRow row{.isMisere = family.play() == theory::Play::Misere};
    std::map<std::string, std::uint64_t> numbers;
    std::map<std::uint64_t, bool> cold;
    for (std::uint64_t number = step.from; number <= step.to; ++number) {
        auto position = positionIn(family, number);
        if (auto* problem = std::get_if<LessonProblem>(&position))
            return std::move(*problem);
        const games::Game& game = *std::get<games::GamePtr>(position);
        numbers[game.notation()] = number;
        auto made = makeCell(game, number, numbers, job);
        if (auto* problem = std::get_if<LessonProblem>(&made))
            return std::move(*problem);
        auto& cell = std::get<LabelCell>(made);
        cold[number] = cell.isCold;
        const auto decisive =
            std::ranges::find_if(cell.options, [&](std::uint64_t option) { return cold.at(option); });
        if (decisive != cell.options.end())
            cell.decisive = *decisive;
        row.cells.push_back(std::move(cell));
    }
    return row;
}

games::GamePtr positionOf(const Board& board)
{
    return std::get<games::GamePtr>(readPosition(QString::fromStdString(board.position)));
}

analysis::FamilyTable tableOf(const std::string& family, FamilySize to, analysis::Shown shown,
                              const solver::Job& job)
{
    auto pattern = std::get<analysis::FamilyPattern>(readFamily(QString::fromStdString(family)));
    return analysis::makeTable(
        {.pattern = std::move(pattern), .n = {0, to.columns}, .m = {0, to.rows}, .shown = shown}, job);
}

classroom::MadeMarking markingOf(const MarkStep& mark, const solver::Job& job)
{
    if (mark.family.empty())
        return classroom::graphMarking(*positionOf({.position = mark.graph}), job);
    const auto family = readFamily(QString::fromStdString(mark.family));
    return classroom::tableMarking(std::get<analysis::FamilyPattern>(family), {0, mark.to.columns},
                                   {0, mark.to.rows}, job);
}

} // namespace lessons
