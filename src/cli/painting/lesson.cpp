// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/outfile.h"
#include "cli/painting/painting.h"

#include "lessons/builtinlessons.h"
#include "lessons/check/lessoncheck.h"
#include "lessons/check/translationcheck.h"
#include "print/plans/lessonplan.h"
#include "wording/filename.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <ostream>

namespace cli {
namespace {

struct LessonArguments {
    std::vector<std::string> files;
    std::string id;
    std::string language;
    bool list = false;
    std::string plan;
    std::string paper = "a4";
    LimitArguments limits;
};

struct Named {
    std::string name;
    lessons::ReadLesson lesson;
};

/// In which language the program's own lessons are read.
QLocale localeOf(const LessonArguments& arguments)
{
    return arguments.language.empty() ? QLocale()
                                      : wording::localeOf(QString::fromStdString(arguments.language));
}

/// The files given, or the program's own lessons, or of those the one of an id.
std::vector<Named> readLessons(const LessonArguments& arguments)
{
    const std::vector<std::string>& files = arguments.files;
    const std::string& id = arguments.id;
    std::vector<Named> found;
    found.reserve(files.size());
    for (const std::string& file : files)
        found.push_back({file, lessons::readLessonFile(wording::pathOf(file))});
    if (!files.empty())
        return found;
    std::vector<lessons::BuiltInLesson> own = lessons::builtInLessons(lessons::courseIn(localeOf(arguments)));
    found.reserve(own.size());
    for (lessons::BuiltInLesson& lesson : own)
        if (id.empty() || std::get<lessons::Lesson>(lesson.lesson).id.toStdString() == id)
            found.push_back({lesson.file.toStdString(), std::move(lesson.lesson)});
    return found;
}

/// Mistakes of the form are bad input; what is not true is a result; what is not solved is neither.
Exit tell(const std::string& name, const lessons::LessonProblem& problem, const Console& console)
{
    const QString text = lessons::problemText(problem);
    if (lessons::isUntrue(problem.cause)) {
        console.print(QString::fromStdString(name) + QLatin1String(": ") + text);
        return Exit::No;
    }
    console.complain(name, text);
    if (problem.cause == lessons::Cause::NotSolved)
        return console.stop.stop_requested() ? Exit::Interrupted : Exit::Unsolved;
    return Exit::BadInput;
}

Exit check(const Named& named, const LessonArguments& arguments, const Console& console)
{
    if (const auto* problem = std::get_if<lessons::LessonProblem>(&named.lesson))
        return tell(named.name, *problem, console);
    const auto& lesson = std::get<lessons::Lesson>(named.lesson);
    const lessons::LessonCheck found = lessons::checkLesson(lesson, makeJob(arguments.limits, console));
    Exit result = Exit::Done;
    for (const lessons::LessonProblem& problem : found.problems)
        result = worse(result, tell(named.name, problem, console));
    if (!arguments.language.empty())
        for (const lessons::LessonProblem& problem :
             lessons::checkTranslation(QString::fromStdString(named.name), localeOf(arguments)))
            result = worse(result, tell(named.name, problem, console));
    if (result == Exit::Done)
        console.print(
            //: a file, a lesson, "12 steps", "30 claims" of which all are true, and a number of claims
            Cli::tr("%1: %2, %3, %4 true, %5 of them by the rules alone")
                .arg(QString::fromStdString(named.name), lesson.id,
                     //: of a lesson, not of a staircase
                     wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 step"),
                                      //: of a lesson, not of a staircase
                                      QT_TRANSLATE_N_NOOP("Wording", "%1 steps"), lesson.steps.size())
                         .arg(lesson.steps.size()),
                     //: what a lesson says of positions, such as that one is P
                     wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 claim"),
                                      //: what a lesson says of positions, such as that one is P
                                      QT_TRANSLATE_N_NOOP("Wording", "%1 claims"),
                                      static_cast<std::uint64_t>(found.claims))
                         .arg(found.claims))
                .arg(found.confirmed));
    return result;
}

