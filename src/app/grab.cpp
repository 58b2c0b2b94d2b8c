// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/grab.h"

#include "scene/savedimage.h"
#include "wording/wholefile.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QImage>
#include <QQuickWindow>
#include <QTimer>

#include <iostream>

namespace app {
namespace {

constexpr int pollMs = 50;
constexpr int longestWaitMs = 30'000;
/// So many polls in a row must find the window settled, so that the last change has been drawn.
constexpr int settledPolls = 4;

class Grabber : public QObject {
public:
    Grabber(QQuickWindow& window, QString file) : QObject(&window), m_window(window), m_file(std::move(file))
    {
        m_elapsed.start();
        connect(&m_poll, &QTimer::timeout, this, [this] { poll(); });
        m_poll.start(pollMs);
    }

private:
    void poll()
    {
        m_settledPolls = m_window.property("settled").toBool() ? m_settledPolls + 1 : 0;
        if (m_settledPolls < settledPolls && m_elapsed.elapsed() < longestWaitMs)
            return;
        m_poll.stop();
        if (const QString refusal = m_window.property("refusal").toString(); !refusal.isEmpty())
            return end(refusal);
        const QImage picture = m_window.grabWindow();
        const QByteArray format = QFileInfo(m_file).suffix().toLatin1();
        const QString cause = wording::writeWholeFile(
            m_file, [&](QIODevice& file) { return scene::saveImage(picture, file, format.constData()); });
        end(wording::fileProblem(m_file, cause));
    }

    static void end(const QString& problem)
    {
        if (!problem.isEmpty())
            std::cerr << "grundy: " << problem.toStdString() << '\n';
        QCoreApplication::exit(problem.isEmpty() ? 0 : 2);
    }

    QQuickWindow& m_window;
    QString m_file;
    QTimer m_poll;
    QElapsedTimer m_elapsed;
    int m_settledPolls = 0;
};

} // namespace

void grabWhenSettled(QQuickWindow& window, const QString& file)
{
    new Grabber(window, file); // owned by the window
}

} // namespace app
