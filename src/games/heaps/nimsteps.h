// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps of an explanation by nim-sum, in both conventions: for heaps, and for whatever counts as one.

#include "games/answer.h"
#include "games/explanation.h"

#include <functional>

namespace games {

/// The summands of a position. Each of nimber 0 or 1 is fickle, each larger one firm (nimcount.h).
struct NimSummands {
    Levels levels; ///< of all steps about them
    Summand summand = Summand::Heap;
    std::vector<NimRow> rows;
    theory::Play play = theory::Play::Normal;
    bool mayGrow = false; ///< as in NimSumStep
    bool mayGoOn = false;
    bool countAsValues = false; ///< misère play: the rows' nimbers are values of other games than Nim
    /// Names the rows of a table, before the move or after it; null: they go by their numbers.
    std::function<void(std::vector<NimRow>& rows, bool afterMove)> name{};
};

/// What a move does to the table: `rows` take the place of row `row`. The pieces of the rows are what
/// remains of the old row's ones if they are left empty.
struct NimChange {
    std::size_t row = 0;
    std::vector<NimRow> rows;
    std::vector<PieceId> taken;
};

/// Normal play: the nim-sum, and after a winning move once more. Misère: the rule of the end, and the
/// nim-sum while two summands or more are large.
[[nodiscard]] std::vector<Step> nimSteps(const NimSummands& summands, const Answer& known,
                                         const std::function<NimChange(const Move&)>& change);

/// Misère Nim. `large` summands exceed 1, `ones` are 1. If large = 0 the parity of the ones decides
/// (odd = P); if large = 1 the winning move makes the number of ones odd; else the nim-sum rules.
struct MisereNim {
    Levels levels;
    Summand summand = Summand::Heap;
    std::uint64_t large = 0;
    std::uint64_t ones = 0;
    bool countAsValues = false; ///< as in NimSummands
    std::optional<Move>
        move{}; ///< the one that switches (large = 1) or any winning one (large = 0, even ones)
    std::vector<PieceId> taken{};
};
[[nodiscard]] ParagraphStep misereStep(const MisereNim& nim);

/// What makes heaps of a game that is Nim in disguise.
struct Disguise {
    SourceText heaps; ///< %1: their sizes
    SourceText move;  ///< what a move is then
    SourceText title = QT_TRANSLATE_NOOP("Wording", "Nim in disguise");
};
/// The disguise, and the steps of its heaps.
[[nodiscard]] std::vector<Step> disguisedSteps(const Disguise& disguise, const NimSummands& summands,
                                               const Answer& known,
                                               const std::function<NimChange(const Move&)>& change);

} // namespace games
