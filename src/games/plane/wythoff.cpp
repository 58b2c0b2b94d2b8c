// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/plane/wythoff.h"

#include "games/edit.h"
#include "games/gameof.h"
#include "games/heaps/heaps.h"
#include "games/plane/planeboard.h"
#include "games/text/placednumbers.h"
#include "games/text/reader.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <array>
#include <random>
#include <utility>

namespace games {
namespace {

Refusal notAQueensWay()
{
    return {QT_TRANSLATE_NOOP("Wording", "The queen goes left, down or diagonally down-left.")};
}

Point readQueen(Reader& reader)
{
    const auto x = reader.number(Expected::Pair, 0, largestHeap);
    reader.require(',', Expected::Pair);
    const auto y = reader.number(Expected::HeapSize, 0, largestHeap);
    reader.requireEnd();
    return {x.value_or(0), y.value_or(0)};
}

GamePtr randomWythoff(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    const std::uint64_t x = 3 + random() % 18;
    const std::uint64_t y = 3 + random() % 18;
    return GameOf<Wythoff>::make({{x, y}, play});
}

/// Every queen on a board of upTo + 1 columns and rows.
void forEachQueen(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    for (std::uint64_t x = 0; x <= upTo; ++x) {
        for (std::uint64_t y = 0; y <= upTo; ++y) {
            if (!visitBothPlays(Wythoff({x, y}, theory::Play::Normal), visit))
                return;
        }
    }
}

/// Behind the game's name and convention, options included.
std::string drawWythoff(const DrawRequest& drawing)
{
    const std::uint64_t most = drawing.size(5, 16);
    const std::uint64_t x = drawing.draws.between(1, most);
    const std::uint64_t y = drawing.draws.between(1, most);
    return ":" + printList({x, y});
}

Where whereOfQueen(const MoveQueen& move)
{
    if (move.from.x == move.to.x)
        return {.look = QT_TRANSLATE_NOOP("Wording", "Look straight down."),
                .holds = QT_TRANSLATE_NOOP("Wording", "The way straight down holds out longest.")};
    if (move.from.y == move.to.y)
        return {.look = QT_TRANSLATE_NOOP("Wording", "Look to the left."),
                .holds = QT_TRANSLATE_NOOP("Wording", "The way to the left holds out longest.")};
    return {.look = QT_TRANSLATE_NOOP("Wording", "Look along the diagonal."),
            .holds = QT_TRANSLATE_NOOP("Wording", "The diagonal holds out longest.")};
}

} // namespace

const Info& Wythoff::info()
{
    static const Info info{
        .id = "wythoff",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Wythoff’s Queen"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Corner the queen"),
        .theory = QT_TRANSLATE_NOOP("Wording", "The cold positions are the pairs of the golden ratio."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click the queen, or drag her."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the square she goes to."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "The queen can go to %1 square now"),
                QT_TRANSLATE_N_NOOP("Wording", "The queen can go to %1 squares now")},
        .group = Group::PlaneAndGraphs,
        .shape = Shape::Plane,
        .world = World::Queen,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Click a square to put the queen there.")},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = false,
        .options = {},
        .presets = {{"classic", "wythoff:11,14", QT_TRANSLATE_NOOP("Wording", "Classic")},
                    {"small", "wythoff:3,5", QT_TRANSLATE_NOOP("Wording", "Small")},
                    {"misere", "wythoff/misere:11,14", QT_TRANSLATE_NOOP("Wording", "Misère")},
                    //: a ready-made board: the queen is far from the corner
                    {"large", "wythoff:500000000,900000000", QT_TRANSLATE_NOOP("Wording", "Far away")}},
        .fields = {{.id = "queen",
                    .label = QT_TRANSLATE_NOOP("Wording", "Queen at column, row"),
                    .kind = Field::Kind::Text,
                    .initial = "11,14",
                    .least = 0,
                    .most = largestHeap}},
        .preview = "wythoff:5,6",
        .sound = "slide"};
    return info;
}

MoveWords MoveQueen::words(const Board& before) const
{
    MoveWords words = wordsOfStep(from, to, "→" + pointText(to), whereOfQueen(*this));
    if (!before.pieces.empty())
        //: a move, a verb: a square, such as (3, 5)
        words.text = {QT_TRANSLATE_NOOP("Wording", "move the queen to %1"), {pointText(to)}};
    return words;
}

Told MoveQueen::told(const Board& /*before*/) const
{
    //: a square, such as (3, 5)
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I moved the queen to %1."),
                    //: a square, such as (3, 5)
                    QT_TRANSLATE_NOOP("Wording", "You moved the queen to %1."),
                    //: a square, such as (3, 5); %2: who did it
                    QT_TRANSLATE_NOOP("Wording", "%2 moved the queen to %1."), {pointText(to)});
}

