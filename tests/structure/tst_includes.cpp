// SPDX-License-Identifier: GPL-3.0-or-later

// The house has floors: includes go one way only, and what is marked 'no Qt' includes no Qt.

#include "support/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QMap<QString, QStringList> mayInclude{
    {"theory", {"theory"}},
    {"solver", {"solver", "theory"}},
    {"games", {"games", "solver", "theory"}},
    {"analysis", {"analysis", "games", "solver", "theory"}},
    {"classroom", {"classroom", "analysis", "games", "solver", "theory"}},
    {"wording", {"wording", "classroom", "analysis", "games", "solver", "theory"}},
    {"scene", {"scene", "wording", "games", "theory"}},
    {"lessons", {"lessons", "wording", "classroom", "analysis", "games", "solver", "theory"}},
    {"print", {"print", "lessons", "scene", "wording", "classroom", "analysis", "games", "solver", "theory"}},
    {"models",
     {"models", "lessons", "print", "scene", "wording", "classroom", "analysis", "games", "solver",
      "theory"}},
    {"app",
     {"app", "models", "lessons", "print", "scene", "wording", "classroom", "analysis", "games", "solver",
      "theory"}},
    {"packaging",
     {"packaging", "app", "cli", "models", "lessons", "print", "scene", "wording", "classroom", "analysis",
      "games", "solver", "theory"}},
    {"cli",
     {"cli", "lessons", "print", "scene", "wording", "classroom", "analysis", "games", "solver", "theory"}},
};
const QStringList withoutQt{"theory", "solver", "games", "analysis", "classroom"};

/// The include lines of a layer that point where they may not, as 'file: include'.
QStringList wrongIncludes(const QString& layer, const QString& folder)
{
    static const QRegularExpression include(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    QStringList wrong;
    QDirIterator files(folder, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            wrong << file.fileName() + ": unreadable";
        while (!file.atEnd()) {
            const auto match = include.match(QString::fromUtf8(file.readLine()));
            if (!match.hasMatch())
                continue;
            const QString path = match.captured(2);
            const QString target = path.section('/', 0, 0);
            const bool ours = mayInclude.contains(target) && path.contains('/');
            const bool quoted = match.captured(1) == "\"";
            const bool qt = !ours && path.startsWith('Q');
            if ((ours && !mayInclude[layer].contains(target)) || (quoted && !ours) ||
                (qt && withoutQt.contains(layer)))
                wrong << file.fileName() + ": " + path;
        }
    }
    return wrong;
}

} // namespace

class TestIncludes : public QObject {
    Q_OBJECT

private slots:
    void includesGoOneWay_data()
    {
        QTest::addColumn<QString>("layer");
        for (const QString& layer : mayInclude.keys())
            QTest::newRow(qPrintable(layer)) << layer;
    }

    void includesGoOneWay()
    {
        QFETCH(QString, layer);
        const QString folder = QStringLiteral(GRUNDY_SOURCE_DIR "/src/") + layer;
        QVERIFY(QDir(folder).exists());
        QCOMPARE(wrongIncludes(layer, folder), QStringList{});
    }

    void aWrongArrowIsFound()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("wrong.h"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#include \"games/game.h\"\n#include <QString>\n#include <vector>\n");
        file.close();
        QCOMPARE(wrongIncludes("solver", folder.path()).size(), 2);
    }

    void everyLayerIsNamed()
    {
        const QStringList folders =
            QDir(QStringLiteral(GRUNDY_SOURCE_DIR "/src")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(QSet<QString>(folders.begin(), folders.end()),
                 QSet<QString>(mayInclude.keyBegin(), mayInclude.keyEnd()));
    }
};

GRUNDY_TEST(TestIncludes, tests::runIn<QCoreApplication, TestIncludes>)
#include "tst_includes.moc"
