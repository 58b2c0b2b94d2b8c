// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessondraft.h"

#include "lessons/lesson.h"
#include "models/files/typedposition.h"
#include "models/learn/lessons/lessonlist.h"
#include "models/learn/lessons/readysteps.h"
#include "models/words.h"
#include "wording/filename.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace models {
namespace {

constexpr qsizetype longestHeading = 60;

/// The same with another value at a place such as "reveal.text" or "choices.1.right"; without one the key
/// goes, too. An entry that a list has not is ignored.
QJsonValue withValue(const QJsonValue& whole, const QString& place, const QJsonValue& value)
{
    if (place.isEmpty())
        return value;
    const QString first = place.section(QLatin1Char('.'), 0, 0);
    const QString rest = place.section(QLatin1Char('.'), 1);
    QJsonArray list = whole.toArray();
    if (const int entry = first.toInt(); entry < list.size())
        list[entry] = withValue(list.at(entry), rest, value);
    if (whole.isArray())
        return list;
    QJsonObject object = whole.toObject();
    object.insert(first, withValue(object.value(first), rest, value));
    return object;
}

/// What a part of a step is where it is left out, by the last word of its place.
const QVariantMap& leftOut()
{
    static const QVariantMap values{{QStringLiteral("title"), QString()},
                                    {QStringLiteral("notes"), QString()},
                                    {QStringLiteral("show"), QStringLiteral("nothing")},
                                    {QStringLiteral("right"), false}};
    return values;
}

LessonShow::Kind kindOf(const QJsonObject& step)
{
    const auto kind = fromWord<LessonShow::Kind>(step.value(QStringLiteral("kind")).toString());
    return kind.value_or(step.isEmpty() ? LessonShow::Kind::None : LessonShow::Kind::Text);
}

QJsonObject emptyLesson()
{
    return {{QStringLiteral("format"), QStringLiteral("grundy-lesson")},
            {QStringLiteral("version"), lessons::lessonVersion},
            {QStringLiteral("id"), QString()},
            //: the title of a lesson that one begins to write
            {QStringLiteral("title"), LessonDraft::tr("My lesson")},
            {QStringLiteral("about"), LessonDraft::tr("A lesson of my own.")},
            {QStringLiteral("minutes"), 10},
            {QStringLiteral("steps"), QJsonArray()}};
}

} // namespace

LessonDraft::LessonDraft(QObject* parent) : ListModel(parent)
{
    connect(&m_checks, &StepChecks::begun, this, &LessonDraft::checkedChanged);
    connect(&m_checks, &StepChecks::found, this, &LessonDraft::showProblems);
}

QVariant LessonDraft::value(int row, int role) const
{
    const QJsonObject step = stepAt(row);
    switch (role) {
    case HeadingRole: {
        const QString title = step.value(QStringLiteral("title")).toString();
        return (title.isEmpty() ? step.value(QStringLiteral("text")).toString() : title)
            .simplified()
            .left(longestHeading);
    }
    case KindNameRole: return draftKindName(kindOf(step));
    case ProblemRole: return problemOf(row).value_or(QString());
    default: return {};
    }
}

void LessonDraft::setCurrent(int row)
{
    row = std::clamp(row, count() > 0 ? 0 : -1, count() - 1);
    if (std::exchange(m_current, row) == row)
        return;
    m_edit.clear();
    emit currentChanged();
}

QString LessonDraft::position() const
{
    const QJsonObject board = stepAt(m_current).value(QStringLiteral("board")).toObject();
    return board.value(QStringLiteral("position")).toString();
}

QString LessonDraft::problem() const
{
    int wrong = 0;
    for (int row = 0; row < count(); ++row) {
        const auto found = problemOf(row);
        if (found && !found->isEmpty())
            ++wrong;
    }
    if (title().trimmed().isEmpty())
        return tr("The lesson needs a title.");
    if (about().trimmed().isEmpty())
        return tr("The lesson needs a sentence that says what it is about.");
    if (count() == 0)
        return tr("The lesson has no steps yet.");
    if (wrong == 0)
        return {};
    return wording::counted(
               QT_TRANSLATE_N_NOOP(
                   "Wording", "One step has a mistake: the lesson cannot be shown before it is put right."),
               QT_TRANSLATE_N_NOOP(
                   "Wording",
                   "%1 steps have mistakes: the lesson cannot be shown before they are put right."),
               static_cast<std::uint64_t>(wrong))
        .arg(wrong);
}

