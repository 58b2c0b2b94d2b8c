// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/files.h"
#include "cli/arguments/limits.h"
#include "cli/commands/commands.h"

#include "lessons/builtinlessons.h"
#include "lessons/check/lessoncheck.h"
#include "wording/text/text.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace cli {
namespace {

struct LessonArguments {
    std::vector<std::string> files;
    bool list = false;
    LimitArguments limits;
};

struct Named {
    std::string name;
    lessons::ReadLesson lesson;
};

/// The files given, or the program's own lessons.
std::vector<Named> readLessons(const std::vector<std::string>& files)
{
    std::vector<Named> found;
    found.reserve(files.size());
    for (const std::string& file : files)
        found.push_back({file, lessons::readLessonFile(QString::fromStdString(file))});
    if (!files.empty())
        return found;
    std::vector<lessons::BuiltInLesson> own = lessons::builtInLessons();
    found.reserve(own.size());
    for (lessons::BuiltInLesson& lesson : own)
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
    if (result == Exit::Done)
        console.print(
            QCoreApplication::translate("Cli", "%1: %2, %3, %4 true, %5 of them by the rules alone")
                .arg(QString::fromStdString(named.name), lesson.id,
                     wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 step"),
                                      QT_TRANSLATE_N_NOOP("Wording", "%1 steps"), lesson.steps.size())
                         .arg(lesson.steps.size()),
                     wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 claim"),
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
        console.print(QCoreApplication::translate("Cli", "%1: %2, %3 minutes")
                          .arg(lesson.id, lesson.title)
                          .arg(lesson.minutes));
    }
    return result;
}

Exit runLessons(const LessonArguments& arguments, const Console& console)
{
    const std::vector<Named> all = readLessons(arguments.files);
    if (arguments.list)
        return list(all, console);
    Exit result = Exit::Done;
    for (const Named& named : all) {
        result = worse(result, check(named, arguments, console));
        if (result == Exit::Interrupted)
            break;
    }
    return result;
}

} // namespace

void addLesson(CLI::App& app, const Console& console, Exit& result)
{
    CLI::App* command =
        app.add_subcommand("lesson", "checks lessons; 1 when one of them says what is not true");
    const auto arguments = std::make_shared<LessonArguments>();
    command->add_option("FILE", arguments->files, "lesson files; without any the program's own lessons")
        ->check(someFile());
    command->add_flag("--list", arguments->list, "only list them")->disable_flag_override();
    addLimits(*command, arguments->limits);
    command->callback([arguments, &console, &result] { result = runLessons(*arguments, console); });
}

} // namespace cli
