// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/shapes/shaperules.h"

#include "games/grid/gridposition.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <compare>
#include <map>
#include <utility>

namespace games {
namespace {

constexpr int patternBits = 64;

struct PatternCell {
    int row = 0;
    int column = 0;
    char sign = takenCell;

    friend auto operator<=>(const PatternCell&, const PatternCell&) = default;
};
/// In reading order; the first cell that is taken has row 0 and column 0.
using PatternCells = std::vector<PatternCell>;

/// The eight images of the plane: rows in the opposite order, columns too, columns as rows.
constexpr unsigned flipsRows = 1;
constexpr unsigned flipsColumns = 2;
constexpr unsigned transposes = 4;
constexpr unsigned allImages = 8;
constexpr unsigned turnsByHalf = flipsRows | flipsColumns;

bool isTurn(unsigned image)
{
    return std::popcount(image) % 2 == 0;
}

PatternCells imageOf(PatternCells cells, unsigned image)
{
    for (PatternCell& cell : cells) {
        cell.row = (image & flipsRows) != 0 ? -cell.row : cell.row;
        cell.column = (image & flipsColumns) != 0 ? -cell.column : cell.column;
        if ((image & transposes) != 0)
            std::swap(cell.row, cell.column);
    }
    std::ranges::sort(cells);
    const PatternCell first = *std::ranges::find(cells, takenCell, &PatternCell::sign);
    for (PatternCell& cell : cells) {
        cell.row -= first.row;
        cell.column -= first.column;
    }
    return cells;
}

PatternCells drawnCells(const TakeShape& shape)
{
    PatternCells cells;
    for (std::size_t row = 0; row < shape.rows.size(); ++row) {
        for (std::size_t column = 0; column < shape.rows[row].size(); ++column) {
            if (const char sign = shape.rows[row][column]; sign != anyCell)
                cells.push_back({static_cast<int>(row), static_cast<int>(column), sign});
        }
    }
    return cells;
}

bool isUnbrokenLine(const PatternCells& cells)
{
    PatternCells taken;
    std::ranges::copy_if(
        cells, std::back_inserter(taken), [](char c) { return c == takenCell; }, &PatternCell::sign);
    int at = 0;
    const bool isRow = std::ranges::all_of(
        taken, [&](const PatternCell& cell) { return cell.row == 0 && cell.column == at++; });
    at = 0;
    return isRow || std::ranges::all_of(
                        taken, [&](const PatternCell& cell) { return cell.column == 0 && cell.row == at++; });
}

unsigned flagOf(theory::Mover player)
{
    return player == theory::Mover::Either ? 3U : player == theory::Mover::Left ? 1U : 2U;
}

} // namespace

/// All patterns of a rule, each once, on rows of one width.
class ShapePatterns {
public:
    struct Pattern {
        PatternCells cells;
        unsigned players = 0;    ///< flags of those who may take it
        std::uint64_t taken = 0; ///< its stones where the first one has bit 0
        bool hasConditions = false;
    };

    ShapePatterns(std::vector<TakeShape> given, int rowBits) : shapes(std::move(given)), width(rowBits)
    {
        std::map<PatternCells, unsigned> found;
        for (const TakeShape& shape : shapes) {
            isPartizan = isPartizan || shape.owner != theory::Mover::Either;
            for (PatternCells& cells : shape.isLine() ? lineWays(shape) : waysOf(shape))
                found[std::move(cells)] |= flagOf(shape.owner);
        }
        for (unsigned image = 1; image < allImages; ++image) {
            const bool isKept = std::ranges::all_of(found, [&](const auto& pattern) {
                const auto same = found.find(imageOf(pattern.first, image));
                return same != found.end() && same->second == pattern.second;
            });
            if (isKept && ((image & transposes) == 0 || width == gridStride))
                images.push_back(image);
        }
        for (const auto& [cells, players] : found)
            addPattern(cells, players);
    }

    /// For each cell whether there is a stone so far from it.
    [[nodiscard]] std::uint64_t shifted(std::uint64_t stones, int row, int column) const
    {
        if (column <= -width || column >= width)
            return 0;
        const int by = row * width + column;
        if (by <= -patternBits || by >= patternBits)
            return 0;
        return (by >= 0 ? stones >> by : stones << -by) &
               m_columns[static_cast<std::size_t>(std::int64_t{column} + width)];
    }

