// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/limits.h"
#include "cli/numbers.h"
#include "cli/outfile.h"

#include "analysis/tables/families.h"
#include "analysis/tables/tabletext.h"
#include "games/reader.h"
#include "wording/errors.h"
#include "wording/names.h"
#include "wording/tables.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <charconv>
#include <ostream>

namespace cli {
namespace {

constexpr analysis::ValueRange defaultRange{0, 15};

struct Arguments {
    std::string family;
    std::string n;
    std::string m;
    std::string rows;
    std::string columns;
    std::string max;
    std::string shown;
    std::string outFile;
    bool misere = false;
    LimitArguments limits;
};

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

CLI::Validator rangeText()
{
    return {[](std::string& text) {
                return rangeIn(text) ? std::string()
                                     : expectedFound("a range such as 0-20, numbers up to " +
                                                         std::to_string(analysis::largestParameter),
                                                     text);
            },
            "A-B"};
}

/// What is to be made, or a complaint. `--rows` and `--cols` are the grid's names of m and n.
class Request {
public:
    Request(const Arguments& arguments, const Console& console) : m_arguments(arguments), m_console(console)
    {
    }

    std::optional<analysis::TableRequest> make()
    {
        const bool grid =
            !m_arguments.rows.empty() || !m_arguments.columns.empty() || !m_arguments.max.empty();
        if (grid && m_arguments.family != "grid")
            return refuse(
                QCoreApplication::translate("Cli", "--rows, --cols and --max are for the game grid"));
        if (grid) {
            m_ready = &analysis::familiesOf(m_arguments.family).front();
            m_pattern =
                m_arguments.max.empty() ? "grid:(1^n/)^m" : "grid/max=" + m_arguments.max + ":(1^n/)^m";
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
            return refuse(QCoreApplication::translate("Cli", "--m: this family has no m"));
        analysis::TableRequest request{.pattern = pattern,
                                       .n = m_ready != nullptr ? m_ready->n : defaultRange};
        request.n = rangeIn(n).value_or(request.n);
        if (pattern.hasM())
            request.m = rangeIn(m).value_or(m_ready != nullptr ? m_ready->m : defaultRange);
        if (request.n.size() > analysis::mostTableCells / request.m.size())
            return refuse(QCoreApplication::translate("Cli", "a table has at most %1 cells")
                              .arg(analysis::mostTableCells));
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
            return refuse(QCoreApplication::translate("Cli", "--show %1: this family has no such values")
                              .arg(QString::fromStdString(m_arguments.shown)));
        return request;
    }

    std::nullopt_t refuse(const QString& cause)
    {
        m_console.complain(m_arguments.family, cause);
        return std::nullopt;
    }

    const Arguments& m_arguments;
    const Console& m_console;
    std::string m_pattern;
    const analysis::ReadyFamily* m_ready = nullptr;
};

analysis::TablePicture pictureOf(const analysis::FamilyTable& table)
{
    const auto& request = table.request;
    const QString title =
        QCoreApplication::translate("Cli", "%1: %2, %3")
            .arg(wording::gameTitle(request.pattern.gameId()),
                 wording::familyTitle(request.pattern, request.shown), wording::shownTitle(request.shown));
    analysis::TablePicture picture{.title = title.toStdString()};
    picture.notes.push_back(wording::tableSummary(table).toStdString());
    for (const QString& line : wording::periodLines(table))
        picture.notes.push_back(line.toStdString());
    return picture;
}

bool hasEnding(const std::string& path, std::string_view ending)
{
    return path.ends_with(ending);
}

Exit writeOut(const analysis::FamilyTable& table, const std::string& path, const Console& console)
{
    const auto errorText = [](const games::ParseError& error) {
        return wording::parseErrorText(error).toStdString();
    };
    const auto write = [&](std::ostream& out) {
        if (hasEnding(path, ".csv"))
            analysis::writeCsv(out, table);
        else if (hasEnding(path, ".json"))
            analysis::writeJson(out, table, errorText);
        else
            analysis::writeSvg(out, table, pictureOf(table));
    };
    return writeFile(path, console, write) ? Exit::Done : Exit::BadInput;
}

Exit makeAndWrite(const Arguments& arguments, const Console& console)
{
    const auto request = Request(arguments, console).make();
    if (!request)
        return Exit::BadInput;
    const auto table = analysis::makeTable(*request, makeJob(arguments.limits, console));
    if (table.cancelled) {
        console.complain(arguments.family, wording::tableSummary(table));
        return Exit::Interrupted;
    }
    if (table.refused == table.cells.size()) {
        const QString cause =
            QCoreApplication::translate("Cli", "no position of this family is allowed: %1, %2");
        console.complain(arguments.family, cause.arg(wording::shownToken(table.notation(0, 0)),
                                                     wording::parseErrorText(*table.cells[0].refusal)));
        return Exit::BadInput;
    }
    Exit result = Exit::Done;
    if (arguments.outFile.empty())
        console.print(wording::tableReport(table));
    else
        result = writeOut(table, arguments.outFile, console);
    if (table.unsolved == 0)
        return result;
    console.complain(arguments.family,
                     QCoreApplication::translate("Cli", "not solved within the limits: %1 of %2")
                         .arg(table.unsolved)
                         .arg(table.cells.size()));
    return worse(result, Exit::Unsolved);
}

CLI::Validator fileName()
{
    return {
        [](std::string& path) {
            const bool known = hasEnding(path, ".csv") || hasEnding(path, ".json") || hasEnding(path, ".svg");
            return known ? std::string() : expectedFound("a file name ending in .csv, .json or .svg", path);
        },
        "FILE"};
}

} // namespace

void addTable(CLI::App& app, const Console& console, Exit& result)
{
    CLI::App* command = app.add_subcommand("table", "what the positions of a family are worth");
    const auto arguments = std::make_shared<Arguments>();
    command
        ->add_option("FAMILY", arguments->family,
                     "a notation with the variables n and m, such as nim:n,m,3 or lines/max=m:1^n; or a game")
        ->required();
    command->add_option("--n", arguments->n, "the values of n")->check(rangeText());
    command->add_option("--m", arguments->m, "the values of m")->check(rangeText());
    command->add_option("--rows", arguments->rows, "rows of the grids (m)")->check(rangeText());
    command->add_option("--cols,--columns", arguments->columns, "columns of the grids (n)")
        ->check(rangeText());
    command->add_option("--max", arguments->max, "the largest take on the grids")
        ->transform(wholeNumber("a largest take", {.least = 1, .most = games::largestHeap}));
    command->add_option("--show", arguments->shown, "outcome, grundy, remoteness or value")
        ->check([](const std::string& text) {
            return analysis::shownFrom(text) ? std::string()
                                             : expectedFound("outcome, grundy, remoteness or value", text);
        });
    command->add_flag("--misere", arguments->misere, "misère play")->disable_flag_override();
    command->add_option("--out", arguments->outFile, "write a table (.csv, .json) or a picture (.svg)")
        ->check(fileName());
    command
        ->add_option("--time", arguments->limits.seconds,
                     "seconds to spend on the table; no limit unless given")
        ->check(secondsNumber());
    command->add_option("--memory", arguments->limits.megabytes, "megabytes to use; 2048 unless given")
        ->transform(wholeNumber("megabytes", {.least = 1, .most = 1'000'000}));
    command->callback([arguments, &console, &result] { result = makeAndWrite(*arguments, console); });
}

} // namespace cli
