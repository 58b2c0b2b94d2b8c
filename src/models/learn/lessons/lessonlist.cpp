// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessonlist.h"

#include "lessons/builtinlessons.h"
#include "lessons/check/lessoncheck.h"
#include "models/learn/lessons/lessonframes.h"
#include "wording/text/language.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace models {
namespace {

constexpr int mostOwn = 200;

const auto ownGroup = QLatin1String("own");

/// Every step was seen, and all that is asked was answered.
bool isComplete(const lessons::Lesson& lesson, const LessonState& state)
{
    for (int step = 0; step < static_cast<int>(lesson.steps.size()); ++step) {
        const bool isAnswered =
            !isAsking(lesson.steps[static_cast<std::size_t>(step)]) || state.worked.contains(step);
        if (!state.visited.contains(step) || !isAnswered)
            return false;
    }
    return true;
}

QStringList lessonFiles(const QDir& folder)
{
    return folder
        .entryList({QStringLiteral("*.grundylesson"), QStringLiteral("*.json")}, QDir::Files, QDir::Name)
        .mid(0, mostOwn);
}

} // namespace

LessonList::LessonList(QObject* parent) : ListModel(parent), m_folder(ownFolder())
{
    readBuiltIn();
    readOwn();
    wording::followLanguage(this, &LessonList::readAgain);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &LessonList::readOwn);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &LessonList::readOwn);
}

QString LessonList::untrue(const lessons::Lesson& lesson, const solver::Job& job)
{
    const auto found = lessons::checkLesson(lesson, job);
    return found.problems.empty() ? QString() : lessons::problemText(found.problems.front());
}

QStringList LessonList::groups()
{
    using lessons::Group;
    QStringList ids;
    for (const Group group : {Group::Start, Group::Nim, Group::Lines, Group::Disguise, Group::Wythoff,
                              Group::Hackenbush, Group::Theory})
        ids.append(QString::fromLatin1(groupId(group)));
    return ids << ownGroup;
}

QString LessonList::groupTitle(const QString& group)
{
    //: a part of the course, a noun: the first lessons
    const QStringList titles{tr("Start"),   tr("Nim"),        tr("Misère and lines"), tr("Nim in disguise"),
                             tr("Wythoff"), tr("Hackenbush"), tr("Theory"),           tr("Your own lessons")};
    return titles.value(groups().indexOf(group));
}

QStringList LessonList::allIds()
{
    QStringList ids;
    const auto add = [&ids](const lessons::ReadLesson& read) {
        if (const auto* lesson = std::get_if<lessons::Lesson>(&read))
            ids.append(lesson->id);
    };
    for (const lessons::BuiltInLesson& lesson : lessons::builtInLessons())
        add(lesson.lesson);
    const QDir folder(ownFolder());
    for (const QString& file : lessonFiles(folder))
        add(lessons::readLessonFile(folder.filePath(file)));
    return ids;
}

LessonList::Row LessonList::rowOf(const QString& file, lessons::ReadLesson read, bool own)
{
    Row row{.file = file, .own = own};
    if (auto* lesson = std::get_if<lessons::Lesson>(&read)) {
        row.id = lesson->id;
        m_progress.settle(lesson->id, static_cast<qsizetype>(lesson->steps.size()));
        row.lesson = std::move(*lesson);
    } else {
        row.problem = lessons::problemText(std::get<lessons::LessonProblem>(read));
    }
    return row;
}

void LessonList::readBuiltIn()
{
    for (lessons::BuiltInLesson& lesson : lessons::builtInLessons())
        m_rows.push_back(rowOf(lesson.file, std::move(lesson.lesson), false));
    m_builtIn = count();
}

/// The same lessons in another language; of a person's own what is wrong with them.
void LessonList::readAgain()
{
    std::vector<Row> own(m_rows.begin() + m_builtIn, m_rows.end());
    m_rows.clear();
    readBuiltIn();
    std::ranges::move(own, std::back_inserter(m_rows));
    tellRows(0, m_builtIn - 1);
    if (!own.empty())
        readOwn();
    emit listChanged();
    emit translated();
}

bool LessonList::isTaken(const QString& id) const
{
    return std::ranges::any_of(m_rows, [&](const Row& row) { return row.lesson && row.lesson->id == id; });
}

