// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/plane/point.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

/// How many characters a text in UTF-8 has.
std::ptrdiff_t lengthOf(const std::string& text)
{
    return std::ranges::count_if(text,
                                 [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
}

Sentence stepLabel(std::string full, Point from, Point to)
{
    constexpr std::ptrdiff_t longest = 18;
    if (lengthOf(full) <= longest)
        return verbatim(std::move(full));
    if (from.y == to.y)
        return {"x→%1", {GroupedNumber{to.x}}};
    if (from.x == to.x)
        return {"y→%1", {GroupedNumber{to.y}}};
    return {"x, y −%1", {GroupedNumber{from.x - to.x}}};
}

} // namespace

std::string pointText(Point point)
{
    return "(" + std::to_string(point.x) + ", " + std::to_string(point.y) + ")";
}

MoveWords wordsOfStep(Point from, Point to, std::string label, Where where)
{
    return {.text = {QT_TRANSLATE_NOOP("Wording", "%1 to %2"), {pointText(from), pointText(to)}},
            .label = stepLabel(std::move(label), from, to),
            .mark = {QT_TRANSLATE_NOOP("Wording", "to %1"), {pointText(to)}},
            .where = std::move(where)};
}

} // namespace games
