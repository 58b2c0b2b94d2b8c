// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/shapespicture.h"

#include "games/shapes/shapewords.h"
#include "games/shapes/takeshape.h"
#include "models/files/typedposition.h"
#include "models/rules/drawnshape.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace models {
namespace {

constexpr int pictureSide = 5;
using Picture = std::array<std::array<std::optional<theory::Mover>, pictureSide>, pictureSide>;
using Rows = std::vector<std::string>;

/// Lines as long as they may be, as far as the picture has room.
std::vector<Rows> picturedWays(const DrawnShape& shape)
{
    if (!shape.isLine())
        return games::waysOf(takeShapeOf(shape));
    const int length = shape.longest == 0 ? pictureSide - 1 : std::min(shape.longest, pictureSide - 2);
    const auto count = static_cast<std::size_t>(length);
    return {Rows{std::string(count, games::takenCell)}, Rows(count, std::string(1, games::takenCell))};
}

bool isFree(const Picture& picture, int row, int column)
{
    for (int y = row - 1; y <= row + 1; ++y) {
        for (int x = column - 1; x <= column + 1; ++x) {
            const bool isInside = y >= 0 && x >= 0 && y < pictureSide && x < pictureSide;
            if (isInside && picture[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                return false;
        }
    }
    return true;
}

/// Puts the shape where no other one touches it; false where there is no such place.
bool place(Picture& picture, const Rows& rows, theory::Mover owner)
{
    const auto height = static_cast<int>(rows.size());
    const auto width = static_cast<int>(rows.front().size());
    for (int top = 0; top + height <= pictureSide; ++top) {
        for (int left = 0; left + width <= pictureSide; ++left) {
            Picture next = picture;
            bool fits = true;
            for (int row = 0; row < height; ++row) {
                for (int column = 0; column < width; ++column) {
                    if (rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] !=
                        games::takenCell)
                        continue;
                    fits = fits && isFree(picture, top + row, left + column);
                    next[static_cast<std::size_t>(top) + static_cast<std::size_t>(row)]
                        [static_cast<std::size_t>(left) + static_cast<std::size_t>(column)] = owner;
                }
            }
            if (fits) {
                picture = next;
                return true;
            }
        }
    }
    return false;
}

/// As many ways of the shapes as have room, one of each shape first.
Picture pictureOf(const std::vector<DrawnShape>& shapes)
{
    Picture picture{};
    for (std::size_t way = 0; way < 2; ++way) {
        for (const DrawnShape& shape : shapes) {
            const std::vector<Rows> ways = picturedWays(shape);
            if (way < ways.size())
                place(picture, ways[way], shape.owner);
        }
    }
    return picture;
}

} // namespace

ShapesPicture::ShapesPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ShapesPicture::changed, this, [this] { update(); });
}

void ShapesPicture::setNotation(const QString& notation)
{
    if (notation == m_notation)
        return;
    m_notation = notation;
    const games::GamePtr game = gameOf(notation);
    m_shapes = game ? shapesOf(*game) : std::vector<DrawnShape>{};
    emit changed();
}

void ShapesPicture::paint(QPainter* painter)
{
    const Picture picture = pictureOf(m_shapes);
    const double pitch = std::min(width(), height()) / pictureSide;
    const double gap = pitch * 0.14;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    for (std::size_t row = 0; row < pictureSide; ++row) {
        for (std::size_t column = 0; column < pictureSide; ++column) {
            const auto& owner = picture[row][column];
            painter->setBrush(owner ? colourOf(*owner) : m_blank);
            painter->drawRoundedRect(QRectF(static_cast<double>(column) * pitch,
                                            static_cast<double>(row) * pitch, pitch - gap, pitch - gap),
                                     pitch * 0.2, pitch * 0.2);
        }
    }
}

} // namespace models
