// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessongroup.h"

#include <utility>

namespace models {

LessonGroup::LessonGroup(QObject* parent) : QSortFilterProxyModel(parent)
{
    connect(this, &QAbstractProxyModel::sourceModelChanged, this, &LessonGroup::changed);
    connect(this, &QAbstractItemModel::modelReset, this, &LessonGroup::changed);
    connect(this, &QAbstractItemModel::dataChanged, this, &LessonGroup::changed);
}

void LessonGroup::setGroup(const QString& group)
{
    if (std::exchange(m_group, group) == group)
        return;
    invalidateFilter();
    emit changed();
}

int LessonGroup::done() const
{
    int done = 0;
    for (int row = 0; row < rowCount(); ++row)
        done += index(row, 0).data(LessonList::DoneRole).toBool() ? 1 : 0;
    return done;
}

} // namespace models
