// SPDX-License-Identifier: GPL-3.0-or-later

// A graph of about 2,000 positions panned and zoomed in a window, drawn by the software renderer: how long a
// frame takes from the change of the view to the end of its rendering, and how long the sharp picture is
// awaited.

#include "models/lab/graph/stategraph.h"
#include "models/lab/pictureview.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace models;

namespace {

const QVariantMap colours{{QStringLiteral("board"), QColor(QStringLiteral("#FBFBFC"))},
                          {QStringLiteral("surface"), QColor(QStringLiteral("#FFFFFF"))},
                          {QStringLiteral("ink"), QColor(QStringLiteral("#17202E"))},
                          {QStringLiteral("ink3"), QColor(QStringLiteral("#626D7E"))},
                          {QStringLiteral("cold"), QColor(QStringLiteral("#0A7297"))},
                          {QStringLiteral("coldTint"), QColor(QStringLiteral("#DDF1F8"))},
                          {QStringLiteral("hot"), QColor(QStringLiteral("#AE4907"))}};

/// Waits until something holds; the time in ms.
double await(const std::function<bool()>& holds)
{
    QElapsedTimer clock;
    clock.start();
    while (!holds() && clock.elapsed() < 60'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Changes the view so often and renders each change at once; prints the times of the frames.
void measure(const char* name, PictureView& view, int frames, const std::function<void(int)>& change)
{
    std::vector<double> times;
    times.reserve(static_cast<std::size_t>(frames));
    bool isRendered = false;
    const auto done = QObject::connect(
        view.window(), &QQuickWindow::afterRendering, &view, [&isRendered] { isRendered = true; },
        Qt::DirectConnection);
    QElapsedTimer clock;
    for (int i = 0; i < frames; ++i) {
        isRendered = false;
        clock.start();
        change(i);
        view.window()->update();
        while (!isRendered)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    QObject::disconnect(done);
    const double sharp = await([&view] { return view.isSharp(); });
    std::ranges::sort(times);
    const auto at = [&times](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-28s median %6.2f ms   95 %% %6.2f ms   worst %6.2f ms   sharp after %7.1f ms\n", name,
                at(0.5), at(0.95), at(1), sharp);
}

void measureGraph(const char* notation, bool merged)
{
    Lab lab;
    lab.setUpToSymmetry(merged);
    StateGraph graph;
    graph.setColours(colours);
    graph.setProperty("font", QStringLiteral("Noto Sans Mono"));
    graph.setProperty("arrangement", QStringLiteral("quick"));
    graph.setLab(&lab);
    graph.setShown(true);
    lab.setProperty("wanted", true);
    lab.open(QString::fromLatin1(notation));
    const double explored = await([&lab] { return lab.isReady(); });
    const double laidOut = await([&graph] { return graph.isDrawn(); });
    std::printf("%s: %d positions, %zu moves; explored in %.0f ms, laid out in %.0f ms\n", notation,
                lab.positions(), lab.isReady() ? lab.whole()->graph.arrows.size() : 0, explored, laidOut);
    QQuickWindow window;
    window.resize(1440, 900);
    PictureView view(window.contentItem());
    view.setSize({1440, 900});
    view.setPicture(&graph);
    window.show();
    static_cast<void>(QTest::qWaitForWindowExposed(&window));
    std::printf("%-28s %7.1f ms\n", "first sharp picture", await([&view] { return view.isSharp(); }));
    measure("zoom in about a point", view, 60, [&view](int) { view.zoomAt(1.04, 600, 400); });
    measure("pan", view, 200, [&view](int i) { view.panBy(i % 100 < 50 ? 12 : -12, i % 60 < 30 ? 7 : -7); });
    measure("zoom out", view, 60, [&view](int) { view.zoomAt(1 / 1.04, 600, 400); });
    measure("pan the whole", view, 100, [&view](int i) { view.panBy(i % 50 < 25 ? 10 : -10, 0); });
    view.setPicture(nullptr);
}

} // namespace

int main(int argc, char* argv[])
{
    if (std::getenv("DISPLAY") == nullptr)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    measureGraph("nim:19,20,21", true);
    measureGraph("nim:11,11,12", false);
    return 0;
}
