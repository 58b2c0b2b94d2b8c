// SPDX-License-Identifier: GPL-3.0-or-later
// The board of Hackenbush: what is drawn, chosen, edited, what falls, and the values of its parts.

#include "games/asked.h"
#include "games/capabilities.h"
#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/reduced.h"
#include "games/plain/hackenbushcheck.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <cmath>

using games::Answer;
using games::GamePtr;
using plainhackenbush::Edges;
using positions::read;

namespace {

char letterOf(theory::Mover owner)
{
    return owner == theory::Mover::Left ? 'b' : (owner == theory::Mover::Right ? 'r' : 'g');
}

/// Those of a position just read, by their ids.
Edges edgesOf(const GamePtr& game, const std::vector<games::PieceId>& pieces)
{
    const Edges all = plainhackenbush::readEdges(game->notation());
    Edges edges;
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        if (std::ranges::find(pieces, games::edgeId(i)) != pieces.end())
            edges.push_back(all[i]);
    }
    return edges;
}

/// The graph that is drawn: ends at one place are one joint, those at the bottom stand on the ground.
Edges edgesOf(const std::vector<games::Piece>& pieces)
{
    std::map<std::pair<double, double>, unsigned long> joints;
    const auto joint = [&](double row, double column) {
        const auto place = std::pair(std::round(row * 1000), std::round(column * 1000));
        return place.first == 0 ? 0 : joints.emplace(place, joints.size() + 1).first->second;
    };
    Edges edges;
    for (const games::Piece& piece : pieces) {
        if (piece.kind == games::PieceKind::Edge)
            edges.push_back(
                {joint(piece.row, piece.column), joint(piece.toRow, piece.toColumn), letterOf(piece.owner)});
    }
    return edges;
}

std::string drawStanding(std::mt19937_64& random, const std::string& colours)
{
    return plainhackenbush::write(plainhackenbush::standing(plainhackenbush::draw(random, 9, colours)));
}

} // namespace

class TestHackenbushBoard : public QObject {
    Q_OBJECT

private slots:
    void gestures();
    void edgesAreDrawnInTheirColours();
    void cutsSayWhatFalls();
    void edgesKeepTheirIds();
    void partsAreValuedAlone();
    void lensIsTheValue();
    void reductionKeepsTheValue();
    void growthEndsAtTheValue();
    void edits();
    void editsAtRandom();
};

void TestHackenbushBoard::gestures()
{
    std::mt19937_64 random(29);
    for (int n = 0; n < tests::repeated(600); ++n) {
        const std::vector<std::string> colours{"g", "br", "brg"};
        const Edges edges = plainhackenbush::draw(random, 9, colours[static_cast<std::size_t>(n) % 3]);
        const GamePtr game = read(plainhackenbush::write(edges, n % 2 == 0));
        QCOMPARE(hackenbushcheck::gestureDifference(*game), QString());
        if (game->mover() != theory::Mover::Either)
            QCOMPARE(hackenbushcheck::gestureDifference(*game->withMover(theory::Mover::Right)), QString());
    }
    const GamePtr twoColours = read("hackenbush:0-1b,1-2r");
    int refused = 0;
    for (const games::Piece& piece : twoColours->board().pieces) {
        const games::Choice choice = twoColours->choose(piece.id);
        const auto* refusal = std::get_if<games::Refusal>(&choice);
        const bool isNotYours =
            refusal != nullptr && asked::english(refusal->why).starts_with("That edge is");
        refused += isNotYours ? 1 : 0;
    }
    QCOMPARE(refused, 1);
}

void TestHackenbushBoard::edgesAreDrawnInTheirColours()
{
    std::mt19937_64 random(41);
    for (int n = 0; n < tests::repeated(200); ++n) {
        const GamePtr game = read(drawStanding(random, "brg"));
        const Edges edges = plainhackenbush::readEdges(game->notation());
        std::set<games::PieceId> ids;
        std::size_t drawn = 0;
        for (const games::Piece& piece : game->board().pieces) {
            QVERIFY2(ids.insert(piece.id).second, game->notation().c_str());
            if (piece.kind != games::PieceKind::Edge)
                continue;
            const std::uint32_t index = games::majorOf(piece.id) - 1;
            QVERIFY(index < edges.size() && games::edgeId(index) == piece.id);
            QCOMPARE(letterOf(piece.owner), edges[index].colour);
            ++drawn;
        }
        QCOMPARE(drawn, edges.size());
    }
}

