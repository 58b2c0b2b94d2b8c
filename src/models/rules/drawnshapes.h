// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/listmodel.h"
#include "models/rules/drawnshape.h"

#include <QtQml/qqmlregistration.h>

namespace models {

/// The shapes of a rule that is drawn, in the order in which they were drawn.
class DrawnShapes : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("RuleDrawing has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int most READ most CONSTANT)

public:
    enum Role {
        CellsRole = Qt::UserRole + 1, ///< 25 signs, row by row; "" where it is a line
        LongestRole,                  ///< of a line; 0: as long as one likes
        TurnedRole,
        MirroredRole,
        OwnerRole,     ///< 0: both players, 1: Left, 2: Right
        TitleRole,     ///< "An L of three"
        WaysRole,      ///< each different way of holding it: rows joined by "."
        WaysCountRole, ///< "4 ways"; empty for a line
        ErrorRole,     ///< what is wrong with it, or that it fits nowhere
    };
    Q_ENUM(Role)

    using ListModel::ListModel;

    [[nodiscard]] int count() const override { return static_cast<int>(m_shapes.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;
    [[nodiscard]] int most() const;
    [[nodiscard]] const std::vector<DrawnShape>& shapes() const { return m_shapes; }

    void set(std::vector<DrawnShape> shapes);
    /// What is said beside each, in their order.
    void setErrors(const QStringList& errors);

    /// Gives a cell that sign of the notation, or none where it has it.
    Q_INVOKABLE void toggleCell(int shape, int cell, const QString& sign);
    Q_INVOKABLE void setTurned(int shape, bool turned);
    Q_INVOKABLE void setMirrored(int shape, bool mirrored);
    Q_INVOKABLE void setOwner(int shape, int owner);
    /// Of a line; 0: as long as one likes.
    Q_INVOKABLE void setLongest(int shape, int longest);
    /// One stone, to draw on; nothing where there are as many as there may be.
    Q_INVOKABLE void add() { append(singleStone()); }
    Q_INVOKABLE void addLine() { append({.cells = {}, .longest = 3}); }
    /// The last one stays.
    Q_INVOKABLE void remove(int shape);

signals:
    void countChanged();
    /// A shape was changed, added or removed.
    void edited();

private:
    template <typename Change>
    void change(int shape, Change&& changed);
    void append(DrawnShape shape);

    std::vector<DrawnShape> m_shapes;
    QStringList m_errors;
};

} // namespace models
