// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/json.h"
#include "cli/output/outfile.h"
#include "cli/output/progress.h"

#include "analysis/graph/graphstatistics.h"
#include "analysis/graph/graphtext.h"
#include "analysis/graph/runfigures.h"
#include "games/capabilities.h"
#include "wording/graphs.h"

#include <QJsonObject>

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>

namespace cli {
namespace {

constexpr std::uint64_t mostMatrixPositions = 20'000;
constexpr std::uint64_t mostExplored = 50'000'000; ///< the memory allowed ends a graph long before

struct ExploreArguments {
    std::string position;
    bool json = false;
    bool withoutTerminal = false;
    bool upToSymmetry = false;
    bool figuresOnly = false;
    std::string dotFile;
    std::string matrixFile;
    LimitArguments limits;
};

void insertCounts(QJsonObject& object, const analysis::GraphStatistics& statistics)
{
    const auto& counts = statistics.counts;
    object.insert(QStringLiteral("games"),
                  counts ? QJsonValue(QString::fromStdString(text(counts->games))) : QJsonValue());
    object.insert(QStringLiteral("longest"), counts ? exactNumber(counts->longest) : QJsonValue());
    object.insert(QStringLiteral("shortest"), counts ? exactNumber(counts->shortest) : QJsonValue());
    if (counts && counts->rightStarts) {
        const analysis::RightStarts& right = *counts->rightStarts;
        object.insert(QStringLiteral("games_right_starts"), QString::fromStdString(text(right.games)));
        object.insert(QStringLiteral("longest_right_starts"), exactNumber(right.longest));
        object.insert(QStringLiteral("shortest_right_starts"), exactNumber(right.shortest));
    }
}

/// Null without a graph.
void insertTodo(QJsonObject& object, const analysis::PositionGraph* graph)
{
    const auto most = [graph](analysis::TodoOrder order) {
        return graph == nullptr ? QJsonValue()
                                : exactNumber(analysis::mostTodo(analysis::todoGrowth(*graph, order)));
    };
    object.insert(QStringLiteral("max_todo"), most(analysis::TodoOrder::HighestFirst));
    object.insert(QStringLiteral("max_todo_first_found"), most(analysis::TodoOrder::FirstFound));
    object.insert(QStringLiteral("max_todo_last_found"), most(analysis::TodoOrder::LastFound));
}

/// `most`: the most runs of each length, from 1.
void insertMaxima(QJsonObject& object, const std::vector<std::uint64_t>& most)
{
    QJsonObject maxima;
    for (std::size_t i = 0; i < most.size(); ++i)
        maxima.insert(QString::number(i + 1), exactNumber(most[i]));
    object.insert(QStringLiteral("run_maxima"), maxima);
}

QJsonObject json(const games::Game& root, const analysis::PositionGraph* graph,
                 const analysis::GraphStatistics& statistics)
{
    QJsonObject object = subjectJson(root);
    object.insert(QStringLiteral("positions"), exactNumber(statistics.positions));
    object.insert(QStringLiteral("moves"), exactNumber(statistics.moves));
    object.insert(QStringLiteral("cold"), exactNumber(statistics.cold));
    insertCounts(object, statistics);
    insertTodo(object, graph);
    if (!statistics.runMaxima.empty())
        insertMaxima(object, statistics.runMaxima);
    return object;
}

/// Asked before the work: false after a complaint.
bool canWriteFiles(const ExploreArguments& arguments, const Console& console)
{
    const std::array files{&arguments.dotFile, &arguments.matrixFile};
    return std::ranges::all_of(files, [&console](const std::string* file) {
        return file->empty() || canBeWritten(*file, 0, console);
    });
}

/// Writes what the options ask for; a complaint and BadInput where a file cannot be.
Exit writeFiles(const analysis::PositionGraph& graph, const ExploreArguments& arguments,
                const Console& console)
{
    if (!arguments.dotFile.empty() &&
        !writeFile(arguments.dotFile, console, [&](std::ostream& out) { analysis::writeDot(out, graph); }))
        return Exit::BadInput;
    if (arguments.matrixFile.empty())
        return Exit::Done;
    if (graph.nodes.size() > mostMatrixPositions) {
        console.complain(arguments.position,
                         //: two numbers of positions, such as 2000 and 5312
                         Cli::tr("a matrix has at most %1 positions, this one %2")
                             .arg(mostMatrixPositions)
                             .arg(graph.nodes.size()));
        return Exit::BadInput;
    }
    const bool written = writeFile(arguments.matrixFile, console, [&](std::ostream& out) {
        analysis::writeMatrix(graph, [&](std::string_view row) {
            return out.write(row.data(), static_cast<std::streamsize>(row.size())).good() &&
                   !console.stop.stop_requested();
        });
    });
    return !written ? Exit::BadInput : console.stop.stop_requested() ? Exit::Interrupted : Exit::Done;
}

/// The runs of a position of Line Nim with counters; nothing for any other.
std::optional<games::Runs> runsIn(const games::Game& game)
{
    const std::vector<std::uint64_t> counts = games::runCountsOf(game);
    if (counts.empty() || game.isOver())
        return std::nullopt;
    games::Runs runs;
    for (std::size_t i = 0; i < counts.size(); ++i)
        runs.count[i + 1] = static_cast<std::uint16_t>(counts[i]);
    for (const std::uint64_t most : game.ruleNumbers())
        runs.most = static_cast<std::uint16_t>(std::min<std::uint64_t>(most, games::longestRun));
    return runs;
}

/// Line Nim counted without its graph.
Exit printFigures(const games::Game& root, const ExploreArguments& arguments, const Console& console)
{
    const auto runs = runsIn(root);
    if (!runs || !arguments.dotFile.empty() || !arguments.matrixFile.empty() || arguments.upToSymmetry) {
        console.complain(arguments.position, Cli::tr("--figures is for Line Nim with counters, without "
                                                     "--dot, --matrix and --up-to-symmetry"));
        return Exit::BadInput;
    }
    const auto solved =
        analysis::runFigures(*runs, {.play = root.play(), .withoutTerminal = arguments.withoutTerminal},
                             makeJob(arguments.limits, console));
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&solved)) {
        if (unsolved->reason != solver::UnsolvedReason::OutOfPositions)
            return console.unsolved(arguments.position, *unsolved);
        console.complain(arguments.position,
                         Cli::tr("too many runs for --figures: the numbers of runs of each length that a "
                                 "position may have have to fit into 64 bits"));
        return Exit::Unsolved;
    }
    printJson(console.out, json(root, nullptr, std::get<analysis::GraphStatistics>(solved)));
    return Exit::Done;
}

