// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// grundy-cli as the tests call it: arguments and input in; exit code, results and complaints out.

#include "cli/cli.h"
#include "cli/painting/painting.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTest>

#include <sstream>
#include <stop_token>
#include <streambuf>
#include <string>
#include <vector>

struct Run {
    int exit = 0;
    QString out;
    QString err;
};

/// Takes every character and then cannot write them, as a full disk.
class FullDisk : public std::streambuf {
protected:
    int_type overflow(int_type c) override { return traits_type::not_eof(c); }
    int sync() override { return -1; }
};

inline int runInto(std::ostream& out, std::ostream& err, const QStringList& arguments,
                   const std::string& input, std::stop_token stop)
{
    std::vector<QByteArray> bytes{"grundy-cli"};
    for (const QString& argument : arguments)
        bytes.push_back(argument.toUtf8());
    std::vector<const char*> argv;
    for (const QByteArray& argument : bytes)
        argv.push_back(argument.constData());
    std::istringstream in(input);
    return cli::runCli(static_cast<int>(argv.size()), argv.data(), in, out, err, cli::paintingCommands(),
                       std::move(stop));
}

inline Run run(const QStringList& arguments, const std::string& input = {}, std::stop_token stop = {})
{
    std::ostringstream out;
    std::ostringstream err;
    const int exit = runInto(out, err, arguments, input, std::move(stop));
    return {exit, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

inline Run runOnFullDisk(const QStringList& arguments, const std::string& input = {})
{
    FullDisk disk;
    std::ostream out(&disk);
    std::ostringstream err;
    const int exit = runInto(out, err, arguments, input, {});
    return {exit, QString(), QString::fromStdString(err.str())};
}

inline QJsonObject json(const QString& line)
{
    return QJsonDocument::fromJson(line.toUtf8()).object();
}

inline std::vector<QJsonObject> jsonLines(const QString& text)
{
    std::vector<QJsonObject> objects;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        objects.push_back(json(line));
    return objects;
}

/// What `analyze --json` says of a position.
inline QJsonObject analyzed(const char* position)
{
    return json(run({"analyze", "--json", position}).out);
}

/// Tables of arguments that are refused, each with the one line that is said of them.
namespace refused {

inline void addColumns()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
}

inline void row(const QStringList& arguments, const char* message)
{
    QTest::newRow(message) << arguments << QString::fromUtf8(message) + QLatin1Char('\n');
}

/// Nothing but the message, and the exit code of a wrong call.
inline void check(const QStringList& command = {})
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, message);
    const Run result = run(command + arguments);
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.out, QString());
    QCOMPARE(result.err, message);
    QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
}

} // namespace refused
