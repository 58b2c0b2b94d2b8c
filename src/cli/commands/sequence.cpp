// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/json.h"
#include "cli/output/outfile.h"

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/text/reader.h"
#include "games/text/typed.h"
#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <ostream>

namespace cli {
namespace {

struct SequenceArguments {
    std::string family;
    std::uint64_t to = 100;
    bool json = false;
    std::string file;
    LimitArguments limits;
};

/// The rules that `family` names, with or without a position; null after a complaint.
games::GamePtr readFamily(const std::string& family, const Console& console)
{
    const bool isWhole = family.find(':') != std::string::npos;
    const std::string written = games::asGamesWrite(isWhole ? family : family + ":");
    const games::Entry* entry = games::findEntry(games::Reader(written).word());
    if (entry != nullptr && !entry->info.heapSequences) {
        console.complain(family, Cli::tr("this game has no heaps with values of their own"));
        return nullptr;
    }
    const games::Parsed parsed = games::parse(written);
    if (const auto* error = std::get_if<games::ParseError>(&parsed)) {
        console.complain(family, wording::parseErrorText(games::asTyped(*error, family)));
        return nullptr;
    }
    return std::get<games::GamePtr>(parsed);
}

/// The notation's part before the colon.
QString familyOf(const games::Game& game)
{
    return QString::fromStdString(game.notation()).section(QLatin1Char(':'), 0, 0);
}

QJsonObject sequenceJson(const games::Game& game, const games::HeapSequence& sequence)
{
    QJsonArray values;
    for (const std::uint64_t value : sequence.values)
        values.append(exactNumber(value));
    const auto& period = sequence.period;
    const QJsonValue none(QJsonValue::Null);
    QJsonObject object;
    object.insert(QStringLiteral("game"), QString::fromStdString(game.info().id));
    object.insert(QStringLiteral("family"), familyOf(game));
    object.insert(QStringLiteral("play"),
                  QStringLiteral("normal")); // Grundy values say nothing of misère sums
    object.insert(QStringLiteral("values"), values);
    object.insert(QStringLiteral("period"), period ? exactNumber(period->period) : none);
    object.insert(QStringLiteral("preperiod"), period ? exactNumber(period->preperiod) : none);
    object.insert(QStringLiteral("theorem"),
                  period ? QJsonValue(QString::fromLatin1(period->theorem.id)) : none);
    return object;
}

QString periodLine(const games::HeapSequence& sequence)
{
    if (!sequence.period)
        return Cli::tr("no period is proven");
    //: after how many values they repeat, the heap from which on they do, and the name of a theorem
    return Cli::tr("period %1 from heap %2 on, proven: %3")
        .arg(sequence.period->period)
        .arg(sequence.period->preperiod)
        .arg(wording::toText(sequence.period->theorem.name));
}

/// A row to each period, so that equal values stand below one another.
std::size_t rowLength(const games::HeapSequence& sequence)
{
    constexpr std::size_t usual = 20;
    constexpr std::size_t most = 40;
    if (!sequence.period || sequence.period->period > most)
        return usual;
    const auto period = static_cast<std::size_t>(sequence.period->period);
    return period < usual / 2 ? usual / period * period : period;
}

void printValues(const games::HeapSequence& sequence, const Console& console)
{
    const std::size_t length = rowLength(sequence);
    const auto& values = sequence.values;
    const auto width = std::to_string(std::ranges::max(values)).size();
    const auto indexWidth = std::to_string(values.size() - 1).size();
    const auto padded = [](std::uint64_t number, std::size_t columns) {
        std::string text = std::to_string(number);
        return std::string(columns - text.size(), ' ') + text;
    };
    for (std::size_t start = 0; start < values.size(); start += length) {
        std::string line = padded(start, indexWidth) + ":";
        for (std::size_t heap = start; heap < std::min(start + length, values.size()); ++heap)
            line += " " + padded(values[heap], width);
        console.out << line << '\n';
    }
}

QByteArray csvText(const games::HeapSequence& sequence)
{
    QByteArray text("heap,value\n");
    for (std::size_t heap = 0; heap < sequence.values.size(); ++heap)
        text += QByteArray::number(static_cast<qulonglong>(heap)) + ',' +
                QByteArray::number(static_cast<qulonglong>(sequence.values[heap])) + '\n';
    return text;
}

bool endsIn(const std::string& file, std::string_view suffix)
{
    return file.size() > suffix.size() && file.ends_with(suffix);
}

/// False after a complaint.
bool saveText(const std::string& file, const QByteArray& text, const Console& console)
{
    return writeFile(file, console, [&text](std::ostream& out) { out.write(text.constData(), text.size()); });
}

/// What was asked for on standard output: beside a file the period alone.
void print(const SequenceArguments& arguments, const games::Game& game, const games::HeapSequence& sequence,
           const Console& console)
{
    if (arguments.json) {
        printJson(console.out, sequenceJson(game, sequence));
        return;
    }
    if (arguments.file.empty())
        printValues(sequence, console);
    if (game.play() == theory::Play::Misere)
        console.print(Cli::tr("these are the values in normal play"));
    console.print(periodLine(sequence));
}

QString unsolvedText(const games::Game& game, const solver::Unsolved& unsolved)
{
    if (unsolved.reason == solver::UnsolvedReason::OutOfMemory)
        return Cli::tr("so many values do not fit into the memory to use");
    if (unsolved.reason != solver::UnsolvedReason::OutOfPositions)
        return wording::unsolvedText(unsolved);
    const auto& sequences = game.info().heapSequences;
    const std::uint64_t most = sequences ? sequences->mostUnproven : 0;
    return most == 0 ? Cli::tr("so many values are not worked out")
                     : Cli::tr("so many values are not worked out: without a proven period at most %1")
                           .arg(wording::localized(most));
}

Exit run(const SequenceArguments& arguments, const Console& console)
{
    const bool asCsv = endsIn(arguments.file, ".csv");
    if (!arguments.file.empty() && !asCsv && !endsIn(arguments.file, ".json")) {
        console.complain(arguments.file, Cli::tr("the file's name has to end in .csv or .json"));
        return Exit::BadInput;
    }
    const games::GamePtr game = readFamily(arguments.family, console);
    const auto solved = game ? games::heapSequenceOf(*game, arguments.to, makeJob(arguments.limits, console))
                             : std::optional<solver::Solved<games::HeapSequence>>();
    if (!solved)
        return Exit::BadInput;
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&*solved)) {
        console.complain(arguments.family, unsolvedText(*game, *unsolved));
        return exitFor(*unsolved);
    }
    const auto& sequence = std::get<games::HeapSequence>(*solved);
    if (!arguments.file.empty() &&
        !saveText(arguments.file,
                  asCsv ? csvText(sequence) : QJsonDocument(sequenceJson(*game, sequence)).toJson(), console))
        return Exit::BadInput;
    print(arguments, *game, sequence, console);
    return Exit::Done;
}

} // namespace

void addSequence(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand("sequence", QT_TRANSLATE_NOOP("Help", "Grundy values of heaps by size, and their period"),
                   run, app, console, result);
    command
        .add_option("FAMILY", arguments.family,
                    QT_TRANSLATE_NOOP("Help", "such as takeaway/take=1-3, octal/code=0.77 or grundy"))
        ->required();
    command
        .add_option("--to", arguments.to, QT_TRANSLATE_NOOP("Help", "the largest heap; 100 unless given"))
        //: what an option takes: the least and the largest size
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "a heap size from %1 to %2"),
                                {.least = 0, .most = games::largestHeap}));
    command.add_flag("--json", arguments.json, QT_TRANSLATE_NOOP("Help", "one JSON object"));
    command
        .add_option("--out", arguments.file,
                    QT_TRANSLATE_NOOP("Help", "a file for the values, .csv or .json"))
        ->check(someFile());
    addLimits(command, arguments.limits);
}

} // namespace cli
