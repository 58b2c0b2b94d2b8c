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
constexpr std::uint64_t longestAbout = 400;
constexpr JsonKind lessonKind{.format = "grundy-lesson",
                              .version = lessonVersion,
                              .mostBytes = mostLessonBytes,
                              .other = Cause::NotALesson};
constexpr std::array groupNames{"start", "heaps", "rows", "disguise", "queen", "drawings", "theory"};
constexpr std::uint64_t mostFacts = 60;
constexpr std::uint64_t mostChoices = 6;
constexpr std::uint64_t largestSize = 1'000'000'000;

constexpr std::array toldNames{"nothing", "outcome", "moves", "winning", "why", "worth"};
constexpr std::array opponentNames{"person", "perfect", "random", "fence"};
constexpr std::array firstNames{"pupil", "computer"};
constexpr std::array valueNames{"outcome", "grundy"};
constexpr std::array byNames{"diagonal", "all"};
/// The first two names are older ones.
constexpr std::array whyNames{"theory", "options", "labels", "values", "theorems", "idea"};
constexpr std::array whyLevels{games::Level::Theorems, games::Level::Labels,   games::Level::Labels,
                               games::Level::Values,   games::Level::Theorems, games::Level::Idea};
constexpr std::array kindNames{"text", "play", "reveal", "question", "exercise", "label", "table", "mark"};

Told readTold(JsonFields& fields)
{
    return static_cast<Told>(fields["show"].oneOf(toldNames, 0));
}

/// The canonical notation of a position; empty after a problem.
std::string readNotation(JsonField field)
{
    const QString notation = field.text(longestPosition);
    if (notation.isEmpty())
        return {};
    const auto position = field.taken(readPosition(notation));
    return position ? (*position)->notation() : std::string();
}

/// Nothing after a problem.
std::optional<analysis::FamilyPattern> readFamilyOf(JsonField field)
{
    const QString pattern = field.text(analysis::mostPatternLength);
    return pattern.isEmpty() ? std::nullopt : field.taken(readFamily(pattern));
}

/// [columns, rows], or [columns] in a family of n alone.
FamilySize readSize(JsonField field, bool hasM, std::uint64_t mostRow, std::uint64_t mostSide)
{
    std::vector<JsonField> sides = field.list(1, 2);
    if ((sides.size() == 2) != hasM)
        field.fail(Cause::OneVariable);
    FamilySize size;
    if (!sides.empty())
        size.columns = sides[0].whole(1, hasM ? mostSide : mostRow);
    if (sides.size() == 2)
        size.rows = sides[1].whole(1, mostSide);
    return size;
}

PlayStep readPlay(JsonFields fields)
{
    PlayStep play;
    play.opponent = static_cast<PlayStep::Opponent>(fields["opponent"].oneOf(opponentNames));
    play.fence = static_cast<int>(fields["fence"].whole(1, games::farthestFence, 4));
    play.computerFirst = fields["first"].oneOf(firstNames, 0) == 1;
    fields.end();
    return play;
}

RevealStep readReveal(JsonFields fields)
{
    RevealStep reveal{.text = fields["text"].markdown(), .told = readTold(fields)};
    fields.end();
    return reveal;
}

QuestionStep readQuestion(JsonField field)
{
    QuestionStep question;
    for (JsonField& entry : field.list(2, mostChoices)) {
        JsonFields fields = entry.object();
        Choice choice{
            .text = fields["text"].markdown(), .right = fields["right"].truth(false), .because = {}};
        choice.because = fields["because"].markdown();
        fields.end();
        question.choices.push_back(std::move(choice));
    }
    if (std::ranges::none_of(question.choices, &Choice::right))
        field.fail(Cause::NoRightChoice);
    return question;
}

ExerciseStep readExercise(JsonFields fields)
{
    std::vector<const char*> kinds;
    std::vector<std::string> ids;
    kinds.reserve(classroom::exerciseKinds().size());
    ids.reserve(classroom::exerciseKinds().size());
    for (const classroom::ExerciseKind kind : classroom::exerciseKinds())
        kinds.push_back(ids.emplace_back(classroom::kindId(kind)).c_str());
    ExerciseStep step;
    step.request.kind = classroom::exerciseKinds()[fields["kind"].oneOf(kinds)];
    step.request.game = fields["game"].text(longestTitle, QString()).toStdString();
    step.request.play = fields["misere"].truth(false) ? theory::Play::Misere : theory::Play::Normal;
    step.request.difficulty = static_cast<int>(
        fields["difficulty"].whole(1, static_cast<std::uint64_t>(classroom::mostDifficulty), 1));
    step.count = static_cast<int>(fields["count"].whole(1, 50, 3));
    step.request.level = whyLevels.at(fields["why"].oneOf(whyNames, 0));
    fields.end();
    if (!classroom::isOffered(step.request.kind, step.request.game, step.request.play))
        (step.request.game.empty() ? fields.itself() : fields["game"])
            .fail(Cause::NotOffered, QString::fromStdString(step.request.game));
    return step;
}