Exit list(const std::vector<Named>& all, const Console& console)
{
    Exit result = Exit::Done;
    for (const Named& named : all) {
        if (const auto* problem = std::get_if<lessons::LessonProblem>(&named.lesson)) {
            result = worse(result, tell(named.name, *problem, console));
            continue;
        }
        const auto& lesson = std::get<lessons::Lesson>(named.lesson);
        //: the name by which a lesson is called, its title, and how long it takes
        console.print(Cli::tr("%1: %2, %3 minutes").arg(lesson.id, lesson.title).arg(lesson.minutes));
    }
    return result;
}

/// Writes the plan of one lesson that is true.
Exit writePlan(const std::vector<Named>& all, const LessonArguments& arguments, const Console& console)
{
    if (all.size() != 1) {
        console.complain("--plan", Cli::tr("name one lesson, by its file or by --id"));
        return Exit::BadInput;
    }
    const auto* problem = std::get_if<lessons::LessonProblem>(&all.front().lesson);
    if (problem != nullptr)
        return tell(all.front().name, *problem, console);
    if (const Exit checked = check(all.front(), arguments, console); checked != Exit::Done)
        return checked;
    const Typesetter typesetter;
    const printing::LessonPlan plan(std::get<lessons::Lesson>(all.front().lesson),
                                    *printing::findPaper(arguments.paper),
                                    makeJob(arguments.limits, console));
    return writtenUnless(wording::writeWholeFile(wording::pathOf(arguments.plan), printing::pagesPdf(plan)),
                         arguments.plan, console);
}

Exit runLessons(const LessonArguments& arguments, const Console& console)
{
    const std::vector<Named> all = readLessons(arguments);
    if (all.empty()) {
        console.complain(arguments.id, Cli::tr("no such lesson; 'lesson --list' names them"));
        return Exit::BadInput;
    }
    if (arguments.list)
        return list(all, console);
    if (!arguments.plan.empty())
        return writePlan(all, arguments, console);
    Exit result = Exit::Done;
    for (const Named& named : all) {
        result = worse(result, check(named, arguments, console));
        if (result == Exit::Interrupted)
            break;
    }
    return result;
}

/// All but the one that the lessons are written in.
std::vector<std::string> translatedLanguages()
{
    std::vector<std::string> languages;
    for (const QString& language : wording::spokenLanguages().mid(1))
        languages.push_back(language.toStdString());
    return languages;
}

} // namespace

void addLesson(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] =
        addCommand(lessonCommand.name, lessonCommand.about, runLessons, app, console, result);
    command
        .add_option("FILE", arguments.files,
                    QT_TRANSLATE_NOOP("Help", "lesson files; without any the program's own lessons"))
        ->check(someFile());
    command
        .add_option("--id", arguments.id,
                    QT_TRANSLATE_NOOP("Help", "one of the program's own lessons, as --list names it"))
        ->excludes("FILE");
    command
        .add_option("--plan", arguments.plan,
                    QT_TRANSLATE_NOOP("Help", "write the plan of one lesson for the teacher, a PDF file"))
        ->type_name("FILE");
    command
        .add_option("--paper", arguments.paper,
                    QT_TRANSLATE_NOOP("Help", "of the plan: a4 or letter; a4 unless given"))
        ->check(CLI::IsMember({"a4", "letter"}));
    command
        .add_option("--language", arguments.language,
                    QT_TRANSLATE_NOOP(
                        "Help", "read the program's own lessons in that language, and check the translation"))
        ->check(CLI::IsMember(translatedLanguages()))
        ->excludes("FILE");
    command.add_flag("--list", arguments.list, QT_TRANSLATE_NOOP("Help", "only list them"));
    addLimits(command, arguments.limits);
}

} // namespace cli
