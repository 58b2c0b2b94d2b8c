// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/limits.h"
#include "cli/numbers.h"

#include "analysis/verify.h"
#include "games/catalogue.h"
#include "games/reader.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <ostream>

namespace cli {
namespace {

struct Arguments {
    std::vector<std::string> games;
    std::optional<std::uint64_t> upTo;
    bool json = false;
    LimitArguments limits;
};

/// Why a check is not complete.
QString incompleteText(solver::UnsolvedReason reason)
{
    switch (reason) {
    case solver::UnsolvedReason::Cancelled:
        return QCoreApplication::translate("Cli", "stopped before everything was checked");
    case solver::UnsolvedReason::OutOfTime:
        return QCoreApplication::translate("Cli", "not everything was checked within the time limit");
    case solver::UnsolvedReason::OutOfMemory:
        return QCoreApplication::translate("Cli", "not everything can be checked within the memory limit");
    case solver::UnsolvedReason::OutOfPositions:
        return QCoreApplication::translate("Cli", "not everything was checked within the limit of positions");
    }
    return {};
}

QJsonObject mismatchJson(const analysis::Mismatch& mismatch)
{
    QJsonObject object;
    object.insert(QStringLiteral("position"), QString::fromStdString(mismatch.notation));
    object.insert(QStringLiteral("theory"), QString::fromStdString(mismatch.theory));
    object.insert(QStringLiteral("search"), QString::fromStdString(mismatch.search));
    return object;
}

QJsonObject resultJson(const std::string& game, std::uint64_t upTo, const analysis::Verification& found)
{
    QJsonArray listed;
    for (const analysis::Mismatch& mismatch : found.mismatches)
        listed.append(mismatchJson(mismatch));
    QJsonObject object;
    object.insert(QStringLiteral("game"), QString::fromStdString(game));
    object.insert(QStringLiteral("up_to"), static_cast<qint64>(upTo));
    object.insert(QStringLiteral("complete"), !found.unsolved.has_value());
    object.insert(QStringLiteral("positions"), static_cast<qint64>(found.positions));
    object.insert(QStringLiteral("mismatches"), static_cast<qint64>(found.mismatchCount));
    object.insert(QStringLiteral("first_mismatches"), listed);
    return object;
}

void printResult(std::ostream& out, const std::string& game, std::uint64_t upTo,
                 const analysis::Verification& found)
{
    const QString line =
        QCoreApplication::translate("Cli", "%1 up to %2: positions checked: %3, mismatches: %4");
    out << line.arg(QString::fromStdString(game), QString::number(upTo),
                    QLocale().toString(static_cast<qulonglong>(found.positions)),
                    QLocale().toString(static_cast<qulonglong>(found.mismatchCount)))
               .toStdString()
        << '\n';
    for (const analysis::Mismatch& mismatch : found.mismatches)
        out << "  " << mismatch.notation << ": " << mismatch.theory << " / " << mismatch.search << '\n';
    out << std::flush;
}

/// What an interruption or a limit leaves goes to stderr: it is no result.
Exit verify(const games::Entry& entry, const Arguments& arguments, const Console& console)
{
    const std::uint64_t upTo = arguments.upTo.value_or(entry.verifyDefault);
    const auto found = analysis::verify(entry, upTo, makeJob(arguments.limits, console));
    if (found.unsolved)
        console.complain(entry.info.id, incompleteText(found.unsolved->reason));
    std::ostream& out = found.unsolved ? console.err : console.out;
    if (arguments.json)
        printJson(out, resultJson(entry.info.id, upTo, found));
    else
        printResult(out, entry.info.id, upTo, found);
    if (found.unsolved)
        return exitFor(*found.unsolved);
    return found.mismatchCount == 0 ? Exit::Done : Exit::No;
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
    command->add_option("--up-to", arguments->upTo, "the size of the largest positions checked")
        ->transform(wholeNumber("a size", {.least = 0, .most = games::largestHeap}));
    command->add_flag("--json", arguments->json, "one JSON object per line")->disable_flag_override();
    addLimits(*command, arguments->limits);
    command->callback([arguments, &console, &result] { result = verifyAll(*arguments, console); });
}

} // namespace cli
