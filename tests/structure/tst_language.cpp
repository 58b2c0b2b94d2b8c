// SPDX-License-Identifier: GPL-3.0-or-later

// One place decides how numbers are written: nothing else sets a locale or asks for the machine's own.

#include "support/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

const QString thePlace = QStringLiteral("/wording/text/language.cpp");

/// The files of a folder that name a way round the place.
QStringList waysRound(const QString& folder)
{
    static const QRegularExpression way(
        R"(QLocale::(setDefault|system)|\bsetlocale\b|std::locale|\.imbue\()");
    QStringList found;
    QDirIterator files(folder, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly) || way.match(QString::fromUtf8(file.readAll())).hasMatch())
            found << file.fileName().mid(folder.size());
    }
    return found;
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void onePlaceSetsIt()
    {
        QCOMPARE(waysRound(QStringLiteral(GRUNDY_SOURCE_DIR "/src")), QStringList{thePlace});
    }
};

GRUNDY_TEST(TestLanguage, tests::run<TestLanguage>)
#include "tst_language.moc"
