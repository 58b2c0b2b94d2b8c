// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Opens the real window and drives it as a person does: by clicks at what is seen and by keys.

#include "app/mainwindow.h"
#include "games/catalogue.h"
#include "models/places.h"
#include "models/session/mode.h"
#include "models/words.h"
#include "support/openmore.h"
#include "support/patience.h"
#include "support/watchdog.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>
#include <memory>

// Qt's own look every 50 ms, which is most of the time of a test of the window: these look every 10 ms.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition)                                                                               \
    do {                                                                                                     \
        window::waitUntil([&] { return static_cast<bool>(condition); });                                     \
        QVERIFY(condition);                                                                                  \
    } while (false)
#define QTRY_VERIFY2(condition, message)                                                                     \
    do {                                                                                                     \
        window::waitUntil([&] { return static_cast<bool>(condition); });                                     \
        QVERIFY2(condition, message);                                                                        \
    } while (false)
#define QTRY_COMPARE(actual, expected)                                                                       \
    do {                                                                                                     \
        window::waitUntil([&] { return (actual) == (expected); });                                           \
        QCOMPARE(actual, expected);                                                                          \
    } while (false)

namespace window {

/// Until it is so, or the test has failed.
template <typename Condition>
void waitUntil(const Condition& isSo)
{
    (void)QTest::qWaitFor([&isSo] { return QTest::currentTestFailed() || isSo(); }, tests::patienceMs);
}

/// Settings, autosaves and files of a test go to a folder of its own. Call before the application is made.
inline void usePrivateFolders(const QString& folder)
{
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"})
        qputenv(name, folder.toUtf8());
}

class Driver {
public:
    explicit Driver(const QString& position = {}, const QString& mode = {}, QSize size = {1280, 860},
                    const QString& theme = QStringLiteral("light"))
        : m_opened(
              {{"startPosition", position},
               {"startMode", mode.isEmpty() ? -1 : static_cast<int>(*models::fromWord<models::Mode>(mode))},
               {"startTheme", theme},
               {"width", size.width()},
               {"height", size.height()}})
    {
    }

    [[nodiscard]] bool isOpen() const
    {
        return m_window && QTest::qWaitForWindowExposed(m_window, tests::patienceMs);
    }
    [[nodiscard]] QQuickWindow& window() const { return *m_window; }
    [[nodiscard]] QObject& session() const { return *m_window->property("session").value<QObject*>(); }
    [[nodiscard]] QString mode() const
    {
        return models::wordOf(session().property("mode").value<models::Mode>());
    }
    void setMode(const QString& mode) const
    {
        tests::watched("another mode", [&] {
            session().setProperty("mode", QVariant::fromValue(*models::fromWord<models::Mode>(mode)));
        });
    }
    [[nodiscard]] QString page() const
    {
        return models::wordOf(m_window->property("page").value<models::MainPage>());
    }
    void setPage(const QString& page) const
    {
        tests::watched("a page opened", [&] {
            m_window->setProperty("page", static_cast<int>(*models::fromWord<models::MainPage>(page)));
        });
    }
    /// Of the page that is open, the Lab or Learn.
    void setTab(const QString& tab) const
    {
        tests::watched("a tab opened", [&] { item(page() + "Page")->setProperty("tab", tabNumber(tab)); });
    }
    /// As it is pasted.
    void openPosition(const QString& position) const
    {
        tests::watched("a position opened", [&] {
            QMetaObject::invokeMethod(m_window, "openPosition", Q_ARG(QString, position));
        });
    }
    /// Of the Lab or of Learn.
    [[nodiscard]] static int tabNumber(const QString& tab)
    {
        const auto ofLab = models::fromWord<models::LabTab>(tab);
        return ofLab ? static_cast<int>(*ofLab) : static_cast<int>(*models::fromWord<models::LearnTab>(tab));
    }
    [[nodiscard]] QString notation() const { return session().property("notation").toString(); }
    [[nodiscard]] bool isOver() const { return session().property("over").toBool(); }
    [[nodiscard]] bool isSettled() const { return m_window->property("settled").toBool(); }
    /// The position that is shown, as it was reached: its pieces keep the ids that they have in the window.
    [[nodiscard]] games::GamePtr game() const
    {
        const std::string shown = notation().toStdString();
        if (auto reached = m_game ? follow(m_game, shown, 2) : nullptr)
            return m_game = reached;
        auto parsed = games::parse(shown);
        const auto* found = std::get_if<games::GamePtr>(&parsed);
        return m_game = found ? *found : nullptr;
    }

    /// Whether the position that is shown can be read; one that has not changed is not read again.
    [[nodiscard]] bool isReadable() const
    {
        if (const QString shown = notation(); shown != m_lastRead) {
            if (!std::holds_alternative<games::GamePtr>(games::parse(shown.toStdString())))
                return false;
            m_lastRead = shown;
        }
        return true;
    }

