// SPDX-License-Identifier: GPL-3.0-or-later
// Theory holds against search, and a game that gives a wrong answer is found out.

#include "analysis/verify.h"
#include "games/capabilities.h"
#include "games/edit.h"
#include "games/explanation.h"
#include "support/testprogram.h"

#include <QtTest>

namespace {

/// A game whose theory is wrong about one position.
class WrongAbout final : public games::Game {
public:
    WrongAbout(games::GamePtr game, std::string notation)
        : m_game(std::move(game)), m_wrong(std::move(notation))
    {
    }

    const games::Info& info() const override { return m_game->info(); }
    theory::Play play() const override { return m_game->play(); }
    std::string notation() const override { return m_game->notation(); }
    games::GamePtr withPlay(theory::Play play) const override { return m_game->withPlay(play); }
    std::vector<std::uint64_t> ruleNumbers() const override { return m_game->ruleNumbers(); }
    games::Words words() const override { return m_game->words(); }
    games::Sentence aloud() const override { return m_game->aloud(); }
    std::uint64_t piecesLeft() const override { return m_game->piecesLeft(); }
    std::vector<std::string> fieldValues() const override { return m_game->fieldValues(); }
    theory::Mover mover() const override { return m_game->mover(); }
    games::GamePtr withMover(theory::Mover mover) const override { return m_game->withMover(mover); }
    games::Board board() const override { return m_game->board(); }
    bool isOver() const override { return m_game->isOver(); }
    games::MoveList moves() const override { return m_game->moves(); }
    games::GamePtr upToSymmetry() const override { return m_game->upToSymmetry(); }
    games::GamePtr after(const games::Move& move) const override { return m_game->after(move); }
    games::Choice choose(games::PieceId first) const override { return m_game->choose(first); }
    games::Choice choose(games::PieceId first, games::PieceId second) const override
    {
        return m_game->choose(first, second);
    }
    games::Change change(const games::Move& move) const override { return m_game->change(move); }
    games::GamePtr edited(const games::Edit& edit) const override { return m_game->edited(edit); }
    games::Answer answer(const games::Question& question, const solver::Job& job) const override
    {
        games::Answer answer = m_game->answer(question, job);
        if (question.theoremsAllowed && notation() == m_wrong)
            answer.verdict.outcome = theory::Outcome::P;
        return answer;
    }
    std::optional<games::LensHeaps> lens(const games::Answer& known) const override
    {
        return m_game->lens(known);
    }
    games::LensEffect lensEffect(const games::Move& move, const games::Answer& known) const override
    {
        return m_game->lensEffect(move, known);
    }
    std::optional<games::Idea> idea() const override { return m_game->idea(); }
    games::Explanation explain(games::Level level, const solver::Job& job, games::Shelf* shelf) const override
    {
        return m_game->explain(level, job, shelf);
    }
    std::vector<games::Move> lookAhead(int depth, const solver::Job& job) const override
    {
        return m_game->lookAhead(depth, job);
    }

protected:
    const games::Capability* capability() const override { return m_game->as<games::Capability>(); }

private:
    games::GamePtr m_game;
    std::string m_wrong;
};

} // namespace

class TestVerify : public QObject {
    Q_OBJECT

private slots:
    void theoryHolds_data();
    void theoryHolds();
    void aWrongAnswerIsFound();
    void theLimitsEndIt();
    void aStopEndsIt_data();
    void aStopEndsIt();
};

void TestVerify::theoryHolds_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<quint64>("upTo");
    QTest::addColumn<quint64>("least");
    QTest::newRow("nim") << std::string("nim") << quint64{7} << quint64{200};
    QTest::newRow("takeaway") << std::string("takeaway") << quint64{6} << quint64{2000};
    QTest::newRow("lines") << std::string("lines") << quint64{4} << quint64{200};
    QTest::newRow("grid") << std::string("grid") << quint64{6} << quint64{1000};
    QTest::newRow("dag") << std::string("dag") << quint64{8} << quint64{1000};
    QTest::newRow("octal") << std::string("octal") << quint64{6} << quint64{1000};
    QTest::newRow("grundy") << std::string("grundy") << quint64{9} << quint64{300};
}

void TestVerify::theoryHolds()
{
    QFETCH(const std::string, id);
    QFETCH(const quint64, upTo);
    QFETCH(const quint64, least);
    std::uint64_t told = 0;
    const auto result = analysis::verify(*games::findEntry(id), upTo, {}, [&](std::uint64_t n) { told = n; });
    QVERIFY(result.holds());
    QVERIFY(result.positions >= least);
    QCOMPARE(told, result.positions);
}

void TestVerify::aWrongAnswerIsFound()
{
    games::Entry entry = *games::findEntry("nim");
    const auto forEach = entry.forEachUpTo;
    entry.forEachUpTo = [forEach](std::uint64_t upTo, const std::function<bool(const games::Game&)>& visit) {
        forEach(upTo, [&visit](const games::Game& game) {
            return visit(WrongAbout(game.withPlay(game.play()), "nim:3,2"));
        });
    };
    const auto result = analysis::verify(entry, 4, {});
    QVERIFY(!result.holds());
    QCOMPARE(result.mismatchCount, std::uint64_t{1});
    QCOMPARE(result.mismatches.at(0).notation, std::string("nim:3,2"));
    QVERIFY(result.mismatches.at(0).theory != result.mismatches.at(0).search);
}

void TestVerify::theLimitsEndIt()
{
    solver::Job job;
    job.limits.positions = 10;
    const auto result = analysis::verify(*games::findEntry("nim"), 7, job);
    QVERIFY(result.unsolved.has_value());
    QVERIFY(!result.holds());
    QCOMPARE(result.mismatchCount, std::uint64_t{0});
    QCOMPARE(result.positions, std::uint64_t{10});
    QCOMPARE(result.unsolved->positions, result.positions);
}

void TestVerify::aStopEndsIt_data()
{
    QTest::addColumn<std::string>("id");
    for (const char* id : {"nim", "takeaway", "lines", "grid", "dag", "octal", "grundy"})
        QTest::newRow(id) << std::string(id);
}

/// Stopped while a position is being answered, it counts that one neither as checked nor as a mismatch.
void TestVerify::aStopEndsIt()
{
    QFETCH(const std::string, id);
    for (std::uint64_t after = 1; after < 60; after += 7) {
        std::stop_source source;
        solver::Job job;
        job.stop = source.get_token();
        const auto result = analysis::verify(*games::findEntry(id), 7, job, [&](std::uint64_t positions) {
            if (positions == after)
                source.request_stop();
        });
        QCOMPARE(result.positions, after);
        QCOMPARE(result.mismatchCount, std::uint64_t{0});
        QVERIFY(result.unsolved == (solver::Unsolved{solver::UnsolvedReason::Cancelled, after}));
    }
}

GRUNDY_TEST(TestVerify, tests::run<TestVerify>)
#include "tst_verify.moc"
