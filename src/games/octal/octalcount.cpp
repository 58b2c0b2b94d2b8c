// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octalcount.h"

#include <algorithm>
#include <cassert>

namespace games {

bool isKayles(const solver::OctalRule& rule)
{
    return rule == solver::OctalRule{{0, 7, 7}};
}

std::vector<std::uint64_t> NumberSet::numbers() const
{
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t number = 0; number < 64; ++number) {
        if (has(number))
            numbers.push_back(number);
    }
    return numbers;
}

void OctalCount::add(std::uint64_t heap)
{
    m_sum ^= m_values->at(heap);
    ++m_heaps[std::min<std::uint64_t>(heap, longest + 1)];
}

OctalCount OctalCount::without(std::uint64_t heap) const
{
    OctalCount rest = *this;
    std::uint16_t& number = rest.m_heaps[std::min<std::uint64_t>(heap, longest + 1)];
    assert(number > 0);
    --number;
    rest.m_sum ^= m_values->at(heap);
    return rest;
}

OctalCount OctalCount::with(const Division& division) const
{
    OctalCount all = *this;
    all.add(division.left);
    all.add(division.right);
    return all;
}

const KaylesKind* OctalCount::kind() const
{
    const auto isOf = [this](const KaylesKind& kind) {
        if (!kind.sums.has(m_sum) || (kind.single > 0 && m_heaps[kind.single] != 1))
            return false;
        for (std::size_t length = 1; length <= longest; ++length) {
            if (m_heaps[length] > 0 && length != kind.single && !kind.others.has(length))
                return false;
        }
        return true;
    };
    const auto found = m_heaps.back() > 0 ? kaylesKinds.end() : std::ranges::find_if(kaylesKinds, isOf);
    return found == kaylesKinds.end() ? nullptr : &*found;
}

theory::Outcome OctalCount::outcome(theory::Play play) const
{
    const bool isTurned = play == theory::Play::Misere && kind() != nullptr;
    return (m_sum == 0) == isTurned ? theory::Outcome::N : theory::Outcome::P;
}

} // namespace games
