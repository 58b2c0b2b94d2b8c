// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/gridposition.h"

#include <algorithm>
#include <array>

namespace games {
namespace {

constexpr int bits = 64;

/// For each width the leftmost cells of all rows, those of a last row that is not whole among them.
constexpr std::array<std::uint64_t, bits + 1> leftColumns = [] {
    std::array<std::uint64_t, bits + 1> columns{};
    for (int width = 1; width <= bits; ++width) {
        for (int bit = 0; bit < bits; bit += width)
            columns[static_cast<std::size_t>(width)] |= std::uint64_t{1} << bit;
    }
    return columns;
}();

std::uint64_t leftColumn(int width)
{
    return leftColumns[static_cast<std::size_t>(width)];
}

std::uint64_t below(std::uint64_t stones, int width)
{
    return width < bits ? stones << width : 0;
}

std::uint64_t above(std::uint64_t stones, int width)
{
    return width < bits ? stones >> width : 0;
}

std::uint64_t onTheRight(std::uint64_t stones, int width)
{
    return stones << 1U & ~leftColumn(width);
}

std::uint64_t onTheLeft(std::uint64_t stones, int width)
{
    return (stones & ~leftColumn(width)) >> 1U;
}

std::uint64_t mirroredRows(std::uint64_t stones)
{
    return __builtin_bswap64(stones);
}

/// Swaps the bits `mask` selects with those `shift` above them.
std::uint64_t swapped(std::uint64_t stones, std::uint64_t mask, unsigned shift)
{
    const std::uint64_t moved = (stones ^ stones >> shift) & mask;
    return stones ^ moved ^ moved << shift;
}

std::uint64_t mirroredColumns(std::uint64_t stones)
{
    stones = swapped(stones, 0x5555555555555555U, 1);
    stones = swapped(stones, 0x3333333333333333U, 2);
    return swapped(stones, 0x0F0F0F0F0F0F0F0FU, 4);
}

/// The bits of all rows above the one with this bit.
int bitsAbove(int bit, int width)
{
    // Nearly all boards have this width, which takes no division.
    return width == gridStride ? bit / gridStride * gridStride : bit / width * width;
}

} // namespace

std::uint64_t transposed(std::uint64_t stones)
{
    stones = swapped(stones, 0x00AA00AA00AA00AAU, 7);
    stones = swapped(stones, 0x0000CCCC0000CCCCU, 14);
    return swapped(stones, 0x00000000F0F0F0F0U, 28);
}

std::uint64_t turnedByHalf(std::uint64_t stones, int width)
{
    const std::uint64_t turned = mirroredRows(mirroredColumns(stones));
    return width == gridStride ? turned : turned >> bits % width;
}

std::uint64_t upsideDown(std::uint64_t stones, int width)
{
    const std::uint64_t row = ~std::uint64_t{0} >> (bits - width);
    std::uint64_t image = 0;
    for (int rest = bits / width; rest > 0; --rest) {
        image = below(image, width) | (stones & row);
        stones = above(stones, width);
    }
    return image;
}

int cornerShift(std::uint64_t stones, int width)
{
    if (stones == 0)
        return 0;
    std::uint64_t columns = stones;
    for (int rows = width; rows < bits; rows *= 2)
        columns |= columns >> rows;
    columns &= ~std::uint64_t{0} >> (bits - width);
    return bitsAbove(std::countr_zero(stones), width) + std::countr_zero(columns);
}

std::uint64_t inCorner(std::uint64_t stones, int width)
{
    return stones >> cornerShift(stones, width);
}

std::vector<std::uint64_t> GridRules::takes(std::uint64_t stones) const
{
    return gridMoves(stones, *this);
}

std::vector<std::uint64_t> GridRules::parts(std::uint64_t stones) const
{
    return gridParts(stones, width);
}

bool GridRules::isMirrored(std::uint64_t stones) const
{
    return games::isMirrored(stones, *this);
}

std::vector<std::uint64_t> gridMoves(std::uint64_t stones, const GridRules& rules)
{
    std::vector<std::uint64_t> moves;
    const auto addRuns = [&](std::uint64_t first, const auto& next) {
        std::uint64_t cell = first;
        std::uint64_t taken = first;
        for (std::uint32_t n = 1; n < rules.most; ++n) {
            cell = next(cell, rules.width) & stones;
            taken |= cell;
            if (cell == 0)
                break;
            moves.push_back(taken);
        }
    };
    for (std::uint64_t rest = stones; rest != 0; rest &= rest - 1) {
        const std::uint64_t first = rest & (~rest + 1);
        moves.push_back(first);
        addRuns(first, onTheRight);
        addRuns(first, below);
    }
    return moves;
}

std::vector<std::uint64_t> gridParts(std::uint64_t stones, int width)
{
    std::vector<std::uint64_t> parts;
    while (stones != 0) {
        std::uint64_t part = stones & (~stones + 1);
        for (std::uint64_t before = 0; before != part;) {
            before = part;
            part |=
                (onTheRight(part, width) | onTheLeft(part, width) | below(part, width) | above(part, width)) &
                stones;
        }
        parts.push_back(part);
        stones &= ~part;
    }
    return parts;
}

bool isMirrored(std::uint64_t stones, const GridRules& rules)
{
    const int width = rules.width;
    const std::uint64_t cornered = inCorner(stones, width);
    const std::uint64_t turned = turnedByHalf(cornered, width);
    const int shift = cornerShift(turned, width);
    return turned >> shift == cornered &&
           std::ranges::none_of(gridMoves(cornered, rules), [&](std::uint64_t move) {
               return (turnedByHalf(move, width) >> shift & move) != 0;
           });
}

std::uint64_t oppositeStones(std::uint64_t some, std::uint64_t all, int width)
{
    const int corner = cornerShift(all, width);
    const std::uint64_t turned = turnedByHalf(all >> corner, width);
    return turnedByHalf(some >> corner, width) >> cornerShift(turned, width) << corner;
}

std::uint64_t canonicalGrid(std::uint64_t stones, int width)
{
    std::uint64_t least = ~std::uint64_t{0};
    const auto addImages = [&](std::uint64_t image) {
        const std::uint64_t flipped = width == gridStride ? mirroredRows(image) : upsideDown(image, width);
        for (const std::uint64_t each :
             {image, flipped, turnedByHalf(image, width), turnedByHalf(flipped, width)})
            least = std::min(least, inCorner(each, width));
    };
    addImages(stones);
    if (width == gridStride)
        addImages(transposed(stones));
    return least;
}

} // namespace games