void TestHackenbushBoard::cutsSayWhatFalls()
{
    std::mt19937_64 random(42);
    for (int n = 0; n < tests::repeated(200); ++n) {
        const Edges edges = plainhackenbush::draw(random, 9, "brg");
        const GamePtr game = read(plainhackenbush::write(edges));
        const std::size_t standing = plainhackenbush::standing(edges).size();
        QCOMPARE(fallenWhenReading(*game), edges.size() - standing);
        for (const games::Move& move : game->moves().moves) {
            const GamePtr after = game->after(move);
            const std::size_t gone = standing - plainhackenbush::readEdges(after->notation()).size();
            const auto cut = move.action.as<games::CutEdge>();
            QCOMPARE(cut.falls, gone - 1);
            QCOMPARE(game->change(move).touched().size(), gone);
            QCOMPARE(game->listed(move), move);
            QVERIFY(cut.colour == theory::Mover::Either || cut.colour == move.player);
        }
    }
}

/// While others are cut: the focus and the animation follow the piece.
void TestHackenbushBoard::edgesKeepTheirIds()
{
    std::mt19937_64 random(43);
    for (int n = 0; n < tests::repeated(100); ++n) {
        GamePtr game = read(drawStanding(random, "brg"));
        const Edges edges = plainhackenbush::readEdges(game->notation());
        while (!game->moves().moves.empty()) {
            const games::MoveList moves = game->moves();
            const games::Move move = moves.moves[random() % moves.moves.size()];
            const auto taken = game->change(move).touched();
            game = game->after(move);
            Edges left;
            for (const games::Piece& piece : game->board().pieces) {
                if (piece.kind != games::PieceKind::Edge)
                    continue;
                left.push_back(edges.at(games::majorOf(piece.id) - 1));
                QVERIFY(std::ranges::find(taken, piece.id) == taken.end());
            }
            QCOMPARE(plainhackenbush::sorted(plainhackenbush::write(left)),
                     plainhackenbush::sorted(game->notation()));
        }
    }
}

/// Each edge is in one part, and the values of the parts are those of the pictures they make.
void TestHackenbushBoard::partsAreValuedAlone()
{
    std::mt19937_64 random(44);
    const std::vector<std::string> colours{"g", "br", "brg", "bg"};
    for (std::size_t n = 0; n < std::size_t{tests::repeated(300)}; ++n) {
        const GamePtr game = read(drawStanding(random, colours[n % 4]));
        const Answer answer = game->answer({.moves = false}, {});
        std::size_t edges = 0;
        for (const games::PartValue& part : answer.parts) {
            const Edges alone = edgesOf(game, part.pieces);
            edges += alone.size();
            QVERIFY(part.value.has_value());
            QVERIFY2(hackenbushcheck::valueOf(plainhackenbush::write(alone)) == *part.value,
                     (game->notation() + " " + plainhackenbush::write(alone) + " " + *part.value).c_str());
        }
        QVERIFY2(answer.parts.empty() || edges == plainhackenbush::readEdges(game->notation()).size(),
                 game->notation().c_str());
    }
}

void TestHackenbushBoard::lensIsTheValue()
{
    std::mt19937_64 random(30);
    for (int n = 0; n < tests::repeated(300); ++n) {
        const GamePtr game =
            read(plainhackenbush::write(plainhackenbush::draw(random, 10, n % 5 == 0 ? "bg" : "g")));
        const Answer answer = game->answer({}, {});
        const auto heaps = game->lens(answer);
        if (!heaps)
            continue;
        std::uint64_t sum = 0;
        for (const games::LensHeap& heap : *heaps)
            sum ^= heap.size;
        QCOMPARE(answer.verdict.grundy, std::optional(sum));
        for (const games::JudgedMove& judged : answer.moves) {
            const games::LensEffect effect = game->lensEffect(judged.move, answer);
            QCOMPARE(judged.leaves.grundy, std::optional(sum ^ effect.before ^ effect.after));
        }
    }
}

/// Each picture of Why? is worth what the first one is; the last one is a row of stalks.
void TestHackenbushBoard::reductionKeepsTheValue()
{
    std::mt19937_64 random(46);
    for (int n = 0; n < tests::repeated(300); ++n) {
        const GamePtr game = read(drawStanding(random, "g"));
        const std::uint64_t grundy = *game->answer({.moves = false}, {}).verdict.grundy;
        plainhackenbush::Search board(plainhackenbush::write(edgesOf(game->board().pieces)));
        QCOMPARE(board.grundy(board.start()), grundy);
        const auto steps = reduced::reductionOf(*game);
        const games::Reduction* const last = steps.empty() ? nullptr : &steps.back();
        for (const games::Reduction& reduction : steps) {
            const std::string drawn = plainhackenbush::write(edgesOf(reduction.drawing.pieces));
            plainhackenbush::Search plain(drawn);
            QVERIFY2(plain.grundy(plain.start()) == grundy, (game->notation() + " " + drawn).c_str());
            QCOMPARE(plain.notation(plain.start()), drawn);
        }
        QVERIFY2(last != nullptr || plainhackenbush::readEdges(game->notation()).size() < 2,
                 game->notation().c_str());
        if (last != nullptr && last->kind == games::Reduction::Kind::Heaps)
            QCOMPARE(last->result, grundy);
    }
}

