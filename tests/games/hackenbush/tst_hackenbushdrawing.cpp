// SPDX-License-Identifier: GPL-3.0-or-later

// What is drawn of Hackenbush: layouts, edits, and the reduction, whose every picture must be worth the same.

#include "games/asked.h"
#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/picture/hackenbushgallery.h"
#include "games/hackenbush/reduced.h"
#include "games/hackenbush/reduction/hackenbushreduction.h"
#include "games/hackenbush/values/greenhackenbush.h"
#include "games/plain/positions.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <variant>

namespace {

using namespace games;
using reduced::reductionOf;

/// The edges of a drawing, its joints told apart by their places.
HackenbushGraph graphOf(const Drawing& drawing)
{
    std::map<std::pair<double, double>, std::uint32_t> joints;
    const auto jointAt = [&joints](double column, double row) {
        if (row == 0)
            return std::uint32_t{0};
        const auto next = static_cast<std::uint32_t>(joints.size()) + 1;
        return joints.try_emplace({column, row}, next).first->second;
    };
    HackenbushEdges edges;
    for (const Piece& piece : drawing.pieces)
        if (piece.kind == PieceKind::Edge)
            edges.push_back({jointAt(piece.column, piece.row), jointAt(piece.toColumn, piece.toRow),
                             colourOf(piece.owner)});
    return HackenbushGraph::compact(std::move(edges));
}

std::string notationOf(const HackenbushEdges& edges)
{
    return "hackenbush:" + printEdges(edges);
}

PieceId edgeBetween(const Game& game, const std::string& label)
{
    const Board board = game.board();
    const auto found = std::ranges::find_if(board.pieces, [&label](const Piece& piece) {
        return piece.kind == PieceKind::Edge && piece.label == label;
    });
    return found == board.pieces.end() ? PieceId{} : found->id;
}

const Piece* pieceOf(const Board& board, PieceId id)
{
    const auto found = std::ranges::find(board.pieces, id, &Piece::id);
    return found == board.pieces.end() ? nullptr : &*found;
}

} // namespace

class TestHackenbushDrawing : public QObject {
    Q_OBJECT

private slots:
    void reductionsKeepTheValue()
    {
        for (std::uint64_t seed = 1; seed <= tests::repeated(300); ++seed) {
            const auto form = seed % 2 == 0 ? GrownForm::Tree : GrownForm::Graph;
            const HackenbushEdges edges = grownHackenbush(form, GrownColours::Green, 3 + seed % 16, seed);
            const GamePtr game = positions::read(notationOf(edges));
            const std::uint64_t value = greenValue(HackenbushGraph::compact(edges));
            const auto steps = reductionOf(*game);
            QVERIFY(!steps.empty());
            for (const Reduction& step : steps)
                QCOMPARE(greenValue(graphOf(step.drawing)), value);
            QCOMPARE(steps.back().kind, Reduction::Kind::Heaps);
            QCOMPARE(steps.back().result, value);
            for (const std::uint64_t length : steps.back().lengths)
                QVERIFY(length > 0);
        }
    }

    void cyclesFuseLoopsStraightenStalksMerge()
    {
        // A diamond on a stem: the picture of fusion.
        const auto steps = reductionOf(*positions::read("hackenbush:0-1g,1-2g,1-3g,2-4g,3-4g"));
        QCOMPARE(steps.size(), std::size_t{4});
        QCOMPARE(steps[0].kind, Reduction::Kind::Fusion);
        QCOMPARE(steps[0].joints, std::uint64_t{4});
        QCOMPARE(steps[0].edges, std::uint64_t{4});
        QCOMPARE(steps[1].kind, Reduction::Kind::Loops);
        QCOMPARE(steps[1].edges, std::uint64_t{4});
        QCOMPARE(steps[2].kind, Reduction::Kind::Colon);
        QCOMPARE(steps[2].lengths, (std::vector<std::uint64_t>{1, 1, 1, 1}));
        QCOMPARE(steps[2].result, std::uint64_t{0});
        QCOMPARE(steps[3].lengths, (std::vector<std::uint64_t>{1}));
        const std::vector melted(steps[0].pieces.begin(), steps[0].pieces.begin() + 4);
        QCOMPARE(melted,
                 (std::vector{games::jointId(1), games::jointId(2), games::jointId(3), games::jointId(4)}));
        QCOMPARE(steps[1].pieces.front(), games::jointId(1));
        QCOMPARE(steps[2].pieces.front(), games::jointId(1));
    }

