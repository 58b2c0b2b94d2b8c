// SPDX-License-Identifier: GPL-3.0-or-later

// practice.json: {"format": "grundy-practice", "version": 1, "kind": "outcome", "day": "2026-11-24", "kinds":
// {"outcome": {"game": "nim", "misere": false, "difficulty": 0, "done": 9, "right": 7, "streak": 3,
// "level": 4, "towards": 1}, …}}.

#include "models/files/keptjson.h"
#include "models/learn/exercises/practice.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace models {
namespace {

constexpr QLatin1String practiceFormat{"grundy-practice"};
constexpr int practiceVersion = 1;
constexpr std::uint64_t longestWord = 100;
constexpr int mostCounted = 1'000'000'000;

void readKind(PractisedKind& kind, lessons::JsonFields fields)
{
    const auto count = [&fields](const char* key, int least, int most) {
        return static_cast<int>(
            fields[key].whole(static_cast<std::uint64_t>(least), static_cast<std::uint64_t>(most)));
    };
    const QStringList offered = wording::textsOf(classroom::gamesFor(kind.kind));
    kind.game = fields["game"].anyText(longestWord);
    if (!kind.game.isEmpty() && !offered.contains(kind.game))
        fields["game"].fail(lessons::Cause::BadValue, kind.game);
    kind.misere = fields["misere"].truth(false);
    kind.fixed = count("difficulty", 0, classroom::mostDifficulty);
    kind.done = count("done", 0, mostCounted);
    kind.right = count("right", 0, kind.done);
    kind.streak = count("streak", 0, kind.right);
    kind.level = count("level", 1, classroom::mostDifficulty);
    kind.towards = count("towards", 0, 1);
    fields.end();
}

std::vector<PractisedKind> allKinds()
{
    std::vector<PractisedKind> kinds;
    for (const classroom::ExerciseKind kind : classroom::exerciseKinds()) {
        const auto games = classroom::gamesFor(kind);
        kinds.push_back({.kind = kind,
                         .id = wording::fromUtf8(classroom::kindId(kind)),
                         .game = games.empty() ? QString() : QString::fromStdString(games.front())});
    }
    return kinds;
}

/// Looked for once: a class of two hundred begins with as many of them.
const std::vector<PractisedKind>& untouched()
{
    static const auto kinds = allKinds();
    return kinds;
}

} // namespace

PracticeFacts::PracticeFacts() : kinds(untouched()) {}

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

std::variant<PracticeFacts, FileError> PracticeFacts::read(const QByteArray& text)
{
    const auto readFields = [](lessons::JsonFields& fields) {
        PracticeFacts facts;
        facts.day = fields["day"].day();
        const QString practised = fields["kind"].text(longestWord);
        lessons::JsonFields objects = fields["kinds"].object();
        for (PractisedKind& kind : facts.kinds) {
            lessons::JsonField kept = objects[kind.id.toLatin1().constData()];
            if (kept.isThere() && !fields.hasProblem())
                readKind(kind, kept.object());
            if (kind.id == practised)
                facts.row = static_cast<int>(&kind - facts.kinds.data());
        }
        objects.end();
        return facts;
    };
    return readKept(text,
                    {.format = practiceFormat.latin1(), .version = practiceVersion, .mostBytes = mostBytes},
                    readFields);
}

} // namespace models
