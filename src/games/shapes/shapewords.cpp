// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/shapes/shapewords.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace games {
namespace {

using ShapeRows = std::vector<std::string>;

ShapeRows withoutEdge(ShapeRows rows)
{
    const auto isBlank = [](const std::string& row) {
        return row.find_first_not_of(anyCell) == std::string::npos;
    };
    const auto first = std::ranges::find_if_not(rows, isBlank);
    const auto last = std::find_if_not(rows.rbegin(), rows.rend(), isBlank).base();
    return first < last ? ShapeRows(first, last) : ShapeRows{};
}

ShapeRows transposed(const ShapeRows& rows)
{
    ShapeRows columns(rows.empty() ? 0 : rows.front().size());
    for (const std::string& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            columns[column] += row[column];
    }
    return columns;
}

/// Without rows and columns at the edges that say nothing.
ShapeRows trimmed(const ShapeRows& rows)
{
    return transposed(withoutEdge(transposed(withoutEdge(rows))));
}

ShapeRows mirroredShape(ShapeRows rows)
{
    for (std::string& row : rows)
        std::ranges::reverse(row);
    return rows;
}

ShapeRows turnedShape(const ShapeRows& rows)
{
    return mirroredShape(transposed(rows));
}

void addWay(std::vector<ShapeRows>& ways, ShapeRows rows)
{
    if (std::ranges::find(ways, rows) == ways.end())
        ways.push_back(std::move(rows));
}

std::vector<ShapeRows> waysHeld(const ShapeRows& drawn, bool isTurned, bool isMirrored)
{
    std::vector<ShapeRows> ways{trimmed(drawn)};
    ShapeRows turned = ways.front();
    for (int quarter = 0; isTurned && quarter < 3; ++quarter) {
        turned = turnedShape(turned);
        addWay(ways, turned);
    }
    for (std::size_t count = ways.size(), way = 0; isMirrored && way < count; ++way)
        addWay(ways, mirroredShape(ways[way]));
    return ways;
}

ShapeRows takenOnly(ShapeRows rows)
{
    for (std::string& row : rows)
        std::ranges::replace_if(
            row, [](char sign) { return sign != takenCell; }, anyCell);
    return trimmed(rows);
}

std::uint64_t takenCount(const ShapeRows& rows)
{
    std::uint64_t count = 0;
    for (const std::string& row : rows)
        count += static_cast<std::uint64_t>(std::ranges::count(row, takenCell));
    return count;
}

struct NamedShape {
    std::string_view rows; ///< one of its ways
    SourceText name;
};

constexpr std::array namedShapes{
    //: within a rule: what may be taken
    NamedShape{"1", QT_TRANSLATE_NOOP("Wording", "one stone")},
    NamedShape{"11", QT_TRANSLATE_NOOP("Wording", "two neighbours")},
    NamedShape{"101", QT_TRANSLATE_NOOP("Wording", "two with a gap between them")},
    NamedShape{"10.01", QT_TRANSLATE_NOOP("Wording", "two that touch at a corner")},
    NamedShape{"100.001", QT_TRANSLATE_NOOP("Wording", "two, a knight’s move apart")},
    NamedShape{"10.11", QT_TRANSLATE_NOOP("Wording", "an L of three")},
    NamedShape{"11.11", QT_TRANSLATE_NOOP("Wording", "a square of four")},
    NamedShape{"100.111", QT_TRANSLATE_NOOP("Wording", "an L of four")},
    NamedShape{"010.111", QT_TRANSLATE_NOOP("Wording", "a T of four")},
    NamedShape{"110.011", QT_TRANSLATE_NOOP("Wording", "a zigzag of four")}};

ShapeRows rowsOf(std::string_view text)
{
    ShapeRows rows(1);
    for (const char sign : text) {
        if (sign == '.')
            rows.emplace_back();
        else
            rows.back() += sign;
    }
    return rows;
}

bool isOneLine(const ShapeRows& rows)
{
    return rows.size() == 1 || rows.front().size() == 1;
}

/// Of the stones that are taken, in any way of holding them.
Sentence takenName(const ShapeRows& taken)
{
    const std::vector<ShapeRows> ways = waysHeld(taken, true, true);
    for (const NamedShape& named : namedShapes) {
        if (std::ranges::find(ways, rowsOf(named.rows)) != ways.end())
            return named.name.source;
    }
    const std::uint64_t count = takenCount(taken);
    const bool isUnbroken = isOneLine(taken) && count == std::max(taken.size(), taken.front().size());
    if (isUnbroken)
        return {QT_TRANSLATE_NOOP("Wording", "a line of %1"), {count}};
    return {{QT_TRANSLATE_N_NOOP("Wording", "a shape of %1 stone"),
             QT_TRANSLATE_N_NOOP("Wording", "a shape of %1 stones")},
            count,
            {count}};
}

bool hasSign(const ShapeRows& rows, char sign)
{
    return std::ranges::any_of(
        rows, [sign](const std::string& row) { return row.find(sign) != std::string::npos; });
}

Sentence lineName(std::uint64_t longest)
{
    if (longest == 0)
        return QT_TRANSLATE_NOOP("Wording", "any unbroken line");
    return {{QT_TRANSLATE_N_NOOP("Wording", "a line of up to %1 stone"),
             QT_TRANSLATE_N_NOOP("Wording", "a line of up to %1 stones")},
            longest,
            {longest}};
}

/// How it may be held; nothing where there is one way only. A turn or a mirror is named where it gives ways
/// of its own: a line of stones is the same in the mirror.
std::optional<SourceText> holdingOf(const TakeShape& shape)
{
    const std::size_t allWays = waysHeld(shape.rows, true, true).size();
    if (shape.isLine() || allWays == 1)
        return std::nullopt;
    const std::size_t turned = waysHeld(shape.rows, shape.isTurned, false).size();
    const std::size_t held = waysOf(shape).size();
    const bool isTurned = turned > 1;
    const bool isMirrored = held > turned;
    if (isTurned && isMirrored)
        return QT_TRANSLATE_NOOP("Wording", "%1 (turned and mirrored as you like)");
    if (isTurned)
        return held == allWays ? QT_TRANSLATE_NOOP("Wording", "%1 (turned as you like)")
                               : QT_TRANSLATE_NOOP("Wording", "%1 (turned, never mirrored)");
    if (isMirrored)
        return held == allWays ? QT_TRANSLATE_NOOP("Wording", "%1 (mirrored as you like)")
                               : QT_TRANSLATE_NOOP("Wording", "%1 (mirrored, never turned)");
    const ShapeRows drawn = trimmed(shape.rows);
    if (!isOneLine(drawn) || takenCount(drawn) < std::max(drawn.size(), drawn.front().size()))
        return QT_TRANSLATE_NOOP("Wording", "%1 (only as drawn)");
    return drawn.size() == 1 ? QT_TRANSLATE_NOOP("Wording", "%1 (side by side)")
                             : QT_TRANSLATE_NOOP("Wording", "%1 (one above the other)");
}

} // namespace

