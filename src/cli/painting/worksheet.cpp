// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/json.h"
#include "cli/output/outfile.h"
#include "cli/output/progress.h"
#include "cli/painting/painting.h"

#include "games/catalogue.h"
#include "games/text/typed.h"
#include "print/sheets/sheetpages.h"
#include "wording/classroom/exercises.h"
#include "wording/classroom/markings.h"
#include "wording/errors.h"
#include "wording/filename.h"
#include "wording/wholefile.h"

#include <CLI/CLI.hpp>

#include <QJsonArray>

#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace cli {
namespace {

constexpr std::size_t longestTitle = 120;
constexpr int mostKinds = 100;

struct WorksheetArguments {
    std::string game;
    std::vector<std::string> kinds;
    int number = 10;
    int difficulty = 3;
    std::uint64_t seed = 1;
    bool misere = false;
    games::Level level = games::Level::Theorems;
    std::string paper = "a4";
    std::string title;
    std::string outFile;
    bool noKey = false;
    bool json = false;
};

QJsonArray texts(const std::vector<std::string>& list)
{
    QJsonArray array;
    for (const std::string& text : list)
        array.append(QString::fromStdString(text));
    return array;
}

QJsonObject exerciseJson(int number, const printing::SheetExercise& printed)
{
    const classroom::Exercise& exercise = printed.exercise;
    QJsonObject object;
    object.insert(QStringLiteral("number"), number);
    object.insert(QStringLiteral("kind"),
                  QString::fromStdString(std::string(classroom::kindId(exercise.request.kind))));
    object.insert(QStringLiteral("position"),
                  exercise.position ? QJsonValue(QString::fromStdString(exercise.position->notation()))
                                    : QJsonValue());
    QJsonArray numbers;
    for (const std::uint64_t summand : exercise.numbers)
        numbers.append(exactNumber(summand));
    object.insert(QStringLiteral("numbers"), numbers);
    object.insert(QStringLiteral("question"), wording::exerciseQuestion(exercise));
    object.insert(QStringLiteral("choices"), texts(exercise.choices));
    object.insert(QStringLiteral("right"), texts(exercise.right));
    object.insert(QStringLiteral("answer"), printed.answers);
    object.insert(QStringLiteral("reasons"), QJsonArray::fromStringList(printed.reasons));
    object.insert(QStringLiteral("confirmed"), printed.confirmed);
    return object;
}

QJsonObject labellingJson(int number, const printing::SheetLabelling& labelling)
{
    QJsonArray positions;
    QString letters;
    for (std::size_t i = 0; i < labelling.right.size(); ++i) {
        if (!labelling.marking.positions[i].isThere())
            continue;
        positions.append(QString::fromStdString(labelling.marking.positions[i].notation));
        letters += wording::markText(labelling.right[i]);
    }
    return {{QStringLiteral("number"), number},
            {QStringLiteral("kind"), QLatin1String(printing::labellingId)},
            {labelling.marking.isGraph() ? QStringLiteral("graph") : QStringLiteral("family"),
             QString::fromStdString(labelling.source)},
            {QStringLiteral("question"), labelling.task},
            {QStringLiteral("positions"), positions},
            {QStringLiteral("answer"), letters}};
}

/// What is to be made, or a complaint.
class Request {
public:
    Request(const WorksheetArguments& arguments, const Console& console)
        : m_arguments(arguments), m_console(console)
    {
    }

