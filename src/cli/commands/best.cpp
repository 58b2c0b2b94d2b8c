// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/json.h"
#include "cli/tables/searchneed.h"

#include "games/players/opponents.h"
#include "wording/names/moves.h"

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
    printJson(console.out, {{QStringLiteral("position"), QString::fromStdString(game.notation())},
                            {QStringLiteral("to"), after},
                            {QStringLiteral("text"), wording::moveText(move)}});
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
    const auto chosen =
        searched(*game, makeJob(arguments.limits, console), console, [&](const solver::Job& job) {
            return games::chooseMove(*game, games::PerfectPlayer{}, random, job);
        });
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&chosen))
        return console.unsolved(game->notation(), *unsolved);
    print(*game, std::get<games::Move>(chosen), arguments.json, console);
    return Exit::Done;
}

} // namespace

void addBest(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] = addCommand(
        "best", QT_TRANSLATE_NOOP("Help", "the move that Perfect plays; exit code 1 when no move is left"),
        best, app, console, result);
    addPosition(command, arguments.position);
    command.add_flag("--json", arguments.json, QT_TRANSLATE_NOOP("Help", "as a JSON object"));
    addLimits(command, arguments.limits);
}

} // namespace cli
