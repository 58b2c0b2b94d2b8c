// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/blocks/blockmemo.h"

#include <utility>

namespace games {

BlockMemo::Key BlockMemo::keyOf(const HungGraph& block)
{
    constexpr std::uint32_t unseen = ~std::uint32_t{0};
    std::vector<std::uint32_t> numbers(block.graph.joints(), unseen);
    numbers[0] = 0;
    Key key;
    key.reserve(block.graph.edges().size() * 3 + block.graph.joints());
    Key hanging;
    hanging.reserve(block.graph.joints());
    for (const HackenbushEdge& edge : block.graph.edges()) {
        for (const std::uint32_t joint : {edge.from, edge.to}) {
            if (numbers[joint] == unseen) {
                hanging.push_back(block.hanging[joint].index);
                numbers[joint] = static_cast<std::uint32_t>(hanging.size());
            }
            key.push_back(numbers[joint]);
        }
        key.push_back(static_cast<std::uint32_t>(edge.colour));
    }
    key.insert(key.end(), hanging.begin(), hanging.end());
    return key;
}

std::optional<theory::ShortGame> BlockMemo::find(const Key& key) const
{
    const auto found = m_values.find(key);
    return found != m_values.end() ? std::optional(found->second) : std::nullopt;
}

void BlockMemo::keep(Key key, theory::ShortGame value)
{
    constexpr std::size_t bytesOfEntry = sizeof(Key) + 64; // of a hash table
    const std::size_t bytes = bytesOfEntry + key.capacity() * sizeof(Key::value_type);
    if (m_values.emplace(std::move(key), value).second)
        m_bytes += bytes;
}

std::size_t BlockMemo::Hash::operator()(const Key& key) const
{
    std::uint64_t hash = key.size();
    for (const std::uint32_t number : key) {
        hash = (hash ^ number) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 32U;
    }
    return hash;
}

} // namespace games
