// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lenses/equivalents.h"

#include "games/catalogue.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

namespace games {
namespace {

using Sizes = std::vector<std::uint64_t>;
using Text = std::optional<std::string>;

constexpr std::uint64_t largestProduct = 1'000'000'000'000'000'000;
constexpr std::array<std::uint64_t, 15> primes{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47};

bool exceedsSquares(const Sizes& sizes)
{
    return std::ranges::any_of(sizes, [](std::uint64_t size) { return size >= mostEquivalentSquares; });
}

std::string joined(const std::vector<std::string>& parts, char separator)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : std::string(1, separator)) + part;
    return text;
}

std::string numbers(const Sizes& sizes)
{
    std::vector<std::string> parts;
    for (const std::uint64_t size : sizes)
        parts.push_back(std::to_string(size));
    return joined(parts, ',');
}

Text asNim(const Sizes& sizes)
{
    return numbers(sizes);
}

Text asLines(const Sizes& sizes)
{
    if (exceedsSquares(sizes))
        return std::nullopt;
    std::vector<std::string> rows;
    for (const std::uint64_t size : sizes)
        rows.emplace_back(size, '1');
    return joined(rows, '/');
}

Text asPrimes(const Sizes& sizes)
{
    if (sizes.size() > primes.size())
        return std::nullopt;
    std::uint64_t product = 1;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        for (std::uint64_t n = 0; n < sizes[i]; ++n) {
            if (product > largestProduct / primes[i])
                return std::nullopt;
            product *= primes[i];
        }
    }
    return std::to_string(product);
}

Text asNimble(const Sizes& sizes)
{
    if (exceedsSquares(sizes))
        return std::nullopt;
    Sizes boxes(sizes.empty() ? 1 : std::ranges::max(sizes) + 1, 0);
    for (const std::uint64_t size : sizes)
        ++boxes[size];
    return numbers(boxes);
}

/// The heaps on the steps 1, 3, 5, …
Text asStaircase(const Sizes& sizes)
{
    Sizes steps;
    for (const std::uint64_t size : sizes)
        steps.insert(steps.end(), {0, size});
    return numbers(steps);
}

/// A pair of coins for each heap, and an empty square between the pairs and at both ends.
Text asDollar(const Sizes& sizes)
{
    const std::uint64_t squares = std::accumulate(
        sizes.begin(), sizes.end(), std::uint64_t{1}, [](std::uint64_t sum, std::uint64_t size) {
            return std::min(sum + std::min(size, mostEquivalentSquares) + 3, largestProduct);
        });
    if (squares > mostEquivalentSquares)
        return std::nullopt;
    std::string row = "0";
    for (const std::uint64_t size : sizes)
        row += "1" + std::string(size, '0') + "10";
    return row;
}

/// Heads on the squares size + `shift`.
Text asHeads(const Sizes& sizes, std::uint64_t shift)
{
    if (exceedsSquares(sizes))
        return std::nullopt;
    std::string row(sizes.empty() ? 0 : std::ranges::max(sizes) + shift, 'T');
    for (const std::uint64_t size : sizes) {
        char& coin = row[size + shift - 1];
        if (coin == 'H')
            return std::nullopt;
        coin = 'H';
    }
    return row;
}

Text asPlane(const Sizes& sizes)
{
    std::vector<std::string> counters;
    for (std::size_t i = 0; i < sizes.size(); i += 2) {
        const std::uint64_t row = i + 1 < sizes.size() ? sizes[i + 1] : 0;
        counters.push_back(std::to_string(sizes[i]) + "x" + std::to_string(row));
    }
    return joined(counters, ',');
}

Text asTurtles(const Sizes& sizes)
{
    return asHeads(sizes, 0);
}

Text asTwins(const Sizes& sizes)
{
    return asHeads(sizes, 1);
}

struct Maker {
    std::string_view gameId;
    Text (*make)(const Sizes&);
    bool keepsEmpty = false; ///< heaps of 0 have a place of their own
};

constexpr std::array makers{
    Maker{"nim", asNim, true},       Maker{"lines", asLines},
    Maker{"primes", asPrimes, true}, Maker{"dollar", asDollar},
    Maker{"nimble", asNimble},       Maker{"turtles", asTurtles},
    Maker{"twins", asTwins},         Maker{"staircase", asStaircase, true},
    Maker{"plane", asPlane},
};

} // namespace

std::vector<Equivalent> equivalents(const std::vector<std::uint64_t>& sizes)
{
    Sizes nonEmpty = sizes;
    std::erase(nonEmpty, 0U);
    std::vector<Equivalent> found;
    for (const Maker& maker : makers) {
        const Text text = maker.make(maker.keepsEmpty ? sizes : nonEmpty);
        if (!text)
            continue;
        // The games themselves know their limits.
        const Parsed parsed = parse(std::string(maker.gameId) + ":" + *text);
        if (const auto* game = std::get_if<GamePtr>(&parsed))
            found.push_back({std::string(maker.gameId), (*game)->notation()});
    }
    return found;
}

std::vector<std::uint64_t> sizesOf(const LensHeaps& heaps)
{
    std::vector<std::uint64_t> sizes;
    sizes.reserve(heaps.size());
    for (const LensHeap& heap : heaps)
        sizes.push_back(heap.size);
    return sizes;
}

} // namespace games
