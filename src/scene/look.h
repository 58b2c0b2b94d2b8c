// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a board looks, whatever it is drawn on: its colours, the way pieces are filled, and what is written.

#include "games/board.h"
#include "theory/outcome.h"

#include <QColor>
#include <QString>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace scene {

/// The colours of a theme, each with the name that Theme.qml has for it.
struct Palette {
    QColor board, surface, surface2, line;
    QColor ink, ink2, ink3;
    QColor accent, cold, hot, left, right, green;
    QColor stone, coin, onCoin, onFilled;
    QColor white, black; ///< of the tokens of White and Black, and of the letters on them
    QColor ground, joint;

    /// Of a player's edges, tokens and buttons; green for both players.
    [[nodiscard]] QColor of(theory::Mover owner) const;
    /// The accent for an unknown one.
    [[nodiscard]] QColor of(const std::optional<theory::Outcome>& outcome) const;

    friend bool operator==(const Palette&, const Palette&) = default;
};

using NamedColour = std::pair<const char*, QColor Palette::*>;
inline constexpr std::array paletteNames{
    NamedColour{"board", &Palette::board},       NamedColour{"surface", &Palette::surface},
    NamedColour{"surface2", &Palette::surface2}, NamedColour{"line", &Palette::line},
    NamedColour{"ink", &Palette::ink},           NamedColour{"ink2", &Palette::ink2},
    NamedColour{"ink3", &Palette::ink3},         NamedColour{"accent", &Palette::accent},
    NamedColour{"cold", &Palette::cold},         NamedColour{"hot", &Palette::hot},
    NamedColour{"left", &Palette::left},         NamedColour{"right", &Palette::right},
    NamedColour{"green", &Palette::green},       NamedColour{"stone", &Palette::stone},
    NamedColour{"coin", &Palette::coin},         NamedColour{"onCoin", &Palette::onCoin},
    NamedColour{"onFilled", &Palette::onFilled}, NamedColour{"white", &Palette::white},
    NamedColour{"black", &Palette::black},       NamedColour{"ground", &Palette::ground},
    NamedColour{"joint", &Palette::joint}};

/// Filled: shapes in colours. Outlined: black lines that a pencil can write over.
enum class Style : std::uint8_t { Filled, Outlined };

/// All: names of heaps, numbers of squares, values. Needed: what a piece cannot be told apart without, such
/// as the prime that a heap stands for.
enum class Captions : std::uint8_t { All, Needed };

/// What stands between the boards of a table: they are one game, or are to be compared.
enum class Between : std::uint8_t { Nothing, Plus, Question };

struct Look {
    Palette colours;
    Style style = Style::Filled;
    Captions captions = Captions::All;
    Between between = Between::Nothing;
    std::vector<games::Tag> tags{}; ///< texts beside the pieces of a drawn board
    /// What stands on a button; whose it is and how often it is left where it is empty: "L 2".
    std::function<QString(const games::Piece&)> buttonText{};

    [[nodiscard]] bool isOutlined() const { return style == Style::Outlined; }
    [[nodiscard]] bool hasCaptions() const { return captions == Captions::All; }
};

enum class Theme : std::uint8_t { Light, Dark };

/// The colours that the window has, see Theme.qml.
[[nodiscard]] Palette palette(Theme theme);
/// Black on white.
[[nodiscard]] Look paperLook();

[[nodiscard]] QColor faded(QColor colour, double opacity);

} // namespace scene
