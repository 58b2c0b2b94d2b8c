// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/report.h"

#include "cli/console.h"
#include "cli/output/json.h"

#include "wording/names/drawnnames.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <tuple>

namespace cli {
namespace {

constexpr std::size_t mostRows = 100;       ///< moves shown; --json lists them all
constexpr std::size_t longestInRow = 1'000; ///< characters of a position; --json writes it whole
constexpr std::size_t longestGain = 40;     ///< characters of an incentive; --json writes it whole

using Row = std::array<QString, 8>;

QString numberText(const std::optional<std::uint64_t>& number)
{
    return number ? wording::ungrouped(*number) : QStringLiteral("?");
}

QString letterText(const std::optional<theory::Outcome>& outcome)
{
    return outcome ? QString(QChar::fromLatin1(theory::letter(*outcome))) : QStringLiteral("?");
}

QString winsText(const games::JudgedMove& judged)
{
    if (!judged.leaves.outcome)
        return {};
    //: of a move, a verb: who makes it wins
    return judged.winning ? Cli::tr("wins") : /*: of a move, a verb */ Cli::tr("loses");
}

/// Whose move it is, in a partizan game.
QString playerText(const games::Game& game, theory::Mover player)
{
    return wording::playerName(player, game.info().id);
}

/// The Grundy value, or the exact value in a partizan game.
QString valueText(const games::Game& game, const games::Verdict& verdict)
{
    if (game.isPartizan())
        return QString::fromStdString(verdict.value.value_or(""));
    return verdict.grundy ? wording::ungrouped(*verdict.grundy) : QString();
}

/// Notations are ASCII.
QString shortened(std::string notation, std::size_t longest = longestInRow)
{
    const bool isLong = notation.size() > longest;
    if (isLong)
        notation.resize(longest);
    return QString::fromStdString(notation) + (isLong ? QStringLiteral("…") : QString());
}

/// `gain` is null where it is not known.
Row rowOf(const games::Game& game, const games::JudgedMove& judged, const games::MoveGain* gain)
{
    const games::Verdict& leaves = judged.leaves;
    return {playerText(game, judged.move.player),
            wording::moveText(judged.move),
            shortened(game.after(judged.move)->notation()),
            letterText(leaves.outcome),
            valueText(game, leaves),
            gain != nullptr ? shortened(gain->incentive.value_or(""), longestGain) : QString(),
            leaves.remoteness ? wording::ungrouped(*leaves.remoteness) : QString(),
            winsText(judged)};
}

/// Left-justified columns; a column that is empty throughout is left out.
QString tableText(const std::vector<Row>& rows)
{
    QString text;
    std::array<qsizetype, std::tuple_size_v<Row>> widths{};
    for (std::size_t column = 0; column < widths.size(); ++column) {
        for (std::size_t row = 1; row < rows.size(); ++row)
            widths[column] = std::max(widths[column], rows[row][column].size());
        if (widths[column] > 0)
            widths[column] = std::max(widths[column], rows.front()[column].size());
    }
    for (const Row& row : rows) {
        QString line;
        for (std::size_t column = 0; column < widths.size(); ++column) {
            if (widths[column] > 0)
                line.append(QStringLiteral("  ")).append(row[column].leftJustified(widths[column]));
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text.append(line).append(QLatin1Char('\n'));
    }
    return text;
}

QString valueLabel(const games::Game& game)
{
    //: head of a column, a noun: the value of the game as a whole
    return game.isPartizan() ? Cli::tr("value") : /*: short for Grundy value */ Cli::tr("Grundy");
}

QString movesLeftText(const games::Game& game, const games::Verdict& verdict)
{
    if (!game.isPartizan())
        return numberText(verdict.remoteness);
    //: how many moves the game lasts yet, twice: two numbers
    return Cli::tr("%1 if Left is to move, %2 if Right is")
        .arg(numberText(verdict.sides.left), numberText(verdict.sides.right));
}

QString movesText(const games::Game& game, const games::Answer& answer,
                  const std::optional<games::MoveGains>& gains)
{
    const bool judged = std::ranges::any_of(
        answer.moves, [](const games::JudgedMove& move) { return move.leaves.outcome.has_value(); });
    if (!judged)
        return {};
    //: head of a column: who moves
    std::vector<Row> rows{{Cli::tr("player"),
                           //: head of a column, a noun
                           Cli::tr("move"),
                           //: head of a column: the position after the move
                           Cli::tr("position after"),
                           /*: head of a column: the outcome, P, N, L or R, that the move leaves */
                           Cli::tr("leaves"), valueLabel(game),
                           //: head of a column: how much the move gains, a value of a game
                           Cli::tr("incentive"),
                           //: head of a column: how many moves the game lasts yet
                           Cli::tr("moves left"), QString()}};
    const std::size_t shown = std::min(answer.moves.size(), mostRows);
    for (std::size_t i = 0; i < shown; ++i)
        rows.push_back(rowOf(game, answer.moves[i], gains ? &gains->gains[i] : nullptr));
    QString text = QStringLiteral("\n%1").arg(tableText(rows));
    if (const std::uint64_t more = answer.moves.size() - shown + answer.omitted + answer.otherOmitted;
        more > 0)
        text.append(Cli::tr("  … and more: %1\n").arg(wording::localized(more)));
    return text;
}

QString verdictText(const games::Game& game, const games::Answer& answer)
{
    if (!answer.verdict.outcome)
        return answer.unsolved ? wording::unsolvedText(*answer.unsolved) : QString();
    const QString title = wording::verdictTitle(*answer.verdict.outcome, game);
    const QString detail = wording::verdictDetail(answer, game);
    //: who wins, and why or by which move: two sentences
    return detail.isEmpty() ? title : Cli::tr("%1. %2").arg(title, detail);
}

/// The memory of a table that was left out.
QString leftOutText(std::uint64_t bytes)
{
    const QString size =
        QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeTraditionalFormat);
    return Cli::tr("left out: all positions would take %1 of memory").arg(size);
}

/// "56, winning: at least 3, not judged: 40".
QString moveCountText(const games::Answer& answer)
{
    QString moves = wording::localized(answer.moveCount());
    const auto unjudged = static_cast<std::uint64_t>(std::ranges::count_if(
        answer.moves, [](const games::JudgedMove& judged) { return !judged.leaves.outcome; }));
    if (!answer.verdict.outcome || (unjudged > 0 && unjudged == answer.moves.size()))
        return moves;
    //: how many moves there are, and how many of them are known to win
    const QString known =
        answer.winningIsLeast ? Cli::tr("%1, winning: at least %2") : Cli::tr("%1, winning: %2");
    const QString text = known.arg(moves, wording::localized(answer.winning));
    return unjudged == 0 ? text
                         //: the line above, such as "12, winning: at least 1", and of how many moves nothing
                         //: is known
                         : Cli::tr("%1, not judged: %2").arg(text, wording::localized(unjudged));
}

/// A line for each part of a sum: "Green tree  *".
QString partsText(const games::Answer& answer)
{
    constexpr std::size_t mostParts = 20;
    if (answer.parts.size() < 2)
        return {};
    //: heads a list: what the position is the sum of, and the value of each
    QString text = QStringLiteral("  %1\n").arg(Cli::tr("components"));
    const std::size_t shown = std::min(answer.parts.size(), mostParts);
    for (std::size_t i = 0; i < shown; ++i)
        text.append(QStringLiteral("    %1: %2\n")
                        .arg(wording::partName(answer.parts[i]),
                             QString::fromStdString(answer.parts[i].value.value_or("?"))));
    if (answer.parts.size() > shown)
        text.append(Cli::tr("    … and more: %1\n").arg(wording::localized(answer.parts.size() - shown)));
    return text;
}

/// "4 at 0, 5/2 at 3/2": where a wall bends, from temperature 0 upwards.
QString wallText(const theory::Wall& wall)
{
    QStringList points;
    for (const theory::WallPoint& point : wall)
        points.append(Cli::tr("%1 at %2", "a value at a temperature")
                          .arg(exactText(point.value), exactText(point.temperature)));
    return points.join(QStringLiteral(", "));
}

/// Lines of a label and what stands beside it.
class Lines {
public:
    void add(const QString& label, const QString& value)
    {
        m_text.append(QStringLiteral("  %1 %2\n").arg(label.leftJustified(11), value));
    }
    void append(const QString& text) { m_text.append(text); }
    [[nodiscard]] const QString& text() const { return m_text; }

private:
    QString m_text;
};

void addWorth(Lines& lines, const games::Worth& worth)
{
    const theory::Thermograph& graph = worth.thermograph;
    //: heads a line, a noun: the mean value of a hot game
    lines.add(Cli::tr("mean"), exactText(graph.mean));
    //: heads a line: the temperature of a hot game
    lines.add(Cli::tr("temperature"), exactText(graph.temperature));
    //: heads a line: a wall of the thermograph, as points
    lines.add(Cli::tr("left wall"), wallText(graph.left));
    //: heads a line: a wall of the thermograph, as points
    lines.add(Cli::tr("right wall"), wallText(graph.right));
    if (worth.atomicWeight)
        //: heads a line: a number that a game without numbers has
        lines.add(Cli::tr("atomic weight"), QString::fromStdString(*worth.atomicWeight));
}

} // namespace

QString report(const games::Game& game, const games::Answer& answer, const std::optional<games::Worth>& worth,
               const std::optional<games::MoveGains>& gains)
{
    Lines lines;
    //: heads a line: who wins, with the letter P, N, L or R
    lines.add(Cli::tr("outcome"),
              QStringLiteral("%1  %2").arg(letterText(answer.verdict.outcome), verdictText(game, answer)));
    if (game.play() == theory::Play::Normal) {
        const QString value = valueText(game, answer.verdict);
        lines.add(valueLabel(game), value.isEmpty() ? QStringLiteral("?") : value);
    }
    if (worth)
        addWorth(lines, *worth);
    lines.append(partsText(answer));
    lines.add(Cli::tr("moves left"), movesLeftText(game, answer.verdict));
    //: heads a line that says how the answer was found: by theory, a table or a search
    lines.add(Cli::tr("found"), wording::methodText(answer));
    if (answer.tableBytes)
        //: heads a line: how much memory a table would have needed
        lines.add(Cli::tr("table"), leftOutText(*answer.tableBytes));
    //: heads a line that says how many moves there are
    lines.add(Cli::tr("moves"), moveCountText(answer));
    lines.append(movesText(game, answer, gains));
    return lines.text();
}

} // namespace cli
