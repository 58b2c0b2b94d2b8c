// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/ownruleslist.h"

#include "models/files/ownsettings.h"
#include "models/files/typedposition.h"
#include "wording/names/names.h"

#include <QPersistentModelIndex>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace models {
namespace {

const auto key = QLatin1String("ownRules");
const auto namesKey = QLatin1String("ownRuleNames");       ///< one for each of them, in their order
const auto startersKey = QLatin1String("ownRuleStarters"); ///< the same: "left" or "right"
const auto rightStarts = QLatin1String("right");

} // namespace

OwnRulesList::OwnRulesList(QObject* parent) : ListModel(parent), m_kept(stored({})) {}

/// What another version has written and this one cannot read is not shown, but stays. What is known is not
/// parsed again.
QList<OwnRulesList::Kept> OwnRulesList::stored(const QList<Kept>& known)
{
    const QSettings settings;
    const QStringList notations = settings.value(key).toStringList();
    const QStringList names = settings.value(namesKey).toStringList();
    const QStringList starters = settings.value(startersKey).toStringList();
    const bool areNamed = names.size() == notations.size(); // else a version without names has written
    const bool areStarted = starters.size() == notations.size();
    QList<Kept> read;
    m_unread.clear();
    for (qsizetype i = 0; i < notations.size(); ++i) {
        const auto same = std::ranges::find(known, notations[i], &Kept::notation);
        const games::GamePtr game = same != known.end() ? same->game : gameOf(notations[i]);
        (game ? read : m_unread)
            .append({notations[i], areNamed ? names[i] : QString(),
                     areStarted && starters[i] == rightStarts ? theory::Mover::Right : theory::Mover::Left,
                     game});
    }
    return read;
}

void OwnRulesList::readAgain()
{
    const QList<Kept> kept = stored(m_kept);
    if (kept == m_kept)
        return;
    become(kept);
    emit countChanged();
}

/// Row by row: an index of a row that stays goes on to be one of it.
void OwnRulesList::become(const QList<Kept>& kept)
{
    for (int row = count() - 1; row >= 0; --row)
        if (!kept.contains(m_kept[row]))
            drop(row);
    for (int row = 0; row < static_cast<int>(kept.size()); ++row) {
        const auto from = static_cast<int>(m_kept.indexOf(kept[row], row));
        if (from < 0) {
            insert(row, kept[row]);
        } else if (from > row) {
            beginMoveRows({}, from, from, {}, row);
            m_kept.move(from, row);
            endMoveRows();
        }
    }
    while (count() > static_cast<int>(kept.size()))
        drop(count() - 1);
}

QVariant OwnRulesList::value(int row, int role) const
{
    const auto& [notation, name, starter, game] = m_kept[row];
    switch (role) {
    case NotationRole: return notation;
    case NameRole: return name;
    case TitleRole: return name.isEmpty() ? wording::positionTitle(*game) : name;
    case RulesRole: return wording::rulesLine(*game);
    default: return {};
    }
}

int OwnRulesList::rowOf(const QString& notation, const QString& name, theory::Mover starter) const
{
    return static_cast<int>(m_kept.indexOf(Kept{.notation = notation, .name = name, .starter = starter}));
}

int OwnRulesList::keep(int row, const QString& notation, const QString& name, theory::Mover starter)
{
    const QPersistentModelIndex before(index(row));
    const Kept next{.notation = notation, .name = name, .starter = starter, .game = gameOf(notation)};
    if (!next.game)
        return -1;
    changeSettings([&](QSettings& settings) {
        readAgain();
        if (before.isValid() ? m_kept[before.row()] == next : count() > 0 && m_kept.first() == next)
            return;
        if (before.isValid()) {
            m_kept[before.row()] = next;
            emit dataChanged(before, before);
        } else {
            drop(rowOf(notation, name, starter));
            if (name.isEmpty())
                dropOldest();
            insert(0, next);
        }
        store(settings);
    });
    return std::max(before.row(), 0);
}

void OwnRulesList::remove(int row)
{
    const QPersistentModelIndex before(index(row));
    changeSettings([&](QSettings& settings) {
        readAgain();
        if (!before.isValid())
            return;
        drop(before.row());
        store(settings);
    });
}

void OwnRulesList::drop(int row)
{
    if (row >= 0 && row < count())
        changeRows(row, -1, [this, row] { m_kept.removeAt(row); });
}

/// Of those without a name, until there is room for one more.
void OwnRulesList::dropOldest()
{
    auto unnamed = std::ranges::count_if(m_kept, &QString::isEmpty, &Kept::name);
    for (int row = count() - 1; row >= 0 && unnamed >= most; --row) {
        if (m_kept[row].name.isEmpty()) {
            drop(row);
            --unnamed;
        }
    }
}

void OwnRulesList::store(QSettings& settings)
{
    QStringList notations;
    QStringList names;
    QStringList starters;
    for (const Kept& kept : m_kept + m_unread) {
        notations.append(kept.notation);
        names.append(kept.name);
        starters.append(kept.starter == theory::Mover::Right ? rightStarts : QLatin1String("left"));
    }
    settings.setValue(key, notations);
    settings.setValue(namesKey, names);
    settings.setValue(startersKey, starters);
    emit countChanged();
}

} // namespace models
