// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps of Why? on paper: what the window draws beside the sentences is written out.

#include "games/explanation.h"

#include <QStringList>

#include <string_view>

namespace wording {

/// Writes the steps of one explanation, asked for one after the other.
class StepsOnPaper {
public:
    /// Of a game of this id, which is kept by reference.
    explicit StepsOnPaper(std::string_view gameId) : m_gameId(gameId) {}

    /// The step in paragraphs.
    [[nodiscard]] QStringList text(const games::Step& step);
    /// The values of a table's rows, unless a step before has told them.
    [[nodiscard]] QStringList values(const games::NimSumStep& step);

private:
    [[nodiscard]] QStringList argument(const games::ParagraphStep& step);
    [[nodiscard]] QStringList nimSum(const games::NimSumStep& step);

    std::string_view m_gameId;
    bool m_valuesTold = false;
};

} // namespace wording
