// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-cli picture: every game in every format, marks, sizes, complaints.

#include "games/catalogue.h"
#include "runcli.h"
#include "support/contents.h"
#include "support/testprogram.h"

#include <QFile>
#include <QImage>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

/// The texts of an SVG; nothing where it is no XML.
std::optional<QStringList> textsOf(const QByteArray& svg)
{
    QStringList texts;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
            texts << xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    return xml.hasError() ? std::nullopt : std::optional(texts);
}

} // namespace

class TestPicture : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void complaints_data()
    {
        refused::addColumns();
        using refused::row;
        row({}, "grundy-cli: POSITION is required");
        row({"nim:3"}, "grundy-cli: --out is required");
        row({"nim:3,x", "--out", "a.svg"}, "grundy-cli: nim:3,x: column 7: expected a heap size, found 'x'");
        row({"nim:3", "--out", "a.gif"},
            "grundy-cli: --out: expected a file name ending in .svg, .pdf or .png, found 'a.gif'");
        row({"nim:3", "--out", "svg"},
            "grundy-cli: --out: expected a file name ending in .svg, .pdf or .png, found 'svg'");
        row({"nim:3", "--out", "no/such/folder/a.svg"},
            "grundy-cli: no/such/folder/a.svg: cannot be written: No such file or directory");
        row({"nim:3", "--out", "a.svg", "--marks", "some"},
            "grundy-cli: --marks: expected none, winning, all, found 'some'");
        row({"nim:3", "--out", "a.svg", "--theme", "red"},
            "grundy-cli: --theme: expected light, dark, found 'red'");
        for (const char* size : {"100", "100x", "x100", "63x100", "100x8193", "1e3x100", "100x100x100"})
            QTest::newRow(size)
                << QStringList{"nim:3", "--out", "a.svg", "--size", size}
                << QStringLiteral(
                       "grundy-cli: --size: expected a size from 64x64 to 8192x8192, such as 1280x800, "
                       "found '%1'\n")
                       .arg(QLatin1String(size));
    }

    void complaints()
    {
        refused::check({"picture"});
        QVERIFY(!QFile::exists(QStringLiteral("a.svg")));
    }

    void everyGame_data()
    {
        QTest::addColumn<QString>("notation");
        for (const games::Entry& entry : games::catalogue())
            QTest::newRow(entry.info.id.c_str())
                << QString::fromStdString(entry.info.presets.front().notation);
        QTest::newRow("sum") << QStringLiteral("nim:3,5 + dag:2-1,1-0@2");
    }

    void everyGame()
    {
        QFETCH(const QString, notation);
        const QTemporaryDir folder;
        for (const char* theme : {"light", "dark"})
            for (const QString& ending :
                 {QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("png")}) {
                const Run result = run({"picture", notation, "--theme", theme, "--size", "640x480", "--out",
                                        folder.filePath(QStringLiteral("a.") + ending)});
                QCOMPARE(result.err, QString());
                QCOMPARE(result.exit, 0);
                QCOMPARE(result.out, QString());
            }
        const auto texts = textsOf(tests::contents(folder.filePath(QStringLiteral("a.svg"))));
        QVERIFY(texts);
        QVERIFY2(!texts->filter(QRegularExpression(QStringLiteral("\\w"))).isEmpty(),
                 qPrintable(texts->join(' ')));
        const QImage image(folder.filePath(QStringLiteral("a.png")));
        QCOMPARE(image.size(), QSize(640, 480));
        QCOMPARE(image.pixelColor(0, 0), QColor("#181B20"));
        bool isEmpty = true;
        for (int x = 0; x < image.width() && isEmpty; ++x)
            for (int y = 0; y < image.height() && isEmpty; ++y)
                isEmpty = image.pixel(x, y) == image.pixel(0, 0);
        QVERIFY(!isEmpty);
        const QByteArray pdf = tests::contents(folder.filePath(QStringLiteral("a.pdf")));
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(!pdf.contains("/Subtype /Image"));
        QVERIFY(pdf.contains("/MediaBox [0 0 480"));
    }

    void marks()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.svg"));
        const auto letters = [&path](const QString& notation, const char* marks) {
            const Run result = run({"picture", notation, "--marks", marks, "--plain", "--out", path});
            return result.exit == 0 ? textsOf(tests::contents(path)).value_or(QStringList{"no XML"})
                                    : QStringList{result.err};
        };
        QCOMPARE(letters("nim:2,1", "none"), QStringList());
        QCOMPARE(letters("nim:2,1", "winning"), QStringList{"P"});
        QCOMPARE(letters("nim:2,1", "all").count(QStringLiteral("P")), 1);
        QCOMPARE(letters("nim:2,1", "all").count(QStringLiteral("N")), 2);
        QCOMPARE(letters("nim:1,1", "winning"), QStringList());
        QCOMPARE(letters("nim:", "all"), QStringList());
    }

    /// Nothing is written, and an older file is as it was.
    void unsolved()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.svg"));
        const QStringList arguments{"picture", "grid/misere:111111/111111/111111/111111/111111/111111",
                                    "--out", path};
        QCOMPARE(run(arguments).exit, 0);
        const QByteArray before = tests::contents(path);
        const Run result = run(arguments + QStringList{"--marks", "winning", "--time", "0.01"});
        QCOMPARE(result.exit, 3);
        QVERIFY(result.err.contains(QStringLiteral("grundy-cli: grid/misere:")));
        QVERIFY(tests::contents(path) == before);
    }

    void plainLeavesCaptionsOut()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.svg"));
        QCOMPARE(run({"picture", "nim:3,5", "--out", path}).exit, 0);
        QVERIFY(textsOf(tests::contents(path))->contains(QStringLiteral("heap 2")));
        QCOMPARE(run({"picture", "turtles:HT", "--plain", "--out", path}).exit, 0);
        QCOMPARE(*textsOf(tests::contents(path)), (QStringList{"H", "T"}));
    }

    void tooManyPieces()
    {
        std::string edges = "hackenbush:0-1g";
        for (int joint = 1; joint < 30'000; ++joint)
            edges += "," + std::to_string(joint) + "-" + std::to_string(joint + 1) + "g";
        const Run result = run({"picture", "-", "--out", "a.svg"}, edges + "\n");
        QCOMPARE(result.exit, 2);
        QVERIFY(result.err.endsWith(QStringLiteral(" pieces, too many to draw\n")));
        QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
    }

    /// grundy-cli itself, which loads what draws only when it draws; without a display.
    void theProgram()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.svg"));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
            environment.remove(QLatin1String(name));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(GRUNDY_BIN_DIR "/grundy-cli"), {"picture", "nim:3", "--out", path});
        QVERIFY(process.waitForFinished(tests::patienceMs));
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(textsOf(tests::contents(path))->contains(QStringLiteral("3")));
        process.start(QStringLiteral("ldd"), {QStringLiteral(GRUNDY_BIN_DIR "/grundy-cli")});
        QVERIFY(process.waitForFinished(tests::patienceMs));
        QVERIFY(!process.readAllStandardOutput().contains("Qt6Gui"));
    }

    void withoutThePartThatPaints()
    {
        const QTemporaryDir folder;
        const QString alone = folder.filePath(QStringLiteral("grundy-cli"));
        QVERIFY(QFile::copy(QStringLiteral(GRUNDY_BIN_DIR "/grundy-cli"), alone));
        QProcess process;
        process.start(alone, {"picture", "nim:3", "--out", folder.filePath(QStringLiteral("a.svg"))});
        QVERIFY(process.waitForFinished(tests::patienceMs));
        QCOMPARE(process.exitCode(), 2);
        const QByteArray told = process.readAllStandardError();
        QVERIFY2(told.startsWith("grundy-cli: picture: ") && told.endsWith(": No such file or directory\n"),
                 told);
        process.start(alone, {"add", "nim:3"});
        QVERIFY(process.waitForFinished(tests::patienceMs));
        QCOMPARE(process.readAllStandardOutput(), QByteArray("nim:3 = *3\n"));
    }
};

GRUNDY_TEST(TestPicture, tests::runIn<QGuiApplication, TestPicture>)
#include "tst_picture.moc"