    void signsAddUpAlongAStalk()
    {
        const auto steps = reductionOf(*positions::read("hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b"));
        const std::vector<std::string> terms{"1", "1", "-1/2", "-1/4", "1/8"};
        const std::vector<std::string> sums{"1", "2", "3/2", "5/4", "11/8"};
        QCOMPARE(steps.size(), terms.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            QCOMPARE(steps[i].kind, Reduction::Kind::Sign);
            QCOMPARE(steps[i].terms, std::vector<std::string>{terms[i]});
            QCOMPARE(steps[i].value, sums[i]);
        }
        QCOMPARE(steps.back().line->value, 1.375);
        QCOMPARE(steps.back().line->before, (std::vector<double>{1, 2, 1.5, 1.25}));
    }

    void treesGrowToTheirValue()
    {
        for (std::uint64_t seed = 1; seed <= tests::repeated(200); ++seed) {
            const GamePtr game = positions::read(
                notationOf(grownHackenbush(GrownForm::Tree, GrownColours::RedBlue, 2 + seed % 14, seed)));
            const auto parts = game->answer({.moves = false}, {}).parts;
            const auto steps = reductionOf(*game);
            // The last step of each part reaches its value.
            std::set<std::string> reached;
            for (const Reduction& step : steps)
                reached.insert(step.value);
            for (const PartValue& part : parts)
                QVERIFY2(part.value && reached.contains(*part.value), game->notation().c_str());
        }
    }

    void largePicturesListTheirWinningMoves()
    {
        std::string text = "hackenbush:0-1g";
        for (int joint = 1; joint < 5000; ++joint)
            text += "," + std::to_string(joint) + "-" + std::to_string(joint + 1) + "g";
        text += ",0-9000g,9000-9001g"; // heaps of 5000 and 2
        const Answer answer = positions::read(text)->answer({}, {});
        QCOMPARE(answer.verdict.grundy, std::optional<std::uint64_t>(5000 ^ 2));
        QCOMPARE(answer.winning, std::uint64_t{1});
        QVERIFY(answer.moves.front().winning);
        QCOMPARE(answer.moves.front().move.action.as<CutEdge>().from, 2U);
        QCOMPARE(answer.moves.size() + answer.omitted, std::size_t{5002});
        QVERIFY(!answer.winningIsLeast);
    }

    /// Also of those that are not listed, and of edges on cycles.
    void winningMovesOfLargePicturesAreCounted()
    {
        std::string text = "hackenbush:0-1g"; // twenty rings of 502 edges, and one edge
        for (int ring = 0; ring < 20; ++ring)
            for (int edge = 0; edge < 502; ++edge) {
                const int first = 2 + ring * 501;
                const int from = edge == 0 ? 0 : first + edge - 1;
                const int to = edge == 501 ? 0 : first + edge;
                text += "," + std::to_string(from) + "-" + std::to_string(to) + "g";
            }
        const Answer answer = positions::read(text)->answer({}, {});
        QCOMPARE(answer.verdict.grundy, std::optional<std::uint64_t>(1));
        // The edge, and in each ring the two cuts that leave stalks of 250 and 251 edges.
        QCOMPARE(answer.winning, std::uint64_t{1 + 20 * 2});
        QVERIFY(!answer.winningIsLeast);
        QVERIFY(answer.omitted > 0);
    }

