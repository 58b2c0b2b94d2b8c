// SPDX-License-Identifier: GPL-3.0-or-later

// grundy: reads the command line, chooses how to draw, opens the window.

#include "app/application.h"
#include "app/arguments.h"
#include "app/backend.h"
#include "app/display.h"
#include "app/grab.h"
#include "app/guest.h"
#include "app/mainwindow.h"
#include "app/memory.h"
#include "app/windowplace.h"
#include "models/worker.h"
#include "wording/text/version.h"

#include <QIcon>
#include <QProcess>
#include <QQuickStyle>
#include <QThreadPool>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <utility>

namespace app {
namespace {

/// Where nothing can be caught any more: one line, and the end. The game is kept after every change.
[[noreturn]] void endAtOnce()
{
    std::cerr << "grundy: an error of the program; your game is kept\n";
    std::_Exit(2);
}

/// Opens the other windows that were asked for; of one that cannot be opened it says so.
void openFurther(const Arguments& arguments)
{
    for (const QStringList& window : arguments.furtherWindows)
        if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), window))
            std::cerr << "grundy: "
                      << QCoreApplication::translate("Help", "%1: no other window can be opened")
                             .arg(window.constLast())
                             .toStdString()
                      << '\n';
}

/// Shows the window until it is closed.
int run(const Application& application, const Arguments& arguments)
{
    QVariantMap properties = initialProperties(arguments);
    const bool isPlaced = arguments.size.isEmpty() && !arguments.isScripted();
    if (isPlaced)
        properties.insert(placeProperties());
    layOutAsRead(arguments.reversed);
    const MainWindow opened(properties, arguments.reversed);
    QQuickWindow* window = opened.window();
    if (window == nullptr)
        return 2;
    if (isPlaced)
        new WindowPlace(*window); // owned by the window
    giveMemoryBack(*window);
    QObject::connect(&application, &Application::mishap, window, [window](const QString& cause) {
        QMetaObject::invokeMethod(window, "tellMishap", Q_ARG(QString, cause));
    });
    if (arguments.quitAfterFirstFrame)
        QObject::connect(window, &QQuickWindow::frameSwapped, &application, &QCoreApplication::quit,
                         Qt::QueuedConnection);
    if (!arguments.grabFile.isEmpty())
        grabWhenSettled(*window, arguments.grabFile);
    return QGuiApplication::exec();
}

/// Tells --help, --version or what is wrong, without a display, and returns the exit code. Not where a window
/// opens: an application that ends takes along all that Qt Quick would tell a screen reader in the next one.
int endWithWords(int argc, char* argv[])
{
    const QCoreApplication translating(argc, argv);
    const auto told = parseArguments(argc, argv, Tell::Everything);
    const int* const exitCode = std::get_if<int>(&told);
    return exitCode != nullptr ? *exitCode : 2;
}

/// A task that was left behind still uses what all threads use: then the program ends without destroying
/// that. All is saved by now, and a task saves nothing that is half done.
void leaveIfBusy(int result)
{
    if (!models::Worker::isAnyLeft() && QThreadPool::globalInstance()->activeThreadCount() == 0)
        return;
    std::fflush(nullptr);
    std::_Exit(result);
}

} // namespace
} // namespace app

int main(int argc, char* argv[])
{
    std::set_terminate(app::endAtOnce);
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a file over the limit of its size is an error of the write that says so
#endif
    app::keepHeapsSmall();
    app::keepTypefacesQuiet();
    QGuiApplication::setApplicationName(QStringLiteral("grundy"));
    QGuiApplication::setOrganizationName(QStringLiteral("Grundy")); // where own lessons lie depends on it
    app::speakAsChosen();
    const auto parsed = app::parseArguments(argc, argv, app::Tell::Nothing);
    if (!std::holds_alternative<app::Arguments>(parsed))
        return app::endWithWords(argc, argv);
    const auto& arguments = std::get<app::Arguments>(parsed);

    std::optional<app::Guest> guest;
    if (arguments.isScripted())
        if (const QString problem = guest.emplace().problem(); !problem.isEmpty()) {
            std::cerr << "grundy: " << problem.toStdString() << '\n';
            return 2;
        }

    QGuiApplication::setApplicationVersion(wording::version());
    QGuiApplication::setDesktopFileName(QStringLiteral("alt.grundy.Grundy"));
    std::optional<app::NeedsDisplay> needed(std::in_place);
    app::Application application(argc, argv); // Qt Charts draws by the widgets' library
    needed.reset();
    if (arguments.isFaulty)
        (void)app::parseArguments(argc, argv, app::Tell::Everything); // tells what is wrong with the file
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/qt/qml/Grundy/Ui/icons/grundy.svg")));
    app::chooseFonts();
    app::chooseBackend();
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    app::openFurther(arguments);
    const int result = app::run(application, arguments);
    guest.reset(); // its copy goes also where the program ends at once
    app::leaveIfBusy(result);
    return result;
}
