// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/randomwalk.h"

#include "models/settings.h"

#include <QApplication>
#include <QDesktopServices>
#include <QEventLoop>
#include <QFileDialog>
#include <QPointer>
#include <QQmlEngine>
#include <QThread>
#include <QTimer>
#include <QWheelEvent>

#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace window {
namespace {

constexpr std::size_t eventsAtAPlace = 25;
constexpr qsizetype mostRecent = 5;
const auto fileScheme = QStringLiteral("file");

void collect(QQuickItem& item, std::vector<QQuickItem*>& found)
{
    if (!item.isVisible() || !item.isEnabled())
        return;
    if (item.width() > 0 && item.height() > 0)
        found.push_back(&item);
    for (QQuickItem* child : item.childItems())
        collect(*child, found);
}

/// A key that closes the teacher's window is released in none.
template <typename Key>
void strike(const QPointer<QQuickWindow>& window, Key key, Qt::KeyboardModifiers held)
{
    if (window)
        QTest::keyPress(window, key, held);
    if (window)
        QTest::keyRelease(window, key, held);
}

template <typename Range>
const auto& inTurn(const Range& range, std::size_t turn)
{
    return range[turn % std::size(range)];
}

} // namespace

RandomWalk::RandomWalk(const Driver& driver, quint32 seed, const QString& folder)
    : m_driver(driver), m_random(seed), m_folder(QUrl::fromLocalFile(folder)),
      m_settings(*qmlEngine(&driver.window())
                      ->singletonInstance<models::Settings*>(qmlTypeId("Grundy.Models", 1, 0, "Settings")))
{
    QDesktopServices::setUrlHandler(fileScheme, this, "openNothing");
}

