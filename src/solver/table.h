// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A transposition table of bounded size. It keeps whole positions, so that a hash collision can never
// give a wrong answer, and only finished values. It grows by doubling; once it may not grow any more, a
// new entry replaces the one of its window of slots that cost the least work. Growing and releasing take no
// long pause: the slots lie in chunks.

#include "solver/concepts.h"
#include "solver/release.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace solver {

/// Bytes that a position owns outside itself: its own memoryBytes(), or a guess for a type that has none.
template <typename P>
[[nodiscard]] std::size_t ownedBytes(const P& position)
{
    if constexpr (HasMemoryBytes<P>)
        return position.memoryBytes();
    else if constexpr (std::is_trivially_copyable_v<P>)
        return 0;
    else
        return 96;
}

/// Values of positions, by question (1, 2, …). A position may be missing at any time.
template <ImpartialPosition P>
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t maximumBytes) : m_maximumBytes(maximumBytes) { clear(); }
    TranspositionTable(const TranspositionTable&) = delete;
    TranspositionTable& operator=(const TranspositionTable&) = delete;
    ~TranspositionTable() { release(m_chunks, bytes()); }

    [[nodiscard]] std::optional<std::uint64_t> find(std::uint8_t question, const P& position) const
    {
        const std::size_t start = hashOf(question, position);
        for (std::size_t step = 0; step < windowSize; ++step) {
            const Slot& slot = slotAt(m_chunks, (start + step) & (m_size - 1));
            if (slot.question == 0)
                break;
            if (slot.question == question && slot.position == position)
                return slot.value;
        }
        return std::nullopt;
    }

    /// Keeps a finished value that took `work` positions to find. Precondition: it is not in the table.
    /// mayGoOn() is asked now and then while the table grows; once it says no, entries may get lost.
    template <typename MayGoOn>
    void store(std::uint8_t question, const P& position, std::uint64_t value, std::uint64_t work,
               const MayGoOn& mayGoOn)
    {
        Slot slot{position, value, work, question};
        // Replacing early costs searching again; growing for a few equal hashes alone costs memory.
        if (place(slot).question != 0 && 4 * m_used >= m_size)
            grow(mayGoOn);
        put(std::move(slot));
    }

    /// Bytes in use, with those that the positions own.
    [[nodiscard]] std::size_t bytes() const { return m_size * sizeof(Slot) + m_ownedBytes; }

private:
    struct Slot {
        P position{};
        std::uint64_t value = 0;
        std::uint64_t work = 0;
        std::uint8_t question = 0; // 0: empty
    };
    static constexpr std::size_t windowSize = 16;
    static constexpr std::size_t firstSlots = 64;
    static constexpr std::size_t chunkSlots = 4096;

    /// One chunk, smaller than the others, or any number of whole ones.
    using Chunks = std::vector<std::vector<Slot>>;

    template <typename Slots>
    static auto& slotAt(Slots& chunks, std::size_t index)
    {
        return chunks[index / chunkSlots][index % chunkSlots];
    }

    static void release(Chunks& chunks, std::size_t bytes) { releaseAside(chunks, bytes); }

    static std::uint64_t hashOf(std::uint8_t question, const P& position)
    {
        // std::hash may be the identity: mix before the low bits choose the slot.
        std::uint64_t mixed = (std::hash<P>{}(position) + question) * 0x9e3779b97f4a7c15U;
        mixed = (mixed ^ (mixed >> 32)) * 0xd6e8feb86659fd93U;
        return mixed ^ (mixed >> 32);
    }

    /// Where the slot goes: the first empty place of its window, else the one that cost the least work.
    Slot& place(const Slot& slot)
    {
        const std::size_t start = hashOf(slot.question, slot.position);
        Slot* least = nullptr;
        for (std::size_t step = 0; step < windowSize; ++step) {
            Slot& candidate = slotAt(m_chunks, (start + step) & (m_size - 1));
            if (candidate.question == 0)
                return candidate;
            if (!least || candidate.work < least->work)
                least = &candidate;
        }
        return *least;
    }

    void put(Slot&& slot)
    {
        Slot& to = place(slot);
        if (to.question != 0)
            m_ownedBytes -= ownedBytes(to.position);
        else
            ++m_used;
        m_ownedBytes += ownedBytes(slot.position);
        to = std::move(slot);
        if (bytes() > m_maximumBytes)
            clear();
    }

    void clear()
    {
        release(m_chunks, bytes());
        m_chunks.emplace_back(firstSlots);
        m_size = firstSlots;
        m_used = 0;
        m_ownedBytes = 0;
        m_frozen = false;
    }

    /// The old and the new slots count side by side, though the old ones go chunk by chunk.
    template <typename MayGoOn>
    void grow(const MayGoOn& mayGoOn)
    {
        const std::size_t size = 2 * m_size;
        if (m_frozen || (m_size + size) * sizeof(Slot) + 2 * m_ownedBytes > m_maximumBytes) {
            m_frozen = true;
            return;
        }
        Chunks larger;
        for (std::size_t made = 0; made < size; made += larger.back().size()) {
            if (!mayGoOn())
                return;
            larger.emplace_back(std::min(size, chunkSlots));
        }
        moveTo(std::move(larger), mayGoOn);
    }

    template <typename MayGoOn>
    void moveTo(Chunks larger, const MayGoOn& mayGoOn)
    {
        const std::size_t oldBytes = bytes();
        Chunks old = std::exchange(m_chunks, std::move(larger));
        m_size *= 2;
        m_used = 0;
        m_ownedBytes = 0;
        for (std::vector<Slot>& chunk : old) {
            if (!mayGoOn())
                return release(old, oldBytes);
            for (Slot& slot : chunk) {
                if (slot.question != 0)
                    put(std::move(slot));
            }
            chunk = {};
        }
    }

    std::size_t m_maximumBytes;
    Chunks m_chunks;
    std::size_t m_size = 0;
    std::size_t m_used = 0;
    std::size_t m_ownedBytes = 0;
    bool m_frozen = false;
};

} // namespace solver
