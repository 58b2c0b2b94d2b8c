// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/primes.h"

#include "games/edit.h"
#include "games/gameof.h"
#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/text/aloud.h"
#include "games/text/placednumbers.h"
#include "games/text/reader.h"
#include "theory/factor.h"

#include <algorithm>
#include <array>
#include <random>

namespace games {
namespace {

using Powers = std::vector<Primes::Power>;

/// The product; nothing when it is over largestProduct.
std::optional<std::uint64_t> productOf(const Powers& powers)
{
    std::uint64_t product = 1;
    for (const Primes::Power& power : powers) {
        for (std::uint64_t n = 0; n < power.exponent; ++n) {
            if (power.prime > largestProduct / product)
                return std::nullopt;
            product *= power.prime;
        }
    }
    return product;
}

/// The digits raised: "12" becomes "¹²".
std::string superscript(std::uint64_t number)
{
    constexpr std::array raised{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char digit : std::to_string(number))
        text += raised[static_cast<std::size_t>(digit - '0')];
    return text;
}

Parsed parsePrimes(std::string_view text)
{
    Reader reader(text);
    const theory::Play play = readHeader(reader, Primes::info(), [](std::string_view) {});
    const auto number = reader.number(expectedInteger, 1, largestProduct);
    reader.requireEnd();
    if (reader.failed())
        return reader.error();
    return GameOf<Primes>::make(Primes::of(*number, play));
}

/// Two to four of the first primes, each to the power of 1 to 4.
GamePtr randomPrimes(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    std::vector<std::uint64_t> primes{2, 3, 5, 7, 11};
    std::ranges::shuffle(primes, random);
    primes.resize(2 + random() % 3);
    std::ranges::sort(primes);
    Powers powers;
    for (const std::uint64_t prime : primes)
        powers.push_back({prime, 1 + random() % 4});
    return GameOf<Primes>::make({std::move(powers), play});
}

/// Every number from 1 to `upTo`.
void forEachNumber(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    for (std::uint64_t number = 1; number <= std::min(upTo, largestProduct); ++number) {
        if (!visitBothPlays(Primes::of(number, theory::Play::Normal), visit))
            return;
    }
}

/// Behind the game's name and convention, options included.
std::string drawPrimes(const DrawRequest& drawing)
{
    std::vector<std::uint64_t> primes{2, 3, 5, 7};
    if (drawing.difficulty > 3)
        drawing.draws.shuffle(primes);
    primes.resize(drawing.size(2, 4));
    std::uint64_t number = 1;
    for (const std::uint64_t prime : primes) {
        for (std::uint64_t times = drawing.draws.between(1, drawing.size(3, 4)); times > 0; --times)
            number *= prime;
    }
    return ":" + std::to_string(number);
}

std::optional<PlacedPattern> placedNumber(const std::string& notation)
{
    auto placed = placedByNumbers(notation);
    if (placed)
        placed->leastN = 1;
    return placed;
}

} // namespace

const Info& Primes::info()
{
    static const Info info{
        .id = "primes",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Prime Powers"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Divide until 1 is left"),
        .theory = QT_TRANSLATE_NOOP("Wording", "The exponents of the primes are Nim heaps."),
        .hasTheory = true,
        //: head of the column of moves: the power of a prime by which the number is divided, such as 2³
        .taken = QT_TRANSLATE_NOOP("Wording", "Power"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording",
                                  "Click the lowest prime you want to divide by. Those above it go, too."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 prime factor now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 prime factors now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Heaps,
        .world = World::Beads,
        .editing =
            Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Change the size of a heap with its buttons."),
                    .add = QT_TRANSLATE_NOOP("Wording", "Add a heap")},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = true,
        .options = {},
        .presets = {{"classic", "primes:1440600", QT_TRANSLATE_NOOP("Wording", "Classic")},
                    {"second", "primes:56700", QT_TRANSLATE_NOOP("Wording", "Small")},
                    {"misere", "primes/misere:1440600", QT_TRANSLATE_NOOP("Wording", "Misère")},
                    {"large", "primes:897612484786617600", QT_TRANSLATE_NOOP("Wording", "Large")}},
        .fields = {{.id = "number",
                    //: the number that the board stands for, such as 1440600
                    .label = QT_TRANSLATE_NOOP("Wording", "Number"),
                    .kind = Field::Kind::Text,
                    .initial = "1440600"}},
        .preview = "primes:360",
        .sound = "chip",
        .hue = 285};
    return info;
}

