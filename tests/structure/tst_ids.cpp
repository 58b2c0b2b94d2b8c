// SPDX-License-Identifier: GPL-3.0-or-later

// What concerns one game is in its folder: nowhere else is a game named by its id.

#include "games/catalogue.h"
#include "support/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// Ids that are words of other things, too: shapes of boards, the program, a game.
const QStringList words{"lines", "grid", "plane", "staircase", "grundy", "game"};

QString anyOf(const QStringList& ids)
{
    return ids.join(u'|');
}

/// The lines of a text that name a game, as 'number: line'.
QStringList namedIn(const QString& text)
{
    QStringList ids;
    QStringList plain;
    for (const games::Entry& entry : games::catalogue()) {
        ids << QString::fromStdString(entry.info.id);
        if (!words.contains(ids.back()))
            plain << ids.back();
    }
    const QRegularExpression named(QStringLiteral(R"(["'](?:%1)["'])"
                                                  R"(|["'](?:%2)(?:/[^"' ]*)?:(?! ))"
                                                  R"(|(?:[iI]d|family|kind)\W*[=!]==?\W*["'](?:%2)["'])")
                                       .arg(anyOf(plain), anyOf(ids)));
    static const QRegularExpression comment(QStringLiteral("^\\s*(?://|\\*)"));
    QStringList found;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (!comment.match(lines[i]).hasMatch() && named.match(lines[i]).hasMatch())
            found << QStringLiteral("%1: %2").arg(i + 1).arg(lines[i].trimmed());
    return found;
}

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The sources outside src/games below `folder`, relative to it, that name a game.
QStringList filesThatName(const QString& folder)
{
    QStringList found;
    for (const QString& part : {QStringLiteral("src"), QStringLiteral("qml")}) {
        QDirIterator files(QDir(folder).filePath(part), {"*.h", "*.cpp", "*.qml"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString name = QDir(folder).relativeFilePath(path);
            if (!name.startsWith("src/games/") && !namedIn(read(path)).isEmpty())
                found << name;
        }
    }
    return found;
}

} // namespace

class TestIds : public QObject {
    Q_OBJECT

private slots:
    void noGameIsNamed()
    {
        const QString root = QStringLiteral(GRUNDY_SOURCE_DIR);
        QStringList naming;
        for (const QString& file : filesThatName(root))
            naming << file + ", line " + namedIn(read(QDir(root).filePath(file))).front();
        QVERIFY2(naming.isEmpty(), qPrintable(naming.join(u'\n')));
    }

    void aNameIsFound_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("line");
        QTest::newRow("C++") << "src/models/a.cpp"
                             << "if (game.info().id == \"kayles\" || id == \"nim\")";
        QTest::newRow("a word") << "src/models/a.cpp"
                                << "if (game.info().id == \"lines\")";
        QTest::newRow("a position") << "src/models/a.cpp"
                                    << "open(\"grid/misere:11/11\");";
        QTest::newRow("QML") << "qml/a.qml"
                             << "visible: session.gameId !== \"grundy\"";
    }

    void aNameIsFound()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, line);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QFileInfo(file).path()));
        QFile planted(folder.filePath(file));
        QVERIFY(planted.open(QIODevice::WriteOnly));
        planted.write(("// \"nim\" is one of them\n" + line + "\n").toUtf8());
        planted.close();
        QCOMPARE(filesThatName(folder.path()), QStringList{file});
    }

    void aWordIsNone()
    {
        QCOMPARE(namedIn("case Shape::Lines: return \"lines\";\n{Shown::Grundy, \"grundy\"},\n"),
                 QStringList());
    }
};

GRUNDY_TEST(TestIds, tests::runIn<QCoreApplication, TestIds>)
#include "tst_ids.moc"
