// SPDX-License-Identifier: GPL-3.0-or-later
// Red-blue parts: the sign rule along a stalk, the colon principle edge by edge in a tree.

#include "games/hackenbush/reduction/hackenbushreducer.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace games {
namespace {

using theory::BigInteger;
using theory::Dyadic;

double asDouble(const Dyadic& number)
{
    return std::ldexp(number.numerator().toDouble(), -static_cast<int>(number.power()));
}

} // namespace

ColonValue colonValue(EdgeColour colour, const theory::Dyadic& above)
{
    // Right's edges mirror Left's: the negative of the mirrored sum.
    const Dyadic mirrored = colour == EdgeColour::Blue ? above : -above;
    ColonValue found;
    const BigInteger floor = mirrored.numerator() >> mirrored.power();
    // The least n >= 1 with mirrored + n > 1: mirrored - floor is less than 1.
    const BigInteger least = 2 - floor;
    const bool exceedsOne = mirrored + Dyadic(1 - floor) > Dyadic(1);
    const BigInteger whole = exceedsOne ? least - 1 : least;
    found.whole = whole > 1 ? whole.toUint64() : 1;
    const Dyadic sum = mirrored + Dyadic(found.whole);
    found.value = Dyadic(sum.numerator(), sum.power() + static_cast<unsigned>(found.whole) - 1);
    if (colour != EdgeColour::Blue)
        found.value = -found.value;
    return found;
}

NumberLine Reducer::lineTo(const Dyadic& number)
{
    NumberLine line{.value = asDouble(number), .text = theory::text(number), .before = m_met};
    m_met.push_back(line.value);
    return line;
}

void Reducer::followStalk(const HackenbushPart& part)
{
    m_met.clear();
    Dyadic sum;
    Dyadic share(1);
    bool halves = false;
    const auto stalk = stalksOn(0, part.indices).front();
    const EdgeColour first = m_drawing.edge(stalk.front()).edge.colour;
    for (const std::uint32_t index : stalk) {
        const EdgeColour colour = m_drawing.edge(index).edge.colour;
        halves = halves || colour != first;
        if (halves)
            share = Dyadic(share.numerator(), share.power() + 1);
        const Dyadic term = colour == EdgeColour::Blue ? share : -share;
        sum += term;
        m_drawing.tagEdge(index, (colour == EdgeColour::Blue ? "+" : "") + theory::text(term));
        add({.kind = Reduction::Kind::Sign,
             .colour = moverOf(colour),
             .terms = {theory::text(term)},
             .value = theory::text(sum),
             .line = lineTo(sum),
             .pieces = {edgeId(index)}});
    }
    for (const std::uint32_t index : stalk)
        m_drawing.untagEdge(index);
}

/// The edges above a joint are added.
void Reducer::addAt(std::uint32_t joint, const std::vector<const DrawnEdge*>& above,
                    const std::map<std::uint32_t, Dyadic>& values)
{
    Reduction step{.kind = Reduction::Kind::JointSum};
    for (const DrawnEdge* drawn : above) {
        step.terms.push_back(theory::text(values.at(drawn->edge.other(joint))));
        step.pieces.push_back(edgeId(drawn->index));
    }
    step.value = theory::text(values.at(joint));
    step.line = lineTo(values.at(joint));
    add(std::move(step));
}

void Reducer::growTree(const HackenbushPart& part)
{
    m_met.clear();
    const auto edges = edgesOf(part.indices);
    const auto distance = distances(edges);
    const auto upper = [&](const DrawnEdge& drawn) {
        return distance.at(drawn.edge.from) > distance.at(drawn.edge.to) ? drawn.edge.from : drawn.edge.to;
    };
    std::vector<const DrawnEdge*> highestFirst;
    highestFirst.reserve(edges.size());
    for (const DrawnEdge& drawn : edges)
        highestFirst.push_back(&drawn);
    std::ranges::stable_sort(highestFirst, std::greater(),
                             [&](const DrawnEdge* drawn) { return distance.at(upper(*drawn)); });
    std::map<std::uint32_t, Dyadic> sums;   // of the edges above a joint, by joint
    std::map<std::uint32_t, Dyadic> values; // of an edge with all above it, by its upper joint
    std::map<std::uint32_t, std::vector<const DrawnEdge*>> above;
    for (const DrawnEdge* drawn : highestFirst) {
        const std::uint32_t top = upper(*drawn);
        if (above[top].size() > 1) {
            auto terms = values;
            terms[top] = sums[top];
            addAt(top, above[top], terms);
        }
        for (const DrawnEdge* done : above[top])
            m_drawing.untagEdge(done->index);
        const ColonValue grown = colonValue(drawn->edge.colour, sums[top]);
        values[top] = grown.value;
        const std::uint32_t below = drawn->edge.other(top);
        sums[below] += grown.value;
        above[below].push_back(drawn);
        m_drawing.tagEdge(drawn->index, theory::text(grown.value));
        add({.kind = Reduction::Kind::Growth,
             .colour = moverOf(drawn->edge.colour),
             .terms = {theory::text(sums[top])},
             .whole = grown.whole,
             .value = theory::text(grown.value),
             .line = lineTo(grown.value),
             .pieces = {edgeId(drawn->index)}});
    }
    for (const DrawnEdge& drawn : edges)
        m_drawing.untagEdge(drawn.index);
}

} // namespace games
