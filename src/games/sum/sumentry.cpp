// SPDX-License-Identifier: GPL-3.0-or-later
// What a sum says of itself, and its place beside the catalogue.

#include "games/catalogue.h"
#include "games/sum/sum.h"
#include "games/text/words.h"

namespace games {
namespace {

//: between the games of a sum
constexpr const char* plusSign = QT_TRANSLATE_NOOP("Wording", " + ");

/// Two to four boards of small games; the same seed gives the same ones.
GamePtr randomSum(std::uint64_t seed, theory::Play play)
{
    Draws draws(seed);
    std::vector<GamePtr> boards;
    for (std::uint64_t more = draws.between(2, 4); more > 0;) {
        const auto entries = catalogue();
        const Entry& entry = entries[draws.below(entries.size())];
        if (play == theory::Play::Misere && !entry.info.misereOffered)
            continue;
        GamePtr game = entry.random(draws.below(1'000'000), play);
        if (!game || game->play() != play || game->isOver())
            continue;
        boards.push_back(std::move(game));
        --more;
    }
    return Sum::make(std::move(boards));
}

/// A few small positions of each game, to be put side by side. No loopy ones: they cannot be searched.
std::vector<std::vector<GamePtr>> smallBoards(theory::Play play)
{
    constexpr std::uint64_t smallest = 2;
    constexpr std::size_t most = 40;
    std::vector<std::vector<GamePtr>> all;
    for (const Entry& entry : catalogue()) {
        std::vector<GamePtr> boards;
        entry.forEachUpTo(smallest, [&](const Game& game) {
            const auto* const sums = game.as<InSums>();
            if (game.play() == play && (sums == nullptr || !sums->mayGoOnForEver()))
                boards.push_back(game.withPlay(play));
            return boards.size() < most;
        });
        if (!boards.empty())
            all.push_back(std::move(boards));
    }
    return all;
}

/// Sums of two small boards of every pair of games, drawn the same each time, `upTo` of each pair.
void forEachSum(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    for (const theory::Play play : {theory::Play::Normal, theory::Play::Misere}) {
        const std::vector<std::vector<GamePtr>> games = smallBoards(play);
        Draws draws(1);
        for (std::size_t first = 0; first < games.size(); ++first) {
            for (std::size_t second = first; second < games.size(); ++second) {
                for (std::uint64_t drawn = 0; drawn < upTo; ++drawn) {
                    const GamePtr sum = Sum::make({draws.oneOf(games[first]), draws.oneOf(games[second])});
                    if (!visit(*sum))
                        return;
                }
            }
        }
    }
}

/// Behind the convention: there is no game's name before the first board's.
std::string drawSum(const DrawRequest& /*drawing*/)
{
    return {};
}

} // namespace

const Info& Sum::info() const
{
    return entry().info;
}

Words Sum::words() const
{
    std::vector<Sentence> titles;
    titles.reserve(m_boards.size());
    for (const GamePtr& board : m_boards)
        titles.emplace_back(board->info().title.source);
    return {.rule = QT_TRANSLATE_NOOP("Wording", "On your turn, make one move on one of the boards."),
            .ending = cannotMoveEnding(play()),
            .shortly = {"%1", {joined(std::move(titles), plusSign)}}};
}

Sentence Sum::aloud() const
{
    std::vector<Sentence> boards;
    boards.reserve(m_boards.size());
    for (std::uint32_t number = 0; number < m_boards.size(); ++number)
        boards.push_back(
            //: read aloud: the number of a board, its game, and what is on it
            {QT_TRANSLATE_NOOP("Wording", "Board %1, %2: %3"),
             {number + 1, inner(m_boards[number]->info().title.source), inner(m_boards[number]->aloud())}});
    return {"%1", {joined(std::move(boards), " ")}};
}

const Entry& Sum::entry()
{
    static const Entry sum{
        .info = {.id = "sum",
                 .title = QT_TRANSLATE_NOOP("Wording", "Games add up"),
                 .tagline = QT_TRANSLATE_NOOP("Wording", "Several games on one table"),
                 .theory = QT_TRANSLATE_NOOP("Wording", "The values of the boards add up."),
                 .hasTheory = true,
                 .taken = "",
                 .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
                 .turn = QT_TRANSLATE_NOOP("Wording", "Make a move on any one of the boards."),
                 .then = QT_TRANSLATE_NOOP("Wording", "Click where this move ends."),
                 .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 piece now"),
                         QT_TRANSLATE_N_NOOP("Wording", "There are %1 pieces now")},
                 .group = Group::HeapsAndLines,
                 .shape = Shape::Table,
                 .editing = std::nullopt,
                 .misereOffered = true,
                 .hasGrundyValues = true,
                 .isOfHeaps = false,
                 .countsMoves = true,
                 .options = {},
                 .presets = {{"three", "nim:3,5 + hackenbush:0-1g,1-2g,1-3g,2-4g,2-5g + octal/code=0.77:7",
                              //: a ready-made table with three boards
                              QT_TRANSLATE_NOOP("Wording", "Three games"), ""},
                             {"colours", "hackenbush:0-1b,1-2r,0-3g + toads:TT..F + nim:2",
                              QT_TRANSLATE_NOOP("Wording", "With two players"), ""},
                             {"misere", "nim/misere:2,3 + octal/code=0.77/misere:4",
                              QT_TRANSLATE_NOOP("Wording", "Misère"), ""}},
                 .fields = {{.id = "sum",
                             .label = QT_TRANSLATE_NOOP("Wording", "Positions, with + between them"),
                             .kind = Field::Kind::Text,
                             .initial = "nim:3,5 + octal/code=0.77:7",
                             .least = 0,
                             .most = 0}},
                 .partizan = true},
        .parse = [](std::string_view text) { return parse(text); },
        .makeNotation =
            [](const std::vector<std::string>& values, theory::Play play) {
                const Parsed parsed = parse(values.at(0));
                const auto* const game = std::get_if<GamePtr>(&parsed);
                return game == nullptr ? values.at(0) : (*game)->withPlay(play)->notation();
            },
        .random = randomSum,
        .drawn = drawSum,
        .families = {},
        .forEachUpTo = forEachSum,
        .verifyDefault = 3};
    return sum;
}

} // namespace games
