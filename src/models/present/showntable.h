// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/familymodel.h"

#include <QStringList>

#include <optional>

namespace models {

/// A family's table for a class: small, and filled in diagonal by diagonal. What is not filled in yet is not
/// in the model. On a plane m grows upwards, as on the board.
class ShownTable : public models::FamilyModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables belong to what is shown")
    /// Of two parameters; of one every cell has a label.
    Q_PROPERTY(QStringList columnTitles READ columnTitles NOTIFY tableChanged)
    Q_PROPERTY(QStringList rowTitles READ rowTitles NOTIFY tableChanged)
    /// What the numbers of the columns and of the rows are: "heap 1", "row".
    Q_PROPERTY(QString columnName READ columnName NOTIFY tableChanged)
    Q_PROPERTY(QString rowName READ rowName NOTIFY tableChanged)
    /// Where the position that is shown stands; -1 where it does not.
    Q_PROPERTY(int ringRow READ ringRow NOTIFY ringChanged)
    Q_PROPERTY(int ringColumn READ ringColumn NOTIFY ringChanged)

public:
    enum Role {
        TextRole = Qt::UserRole + 1, ///< empty until it is filled in
        OutcomeRole,                 ///< an Outcome; unknown until it is filled in
        RingedRole,                  ///< the position that is shown
        LabelRole,                   ///< n, in a family of one parameter
        PlaceRole,                   ///< the family has a position here
    };
    Q_ENUM(Role)

    using FamilyModel::FamilyModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] bool isUpwards() const override;
    [[nodiscard]] QStringList columnTitles() const;
    [[nodiscard]] QStringList rowTitles() const;
    [[nodiscard]] QString columnName() const;
    [[nodiscard]] QString rowName() const;
    [[nodiscard]] int ringRow() const;
    [[nodiscard]] int ringColumn() const;

    /// Of a larger table the corner that fits; null empties it. Everything is filled in.
    void setTable(const TablePtr& table);
    void ring(std::uint64_t n, std::uint64_t m);
    /// How many diagonals there are: n + m is the same on each.
    [[nodiscard]] int diagonals() const
    {
        return width() == 0 ? 0 : static_cast<int>(width() + height() - 1);
    }
    /// Fills in the first ones only.
    void fill(int diagonals);
    [[nodiscard]] int filled() const { return m_filled; }
    /// The n + m of a diagonal.
    [[nodiscard]] std::uint64_t sumOf(int diagonal) const;

signals:
    void ringChanged();

private:
    [[nodiscard]] std::size_t width() const override;
    [[nodiscard]] std::size_t height() const override;
    [[nodiscard]] std::size_t rowLength() const override;
    [[nodiscard]] bool isFilled(const Place& place) const
    {
        return static_cast<int>(place.row + place.column) < m_filled;
    }

    std::optional<std::uint64_t> m_ringN;
    std::uint64_t m_ringM = 0;
    int m_filled = 0;
};

} // namespace models