Words Wythoff::words() const
{
    return {.rule = QT_TRANSLATE_NOOP("Wording",
                                      "Move the queen any distance left, down or diagonally down-left."),
            .ending = cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

Sentence Wythoff::aloud() const
{
    return isDrawn() ? Sentence(QT_TRANSLATE_NOOP("Wording", "The queen at %1."), {pointText(m_heaps)})
                     : heapsAloud({m_heaps.x, m_heaps.y});
}

/// The squares that she can go to.
std::uint64_t Wythoff::piecesLeft() const
{
    return m_heaps.x + m_heaps.y + std::min(m_heaps.x, m_heaps.y);
}

Wythoff Wythoff::upToSymmetry() const
{
    return {{std::min(m_heaps.x, m_heaps.y), std::max(m_heaps.x, m_heaps.y)}, m_play};
}

Typing Wythoff::typing()
{
    return {.gameId = info().id, .alsoCalled = {"queen", "Wythoff’s game", "Wythoff Nim"}};
}

Entry Wythoff::entry()
{
    return {.info = info(),
            .parse = parsedWithoutOptions<Wythoff, readQueen>,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomWythoff,
            .drawn = drawWythoff,
            .families = {{.id = "queen",
                          .pattern = "wythoff:n,m",
                          .n = {0, 20},
                          .m = {0, 20},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "The queen’s squares")},
                         {.id = "queen_misere",
                          .pattern = "wythoff/misere:n,m",
                          .n = {0, 20},
                          .m = {0, 20},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "The queen’s squares, misère")},
                         {.id = "queen_moves_left",
                          .pattern = "wythoff:n,m",
                          .n = {0, 20},
                          .m = {0, 20},
                          .shown = Shown::Remoteness,
                          .title = QT_TRANSLATE_NOOP("Wording", "The queen’s squares, moves left")}},
            .forEachUpTo = forEachQueen,
            .verifyDefault = 40,
            .markings = {{.id = "queen",
                          //: a ready-made family of positions
                          .title = QT_TRANSLATE_NOOP("Wording", "Wythoff’s queen"),
                          .difficulty = 3,
                          .family = "wythoff:n,m",
                          .n = 7,
                          .m = 7}},
            .placed = placedByNumbers};
}

std::string Wythoff::notation() const
{
    return printHeader(info(), m_play) + fieldValues().front();
}

std::vector<std::string> Wythoff::fieldValues() const
{
    return {printList({m_heaps.x, m_heaps.y})};
}

bool Wythoff::isDrawn() const
{
    return std::max(m_heaps.x, m_heaps.y) <= farthestDrawn;
}

Board Wythoff::board() const
{
    if (!isDrawn())
        return heapBoard({m_heaps.x, m_heaps.y}, PieceKind::Stone);
    const int extent = planeExtent(std::max(m_heaps.x, m_heaps.y));
    return {.shape = Shape::Plane,
            .rows = extent,
            .columns = extent,
            .pieces = {{.id = placeId(m_heaps),
                        .kind = PieceKind::Queen,
                        .row = static_cast<double>(m_heaps.y),
                        .column = static_cast<double>(m_heaps.x)}}};
}

std::uint64_t Wythoff::moveCount() const
{
    return m_heaps.x + m_heaps.y + std::min(m_heaps.x, m_heaps.y);
}

bool Wythoff::reaches(Point to) const
{
    if (to == m_heaps || to.x > m_heaps.x || to.y > m_heaps.y)
        return false;
    return to.x == m_heaps.x || to.y == m_heaps.y || m_heaps.x - to.x == m_heaps.y - to.y;
}

Move Wythoff::moveTo(Point to) const
{
    Gesture gesture{.first = placeId(m_heaps), .second = placeId(to)};
    if (!isDrawn()) {
        const PieceId ofX = pieceId(0, static_cast<std::uint32_t>(to.x + 1));
        const PieceId ofY = pieceId(1, static_cast<std::uint32_t>(to.y + 1));
        gesture = {.first = to.x != m_heaps.x ? ofX : ofY, .second = to.y != m_heaps.y ? ofY : ofX};
    }
    return {.player = theory::Mover::Either, .action = MoveQueen{m_heaps, to}, .gesture = gesture};
}

std::vector<Point> Wythoff::allPoints() const
{
    std::vector<Point> points;
    points.reserve(moveCount());
    for (std::uint64_t take = 1; take <= m_heaps.x; ++take)
        points.push_back({m_heaps.x - take, m_heaps.y});
    for (std::uint64_t take = 1; take <= m_heaps.y; ++take)
        points.push_back({m_heaps.x, m_heaps.y - take});
    for (std::uint64_t take = 1; take <= std::min(m_heaps.x, m_heaps.y); ++take)
        points.push_back({m_heaps.x - take, m_heaps.y - take});
    return points;
}

