// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/boardworth.h"

#include <algorithm>

namespace games {
namespace {

using theory::Outcome;

/// Whether Left (Right) does not lose moving second.
bool isAtLeastZero(Outcome outcome)
{
    return outcome == Outcome::P || outcome == Outcome::L;
}
bool isAtMostZero(Outcome outcome)
{
    return outcome == Outcome::P || outcome == Outcome::R;
}

/// Who wins a sum of games of which no more is known: those that are at least 0 add up to at least 0, and one
/// that nobody loses moving first stays so beside games that are 0.
std::optional<Outcome> boundOf(const std::vector<Outcome>& outcomes)
{
    if (std::ranges::all_of(outcomes, isAtLeastZero))
        return std::ranges::find(outcomes, Outcome::L) == outcomes.end() ? Outcome::P : Outcome::L;
    if (std::ranges::all_of(outcomes, isAtMostZero))
        return Outcome::R;
    const auto zeros = std::ranges::count(outcomes, Outcome::P);
    if (std::cmp_equal(zeros + 1, outcomes.size()))
        return Outcome::N;
    return std::nullopt;
}

/// Adds a board, or takes its negative away.
void addUnknown(std::vector<UnknownBoard>& all, const UnknownBoard& board)
{
    const auto opposite = std::ranges::find_if(all, [&](const UnknownBoard& other) {
        return !board.negative.empty() && other.key == board.negative;
    });
    if (opposite != all.end())
        all.erase(opposite);
    else
        all.push_back(board);
}

} // namespace

std::optional<BoardWorth> BoardWorths::sum(const BoardWorth& a, const BoardWorth& b)
{
    BoardWorth both{.nimber = a.nimber ^ b.nimber, .value = a.value, .unknown = a.unknown};
    if (b.value)
        both.value = a.value ? m_games.sum(*a.value, *b.value) : b.value;
    if ((a.value || b.value) && !both.value)
        return std::nullopt;
    for (const UnknownBoard& board : b.unknown)
        addUnknown(both.unknown, board);
    return both;
}

std::optional<theory::ShortGame> BoardWorths::exact(const BoardWorth& worth)
{
    const auto nimber = m_games.named({.star = {worth.nimber}});
    if (!worth.value || !nimber)
        return nimber;
    return worth.nimber == 0 ? worth.value : m_games.sum(*worth.value, *nimber);
}

std::optional<Outcome> BoardWorths::outcome(const BoardWorth& worth)
{
    const auto nimberOutcome = worth.nimber == 0 ? Outcome::P : Outcome::N;
    std::vector<Outcome> outcomes;
    if (!worth.value) {
        outcomes.push_back(nimberOutcome);
    } else {
        const auto known = exact(worth);
        if (!known)
            return std::nullopt;
        outcomes.push_back(m_games.outcome(*known));
    }
    for (const UnknownBoard& board : worth.unknown) {
        if (!board.outcome)
            return std::nullopt;
        outcomes.push_back(*board.outcome);
    }
    return boundOf(outcomes);
}

} // namespace games
