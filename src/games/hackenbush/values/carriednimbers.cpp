// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/carriednimbers.h"

namespace games {

CarriedNimbers::Set CarriedNimbers::make(bool isLast)
{
    Set set = 0;
    if (m_free.empty()) {
        set = static_cast<Set>(m_nodes.size());
        m_nodes.emplace_back();
    } else {
        set = m_free.back();
        m_free.pop_back();
    }
    m_nodes[set] = isLast ? Node{{none, none}, 0} : Node{};
    return set;
}

void CarriedNimbers::handDown(Set set, int bit)
{
    Node& node = m_nodes[set];
    if (node.owed == 0)
        return;
    if ((node.owed & 1U) != 0)
        std::swap(node.branch[0], node.branch[1]);
    if (bit + 1 < m_bits)
        for (const Set branch : node.branch)
            nimAdd(branch, node.owed >> 1U);
    node.owed = 0;
}

void CarriedNimbers::insert(Set& set, std::uint32_t number, std::uint64_t nimber)
{
    if (set == 0)
        set = make(m_bits == 0);
    Set here = set;
    for (int bit = 0; bit < m_bits; ++bit) {
        handDown(here, bit);
        const std::size_t way = nimber >> bit & 1U;
        if (m_nodes[here].branch[way] == 0) {
            const Set branch = make(bit + 1 == m_bits); // m_nodes may move
            m_nodes[here].branch[way] = branch;
        }
        here = m_nodes[here].branch[way];
    }
    Node& list = m_nodes[here];
    m_next[number] = list.branch[0];
    list.branch[0] = number;
    if (list.branch[1] == none)
        list.branch[1] = number;
}

void CarriedNimbers::addOne(Set set, int bit)
{
    for (; set != 0 && bit < m_bits; ++bit) {
        handDown(set, bit);
        Node& node = m_nodes[set];
        std::swap(node.branch[0], node.branch[1]);
        set = node.branch[0]; // those that were odd carry
    }
}

CarriedNimbers::Set CarriedNimbers::merged(Set one, Set other, int bit)
{
    if (one == 0 || other == 0)
        return one + other;
    Node& to = m_nodes[one];
    Node& from = m_nodes[other];
    if (bit == m_bits) {
        m_next[to.branch[1]] = from.branch[0];
        to.branch[1] = from.branch[1];
    } else {
        handDown(one, bit);
        handDown(other, bit);
        for (const std::size_t way : {0U, 1U})
            to.branch[way] = merged(to.branch[way], from.branch[way], bit + 1);
    }
    m_free.push_back(other);
    return one;
}

} // namespace games
