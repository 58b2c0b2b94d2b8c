// SPDX-License-Identifier: GPL-3.0-or-later

// The state graph arranged by Graphviz, which is another program: waited for, ended, missing.

#include "models/lab/labpictures.h"

#include <QSignalSpy>
#include <QStandardPaths>

#include <optional>

using namespace models;
using namespace models::test;

class TestGraphDot : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void init() { m_folder.emplace(); }

    void dotArranges()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("dot")).isEmpty())
            QSKIP("Graphviz is not installed");
        Drawn drawn("nim:3,4,5", "dot");
        QTRY_VERIFY(drawn.graph.isDrawn());
        const GraphDrawingPtr quick = drawn.graph.drawing();
        QSignalSpy moves(&drawn.graph, &StateGraph::rearranged);
        QTRY_VERIFY(!drawn.graph.isBusy() && drawn.graph.drawing() != quick);
        QCOMPARE(moves.count(), 1);
        QCOMPARE(moves[0][1].toPointF(), drawn.graph.boxOf(drawn.lab.selectedNode()).center());
        QCOMPARE(drawn.graph.arrangementText(), QString());
        const GraphDrawing& drawing = *drawn.graph.drawing();
        QCOMPARE(drawing.firstPoint.size(), drawing.arrows.size() + 1);
        for (std::size_t i = 0; i < drawing.arrows.size(); ++i) {
            const auto& arrow = drawn.positions().arrows[drawing.arrows[i]];
            QCOMPARE(drawing.curve(i).size() % 3, 1U);
            QVERIFY(drawing.boxes[arrow.from].adjusted(-4, -4, 4, 4).contains(drawing.curve(i).front()));
            QVERIFY(drawing.boxes[arrow.to].adjusted(-4, -4, 4, 4).contains(drawing.curve(i).back()));
            QVERIFY(drawing.boxes[arrow.from].bottom() < drawing.boxes[arrow.to].top());
        }
        drawn.graph.setProperty("arrangement", QStringLiteral("quick"));
        QCOMPARE(drawn.graph.drawing(), quick);
        QVERIFY(!drawn.graph.isBusy());
    }

    /// dot is ended with the game that it arranges.
    void dotIsCancelled()
    {
        const QString pid = m_folder->path("pid");
        useDot("echo $$ > " + pid.toUtf8() + "\nexec sleep 60\n");
        {
            Drawn drawn("nim:3,4,5", "dot");
            QTRY_VERIFY(drawn.graph.isDrawn());
            QTRY_VERIFY(QFile::exists(pid) && QFile(pid).size() > 0);
            QVERIFY(drawn.graph.isBusy());
            QCOMPARE(drawn.graph.arrangementText(), QStringLiteral("dot is arranging the picture…"));
            const QString process = QStringLiteral("/proc/") + firstLine(pid);
            QVERIFY(QFile::exists(process));
            drawn.graph.setProperty("arrangement", QStringLiteral("quick"));
            QVERIFY(!drawn.graph.isBusy());
            QTRY_VERIFY(!QFile::exists(process));
            QFile::remove(pid);
            drawn.graph.setProperty("arrangement", QStringLiteral("dot"));
            QTRY_VERIFY(QFile::exists(pid) && QFile(pid).size() > 0);
            const QString second = QStringLiteral("/proc/") + firstLine(pid);
            QVERIFY(QFile::exists(second));
            drawn.lab.open(QStringLiteral("nim:2,1"));
            QTRY_VERIFY(!QFile::exists(second));
        }
        qputenv("PATH", m_path);
    }

    void dotFails()
    {
        useDot("echo graph 1 nonsense\n");
        Drawn drawn("nim:3,4,5", "dot");
        QTRY_VERIFY(drawn.graph.isDrawn());
        QTRY_COMPARE(drawn.graph.arrangementText(),
                     QStringLiteral("dot gave no layout: the quick one is shown."));
        QVERIFY(drawn.graph.isDrawn() && !drawn.graph.isBusy());
        qputenv("PATH", m_folder->path("nowhere").toUtf8());
        drawn.graph.setProperty("arrangement", QStringLiteral("quick"));
        QCOMPARE(drawn.graph.arrangementText(), QString());
        drawn.graph.setProperty("arrangement", QStringLiteral("dot"));
        QCOMPARE(drawn.graph.arrangementText(),
                 QStringLiteral("Graphviz (dot) is not installed: the quick layout is shown."));
        qputenv("PATH", m_path);
    }

    void dotIsNotAskedForTooMuch()
    {
        Drawn drawn("nim:7,8,9", "dot");
        QTRY_VERIFY(drawn.graph.isDrawn());
        QVERIFY(!drawn.graph.isBusy());
        QVERIFY(drawn.graph.arrangementText().contains(QStringLiteral("the quick layout is shown")));
    }

private:
    [[nodiscard]] static QString firstLine(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readLine().trimmed()) : QString();
    }

    /// Puts a script in place of dot.
    void useDot(const QByteArray& script)
    {
        QFile file(m_folder->path("dot"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + script);
        file.close();
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("PATH", m_folder->path().toUtf8() + ':' + m_path);
    }

    std::optional<Folder> m_folder;
    QByteArray m_path = qgetenv("PATH");
};

GRUNDY_TEST(TestGraphDot, models::test::run<TestGraphDot>)
#include "tst_graphdot.moc"