    void largeColouredPicturesListAWinningMove()
    {
        for (const std::string bottom : {"b", "r"}) {
            std::string text = "hackenbush:0-1" + bottom;
            for (int joint = 1; joint < tests::repeated(20'000); ++joint)
                text += "," + std::to_string(joint) + "-" + std::to_string(joint + 1) +
                        (joint % 2 == 0 ? "b" : "r");
            const GamePtr game = positions::read(text);
            const Answer left = game->answer({}, {});
            const Answer right = game->withMover(theory::Mover::Right)->answer({}, {});
            QCOMPARE(left.verdict.outcome, bottom == "b" ? theory::Outcome::L : theory::Outcome::R);
            QVERIFY((bottom == "b" ? left : right).winning > 0);
            QCOMPARE((bottom == "b" ? right : left).winning, std::uint64_t{0});
            QCOMPARE(left.winningIsLeast, bottom == "b");
            QVERIFY(left.omitted > 0 && left.otherOmitted > 0);
        }
    }

    void layoutsKeepTheirPlaces()
    {
        for (std::uint64_t seed = 1; seed <= tests::repeated(100); ++seed) {
            const HackenbushEdges edges =
                grownHackenbush(GrownForm::Graph, GrownColours::Mixed, 1 + seed % 40, seed);
            const GamePtr game = positions::read(notationOf(edges));
            const Board board = game->board();
            std::set<std::pair<double, double>> places;
            for (const Piece& piece : board.pieces) {
                QVERIFY(piece.row >= 0 && piece.row <= board.rows && piece.column >= 0 &&
                        piece.column <= board.columns);
                if (piece.kind == PieceKind::Joint)
                    QVERIFY(places.emplace(piece.column, piece.row).second);
            }
            for (const Move& move : game->moves().moves) {
                const Board after = game->after(move)->board();
                QCOMPARE(after.rows, board.rows);
                QCOMPARE(after.columns, board.columns);
                for (const Piece& piece : after.pieces)
                    QCOMPARE(piece, *pieceOf(board, piece.id));
            }
        }
    }

    void galleryPicturesStand()
    {
        for (const GalleryPicture& picture : hackenbushGallery()) {
            const GamePtr game = positions::read("hackenbush:" + picture.edges);
            QCOMPARE(fallenWhenReading(*game), std::uint64_t{0});
            QCOMPARE(game->notation(), "hackenbush:" + picture.edges);
            for (const auto& [joint, place] : picture.joints)
                QCOMPARE(layoutOf(*game)->joints.at(joint), place);
            QVERIFY2(layoutOf(*game)->joints.size() == picture.joints.size() || picture.joints.empty(),
                     picture.id.c_str());
        }
    }

    void looseEdgesFall()
    {
        const GamePtr game = positions::read("hackenbush:4-5g,0-1b,5-6r");
        QCOMPARE(game->notation(), std::string("hackenbush:0-1b"));
        QCOMPARE(fallenWhenReading(*game), std::uint64_t{2});
    }

    void edgesAreDrawnRecolouredMovedErased()
    {
        GamePtr game = positions::read("hackenbush:0-1g");
        game = game->edited(DrawEdge{.from = {.joint = jointId(1)}, .to = {.x = 3, .y = 2}});
        QCOMPARE(game->notation(), std::string("hackenbush:0-1g,1-2g"));
        game = game->edited(DrawEdge{.from = {.joint = jointId(2)},
                                     .to = {.joint = jointId(0), .x = 4},
                                     .colour = theory::Mover::Right});
        QCOMPARE(game->notation(), std::string("hackenbush:0-1g,1-2g,2-0r"));
        QCOMPARE(game->mover(), theory::Mover::Left);
        QCOMPARE(layoutOf(*game)->edges[2].toFoot, 4.0);
        game = game->edited(RecolourEdge{edgeBetween(*game, "2-0"), theory::Mover::Either});
        QCOMPARE(game->notation(), std::string("hackenbush:0-1g,1-2g,2-0g"));
        QCOMPARE(game->mover(), theory::Mover::Either);
        const GamePtr moved = game->edited(MoveJoint{jointId(2), 5, 3});
        QCOMPARE(moved->notation(), game->notation());
        QCOMPARE(layoutOf(*moved)->joints.at(2), (DrawnPoint{5, 3}));
        const GamePtr erased = game->edited(Erase{jointId(1)});
        QCOMPARE(erased->notation(), std::string("hackenbush:2-0g"));
        QCOMPARE(game->edited(Erase{edgeBetween(*game, "1-2")})->notation(),
                 std::string("hackenbush:0-1g,2-0g"));
        QVERIFY(game->edited(Erase{jointId(0)}) == nullptr);
        QVERIFY(game->edited(MoveJoint{jointId(77), 1, 1}) == nullptr);
        QVERIFY(game->edited(DrawEdge{.from = {.joint = jointId(77)}, .to = {.x = 1, .y = 1}}) == nullptr);
    }

    void jointsNeverLieOnOneAnother()
    {
        const GamePtr game = positions::read("hackenbush:0-1g,1-2g,1-3g");
        const DrawnLayout layout = *layoutOf(*game);
        const DrawnPoint second = layout.joints.at(2);
        // An end that snaps to a joint's place is that joint.
        const GamePtr drawn = game->edited(DrawEdge{.from = {.joint = jointId(0), .x = 8},
                                                    .to = {.x = second.x + 0.1, .y = second.y - 0.1}});
        QCOMPARE(drawn->notation(), std::string("hackenbush:0-1g,1-2g,1-3g,0-2g"));
        QVERIFY(game->edited(MoveJoint{jointId(3), second.x, second.y}) == nullptr);
        QVERIFY(game->edited(MoveJoint{jointId(2), second.x, second.y}) != nullptr);
    }

    void partsStandSideBySide()
    {
        for (std::uint64_t seed = 1; seed <= tests::repeated(60); ++seed) {
            const GamePtr game = positions::read(
                notationOf(grownHackenbush(GrownForm::Graph, GrownColours::Green, 5 + seed % 30, seed)));
            const Board board = game->board();
            double right = -1;
            for (const PartValue& part : game->answer({.moves = false}, {}).parts) {
                double least = 1e9;
                double most = -1;
                for (const PieceId id : part.pieces) {
                    const Piece& piece = *pieceOf(board, id);
                    least = std::min({least, piece.column, piece.toColumn});
                    most = std::max({most, piece.column, piece.toColumn});
                }
                QVERIFY(least > right);
                right = most;
            }
        }
    }

    void parallelEdgesPart()
    {
        GamePtr game = positions::read("hackenbush:0-1g");
        for (int i = 0; i < 3; ++i)
            game = game->edited(DrawEdge{.from = {.joint = jointId(0), .x = layoutOf(*game)->joints.at(1).x},
                                         .to = {.joint = jointId(1)}});
        for (int i = 0; i < 3; ++i)
            game = game->edited(DrawEdge{.from = {.joint = jointId(1)}, .to = {.joint = jointId(1)}});
        std::set<double> bends;
        std::set<double> turns;
        for (const Piece& piece : game->board().pieces)
            if (piece.kind == PieceKind::Edge)
                (piece.row == piece.toRow ? turns : bends).insert(piece.bend);
        QCOMPARE(bends.size(), std::size_t{4});
        QCOMPARE(turns.size(), std::size_t{3});
    }

    void oneOfTwoEqualEdgesIsListed()
    {
        const GamePtr game = positions::read("hackenbush:0-1g,1-0g,1-2b");
        const Choice choice = game->choose(edgeId(1));
        const Move move = std::get<Move>(choice);
        QCOMPARE(game->change(move).touched(), std::vector<PieceId>{edgeId(1)});
        QCOMPARE(game->listed(move).gesture.first, edgeId(0));
        QCOMPARE(game->moves().moves.size(), std::size_t{3}); // Left: green or blue; Right: green
        QCOMPARE(game->after(move)->notation(), std::string("hackenbush:0-1g,1-2b"));
    }

    void piecesThatAreNoEdgesAreRefused()
    {
        const GamePtr game = positions::read("hackenbush:0-1r,0-2b");
        QCOMPARE(asked::refusal(*game, jointId(1)),
                 std::string("Only edges are cut, not joints or the ground."));
        QCOMPARE(asked::refusal(*game, edgeId(0)),
                 std::string("That edge is red: only Right may cut it, and Left is to move."));
        QCOMPARE(asked::refusal(*game, edgeId(9)), std::string("No edge is there."));
        QCOMPARE(asked::refusal("hackenbush:0-1r", edgeId(0)),
                 std::string("The game is over: no move is left."));
    }

    void tooManyEdgesAreNotDrawn()
    {
        std::string text = "hackenbush:0-1g";
        for (int joint = 2; joint <= 1500; ++joint)
            text += ",0-" + std::to_string(joint) + "g";
        const GamePtr game = positions::read(text);
        QCOMPARE(game->board().undrawn, std::uint64_t{1500});
        QVERIFY(game->board().pieces.empty());
        QCOMPARE(game->answer({.moves = false}, {}).verdict.grundy, std::optional<std::uint64_t>(0));
        QVERIFY(game->edited(Erase{edgeId(0)}) == nullptr);
    }
};

GRUNDY_TEST(TestHackenbushDrawing, tests::run<TestHackenbushDrawing>)
#include "tst_hackenbushdrawing.moc"
