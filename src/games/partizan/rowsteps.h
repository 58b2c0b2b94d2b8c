// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why? of Northcott's game with tokens that go one way: what each row is worth, and what their sum is.

#include "games/board.h"
#include "theory/outcome.h"

#include <cstdint>
#include <string>
#include <vector>

namespace games {

/// What is counted in a row, and what the row is worth by that.
struct RowCount {
    std::uint64_t row = 0;
    bool isWhiteLeft = true;       ///< White stands to the left of Black
    std::uint64_t gap = 0;         ///< empty squares between the two
    std::uint64_t beforeWhite = 0; ///< empty squares to the right of White, where Black is on his left
    std::uint64_t beforeBlack = 0; ///< and those to the left of Black
    std::string value;
    std::vector<PieceId> pieces;

    friend bool operator==(const RowCount&, const RowCount&) = default;
};

/// The rule of the rows. `isForward`: White goes to the right and Black to the left; else both go right.
struct RowRuleStep {
    bool isForward = false;
    std::vector<RowCount> rows;

    friend bool operator==(const RowRuleStep&, const RowRuleStep&) = default;
};

/// A sum of rows, each with its exact value as text.
struct RowValue {
    std::uint64_t row = 0;
    std::string value;
    std::vector<PieceId> pieces;

    friend bool operator==(const RowValue&, const RowValue&) = default;
};
struct RowValuesStep {
    std::vector<RowValue> rows;
    std::string sum;
    theory::Outcome outcome = theory::Outcome::P;

    friend bool operator==(const RowValuesStep&, const RowValuesStep&) = default;
};

} // namespace games