    /// The places of the pattern's first stone where all its stones lie; `mayTake`: and nothing lies where
    /// nothing may.
    [[nodiscard]] std::uint64_t placesOf(const Pattern& pattern, std::uint64_t stones, bool mayTake) const
    {
        std::uint64_t places = stones;
        for (const PatternCell& cell : pattern.cells) {
            const bool mustBeEmpty = cell.sign == emptyCell;
            if (mustBeEmpty && !mayTake)
                continue;
            const std::uint64_t there = shifted(stones, cell.row, cell.column);
            places &= mustBeEmpty ? ~there : there;
        }
        return places;
    }

    /// The stones that patterns at these places take, look at, or want away.
    [[nodiscard]] std::uint64_t touched(const Pattern& pattern, std::uint64_t places) const
    {
        std::uint64_t all = 0;
        for (const PatternCell& cell : pattern.cells)
            all |= shifted(places, -cell.row, -cell.column);
        return all;
    }

    [[nodiscard]] std::uint64_t withoutIdle(std::uint64_t stones) const
    {
        std::uint64_t live = 0;
        for (const Pattern& pattern : patterns)
            live |= touched(pattern, placesOf(pattern, stones, false));
        return live & stones;
    }

    [[nodiscard]] std::vector<std::uint64_t> takes(std::uint64_t stones, unsigned players) const
    {
        std::vector<std::uint64_t> all;
        for (const Pattern& pattern : patterns) {
            if ((pattern.players & players) == 0)
                continue;
            for (std::uint64_t rest = placesOf(pattern, stones, true); rest != 0; rest &= rest - 1)
                all.push_back(pattern.taken << std::countr_zero(rest));
        }
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

    [[nodiscard]] std::vector<std::uint64_t> parts(std::uint64_t stones) const
    {
        std::vector<std::uint64_t> places;
        places.reserve(patterns.size());
        for (const Pattern& pattern : patterns)
            places.push_back(placesOf(pattern, stones, false));
        std::vector<std::uint64_t> all;
        for (std::uint64_t rest = withoutIdle(stones); rest != 0; rest &= ~all.back()) {
            std::uint64_t part = rest & (~rest + 1);
            for (std::uint64_t before = 0; before != part;) {
                before = part;
                for (std::size_t i = 0; i < patterns.size(); ++i)
                    part |= grown(patterns[i], places[i], part) & stones;
            }
            all.push_back(part);
        }
        return all;
    }

    [[nodiscard]] std::uint64_t image(std::uint64_t stones, unsigned which) const
    {
        if ((which & turnsByHalf) == turnsByHalf)
            stones = turnedByHalf(stones, width);
        else if ((which & flipsRows) != 0)
            stones = upsideDown(stones, width);
        else if ((which & flipsColumns) != 0)
            stones = turnedByHalf(upsideDown(stones, width), width);
        return (which & transposes) != 0 ? transposed(stones) : stones;
    }

    [[nodiscard]] std::uint64_t canonical(std::uint64_t stones) const
    {
        const std::uint64_t live = withoutIdle(stones);
        std::uint64_t least = inCorner(live, width);
        for (const unsigned which : images)
            least = std::min(least, inCorner(image(live, which), width));
        return least;
    }

    [[nodiscard]] bool isMirrored(std::uint64_t stones) const
    {
        if (std::ranges::find(images, turnsByHalf) == images.end())
            return false;
        const std::uint64_t cornered = inCorner(withoutIdle(stones), width);
        const std::uint64_t turned = turnedByHalf(cornered, width);
        const int shift = cornerShift(turned, width);
        if (turned >> shift != cornered)
            return false;
        return std::ranges::all_of(patterns, [&](const Pattern& pattern) {
            for (std::uint64_t rest = placesOf(pattern, cornered, false); rest != 0; rest &= rest - 1) {
                const std::uint64_t place = rest & (~rest + 1);
                const std::uint64_t needed = stonesOf(pattern, place);
                const std::uint64_t taken = pattern.taken << std::countr_zero(place);
                if ((turnedByHalf(needed, width) >> shift & taken) != 0)
                    return false;
            }
            return true;
        });
    }

    std::vector<TakeShape> shapes;
    int width;
    bool isPartizan = false;
    bool hasConditions = false;
    bool areLines = true;
    std::vector<Pattern> patterns;
    std::vector<unsigned> images; ///< that change nothing in the rules, but the first one

private:
    [[nodiscard]] static std::vector<PatternCells> waysOf(const TakeShape& shape)
    {
        std::vector<PatternCells> ways;
        for (unsigned image = 0; image < allImages; ++image) {
            const bool isWay = image == 0 || (shape.isTurned && isTurn(image)) ||
                               (shape.isMirrored && image == flipsColumns) ||
                               (shape.isTurned && shape.isMirrored);
            if (isWay)
                ways.push_back(imageOf(drawnCells(shape), image));
        }
        return ways;
    }

    [[nodiscard]] std::vector<PatternCells> lineWays(const TakeShape& line) const
    {
        const int longest = width == gridStride ? gridStride : patternBits; // no board has a longer one
        const auto most = static_cast<std::uint64_t>(longest);
        const std::uint64_t length = line.longestLine == 0 ? most : std::min(line.longestLine, most);
        std::vector<PatternCells> ways;
        PatternCells row;
        PatternCells column;
        for (int at = 0; at < static_cast<int>(length); ++at) {
            row.push_back({0, at, takenCell});
            column.push_back({at, 0, takenCell});
            if (at < width)
                ways.push_back(row);
            if (at * width < patternBits)
                ways.push_back(column);
        }
        return ways;
    }

    void addPattern(const PatternCells& cells, unsigned players)
    {
        Pattern pattern{.cells = cells, .players = players};
        pattern.hasConditions = std::ranges::any_of(
            cells, [](char c) { return c != takenCell; }, &PatternCell::sign);
        hasConditions = hasConditions || pattern.hasConditions;
        areLines = areLines && isUnbrokenLine(cells);
        if (m_columns.empty())
            makeColumns();
        const bool fits = std::ranges::all_of(cells, [this](const PatternCell& cell) {
            return cell.sign == emptyCell ||
                   (std::abs(cell.column) < width && cell.row * width < patternBits);
        });
        if (!fits)
            return; // on no board of this width
        pattern.taken = 0;
        for (const PatternCell& cell : cells) {
            if (cell.sign == takenCell && cell.row * width + cell.column < patternBits)
                pattern.taken |= std::uint64_t{1} << (cell.row * width + cell.column);
        }
        patterns.push_back(std::move(pattern));
    }

    /// For each distance between columns those cells from which there are columns that far.
    void makeColumns()
    {
        for (int distance = -width; distance <= width; ++distance) {
            std::uint64_t cells = 0;
            for (int bit = 0; bit < patternBits; ++bit) {
                const int column = bit % width + distance;
                cells |= column >= 0 && column < width ? std::uint64_t{1} << bit : 0;
            }
            m_columns.push_back(cells);
        }
    }

    /// The part and all that patterns which touch it touch.
    [[nodiscard]] std::uint64_t grown(const Pattern& pattern, std::uint64_t places, std::uint64_t part) const
    {
        std::uint64_t touching = 0;
        for (const PatternCell& cell : pattern.cells)
            touching |= shifted(part, cell.row, cell.column);
        return touched(pattern, touching & places);
    }

    /// What one pattern at a place takes and leaves.
    [[nodiscard]] std::uint64_t stonesOf(const Pattern& pattern, std::uint64_t place) const
    {
        std::uint64_t all = 0;
        for (const PatternCell& cell : pattern.cells)
            all |= cell.sign == emptyCell ? 0 : shifted(place, -cell.row, -cell.column);
        return all;
    }

    std::vector<std::uint64_t> m_columns;
};

ShapeRules::ShapeRules(std::vector<TakeShape> shapes, int width)
    : m_patterns(std::make_shared<const ShapePatterns>(std::move(shapes), width))
{
}

const std::vector<TakeShape>& ShapeRules::shapes() const
{
    return m_patterns->shapes;
}

int ShapeRules::width() const
{
    return m_patterns->width;
}

bool ShapeRules::isPartizan() const
{
    return m_patterns->isPartizan;
}

bool ShapeRules::hasConditions() const
{
    return m_patterns->hasConditions;
}

bool ShapeRules::areLines() const
{
    return m_patterns->areLines;
}

std::vector<std::uint64_t> ShapeRules::takes(std::uint64_t stones, theory::Mover player) const
{
    return m_patterns->takes(stones, flagOf(player));
}

bool ShapeRules::canTake(std::uint64_t stones, theory::Mover player) const
{
    return std::ranges::any_of(m_patterns->patterns, [&](const ShapePatterns::Pattern& pattern) {
        return (pattern.players & flagOf(player)) != 0 && m_patterns->placesOf(pattern, stones, true) != 0;
    });
}

std::vector<std::uint64_t> ShapeRules::parts(std::uint64_t stones) const
{
    return m_patterns->parts(stones);
}

std::uint64_t ShapeRules::canonical(std::uint64_t stones) const
{
    return m_patterns->canonical(stones);
}

bool ShapeRules::isMirrored(std::uint64_t stones) const
{
    return !m_patterns->isPartizan && m_patterns->isMirrored(stones);
}

std::vector<std::uint64_t> ShapeRules::boardImages(std::uint64_t stones, std::uint32_t rows,
                                                   std::uint32_t columns) const
{
    std::uint64_t board = 0;
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t column = 0; column < columns; ++column)
            board |= gridBit(row, column, width());
    }
    std::vector<std::uint64_t> all;
    for (const unsigned which : m_patterns->images) {
        const std::uint64_t whole = m_patterns->image(board, which);
        const int shift = cornerShift(whole, width());
        if (whole >> shift == board)
            all.push_back(m_patterns->image(stones, which) >> shift);
    }
    return all;
}

