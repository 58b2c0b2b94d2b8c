// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/outfile.h"
#include "cli/output/progress.h"
#include "cli/tables/boardtable.h"

#include "analysis/tables/families.h"
#include "analysis/tables/table.h"
#include "analysis/tables/tabletext.h"
#include "games/grid/grid.h"
#include "games/text/reader.h"
#include "games/text/typed.h"
#include "wording/errors.h"
#include "wording/tables.h"

#include <QCoreApplication>

#include <charconv>
#include <ostream>
#include <utility>

namespace cli {
namespace {

struct TableArguments {
    std::string family;
    std::string n;
    std::string m;
    std::string rows;
    std::string columns;
    std::string max;
    std::string shown;
    std::string outFile;
    bool misere = false;
    bool json = false;
    LimitArguments limits;
};

/// "3" or "0-20"; nothing for other texts and numbers that are too large.
std::optional<analysis::ValueRange> rangeIn(const std::string& text)
{
    analysis::ValueRange range;
    const char* const end = text.data() + text.size();
    auto read = std::from_chars(text.data(), end, range.least);
    range.most = range.least;
    if (read.ec == std::errc() && read.ptr != end && *read.ptr == '-')
        read = std::from_chars(read.ptr + 1, end, range.most);
    const bool isRange = read.ec == std::errc() && read.ptr == end && range.least <= range.most &&
                         range.most <= analysis::largestParameter;
    return isRange ? std::optional(range) : std::nullopt;
}

constexpr analysis::ValueRange defaultRange{0, 15};

/// The table of a family that is asked for, or a complaint. `--rows` and `--cols` are the grid's names of m
/// and n.
class RequestReader {
public:
    RequestReader(const TableArguments& arguments, const Console& console)
        : m_arguments(arguments), m_console(console)
    {
    }

    std::optional<analysis::TableRequest> make()
    {
        const bool grid =
            !m_arguments.rows.empty() || !m_arguments.columns.empty() || !m_arguments.max.empty();
        const games::Entry* entry = games::findEntry(m_arguments.family);
        if (grid && (entry == nullptr || entry->fullBoards == nullptr))
            return refuse(Cli::tr("--rows, --cols and --max are for the game grid"));
        const bool isTwice = (!m_arguments.rows.empty() && !m_arguments.m.empty()) ||
                             (!m_arguments.columns.empty() && !m_arguments.n.empty());
        if (isTwice)
            return refuse(Cli::tr("--rows is the grid's --m and --cols its --n: give one of them"));
        if (grid) {
            m_ready = &analysis::familiesOf(m_arguments.family).front();
            m_pattern = entry->fullBoards(m_arguments.max);
        } else {
            findReady();
        }
        const auto parsed = analysis::FamilyPattern::parse(m_pattern);
        if (const auto* error = std::get_if<analysis::PatternError>(&parsed))
            return refuse(wording::patternErrorText(*error));
        return complete(std::get<analysis::FamilyPattern>(parsed));
    }

private:
    /// A game's id is its first ready-made family; a ready-made pattern brings its ranges with it.
    void findReady()
    {
        m_pattern = m_arguments.family;
        const auto families = analysis::familiesOf(m_pattern);
        if (!families.empty())
            m_ready = &families.front();
        for (const analysis::ReadyFamily& family : analysis::readyFamilies())
            if (m_ready == nullptr && family.pattern == m_pattern)
                m_ready = &family;
        if (m_ready != nullptr)
            m_pattern = m_ready->pattern;
    }

    std::optional<analysis::TableRequest> complete(analysis::FamilyPattern pattern)
    {
        if (m_arguments.misere)
            pattern = pattern.withPlay(theory::Play::Misere);
        const auto& n = m_arguments.columns.empty() ? m_arguments.n : m_arguments.columns;
        const auto& m = m_arguments.rows.empty() ? m_arguments.m : m_arguments.rows;
        if (!m.empty() && !pattern.hasM())
            return refuse(Cli::tr("--m: this family has no m"));
        analysis::TableRequest request{.pattern = pattern,
                                       .n = m_ready != nullptr ? m_ready->n : defaultRange};
        request.n = rangeIn(n).value_or(request.n);
        if (pattern.hasM())
            request.m = rangeIn(m).value_or(m_ready != nullptr ? m_ready->m : defaultRange);
        if (request.n.size() > analysis::mostTableCells / request.m.size())
            return refuse(Cli::tr("a table has at most %1 cells").arg(analysis::mostTableCells));
        return withShown(std::move(request));
    }

