// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/value/valueform.h"

#include "games/partizan/partizan.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

namespace games {
namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

std::uint64_t saturatedSum(std::uint64_t a, std::uint64_t b)
{
    return a > largest - b ? largest : a + b;
}

/// Forms in braces measured from the innermost outwards, each once.
class Heights {
public:
    explicit Heights(const theory::WrittenForms& forms) : m_forms(forms) {}

    std::uint64_t of(const theory::WrittenSum& sum)
    {
        std::uint64_t height = 0;
        for (const theory::NumberUpStar& term : sum.closedTerms())
            height = saturatedSum(height, theory::birthday(term));
        for (const std::uint32_t place : sum.braces)
            height = saturatedSum(height, of(place));
        return height;
    }

private:
    std::uint64_t of(std::uint32_t place)
    {
        if (const auto known = m_known.find(place); known != m_known.end())
            return known->second;
        std::uint64_t height = 0;
        for (const auto* side : {&m_forms.at(place).left, &m_forms.at(place).right}) {
            for (const theory::WrittenSum& option : *side)
                height = std::max(height, saturatedSum(of(option), 1));
        }
        m_known.emplace(place, height);
        return height;
    }

    const theory::WrittenForms& m_forms;
    std::unordered_map<std::uint32_t, std::uint64_t> m_known;
};

/// Counts the positions below forms in braces as those of a tree, but each form once.
class Followers {
public:
    explicit Followers(const theory::WrittenForms& forms) : m_forms(forms) {}

    std::uint64_t of(const theory::WrittenSum& sum)
    {
        std::uint64_t positions = 1;
        for (const theory::NumberUpStar& term : sum.closedTerms())
            positions =
                saturatingProduct(positions, saturatedSum(saturatingProduct(theory::birthday(term), 2), 1));
        for (const std::uint32_t place : sum.braces)
            positions = saturatingProduct(positions, of(place));
        return positions;
    }

private:
    std::uint64_t of(std::uint32_t place)
    {
        if (const auto known = m_known.find(place); known != m_known.end())
            return known->second;
        std::uint64_t positions = 1;
        for (const auto* side : {&m_forms.at(place).left, &m_forms.at(place).right}) {
            for (const theory::WrittenSum& option : *side)
                positions = saturatedSum(positions, of(option));
        }
        m_known.emplace(place, positions);
        return positions;
    }

    const theory::WrittenForms& m_forms;
    std::unordered_map<std::uint32_t, std::uint64_t> m_known;
};

} // namespace

FormPosition::FormPosition(const theory::WrittenForms* all, theory::WrittenSum played)
    : forms(all), sum(std::move(played))
{
    std::ranges::sort(sum.braces);
}

std::vector<FormPosition> FormPosition::options(theory::Player player) const
{
    std::vector<FormPosition> all;
    for (theory::WrittenSum& option : forms->options(sum, player))
        all.emplace_back(forms, std::move(option));
    return all;
}

std::uint64_t longestPlay(const theory::WrittenForms& forms, const theory::WrittenSum& sum)
{
    return Heights(forms).of(sum);
}

std::uint64_t positionsBelow(const theory::WrittenForms& forms, const theory::WrittenSum& sum)
{
    return Followers(forms).of(sum);
}

} // namespace games
