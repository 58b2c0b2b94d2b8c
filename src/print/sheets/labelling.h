// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tasks of a worksheet that ask for P and N: a row, a table or a graph with blank boxes, filled in on the
// pages of the answers.

#include "classroom/marking/marking.h"
#include "print/printedboard.h"
#include "solver/job.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace printing {

/// What a task asks, and what is right.
struct SheetLabelling {
    std::string source{}; ///< the family, or the position whose graph it is
    QString title{};      ///< "Takeaway 10"
    QString rules{};      ///< of the game
    QString task{};       ///< what is to be done
    QString given{};      ///< what moves out of the row lead to; mostly empty
    QString reason{};     ///< why the letters are right
    QString across{};     ///< what the columns and the rows of a table are
    QString down{};
    bool isUpwards = false; ///< the least m stands in the lowest row
    classroom::MarkingTask marking{};
    std::vector<classroom::Mark> right{};
};

/// Whether positions of the game can be labelled P and N.
[[nodiscard]] bool isLabelled(std::string_view game, theory::Play play);
/// The ready-made tasks of a game, else its first family in a size for that difficulty.
[[nodiscard]] std::vector<SheetLabelling> makeLabellings(std::string_view game, theory::Play play,
                                                         int difficulty, const solver::Job& job);

/// The boxes with the positions' names, blank or with the right letters.
[[nodiscard]] PrintedBoardPtr printedLabelling(const SheetLabelling& labelling, bool filledIn, QSizeF room);

} // namespace printing