LabelStep readLabel(JsonFields fields)
{
    LabelStep label;
    const auto family = readFamilyOf(fields["family"]);
    label.family = family ? family->text() : std::string();
    if (family && family->hasM())
        fields["family"].fail(Cause::OneVariable);
    label.from = fields["from"].whole(0, largestSize, 0);
    label.to = fields["to"].whole(label.from + 1, label.from + games::mostLabels - 1);
    label.shown = static_cast<int>(fields["shown"].whole(0, label.to - label.from + 1, 1));
    fields.end();
    return label;
}

TableStep readTable(JsonFields fields)
{
    TableStep table;
    const auto family = readFamilyOf(fields["family"]);
    if (!family)
        return table;
    table.family = family->text();
    table.to = readSize(fields["to"], family->hasM(), games::mostLabels - 1, mostTableSide - 1);
    table.grundy = fields["values"].oneOf(valueNames, 0) == 1;
    table.byDiagonal = fields["by"].oneOf(byNames, 1) == 0;
    if (table.grundy && !analysis::isOffered(analysis::Shown::Grundy, *family))
        fields["values"].fail(Cause::NotOffered, QString::fromStdString(table.family));
    fields.end();
    return table;
}

MarkStep readMark(JsonFields fields)
{
    MarkStep mark;
    if (fields["graph"].isThere()) {
        mark.graph = readNotation(fields["graph"]);
    } else if (const auto family = readFamilyOf(fields["family"])) {
        mark.family = family->text();
        mark.to = readSize(fields["to"], family->hasM(), games::mostLabels - 1, mostMarkSide - 1);
    }
    fields.end();
    return mark;
}

StepKind readKind(JsonFields& fields)
{
    switch (fields["kind"].oneOf(kindNames)) {
    case 1: return readPlay(fields["play"].object());
    case 2: return readReveal(fields["reveal"].object());
    case 3: return readQuestion(fields["choices"]);
    case 4: return readExercise(fields["exercise"].object());
    case 5: return readLabel(fields["label"].object());
    case 6: return readTable(fields["table"].object());
    case 7: return readMark(fields["mark"].object());
    default: return TextStep{};
    }
}

std::optional<Board> readBoard(JsonField field)
{
    if (!field.isThere())
        return std::nullopt;
    JsonFields fields = field.object();
    Board board{.position = readNotation(fields["position"]), .told = readTold(fields)};
    fields.end();
    return board;
}

std::vector<Link> readFacts(JsonField field)
{
    std::vector<Link> facts;
    if (!field.isThere())
        return facts;
    for (JsonField& entry : field.list(1, mostFacts)) {
        const QString text = entry.text(longestLink);
        auto link = entry.taken(readLink(text));
        if (link && link->claims.empty())
            entry.fail(Cause::NoClaim, text);
        else if (link)
            facts.push_back(std::move(*link));
    }
    return facts;
}

/// Steps of these kinds are about their board.
bool needsBoard(const Step& step)
{
    const auto* reveal = std::get_if<RevealStep>(&step.kind);
    return std::holds_alternative<PlayStep>(step.kind) || (reveal && reveal->told != Told::Nothing);
}

Step stepFrom(JsonFields fields)
{
    Step step;
    step.kind = readKind(fields);
    step.title = fields["title"].text(longestTitle, QString());
    step.text = fields["text"].markdown();
    step.board = readBoard(fields["board"]);
    step.facts = readFacts(fields["facts"]);
    step.markedNotes = readNotes(fields["notes"].text(longestText, QString()));
    step.notes = plainText(step.markedNotes);
    fields.end();
    if (needsBoard(step) && !step.board)
        fields.itself().fail(Cause::BoardMissing);
    return step;
}

Lesson readWhole(JsonFields fields)
{
    static const QRegularExpression idPattern(QStringLiteral("^[a-z0-9-]{1,60}$"));
    (void)fields["format"].text(longestTitle);
    (void)fields["version"].whole(lessonVersion, lessonVersion);
    Lesson lesson;
    lesson.id = fields["id"].text(longestTitle);
    if (!idPattern.match(lesson.id).hasMatch())
        fields["id"].fail(Cause::BadId, lesson.id);
    lesson.title = fields["title"].text(longestTitle);
    lesson.about = fields["about"].text(longestAbout);
    lesson.minutes = static_cast<int>(fields["minutes"].whole(1, 60));
    lesson.aims = fields["aims"].text(longestAbout, QString());
    if (fields["group"].isThere())
        lesson.group = static_cast<Group>(fields["group"].oneOf(groupNames) + 1);
    for (JsonField& step : fields["steps"].list(1, mostSteps))
        lesson.steps.push_back(stepFrom(step.object()));
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
    Step read = stepFrom({step, {}, problem});
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
    Lesson lesson = readWhole({inPlaceOf ? withSentences(root, inPlaceOf) : root, {}, problem});
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
