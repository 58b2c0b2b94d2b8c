// SPDX-License-Identifier: GPL-3.0-or-later

// Boards on paper: every piece has its mark, every label is there, nothing lies outside the board's room.

#include "classroom/exercises/exercise.h"
#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "print/printedboard.h"
#include "print/units.h"
#include "recorder.h"
#include "support/testprogram.h"
#include "wording/text/typeset.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

namespace {

using games::Piece;
using games::PieceKind;
using printing::mm;

constexpr QSizeF wide(166 * mm, 72 * mm);
constexpr QSizeF narrow(72 * mm, 72 * mm);

struct Drawn {
    Recorder paper{};
    QSizeF size{};
};

void draw(Drawn& drawn, const games::Game& game, QSizeF room)
{
    const auto board = printing::printedBoard(game.board(), game.info(), room);
    drawn.size = board->size();
    QPainter painter(&drawn.paper);
    board->paint(painter);
}

int countOf(const games::Board& board, std::initializer_list<PieceKind> kinds)
{
    return static_cast<int>(std::ranges::count_if(board.pieces, [&kinds](const Piece& piece) {
        return std::ranges::find(kinds, piece.kind) != kinds.end();
    }));
}

/// What is wrong with the marks of a drawing of that board; empty where all is well.
QString missing(const games::Board& board, const Recorder& paper)
{
    const auto discs = countOf(board, {PieceKind::Stone, PieceKind::Coin, PieceKind::Space, PieceKind::Head,
                                       PieceKind::Tail, PieceKind::LeftToken, PieceKind::RightToken,
                                       PieceKind::WhiteToken, PieceKind::BlackToken, PieceKind::Counter,
                                       PieceKind::Node, PieceKind::Token, PieceKind::Joint});
    if (paper.count(Mark::Kind::Disc) < discs)
        return QStringLiteral("%1 discs, not %2").arg(paper.count(Mark::Kind::Disc)).arg(discs);
    if (paper.count(Mark::Kind::Line) < countOf(board, {PieceKind::Stick, PieceKind::Cut}))
        return QStringLiteral("too few lines");
    const int curves =
        countOf(board, {PieceKind::Edge, PieceKind::Arrow, PieceKind::Pile, PieceKind::Button});
    if (paper.count(Mark::Kind::Curve) < curves)
        return QStringLiteral("%1 curves, not %2").arg(paper.count(Mark::Kind::Curve)).arg(curves);
    if (paper.count(Mark::Kind::Polygon) < countOf(board, {PieceKind::Arrow, PieceKind::Queen}))
        return QStringLiteral("too few heads of arrows, or no queen");
    if (paper.count(Mark::Kind::Box) <
        countOf(board, {PieceKind::Square, PieceKind::Step, PieceKind::Tile, PieceKind::CrossedTile}))
        return QStringLiteral("too few squares");
    if (board.shape == games::Shape::Grid && paper.count(Mark::Kind::Box) < board.rows * board.columns)
        return QStringLiteral("too few cells");
    return {};
}

/// The name of a node as it is printed: cut where it is long, and each star is a sign of its own.
QStringList printedParts(const std::string& label)
{
    constexpr qsizetype longest = 14;
    const QChar star(0x2217);
    QString text = wording::typeset(QString::fromStdString(label));
    if (text.size() > longest)
        text = text.left(longest - 1) + QChar(0x2026);
    QStringList parts = text.split(star, Qt::SkipEmptyParts);
    for (qsizetype stars = text.count(star); stars > 0; --stars)
        parts += QString(star);
    return parts;
}

/// Texts that should stand there and do not.
QString unlabelled(const games::Game& game, const Recorder& paper)
{
    const games::Board board = game.board();
    std::map<QString, int> wanted;
    for (const Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Node || piece.kind == PieceKind::Token) {
            const QStringList parts = piece.label.empty()
                                          ? QStringList{QString::number(static_cast<quint64>(piece.id))}
                                          : printedParts(piece.label);
            for (const QString& part : parts)
                ++wanted[part];
        }
        if (piece.kind == PieceKind::Joint)
            ++wanted[QString::number(games::minorOf(piece.id))];
        if (piece.kind == PieceKind::Base)
            ++wanted[piece.label.empty() ? QLocale().toString(static_cast<qulonglong>(piece.count))
                                         : QString::fromStdString(piece.label)];
        if (piece.kind == PieceKind::Edge && piece.owner != theory::Mover::Either)
            ++wanted[piece.owner == theory::Mover::Left ? QStringLiteral("L") : QStringLiteral("R")];
        if (piece.kind == PieceKind::Head || piece.kind == PieceKind::Tail)
            ++wanted[piece.kind == PieceKind::Head ? QStringLiteral("H") : QStringLiteral("T")];
        if (piece.kind == PieceKind::LeftToken || piece.kind == PieceKind::RightToken)
            ++wanted[QString::fromStdString(piece.label)];
        if (piece.kind == PieceKind::WhiteToken || piece.kind == PieceKind::BlackToken)
            ++wanted[piece.kind == PieceKind::WhiteToken ? QStringLiteral("W") : QStringLiteral("B")];
    }
    if (!board.caption.empty())
        ++wanted[QString::fromStdString(board.caption)];
    for (const auto& [text, count] : wanted)
        if (paper.countText(text) < count)
            return QStringLiteral("“%1” %2 times, not %3").arg(text).arg(paper.countText(text)).arg(count);
    return {};
}

} // namespace

