// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/seat.h"

#include "models/files/gamefile.h"
#include "models/session/levels.h"

#include <algorithm>

namespace models {
namespace {

constexpr qsizetype longestName = 40;

} // namespace

Seat::Seat(bool human, QObject* parent) : QObject(parent), m_human(human) {}

template <typename T>
void Seat::assign(T& member, const T& value)
{
    if (member == value)
        return;
    member = value;
    emit changed();
}

void Seat::setHuman(bool human)
{
    assign(m_human, human);
}

void Seat::setFriend(bool isFriend)
{
    assign(m_isFriend, isFriend);
}

void Seat::setLevel(Level level)
{
    assign(m_level, level);
}

void Seat::setDepth(int depth)
{
    assign(m_depth, std::clamp(depth, 1, mostDepth));
}

void Seat::setSlip(int slip)
{
    assign(m_slip, std::clamp(slip, 0, 100));
}

void Seat::setFence(int pieces)
{
    assign(m_fence, std::clamp(pieces, 1, games::farthestFence));
}

QString Seat::name() const
{
    return m_name.isEmpty() ? m_fallbackName : m_name;
}

void Seat::setName(const QString& name)
{
    const QString given = name.simplified().left(longestName);
    assign(m_name, given == m_fallbackName ? QString() : given);
}

void Seat::setFallbackName(const QString& name)
{
    assign(m_fallbackName, name);
}

QString Seat::levelTitle() const
{
    return described(levelOf(saved())).title;
}

QString Seat::levelText() const
{
    const DescribedLevel level = described(levelOf(saved()));
    return isOnLadder(level.level) || level.detail.isEmpty()
               ? level.title
               : tr("%1: %2", "a level, and what it does").arg(level.title, level.detail);
}

games::Opponent Seat::opponent() const
{
    switch (m_level) {
    case Level::Random: return games::RandomPlayer{};
    case Level::Look: return games::LookAheadPlayer{m_depth};
    case Level::Humanlike: return games::HumanLikePlayer{m_slip};
    case Level::Fence: return games::FencePlayer{m_fence};
    case Level::Perfect: break;
    }
    return games::PerfectPlayer{};
}

SavedSeat Seat::saved() const
{
    return {.human = m_human,
            .level = m_level,
            .depth = m_depth,
            .slip = m_slip,
            .fence = m_fence,
            .name = m_name,
            .isFriend = m_isFriend};
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
