// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/mode.h"

#include <algorithm>
#include <array>

namespace models {
namespace {

constexpr std::array modeTexts{QLatin1String("play"), QLatin1String("explore"), QLatin1String("present")};

} // namespace

QString modeText(Mode mode)
{
    return modeTexts[static_cast<std::size_t>(mode)];
}

std::optional<Mode> modeFromText(const QString& text)
{
    const auto found = std::ranges::find(modeTexts, text);
    return found == modeTexts.end() ? std::nullopt
                                    : std::optional(static_cast<Mode>(found - modeTexts.begin()));
}

} // namespace models
