// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of Grid Nim. The reference is a byte per state, numeric order, early exit at the first P option, a
// list of move masks, one thread, the same flags.

#include "goals.h"

#include "games/catalogue.h"
#include "games/shelf.h"
#include "solver/memory.h"
#include "solver/plain.h"
#include "solver/subsets/subsettable.h"

#include <bit>
#include <fstream>
#include <iostream>
#include <map>
#include <numeric>
#include <thread>

namespace goals {
namespace {

using solver::SubsetTable;
using theory::Play;

constexpr std::size_t gigabyte = std::size_t{1} << 30;

void refByteOutcomes(int cells, const plain::Masks& moves)
{
    std::vector<std::uint8_t> isCold(std::size_t{1} << cells);
    for (std::uint64_t state = 0; state < isCold.size(); ++state) {
        bool hasColdOption = false;
        for (const std::uint64_t move : moves) {
            if ((state & move) == move && isCold[state ^ move]) {
                hasColdOption = true;
                break;
            }
        }
        isCold[state] = !hasColdOption;
    }
    keep(isCold.back());
}

void refByteGrundy(int cells, const plain::Masks& moves)
{
    std::vector<std::uint8_t> values(std::size_t{1} << cells);
    for (std::uint64_t state = 0; state < values.size(); ++state) {
        std::uint64_t seen = 0;
        for (const std::uint64_t move : moves) {
            if ((state & move) == move)
                seen |= std::uint64_t{1} << values[state ^ move];
        }
        values[state] = static_cast<std::uint8_t>(std::countr_one(seen));
    }
    keep(values.back());
}

solver::Job largeJob()
{
    solver::Job job;
    job.limits.memoryBytes = 16 * gigabyte;
    return job;
}

struct Fill {
    Seconds filling = 0;
    Seconds allocation = 0;
    std::uint64_t bytesPulled = 0;
};

/// Bytes that filling reads and writes when what units of blocks share stays in the caches: a unit is what
/// has the same ten topmost bits.
std::uint64_t bytesPulled(const solver::CellOrder& order, const plain::Masks& moves)
{
    constexpr int unitBits = 10;
    const std::uint64_t table = solver::SubsetBits::bytesFor(order.cells());
    std::uint64_t bytes = table;
    for (const std::uint64_t move : moves) {
        const std::uint64_t index = order.index(move);
        if (index >> (order.cells() - unitBits) != 0)
            bytes += table >> std::popcount(index >> solver::vectorBits);
    }
    return bytes;
}

/// The least times of some runs. Wall times; or processor time, the memory's included, in one thread.
Fill fill(int rows, int columns, const solver::SubsetMethod& method, int runs, Clock clock = Clock::Wall)
{
    const plain::Masks moves = plain::gridMoves(rows, columns, 3);
    Fill best;
    for (int run = 0; run < runs; ++run) {
        const Seconds start = now(Clock::Processor);
        const auto made = SubsetTable::outcomes(rows * columns, moves, Play::Misere, largeJob(), method);
        const auto& table = std::get<SubsetTable>(made);
        const Seconds spent = now(Clock::Processor) - start;
        const Seconds filling = clock == Clock::Wall ? table.effort().filling.count() : spent;
        best.filling = run == 0 ? filling : std::min(best.filling, filling);
        best.allocation = table.effort().allocation.count();
        best.bytesPulled = bytesPulled(table.order(), moves);
    }
    return best;
}

/// Bytes per second that all threads together read from memory.
double readBandwidth(unsigned threads)
{
    const std::vector<std::uint64_t> words(gigabyte / sizeof(std::uint64_t), 1);
    const auto readAll = [&] {
        std::vector<std::jthread> readers;
        for (unsigned reader = 0; reader < threads; ++reader) {
            readers.emplace_back([&words, reader, threads] {
                const std::size_t share = words.size() / threads;
                std::uint64_t sum = 0;
                for (std::size_t i = reader * share; i < (reader + 1) * share; ++i)
                    sum += words[i];
                keep(sum);
            });
        }
    };
    return static_cast<double>(gigabyte) / timeOf(5, readAll, Clock::Wall);
}

/// Of /proc/self/status.
std::size_t peakBytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string name; status >> name;) {
        std::size_t kilobytes = 0;
        if (name == "VmHWM:" && status >> kilobytes)
            return kilobytes << 10;
    }
    return 0;
}

