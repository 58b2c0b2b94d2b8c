// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/ownruleslist.h"

#include "models/files/typedposition.h"
#include "wording/names/names.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace models {
namespace {

const auto key = QLatin1String("ownRules");
const auto namesKey = QLatin1String("ownRuleNames"); ///< one for each of them, in their order

} // namespace

OwnRulesList::OwnRulesList(QObject* parent) : QAbstractListModel(parent), m_kept(stored()) {}

/// What another version has written and this one cannot read is left out.
QList<OwnRulesList::Kept> OwnRulesList::stored()
{
    const QSettings settings;
    const QStringList notations = settings.value(key).toStringList();
    const QStringList names = settings.value(namesKey).toStringList();
    const bool areNamed = names.size() == notations.size(); // else a version without names has written
    QList<Kept> kept;
    for (qsizetype i = 0; i < notations.size(); ++i)
        if (gameOf(notations[i]))
            kept.append({notations[i], areNamed ? names[i] : QString()});
    return kept;
}

void OwnRulesList::readAgain()
{
    QList<Kept> kept = stored();
    if (kept == m_kept)
        return;
    beginResetModel();
    m_kept = std::move(kept);
    endResetModel();
    emit countChanged();
}

int OwnRulesList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant OwnRulesList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& [notation, name] = m_kept[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case NotationRole: return notation;
    case NameRole: return name;
    case TitleRole: return name.isEmpty() ? wording::positionTitle(*gameOf(notation)) : name;
    case RulesRole: return wording::rulesLine(*gameOf(notation));
    default: return {};
    }
}

QHash<int, QByteArray> OwnRulesList::roleNames() const
{
    return {{NotationRole, "notation"}, {NameRole, "name"}, {TitleRole, "title"}, {RulesRole, "rules"}};
}

void OwnRulesList::add(const QString& notation)
{
    if (!gameOf(notation) || (count() > 0 && m_kept.first() == Kept{notation}))
        return;
    const auto same = std::ranges::find(m_kept, Kept{notation});
    remove(static_cast<int>(same - m_kept.begin()));
    const auto unnamed = [this] {
        return std::ranges::count_if(m_kept, [](const Kept& kept) { return kept.name.isEmpty(); });
    };
    for (int row = count() - 1; row >= 0 && unnamed() >= most; --row)
        if (m_kept[row].name.isEmpty())
            remove(row);
    beginInsertRows({}, 0, 0);
    m_kept.prepend({notation});
    endInsertRows();
    store();
}

void OwnRulesList::replace(int row, const QString& notation, const QString& name)
{
    const Kept next{notation, name};
    if (row < 0 || row >= count() || m_kept[row] == next)
        return;
    m_kept[row] = next;
    emit dataChanged(index(row), index(row));
    store();
}

void OwnRulesList::remove(int row)
{
    if (row < 0 || row >= count())
        return;
    beginRemoveRows({}, row, row);
    m_kept.removeAt(row);
    endRemoveRows();
    store();
}

/// Written through at once: a program that is killed keeps them.
void OwnRulesList::store()
{
    QStringList notations;
    QStringList names;
    for (const Kept& kept : std::as_const(m_kept)) {
        notations.append(kept.notation);
        names.append(kept.name);
    }
    QSettings settings;
    settings.setValue(key, notations);
    settings.setValue(namesKey, names);
    settings.sync();
    emit countChanged();
}

} // namespace models
