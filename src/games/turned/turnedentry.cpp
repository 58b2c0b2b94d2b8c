// SPDX-License-Identifier: GPL-3.0-or-later
// Turning Turtles and Twins in the catalogue.

#include "games/gameof.h"
#include "games/text/reader.h"
#include "games/turned/turnedcoins.h"

#include <algorithm>
#include <random>
#include <string_view>

namespace games {
namespace {

using Row = TurnedCoins::Row;

Info infoOf(const std::string& id, SourceText title, SourceText tagline, SourceText theory, SourceText then,
            const std::string& preview, int hue, World world)
{
    return {.id = id,
            .title = title,
            .tagline = tagline,
            .theory = theory,
            .hasTheory = true,
            .taken = "",
            .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
            .turn = QT_TRANSLATE_NOOP("Wording", "Click a head to turn it over."),
            .then = then,
            .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 head now"),
                    QT_TRANSLATE_N_NOOP("Wording", "There are %1 heads now")},
            .group = Group::CoinsAndStrips,
            .shape = Shape::Strip,
            .world = world,
            .editing = Editing{.hint = QT_TRANSLATE_NOOP(
                                   "Wording", "Click a square to change it; drag a coin to move it."),
                               .columns = {QT_TRANSLATE_NOOP("Wording", "Squares"), 40}},
            .misereOffered = true,
            .hasGrundyValues = true,
            .isOfHeaps = false,
            .countsMoves = true,
            .options = {},
            .presets = {{"classic", id + ":THTTHHTTTH", QT_TRANSLATE_NOOP("Wording", "Classic"),
                         //: of a ready-made board: how many coins are on it
                         QT_TRANSLATE_NOOP("Wording", "10 coins")},
                        {"small", id + ":THHTTH", QT_TRANSLATE_NOOP("Wording", "Small"),
                         QT_TRANSLATE_NOOP("Wording", "6 coins")},
                        {"misere", id + "/misere:THTTHHTTTH", QT_TRANSLATE_NOOP("Wording", "Misère"),
                         QT_TRANSLATE_NOOP("Wording", "10 coins")}},
            .fields = {{.id = "turned",
                        .label = QT_TRANSLATE_NOOP("Wording", "Coins, H or T"),
                        .kind = Field::Kind::Text,
                        .initial = "THTTHHTTTH"}},
            .preview = id + ':' + preview,
            .sound = "coin",
            .hue = hue};
}

void failForMany(Reader& reader, std::size_t start, std::size_t coins)
{
    reader.fail({.column = reader.columnAt(start),
                 .problem = ParseProblem::TooMany,
                 .expected = expectedHeadOrTail,
                 .found = std::to_string(coins),
                 .limit = mostTurnedCoins});
}

Row readCoins(Reader& reader, std::string_view text)
{
    const std::size_t start = reader.here();
    const std::string_view rest = text.substr(std::min(start, text.size()));
    const auto areCoins = [rest] {
        return std::ranges::count(rest, 'H') + std::ranges::count(rest, 'T') == std::ssize(rest);
    };
    Row coins;
    if (!reader.failed() && rest.size() > mostTurnedCoins &&
        areCoins()) { // counted at once: a table asks often
        failForMany(reader, start, rest.size());
        return coins;
    }
    while (!reader.failed() && !reader.atEnd()) {
        const bool isHeads = reader.accept('H');
        if (isHeads || reader.accept('T'))
            coins.push_back(isHeads);
        else
            reader.fail(expectedHeadOrTail);
    }
    if (coins.size() > mostTurnedCoins)
        failForMany(reader, start, coins.size());
    return coins;
}

template <TurnRule rule>
Parsed parseCoins(std::string_view text)
{
    Reader reader(text);
    const theory::Play play = readHeader(reader, TurnedGame<rule>::info(), [](std::string_view) {});
    Row coins = readCoins(reader, text);
    if (reader.failed())
        return reader.error();
    return GameOf<TurnedGame<rule>>::make({std::move(coins), play});
}

/// Eight to twelve coins, the last one heads.
template <TurnRule rule>
GamePtr randomCoins(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    Row coins(8 + random() % 5);
    for (std::size_t square = 0; square < coins.size(); ++square)
        coins[square] = random() % 5 < 2;
    coins.back() = true;
    return GameOf<TurnedGame<rule>>::make({std::move(coins), play});
}

/// Every row of at most `upTo` coins.
template <TurnRule rule>
void forEachRow(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    constexpr std::uint64_t longest = 62;
    for (std::uint64_t length = 0; length <= std::min(upTo, longest); ++length) {
        for (std::uint64_t bits = 0; bits >> length == 0; ++bits) {
            Row coins;
            for (std::uint64_t square = 0; square < length; ++square)
                coins.push_back((bits >> square & 1U) != 0);
            if (!visitBothPlays(TurnedGame<rule>(coins, theory::Play::Normal), visit))
                return;
        }
    }
}

/// Behind the game's name and convention, options included.
std::string drawTurned(const DrawRequest& drawing)
{
    return ":" + drawnRow(drawing.draws, drawing.size(5, 10), drawing.size(3, 6), 'H', 'T');
}

std::vector<ReadyFamily> familiesOf(TurnRule rule)
{
    if (rule == TurnRule::Turtles)
        return {{.id = "two_heads",
                 .pattern = "turtles:T^nHT^mH",
                 .n = {0, 15},
                 .m = {0, 15},
                 .shown = Shown::Grundy,
                 .title = QT_TRANSLATE_NOOP("Wording", "Two heads: n tails before, m between")},
                {.id = "one_head",
                 .pattern = "turtles:T^nH",
                 .n = {0, 20},
                 .m = {},
                 .shown = Shown::Grundy,
                 .title = QT_TRANSLATE_NOOP("Wording", "One head behind n tails")}};
    return {{.id = "two_heads_of_twins",
             .pattern = "twins:T^nHT^mH",
             .n = {0, 15},
             .m = {0, 15},
             .shown = Shown::Grundy,
             .title = QT_TRANSLATE_NOOP("Wording", "Two heads: n tails before, m between")},
            {.id = "one_head_of_twins",
             .pattern = "twins:T^nH",
             .n = {0, 20},
             .m = {},
             .shown = Shown::Grundy,
             .title = QT_TRANSLATE_NOOP("Wording", "One head behind n tails")}};
}

} // namespace