    std::optional<printing::WorksheetRequest> make() const
    {
        const std::size_t options = std::min(m_arguments.game.find('/'), m_arguments.game.size());
        const games::Entry* entry = games::findEntry(m_arguments.game.substr(0, options));
        if (entry == nullptr)
            return refuse(Cli::tr("no such game; 'list' names them"));
        const std::string rules = m_arguments.game.substr(options);
        if (const QString problem = problemOf(*entry, rules); !problem.isEmpty())
            return refuse(problem);
        if (m_arguments.misere && !entry->info.misereOffered)
            return refuse(Cli::tr("--misere: not offered in this game"));
        printing::WorksheetRequest request{.game = entry->info.id,
                                           .play = m_arguments.misere ? theory::Play::Misere
                                                                      : theory::Play::Normal,
                                           .number = m_arguments.number,
                                           .difficulty = m_arguments.difficulty,
                                           .seed = m_arguments.seed,
                                           .level = m_arguments.level,
                                           .rules = rules};
        const QStringList offered = printing::offeredIds(request);
        for (const std::string& id : m_arguments.kinds) {
            if (!offered.contains(QString::fromStdString(id)))
                //: a kind of exercise, such as nim-sum, and the kinds that can be asked
                return refuse((m_arguments.misere
                                   ? Cli::tr("--kind %1: not asked of this game in misère play; there are %2")
                                   : Cli::tr("--kind %1: not asked of this game; there are %2"))
                                  .arg(QString::fromStdString(id), offered.join(QStringLiteral(", "))));
            const auto kind = classroom::findKind(id);
            request.labelling = request.labelling || !kind;
            if (kind && std::ranges::find(request.kinds, *kind) == request.kinds.end())
                request.kinds.push_back(*kind);
        }
        if (request.kinds.empty() && !request.labelling)
            request.kinds = printing::usualKinds(request.game, request.play);
        return request;
    }

private:
    /// What is wrong with the options of the game, as with those of a notation; empty for nothing.
    static QString problemOf(const games::Entry& entry, const std::string& rules)
    {
        if (rules.empty())
            return {};
        const games::GamePtr first =
            std::get<games::GamePtr>(games::parse(entry.info.presets.front().notation));
        const std::string notation = first->notation();
        const games::Parsed parsed =
            rules.find(':') != std::string::npos
                ? games::parse(entry.info.id + rules)
                : games::parse(entry.info.id + rules + notation.substr(notation.find(':')));
        if (const auto* error = std::get_if<games::ParseError>(&parsed))
            return wording::parseErrorText(*error);
        const std::string plain = classroom::rulesOf(*std::get<games::GamePtr>(parsed));
        return plain == rules ? QString()
                              : Cli::tr("the rules of this game are written %1")
                                    .arg(QString::fromStdString(entry.info.id + plain));
    }

    std::nullopt_t refuse(const QString& cause) const
    {
        m_console.complain(m_arguments.game, cause);
        return std::nullopt;
    }

