// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/rules/ownruleslist.h"

#include "models/files/typedposition.h"
#include "wording/names/names.h"

#include <QSettings>

namespace models {
namespace {

const auto key = QLatin1String("ownRules");

} // namespace

/// What another version has written and this one cannot read is left out.
OwnRulesList::OwnRulesList(QObject* parent) : QAbstractListModel(parent)
{
    const QStringList stored = QSettings().value(key).toStringList();
    for (const QString& notation : stored)
        if (m_notations.size() < most && gameOf(notation))
            m_notations.append(notation);
}

int OwnRulesList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant OwnRulesList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString& notation = m_notations[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case NotationRole: return notation;
    case TitleRole: return wording::positionTitle(*gameOf(notation));
    case RulesRole: return wording::rulesLine(*gameOf(notation));
    default: return {};
    }
}

QHash<int, QByteArray> OwnRulesList::roleNames() const
{
    return {{NotationRole, "notation"}, {TitleRole, "title"}, {RulesRole, "rules"}};
}

void OwnRulesList::add(const QString& notation)
{
    if (!gameOf(notation) || (!m_notations.isEmpty() && m_notations.first() == notation))
        return;
    remove(static_cast<int>(m_notations.indexOf(notation)));
    if (count() == most)
        remove(count() - 1);
    beginInsertRows({}, 0, 0);
    m_notations.prepend(notation);
    endInsertRows();
    store();
}

void OwnRulesList::remove(int row)
{
    if (row < 0 || row >= count())
        return;
    beginRemoveRows({}, row, row);
    m_notations.removeAt(row);
    endRemoveRows();
    store();
}

/// Written through at once: a program that is killed keeps them.
void OwnRulesList::store()
{
    QSettings settings;
    settings.setValue(key, m_notations);
    settings.sync();
    emit countChanged();
}

} // namespace models
