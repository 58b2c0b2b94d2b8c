// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments.h"

#include "games/catalogue.h"
#include "lessons/lesson.h"
#include "models/learn/lessonlist.h"
#include "wording/errors.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

namespace app {
namespace {

/// What CLI11 fills in, in its own types.
struct Raw {
    std::string position;
    std::string mode;
    std::string lab;
    std::string learn;
    std::string lesson;
    std::string theme;
    std::string size;
    std::string grabFile;
    bool reversed = false;
    bool quitAfterFirstFrame = false;
};

void describe(CLI::App& command, Raw& raw)
{
    command.set_version_flag("--version", "grundy " GRUNDY_VERSION);
    command.add_option("POSITION", raw.position,
                       "a position to open, e.g. nim:7,11,5, or a lesson file, e.g. mine.grundylesson");
    command.add_option("--mode", raw.mode, "play, explore or present")
        ->check(CLI::IsMember({"play", "explore", "present"}));
    command.add_option("--learn", raw.learn, "a page of Learn: lessons, practice, mark or worksheets")
        ->check(CLI::IsMember({"lessons", "practice", "mark", "worksheets"}));
    command.add_option("--lab", raw.lab, "a page of the Lab: graph, matrix, statistics, table, ...")
        ->check(CLI::IsMember({"graph", "matrix", "statistics", "table", "sequences", "rules", "theory"}));
    command.add_option("--lesson", raw.lesson, "a lesson of the course or of your own, by its id");
    command.add_option("--theme", raw.theme, "light, dark or system")
        ->check(CLI::IsMember({"light", "dark", "system"}));
    command.add_option("--size", raw.size, "size of the window, e.g. 1440x900");
    command.add_option("--grab", raw.grabFile, "show, wait for the analysis, save the picture, quit");
    command.add_flag("--reverse", raw.reversed, "mirror the window, as for writing from right to left");
    command.add_flag("--quit-after-first-frame", raw.quitAfterFirstFrame)->group(""); // for the benchmark
}

int badInput(const std::string& cause)
{
    std::cerr << "grundy: " << cause << '\n';
    return 2;
}

/// The arguments without the program's name, last first, as CLI11 wants them. Qt's own -reverse is --reverse.
std::vector<std::string> reversedArguments(int argc, const char* const* argv)
{
    std::vector<std::string> texts(argv + 1, argv + argc);
    std::ranges::replace(texts, std::string("-reverse"), std::string("--reverse"));
    std::ranges::reverse(texts);
    return texts;
}

/// WxH, both from 320 to 16384; an empty QSize for anything else.
QSize sizeFrom(const std::string& text)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{3,5})x(\\d{3,5})$"));
    const auto match = pattern.match(QString::fromStdString(text));
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits =
        size.width() >= 320 && size.height() >= 320 && size.width() <= 16384 && size.height() <= 16384;
    return match.hasMatch() && fits ? size : QSize();
}

/// The path of a lesson file, typed as it is or as a url; empty for anything else. A file that ends as
/// lessons do is taken for one: what it lacks is told when it is read.
QString lessonFile(const std::string& text)
{
    const QString typed = QString::fromStdString(text);
    const QUrl url(typed);
    const QString path = url.isLocalFile() ? url.toLocalFile() : typed;
    const bool isLesson =
        path.endsWith(QLatin1String(".grundylesson")) || path.endsWith(QLatin1String(".json"));
    return isLesson && QFileInfo(path).isFile() ? QFileInfo(path).absoluteFilePath() : QString();
}

/// The path of a lesson or of a game that is not there; empty for anything else.
std::string missingFile(const std::string& text)
{
    const QString typed = QString::fromStdString(text);
    const QUrl url(typed);
    const QString path = url.isLocalFile() ? url.toLocalFile() : typed;
    const bool named = path.endsWith(QLatin1String(".grundylesson")) ||
                       path.endsWith(QLatin1String(".json")) || path.endsWith(QLatin1String(".grundy"));
    return named && !QFileInfo::exists(path) ? path.toStdString() : std::string();
}

/// What is wrong with a lesson's id or file; empty when it can be opened.
std::string lessonProblem(const QString& lesson, bool isFile)
{
    if (isFile) {
        const auto read = lessons::readLessonFile(lesson);
        const auto* problem = std::get_if<lessons::LessonProblem>(&read);
        return problem == nullptr
                   ? std::string()
                   : (lesson + QLatin1String(": ") + lessons::problemText(*problem)).toStdString();
    }
    const QStringList ids = models::LessonList::allIds();
    if (ids.contains(lesson))
        return {};
    return "--lesson: there is no lesson '" + wording::shownToken(lesson.toStdString()).toStdString() +
           "'; there are " + ids.join(QLatin1String(", ")).toStdString();
}

} // namespace

std::variant<Arguments, int> parseArguments(int argc, const char* const* argv)
{
    CLI::App command("A laboratory for Nim and its relatives", "grundy");
    Raw raw;
    describe(command, raw);
    try {
        command.parse(reversedArguments(argc, argv));
    } catch (const CLI::Success& success) {
        return command.exit(success);
    } catch (const CLI::ParseError& error) {
        return badInput(error.what());
    }
    if (const std::string missing = missingFile(raw.position); !missing.empty())
        return badInput(missing + ": there is no such file");
    QString lesson = lessonFile(raw.position);
    const bool isFile = !lesson.isEmpty();
    if (!isFile)
        lesson = QString::fromStdString(raw.lesson);
    if (!lesson.isEmpty())
        if (const std::string problem = lessonProblem(lesson, isFile); !problem.empty())
            return badInput(problem);
    if (isFile)
        raw.position.clear();
    if (!raw.position.empty()) {
        const auto parsed = games::parse(raw.position);
        if (const auto* error = std::get_if<games::ParseError>(&parsed))
            return badInput(raw.position + ": " + wording::parseErrorText(*error).toStdString());
    }
    const QSize size = sizeFrom(raw.size);
    if (!raw.size.empty() && size.isEmpty())
        return badInput("--size: expected a width and a height such as 1440x900, found '" + raw.size + "'");
    return Arguments{.position = QString::fromStdString(raw.position),
                     .mode = QString::fromStdString(raw.mode),
                     .lab = QString::fromStdString(raw.lab),
                     .learn = QString::fromStdString(raw.learn),
                     .lesson = lesson,
                     .theme = QString::fromStdString(raw.theme),
                     .size = size,
                     .grabFile = QString::fromStdString(raw.grabFile),
                     .reversed = raw.reversed,
                     .quitAfterFirstFrame = raw.quitAfterFirstFrame};
}

QVariantMap initialProperties(const Arguments& arguments)
{
    QVariantMap properties{{QStringLiteral("startPosition"), arguments.position},
                           {QStringLiteral("startMode"), arguments.mode},
                           {QStringLiteral("startTheme"), arguments.theme},
                           {QStringLiteral("startLab"), arguments.lab},
                           {QStringLiteral("startLearn"), arguments.learn},
                           {QStringLiteral("startLesson"), arguments.lesson}};
    if (!arguments.size.isEmpty()) {
        properties[QStringLiteral("width")] = arguments.size.width();
        properties[QStringLiteral("height")] = arguments.size.height();
    }
    return properties;
}

} // namespace app
