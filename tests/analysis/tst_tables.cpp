// SPDX-License-Identifier: GPL-3.0-or-later

// Tables of families: every ready-made one against the plain rules, published rows, limits, and the files.

#include "analysis/families.h"
#include "analysis/tables/families.h"
#include "analysis/tables/tabletext.h"
#include "games/catalogue.h"
#include "games/plain/plainhackenbush.h"
#include "games/plain/plainpartizan.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

#include <sstream>

using analysis::FamilyPattern;
using analysis::FamilyTable;
using analysis::Shown;
using analysis::ValueRange;

namespace {

std::vector<std::string> firstRow(const FamilyTable& made)
{
    std::vector<std::string> row;
    for (std::size_t column = 0; column < made.columns(); ++column)
        row.push_back(analysis::cellText(made.at(0, column), made.request.shown));
    return row;
}

/// What a cell has to show by the plain rules alone; empty where there is no plain rule for it.
class PlainRules {
public:
    std::string cell(const std::string& notation, Shown shown)
    {
        const std::string game = bruteforce::readText(notation).game;
        if (game == "hackenbush")
            return drawn(notation, shown);
        if (game == "northcott" && !notation.starts_with("northcott/moves"))
            return {plainpartizan::Loops(notation).outcome(notation)};
        if (plainpartizan::isPartizan(notation))
            return {m_turns.outcome(notation)};
        const bruteforce::Value& value = m_values.of(notation);
        switch (shown) {
        case Shown::Outcome: return value.moverWins ? "N" : "P";
        case Shown::Grundy: return std::to_string(value.grundy);
        case Shown::Remoteness: return std::to_string(value.remoteness);
        case Shown::Value: break;
        }
        return {};
    }

private:
    static std::string drawn(const std::string& notation, Shown shown)
    {
        plainhackenbush::Search search(notation);
        return shown == Shown::Grundy ? std::to_string(search.grundy(search.start()))
                                      : plainhackenbush::text(search.number(search.start()));
    }

    bruteforce::Values m_values;
    plainpartizan::Turns m_turns;
};

/// What the table says of the cell, in the terms of PlainRules.
std::string said(const analysis::TableCell& cell, const std::string& notation, Shown shown)
{
    if (plainpartizan::isPartizan(notation))
        return {cell.verdict.outcome ? theory::letter(*cell.verdict.outcome) : '?'};
    return analysis::cellText(cell, shown);
}

/// The values as far as plain rules reach in a moment.
ValueRange cut(const ValueRange& range, std::uint64_t size)
{
    return {range.least, std::min(range.most, range.least + size - 1)};
}

std::string canonical(const std::string& notation)
{
    const games::Parsed parsed = games::parse(notation);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game == nullptr ? std::string() : (*game)->notation();
}

QString csvOf(const FamilyTable& made)
{
    std::ostringstream out;
    analysis::writeCsv(out, made);
    return QString::fromStdString(out.str());
}

QJsonObject jsonOf(const FamilyTable& made)
{
    std::ostringstream out;
    analysis::writeJson(
        out, made, [](const games::ParseError& error) { return "column " + std::to_string(error.column); });
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(out.str()), &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

} // namespace

class TestTables : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasFamilies()
    {
        std::set<std::string_view> ids;
        for (const analysis::ReadyFamily& family : analysis::readyFamilies()) {
            QVERIFY2(ids.insert(family.id).second, family.id.data());
            QVERIFY2(games::findEntry(family.gameId()) != nullptr, family.id.data());
            QCOMPARE(analysis::findFamily(family.id), &family);
        }
        for (const games::Entry& entry : games::catalogue())
            QVERIFY2(!analysis::familiesOf(entry.info.id).empty(), entry.info.id.c_str());
        QVERIFY(analysis::familiesOf("chess").empty());
    }

