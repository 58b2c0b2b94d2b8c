// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-clicks [EVENTS] [--seed N] [--memory]: random events in the real window, drawn by the software
// renderer. Prints what is said on stderr and a crash with the events before, now and then the memory, and
// after which events there was more of it than ever; with --memory only the bytes that are present at the
// end, the most that ever were, and those that the heap uses. The exit code is 1 when something was said.

#include "app/backend.h"
#include "app/memory.h"
#include "models/lazy.h"
#include "support/beread.h"
#include "window/randomwalk.h"
#include "wording/text/language.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTemporaryDir>

#include <csignal>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <string>

#include <malloc.h>

namespace {

constexpr int mebi = 20; // binary digits

struct Arguments {
    int events = 10'000;
    quint32 seed = 20260101;
    bool onlyMemory = false;
};

// Qt's message handlers get nothing of ours, and are called from any thread.
const window::RandomWalk* theWalk = nullptr;
std::mutex theMutex;
std::map<QString, int> timesSaid;

void hear(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (app::isOfTypefacesPassedOver(message))
        return;
    if (message.startsWith(QLatin1String("This plugin does not support "))) // a window of widgets, offscreen
        return;
    const std::scoped_lock lock(theMutex);
    if (timesSaid[message]++ == 0 && theWalk != nullptr)
        std::cerr << message.toStdString() << "\n    after " << theWalk->lastEvents().toStdString()
                  << std::endl;
}

/// What is not allowed in a program that goes on: this one is over.
void tellCrash(int signal)
{
    if (theWalk != nullptr)
        std::cerr << "crashed after " << theWalk->lastEvents().toStdString() << std::endl;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// Of "VmRSS", what is present; "RssFile", what of it are programs and libraries; "VmHWM", the most that ever
/// was.
long long bytes(const std::string& field)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(field + ':'))
            return std::stoll(line.substr(field.size() + 1)) * 1024;
    }
    return 0;
}

/// Those in the windows, and those that wait outside, for they are not seen. `place` is the page that the
/// item is on, or the window.
void countItems(const QQuickItem& item, QString place, std::map<QString, int>& counts)
{
    const QString name = item.objectName();
    if (name.startsWith(QLatin1String("page_")) || name.endsWith(QLatin1String("Page")))
        place = item.window() == nullptr ? name + QStringLiteral("(away)") : name;
    ++counts[place];
    for (const QQuickItem* child : item.childItems())
        countItems(*child, place, counts);
    const auto* lazy = qobject_cast<const models::Lazy*>(&item);
    if (lazy != nullptr && lazy->made() != nullptr && lazy->made()->parentItem() == nullptr)
        countItems(*lazy->made(), place, counts);
}

std::map<QString, int> itemsByPage()
{
    std::map<QString, int> counts;
    for (const QWindow* each : QGuiApplication::topLevelWindows()) {
        if (const auto* quick = qobject_cast<const QQuickWindow*>(each))
            countItems(*quick->contentItem(), QStringLiteral("window"), counts);
    }
    return counts;
}

/// Small pieces and those with a mapping of their own, pictures among them.
std::size_t heapInUse()
{
    const auto heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

void printMemory(int events)
{
    const auto counts = itemsByPage();
    const int items = std::accumulate(counts.begin(), counts.end(), 0,
                                      [](int sum, const auto& each) { return sum + each.second; });
    std::cout << events << " events: " << (bytes("VmRSS") >> mebi) << " MiB, at most "
              << (bytes("VmHWM") >> mebi) << "; " << (bytes("RssFile") >> mebi)
              << " are programs and libraries, the heap uses " << (heapInUse() >> mebi) << " ("
              << (mallinfo2().hblkhd >> mebi) << " in large pieces) for " << items
              << " items and all else, and holds " << (mallinfo2().fordblks >> mebi) << " free; items:";
    for (const auto& [place, count] : counts)
        std::cout << ' ' << place.toStdString() << ' ' << count;
    std::cout << std::endl;
}

/// When the most that ever was has risen by so much that one looks for the cause.
class Peak {
public:
    void look(const window::RandomWalk& walk)
    {
        constexpr long long rise = 16LL << mebi;
        const long long most = bytes("VmHWM");
        if (most < m_told + rise)
            return;
        m_told = most;
        std::cout << "  at most " << (most >> mebi) << " MiB, the heap uses " << (heapInUse() >> mebi) << " ("
                  << (mallinfo2().hblkhd >> mebi) << " in large pieces), after "
                  << walk.lastEvents().toStdString() << std::endl;
    }

private:
    long long m_told = 0;
};

std::optional<Arguments> parse(int argc, char** argv)
{
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const QByteArray argument = argv[i];
        bool isRight = true;
        if (argument == "--memory")
            arguments.onlyMemory = true;
        else if (argument == "--seed" && i + 1 < argc)
            arguments.seed = QByteArray(argv[++i]).toUInt(&isRight);
        else
            isRight = (arguments.events = argument.toInt(&isRight)) > 0;
        if (!isRight) {
            std::cerr << "grundy-clicks: expected a number, found '" << argv[i] << "'\n";
            return std::nullopt;
        }
    }
    return arguments;
}

int walk(const Arguments& arguments, const QString& folder)
{
    const window::Driver driver;
    if (!driver.isOpen())
        return 2;
    app::giveMemoryBack(driver.window());
    window::RandomWalk walk(driver, arguments.seed, folder);
    theWalk = &walk;
    const int often = std::max(1, arguments.events / 20);
    Peak peak;
    walk.go(arguments.events, [&](int event) {
        if (!arguments.onlyMemory)
            peak.look(walk);
        if (event % often == 0 && !arguments.onlyMemory)
            printMemory(event);
    });
    theWalk = nullptr;
    if (arguments.onlyMemory)
        std::cout << bytes("VmRSS") << ' ' << bytes("VmHWM") << ' ' << heapInUse() << '\n';
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    app::keepHeapsSmall();
    const auto arguments = parse(argc, argv);
    if (!arguments)
        return 2;
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QTemporaryDir folder;
    window::usePrivateFolders(folder.path());
    qInstallMessageHandler(hear);
    std::signal(SIGSEGV, tellCrash);
    std::signal(SIGABRT, tellCrash);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("grundy"));
    QApplication::setOrganizationName(QStringLiteral("Grundy"));
    tests::beRead();
    app::chooseFonts();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    wording::speak();
    const int result = walk(*arguments, folder.path());
    for (const auto& [message, times] : timesSaid)
        std::cerr << times << " × " << message.toStdString() << '\n';
    return result != 0 ? result : timesSaid.empty() ? 0 : 1;
}
