// SPDX-License-Identifier: GPL-3.0-or-later

// The three levels of Why? beside one another, each read to its end in the real window. Where GRUNDY_FILM
// names a folder, the pictures are kept there (scripts/pictures).

#include "app/backend.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QDir>
#include <QPainter>
#include <QQuickItemGrabResult>
#include <QSettings>

using window::Driver;
using window::waitFor;

namespace {

constexpr int margin = 24;

/// The panel in which the steps of Why? stand.
QQuickItem* stepsOf(const Driver& driver)
{
    QQuickItem* item = driver.item(QStringLiteral("level_labels"));
    while (item != nullptr && !item->property("explanation").isValid())
        item = item->parentItem();
    return item;
}

/// Next step, until there is none.
void readToTheEnd(const Driver& driver)
{
    for (int step = 0; step < 60; ++step) {
        const QQuickItem* next = driver.item(QStringLiteral("button_whyNext"));
        if (next == nullptr || !next->isEnabled())
            return;
        driver.click(QStringLiteral("button_whyNext"));
        waitFor(driver);
    }
    QFAIL("the argument has no end");
}

/// All of them, also those that the panel would have to be scrolled to, without the buttons below. What is
/// between them may be black: the software renderer clears the layer of a tall item to that.
QImage pictureOfSteps(const Driver& driver)
{
    QQuickItem& steps = *stepsOf(driver);
    const auto grabbed = steps.grabToImage();
    QImage picture;
    if (grabbed) {
        QObject::connect(grabbed.get(), &QQuickItemGrabResult::ready,
                         [&picture, &grabbed] { picture = grabbed->image(); });
        window::waitUntil([&picture] { return !picture.isNull(); });
    }
    const QQuickItem* next = driver.item(QStringLiteral("button_whyNext"));
    const double end = next == nullptr ? steps.height() : next->mapToItem(&steps, QPointF()).y() - 8;
    picture =
        picture.copy(0, 0, picture.width(), static_cast<int>(end)).convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixel(x, y) == qRgb(0, 0, 0))
                picture.setPixelColor(x, y, driver.window().color());
    return picture;
}

QImage besideOneAnother(const QList<QImage>& pictures, const QColor& ground)
{
    QSize size(margin, 0);
    for (const QImage& picture : pictures)
        size = QSize(size.width() + picture.width() + margin,
                     std::max(size.height(), picture.height() + 2 * margin));
    QImage all(size, QImage::Format_RGB32);
    all.fill(ground);
    QPainter painter(&all);
    int left = margin;
    for (const QImage& picture : pictures) {
        painter.drawImage(left, margin, picture);
        left += picture.width() + margin;
    }
    return all;
}

} // namespace

class TestLevelFilm : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::chooseFonts(); } // as the program looks
    void init() { QSettings().clear(); }

    void levelsSideBySide_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("takeaway") << "takeaway/take=1-3:10";
        if (!qEnvironmentVariableIsSet("GRUNDY_FILM")) // the others take as long again each
            return;
        QTest::newRow("wythoff") << "wythoff:4,7";
        QTest::newRow("kayles") << "octal/code=0.77:5,7";
        QTest::newRow("red-blue") << "hackenbush:0-1b,1-2r,0-3r,3-4b,3-5b";
    }
    void levelsSideBySide()
    {
        QFETCH(QString, position);
        const Driver driver(position, QStringLiteral("explore"), {1280, 2600});
        QVERIFY(driver.isOpen());
        QList<QImage> pictures;
        const QStringList levels{QStringLiteral("level_labels"), QStringLiteral("level_values"),
                                 QStringLiteral("level_theorems")};
        for (int level = 0; level < 3; ++level) {
            waitFor(driver);
            if (level > 0) { // by key: the choice may be scrolled out of sight
                driver.item(levels[level - 1])->forceActiveFocus(Qt::TabFocusReason);
                driver.key(Qt::Key_Right);
            } else {
                QVERIFY(driver.click(levels[0])); // a new home begins with the idea
            }
            QCOMPARE(driver.session().property("explanation").value<QObject*>()->property("level").toInt(),
                     level + 1);
            waitFor(driver);
            readToTheEnd(driver);
            QVERIFY(stepsOf(driver) != nullptr);
            pictures.append(pictureOfSteps(driver));
            QVERIFY(!pictures.back().isNull());
        }
        QVERIFY(pictures[0] != pictures[1]); // of red and blue all that is proven is values already
        if (const QString folder = qEnvironmentVariable("GRUNDY_FILM"); !folder.isEmpty()) {
            QVERIFY(QDir().mkpath(folder));
            const QString file = QStringLiteral("levels-%1.png").arg(QLatin1String(QTest::currentDataTag()));
            QVERIFY(besideOneAnother(pictures, driver.window().color()).save(QDir(folder).filePath(file)));
        }
    }
};

GRUNDY_TEST(TestLevelFilm, window::runTests<TestLevelFilm>)
#include "tst_levelfilm.moc"
