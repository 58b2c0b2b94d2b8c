// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Sets of numbered nimbers to all of which of a set 1 is added, or a nimber nim-added, at once: a binary trie
// for each set, from the lowest bit on. Adding 1 exchanges the two branches of a bit and carries on into one
// of them; a nim-sum is noted at the root and handed down when somebody goes there.

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace games {

class CarriedNimbers {
public:
    /// A set; 0 is the empty one.
    using Set = std::uint32_t;

    /// No nimber is ever more than `largest`, and numbers are below `count`.
    CarriedNimbers(std::uint64_t largest, std::size_t count)
        : m_bits(static_cast<int>(std::bit_width(largest))), m_nodes(1), m_next(count, none)
    {
    }

    void insert(Set& set, std::uint32_t number, std::uint64_t nimber);
    void addOne(Set set) { addOne(set, 0); }
    void nimAdd(Set set, std::uint64_t nimber)
    {
        if (set != 0)
            m_nodes[set].owed ^= static_cast<std::uint32_t>(nimber);
    }
    /// `set` has those of `other`, too, which is no more.
    void merge(Set& set, Set other) { set = merged(set, other, 0); }
    /// Calls visit(number, nimber) for each; the set is no more.
    template <typename Visit>
    void take(Set set, const Visit& visit)
    {
        take(set, 0, 0, visit);
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    /// Of the last bit: the first and the last number of a list.
    struct Node {
        std::uint32_t branch[2] = {0, 0};
        std::uint32_t owed = 0; ///< what is still to be nim-added to all below, the bit of the node lowest
    };

    [[nodiscard]] Set make(bool isLast);
    void handDown(Set set, int bit);
    void addOne(Set set, int bit);
    [[nodiscard]] Set merged(Set one, Set other, int bit);

    template <typename Visit>
    void take(Set set, int bit, std::uint64_t nimber, const Visit& visit)
    {
        if (set == 0)
            return;
        if (bit == m_bits) {
            for (std::uint32_t number = m_nodes[set].branch[0]; number != none; number = m_next[number])
                visit(number, nimber);
        } else {
            handDown(set, bit);
            take(m_nodes[set].branch[0], bit + 1, nimber, visit);
            take(m_nodes[set].branch[1], bit + 1, nimber | std::uint64_t{1} << bit, visit);
        }
        m_free.push_back(set);
    }

    int m_bits;
    std::vector<Node> m_nodes;
    std::vector<Set> m_free;
    std::vector<std::uint32_t> m_next; ///< in its list, of each number
};

} // namespace games