    /// The family in which a game places a position has it at the place that it says, and its neighbours.
    void placedPatternsHaveTheirPosition()
    {
        for (const games::Entry& entry : games::catalogue()) {
            std::size_t placed = 0;
            for (const games::Preset& preset : entry.info.presets) {
                const auto game = std::get<games::GamePtr>(games::parse(preset.notation));
                const auto found = entry.placed != nullptr ? entry.placed(game->notation()) : std::nullopt;
                if (!found)
                    continue;
                ++placed;
                const auto pattern = std::get<FamilyPattern>(FamilyPattern::parse(found->pattern));
                QCOMPARE(pattern.hasM(), found->m.has_value());
                const auto at = [&pattern](std::uint64_t n, std::uint64_t m) {
                    const games::Parsed parsed = games::parse(*pattern.notation(n, m));
                    const auto* position = std::get_if<games::GamePtr>(&parsed);
                    return position != nullptr ? (*position)->notation() : std::string("refused");
                };
                QCOMPARE(at(found->n, found->m.value_or(0)), game->notation());
                QVERIFY2(at(found->leastN, found->leastM) != "refused", found->pattern.c_str());
            }
            QVERIFY2(entry.placed == nullptr || placed > 0 || entry.info.id == "chomp",
                     entry.info.id.c_str());
        }
    }

    void stepsOfChompArePlaced()
    {
        const auto placed = games::findEntry("chomp")->placed;
        const auto steps = placed("chomp:5,4,4,2,2,2");
        QVERIFY(steps);
        QCOMPARE(steps->pattern, std::string("chomp:5,(4,)^n(2,)^m"));
        QCOMPARE(steps->n, std::uint64_t{2});
        QCOMPARE(steps->m, std::optional(std::uint64_t{3}));
        QCOMPARE(steps->leastN, std::uint64_t{0});
        QCOMPARE(placed("chomp:4,1")->leastN, std::uint64_t{1}); // no empty board
        QVERIFY(!placed("chomp:4,4"));                           // one of the ready-made families
    }

    void readyFamiliesByPlainRules_data()
    {
        QTest::addColumn<QString>("id");
        for (const analysis::ReadyFamily& family : analysis::readyFamilies())
            QTest::newRow(family.id.data())
                << QString::fromUtf8(family.id.data(), qsizetype(family.id.size()));
    }
    void readyFamiliesByPlainRules()
    {
        QFETCH(QString, id);
        const analysis::ReadyFamily& family = *analysis::findFamily(id.toStdString());
        const FamilyPattern read = pattern(std::string(family.pattern));
        const bool small =
            family.gameId() == "grid" || family.gameId() == "northcott" || family.gameId() == "shapes";
        const std::uint64_t size = read.hasM() ? (small ? 3 : 6) : 14;
        for (const Shown shown : {Shown::Outcome, Shown::Grundy, Shown::Remoteness, Shown::Value}) {
            if (!analysis::isOffered(shown, read) ||
                (shown != family.shown && (family.gameId() == "hackenbush" || family.gameId() == "shapes")))
                continue;
            PlainRules plain;
            const auto m = read.hasM() ? cut(family.m, size) : ValueRange{};
            const FamilyTable made =
                analysis::makeTable({.pattern = read, .n = cut(family.n, size), .m = m, .shown = shown}, {});
            QCOMPARE(made.unsolved, 0U);
            QCOMPARE(made.refused, 0U);
            for (std::size_t row = 0; row < made.rows(); ++row)
                for (std::size_t column = 0; column < made.columns(); ++column) {
                    const std::string here = canonical(made.notation(row, column));
                    QCOMPARE(here + " " + said(made.at(row, column), here, shown),
                             here + " " + plain.cell(here, shown));
                }
        }
    }

    /// The whole ranges are solved, and in an instant.
    void readyFamiliesAreSolved()
    {
        for (const analysis::ReadyFamily& family : analysis::readyFamilies()) {
            const FamilyTable made =
                analysis::makeTable({.pattern = pattern(std::string(family.pattern)),
                                     .n = family.n,
                                     .m = family.m,
                                     .shown = family.shown},
                                    {.limits = {.time = std::chrono::seconds(30),
                                                .memoryBytes = solver::defaultMemoryBytes,
                                                .positions = {}},
                                     .stop = {},
                                     .progress = {}});
            QVERIFY2(made.unsolved == 0, family.id.data());
            QVERIFY2(made.refused == 0, family.id.data());
            for (const analysis::TableCell& cell : made.cells)
                QVERIFY2(analysis::cellText(cell, family.shown) != "–", family.id.data());
        }
    }

