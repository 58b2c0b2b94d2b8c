// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/level.h"
#include "cli/arguments/limits.h"
#include "cli/commands/commands.h"
#include "cli/tables/searchneed.h"

#include "wording/steps/explanations.h"

#include <QString>

#include <CLI/CLI.hpp>

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
    ProgressLine progress(console);
    const games::Explanation explanation = game->explain(
        arguments.level, tellingNeed(*game, makeJob(arguments.limits, console), console, progress));
    progress.clear();
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
    CLI::App* command = app.add_subcommand("explain", QT_TRANSLATE_NOOP("Help", "why, step by step"));
    const auto arguments = std::make_shared<ExplainArguments>();
    command
        ->add_option("POSITION", arguments->position,
                     QT_TRANSLATE_NOOP("Help", "such as nim:7,11,5; '-' reads it from standard input"))
        ->required();
    addLevel(*command, arguments->level);
    addLimits(*command, arguments->limits);
    command->callback([arguments, &console, &result] { result = explain(*arguments, console); });
}

} // namespace cli
