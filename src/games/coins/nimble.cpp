// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/nimble.h"

#include "games/coins/strip.h"
#include "games/edit.h"
#include "games/gameof.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <random>

namespace games {
namespace {

NimCount boxCount(const Heaps& boxes)
{
    NimCount count;
    for (std::size_t box = 1; box < boxes.size(); ++box)
        count.add(NimSummand::heap(box), boxes[box]);
    return count;
}

NimCount boxCountAfter(NimCount count, const Heaps& /*boxes*/, const MoveCoins& move)
{
    count.remove(NimSummand::heap(move.from));
    count.add(NimSummand::heap(move.to));
    return count;
}

/// Nim-sum 0 fixes the target; misère's end adds the boxes 0 and 1.
std::vector<MoveCoins> boxCandidates(const Heaps& boxes, std::uint64_t sum)
{
    std::vector<MoveCoins> moves;
    for (std::uint64_t box = 1; box < boxes.size(); ++box) {
        for (const std::uint64_t target : {box ^ sum, std::uint64_t{0}, std::uint64_t{1}})
            moves.push_back({.from = box, .to = target, .count = 1});
    }
    return moves;
}

const CoinTheory& coinsAsHeaps()
{
    static const CoinTheory theory{.theorem = coinsAsHeapsTheorem,
                                   .count = boxCount,
                                   .countAfter = boxCountAfter,
                                   .candidates = boxCandidates};
    return theory;
}

std::string printOptions(bool many)
{
    return many ? "/coins=many" : "";
}

bool readMany(Reader& reader)
{
    Reader atValue = reader;
    atValue.fail(Expected::OneOf);
    const std::string value = reader.word();
    if (value != "one" && value != "many") {
        ParseError error = atValue.error();
        error.choices = {"one", "many"};
        reader.fail(std::move(error));
    }
    return value == "many";
}

Parsed parseNimble(std::string_view text)
{
    Reader reader(text);
    bool many = false;
    const theory::Play play =
        readHeader(reader, Nimble::info(), [&](std::string_view) { many = readMany(reader); });
    Heaps boxes = readBoxes(reader);
    if (reader.failed())
        return reader.error();
    return GameOf<Nimble>::make({std::move(boxes), many, play});
}

GamePtr randomNimble(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    Heaps boxes(6 + random() % 5);
    const std::uint64_t coins = 3 + random() % 4;
    ++boxes.back();
    for (std::uint64_t coin = 1; coin < coins; ++coin)
        ++boxes[1 + random() % (boxes.size() - 1)];
    return GameOf<Nimble>::make({std::move(boxes), false, play});
}

void forEachNimble(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    forEachBoxes(upTo, [&](const Heaps& boxes) {
        return visitBothPlays(Nimble(boxes, false, theory::Play::Normal), visit) &&
               visitBothPlays(Nimble(boxes, true, theory::Play::Normal), visit);
    });
}

/// Behind the game's name and convention, options included.
std::string drawNimble(const DrawRequest& drawing)
{
    return ":" + drawnPlaces(drawing.draws, drawing.size(4, 9), drawing.size(2, 4));
}

} // namespace

const Info& Nimble::info()
{
    static const Info info{
        .id = "nimble",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Nimble"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Any coin, any square left"),
        .theory = QT_TRANSLATE_NOOP("Wording", "Each coin in box n is a Nim heap of n."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click a coin, or drag it."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the square it slides to."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "%1 coin can still move now"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 coins can still move now")},
        .group = Group::CoinsAndStrips,
        .shape = Shape::Strip,
        .world = World::Gold,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording",
                                                     "Click a square to change it; drag a coin to move it."),
                           .columns = {QT_TRANSLATE_NOOP("Wording", "Squares"), 40}},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = false,
        .options = {"coins"},
        .presets = {{"classic", "nimble:0,2,1,0,3", QT_TRANSLATE_NOOP("Wording", "Classic"),
                     QT_TRANSLATE_NOOP("Wording", "6 coins, 5 boxes")},
                    {"many", "nimble/coins=many:0,2", QT_TRANSLATE_NOOP("Wording", "Several at once"),
                     QT_TRANSLATE_NOOP("Wording", "2 coins in one box")},
                    //: a ready-made board: a long row of boxes
                    {"several", "nimble:0,0,1,0,2,1,0,0,1", QT_TRANSLATE_NOOP("Wording", "Long row"),
                     QT_TRANSLATE_NOOP("Wording", "5 coins, 9 boxes")}},
        .fields = {{.id = "boxes",
                    .label = QT_TRANSLATE_NOOP("Wording", "Coins in box 0, 1, 2, …"),
                    .kind = Field::Kind::NumberList,
                    .initial = "0,2,1,0,3",
                    .least = 0,
                    .most = mostCoins},
                   {.id = "coins",
                    .label = QT_TRANSLATE_NOOP("Wording", "Coins per move"),
                    .kind = Field::Kind::OneOf,
                    .initial = "one",
                    //: a choice of how many coins a move takes along
                    .choices = {{"one", QT_TRANSLATE_NOOP("Wording", "one")},
                                {"many", QT_TRANSLATE_NOOP("Wording", "one or more of a box")}}}},
        .preview = "nimble:0,1,0,2,0,1",
        .sound = "coin",
        .hue = 18};
    return info;
}