void LessonDraft::begin()
{
    load(emptyLesson(), {});
}

QString LessonDraft::open(const QString& which)
{
    const QUrl url(which);
    const QString path = url.isLocalFile() ? wording::pathOf(url) : which;
    QFile file;
    if (const QString cause = wording::openToRead(file, path); !cause.isEmpty())
        return tr("The file cannot be read: %1").arg(cause);
    const QByteArray json = file.read(lessons::mostLessonBytes + 1);
    const QJsonObject lesson = QJsonDocument::fromJson(json).object();
    const auto read = lessons::readLesson(json);
    const auto* problem = std::get_if<lessons::LessonProblem>(&read);
    // What stands in one step can be put right here; what is no lesson, or says a thing twice, cannot.
    if (lesson.value(QStringLiteral("steps")).toArray().isEmpty() ||
        (problem != nullptr && !problem->where.startsWith(QLatin1String("steps["))))
        return problem != nullptr ? lessons::problemText(*problem) : tr("This is not a lesson.");
    load(lesson, path);
    return {};
}

void LessonDraft::load(const QJsonObject& lesson, const QString& path)
{
    beginResetModel();
    m_lesson = m_saved = lesson;
    m_path = path;
    m_opened = !lesson.isEmpty();
    m_current = count() > 0 ? 0 : -1;
    m_undo.clear();
    m_redo.clear();
    m_edit.clear();
    endResetModel();
    emit openedChanged();
    tellAll();
}

QString LessonDraft::freeId() const
{
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    constexpr qsizetype longestId = 50;
    QString stem =
        title().normalized(QString::NormalizationForm_KD).toLower().replace(others, QStringLiteral("-"));
    while (stem.startsWith(QLatin1Char('-')))
        stem.remove(0, 1);
    stem.truncate(longestId);
    while (stem.endsWith(QLatin1Char('-')))
        stem.chop(1);
    if (stem.isEmpty())
        stem = QStringLiteral("lesson");
    const QStringList taken = LessonList::allIds();
    const QDir folder(LessonList::ownFolder());
    QString id = stem;
    for (int next = 2; taken.contains(id) || folder.exists(id + QStringLiteral(".grundylesson")); ++next)
        id = QStringLiteral("%1-%2").arg(stem).arg(next);
    return id;
}

QString LessonDraft::fileName() const
{
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    return identified().value(QStringLiteral("id")).toString() + QStringLiteral(".grundylesson");
}

/// With an id, which a new lesson gets from its title.
QJsonObject LessonDraft::identified() const
{
    const bool isNew = m_lesson.value(QStringLiteral("id")).toString().isEmpty();
    return isNew ? withValue(m_lesson, QStringLiteral("id"), freeId()).toObject() : m_lesson;
}

QString LessonDraft::save()
{
    const QJsonObject lesson = identified();
    const QString folder = LessonList::ownFolder();
    const QString path = m_path.isEmpty() ? folder + QLatin1Char('/') + fileName() : m_path;
    if (m_path.isEmpty())
        QDir().mkpath(folder);
    QString problem =
        wording::fileProblem(path, wording::writeWholeFile(path, lessons::lessonToJson(lesson)));
    if (!problem.isEmpty())
        return problem;
    m_lesson = m_saved = lesson;
    m_path = path;
    m_edit.clear();
    emit changed();
    emit saved();
    return {};
}

QString LessonDraft::saveCopy(const QUrl& file) const
{
    const QString path = wording::pathOf(file);
    return wording::fileProblem(path, wording::writeWholeFile(path, lessons::lessonToJson(identified())));
}

void LessonDraft::addStep(Ready what, const QString& position)
{
    QJsonArray changed = steps();
    changed.insert(m_current + 1, readyStep(what, gameOf(position)));
    setSteps(changed, m_current + 1);
}

void LessonDraft::moveStep(int by)
{
    const int to = m_current + by;
    if (m_current < 0 || to < 0 || to >= count())
        return;
    QJsonArray changed = steps();
    const QJsonValue moved = changed.takeAt(m_current);
    changed.insert(to, moved);
    setSteps(changed, to);
}

