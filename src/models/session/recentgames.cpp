// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/recentgames.h"

#include <QLocale>

#include <algorithm>

namespace models {
namespace {

QString whenText(const QDateTime& changed)
{
    const QLocale locale;
    const QString time = locale.toString(changed.time(), QLocale::ShortFormat);
    const qint64 days = changed.date().daysTo(QDate::currentDate());
    if (days == 0)
        return RecentGames::tr("today, %1", "a time").arg(time);
    if (days == 1)
        return RecentGames::tr("yesterday, %1", "a time").arg(time);
    return locale.toString(changed.date(), QStringLiteral("d MMMM yyyy"));
}

} // namespace

QVariant GameRows::value(int row, int role) const
{
    const GameStore::Row game = at(row);
    switch (role) {
    case NameRole: return game.name;
    case Qt::DisplayRole: return game.glance.title;
    case GlanceRole: return QVariant::fromValue(game.glance);
    case WhenRole: return whenText(game.changed);
    case ElsewhereRole: return game.isHeld;
    default: return {};
    }
}

void OlderGames::find()
{
    QStringList names = m_store.older();
    if (names != m_names) // otherwise the keyboard stays where it is
        resetRows([&] { m_names = std::move(names); });
    emit listChanged();
}

void OlderGames::forgetAll()
{
    m_store.forgetOlder();
    find();
}

QString RecentGames::firstWhen() const
{
    return m_first ? whenText(m_first->changed) : QString();
}

void RecentGames::find(bool isOpen, const QString& own)
{
    m_isOpen = isOpen;
    m_own = own;
    auto rows = m_store.rows();
    rows.removeIf([&own](const GameStore::Row& row) { return row.name == own; });
    m_first.reset();
    const auto first = std::ranges::find(rows, false, &GameStore::Row::isHeld);
    if (!isOpen && first != rows.end()) {
        m_first = *first;
        rows.erase(first);
    }
    if (rows != m_rows) // otherwise the keyboard stays where it is
        resetRows([&] { m_rows = std::move(rows); });
    m_older.find();
    emit listChanged();
}

QString RecentGames::titleOf(const QString& name) const
{
    if (m_first && m_first->name == name)
        return m_first->glance.title;
    const auto row = std::ranges::find(m_rows, name, &GameStore::Row::name);
    return row == m_rows.end() ? QString() : row->glance.title;
}

void RecentGames::tellUnopened(const QString& name, const QString& why)
{
    findAgain();
    const auto row = std::ranges::find(m_rows, name, &GameStore::Row::name);
    if (row != m_rows.end() && row->isHeld)
        setNotice(tr("%1 is open in another window.", "a game").arg(row->glance.title), Remedy::OpenCopy,
                  name);
    else
        tell(why);
}

void RecentGames::setNotice(const QString& notice, Remedy remedy, const QString& noticed)
{
    if (notice == m_notice && remedy == m_remedy && noticed == m_noticed)
        return;
    m_notice = notice;
    m_remedy = remedy;
    m_noticed = noticed;
    emit noticeChanged();
}

void RecentGames::remove(const QString& name)
{
    const QString title = titleOf(name);
    if (!m_store.remove(name))
        return tellUnopened(name, tr("%1 could not be removed.", "a game").arg(title));
    findAgain();
    setNotice(tr("%1 was removed.", "a game").arg(title), Remedy::PutBack, name);
}

void RecentGames::putBack()
{
    if (m_store.bringBack(m_noticed))
        clearNotice();
    findAgain();
}

} // namespace models
