// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/toads/toadstrip.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace games {
namespace {

/// Beyond the edges there is a wall.
char squareAt(std::string_view squares, std::ptrdiff_t at)
{
    return at < 0 || at >= std::ssize(squares) ? wall : squares[static_cast<std::size_t>(at)];
}

constexpr char freeToad = 't';
constexpr char freeFrog = 'f';

/// What parts a strip with freed pieces.
constexpr bool holds(char square)
{
    return square == toad || square == frog || square == wall;
}

/// The strip with freeToad and freeFrog for pieces that may move some day. All pieces hold each other until
/// one of them is seen to have a way.
std::string freed(std::string_view squares)
{
    constexpr std::size_t edge = 2; // so far looks a piece
    std::string seen(squares.size() + 2 * edge, wall);
    squares.copy(seen.data() + edge, squares.size());
    const auto isHeld = [](char piece, char next, char behind) {
        return holds(next) && (next == wall || next == piece || holds(behind));
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t at = seen.size() - edge; at-- > edge;) {
            if (seen[at] == toad && !isHeld(toad, seen[at + 1], seen[at + 2])) {
                seen[at] = freeToad;
                changed = true;
            }
        }
        for (std::size_t at = edge; at < seen.size() - edge; ++at) {
            if (seen[at] == frog && !isHeld(frog, seen[at - 1], seen[at - 2])) {
                seen[at] = freeFrog;
                changed = true;
            }
        }
    }
    return seen.substr(edge, squares.size());
}

/// Where every frog is on the left of every toad nobody is in anybody's way.
bool isSettled(std::string_view part)
{
    const std::size_t lastFrog = part.rfind(freeFrog);
    return lastFrog == std::string_view::npos || part.find(freeToad) > lastFrog;
}

/// The steps that are left to all toads and to all frogs of settled parts.
struct Steps {
    std::size_t toads = 0;
    std::size_t frogs = 0;

    void add(std::string_view part)
    {
        std::size_t empty = 0;
        std::size_t toadsBefore = 0;
        for (const char square : part) {
            if (square == noPiece) {
                ++empty;
                toads += toadsBefore;
            } else if (square == freeToad) {
                ++toadsBefore;
            } else {
                frogs += empty;
            }
        }
    }
};

/// The parts between walls and pieces that are stuck for good, in order and joined by walls. All steps of
/// settled parts are those of one toad and of one frog on their own.
std::string lively(std::string_view squares)
{
    const std::string seen = freed(squares);
    std::vector<std::string_view> parts;
    Steps steps;
    for (auto at = seen.cbegin(); at != seen.cend();) {
        const auto end = std::find_if(at, seen.cend(), holds);
        const std::string_view part(at, end);
        if (isSettled(part))
            steps.add(part);
        else
            parts.push_back(part);
        at = end == seen.cend() ? end : end + 1;
    }
    const std::string toadAlone = freeToad + std::string(steps.toads, noPiece);
    const std::string frogAlone = std::string(steps.frogs, noPiece) + freeFrog;
    if (steps.toads > 0)
        parts.emplace_back(toadAlone);
    if (steps.frogs > 0)
        parts.emplace_back(frogAlone);
    std::ranges::sort(parts);
    std::string joined;
    for (const std::string_view part : parts) {
        if (!joined.empty())
            joined += wall;
        joined += part;
    }
    std::ranges::replace(joined, freeToad, toad);
    std::ranges::replace(joined, freeFrog, frog);
    return joined;
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

std::vector<bool> stuckForGood(std::string_view squares)
{
    std::vector<bool> stuck;
    for (const char square : freed(squares))
        stuck.push_back(square == toad || square == frog);
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
    return {lively(squares)};
}

std::vector<ToadPosition> ToadPosition::components() const
{
    std::vector<ToadPosition> parts;
    for (const auto part : std::views::split(lively(squares), wall))
        parts.push_back({std::string(part.begin(), part.end())});
    return parts;
}

std::size_t ToadPosition::memoryBytes() const
{
    const std::size_t inside = std::string().capacity();
    return squares.capacity() > inside ? squares.capacity() + 1 : 0;
}

} // namespace games