std::vector<std::vector<std::string>> waysOf(const TakeShape& shape)
{
    return shape.isLine() ? std::vector<ShapeRows>{} : waysHeld(shape.rows, shape.isTurned, shape.isMirrored);
}

Sentence shapeName(const TakeShape& shape)
{
    if (shape.isLine())
        return lineName(shape.longestLine);
    Sentence name = takenName(takenOnly(shape.rows));
    if (hasSign(shape.rows, stayingCell))
        name = {QT_TRANSLATE_NOOP("Wording", "%1 beside stones that stay"), {inner(std::move(name))}};
    if (hasSign(shape.rows, emptyCell))
        name = {QT_TRANSLATE_NOOP("Wording", "%1 beside empty cells"), {inner(std::move(name))}};
    return name;
}

Sentence shapeWords(const TakeShape& shape)
{
    Sentence name = shapeName(shape);
    if (const auto holding = holdingOf(shape))
        return {holding->source, {inner(std::move(name))}};
    return name;
}

Sentence anyOfShapes(const std::vector<TakeShape>& shapes)
{
    if (shapes.empty())
        //: within a rule, for the shapes that a player may take: there are none
        return QT_TRANSLATE_NOOP("Wording", "nothing");
    std::vector<Sentence> words;
    std::ranges::transform(shapes, std::back_inserter(words), shapeWords);
    Sentence last = std::move(words.back());
    words.pop_back();
    if (words.empty())
        return last;
    //: within a rule: shapes that may be taken, "one stone or two neighbours"
    return {QT_TRANSLATE_NOOP("Wording", "%1 or %2"),
            {joined(std::move(words), QT_TRANSLATE_NOOP("Wording", ", ")), inner(std::move(last))}};
}

} // namespace games
