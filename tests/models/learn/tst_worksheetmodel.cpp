// SPDX-License-Identifier: GPL-3.0-or-later
// The worksheet that is put together: what is asked for, kept, made and written.

#include "models/environment.h"

#include "models/learn/worksheets/worksheetmodel.h"
#include "support/contents.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSettings>
#include <QSignalSpy>
#include <QtTest>

using models::WorksheetModel;
using models::WorksheetPicture;

namespace {

void makeNow(WorksheetModel& model)
{
    model.setActive(true);
    QTRY_VERIFY(model.isCurrent());
}

} // namespace

class TestWorksheetModel : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().remove(QStringLiteral("worksheet")); }

    void atFirst()
    {
        const WorksheetModel model;
        QCOMPARE(model.game(), QStringLiteral("nim"));
        QCOMPARE(model.kinds(), QStringList{QStringLiteral("winning-move")});
        QCOMPARE(model.number(), 10);
        QCOMPARE(model.games().size(), model.gameTitles().size());
        QCOMPARE(model.offeredKinds().size(), model.kindNames().size());
        QCOMPARE(model.pages(), 0);
        QCOMPARE(model.write(QUrl::fromLocalFile(QStringLiteral("/tmp/none.pdf"))).isEmpty(), false);
    }

    /// What is written is what the request makes, wherever it is made.
    void writesTheSheet()
    {
        WorksheetModel model;
        model.setGame(QStringLiteral("dollar"));
        model.setKind(QStringLiteral("outcome"), true);
        model.setNumber(5);
        model.setSeed(QStringLiteral("12345678901234567890"));
        model.setPaper(QStringLiteral("letter"));
        model.setTitle(QStringLiteral("  A   test "));
        makeNow(model);
        QVERIFY(model.problem().isEmpty());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.pdf"));
        QCOMPARE(model.write(QUrl::fromLocalFile(path)), QString());
        using classroom::ExerciseKind;
        auto made = printing::makeWorksheet({.game = "dollar",
                                             .kinds = {ExerciseKind::WinningMove, ExerciseKind::Outcome},
                                             .number = 5,
                                             .difficulty = 3,
                                             .seed = 12'345'678'901'234'567'890U},
                                            {});
        const printing::SheetPages pages(
            std::get<printing::Worksheet>(std::move(made)),
            {.paper = printing::Paper::Letter, .title = QStringLiteral("A test")});
        QVERIFY(tests::contents(path) == printing::pagesPdf(pages));
        QCOMPARE(model.pages(), pages.count());
    }

    void onlyWhatIsOffered()
    {
        WorksheetModel model;
        model.setKind(QStringLiteral("grundy-value"), true);
        model.setKind(QStringLiteral("winning-move"), false);
        QCOMPARE(model.kinds(), QStringList{QStringLiteral("grundy-value")});
        model.setKind(QStringLiteral("grundy-value"), false); // the last one stays
        QCOMPARE(model.kinds(), QStringList{QStringLiteral("grundy-value")});
        model.setKind(QStringLiteral("stalk-value"), true);
        model.setKind(QStringLiteral("chess"), true);
        QCOMPARE(model.kinds(), QStringList{QStringLiteral("grundy-value")});
        model.setMisere(true); // a misère position has no Grundy value
        QCOMPARE(model.kinds(), QStringList{QStringLiteral("winning-move")});
        model.setGame(QStringLiteral("chess"));
        QCOMPARE(model.game(), QStringLiteral("nim"));
        model.setNumber(1000);
        QCOMPARE(model.number(), model.mostNumber());
        model.setDifficulty(0);
        QCOMPARE(model.difficulty(), 1);
        model.setPaper(QStringLiteral("a5"));
        QCOMPARE(model.paper(), QStringLiteral("a4"));
    }

    void isKept()
    {
        {
            WorksheetModel model;
            model.setGame(QStringLiteral("hackenbush"));
            model.setKind(QStringLiteral("stalk-value"), true);
            model.setKey(false);
            model.setSeed(QStringLiteral("99"));
            model.setTitle(QStringLiteral("Monday"));
        }
        const WorksheetModel again;
        QCOMPARE(again.game(), QStringLiteral("hackenbush"));
        QCOMPARE(again.kinds(), (QStringList{QStringLiteral("winning-move"), QStringLiteral("stalk-value")}));
        QCOMPARE(again.hasKey(), false);
        QCOMPARE(again.seed(), QStringLiteral("99"));
        QCOMPARE(again.title(), QStringLiteral("Monday"));
    }

    void damagedSettings()
    {
        QSettings store;
        store.setValue(QStringLiteral("worksheet/game"), QStringLiteral("chess"));
        store.setValue(QStringLiteral("worksheet/kinds"), QStringList{"mex", "chess", "mex", "stalk-value"});
        store.setValue(QStringLiteral("worksheet/number"), QStringLiteral("many"));
        store.setValue(QStringLiteral("worksheet/difficulty"), 77);
        store.setValue(QStringLiteral("worksheet/seed"), QStringLiteral("-5"));
        store.setValue(QStringLiteral("worksheet/paper"), 12);
        store.sync();
        const WorksheetModel model;
        QCOMPARE(model.game(), QStringLiteral("nim"));
        QCOMPARE(model.kinds(), QStringList{QStringLiteral("mex")});
        QCOMPARE(model.number(), 1);
        QCOMPARE(model.difficulty(), model.mostDifficulty());
        QCOMPARE(model.seed(), QStringLiteral("0"));
        QCOMPARE(model.paper(), QStringLiteral("a4"));
    }

    /// There are not forty grids of a few stones; a smaller wish helps.
    void tooFew()
    {
        WorksheetModel model;
        model.setGame(QStringLiteral("lines"));
        model.setDifficulty(1);
        model.setNumber(40);
        model.setGame(QStringLiteral("grid"));
        makeNow(model);
        QVERIFY2(model.problem().startsWith(QLatin1String("Only ")), qPrintable(model.problem()));
        QCOMPARE(model.pages(), 0);
        model.setNumber(3);
        QVERIFY(!model.isCurrent());
        QTRY_VERIFY(model.isCurrent());
        QVERIFY(model.problem().isEmpty());
        QVERIFY(model.pages() > 0);
    }

    void stops()
    {
        WorksheetModel model;
        model.setActive(true);
        QVERIFY(model.isBusy());
        model.stop();
        QVERIFY(!model.isBusy());
        QVERIFY(!model.problem().isEmpty());
        QVERIFY(model.isCurrent()); // nothing more comes by itself
        model.another();
        QTRY_VERIFY(model.pages() > 0);
    }

    /// The newest wish is made, and only that.
    void manyWishes()
    {
        WorksheetModel model;
        makeNow(model);
        const QSignalSpy made(&model, &WorksheetModel::pagesChanged);
        for (int number = 2; number <= 9; ++number)
            model.setNumber(number);
        QTRY_VERIFY(model.isCurrent());
        QCOMPARE(made.count(), 1);
        QCOMPARE(model.sheet()->sheet().exercises.size(), std::size_t{9});
    }

    void thePictureIsThePage()
    {
        WorksheetModel model;
        WorksheetPicture picture;
        picture.setSheet(&model);
        QVERIFY(picture.size().isEmpty());
        makeNow(model);
        QCOMPARE(picture.size(), QSizeF(595, 842));
        QImage image(595, 842, QImage::Format_RGB32);
        for (const auto& [page, isEmpty] : {std::pair{0, false}, std::pair{1000, true}}) {
            image.fill(Qt::green);
            picture.setProperty("page", page);
            QPainter painter(&image);
            picture.painter()(painter, QRectF(QPointF(), picture.size()), 1, {});
            painter.end();
            int dark = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    dark += image.pixelColor(x, y).value() < 90 ? 1 : 0;
            QCOMPARE(dark < 500, isEmpty);
            QCOMPARE(image.pixelColor(3, 3) == QColor(Qt::white), !isEmpty);
        }
    }
};

GRUNDY_TEST(TestWorksheetModel, models::test::run<TestWorksheetModel>)
#include "tst_worksheetmodel.moc"
