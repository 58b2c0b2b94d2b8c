// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/tables/table.h"
#include "models/listmodel.h"

#include <QAbstractTableModel>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <memory>
#include <optional>

namespace models {

/// A family's table on the screen, whole or a corner of it: n along the columns and m down the rows. A family
/// of one parameter goes on in the next row.
class FamilyModel : public QAbstractTableModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int columns READ columns NOTIFY shapeChanged)
    Q_PROPERTY(int rows READ rows NOTIFY shapeChanged)
    Q_PROPERTY(bool ofTwo READ isOfTwo NOTIFY tableChanged)
    Q_PROPERTY(bool partizan READ isPartizan NOTIFY tableChanged)

public:
    using TablePtr = std::shared_ptr<const analysis::FamilyTable>;
    explicit FamilyModel(QObject* parent = nullptr) : QAbstractTableModel(parent)
    {
        sayInEveryLanguage(*this);
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const final { return roleNamesOf(*metaObject()); }
    [[nodiscard]] int columns() const { return columnCount(); }
    [[nodiscard]] int rows() const { return rowCount(); }
    /// The family has two parameters.
    [[nodiscard]] bool isOfTwo() const { return m_table && m_table->request.pattern.hasM(); }
    [[nodiscard]] bool isPartizan() const { return m_table && m_table->isPartizan; }
    /// The least m stands in the lowest row.
    [[nodiscard]] virtual bool isUpwards() const { return false; }
    /// Null while there is none.
    [[nodiscard]] const TablePtr& table() const { return m_table; }

signals:
    void tableChanged();
    void shapeChanged();

protected:
    struct Place {
        std::size_t row = 0;
        std::size_t column = 0;
    };
    /// Where a cell of the screen stands in the table; nothing behind the end of the last row.
    [[nodiscard]] std::optional<Place> placeOf(int row, int column) const;
    /// Columns and rows of the table that are shown at all; 0 without one.
    [[nodiscard]] virtual std::size_t width() const { return m_table ? m_table->columns() : 0; }
    [[nodiscard]] virtual std::size_t height() const { return m_table ? m_table->rows() : 0; }
    /// So many cells of a family of one parameter stand in a row.
    [[nodiscard]] virtual std::size_t rowLength() const = 0;
    void take(TablePtr table) { m_table = std::move(table); }

private:
    TablePtr m_table;
};

} // namespace models
