// SPDX-License-Identifier: GPL-3.0-or-later

// practice.json: {"format": "grundy-practice", "version": 1, "kind": "outcome", "day": "2026-11-24", "kinds":
// {"outcome": {"game": "nim", "misere": false, "difficulty": 0, "done": 9, "right": 7, "streak": 3,
// "level": 4, "towards": 1}, …}}.

#include "models/learn/exercises/practice.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace models {
namespace {

constexpr int fileVersion = 1;
constexpr qint64 mostPracticeBytes = qint64{1} << 20;
constexpr int mostCounted = 1'000'000'000;

int countOf(const QJsonObject& object, QLatin1String name, int least, int most)
{
    return std::clamp(object.value(name).toInt(least), least, most);
}

} // namespace

QByteArray Practice::text() const
{
    QJsonObject kinds;
    for (const Kind& kind : m_kinds)
        kinds.insert(kind.id, QJsonObject{{QStringLiteral("game"), kind.game},
                                          {QStringLiteral("misere"), kind.misere},
                                          {QStringLiteral("difficulty"), kind.fixed},
                                          {QStringLiteral("done"), kind.done},
                                          {QStringLiteral("right"), kind.right},
                                          {QStringLiteral("streak"), kind.streak},
                                          {QStringLiteral("level"), kind.level},
                                          {QStringLiteral("towards"), kind.towards}});
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QStringLiteral("grundy-practice")},
                                     {QStringLiteral("version"), fileVersion},
                                     {QStringLiteral("kind"), kind()},
                                     {QStringLiteral("day"), m_day.toString(Qt::ISODate)},
                                     {QStringLiteral("kinds"), kinds}})
        .toJson();
}

/// False when the text is no practice file of this version; numbers out of range come to their limits.
bool Practice::receive(const QByteArray& text)
{
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    if (root.value(QLatin1String("format")).toString() != QLatin1String("grundy-practice") ||
        root.value(QLatin1String("version")).toInt() != fileVersion)
        return false;
    m_day = QDate::fromString(root.value(QLatin1String("day")).toString(), Qt::ISODate);
    const QJsonObject kinds = root.value(QLatin1String("kinds")).toObject();
    for (Kind& kind : m_kinds) {
        const QJsonObject object = kinds.value(kind.id).toObject();
        const QString game = object.value(QLatin1String("game")).toString();
        const auto offered = classroom::gamesFor(kind.kind);
        if (std::ranges::find(offered, game.toStdString()) != offered.end())
            kind.game = game;
        kind.misere = object.value(QLatin1String("misere")).toBool();
        kind.fixed = countOf(object, QLatin1String("difficulty"), 0, classroom::mostDifficulty);
        kind.done = countOf(object, QLatin1String("done"), 0, mostCounted);
        kind.right = countOf(object, QLatin1String("right"), 0, kind.done);
        kind.streak = countOf(object, QLatin1String("streak"), 0, kind.right);
        kind.level = countOf(object, QLatin1String("level"), 1, classroom::mostDifficulty);
        kind.towards = countOf(object, QLatin1String("towards"), 0, 1);
    }
    const auto found = std::ranges::find(m_kinds, root.value(QLatin1String("kind")).toString(), &Kind::id);
    m_row = found == m_kinds.end() ? 0 : static_cast<int>(found - m_kinds.begin());
    return true;
}

void Practice::read()
{
    if (!m_file.read(mostPracticeBytes, [this](const QByteArray& text) { return receive(text); }))
        m_problem = tr("What you practised before could not be read: %1. It is not lost: before anything is "
                       "written there, the file is kept under another name.")
                        .arg(m_file.path());
}

void Practice::store()
{
    const OwnFile::Written written = m_file.write(text());
    if (!written.keptAs.isEmpty())
        m_problem = tr("What you practised before could not be read.") + u' ' +
                    tr("Its file is kept as %1.").arg(written.keptAs);
    if (!written.problem.isEmpty())
        m_problem = tr("Your progress cannot be kept: %1").arg(written.problem);
    tell();
}

void Practice::tell()
{
    emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    emit changed();
}

} // namespace models