bool operator==(const ShapeRules& a, const ShapeRules& b)
{
    if (a.m_patterns == b.m_patterns)
        return true;
    const auto sameCells = [](const ShapePatterns::Pattern& x, const ShapePatterns::Pattern& y) {
        return x.cells == y.cells && x.players == y.players;
    };
    return a.m_patterns && b.m_patterns && a.width() == b.width() && a.isPartizan() == b.isPartizan() &&
           std::ranges::equal(a.m_patterns->patterns, b.m_patterns->patterns, sameCells);
}

template <bool splits>
std::vector<ShapePosition<splits>> ShapePosition<splits>::options() const
{
    std::vector<ShapePosition> all;
    for (const std::uint64_t take : patterns->takes(stones, flagOf(theory::Mover::Either)))
        all.emplace_back(stones & ~take, patterns);
    return all;
}

template <bool splits>
ShapePosition<splits> ShapePosition<splits>::canonical() const
{
    return {patterns->canonical(stones), patterns};
}

template <bool splits>
std::vector<ShapePosition<splits>> ShapePosition<splits>::components() const requires splits
{
    std::vector<ShapePosition> all;
    for (const std::uint64_t part : patterns->parts(stones))
        all.emplace_back(part, patterns);
    return all;
}

template struct ShapePosition<false>;
template struct ShapePosition<true>;

std::vector<PartizanShapes> PartizanShapes::options(theory::Player player) const
{
    std::vector<PartizanShapes> all;
    for (const std::uint64_t take : patterns->takes(stones, flagOf(theory::moverOf(player))))
        all.push_back(PartizanShapes{stones & ~take, patterns}.canonical());
    return all;
}

PartizanShapes PartizanShapes::canonical() const
{
    return {patterns->canonical(stones), patterns};
}

std::vector<PartizanShapes> PartizanShapes::components() const
{
    std::vector<PartizanShapes> all;
    for (const std::uint64_t part : patterns->parts(stones))
        all.push_back({part, patterns});
    return all;
}

std::vector<std::uint64_t> PartizanShapes::takes(theory::Player player) const
{
    return patterns->takes(stones, flagOf(theory::moverOf(player)));
}

int PartizanShapes::freedom(theory::Player player) const
{
    int ways = 0;
    for (const ShapePatterns::Pattern& pattern : patterns->patterns) {
        if ((pattern.players & flagOf(theory::moverOf(player))) != 0)
            ways += std::popcount(patterns->placesOf(pattern, stones, true));
    }
    return ways;
}

} // namespace games
