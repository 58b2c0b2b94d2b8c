// SPDX-License-Identifier: GPL-3.0-or-later
// Games as they are written: what each text means, how it is written again, and where a bad one goes wrong.

#include "support/testprogram.h"
#include "theory/shortgames/writtenform.h"

#include <QTest>

#include <random>

using theory::ShortGame;
using theory::ShortGames;
using theory::WrittenError;
using theory::WrittenForms;
using theory::WrittenProblem;
using theory::WrittenSum;

Q_DECLARE_METATYPE(theory::WrittenProblem)

namespace {

std::string rewritten(const std::string& text)
{
    WrittenForms forms;
    const auto read = theory::readWritten(text, forms);
    return std::holds_alternative<WrittenSum>(read) ? forms.text(std::get<WrittenSum>(read)) : "error";
}

std::string valueTextOf(const std::string& text)
{
    ShortGames games;
    const auto value = theory::readValue(text, games);
    return value ? *games.text(*value) : "none";
}

/// A form of numbers and infinitesimals, nested at random.
std::string randomText(std::mt19937_64& random, int depth)
{
    static const std::vector<std::string> ends{"0", "*", "^", "-1", "3/4*", "v2", "*3", "2+^"};
    if (depth == 0 || random() % 4 == 0)
        return ends[random() % ends.size()];
    std::string sides[2];
    for (std::string& side : sides) {
        for (std::size_t options = random() % 3; options > 0; --options)
            side += (side.empty() ? "" : ",") + randomText(random, depth - 1);
    }
    const std::string form = "{" + sides[0] + "|" + sides[1] + "}";
    return random() % 4 == 0 ? form + "+" + randomText(random, depth - 1) : form;
}

} // namespace

class TestWrittenForm : public QObject {
    Q_OBJECT

private slots:
    void meanings_data();
    void meanings();
    void errors_data();
    void errors();
    void roundTrips();
    void minusExchangesThePlayers();
    void optionsOneByOne();
    void beginningsOfTexts();
};

void TestWrittenForm::meanings_data()
{
    QTest::addColumn<QString>("again");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* text, const char* again, const char* value) {
        QTest::newRow(text) << again << value;
    };
    row("0", "0", "0");
    row("6/4", "3/2", "3/2");
    row("-3/4*", "-3/4*", "-3/4*");
    row("^3", "^3", "3↑");
    row("3^", "^3", "3↑");
    row("3+^", "3+^", "3+↑");
    row("-3^", "v3", "3↓");
    row("v", "v", "↓");
    row("v2*3", "v2*3", "2↓*3");
    row("2↓*", "v2*", "2↓*");
    row("^+^*+1", "1+^2*", "1+2↑*");
    row("1-^", "1+v", "1+↓");
    row("*2+*3", "*", "*");
    row("{1|-1}", "{1|-1}", "{1|-1}");
    row(" { 0 , * | ^ } ", "{0,*|^}", "2↑*");
    row("{2||1|0}", "{2||1|0}", "{2|{1|0}}");
    row("{2|{1|0}}", "{2||1|0}", "{2|{1|0}}");
    row("{1|0||-1|-2}", "{1|0||-1|-2}", "{{1|0}|{-1|-2}}");
    row("{4|3||2|||1||0|-1}", "{4|3||2|||1||0|-1}", "{{{4|3}|2}|{1|{0|-1}}}");
    row("{0,{1|0}||-2}", "{0,{1|0}|-2}", "{0,{1|0}|-2}");
    row("{{{|}|}|}", "{{{|}|}|}", "2");
    row("{0,0|1,1}", "{0|1}", "1/2");
    row("-{3|*}", "{*|-3}", "{*|-3}");
    row("1-{3|*}+1", "2+{*|-3}", "{2*|-1}");
    row("{1|0}+{1|0}", "{1|0}+{1|0}", "1");
}

void TestWrittenForm::meanings()
{
    QFETCH(const QString, again);
    QFETCH(const QString, value);
    const std::string text = QTest::currentDataTag();
    QCOMPARE(QString::fromStdString(rewritten(text)), again);
    QCOMPARE(QString::fromStdString(valueTextOf(text)), value);
    QCOMPARE(QString::fromStdString(valueTextOf(again.toStdString())), value);
}