    /// Winning Ways, ch. 4 (Kayles); OEIS A002188 (Grundy's game); Wythoff's table: Winning Ways, ch. 3.
    void publishedRows()
    {
        QCOMPARE(firstRow(table("octal/code=0.77:n", {0, 11}, {}, Shown::Grundy)),
                 words("0 1 2 3 1 4 3 2 1 4 2 6"));
        QCOMPARE(firstRow(table("grundy:n", {0, 13}, {}, Shown::Grundy)),
                 words("0 0 0 1 0 2 1 0 2 1 0 2 1 3"));
        QCOMPARE(firstRow(table("wythoff:n,m", {0, 10}, {3, 3}, Shown::Grundy)),
                 words("3 4 5 6 2 0 1 9 10 12 8"));
        QCOMPARE(firstRow(table("wythoff:n,m", {0, 9}, {3, 3}, Shown::Outcome)),
                 words("N N N N N P N N N N"));
        QCOMPARE(firstRow(table("takeaway:n", {0, 10}, {}, Shown::Outcome)), words("P N N N P N N N P N N"));
        QCOMPARE(firstRow(table("hackenbush:b^nr^m", {1, 3}, {2, 2}, Shown::Value)), words("1/4 5/4 9/4"));
    }

    /// The game's own map and single answers agree.
    void mapsAreRead()
    {
        for (const char* text : {"wythoff:n,m", "wythoff/misere:n,m", "plane:nxm"})
            for (const Shown shown : {Shown::Outcome, Shown::Grundy, Shown::Remoteness}) {
                if (!analysis::isOffered(shown, pattern(text)))
                    continue;
                const FamilyTable small = table(text, {3, 12}, {2, 9}, shown);
                const FamilyTable large = table(text, {0, 64}, {0, 9}, shown); // too wide for the map
                for (std::size_t row = 0; row < small.rows(); ++row)
                    for (std::size_t column = 0; column < small.columns(); ++column)
                        QCOMPARE(analysis::cellText(small.at(row, column), shown),
                                 analysis::cellText(large.at(row + 2, column + 3), shown));
            }
    }

    /// Rows that the game knows as one sequence, and the same rows position by position.
    void sequencesAreRead()
    {
        for (const char* rules : {"takeaway/take=2,5:", "octal/code=0.137:", "grundy:"}) {
            const std::string head = rules;
            const FamilyTable row = table(head + "n", {3, 40}, {}, Shown::Grundy);
            const FamilyTable one =
                table(head + "n,0", {3, 40}, {}, Shown::Grundy); // no sequence of one heap
            QCOMPARE(firstRow(row), firstRow(one));
            QCOMPARE(firstRow(table(head + "n", {3, 40}, {}, Shown::Outcome)),
                     firstRow(table(head + "n,0", {3, 40}, {}, Shown::Outcome)));
        }
        const FamilyTable far = table("takeaway:n", {999'999'990, 999'999'999}, {}, Shown::Grundy);
        QCOMPARE(firstRow(far), words("2 3 0 1 2 3 0 1 2 3"));
        QVERIFY(far.periods[0] && far.periods[0]->theorem);
    }

    void refusedCellsAreEmpty()
    {
        const FamilyTable made = table("takeaway/take=1-m:n", {0, 3}, {0, 1}, Shown::Grundy);
        QCOMPARE(made.refused, 4U);
        QVERIFY(made.at(0, 2).refusal != nullptr);
        QCOMPARE(analysis::cellText(made.at(0, 2), Shown::Grundy), std::string());
        QVERIFY(!made.periods[0]);
        QCOMPARE(analysis::cellText(made.at(1, 3), Shown::Grundy), std::string("1"));
    }

    /// Where tokens go either way there is no exact value: nothing repeats.
    void missingValuesHaveNoPeriod()
    {
        const FamilyTable made = table("northcott:W.^nB", {0, 6}, {}, Shown::Value);
        QCOMPARE(analysis::cellText(made.at(0, 2), Shown::Value), std::string("–"));
        QVERIFY(!made.periods[0]);
    }

    void limitsLeaveCellsOpen()
    {
        solver::Job job;
        job.limits.positions = 50;
        const FamilyTable made = table("grid/misere:(1^n/)^m", {4, 6}, {4, 6}, Shown::Outcome, job);
        QVERIFY(made.unsolved > 0);
        for (const analysis::TableCell& cell : made.cells)
            QVERIFY(cell.verdict.outcome.has_value() != cell.unsolved.has_value());
        QVERIFY(!made.cancelled);
    }

