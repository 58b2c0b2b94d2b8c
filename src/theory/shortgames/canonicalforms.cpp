// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/shortgames/canonicalforms.h"

#include "theory/shortgames/reduction.h"

#include <algorithm>
#include <utility>

namespace theory {

namespace {

constexpr unsigned deepestForm = 500;        // nested lists of options
constexpr unsigned deepestRecursion = 1000;  // levels; each takes up to some thousand bytes of stack
constexpr std::uint64_t stepsPerCheck = 256; // the stop check costs more than a step
constexpr std::int64_t mostUps = std::int64_t{1} << 40;
constexpr std::size_t bytesOfEntries = 100; // in the hash table that finds a form

std::size_t hashOf(const FormOptions& options)
{
    std::size_t hash = options.left.size();
    for (const auto* side : {&options.left, &options.right}) {
        for (const ShortGame option : *side)
            hash = (hash ^ option.index) * 0x9E3779B97F4A7C15U + (hash >> 29U);
    }
    return hash;
}

std::size_t bytesOf(const CanonicalForm& form)
{
    const std::size_t options = form.options.left.size() + form.options.right.size();
    const std::size_t digits = std::size_t{form.leftStop.power()} + form.rightStop.power();
    return sizeof(CanonicalForm) + bytesOfEntries + options * sizeof(ShortGame) + digits / 8;
}

} // namespace

CanonicalForms::Step::Step(CanonicalForms& forms) : m_forms(forms)
{
    if (++forms.m_steps % stepsPerCheck == 0 && forms.m_limits.isStopped && forms.m_limits.isStopped())
        throw UnsolvedGame{.isFull = false};
    if (forms.m_depth == deepestRecursion)
        throw UnsolvedGame{.isFull = true};
    ++forms.m_depth;
}

CanonicalForms::CanonicalForms(ShortGameLimits limits) : m_limits(std::move(limits))
{
    m_named.emplace(NumberUpStar{}, ShortGame{0});
    m_forms.push_back({.closed = NumberUpStar{},
                       .options = {},
                       .isUnfolded = true,
                       .isAtMostZero = true,
                       .isAtLeastZero = true,
                       .leftStop = 0,
                       .rightStop = 0,
                       .negative = ShortGame{0}});
}

void CanonicalForms::charge(std::size_t bytes)
{
    if (bytes > m_limits.bytes || m_bytes > m_limits.bytes - bytes)
        throw UnsolvedGame{.isFull = true};
    m_bytes += bytes;
}

ShortGame CanonicalForms::add(CanonicalForm form)
{
    charge(bytesOf(form));
    const ShortGame added{static_cast<std::uint32_t>(m_forms.size())};
    m_forms.push_back(std::move(form));
    return added;
}

ShortGame CanonicalForms::named(const NumberUpStar& game)
{
    if (game.ups > mostUps || game.ups < -mostUps)
        throw UnsolvedGame{.isFull = true};
    if (const auto known = m_named.find(game); known != m_named.end())
        return known->second;
    const ShortGame added = add({.closed = game,
                                 .options = {},
                                 .isAtMostZero = theory::isAtMost(game, {}),
                                 .isAtLeastZero = theory::isAtMost({}, game),
                                 .birthday = theory::birthday(game),
                                 .leftStop = game.number,
                                 .rightStop = game.number,
                                 .negative = {}});
    m_named.emplace(game, added);
    return added;
}

ShortGame CanonicalForms::make(FormOptions options)
{
    return Reduction(*this, std::move(options)).result();
}

ShortGame CanonicalForms::intern(FormOptions options)
{
    std::ranges::sort(options.left);
    std::ranges::sort(options.right);
    const std::size_t hash = hashOf(options);
    const auto [first, last] = m_byHash.equal_range(hash);
    for (auto known = first; known != last; ++known) {
        if (form(known->second).options == options)
            return known->second;
    }
    const ShortGame added = add(described(std::move(options)));
    m_byHash.emplace(hash, added);
    return added;
}

CanonicalForm CanonicalForms::described(FormOptions options) const
{
    const Dyadic firstLeft = form(options.left.front()).rightStop;
    const Dyadic firstRight = form(options.right.front()).leftStop;
    CanonicalForm result{.closed = {},
                         .options = std::move(options),
                         .isUnfolded = true,
                         .isAtMostZero = true,
                         .isAtLeastZero = true,
                         .leftStop = firstLeft,
                         .rightStop = firstRight,
                         .negative = {}};
    for (const ShortGame option : result.options.left) {
        result.leftStop = std::max(result.leftStop, form(option).rightStop);
        result.isAtMostZero = result.isAtMostZero && !form(option).isAtLeastZero;
    }
    for (const ShortGame option : result.options.right) {
        result.rightStop = std::min(result.rightStop, form(option).leftStop);
        result.isAtLeastZero = result.isAtLeastZero && !form(option).isAtMostZero;
    }
    for (const auto* side : {&result.options.left, &result.options.right}) {
        for (const ShortGame option : *side) {
            result.depth = std::max(result.depth, form(option).depth + 1);
            result.birthday = std::max(result.birthday, form(option).birthday + 1);
        }
    }
    if (result.depth > deepestForm)
        throw UnsolvedGame{.isFull = true};
    return result;
}

void CanonicalForms::unfold(ShortGame a)
{
    const NumberUpStar& closed = *form(a).closed;
    if (optionCount(closed) > (m_limits.bytes - m_bytes) / sizeof(CanonicalForm))
        throw UnsolvedGame{.isFull = true};
    FormOptions unfolded;
    for (const NumberUpStar& option : theory::options(closed, Player::Left))
        unfolded.left.push_back(named(option));
    for (const NumberUpStar& option : theory::options(closed, Player::Right))
        unfolded.right.push_back(named(option));
    std::ranges::sort(unfolded.left);
    std::ranges::sort(unfolded.right);
    charge((unfolded.left.size() + unfolded.right.size()) * sizeof(ShortGame));
    m_forms[a.index].options = std::move(unfolded);
    m_forms[a.index].isUnfolded = true;
}

const std::vector<ShortGame>& CanonicalForms::options(ShortGame a, Player mover)
{
    if (!form(a).isUnfolded)
        unfold(a);
    return mover == Player::Left ? form(a).options.left : form(a).options.right;
}

bool CanonicalForms::isAtMost(ShortGame a, ShortGame b)
{
    const CanonicalForm& first = form(a);
    const CanonicalForm& second = form(b);
    if (first.closed && second.closed)
        return theory::isAtMost(*first.closed, *second.closed);
    if (a == b || first.leftStop < second.rightStop)
        return true;
    if (first.leftStop > second.leftStop || first.rightStop > second.rightStop)
        return false;
    const std::uint64_t key = pairKey(a, b);
    if (const auto known = m_comparisons.find(key); known != m_comparisons.end())
        return known->second;
    const bool result = isAtMostByOptions(a, b);
    charge(bytesOfResult);
    m_comparisons.emplace(key, result);
    return result;
}

/// By definition, but a player avoids to move in a number while the other game is none.
bool CanonicalForms::isAtMostByOptions(ShortGame a, ShortGame b)
{
    const Step step(*this);
    if (!isNumber(a)) {
        for (const ShortGame left : options(a, Player::Left)) {
            if (isAtMost(b, left))
                return false;
        }
    }
    if (!isNumber(b)) {
        for (const ShortGame right : options(b, Player::Right)) {
            if (isAtMost(right, a))
                return false;
        }
    }
    return true;
}

ShortGame CanonicalForms::negative(ShortGame a)
{
    if (const auto known = form(a).negative)
        return *known;
    ShortGame result;
    if (const auto& closed = form(a).closed) {
        result = named(-*closed);
    } else {
        const Step step(*this);
        FormOptions mirrored;
        for (const ShortGame right : form(a).options.right)
            mirrored.left.push_back(negative(right));
        for (const ShortGame left : form(a).options.left)
            mirrored.right.push_back(negative(left));
        result = intern(std::move(mirrored));
    }
    m_forms[a.index].negative = result;
    m_forms[result.index].negative = a;
    return result;
}

} // namespace theory