void TestWrittenForm::errors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("place");
    QTest::addColumn<WrittenProblem>("problem");
    const auto row = [](const char* name, const QString& text, int place, WrittenProblem problem) {
        QTest::newRow(name) << text << place << problem;
    };
    const auto deep = [](int depth) {
        return QString(depth, QLatin1Char('{')) + QStringLiteral("0") + QStringLiteral("|}").repeated(depth);
    };
    row("empty", "", 0, WrittenProblem::NoGame);
    row("open", "{1|2", 4, WrittenProblem::NoBrace);
    row("closed twice", "{1|2}}", 5, WrittenProblem::NoSign);
    row("no bar", "{1}", 2, WrittenProblem::NoBar);
    row("same bar", "{1|2|3}", 4, WrittenProblem::SameBar);
    row("same long bar", "{1||2|3||4}", 7, WrittenProblem::SameBar);
    row("no option", "{1,|2}", 3, WrittenProblem::NoGame);
    row("no term", "1+", 2, WrittenProblem::NoGame);
    row("third", "1/3", 2, WrittenProblem::NotDyadic);
    row("over 0", "1/0", 2, WrittenProblem::NotDyadic);
    row("over nothing", "1/", 2, WrittenProblem::NoDigit);
    row("half an up", "1/2^", 0, WrittenProblem::BrokenCount);
    row("two counts", "2^3", 2, WrittenProblem::NoSign);
    row("no word", "x", 0, WrittenProblem::NoGame);
    row("65 deep", deep(65), 64, WrittenProblem::TooDeep);
    row("65 minus signs deep", "-" + deep(65), 65, WrittenProblem::TooDeep);
    row("many options", "{" + QString("0,").repeated(10'000) + "0|}", 20'001, WrittenProblem::TooMany);
    row("many terms", QString("0+").repeated(10'001) + "0", 20'002, WrittenProblem::TooMany);
    row("many forms", QString("{|}+").repeated(1'000) + "{|}", 4'000, WrittenProblem::LongSum);
    row("many digits", QString("1").repeated(1'000'000), 0, WrittenProblem::TooLarge);
    row("large star", "*10001", 1, WrittenProblem::TooLarge);
    row("many ups", "^1000000001", 1, WrittenProblem::TooLarge);
    row("10 million braces", QString("{").repeated(10'000'000), 64, WrittenProblem::TooDeep);
    row("10 million pairs", QString("{|}").repeated(3'000'000), 3, WrittenProblem::NoSign);
    row("10 million bars", "{" + QString("|").repeated(10'000'000), 10'000'001, WrittenProblem::NoBrace);
}

void TestWrittenForm::errors()
{
    QFETCH(const QString, text);
    QFETCH(const int, place);
    QFETCH(const WrittenProblem, problem);
    WrittenForms forms;
    const auto read = theory::readWritten(text.toStdString(), forms);
    const auto* error = std::get_if<WrittenError>(&read);
    QVERIFY(error != nullptr);
    QCOMPARE(static_cast<int>(error->place), place);
    QCOMPARE(static_cast<int>(error->problem), static_cast<int>(problem));
}

void TestWrittenForm::roundTrips()
{
    std::mt19937_64 random(7);
    for (int n = 0; n < 3'000; ++n) {
        const std::string text = randomText(random, 4);
        const std::string again = rewritten(text);
        QVERIFY2(again != "error", text.c_str());
        QCOMPARE(QString::fromStdString(rewritten(again)), QString::fromStdString(again));
        QVERIFY2(valueTextOf(again) == valueTextOf(text), text.c_str());
    }
}

void TestWrittenForm::minusExchangesThePlayers()
{
    std::mt19937_64 random(11);
    for (int n = 0; n < 1'000; ++n) {
        const std::string text = randomText(random, 3);
        const std::string difference = "{0|" + text + "}-{0|" + text + "}+{" + text + "|}-{" + text + "|}";
        QVERIFY2(valueTextOf(difference) == "0", difference.c_str());
    }
}

/// An option is the same alone as among all, which are counted without being made; none of them comes twice.
void TestWrittenForm::optionsOneByOne()
{
    std::mt19937_64 random(12);
    for (int n = 0; n < 600; ++n) {
        WrittenForms forms(n % 2 == 0 ? theory::ClosedTerms::AddedUp : theory::ClosedTerms::KeptApart);
        const std::string text = randomText(random, 2) + "+" + randomText(random, 1) + "+" +
                                 randomText(random, 0) + "+" + randomText(random, 2);
        const auto sum = std::get<WrittenSum>(theory::readWritten(text, forms));
        for (const theory::Player mover : {theory::Player::Left, theory::Player::Right}) {
            const std::vector<WrittenSum> all = forms.options(sum, mover);
            QVERIFY2(forms.optionCount(sum, mover) == all.size(), text.c_str());
            for (std::size_t i = 0; i < all.size(); ++i) {
                QVERIFY2(forms.option(sum, mover, i) == all[i], text.c_str());
                QVERIFY2(std::count(all.begin(), all.end(), all[i]) == 1, text.c_str());
            }
        }
    }
}

void TestWrittenForm::beginningsOfTexts()
{
    std::mt19937_64 random(13);
    for (int n = 0; n < 300; ++n) {
        WrittenForms forms;
        const auto sum = std::get<WrittenSum>(theory::readWritten(randomText(random, 4), forms));
        const std::string whole = forms.text(sum);
        for (const std::size_t longest : {std::size_t{0}, std::size_t{7}, std::size_t{40}}) {
            const std::string start = forms.text(sum, longest);
            QVERIFY2(whole.starts_with(start.substr(0, longest + 1)), whole.c_str());
            QVERIFY2(start == whole || start.size() > longest, whole.c_str());
        }
    }
}

GRUNDY_TEST(TestWrittenForm, tests::run<TestWrittenForm>)
#include "tst_writtenform.moc"
