// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/look.h"

namespace scene {

QColor Palette::of(theory::Mover owner) const
{
    return owner == theory::Mover::Either ? green : owner == theory::Mover::Left ? left : right;
}

QColor Palette::of(const std::optional<theory::Outcome>& outcome) const
{
    if (!outcome)
        return accent;
    switch (*outcome) {
    case theory::Outcome::P: return cold;
    case theory::Outcome::N: return hot;
    case theory::Outcome::L: return left;
    case theory::Outcome::R: break;
    }
    return right;
}

Palette palette(Theme theme)
{
    if (theme == Theme::Dark)
        return {.board = "#151C26",
                .surface = "#18202B",
                .surface2 = "#202A38",
                .line = "#2F3B4C",
                .ink = "#EEF2F7",
                .ink2 = "#A9B4C4",
                .ink3 = "#8C98AC",
                .accent = "#98A5FF",
                .cold = "#55C6EC",
                .hot = "#FFA25C",
                .left = "#7FA5FF",
                .right = "#FF7D87",
                .green = "#63CF89",
                .stone = "#C6D0DF",
                .coin = "#E9BC4A",
                .onCoin = "#10151D",
                .onFilled = "#10151D",
                .white = "#FFFFFF",
                .black = "#10151D",
                .ground = "#A9B4C4",
                .joint = "#C6D0DF"};
    return {.board = "#FBFBFC",
            .surface = "#FFFFFF",
            .surface2 = "#EEF1F5",
            .line = "#D9DEE6",
            .ink = "#17202E",
            .ink2 = "#566275",
            .ink3 = "#626D7E",
            .accent = "#3B4CCA",
            .cold = "#0A7297",
            .hot = "#AE4907",
            .left = "#2456D6",
            .right = "#C62B3B",
            .green = "#24773F",
            .stone = "#39465C",
            .coin = "#D9A21B",
            .onCoin = "#3A2A00",
            .onFilled = "#FFFFFF",
            .white = "#FFFFFF",
            .black = "#10151D",
            .ground = "#566275",
            .joint = "#39465C"};
}

Look paperLook()
{
    Palette colours;
    for (const auto& [name, colour] : paletteNames)
        colours.*colour = Qt::black;
    for (QColor Palette::*const blank :
         {&Palette::board, &Palette::surface, &Palette::onFilled, &Palette::white})
        colours.*blank = Qt::white;
    colours.surface2 = QColor(225, 225, 225);
    colours.line = colours.ink3 = QColor(110, 110, 110);
    return {.colours = colours, .style = Style::Outlined, .between = Between::Plus};
}

QColor faded(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(colour.alphaF() * opacity));
    return colour;
}

} // namespace scene
