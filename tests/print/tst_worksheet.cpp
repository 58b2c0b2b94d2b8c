// SPDX-License-Identifier: GPL-3.0-or-later

// Worksheets: one seed one file, nothing given away, nothing cut off.

#include "games/catalogue.h"
#include "print/ink.h"
#include "print/recorder.h"
#include "print/sheets.h"
#include "print/sheets/sheetpages.h"
#include "print/units.h"
#include "support/sanitized.h"
#include "support/testprogram.h"
#include "wording/text/language.h"
#include "wording/text/typeset.h"

#include <QHashFunctions>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <numeric>
#include <set>

namespace {

using classroom::ExerciseKind;
using printing::mm;
using printing::SheetPages;
using printing::Worksheet;
using printing::WorksheetRequest;

WorksheetRequest nimSheet(std::uint64_t seed = 1)
{
    return {.game = "nim", .kinds = {ExerciseKind::WinningMove}, .number = 8, .difficulty = 4, .seed = seed};
}

void draw(Recorder& paper, const SheetPages& pages, int page)
{
    QPainter painter(&paper);
    pages.paint(painter, page);
}

/// All texts of a page one after the other, without spaces: lines may be broken anywhere.
QString textOf(const SheetPages& pages, int page)
{
    Recorder paper;
    draw(paper, pages, page);
    QString text;
    for (const Mark& mark : paper.marks())
        text += mark.text;
    return text.remove(QLatin1Char(' '));
}

QString packed(QString text)
{
    return text.remove(QLatin1Char(' '));
}

} // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void positionsAreDistinct()
    {
        for (const char* game : {"nim", "grid", "grundy", "hackenbush", "turtles"}) {
            const auto kinds = printing::offeredKinds(game, theory::Play::Normal);
            const Worksheet sheet =
                sheetOf({.game = game, .kinds = kinds, .number = 12, .difficulty = 4, .seed = 2});
            std::set<std::string> names;
            int boards = 0;
            for (const printing::SheetExercise& printed : sheet.exercises)
                if (printed.exercise.position) {
                    names.insert(printed.exercise.position->upToSymmetry()->notation() +
                                 std::to_string(static_cast<int>(printed.exercise.position->mover())));
                    ++boards;
                }
            QCOMPARE(static_cast<int>(names.size()), boards);
        }
    }

    /// The key argues as far as it is asked to, and tells a rule once a page.
    void keysArgueByLevels()
    {
        using games::Level;
        const auto keyOf = [](Level level) {
            return sheetOf({.game = "takeaway",
                            .kinds = {ExerciseKind::Outcome},
                            .number = 6,
                            .seed = 3,
                            .level = level});
        };
        const QRegularExpression theory(QStringLiteral("value|period|nim-sum"));
        for (const printing::SheetExercise& printed : keyOf(Level::Labels).exercises)
            QVERIFY2(!printed.reasons.isEmpty() && printed.reasons.filter(theory).isEmpty(),
                     qPrintable(printed.reasons.join(u'\n')));
        for (const printing::SheetExercise& printed : keyOf(Level::Values).exercises)
            QVERIFY(!printed.reasons.filter(QStringLiteral("value")).isEmpty() &&
                    printed.reasons.filter(QStringLiteral("period")).isEmpty());
        const SheetPages pages(keyOf(Level::Theorems), {});
        const QString rule = packed(QStringLiteral("The value of a heap depends only on the 3"));
        for (int page = 0; page < pages.count(); ++page)
            QVERIFY(textOf(pages, page).count(rule) == (page < pages.sheetPages() ? 0 : 1));
    }

    /// Who is to move is no part of a question about both players' starts.
    void noQuestionTwice()
    {
        SKIP_COUNTING_UNDER_SANITIZERS();
        for (const char* game : {"skip", "poker", "northcott"})
            for (const std::uint64_t seed : {1U, 2U}) {
                const Worksheet sheet = sheetOf({.game = game,
                                                 .kinds = {ExerciseKind::Outcome},
                                                 .number = printing::mostExercises,
                                                 .seed = seed});
                std::set<std::string> seen;
                for (const printing::SheetExercise& printed : sheet.exercises)
                    QVERIFY2(seen.insert(printed.exercise.position->notation()).second, game);
            }
    }

    void outcomesAreBalanced_data()
    {
        QTest::addColumn<QString>("game");
        for (const games::Entry& entry : games::catalogue())
            if (!entry.info.partizan)
                QTest::newRow(entry.info.id.c_str()) << QString::fromStdString(entry.info.id);
    }

    void outcomesAreBalanced()
    {
        SKIP_COUNTING_UNDER_SANITIZERS();
        QFETCH(QString, game);
        for (const auto play : {theory::Play::Normal, theory::Play::Misere}) {
            if (!classroom::isOffered(ExerciseKind::Outcome, game.toStdString(), play))
                continue;
            for (const int difficulty : {1, 4, 9}) {
                int isP = 0;
                constexpr int number = 20;
                const Worksheet sheet = sheetOf({.game = game.toStdString(),
                                                 .kinds = {ExerciseKind::Outcome},
                                                 .play = play,
                                                 .number = number,
                                                 .difficulty = difficulty});
                for (const printing::SheetExercise& printed : sheet.exercises)
                    isP += printed.exercise.right.front() == "P" ? 1 : 0;
                QVERIFY2(isP * 100 >= number * 35 && isP * 100 <= number * 65,
                         qPrintable(QStringLiteral("%1 %2: %3 P")
                                        .arg(play == theory::Play::Misere ? "misere" : "")
                                        .arg(difficulty)
                                        .arg(isP)));
            }
        }
    }

    void oneSeedOneFile()
    {
        const SheetPages first(sheetOf(nimSheet()), {});
        const QByteArray bytes = printing::pagesPdf(first);
        QVERIFY(bytes.startsWith("%PDF-1."));
        QVERIFY(bytes.size() > 10'000);
        for (int i = 0; i < 5; ++i) { // hashes of other processes have other orders
            QHashSeed::resetRandomGlobalSeed();
            QTest::qWait(i == 0 ? 1100 : 0); // the time in seconds is another
            QVERIFY(printing::pagesPdf(SheetPages(sheetOf(nimSheet()), {})) == bytes);
        }
        QVERIFY(!bytes.contains("/CreationDate"));
        QVERIFY(printing::pagesPdf(SheetPages(sheetOf(nimSheet(2)), {})) != bytes);
        QVERIFY(QHashSeed::globalSeed() != 0); // as it was
    }

    void paper()
    {
        const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
        for (const auto& [paper, width, height] : {std::tuple{printing::Paper::A4, 595.0, 842.0},
                                                   std::tuple{printing::Paper::Letter, 612.0, 792.0}}) {
            const SheetPages pages(sheetOf(nimSheet()), {.paper = paper});
            const auto found = box.match(QString::fromLatin1(printing::pagesPdf(pages)));
            QVERIFY(found.hasMatch());
            QCOMPARE(found.captured(1).toDouble(), width);
            QCOMPARE(found.captured(2).toDouble(), height);
            QCOMPARE(pages.pageSize() / printing::pt, QSizeF(width, height));
        }
    }

    void nothingLiesOutside_data()
    {
        QTest::addColumn<QString>("game");
        for (const games::Entry& entry : games::catalogue())
            QTest::newRow(entry.info.id.c_str()) << QString::fromStdString(entry.info.id);
    }

    void nothingLiesOutside()
    {
        QFETCH(QString, game);
        const auto kinds = printing::offeredKinds(game.toStdString(), theory::Play::Normal);
        for (const int difficulty : {2, 10}) {
            const Worksheet sheet =
                sheetOf({.game = game.toStdString(),
                         .kinds = kinds,
                         .labelling = printing::isLabelled(game.toStdString(), theory::Play::Normal),
                         .number = 2 * static_cast<int>(kinds.size()),
                         .difficulty = difficulty,
                         .seed = 5});
            for (const auto paper : {printing::Paper::A4, printing::Paper::Letter}) {
                const SheetPages pages(sheet, {.paper = paper});
                for (int page = 0; page < pages.count(); ++page) {
                    Recorder drawn;
                    draw(drawn, pages, page);
                    const QRectF bounds = drawn.bounds();
                    constexpr double foot = 12 * mm; // below the margins stands the foot alone
                    const QRectF allowed = pages.inside().adjusted(-mm, -mm, mm, foot);
                    QVERIFY2(allowed.contains(bounds), qPrintable(QStringLiteral("page %1: %2 %3 %4 %5")
                                                                      .arg(page + 1)
                                                                      .arg(bounds.left() / mm)
                                                                      .arg(bounds.top() / mm)
                                                                      .arg(bounds.right() / mm)
                                                                      .arg(bounds.bottom() / mm)));
                    for (const Mark& mark : drawn.marks())
                        QVERIFY2(mark.covers.bottom() <= pages.inside().bottom() + mm ||
                                     mark.covers.top() >= pages.inside().bottom() - mm,
                                 qPrintable(mark.text)); // nothing reaches into the foot
                }
            }
        }
    }

    void everyExerciseOnOnePage()
    {
        const SheetPages pages(sheetOf({.game = "takeaway",
                                        .kinds = {ExerciseKind::WinningMove, ExerciseKind::Mex},
                                        .number = printing::mostExercises,
                                        .difficulty = 6}),
                               {});
        std::vector<int> asked;
        std::vector<int> answered;
        for (int page = 0; page < pages.count(); ++page) {
            const auto on = pages.exercisesOn(page);
            auto& list = page < pages.sheetPages() ? asked : answered;
            list.insert(list.end(), on.begin(), on.end());
        }
        std::vector<int> all(printing::mostExercises);
        std::iota(all.begin(), all.end(), 0);
        QCOMPARE(asked, all);
        QCOMPARE(answered, all);
        QVERIFY(pages.sheetPages() > 3);
        QCOMPARE(SheetPages(pages.sheet(), {.key = false}).count(), pages.sheetPages());
    }

    void answersOnTheKeyAlone()
    {
        const auto onPaper = [](const QString& text) { return packed(wording::typeset(text)); };
        for (const char* game : {"nim", "dollar", "hackenbush", "northcott"}) {
            const SheetPages pages(sheetOf({.game = game,
                                            .kinds = {ExerciseKind::WinningMove, ExerciseKind::Outcome},
                                            .number = 10,
                                            .difficulty = 5,
                                            .seed = 4}),
                                   {.title = QStringLiteral("Test")});
            QString sheet;
            QString key;
            for (int page = 0; page < pages.count(); ++page)
                (page < pages.sheetPages() ? sheet : key) += textOf(pages, page);
            QVERIFY(sheet.contains(QLatin1String("Name")) && !key.contains(QLatin1String("Name")));
            QVERIFY(!sheet.contains(QLatin1String("Confirmed")));
            int number = 0;
            for (const printing::SheetExercise& printed : pages.sheet().exercises) {
                ++number;
                QVERIFY2(!sheet.contains(onPaper(printed.answers)), qPrintable(printed.answers));
                QVERIFY(!sheet.contains(onPaper(printed.reasons.front())));
                QVERIFY(sheet.contains(onPaper(printed.task)));
                QVERIFY2(key.contains(QString::number(number) + QLatin1Char('.') + onPaper(printed.answers)),
                         qPrintable(printed.answers));
                for (const QString& reason : printed.reasons)
                    QVERIFY2(key.contains(onPaper(reason)), qPrintable(reason));
                QVERIFY(key.contains(packed(printed.confirmed)));
                QVERIFY(key.contains(packed(QString::fromStdString(printed.exercise.position->notation()))));
            }
        }
    }

    /// Few exercises have large boards.
    void boardsFillThePage()
    {
        const auto largestDisc = [](int number) {
            WorksheetRequest request = nimSheet();
            request.number = number;
            const SheetPages pages(sheetOf(request), {.key = false});
            double largest = 0;
            for (int page = 0; page < pages.count(); ++page) {
                Recorder paper;
                draw(paper, pages, page);
                for (const Mark& mark : paper.marks())
                    if (mark.kind == Mark::Kind::Disc)
                        largest = std::max(largest, mark.covers.width());
            }
            return largest;
        };
        constexpr int fullPage = 6;
        QVERIFY(largestDisc(2) > 1.4 * largestDisc(fullPage));
    }

    /// On a sheet of Nim the discs are the stones, and nothing else.
    void whatIsAskedIsDrawn()
    {
        const SheetPages pages(sheetOf(nimSheet(9)), {});
        std::uint64_t stones = 0;
        for (const printing::SheetExercise& printed : pages.sheet().exercises)
            for (const games::Piece& piece : printed.exercise.position->board().pieces)
                stones += piece.kind == games::PieceKind::Stone ? 1 : 0;
        int discs = 0;
        for (int page = 0; page < pages.sheetPages(); ++page) {
            Recorder paper;
            draw(paper, pages, page);
            discs += paper.count(Mark::Kind::Disc);
        }
        QCOMPARE(static_cast<std::uint64_t>(discs), stones);
    }

    /// The columns of a nim-sum are empty, and as many as the largest number needs.
    void nimSumColumns()
    {
        const SheetPages pages(
            sheetOf({.game = "nim", .kinds = {ExerciseKind::NimSum}, .number = 1, .difficulty = 10}),
            {.key = false});
        const auto& numbers = pages.sheet().exercises.front().exercise.numbers;
        std::size_t places = 0;
        for (std::uint64_t largest = *std::ranges::max_element(numbers); largest > 0; largest /= 2)
            ++places;
        Recorder paper;
        draw(paper, pages, 0);
        QCOMPARE(static_cast<std::size_t>(paper.count(Mark::Kind::Box)), places * (numbers.size() + 1));
    }

    void labellings_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<theory::Play>("play");
        for (const games::Entry& entry : games::catalogue())
            for (const auto play : {theory::Play::Normal, theory::Play::Misere})
                if (printing::isLabelled(entry.info.id, play))
                    QTest::addRow("%s%s", entry.info.id.c_str(),
                                  play == theory::Play::Misere ? " misere" : "")
                        << QString::fromStdString(entry.info.id) << play;
    }

    /// Rows, tables and graphs: blank on the sheet, and filled in with what the solver says on the key.
    void labellings()
    {
        QFETCH(const QString, game);
        QFETCH(const theory::Play, play);
        const SheetPages pages(
            sheetOf(
                {.game = game.toStdString(), .labelling = true, .play = play, .number = 1, .difficulty = 5}),
            {});
        const auto& labellings = pages.sheet().labellings;
        QVERIFY(!labellings.empty());
        std::map<QString, int> expected;
        for (const printing::SheetLabelling& labelling : labellings)
            for (std::size_t i = 0; i < labelling.right.size(); ++i) {
                if (!labelling.marking.positions[i].isThere())
                    continue;
                const auto parsed = games::parse(labelling.marking.positions[i].notation);
                const auto answer = std::get<games::GamePtr>(parsed)->answer({.moves = false}, {});
                const bool isP = labelling.right[i] == classroom::Mark::P;
                QVERIFY2(answer.verdict.outcome == (isP ? theory::Outcome::P : theory::Outcome::N),
                         labelling.marking.positions[i].notation.c_str());
                ++expected[isP ? QStringLiteral("P") : QStringLiteral("N")];
            }
        std::map<QString, int> asked;
        std::map<QString, int> told;
        std::vector<int> on;
        for (int page = 0; page < pages.count(); ++page) {
            Recorder paper;
            draw(paper, pages, page);
            for (const Mark& mark : paper.marks())
                if (mark.text == QLatin1String("P") || mark.text == QLatin1String("N"))
                    ++(page < pages.sheetPages() ? asked : told)[mark.text];
            for (const int labelling : pages.labellingsOn(page))
                on.push_back(labelling);
        }
        QVERIFY(asked.empty());
        QVERIFY(told == expected);
        QCOMPARE(on.size(), labellings.size() * 2); // asked once, answered once
    }

    void howToMakeItAgain()
    {
        const WorksheetRequest request{.game = "nim",
                                       .kinds = {ExerciseKind::Outcome, ExerciseKind::Mex},
                                       .play = theory::Play::Misere,
                                       .number = 4,
                                       .difficulty = 2,
                                       .seed = 18'446'744'073'709'551'615U};
        const SheetPages pages(sheetOf(request), {});
        for (int page = 0; page < pages.count(); ++page) {
            const QString text = textOf(pages, page);
            QVERIFY(text.contains(packed(QStringLiteral("grundy-cli worksheet nim --kind outcome --kind mex "
                                                        "--misere --number 4 --difficulty 2 --seed "
                                                        "18446744073709551615"))));
            QVERIFY(text.contains(QStringLiteral("Page%1of%2").arg(page + 1).arg(pages.count())));
        }
    }

    /// Also what is not of the exercises: the pages can be made again.
    void howToMakeThePagesAgain()
    {
        const WorksheetRequest request = nimSheet();
        const QString plain = printing::worksheetCommand(request);
        QCOMPARE(printing::sheetCommand(request, {}), plain);
        QCOMPARE(printing::sheetCommand(
                     request,
                     {.paper = printing::Paper::Letter, .title = QStringLiteral("Ann's test"), .key = false}),
                 plain + QStringLiteral(" --paper letter --title 'Ann'\\''s test' --no-key"));
        const SheetPages pages(sheetOf(request), {.title = QStringLiteral("Monday")});
        QVERIFY(textOf(pages, 0).contains(QLatin1String("--title'Monday'")));
    }

    void everyAnswerPageHasItsHeading()
    {
        const SheetPages pages(sheetOf({.game = "nim", .kinds = {ExerciseKind::WinningMove}, .number = 40}),
                               {});
        QVERIFY(pages.count() > pages.sheetPages() + 1);
        for (int page = pages.sheetPages(); page < pages.count(); ++page)
            QVERIFY(textOf(pages, page).contains(QLatin1String("Answers:")));
    }

    /// In Arabic a page begins at the right and letters are joined; boards and columns of digits stay as they
    /// are.
    void readFromTheRight()
    {
        wording::speak(QStringLiteral("ar"));
        const SheetPages pages(sheetOf({.game = "nim",
                                        .kinds = {ExerciseKind::WinningMove, ExerciseKind::NimSum},
                                        .number = 2,
                                        .seed = 1}),
                               {});
        Recorder paper;
        draw(paper, pages, 0);
        const QString title = pages.title();
        wording::speak();
        const double middle = pages.pageSize().width() / 2;
        const auto placesOf = [&paper](const QString& word) {
            std::vector<double> places;
            for (const Mark& mark : paper.marks())
                if (mark.text == word)
                    places.push_back(mark.covers.center().x());
            return places;
        };
        QVERIFY(placesOf(QStringLiteral("تمارين")).at(0) > middle); // the heading
        QVERIFY(placesOf(QStringLiteral("الاسم")).at(0) > placesOf(QStringLiteral("التاريخ")).at(0));
        const std::vector<double> dots = placesOf(QStringLiteral(".")); // of the rules, of "1.", of the task
        QVERIFY(dots.at(0) < placesOf(QStringLiteral("يربح")).at(0));
        QVERIFY(dots.at(1) > middle && dots.at(1) < placesOf(QStringLiteral("\u200f")).at(0));
        const std::vector<double> heaps = placesOf(QStringLiteral("الكومة"));
        QVERIFY(heaps.at(0) < heaps.at(1));
        const std::vector<double> ones = placesOf(QStringLiteral("١"));
        QVERIFY(ones.back() > placesOf(QStringLiteral("٢")).back()); // above the columns of the nim-sum
        const printing::Lettering look;
        QCOMPARE(printing::printFont(look, title).styleStrategy(), QFont::PreferDefault);
        QCOMPARE(printing::printFont(look, QStringLiteral("nim:1,2")).styleStrategy(),
                 QFont::PreferNoShaping);
    }

    void refusals()
    {
        auto none =
            printing::makeWorksheet({.game = "wythoff", .kinds = {ExerciseKind::WhichHeap}, .number = 1}, {});
        QCOMPARE(std::get<printing::NoWorksheet>(none).why, printing::NoWorksheet::Why::NotOffered);
        std::stop_source stop;
        stop.request_stop();
        none = printing::makeWorksheet(nimSheet(), {.limits = {}, .stop = stop.get_token(), .progress = {}});
        QCOMPARE(std::get<printing::NoWorksheet>(none).why, printing::NoWorksheet::Why::Cancelled);
    }

    void progress()
    {
        std::vector<std::uint64_t> done;
        const auto made = printing::makeWorksheet(
            nimSheet(), {.limits = {}, .stop = {}, .progress = [&done](const solver::Progress& progress) {
                             if (progress.fraction == static_cast<double>(progress.positions) / 8)
                                 done.push_back(progress.positions);
                         }});
        QVERIFY(std::holds_alternative<Worksheet>(made));
        QVERIFY(done.size() >= 8);
    }
};

GRUNDY_TEST(TestWorksheet, tests::runIn<QGuiApplication, TestWorksheet>)
#include "tst_worksheet.moc"
