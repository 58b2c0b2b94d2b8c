// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Short questions to a game, its notation or its answer, with answers that a test can compare.

#include "games/catalogue.h"
#include "games/edit.h"
#include "games/explanation.h"
#include "games/plain/positions.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace asked {

inline std::string english(const games::Sentence& sentence);

inline std::string english(const games::Argument& argument)
{
    if (const auto* number = std::get_if<std::uint64_t>(&argument))
        return std::to_string(*number);
    if (const auto* number = std::get_if<games::GroupedNumber>(&argument))
        return std::to_string(number->number);
    if (const auto* text = std::get_if<std::string>(&argument))
        return *text;
    std::string list;
    if (const auto* inner = std::get_if<games::Inner>(&argument)) {
        for (const games::Sentence& sentence : inner->sentences)
            list += (list.empty() ? "" : std::string(inner->between)) + english(sentence);
        return list;
    }
    const auto& numbers = std::get<games::EachOf>(argument).numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        list += (i == 0 ? "" : i + 1 == numbers.size() ? " or " : ", ") + std::to_string(numbers[i]);
    return list;
}

/// A sentence as it reads untranslated, without the commas of large numbers.
inline std::string english(const games::Sentence& sentence)
{
    const bool isMany = sentence.source.many != nullptr && sentence.count != 1;
    std::string text = isMany ? sentence.source.many : sentence.source.one;
    for (std::size_t i = 0; i < sentence.arguments.size(); ++i)
        for (std::size_t at = 0; (at = text.find("%" + std::to_string(i + 1))) != std::string::npos;)
            text.replace(at, 2, english(sentence.arguments[i]));
    return text;
}

/// The argument in sentences of that title, null where there is none.
inline const games::ParagraphStep* titled(const games::Explanation& explanation, std::string_view title)
{
    for (const games::Step& step : explanation.steps) {
        const auto* found = std::get_if<games::ParagraphStep>(&step);
        if (found != nullptr && found->title.source == title)
            return found;
    }
    return nullptr;
}

/// What it says, a line to a paragraph; empty where there is none.
inline std::string said(const games::Explanation& explanation, std::string_view title)
{
    std::string text;
    if (const auto* step = titled(explanation, title))
        for (const games::Sentence& sentence : step->paragraphs)
            text += english(sentence) + '\n';
    return text;
}

inline bool says(const games::Explanation& explanation, std::string_view title, std::string_view part)
{
    return said(explanation, title).find(part) != std::string::npos;
}

inline constexpr std::string_view methodTitle = "How it was found";

/// Why a piece, or a piece and a second one, cannot be chosen. Precondition: it cannot.
inline std::string refusal(const games::Game& game, games::PieceId first,
                           std::optional<games::PieceId> second = {})
{
    const games::Choice choice = second ? game.choose(first, *second) : game.choose(first);
    return english(std::get<games::Refusal>(choice).why);
}

inline std::string refusal(const std::string& notation, games::PieceId first,
                           std::optional<games::PieceId> second = {})
{
    return refusal(*positions::read(notation), first, second);
}

/// The position after an edit, "none" where the edit does not apply.
inline std::string edited(const games::Game& game, const games::Edit& edit)
{
    const games::GamePtr changed = game.edited(edit);
    return changed ? changed->notation() : "none";
}

inline std::string edited(const std::string& notation, const games::Edit& edit)
{
    return edited(*positions::read(notation), edit);
}

/// What the winning moves leave, in the order of the texts.
inline std::vector<std::string> winningMoves(const games::Game& game)
{
    std::vector<std::string> winning;
    for (const games::JudgedMove& judged : game.answer({}, {}).moves) {
        if (judged.winning)
            winning.push_back(game.after(judged.move)->notation());
    }
    std::ranges::sort(winning);
    return winning;
}

/// The first step of that kind, null where there is none.
template <typename Step>
const Step* stepOf(const games::Explanation& explanation)
{
    for (const games::Step& step : explanation.steps) {
        if (const Step* found = std::get_if<Step>(&step))
            return found;
    }
    return nullptr;
}

/// The first preset of a game that its own fields do not give back; empty when there is none.
inline std::string presetLost(const std::string& id)
{
    const games::Entry& entry = *games::findEntry(id);
    for (const games::Preset& preset : entry.info.presets) {
        const games::GamePtr game = positions::read(preset.notation);
        if (!game || game->notation() != preset.notation ||
            entry.makeNotation(game->fieldValues(), game->play()) != preset.notation)
            return preset.notation;
    }
    return {};
}

inline char letterOf(theory::Mover mover)
{
    return mover == theory::Mover::Right ? 'R' : 'L';
}

inline char letterOf(const games::Verdict& verdict)
{
    return verdict.outcome ? theory::letter(*verdict.outcome) : '?';
}

} // namespace asked
