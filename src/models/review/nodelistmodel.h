// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/outcomes.h"
#include "models/listmodel.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// A node of the position tree as a row.
struct NodeRow {
    int node = 0;
    int depth = 0;
    int variations = 0; ///< other continuations at the same point
    bool current = false;
    QString label; ///< "Start", "a4"
    Outcome outcome{};
    QString name; ///< accessible name

    friend bool operator==(const NodeRow&, const NodeRow&) = default;
};

/// Positions of a session as rows; a change touches only the rows that differ.
class NodeListModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int currentRow READ currentRow NOTIFY rowsChanged)
    Q_PROPERTY(int count READ count NOTIFY rowsChanged)

public:
    enum Role {
        NodeRole = Qt::UserRole + 1,
        LabelRole,
        OutcomeRole,
        CurrentRole,
        VariationsRole,
        DepthRole,
        NameRole,
    };
    Q_ENUM(Role)

    using ListModel::ListModel;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    [[nodiscard]] int currentRow() const;
    void setRows(std::vector<NodeRow> rows);

signals:
    void rowsChanged();

private:
    void replaceMiddle(const std::vector<NodeRow>& rows, std::size_t head, std::size_t tail);

    std::vector<NodeRow> m_rows;
};

} // namespace models
