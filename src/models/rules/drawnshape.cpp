// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/drawnshape.h"

#include "games/shapes/shapes.h"
#include "games/shapes/shapewords.h"
#include "games/shapes/takeshape.h"
#include "games/text/reader.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace models {
namespace {

static_assert(shapeSide == games::widestShape);

/// From the first row and column that say something to the last.
struct Span {
    int top = shapeSide;
    int bottom = -1;
    int left = shapeSide;
    int right = -1;
};

Span drawnSpan(const QString& cells)
{
    Span span;
    for (int cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell] == QLatin1Char(games::anyCell))
            continue;
        span.top = std::min(span.top, cell / shapeSide);
        span.bottom = std::max(span.bottom, cell / shapeSide);
        span.left = std::min(span.left, cell % shapeSide);
        span.right = std::max(span.right, cell % shapeSide);
    }
    return span.bottom < 0 ? Span{0, 0, 0, 0} : span;
}

QString emptyField()
{
    constexpr qsizetype cells = qsizetype{shapeSide} * shapeSide;
    return {cells, QLatin1Char(games::anyCell)};
}

using theory::Mover;

struct ShapeField {
    std::string_view id;
    Mover owner;
};

constexpr std::array<ShapeField, 3> shapeFields{
    {{"take", Mover::Either}, {"left", Mover::Left}, {"right", Mover::Right}}};

} // namespace

DrawnShape singleStone()
{
    DrawnShape shape{.cells = emptyField()};
    shape.cells[shapeSide * shapeSide / 2] = QLatin1Char(games::takenCell);
    return shape;
}

DrawnShape drawnFrom(const games::TakeShape& shape)
{
    DrawnShape drawn{.cells = {},
                     .longest =
                         static_cast<int>(std::min<std::uint64_t>(shape.longestLine, longestDrawnLine)),
                     .isTurned = shape.isTurned,
                     .isMirrored = shape.isMirrored,
                     .owner = shape.owner};
    if (shape.isLine())
        return drawn;
    drawn.cells = emptyField();
    const auto height = static_cast<int>(shape.rows.size());
    const auto width = static_cast<int>(shape.rows.front().size());
    const int top = (shapeSide - height) / 2;
    const int left = (shapeSide - width) / 2;
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column)
            drawn.cells[(top + row) * shapeSide + left + column] =
                QLatin1Char(shape.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
    }
    return drawn;
}

games::TakeShape takeShapeOf(const DrawnShape& shape)
{
    games::TakeShape take{.rows = {},
                          .longestLine = static_cast<std::uint64_t>(shape.longest),
                          .isTurned = shape.isTurned,
                          .isMirrored = shape.isMirrored,
                          .owner = shape.owner};
    if (shape.isLine())
        return take;
    const Span span = drawnSpan(shape.cells);
    for (int row = span.top; row <= span.bottom; ++row)
        take.rows.push_back(
            shape.cells.mid(row * shapeSide + span.left, span.right - span.left + 1).toStdString());
    return take;
}

QString notationOf(const DrawnShape& shape)
{
    return QString::fromStdString(games::printShape(takeShapeOf(shape)));
}

bool takesStone(const DrawnShape& shape)
{
    return shape.isLine() || shape.cells.contains(QLatin1Char(games::takenCell));
}

const games::Entry& drawnEntry()
{
    return *games::findEntry(games::Shapes::info().id);
}

const Mover* shapeOwner(const std::string& fieldId)
{
    const auto* field = std::ranges::find(shapeFields, fieldId, &ShapeField::id);
    return field == shapeFields.end() ? nullptr : &field->owner;
}

std::vector<DrawnShape> shapesOf(const games::Game& game)
{
    std::vector<DrawnShape> shapes;
    if (game.info().id != drawnEntry().info.id)
        return shapes;
    const std::vector<std::string> values = game.fieldValues();
    for (std::size_t field = 0; field < values.size(); ++field) {
        const Mover* owner = shapeOwner(game.info().fields[field].id);
        if (owner == nullptr || values[field].empty())
            continue;
        games::Reader reader(values[field]);
        std::vector<games::TakeShape> read;
        games::readShapes(reader, *owner, read);
        std::ranges::transform(read, std::back_inserter(shapes), drawnFrom);
    }
    return shapes;
}

} // namespace models