void LessonList::readOwn()
{
    m_worker.cancel();
    beginResetModel();
    m_rows.resize(static_cast<std::size_t>(m_builtIn));
    const QDir folder(m_folder);
    const QStringList files = lessonFiles(folder);
    for (const QString& file : files) {
        Row row = rowOf(file, lessons::readLessonFile(folder.filePath(file)), true);
        if (row.lesson && isTaken(row.lesson->id)) {
            row.problem = tr("another lesson has the id “%1” already").arg(row.lesson->id);
            row.lesson.reset();
        }
        row.checking = row.lesson.has_value();
        m_rows.push_back(std::move(row));
    }
    endResetModel();
    if (folder.exists())
        m_watcher.addPath(m_folder);
    for (const QString& file : files)
        m_watcher.addPath(folder.filePath(file)); // an editor may write it in place
    checkOwn();
    emit listChanged();
    emit progressed();
}

void LessonList::checkOwn()
{
    std::vector<std::optional<lessons::Lesson>> own;
    for (const Row& row : m_rows)
        if (row.own)
            own.push_back(row.lesson);
    if (std::ranges::none_of(own, [](const auto& lesson) { return lesson.has_value(); }))
        return;
    m_worker.start(
        [this, own = std::move(own)](const solver::Job& job) -> Worker::Delivery {
            std::vector<QString> problems;
            problems.reserve(own.size());
            for (const auto& lesson : own)
                problems.push_back(lesson && !job.stop.stop_requested() ? untrue(*lesson, job) : QString());
            return [this, problems = std::move(problems)] { receiveProblems(problems); };
        },
        {.time = checkTime, .memoryBytes = checkMemory, .positions = std::nullopt});
}

void LessonList::receiveProblems(const std::vector<QString>& problems)
{
    auto problem = problems.begin();
    for (Row& row : m_rows) {
        if (!row.own)
            continue;
        row.checking = false;
        if (row.problem.isEmpty() && !problem->isEmpty()) {
            row.problem = *problem;
            row.lesson.reset(); // nothing of a lesson that is not true is shown
        }
        ++problem;
    }
    if (count() > m_builtIn)
        emit dataChanged(index(m_builtIn), index(count() - 1));
    emit listChanged();
}

QVariant LessonList::value(int row, int role) const
{
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case NumberRole: return numberOf(row);
    case OwnRole: return shown.own;
    case GroupRole:
        return shown.own || !shown.lesson ? QString(ownGroup)
                                          : QString::fromLatin1(groupId(shown.lesson->group));
    case FileRole: return shown.file;
    case CheckingRole: return shown.checking;
    case ProblemRole: return shown.problem;
    case LessonIdRole: return shown.lesson ? shown.lesson->id : QString();
    case TitleRole: return shown.lesson ? shown.lesson->title : shown.file;
    case AboutRole: return shown.lesson ? shown.lesson->about : QString();
    case MinutesRole: return shown.lesson ? shown.lesson->minutes : 0;
    default: return progressData(shown, role);
    }
}

int LessonList::numberOf(int row) const
{
    const auto isCounted = [](const Row& counted) { return counted.lesson.has_value(); };
    const auto first = m_rows.begin() + (row < m_builtIn ? 0 : m_builtIn);
    const auto here = m_rows.begin() + row;
    return isCounted(*here) ? static_cast<int>(std::count_if(first, here, isCounted)) + 1 : 0;
}

QVariant LessonList::progressData(const Row& row, int role) const
{
    const LessonState& state = m_progress.of(row.lesson ? row.lesson->id : QString());
    const auto steps = row.lesson ? static_cast<int>(row.lesson->steps.size()) : 0;
    switch (role) {
    case StepsRole: return steps;
    case VisitedRole: return std::min(static_cast<int>(state.visited.size()), steps);
    case DoneRole: return isDone(row);
    case RightAnswersRole: return static_cast<int>(state.answers.values().count(true));
    case QuestionsRole:
        return row.lesson ? static_cast<int>(std::ranges::count_if(row.lesson->steps, isAsking)) : 0;
    case AnsweredRole: return static_cast<int>(state.worked.size());
    default: return {};
    }
}

