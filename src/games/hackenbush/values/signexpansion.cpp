// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/signexpansion.h"

#include "games/hackenbush/values/colonnumber.h"

#include <algorithm>

namespace games {
namespace {

using theory::BigInteger;

/// A joint and the edge by which the ground is reached from it.
struct Rooted {
    std::uint32_t joint = 0;
    std::uint32_t edge = 0;
};

/// All joints but the ground, each after the one below it.
std::vector<Rooted> fromTheGround(const HackenbushGraph& graph)
{
    std::vector<Rooted> order{{0, ~std::uint32_t{0}}};
    order.reserve(graph.joints());
    for (std::size_t index = 0; index < order.size(); ++index) {
        const Rooted here = order[index];
        for (const std::uint32_t edge : graph.edgesAt(here.joint)) {
            if (edge != here.edge)
                order.push_back({graph.edges()[edge].other(here.joint), edge});
        }
    }
    order.erase(order.begin());
    return order;
}

/// The places from the first change of colour on; as many as there are edges if there is none.
std::size_t runLength(const std::vector<bool>& blues)
{
    return static_cast<std::size_t>(std::ranges::find(blues, !blues.front()) - blues.begin());
}

} // namespace

std::optional<std::vector<bool>> asStalk(const HackenbushGraph& graph)
{
    std::vector<bool> blues;
    blues.reserve(graph.edges().size());
    std::uint32_t joint = 0;
    auto edges = graph.edgesAt(0);
    if (edges.size() != 1)
        return graph.edges().empty() ? std::optional(blues) : std::nullopt;
    std::uint32_t next = edges[0];
    while (blues.size() < graph.edges().size()) {
        const HackenbushEdge& edge = graph.edges()[next];
        blues.push_back(edge.colour == EdgeColour::Blue);
        joint = edge.other(joint);
        edges = graph.edgesAt(joint);
        const bool isTip = edges.size() == 1;
        if (edges.size() > 2 || (isTip && blues.size() < graph.edges().size()))
            return std::nullopt;
        if (!isTip)
            next = edges[0] == next ? edges[1] : edges[0];
    }
    return blues;
}

theory::Dyadic stalkValue(const std::vector<bool>& blues)
{
    if (blues.empty())
        return 0;
    const std::size_t run = runLength(blues);
    const std::size_t power = blues.size() - run;
    const bool isPositive = blues.front();
    const auto signedBy = [isPositive](const BigInteger& size) { return isPositive ? size : -size; };
    if (power == 0)
        return signedBy(run);
    // With + as the first sign the value is run - 1 + 0.s1 s2 … 1 in binary: + is a one, - a zero.
    std::vector<std::uint64_t> words(power / BigInteger::wordBits + 1, 0);
    words[0] = 1;
    for (std::size_t index = run; index < blues.size(); ++index) {
        const std::size_t place = blues.size() - index;
        words[place / BigInteger::wordBits] |= std::uint64_t{blues[index] == isPositive}
                                               << (place % BigInteger::wordBits);
    }
    const BigInteger size = (BigInteger(run - 1) << power) + BigInteger::fromWords(words);
    return {signedBy(size), static_cast<unsigned>(power)};
}

std::vector<bool> stalkOf(const theory::Dyadic& number)
{
    const bool isPositive = number.numerator() > 0;
    const BigInteger size = abs(number.numerator());
    const unsigned power = number.power();
    const auto whole = std::size_t{(size >> power).toUint64()};
    if (power == 0)
        return std::vector<bool>(whole, isPositive);
    std::vector<bool> blues(whole + 1, isPositive);
    blues.reserve(whole + 1 + power);
    blues.push_back(!isPositive);
    std::vector<std::uint64_t> words = size.words();
    words.resize(power / BigInteger::wordBits + 1, 0);
    for (unsigned place = power - 1; place > 0; --place) {
        const bool isOne = (words[place / BigInteger::wordBits] >> (place % BigInteger::wordBits) & 1U) != 0;
        blues.push_back(isOne == isPositive);
    }
    return blues;
}

theory::Dyadic forestValue(const HackenbushGraph& graph)
{
    if (const auto blues = asStalk(graph))
        return stalkValue(*blues);
    const std::vector<Rooted> order = fromTheGround(graph);
    std::vector<ColonNumber> hanging(graph.joints());
    for (std::size_t index = order.size(); index-- > 0;) {
        const HackenbushEdge& edge = graph.edges()[order[index].edge];
        ColonNumber& here = hanging[order[index].joint];
        here.putUnder(edge.colour);
        hanging[edge.other(order[index].joint)].add(std::move(here));
        here = {};
    }
    return hanging[0].number();
}

} // namespace games
