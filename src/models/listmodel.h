// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace models {

/// What QML calls the roles of a type of models: the values of its enumeration Role, of Q_ENUM, by their
/// names. NameRole is "name".
[[nodiscard]] QHash<int, QByteArray> roleNamesOf(const QMetaObject& type);

/// All that a model says is said anew in every language that is spoken from now on.
void sayInEveryLanguage(QAbstractItemModel& model);

/// A list whose roles are named after the values of its enumeration Role.
class ListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit ListModel(QObject* parent = nullptr) : QAbstractListModel(parent) { sayInEveryLanguage(*this); }

    [[nodiscard]] virtual int count() const = 0;
    /// Of a row that is there; nothing for a role that the list has not.
    [[nodiscard]] virtual QVariant value(int row, int role) const = 0;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final
    {
        return parent.isValid() ? 0 : count();
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const final
    {
        return checkIndex(index, CheckIndexOption::IndexIsValid) ? value(index.row(), role) : QVariant();
    }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return roleNamesOf(*metaObject()); }

protected:
    /// What `change` does brings so many rows more from `first` on, or takes them away where they are fewer
    /// than none.
    template <typename Change>
    void changeRows(int first, int more, const Change& change)
    {
        if (more > 0)
            beginInsertRows({}, first, first + more - 1);
        else if (more < 0)
            beginRemoveRows({}, first, first - more - 1);
        change();
        if (more > 0)
            endInsertRows();
        else if (more < 0)
            endRemoveRows();
    }
    /// What `change` does gives other rows in the place of all.
    template <typename Change>
    void resetRows(const Change& change)
    {
        beginResetModel();
        change();
        endResetModel();
    }
    /// From one row to another some say something else now; nothing where there are none.
    void tellRows(int first, int last, const QList<int>& roles = {})
    {
        if (first <= last)
            emit dataChanged(index(first), index(last), roles);
    }
};

} // namespace models
