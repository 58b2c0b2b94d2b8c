// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plain.h"
#include "solver/subsets/subsetfile.h"
#include "support/testprogram.h"

#include <cstring>
#include <optional>
#include <sstream>

using namespace solver;
using theory::Play;
using Kind = TableFileError::Kind;

namespace {

constexpr std::size_t dataStart = 144;

const TableSubject subject{.game = "grid", .play = Play::Misere, .rules = {3, 4, 3, 0, 0, 7}};

SubsetTable tableOf(int rows, int columns)
{
    const plain::Masks moves = plain::gridMoves(rows, columns, 3);
    return std::get<SubsetTable>(SubsetTable::outcomes(rows * columns, moves, Play::Misere, {}));
}

std::string fileOf(const SubsetTable& table)
{
    std::ostringstream out;
    writeTable(out, subject, table, {});
    return out.str();
}

std::variant<TableFile, TableFileError> readFrom(const std::string& text, const Job& job = {})
{
    std::istringstream in(text);
    return readTable(in, job);
}

TableFileError errorOf(const std::string& text, const Job& job = {})
{
    return std::get<TableFileError>(readFrom(text, job));
}

std::uint64_t numberAt(const std::string& text, std::size_t offset, int bytes)
{
    std::uint64_t number = 0;
    for (int byte = bytes; byte-- > 0;)
        number = number << 8 | static_cast<unsigned char>(text[offset + static_cast<std::size_t>(byte)]);
    return number;
}

/// The checksum as docs/table-format.md has it.
std::uint64_t documentedSum(const std::string& text, std::size_t from, std::size_t to)
{
    std::uint64_t sum = 0x4752554E44595442U;
    for (std::size_t offset = from; offset < to; offset += 8) {
        sum = (sum << 29 | sum >> 35) ^ numberAt(text, offset, 8);
        sum *= 0x9E3779B97F4A7C15U;
    }
    return sum;
}

} // namespace

class TestSubsetFile : public QObject {
    Q_OBJECT

private slots:
    void roundTrip_data();
    void roundTrip();
    void isAsDocumented();
    void anotherVersion();
    void notATable();
    void cutShortAnywhere();
    void tooLong();
    void anyChangedByte();
    void impossibleFields();
    void withoutLength();
    void lengthFirst();
    void memoryAndCancel();
};

void TestSubsetFile::roundTrip_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const int rows : {1, 3, 4}) {
        for (const int columns : {1, 4, 5})
            QTest::addRow("%dx%d", rows, columns) << rows << columns;
    }
}

void TestSubsetFile::roundTrip()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const SubsetTable table = tableOf(rows, columns);
    const auto file = readFrom(fileOf(table));
    QVERIFY(std::holds_alternative<TableFile>(file));
    const auto& read = std::get<TableFile>(file);
    QCOMPARE(read.subject, subject);
    QCOMPARE(read.table.coldCount(), table.coldCount());
    for (std::uint64_t stones = 0; stones < std::uint64_t{1} << (rows * columns); ++stones)
        QCOMPARE(read.table.outcome(stones), table.outcome(stones));
}

/// Read by the document alone.
void TestSubsetFile::isAsDocumented()
{
    const SubsetTable table = tableOf(3, 4);
    const std::string file = fileOf(table);
    QCOMPARE(file.size(), dataStart + (1U << 12) / 8 + 8);
    QCOMPARE(file.substr(0, 8), std::string("GRUNDYTB"));
    QCOMPARE(numberAt(file, 8, 4), std::uint64_t{1});
    QCOMPARE(numberAt(file, 12, 4), std::uint64_t{12});
    QCOMPARE(file.substr(16, 16), std::string("grid") + std::string(12, '\0'));
    QCOMPARE(numberAt(file, 32, 4), std::uint64_t{1});
    QCOMPARE(numberAt(file, 36, 4), std::uint64_t{0});
    QCOMPARE(numberAt(file, 40, 4), std::uint64_t{3});
    QCOMPARE(numberAt(file, 60, 4), std::uint64_t{7});
    QCOMPARE(numberAt(file, 128, 8), std::uint64_t{512});
    QCOMPARE(numberAt(file, 136, 8), documentedSum(file, 0, 136));
    QCOMPARE(numberAt(file, dataStart + 512, 8), documentedSum(file, dataStart, dataStart + 512));
    for (std::uint64_t stones = 0; stones < 1U << 12; ++stones) {
        std::uint64_t index = 0;
        for (std::size_t cell = 0; cell < 12; ++cell)
            index |= (stones >> cell & 1) << numberAt(file, 64 + cell, 1);
        const bool isCold = (numberAt(file, dataStart + index / 8, 1) >> (index % 8) & 1) != 0;
        QCOMPARE(isCold, table.outcome(stones) == theory::Outcome::P);
    }
}

void TestSubsetFile::anotherVersion()
{
    std::string file = fileOf(tableOf(2, 3));
    file[8] = 2;
    QCOMPARE(errorOf(file), (TableFileError{Kind::OtherVersion, 2, 1}));
    QCOMPARE(errorOf(file.substr(0, 20)), (TableFileError{Kind::OtherVersion, 2, 1}));
}

