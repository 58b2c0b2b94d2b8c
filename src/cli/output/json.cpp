// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/json.h"

#include "games/gains.h"
#include "games/worth.h"
#include "wording/names/moves.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <ostream>
#include <string>

namespace cli {
namespace {

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
        return exactNumber(verdict.remoteness);
    if (!verdict.sides.left && !verdict.sides.right)
        return QJsonValue(QJsonValue::Null);
    return QJsonObject{{QStringLiteral("left"), exactNumber(verdict.sides.left)},
                       {QStringLiteral("right"), exactNumber(verdict.sides.right)}};
}

void insertVerdict(QJsonObject& object, const games::Verdict& verdict, bool partizan)
{
    object.insert(QStringLiteral("outcome"), text(verdict.outcome));
    object.insert(QStringLiteral("grundy"), exactNumber(verdict.grundy));
    object.insert(QStringLiteral("value"), text(verdict.value));
    object.insert(QStringLiteral("remoteness"), remoteness(verdict, partizan));
}

/// [["0","4"],["3/2","5/2"]]: temperature and value of each point.
QJsonArray wallJson(const theory::Wall& wall)
{
    QJsonArray points;
    for (const theory::WallPoint& point : wall)
        points.append(QJsonArray{exactText(point.temperature), exactText(point.value)});
    return points;
}

QJsonValue listJson(const std::optional<std::vector<std::string>>& texts)
{
    if (!texts)
        return QJsonValue(QJsonValue::Null);
    QJsonArray list;
    for (const std::string& text : *texts)
        list.append(QString::fromStdString(text));
    return list;
}

/// What the value of a partizan position tells; all null where it is not known.
void insertWorth(QJsonObject& object, const std::optional<games::Worth>& worth)
{
    const auto insert = [&](const QString& key, auto of) {
        object.insert(key, worth ? QJsonValue(of(*worth)) : QJsonValue(QJsonValue::Null));
    };
    insert(QStringLiteral("mean"), [](const auto& known) { return exactText(known.thermograph.mean); });
    insert(QStringLiteral("temperature"),
           [](const auto& known) { return exactText(known.thermograph.temperature); });
    insert(QStringLiteral("left_stop"), [](const auto& known) { return exactText(known.leftStop); });
    insert(QStringLiteral("right_stop"), [](const auto& known) { return exactText(known.rightStop); });
    insert(QStringLiteral("thermograph"), [](const auto& known) {
        return QJsonObject{{QStringLiteral("left"), wallJson(known.thermograph.left)},
                           {QStringLiteral("right"), wallJson(known.thermograph.right)}};
    });
    insert(QStringLiteral("atomic_weight"), [](const auto& known) { return text(known.atomicWeight); });
    insert(QStringLiteral("left_incentives"),
           [](const auto& known) { return listJson(known.leftIncentives); });
    insert(QStringLiteral("right_incentives"),
           [](const auto& known) { return listJson(known.rightIncentives); });
}

QJsonObject subjectAt(const games::Game& game, const QString& position)
{
    const bool isNormal = game.play() == theory::Play::Normal;
    return {{QStringLiteral("position"), position},
            {QStringLiteral("game"), QString::fromStdString(game.info().id)},
            {QStringLiteral("play"), isNormal ? QStringLiteral("normal") : QStringLiteral("misere")}};
}

/// With an empty text for the position and an empty list for the moves.
QJsonObject headJson(const games::Game& game, const games::Answer& answer, const solver::Job& job)
{
    QJsonObject object = subjectAt(game, {});
    insertVerdict(object, answer.verdict, game.isPartizan());
    if (game.isPartizan())
        insertWorth(object, games::worthOf(game, answer.verdict, job));
    object.insert(QStringLiteral("method"), methodId(answer.method));
    if (answer.method == games::Method::Theory && answer.theorem)
        object.insert(QStringLiteral("theorem"), QString::fromLatin1(answer.theorem->id));
    object.insert(QStringLiteral("positions"), exactNumber(answer.positions));
    if (answer.tableBytes)
        object.insert(QStringLiteral("table_bytes"), exactNumber(*answer.tableBytes));
    object.insert(QStringLiteral("moves"), QJsonArray());
    return object;
}

/// What a move gains; of partizan games alone.
QJsonValue incentiveJson(const std::optional<games::MoveGains>& gains, std::size_t move)
{
    return gains ? text(gains->gains[move].incentive) : QJsonValue(QJsonValue::Null);
}

/// With an empty text for the position.
QJsonObject moveJson(const games::Game& game, const games::JudgedMove& judged, const QJsonValue& incentive)
{
    QJsonObject object;
    object.insert(QStringLiteral("to"), QString());
    object.insert(QStringLiteral("text"), wording::moveText(judged.move));
    object.insert(QStringLiteral("player"), playerId(judged.move.player));
    insertVerdict(object, judged.leaves, game.isPartizan());
    if (game.isPartizan())
        object.insert(QStringLiteral("incentive"), incentive);
    object.insert(QStringLiteral("winning"),
                  judged.leaves.outcome ? QJsonValue(judged.winning) : QJsonValue(QJsonValue::Null));
    return object;
}

/// What is still to be written of an object. Long texts are put into it when it is written: a position may
/// have millions of characters, which need no escaping.
class UnwrittenJson {
public:
    explicit UnwrittenJson(const QJsonObject& object)
        : m_text(QJsonDocument(object).toJson(QJsonDocument::Compact))
    {
    }

