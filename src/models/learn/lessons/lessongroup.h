// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/learn/lessons/lessonlist.h"

#include <QSortFilterProxyModel>

namespace models {

/// The lessons under one heading.
class LessonGroup : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::LessonList* list READ list WRITE setList NOTIFY changed)
    Q_PROPERTY(QString group MEMBER m_group WRITE setGroup NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many are ticked.
    Q_PROPERTY(int done READ done NOTIFY changed)

public:
    explicit LessonGroup(QObject* parent = nullptr);

    [[nodiscard]] LessonList* list() const { return qobject_cast<LessonList*>(sourceModel()); }
    void setList(LessonList* list) { setSourceModel(list); }
    void setGroup(const QString& group);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int done() const;

signals:
    void changed();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        return sourceModel()->index(row, 0, parent).data(LessonList::GroupRole).toString() == m_group;
    }

private:
    QString m_group;
};

} // namespace models