    const WorksheetArguments& m_arguments;
    const Console& m_console;
};

Exit writePdf(const printing::Worksheet& sheet, const WorksheetArguments& arguments, const Console& console)
{
    const Typesetter typesetter;
    const printing::SheetPages pages(sheet, {.paper = *printing::findPaper(arguments.paper),
                                             .title = QString::fromStdString(arguments.title).simplified(),
                                             .key = !arguments.noKey});
    return writtenUnless(
        wording::writeWholeFile(wording::pathOf(arguments.outFile), printing::pagesPdf(pages)),
        arguments.outFile, console);
}

Exit makeAndWrite(const WorksheetArguments& arguments, const Console& console)
{
    const auto request = Request(arguments, console).make();
    if (!request)
        return Exit::BadInput;
    if (arguments.outFile.empty() && !arguments.json) {
        console.complain("--out", Cli::tr("a file is required, or --json"));
        return Exit::BadInput;
    }
    ProgressLine progress(console);
    const auto made =
        printing::makeWorksheet(*request, progress.shown({.limits = {}, .stop = console.stop, .progress = {}},
                                                         Cli::tr("making the exercises")));
    progress.clear();
    if (const auto* none = std::get_if<printing::NoWorksheet>(&made)) {
        console.complain(arguments.game, printing::noWorksheetText(*none));
        return none->why == printing::NoWorksheet::Why::Cancelled ? Exit::Interrupted : Exit::Unsolved;
    }
    const auto& sheet = std::get<printing::Worksheet>(made);
    if (!arguments.outFile.empty())
        if (const Exit written = writePdf(sheet, arguments, console); written != Exit::Done)
            return written;
    for (std::size_t i = 0; arguments.json && i < sheet.exercises.size(); ++i)
        printJson(console.out, exerciseJson(static_cast<int>(i) + 1, sheet.exercises[i]));
    for (std::size_t i = 0; arguments.json && i < sheet.labellings.size(); ++i)
        printJson(console.out,
                  labellingJson(static_cast<int>(sheet.exercises.size() + i) + 1, sheet.labellings[i]));
    return Exit::Done;
}

QString kindList()
{
    QStringList ids;
    for (const auto kind : classroom::exerciseKinds())
        ids.append(QLatin1String(classroom::kindId(kind)));
    ids.append(QLatin1String(printing::labellingId));
    return ids.join(QLatin1String(", "));
}

void addRequest(CLI::App& command, WorksheetArguments& arguments)
{
    command
        .add_option(
            "GAME", arguments.game,
            QT_TRANSLATE_NOOP("Help", "a game, as 'list' names it; with rules of its own: shapes/take=11t"))
        ->required()
        ->transform(games::asGamesWrite);
    command
        .add_option("--kind", arguments.kinds,
                    QCoreApplication::translate(
                        "Help", "what is asked, once for each kind: %1; finding a winning move unless given")
                        .arg(kindList())
                        .toStdString())
        ->expected(1, mostKinds) // the help shows '...' where there is no limit
        ->allow_extra_args(false)
        ->check(oneOf(kindList(), [](const std::string& id) {
            return id == printing::labellingId || classroom::findKind(id).has_value();
        }));
    command
        .add_option("--number", arguments.number,
                    QT_TRANSLATE_NOOP("Help", "how many exercises; 10 unless given"))
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "a number from %1 to %2"),
                                {.least = 1, .most = printing::mostExercises}));
    command
        .add_option("--difficulty", arguments.difficulty,
                    QT_TRANSLATE_NOOP("Help", "1 (easy) to 10; 3 unless given"))
        //: what an option takes, how hard the exercises are: the least and the largest number
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "a difficulty from %1 to %2"),
                                {.least = 1, .most = classroom::mostDifficulty}));
    command
        .add_option("--seed", arguments.seed,
                    QT_TRANSLATE_NOOP("Help", "the same seed makes the same sheet; 1 unless given"))
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "a number from %1 to %2")));
    command.add_flag("--misere", arguments.misere, QT_TRANSLATE_NOOP("Help", "misère play"));
    addLevel(command, arguments.level);
}

void addSheet(CLI::App& command, WorksheetArguments& arguments)
{
    command
        .add_option("--paper", arguments.paper, QT_TRANSLATE_NOOP("Help", "a4 or letter; a4 unless given"))
        ->check(oneOf(QT_TRANSLATE_NOOP("Help", "a4 or letter"),
                      [](const std::string& id) { return printing::findPaper(id).has_value(); }));
    command
        .add_option("--title", arguments.title,
                    QT_TRANSLATE_NOOP("Help", "what stands above; the game and the kind unless given"))
        ->check(
            oneOf(QCoreApplication::translate("Help", "a title of at most %1 characters").arg(longestTitle),
                  [](const auto& text) {
                      return QString::fromStdString(text).size() <= static_cast<qsizetype>(longestTitle);
                  }));
    command.add_option("--out", arguments.outFile, QT_TRANSLATE_NOOP("Help", "write the sheet as PDF"))
        ->type_name("FILE")
        ->check(oneOf(QT_TRANSLATE_NOOP("Help", "a file name ending in .pdf"), [](const std::string& path) {
            return QString::fromStdString(path).endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
        }));
    command.add_flag("--no-key", arguments.noKey, QT_TRANSLATE_NOOP("Help", "without the answers"));
    command.add_flag("--json", arguments.json,
                     QT_TRANSLATE_NOOP("Help", "print the exercises, one JSON object per line"));
}

} // namespace

void addWorksheet(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand(worksheetCommand.name, worksheetCommand.about, makeAndWrite, app, console, result);
    addRequest(command, arguments);
    addSheet(command, arguments);
}

} // namespace cli