RandomWalk::~RandomWalk()
{
    QDesktopServices::unsetUrlHandler(fileScheme);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

/// The next turn is planned before an event is done: a dialog that this opens may wait in a loop of its own.
/// But while an event is simulated no other begins.
void RandomWalk::go(int events, const std::function<void(int)>& afterEach)
{
    QEventLoop loop;
    QTimer turns;
    turns.setSingleShot(true);
    int begun = 0;
    int waitsIn = 0; // the level of the loop in which an event is simulated
    connect(&turns, &QTimer::timeout, this, [&] {
        turns.start(0);
        const int level = QThread::currentThread()->loopLevel();
        if (level == waitsIn)
            return;
        if (begun == events) {
            turns.stop();
            leaveDialogs();
            loop.quit();
            return;
        }
        const int number = ++begun;
        const int outer = std::exchange(waitsIn, level);
        if (outer == 0)
            doEvent();
        else
            goOnIn(QApplication::activeModalWidget());
        waitsIn = outer;
        if (afterEach)
            afterEach(number);
    });
    turns.start(0);
    loop.exec();
}

void RandomWalk::doEvent()
{
    QWidget* dialog = QApplication::activeModalWidget();
    if (m_events++ % eventsAtAPlace == 0)
        goOn();
    else if (dialog)
        doSomethingIn(*dialog);
    else
        doSomething(m_random.bounded(100));
}

/// What waits for a dialog is in the middle of an event of its own: only the dialog is touched.
void RandomWalk::goOnIn(QWidget* dialog)
{
    if (QWidget* menu = QApplication::activePopupWidget(); menu && !dialog)
        menu->close();
    else if (!dialog || m_events++ % eventsAtAPlace == 0)
        leaveDialogs();
    else
        doSomethingIn(*dialog);
}

void RandomWalk::doSomething(int chance)
{
    if (chance < 50)
        clickAt(pointOfAnItem());
    else if (chance < 62)
        clickAt(anyPoint());
    else if (chance < 68)
        drag();
    else if (chance < 73)
        turnWheel();
    else if (chance < 78)
        moveMouse(pointOfAnItem());
    else if (chance < 93)
        pressKey();
    else if (chance < 96)
        typeText();
    else if (chance < 97)
        changeLook();
    else
        wait();
}

template <typename Range>
const auto& RandomWalk::oneOf(const Range& range)
{
    return range[static_cast<decltype(std::size(range))>(
        m_random.bounded(static_cast<int>(std::size(range))))];
}

QQuickWindow& RandomWalk::anyWindow()
{
    std::vector<QQuickWindow*> open;
    for (QWindow* each : QGuiApplication::topLevelWindows()) {
        if (auto* quick = qobject_cast<QQuickWindow*>(each); quick && quick->isVisible())
            open.push_back(quick);
    }
    return open.empty() ? m_driver.window() : *oneOf(open);
}

RandomWalk::Point RandomWalk::anyPoint()
{
    QQuickWindow& window = anyWindow();
    return {window, {m_random.bounded(window.width()), m_random.bounded(window.height())}};
}

RandomWalk::Point RandomWalk::pointOfAnItem()
{
    QQuickWindow& window = anyWindow();
    std::vector<QQuickItem*> items;
    collect(*window.contentItem(), items);
    for (int attempt = 0; attempt < 10 && !items.empty(); ++attempt) {
        const QQuickItem& item = *oneOf(items);
        const QPointF inside(m_random.bounded(item.width()), m_random.bounded(item.height()));
        const QPoint place = item.mapToScene(inside).toPoint();
        if (QRect({}, window.size()).contains(place))
            return {window, place,
                    QString::fromLatin1(item.metaObject()->className()) + u' ' + item.objectName()};
    }
    return anyPoint();
}

Qt::KeyboardModifiers RandomWalk::anyModifiers()
{
    const int chance = m_random.bounded(20);
    return chance == 0   ? Qt::KeyboardModifiers(Qt::ShiftModifier)
           : chance == 1 ? Qt::KeyboardModifiers(Qt::ControlModifier)
                         : Qt::KeyboardModifiers();
}

void RandomWalk::tell(const QString& event)
{
    m_recent.append(QStringLiteral("%1: %2").arg(m_events).arg(event));
    if (m_recent.size() > mostRecent)
        m_recent.removeFirst();
}

void RandomWalk::tell(const char* verb, const Point& point)
{
    tell(QStringLiteral("%1 %2,%3 %4")
             .arg(QLatin1String(verb))
             .arg(point.place.x())
             .arg(point.place.y())
             .arg(point.what));
}

void RandomWalk::clickAt(const Point& point)
{
    switch (m_random.bounded(20)) {
    case 0:
        tell("right click", point);
        QTest::mouseClick(&point.window, Qt::RightButton, anyModifiers(), point.place);
        break;
    case 1:
        tell("double click", point);
        if (&point.window == &m_driver.window()) // the teacher's may go by its first half
            QTest::mouseDClick(&point.window, Qt::LeftButton, anyModifiers(), point.place);
        break;
    default:
        tell("click", point);
        QTest::mouseClick(&point.window, Qt::LeftButton, anyModifiers(), point.place);
    }
}

void RandomWalk::moveMouse(const Point& point)
{
    tell("move to", point);
    QTest::mouseMove(&point.window, point.place);
}

void RandomWalk::drag()
{
    const Point from = pointOfAnItem();
    tell("drag from", from);
    const QPointer<QQuickWindow> window(&from.window); // the teacher's may go meanwhile
    QTest::mousePress(window, Qt::LeftButton, {}, from.place);
    for (int steps = m_random.bounded(1, 6); steps > 0; --steps) {
        const QPoint place = from.place + QPoint(m_random.bounded(-250, 250), m_random.bounded(-250, 250));
        if (window && QRect({}, window->size()).contains(place))
            QTest::mouseMove(window, place);
    }
    if (window)
        QTest::mouseRelease(window, Qt::LeftButton, {}, from.place);
}

void RandomWalk::turnWheel()
{
    const Point at = pointOfAnItem();
    tell("wheel at", at);
    const QPoint turn(0, m_random.bounded(2) == 0 ? 120 : -120);
    QWheelEvent event(at.place, at.window.mapToGlobal(at.place), {}, turn, Qt::NoButton, anyModifiers(),
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&at.window, &event);
}

void RandomWalk::pressKey()
{
    static constexpr std::array keys{
        Qt::Key_Tab,       Qt::Key_Backtab,      Qt::Key_Left,        Qt::Key_Right,  Qt::Key_Up,
        Qt::Key_Down,      Qt::Key_Return,       Qt::Key_Space,       Qt::Key_Escape, Qt::Key_Delete,
        Qt::Key_Backspace, Qt::Key_PageUp,       Qt::Key_PageDown,    Qt::Key_Home,   Qt::Key_End,
        Qt::Key_F1,        Qt::Key_F5,           Qt::Key_Plus,        Qt::Key_Minus,  Qt::Key_Period,
        Qt::Key_Question,  Qt::Key_BracketRight, Qt::Key_BracketLeft, Qt::Key_Comma};
    int key = oneOf(keys);
    Qt::KeyboardModifiers held = anyModifiers();
    if (m_random.bounded(2) == 0) {
        key = m_random.bounded(5) == 0 ? Qt::Key_0 + m_random.bounded(10) : Qt::Key_A + m_random.bounded(26);
        held |= m_random.bounded(3) == 0 ? Qt::ControlModifier : Qt::NoModifier;
    }
    tell(QStringLiteral("key %1 with %2").arg(QKeySequence(key).toString()).arg(held.toInt(), 0, 16));
    strike(&anyWindow(), static_cast<Qt::Key>(key), held);
}

void RandomWalk::typeText()
{
    static constexpr std::array texts{"3",      "12",  "1000000", "nim:3,4", "-",    "0.77",
                                      "1-3, 5", "nim", "P",       "*2",      "0-1g", "x"};
    const std::string_view text = oneOf(texts);
    tell(QStringLiteral("type %1").arg(QLatin1String(text.data())));
    const QPointer<QQuickWindow> window(&anyWindow());
    for (const char letter : text)
        strike(window, letter, {});
}

void RandomWalk::changeLook()
{
    tell(QStringLiteral("another look"));
    switch (m_random.bounded(6)) {
    case 0: m_settings.setTheme(oneOf(QStringList{"system", "light", "dark"})); break;
    case 1: m_settings.setTextScale(oneOf(std::array{1.0, 1.15, 1.3, 1.5, 2.0})); break;
    case 2: m_settings.setReducedMotion(m_random.bounded(2) == 0); break;
    case 3: m_settings.setLanguage(oneOf(m_settings.languages())); break;
    case 4: QGuiApplication::setLayoutDirection(oneOf(std::array{Qt::LeftToRight, Qt::RightToLeft})); break;
    case 5: m_driver.window().resize(m_random.bounded(720, 1600), m_random.bounded(520, 1000)); break;
    }
    m_settings.setSounds(false);
}

void RandomWalk::wait()
{
    tell(QStringLiteral("wait"));
    QTest::qWait(m_random.bounded(5, 60));
}

void RandomWalk::goOn()
{
    static constexpr std::array learn{"lessons", "practice", "mark", "worksheets", "pupils"};
    static constexpr std::array lab{"graph", "matrix", "statistics", "table", "sequences", "rules", "theory"};
    static constexpr std::array<std::pair<const char*, const char*>, 10> dialogs{{{"game", "new"},
                                                                                  {"game", "save"},
                                                                                  {"game", "export"},
                                                                                  {"game", "lab"},
                                                                                  {"lab", "presentLab"},
                                                                                  {"learn", "presentLesson"},
                                                                                  {"gallery", "open"},
                                                                                  {"gallery", "paste"},
                                                                                  {"settings", "shortcuts"},
                                                                                  {"gallery", "continue"}}};
    leaveDialogs();
    for (int times = 0; times < 3; ++times)
        QTest::keyClick(&m_driver.window(), Qt::Key_Escape);
    if (!m_driver.window().isVisible())
        m_driver.window().show();
    if (m_driver.window().property("presenting").toBool())
        m_driver.setMode(QStringLiteral("play"));
    switch (m_events / eventsAtAPlace % 4) {
    case 0: openGame(); break;
    case 1: openPage("learn", inTurn(learn, m_rounds)); break;
    case 2: openPage("lab", inTurn(lab, m_rounds)); break;
    case 3:
        std::apply([this](const char* page, const char* what) { ask(page, what); },
                   inTurn(dialogs, m_rounds++));
        break;
    }
}

void RandomWalk::openGame()
{
    static constexpr std::array modes{"explore", "play", "present"};
    const QString position = QLatin1String(inTurn(walkedPositions, m_rounds));
    tell(QStringLiteral("open %1").arg(position));
    m_driver.openPosition(position);
    m_driver.setMode(QLatin1String(inTurn(modes, m_rounds)));
}

void RandomWalk::openPage(const char* page, const char* tab)
{
    const QString name = QLatin1String(tab);
    tell(QStringLiteral("go to %1").arg(name));
    m_driver.setPage(QLatin1String(page));
    if (QLatin1String(page) == QLatin1String("lab"))
        QMetaObject::invokeMethod(&m_driver.window(), "openLab", Q_ARG(QString, QString()),
                                  Q_ARG(int, Driver::tabNumber(name)));
    else if (QQuickItem* learn = m_driver.item(QStringLiteral("learnPage")))
        learn->setProperty("tab", Driver::tabNumber(name));
}

void RandomWalk::ask(const char* page, const char* what)
{
    const QString name = QLatin1String(what);
    tell(QStringLiteral("ask for %1").arg(name));
    m_driver.setPage(QLatin1String(page));
    QMetaObject::invokeMethod(&m_driver.window(), "ask",
                              Q_ARG(int, static_cast<int>(*models::fromWord<models::Command>(name))));
}

void RandomWalk::doSomethingIn(QWidget& dialog)
{
    if (auto* files = qobject_cast<QFileDialog*>(&dialog); files && files->directoryUrl() != m_folder)
        files->setDirectoryUrl(m_folder);
    static constexpr std::array keys{Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Down,   Qt::Key_Up,
                                     Qt::Key_A,   Qt::Key_Space,   Qt::Key_Return, Qt::Key_Escape};
    const Qt::Key key = oneOf(keys);
    QWidget* focused = QApplication::focusWidget();
    tell(QStringLiteral("key %1 in %2").arg(QKeySequence(key).toString(), dialog.objectName()));
    QTest::keyClick(focused && focused->window() == &dialog ? focused : &dialog, key);
}

void RandomWalk::leaveDialogs()
{
    while (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
        dialog->reject();
    m_driver.window().requestActivate(); // as the desktop does
}

} // namespace window