    /// Writes up to the place between the quotation marks or brackets of an empty value. A text of the object
    /// has no such key in it: its quotation marks are escaped.
    void writeInto(std::ostream& out, const QByteArray& key)
    {
        const QByteArray begin = '"' + key + "\":";
        writeTo(out, m_text.indexOf(begin, m_written) + begin.size() + 1);
    }
    /// The character that closes the value.
    void writeClosing(std::ostream& out) { writeTo(out, m_written + 1); }
    void writeRest(std::ostream& out) { writeTo(out, m_text.size()); }

private:
    void writeTo(std::ostream& out, qsizetype end)
    {
        out.write(m_text.constData() + m_written, end - m_written);
        m_written = end;
    }

    QByteArray m_text;
    qsizetype m_written = 0;
};

void printMove(std::ostream& out, const games::Game& game, const games::JudgedMove& judged,
               const QJsonValue& incentive)
{
    UnwrittenJson json(moveJson(game, judged, incentive));
    json.writeInto(out, "to");
    out << game.after(judged.move)->notation();
    json.writeRest(out);
}

} // namespace

bool printAnswer(std::ostream& out, const games::Game& game, const std::string& notation,
                 const games::Answer& answer, const solver::Job& job)
{
    UnwrittenJson json(headJson(game, answer, job));
    const auto gains = games::gainsOf(game, answer, job);
    json.writeInto(out, "moves");
    std::size_t printed = 0;
    for (; printed < answer.moves.size() && !solver::endOf(job) && out.good(); ++printed) {
        if (printed > 0)
            out << ',';
        printMove(out, game, answer.moves[printed], incentiveJson(gains, printed));
    }
    json.writeClosing(out);
    const std::uint64_t unprinted = answer.moves.size() - printed;
    if (const std::uint64_t omitted = answer.omitted + answer.otherOmitted + unprinted; omitted > 0)
        out << ",\"moves_omitted\":" << std::to_string(omitted);
    json.writeInto(out, "position");
    out << notation;
    json.writeRest(out);
    out << '\n' << std::flush;
    return unprinted == 0;
}

QString exactText(const theory::Dyadic& number)
{
    return QString::fromStdString(theory::text(number));
}

QJsonValue exactNumber(std::uint64_t number)
{
    return static_cast<qint64>(number);
}

QJsonValue exactNumber(const std::optional<std::uint64_t>& number)
{
    return number ? exactNumber(*number) : QJsonValue(QJsonValue::Null);
}

QJsonObject subjectJson(const games::Game& game)
{
    return subjectAt(game, QString::fromStdString(game.notation()));
}

void printJson(std::ostream& out, const QJsonObject& object)
{
    out << QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() << '\n' << std::flush;
}

} // namespace cli
