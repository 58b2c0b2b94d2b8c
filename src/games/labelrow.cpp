// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/labelrow.h"

#include "games/catalogue.h"
#include "games/game.h"

#include <algorithm>
#include <charconv>
#include <functional>

namespace games {
namespace {

/// The numbers that the moves leave, largest first; nothing where one leaves no smaller number, and where the
/// job ends before.
std::optional<std::vector<std::uint64_t>> optionsOf(const Game& game, std::uint64_t number,
                                                    const solver::Job& job)
{
    std::vector<std::uint64_t> options;
    for (const Move& move : game.moves().moves) {
        if (solver::endOf(job))
            return std::nullopt;
        const auto option = loneNumber(game.after(move)->notation());
        if (!option || *option >= number)
            return std::nullopt;
        options.push_back(*option);
    }
    std::ranges::sort(options, std::greater<>());
    options.erase(std::ranges::unique(options).begin(), options.end());
    return options;
}

/// Labels the number after those of the row; false where an option is not among these.
bool label(LabelRow& row, LabelCell cell)
{
    for (const std::uint64_t option : cell.options) {
        const auto known = std::ranges::find(row.cells, option, &LabelCell::number);
        if (known == row.cells.end())
            return false;
        if (known->isCold && !cell.decisive)
            cell.decisive = option;
    }
    cell.isCold = cell.options.empty() ? !row.isMisere : !cell.decisive;
    row.cells.push_back(std::move(cell));
    return true;
}

} // namespace

std::optional<std::uint64_t> loneNumber(const std::string& notation)
{
    const auto colon = notation.find(':');
    if (colon == std::string::npos)
        return std::nullopt;
    const char* const first = notation.data() + colon + 1;
    const char* const end = notation.data() + notation.size();
    std::uint64_t number = 0;
    const auto read = std::from_chars(first, end, number);
    const bool isNumber = first == end || (read.ec == std::errc() && read.ptr == end);
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<LabelRow> labelRowTo(const Game& game, const solver::Job& job)
{
    const std::string notation = game.notation();
    const auto number = loneNumber(notation);
    if (!number || game.isPartizan() || game.moves().omitted > 0 || !optionsOf(game, *number, job))
        return std::nullopt;
    const std::string rules = notation.substr(0, notation.find(':') + 1);
    LabelRow row{.isMisere = game.play() == theory::Play::Misere};
    for (std::uint64_t n = 0; n <= *number && row.cells.size() < mostLabels; ++n) {
        const Parsed parsed = parse(rules + std::to_string(n));
        const auto* position = std::get_if<GamePtr>(&parsed);
        if (position == nullptr && row.cells.empty()) // the row begins later
            continue;
        auto options = position != nullptr ? optionsOf(**position, n, job) : std::nullopt;
        if (!options || (*position)->notation() != rules + std::to_string(n) ||
            !label(row, {.number = n, .notation = (*position)->notation(), .options = std::move(*options)}))
            return std::nullopt;
    }
    return row;
}

} // namespace games
