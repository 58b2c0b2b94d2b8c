// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/shapes/takeshape.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace games {
namespace {

constexpr std::string_view lineWord = "line";
constexpr std::array<char, 4> shapeSigns{takenCell, anyCell, emptyCell, stayingCell};

constexpr Expected expectedShape{.text = QT_TRANSLATE_NOOP("Wording", "a shape such as 11 or 10.11"),
                                 .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 shape"),
                                             QT_TRANSLATE_N_NOOP("Wording", "more than %1 shapes")}};

/// Its owners and the options that they are written in.
constexpr std::array<std::pair<theory::Mover, std::string_view>, 3> owners{
    {{theory::Mover::Either, "take"}, {theory::Mover::Left, "left"}, {theory::Mover::Right, "right"}}};

std::string readShapeRow(Reader& reader)
{
    std::string row;
    while (true) {
        const auto sign = std::ranges::find_if(shapeSigns, [&](char c) { return reader.accept(c); });
        if (sign == shapeSigns.end())
            break;
        row += *sign;
    }
    if (row.empty())
        reader.fail(expectedShape);
    return row;
}

Sentence rowUnlikeFirst(const std::string& row, const std::string& first)
{
    return {{QT_TRANSLATE_N_NOOP("Wording", "this row has %1 cell, the first one has %2"),
             QT_TRANSLATE_N_NOOP("Wording", "this row has %1 cells, the first one has %2")},
            row.size(),
            {std::uint64_t{row.size()}, std::uint64_t{first.size()}}};
}

void readShapeRows(Reader& reader, TakeShape& shape)
{
    const std::size_t start = reader.here();
    do {
        const std::size_t place = reader.here();
        shape.rows.push_back(readShapeRow(reader));
        const std::string& row = shape.rows.back();
        if (row.size() > widestShape || shape.rows.size() > widestShape)
            reader.fail(toldError(reader.columnAt(place),
                                  {QT_TRANSLATE_NOOP("Wording", "a shape has at most %1 rows and %1 columns"),
                                   {std::uint64_t{widestShape}}}));
        if (row.size() != shape.rows.front().size())
            reader.fail(toldError(reader.columnAt(place), rowUnlikeFirst(row, shape.rows.front())));
    } while (!reader.failed() && reader.accept('.'));
    const bool takes = std::ranges::any_of(
        shape.rows, [](const std::string& row) { return row.find(takenCell) != std::string::npos; });
    if (!takes)
        reader.fail(
            toldError(reader.columnAt(start),
                      QT_TRANSLATE_NOOP("Wording", "this shape takes no stone: the game would not end")));
    for (bool more = true; more;) {
        more = false;
        for (auto* flag : {&shape.isTurned, &shape.isMirrored}) {
            if (!*flag && reader.accept(flag == &shape.isTurned ? 't' : 'm'))
                *flag = more = true;
        }
    }
}

/// 'line' or 'line3', where the word comes next.
bool readLine(Reader& reader, TakeShape& shape)
{
    Reader ahead = reader;
    for (const char letter : lineWord) {
        if (!ahead.accept(letter))
            return false;
    }
    reader = ahead;
    if (!reader.atEnd() && !ahead.accept(',') && !ahead.accept('/') && !ahead.accept(':'))
        shape.longestLine = reader.number(Expected::PositiveNumber, 1, largestHeap).value_or(1);
    return true;
}

} // namespace

void readShapes(Reader& reader, theory::Mover owner, std::vector<TakeShape>& shapes)
{
    do {
        const std::size_t place = reader.here();
        TakeShape shape{.owner = owner};
        if (!readLine(reader, shape))
            readShapeRows(reader, shape);
        shapes.push_back(std::move(shape));
        if (shapes.size() > mostShapes)
            reader.fail({.column = reader.columnAt(place),
                         .problem = ParseProblem::TooMany,
                         .expected = expectedShape,
                         .limit = mostShapes});
    } while (!reader.failed() && reader.accept(','));
}

std::string printShape(const TakeShape& shape)
{
    if (shape.isLine())
        return std::string(lineWord) + (shape.longestLine > 0 ? std::to_string(shape.longestLine) : "");
    std::string text;
    for (const std::string& row : shape.rows)
        text += (text.empty() ? "" : ".") + row;
    return text + (shape.isTurned ? "t" : "") + (shape.isMirrored ? "m" : "");
}

std::string printShapes(const std::vector<TakeShape>& shapes, theory::Mover owner)
{
    std::string text;
    for (const TakeShape& shape : shapes) {
        if (shape.owner == owner)
            text += (text.empty() ? "" : ",") + printShape(shape);
    }
    return text;
}

std::string printShapeOptions(const std::vector<TakeShape>& shapes)
{
    std::string text;
    for (const auto& [owner, option] : owners) {
        const std::string list = printShapes(shapes, owner);
        if (!list.empty())
            text += "/" + std::string(option) + "=" + list;
    }
    return text;
}

} // namespace games
