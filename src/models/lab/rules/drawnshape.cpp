// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/rules/drawnshape.h"

#include "games/shapes/takeshape.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace models {
namespace {

constexpr auto side = static_cast<qsizetype>(games::widestShape);
constexpr int mayBeTurned = 1;
constexpr int mayBeMirrored = 2;

DrawnShape drawn(const QString& text, int owner)
{
    const QString typed = text.trimmed();
    if (typed.startsWith(QLatin1String("line")))
        return {.cells = {}, .line = typed, .owner = owner};
    DrawnShape shape{.cells = QString(side * side, u'0'), .owner = owner};
    shape.flags = (typed.contains(u't') ? mayBeTurned : 0) | (typed.contains(u'm') ? mayBeMirrored : 0);
    qsizetype row = 0;
    qsizetype column = 0;
    for (const QChar sign : typed) {
        if (sign == u'.') {
            ++row;
            column = 0;
        } else if (QStringLiteral("01_s").contains(sign) && row < side && column < side) {
            shape.cells[row * side + column++] = sign;
        }
    }
    return shape;
}

/// The rows and columns from the first to the last that has more than '0'; all where `isTrimmed` says no.
QString textOf(const DrawnShape& shape, bool isTrimmed)
{
    if (shape.cells.isEmpty())
        return shape.line;
    qsizetype top = side;
    qsizetype bottom = -1;
    qsizetype left = side;
    qsizetype right = -1;
    for (qsizetype cell = 0; cell < side * side; ++cell) {
        if (shape.cells[cell] == u'0')
            continue;
        top = std::min(top, cell / side);
        bottom = std::max(bottom, cell / side);
        left = std::min(left, cell % side);
        right = std::max(right, cell % side);
    }
    if (!isTrimmed || bottom < 0) {
        top = left = 0;
        bottom = std::max<qsizetype>(bottom, 0);
        right = std::max<qsizetype>(right, 0);
    }
    QStringList rows;
    for (qsizetype row = top; row <= bottom; ++row)
        rows.append(shape.cells.mid(row * side + left, right - left + 1));
    return rows.join(u'.') + ((shape.flags & mayBeTurned) != 0 ? QStringLiteral("t") : QString()) +
           ((shape.flags & mayBeMirrored) != 0 ? QStringLiteral("m") : QString());
}

} // namespace

std::string shapeOption(int owner)
{
    static const std::array<std::string, shapeOwnerCount> options{"take", "left", "right"};
    return options.at(static_cast<std::size_t>(owner));
}

DrawnShape singleStone()
{
    DrawnShape shape{.cells = QString(side * side, u'0')};
    shape.cells[side * side / 2] = u'1';
    return shape;
}

void readDrawnShapes(const QString& text, int owner, std::vector<DrawnShape>& shapes)
{
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts))
        shapes.push_back(drawn(part, owner));
}

QString drawnShapesText(const std::vector<DrawnShape>& shapes, int owner)
{
    QStringList texts;
    for (const DrawnShape& shape : shapes) {
        if (shape.owner == owner)
            texts.append(textOf(shape, false));
    }
    return texts.join(u',');
}

QString trimmedShapes(const QString& text)
{
    std::vector<DrawnShape> shapes;
    readDrawnShapes(text, 0, shapes);
    QStringList texts;
    for (const DrawnShape& shape : shapes)
        texts.append(textOf(shape, true));
    return texts.join(u',');
}

} // namespace models
