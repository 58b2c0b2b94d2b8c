// SPDX-License-Identifier: GPL-3.0-or-later

// Worksheets: every answer of every game and kind found again by the rules alone.

#include "classroom/plainboards.h"
#include "games/catalogue.h"
#include "print/plainrules.h"
#include "print/sheets.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QLocale>
#include <QTest>

#include <numeric>

namespace {

using classroom::Exercise;
using classroom::ExerciseKind;
using classroom::Statement;
using printing::Worksheet;
using printing::WorksheetRequest;

std::set<std::string> heapsOf(const games::Game& game, PlainRules& rules)
{
    std::set<std::string> heaps;
    for (const games::Move& move : PlainRules::own(game)) {
        if (rules.wins(*game.after(move)))
            continue;
        const auto change = move.action.inHeap();
        heaps.insert(std::to_string(change ? change->heap + 1 : 10'000));
    }
    return heaps;
}

std::string outcomeOf(const games::Game& game)
{
    if (!game.isPartizan()) {
        PlainRules rules(game.withPlay(game.play()));
        return rules.wins(game) ? "N" : "P";
    }
    const auto wins = [&game](theory::Mover mover) {
        const auto start = game.withMover(mover);
        PlainRules rules(start);
        return rules.wins(*start);
    };
    const bool left = wins(theory::Mover::Left);
    const bool right = wins(theory::Mover::Right);
    return left ? (right ? "N" : "L") : (right ? "R" : "P");
}

bool isTrue(const Exercise& exercise, PlainRules& rules)
{
    const games::Game& game = *exercise.position;
    const Statement& statement = *exercise.statement;
    switch (statement.what) {
    case Statement::What::NextWins: return rules.wins(game);
    case Statement::What::PreviousWins: return !rules.wins(game);
    case Statement::What::MoveWins: return !rules.wins(*game.after(*statement.move));
    case Statement::What::WinningMoves: return rules.winningOptions(game).size() == statement.number;
    case Statement::What::Grundy: return rules.grundy(game) == statement.number;
    }
    return false;
}

/// Berlekamp's sign rule on the colours of the notation, in 64ths.
std::string stalkValue(const std::string& notation)
{
    std::string colours;
    for (const char letter : notation.substr(notation.find(':')))
        if (letter == 'b' || letter == 'r')
            colours += letter;
    long long value = 0;
    long long unit = 1 << 20;
    bool changed = false;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        changed = changed || colours[i] != colours[0];
        if (changed)
            unit /= 2;
        value += colours[i] == 'b' ? unit : -unit;
    }
    const long long divisor = std::gcd(value, 1LL << 20);
    const long long below = (1LL << 20) / divisor;
    return std::to_string(value / divisor) + (below == 1 ? "" : "/" + std::to_string(below));
}

std::set<std::string> rightOf(const Exercise& exercise)
{
    const auto kind = exercise.request.kind;
    if (kind == ExerciseKind::StalkValue)
        return {stalkValue(exercise.position->notation())};
    if (kind == ExerciseKind::NimSum) {
        std::string digits;
        for (int column = 20; column >= 0; --column) {
            int ones = 0;
            for (const std::uint64_t number : exercise.numbers)
                ones += static_cast<int>(number / (1ULL << column) % 2);
            if (ones % 2 == 1 || !digits.empty() || column == 0)
                digits += static_cast<char>('0' + ones % 2);
        }
        return {digits};
    }
    if (kind == ExerciseKind::Mex) {
        std::uint64_t mex = 0;
        while (std::ranges::find(exercise.numbers, mex) != exercise.numbers.end())
            ++mex;
        return {std::to_string(mex)};
    }
    if (kind == ExerciseKind::WhichGame)
        return plainboards::rightAnswers(exercise);
    if (kind == ExerciseKind::WorthMore)
        return {plainboards::comparison(exercise)};
    if (kind == ExerciseKind::Outcome)
        return {outcomeOf(*exercise.position)};
    PlainRules rules(exercise.position);
    switch (kind) {
    case ExerciseKind::WinningMove: return rules.winningOptions(*exercise.position);
    case ExerciseKind::WhichHeap: return heapsOf(*exercise.position, rules);
    case ExerciseKind::GrundyValue: return {std::to_string(rules.grundy(*exercise.position))};
    default: return {isTrue(exercise, rules) ? "true" : "false"};
    }
}

} // namespace

class TestWorksheetAnswers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void answers_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("misere");
        QTest::addColumn<int>("difficulty");
        for (const games::Entry& entry : games::catalogue())
            for (const int difficulty : tests::isSanitized ? std::vector{4} : std::vector{1, 4, 8})
                for (const bool misere : {false, true})
                    if (!misere || entry.info.misereOffered)
                        QTest::addRow("%s %d%s", entry.info.id.c_str(), difficulty, misere ? " misère" : "")
                            << QString::fromStdString(entry.info.id) << misere << difficulty;
    }

    void answers()
    {
        QFETCH(QString, game);
        QFETCH(bool, misere);
        QFETCH(int, difficulty);
        const auto play = misere ? theory::Play::Misere : theory::Play::Normal;
        const auto kinds = printing::offeredKinds(game.toStdString(), play);
        QVERIFY(kinds.size() > 2);
        const Worksheet sheet = sheetOf({.game = game.toStdString(),
                                         .kinds = kinds,
                                         .play = play,
                                         .number = static_cast<int>(kinds.size()),
                                         .difficulty = difficulty,
                                         .seed = 3});
        QCOMPARE(sheet.exercises.size(), kinds.size());
        for (const printing::SheetExercise& printed : sheet.exercises) {
            const Exercise& exercise = printed.exercise;
            const std::set<std::string> right(exercise.right.begin(), exercise.right.end());
            const QString about =
                QString::fromStdString(exercise.position ? exercise.position->notation() : "numbers") +
                QLatin1Char(' ') + printed.task;
            QVERIFY2(right == rightOf(exercise), qPrintable(about));
            QVERIFY2(printed.confirmed.startsWith(QLatin1String("Confirmed by two methods: ")),
                     qPrintable(about));
            QVERIFY2(!printed.reasons.isEmpty() && !printed.answers.isEmpty(), qPrintable(about));
            if (exercise.position)
                QCOMPARE(exercise.position->play(), play);
        }
    }
};

GRUNDY_TEST(TestWorksheetAnswers, tests::runIn<QCoreApplication, TestWorksheetAnswers>)
#include "tst_worksheetanswers.moc"
