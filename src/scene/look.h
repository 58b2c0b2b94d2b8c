// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a board looks, whatever it is drawn on: its colours, the way pieces are filled, and what is written.

#include "games/game.h"
#include "theory/outcome.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
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

/// A colour as Theme.qml names it, in the light and in the dark theme.
struct ThemeColour {
    const char* name;
    QColor Palette::*colour;
    const char* light;
    const char* dark;
};
inline constexpr std::array<ThemeColour, 21> themeColours{{
    {"board", &Palette::board, "#FBF9F4", "#181B20"},
    {"surface", &Palette::surface, "#FFFDF9", "#202329"},
    {"surface2", &Palette::surface2, "#F0EBE1", "#2A2D34"},
    {"line", &Palette::line, "#DED6C8", "#3B3F47"},
    {"ink", &Palette::ink, "#1F242D", "#F2EFE9"},
    {"ink2", &Palette::ink2, "#555B66", "#B6B3AD"},
    {"ink3", &Palette::ink3, "#656A73", "#9A978F"},
    {"accent", &Palette::accent, "#3B4CCA", "#98A5FF"},
    {"cold", &Palette::cold, "#0A7297", "#55C6EC"},
    {"hot", &Palette::hot, "#AE4907", "#FFA25C"},
    {"left", &Palette::left, "#2456D6", "#7FA5FF"},
    {"right", &Palette::right, "#C62B3B", "#FF7D87"},
    {"green", &Palette::green, "#24773F", "#63CF89"},
    {"stone", &Palette::stone, "#39465C", "#C6D0DF"},
    {"coin", &Palette::coin, "#D9A21B", "#E9BC4A"},
    {"onCoin", &Palette::onCoin, "#3A2A00", "#10151D"},
    {"onFilled", &Palette::onFilled, "#FFFFFF", "#10151D"},
    {"white", &Palette::white, "#FFFFFF", "#FFFFFF"},
    {"black", &Palette::black, "#10151D", "#10151D"},
    {"ground", &Palette::ground, "#555B66", "#B6B3AD"},
    {"joint", &Palette::joint, "#39465C", "#C6D0DF"},
}};

/// Filled: shapes in colours. Outlined: black lines that a pencil can write over.
enum class Style : std::uint8_t { Filled, Outlined };

/// All: names of heaps, numbers of squares, values. Needed: what a piece cannot be told apart without, such
/// as the prime that a heap stands for.
enum class Captions : std::uint8_t { All, Needed };

/// What stands between the boards of a table: they are one game, or are to be compared.
enum class Between : std::uint8_t { Nothing, Plus, Question };

/// What a map says of a square.
struct Mapped {
    QString text;           ///< "P", "N" or a number
    bool isCold = false;    ///< whoever moves from there loses
    bool isReached = false; ///< a move goes there
    double strength = 0;    ///< of the colour that stands for the number where this has no room, from 0 to 1

    friend bool operator==(const Mapped&, const Mapped&) = default;
};

enum class Theme : std::uint8_t { Light, Dark };

/// What a world lies on. Mat: the scene paints the table of its world. Table: somebody else has painted it.
enum class Lies : std::uint8_t { Anywhere, OnMat, OnTable };

struct Look {
    Palette colours;
    Style style = Style::Filled;
    Captions captions = Captions::All;
    Between between = Between::Nothing;
    std::vector<games::Tag> tags{};     ///< texts beside the pieces of a drawn board
    std::vector<games::Piece> ghosts{}; ///< what the last move took, where it lay
    QStringList heapTexts{};            ///< below heaps that stand, in place of their sizes and names
    /// What stands on a button; else whose it is and how often it is left: "L 2".
    std::function<QString(const games::Piece&)> buttonText{};
    /// Of a plane; none where nothing is told of its squares.
    std::function<Mapped(int column, int row)> map{};
    /// The light in which each game has pieces of its own; nothing: they are plain.
    std::optional<Theme> world{};
    Lies lies = Lies::Anywhere;

    [[nodiscard]] bool isOutlined() const { return style == Style::Outlined; }
    [[nodiscard]] bool hasCaptions() const { return captions == Captions::All; }
};

/// The colours that the window has, see Theme.qml.
[[nodiscard]] Palette palette(Theme theme);
/// "Left: Skip · 1 left". To be asked as long as `info` lives.
[[nodiscard]] std::function<QString(const games::Piece&)> buttonTexts(const games::Info& info);
/// Black on white.
[[nodiscard]] Look paperLook();

[[nodiscard]] QColor faded(QColor colour, double opacity);
/// So much of one colour, the rest of another.
[[nodiscard]] QColor mixed(const QColor& colour, const QColor& ground, double part);

} // namespace scene
