// SPDX-License-Identifier: GPL-3.0-or-later

// What is installed beside the programs: manual pages and completions name all that the programs understand,
// there is one version, and the desktop is told the truth.

#include "support/patience.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString sources = QStringLiteral(GRUNDY_SOURCE_DIR "/");
const QString build = QStringLiteral(GRUNDY_BIN_DIR "/../");
const QString made = build + QStringLiteral("src/packaging/");
const QString id = QStringLiteral(GRUNDY_ID);

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a program says, and its complaints; fails where it does not end with 0.
QString said(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(tests::patienceMs) || process.exitCode() != 0)
        QTest::qFail(qPrintable(program + ": " + process.readAll()), __FILE__, __LINE__);
    return QString::fromUtf8(process.readAll());
}

/// All that matches, without the spaces before it.
QStringList matches(const QString& text, const QString& pattern)
{
    QStringList found;
    const QRegularExpression regular(pattern, QRegularExpression::MultilineOption);
    for (auto each = regular.globalMatch(text); each.hasNext();)
        found << each.next().captured(1);
    return found;
}

QStringList commandsIn(const QString& help)
{
    return matches(help.section("ubcommands:", 1), R"(^  ([a-z]+) )");
}

/// The long options that --help names.
QStringList optionsIn(const QString& help)
{
    QStringList options;
    for (const QString& line : matches(help, R"(^  (-\S+))"))
        for (const QString& name : line.split(u','))
            if (name.startsWith("--"))
                options << name;
    return options;
}

} // namespace

