// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/json.h"

#include "games/sum/sum.h"
#include "wording/errors.h"

#include <algorithm>
#include <iterator>

namespace cli {
namespace {

struct AddArguments {
    std::vector<std::string> positions;
    bool json = false;
    LimitArguments limits;
};

/// The boards of all positions, or nothing after a complaint.
std::optional<std::vector<games::GamePtr>> boardsOf(const std::vector<std::string>& positions,
                                                    const Console& console)
{
    std::vector<games::GamePtr> boards;
    for (const std::string& position : positions) {
        const games::GamePtr game = console.read(position);
        if (!game)
            return std::nullopt;
        if (!boards.empty() && boards.front()->play() != game->play()) {
            const auto error =
                games::otherConvention(*games::boardsOf(game).front(), games::gameColumn(position));
            console.complain(position, wording::parseErrorText(error));
            return std::nullopt;
        }
        std::ranges::copy(games::boardsOf(game), std::back_inserter(boards));
    }
    if (boards.size() <= games::mostSumParts)
        return boards;
    console.complain(positions.front(), Cli::tr("a sum has at most %1 positions").arg(games::mostSumParts));
    return std::nullopt;
}

void print(const games::Game& sum, const games::Verdict& verdict, bool json, const Console& console)
{
    const QString notation = QString::fromStdString(sum.notation());
    const QString value = QString::fromStdString(verdict.value.value_or(std::string()));
    if (!json) {
        console.print(value.isEmpty() ? notation : QStringLiteral("%1 = %2").arg(notation, value));
        return;
    }
    printJson(console.out, {{QStringLiteral("position"), notation},
                            {QStringLiteral("value"), value.isEmpty() ? QJsonValue() : QJsonValue(value)}});
}

Exit add(const AddArguments& arguments, const Console& console)
{
    auto boards = boardsOf(arguments.positions, console);
    if (!boards)
        return Exit::BadInput;
    const games::GamePtr sum = games::sumOf(std::move(*boards));
    const games::Answer answer =
        sum->answer({.moves = false, .remoteness = false}, makeJob(arguments.limits, console));
    print(*sum, answer.verdict, arguments.json, console);
    return answer.unsolved ? console.unsolved(sum->notation(), *answer.unsolved) : Exit::Done;
}

} // namespace

void addAdd(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand("add", QT_TRANSLATE_NOOP("Help", "positions side by side, and what they are worth"), add,
                   app, console, result);
    command
        .add_option("POSITION", arguments.positions,
                    QT_TRANSLATE_NOOP("Help", "such as nim:3,5 and -hackenbush:0-1b"))
        ->required();
    command.add_flag("--json", arguments.json, QT_TRANSLATE_NOOP("Help", "as a JSON object"));
    addLimits(command, arguments.limits);
}

} // namespace cli
