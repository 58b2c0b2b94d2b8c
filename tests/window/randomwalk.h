// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Somebody who clicks, drags, turns the wheel and types at random, all over the real window. Pages, dialogs,
// looks and languages take turns, so that none of them is left to luck.

#include "window/driver.h"

#include <QObject>
#include <QRandomGenerator>
#include <QUrl>

#include <array>
#include <functional>

class QWidget;

namespace models {
class Settings;
}

namespace window {

/// A position at least of each game.
inline constexpr std::array walkedPositions{"nim:7,11,5",
                                            "takeaway:10",
                                            "octal/code=0.77:1,11",
                                            "octal/code=4.3:4,50",
                                            "grundy:10,0",
                                            "lines/misere:111/1111/11111",
                                            "grid/misere:1111/1111/1111/1111",
                                            "dag:3-2,3-1,2-1,1-0@3",
                                            "primes:1440600",
                                            "skip/skips=1,2:3,4,5",
                                            "poker/adds=2,2/max=3,4,5:3,4,5",
                                            "nimble:0,2,1,0,3",
                                            "staircase:0,3,1,5",
                                            "dollar:01001010001",
                                            "turtles:THTTHHTTTH",
                                            "twins:THTTHHTTTH",
                                            "northcott:W..B..../..W...B.",
                                            "plane:1x2,3x4",
                                            "wythoff:11,14",
                                            "hackenbush:0-1g,1-2g,1-3b,0-4b,4-5r,5-4g,0-6g,6-6g"};

class RandomWalk : public QObject {
    Q_OBJECT

public:
    /// Files are looked for and saved in `folder` alone.
    RandomWalk(const Driver& driver, quint32 seed, const QString& folder);
    ~RandomWalk() override;

    /// So many events, each in a turn of the event loop of its own, as a person's are: what they let go of is
    /// gone before the next. `afterEach` is told how many there were.
    void go(int events, const std::function<void(int)>& afterEach = {});

    /// What was done last, for whoever looks for the cause of a warning.
    [[nodiscard]] QString lastEvents() const { return m_recent.join(QLatin1String(", ")); }

    /// A folder would be shown by another program.
    Q_INVOKABLE void openNothing(const QUrl& /*folder*/) const {}

private:
    struct Point {
        QQuickWindow& window;
        QPoint place;
        QString what{};
    };

    /// The class's window or the teacher's.
    [[nodiscard]] QQuickWindow& anyWindow();
    [[nodiscard]] Point anyPoint();
    /// Every item has the same chance, however small it is.
    [[nodiscard]] Point pointOfAnItem();
    [[nodiscard]] Qt::KeyboardModifiers anyModifiers();
    template <typename Range>
    [[nodiscard]] const auto& oneOf(const Range& range);

    void doEvent();
    void goOnIn(QWidget* dialog);
    void doSomething(int chance);
    void clickAt(const Point& point);
    void moveMouse(const Point& point);
    void drag();
    void turnWheel();
    void pressKey();
    void typeText();
    void changeLook();
    void wait();
    void tell(const QString& event);
    void tell(const char* verb, const Point& point);

    /// Out of dialogs and Present, and to the next page or dialog.
    void goOn();
    void openGame();
    void openPage(const char* page, const char* tab);
    /// What the window can do on one of its pages: see Main.
    void ask(const char* page, const char* what);
    /// In the dialog for files, or in the question that it asks: nobody's files are written over.
    void doSomethingIn(QWidget& dialog);
    void leaveDialogs();

    const Driver& m_driver;
    QRandomGenerator m_random;
    QUrl m_folder;
    models::Settings& m_settings;
    QStringList m_recent;
    std::size_t m_events = 0;
    std::size_t m_rounds = 0; // of a game, a page and a dialog
};

} // namespace window
