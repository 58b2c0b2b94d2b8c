// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/table.h"
#include "games/labelrow.h"
#include "games/players/opponents.h"
#include "lessons/jsonfile.h"
#include "lessons/lesson.h"
#include "lessons/positions.h"
#include "wording/wholefile.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace lessons {
namespace {

constexpr std::uint64_t longestTitle = 120;
constexpr std::uint64_t mostFacts = 60;
constexpr std::uint64_t mostChoices = 6;
constexpr std::uint64_t largestSize = 1'000'000'000;

constexpr std::array toldNames{"nothing", "outcome", "moves", "winning", "why", "worth"};
constexpr std::array opponentNames{"person", "perfect", "random", "fence"};
constexpr std::array firstNames{"pupil", "computer"};
constexpr std::array valueNames{"outcome", "grundy"};
constexpr std::array byNames{"diagonal", "all"};
/// The levels in their order; the first two names are older ones.
constexpr std::array whyNames{"theory", "options", "labels", "values", "theorems"};
constexpr std::array whyLevels{games::Level::Theorems, games::Level::Labels, games::Level::Labels,
                               games::Level::Values, games::Level::Theorems};
constexpr std::array kindNames{"text", "play", "reveal", "question", "exercise", "label", "table", "mark"};

Told readTold(JsonFields& fields)
{
    return static_cast<Told>(fields.oneOf("show", toldNames, 0));
}

/// The canonical notation of the position at a key; empty after a problem.
std::string readNotation(JsonFields& fields, const char* key)
{
    const QString notation = fields.text(key, longestPosition);
    if (notation.isEmpty())
        return {};
    const auto position = fields.taken(key, readPosition(notation));
    return position ? (*position)->notation() : std::string();
}

/// The family at the key "family"; nothing after a problem.
std::optional<analysis::FamilyPattern> readFamilyOf(JsonFields& fields)
{
    const QString pattern = fields.text("family", analysis::mostPatternLength);
    return pattern.isEmpty() ? std::nullopt : fields.taken("family", readFamily(pattern));
}

/// "to": [columns, rows], or [columns] in a family of n alone.
FamilySize readSize(JsonFields& fields, bool hasM, std::uint64_t mostRow, std::uint64_t mostSide,
                    FirstProblem& problem)
{
    const QJsonArray sides = fields.list("to", 1, 2);
    if (problem)
        return {};
    if ((sides.size() == 2) != hasM) {
        fields.fail("to", Cause::OneVariable);
        return {};
    }
    const QString place = fields.placeOf(QStringLiteral("to"));
    FamilySize size;
    size.columns =
        checkedWhole(sides.at(0), place + QLatin1String("[0]"), 1, hasM ? mostSide : mostRow, problem);
    if (hasM)
        size.rows = checkedWhole(sides.at(1), place + QLatin1String("[1]"), 1, mostSide, problem);
    return size;
}

PlayStep readPlay(JsonFields fields)
{
    PlayStep play;
    play.opponent = static_cast<PlayStep::Opponent>(fields.oneOf("opponent", opponentNames));
    play.fence = static_cast<int>(fields.whole("fence", 1, games::farthestFence, 4));
    play.computerFirst = fields.oneOf("first", firstNames, 0) == 1;
    fields.end();
    return play;
}

RevealStep readReveal(JsonFields fields)
{
    RevealStep reveal{.text = fields.markdown("text"), .told = readTold(fields)};
    fields.end();
    return reveal;
}

QuestionStep readQuestion(JsonFields& fields, FirstProblem& problem)
{
    const QJsonArray entries = fields.list("choices", 2, mostChoices);
    const QString place = fields.placeOf(QStringLiteral("choices"));
    QuestionStep question;
    for (qsizetype i = 0; i < entries.size() && !problem; ++i) {
        JsonFields entry(entries.at(i), place + QStringLiteral("[%1]").arg(i), problem);
        Choice choice{.text = entry.markdown("text"), .right = entry.truth("right", false), .because = {}};
        choice.because = entry.markdown("because");
        entry.end();
        question.choices.push_back(std::move(choice));
    }
    if (std::ranges::none_of(question.choices, &Choice::right))
        fields.fail("choices", Cause::NoRightChoice);
    return question;
}

ExerciseStep readExercise(JsonFields fields, FirstProblem& problem)
{
    std::vector<const char*> kinds;
    std::vector<std::string> ids;
    kinds.reserve(classroom::exerciseKinds().size());
    ids.reserve(classroom::exerciseKinds().size());
    for (const classroom::ExerciseKind kind : classroom::exerciseKinds())
        kinds.push_back(ids.emplace_back(classroom::kindId(kind)).c_str());
    ExerciseStep step;
    const std::size_t kind = fields.oneOf("kind", kinds);
    if (problem)
        return step;
    step.request.kind = classroom::exerciseKinds()[kind];
    step.request.game = fields.optionalText("game", longestTitle).toStdString();
    step.request.play = fields.truth("misere", false) ? theory::Play::Misere : theory::Play::Normal;
    step.request.difficulty = static_cast<int>(
        fields.whole("difficulty", 1, static_cast<std::uint64_t>(classroom::mostDifficulty), 1));
    step.count = static_cast<int>(fields.whole("count", 1, 50, 3));
    step.request.level = whyLevels.at(fields.oneOf("why", whyNames, 0));
    fields.end();
    if (!classroom::isOffered(step.request.kind, step.request.game, step.request.play))
        fields.fail(step.request.game.empty() ? "" : "game", Cause::NotOffered,
                    QString::fromStdString(step.request.game));
    return step;
}

LabelStep readLabel(JsonFields fields)
{
    LabelStep label;
    const auto family = readFamilyOf(fields);
    label.family = family ? family->text() : std::string();
    if (family && family->hasM())
        fields.fail("family", Cause::OneVariable);
    label.from = fields.whole("from", 0, largestSize, 0);
    label.to = fields.whole("to", label.from + 1, label.from + games::mostLabels - 1);
    label.shown = static_cast<int>(fields.whole("shown", 0, label.to - label.from + 1, 1));
    fields.end();
    return label;
}

TableStep readTable(JsonFields fields, FirstProblem& problem)
{
    TableStep table;
    const auto family = readFamilyOf(fields);
    if (!family)
        return table;
    table.family = family->text();
    table.to = readSize(fields, family->hasM(), games::mostLabels - 1, mostTableSide - 1, problem);
    table.grundy = fields.oneOf("values", valueNames, 0) == 1;
    table.byDiagonal = fields.oneOf("by", byNames, 1) == 0;
    if (table.grundy && !analysis::isOffered(analysis::Shown::Grundy, *family))
        fields.fail("values", Cause::NotOffered, QString::fromStdString(table.family));
    fields.end();
    return table;
}

MarkStep readMark(JsonFields fields, FirstProblem& problem)
{
    MarkStep mark;
    if (fields.has("graph")) {
        mark.graph = readNotation(fields, "graph");
    } else if (const auto family = readFamilyOf(fields)) {
        mark.family = family->text();
        mark.to = readSize(fields, family->hasM(), games::mostLabels - 1, mostMarkSide - 1, problem);
    }
    fields.end();
    return mark;
}

StepKind readKind(JsonFields& fields, FirstProblem& problem)
{
    switch (fields.oneOf("kind", kindNames)) {
    case 1: return readPlay(fields.object("play"));
    case 2: return readReveal(fields.object("reveal"));
    case 3: return readQuestion(fields, problem);
    case 4: return readExercise(fields.object("exercise"), problem);
    case 5: return readLabel(fields.object("label"));
    case 6: return readTable(fields.object("table"), problem);
    case 7: return readMark(fields.object("mark"), problem);
    default: return TextStep{};
    }
}

std::optional<Board> readBoard(JsonFields& fields)
{
    if (!fields.has("board"))
        return std::nullopt;
    JsonFields entry = fields.object("board");
    Board board{.position = readNotation(entry, "position"), .told = readTold(entry)};
    entry.end();
    return board;
}

std::vector<Link> readFacts(JsonFields& fields, FirstProblem& problem)
{
    std::vector<Link> facts;
    if (!fields.has("facts"))
        return facts;
    const QJsonArray entries = fields.list("facts", 1, mostFacts);
    for (qsizetype i = 0; i < entries.size() && !problem; ++i) {
        const QString key = QStringLiteral("facts[%1]").arg(i);
        const QString text = checkedText(entries.at(i), fields.placeOf(key), longestLink, problem);
        if (problem)
            break;
        auto link = readLink(text);
        if (auto* wrong = std::get_if<LessonProblem>(&link))
            fields.fail(key, std::move(*wrong));
        else if (std::get<Link>(link).claims.empty())
            fields.fail(key, {.cause = Cause::NoClaim, .found = text});
        else
            facts.push_back(std::move(std::get<Link>(link)));
    }
    return facts;
}

/// Steps of these kinds are about their board.
bool needsBoard(const Step& step)
{
    const auto* reveal = std::get_if<RevealStep>(&step.kind);
    return std::holds_alternative<PlayStep>(step.kind) || (reveal && reveal->told != Told::Nothing);
}

Step stepFrom(const QJsonValue& value, const QString& where, FirstProblem& problem)
{
    JsonFields fields(value, where, problem);
    Step step;
    step.kind = readKind(fields, problem);
    step.title = fields.optionalText("title", longestTitle);
    step.text = fields.markdown("text");
    step.board = readBoard(fields);
    step.facts = readFacts(fields, problem);
    step.notes = fields.optionalText("notes", longestText);
    fields.end();
    if (needsBoard(step) && !step.board)
        fields.fail("", Cause::BoardMissing);
    return step;
}

constexpr std::uint64_t longestAbout = 400;
constexpr JsonKind lessonKind{.format = "grundy-lesson",
                              .version = lessonVersion,
                              .mostBytes = mostLessonBytes,
                              .other = Cause::NotALesson};
constexpr std::array groupNames{"start", "heaps", "rows", "disguise", "queen", "drawings", "theory"};

Lesson readWhole(const QJsonValue& root, FirstProblem& problem)
{
    static const QRegularExpression idPattern(QStringLiteral("^[a-z0-9-]{1,60}$"));
    JsonFields fields(root, {}, problem);
    (void)fields.text("format", longestTitle);
    (void)fields.whole("version", lessonVersion, lessonVersion);
    Lesson lesson;
    lesson.id = fields.text("id", longestTitle);
    if (!idPattern.match(lesson.id).hasMatch())
        fields.fail("id", Cause::BadId, lesson.id);
    lesson.title = fields.text("title", longestTitle);
    lesson.about = fields.text("about", longestAbout);
    lesson.minutes = static_cast<int>(fields.whole("minutes", 1, 60));
    lesson.aims = fields.optionalText("aims", longestAbout);
    if (fields.has("group"))
        lesson.group = static_cast<Group>(fields.oneOf("group", groupNames) + 1);
    const QJsonArray steps = fields.list("steps", 1, mostSteps);
    for (qsizetype i = 0; i < steps.size() && !problem; ++i)
        lesson.steps.push_back(stepFrom(steps.at(i), QStringLiteral("steps[%1]").arg(i), problem));
    fields.end();
    return lesson;
}

} // namespace

