// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/json.h"
#include "cli/output/progress.h"

#include "analysis/claims.h"
#include "games/catalogue.h"
#include "games/text/reader.h"
#include "games/text/typed.h"
#include "wording/errors.h"
#include "wording/text/text.h"

#include <QJsonArray>

#include <functional>
#include <ostream>

namespace cli {
namespace {

struct VerifyArguments {
    std::vector<std::string> games;
    std::optional<std::uint64_t> upTo;
    bool json = false;
    LimitArguments limits;
};

/// Why a check is not complete.
QString incompleteText(solver::UnsolvedReason reason)
{
    switch (reason) {
    case solver::UnsolvedReason::Cancelled: return Cli::tr("stopped before everything was checked");
    case solver::UnsolvedReason::OutOfTime:
        return Cli::tr("not everything was checked within the time limit");
    case solver::UnsolvedReason::OutOfMemory:
        return Cli::tr("not everything can be checked within the memory limit");
    case solver::UnsolvedReason::OutOfPositions:
        return Cli::tr("not everything was checked within the limit of positions");
    }
    return {};
}

QJsonObject mismatchJson(const analysis::Mismatch& mismatch)
{
    return {{QStringLiteral("position"), QString::fromStdString(mismatch.notation)},
            {QStringLiteral("theory"), QString::fromStdString(mismatch.theory)},
            {QStringLiteral("search"), QString::fromStdString(mismatch.search)}};
}

QJsonObject resultJson(const std::string& game, std::uint64_t upTo, const analysis::Verification& found)
{
    QJsonArray listed;
    for (const analysis::Mismatch& mismatch : found.mismatches)
        listed.append(mismatchJson(mismatch));
    return {{QStringLiteral("game"), QString::fromStdString(game)},
            {QStringLiteral("up_to"), exactNumber(upTo)},
            {QStringLiteral("complete"), !found.unsolved.has_value()},
            {QStringLiteral("positions"), exactNumber(found.positions)},
            {QStringLiteral("mismatches"), exactNumber(found.mismatchCount)},
            {QStringLiteral("first_mismatches"), listed}};
}

void printCounts(std::ostream& out, const std::string& game, std::uint64_t upTo,
                 const analysis::Verification& found)
{
    const QString line =
        //: a check, such as nim, how large the positions are, and two numbers of positions
        Cli::tr("%1 up to %2: positions checked: %3, mismatches: %4");
    out << line.arg(QString::fromStdString(game), wording::ungrouped(upTo),
                    wording::localized(found.positions), wording::localized(found.mismatchCount))
               .toStdString()
        << '\n';
}

void printMismatches(std::ostream& out, const analysis::Verification& found)
{
    for (const analysis::Mismatch& mismatch : found.mismatches)
        out << "  " << mismatch.notation << ": " << mismatch.theory << " / " << mismatch.search << '\n';
}

/// The rule of a variant: one counterexample says it all.
void printCounterexample(std::ostream& out, const analysis::Verification& found)
{
    if (found.mismatches.empty())
        return;
    const analysis::Mismatch& first = found.mismatches.front();
    const QString line =
        //: a position, and twice an outcome such as P or N
        Cli::tr("  first counterexample: %1: the rule says %2, the search %3");
    out << line.arg(QString::fromStdString(first.notation), QString::fromStdString(first.theory),
                    QString::fromStdString(first.search))
               .toStdString()
        << '\n';
}

/// What is checked, under the name that was given.
struct Check {
    std::string name;
    const games::Entry* entry = nullptr;      ///< a game: its theory
    std::optional<analysis::Claim> variant{}; ///< a variant: the base game's rule
    std::string header{};                     ///< only positions with this text before the colon, if any

