// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is done in a move, in the terms of its own game: any struct of a few numbers that can say what it
// does. Only its game reads the numbers; all others ask for the sentences.

#include "games/board.h"
#include "games/text/sentence.h"

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace games {

/// What is done to one of the heaps that a board numbers.
struct HeapChange {
    std::uint32_t heap;   ///< from 0
    std::uint64_t before; ///< its size
    std::uint64_t taken;  ///< 0 where the heap is only divided, or grows
    bool sizeSaysAll;     ///< heaps of one size are as good as each other: none has a cap
};

/// Five numbers are kept in place, so that thousands of moves are listed without allocations.
struct ActionRoom {
    alignas(std::uint64_t) std::array<std::byte, 5 * sizeof(std::uint64_t)> bytes{};
};
template <typename T>
inline constexpr bool fitsAction = sizeof(T) <= sizeof(ActionRoom) &&
                                   alignof(ActionRoom) % std::alignment_of_v<T> == 0;

template <typename T>
concept FewNumbers = std::equality_comparable<T> && std::is_trivially_copyable_v<T> && fitsAction<T>;

/// What every action has to say; see Action.
template <typename T>
concept TellingAction = FewNumbers<T> && requires(const T& action)
{
    {
        action.words()
        } -> std::same_as<MoveWords>;
    {
        action.told(Board{})
        } -> std::same_as<Told>;
    {
        action.size()
        } -> std::same_as<std::uint64_t>;
};

/// "board 2: take 9 from heap 1".
[[nodiscard]] inline Sentence onBoardText(Sentence text, std::uint32_t board)
{
    //: a move on one of several boards: its number, and the move, such as "take 3 from heap 1"
    return {QT_TRANSLATE_NOOP("Wording", "board %1: %2"), {board, inner(std::move(text))}};
}
/// What is said of a move that is made on one of several boards.
[[nodiscard]] inline MoveWords wordsOnBoard(MoveWords words, std::uint32_t board)
{
    return {.text = onBoardText(std::move(words.text), board),
            .label = {"%1 · %2", {board, inner(std::move(words.label))}},
            .mark = std::move(words.mark),
            .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at board %1."), {board}},
                      .holds = {QT_TRANSLATE_NOOP("Wording", "Board %1 holds out longest."), {board}}}};
}
/// "On board 2: I took 4 from heap 1."
[[nodiscard]] inline Told toldOnBoard(Told told, std::uint32_t board)
{
    //: one of several boards, and what was done there, a sentence such as "I took 4 from heap 1."
    constexpr const char* text = QT_TRANSLATE_NOOP("Wording", "On board %1: %2");
    return {.byMe = {text, {board, inner(std::move(told.byMe))}},
            .byYou = {text, {board, inner(std::move(told.byYou))}},
            .byOther = {text, {board, inner(std::move(told.byOther))}},
            .isWhole = told.isWhole};
}

class Action {
public:
    template <typename T>
        requires(!std::same_as<T, Action> && TellingAction<T>)
    Action(const T& action) : m_kind(&kindOf<T>)
    {
        std::memcpy(m_value.bytes.data(), &action, sizeof action);
    }

    /// Whether it was made from a T.
    template <typename T>
    [[nodiscard]] bool is() const
    {
        return m_kind == &kindOf<T>;
    }
    /// Null where it was not made from a T.
    template <typename T>
    [[nodiscard]] const T* find() const
    {
        return is<T>() ? std::launder(reinterpret_cast<const T*>(m_value.bytes.data())) : nullptr;
    }
    /// Precondition: is<T>().
    template <typename T>
    [[nodiscard]] const T& as() const
    {
        assert(is<T>());
        return *std::launder(reinterpret_cast<const T*>(m_value.bytes.data()));
    }