MoveList Wythoff::moves() const
{
    std::vector<Point> points;
    if (moveCount() <= mostListedMoves) {
        points = allPoints();
    } else {
        // The winning ones, then small takes in the three ways in turn.
        const std::vector<Point> winning = winningPoints();
        points = winning;
        for (std::uint64_t take = 1; points.size() < mostListedMoves; ++take) {
            for (const Point way : {Point{take, 0}, Point{0, take}, Point{take, take}}) {
                const Point to{m_heaps.x - way.x, m_heaps.y - way.y};
                const bool isMove = way.x <= m_heaps.x && way.y <= m_heaps.y;
                if (isMove && points.size() < mostListedMoves &&
                    std::ranges::find(winning, to) == winning.end())
                    points.push_back(to);
            }
        }
    }
    MoveList list;
    std::ranges::transform(points, std::back_inserter(list.moves), [this](Point to) { return moveTo(to); });
    list.omitted = moveCount() - list.moves.size();
    return list;
}

Wythoff Wythoff::after(const Move& move) const
{
    return {move.action.as<MoveQueen>().to, m_play};
}

Choice Wythoff::choose(PieceId first) const
{
    if (isOver())
        return gameOver();
    return isDrawn() ? choosePlace(first) : chooseStone(first);
}

Choice Wythoff::choosePlace(PieceId place) const
{
    if (place == placeId(m_heaps)) {
        HalfMade half;
        std::ranges::transform(allPoints(), std::back_inserter(half.targets), placeId);
        return half;
    }
    if (!reaches(pointOf(place)))
        return notAQueensWay();
    return moveTo(pointOf(place));
}

Choice Wythoff::chooseStone(PieceId stone) const
{
    const std::array heaps{m_heaps.x, m_heaps.y};
    const std::uint32_t heap = majorOf(stone);
    const std::uint32_t height = minorOf(stone);
    if (heap > 1 || height == 0 || height > heaps[heap])
        return nothingStands();
    const std::uint32_t other = heap == 0 ? 1 : 0;
    const std::uint64_t take = heaps[heap] - (height - 1);
    HalfMade half{{stone, pieceId(heap, 0)}};
    if (heaps[heap] > tallestDrawnHeap && height != 1)
        half.targets.push_back(pieceId(heap, 1));
    if (take > heaps[other])
        return half;
    const auto left = static_cast<std::uint32_t>(heaps[other] - take);
    half.targets.insert(half.targets.end(), {pieceId(other, left + 1), pieceId(other, 0)});
    if (heaps[other] > tallestDrawnHeap && left != 0)
        half.targets.push_back(pieceId(other, 1));
    return half;
}

Choice Wythoff::chooseStones(PieceId first, PieceId second) const
{
    Choice begun = chooseStone(first);
    const auto* half = std::get_if<HalfMade>(&begun);
    if (half == nullptr)
        return begun;
    if (std::ranges::find(half->targets, second) == half->targets.end())
        return notAQueensWay();
    const std::uint64_t after = minorOf(first) - 1;
    const std::uint64_t take = (majorOf(first) == 0 ? m_heaps.x : m_heaps.y) - after;
    Point to = m_heaps;
    if (majorOf(first) == 0 || majorOf(second) == 0)
        to.x -= take;
    if (majorOf(first) == 1 || majorOf(second) == 1)
        to.y -= take;
    return moveTo(to);
}

Choice Wythoff::choose(PieceId first, PieceId second) const
{
    if (isOver())
        return gameOver();
    if (!isDrawn())
        return chooseStones(first, second);
    const PieceId queen = placeId(m_heaps);
    if (first == queen && second == queen)
        return sameSquare();
    if (first == queen || first == second)
        return choosePlace(second);
    if (second == queen)
        return choosePlace(first);
    return nothingStands();
}

Change Wythoff::change(const Move& move) const
{
    const Point to = move.action.as<MoveQueen>().to;
    if (isDrawn())
        return {.moved = {placeId(m_heaps)}, .to = placeId(to)};
    const Heaps heaps{m_heaps.x, m_heaps.y};
    std::vector<PieceId> pieces;
    if (to.x != m_heaps.x)
        pieces = takenFromHeap(heapMove(heaps, 0, to.x));
    if (to.y != m_heaps.y)
        std::ranges::copy(takenFromHeap(heapMove(heaps, 1, to.y)), std::back_inserter(pieces));
    return {.removed = std::move(pieces)};
}

std::optional<Wythoff> Wythoff::edited(const Edit& edit) const
{
    std::optional<Point> to;
    if (const auto* toggle = std::get_if<ToggleCell>(&edit); toggle && isDrawn())
        to = pointOf(toggle->cell);
    else if (const auto* move = std::get_if<MovePiece>(&edit);
             move && isDrawn() && move->piece == placeId(m_heaps))
        to = pointOf(move->to);
    else if (const auto* set = std::get_if<SetHeap>(&edit); set && set->heap < 2)
        to = set->heap == 0 ? Point{set->size, m_heaps.y} : Point{m_heaps.x, set->size};
    if (!to || std::max(to->x, to->y) > largestHeap)
        return std::nullopt;
    return Wythoff(*to, m_play);
}

} // namespace games