void addFives(std::vector<Row>& rows)
{
    const plain::Masks moves = plain::gridMoves(5, 5, 3);
    const Seconds byByte = timeOf(1, [&] { refByteOutcomes(25, moves); });
    const std::map<std::string, std::pair<double, double>> goalAndRecord{
        {"portable", {40, 300}}, {"avx2", {400, 620}}, {"avx512", {600, 840}}};
    for (const solver::SubsetKernel* kernel : solver::subsetKernels()) {
        const auto [goal, recorded] = goalAndRecord.at(kernel->name);
        rows.push_back({.goal = 1,
                        .task = std::string("outcomes of 5x5, one thread, ") + kernel->name,
                        .time = fill(5, 5, {kernel, 1}, 20, Clock::Processor).filling,
                        .reference = "byte per state",
                        .referenceTime = byByte,
                        .recorded = recorded,
                        .ratioWanted = goal});
    }
    rows.push_back({.goal = 3,
                    .task = "Grundy values of 5x5",
                    .time = timeOf(3, [&] { keep(solver::SubsetGrundyTable::values(25, moves, {})); }),
                    .reference = "byte per state",
                    .referenceTime = timeOf(1, [&] { refByteGrundy(25, moves); }),
                    .recorded = 60,
                    .ratioWanted = 20});
}

/// Tables that are filled by levels, on two threads and on one.
void addLevelThreads(std::vector<Row>& rows)
{
    const plain::Masks moves = plain::gridMoves(5, 5, 3);
    const auto add = [&rows](const std::string& task, const auto& make) {
        const auto timeBy = [&make](unsigned threads) {
            return timeOf(
                5,
                [&] {
                    keep(make(solver::SubsetMethod{nullptr, threads}));
                },
                Clock::Wall);
        };
        rows.push_back({.task = task + " of 5x5 on two threads",
                        .time = timeBy(2),
                        .reference = "one thread",
                        .referenceTime = timeBy(1)});
    };
    add("Grundy values", [&](const solver::SubsetMethod& method) {
        return solver::SubsetGrundyTable::values(25, moves, {}, method);
    });
    add("remoteness", [&](const solver::SubsetMethod& method) {
        return solver::SubsetRemotenessTable::remoteness(25, moves, Play::Misere, {}, method);
    });
}

void addThreads(std::vector<Row>& rows, const Options& options)
{
    if (std::thread::hardware_concurrency() < 2)
        return;
    rows.push_back({.goal = 2,
                    .task = "outcomes of 5x6 on two threads",
                    .time = fill(5, 6, {nullptr, 2}, 8).filling,
                    .reference = "one thread",
                    .referenceTime = fill(5, 6, {nullptr, 1}, 8).filling,
                    .recorded = options.isBusy ? 0 : 1.9,
                    .ratioWanted = options.isBusy ? 0 : 1.7,
                    .note = options.isBusy ? "not checked: other programs run" : ""});
    addLevelThreads(rows);
}

/// A board with so many stones, scattered over 8 x 8 but all in one group.
std::string scattered(int stones)
{
    std::string text = "grid/misere:";
    for (int cell = 0; cell < 64; ++cell) {
        text += cell > 0 && cell % 8 == 0 ? "/" : "";
        const int row = cell / 8;
        const bool isStone = (row % 2 == 0 || cell % 8 == row / 2 % 8) && stones > 0;
        text += isStone ? '1' : '0';
        stones -= isStone ? 1 : 0;
    }
    return text;
}

Seconds answerTime(const std::string& notation, int runs)
{
    const auto game = std::get<games::GamePtr>(games::parse(notation));
    const games::Question question{.grundy = false, .remoteness = false};
    return timeOf(
        runs, [&] { keep(game->answer(question, largeJob())); }, Clock::Wall);
}

