// SPDX-License-Identifier: GPL-3.0-or-later

// Every page and every mode in windows as large as screens leave them, from a projector at 200 % on: nothing
// is outside, every control can be reached, and the board keeps half the height.

#include "window/places.h"
#include "window/runtests.h"
#include "window/writtentexts.h"

using window::Driver;
using window::Place;

namespace {

/// Whether the wheel or the keys bring it into the window: it lies in what is scrolled, and that lies in the
/// window.
bool isScrolledTo(const QQuickItem& item, const QRectF& window)
{
    for (const QQuickItem* around = item.parentItem(); around != nullptr; around = around->parentItem()) {
        if (!around->inherits("QQuickFlickable"))
            continue;
        const auto* content = around->property("contentItem").value<QQuickItem*>();
        const QRectF there = item.mapRectToItem(content, item.boundingRect());
        const QRectF reach(around->property("originX").toDouble(), around->property("originY").toDouble(),
                           std::max(around->width(), around->property("contentWidth").toDouble()),
                           std::max(around->height(), around->property("contentHeight").toDouble()));
        const QRectF seen = around->mapRectToScene(around->boundingRect()) & window;
        if (content->isAncestorOf(&item) && reach.adjusted(-1, -1, 1, 1).contains(there) &&
            seen.width() >= 24 && seen.height() >= 24)
            return true;
    }
    return false;
}

/// What takes the keyboard, in sight.
void collectControls(QQuickItem& item, QList<QQuickItem*>& found)
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    if (item.activeFocusOnTab() && item.isEnabled() && item.width() > 0 && item.height() > 0)
        found.append(&item);
    for (QQuickItem* child : item.childItems())
        collectControls(*child, found);
}

QString whereIs(const QQuickItem& item)
{
    const QRectF place = item.mapRectToScene(item.boundingRect());
    return QStringLiteral("%1 '%2' %3 (%4, %5, %6 x %7)")
        .arg(QString::fromLatin1(item.metaObject()->className()).section('_', 0, 0), item.objectName(),
             item.property("text").toString())
        .arg(place.x())
        .arg(place.y())
        .arg(place.width())
        .arg(place.height());
}

/// The panel beside the board comes or goes; or the sheet slides in or out: what is looked at is what stays.
void togglePanel(const Driver& driver)
{
    const auto* page = driver.item("gamePage");
    const auto* sheet = page->findChild<QObject*>("analysisSheet");
    QVERIFY(sheet != nullptr);
    const bool wasOpen = sheet->property("opened").toBool();
    QVERIFY(driver.click("button_panel"));
    if (page->property("narrow").toBool())
        QTRY_COMPARE(sheet->property(wasOpen ? "visible" : "opened").toBool(), !wasOpen);
    window::waitFor(driver);
}

/// Controls that nobody can reach.
QStringList lostIn(const Driver& driver)
{
    const QRectF window = QRectF(QPointF(), driver.window().size()).adjusted(-1, -1, 1, 1);
    QList<QQuickItem*> controls;
    collectControls(*driver.window().contentItem(), controls);
    QStringList lost;
    for (const QQuickItem* control : controls)
        if (!window.contains(control->mapRectToScene(control->boundingRect())) &&
            !isScrolledTo(*control, window) && !control->inherits("QQuickFlickable"))
            lost.append(whereIs(*control));
    return lost;
}

QStringList cutIn(const Driver& driver)
{
    QStringList cut;
    window::forEachText(*driver.window().contentItem(), [&cut](const QQuickItem& text) {
        if (window::isCut(text))
            cut.append(QStringLiteral("cut: '%1'").arg(text.property("text").toString()));
    });
    return cut;
}

} // namespace

class TestSizes : public QObject {
    Q_OBJECT

private slots:
    void everyPage_data()
    {
        QTest::addColumn<QSize>("size");
        QSet<std::pair<int, int>> known;
        for (const QSize screen : {QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080)})
            for (const int percent : {100, 125, 150, 200}) {
                const QSize size = screen * 100 / percent;
                if (known.contains({size.width(), size.height()}))
                    continue;
                known.insert({size.width(), size.height()});
                QTest::addRow("%dx%d at %d", screen.width(), screen.height(), percent) << size;
            }
    }
    void everyPage()
    {
        QFETCH(QSize, size);
        const Driver driver({}, {}, size);
        QVERIFY(driver.isOpen());
        QStringList wrong;
        const auto look = [&](const std::string& where, bool isSheet = false) {
            QStringList found = lostIn(driver) + cutIn(driver);
            if (!isSheet) // which lies over the board
                found += window::overlapsIn(driver, window::Edges::Sides);
            for (const QString& each : found)
                wrong.append(QString::fromStdString(where) + QLatin1String(": ") + each);
        };
        for (const Place& place : window::places) {
            window::go(driver, place);
            if (QTest::currentTestFailed())
                return;
            look(nameOf(place));
            const QQuickItem* board = driver.item("boardArea");
            if (board != nullptr && board->height() < size.height() / 2.0)
                wrong.append(QStringLiteral("%1: the board has %2")
                                 .arg(QString::fromStdString(nameOf(place)))
                                 .arg(board->height()));
            if (driver.item("button_panel") != nullptr) {
                togglePanel(driver);
                look(nameOf(place) + " with or without its panel", true);
                togglePanel(driver);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        driver.setPage("game");
        driver.setMode("play");
        window::waitFor(driver);
        QMetaObject::invokeMethod(&driver.window(), "ask",
                                  Q_ARG(int, static_cast<int>(models::Command::New)));
        window::waitFor(driver);
        look("New game", true);
        QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
    }
};

GRUNDY_TEST(TestSizes, window::runTests<TestSizes>)
#include "tst_sizes.moc"
