// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The disjunctive sum of positions of any games: whoever is to move makes a move in one of them. Its boards
// lie side by side; who cannot move in any has no move. All games of a sum are played by one convention. It
// is a Game like the others, made of the run-time faces of its boards, and partizan where one of them is.

#include "games/capabilities.h"
#include "games/explanation.h"
#include "games/game.h"
#include "games/sum/sumlimits.h"

#include <vector>

namespace games {

struct Entry;

/// The Grundy values of the boards add up without carrying (Sprague, Grundy).
inline constexpr Theorem sumOfNimbersTheorem{.id = "sum of Grundy values",
                                             .name = QT_TRANSLATE_NOOP("Wording", "Grundy values add up")};
/// The canonical forms of the boards add up (Conway).
inline constexpr Theorem sumOfGamesTheorem{.id = "sum of values",
                                           .name = QT_TRANSLATE_NOOP("Wording", "values add up")};

class Sum final : public Game, public OfBoards {
public:
    /// Preconditions: 2 to mostSumParts boards, one convention, none of them a sum.
    [[nodiscard]] static GamePtr make(std::vector<GamePtr> boards, theory::Mover mover = theory::Mover::Left);
    /// What the window and the command line know of it; it stands beside the catalogue.
    [[nodiscard]] static const Entry& entry();

    [[nodiscard]] const std::vector<GamePtr>& boards() const override { return m_boards; }

    [[nodiscard]] const Info& info() const override;
    [[nodiscard]] theory::Play play() const override { return m_boards.front()->play(); }
    [[nodiscard]] std::string notation() const override;
    [[nodiscard]] bool misereOffered() const override;
    [[nodiscard]] GamePtr withPlay(theory::Play play) const override;
    [[nodiscard]] std::vector<std::uint64_t> ruleNumbers() const override { return {}; }
    [[nodiscard]] Words words() const override;
    [[nodiscard]] Sentence aloud() const override;
    [[nodiscard]] std::uint64_t piecesLeft() const override;
    [[nodiscard]] std::vector<std::string> fieldValues() const override { return {notation()}; }
    [[nodiscard]] theory::Mover mover() const override { return m_mover; }
    [[nodiscard]] GamePtr withMover(theory::Mover mover) const override;
    [[nodiscard]] GamePtr negative() const override;
    [[nodiscard]] Board board() const override;
    [[nodiscard]] bool isOver() const override;
    [[nodiscard]] MoveList moves() const override;
    [[nodiscard]] Move listed(const Move& move) const override;
    [[nodiscard]] std::vector<Move> alike(const Move& move) const override;
    [[nodiscard]] GamePtr after(const Move& move) const override;
    [[nodiscard]] Choice choose(PieceId first) const override;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const override;
    [[nodiscard]] Change change(const Move& move) const override;
    [[nodiscard]] GamePtr edited(const Edit& edit) const override;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const override;
    [[nodiscard]] Explanation explain(Level level, const solver::Job& given, Shelf* shelf) const override;
    [[nodiscard]] std::optional<Idea> idea() const override;
    [[nodiscard]] std::optional<LensHeaps> lens(const Answer& known) const override;
    [[nodiscard]] LensEffect lensEffect(const Move& move, const Answer& known) const override;
    [[nodiscard]] GamePtr upToSymmetry() const override;
    [[nodiscard]] std::vector<Move> lookAhead(int depth, const solver::Job& job) const override;

    // A move of the sum and the move on its board that it is.

    [[nodiscard]] static std::uint32_t boardOf(const Move& move) { return move.action.board() - 1; }
    [[nodiscard]] Move onItsBoard(const Move& move) const override;
    [[nodiscard]] Move onTable(const Move& move, std::uint32_t board, theory::Mover player) const;
    /// Left, Right or both as who can make a board's move here.
    [[nodiscard]] std::vector<theory::Mover> playersOf(const Move& boardMove) const;

protected:
    [[nodiscard]] const Capability* capability() const override { return this; }

private:
    Sum(std::vector<GamePtr> boards, theory::Mover mover);

    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] Choice onTable(const Choice& choice, std::uint32_t board) const;

    std::vector<GamePtr> m_boards;
    theory::Mover m_mover; ///< Either where all boards are impartial
};

/// The boards side by side, or the one alone. Preconditions as of Sum::make, but that one board will do.
[[nodiscard]] GamePtr sumOf(std::vector<GamePtr> boards);
/// The boards of a sum; of any other position itself.
[[nodiscard]] std::vector<GamePtr> boardsOf(const GamePtr& game);

/// Whether the text is to be read as a sum: it has parts behind `+`, a sign or a factor.
[[nodiscard]] bool isSumText(std::string_view text);
/// What is wrong with a text that names no game: where the name is expected, behind a sign and a factor.
[[nodiscard]] ParseError noGame(std::string_view text);
/// Where the position itself begins, behind a sign and a factor: its column.
[[nodiscard]] std::size_t gameColumn(std::string_view text);
/// What is wrong with a game at `column` that stands beside one of another convention.
[[nodiscard]] ParseError otherConvention(const Game& game, std::size_t column);
/// What a game has read of a text: where it stopped at a `+`, what is missing behind it.
[[nodiscard]] Parsed withSumError(Parsed parsed, std::string_view text);
/// Precondition: isSumText(text).
[[nodiscard]] Parsed parseSum(std::string_view text);

} // namespace games
