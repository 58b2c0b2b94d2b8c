// SPDX-License-Identifier: GPL-3.0-or-later
// Toads and Frogs in the catalogue: its notation, words and positions.

#include "games/gameof.h"
#include "games/text/aloud.h"
#include "games/text/reader.h"
#include "games/toads/toads.h"

#include <algorithm>
#include <array>
#include <random>

namespace games {
namespace {

constexpr std::array<char, 3> toadSymbols{toad, frog, noPiece};

std::string readToadStrip(Reader& reader)
{
    const std::size_t start = reader.here();
    std::string squares;
    while (!reader.failed() && !reader.atEnd()) {
        const auto symbol = std::ranges::find_if(toadSymbols, [&](char c) { return reader.accept(c); });
        if (symbol != toadSymbols.end()) {
            squares += *symbol;
            continue;
        }
        Reader atError = reader;
        atError.fail(Expected::OneOf);
        ParseError error = atError.error();
        for (const char c : toadSymbols)
            error.choices.emplace_back(1, c);
        reader.fail(std::move(error));
    }
    if (squares.size() > longestToadStrip)
        reader.fail({.column = reader.columnAt(start),
                     .problem = ParseProblem::TooMany,
                     .expected = Expected::TokenCell,
                     .found = std::to_string(squares.size()),
                     .limit = longestToadStrip});
    return squares;
}

/// Toads on the left and frogs on the right of the empty squares, and then so many squares exchanged.
std::string mixedStrip(Draws& draws, std::uint64_t eachKind, std::uint64_t empty, std::uint64_t exchanges)
{
    std::string squares =
        std::string(eachKind, toad) + std::string(empty, noPiece) + std::string(eachKind, frog);
    for (std::uint64_t n = 0; n < exchanges; ++n)
        std::swap(squares.at(draws.below(squares.size())), squares.at(draws.below(squares.size())));
    return squares;
}

GamePtr randomToads(std::uint64_t seed, theory::Play play)
{
    Draws draws(seed);
    while (true) {
        Toads drawn(mixedStrip(draws, draws.between(2, 4), draws.between(2, 4), draws.between(0, 3)), play);
        if (!drawn.isOver())
            return GameOf<Toads>::make(std::move(drawn));
    }
}

/// Behind the game's name and convention. With one empty square nobody would have a choice.
std::string drawToads(const DrawRequest& drawing)
{
    return ":" +
           mixedStrip(drawing.draws, drawing.size(2, 3), drawing.size(3, 4), drawing.draws.between(1, 4));
}

/// Every strip of up to `upTo` squares, the players starting in turn.
void forEachToads(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    auto mover = theory::Mover::Left;
    std::string squares;
    const std::function<bool(std::uint64_t)> fill = [&](std::uint64_t more) {
        if (more == 0) {
            mover = theory::opponentOf(mover);
            return visitBothPlays(Toads(squares, theory::Play::Normal, mover), visit);
        }
        return std::ranges::all_of(toadSymbols, [&](char c) {
            squares += c;
            const bool goesOn = fill(more - 1);
            squares.pop_back();
            return goesOn;
        });
    };
    for (std::uint64_t length = 0; length <= std::min<std::uint64_t>(upTo, longestToadStrip); ++length) {
        if (!fill(length))
            return;
    }
}

} // namespace

const Info& Toads::info()
{
    static const Info info{
        .id = "toads",
        .title = QT_TRANSLATE_NOOP("Wording", "Toads and Frogs"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "One step, or over one"),
        .theory = QT_TRANSLATE_NOOP("Wording",
                                    "Pieces that are stuck for good part the strip, and the exact values "
                                    "of the parts add up."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click one of your animals: it steps or jumps."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "%1 piece can still move now"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 pieces can still move now")},
        .group = Group::CoinsAndStrips,
        .shape = Shape::Strip,
        .world = World::Frogs,
        .editing =
            Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Click a square for a toad, a frog or nothing."),
                    .columns = {QT_TRANSLATE_NOOP("Wording", "Squares"), 40}},
        .misereOffered = true,
        .hasGrundyValues = false,
        .isOfHeaps = false,
        .countsMoves = true,
        .options = {},
        .presets = {{"classic", "toads:TTT..FFF", QT_TRANSLATE_NOOP("Wording", "Classic"),
                     QT_TRANSLATE_NOOP("Wording", "3 toads, 3 frogs")},
                    {"small", "toads:TT..FF", QT_TRANSLATE_NOOP("Wording", "Small"),
                     QT_TRANSLATE_NOOP("Wording", "2 toads, 2 frogs")},
                    //: a ready-made board: it has one empty square
                    {"one", "toads:TTT.FFF", QT_TRANSLATE_NOOP("Wording", "One gap"),
                     QT_TRANSLATE_NOOP("Wording", "3 toads, 3 frogs")},
                    //: a ready-made board: toads and frogs stand among each other
                    {"mixed", "toads:TF.T.F.TF", QT_TRANSLATE_NOOP("Wording", "Mixed"),
                     QT_TRANSLATE_NOOP("Wording", "3 toads, 3 frogs")},
                    {"misere", "toads/misere:TTT...FFF", QT_TRANSLATE_NOOP("Wording", "Misère"),
                     QT_TRANSLATE_NOOP("Wording", "3 toads, 3 frogs")}},
        .fields = {{.id = "squares",
                    .label = QT_TRANSLATE_NOOP("Wording", "A row of T, F and ."),
                    .kind = Field::Kind::Text,
                    .initial = "TTT..FFF",
                    .least = 0,
                    .most = 0}},
        .preview = "toads:TT.FTF",
        .sound = "plop",
        .partizan = true};
    return info;
}

