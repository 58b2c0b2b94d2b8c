// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/sequences/sequence.h"

#include "solver/sequences/prefixes.h"
#include "solver/sequences/subtraction.h"

#include <algorithm>
#include <utility>

namespace solver {

namespace {

/// The least period that a repeated window of `window` values proves at the end of `values`.
template <typename Value>
std::optional<PeriodicSequence<Value>> provenPeriod(const std::vector<Value>& values, std::uint64_t window)
{
    const std::vector<Value> backwards(values.rbegin(), values.rend());
    const auto common = commonPrefixes(backwards);
    for (std::size_t period = 1; period + window <= values.size(); ++period) {
        if (common[period] < window)
            continue;
        const std::size_t preperiod = values.size() - common[period] - period;
        const auto end = values.begin() + static_cast<std::ptrdiff_t>(preperiod + period);
        return PeriodicSequence<Value>{{values.begin(), end}, preperiod, period};
    }
    return std::nullopt;
}

template <typename Value, typename ValueOf>
PeriodicSequence<Value> computed(std::uint64_t terms, ValueOf valueOf)
{
    PeriodicSequence<Value> sequence{{}, 0, terms};
    sequence.values.reserve(static_cast<std::size_t>(terms));
    for (std::uint64_t heap = 0; heap < terms; ++heap)
        sequence.values.push_back(valueOf(heap));
    return sequence;
}

/// Every value repeated, as for a set all of whose takes have a common factor.
template <typename Value>
PeriodicSequence<Value> stretched(PeriodicSequence<Value> sequence, std::uint64_t factor)
{
    auto longer = computed<Value>(sequence.values.size() * factor,
                                  [&](std::uint64_t heap) { return sequence.at(heap / factor); });
    longer.preperiod = sequence.preperiod * factor;
    longer.period = sequence.period * factor;
    return longer;
}

/// That of a heap with the Grundy value `normal`: below, at closedGenus, is why.
Genus genusOf(std::uint64_t normal)
{
    return {normal, normal < 2 ? 1 - normal : normal};
}

/// The period of a..b is a + b, but that of a set with a common factor has the least only without it.
std::optional<std::uint64_t> closedPeriod(const TakeSet& takes)
{
    if (takes.isEmpty())
        return 1;
    if (takes.ranges().size() > 1)
        return std::nullopt;
    return takes.smallest() + takes.largest();
}

/// `next` gives the values of the heaps 0, 1, 2, … in turn.
template <typename Value>
std::optional<PeriodicSequence<Value>> searchedPeriod(const TakeSet& takes, const SequenceLimit& limit,
                                                      Value (SubtractionTerms::*next)(), Meter& meter)
{
    const std::uint64_t terms = std::min(limit.terms, limit.steps / takes.ranges().size());
    SubtractionTerms source(takes);
    std::vector<Value> values;
    for (std::uint64_t wanted = 2 * takes.largest() + 64; takes.largest() < terms; wanted *= 2) {
        wanted = std::min(wanted, terms);
        while (values.size() < wanted) {
            if (!meter.spend() || !meter.step(takes.ranges().size()))
                return std::nullopt;
            values.push_back((source.*next)());
        }
        auto found = provenPeriod(values, takes.largest());
        if (found || wanted == terms)
            return found;
    }
    return std::nullopt;
}

template <typename Value>
std::optional<PeriodicSequence<Value>> sequenceOf(const TakeSet& takes, const SequenceLimit& limit,
                                                  Value (SubtractionTerms::*next)(), Value (*project)(Genus),
                                                  Meter& meter)
{
    if (const auto period = closedPeriod(takes)) {
        if (*period > limit.terms)
            return std::nullopt;
        const std::uint64_t least = takes.isEmpty() ? 1 : takes.smallest();
        return computed<Value>(*period, [&](std::uint64_t heap) { return project(genusOf(heap / least)); });
    }
    const std::uint64_t factor = takes.divisor();
    auto sequence = searchedPeriod(takes.dividedBy(factor), {limit.terms / factor, limit.steps}, next, meter);
    if (!sequence || factor == 1)
        return sequence;
    return stretched(std::move(*sequence), factor);
}

} // namespace

std::optional<Sequence> subtractionSequence(const TakeSet& takes, const SequenceLimit& limit)
{
    Meter unlimited({});
    return sequenceOf<std::uint64_t>(
        takes, limit, &SubtractionTerms::nextNormal, [](Genus genus) { return genus.normal; }, unlimited);
}

std::optional<Sequence> subtractionSequence(std::span<const std::uint64_t> takes, const SequenceLimit& limit)
{
    return subtractionSequence(TakeSet(takes), limit);
}

std::optional<GenusSequence> genusSequence(const TakeSet& takes, const SequenceLimit& limit)
{
    Meter unlimited({});
    return genusSequence(takes, limit, unlimited);
}

std::optional<GenusSequence> genusSequence(const TakeSet& takes, const SequenceLimit& limit, Meter& meter)
{
    return sequenceOf<Genus>(
        takes, limit, &SubtractionTerms::nextGenus, [](Genus genus) { return genus; }, meter);
}

std::optional<GenusSequence> genusSequence(std::span<const std::uint64_t> takes, const SequenceLimit& limit)
{
    return genusSequence(TakeSet(takes), limit);
}

// For the takes a..b a heap of n has the Grundy value floor((n mod (a + b)) / a): the options of n are the
// b - a + 1 heaps below n - a + 1, a stretch of the period that meets exactly the smaller values and larger
// ones (Winning Ways, ch. 4; with a = b the values are a noughts and a ones in turn).
//
// In misère play the values 0 and 1 change places and all others stay, for every subtraction set. Let a be
// its least take. A heap of value 1 is one of value 0 with a added (T. S. Ferguson). So from n of value 0
// with n >= a: n - a, as an option of n, is not of value 0 and has an option n - a - s of value 0, whence
// the option n - s of n has the value 1. By induction over n: value 0 with an option of value 1 and none of
// value 0 becomes 1; value 1 with options of value 0 and none of value 1 becomes 0; a larger value sees
// both 0 and 1 either way.
std::optional<Genus> closedGenus(const TakeSet& takes, std::uint64_t heap)
{
    const TakeSet allowed = takes.upTo(heap);
    if (allowed.isEmpty())
        return Genus{0, 1};
    const std::uint64_t factor = allowed.divisor();
    const TakeSet reduced = allowed.dividedBy(factor);
    if (reduced.ranges().size() > 1)
        return std::nullopt;
    const std::uint64_t place = heap / factor % (reduced.smallest() + reduced.largest());
    return genusOf(place / reduced.smallest());
}

} // namespace solver
