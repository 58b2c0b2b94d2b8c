// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/limits.h"

#include "games/catalogue.h"
#include "wording/outcomes.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

namespace cli {
namespace {

struct Arguments {
    std::vector<std::string> games;
    std::optional<std::uint64_t> upTo;
    bool json = false;
    LimitArguments limits;
};

/// What was compared: theory's answers with those of search.
struct Tally {
    std::uint64_t upTo = 0;
    std::uint64_t positions = 0;
    std::uint64_t mismatches = 0;
    std::vector<std::string> first; ///< the first positions that differ
    std::optional<solver::Unsolved> unsolved;
};

constexpr std::size_t mostNamed = 10;

/// True when both agree on all that both know.
bool agree(const games::Verdict& theory, const games::Verdict& search)
{
    const bool grundyAgrees = !theory.grundy || !search.grundy || theory.grundy == search.grundy;
    const bool remotenessAgrees =
        !theory.remoteness || !search.remoteness || theory.remoteness == search.remoteness;
    return theory.outcome == search.outcome && grundyAgrees && remotenessAgrees;
}

Tally compare(const games::Entry& entry, std::uint64_t upTo, const solver::Job& job)
{
    Tally tally{.upTo = upTo, .first = {}, .unsolved = {}};
    entry.forEachUpTo(upTo, [&](const games::Game& game) {
        const games::Answer theory = game.answer({.moves = false}, job);
        const games::Answer search = game.answer({.moves = false, .theoremsAllowed = false}, job);
        tally.unsolved = theory.unsolved ? theory.unsolved : search.unsolved;
        if (tally.unsolved)
            return false;
        ++tally.positions;
        if (!agree(theory.verdict, search.verdict)) {
            ++tally.mismatches;
            if (tally.first.size() < mostNamed)
                tally.first.push_back(game.notation());
        }
        return true;
    });
    return tally;
}

QJsonObject tallyJson(const std::string& game, const Tally& tally)
{
    QJsonArray first;
    for (const std::string& notation : tally.first)
        first.append(QString::fromStdString(notation));
    QJsonObject object;
    object.insert(QStringLiteral("game"), QString::fromStdString(game));
    object.insert(QStringLiteral("up_to"), static_cast<qint64>(tally.upTo));
    object.insert(QStringLiteral("positions"), static_cast<qint64>(tally.positions));
    object.insert(QStringLiteral("mismatches"), static_cast<qint64>(tally.mismatches));
    object.insert(QStringLiteral("first_mismatches"), first);
    return object;
}

void printTally(const std::string& game, const Tally& tally, const Console& console)
{
    console.print(QCoreApplication::translate("Cli", "%1 up to %2: positions checked: %3, mismatches: %4")
                      .arg(QString::fromStdString(game), QString::number(tally.upTo),
                           QLocale().toString(static_cast<qulonglong>(tally.positions)),
                           QLocale().toString(static_cast<qulonglong>(tally.mismatches))));
    for (const std::string& notation : tally.first)
        console.print(QStringLiteral("  %1").arg(QString::fromStdString(notation)));
}

Exit verify(const games::Entry& entry, const Arguments& arguments, const Console& console)
{
    const Tally tally = compare(entry, arguments.upTo.value_or(entry.verifyDefault),
                                makeJob(arguments.limits, console));
    const Console target = tally.unsolved ? Console{console.in, console.err, console.err, console.stop} : console;
    if (tally.unsolved)
        console.complain(entry.info.id, wording::unsolvedText(*tally.unsolved));
    if (arguments.json)
        printJson(target.out, tallyJson(entry.info.id, tally));
    else
        printTally(entry.info.id, tally, target);
    if (tally.unsolved)
        return exitFor(*tally.unsolved);
    return tally.mismatches == 0 ? Exit::Done : Exit::No;
}

/// Precondition: every name is a game's or "all".
std::vector<const games::Entry*> chosenEntries(const std::vector<std::string>& names)
{
    std::vector<const games::Entry*> entries;
    for (const std::string& name : names) {
        if (name != "all") {
            entries.push_back(games::findEntry(name));
            continue;
        }
        for (const games::Entry& entry : games::catalogue())
            entries.push_back(&entry);
    }
    return entries;
}

Exit verifyAll(const Arguments& arguments, const Console& console)
{
    for (const std::string& name : arguments.games) {
        if (name != "all" && games::findEntry(name) == nullptr) {
            console.complain(name, QCoreApplication::translate("Cli", "no such game; 'list' names them"));
            return Exit::BadInput;
        }
    }
    Exit result = Exit::Done;
    for (const games::Entry* entry : chosenEntries(arguments.games)) {
        result = worse(result, verify(*entry, arguments, console));
        if (result == Exit::Interrupted)
            break;
    }
    return result;
}

} // namespace

void addVerify(CLI::App& app, const Console& console, Exit& result)
{
    CLI::App* command = app.add_subcommand("verify", "theory against search; 1 when they differ");
    const auto arguments = std::make_shared<Arguments>();
    command->add_option("GAME", arguments->games, "games such as nim, or 'all'")->required();
    command->add_option("--up-to", arguments->upTo, "the size of the largest positions checked");
    command->add_flag("--json", arguments->json, "one JSON object per line");
    addLimits(*command, arguments->limits);
    command->callback([arguments, &console, &result] { result = verifyAll(*arguments, console); });
}

} // namespace cli