const char* groupId(Group group)
{
    return group == Group::None ? "" : groupNames.at(static_cast<std::size_t>(group) - 1);
}

std::variant<Step, LessonProblem> readStep(const QJsonObject& step)
{
    FirstProblem problem;
    Step read = stepFrom(step, {}, problem);
    if (problem)
        return *std::move(problem);
    return read;
}

ReadLesson readLesson(const QByteArray& json, const InPlaceOf& inPlaceOf)
{
    auto read = readRoot(json, lessonKind);
    if (auto* problem = std::get_if<LessonProblem>(&read))
        return std::move(*problem);
    const auto& root = std::get<QJsonObject>(read);
    FirstProblem problem;
    Lesson lesson = readWhole(inPlaceOf ? withSentences(root, inPlaceOf) : root, problem);
    if (problem)
        return placed(std::move(*problem), json);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        lesson.steps[i].line = lineOf(json, QStringLiteral("steps[%1]").arg(i));
    return lesson;
}

ReadLesson readLessonFile(const QString& path, const InPlaceOf& inPlaceOf)
{
    QFile file;
    if (const QString cause = wording::openToRead(file, path); !cause.isEmpty())
        return LessonProblem{.cause = Cause::CannotOpen, .found = cause};
    return readLesson(file.read(mostLessonBytes + 1), inPlaceOf);
}

} // namespace lessons
