// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"
#include "models/listmodel.h"
#include "models/watched.h"

#include <QAbstractTableModel>

namespace models {

/// All positions of a game, a row each in the order of their numbers: the table behind the state graph.
class StateGraphTable : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Lab* lab MEMBER m_lab WRITE setLab NOTIFY labChanged)
    /// By column; empty for one that this game does not have.
    Q_PROPERTY(QStringList titles READ titles NOTIFY titlesChanged)

public:
    enum Column { Name, Outcome, Grundy, MovesLeft, Longest, Moves, Winning, ColumnCount };
    enum Role {
        OutcomeRole = Qt::UserRole + 1, ///< of the row, in each of its columns
    };

    explicit StateGraphTable(QObject* parent = nullptr) : QAbstractTableModel(parent)
    {
        sayInEveryLanguage(*this);
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() || !m_whole ? 0 : static_cast<int>(m_whole->graph.nodes.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int{ColumnCount};
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        return {{Qt::DisplayRole, "display"}, {OutcomeRole, "outcome"}};
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setLab(Lab* lab)
    {
        watch(m_lab, lab, &Lab::wholeChanged, this, &StateGraphTable::receiveWhole,
              &StateGraphTable::labChanged);
    }
    [[nodiscard]] QStringList titles() const;
    /// The row in words, for those who hear it.
    [[nodiscard]] Q_INVOKABLE QString rowText(int row) const;

signals:
    void labChanged();
    void titlesChanged();

private:
    void receiveWhole();
    [[nodiscard]] QString text(analysis::NodeIndex node, int column) const;

    Watched<Lab> m_lab;
    WholeGamePtr m_whole;
};

} // namespace models