Told Hop::told(const Board& /*before*/) const
{
    //: of a toad or a frog: the two squares
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I hopped from %1 to %2."),
                    //: of a toad or a frog: the two squares
                    QT_TRANSLATE_NOOP("Wording", "You hopped from %1 to %2."),
                    //: of a toad or a frog: the two squares; %3: who did it
                    QT_TRANSLATE_NOOP("Wording", "%3 hopped from %1 to %2."), {from, to});
}

Words Toads::words() const
{
    return {.rule =
                QT_TRANSLATE_NOOP("Wording", "Left moves a toad (T) to the right, Right a frog (F) to the "
                                             "left: one step, or a jump over one animal of the other kind."),
            .ending = cannotMoveEnding(m_play),
            .shortly = verbatim(m_squares)};
}

Sentence Toads::aloud() const
{
    const auto squaresOf = [this](char piece) {
        std::vector<std::uint64_t> squares;
        for (std::uint64_t square = 1; square <= m_squares.size(); ++square)
            if (m_squares[square - 1] == piece)
                squares.push_back(square);
        return squares;
    };
    std::vector<Sentence> kinds;
    if (const auto toads = squaresOf(toad); !toads.empty())
        kinds.push_back(
            {{QT_TRANSLATE_N_NOOP("Wording", "a toad on %1"), QT_TRANSLATE_N_NOOP("Wording", "toads on %1")},
             toads.size(),
             {placesAloud(toads)}});
    if (const auto frogs = squaresOf(frog); !frogs.empty())
        kinds.push_back(
            {{QT_TRANSLATE_N_NOOP("Wording", "a frog on %1"), QT_TRANSLATE_N_NOOP("Wording", "frogs on %1")},
             frogs.size(),
             {placesAloud(frogs)}});
    if (kinds.empty())
        //: read aloud: all squares are empty
        kinds.emplace_back(QT_TRANSLATE_NOOP("Wording", "all empty"));
    return {
        //: read aloud: how many squares there are, here one, and what is on them
        {QT_TRANSLATE_N_NOOP("Wording", "%1 square: %2."), QT_TRANSLATE_N_NOOP("Wording", "%1 squares: %2.")},
        m_squares.size(),
        {m_squares.size(), joined(std::move(kinds), QT_TRANSLATE_NOOP("Wording", ", "))}};
}

Typing Toads::typing()
{
    return {.gameId = info().id, .capitals = "TF"};
}

Entry Toads::entry()
{
    return {.info = info(),
            .parse = parsedWithoutOptions<Toads, readToadStrip>,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomToads,
            .drawn = drawToads,
            .families = {{.id = "toads_one_gap",
                          .pattern = "toads:T^n.F^m",
                          .n = {0, 6},
                          .m = {0, 6},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "n toads, one empty square, m frogs")},
                         {.id = "toads_two_gaps",
                          .pattern = "toads:T^n..F^m",
                          .n = {0, 4},
                          .m = {0, 4},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "n toads, two empty squares, m frogs")},
                         {.id = "toads_one_frog",
                          .pattern = "toads:T^n.^mF",
                          .n = {0, 5},
                          .m = {0, 5},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "n toads, m empty squares, one frog")}},
            .forEachUpTo = forEachToads,
            .verifyDefault = 7};
}

std::string Toads::notation() const
{
    return printHeader(info(), m_play) + m_squares;
}

} // namespace games
