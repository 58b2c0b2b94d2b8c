// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments.h"

#include "app/options.h"
#include "games/catalogue.h"
#include "lessons/lesson.h"
#include "models/files/filekinds.h"
#include "models/files/gamefile.h"
#include "models/learn/lessons/lessonlist.h"
#include "models/rules/rulefile.h"
#include "models/words.h"
#include "wording/commandline.h"
#include "wording/errors.h"
#include "wording/filename.h"
#include "wording/offers.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

namespace app {
namespace {

template <typename Enum>
int numberOf(const std::optional<Enum>& value)
{
    return value ? static_cast<int>(*value) : -1;
}

int badInput(const std::string& cause, Tell tell)
{
    if (tell == Tell::Everything)
        std::cerr << "grundy: " << cause << '\n';
    return 2;
}

/// The arguments without the program's name, last first, as CLI11 wants them. Qt's own -reverse is --reverse.
/// What stands in brackets, [3, 4, 5], is no list of three: it gets a space in front.
std::vector<std::string> reversedArguments(int argc, const char* const* argv)
{
    std::vector<std::string> texts(argv + 1, argv + argc);
    std::ranges::replace(texts, std::string("-reverse"), std::string("--reverse"));
    for (std::string& text : texts)
        if (text.starts_with('[') && text.ends_with(']'))
            text.insert(text.begin(), ' ');
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

/// What is wrong with a lesson's id; empty when there is a lesson of that id, or none is asked for.
std::string idProblem(const QString& lesson)
{
    const QStringList ids = lesson.isEmpty() ? QStringList() : models::LessonList::allIds();
    if (lesson.isEmpty() || ids.contains(lesson))
        return {};
    //: what was typed, such as nimm, and the names of all lessons
    return QCoreApplication::translate("Help", "--lesson: there is no lesson '%1'; there are %2")
        .arg(wording::shownToken(lesson.toStdString()), ids.join(QLatin1String(", ")))
        .toStdString();
}

/// What the argument POSITION stands for: one of the first three is not empty, or there is a problem. Of a
/// file with a problem both are there: the window says it, too.
struct Meant {
    QString position{};
    QString lesson{};
    QString game{};
    std::string problem{};
};

/// A file that is there: a lesson or a drawn game by its ending, otherwise a saved game.
Meant meantByFile(const QString& path)
{
    QString problem;
    const bool isLesson = models::FileKinds::isLesson(QUrl::fromLocalFile(path));
    if (isLesson) {
        const auto read = lessons::readLessonFile(path);
        if (const auto* found = std::get_if<lessons::LessonProblem>(&read))
            problem = lessons::problemText(*found);
    } else if (models::FileKinds::isRule(QUrl::fromLocalFile(path))) {
        const auto read = models::readRule(path);
        if (const auto* found = std::get_if<QString>(&read))
            problem = *found;
    } else {
        const auto read = models::readGame(path);
        if (const auto* found = std::get_if<models::FileError>(&read))
            problem = found->text;
    }
    Meant meant = isLesson ? Meant{.lesson = path} : Meant{.game = path};
    if (!problem.isEmpty())
        meant.problem = (path + QLatin1String(": ") + problem).toStdString();
    return meant;
}

/// A position, else the path of a file, typed as it is or as a url.
Meant meantBy(const std::string& text)
{
    if (text.empty())
        return {};
    const auto parsed = games::parse(text);
    const auto* error = std::get_if<games::ParseError>(&parsed);
    if (error == nullptr)
        return {.position = QString::fromStdString(text)};
    const QString typed = wording::pathOf(text);
    const QUrl url(typed);
    const QString path = url.isLocalFile() ? wording::pathOf(url) : typed;
    if (wording::isThere(path))
        return meantByFile(wording::wholePath(path));
    const QStringList endings = models::FileKinds::opened();
    if (std::ranges::any_of(endings, [&](const QString& end) { return path.endsWith(end); })) {
        Meant meant = meantByFile(wording::wholePath(path));
        meant.problem =
            QCoreApplication::translate("Help", "%1: there is no such file").arg(path).toStdString();
        return meant;
    }
    return {.problem = text + ": " + wording::refusedText(*error, text).toStdString()};
}

/// As an argument of another process, in which Qt allows nothing but UTF-8.
QString passedOn(const std::string& text)
{
    QString path = wording::pathOf(text);
    return wording::isUtf8(path) ? path
                                 : wording::urlOf(wording::wholePath(path)).toString(QUrl::FullyEncoded);
}

/// The command line of one window for each position but the first, with the look that all were given.
std::vector<QStringList> furtherWindows(const Options& options)
{
    QStringList look;
    for (const auto& [name, value] :
         {std::pair("--mode", &options.mode), std::pair("--lab", &options.lab),
          std::pair("--learn", &options.learn), std::pair("--theme", &options.theme),
          std::pair("--size", &options.size)})
        if (!value->empty())
            look << QLatin1String(name) << QString::fromStdString(*value);
    if (options.reversed)
        look << QStringLiteral("--reverse");
    std::vector<QStringList> windows;
    for (std::size_t i = 1; i < options.positions.size(); ++i)
        windows.push_back(look + QStringList{QStringLiteral("--"), passedOn(options.positions[i])});
    return windows;
}

} // namespace

std::variant<Arguments, int> parseArguments(int argc, const char* const* argv, Tell tell)
{
    CLI::App command;
    Options raw;
    describe(command, raw);
    try {
        command.parse(reversedArguments(argc, argv));
    } catch (const CLI::Success& success) {
        if (tell == Tell::Nothing)
            return 0;
        wording::translateHelp(command);
        return command.exit(success);
    } catch (const CLI::ParseError& error) {
        return badInput(wording::causeText(error).toStdString(), tell);
    }
    for (std::string& position : raw.positions)
        if (position.starts_with(" ["))
            position.erase(0, 1);
    const bool isScripted = !raw.grabFile.empty() || raw.quitAfterFirstFrame;
    if (isScripted && raw.positions.size() > 1)
        return badInput(QCoreApplication::translate("Help", "--grab: expected one position, found %1")
                            .arg(raw.positions.size())
                            .toStdString(),
                        tell);
    const Meant meant = meantBy(raw.positions.empty() ? std::string() : raw.positions.front());
    const bool isFile = !meant.lesson.isEmpty() || !meant.game.isEmpty();
    if (!meant.problem.empty())
        if (const int exitCode = badInput(meant.problem, tell); !isFile || isScripted)
            return exitCode;
    const QString lesson = meant.lesson.isEmpty() ? QString::fromStdString(raw.lesson) : meant.lesson;
    if (meant.lesson.isEmpty())
        if (const std::string problem = idProblem(lesson); !problem.empty())
            return badInput(problem, tell);
    const QSize size = sizeFrom(raw.size);
    if (!raw.size.empty() && size.isEmpty())
        return badInput(
            "--size: " +
                wording::expectedFoundText(
                    QCoreApplication::translate("Help", "a width and a height such as 1440x900"), raw.size)
                    .toStdString(),
            tell);
    return Arguments{.position = meant.position,
                     .game = meant.game,
                     .isFaulty = !meant.problem.empty(),
                     .mode = models::fromWord<models::Mode>(QString::fromStdString(raw.mode)),
                     .lab = models::fromWord<models::LabTab>(QString::fromStdString(raw.lab)),
                     .learn = models::fromWord<models::LearnTab>(QString::fromStdString(raw.learn)),
                     .lesson = lesson,
                     .theme = QString::fromStdString(raw.theme),
                     .size = size,
                     .grabFile = wording::pathOf(raw.grabFile),
                     .reversed = raw.reversed,
                     .quitAfterFirstFrame = raw.quitAfterFirstFrame,
                     .furtherWindows = furtherWindows(raw)};
}

QVariantMap initialProperties(const Arguments& arguments)
{
    QVariantMap properties{
        {QStringLiteral("startPosition"), arguments.position},
        {QStringLiteral("startGame"), arguments.game.isEmpty() ? QUrl() : wording::urlOf(arguments.game)},
        {QStringLiteral("startMode"), numberOf(arguments.mode)},
        {QStringLiteral("startTheme"), arguments.theme},
        {QStringLiteral("startLab"), numberOf(arguments.lab)},
        {QStringLiteral("startLearn"), numberOf(arguments.learn)},
        {QStringLiteral("startLesson"), arguments.lesson}};
    if (!arguments.size.isEmpty()) {
        properties[QStringLiteral("width")] = arguments.size.width();
        properties[QStringLiteral("height")] = arguments.size.height();
    }
    return properties;
}

} // namespace app
