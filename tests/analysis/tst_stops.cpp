// SPDX-License-Identifier: GPL-3.0-or-later

// Whole games and tables, stopped and at the end of their limits everywhere.

#include "analysis/graph/graphstatistics.h"
#include "analysis/graph/graphtext.h"
#include "analysis/graph/runfigures.h"
#include "analysis/tables/families.h"
#include "analysis/tables/table.h"
#include "analysis/tables/tabletext.h"
#include "games/catalogue.h"
#include "support/endings.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <array>
#include <sstream>

using solver::Job;
using solver::Solved;
using solver::Unsolved;
using tests::allOrNothing;
using tests::EndsBy;

namespace {

std::string textOf(const analysis::PositionGraph& graph)
{
    std::ostringstream out;
    analysis::writeDot(out, graph);
    for (const analysis::GraphNode& node : graph.nodes)
        out << node.size << ' ' << node.grundy.value_or(99) << ' ' << node.remoteness.value_or(99) << '\n';
    return out.str();
}

Solved<std::string> wholeGame(const games::Game& root, const analysis::GraphOptions& options, const Job& job)
{
    const auto solved = analysis::positionGraph(root, options, job);
    if (const auto* unsolved = std::get_if<Unsolved>(&solved))
        return *unsolved;
    const auto& graph = std::get<analysis::PositionGraph>(solved);
    const auto figures = analysis::graphStatistics(graph, job);
    if (const auto* unsolved = std::get_if<Unsolved>(&figures))
        return *unsolved;
    const auto& known = std::get<analysis::GraphStatistics>(figures);
    std::string text = textOf(graph) + std::to_string(known.positions) + " " + std::to_string(known.moves) +
                       " " + std::to_string(known.cold) + (known.coldIsKernel ? " kernel" : "");
    if (known.counts)
        text += " " + theory::text(known.counts->games) + " " + theory::text(known.counts->starterWins);
    return text;
}

Solved<std::string> partOfGame(const games::Game& root, const Job& job)
{
    constexpr std::size_t most = 12;
    const auto solved = analysis::graphNear(root, {}, most, job);
    if (const auto* unsolved = std::get_if<Unsolved>(&solved))
        return *unsolved;
    return textOf(std::get<analysis::PositionGraph>(solved));
}

const games::Game* smallestOf(const games::Entry& entry, std::vector<games::GamePtr>& kept)
{
    for (const games::Preset& preset : entry.info.presets)
        kept.push_back(std::get<games::GamePtr>(games::parse(preset.notation)));
    const auto smallest = std::ranges::min_element(
        kept, {}, [](const games::GamePtr& game) { return std::pair(game->piecesLeft(), game->notation()); });
    return smallest == kept.end() ? nullptr : smallest->get();
}

std::string cellsWrongIn(const analysis::FamilyTable& told, const analysis::FamilyTable& whole)
{
    for (std::size_t i = 0; i < told.cells.size(); ++i) {
        const analysis::Shown shown = told.request.shown;
        const std::string text = analysis::cellText(told.cells[i], shown);
        if (analysis::hasValue(told.cells[i], shown) && text != analysis::cellText(whole.cells[i], shown))
            return "a cell shows " + text + ", not " + analysis::cellText(whole.cells[i], shown);
    }
    return {};
}

std::string differenceOf(const analysis::FamilyTable& told, const analysis::FamilyTable& whole)
{
    for (std::size_t i = 0; i < told.cells.size(); ++i) {
        if (analysis::hasValue(told.cells[i], told.request.shown) !=
            analysis::hasValue(whole.cells[i], whole.request.shown))
            return "whole, and a cell shows " + analysis::cellText(told.cells[i], told.request.shown) +
                   ", not " + analysis::cellText(whole.cells[i], whole.request.shown);
    }
    return told.periods == whole.periods ? "" : "whole, and other periods";
}

} // namespace

class TestStops : public QObject {
    Q_OBJECT

private slots:
    void everyGame_data()
    {
        QTest::addColumn<const games::Entry*>("entry");
        for (const games::Entry& entry : games::catalogue())
            QTest::addRow("%s", entry.info.id.c_str()) << &entry;
    }
    void everyGame()
    {
        QFETCH(const games::Entry*, entry);
        std::vector<games::GamePtr> kept;
        const games::Game* const game = smallestOf(*entry, kept);
        if (game == nullptr)
            return;
        tests::Endings endings{
            .mostPolls = 2'000, .every = tests::repeated(12), .random = tests::repeated(4)};
        const std::string notation = game->notation();
        const auto whole = allOrNothing(notation + ": the whole game",
                                        [&](const Job& job) { return wholeGame(*game, {}, job); });
        tests::endEverywhere(whole, tests::everyEnd, endings);
        const auto folded = allOrNothing(notation + ": up to symmetry, without the end", [&](const Job& job) {
            return wholeGame(*game, {.withoutTerminal = true, .upToSymmetry = true}, job);
        });
        tests::endEverywhere(folded, tests::everyEnd, endings);
        const auto part =
            allOrNothing(notation + ": a part of it", [&](const Job& job) { return partOfGame(*game, job); });
        tests::endEverywhere(part, std::array{EndsBy::Poll}, endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }

    void figuresOfRuns()
    {
        tests::Endings endings{.every = tests::repeated(300), .random = tests::repeated(50)};
        games::Runs start;
        start.count[2] = 2;
        start.count[3] = 2;
        start.count[4] = 1;
        const auto figures = allOrNothing("figures", [&](const Job& job) -> Solved<std::string> {
            const auto solved = analysis::runFigures(start, {}, job);
            if (const auto* unsolved = std::get_if<Unsolved>(&solved))
                return *unsolved;
            const auto& known = std::get<analysis::GraphStatistics>(solved);
            return std::to_string(known.positions) + " " + std::to_string(known.moves) + " " +
                   theory::text(known.counts->games);
        });
        tests::endEverywhere(figures, tests::everyEnd, endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }

    void tables_data()
    {
        QTest::addColumn<const analysis::ReadyFamily*>("family");
        for (const analysis::ReadyFamily& family : analysis::readyFamilies())
            QTest::addRow("%s", std::string(family.id).c_str()) << &family;
    }
    void tables()
    {
        QFETCH(const analysis::ReadyFamily*, family);
        constexpr std::uint64_t few = tests::repeated(4);
        const auto ranged = [](const analysis::ValueRange& range) {
            return analysis::ValueRange{range.least, std::min(range.most, range.least + few)};
        };
        const auto pattern =
            std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse(family->pattern));
        tests::Endings endings{.every = tests::repeated(8), .random = tests::repeated(2)};
        for (const analysis::Shown shown : {analysis::Shown::Outcome, analysis::Shown::Grundy,
                                            analysis::Shown::Remoteness, analysis::Shown::Value}) {
            if (!analysis::isOffered(shown, pattern))
                continue;
            const analysis::TableRequest request{
                .pattern = pattern, .n = ranged(family->n), .m = ranged(family->m), .shown = shown};
            using Told = analysis::FamilyTable;
            const tests::Work<Told> work{
                .name = std::string(family->id) + " " + std::to_string(static_cast<int>(shown)),
                .run = [&](const Job& job) { return analysis::makeTable(request, job); },
                .wrong = cellsWrongIn,
                .differs = differenceOf,
                .isWhole = [](const Told& told) { return told.unsolved == 0 && !told.cancelled; }};
            tests::endEverywhere(work, tests::everyEnd, endings);
        }
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }
};

GRUNDY_TEST(TestStops, tests::run<TestStops>)
#include "tst_stops.moc"
