// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/tables/searchneed.h"

#include "wording/steps/explanations.h"

#include <QString>

#include <ostream>

namespace cli {
namespace {

struct ExplainArguments {
    std::string position;
    games::Level level = games::Level::Theorems;
    LimitArguments limits;
};

Exit explain(const ExplainArguments& arguments, const Console& console)
{
    const games::GamePtr game = console.read(arguments.position);
    if (!game)
        return Exit::BadInput;
    const games::Explanation explanation =
        searched(*game, makeJob(arguments.limits, console), console,
                 [&](const solver::Job& job) { return game->explain(arguments.level, job); });
    const Exit result = explanation.unsolved ? exitFor(*explanation.unsolved) : Exit::Done;
    std::ostream& out = result == Exit::Interrupted ? console.err : console.out;
    out << wording::explanationText(explanation, game->info().id).toStdString() << std::flush;
    if (explanation.unsolved)
        console.complain(game->notation(), wording::unsolvedText(explanation));
    else if (explanation.isPartial)
        console.complain(game->notation(),
                         Cli::tr("solved, but not all of the argument was found within the limits"));
    return result;
}

} // namespace

void addExplain(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand("explain", QT_TRANSLATE_NOOP("Help", "why, step by step"), explain, app, console, result);
    addPosition(command, arguments.position);
    addLevel(command, arguments.level);
    addLimits(command, arguments.limits);
}

} // namespace cli