void addPositions(std::vector<Row>& rows, const Options& options)
{
    const auto add = [&](int goal, const std::string& task, const std::string& notation, int runs,
                         Seconds wanted, double recorded) {
        rows.push_back({.goal = goal,
                        .task = task,
                        .time = answerTime(notation, runs),
                        .reference = "outcomes of 5x6, all threads",
                        .referenceTime = fill(5, 6, {}, 3).filling,
                        .recorded = recorded,
                        .timeWanted = wanted});
    };
    add(4, "a position of 30 stones", scattered(30), 3, 0.15, 0.9);
    add(4, "a position of 32 stones", scattered(32), 2, 0.8, 0.18);
    if (options.isLarge)
        add(4, "a position of 36 stones", scattered(36), 2, 8, 0.009);
    add(5, "a click on 4x4", "grid/misere:1111/1111/1111/1111", 50, 0.016, 1800);
    add(5, "a click on 5x5", "grid/misere:11111/11111/11111/11111/11111", 20, 0.016, 20);
    add(5, "a click on 5x6", "grid/misere:111111/111111/111111/111111/111111", 4, 0.2, 0.9);
    const std::string five = "11111/11111/11111/11111/11111";
    const std::string six = "111111/111111/111111/111111/111111";
    add(5, "another drawn rule on 5x5", "shapes/misere/take=1,11t,10.11t:" + five, 20, 0.016, 0);
    add(5, "another drawn rule on 5x6", "shapes/misere/take=1,11t,10.11t:" + six, 4, 0.2, 0);
    add(5, "Cram on 5x7", "shapes/misere/take=11t:1111111/1111111/1111111/1111111/1111111", 2, 8, 0);
    add(5, "Domineering on 6x6", "shapes/left=1.1/right=11:" + six + "/111111", 2, 8, 0);
}

/// After a move: all is read from what the first answer left on the shelf.
void addNextClick(std::vector<Row>& rows)
{
    const auto game =
        std::get<games::GamePtr>(games::parse("grid/misere:111111/111111/111111/111111/111111"));
    games::Shelf shelf;
    const games::Question question{.grundy = false, .remoteness = false, .shelf = &shelf};
    keep(game->answer(question, largeJob()));
    const games::GamePtr next = game->after(game->moves().moves.front());
    rows.push_back({.goal = 5,
                    .task = "the next click on 5x6",
                    .time = timeOf(
                        50, [&] { keep(next->answer(question, {})); }, Clock::Wall),
                    .reference = "outcomes of 5x6, one thread",
                    .referenceTime = fill(5, 6, {nullptr, 1}, 3, Clock::Processor).filling,
                    .recorded = 3000,
                    .timeWanted = 0.001});
}

/// The reference is the time that reading from memory alone takes, three times over.
void addSixes(std::vector<Row>& rows)
{
    const unsigned threads = std::max(std::thread::hardware_concurrency(), 1U);
    const double bandwidth = readBandwidth(threads);
    const Fill six = fill(6, 6, {nullptr, threads}, 1);
    rows.push_back({.goal = 2,
                    .task = "outcomes of 6x6, " + std::to_string(threads) + " threads",
                    .time = six.filling,
                    .reference = "3 x pulling its bytes from memory",
                    .referenceTime = 3 * static_cast<double>(six.bytesPulled) / bandwidth,
                    .recorded = 0,
                    .ratioWanted = 1});
    std::cerr << "6x6: allocation " << six.allocation << " s, filling " << six.filling
              << " s, memory read at " << bandwidth / 1e9 << " GB/s, peak memory "
              << static_cast<double>(peakBytes()) / static_cast<double>(SubsetTable::bytesFor(36))
              << " of the table\n";
}

} // namespace

std::vector<Row> boardRows(const Options& options)
{
    std::vector<Row> rows;
    addFives(rows);
    addThreads(rows, options);
    if (options.isLarge)
        addSixes(rows); // first, so that later ones find the memory warm
    addPositions(rows, options);
    addNextClick(rows);
    return rows;
}

} // namespace goals
