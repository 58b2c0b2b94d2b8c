// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/grid.h"

#include <bit>

namespace games {
namespace {

/// Cells of a board of that many columns, row by row: a stone for each bit of `stones`.
std::string cellsText(std::uint64_t stones, std::uint64_t cells, std::uint64_t columns)
{
    std::string text;
    for (std::uint64_t cell = 0; cell < cells; ++cell) {
        text += cell > 0 && cell % columns == 0 ? "/" : "";
        text += (stones >> cell & 1) != 0 ? '1' : '0';
    }
    return text;
}

/// Boards of `size` cells, fewer rows first, the fewer stones the earlier.
Positions gridsOfSize(const std::string& header)
{
    return [header](std::uint64_t cells, const auto& visit) {
        const std::uint64_t boards = std::uint64_t{1} << cells;
        for (std::uint64_t stones = 1; stones <= cells; ++stones) {
            for (std::uint64_t rows = 1; rows * rows <= cells; ++rows) {
                for (std::uint64_t board = 0; cells % rows == 0 && board < boards; ++board) {
                    if (static_cast<std::uint64_t>(std::popcount(board)) == stones &&
                        !visit(header + cellsText(board, cells, cells / rows)))
                        return;
                }
            }
        }
    };
}

/// A Nim heap of two or more is won in misère play by who moves.
std::optional<Finding> alwaysNim(const Game& game, const solver::Job& job)
{
    const auto actual = outcomeBySearch(game, job);
    if (actual != theory::Outcome::P)
        return std::nullopt;
    const Question question{.moves = false, .grundy = true, .remoteness = false};
    const auto grundy = game.withPlay(theory::Play::Normal)->answer(question, job).verdict.grundy;
    if (!grundy || *grundy < 2)
        return std::nullopt;
    return Finding{.notation = game.notation(),
                   .claimed = theory::Outcome::N,
                   .actual = actual,
                   .other = "nim/misere:" + std::to_string(*grundy),
                   .number = *grundy};
}

/// The number is the Grundy value.
Sentence alwaysNimTold(const Finding& finding)
{
    const std::string cells = finding.notation.substr(finding.notation.find(':') + 1);
    //: a position, a number, and twice who wins
    return {QT_TRANSLATE_NOOP(
                "Wording", "In normal play %1 and a Nim heap of %2 have the same Grundy value, %2. In misère "
                           "play they differ: on the board %3, with the heap %4."),
            {inner({QT_TRANSLATE_NOOP("Wording", "%1 %2"), {inner(Grid::info().title.source), cells}}),
             GroupedNumber{finding.number}, inner(winnerTold(finding.actual)),
             inner(winnerTold(finding.claimed))}};
}

} // namespace

std::vector<Claim> Grid::claims()
{
    return {{.id = "always-nim",
             .gameId = Grid::info().id,
             .text = QT_TRANSLATE_NOOP("Wording", "“Any impartial game is Nim in disguise.”"),
             .reason = QT_TRANSLATE_NOOP("Wording",
                                         "That holds for finite games in normal play. In misère play two "
                                         "positions with the same Grundy value can have different winners."),
             .forEach = gridsOfSize("grid/misere:"),
             .largest = 10,
             .test = alwaysNim,
             .told = alwaysNimTold}};
}

} // namespace games
