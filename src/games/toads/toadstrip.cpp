// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/toads/toadstrip.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

/// Beyond the edges there is a wall.
char squareAt(std::string_view squares, std::ptrdiff_t at)
{
    return at < 0 || at >= std::ssize(squares) ? wall : squares[static_cast<std::size_t>(at)];
}

/// The strip between walls and pieces that are stuck for good.
std::vector<std::string> freeParts(std::string_view squares)
{
    const std::vector<bool> stuck = stuckForGood(squares);
    std::vector<std::string> parts(1);
    for (std::size_t at = 0; at < squares.size(); ++at) {
        if (squares[at] == wall || stuck[at])
            parts.emplace_back();
        else
            parts.back() += squares[at];
    }
    return parts;
}

/// Where every frog is on the left of every toad nobody is in anybody's way.
bool isSettled(const std::string& part)
{
    const std::size_t lastFrog = part.rfind(frog);
    return lastFrog == std::string::npos || part.find(toad) > lastFrog;
}

/// The steps that are left to all pieces of a kind on a part that is settled.
std::size_t stepsLeft(const std::string& part, char kind)
{
    std::size_t steps = 0;
    for (std::size_t at = 0; at < part.size(); ++at) {
        if (part[at] != kind)
            continue;
        const auto place = part.begin() + static_cast<std::ptrdiff_t>(at);
        steps += static_cast<std::size_t>(kind == toad ? std::count(place, part.end(), noPiece)
                                                       : std::count(part.begin(), place, noPiece));
    }
    return steps;
}

/// Parts in order. All steps of settled parts are those of one toad and of one frog on their own.
std::vector<std::string> livelyParts(std::string_view squares)
{
    std::vector<std::string> parts = freeParts(squares);
    std::size_t toadSteps = 0;
    std::size_t frogSteps = 0;
    std::erase_if(parts, [&](const std::string& part) {
        if (!isSettled(part))
            return false;
        toadSteps += stepsLeft(part, toad);
        frogSteps += stepsLeft(part, frog);
        return true;
    });
    if (toadSteps > 0)
        parts.push_back(toad + std::string(toadSteps, noPiece));
    if (frogSteps > 0)
        parts.push_back(std::string(frogSteps, noPiece) + frog);
    std::ranges::sort(parts);
    return parts;
}

} // namespace

std::optional<std::size_t> hopFrom(std::string_view squares, std::size_t from)
{
    const char piece = squares[from];
    if (piece != toad && piece != frog)
        return std::nullopt;
    const std::ptrdiff_t forward = piece == toad ? 1 : -1;
    const auto place = static_cast<std::ptrdiff_t>(from);
    const char next = squareAt(squares, place + forward);
    if (next == noPiece)
        return static_cast<std::size_t>(place + forward);
    const bool jumps =
        next == (piece == toad ? frog : toad) && squareAt(squares, place + 2 * forward) == noPiece;
    return jumps ? std::optional(static_cast<std::size_t>(place + 2 * forward)) : std::nullopt;
}

/// All pieces hold each other until one of them is seen to have a way.
std::vector<bool> stuckForGood(std::string_view squares)
{
    std::vector<bool> stuck(squares.size());
    for (std::size_t at = 0; at < squares.size(); ++at)
        stuck[at] = squares[at] == toad || squares[at] == frog;
    const auto holds = [&](std::ptrdiff_t at) {
        const char there = squareAt(squares, at);
        return there == wall || (there != noPiece && stuck[static_cast<std::size_t>(at)]);
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t at = 0; at < squares.size(); ++at) {
            if (!stuck[at])
                continue;
            const char piece = squares[at];
            const auto place = static_cast<std::ptrdiff_t>(at);
            const std::ptrdiff_t forward = piece == toad ? 1 : -1;
            const char next = squareAt(squares, place + forward);
            const bool isHeld =
                holds(place + forward) && (next == wall || next == piece || holds(place + 2 * forward));
            changed = changed || !isHeld;
            stuck[at] = isHeld;
        }
    }
    return stuck;
}

std::vector<ToadPosition> ToadPosition::options(theory::Player player) const
{
    std::vector<ToadPosition> all;
    for (std::size_t from = 0; from < squares.size(); ++from) {
        if (squares[from] != pieceOf(player))
            continue;
        if (const auto to = hopFrom(squares, from)) {
            all.push_back(*this);
            std::swap(all.back().squares[from], all.back().squares[*to]);
        }
    }
    return all;
}

ToadPosition ToadPosition::canonical() const
{
    ToadPosition joined;
    for (const std::string& part : livelyParts(squares))
        joined.squares += (joined.squares.empty() ? "" : std::string(1, wall)) + part;
    return joined;
}

std::vector<ToadPosition> ToadPosition::components() const
{
    std::vector<ToadPosition> parts;
    for (std::string& part : livelyParts(squares))
        parts.push_back({std::move(part)});
    return parts;
}

std::size_t ToadPosition::memoryBytes() const
{
    const std::size_t inside = std::string().capacity();
    return squares.capacity() > inside ? squares.capacity() + 1 : 0;
}

} // namespace games