class TestBoardPainter : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void boards_data()
    {
        QTest::addColumn<QString>("notation");
        for (const games::Entry& entry : games::catalogue()) {
            for (const games::Preset& preset : entry.info.presets)
                QTest::newRow(qPrintable(QString::fromStdString(preset.notation).left(60)))
                    << QString::fromStdString(preset.notation);
            for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U}) {
                const auto random = entry.random(seed, theory::Play::Normal);
                if (random)
                    QTest::addRow("%s %d", entry.info.id.c_str(), static_cast<int>(seed))
                        << QString::fromStdString(random->notation());
            }
        }
        for (const char* notation : {"nim:40,40,40",
                                     "nim:41,3",
                                     "nim:1000000000,7",
                                     "nim:0,0",
                                     "nim:1,2,3,4,5,6,7,8,9,10,11,12",
                                     "takeaway:40",
                                     "takeaway:45,2",
                                     "octal/code=0.77:40",
                                     "octal/code=0.77:300",
                                     "grundy:30,30",
                                     "lines:1010101/1",
                                     "grid:1111111/1011111/1111111/1111111/1111111/1111111/1111111",
                                     "poker/adds=3,0/max=30,50:2,4",
                                     "nimble:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,12",
                                     "dollar:0000000000000000000000000000000001",
                                     "staircase:0,12,7",
                                     "staircase:0,60,1",
                                     "wythoff:63,2",
                                     "plane:60x1,1x60",
                                     "hackenbush:0-1r,1-1b,1-2g,0-2g"})
            QTest::newRow(notation) << QString::fromLatin1(notation);
    }

    void boards()
    {
        QFETCH(QString, notation);
        const auto game = positions::read(notation.toStdString());
        QVERIFY2(game, qPrintable(notation));
        for (const QSizeF room : {wide, narrow}) {
            Drawn drawn;
            draw(drawn, *game, room);
            QVERIFY(!drawn.paper.marks().empty());
            QVERIFY2(
                drawn.size.width() <= room.width() + 1 && drawn.size.height() <= room.height() + 1,
                qPrintable(
                    QStringLiteral("%1 x %2 mm").arg(drawn.size.width() / mm).arg(drawn.size.height() / mm)));
            const QRectF bounds = drawn.paper.bounds();
            const QRectF within =
                QRectF(QPointF(), drawn.size).adjusted(-0.6 * mm, -0.6 * mm, 0.6 * mm, 0.6 * mm);
            QVERIFY2(within.contains(bounds), qPrintable(QStringLiteral("%1 %2 %3 %4 mm of %5 x %6")
                                                             .arg(bounds.left() / mm)
                                                             .arg(bounds.top() / mm)
                                                             .arg(bounds.right() / mm)
                                                             .arg(bounds.bottom() / mm)
                                                             .arg(drawn.size.width() / mm)
                                                             .arg(drawn.size.height() / mm)));
            QCOMPARE(missing(game->board(), drawn.paper), QString());
            QCOMPARE(unlabelled(*game, drawn.paper), QString());
        }
    }

    /// Of a table each board has its number above, and its heaps and nodes have the names that they have
    /// alone.
    void boardsOfATableKeepTheirNames()
    {
        Drawn drawn;
        draw(drawn, *positions::read("nim:3,5 + nim:1,2 + dag:2-1,1-0@2"), wide);
        QCOMPARE(drawn.paper.countText(QStringLiteral("heap 1")), 2);
        QCOMPARE(drawn.paper.countText(QStringLiteral("heap 2")), 2);
        QCOMPARE(drawn.paper.countText(QStringLiteral("+")), 2);
        for (const Mark& mark : drawn.paper.marks())
            QVERIFY2(mark.text.size() <= 6, qPrintable(mark.text));
    }

    /// No two stones, coins or tokens hide each other.
    void piecesLieApart()
    {
        for (const char* notation :
             {"nim:7,11,5", "nim:40,3", "grid:111/101/111", "lines:111/1101", "turtles:HTTH",
              "northcott:W..B/.WB.", "plane:1x2,3x4", "staircase:0,3,1,5"}) {
            Drawn drawn;
            draw(drawn, *positions::read(notation), wide);
            std::set<std::pair<int, int>> middles;
            int largest = 0;
            for (const Mark& mark : drawn.paper.marks())
                if (mark.kind == Mark::Kind::Disc) {
                    middles.insert({static_cast<int>(std::lround(mark.covers.center().x())),
                                    static_cast<int>(std::lround(mark.covers.center().y()))});
                    largest = std::max(largest, static_cast<int>(mark.covers.width()));
                }
            for (const auto& a : middles)
                for (const auto& b : middles)
                    QVERIFY2(a == b || std::hypot(a.first - b.first, a.second - b.second) > largest * 0.95,
                             notation);
        }
    }

    void arrowsPassByOtherNodes_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation :
             {"dag:4-3,4-2,3-1,2-1,2-0,1-0@4", "dag:4-3,3-2,2-1,1-0,4-0,4-1,4-2,3-0,3-1,2-0@4",
              "dag:6-5,5-4,4-3,3-2,2-1,1-0,6-0,6-2,5-1@6", "dag:3-2,3-1,2-0,1-0,3-0@3"})
            QTest::newRow(notation) << QString::fromLatin1(notation);
        for (const games::Preset& preset : games::findEntry("dag")->info.presets)
            QTest::newRow(qPrintable(QString::fromStdString(preset.notation).left(40)))
                << QString::fromStdString(preset.notation);
        for (int difficulty = 1; difficulty <= classroom::mostDifficulty; ++difficulty)
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                const auto made = classroom::makeExercise(
                    {classroom::ExerciseKind::WinningMove, "dag", theory::Play::Normal, difficulty, seed},
                    {});
                QTest::addRow("d%d %d", difficulty, static_cast<int>(seed))
                    << QString::fromStdString(std::get<classroom::Exercise>(made).position->notation());
            }
    }

    /// Every foreign node is farther from an arrow than its own disc reaches, and a fifth of that more.
    void arrowsPassByOtherNodes()
    {
        QFETCH(QString, notation);
        const auto game = positions::read(notation.toStdString());
        const games::Board board = game->board();
        for (const QSizeF room : {wide, narrow}) {
            Drawn drawn;
            draw(drawn, *game, room);
            std::vector<const Mark*> discs;
            std::vector<const Mark*> curves;
            for (const Mark& mark : drawn.paper.marks()) {
                if (mark.kind == Mark::Kind::Disc)
                    discs.push_back(&mark);
                if (mark.kind == Mark::Kind::Curve)
                    curves.push_back(&mark);
            }
            struct Node {
                double row;
                double column;
                QRectF covers;
            };
            std::vector<Node> nodes;
            std::size_t disc = 0;
            for (const Piece& piece : board.pieces)
                if (piece.kind != PieceKind::Arrow) {
                    nodes.push_back({piece.row, piece.column, discs.at(disc)->covers});
                    disc += piece.kind == PieceKind::Token ? 2 : 1;
                }
            std::size_t curve = 0;
            for (const Piece& piece : board.pieces) {
                if (piece.kind != PieceKind::Arrow)
                    continue;
                const QPainterPath& path = curves.at(curve++)->path;
                for (const Node& node : nodes) {
                    if ((node.row == piece.row && node.column == piece.column) ||
                        (node.row == piece.toRow && node.column == piece.toColumn))
                        continue;
                    for (int i = 0; i <= 60; ++i) {
                        const QPointF off = path.pointAtPercent(i / 60.0) - node.covers.center();
                        QVERIFY2(
                            std::hypot(off.x(), off.y()) >= 0.6 * node.covers.width(),
                            qPrintable(
                                QStringLiteral("%1 near a node").arg(static_cast<quint64>(piece.id), 0, 16)));
                    }
                }
            }
        }
    }

    void ownersAreToldApartWithoutColour()
    {
        Drawn drawn;
        draw(drawn, *positions::read("hackenbush:0-1b,1-2r,2-3g"), wide);
        int dashed = 0;
        for (const Mark& mark : drawn.paper.marks())
            dashed += mark.style == Qt::CustomDashLine ? 1 : 0;
        QCOMPARE(dashed, 1);                               // the red edge
        QCOMPARE(drawn.paper.count(Mark::Kind::Curve), 4); // the green one is drawn twice
        QCOMPARE(drawn.paper.countText(QStringLiteral("L")), 1);
        QCOMPARE(drawn.paper.countText(QStringLiteral("R")), 1);
    }

    void skipsAreWritten()
    {
        Drawn drawn;
        draw(drawn, *positions::read("skip/skips=1,2:3,4,5"), narrow);
        QCOMPARE(drawn.paper.countText(QString::fromUtf8("Left: Skip · 1 left")), 1);
        QCOMPARE(drawn.paper.countText(QString::fromUtf8("Right: Skip · 2 left")), 1);
    }

    void aLongStripIsFolded()
    {
        Drawn drawn;
        draw(drawn, *positions::read("dollar:0000000000000000000000000000000001"), narrow);
        std::set<int> tops;
        for (const Mark& mark : drawn.paper.marks())
            if (mark.kind == Mark::Kind::Box)
                tops.insert(static_cast<int>(mark.covers.top()));
        QVERIFY(tops.size() > 1);
        QCOMPARE(drawn.paper.count(Mark::Kind::Box), 34);
    }

    /// A little behind the farthest piece: not the whole screen's plane.
    void thePlaneIsCutOff()
    {
        Drawn drawn;
        draw(drawn, *positions::read("wythoff:3,5"), wide);
        QCOMPARE(drawn.paper.countText(QStringLiteral("6")), 1); // the row behind the queen
        QCOMPARE(drawn.paper.countText(QStringLiteral("7")), 0);
        QCOMPARE(drawn.paper.countText(QStringLiteral("4")), 2);
    }
};

GRUNDY_TEST(TestBoardPainter, tests::runIn<QGuiApplication, TestBoardPainter>)
#include "tst_boardpainter.moc"
