// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Titles and rules: what games, presets, fields and results are called on the screen.

#include "games/game.h"

#include <QString>

#include <string_view>

namespace wording {

/// "Grid Nim"; the id itself for a game without a title.
[[nodiscard]] QString gameTitle(std::string_view gameId);
/// What a board plays: "Nim", "Kayles, 0.77", "Takeaway, misère".
[[nodiscard]] QString playedTitle(const games::Game& game);
/// "Take 1–3 in a row or column"; empty for an unknown game.
[[nodiscard]] QString gameTagline(std::string_view gameId);
/// "Heaps and lines".
[[nodiscard]] QString groupTitle(games::Group group);
/// Its title, else what the position is: "3, 4, 5, misère", "5 × 5".
[[nodiscard]] QString presetTitle(const games::Preset& preset);
/// What its board is, in a few words: "4 coins, 11 squares", "3, 4, 5, misère"; empty where the title says
/// it.
[[nodiscard]] QString presetCaption(const games::Preset& preset);
/// The label of a field of the New game form: "Heaps", "Rows".
[[nodiscard]] QString fieldLabel(const games::Field& field);
/// What a choice of a field means: "one coin", "forward only"; empty for an unknown one.
[[nodiscard]] QString choiceLabel(const games::Field& field, const QString& choice);

/// "Take 1–3 neighbouring stones in one row or column. Taking the last stone loses."
[[nodiscard]] QString rulesLine(const games::Game& game);
/// "Nim 7, 11, 5", "Grid Nim 4 × 4".
[[nodiscard]] QString positionTitle(const games::Game& game);
/// What the game's pieces are called, as a heading: "Stones", "Sticks", "Counters"; empty on a graph.
[[nodiscard]] QString piecesTitle(const games::Info& info);

/// How an answer was found, in full: "by theory: Bouton’s theorem", "by table: 65,536 positions".
[[nodiscard]] QString methodText(const games::Answer& answer);

} // namespace wording
