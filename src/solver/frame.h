// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One position on the stack of a search: which question is asked of it, which of its options (or parts)
// have been answered, and what follows from them so far.

#include "solver/concepts.h"
#include "solver/table.h"
#include "theory/play.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

namespace solver {

/// Outcome's answer is 0 for P and 1 for N.
enum class Question : std::uint8_t { Outcome = 1, Grundy = 2, Remoteness = 3 };

/// A set of small numbers that knows its minimum excluded value.
class MexSet {
public:
    void insert(std::uint64_t value)
    {
        const auto word = static_cast<std::size_t>(value / 64);
        if (word >= m_words.size())
            m_words.resize(word + 1);
        m_words[word] |= std::uint64_t{1} << (value % 64);
    }

    [[nodiscard]] std::uint64_t mex() const
    {
        for (std::size_t word = 0; word < m_words.size(); ++word) {
            if (m_words[word] != ~std::uint64_t{0})
                return 64 * word + static_cast<std::uint64_t>(std::countr_one(m_words[word]));
        }
        return 64 * m_words.size();
    }

private:
    std::vector<std::uint64_t> m_words;
};

/// A range with a place in it. The range may be lazy and may look at the position that made it.
template <typename Range>
class Walk {
public:
    template <typename Make>
    explicit Walk(Make make) : m_range(make()), m_next(std::ranges::begin(m_range))
    {
    }
    Walk(const Walk&) = delete;
    Walk& operator=(const Walk&) = delete;

    [[nodiscard]] bool atEnd() { return m_next == std::ranges::end(m_range); }
    [[nodiscard]] decltype(auto) current() { return *m_next; }
    void advance() { ++m_next; }

    /// 0 where the range does not say.
    [[nodiscard]] std::size_t size() const
    {
        if constexpr (std::ranges::sized_range<const std::remove_reference_t<Range>>)
            return std::ranges::size(m_range);
        else
            return 0;
    }
    /// With what the elements own, guessed by the one that is looked at; 0 where they are not kept.
    [[nodiscard]] std::size_t bytes()
    {
        using Element = std::ranges::range_value_t<Range>;
        const std::size_t owned = size() == 0 || atEnd() ? 0 : ownedBytes<Element>(current());
        return size() * (sizeof(Element) + owned);
    }

private:
    Range m_range;
    std::ranges::iterator_t<Range> m_next;
};

template <ImpartialPosition P>
class SearchFrame {
public:
    SearchFrame(Question question, theory::Play play, P position, std::uint64_t startedAt)
        : m_position(std::move(position)), m_startedAt(startedAt), m_question(question), m_play(play)
    {
        if (usesParts())
            splitIntoParts();
        if (!m_isSum)
            m_options.emplace([this]() -> decltype(auto) { return std::as_const(m_position).options(); });
        m_bytes = sizeof(*this) + m_parts.size() * sizeof(P) + (m_options ? m_options->bytes() : 0);
    }
    SearchFrame(const SearchFrame&) = delete;
    SearchFrame& operator=(const SearchFrame&) = delete;

    [[nodiscard]] const P& position() const { return m_position; }
    [[nodiscard]] Question question() const { return m_question; }
    [[nodiscard]] std::uint64_t startedAt() const { return m_startedAt; }
    /// Options or parts, where their number is known.
    [[nodiscard]] std::size_t children() const
    {
        return m_parts.size() + (m_options ? m_options->size() : 0);
    }
    [[nodiscard]] Question childQuestion() const { return m_isSum ? Question::Grundy : m_question; }

    /// When it was made.
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

    [[nodiscard]] bool isDone()
    {
        if (m_isSum)
            return m_nextPart == m_parts.size();
        return (m_question == Question::Outcome && m_foundCold) || m_options->atEnd();
    }

    /// Precondition: not isDone().
    [[nodiscard]] P nextChild()
    {
        if (m_isSum)
            return m_parts[m_nextPart++];
        P child(m_options->current());
        m_options->advance();
        return child;
    }

    /// What the child given last is worth.
    void take(std::uint64_t value)
    {
        m_hasChild = true;
        if (m_isSum)
            m_sum ^= value;
        else if (m_question == Question::Outcome)
            m_foundCold = value == 0;
        else if (m_question == Question::Grundy)
            m_values.insert(value);
        else
            takeRemoteness(value);
    }

    /// Precondition: isDone().
    [[nodiscard]] std::uint64_t value() const
    {
        if (m_isSum)
            return m_question == Question::Outcome ? std::uint64_t{m_sum != 0} : m_sum;
        switch (m_question) {
        case Question::Outcome: return m_hasChild ? m_foundCold : m_play == theory::Play::Misere;
        case Question::Grundy: return m_values.mex();
        case Question::Remoteness: return m_hasChild ? 1 + (m_foundCold ? m_soonest : m_latest) : 0;
        }
        return 0;
    }

private:
    [[nodiscard]] bool usesParts() const
    {
        return HasComponents<P> && m_play == theory::Play::Normal && m_question != Question::Remoteness;
    }

    void splitIntoParts()
    {
        if constexpr (HasComponents<P>) {
            for (auto&& part : m_position.components())
                m_parts.emplace_back(part);
            m_isSum = m_parts.size() != 1;
            if (!m_isSum)
                m_parts.clear();
        }
    }

    /// The winner hurries to the soonest P option; without one the loser delays.
    void takeRemoteness(std::uint64_t moves)
    {
        const bool isCold = (moves % 2 == 0) == (m_play == theory::Play::Normal);
        if (isCold) {
            m_soonest = m_foundCold ? std::min(m_soonest, moves) : moves;
            m_foundCold = true;
        } else {
            m_latest = std::max(m_latest, moves);
        }
    }

    using Options = decltype(std::declval<const P&>().options());

    P m_position;
    std::vector<P> m_parts;
    std::size_t m_nextPart = 0;
    std::optional<Walk<Options>> m_options;
    MexSet m_values;
    std::uint64_t m_sum = 0;
    std::uint64_t m_soonest = 0;
    std::uint64_t m_latest = 0;
    std::uint64_t m_startedAt;
    std::size_t m_bytes = 0;
    Question m_question;
    theory::Play m_play;
    bool m_isSum = false;
    bool m_foundCold = false;
    bool m_hasChild = false;
};

} // namespace solver
