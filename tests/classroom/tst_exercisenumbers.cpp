// SPDX-License-Identifier: GPL-3.0-or-later
// Nim-sums, mex and stalks, and how answers may be typed.

#include "classroom/exercises/exercise.h"
#include "games/plain/plainhackenbush.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <bitset>
#include <set>

using classroom::Exercise;
using classroom::ExerciseKind;

namespace {

Exercise make(ExerciseKind kind, int difficulty, std::uint64_t seed)
{
    const auto made = classroom::makeExercise({.kind = kind, .difficulty = difficulty, .seed = seed}, {});
    const auto* exercise = std::get_if<Exercise>(&made);
    return exercise != nullptr ? *exercise : Exercise{};
}

std::string binary(std::uint64_t number)
{
    const std::string digits = std::bitset<64>(number).to_string();
    return number == 0 ? "0" : digits.substr(digits.find('1'));
}

/// Nim addition by its definition: the mex of what both heaps can become.
std::uint64_t added(std::uint64_t a, std::uint64_t b)
{
    static std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint64_t> known;
    if (const auto found = known.find({a, b}); found != known.end())
        return found->second;
    std::set<std::uint64_t> options;
    for (std::uint64_t less = 0; less < a; ++less)
        options.insert(added(less, b));
    for (std::uint64_t less = 0; less < b; ++less)
        options.insert(added(a, less));
    std::uint64_t mex = 0;
    while (options.contains(mex))
        ++mex;
    return known[{a, b}] = mex;
}

/// Of that kind, with nothing but what reading an answer looks at.
Exercise ofKind(ExerciseKind kind)
{
    return {.request = {.kind = kind}, .position = {}};
}

} // namespace

class TestExerciseNumbers : public QObject {
    Q_OBJECT

private slots:
    void nimSum();
    void mex();
    void stalkValue();
    void sameEverywhere();
    void typed_data();
    void typed();
};

void TestExerciseNumbers::nimSum()
{
    std::size_t digits = 0;
    for (int difficulty = 1; difficulty <= 10; ++difficulty) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Exercise exercise = make(ExerciseKind::NimSum, difficulty, seed);
            QVERIFY(exercise.numbers.size() >= 2 && exercise.position == nullptr);
            std::uint64_t sum = 0;
            for (const std::uint64_t number : exercise.numbers) {
                QVERIFY(number > 0 && number < 64);
                sum = added(sum, number);
            }
            QCOMPARE(exercise.right, std::vector<std::string>{binary(sum)});
            QCOMPARE(make(ExerciseKind::NimSum, difficulty, seed).numbers, exercise.numbers);
            if (difficulty == 10)
                digits = std::max(digits, exercise.right[0].size());
        }
    }
    QCOMPARE(digits, std::size_t{6});
}

void TestExerciseNumbers::mex()
{
    std::set<std::string> answers;
    for (int difficulty = 1; difficulty <= 10; ++difficulty) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Exercise exercise = make(ExerciseKind::Mex, difficulty, seed);
            std::uint64_t missing = 0;
            while (std::ranges::find(exercise.numbers, missing) != exercise.numbers.end())
                ++missing;
            QCOMPARE(exercise.right, std::vector<std::string>{std::to_string(missing)});
            QCOMPARE(std::set(exercise.numbers.begin(), exercise.numbers.end()).size(),
                     exercise.numbers.size());
            QVERIFY(exercise.numbers.size() >= 3);
            answers.insert(exercise.right[0]);
        }
    }
    QVERIFY(answers.contains("0") && answers.size() >= 6);
}

void TestExerciseNumbers::stalkValue()
{
    std::set<std::string> values;
    for (int difficulty = 1; difficulty <= 10; ++difficulty) {
        std::size_t edges = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Exercise exercise = make(ExerciseKind::StalkValue, difficulty, seed);
            QVERIFY(exercise.position != nullptr);
            plainhackenbush::Search search(exercise.position->notation());
            QCOMPARE(exercise.right,
                     std::vector<std::string>{plainhackenbush::text(search.number(search.start()))});
            edges = std::max(edges, plainhackenbush::readEdges(exercise.position->notation()).size());
            values.insert(exercise.right[0]);
        }
        QVERIFY(edges >= 2 && edges <= 7);
    }
    QVERIFY(values.size() >= 30);
}

