// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/shortgames/shortgame.h"

#include "theory/shortgames/canonicalforms.h"

#include <utility>

namespace theory {

namespace {

/// What `ask` returns, or nothing if it met a limit.
template <typename Ask>
auto answer(bool& isFull, Ask ask) -> std::optional<decltype(ask())>
{
    try {
        return ask();
    } catch (const UnsolvedGame& reason) {
        isFull = reason.isFull;
        return std::nullopt;
    }
}

} // namespace

ShortGames::ShortGames(ShortGameLimits limits) : m_forms(std::make_unique<CanonicalForms>(std::move(limits)))
{
}

ShortGames::~ShortGames() = default;
ShortGames::ShortGames(ShortGames&&) noexcept = default;
ShortGames& ShortGames::operator=(ShortGames&&) noexcept = default;

std::optional<ShortGame> ShortGames::make(std::span<const ShortGame> left, std::span<const ShortGame> right)
{
    return answer(m_isFull, [&] {
        return m_forms->make({{left.begin(), left.end()}, {right.begin(), right.end()}});
    });
}

std::optional<ShortGame> ShortGames::named(const NumberUpStar& game)
{
    return answer(m_isFull, [&] { return m_forms->named(game); });
}

std::optional<ShortGame> ShortGames::sum(ShortGame a, ShortGame b)
{
    return answer(m_isFull, [&] { return m_forms->sum(a, b); });
}

std::optional<ShortGame> ShortGames::negative(ShortGame a)
{
    return answer(m_isFull, [&] { return m_forms->negative(a); });
}

std::optional<ShortGame> ShortGames::difference(ShortGame a, ShortGame b)
{
    return answer(m_isFull, [&] { return m_forms->sum(a, m_forms->negative(b)); });
}

std::optional<bool> ShortGames::isAtMost(ShortGame a, ShortGame b)
{
    return answer(m_isFull, [&] { return m_forms->isAtMost(a, b); });
}

std::optional<std::partial_ordering> ShortGames::compare(ShortGame a, ShortGame b)
{
    return answer(m_isFull, [&] {
        if (a == b)
            return std::partial_ordering::equivalent;
        if (m_forms->isAtMost(a, b))
            return std::partial_ordering::less;
        return m_forms->isAtMost(b, a) ? std::partial_ordering::greater : std::partial_ordering::unordered;
    });
}

Outcome ShortGames::outcome(ShortGame a) const
{
    const CanonicalForm& form = m_forms->form(a);
    if (form.isAtMostZero)
        return form.isAtLeastZero ? Outcome::P : Outcome::R;
    return form.isAtLeastZero ? Outcome::L : Outcome::N;
}

const Dyadic& ShortGames::leftStop(ShortGame a) const
{
    return m_forms->form(a).leftStop;
}

const Dyadic& ShortGames::rightStop(ShortGame a) const
{
    return m_forms->form(a).rightStop;
}

std::uint64_t ShortGames::birthday(ShortGame a) const
{
    return m_forms->form(a).birthday;
}

const NumberUpStar* ShortGames::closedForm(ShortGame a) const
{
    const auto& closed = m_forms->form(a).closed;
    return closed ? &*closed : nullptr;
}

std::optional<Dyadic> ShortGames::number(ShortGame a) const
{
    const NumberUpStar* closed = closedForm(a);
    return closed != nullptr && closed->isNumber() ? std::optional(closed->number) : std::nullopt;
}

std::optional<Nimber> ShortGames::nimber(ShortGame a) const
{
    const NumberUpStar* closed = closedForm(a);
    return closed != nullptr && closed->isNimber() ? std::optional(closed->star) : std::nullopt;
}

std::optional<std::span<const ShortGame>> ShortGames::options(ShortGame a, Player mover)
{
    return answer(m_isFull, [&] { return std::span<const ShortGame>(m_forms->options(a, mover)); });
}

bool ShortGames::isFull() const
{
    return m_isFull;
}

std::size_t ShortGames::size() const
{
    return m_forms->size();
}

std::size_t ShortGames::bytes() const
{
    return m_forms->bytes();
}

} // namespace theory
