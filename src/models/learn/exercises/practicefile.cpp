// SPDX-License-Identifier: GPL-3.0-or-later

// practice.json: {"format": "grundy-practice", "version": 1, "kind": "outcome", "day": "2026-11-24", "kinds":
// {"outcome": {"game": "nim", "misere": false, "difficulty": 0, "done": 9, "right": 7, "streak": 3,
// "level": 4, "towards": 1}, …}}.

#include "models/files/jsonroot.h"
#include "models/learn/exercises/practice.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace models {
namespace {

constexpr QLatin1String practiceFormat{"grundy-practice"};
constexpr int practiceVersion = 1;
constexpr int mostCounted = 1'000'000'000;

int countOf(const QJsonObject& object, QLatin1String name, int least, int most)
{
    return std::clamp(object.value(name).toInt(least), least, most);
}

} // namespace

PracticeFacts::PracticeFacts()
{
    for (const classroom::ExerciseKind kind : classroom::exerciseKinds()) {
        const auto games = classroom::gamesFor(kind);
        kinds.push_back({.kind = kind,
                         .id = wording::fromUtf8(classroom::kindId(kind)),
                         .game = games.empty() ? QString() : QString::fromStdString(games.front())});
    }
}

QByteArray PracticeFacts::text() const
{
    QJsonObject objects;
    for (const PractisedKind& kind : kinds)
        objects.insert(kind.id, QJsonObject{{QStringLiteral("game"), kind.game},
                                            {QStringLiteral("misere"), kind.misere},
                                            {QStringLiteral("difficulty"), kind.fixed},
                                            {QStringLiteral("done"), kind.done},
                                            {QStringLiteral("right"), kind.right},
                                            {QStringLiteral("streak"), kind.streak},
                                            {QStringLiteral("level"), kind.level},
                                            {QStringLiteral("towards"), kind.towards}});
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), practiceFormat},
                                     {QStringLiteral("version"), practiceVersion},
                                     {QStringLiteral("kind"), kinds[static_cast<std::size_t>(row)].id},
                                     {QStringLiteral("day"), day.toString(Qt::ISODate)},
                                     {QStringLiteral("kinds"), objects}})
        .toJson();
}

/// Numbers out of range come to their limits.
std::variant<PracticeFacts, FileError> PracticeFacts::read(const QByteArray& text)
{
    const auto read = jsonRoot(text, practiceFormat, practiceVersion);
    if (const auto* error = std::get_if<FileError>(&read))
        return *error;
    const auto& root = std::get<QJsonObject>(read);
    PracticeFacts facts;
    facts.day = QDate::fromString(root.value(QLatin1String("day")).toString(), Qt::ISODate);
    const QJsonObject objects = root.value(QLatin1String("kinds")).toObject();
    for (PractisedKind& kind : facts.kinds) {
        const QJsonObject object = objects.value(kind.id).toObject();
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
    const auto found =
        std::ranges::find(facts.kinds, root.value(QLatin1String("kind")).toString(), &PractisedKind::id);
    facts.row = found == facts.kinds.end() ? 0 : static_cast<int>(found - facts.kinds.begin());
    return facts;
}

} // namespace models
