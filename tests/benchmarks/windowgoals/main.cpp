// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-window-goals [--large] [--only clicks|frames|pages|processes] [--json FILE | --lines]: measures the
// window's goals in the real window, as grundy-goals does with the solver's. --lines prints what grundy-goals
// reads. Without a display it is drawn offscreen; in any case by the software renderer.

#include "windowgoals.h"

#include "app/backend.h"
#include "rows.h"
#include "window/driver.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTemporaryDir>

#include <iostream>
#include <string_view>

namespace {

struct Arguments {
    goals::Options options;
    std::string jsonFile;
    std::string only; ///< empty: all
    bool asLines = false;
    bool isLeastWindow = false;
    bool staysOpen = false;
};

std::optional<Arguments> parse(int argc, char** argv)
{
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--large")
            arguments.options.isLarge = true;
        else if (argument == "--lines")
            arguments.asLines = true;
        else if (argument == "--only" && i + 1 < argc)
            arguments.only = argv[++i];
        else if (argument == "--json" && i + 1 < argc)
            arguments.jsonFile = argv[++i];
        else if (argument == "--least-window")
            arguments.isLeastWindow = true;
        else if (argument == "--least-window-that-stays")
            arguments.isLeastWindow = arguments.staysOpen = true;
        else {
            std::cerr << "grundy-window-goals: unknown argument '" << argument << "'\n";
            return std::nullopt;
        }
    }
    return arguments;
}

std::vector<goals::Row> allRows(const goals::Options& options, const std::string& only)
{
    std::vector<goals::Row> rows;
    const auto add = [&](const char* what, const auto& measure) {
        if (!only.empty() && only != what)
            return;
        const std::vector<goals::Row> more = measure();
        rows.insert(rows.end(), more.begin(), more.end());
    };
    add("clicks", goals::clickRows);
    add("processor", goals::processorRows);
    add("frames", [&] { return goals::frameRows(options); });
    add("pages", goals::pageRows);
    add("processes", goals::processRows);
    if (options.isBusy) {
        std::cerr << "other programs run: what the window reaches is not checked\n";
        for (goals::Row& row : rows)
            row.recorded = 0;
    }
    return rows;
}

int tell(const Arguments& arguments, const std::vector<goals::Row>& rows)
{
    if (arguments.asLines) {
        for (const goals::Row& row : rows)
            goals::writeLine(std::cout, row);
        return 0;
    }
    goals::printTable(rows);
    if (!arguments.jsonFile.empty() && !goals::writeJsonFile(arguments.jsonFile, rows)) {
        std::cerr << "grundy-window-goals: " << arguments.jsonFile << ": cannot be written\n";
        return 2;
    }
    return std::ranges::any_of(rows, &goals::Row::isRegression) ? 1 : 0;
}

} // namespace

int main(int argc, char** argv)
{
    auto arguments = parse(argc, argv);
    if (!arguments)
        return 2;
    arguments->options.isBusy = goals::isBusy();
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QTemporaryDir folder;
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        qputenv("XDG_RUNTIME_DIR", folder.path().toUtf8());
    if (!arguments->isLeastWindow)
        window::usePrivateFolders(folder.path());
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("grundy"));
    QApplication::setOrganizationName(QStringLiteral("Grundy"));
    if (arguments->isLeastWindow)
        return goals::showLeastWindow(!arguments->staysOpen);
    app::chooseFonts();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    return tell(*arguments, allRows(arguments->options, arguments->only));
}
