// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/seatdraft.h"

#include <utility>

namespace models {

QString SeatDraft::who() const
{
    if (isComputer())
        return QStringLiteral("computer");
    return isYou() ? QStringLiteral("you") : QStringLiteral("friend");
}

void SeatDraft::setWho(const QString& who)
{
    const bool isPerson = who == QLatin1String("you") || who == QLatin1String("friend");
    if (who == this->who() || (!isPerson && who != QLatin1String("computer")))
        return;
    m_seat.human = isPerson;
    m_seat.isFriend = who == QLatin1String("friend");
    m_seat.name.clear(); // it was another player's
    emit changed();
}

void SeatDraft::setLevel(const QString& level)
{
    if (level == this->level())
        return;
    m_seat = withLevel(m_seat, level);
    emit changed();
}

void SeatDraft::propose(const SavedSeat& seat)
{
    m_seat = seat;
    m_ladder = models::ladder();
    if (!isOnLadder(level()))
        m_ladder.prepend(described(level()));
    emit proposed();
    emit changed();
}

void SeatDraft::swapWith(SeatDraft& other)
{
    std::swap(m_seat, other.m_seat);
    std::swap(m_ladder, other.m_ladder);
    for (SeatDraft* seat : {this, &other}) {
        emit seat->proposed();
        emit seat->changed();
    }
}

} // namespace models
