// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/limits.h"
#include "cli/commands/commands.h"
#include "cli/output/json.h"
#include "cli/tables/searchneed.h"

#include "games/players/opponents.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"

#include <CLI/CLI.hpp>

namespace cli {
namespace {

struct BestArguments {
    std::string position;
    bool json = false;
    LimitArguments limits;
};

void print(const games::Game& game, const games::Move& move, bool json, const Console& console)
{
    const QString after = QString::fromStdString(game.after(move)->notation());
    if (!json) {
        console.print(QStringLiteral("%1 → %2").arg(wording::moveText(move), after));
        return;
    }
    QJsonObject object;
    object.insert(QStringLiteral("position"), QString::fromStdString(game.notation()));
    object.insert(QStringLiteral("to"), after);
    object.insert(QStringLiteral("text"), wording::moveText(move));
    printJson(console.out, object);
}

Exit best(const BestArguments& arguments, const Console& console)
{
    const games::GamePtr game = console.read(arguments.position);
    if (!game)
        return Exit::BadInput;
    if (game->isOver()) {
        console.complain(game->notation(), Cli::tr("no move is left"));
        return Exit::No;
    }
    std::mt19937_64 random; // Perfect needs no chance: the same move every time
    ProgressLine progress(console);
    const auto chosen =
        games::chooseMove(*game, games::PerfectPlayer{}, random,
                          tellingNeed(*game, makeJob(arguments.limits, console), console, progress));
    progress.clear();
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&chosen)) {
        console.complain(game->notation(), wording::unsolvedText(*unsolved));
        return exitFor(*unsolved);
    }
    print(*game, std::get<games::Move>(chosen), arguments.json, console);
    return Exit::Done;
}

} // namespace

void addBest(CLI::App& app, const Console& console, Exit& result)
{
    CLI::App* command = app.add_subcommand(
        "best", QT_TRANSLATE_NOOP("Help", "the move that Perfect plays; exit code 1 when no move is left"));
    const auto arguments = std::make_shared<BestArguments>();
    command
        ->add_option("POSITION", arguments->position,
                     QT_TRANSLATE_NOOP("Help", "such as nim:7,11,5; '-' reads it from standard input"))
        ->required();
    command->add_flag("--json", arguments->json, QT_TRANSLATE_NOOP("Help", "as a JSON object"));
    addLimits(*command, arguments->limits);
    command->callback([arguments, &console, &result] { result = best(*arguments, console); });
}

} // namespace cli
