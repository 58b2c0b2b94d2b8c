// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/limits.h"
#include "cli/outfile.h"

#include "analysis/graph/graphstatistics.h"
#include "analysis/graph/graphtext.h"
#include "wording/graphs.h"
#include "wording/outcomes.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonObject>

#include <ostream>

namespace cli {
namespace {

constexpr std::uint64_t mostMatrixPositions = 20'000;
constexpr std::uint64_t mostExplored = 50'000'000; ///< the memory allowed ends a graph long before

struct Arguments {
    std::string position;
    bool json = false;
    bool withoutTerminal = false;
    bool upToSymmetry = false;
    std::string dotFile;
    std::string matrixFile;
    LimitArguments limits;
};

/// JSON numbers are exact up to 2^53; counts of positions stay far below.
QJsonValue count(std::uint64_t number)
{
    return static_cast<qint64>(number);
}

void insertCounts(QJsonObject& object, const analysis::GraphStatistics& statistics)
{
    const auto& counts = statistics.counts;
    object.insert(QStringLiteral("games"),
                  counts ? QJsonValue(QString::fromStdString(counts->games.str())) : QJsonValue());
    object.insert(QStringLiteral("longest"), counts ? count(counts->longest) : QJsonValue());
    object.insert(QStringLiteral("shortest"), counts ? count(counts->shortest) : QJsonValue());
    if (counts && counts->rightStarts) {
        const analysis::RightStarts& right = *counts->rightStarts;
        object.insert(QStringLiteral("games_right_starts"), QString::fromStdString(right.games.str()));
        object.insert(QStringLiteral("longest_right_starts"), count(right.longest));
        object.insert(QStringLiteral("shortest_right_starts"), count(right.shortest));
    }
}

void insertTodo(QJsonObject& object, const analysis::PositionGraph& graph)
{
    const auto most = [&graph](analysis::TodoOrder order) {
        return count(analysis::mostTodo(analysis::todoGrowth(graph, order)));
    };
    object.insert(QStringLiteral("max_todo"), most(analysis::TodoOrder::HighestFirst));
    object.insert(QStringLiteral("max_todo_first_found"), most(analysis::TodoOrder::FirstFound));
    object.insert(QStringLiteral("max_todo_last_found"), most(analysis::TodoOrder::LastFound));
}

QJsonObject json(const games::Game& root, const analysis::PositionGraph& graph,
                 const analysis::GraphStatistics& statistics)
{
    QJsonObject object;
    object.insert(QStringLiteral("position"), QString::fromStdString(root.notation()));
    object.insert(QStringLiteral("game"), QString::fromStdString(graph.gameId));
    object.insert(QStringLiteral("play"),
                  graph.play == theory::Play::Normal ? QStringLiteral("normal") : QStringLiteral("misere"));
    object.insert(QStringLiteral("positions"), count(statistics.positions));
    object.insert(QStringLiteral("moves"), count(statistics.moves));
    object.insert(QStringLiteral("cold"), count(statistics.cold));
    insertCounts(object, statistics);
    insertTodo(object, graph);
    if (!statistics.runMaxima.empty()) {
        QJsonObject maxima;
        for (std::size_t i = 0; i < statistics.runMaxima.size(); ++i)
            maxima.insert(QString::number(i + 1), count(statistics.runMaxima[i]));
        object.insert(QStringLiteral("run_maxima"), maxima);
    }
    return object;
}

/// Writes what the options ask for; a complaint and BadInput where a file cannot be.
Exit writeFiles(const analysis::PositionGraph& graph, const Arguments& arguments, const Console& console)
{
    if (!arguments.dotFile.empty() &&
        !writeFile(arguments.dotFile, console, [&](std::ostream& out) { analysis::writeDot(out, graph); }))
        return Exit::BadInput;
    if (arguments.matrixFile.empty())
        return Exit::Done;
    if (graph.nodes.size() > mostMatrixPositions) {
        console.complain(arguments.position,
                         QCoreApplication::translate("Cli", "a matrix has at most %1 positions, this one %2")
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

Exit unsolvedExit(const solver::Unsolved& unsolved, const Arguments& arguments, const Console& console)
{
    console.complain(arguments.position, wording::unsolvedText(unsolved));
    return exitFor(unsolved);
}

Exit explore(const Arguments& arguments, const Console& console)
{
    const games::GamePtr root = console.read(arguments.position);
    if (!root)
        return Exit::BadInput;
    const solver::Job job = makeJob(arguments.limits, console);
    const auto solved = analysis::positionGraph(*root,
                                                {.withoutTerminal = arguments.withoutTerminal,
                                                 .upToSymmetry = arguments.upToSymmetry,
                                                 .mostPositions = mostExplored},
                                                job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&solved))
        return unsolvedExit(*unsolved, arguments, console);
    const auto& graph = std::get<analysis::PositionGraph>(solved);
    const auto statistics = analysis::graphStatistics(graph, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&statistics))
        return unsolvedExit(*unsolved, arguments, console);
    const Exit written = writeFiles(graph, arguments, console);
    const auto& figures = std::get<analysis::GraphStatistics>(statistics);
    if (arguments.json)
        printJson(console.out, json(*root, graph, figures));
    else
        console.print(wording::graphReport(*root, graph, figures));
    return written;
}

} // namespace

void addExplore(CLI::App& app, const Console& console, Exit& result)
{
    CLI::App* command = app.add_subcommand("explore", "every position that can be reached, and the kernel");
    const auto arguments = std::make_shared<Arguments>();
    command->add_option("POSITION", arguments->position, "such as lines/misere:111/1111/11111")->required();
    command->add_flag("--json", arguments->json, "one JSON object")->disable_flag_override();
    command
        ->add_flag("--without-terminal", arguments->withoutTerminal,
                   "leave out terminal positions and the moves to them")
        ->disable_flag_override();
    command
        ->add_flag("--up-to-symmetry", arguments->upToSymmetry,
                   "count positions that a symmetry makes equal as one")
        ->disable_flag_override();
    command->add_option("--dot", arguments->dotFile, "write the graph for Graphviz to this file");
    command->add_option("--matrix", arguments->matrixFile, "write the connection matrix to this CSV file");
    addLimits(*command, arguments->limits);
    command->callback([arguments, &console, &result] { result = explore(*arguments, console); });
}

} // namespace cli
