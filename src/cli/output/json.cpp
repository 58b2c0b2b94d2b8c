// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/json.h"

#include "wording/names/moves.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <ostream>

namespace cli {
namespace {

/// Exact: QJsonValue keeps 64-bit integers.
QJsonValue number(std::uint64_t value)
{
    return QJsonValue(static_cast<qint64>(value));
}

QJsonValue number(const std::optional<std::uint64_t>& value)
{
    return value ? number(*value) : QJsonValue(QJsonValue::Null);
}

QJsonValue text(const std::optional<std::string>& value)
{
    return value ? QJsonValue(QString::fromStdString(*value)) : QJsonValue(QJsonValue::Null);
}

QJsonValue text(const std::optional<theory::Outcome>& outcome)
{
    return outcome ? QJsonValue(QString(QChar::fromLatin1(theory::letter(*outcome))))
                   : QJsonValue(QJsonValue::Null);
}

QString methodId(games::Method method)
{
    switch (method) {
    case games::Method::Theory: return QStringLiteral("theory");
    case games::Method::Table: return QStringLiteral("table");
    case games::Method::Search: return QStringLiteral("search");
    }
    return {};
}

QString playerId(theory::Mover mover)
{
    switch (mover) {
    case theory::Mover::Either: return QStringLiteral("either");
    case theory::Mover::Left: return QStringLiteral("left");
    case theory::Mover::Right: return QStringLiteral("right");
    }
    return {};
}

/// One number for an impartial game; for a partizan one an object, or null when neither side is known.
QJsonValue remoteness(const games::Verdict& verdict, bool partizan)
{
    if (!partizan)
        return number(verdict.remoteness);
    if (!verdict.sides.left && !verdict.sides.right)
        return QJsonValue(QJsonValue::Null);
    return QJsonObject{{QStringLiteral("left"), number(verdict.sides.left)},
                       {QStringLiteral("right"), number(verdict.sides.right)}};
}

void insertVerdict(QJsonObject& object, const games::Verdict& verdict, bool partizan)
{
    object.insert(QStringLiteral("outcome"), text(verdict.outcome));
    object.insert(QStringLiteral("grundy"), number(verdict.grundy));
    object.insert(QStringLiteral("value"), text(verdict.value));
    object.insert(QStringLiteral("remoteness"), remoteness(verdict, partizan));
}

QJsonObject moveJson(const games::Game& game, const games::JudgedMove& judged)
{
    QJsonObject object;
    object.insert(QStringLiteral("to"), QString::fromStdString(game.after(judged.move)->notation()));
    object.insert(QStringLiteral("text"), wording::moveText(judged.move));
    object.insert(QStringLiteral("player"), playerId(judged.move.player));
    insertVerdict(object, judged.leaves, game.isPartizan());
    object.insert(QStringLiteral("winning"),
                  judged.leaves.outcome ? QJsonValue(judged.winning) : QJsonValue(QJsonValue::Null));
    return object;
}

} // namespace

QString theoremId(games::Theorem theorem)
{
    switch (theorem) {
    case games::Theorem::Bouton: return QStringLiteral("Bouton");
    case games::Theorem::MisereNim: return QStringLiteral("misere Nim");
    case games::Theorem::SubtractionPeriod: return QStringLiteral("subtraction period");
    case games::Theorem::TameSum: return QStringLiteral("tame sum");
    case games::Theorem::LineRuns: return QStringLiteral("line runs");
    case games::Theorem::PrimeExponents: return QStringLiteral("prime exponents");
    case games::Theorem::CoinsAsHeaps: return QStringLiteral("coins as heaps");
    case games::Theorem::OddSteps: return QStringLiteral("odd steps");
    case games::Theorem::CoinPairs: return QStringLiteral("coin pairs");
    case games::Theorem::HeadsAsHeaps: return QStringLiteral("heads as heaps");
    case games::Theorem::HeadsLessOne: return QStringLiteral("heads less one");
    case games::Theorem::Coordinates: return QStringLiteral("coordinates");
    case games::Theorem::GoldenRatio: return QStringLiteral("golden ratio");
    case games::Theorem::SkipCount: return QStringLiteral("skip count");
    case games::Theorem::ReversibleAdds: return QStringLiteral("reversible adds");
    case games::Theorem::RowGaps: return QStringLiteral("row gaps");
    case games::Theorem::RowValues: return QStringLiteral("row values");
    case games::Theorem::Fusion: return QStringLiteral("fusion");
    case games::Theorem::SignRule: return QStringLiteral("sign rule");
    case games::Theorem::ColonPrinciple: return QStringLiteral("colon principle");
    case games::Theorem::PartValues: return QStringLiteral("part values");
    case games::Theorem::OctalPeriod: return QStringLiteral("octal period");
    }
    return {};
}

QJsonObject answerJson(const games::Game& game, const games::Answer& answer)
{
    QJsonObject object;
    object.insert(QStringLiteral("position"), QString::fromStdString(game.notation()));
    object.insert(QStringLiteral("game"), QString::fromStdString(game.info().id));
    object.insert(QStringLiteral("play"),
                  game.play() == theory::Play::Normal ? QStringLiteral("normal") : QStringLiteral("misere"));
    insertVerdict(object, answer.verdict, game.isPartizan());
    object.insert(QStringLiteral("method"), methodId(answer.method));
    if (answer.method == games::Method::Theory && answer.theorem)
        object.insert(QStringLiteral("theorem"), theoremId(*answer.theorem));
    object.insert(QStringLiteral("positions"), number(answer.positions));
    if (answer.tableBytes)
        object.insert(QStringLiteral("table_bytes"), number(*answer.tableBytes));
    QJsonArray moves;
    for (const games::JudgedMove& judged : answer.moves)
        moves.append(moveJson(game, judged));
    object.insert(QStringLiteral("moves"), moves);
    if (const std::uint64_t omitted = answer.omitted + answer.otherOmitted; omitted > 0)
        object.insert(QStringLiteral("moves_omitted"), number(omitted));
    return object;
}

void printJson(std::ostream& out, const QJsonObject& object)
{
    out << QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() << '\n' << std::flush;
}

} // namespace cli