    std::optional<analysis::TableRequest> withShown(analysis::TableRequest request)
    {
        request.shown = m_ready != nullptr ? m_ready->shown : analysis::shownFirst(request.pattern);
        if (!isOffered(request.shown, request.pattern))
            request.shown = analysis::shownFirst(request.pattern);
        if (m_arguments.shown.empty())
            return request;
        request.shown = *analysis::shownFrom(m_arguments.shown);
        if (!isOffered(request.shown, request.pattern))
            return refuse(Cli::tr("--show %1: this family has no such values")
                              .arg(QString::fromStdString(m_arguments.shown)));
        return request;
    }

    std::nullopt_t refuse(const QString& cause)
    {
        m_console.complain(m_arguments.family, cause);
        return std::nullopt;
    }

    const TableArguments& m_arguments;
    const Console& m_console;
    std::string m_pattern;
    const analysis::ReadyFamily* m_ready = nullptr;
};

CLI::Validator rangeText()
{
    return oneOf(
        QCoreApplication::translate("Help", "a range such as 0-20, numbers up to %1")
            .arg(QString::number(analysis::largestParameter)),
        [](const std::string& text) { return rangeIn(text).has_value(); }, "A-B");
}

bool hasEnding(const std::string& path, std::string_view ending)
{
    return path.ends_with(ending);
}

std::string errorText(const games::ParseError& error)
{
    return wording::parseErrorText(error).toStdString();
}

Exit writeOut(const analysis::FamilyTable& table, const std::string& path, const Console& console)
{
    const auto write = [&](std::ostream& out) {
        if (hasEnding(path, ".csv"))
            analysis::writeCsv(out, table);
        else if (hasEnding(path, ".json"))
            analysis::writeJson(out, table, errorText);
        else
            analysis::writeSvg(out, table, wording::tablePicture(table));
    };
    return writeFile(path, console, write) ? Exit::Done : Exit::BadInput;
}

/// One board of the grid, when nothing is asked for that only a family's table shows.
std::optional<games::GridTable::Rules> boardIn(const TableArguments& arguments)
{
    const auto rows = rangeIn(arguments.rows);
    const auto columns = rangeIn(arguments.columns);
    const games::Entry* entry = games::findEntry(arguments.family);
    const bool isBoard = entry != nullptr && entry->fullBoards != nullptr && rows && columns &&
                         rows->size() == 1 && columns->size() == 1 && arguments.shown.empty() &&
                         arguments.n.empty() && arguments.m.empty() &&
                         (arguments.outFile.empty() || hasEnding(arguments.outFile, tableFileEnding) ||
                          hasEnding(arguments.outFile, ".json"));
    if (!isBoard)
        return std::nullopt;
    constexpr std::uint64_t usualMost = 3;
    const std::uint64_t most = arguments.max.empty() ? usualMost : std::stoull(arguments.max);
    return games::GridTable::Rules{.rows = static_cast<std::uint32_t>(rows->least),
                                   .columns = static_cast<std::uint32_t>(columns->least),
                                   .most = static_cast<std::uint32_t>(most),
                                   .play = arguments.misere ? theory::Play::Misere : theory::Play::Normal};
}

Exit makeBoard(const games::GridTable::Rules& rules, const TableArguments& arguments, const Console& console)
{
    if (rules.isBoard())
        return makeBoardTable({.rules = rules, .json = arguments.json, .outFile = arguments.outFile},
                              makeJob(arguments.limits, console), console);
    //: a number such as 36, and the rows and columns that were asked for, such as 7 x 8
    const QString cause = Cli::tr("a board has 1 to %1 cells, not %2 x %3");
    console.complain(arguments.family, cause.arg(games::mostGridCells).arg(rules.rows).arg(rules.columns));
    return Exit::BadInput;
}

Exit tell(const analysis::FamilyTable& table, const TableArguments& arguments, const Console& console)
{
    Exit result = Exit::Done;
    if (arguments.json)
        analysis::writeJson(console.out, table, errorText);
    else if (arguments.outFile.empty())
        console.print(wording::tableReport(table));
    if (!arguments.outFile.empty())
        result = writeOut(table, arguments.outFile, console);
    if (table.unsolved == 0)
        return result;
    console.complain(
        arguments.family,
        //: how many positions of a table, and how many there are
        Cli::tr("not solved within the limits: %1 of %2").arg(table.unsolved).arg(table.cells.size()));
    return worse(result, Exit::Unsolved);
}

Exit makeAndWrite(const TableArguments& arguments, const Console& console)
{
    if (const auto rules = boardIn(arguments))
        return makeBoard(*rules, arguments, console);
    if (hasEnding(arguments.outFile, tableFileEnding)) {
        console.complain(arguments.outFile,
                         Cli::tr("only the table of one board of the game grid is written as a .table"));
        return Exit::BadInput;
    }
    const auto request = RequestReader(arguments, console).make();
    if (!request || (!arguments.outFile.empty() && !canBeWritten(arguments.outFile, 0, console)))
        return Exit::BadInput;
    ProgressLine progress(console);
    const auto table = analysis::makeTable(
        *request, progress.shown(makeJob(arguments.limits, console), Cli::tr("filling the table")));
    progress.clear();
    if (table.cancelled) {
        console.complain(arguments.family, wording::tableSummary(table));
        return Exit::Interrupted;
    }
    if (table.refused == table.cells.size()) {
        const QString cause =
            //: its first position, such as chomp:0,1, and why it is not allowed
            Cli::tr("no position of this family is allowed: %1, %2");
        console.complain(arguments.family, cause.arg(wording::shownToken(table.notation(0, 0)),
                                                     wording::parseErrorText(*table.cells[0].refusal)));
        return Exit::BadInput;
    }
    return tell(table, arguments, console);
}

bool isFileName(const std::string& path)
{
    return hasEnding(path, ".csv") || hasEnding(path, ".json") || hasEnding(path, ".svg") ||
           hasEnding(path, tableFileEnding);
}

} // namespace

void addTable(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand("table", QT_TRANSLATE_NOOP("Help", "what the positions of a family are worth"),
                   makeAndWrite, app, console, result);
    command
        .add_option(
            "FAMILY", arguments.family,
            QT_TRANSLATE_NOOP(
                "Help",
                "a notation with the variables n and m, such as nim:n,m,3 or lines/max=m:1^n; or a game"))
        ->required()
        ->transform(games::asGamesWrite);
    command.add_option("--n", arguments.n, QT_TRANSLATE_NOOP("Help", "the values of n"))->check(rangeText());
    command.add_option("--m", arguments.m, QT_TRANSLATE_NOOP("Help", "the values of m"))->check(rangeText());
    command.add_option("--rows", arguments.rows, QT_TRANSLATE_NOOP("Help", "rows of the grids (m)"))
        ->check(rangeText());
    command
        .add_option("--cols,--columns", arguments.columns,
                    QT_TRANSLATE_NOOP("Help", "columns of the grids (n)"))
        ->check(rangeText());
    command
        .add_option("--max", arguments.max, QT_TRANSLATE_NOOP("Help", "the maximum per move on the grids"))
        //: what an option takes, the most that one move may take: the least and the largest number
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "a maximum per move from %1 to %2"),
                                {.least = 1, .most = games::largestHeap}));
    command
        .add_option("--show", arguments.shown,
                    QT_TRANSLATE_NOOP("Help", "outcome, grundy, remoteness or value"))
        ->check(oneOf(
            QT_TRANSLATE_NOOP("Help", "outcome, grundy, remoteness or value"),
            [](const std::string& text) { return analysis::shownFrom(text).has_value(); }, ""));
    //: what an option means: who makes the last move loses
    command.add_flag("--misere", arguments.misere, QT_TRANSLATE_NOOP("Help", "misère play"));
    command.add_flag("--json", arguments.json, QT_TRANSLATE_NOOP("Help", "one JSON object"));
    command
        .add_option(
            "--out", arguments.outFile,
            QT_TRANSLATE_NOOP(
                "Help",
                "write a table (.csv, .json), a picture (.svg) or, for one board of the grid, the outcomes "
                "of all its positions (.table)"))
        ->check(oneOf(QT_TRANSLATE_NOOP("Help", "a file name ending in .csv, .json, .svg or .table"),
                      isFileName, "FILE"));
    addLimits(command, arguments.limits,
              QT_TRANSLATE_NOOP("Help", "seconds to spend on the table; no limit unless given"));
}

} // namespace cli
