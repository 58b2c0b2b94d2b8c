// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/labelrow.h"

#include "lessons/positions.h"
#include "wording/text/text.h"

#include <algorithm>
#include <map>

namespace lessons {
namespace {

QString numberText(std::uint64_t number)
{
    return wording::localized(number);
}

QString markedText(std::uint64_t number, Marked marked, const char* tag)
{
    return marked == Marked::Plain
               ? numberText(number)
               : QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), numberText(number));
}

/// "6, 5 or 4".
QString optionsText(const LabelCell& cell, Marked marked)
{
    QStringList numbers;
    for (const std::uint64_t option : cell.options)
        numbers.append(option == cell.decisive ? markedText(option, marked, "u") : numberText(option));
    return wording::orList(numbers);
}

std::variant<games::GamePtr, LessonProblem> positionOf(const analysis::FamilyPattern& family,
                                                       std::uint64_t number)
{
    auto read = readPosition(QString::fromStdString(family.notation(number, 0).value_or(std::string())));
    if (const auto* game = std::get_if<games::GamePtr>(&read); game && (*game)->isPartizan())
        return LessonProblem{
            .where = {}, .cause = Cause::OnlyImpartial, .found = QString::fromStdString((*game)->notation())};
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
        return LessonProblem{
            .where = {}, .cause = Cause::NotSolved, .found = QString::fromStdString(cell.notation)};
    cell.isCold = answer.verdict.outcome == theory::Outcome::P;
    const games::MoveList list = game.moves();
    for (const games::Move& move : list.moves) {
        const auto option = numbers.find(game.after(move)->notation());
        if (option == numbers.end() || option->second >= number)
            return LessonProblem{
                .where = {}, .cause = Cause::NotInRow, .found = QString::fromStdString(cell.notation)};
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
    LabelRow row{.family = step.family, .isMisere = family.play() == theory::Play::Misere};
    std::map<std::string, std::uint64_t> numbers;
    std::map<std::uint64_t, bool> cold;
    for (std::uint64_t number = step.from; number <= step.to; ++number) {
        auto position = positionOf(family, number);
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

QString askedText(const LabelRow& row, const LabelCell& cell, Marked marked)
{
    const QString first = markedText(cell.number, marked, "b");
    const QString number = numberText(cell.number);
    if (cell.options.empty())
        return (row.isMisere ? wording::translate("Lessons", "From %1 there is no move, and whoever cannot "
                                                             "move wins — so what is %2?")
                             : wording::translate("Lessons", "From %1 there is no move, and whoever cannot "
                                                             "move has lost — so what is %2?"))
            .arg(first, number);
    const QString options = optionsText(cell, marked);
    if (cell.decisive)
        return wording::translate("Lessons", "From %1 you can leave %2. Position %3 is P — so what is %4?")
            .arg(first, options, numberText(*cell.decisive), number);
    if (cell.options.size() == 1)
        return wording::translate("Lessons", "From %1 you can only leave %2, which is N — so what is %3?")
            .arg(first, options, number);
    return wording::translate("Lessons", "From %1 you can leave %2. None of them is P — so what is %3?")
        .arg(first, options, number);
}

QString labelledText(const LabelRow& row, const LabelCell& cell)
{
    const QString number = numberText(cell.number);
    if (cell.options.empty())
        return (row.isMisere
                    ? wording::translate("Lessons",
                                         "%1 is N: nobody can move, and the player to move has won.")
                    : wording::translate("Lessons", "%1 is P: nobody can move, and the player who moved "
                                                    "last has won."))
            .arg(number);
    if (cell.decisive)
        return wording::translate("Lessons", "%1 is N: leave %2, and the other player is in P.")
            .arg(number, numberText(*cell.decisive));
    return wording::translate("Lessons", "%1 is P: whatever you leave is N for the other player.")
        .arg(number);
}

QString rowText(const LabelRow& row)
{
    QStringList cold;
    for (const LabelCell& cell : row.cells)
        if (cell.isCold)
            cold.append(numberText(cell.number));
    return wording::translate("Lessons", "P in this row: %1.").arg(wording::andList(cold));
}

} // namespace lessons
