// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/graphs.h"

#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

namespace wording {
namespace {

QString gamesText(const analysis::GameCounts& counts)
{
    const bool isOne = counts.games == 1;
    if (counts.rightStarts)
        return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 game that Left starts"),
                       QT_TRANSLATE_N_NOOP("Wording", "%1 games that Left starts"), isOne ? 1 : 2)
            .arg(bigNumber(counts.games));
    //: how many ways there are to play to the end, here one
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 game"), QT_TRANSLATE_N_NOOP("Wording", "%1 games"),
                   isOne ? 1 : 2)
        .arg(bigNumber(counts.games));
}

QString line(const QString& name, const QString& value)
{
    return translate("Wording", "%1: %2").arg(name, value) + QLatin1Char('\n');
}

QString runMaximaText(const std::vector<std::uint64_t>& maxima)
{
    QStringList parts;
    for (std::size_t length = maxima.size(); length > 0; --length)
        //: how many, times the length of the game: a term of a sum
        parts.append(translate("Wording", "%1 × %2").arg(localized(maxima[length - 1]), localized(length)));
    return parts.join(QStringLiteral(", "));
}

QString sizesText(const analysis::PositionGraph& graph, const analysis::GraphStatistics& statistics)
{
    constexpr std::size_t mostNamed = 12;
    QString text;
    for (const analysis::SizeCount& size : statistics.sizes) {
        QStringList names;
        for (analysis::NodeIndex node = 0; node < graph.nodes.size() && size.cold <= mostNamed; ++node)
            if (graph.nodes[node].size == size.size && graph.isCold(node))
                names.append(graph.nodes[node].name.empty() ? QStringLiteral("–")
                                                            : fromUtf8(graph.nodes[node].name));
        //: a size, how many positions of it are cold, how many there are, and their names
        text += translate("Wording", "  %1: %2 of %3  %4")
                    .arg(localized(size.size), localized(size.cold), localized(size.positions),
                         names.join(QStringLiteral("  ")))
                    .trimmed()
                    .prepend(QStringLiteral("  ")) +
                QLatin1Char('\n');
    }
    return text;
}

QString lengthsText(std::uint64_t longest, std::uint64_t shortest)
{
    //: of the longest and the shortest game
    return translate("Wording", "%1 and %2 moves").arg(localized(longest), localized(shortest));
}

QString countLines(const analysis::GraphStatistics& statistics)
{
    if (!statistics.counts)
        //: before a number, a noun: how many ways there are to play to the end
        return line(translate("Wording", "Games"), translate("Wording", "endless play is possible"));
    const analysis::GameCounts& counts = *statistics.counts;
    if (const auto& right = counts.rightStarts)
        return line(translate("Wording", "Games, Left starting"), bigNumber(counts.games)) +
               line(translate("Wording", "won by Left"), bigNumber(counts.starterWins)) +
               line(translate("Wording", "Longest and shortest"),
                    lengthsText(counts.longest, counts.shortest)) +
               line(translate("Wording", "Games, Right starting"), bigNumber(right->games)) +
               line(translate("Wording", "Longest and shortest"),
                    lengthsText(right->longest, right->shortest));
    return line(translate("Wording", "Games"), bigNumber(counts.games)) +
           line(translate("Wording", "won by the player who starts"), bigNumber(counts.starterWins)) +
           //: before a number: how many moves it has
           line(translate("Wording", "Longest game"), localized(counts.longest)) +
           //: before a number: how many moves it has
           line(translate("Wording", "Shortest game"), localized(counts.shortest));
}

} // namespace

QString bigNumber(const theory::BigInteger& number)
{
    const QLocale locale;
    const bool grouped = !locale.numberOptions().testFlag(QLocale::OmitGroupSeparator);
    const std::string digits = text(number);
    constexpr std::size_t groupSize = 3;
    QString text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (grouped && i > 0 && (digits.size() - i) % groupSize == 0)
            text += locale.groupSeparator();
        text += locale.toString(digits[i] - '0');
    }
    return text;
}

QString graphSummary(const analysis::GraphStatistics& statistics)
{
    //: how many of the positions are cold
    const QString cold = translate("Wording", "%1 cold").arg(localized(statistics.cold));
    QStringList parts{positionsText(statistics.positions)};
    if (statistics.counts)
        parts.append(gamesText(*statistics.counts));
    parts.append(cold);
    return commaList(parts);
}

QString graphReport(const games::Game& root, const analysis::PositionGraph& graph,
                    const analysis::GraphStatistics& statistics)
{
    const auto todo = [&graph](analysis::TodoOrder order) {
        return localized(analysis::mostTodo(analysis::todoGrowth(graph, order)));
    };
    QString text = positionTitle(root) + QLatin1Char('\n') + rulesLine(root) + QLatin1Char('\n');
    //: before a number: how many positions there are
    text += line(translate("Wording", "Positions"), localized(statistics.positions));
    //: before a number, a noun: how many moves there are in all positions
    text += line(translate("Wording", "Moves"), localized(statistics.moves));
    text += countLines(statistics);
    text += line(translate("Wording", "Most positions to do, highest number first"),
                 todo(analysis::TodoOrder::HighestFirst));
    text += line(translate("Wording", "in the order found"), todo(analysis::TodoOrder::FirstFound));
    text += line(translate("Wording", "last found first"), todo(analysis::TodoOrder::LastFound));
    if (!statistics.runMaxima.empty())
        text += line(translate("Wording", "Most runs of each length"), runMaximaText(statistics.runMaxima));
    text += line(statistics.coldIsKernel ? translate("Wording", "Cold positions (P), the kernel")
                                         : translate("Wording", "Cold positions (P)"),
                 localized(statistics.cold));
    if (!statistics.sizes.empty())
        text +=
            translate("Wording", "By longest game left:") + QLatin1Char('\n') + sizesText(graph, statistics);
    text.chop(1);
    return text;
}

} // namespace wording
