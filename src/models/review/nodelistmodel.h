// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/outcomes.h"

#include <QAbstractListModel>
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
class NodeListModel : public QAbstractListModel {
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

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int currentRow() const;
    void setRows(std::vector<NodeRow> rows);

signals:
    void rowsChanged();

private:
    void replaceMiddle(const std::vector<NodeRow>& rows, std::size_t head, std::size_t tail);

    std::vector<NodeRow> m_rows;
};

/// The line from the start through the current position to its end.
class TimelineModel : public NodeListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    using NodeListModel::NodeListModel;
};

/// The whole undo tree in preorder.
class TreeModel : public NodeListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    using NodeListModel::NodeListModel;
};

} // namespace models
