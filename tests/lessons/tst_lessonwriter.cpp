// SPDX-License-Identifier: GPL-3.0-or-later

// What is written of a lesson is what was read of it.

#include "lessons/lesson.h"
#include "lessontexts.h"
#include "support/contents.h"
#include "support/testprogram.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>

class TestLessonWriter : public QObject {
    Q_OBJECT

private slots:
    void itsOwn_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(GRUNDY_SOURCE_DIR "/resources/lessons"));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")}))
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }

    void itsOwn()
    {
        QFETCH(const QString, path);
        const QByteArray json = tests::contents(path);
        const QJsonObject before = QJsonDocument::fromJson(json).object();
        const QByteArray written = lessons::lessonToJson(before);
        QCOMPARE(QJsonDocument::fromJson(written).object(), before);
        QCOMPARE(problemOf(lessons::readLesson(written)), QString());
        QCOMPARE(lessons::lessonToJson(QJsonDocument::fromJson(written).object()), written);
    }

    /// As docs/lessons.md names the keys, one a line.
    void order()
    {
        const QJsonObject lesson{
            {"steps", QJsonArray{QJsonObject{{"text", "\"ä\"\n"}, {"kind", "text"}, {"title", "T"}}}},
            {"id", "a"},
            {"format", "grundy-lesson"},
            {"minutes", 5},
            {"own", QJsonArray()}};
        QCOMPARE(lessons::lessonToJson(lesson), QByteArray("{\n"
                                                           "  \"format\": \"grundy-lesson\",\n"
                                                           "  \"id\": \"a\",\n"
                                                           "  \"minutes\": 5,\n"
                                                           "  \"steps\": [\n"
                                                           "    {\n"
                                                           "      \"kind\": \"text\",\n"
                                                           "      \"title\": \"T\",\n"
                                                           "      \"text\": \"\\\"\u00e4\\\"\\n\"\n"
                                                           "    }\n"
                                                           "  ],\n"
                                                           "  \"own\": []\n"
                                                           "}\n"));
    }
};

GRUNDY_TEST(TestLessonWriter, tests::run<TestLessonWriter>)
#include "tst_lessonwriter.moc"
