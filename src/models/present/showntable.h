// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/tables/table.h"
#include "models/listmodel.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace models {

/// A family's table for a class: small, and filled in diagonal by diagonal. What is not filled in yet is not
/// in the model. A family of one parameter goes on in the next row; on a plane m grows upwards, as on the
/// board.
class ShownTable : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables belong to what is shown")
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(int rows READ rows NOTIFY changed)
    /// n along the rows, m along the columns; otherwise n alone, and every cell has a label.
    Q_PROPERTY(bool ofTwo READ isOfTwo NOTIFY changed)
    Q_PROPERTY(QStringList columnTitles READ columnTitles NOTIFY changed)
    Q_PROPERTY(QStringList rowTitles READ rowTitles NOTIFY changed)
    /// What the numbers of the columns and of the rows are: "heap 1", "row".
    Q_PROPERTY(QString columnName READ columnName NOTIFY changed)
    Q_PROPERTY(QString rowName READ rowName NOTIFY changed)
    Q_PROPERTY(bool partizan READ isPartizan NOTIFY changed)
    /// Where the position that is shown stands; -1 where it does not.
    Q_PROPERTY(int ringRow READ ringRow NOTIFY changed)
    Q_PROPERTY(int ringColumn READ ringColumn NOTIFY changed)

public:
    enum Role {
        TextRole = Qt::UserRole + 1, ///< empty until it is filled in
        OutcomeRole,                 ///< an Outcome; unknown until it is filled in
        RingedRole,                  ///< the position that is shown
        LabelRole,                   ///< n, in a family of one parameter
        PlaceRole,                   ///< the family has a position here
    };
    Q_ENUM(Role)

    explicit ShownTable(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return roleNamesOf(staticMetaObject); }

    [[nodiscard]] int columns() const { return columnCount(); }
    [[nodiscard]] int rows() const { return rowCount(); }
    [[nodiscard]] bool isOfTwo() const { return m_table && m_table->request.pattern.hasM(); }
    /// The least m stands in the lowest row.
    [[nodiscard]] bool isUpwards() const;
    [[nodiscard]] QStringList columnTitles() const;
    [[nodiscard]] QStringList rowTitles() const;
    [[nodiscard]] QString columnName() const;
    [[nodiscard]] QString rowName() const;
    [[nodiscard]] bool isPartizan() const { return m_table && m_table->isPartizan; }
    [[nodiscard]] int ringRow() const;
    [[nodiscard]] int ringColumn() const;

    using TablePtr = std::shared_ptr<const analysis::FamilyTable>;
    /// Of a larger table the corner that fits; null empties it. Everything is filled in.
    void setTable(const TablePtr& table);
    void ring(std::uint64_t n, std::uint64_t m);
    /// How many diagonals there are: n + m is the same on each.
    [[nodiscard]] int diagonals() const;
    /// Fills in the first ones only.
    void fill(int diagonals);
    [[nodiscard]] int filled() const { return m_filled; }
    /// The n + m of a diagonal.
    [[nodiscard]] std::uint64_t sumOf(int diagonal) const;
    [[nodiscard]] const TablePtr& table() const { return m_table; }

signals:
    void changed();

private:
    struct Place {
        std::size_t row = 0;
        std::size_t column = 0;
    };
    [[nodiscard]] std::optional<Place> placeOf(int row, int column) const;
    [[nodiscard]] bool isFilled(const Place& place) const;
    /// Columns and rows of the table that are shown at all.
    [[nodiscard]] std::size_t width() const;
    [[nodiscard]] std::size_t height() const;

    TablePtr m_table;
    std::optional<std::uint64_t> m_ringN;
    std::uint64_t m_ringM = 0;
    int m_filled = 0;
};

} // namespace models