void TestSubsetFile::notATable()
{
    for (const char* text : {"", "G", "GRUNDYT", "grid:111", "GRUNDYTA and so on"})
        QCOMPARE(errorOf(text), TableFileError{Kind::NotATable});
}

void TestSubsetFile::cutShortAnywhere()
{
    const std::string file = fileOf(tableOf(3, 4));
    for (std::size_t size = 8; size < file.size(); ++size) {
        const TableFileError error = errorOf(file.substr(0, size));
        QCOMPARE(error.kind, Kind::Short);
        QCOMPARE(error.found, std::uint64_t{size});
        QCOMPARE(error.expected, std::uint64_t{size < dataStart ? dataStart : file.size()});
    }
}

void TestSubsetFile::tooLong()
{
    const std::string file = fileOf(tableOf(3, 4));
    QCOMPARE(errorOf(file + "x").kind, Kind::Long);
}

void TestSubsetFile::anyChangedByte()
{
    const std::string file = fileOf(tableOf(3, 4));
    for (std::size_t at = 12; at < file.size(); ++at) {
        for (const unsigned bit : {1U, 128U}) {
            std::string changed = file;
            changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ bit);
            QCOMPARE(errorOf(changed).kind, Kind::Changed);
        }
    }
}

/// With a checksum that is right: each is named.
void TestSubsetFile::impossibleFields()
{
    const std::string file = fileOf(tableOf(3, 4));
    const auto changed = [&file](std::size_t at, unsigned char byte) {
        std::string text = file;
        text[at] = static_cast<char>(byte);
        const std::uint64_t sum = documentedSum(text, 0, 136);
        std::memcpy(text.data() + 136, &sum, sizeof sum);
        const TableFileError error = errorOf(text);
        return error.kind == Kind::Impossible ? std::optional(error.field) : std::nullopt;
    };
    QCOMPARE(changed(12, 41), TableField::Cells);
    QCOMPARE(changed(12, 13), TableField::Order); // of twelve
    QCOMPARE(changed(12, 11), TableField::Order); // a bit beyond the last cell
    QCOMPARE(changed(76, 12), TableField::Order); // the same
    QCOMPARE(changed(127, 254), TableField::Order);
    QCOMPARE(changed(16, 0), TableField::Game);
    QCOMPARE(changed(21, 'x'), TableField::Game); // after its end
    QCOMPARE(changed(32, 2), TableField::Play);
    QCOMPARE(changed(36, 1), TableField::Content);
    QCOMPARE(changed(64, 12), TableField::Order);                                   // a bit too high
    QCOMPARE(changed(64, static_cast<unsigned char>(file[65])), TableField::Order); // a bit used twice
    QCOMPARE(changed(135, 1), TableField::DataBytes);
}

/// A pipe does not tell its length.
void TestSubsetFile::withoutLength()
{
    class Pipe : public std::stringbuf {
        using std::stringbuf::stringbuf;
        pos_type seekoff(off_type, std::ios::seekdir, std::ios::openmode) override { return {off_type(-1)}; }
    };
    const std::string file = fileOf(tableOf(3, 4));
    const auto kindOf = [](const std::string& text) {
        Pipe pipe(text);
        std::istream in(&pipe);
        const auto read = readTable(in, {});
        const auto* error = std::get_if<TableFileError>(&read);
        return error != nullptr ? std::optional(error->kind) : std::nullopt;
    };
    QVERIFY(!kindOf(file));
    QCOMPARE(kindOf(file.substr(0, 300)), Kind::Short);
    QCOMPARE(kindOf(file + "x"), Kind::Long);
}

/// Nothing is read of a file whose length is wrong: that would take long for a large one.
void TestSubsetFile::lengthFirst()
{
    const std::string file = fileOf(tableOf(3, 4));
    Job job;
    job.limits.memoryBytes = 1;
    QCOMPARE(errorOf(file.substr(0, file.size() - 4), job),
             (TableFileError{Kind::Short, file.size() - 4, file.size()}));
    QCOMPARE(errorOf(file + "x", job), (TableFileError{Kind::Long, file.size() + 1, file.size()}));
}

void TestSubsetFile::memoryAndCancel()
{
    const std::string file = fileOf(tableOf(3, 4));
    Job job;
    job.limits.memoryBytes = 511;
    QCOMPARE(errorOf(file, job), (TableFileError{Kind::OutOfMemory, 511, 512}));
    std::stop_source source;
    source.request_stop();
    job = {};
    job.stop = source.get_token();
    QCOMPARE(errorOf(file, job).kind, Kind::Cancelled);
    std::ostringstream out;
    writeTable(out, subject, tableOf(3, 4), source.get_token());
    QVERIFY(out.str().size() < file.size());
}

GRUNDY_TEST(TestSubsetFile, tests::runIn<QCoreApplication, TestSubsetFile>)
#include "tst_subsetfile.moc"
