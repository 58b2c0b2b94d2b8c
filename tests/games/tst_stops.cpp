// SPDX-License-Identifier: GPL-3.0-or-later

// Every game, asked all that may be asked of it, stopped and at the end of its limits everywhere.

#include "games/catalogue.h"
#include "games/drawn/drawrequest.h"
#include "support/sanitized.h"
#include "support/stoppedgames.h"
#include "support/testprogram.h"

#include <QtTest>

namespace {

games::GamePtr readPosition(const std::string& notation)
{
    const games::Parsed parsed = games::parse(notation);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game != nullptr ? *game : nullptr;
}

/// A small position of the game, as for an exercise.
std::string drawnNotation(const games::Entry& entry, theory::Play play, games::Draws& draws)
{
    const std::uint64_t variant = draws.below(1'000);
    const games::DrawRequest request{.about = draws.coin() ? games::DrawRequest::About::Value
                                                           : games::DrawRequest::About::Moves,
                                     .play = play,
                                     .difficulty = static_cast<int>(draws.between(1, 4)),
                                     .seed = variant,
                                     .draws = draws};
    const std::string convention = play == theory::Play::Misere ? "/misere" : "";
    return entry.info.id + convention + entry.drawn(request);
}

std::vector<std::string> drawnPositions(const games::Entry& entry, int number)
{
    std::vector<std::string> notations;
    games::Draws draws(1);
    for (int n = 0; n < number; ++n)
        notations.push_back(drawnNotation(
            entry, n % 2 == 1 && entry.info.misereOffered ? theory::Play::Misere : theory::Play::Normal,
            draws));
    return notations;
}

/// Ends all that may be asked of the positions.
void endEverywhere(const std::vector<std::string>& notations, tests::Endings& endings)
{
    for (const std::string& notation : notations) {
        const games::GamePtr game = readPosition(notation);
        if (game == nullptr)
            continue;
        tests::StoppedGame(game, endings).endEverywhere(tests::everyEnd);
    }
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
        tests::Endings endings{.every = tests::repeated(300), .random = tests::repeated(50)};
        endEverywhere(drawnPositions(*entry, tests::repeated(4)), endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }

    void presets_data() { everyGame_data(); }
    void presets()
    {
        QFETCH(const games::Entry*, entry);
        std::vector<std::string> notations;
        constexpr std::size_t mostPieces = 12; // tables over more of them are seconds of work
        for (const games::Preset& preset : entry->info.presets)
            if (readPosition(preset.notation)->board().pieces.size() <= mostPieces)
                notations.push_back(preset.notation);
        tests::Endings endings{.mostPolls = 40, .every = tests::repeated(40), .random = tests::repeated(10)};
        endEverywhere(notations, endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }

    /// Where the values of the moves are forms, whose sums and differences are long work.
    void largeValues_data()
    {
        QTest::addColumn<std::string>("notation");
        QTest::newRow("braces") << std::string("3*game:{{0||-^*}|{{*2|||5},*3|||},1-2} + chomp:4,1,0");
        QTest::newRow("two hot boards")
            << std::string("toads:TTT..FFF + toads:TT...FF + game:{{9|4,*2},6^|{1||-3|-7},v3*}");
        QTest::newRow("shapes") << std::string("shapes/left=1.1/right=11:0111/1111/1111 + "
                                               "shapes/left=1.1/right=11:0011/1101/0111");
    }
    void largeValues()
    {
        QFETCH(const std::string, notation);
        const games::GamePtr game = readPosition(notation);
        QVERIFY(game != nullptr);
        const games::Answer known = game->answer({}, {});
        QVERIFY(!known.unsolved && known.verdict.value);
        tests::Endings endings{
            .mostPolls = 20'000, .every = tests::repeated(100), .random = tests::repeated(20)};
        tests::StoppedGame(game, endings).endValues(tests::everyEnd, known);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
        QVERIFY(endings.done > 0);
    }

    /// What is told of an answer that was not found is all that was looked at, and not what its last part
    /// did.
    void allPartsAreCounted_data()
    {
        QTest::addColumn<std::string>("notation");
        for (const char* notation :
             {"grid/misere:111111/111111/111111/111111", "toads/misere:TTTTTT.....FFFFFF",
              "shapes/misere/left=1.1/right=11:111111/111111/111111/111111",
              "lines/misere:111111/111111 + toads/misere:TTTT...FFFF"})
            QTest::newRow(notation) << std::string(notation);
    }
    void allPartsAreCounted()
    {
        QFETCH(const std::string, notation);
        const games::GamePtr game = readPosition(notation);
        QVERIFY(game != nullptr);
        constexpr std::uint64_t most = 20'000;
        const solver::Job job =
            solver::begun({.limits = {.time = {}, .memoryBytes = std::size_t{1} << 20U, .positions = most},
                           .stop = {},
                           .progress = {}});
        const games::Answer answer = game->answer({}, job);
        QVERIFY(answer.unsolved.has_value());
        QCOMPARE(answer.unsolved->positions, answer.positions);
        QCOMPARE(answer.positions, job.all->looked.load());
        QVERIFY(answer.positions > 1);
    }

    /// Two games side by side.
    void sums()
    {
        const auto all = games::catalogue();
        games::Draws draws(2);
        std::vector<std::string> notations;
        for (int n = 0; n < tests::repeated(12); ++n) {
            const theory::Play play = n % 4 == 3 ? theory::Play::Misere : theory::Play::Normal;
            const auto& first = draws.oneOf(all);
            const auto& second = draws.oneOf(all);
            notations.push_back(drawnNotation(first, play, draws) + " + " +
                                drawnNotation(second, play, draws));
        }
        tests::Endings endings{.mostPolls = 400, .every = tests::repeated(60), .random = tests::repeated(10)};
        endEverywhere(notations, endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }
};

GRUNDY_TEST(TestStops, tests::run<TestStops>)
#include "tst_stops.moc"
