// SPDX-License-Identifier: GPL-3.0-or-later
// What positions are worth: compared with each other, and written in canonical form.

#include "cli/commands/commands.h"
#include "cli/tables/searchneed.h"

#include "games/sum/difference.h"
#include "games/text/reader.h"
#include "games/worth.h"
#include "theory/shortgames/equalforms.h"
#include "theory/shortgames/writtenform.h"

#include <compare>
#include <memory>
#include <vector>

namespace cli {
namespace {

struct CompareArguments {
    std::string first;
    std::string second;
    LimitArguments limits;
};

struct CanonicalArguments {
    std::string position;
    bool equal = false;
    LimitArguments limits;
};

/// Where `/misere` stands in a position that is played by it.
std::size_t misereColumn(std::string_view position)
{
    const std::size_t word = position.find("misere");
    return games::Reader(position).columnAt(position.rfind('/', word));
}

/// Values of several positions in one table.
class ExactValues {
public:
    ExactValues(const LimitArguments& limits, const Console& console)
        : m_job(solver::begun(makeJob(limits, console))), m_console(console),
          m_games({.bytes = m_job.limits.memoryBytes / 4,
                   .isStopped = [this] { return solver::endOf(m_job).has_value(); }})
    {
    }
    ExactValues(const ExactValues&) = delete;
    ExactValues& operator=(const ExactValues&) = delete;
    ~ExactValues() = default;

    /// What is not known, and why.
    struct Unknown {
        games::Answer answer;
    };

    /// Null after a complaint.
    games::GamePtr read(const std::string& position)
    {
        games::GamePtr game = m_console.read(position);
        if (game && game->play() != theory::Play::Normal) {
            m_console.complain(
                position, Cli::tr("column %1: values are those of normal play").arg(misereColumn(position)));
            return nullptr;
        }
        return game;
    }

    std::variant<theory::ShortGame, Unknown> of(const games::GamePtr& game)
    {
        const games::Answer answer = searched(*game, m_job, m_console, [&](const solver::Job& job) {
            return game->answer({.moves = false, .remoteness = false}, job);
        });
        const auto text = games::writtenValue(*game, answer.verdict);
        const auto value = text ? theory::readValue(*text, m_games) : std::nullopt;
        if (value)
            return *value;
        return Unknown{answer};
    }

    Exit unsolved(const std::string& position, const games::Answer& answer = {})
    {
        const auto end = solver::endOf(m_job);
        if (!answer.unsolved && !end) {
            m_console.complain(position, Cli::tr("no exact value is known"));
            return Exit::Unsolved;
        }
        const solver::Unsolved why =
            answer.unsolved.value_or(solver::Unsolved{end.value_or(solver::UnsolvedReason::OutOfMemory), 0});
        return m_console.unsolved(position, why);
    }

    [[nodiscard]] theory::ShortGames& games() { return m_games; }
    [[nodiscard]] const solver::Job& job() const { return m_job; }

private:
    solver::Job m_job;
    const Console& m_console;
    theory::ShortGames m_games;
};

/// Who wins G - H also tells where a value is not known, or too large.
std::optional<std::partial_ordering> orderByPlay(const games::GamePtr& first, const games::GamePtr& second,
                                                 const solver::Job& job)
{
    const auto difference = games::differenceOf(first, second);
    const auto* const game = std::get_if<games::GamePtr>(&difference);
    if (game == nullptr)
        return std::nullopt;
    const auto outcome =
        (*game)->answer({.moves = false, .grundy = false, .remoteness = false}, job).verdict.outcome;
    return outcome ? std::optional(games::orderBy(*outcome)) : std::nullopt;
}

Exit printOrder(std::partial_ordering order, const Console& console)
{
    if (order == std::partial_ordering::equivalent) {
        console.print(QStringLiteral("="));
        return Exit::Done;
    }
    if (order == std::partial_ordering::unordered) {
        console.print(QStringLiteral("||"));
        return Exit::Confused;
    }
    const bool isLess = order == std::partial_ordering::less;
    console.print(isLess ? QStringLiteral("<") : QStringLiteral(">"));
    return isLess ? Exit::Less : Exit::Greater;
}

/// By the values; without both of them by the difference, played.
Exit compare(const CompareArguments& arguments, const Console& console)
{
    ExactValues values(arguments.limits, console);
    std::vector<games::GamePtr> read;
    std::vector<theory::ShortGame> both;
    std::optional<ExactValues::Unknown> unknown;
    std::string named; // what is not known
    for (const std::string& position : {arguments.first, arguments.second}) {
        read.push_back(values.read(position));
        if (!read.back())
            return Exit::BadInput;
        const auto value = values.of(read.back());
        if (const auto* known = std::get_if<theory::ShortGame>(&value)) {
            both.push_back(*known);
        } else if (!unknown || !unknown->answer.unsolved) {
            unknown = std::get<ExactValues::Unknown>(value);
            named = position;
        }
    }
    const auto order = both.size() == 2 ? values.games().compare(both[0], both[1]) : std::nullopt;
    if (order)
        return printOrder(*order, console);
    if (const auto played = orderByPlay(read[0], read[1], values.job()))
        return printOrder(*played, console);
    return unknown ? values.unsolved(named, unknown->answer) : values.unsolved(arguments.first);
}

/// The canonical form, and other ways to write it on lines of their own.
Exit canonical(const CanonicalArguments& arguments, const Console& console)
{
    ExactValues values(arguments.limits, console);
    const games::GamePtr read = values.read(arguments.position);
    if (!read)
        return Exit::BadInput;
    const auto value = values.of(read);
    if (const auto* unknown = std::get_if<ExactValues::Unknown>(&value))
        return values.unsolved(arguments.position, unknown->answer);
    const theory::ShortGame game = std::get<theory::ShortGame>(value);
    const auto text = values.games().text(game);
    if (!text)
        return values.unsolved(arguments.position);
    console.print(QString::fromStdString(*text));
    if (arguments.equal) {
        for (const std::string& form : theory::equalForms(game, values.games()))
            console.print(QString::fromStdString(form));
    }
    return Exit::Done;
}

} // namespace

void addCompare(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] = addCommand(
        "compare", QT_TRANSLATE_NOOP("Help", "prints =, <, > or ||; the exit code is 0, 10, 11 or 12"),
        compare, app, console, result);
    command.add_option("G", arguments.first, QT_TRANSLATE_NOOP("Help", "a position in normal play"))
        ->required();
    command.add_option("H", arguments.second, QT_TRANSLATE_NOOP("Help", "what it is compared with"))
        ->required();
    addLimits(command, arguments.limits);
}

void addCanonical(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand("canonical", QT_TRANSLATE_NOOP("Help", "the simplest game that a position equals"),
                   canonical, app, console, result);
    command.add_option("G", arguments.position, QT_TRANSLATE_NOOP("Help", "a position in normal play"))
        ->required();
    command.add_flag("--equal", arguments.equal,
                     QT_TRANSLATE_NOOP("Help", "other ways to write it, too, one per line"));
    addLimits(command, arguments.limits);
}

} // namespace cli