class TestPackages : public QObject {
    Q_OBJECT

private slots:
    void everyOptionIsInTheManual_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("grundy-cli") << "grundy-cli";
        if (QFile::exists(QStringLiteral(GRUNDY_BIN_DIR "/grundy")))
            QTest::newRow("grundy") << "grundy";
    }

    void everyOptionIsInTheManual()
    {
        QFETCH(const QString, program);
        const QString path = QStringLiteral(GRUNDY_BIN_DIR "/") + program;
        const QString help = said(path, {"--help"});
        const QString manual = contentOf(made + program + ".1").replace("\\-", "-");
        const QStringList shells{contentOf(made + program + ".bash"), contentOf(made + program + ".zsh"),
                                 contentOf(made + program + ".fish").replace(" -l ", " --")};
        QStringList options = optionsIn(help);
        QVERIFY(options.contains("--version"));
        for (const QString& command : commandsIn(help)) {
            QVERIFY2(manual.contains(".SS " + command + '\n'), qPrintable(command));
            for (const QString& shell : shells)
                QVERIFY2(shell.contains(command), qPrintable(command));
            const QStringList own = optionsIn(said(path, {command, "--help"}));
            QVERIFY(own.contains("--help"));
            options += own;
        }
        for (const QString& option : options) {
            const QRegularExpression whole(option + R"((?![a-z-]))");
            QVERIFY2(manual.contains("\\fB" + option + "\\fR"), qPrintable(option));
            for (const QString& shell : shells)
                QVERIFY2(shell.contains(whole), qPrintable(option));
        }
        QCOMPARE(matches(manual, R"(@([A-Z]+)@)"), QStringList{});
    }

    void thereIsOneVersion()
    {
        const QString version =
            matches(contentOf(sources + "CMakeLists.txt"), R"(^project\(grundy VERSION (\S+))").value(0);
        QCOMPARE(matches(contentOf(sources + "CHANGELOG.md"), R"(^## (\S+) )").value(0), version);
        const QString told = said(QStringLiteral(GRUNDY_BIN_DIR "/grundy-cli"), {"--version"});
        QCOMPARE(told, QStringLiteral("grundy-cli %1 (Qt %2)\n").arg(version, QLatin1String(qVersion())));
        QVERIFY(contentOf(made + "grundy-cli.1").contains("\"Grundy " + version + '"'));
    }

    /// The day of a release is the same wherever it is named.
    void releasesAreThoseOfTheChangelog()
    {
        const QString metainfo = contentOf(sources + "resources/desktop/" + id + ".metainfo.xml.in");
        const QString log = contentOf(sources + "CHANGELOG.md");
        QVERIFY(!metainfo.isEmpty());
        QCOMPARE(matches(metainfo, R"x(<release version="(\S+)")x"), matches(log, R"(^## (\S+) )"));
        QCOMPARE(matches(metainfo, R"x(<release .*date="(\S+)")x"), matches(log, R"(^## \S+ \((\S+)\))"));
    }

    /// Double click: the type of the files is one of those that the window says it opens.
    void filesAreKnownByTheirEndings_data()
    {
        QTest::addColumn<QString>("type");
        QTest::newRow("game.grundy") << "application/x-grundy-game+json";
        QTest::newRow("lesson.grundylesson") << "application/x-grundy-lesson+json";
        QTest::newRow("corners.grundyrule") << "application/x-grundy-rule+json";
    }

    void filesAreKnownByTheirEndings()
    {
        QFETCH(const QString, type);
        QTemporaryDir folder;
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        QVERIFY(QDir(folder.path()).mkpath("mime/packages"));
        QVERIFY(QFile::copy(sources + "resources/desktop/" + id + ".xml",
                            folder.filePath("mime/packages/grundy.xml")));
        qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
        const QMimeType found = QMimeDatabase().mimeTypeForFile(QString::fromLatin1(QTest::currentDataTag()),
                                                                QMimeDatabase::MatchExtension);
        qputenv("XDG_DATA_HOME", before);
        QCOMPARE(found.name(), type);
        const QString desktop = contentOf(sources + "resources/desktop/" + id + ".desktop");
        QVERIFY(matches(desktop, R"(^MimeType=(.*))").value(0).split(u';').contains(type));
        QVERIFY(contentOf(sources + "resources/desktop/" + id + ".metainfo.xml.in")
                    .contains("<mediatype>" + type + "</mediatype>"));
        QVERIFY(desktop.contains("\nExec=grundy %F\n")); // files on this machine, several at once
    }

    void iconsHaveTheUsualSizes()
    {
        if (!QDir(made + "hicolor").exists())
            QSKIP("the window is not built");
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
            const QImage icon(QStringLiteral("%1hicolor/%2x%2/apps/%3.png").arg(made).arg(size).arg(id));
            QCOMPARE(icon.size(), QSize(size, size));
            QCOMPARE(qAlpha(icon.pixel(0, 0)), 0);
            QCOMPARE(icon.pixelColor(size / 2, size / 20 + 1).blueF() > 0.6, true);
        }
    }

    void othersFindThemValid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString desktop = sources + "resources/desktop/" + id;
        QTest::newRow("desktop-file-validate") << QStringList{desktop + ".desktop"};
        QTest::newRow("xmllint") << QStringList{"--noout", desktop + ".xml", desktop + ".metainfo.xml.in"};
        QTest::newRow("bash") << QStringList{"-n", made + "grundy-cli.bash"};
        QTest::newRow("zsh") << QStringList{"-n", made + "grundy-cli.zsh"};
        QTest::newRow("fish") << QStringList{"-n", made + "grundy-cli.fish"};
    }

    /// There is no page of ours to name: newer versions of the tool complain of that, and of nothing else.
    void theMetainfoIsValid()
    {
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("appstreamcli"));
        const QString file = build + id + ".metainfo.xml";
        if (tool.isEmpty() || !QFile::exists(file))
            QSKIP("it is not installed, or the window is not built");
        QProcess validator;
        validator.start(tool, {QStringLiteral("validate"), QStringLiteral("--no-net"), file});
        QVERIFY(validator.waitForFinished(tests::patienceMs));
        const QString told = QString::fromUtf8(validator.readAllStandardOutput());
        QStringList complaints = matches(told, QStringLiteral("^([EW]: .*)"));
        complaints.removeIf([](const QString& line) { return line.contains(u"url-homepage-missing"); });
        QVERIFY2(complaints.isEmpty() && told.contains(u"Validation"), qPrintable(told));
    }

    /// Where the tools are installed.
    void othersFindThemValid()
    {
        QFETCH(const QStringList, arguments);
        const QString tool = QStandardPaths::findExecutable(QString::fromLatin1(QTest::currentDataTag()));
        if (tool.isEmpty() || !QFile::exists(arguments.constLast()))
            QSKIP("it is not installed, or the window is not built");
        const QString told = said(tool, arguments);
        QVERIFY2(!told.contains("warning", Qt::CaseInsensitive), qPrintable(told));
    }

    /// Published, the metainfo has its addresses, too.
    void publishedMetainfoIsValid()
    {
        const QString tool = QStandardPaths::findExecutable("appstreamcli");
        if (tool.isEmpty())
            QSKIP("it is not installed");
        QString metainfo = contentOf(sources + "resources/desktop/" + id + ".metainfo.xml.in");
        metainfo.replace("@GRUNDY_HOMEPAGE@", "https://www.debian.org")
            .replace("@GRUNDY_PICTURES@", "https://www.debian.org/a");
        for (const QString& picture : matches(metainfo, R"(<image>.*/([^/]+)</image>)"))
            QVERIFY2(QFile::exists(sources + "docs/pictures/" + picture), qPrintable(picture));
        QTemporaryDir folder;
        QFile file(folder.filePath(id + ".metainfo.xml"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(metainfo.toUtf8()) > 0);
        file.close();
        QVERIFY(said(tool, {"validate", "--no-net", file.fileName()}).contains("success"));
    }
};

GRUNDY_TEST(TestPackages, tests::runIn<QCoreApplication, TestPackages>)
#include "tst_packages.moc"