int LessonList::nextRow() const
{
    for (int row = 0; row < count(); ++row) {
        const Row& found = m_rows[static_cast<std::size_t>(row)];
        if (found.lesson && found.lesson->id == m_progress.last() && !isDone(found))
            return row;
    }
    const auto first = std::ranges::find_if(
        m_rows, [this](const Row& row) { return row.lesson && !row.own && !isDone(row); });
    return first == m_rows.end() ? -1 : static_cast<int>(first - m_rows.begin());
}

QUrl LessonList::makeFolder()
{
    if (QDir().mkpath(m_folder))
        m_watcher.addPath(m_folder);
    return QUrl::fromLocalFile(m_folder);
}

QString LessonList::fileOf(const QString& id) const
{
    const auto found = std::ranges::find_if(
        m_rows, [&](const Row& row) { return row.own && !id.isEmpty() && row.id == id; });
    return found == m_rows.end() ? QString() : m_folder + QLatin1Char('/') + found->file;
}

const lessons::Lesson* LessonList::find(const QString& id) const
{
    const auto found = std::ranges::find_if(
        m_rows, [&](const Row& row) { return row.lesson && !row.checking && row.lesson->id == id; });
    return found == m_rows.end() ? nullptr : &*found->lesson;
}

QString LessonList::problemOf(const QString& id) const
{
    const auto found = std::ranges::find_if(m_rows, [&](const Row& row) { return row.id == id; });
    return found == m_rows.end() ? QString() : found->problem;
}

bool LessonList::isChecking(const QString& id) const
{
    return std::ranges::any_of(
        m_rows, [&](const Row& row) { return row.checking && row.lesson && row.lesson->id == id; });
}

const lessons::Lesson* LessonList::after(const QString& id) const
{
    const auto here = std::ranges::find(m_rows, id, &Row::id);
    if (here == m_rows.end())
        return nullptr;
    const auto next = std::find_if(here + 1, m_rows.end(), [&](const Row& row) {
        return row.lesson && !row.checking && row.own == here->own;
    });
    return next == m_rows.end() ? nullptr : &*next->lesson;
}

void LessonList::visit(const lessons::Lesson& lesson, int step)
{
    LessonState state = m_progress.of(lesson.id);
    state.at = step;
    state.visited.insert(step);
    keep(lesson, std::move(state));
}

void LessonList::answer(const lessons::Lesson& lesson, int step, Answer answer)
{
    LessonState state = m_progress.of(lesson.id);
    if (!state.answers.contains(step))
        state.answers.insert(step, answer.isRight);
    if (answer.isWorked)
        state.worked.insert(step);
    keep(lesson, std::move(state));
}

void LessonList::keep(const lessons::Lesson& lesson, LessonState state)
{
    m_progress.settle(lesson.id, static_cast<qsizetype>(lesson.steps.size()));
    state.isDone = m_progress.of(lesson.id).isDone || isComplete(lesson, state);
    state.isFromBefore = false;
    m_progress.keep(lesson.id, state);
    for (int row = 0; row < count(); ++row)
        if (idAt(row) == lesson.id)
            emit dataChanged(index(row), index(row));
    emit progressed();
}

void LessonList::readProgress()
{
    m_progress = LessonProgress(m_learner);
    for (const Row& row : m_rows)
        if (row.lesson)
            m_progress.settle(row.lesson->id, static_cast<qsizetype>(row.lesson->steps.size()));
    emit dataChanged(index(0), index(count() - 1));
    emit progressed();
}

LessonGroup::LessonGroup(QObject* parent) : QSortFilterProxyModel(parent)
{
    connect(this, &QAbstractProxyModel::sourceModelChanged, this, &LessonGroup::changed);
    connect(this, &QAbstractItemModel::modelReset, this, &LessonGroup::changed);
    connect(this, &QAbstractItemModel::dataChanged, this, &LessonGroup::changed);
}

void LessonGroup::setGroup(const QString& group)
{
    if (std::exchange(m_group, group) == group)
        return;
    invalidateFilter();
    emit changed();
}

int LessonGroup::done() const
{
    int done = 0;
    for (int row = 0; row < rowCount(); ++row)
        done += index(row, 0).data(LessonList::DoneRole).toBool() ? 1 : 0;
    return done;
}

} // namespace models