    /// The visible item of that name, null if there is none.
    [[nodiscard]] QQuickItem* item(const QString& name) const { return find(m_window->contentItem(), name); }
    /// What the visible item of that name says; empty if there is none.
    [[nodiscard]] QString textOf(const char* name) const
    {
        const QQuickItem* found = item(QString::fromLatin1(name));
        return found == nullptr ? QString() : found->property("text").toString();
    }
    /// The board of the game that is open, or the one that a class sees.
    [[nodiscard]] QQuickItem* boardView() const
    {
        QQuickItem* board = item("boardView");
        return board ? board : item("presentBoard");
    }
    [[nodiscard]] QQuickItem* piece(games::PieceId id) const { return item(pieceName(id)); }
    [[nodiscard]] static QString pieceName(games::PieceId id)
    {
        return QStringLiteral("piece_%1").arg(static_cast<std::uint64_t>(id));
    }

    [[nodiscard]] static QPoint centre(const QQuickItem& item)
    {
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint();
    }
    /// Where to click a piece: its middle, or below it what other pieces leave free.
    [[nodiscard]] static QPoint freePoint(const QQuickItem& piece)
    {
        const auto isFree = [&piece](QPointF place) {
            const auto siblings = piece.parentItem()->childItems();
            return std::none_of(siblings.cbegin(), siblings.cend(), [&](const QQuickItem* other) {
                return other->objectName().startsWith("piece_") && other->z() > piece.z() &&
                       other->contains(piece.mapToItem(other, place));
            });
        };
        const QPointF middle(piece.width() / 2, piece.height() / 2);
        for (QPointF place = middle; place.y() < piece.height(); place.ry() += 1) {
            if (isFree(place))
                return piece.mapToScene(place).toPoint();
        }
        return piece.mapToScene(middle).toPoint();
    }
    void click(QPoint place) const { QTest::mouseClick(m_window, Qt::LeftButton, {}, place); }
    /// Once it lies in the window: on a busy machine what has just come is laid out a moment later.
    bool click(const QString& name) const
    {
        const auto isReached = [this, &name] {
            const QQuickItem* target = item(name);
            return target == nullptr || QRect({}, m_window->size()).contains(centre(*target));
        };
        const QQuickItem* target = QTest::qWaitFor(isReached, tests::patienceMs) ? item(name) : nullptr;
        if (target)
            click(centre(*target));
        return target != nullptr;
    }
    /// Opens a part of the program by its place in the rail, or by its keys where that is not shown.
    bool visit(const QString& part) const
    {
        if (item("rail_" + part) != nullptr)
            return click("rail_" + part);
        const auto place = QStringList{"games", "learn", "lab", "settings"}.indexOf(part);
        key(static_cast<Qt::Key>(Qt::Key_1 + place), Qt::ControlModifier);
        return place >= 0;
    }
    void wheel(QPoint place, int notches) const
    {
        for (int notch = 0; notch < std::abs(notches); ++notch) {
            QWheelEvent event(place, window().mapToGlobal(place), {}, {0, notches > 0 ? 120 : -120},
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&window(), &event);
        }
    }
    void drag(Qt::MouseButton button, QPoint from, QPoint to) const
    {
        QTest::mouseMove(&window(), from);
        QTest::mousePress(&window(), button, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(&window(), from + (to - from) * step / 4);
        QTest::mouseRelease(&window(), button, {}, to);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_window, key, modifiers);
    }

    /// Waits until what has changed is in its place and has been drawn.
    void waitUntilDrawn() const
    {
        for (int frame = 0; frame < 2; ++frame) { // what is laid out in one may be drawn in the next
            bool isDrawn = false;
            const auto drawn = QObject::connect(m_window, &QQuickWindow::frameSwapped, m_window,
                                                [&isDrawn] { isDrawn = true; });
            m_window->update();
            (void)QTest::qWaitFor([&] { return isDrawn || !m_window->isExposed(); }, tests::patienceMs);
            QObject::disconnect(drawn);
        }
    }

    /// Waits for pieces that glide to their places.
    [[nodiscard]] bool waitUntilStill() const
    {
        const auto isStill = [this] {
            QList<QQuickItem*> items{boardView()};
            for (qsizetype n = 0; n < items.size(); ++n) {
                if (items[n]->property("gliding").toBool())
                    return false;
                items += items[n]->childItems();
            }
            return true;
        };
        return QTest::qWaitFor(isStill, tests::patienceMs);
    }

    /// Clicks a piece, or on a plane the place.
    void clickPlace(games::PieceId id) const
    {
        if (item("planeInput") == nullptr) {
            if (waitUntilStill() && piece(id))
                click(freePoint(*piece(id)));
            return;
        }
        auto* view = boardView()->property("view").value<QQuickItem*>();
        QPointF place;
        QMetaObject::invokeMethod(view, "placeOf", Q_RETURN_ARG(QPointF, place),
                                  Q_ARG(int, static_cast<int>(games::majorOf(id))),
                                  Q_ARG(int, static_cast<int>(games::minorOf(id))));
        click(view->mapToScene(place).toPoint());
    }

