// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/gameshapes.h"

#include "games/shapes/shapes.h"
#include "games/shapes/takeshape.h"
#include "games/text/reader.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace models {
namespace {

using theory::Mover;

struct ShapeField {
    std::string_view id;
    Mover owner;
};

constexpr std::array<ShapeField, 3> shapeFields{
    {{"take", Mover::Either}, {"left", Mover::Left}, {"right", Mover::Right}}};

} // namespace

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
