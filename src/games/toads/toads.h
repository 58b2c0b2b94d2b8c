// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Toads and Frogs (Richard Guy; Berlekamp, Conway and Guy, Winning Ways, chapters 1 and 5): Left moves a toad
// to the right, Right a frog to the left, one step or over one piece of the other kind.

#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/played.h"
#include "games/text/typing.h"
#include "games/toads/toadstrip.h"
#include "solver/sided.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace games {

inline constexpr std::size_t longestToadStrip = 64;

/// The piece on square `from` goes to the empty square `to`, both from 1: the next one, or
/// over one piece of the other kind.
struct Hop {
    std::uint32_t from = 1;
    std::uint32_t to = 2;

    /// Its text is "2 to 4".
    [[nodiscard]] MoveWords words(const Board& before = {}) const
    {
        return {.text = {before.pieces.empty() ? QT_TRANSLATE_NOOP("Wording", "%1 to %2")
                                               //: a move of a toad or a frog, a verb: the two squares
                                               : QT_TRANSLATE_NOOP("Wording", "hop from %1 to %2"),
                         {from, to}},
                .label = {"%1→%2", {from, to}},
                .mark = {QT_TRANSLATE_NOOP("Wording", "to %1"), {to}},
                .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at square %1."), {from}},
                          .holds = {QT_TRANSLATE_NOOP("Wording", "Square %1 holds out longest."), {from}}}};
    }
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return 0; }

    friend bool operator==(const Hop&, const Hop&) = default;
};

class Toads : public PlayedInTurns<Toads> {
public:
    /// Squares as they are written, at most longestToadStrip.
    Toads(std::string squares, theory::Play play, theory::Mover mover = theory::Mover::Left)
        : PlayedInTurns(play, mover), m_squares(std::move(squares))
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    /// Pieces that are not stuck for good.
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const { return {m_squares}; }
    [[nodiscard]] Toads negative() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Toads after(const Move& move) const;
    /// The piece that goes, or the square that one of the mover's pieces can go to.
    [[nodiscard]] Choice choose(PieceId piece) const;
    /// A piece and where it goes.
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Toads> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    /// No rule for it is known that is short.
    [[nodiscard]] std::optional<Idea> idea() const { return std::nullopt; }
    [[nodiscard]] solver::Sided<ToadPosition> searchPosition() const;

private:
    [[nodiscard]] std::optional<Move> moveFrom(std::size_t square, theory::Mover player) const;
    [[nodiscard]] std::optional<std::size_t> squareOf(PieceId piece) const;

    std::string m_squares;
};

} // namespace games