template <>
const Info& Turtles::info()
{
    static const Info info = [] {
        Info of = //: the name of a game
            infoOf("turtles", QT_TRANSLATE_NOOP("Wording", "Turning Turtles"),
                   QT_TRANSLATE_NOOP("Wording", "Turn one over, and one more"),
                   QT_TRANSLATE_NOOP("Wording", "Each head on square k is a Nim heap of k."),
                   QT_TRANSLATE_NOOP("Wording",
                                     "Click one more to turn it, too, or this one again to turn it alone."),
                   "THHTTH", 130, World::Turtles);
        of.turn = QT_TRANSLATE_NOOP("Wording", "Click a turtle on its feet to turn it over.");
        of.now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 turtle on its feet now"),
                  QT_TRANSLATE_N_NOOP("Wording", "There are %1 turtles on their feet now")};
        return of;
    }();
    return info;
}

template <>
const Info& Twins::info()
{
    static const Info info =
        //: the name of a game
        infoOf("twins", QT_TRANSLATE_NOOP("Wording", "Twins"),
               QT_TRANSLATE_NOOP("Wording", "Flip exactly two coins"),
               QT_TRANSLATE_NOOP("Wording", "Each head on square k is a Nim heap of k − 1."),
               QT_TRANSLATE_NOOP("Wording", "Click the other coin that turns over."), "HTTHTHH", 300,
               World::Moons);
    return info;
}

template <TurnRule rule>
std::string TurnedGame<rule>::notation() const
{
    return printHeader(info(), play()) + text();
}

template <TurnRule rule>
Typing TurnedGame<rule>::typing()
{
    return {.gameId = info().id, .capitals = "TH"};
}

template <TurnRule rule>
Entry TurnedGame<rule>::entry()
{
    return {.info = info(),
            .parse = parseCoins<rule>,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomCoins<rule>,
            .drawn = drawTurned,
            .families = familiesOf(rule),
            .forEachUpTo = forEachRow<rule>,
            .verifyDefault = 10,
            .claims = rule == TurnRule::Twins ? twinsClaims() : std::vector<Claim>()};
}

template class TurnedGame<TurnRule::Turtles>;
template class TurnedGame<TurnRule::Twins>;

} // namespace games
