// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/seat.h"

namespace models {

void Seat::setName(const QString& name)
{
    const QString given = tidied(name);
    assign(m_seat.name, !given.isEmpty() && given == fittingName() ? QString() : given);
}

QString Seat::levelText() const
{
    const DescribedLevel level = described(levelOf(m_seat));
    return isOnLadder(level.level) || level.detail.isEmpty()
               ? level.title
               : tr("%1: %2", "a level, and what it does").arg(level.title, level.detail);
}

QString Seat::face() const
{
    return isHuman() ? m_colour : described(levelOf(m_seat)).face;
}

QString Seat::manner() const
{
    const DescribedLevel level = described(levelOf(m_seat));
    return isHuman() ? QString() : level.detail.isEmpty() ? level.title : level.detail;
}

void Seat::tell(const QString& said, const QString& remark, const QString& took)
{
    if (said == m_said && remark == m_remark && took == m_took)
        return;
    m_said = said;
    m_remark = remark;
    m_took = took;
    emit told();
}

games::Opponent Seat::opponent() const
{
    switch (m_seat.level) {
    case Level::Random: return games::RandomPlayer{};
    case Level::Look: return games::LookAheadPlayer{m_seat.depth};
    case Level::Humanlike: return games::HumanLikePlayer{m_seat.slip};
    case Level::Fence: return games::FencePlayer{m_seat.fence};
    case Level::Perfect: break;
    }
    return games::PerfectPlayer{};
}

void Seat::restore(const SavedSeat& seat)
{
    setHuman(seat.human);
    setFriend(seat.isFriend);
    setLevel(seat.level);
    setDepth(seat.depth);
    setSlip(seat.slip);
    setFence(seat.fence);
    setName(seat.name);
}

} // namespace models
