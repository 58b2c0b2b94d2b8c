// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/gridposition.h"

#include <algorithm>
#include <array>

namespace games {
namespace {

constexpr std::uint64_t leftColumn = 0x0101010101010101U;
constexpr std::uint64_t notRightColumn = ~(leftColumn << 7U);
constexpr std::uint64_t notLeftColumn = ~leftColumn;

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

std::uint64_t transposed(std::uint64_t stones)
{
    stones = swapped(stones, 0x00AA00AA00AA00AAU, 7);
    stones = swapped(stones, 0x0000CCCC0000CCCCU, 14);
    return swapped(stones, 0x00000000F0F0F0F0U, 28);
}

std::uint64_t inCorner(std::uint64_t stones)
{
    return stones >> cornerShift(stones);
}

} // namespace

std::vector<std::uint64_t> gridMoves(std::uint64_t stones, std::uint32_t most)
{
    std::vector<std::uint64_t> moves;
    for (std::uint64_t rest = stones; rest != 0; rest &= rest - 1) {
        const std::uint64_t first = rest & (~rest + 1);
        moves.push_back(first);
        std::uint64_t cell = first;
        std::uint64_t taken = first;
        for (std::uint32_t n = 1; n < most; ++n) {
            cell = (cell & notRightColumn) << 1U & stones;
            taken |= cell;
            if (cell == 0)
                break;
            moves.push_back(taken);
        }
        cell = first;
        taken = first;
        for (std::uint32_t n = 1; n < most; ++n) {
            cell = cell << 8U & stones;
            taken |= cell;
            if (cell == 0)
                break;
            moves.push_back(taken);
        }
    }
    return moves;
}

std::vector<std::uint64_t> gridParts(std::uint64_t stones)
{
    std::vector<std::uint64_t> parts;
    while (stones != 0) {
        std::uint64_t part = stones & (~stones + 1);
        for (std::uint64_t before = 0; before != part;) {
            before = part;
            part |= ((part & notRightColumn) << 1U | (part & notLeftColumn) >> 1U | part << 8U | part >> 8U) &
                    stones;
        }
        parts.push_back(part);
        stones &= ~part;
    }
    return parts;
}

int cornerShift(std::uint64_t stones)
{
    std::uint64_t columns = stones;
    for (const unsigned shift : {32U, 16U, 8U})
        columns |= columns >> shift;
    columns &= (1U << gridStride) - 1;
    return columns == 0 ? 0 : std::countr_zero(stones) / gridStride * gridStride + std::countr_zero(columns);
}

bool isMirrored(std::uint64_t stones, std::uint32_t most)
{
    const std::uint64_t cornered = inCorner(stones);
    const std::uint64_t turned = mirroredRows(mirroredColumns(cornered));
    const int shift = cornerShift(turned);
    return turned >> shift == cornered && std::ranges::none_of(gridMoves(cornered, most), [shift](auto move) {
               return (mirroredRows(mirroredColumns(move)) >> shift & move) != 0;
           });
}

std::uint64_t canonicalGrid(std::uint64_t stones)
{
    std::uint64_t least = ~std::uint64_t{0};
    for (const std::uint64_t image : {stones, transposed(stones)}) {
        const std::uint64_t mirrored = mirroredColumns(image);
        for (const std::uint64_t turned : {image, mirrored, mirroredRows(image), mirroredRows(mirrored)})
            least = std::min(least, inCorner(turned));
    }
    return least;
}

} // namespace games
