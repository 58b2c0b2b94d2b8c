// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The notations of drawn positions, by family; each is the part behind the game's id and convention, options
// included ("/take=1,3,4:7,9").

#include "classroom/exercises/draws.h"
#include "classroom/exercises/exercise.h"

#include <string>
#include <vector>

namespace classroom {

/// What a draw has to look at.
struct Drawing {
    const ExerciseRequest& request;
    Draws& draws;

    [[nodiscard]] std::uint64_t size(std::uint64_t easy, std::uint64_t hard) const
    {
        return scaled(request.difficulty, easy, hard);
    }
    /// One of `count` variants of the game, the same for all draws of an exercise: the hardest of several
    /// positions would else always be of one variant.
    [[nodiscard]] std::uint64_t variant(std::uint64_t count) const { return request.seed % count; }
    [[nodiscard]] bool isMisere() const { return request.play == theory::Play::Misere; }
};

/// Whether the pictures of this exercise are all green.
[[nodiscard]] bool drawsGreen(const ExerciseRequest& request);

/// "3,4,5".
[[nodiscard]] std::string numberList(const std::vector<std::uint64_t>& numbers);

// Heaps (drawnheaps.cpp).
[[nodiscard]] std::string drawNim(const Drawing& drawing);
[[nodiscard]] std::string drawTakeaway(const Drawing& drawing);
[[nodiscard]] std::string drawOctal(const Drawing& drawing);
[[nodiscard]] std::string drawGrundy(const Drawing& drawing);
[[nodiscard]] std::string drawPrimes(const Drawing& drawing);
[[nodiscard]] std::string drawSkip(const Drawing& drawing);
[[nodiscard]] std::string drawPoker(const Drawing& drawing);

// Boards (drawnboards.cpp).
[[nodiscard]] std::string drawLines(const Drawing& drawing);
[[nodiscard]] std::string drawGrid(const Drawing& drawing);
[[nodiscard]] std::string drawDollar(const Drawing& drawing);
[[nodiscard]] std::string drawNimble(const Drawing& drawing);
[[nodiscard]] std::string drawTurned(const Drawing& drawing);
[[nodiscard]] std::string drawStaircase(const Drawing& drawing);
[[nodiscard]] std::string drawNorthcott(const Drawing& drawing);
[[nodiscard]] std::string drawWythoff(const Drawing& drawing);
[[nodiscard]] std::string drawPlane(const Drawing& drawing);
[[nodiscard]] std::string drawDag(const Drawing& drawing);
[[nodiscard]] std::string drawHackenbush(const Drawing& drawing);

} // namespace classroom