/// The same on every platform and in every version: these exercises are printed on sheets.
void TestExerciseNumbers::sameEverywhere()
{
    QCOMPARE(make(ExerciseKind::NimSum, 3, 7).numbers.size(), std::size_t{3});
    const auto made = classroom::makeExercise(
        {.kind = ExerciseKind::WinningMove, .game = "nim", .difficulty = 5, .seed = 42}, {});
    QCOMPARE(QString::fromStdString(std::get<Exercise>(made).position->notation()),
             QStringLiteral("nim:8,5,5"));
}

void TestExerciseNumbers::typed_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("read"); // empty: it cannot be an answer
    const auto add = [](ExerciseKind kind, const QByteArray& text, const QByteArray& read) {
        QTest::addRow("%s '%s'", classroom::kindId(kind).data(), text.constData())
            << static_cast<int>(kind) << text << read;
    };
    for (const char* same : {"110", "0b0110", " 0110 ", "01 10", "0B110", "0_110"})
        add(ExerciseKind::NimSum, same, "110");
    add(ExerciseKind::NimSum, "000", "0");
    for (const char* none : {"", "6", "12", "0b", "-1", "1.1", "abc", "１"})
        add(ExerciseKind::NimSum, none, "");
    const QByteArray zeros(70, '0');
    const QByteArray ones(64, '1');
    add(ExerciseKind::NimSum, zeros + "1", "1");
    add(ExerciseKind::NimSum, ones, ones);
    add(ExerciseKind::NimSum, "1" + ones, "");
    for (const char* same : {"7", "07", " 7", "*7"})
        add(ExerciseKind::GrundyValue, same, "7");
    for (const char* same : {"∗7", "*007"})
        add(ExerciseKind::GrundyValue, same, "7");
    for (const char* same : {"*", "∗", " *"})
        add(ExerciseKind::GrundyValue, same, "1");
    add(ExerciseKind::Mex, "0", "0");
    for (const char* none : {"", "-1", "seven", "1/2", "1.5", "*", "7 7", "9999999999999"})
        add(ExerciseKind::Mex, none, "");
    for (const char* same :
         {"11/8", "1 3/8", "22/16", "1.375", "1,375", "+11/8", " 11 / 8 ", "1  3/8", "011/8"})
        add(ExerciseKind::StalkValue, same, "11/8");
    for (const char* same : {"-3/4", "-0.75", "- 3/4", "−3/4", "-6/8"})
        add(ExerciseKind::StalkValue, same, "-3/4");
    add(ExerciseKind::StalkValue, "-1 3/8", "-11/8");
    add(ExerciseKind::StalkValue, "-3", "-3");
    add(ExerciseKind::StalkValue, "4/2", "2");
    add(ExerciseKind::StalkValue, "-0", "0");
    for (const char* none : {"", "1/3", "11/0", "1/", "/2", "1.3", "--1", "1/2/4", "one", "1 1 1/2",
                             "99999999999999", "1/99999999999", "1 / ", ".", "1.", "a 1/2"})
        add(ExerciseKind::StalkValue, none, "");
    for (const char* same : {"true", "True", "T", " t "})
        add(ExerciseKind::Claim, same, "true");
    add(ExerciseKind::Claim, "F", "false");
    for (const char* none : {"", "yes", "1", "truefalse"})
        add(ExerciseKind::Claim, none, "");
}

void TestExerciseNumbers::typed()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, read);
    const auto answer = classroom::readAnswer(ofKind(static_cast<ExerciseKind>(kind)), text.toStdString());
    QCOMPARE(QByteArray::fromStdString(answer.value_or("")), read);
}

GRUNDY_TEST(TestExerciseNumbers, tests::run<TestExerciseNumbers>)
#include "tst_exercisenumbers.moc"