    [[nodiscard]] std::uint64_t usualSize() const { return entry ? entry->verifyDefault : variant->largest; }
    [[nodiscard]] analysis::Verification run(std::uint64_t upTo, const solver::Job& job,
                                             const std::function<void(std::uint64_t)>& progress) const
    {
        return entry ? analysis::verify(header.empty() ? *entry : onlyVariant(), upTo, job, progress)
                     : analysis::checkClaim(*variant, upTo, job, progress).counted;
    }

private:
    [[nodiscard]] games::Entry onlyVariant() const
    {
        games::Entry only = *entry;
        only.forEachUpTo = [this](std::uint64_t upTo, const std::function<bool(const games::Game&)>& visit) {
            entry->forEachUpTo(upTo, [&](const games::Game& game) {
                return !game.notation().starts_with(header + ':') || visit(game);
            });
        };
        return only;
    }
};

void printResult(std::ostream& out, const Check& check, std::uint64_t upTo,
                 const analysis::Verification& found)
{
    printCounts(out, check.name, upTo, found);
    if (check.entry)
        printMismatches(out, found);
    else
        printCounterexample(out, found);
    out << std::flush;
}

analysis::Verification runShown(const Check& check, std::uint64_t upTo, const LimitArguments& limits,
                                const Console& console)
{
    ProgressLine progress(console);
    const QString work =
        //: the name of a check, such as nim, before how far it is
        Cli::tr("checking %1").arg(QString::fromStdString(check.name));
    return check.run(upTo, makeJob(limits, console), [&](std::uint64_t positions) {
        progress.show(work, {.positions = positions, .fraction = {}});
    });
}

/// What an interruption or a limit leaves goes to stderr: it is no result.
Exit verify(const Check& check, const VerifyArguments& arguments, const Console& console)
{
    const std::uint64_t upTo = arguments.upTo.value_or(check.usualSize());
    const auto found = runShown(check, upTo, arguments.limits, console);
    if (found.unsolved)
        console.complain(check.name, incompleteText(found.unsolved->reason));
    if (found.positions == 0 && !found.unsolved && !check.header.empty()) {
        console.complain(check.name,
                         Cli::tr("none of the positions that 'verify %1' looks at has these rules")
                             .arg(QString::fromStdString(check.entry->info.id)));
        return Exit::BadInput;
    }
    std::ostream& out = found.unsolved ? console.err : console.out;
    if (arguments.json)
        printJson(out, resultJson(check.name, upTo, found));
    else
        printResult(out, check, upTo, found);
    if (found.unsolved)
        return exitFor(*found.unsolved);
    return found.mismatchCount == 0 ? Exit::Done : Exit::No;
}

/// The check of a game or a variant of that name; nothing after a complaint.
std::optional<Check> readCheck(const std::string& typed, const Console& console)
{
    const std::string name = games::asGamesWrite(typed);
    const std::string id = name.substr(0, name.find('/'));
    const games::Entry* entry = games::findEntry(id);
    if (entry == nullptr) {
        console.complain(name, Cli::tr("no such game; 'list' names them"));
        return std::nullopt;
    }
    if (id == name)
        return Check{.name = name, .entry = entry};
    const games::Parsed sample = analysis::variantSample(name);
    if (const auto* error = std::get_if<games::ParseError>(&sample)) {
        console.complain(name, wording::parseErrorText(*error));
        return std::nullopt;
    }
    Check check{.name = name, .variant = analysis::variantClaim(*std::get<games::GamePtr>(sample))};
    if (!check.variant) {
        const std::string notation = std::get<games::GamePtr>(sample)->notation();
        check = Check{.name = name, .entry = entry, .header = notation.substr(0, notation.find(':'))};
    }
    return check;
}

/// Nothing after a complaint about one of the names.
std::optional<std::vector<Check>> readChecks(const std::vector<std::string>& names, const Console& console)
{
    std::vector<Check> checks;
    for (const std::string& name : names) {
        if (name == "all") {
            for (const games::Entry& entry : games::catalogue())
                checks.push_back({.name = entry.info.id, .entry = &entry});
            continue;
        }
        std::optional<Check> check = readCheck(name, console);
        if (!check)
            return std::nullopt;
        checks.push_back(std::move(*check));
    }
    return checks;
}

Exit verifyAll(const VerifyArguments& arguments, const Console& console)
{
    const auto checks = readChecks(arguments.games, console);
    if (!checks)
        return Exit::BadInput;
    Exit result = Exit::Done;
    for (const Check& check : *checks) {
        result = worse(result, verify(check, arguments, console));
        if (result == Exit::Interrupted)
            break;
    }
    return result;
}

} // namespace

void addVerify(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand("verify", QT_TRANSLATE_NOOP("Help", "theory against search; exit code 1 when they differ"),
                   verifyAll, app, console, result);
    command
        .add_option("GAME", arguments.games,
                    QT_TRANSLATE_NOOP("Help", "games such as nim, variants such as lines/max=3, or 'all'"))
        ->required();
    command
        .add_option("--up-to", arguments.upTo,
                    QT_TRANSLATE_NOOP("Help", "the size of the largest positions checked"))
        //: what an option takes, how large the positions are: the least and the largest number
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "a size from %1 to %2"),
                                {.least = 0, .most = games::largestHeap}));
    command.add_flag("--json", arguments.json, QT_TRANSLATE_NOOP("Help", "one JSON object per line"));
    addLimits(command, arguments.limits);
}

} // namespace cli