std::uint64_t DividePrime::divisor() const
{
    std::uint64_t product = 1;
    for (std::uint32_t n = after; n < before; ++n)
        product *= prime;
    return product;
}

MoveWords DividePrime::words() const
{
    const Sentence divided("÷%1", {divisor()});
    return {.text = {QT_TRANSLATE_NOOP("Wording", "divide by %1"), {divisor()}},
            .label = divided,
            .mark = divided,
            .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at the prime %1."), {prime}},
                      .holds = {QT_TRANSLATE_NOOP("Wording", "The prime %1 holds out longest."), {prime}}}};
}

Told DividePrime::told(const Board& /*board*/) const
{
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I divided by %1."),
                    QT_TRANSLATE_NOOP("Wording", "You divided by %1."),
                    //: %2: who did it
                    QT_TRANSLATE_NOOP("Wording", "%2 divided by %1."), {divisor()});
}

Words Primes::words() const
{
    return {.rule = QT_TRANSLATE_NOOP(
                "Wording", "Choose a prime that divides the number, and divide by it once or more often."),
            .ending = cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

Sentence Primes::aloud() const
{
    std::vector<Sentence> factors;
    for (const auto& [prime, exponent] : m_powers) {
        if (exponent == 1)
            factors.push_back(placeNumber(prime));
        else if (exponent > 1)
            //: read aloud: a prime and its exponent, such as 2 and 3 for 2³
            factors.push_back({QT_TRANSLATE_NOOP("Wording", "%1 to the power of %2"), {prime, exponent}});
    }
    if (factors.empty())
        return QT_TRANSLATE_NOOP("Wording", "The number 1.");
    //: read aloud: a number such as 360, and its powers of primes
    return {QT_TRANSLATE_NOOP("Wording", "The number %1, with the factors %2."),
            {number(), AllOfThese{std::move(factors)}}};
}

Primes Primes::upToSymmetry() const
{
    constexpr std::array<std::uint64_t, 16> leastPrimes{2,  3,  5,  7,  11, 13, 17, 19,
                                                        23, 29, 31, 37, 41, 43, 47, 53};
    Heaps left = exponents();
    std::erase(left, 0U);
    left = falling(std::move(left));
    Primes least = *this;
    least.m_powers.clear();
    least.m_powers.reserve(left.size());
    for (std::size_t i = 0; i < left.size(); ++i) // a product of 16 different primes is over 10^18
        least.m_powers.push_back({leastPrimes.at(i), left[i]});
    return least;
}

Entry Primes::entry()
{
    return {.info = info(),
            .parse = parsePrimes,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomPrimes,
            .drawn = drawPrimes,
            .families = {{.id = "numbers",
                          .pattern = "primes:n",
                          .n = {1, 64},
                          .m = {},
                          .shown = Shown::Grundy,
                          //: a ready-made family of positions: all numbers
                          .title = QT_TRANSLATE_NOOP("Wording", "The numbers")}},
            .forEachUpTo = forEachNumber,
            .verifyDefault = 6000,
            .claims = claims(),
            .placed = placedNumber};
}

Primes Primes::of(std::uint64_t number, theory::Play play)
{
    Powers powers;
    for (const theory::PrimePower& power : theory::factorize(number))
        powers.push_back({power.prime, power.exponent});
    return {std::move(powers), play};
}

std::uint64_t Primes::number() const
{
    return productOf(m_powers).value_or(0);
}

std::string Primes::notation() const
{
    return printHeader(info(), m_play) + std::to_string(number());
}

std::vector<std::string> Primes::fieldValues() const
{
    return {std::to_string(number())};
}

Heaps Primes::exponents() const
{
    Heaps heaps;
    for (const Power& power : m_powers)
        heaps.push_back(power.exponent);
    return heaps;
}

std::string Primes::caption() const
{
    std::string factors;
    for (const Power& power : m_powers) {
        if (power.exponent == 0)
            continue;
        factors += (factors.empty() ? "" : "·") + std::to_string(power.prime);
        factors += power.exponent == 1 ? "" : superscript(power.exponent);
    }
    const std::string whole = std::to_string(number());
    return factors.empty() || factors == whole ? whole : whole + " = " + factors;
}

Board Primes::board() const
{
    Board board = heapBoard(exponents(), PieceKind::Stone);
    board.caption = caption();
    for (Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Base)
            piece.label = std::to_string(m_powers[majorOf(piece.id)].prime);
    }
    return board;
}

Move Primes::asDivision(const Move& heapMove) const
{
    const auto& take = heapMove.action.as<TakeFromHeap>();
    return {.player = heapMove.player,
            .action = DividePrime{.prime = m_powers[take.heap].prime,
                                  .heap = take.heap,
                                  .before = static_cast<std::uint32_t>(take.before),
                                  .after = static_cast<std::uint32_t>(take.after)},
            .gesture = heapMove.gesture};
}

Choice Primes::asDivision(Choice choice) const
{
    if (const Move* move = std::get_if<Move>(&choice))
        return asDivision(*move);
    return choice;
}

MoveList Primes::moves() const
{
    MoveList list = nim().moves();
    for (Move& move : list.moves)
        move = asDivision(move);
    return list;
}

std::size_t Primes::placeOf(const Move& move) const
{
    const std::uint64_t prime = move.action.as<DividePrime>().prime;
    return static_cast<std::size_t>(std::ranges::find(m_powers, prime, &Power::prime) - m_powers.begin());
}

Primes Primes::after(const Move& move) const
{
    Primes left = *this;
    left.m_powers.at(placeOf(move)).exponent = move.action.as<DividePrime>().after;
    return left;
}

Change Primes::change(const Move& move) const
{
    return {.removed =
                takenFromHeap(heapMove(exponents(), placeOf(move), move.action.as<DividePrime>().after))};
}

std::uint64_t Primes::nextPrime() const
{
    std::uint64_t prime = 2;
    while (!theory::isPrime(prime) || std::ranges::find(m_powers, prime, &Power::prime) != m_powers.end())
        ++prime;
    return prime;
}

std::optional<Primes> Primes::edited(const Edit& edit) const
{
    Powers powers = m_powers;
    if (const auto* set = std::get_if<SetHeap>(&edit); set && set->heap < powers.size())
        powers[set->heap].exponent = set->size;
    else if (const auto* add = std::get_if<AddHeap>(&edit))
        powers.push_back({nextPrime(), add->size});
    else if (const auto* remove = std::get_if<RemoveHeap>(&edit); remove && remove->heap < powers.size())
        powers.erase(powers.begin() + remove->heap);
    else
        return std::nullopt;
    std::ranges::sort(powers, {}, &Power::prime);
    return productOf(powers) ? std::optional(Primes(std::move(powers), m_play)) : std::nullopt;
}

Answer Primes::answer(const Question& question, const solver::Job& job) const
{
    Answer answer = nim().answer(question, job);
    for (JudgedMove& judged : answer.moves)
        judged.move = asDivision(judged.move);
    if (answer.theorem)
        answer.theorem = primeExponentsTheorem;
    return answer;
}

std::vector<Step> Primes::steps(const Answer& known) const
{
    NimSummands summands{
        .levels = Levels::from(Level::Values), .summand = Summand::Disguised, .rows = {}, .play = m_play};
    const Heaps heaps = exponents();
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        summands.rows.push_back({heaps[heap], heaps[heap], piecesOfHeap(heaps, heap)});
    summands.name = [this](std::vector<NimRow>& rows, bool) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const std::uint64_t prime = m_powers[row].prime;
            rows[row].name = {.label = {QT_TRANSLATE_NOOP("Wording", "Exponent of %1"), {prime}},
                              .told = {QT_TRANSLATE_NOOP("Wording", "the exponent of %1"), {prime}}};
        }
    };
    return disguisedSteps(
        {.heaps = QT_TRANSLATE_NOOP("Wording", "Each prime is a heap as large as its exponent: %1."),
         .move =
             QT_TRANSLATE_NOOP("Wording", "Dividing by a power of a prime takes that many from its heap.")},
        summands, known, [this](const Move& move) {
            const std::uint64_t after = move.action.as<DividePrime>().after;
            return NimChange{
                .row = placeOf(move), .rows = {{after, after, {}}}, .taken = change(move).touched()};
        });
}

std::optional<LensHeaps> Primes::lensHeaps() const
{
    LensHeaps lens;
    const Heaps heaps = exponents();
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        lens.push_back({m_powers[heap].prime, heaps[heap], piecesOfHeap(heaps, heap)});
    return lens;
}

LensEffect Primes::lensEffect(const Move& move) const
{
    const auto& divide = move.action.as<DividePrime>();
    return {.key = divide.prime, .before = divide.before, .after = divide.after};
}

std::optional<Idea> Primes::idea() const
{
    return ideaOfNim(*lensHeaps(), m_play,
                     QT_TRANSLATE_NOOP("Wording", "Each prime is a heap as large as its exponent: %1."));
}

} // namespace games
