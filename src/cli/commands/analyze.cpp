// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/json.h"
#include "cli/output/report.h"
#include "cli/tables/boardtable.h"
#include "cli/tables/searchneed.h"

#include "games/catalogue.h"
#include "wording/errors.h"
#include "wording/filename.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <istream>
#include <optional>
#include <streambuf>

namespace cli {
namespace {

struct AnalyzeArguments {
    std::vector<std::string> positions;
    bool json = false;
    std::string tableFile;
    LimitArguments limits;
};

QString impossibleText(solver::TableField field)
{
    using solver::TableField;
    switch (field) {
    case TableField::Cells:
        return Cli::tr("a field is impossible: more than %1 cells").arg(solver::maximumCells);
    case TableField::Game: return Cli::tr("the table is not of the game grid");
    case TableField::Play: return Cli::tr("a field is impossible: play is neither normal nor misère");
    case TableField::Content: return Cli::tr("the table does not hold outcomes");
    case TableField::Rules: return Cli::tr("a field is impossible: the rows, columns and maximum per move");
    case TableField::Order: return Cli::tr("a field is impossible: the order of the cells");
    case TableField::DataBytes: return Cli::tr("a field is impossible: the number of bytes of data");
    }
    return {};
}

/// What bounds the memory is --memory or the machine.
QString memoryText(const solver::TableFileError& error, const solver::Limits& limits)
{
    const QString text = error.found == limits.memoryBytes
                             ? Cli::tr("the table needs %1 MB of memory; --memory allows %2 MB")
                             : Cli::tr("the table needs %1 MB of memory; the machine has %2 MB free");
    return text.arg(megabytesText(error.expected), wording::localized(error.found >> 20));
}

QString causeOf(const solver::TableFileError& error, const solver::Limits& limits)
{
    using Kind = solver::TableFileError::Kind;
    switch (error.kind) {
    case Kind::NotATable: return Cli::tr("this is not a table of Grundy's");
    case Kind::OtherVersion:
        //: two numbers, such as 2 and 1
        return Cli::tr("this is a table of version %1; version %2 can be read")
            .arg(error.found)
            .arg(error.expected);
    case Kind::Short:
        //: how long a file is, and how long it should be
        return Cli::tr("the table is cut short: %1 bytes of at least %2")
            .arg(error.found)
            .arg(error.expected);
    case Kind::Long:
        return Cli::tr("the file goes on after the table, which has %1 bytes").arg(error.expected);
    case Kind::Changed: return Cli::tr("the table was changed: its checksum is wrong");
    case Kind::Impossible: return impossibleText(error.field);
    case Kind::OutOfMemory: return memoryText(error, limits);
    //: the person ended the reading of a table
    case Kind::Cancelled: return Cli::tr("interrupted");
    }
    return {};
}

/// Reads from a file that is open: its name is not asked again, it may be another thing's by now.
class FileBuffer : public std::streambuf {
public:
    explicit FileBuffer(QFile& file) : m_file(file) {}

protected:
    int_type underflow() override
    {
        const qint64 count = m_file.read(m_piece.data(), static_cast<qint64>(m_piece.size()));
        if (count <= 0)
            return traits_type::eof();
        setg(m_piece.data(), m_piece.data(), m_piece.data() + count);
        return traits_type::to_int_type(m_piece.front());
    }
    pos_type seekoff(off_type by, std::ios_base::seekdir from, std::ios_base::openmode /*which*/) override
    {
        const off_type here = m_file.pos() - (egptr() - gptr());
        const off_type to = by + (from == std::ios_base::cur   ? here
                                  : from == std::ios_base::end ? m_file.size()
                                                               : 0);
        setg(nullptr, nullptr, nullptr);
        return to >= 0 && m_file.seek(to) ? pos_type(to) : pos_type(off_type(-1));
    }
    pos_type seekpos(pos_type to, std::ios_base::openmode which) override
    {
        return seekoff(off_type(to), std::ios_base::beg, which);
    }

private:
    QFile& m_file;
    std::array<char, 1U << 16U> m_piece{};
};

/// The table in the file, or the exit code after a complaint.
std::variant<games::GridTable, Exit> readTableFile(const std::string& path, const solver::Job& job,
                                                   const Console& console)
{
    QFile file;
    if (const QString cause = wording::openToRead(file, wording::pathOf(path)); !cause.isEmpty()) {
        console.complain(path, Cli::tr("cannot be read: %1").arg(cause));
        return Exit::BadInput;
    }
    FileBuffer buffer(file);
    std::istream in(&buffer);
    auto table = games::GridTable::read(in, job);
    if (const auto* error = std::get_if<solver::TableFileError>(&table)) {
        console.complain(path, causeOf(*error, job.limits));
        return error->kind == solver::TableFileError::Kind::Cancelled     ? Exit::Interrupted
               : error->kind == solver::TableFileError::Kind::OutOfMemory ? Exit::Unsolved
                                                                          : Exit::BadInput;
    }
    return std::move(std::get<games::GridTable>(table));
}

/// Why the table does not hold the position: it is of another game, other rules or larger.
QString whyNotInTable(const games::GridTable& table, const games::Game& game)
{
    const games::GridTable::Rules& rules = table.rules();
    if (game.info().id != table.board()->info().id)
        return Cli::tr("the table is of the game grid");
    if (game.play() != rules.play)
        return rules.play == theory::Play::Normal ? Cli::tr("the table is for normal play")
                                                  : Cli::tr("the table is for misère play");
    if (!rules.takesAsMany(game.ruleNumbers().front()))
        return Cli::tr("the table is for max=%1").arg(rules.most);
    //: the rows and columns of the board that a table is for, such as 5 x 5
    return Cli::tr("the stones do not fit on its %1 x %2 board").arg(rules.rows).arg(rules.columns);
}

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
    printJson(m_console.out,
              {{QStringLiteral("position"), quotedStart(text)},
               {QStringLiteral("error"), wording::parseErrorText(std::get<games::ParseError>(parsed))}});
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
    return searched(game, job, m_console, [&](const solver::Job& shown) { return game.answer({}, shown); });
}

/// What an interruption leaves goes to stderr: it is no result.
Exit Analysis::analyze(const games::Game& game)
{
    const solver::Job job = solver::begun(makeJob(m_arguments.limits, m_console));
    games::Answer answer = this->answer(game, job);
    const std::string notation = game.notation(); // it may have millions of characters
    const Exit result = answer.unsolved ? m_console.unsolved(notation, *answer.unsolved) : Exit::Done;
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

Exit analyze(const AnalyzeArguments& arguments, const Console& console)
{
    return Analysis(arguments, console).run();
}

} // namespace

void addAnalyze(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] = addCommand(
        "analyze", QT_TRANSLATE_NOOP("Help", "who wins, by which moves"), analyze, app, console, result);
    command
        .add_option("POSITION", arguments.positions,
                    QT_TRANSLATE_NOOP("Help", "such as nim:7,11,5; '-' reads one per line"))
        ->required();
    command.add_flag("--json", arguments.json, QT_TRANSLATE_NOOP("Help", "one JSON object per line"));
    command
        .add_option("--table", arguments.tableFile,
                    QT_TRANSLATE_NOOP(
                        "Help", "outcomes that table --out wrote; positions on its board are looked up"))
        ->check(someFile());
    addLimits(command, arguments.limits);
}

} // namespace cli
