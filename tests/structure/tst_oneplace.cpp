// SPDX-License-Identifier: GPL-3.0-or-later

// What one place decides is decided nowhere else.

#include "support/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

/// The files of a folder with a line that matches.
QStringList filesWith(const QString& folder, const QRegularExpression& way)
{
    QStringList found;
    QDirIterator files(folder, {"*.h", "*.cpp", "*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly) || way.match(QString::fromUtf8(file.readAll())).hasMatch())
            found << file.fileName().mid(folder.size());
    }
    return found;
}

} // namespace

class TestOnePlace : public QObject {
    Q_OBJECT

private slots:
    void noWayRound_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("place");
        QTest::newRow("how numbers are written")
            << "/src"
            << R"(QLocale::(setDefault|system)|\bsetlocale\b|std::locale|\.imbue\()"
            << "/wording/text/language.cpp";
        QTest::newRow("which rows of a list are made") << "/qml"
                                                       << R"(\bListView \{|\bcacheBuffer:)"
                                                       << "/controls/AppList.qml";
        QTest::newRow("when shapes are made") << "/qml"
                                              << R"(^(?s)(?!.*\bStrokes \{).*import QtQuick\.Shapes)"
                                              << "";
        // A text whose size follows from a measure that takes the text's font is a loop, once the language
        // has another typeface.
        QTest::newRow("what the typeface is") << "/qml"
                                              << R"(font\.family: (?!Application\.)\w+\.font\.family)"
                                              << "";
        QTest::newRow("what a Binding undoes") << "/qml"
                                               << R"(\bBinding \{)"
                                               << "/controls/SteadyBinding.qml";
    }

    void noWayRound()
    {
        QFETCH(const QString, folder);
        QFETCH(const QString, way);
        QFETCH(const QString, place);
        QCOMPARE(filesWith(QStringLiteral(GRUNDY_SOURCE_DIR) + folder, QRegularExpression(way)),
                 place.isEmpty() ? QStringList() : QStringList{place});
    }

    /// An application that ends takes along all that Qt Quick would tell a screen reader in the next one.
    /// What is heard on the bus only scripts/listen knows.
    void theWindowsApplicationIsTheFirst()
    {
        QFile file(QStringLiteral(GRUNDY_SOURCE_DIR "/src/app/main.cpp"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const QString body = text.sliced(text.indexOf(QLatin1String("\nint main(")));
        static const QRegularExpression made(QStringLiteral(R"(Application \w+\(argc, argv\))"));
        QCOMPARE(body.count(made), 1);
        QVERIFY(body.contains(QLatin1String("app::Application application(argc, argv)")));
        QCOMPARE(body.count(QLatin1String("app::endWithWords(argc, argv)")),
                 body.count(QLatin1String("return app::endWithWords(argc, argv);")));
    }
};

GRUNDY_TEST(TestOnePlace, tests::run<TestOnePlace>)
#include "tst_oneplace.moc"