    /// The same, made on that board of several, from 1; 0: there is one board alone.
    [[nodiscard]] Action onBoard(std::uint32_t board) const
    {
        Action same = *this;
        same.m_board = board;
        return same;
    }
    [[nodiscard]] std::uint32_t board() const { return m_board; }

    /// For players with `before`, the board on which it is made: a heap is named by its place there.
    [[nodiscard]] MoveWords words(const Board& before = {}) const
    {
        return m_board == 0 ? m_kind->words(*this, before) : wordsOnBoard(m_kind->words(*this, {}), m_board);
    }
    [[nodiscard]] Sentence text() const { return words().text; }
    [[nodiscard]] Told told(const Board& before) const
    {
        return m_board == 0 ? m_kind->told(*this, before) : toldOnBoard(m_kind->told(*this, {}), m_board);
    }
    /// How many pieces it takes, or adds; 0 where a piece moves.
    [[nodiscard]] std::uint64_t size() const { return m_kind->size(*this); }

    // What only some actions have a member of that name for.

    /// What else it may be called where a move is typed: "1-2b" for an edge.
    [[nodiscard]] std::vector<Sentence> otherTexts() const
    {
        std::vector<Sentence> texts = m_kind->otherTexts(*this);
        if (m_board > 0)
            for (Sentence& text : texts)
                text = onBoardText(std::move(text), m_board);
        return texts;
    }
    /// Whether `piece` lies where words().where says; as a rule only the piece that is chosen does.
    [[nodiscard]] bool surrounds(PieceId piece, PieceId chosen) const
    {
        if (m_board > 0) // the whole board: its name is all that is said
            return boardOfPiece(piece) == boardOfPiece(chosen);
        return m_kind->surrounds(*this, piece, chosen);
    }
    /// What is done to a heap, where it is made in one.
    [[nodiscard]] std::optional<HeapChange> inHeap() const
    {
        return m_board == 0 ? m_kind->inHeap(*this) : std::nullopt;
    }

    friend bool operator==(const Action& a, const Action& b)
    {
        return a.m_kind == b.m_kind && a.m_board == b.m_board && a.m_kind->equals(a, b);
    }

private:
    struct Kind {
        bool (*equals)(const Action& a, const Action& b);
        MoveWords (*words)(const Action& action, const Board& before);
        Told (*told)(const Action& action, const Board& before);
        std::uint64_t (*size)(const Action& action);
        std::vector<Sentence> (*otherTexts)(const Action& action);
        bool (*surrounds)(const Action& action, PieceId piece, PieceId chosen);
        std::optional<HeapChange> (*inHeap)(const Action& action);
    };

    template <typename T>
    static const Kind kindOf;

    const Kind* m_kind;
    ActionRoom m_value;
    std::uint32_t m_board = 0;
};

template <typename T>
constexpr Action::Kind Action::kindOf{
    .equals = [](const Action& a, const Action& b) { return a.as<T>() == b.as<T>(); },
    .words = [](const Action& action, const Board& before) -> MoveWords {
        if constexpr (requires(const T& told) { told.words(before); })
            return action.as<T>().words(before);
        else
            return action.as<T>().words();
    },
    .told = [](const Action& action, const Board& before) { return action.as<T>().told(before); },
    .size = [](const Action& action) { return action.as<T>().size(); },
    .otherTexts = [](const Action& action) -> std::vector<Sentence> {
        if constexpr (requires(const T& told) { told.otherTexts(); })
            return action.as<T>().otherTexts();
        else
            return {};
    },
    .surrounds = [](const Action& action, PieceId piece, PieceId chosen) -> bool {
        if constexpr (requires(const T& told) { told.surrounds(piece, chosen); })
            return action.as<T>().surrounds(piece, chosen);
        else
            return piece == chosen;
    },
    .inHeap = [](const Action& action) -> std::optional<HeapChange> {
        if constexpr (requires(const T& told) { told.inHeap(); })
            return action.as<T>().inHeap();
        else
            return std::nullopt;
    },
};

} // namespace games
