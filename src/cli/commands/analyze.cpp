// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/files.h"
#include "cli/arguments/limits.h"
#include "cli/commands/commands.h"
#include "cli/output/json.h"
#include "cli/output/report.h"
#include "cli/tables/searchneed.h"
#include "cli/tables/tablefile.h"

#include "games/catalogue.h"
#include "wording/errors.h"
#include "wording/outcomes.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>

namespace cli {
namespace {

struct AnalyzeArguments {
    std::vector<std::string> positions;
    bool json = false;
    std::string tableFile;
    LimitArguments limits;
};

/// Analyses position after position. Stops at an interruption alone.
class Analysis {
public:
    Analysis(const AnalyzeArguments& arguments, const Console& console)
        : m_arguments(arguments), m_console(console)
    {
    }

    [[nodiscard]] Exit run();

private:
    [[nodiscard]] Exit readLines();
    [[nodiscard]] games::GamePtr parsed(const std::string& text) const;
    [[nodiscard]] Exit analyze(const games::Game& game);
    [[nodiscard]] bool print(std::ostream& out, const games::Game& game, const std::string& notation,
                             games::Answer& answer, const solver::Job& job);

    [[nodiscard]] games::Answer answer(const games::Game& game, const solver::Job& job) const;

    const AnalyzeArguments& m_arguments;
    const Console& m_console;
    std::optional<games::GridTable> m_table;
    bool m_first = true;
};

/// True when an outcome is known, the position's or a move's.
bool saysSomething(const games::Answer& answer)
{
    return answer.verdict.outcome.has_value() || std::ranges::any_of(answer.moves, [](const auto& judged) {
               return judged.leaves.outcome.has_value();
           });
}

/// With the values and the moves left that a table of outcomes does not hold, where they are found at once.
games::Answer completed(games::Answer known, const games::Game& game, const solver::Job& job)
{
    constexpr int fewStones = 20;
    if (stonesOnGrid(game) > fewStones)
        return known;
    games::Answer whole = game.answer({}, job);
    if (whole.unsolved || whole.verdict.outcome != known.verdict.outcome || whole.winning != known.winning)
        return known;
    known.verdict = std::move(whole.verdict);
    known.moves = std::move(whole.moves);
    return known;
}

/// A line that is no position may be anything, of any length.
QString quotedStart(const std::string& text)
{
    constexpr qsizetype longest = 200;
    QString whole = QString::fromStdString(text);
    if (whole.size() <= longest)
        return whole;
    const bool isHalved = whole.at(longest - 2).isHighSurrogate();
    return whole.left(longest - (isHalved ? 2 : 1)) + u'…';
}

Exit Analysis::run()
{
    std::vector<games::GamePtr> games; // null for standard input
    for (const std::string& position : m_arguments.positions) {
        games.push_back(position == standardInput ? nullptr : m_console.parsed(position));
        if (position != standardInput && !games.back())
            return Exit::BadInput;
    }
    if (!m_arguments.tableFile.empty()) {
        auto table = readTableFile(m_arguments.tableFile, makeJob(m_arguments.limits, m_console), m_console);
        if (const Exit* failed = std::get_if<Exit>(&table))
            return *failed;
        m_table = std::move(std::get<games::GridTable>(table));
    }
    Exit result = Exit::Done;
    for (const games::GamePtr& game : games) {
        result = worse(result, game ? analyze(*game) : readLines());
        if (result == Exit::Interrupted || !m_console.canPrint())
            break;
    }
    return result;
}

Exit Analysis::readLines()
{
    Exit result = Exit::Done;
    std::string text;
    const auto isStopped = [this] { return m_console.stop.stop_requested(); };
    while (!isStopped() && m_console.canPrint() && m_console.readLine(text) && !isStopped()) {
        const games::GamePtr game = parsed(text);
        std::string().swap(text); // it may be as long as the position is large
        if (!isStopped())
            result = worse(result, game ? analyze(*game) : Exit::BadInput);
    }
    return isStopped() ? Exit::Interrupted : result;
}

/// The position of a line, or null after a complaint.
games::GamePtr Analysis::parsed(const std::string& text) const
{
    if (!m_arguments.json)
        return m_console.parsed(text);
    const games::Parsed parsed = games::parse(text);
    if (const auto* game = std::get_if<games::GamePtr>(&parsed)) {
        m_console.noteFallen(text, **game);
        return *game;
    }
    QJsonObject object;
    object.insert(QStringLiteral("position"), quotedStart(text));
    object.insert(QStringLiteral("error"), wording::parseErrorText(std::get<games::ParseError>(parsed)));
    printJson(m_console.out, object);
    return nullptr;
}

/// By the table where it holds the position.
games::Answer Analysis::answer(const games::Game& game, const solver::Job& job) const
{
    if (auto known = m_table ? m_table->answer(game) : std::nullopt)
        return completed(std::move(*known), game, job);
    if (m_table)
        m_console.complain(
            game.notation(),
            Cli::tr("not in the table: %1; solved without it").arg(whyNotInTable(*m_table, game)));
    ProgressLine progress(m_console);
    return game.answer({}, tellingNeed(game, job, m_console, progress));
}

/// What an interruption leaves goes to stderr: it is no result.
Exit Analysis::analyze(const games::Game& game)
{
    const solver::Job job = solver::begun(makeJob(m_arguments.limits, m_console));
    games::Answer answer = this->answer(game, job);
    const std::string notation = game.notation(); // it may have millions of characters
    const Exit result = answer.unsolved ? exitFor(*answer.unsolved) : Exit::Done;
    if (answer.unsolved)
        m_console.complain(notation, wording::unsolvedText(*answer.unsolved));
    if (result == Exit::Interrupted && !saysSomething(answer))
        return result;
    const bool isWhole =
        print(result == Exit::Interrupted ? m_console.err : m_console.out, game, notation, answer, job);
    if (job.stop.stop_requested())
        return Exit::Interrupted;
    if (isWhole || answer.unsolved)
        return result;
    const solver::UnsolvedReason reason = solver::endOf(job).value_or(solver::UnsolvedReason::OutOfTime);
    m_console.complain(notation, Cli::tr("solved, but there was no time to list all moves"));
    return exitFor({reason, answer.positions});
}

/// False when not all moves could be printed in time.
bool Analysis::print(std::ostream& out, const games::Game& game, const std::string& notation,
                     games::Answer& answer, const solver::Job& job)
{
    if (m_arguments.json)
        return printAnswer(out, game, notation, answer, job);
    if (!m_first)
        out << '\n';
    m_first = false;
    const auto worth = game.isPartizan() ? games::worthOf(game, answer.verdict, job) : std::nullopt;
    const auto gains = games::gainsOf(game, answer, job);
    answer.isPartial = answer.isPartial || (!gains && game.isPartizan() && solver::endOf(job));
    out << notation << '\n' << report(game, answer, worth, gains).toStdString() << std::flush;
    return true;
}

} // namespace

void addAnalyze(CLI::App& app, const Console& console, Exit& result)
{
    CLI::App* command = app.add_subcommand("analyze", QT_TRANSLATE_NOOP("Help", "who wins, by which moves"));
    const auto arguments = std::make_shared<AnalyzeArguments>();
    command
        ->add_option("POSITION", arguments->positions,
                     QT_TRANSLATE_NOOP("Help", "such as nim:7,11,5; '-' reads one per line"))
        ->required();
    command->add_flag("--json", arguments->json, QT_TRANSLATE_NOOP("Help", "one JSON object per line"));
    command
        ->add_option("--table", arguments->tableFile,
                     QT_TRANSLATE_NOOP(
                         "Help", "outcomes that table --out wrote; positions on its board are looked up"))
        ->check(someFile());
    addLimits(*command, arguments->limits);
    command->callback([arguments, &console, &result] { result = Analysis(*arguments, console).run(); });
}

} // namespace cli
