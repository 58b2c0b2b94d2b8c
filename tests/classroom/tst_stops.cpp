// SPDX-License-Identifier: GPL-3.0-or-later

// Exercises, reviews and tasks to mark, stopped and at the end of their limits everywhere.

#include "analysis/tables/pattern.h"
#include "classroom/exercises/exercise.h"
#include "classroom/marking/markingtask.h"
#include "classroom/review/review.h"
#include "games/catalogue.h"
#include "games/explanation.h"
#include "support/endings.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <array>

using classroom::ExerciseKind;
using classroom::ReviewedMove;
using solver::Job;
using solver::Solved;
using solver::Unsolved;
using tests::EndsBy;

namespace {

std::string textOf(const classroom::Exercise& exercise)
{
    std::string text = exercise.position ? exercise.position->notation() : "";
    for (const std::uint64_t number : exercise.numbers)
        text += " " + std::to_string(number);
    if (exercise.statement)
        text += " claims " + std::to_string(static_cast<int>(exercise.statement->what)) + " " +
                std::to_string(exercise.statement->number);
    for (const std::string& right : exercise.right)
        text += " = " + right;
    return text;
}

Solved<std::string> madeExercise(const classroom::ExerciseRequest& request, const Job& job)
{
    const auto made = classroom::makeExercise(request, job);
    if (const auto* exercise = std::get_if<classroom::Exercise>(&made))
        return textOf(*exercise);
    const auto why = std::get<classroom::NoExercise>(made);
    if (why == classroom::NoExercise::Cancelled)
        return Unsolved{};
    return "no exercise " + std::to_string(static_cast<int>(why));
}

Solved<std::string> madeTask(const classroom::MadeMarking& made)
{
    if (std::holds_alternative<games::ParseError>(made))
        return std::string("refused");
    if (const auto* why = std::get_if<classroom::NoMarking>(&made)) {
        if (*why == classroom::NoMarking::Unsolved)
            return Unsolved{};
        return "nothing to mark " + std::to_string(static_cast<int>(*why));
    }
    std::string text;
    for (const classroom::MarkedPosition& position : std::get<classroom::MarkingTask>(made).positions) {
        text += position.notation + " " + std::to_string(position.height) + ":";
        for (const std::size_t option : position.options)
            text += " " + std::to_string(option);
        for (const classroom::GivenOption& given : position.given)
            text += " " + given.name + theory::letter(given.outcome) + std::to_string(given.value);
        text += "\n";
    }
    return text;
}

std::vector<classroom::PlayedMove> shortGame(games::GamePtr game)
{
    std::mt19937_64 random(1);
    std::vector<classroom::PlayedMove> moves;
    while (!game->isOver() && moves.size() < 12) {
        auto all = game->moves().moves;
        std::erase_if(all, [&game](const games::Move& move) { return move.player != game->mover(); });
        const games::Move move = all[random() % all.size()];
        moves.push_back({game, move});
        game = game->after(move);
    }
    return moves;
}

using Review = std::vector<ReviewedMove>;

std::string wrongInReview(const Review& told, const Review& whole)
{
    if (told.size() != whole.size())
        return "other moves";
    for (std::size_t i = 0; i < told.size(); ++i) {
        if (told[i].verdict == classroom::MoveVerdict::Unsolved)
            continue;
        if (told[i].verdict != whole[i].verdict)
            return "move " + std::to_string(i) + " is judged otherwise";
        for (const games::JudgedMove& winning : told[i].winning)
            if (std::ranges::find(whole[i].winning, winning.move, &games::JudgedMove::move) ==
                whole[i].winning.end())
                return "move " + std::to_string(i) + ": a move wins that does not";
        if (told[i].winningCount > whole[i].winningCount)
            return "move " + std::to_string(i) + ": more moves win than do";
    }
    return {};
}

bool isWholeReview(const Review& told)
{
    return std::ranges::none_of(
        told, [](const ReviewedMove& move) { return move.verdict == classroom::MoveVerdict::Unsolved; });
}

} // namespace

class TestStops : public QObject {
    Q_OBJECT

private slots:
    void exercises_data()
    {
        QTest::addColumn<classroom::ExerciseRequest>("request");
        for (const ExerciseKind kind : classroom::exerciseKinds()) {
            auto ids = classroom::gamesFor(kind);
            if (!classroom::isOfOneGame(kind))
                ids = {""};
            for (const std::string& game : ids)
                QTest::addRow("%s %s", classroom::kindId(kind).data(), game.c_str())
                    << classroom::ExerciseRequest{.kind = kind, .game = game, .difficulty = 2};
        }
    }
    /// Their work is bounded by itself: no limit but a stop ends it.
    void exercises()
    {
        QFETCH(const classroom::ExerciseRequest, request);
        tests::Endings endings{.mostPolls = 2'000, .every = tests::repeated(12), .random = 4};
        const auto work =
            tests::allOrNothing(request.game, [&](const Job& job) { return madeExercise(request, job); });
        tests::endEverywhere(work, std::array{EndsBy::Poll, EndsBy::Allocation}, endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }

    void reviews_data()
    {
        QTest::addColumn<const games::Entry*>("entry");
        for (const games::Entry& entry : games::catalogue())
            QTest::addRow("%s", entry.info.id.c_str()) << &entry;
    }
    void reviews()
    {
        QFETCH(const games::Entry*, entry);
        games::Draws draws(3);
        const games::DrawRequest drawing{.difficulty = 3, .seed = 3, .draws = draws};
        const auto game = std::get<games::GamePtr>(games::parse(entry->info.id + entry->drawn(drawing)));
        const auto moves = shortGame(game);
        const tests::Work<Review> work{
            .name = game->notation() + ": the review",
            .run = [&](const Job& job) { return classroom::reviewGame(moves, job); },
            .wrong = wrongInReview,
            .isWhole = isWholeReview};
        tests::Endings endings{.every = tests::repeated(40), .random = 10};
        tests::endEverywhere(work, tests::everyEnd, endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }

    void markings_data()
    {
        QTest::addColumn<const games::ReadyMarking*>("ready");
        for (const games::ReadyMarking& ready : classroom::readyMarkings())
            QTest::addRow("%s", std::string(ready.id).c_str()) << &ready;
    }
    void markings()
    {
        QFETCH(const games::ReadyMarking*, ready);
        tests::Endings endings{.every = tests::repeated(40), .random = 10};
        const auto work =
            tests::allOrNothing(std::string(ready->id), [&](const Job& job) -> Solved<std::string> {
                if (!ready->graph.empty())
                    return madeTask(
                        classroom::graphMarking(*std::get<games::GamePtr>(games::parse(ready->graph)), job));
                const auto pattern =
                    std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse(ready->family));
                return madeTask(classroom::tableMarking(pattern, {0, ready->n}, {0, ready->m}, job,
                                                        pattern.play() == theory::Play::Normal
                                                            ? classroom::Asked::Values
                                                            : classroom::Asked::Outcomes));
            });
        tests::endEverywhere(work, std::array{EndsBy::Poll, EndsBy::Allocation, EndsBy::Time, EndsBy::Memory},
                             endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }
};

GRUNDY_TEST(TestStops, tests::run<TestStops>)
#include "tst_stops.moc"
