// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/heapvalues.h"

#include <algorithm>

namespace games {
namespace {

constexpr solver::SequenceLimit periodLimit{.terms = std::uint64_t{1} << 20U,
                                            .steps = std::uint64_t{1} << 27U};

} // namespace

TakeRule::TakeRule(std::vector<std::uint64_t> takes)
    : m_takes(std::move(takes)), m_set(std::span<const std::uint64_t>(m_takes))
{
}

const std::optional<solver::GenusSequence>& TakeRule::genera() const
{
    std::call_once(m_generaOnce, [this] { m_genera = solver::genusSequence(m_set, periodLimit); });
    return m_genera;
}

const std::optional<solver::Sequence>& TakeRule::grundyValues() const
{
    std::call_once(m_valuesOnce, [this] { m_values = solver::subtractionSequence(m_set, periodLimit); });
    return m_values;
}

HeapValues::HeapValues(std::shared_ptr<const TakeRule> rule, std::uint64_t largest, const solver::Job& job)
    : m_rule(std::move(rule))
{
    if (solver::closedGenus(m_rule->set(), largest) || m_rule->genera())
        return;
    // Takes that no heap allows may be what hides the period.
    if (m_rule->set().smallest() <= largest && largest < m_rule->set().largest()) {
        std::vector<std::uint64_t> allowed = m_rule->takes();
        std::erase_if(allowed, [largest](std::uint64_t take) { return take > largest; });
        m_rule = std::make_shared<const TakeRule>(std::move(allowed));
        if (m_rule->genera())
            return;
    }
    HeapTable::Game game{
        .heaps = {largest}, .takes = m_rule->takes(), .play = theory::Play::Normal, .grundy = true};
    solver::Job half = job;
    half.limits.memoryBytes /= 2;
    auto normal = HeapTable::make(game, half);
    game.play = theory::Play::Misere;
    game.grundy = false;
    auto misere = HeapTable::make(game, half);
    for (auto* made : {&normal, &misere}) {
        if (const auto* unsolved = std::get_if<solver::Unsolved>(made))
            m_unsolved = *unsolved;
    }
    if (!m_unsolved) {
        m_normal = std::move(std::get<HeapTable>(normal));
        m_misere = std::move(std::get<HeapTable>(misere));
    }
}

std::uint64_t HeapValues::positions() const
{
    return m_normal ? m_normal->positions() : 0;
}

solver::Genus HeapValues::at(std::uint64_t heap) const
{
    if (m_normal) {
        // Every heap is tame: the outcome in misère play tells (0,1) from (0,0) and (1,0) from (1,1).
        const std::uint64_t value = m_normal->grundy({heap});
        const bool misereP = m_misere->outcome({heap}) == theory::Outcome::P;
        const bool fickle = value < 2 && misereP == (value == 1);
        return {value, fickle ? 1 - value : value};
    }
    if (m_rule->genera())
        return m_rule->genera()->at(heap);
    // A heap that allows fewer takes than the largest one has a closed form if the largest has one.
    return solver::closedGenus(m_rule->set(), heap).value();
}

} // namespace games