Words Nimble::words() const
{
    return {.rule = many()
                        ? QT_TRANSLATE_NOOP(
                              "Wording", "Move one or more coins from one box to a box with a lower number.")
                        : QT_TRANSLATE_NOOP("Wording", "Move one coin to any box with a lower number."),
            .ending = cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

Sentence Nimble::aloud() const
{
    //: read aloud: how many coins are in a box, here one
    return boxesAloud(m_coins.boxes, {QT_TRANSLATE_N_NOOP("Wording", "%1 coin in box %2"),
                                      //: read aloud: how many coins are in a box
                                      QT_TRANSLATE_N_NOOP("Wording", "%1 coins in box %2")});
}

Entry Nimble::entry()
{
    return {
        .info = info(),
        .parse = parseNimble,
        .makeNotation =
            [](const std::vector<std::string>& values, theory::Play play) {
                const std::string& coins = values.at(1);
                return printHeader(info(), play, coins == "one" ? "" : "/coins=" + coins) + values.at(0);
            },
        .random = randomNimble,
        .drawn = drawNimble,
        .families = {{.id = "coins_of_two_boxes",
                      .pattern = "nimble:(0,)^n1,(0,)^m1",
                      .n = {0, 12},
                      .m = {0, 12},
                      .shown = Shown::Grundy,
                      .title = QT_TRANSLATE_NOOP("Wording", "Two coins: n boxes before, m between")},
                     {.id = "one_coin",
                      .pattern = "nimble:(0,)^n1",
                      .n = {0, 20},
                      .m = {},
                      .shown = Shown::Grundy,
                      .title = QT_TRANSLATE_NOOP("Wording", "One coin in box n")},
                     {.id = "many_coins",
                      .pattern = "nimble/coins=many:0,n,m",
                      .n = {0, 8},
                      .m = {0, 8},
                      .shown = Shown::Grundy,
                      .title = QT_TRANSLATE_NOOP("Wording", "n coins in box 1, m in box 2, taken together")}},
        .forEachUpTo = forEachNimble,
        .verifyDefault = 9,
        .claims = claims(),
        .variantClaim = variantClaim,
        .withoutIdle = coinsAbove};
}

std::string Nimble::notation() const
{
    return printHeader(info(), m_play, printOptions(many())) + printList(m_coins.boxes);
}

std::vector<std::string> Nimble::fieldValues() const
{
    return {printList(m_coins.boxes), many() ? "many" : "one"};
}

Board Nimble::board() const
{
    return isDrawable(m_coins) ? stripBoard(m_coins.boxes, 0) : boxesAsHeaps(m_coins.boxes);
}

PieceId Nimble::boxId(std::uint64_t box) const
{
    const auto number = static_cast<std::uint32_t>(box);
    return isDrawable(m_coins) ? pieceId(0, number) : pieceId(number, 0);
}

CoinPlace Nimble::placeOf(PieceId piece) const
{
    return isDrawable(m_coins) ? stripPlace(piece) : heapPlace(piece);
}

std::vector<PieceId> Nimble::pieces(std::size_t box, std::uint64_t height) const
{
    return isDrawable(m_coins) ? stripPieces(m_coins.boxes, box, height)
                               : heapPieces(m_coins.boxes, box, height);
}

Move Nimble::moveOf(const MoveCoins& coins) const
{
    const auto from = static_cast<std::uint32_t>(coins.from);
    const auto height = static_cast<std::uint32_t>(m_coins.boxes[coins.from] - coins.count + 1);
    return {.player = theory::Mover::Either,
            .action = coins,
            .gesture = {.first = isDrawable(m_coins) ? coinId(0, from, height) : pieceId(from, height),
                        .second = boxId(coins.to)}};
}

Nimble Nimble::after(const Move& move) const
{
    return {m_coins.after(move.action.as<MoveCoins>()).boxes, many(), m_play};
}

Choice Nimble::choose(PieceId coin) const
{
    if (isOver())
        return gameOver();
    const CoinPlace place = placeOf(coin);
    if (place.box >= m_coins.boxes.size() ||
        m_coins.boxes[place.box] < std::max(place.height, std::uint64_t{1}))
        return noCoin();
    if (place.box == 0)
        return coinsGoDown();
    HalfMade half;
    for (std::uint64_t target = 0; target < place.box; ++target)
        half.targets.push_back(boxId(target));
    return half;
}

Choice Nimble::choose(PieceId first, PieceId second) const
{
    const CoinPlace from = placeOf(first);
    const CoinPlace to = placeOf(second);
    // The place first: only where no coin of it could be meant.
    if (from.box < to.box && to.box < m_coins.boxes.size() && m_coins.boxes[from.box] == 0)
        return choose(second, first);
    Choice half = choose(first);
    if (std::holds_alternative<Refusal>(half))
        return half;
    if (to.box >= m_coins.boxes.size())
        return noCoin();
    if (to.box == from.box)
        return sameSquare();
    if (to.box > from.box)
        return coinsGoDown();
    const bool takesMore = many() && from.height > 0;
    return moveOf(
        {.from = from.box, .to = to.box, .count = takesMore ? m_coins.boxes[from.box] - from.height + 1 : 1});
}

Change Nimble::change(const Move& move) const
{
    const auto& coins = move.action.as<MoveCoins>();
    return {.moved = pieces(coins.from, m_coins.boxes[coins.from] - coins.count + 1), .to = boxId(coins.to)};
}

std::optional<Nimble> Nimble::edited(const Edit& edit) const
{
    auto boxes = editBoxes(m_coins.boxes, edit, [this](PieceId piece) { return placeOf(piece); });
    return boxes ? std::optional(Nimble(std::move(*boxes), many(), m_play)) : std::nullopt;
}

CoinGame Nimble::game() const
{
    return {.coins = m_coins,
            .play = m_play,
            .theory = many() ? nullptr : &coinsAsHeaps(),
            .move = [this](const MoveCoins& coins) { return moveOf(coins); }};
}

Answer Nimble::answer(const Question& question, const solver::Job& job) const
{
    return answerCoins(game(), question, job);
}

} // namespace games