    /// Makes a move by mouse.
    void makeByMouse(const games::Move& move) const
    {
        clickPlace(move.gesture.first);
        if (move.gesture.second)
            clickPlace(*move.gesture.second);
    }

    /// Walks the cursor of a plane to a place with the arrow keys alone.
    [[nodiscard]] bool walkPlane(const QQuickItem& plane, games::PieceId id) const
    {
        for (int step = 0; step < 200; ++step) {
            const int up = static_cast<int>(games::majorOf(id)) - plane.property("row").toInt();
            const int right = static_cast<int>(games::minorOf(id)) - plane.property("column").toInt();
            if (!plane.hasActiveFocus() || (up == 0 && right == 0))
                return plane.hasActiveFocus();
            if (right != 0)
                key(right > 0 ? Qt::Key_Right : Qt::Key_Left);
            else
                key(up > 0 ? Qt::Key_Up : Qt::Key_Down);
        }
        return false;
    }

    /// Walks the focus to a piece with the arrow keys alone; false when they do not lead there.
    [[nodiscard]] bool focusByArrows(games::PieceId id) const
    {
        if (const QQuickItem* plane = item("planeInput"))
            return walkPlane(*plane, id);
        for (int step = 0; step < 80; ++step) {
            const QQuickItem* target = piece(id);
            const QQuickItem* focused = m_window->activeFocusItem();
            if (!target || !focused)
                return false;
            if (focused == target || lieTogether(*focused, *target))
                return true;
            const QPoint way = centre(*target) - centre(*focused);
            const bool sideways = qAbs(way.x()) > 6 && (step % 2 == 0 || qAbs(way.y()) <= 6);
            key(sideways ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                         : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
        }
        return false;
    }

    [[nodiscard]] bool makeByKeys(const games::Move& move) const
    {
        if (!waitUntilStill() || !focusByArrows(move.gesture.first))
            return false;
        key(Qt::Key_Return);
        if (!move.gesture.second)
            return true;
        if (!focusByArrows(*move.gesture.second))
            return false;
        key(Qt::Key_Return);
        return true;
    }

private:
    static QQuickItem* find(QQuickItem* from, const QString& name)
    {
        if (!from->isVisible())
            return nullptr;
        if (from->objectName() == name)
            return from;
        for (QQuickItem* child : from->childItems()) {
            if (QQuickItem* found = find(child, name))
                return found;
        }
        return nullptr;
    }

    /// A square, and what lies on it: Enter on either chooses the square once a piece is chosen.
    static bool lieTogether(const QQuickItem& focused, const QQuickItem& target)
    {
        const auto same = [&](const char* name) { return focused.property(name) == target.property(name); };
        return target.property("kind") == static_cast<int>(games::PieceKind::Square) && same("row") &&
               same("column");
    }

    /// The position with that notation, at most `moves` moves on.
    static games::GamePtr follow(const games::GamePtr& from, const std::string& shown, int moves)
    {
        if (from->notation() == shown)
            return from;
        if (moves == 0)
            return nullptr;
        for (const games::Move& move : from->moves().moves) {
            if (auto found = follow(from->after(move), shown, moves - 1))
                return found;
        }
        return nullptr;
    }

    bool m_hasMore = tests::openMore(); ///< before the window opens
    app::MainWindow m_opened;
    mutable games::GamePtr m_game;
    mutable QString m_lastRead;
    QQuickWindow* m_window = m_opened.window();
};

/// Until the analysis is there and drawn.
inline void waitFor(const Driver& driver)
{
    QTRY_VERIFY(driver.isSettled());
    QTest::qWait(30);
    driver.waitUntilDrawn();
}

/// As Settings does; empty for the system's language.
inline void speakInPlace(const Driver& driver, const QString& language)
{
    qmlEngine(&driver.window())
        ->singletonInstance<models::Settings*>(qmlTypeId("Grundy.Models", 1, 0, "Settings"))
        ->setLanguage(language);
    QCoreApplication::processEvents(); // it speaks a moment later
    waitFor(driver);
}

/// To the drawing page, by way of the gallery.
inline void returnToDrawing(const Driver& driver)
{
    QVERIFY(driver.visit("games"));
    QTRY_COMPARE(driver.page(), QStringLiteral("gallery"));
    waitFor(driver);
    QVERIFY(driver.click("button_draw"));
    QTRY_COMPARE(driver.page(), QStringLiteral("draw"));
    waitFor(driver);
}

inline void type(const Driver& driver, const QString& text)
{
    for (const QChar c : text)
        QTest::keyClick(&driver.window(), c.toLatin1());
}

/// A winning move where there is one, else the first move. Precondition: somebody can move.
inline games::Move bestMove(const games::Game& game)
{
    const auto answer = game.answer({.moves = true, .grundy = false, .remoteness = false}, {});
    const auto own = std::ranges::find_if(answer.moves, [&game](const games::JudgedMove& judged) {
        return judged.move.player == game.mover();
    });
    return own->move;
}

} // namespace window