Exit explore(const ExploreArguments& arguments, const Console& console)
{
    const games::GamePtr root = console.read(arguments.position);
    if (!root)
        return Exit::BadInput;
    if (arguments.figuresOnly)
        return printFigures(*root, arguments, console);
    if (!canWriteFiles(arguments, console))
        return Exit::BadInput;
    ProgressLine progress(console);
    const solver::Job job = progress.shown(solver::begun(makeJob(arguments.limits, console)),
                                           //: before how far a calculation is: positions are being found
                                           Cli::tr("exploring"));
    const auto solved = analysis::positionGraph(*root,
                                                {.withoutTerminal = arguments.withoutTerminal,
                                                 .upToSymmetry = arguments.upToSymmetry,
                                                 .mostPositions = mostExplored},
                                                job);
    progress.clear();
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&solved))
        return console.unsolved(arguments.position, *unsolved);
    const auto& graph = std::get<analysis::PositionGraph>(solved);
    const auto statistics = analysis::graphStatistics(graph, job);
    progress.clear();
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&statistics))
        return console.unsolved(arguments.position, *unsolved);
    const Exit written = writeFiles(graph, arguments, console);
    const auto& figures = std::get<analysis::GraphStatistics>(statistics);
    if (arguments.json)
        printJson(console.out, json(*root, &graph, figures));
    else
        console.print(wording::graphReport(*root, graph, figures));
    return written;
}

} // namespace

void addExplore(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand("explore", QT_TRANSLATE_NOOP("Help", "every position that can be reached, and the kernel"),
                   explore, app, console, result);
    addPosition(
        command, arguments.position,
        QT_TRANSLATE_NOOP("Help", "such as lines/misere:111/1111/11111; '-' reads it from standard input"));
    command.add_flag("--json", arguments.json, QT_TRANSLATE_NOOP("Help", "one JSON object"));
    command.add_flag("--without-terminal", arguments.withoutTerminal,
                     QT_TRANSLATE_NOOP("Help", "leave out terminal positions and the moves to them"));
    command.add_flag("--up-to-symmetry", arguments.upToSymmetry,
                     QT_TRANSLATE_NOOP("Help", "count positions equal by symmetry once"));
    command.add_flag(
        "--figures", arguments.figuresOnly,
        QT_TRANSLATE_NOOP("Help",
                          "Line Nim: count without the graph, also where that would be too large; JSON"));
    command
        .add_option("--dot", arguments.dotFile,
                    QT_TRANSLATE_NOOP("Help", "write the graph for Graphviz to this file"))
        ->check(someFile());
    command
        .add_option("--matrix", arguments.matrixFile,
                    QT_TRANSLATE_NOOP("Help", "write the connection matrix to this CSV file"))
        ->check(someFile());
    addLimits(command, arguments.limits);
}

} // namespace cli
