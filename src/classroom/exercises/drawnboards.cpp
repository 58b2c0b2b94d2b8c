// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/exercises/drawnboards.h"

#include <algorithm>

namespace classroom {
namespace {

/// At most `marked` of the squares of a row carry `one`.
std::string drawnRow(Draws& draws, std::uint64_t squares, std::uint64_t marked, char one, char other)
{
    std::string row(squares, other);
    for (std::uint64_t more = 0; more < marked; ++more)
        row.at(draws.below(squares)) = one;
    return row;
}

/// Takes away stones until at most `most` are left.
void thinOut(std::string& cells, std::uint64_t most, Draws& draws)
{
    while (static_cast<std::uint64_t>(std::ranges::count(cells, '1')) > most) {
        char& cell = cells.at(draws.below(cells.size()));
        cell = cell == '1' ? '0' : cell;
    }
}

std::string numbersUpTo(Draws& draws, std::uint64_t places, std::uint64_t pieces)
{
    std::vector<std::uint64_t> counts(places);
    for (std::uint64_t piece = 0; piece < pieces; ++piece)
        ++counts[draws.between(1, places - 1)];
    counts.back() += counts.back() == 0 ? 1 : 0;
    return ":" + numberList(counts);
}

std::string northcottRow(Draws& draws, std::uint64_t width, bool facing)
{
    const std::uint64_t first = draws.below(width - 1);
    const std::uint64_t second = draws.between(first + 1, width - 1);
    const bool whiteFirst = facing || draws.coin();
    std::string row(width, '.');
    row.at(first) = whiteFirst ? 'W' : 'B';
    row.at(second) = whiteFirst ? 'B' : 'W';
    return row;
}

} // namespace

std::string drawLines(const Drawing& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t rows = drawing.size(2, 4);
    std::string cells;
    for (std::uint64_t row = 0; row < rows; ++row) {
        cells += row == 0 ? "" : "/";
        cells += std::string(draws.between(1, drawing.size(3, 5)), '1');
    }
    if (drawing.request.difficulty > 3)
        thinOut(cells, static_cast<std::uint64_t>(std::ranges::count(cells, '1')) - draws.below(3), draws);
    thinOut(cells, 12, draws);
    const bool limited = drawing.request.difficulty > 6 && drawing.variant(3) == 0;
    return (limited ? "/max=" + std::to_string(draws.between(2, 3)) : "") + ":" + cells;
}

std::string drawGrid(const Drawing& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t rows = drawing.size(2, 3);
    const std::uint64_t columns = drawing.size(2, 4);
    std::string cells;
    for (std::uint64_t row = 0; row < rows; ++row)
        cells += (row == 0 ? "" : "/") + std::string(columns, '1');
    thinOut(cells, std::min<std::uint64_t>(rows * columns - draws.below(drawing.size(2, 5)), 10), draws);
    return ":" + cells;
}

std::string drawDollar(const Drawing& drawing)
{
    return ":" + drawnRow(drawing.draws, drawing.size(5, 12), drawing.size(1, 4), '1', '0') + "1";
}

std::string drawNimble(const Drawing& drawing)
{
    return numbersUpTo(drawing.draws, drawing.size(4, 9), drawing.size(2, 4));
}

std::string drawTurned(const Drawing& drawing)
{
    return ":" + drawnRow(drawing.draws, drawing.size(5, 10), drawing.size(3, 6), 'H', 'T');
}

std::string drawStaircase(const Drawing& drawing)
{
    return numbersUpTo(drawing.draws, drawing.size(3, 6), drawing.size(3, 8));
}

std::string drawNorthcott(const Drawing& drawing)
{
    Draws& draws = drawing.draws;
    const bool own = drawing.isMisere() || (drawing.request.difficulty > 2 && drawing.variant(3) == 0);
    const std::uint64_t rows = drawing.size(2, 3);
    const std::uint64_t width = rows == 2 ? drawing.size(4, 8) : 5;
    std::string cells;
    for (std::uint64_t row = 0; row < rows; ++row)
        cells += (row == 0 ? "" : "/") + northcottRow(draws, width, !own);
    return (own ? "/moves=own:" : ":") + cells;
}

std::string drawWythoff(const Drawing& drawing)
{
    const std::uint64_t most = drawing.size(5, 16);
    const std::uint64_t x = drawing.draws.between(1, most);
    const std::uint64_t y = drawing.draws.between(1, most);
    return ":" + numberList({x, y});
}

std::string drawPlane(const Drawing& drawing)
{
    const std::uint64_t counters = drawing.size(1, 3);
    const std::uint64_t most = counters == 3 ? 4 : drawing.size(4, 7);
    std::string text;
    for (std::uint64_t counter = 0; counter < counters; ++counter)
        text += (text.empty() ? "" : ",") + std::to_string(drawing.draws.between(0, most)) + "x" +
                std::to_string(drawing.draws.between(1, most));
    return ":" + text;
}

std::string drawDag(const Drawing& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t nodes = drawing.size(5, 8);
    const std::uint64_t most = drawing.size(2, 3);
    const std::uint64_t first = drawing.size(2, 3);
    std::vector<std::vector<std::uint64_t>> targets(nodes);
    std::vector<bool> reached(nodes);
    reached.back() = true; // nothing is drawn that the token cannot reach
    for (std::uint64_t from = nodes - 1; from > 0; --from) {
        if (!reached[from])
            continue;
        for (std::uint64_t to = from - std::min<std::uint64_t>(from, 4); to < from; ++to)
            targets[from].push_back(to); // arrows that are not too long
        draws.shuffle(targets[from]);
        const std::uint64_t least = from + 1 == nodes ? first : 1;
        targets[from].resize(std::min<std::uint64_t>(targets[from].size(), draws.between(least, most)));
        for (const std::uint64_t to : targets[from])
            reached[to] = true;
    }
    std::vector<std::uint64_t> numbers(nodes);
    for (std::uint64_t node = 0, number = 0; node < nodes; ++node)
        numbers[node] = reached[node] ? number++ : 0;
    std::string arrows;
    for (std::uint64_t from = nodes - 1; from > 0; --from) {
        for (const std::uint64_t to : targets[from])
            arrows += (arrows.empty() ? "" : ",") + std::to_string(numbers[from]) + "-" +
                      std::to_string(numbers[to]);
    }
    return ":" + arrows + "@" + std::to_string(numbers.back());
}

bool drawsGreen(const ExerciseRequest& request)
{
    return request.kind == ExerciseKind::GrundyValue || request.difficulty < 3 || request.seed % 3 == 0;
}

std::string drawHackenbush(const Drawing& drawing)
{
    Draws& draws = drawing.draws;
    const int difficulty = drawing.request.difficulty;
    const std::string colours = drawsGreen(drawing.request)                 ? "g"
                                : difficulty > 6 && drawing.variant(3) == 1 ? "gbr"
                                                                            : "br";
    const std::uint64_t edges = drawing.size(4, 9);
    const bool cycle = difficulty > 4 && draws.coin();
    std::string text;
    std::uint64_t joints = 1; // the ground is 0
    for (std::uint64_t edge = 0; edge < edges; ++edge) {
        const bool closes = cycle && edge + 1 == edges && joints > 2;
        const std::uint64_t from = closes ? draws.between(1, joints - 2) : draws.below(joints);
        const std::uint64_t to = closes ? joints - 1 : joints++;
        text += (text.empty() ? "" : ",") + std::to_string(from) + "-" + std::to_string(to) +
                colours.at(draws.below(colours.size()));
    }
    return ":" + text;
}

} // namespace classroom