/// Of one tree of blue and red: the last number reached is its value.
void TestHackenbushBoard::growthEndsAtTheValue()
{
    std::mt19937_64 random(47);
    for (int n = 0; n < tests::repeated(300); ++n) {
        Edges tree{{0, 1, 'b'}};
        while (tree.size() < 1 + random() % 12)
            tree.push_back({n % 2 == 0 ? tree.size() : 1 + random() % tree.size(), tree.size() + 1,
                            random() % 2 == 0 ? 'b' : 'r'});
        const std::string notation = plainhackenbush::write(tree);
        std::string reached;
        for (const games::Reduction& reduction : reduced::reductionOf(*read(notation)))
            reached = reduction.value;
        plainhackenbush::Search plain(notation);
        QVERIFY2(reached == plainhackenbush::text(plain.number(plain.start())),
                 (notation + " " + reached).c_str());
    }
}

void TestHackenbushBoard::edits()
{
    using theory::Mover;
    const GamePtr game = read("hackenbush:0-1g,1-2b,2-3r");
    const auto text = [](const GamePtr& edited) {
        return edited ? plainhackenbush::sorted(edited->notation()) : std::string();
    };
    const auto joint = [](std::uint32_t number) { return games::EdgeEnd{.joint = games::jointId(number)}; };
    QCOMPARE(text(game->edited(games::RecolourEdge{games::edgeId(1), Mover::Right})),
             std::string("hackenbush:0-1g,1-2r,2-3r"));
    QCOMPARE(text(game->edited(games::RecolourEdge{games::edgeId(2), Mover::Either})),
             std::string("hackenbush:0-1g,1-2b,2-3g"));
    QCOMPARE(text(game->edited(games::Erase{games::edgeId(1)})), std::string("hackenbush:0-1g"));
    QCOMPARE(text(game->edited(games::Erase{games::jointId(2)})), std::string("hackenbush:0-1g"));
    QCOMPARE(text(game->edited(games::DrawEdge{joint(3), joint(0), Mover::Left})),
             std::string("hackenbush:0-1g,0-3b,1-2b,2-3r"));
    QCOMPARE(text(game->edited(games::DrawEdge{joint(2), joint(2), Mover::Either})),
             std::string("hackenbush:0-1g,1-2b,2-2g,2-3r"));
    QCOMPARE(text(game->edited(games::DrawEdge{joint(1), joint(2), Mover::Left})),
             std::string("hackenbush:0-1g,1-2b,1-2b,2-3r"));
    const GamePtr grown = game->edited(games::DrawEdge{joint(3), {.x = 2, .y = 4}, Mover::Right});
    QVERIFY(grown);
    QCOMPARE(plainhackenbush::readEdges(grown->notation()).size(), std::size_t{4});
    QCOMPARE(text(game->edited(games::MoveJoint{games::jointId(2), 3, 3})), text(game));
    QCOMPARE(text(game->edited(games::BendEdge{games::edgeId(0), 0.3})), text(game));
    QVERIFY(!game->edited(games::Erase{games::edgeId(9)}));
    QVERIFY(!game->edited(games::RecolourEdge{games::jointId(1), Mover::Left}));
    QVERIFY(!game->edited(games::ToggleCell{}));
}

/// Drawn, recoloured and erased at random, the picture stays one that can be read.
void TestHackenbushBoard::editsAtRandom()
{
    std::mt19937_64 random(45);
    const auto piece = [&](const GamePtr& game) {
        const auto pieces = game->board().pieces;
        return pieces.empty() ? games::jointId(0) : pieces[random() % pieces.size()].id;
    };
    for (int n = 0; n < tests::repeated(40); ++n) {
        GamePtr game = read(drawStanding(random, "brg"));
        for (int step = 0; step < 40; ++step) {
            const auto colour = static_cast<theory::Mover>(random() % 3);
            const auto end = [&] {
                const double at = static_cast<double>(random() % 9);
                return random() % 2 == 0 ? games::EdgeEnd{.x = at, .y = at}
                                         : games::EdgeEnd{.joint = piece(game), .x = at, .y = at};
            };
            std::vector<games::Edit> edits{
                games::DrawEdge{end(), end(), colour},    games::DrawEdge{end(), end(), colour},
                games::RecolourEdge{piece(game), colour}, games::Erase{piece(game)},
                games::MoveJoint{piece(game), 2.5, 1},    games::BendEdge{piece(game), -1.5}};
            const GamePtr edited = game->edited(edits[random() % edits.size()]);
            if (!edited)
                continue;
            QCOMPARE(read(edited->notation())->notation(), edited->notation());
            if (plainhackenbush::readEdges(edited->notation()).size() < 16)
                QCOMPARE(hackenbushcheck::gestureDifference(*edited), QString());
            game = edited;
        }
    }
}

GRUNDY_TEST(TestHackenbushBoard, tests::run<TestHackenbushBoard>)

#include "tst_hackenbushboard.moc"
