// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/pupils/pupils.h"

#include "analysis/graph/graphtext.h"
#include "lessons/builtinlessons.h"
#include "models/learn/exercises/practice.h"
#include "models/learn/lessons/lessonprogress.h"
#include "models/learn/marking/markingstore.h"
#include "models/session/levels.h"
#include "wording/classroom/exercises.h"
#include "wording/text/language.h"
#include "wording/wholefile.h"

#include <QDir>
#include <QLocale>

#include <algorithm>
#include <memory>

namespace models {
namespace {

QString freeId(const PupilFacts& facts)
{
    for (int number = 1;; ++number) {
        QString id = QString::number(number);
        if (facts.find(id) == nullptr && !QDir(Pupils::folderOf(id)).exists()) // one left behind is nobody's
            return id;
    }
}

/// What is kept of a pupil.
void forget(const QString& folder)
{
    for (const char* name : {"lessons-progress.json", "practice.json", "markings.json"})
        OwnFile(ownPath(QLatin1String(name), folder), 0).remove();
    forgetLevels(folder);
}

/// Under another name first, where no thread brings a file to the disk any more.
void removeWhole(const QString& folder)
{
    const QString removed = folder + QStringLiteral("-removed");
    QDir(removed).removeRecursively();
    QDir(QDir().rename(folder, removed) ? removed : folder).removeRecursively();
}

} // namespace

Pupils::Pupils(QObject* parent) : ListModel(parent), m_kept(path())
{
    show();
    wording::followLanguage(this, [this] {
        m_kept.readAgain(); // composes its problem
        emit changed();
    });
}

QVariant Pupils::value(int row, int role) const
{
    const Pupil& pupil = m_pupils[static_cast<std::size_t>(row)];
    switch (role) {
    case PupilIdRole: return pupil.id;
    //: a pupil who has not given a name
    case NameRole: return pupil.id.isEmpty() ? tr("No name") : pupil.name;
    case CurrentRole: return pupil.id == m_current;
    case LessonsDoneRole: return static_cast<int>(pupil.done.size());
    case LessonsBegunRole: return pupil.begun;
    case StepsRightRole: return pupil.stepsRight;
    case StepsWrongRole: return pupil.stepsWrong;
    case RightOnesRole: return pupil.right;
    case WrongOnesRole: return pupil.wrong;
    case MarkedOnesRole: return pupil.marked;
    case DayRole:
        return pupil.day.isValid() ? QLocale().toString(pupil.day, QLocale::ShortFormat) : QString();
    case KindsRole: {
        QStringList lines;
        for (const Practised& kind : pupil.kinds)
            //: a kind of exercise, how many answers were right and wrong, and how hard the exercises have
            //: become, such as 3
            lines.append(tr("%1: %2 right, %3 wrong, level %4")
                             .arg(wording::kindName(kind.kind), QLocale().toString(kind.right),
                                  QLocale().toString(kind.wrong))
                             .arg(kind.level));
        return lines;
    }
    default: return {};
    }
}

QString Pupils::currentName() const
{
    const auto found = std::ranges::find(m_pupils, m_current, &Pupil::id);
    return found == m_pupils.end() ? QString() : found->name;
}

void Pupils::show()
{
    m_pupils = {Pupil{}};
    for (const PupilFacts::Name& pupil : m_kept.facts().names)
        m_pupils.push_back({.id = pupil.id, .name = pupil.name});
    if (has(m_current))
        return;
    m_current.clear(); // forgotten in another window
    m_isChosen = false;
}

void Pupils::change(const Kept<PupilFacts>::Change& how)
{
    m_kept.change(how);
    refresh();
}

void Pupils::choose(const QString& id)
{
    m_kept.readAgain();
    if (!has(id))
        return refresh();
    if (!id.isEmpty())
        QDir().mkpath(folderOf(id)); // the files in it are kept only where it is
    m_current = id;
    m_isChosen = true;
    emit dataChanged(index(0), index(count() - 1), {CurrentRole});
    emit changed();
}

QString Pupils::whyNot(const QString& name, const QString& id) const
{
    if (name.isEmpty())
        return tr("Type a name.");
    if (name.size() > longestName)
        return tr("A name may have %1 characters.").arg(longestName);
    const bool isTaken = std::ranges::any_of(m_kept.facts().names, [&](const PupilFacts::Name& pupil) {
        return pupil.id != id && pupil.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return isTaken ? tr("There is a pupil of that name.") : QString();
}

QString Pupils::add(const QString& name)
{
    const QString tidy = PupilFacts::tidied(name);
    m_kept.readAgain();
    QString why = whyNot(tidy, QStringLiteral("new"));
    if (why.isEmpty() && m_kept.facts().names.size() >= mostPupils)
        why = tr("There may be %1 pupils.").arg(mostPupils);
    if (!why.isEmpty())
        return why;
    const auto id = std::make_shared<QString>(); // another window may have taken it
    m_kept.change([tidy, id](PupilFacts& facts) {
        if (id->isEmpty() || facts.find(*id) != nullptr)
            *id = freeId(facts);
        facts.names.push_back({.id = *id, .name = tidy});
    });
    refresh();
    choose(*id);
    return {};
}

QString Pupils::rename(const QString& id, const QString& name)
{
    const QString tidy = PupilFacts::tidied(name);
    m_kept.readAgain();
    QString why = whyNot(tidy, id);
    if (!why.isEmpty() || id.isEmpty())
        return why;
    change([id, tidy](PupilFacts& facts) {
        for (PupilFacts::Name& pupil : facts.names)
            if (pupil.id == id)
                pupil.name = tidy;
    });
    return {};
}

void Pupils::reset(const QString& id)
{
    if (!has(id))
        return;
    forget(folderOf(id));
    refresh();
    if (id == m_current)
        emit forgotten();
}

void Pupils::remove(const QString& id)
{
    if (id.isEmpty() || !has(id))
        return;
    if (id == m_current)
        m_current.clear();
    change([id](PupilFacts& facts) { // the name first: a folder without one is nobody's
        std::erase_if(facts.names, [&id](const PupilFacts::Name& pupil) { return pupil.id == id; });
    });
    if (problem().isEmpty())
        removeWhole(folderOf(id));
}

void Pupils::refresh()
{
    m_kept.readAgain();
    beginResetModel();
    show();
    for (Pupil& pupil : m_pupils)
        readWork(pupil);
    endResetModel();
    emit changed();
}

void Pupils::readWork(Pupil& pupil)
{
    readLessons(pupil);
    readPractice(pupil);
    const MarkingStore::Summary marked = MarkingStore(folderOf(pupil.id)).summary();
    pupil.marked = marked.right;
    pupil.day = std::max({pupil.day, marked.last},
                         [](QDate a, QDate b) { return !a.isValid() || (b.isValid() && a < b); });
}

void Pupils::readLessons(Pupil& pupil)
{
    LessonProgress progress(folderOf(pupil.id));
    const auto& states = progress.states();
    if (std::any_of(states.begin(), states.end(), std::mem_fn(&LessonState::isFromBefore)))
        for (const lessons::BuiltInLesson& built : lessons::builtInLessons())
            if (const auto* lesson = std::get_if<lessons::Lesson>(&built.lesson))
                progress.settle(lesson->id, static_cast<qsizetype>(lesson->steps.size()));
    for (auto state = states.begin(); state != states.end(); ++state) {
        if (state->isDone)
            pupil.done.append(state.key());
        pupil.begun += state->visited.isEmpty() ? 0 : 1;
        const auto right = static_cast<int>(state->answers.values().count(true));
        pupil.stepsRight += right;
        pupil.stepsWrong += static_cast<int>(state->answers.size()) - right;
    }
    pupil.done.sort();
    pupil.day = progress.day();
}

void Pupils::readPractice(Pupil& pupil)
{
    const Kept<PracticeFacts> practice(Practice::path(folderOf(pupil.id)));
    for (const PractisedKind& kind : practice.facts().kinds) {
        const int wrong = kind.done - kind.right;
        pupil.right += kind.right;
        pupil.wrong += wrong;
        if (kind.done > 0)
            pupil.kinds.push_back(
                {.id = kind.id, .kind = kind.kind, .right = kind.right, .wrong = wrong, .level = kind.level});
    }
    const QDate day = practice.facts().day;
    if (day.isValid() && (!pupil.day.isValid() || pupil.day < day))
        pupil.day = day;
}

QByteArray Pupils::csv() const
{
    const QStringList kinds = wording::textsOf(PracticeFacts().kinds, &PractisedKind::id);
    std::string text = "name,last_day,lessons_done,lessons_begun,steps_right_first,steps_wrong_first,marked";
    for (const QString& kind : kinds)
        for (const char* what : {"right", "wrong", "level"})
            text += ',' + QString(kind).replace(u'-', u'_').toStdString() + '_' + what;
    text += ",done\n";
    for (const Pupil& pupil : m_pupils) {
        text += analysis::csvWords(pupil.name.toStdString()) + ',' +
                pupil.day.toString(Qt::ISODate).toStdString();
        for (const int number : {static_cast<int>(pupil.done.size()), pupil.begun, pupil.stepsRight,
                                 pupil.stepsWrong, pupil.marked})
            text += ',' + std::to_string(number);
        for (const QString& kind : kinds) {
            const auto found = std::ranges::find(pupil.kinds, kind, &Practised::id);
            const Practised none;
            const Practised& practised = found == pupil.kinds.end() ? none : *found;
            for (const int number : {practised.right, practised.wrong, practised.level})
                text += ',' + std::to_string(number);
        }
        text += ',' + analysis::csvWords(pupil.done.join(u' ').toStdString()) + '\n';
    }
    return QByteArray::fromStdString(text);
}

QString Pupils::write(const QUrl& file) const
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    return wording::fileProblem(path, wording::writeWholeFile(path, csv()));
}

} // namespace models
