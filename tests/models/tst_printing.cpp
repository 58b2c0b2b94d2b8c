// SPDX-License-Identifier: GPL-3.0-or-later

// Pages sent to a printer, here one that writes into a file, are the pages of the PDF.

#include "games/catalogue.h"
#include "models/environment.h"
#include "models/paper/printer.h"
#include "models/session/session.h"
#include "print/sheets/positionpage.h"
#include "support/contents.h"

#include <QApplication>
#include <QPageRanges>
#include <QPrinter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace models;
using printing::Paper;

namespace {

/// Pages with a black box each, which they paint where a page of A4 or Letter has its lower right quarter.
class Boxes : public printing::Pages {
public:
    Boxes(Paper paper, int count) : Pages(paper), m_count(count) {}

    [[nodiscard]] QString title() const override { return QStringLiteral("Boxes"); }
    [[nodiscard]] int count() const override { return m_count; }
    mutable QRectF seen; ///< on the sheet, in its pixels
    mutable std::vector<int> painted;

private:
    void draw(QPainter& painter, int page) const override
    {
        painted.push_back(page);
        const QSizeF half = pageSize() / 2;
        seen = painter.combinedTransform().mapRect(QRectF({half.width(), half.height()}, half));
    }

    int m_count;
};

qsizetype pagesIn(const QByteArray& pdf)
{
    static const QRegularExpression page(QStringLiteral("/Type /Page\\b(?!s)"));
    auto found = page.globalMatch(QString::fromLatin1(pdf));
    qsizetype count = 0;
    for (; found.hasNext(); found.next())
        ++count;
    return count;
}

} // namespace

class TestPrinting : public QObject {
    Q_OBJECT

private slots:
    void all()
    {
        const Boxes boxes(Paper::A4, 3);
        QPrinter printer(QPrinter::HighResolution);
        setUp(printer, Paper::A4, boxes.title());
        printer.setOutputFileName(m_folder.filePath("all.pdf"));
        QVERIFY(printPages(printer, boxes, {}));
        QCOMPARE(boxes.painted, (std::vector{0, 1, 2}));
        const QByteArray pdf = tests::contents(m_folder.filePath("all.pdf"));
        QVERIFY(pdf.startsWith("%PDF-"));
        QCOMPARE(pagesIn(pdf), 3);
        QVERIFY(pdf.contains("/MediaBox [0 0 595"));
    }

    void range()
    {
        const Boxes boxes(Paper::Letter, 6);
        QPrinter printer(QPrinter::HighResolution);
        setUp(printer, Paper::Letter, boxes.title());
        printer.setOutputFileName(m_folder.filePath("range.pdf"));
        printer.setPrintRange(QPrinter::PageRange);
        printer.setPageRanges(QPageRanges::fromString(QStringLiteral("2-3,5")));
        QVERIFY(printPages(printer, boxes, {}));
        QCOMPARE(boxes.painted, (std::vector{1, 2, 4}));
        const QByteArray pdf = tests::contents(m_folder.filePath("range.pdf"));
        QCOMPARE(pagesIn(pdf), 3);
        QVERIFY(pdf.contains("/MediaBox [0 0 612"));
    }

    void noPageAskedFor()
    {
        QPrinter printer(QPrinter::HighResolution);
        setUp(printer, Paper::A4, {});
        printer.setOutputFileName(m_folder.filePath("none.pdf"));
        printer.setPrintRange(QPrinter::PageRange);
        printer.setFromTo(8, 9);
        QVERIFY(!printPages(printer, Boxes(Paper::A4, 2), {}));
    }

    /// Pages of A4 on Letter, which is wider and lower, and on A5: as large as fits, in the middle.
    void onOtherPaper_data()
    {
        QTest::addColumn<QPageSize::PageSizeId>("paper");
        QTest::newRow("A4") << QPageSize::A4;
        QTest::newRow("Letter") << QPageSize::Letter;
        QTest::newRow("A5") << QPageSize::A5;
    }
    void onOtherPaper()
    {
        QFETCH(QPageSize::PageSizeId, paper);
        const Boxes boxes(Paper::A4, 1);
        QPrinter printer(QPrinter::HighResolution);
        setUp(printer, Paper::A4, {});
        printer.setOutputFileName(m_folder.filePath("other.pdf"));
        printer.setPageSize(QPageSize(paper));
        QVERIFY(printPages(printer, boxes, {}));
        const QSizeF sheet = printer.paperRect(QPrinter::DevicePixel).size();
        constexpr double pixel = 8; // of 1200 to the inch
        QVERIFY(std::abs(boxes.seen.left() - sheet.width() / 2) < pixel);
        QVERIFY(std::abs(boxes.seen.top() - sheet.height() / 2) < pixel);
        QVERIFY(boxes.seen.right() < sheet.width() + pixel);
        QVERIFY(boxes.seen.bottom() < sheet.height() + pixel);
        QVERIFY(boxes.seen.right() > sheet.width() - pixel || boxes.seen.bottom() > sheet.height() - pixel);
    }

    void unwritable()
    {
        QPrinter printer(QPrinter::HighResolution);
        setUp(printer, Paper::A4, {});
        printer.setOutputFileName(QStringLiteral("/no/such/folder/a.pdf"));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("QPainter::begin")));
        QVERIFY(!printPages(printer, Boxes(Paper::A4, 2), {}));
    }

    void stopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const Boxes boxes(Paper::A4, 2);
        QPrinter printer(QPrinter::HighResolution);
        setUp(printer, Paper::A4, {});
        printer.setOutputFileName(m_folder.filePath("stopped.pdf"));
        QVERIFY(!printPages(printer, boxes, stop.get_token()));
        QVERIFY(boxes.painted.empty());
    }

    /// Every game's board stands on its page, within the margins and not as small as a stamp.
    void positions_data()
    {
        QTest::addColumn<QString>("position");
        for (const games::Entry& entry : games::catalogue())
            QTest::newRow(entry.info.id.c_str())
                << QString::fromStdString(entry.info.presets.front().notation);
    }
    void positions()
    {
        QFETCH(QString, position);
        Session session(Session::Kept::Aside, nullptr);
        QVERIFY(session.open(position));
        const Printout printout = session.printout();
        QVERIFY(printout.make);
        const Printout::PagesPtr pages = printout.make({});
        QCOMPARE(pages->count(), 1);
        QCOMPARE(pages->title(), session.positionTitle());
        QImage sheet((pages->pageSize() / 20).toSize(), QImage::Format_Grayscale8); // a pixel is a point
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        painter.scale(0.05, 0.05);
        pages->paint(painter, 0);
        painter.end();
        QRect black;
        for (int y = 0; y < sheet.height(); ++y)
            for (int x = 0; x < sheet.width(); ++x)
                if (qGray(sheet.pixel(x, y)) < 128)
                    black |= QRect(x, y, 1, 1);
        const QRectF inside = pages->inside();
        QVERIFY(QRectF(inside.topLeft() / 20, inside.size() / 20).adjusted(-2, -2, 2, 2).contains(black));
        QVERIFY2(black.height() > 90 && black.width() > 150, qPrintable(position));
    }

private:
    QTemporaryDir m_folder;
};

GRUNDY_TEST(TestPrinting, models::test::run<TestPrinting>)
#include "tst_printing.moc"
