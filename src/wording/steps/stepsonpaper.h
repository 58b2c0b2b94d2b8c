// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps of Why? on paper: what the window draws beside the sentences is written out.

#include "games/explanation.h"
#include "games/game.h"

#include <QStringList>

namespace wording {

/// Writes the steps of one explanation, asked for one after the other.
class StepsOnPaper {
public:
    /// `explanation` explains `game`; both are kept by reference.
    StepsOnPaper(const games::Explanation& explanation, const games::Game& game)
        : m_explanation(explanation), m_game(game)
    {
    }

    /// The step in paragraphs. A reduction is told whole at its first step.
    [[nodiscard]] QStringList text(const games::Step& step);
    /// The values of a table's rows, unless a step before has told them.
    [[nodiscard]] QStringList values(const games::NimSumStep& step);

private:
    [[nodiscard]] QStringList period(const games::PeriodStep& step);
    [[nodiscard]] QStringList nimSum(const games::NimSumStep& step);
    [[nodiscard]] QStringList reduction();
    [[nodiscard]] QStringList parts(const games::PartsStep& step);

    const games::Explanation& m_explanation;
    const games::Game& m_game;
    const games::DisguiseStep* m_disguise = nullptr;
    bool m_valuesTold = false;
    bool m_reduced = false;
};

} // namespace wording
