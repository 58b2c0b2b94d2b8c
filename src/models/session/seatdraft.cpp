// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/seatdraft.h"

namespace models {

void SeatDraft::setWho(Who who)
{
    if (who == this->who())
        return;
    const SavedSeat before = m_seat;
    m_seat.human = who != Who::Computer;
    m_seat.isFriend = who == Who::Friend;
    m_seat.name.clear(); // it was another player's
    if (isYou())
        emit takenByYou(before);
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
    QList<DescribedLevel> offered = models::ladder();
    if (!isOnLadder(level()))
        offered.prepend(described(level()));
    offer(offered);
    emit changed();
}

void SeatDraft::swapWith(SeatDraft& other)
{
    std::swap(m_seat, other.m_seat);
    const QList<DescribedLevel> mine = m_ladder;
    offer(other.m_ladder);
    other.offer(mine);
    emit changed();
    emit other.changed();
}

} // namespace models
