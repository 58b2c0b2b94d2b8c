// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/palette.h"

namespace models {
namespace {

/// The same darkness in another hue.
QColor inHue(const QColor& colour, int hue)
{
    return hue < 0 ? colour : QColor::fromHslF(static_cast<float>(hue) / 360.0F, 0.42F, colour.lightnessF());
}

} // namespace

scene::Palette paletteOf(const QVariantMap& colours, int hue)
{
    scene::Palette palette;
    for (const scene::ThemeColour& named : scene::themeColours)
        palette.*named.colour = colours.value(QLatin1String(named.name)).value<QColor>();
    palette.stone = inHue(palette.stone, hue);
    palette.coin = inHue(palette.coin, hue);
    return palette;
}

std::optional<scene::Theme> worldOf(const QVariantMap& colours)
{
    const QString world = colours.value(QStringLiteral("world")).toString();
    if (world.isEmpty())
        return {};
    return world == QStringLiteral("dark") ? scene::Theme::Dark : scene::Theme::Light;
}

QColor colourOf(const scene::Palette& colours, Outcome outcome)
{
    return colours.of(theoryOutcome(outcome));
}

} // namespace models
