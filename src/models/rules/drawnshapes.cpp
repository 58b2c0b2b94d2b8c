// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/drawnshapes.h"

#include "games/shapes/shapewords.h"
#include "games/shapes/takeshape.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>
#include <utility>

namespace models {
namespace {

QString shapeTitle(const DrawnShape& shape)
{
    if (!takesStone(shape))
        return DrawnShapes::tr("No stone yet");
    const QString name = wording::toText(games::shapeName(takeShapeOf(shape)));
    return name.left(1).toUpper() + name.mid(1);
}

QStringList waysText(const DrawnShape& shape)
{
    QStringList ways;
    if (!takesStone(shape))
        return ways;
    for (const std::vector<std::string>& rows : games::waysOf(takeShapeOf(shape))) {
        QStringList text;
        for (const std::string& row : rows)
            text.append(QString::fromStdString(row));
        ways.append(text.join(u'.'));
    }
    return ways;
}

QString waysCount(const DrawnShape& shape)
{
    const auto count = static_cast<std::uint64_t>(waysText(shape).size());
    return count == 0 ? QString()
                      //: in how many ways a shape may be turned or mirrored, here 1
                      : wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 way"),
                                         //: in how many ways a shape may be turned or mirrored
                                         QT_TRANSLATE_N_NOOP("Wording", "%1 ways"), count)
                            .arg(wording::localized(count));
}

} // namespace

int DrawnShapes::most() const
{
    return static_cast<int>(games::mostShapes);
}

QVariant DrawnShapes::value(int row, int role) const
{
    const DrawnShape& shape = m_shapes[static_cast<std::size_t>(row)];
    switch (role) {
    case CellsRole: return shape.cells;
    case LongestRole: return shape.longest;
    case TurnedRole: return shape.isTurned;
    case MirroredRole: return shape.isMirrored;
    case OwnerRole: return static_cast<int>(shape.owner);
    case TitleRole: return shapeTitle(shape);
    case WaysRole: return waysText(shape);
    case WaysCountRole: return waysCount(shape);
    case ErrorRole: return m_errors.value(row);
    default: return {};
    }
}

void DrawnShapes::set(std::vector<DrawnShape> shapes)
{
    beginResetModel();
    m_shapes = std::move(shapes);
    m_errors.clear();
    endResetModel();
    emit countChanged();
}

void DrawnShapes::setErrors(const QStringList& errors)
{
    if (std::exchange(m_errors, errors) == errors)
        return;
    tellRows(0, count() - 1, {ErrorRole});
}

/// What changes nothing is no edit.
template <typename Change>
void DrawnShapes::change(int shape, Change&& changed)
{
    if (shape < 0 || shape >= count())
        return;
    DrawnShape next = m_shapes[static_cast<std::size_t>(shape)];
    changed(next);
    if (next == m_shapes[static_cast<std::size_t>(shape)])
        return;
    m_shapes[static_cast<std::size_t>(shape)] = next;
    emit dataChanged(index(shape), index(shape));
    emit edited();
}

void DrawnShapes::toggleCell(int shape, int cell, const QString& sign)
{
    change(shape, [&](DrawnShape& drawn) {
        if (cell < 0 || cell >= drawn.cells.size() || sign.size() != 1)
            return;
        drawn.cells[cell] = drawn.cells[cell] == sign[0] ? QChar(QLatin1Char(games::anyCell)) : sign[0];
    });
}

void DrawnShapes::setTurned(int shape, bool turned)
{
    change(shape, [turned](DrawnShape& drawn) { drawn.isTurned = turned && !drawn.isLine(); });
}

void DrawnShapes::setMirrored(int shape, bool mirrored)
{
    change(shape, [mirrored](DrawnShape& drawn) { drawn.isMirrored = mirrored && !drawn.isLine(); });
}

void DrawnShapes::setOwner(int shape, int owner)
{
    if (owner >= static_cast<int>(theory::Mover::Either) && owner <= static_cast<int>(theory::Mover::Right))
        change(shape, [owner](DrawnShape& drawn) { drawn.owner = static_cast<theory::Mover>(owner); });
}

void DrawnShapes::setLongest(int shape, int longest)
{
    change(shape, [longest](DrawnShape& drawn) {
        drawn.longest = drawn.isLine() ? std::clamp(longest, 0, longestDrawnLine) : 0;
    });
}

void DrawnShapes::append(DrawnShape shape)
{
    if (count() >= most())
        return;
    changeRows(count(), 1, [&] { m_shapes.push_back(std::move(shape)); });
    emit countChanged();
    emit edited();
}

void DrawnShapes::remove(int shape)
{
    if (shape < 0 || shape >= count() || count() == 1)
        return;
    beginRemoveRows({}, shape, shape);
    m_shapes.erase(m_shapes.begin() + shape);
    if (shape < m_errors.size())
        m_errors.removeAt(shape);
    endRemoveRows();
    emit countChanged();
    emit edited();
}

} // namespace models