void LessonDraft::duplicateStep()
{
    if (m_current < 0)
        return;
    QJsonArray changed = steps();
    changed.insert(m_current + 1, changed.at(m_current));
    setSteps(changed, m_current + 1);
}

void LessonDraft::removeStep()
{
    if (m_current < 0)
        return;
    QJsonArray changed = steps();
    changed.removeAt(m_current);
    setSteps(changed, std::min(m_current, static_cast<int>(changed.size()) - 1));
}

void LessonDraft::travel(QList<Version>& from, QList<Version>& to)
{
    if (from.isEmpty())
        return;
    to.append({m_lesson, m_current});
    const Version version = from.takeLast();
    replace(version.lesson, version.current);
}

/// What can be undone from here on.
void LessonDraft::remember()
{
    m_undo.append({m_lesson, m_current});
    if (m_undo.size() > mostUndone)
        m_undo.removeFirst();
}

void LessonDraft::set(const QString& place, const QVariant& value)
{
    const bool isGone = leftOut().value(place.section(QLatin1Char('.'), -1), QVariant()) == value;
    const QJsonValue kept = isGone ? QJsonValue(QJsonValue::Undefined) : QJsonValue::fromVariant(value);
    setStep(withValue(stepAt(m_current), place, kept).toObject(), place);
}

void LessonDraft::setPosition(const QString& text)
{
    const QString typed = text.trimmed();
    const auto read = readTyped(typed);
    const auto* game = std::get_if<games::GamePtr>(&read);
    const QString notation = game == nullptr ? typed : QString::fromStdString((*game)->notation());
    QJsonObject step = stepAt(m_current);
    if (game != nullptr)
        step = withReadyAnswers(step, gameOf(position()), *game);
    if (typed.isEmpty())
        step.remove(QStringLiteral("board"));
    else
        step = withValue(step, QStringLiteral("board.position"), notation).toObject();
    setStep(step, {});
}

void LessonDraft::setChoices(const QJsonArray& choices)
{
    setStep(withValue(stepAt(m_current), QStringLiteral("choices"), choices).toObject(), {});
}

void LessonDraft::addChoice()
{
    QJsonArray changed = choices();
    changed.append(emptyChoice());
    setChoices(changed);
}

void LessonDraft::removeChoice(int choice)
{
    QJsonArray changed = choices();
    if (choice < 0 || choice >= changed.size())
        return;
    changed.removeAt(choice);
    setChoices(changed);
}

void LessonDraft::setStep(const QJsonObject& step, const QString& edit)
{
    if (m_current < 0)
        return;
    QJsonArray changed = steps();
    changed[m_current] = step;
    setLesson(withValue(m_lesson, QStringLiteral("steps"), changed).toObject(), edit);
}

void LessonDraft::setHead(const QString& key, const QJsonValue& value)
{
    setLesson(withValue(m_lesson, key, value).toObject(), QStringLiteral("lesson.") + key);
}

/// The list itself changes: steps come, go or change places.
void LessonDraft::setSteps(const QJsonArray& steps, int current)
{
    remember();
    m_redo.clear();
    replace(withValue(m_lesson, QStringLiteral("steps"), steps).toObject(), current);
}

/// The steps stay as many. `edit` names the text that is typed; empty for anything else.
void LessonDraft::setLesson(const QJsonObject& lesson, const QString& edit)
{
    if (lesson == m_lesson)
        return;
    if (edit.isEmpty() || edit != m_edit)
        remember();
    m_redo.clear();
    m_edit = edit;
    m_lesson = lesson;
    if (m_current >= 0)
        emit dataChanged(index(m_current), index(m_current));
    tellAll();
}

void LessonDraft::replace(const QJsonObject& lesson, int current)
{
    beginResetModel();
    m_lesson = lesson;
    m_current = std::clamp(current, count() > 0 ? 0 : -1, count() - 1);
    m_edit.clear();
    endResetModel();
    tellAll();
}

void LessonDraft::tellAll()
{
    if (m_opened)
        m_checks.follow(steps());
    else
        m_checks.stop();
    emit changed();
    emit currentChanged();
    emit checkedChanged();
}

void LessonDraft::showProblems()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {ProblemRole});
    emit currentChanged();
    emit checkedChanged();
}

} // namespace models