    void cancelKeepsWhatIsKnown()
    {
        std::stop_source stop;
        std::uint64_t reports = 0;
        solver::Job job{
            .limits = {}, .stop = stop.get_token(), .progress = [&](const solver::Progress& progress) {
                ++reports;
                QVERIFY(progress.fraction && *progress.fraction > 0 && *progress.fraction <= 1);
                stop.request_stop();
            }};
        const FamilyTable made = table("nim:n,m,12", {0, 60}, {0, 60}, Shown::Remoteness, job);
        QCOMPARE(reports, 1U);
        QVERIFY(made.cancelled);
        QVERIFY(made.unsolved > 0);
        QCOMPARE(analysis::cellText(made.at(0, 0), Shown::Remoteness), std::string("1"));
        QCOMPARE(analysis::cellText(made.at(60, 60), Shown::Remoteness), std::string("?"));
    }

    void csvRoundTrip()
    {
        const FamilyTable made = table("nim:n,m,3", {2, 6}, {1, 4}, Shown::Grundy);
        const QStringList lines = csvOf(made).split(QStringLiteral("\r\n"));
        QCOMPARE(lines.at(0), QStringLiteral("m\\n,2,3,4,5,6"));
        QCOMPARE(lines.size(), 6); // with the empty one behind the last line's end
        for (int m = 1; m <= 4; ++m) {
            const QStringList fields = lines.at(m).split(QLatin1Char(','));
            QCOMPARE(fields.at(0).toInt(), m);
            for (int n = 2; n <= 6; ++n)
                QCOMPARE(fields.at(n - 1).toInt(), n ^ m ^ 3);
        }
        QCOMPARE(csvOf(table("nim:n", {0, 2}, {}, Shown::Outcome)),
                 QStringLiteral("n,0,1,2\r\noutcome,P,N,N\r\n"));
    }

    void jsonRoundTrip()
    {
        const QJsonObject object = jsonOf(table("takeaway/take=1-m:n", {0, 12}, {0, 3}, Shown::Grundy));
        QCOMPARE(object["family"].toString(), QStringLiteral("takeaway/take=1-m:n"));
        QCOMPARE(object["game"].toString(), QStringLiteral("takeaway"));
        QCOMPARE(object["play"].toString(), QStringLiteral("normal"));
        QCOMPARE(object["shown"].toString(), QStringLiteral("grundy"));
        QCOMPARE(object["m"].toObject()["to"].toInt(), 3);
        const QJsonArray cells = object["cells"].toArray();
        QCOMPARE(cells.size(), 52);
        QCOMPARE(cells[5].toObject()["error"].toString(), QStringLiteral("column 17"));
        QVERIFY(cells[5].toObject()["grundy"].isNull());
        const QJsonObject last = cells[51].toObject();
        QCOMPARE(last["position"].toString(), QStringLiteral("takeaway/take=1-3:12"));
        QCOMPARE(last["outcome"].toString(), QStringLiteral("P"));
        QCOMPARE(last["grundy"].toInt(-1), 0);
        const QJsonArray periods = object["periods"].toArray();
        QCOMPARE(periods.size(), 3);
        QCOMPARE(periods[2].toObject(),
                 (QJsonObject{{"m", 3}, {"from", 0}, {"period", 4}, {"proven", true}}));
        QVERIFY(jsonOf(table("nim:n", {0, 2}, {}, Shown::Outcome))["m"].isNull());
        QCOMPARE(
            jsonOf(table("hackenbush:b^nr^m", {1, 1}, {1, 1}, Shown::Value))["cells"][0]["value"].toString(),
            QStringLiteral("1/2"));
    }

    void svgIsXml()
    {
        std::ostringstream out;
        const FamilyTable made = table("takeaway/take=1-m:n", {0, 9}, {0, 2}, Shown::Grundy);
        analysis::writeSvg(out, made, {.title = "a < b & c", .notes = {"first", "second"}});
        QXmlStreamReader reader(QByteArray::fromStdString(out.str()));
        int texts = 0;
        int brackets = 0;
        while (!reader.atEnd()) {
            reader.readNext();
            texts += reader.isStartElement() && reader.name() == QLatin1String("text") ? 1 : 0;
            brackets += reader.isStartElement() && reader.name() == QLatin1String("path") ? 1 : 0;
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(texts, 30 + 10 + 3 + 1 + 1 + 2); // cells, heads, corner, title, notes
        QCOMPARE(brackets, 2);
    }
};

GRUNDY_TEST(TestTables, tests::run<TestTables>)

#include "tst_tables.moc"
