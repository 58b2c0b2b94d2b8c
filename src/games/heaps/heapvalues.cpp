// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/heapvalues.h"

#include <algorithm>
#include <variant>

namespace games {
namespace {

constexpr solver::SequenceLimit periodLimit{.terms = std::uint64_t{1} << 20U,
                                            .steps = std::uint64_t{1} << 27U};

} // namespace

TakeRule::TakeRule(std::vector<std::uint64_t> takes)
    : m_takes(std::move(takes)), m_set(std::span<const std::uint64_t>(m_takes))
{
}

/// What was looked for already: null where there is none.
std::optional<const solver::GenusSequence*> TakeRule::known() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_genera)
        return std::nullopt;
    return *m_genera ? &**m_genera : nullptr;
}

const solver::GenusSequence* TakeRule::keep(std::optional<solver::GenusSequence> found) const
{
    const std::lock_guard lock(m_mutex);
    if (!m_genera)
        m_genera = std::move(found);
    return *m_genera ? &**m_genera : nullptr;
}

solver::Solved<const solver::GenusSequence*> TakeRule::genera(const solver::Job& job) const
{
    if (const auto looked = known())
        return *looked;
    solver::Meter meter(job);
    auto found = solver::genusSequence(m_set, periodLimit, meter);
    if (!found && meter.hasEnded())
        return meter.unsolved();
    return keep(std::move(found));
}

solver::Sequence TakeRule::valuesOf(const solver::GenusSequence& genera)
{
    solver::Sequence sequence{.values = {}, .preperiod = genera.preperiod, .period = genera.period};
    sequence.values.reserve(genera.values.size());
    for (const solver::Genus& genus : genera.values)
        sequence.values.push_back(genus.normal);
    return sequence;
}

/// Of several sizes the last one is kept: who asks for one asks again.
std::shared_ptr<const TakeRule> TakeRule::upTo(std::uint64_t largest) const
{
    std::vector<std::uint64_t> allowed = m_takes;
    std::erase_if(allowed, [largest](std::uint64_t take) { return take > largest; });
    const std::lock_guard lock(m_mutex);
    if (!m_upTo || m_upTo->takes() != allowed)
        m_upTo = std::make_shared<const TakeRule>(std::move(allowed));
    return m_upTo;
}

HeapValues::HeapValues(std::shared_ptr<const TakeRule> rule, std::uint64_t largest, const solver::Job& job)
    : m_rule(std::move(rule))
{
    const bool hasOthers = !m_rule->set().isEmpty() && largest < m_rule->set().largest();
    if (solver::closedGenus(m_rule->set(), largest)) {
        if (hasOthers)
            m_rule = m_rule->upTo(largest);
        lookForPeriod(job); // it is the one of the form, and its values are there to be read
        m_unsolved.reset();
        return;
    }
    if (lookForPeriod(job))
        return;
    // Takes that no heap allows may be what hides the period.
    if (hasOthers && m_rule->set().smallest() <= largest) {
        m_rule = m_rule->upTo(largest);
        if (lookForPeriod(job))
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

/// Whether there is nothing more to look for: it is there, or the job has ended.
bool HeapValues::lookForPeriod(const solver::Job& job)
{
    const auto genera = m_rule->genera(job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&genera))
        m_unsolved = *unsolved;
    else
        m_genera = std::get<const solver::GenusSequence*>(genera);
    return m_unsolved || m_genera != nullptr;
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
    if (m_genera != nullptr)
        return m_genera->at(heap);
    // A heap that allows fewer takes than the largest one has a closed form if the largest has one.
    return solver::closedGenus(m_rule->set(), heap).value();
}

} // namespace games
