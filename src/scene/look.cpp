// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/look.h"

#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

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
    Palette palette;
    for (const ThemeColour& named : themeColours)
        palette.*named.colour = QLatin1String(theme == Theme::Dark ? named.dark : named.light);
    return palette;
}

std::function<QString(const games::Piece&)> buttonTexts(const games::Info& info)
{
    return [&info](const games::Piece& button) {
        return wording::translate("Wording", "%1: %2")
            .arg(wording::playerName(button.owner, info.id), wording::buttonLabel(button, info));
    };
}

Look paperLook()
{
    Palette colours;
    for (const ThemeColour& named : themeColours)
        colours.*named.colour = Qt::black;
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

QColor mixed(const QColor& colour, const QColor& ground, double part)
{
    const auto mix = [part](int one, int other) { return qRound(part * one + (1 - part) * other); };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()),
            mix(colour.blue(), ground.blue())};
}

} // namespace scene
