// SPDX-License-Identifier: GPL-3.0-or-later
// Values in the catalogue: their notation, words and positions.

#include "games/gameof.h"
#include "games/text/reader.h"
#include "games/value/value.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace games {
namespace {

using theory::NumberUpStar;
using theory::WrittenLimits;
using theory::WrittenProblem;
using theory::WrittenSum;

constexpr Expected expectedForm{.text = QT_TRANSLATE_NOOP("Wording", "a number, *, ^, v or {"),
                                .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 option"),
                                            QT_TRANSLATE_N_NOOP("Wording", "more than %1 options")}};
constexpr Expected expectedBar{.text =
                                   QT_TRANSLATE_NOOP("Wording", "'|' between the options of Left and Right")};
constexpr Expected expectedBrace{.text = QT_TRANSLATE_NOOP("Wording", "'}' at the end of a form")};
constexpr Expected expectedSign{.text = QT_TRANSLATE_NOOP("Wording", "'+', '-' or the end")};
constexpr Expected expectedDigit{.text = QT_TRANSLATE_NOOP("Wording", "a whole number")};

ParseError unexpected(const Reader& reader, std::string_view text, std::size_t place, Expected expected)
{
    Reader rest(text.substr(place));
    rest.fail(expected);
    return {.column = reader.columnAt(place), .expected = expected, .found = rest.error().found};
}

ParseError errorOf(const Reader& reader, std::string_view text, const theory::WrittenError& error)
{
    const std::size_t column = reader.columnAt(error.place);
    switch (error.problem) {
    case WrittenProblem::NoGame: return unexpected(reader, text, error.place, expectedForm);
    case WrittenProblem::NoBar: return unexpected(reader, text, error.place, expectedBar);
    case WrittenProblem::NoBrace: return unexpected(reader, text, error.place, expectedBrace);
    case WrittenProblem::NoSign: return unexpected(reader, text, error.place, expectedSign);
    case WrittenProblem::NoDigit: return unexpected(reader, text, error.place, expectedDigit);
    case WrittenProblem::SameBar:
        return toldError(column, QT_TRANSLATE_NOOP("Wording",
                                                   "a second bar of the same length; a longer one, ||, binds "
                                                   "weaker"));
    case WrittenProblem::TooDeep:
        return toldError(column, {{QT_TRANSLATE_N_NOOP("Wording", "forms within more than %1 form"),
                                   QT_TRANSLATE_N_NOOP("Wording", "forms within more than %1 forms")},
                                  WrittenLimits().depth,
                                  {std::uint64_t{WrittenLimits().depth}}});
    case WrittenProblem::TooMany:
        return {.column = column,
                .problem = ParseProblem::TooMany,
                .expected = expectedForm,
                .limit = WrittenLimits().options};
    case WrittenProblem::LongSum:
        return toldError(column, {{QT_TRANSLATE_N_NOOP("Wording", "more than %1 form in one sum"),
                                   QT_TRANSLATE_N_NOOP("Wording", "more than %1 forms in one sum")},
                                  WrittenLimits().termsOfSum,
                                  {std::uint64_t{WrittenLimits().termsOfSum}}});
    case WrittenProblem::TooLarge:
        return toldError(column, QT_TRANSLATE_NOOP("Wording", "this number is too large for a game"));
    case WrittenProblem::NotDyadic:
        return toldError(column, QT_TRANSLATE_NOOP("Wording", "a fraction is over 2, 4, 8, 16, …"));
    case WrittenProblem::BrokenCount:
        return toldError(column, QT_TRANSLATE_NOOP(
                                     "Wording", "a fraction of an up is no game; 1/2+^ is a half and an up"));
    }
    return {.column = column, .expected = expectedForm};
}

/// What the numbers, ups and stars of a sum can add up to, now and after moves, which leave one option of a
/// form in braces: all positions that are reached can be written and read again.
class MostTogether {
public:
    explicit MostTogether(const theory::WrittenForms& forms)
    {
        m_forms.reserve(forms.size());
        for (std::uint32_t place = 0; place < forms.size(); ++place) // what is in a form stands before it
            m_forms.push_back(ofForm(forms.at(place)));
    }

    [[nodiscard]] bool keepsToLimits(const WrittenSum& whole)
    {
        const NumberUpStar most = ofSum(whole);
        return (most.number.numerator() << (m_power - most.number.power())) < tooLarge &&
               most.ups <= WrittenLimits().ups && most.star.value <= WrittenLimits().star;
    }

private:
    static constexpr std::uint64_t tooLarge = WrittenLimits().number() + 1;

    NumberUpStar ofForm(const theory::WrittenBraces& form)
    {
        NumberUpStar most;
        for (const auto* side : {&form.left, &form.right}) {
            for (const WrittenSum& option : *side) {
                const NumberUpStar one = ofSum(option);
                most = {std::max(most.number, one.number),
                        std::max(most.ups, one.ups),
                        {most.star.value | one.star.value}};
            }
        }
        return most;
    }

    NumberUpStar ofSum(const WrittenSum& sum)
    {
        const NumberUpStar& closed = sum.closed;
        NumberUpStar most{closed.number < 0 ? -closed.number : closed.number, std::abs(closed.ups),
                          closed.star};
        m_power = std::max(m_power, closed.number.power());
        for (const std::uint32_t place : sum.braces) {
            const NumberUpStar& one = m_forms[place];
            most = {std::min(most.number + one.number, theory::Dyadic(tooLarge)),
                    std::min(most.ups + one.ups, WrittenLimits().ups + 1),
                    {most.star.value | one.star.value}};
        }
        return most;
    }

    std::vector<NumberUpStar> m_forms;
    unsigned m_power = 0; ///< of two, over which all numbers can be written
};

Parsed parseValue(std::string_view text)
{
    Reader reader(text);
    const theory::Play play = readHeader(reader, Value::info(), [](std::string_view) {});
    if (reader.failed())
        return reader.error();
    const std::size_t start = reader.here();
    auto forms = std::make_shared<theory::WrittenForms>(closedTermsIn(play));
    auto read = theory::readWritten(text.substr(start), *forms);
    if (auto* error = std::get_if<theory::WrittenError>(&read)) {
        error->place += start;
        return errorOf(reader, text, *error);
    }
    auto& sum = std::get<WrittenSum>(read);
    if (forms->closedTerms() == theory::ClosedTerms::AddedUp && !MostTogether(*forms).keepsToLimits(sum))
        return errorOf(reader, text, {.place = start, .problem = WrittenProblem::TooLarge});
    return GameOf<Value>::make({std::move(forms), std::move(sum), play});
}

/// A form with numbers, stars and ups at the ends: Left's are larger as a rule, so that moves are worth
/// something.
std::string drawnForm(Draws& draws, std::uint64_t depth)
{
    static constexpr std::array<const char*, 10> small{"0",  "*",  "^",   "v",  "1",
                                                       "-1", "*2", "1/2", "^*", "1*"};
    if (depth == 0)
        return draws.oneOf(small);
    const auto side = [&](std::int64_t better) {
        std::string options;
        for (std::uint64_t left = draws.between(1, 2); left > 0; --left) {
            options += options.empty() ? "" : ",";
            if (draws.coin())
                options += drawnForm(draws, depth - 1);
            else
                options += std::to_string(better + static_cast<std::int64_t>(draws.below(4)));
        }
        return options;
    };
    const std::string left = side(0);
    return "{" + left + "|" + side(-3) + "}";
}

std::string drawnSum(Draws& draws, std::uint64_t depth, std::uint64_t terms)
{
    std::string sum = drawnForm(draws, depth);
    for (std::uint64_t term = 1; term < terms; ++term)
        sum += "+" + drawnForm(draws, draws.between(0, depth));
    return sum;
}

GamePtr randomValue(std::uint64_t seed, theory::Play play)
{
    Draws draws(seed);
    const std::string text = Value::info().id + ":" + drawnSum(draws, 2, draws.between(1, 2));
    return std::get<GamePtr>(parseValue(text))->withPlay(play);
}

/// Behind the game's name and convention.
std::string drawValue(const DrawRequest& drawing)
{
    return ":" + drawnSum(drawing.draws, drawing.size(1, 2), drawing.size(1, 3));
}

/// Forms drawn at random, the same each time, 60 of each depth and number of terms; the players start in
/// turn.
void forEachValue(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    constexpr std::uint64_t drawn = 60;
    Draws draws(1);
    auto mover = theory::Mover::Left;
    for (std::uint64_t size = 0; size <= upTo; ++size) {
        for (std::uint64_t n = 0; n < drawn; ++n) {
            mover = theory::opponentOf(mover);
            const std::string text =
                Value::info().id + ":" + drawnSum(draws, std::min<std::uint64_t>(size, 2), 1 + n % 3);
            const GamePtr game = std::get<GamePtr>(parseValue(text))->withMover(mover);
            if (!visit(*game) || !visit(*game->withPlay(theory::Play::Misere)))
                return;
        }
    }
}

} // namespace

const Info& Value::info()
{
    static const Info info{
        .id = "game",
        //: the name of a game: it is given by its value alone, such as {1|-1}
        .title = QT_TRANSLATE_NOOP("Wording", "A value"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Numbers, stars and switches"),
        .theory = QT_TRANSLATE_NOOP("Wording", "The canonical form says who wins, as a search does."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click the form you move to."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "At most %1 move is left now"),
                QT_TRANSLATE_N_NOOP("Wording", "At most %1 moves are left now")},
        .group = Group::PlaneAndGraphs,
        .shape = Shape::Graph,
        .world = World::SteppingStones,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Click a form in the tree to begin there.")},
        .misereOffered = true,
        .hasGrundyValues = false,
        .isOfHeaps = false,
        .countsMoves = true,
        .options = {},
        //: a ready-made value, a noun: a game that both want to move in
        .presets = {{"switch", "game:{1|-1}", QT_TRANSLATE_NOOP("Wording", "Switch")},
                    //: a ready-made value, an adjective: a hot game
                    {"hot", "game:{2||1|0}", QT_TRANSLATE_NOOP("Wording", "Hot")},
                    {"up", "game:{0,*|^}", QT_TRANSLATE_NOOP("Wording", "Small")},
                    //: a ready-made value: several games added
                    {"sum", "game:{4|1}+{3|*}+{2||1|0}", QT_TRANSLATE_NOOP("Wording", "A sum")},
                    //: a ready-made value: a very small game, a word of the theory
                    {"tiny", "game:{0||0|-2}", QT_TRANSLATE_NOOP("Wording", "Tiny")}},
        .fields = {{.id = "form",
                    .label = QT_TRANSLATE_NOOP("Wording", "A game such as {2||1|0}"),
                    .kind = Field::Kind::Text,
                    .initial = "{1|-1}",
                    .least = 0,
                    .most = 0}},
        .preview = "game:{2||1|0}",
        .sound = "tap",
        .partizan = true};
    return info;
}

Words Value::words() const
{
    return {.rule = QT_TRANSLATE_NOOP(
                "Wording", "Left chooses one of the options on the left, Right one of those on the "
                           "right; in a sum, in one of its terms."),
            .ending = cannotMoveEnding(m_play),
            .shortly = verbatim(shown(m_sum))};
}

Sentence Value::aloud() const
{
    constexpr std::size_t longestAloud = 2'000;
    std::string text = m_forms->text(m_sum, longestAloud);
    if (text.size() > longestAloud) {
        text.resize(longestAloud);
        text += "…";
    }
    return {QT_TRANSLATE_NOOP("Wording", "The game %1."), {std::move(text)}};
}

Typing Value::typing()
{
    return {.gameId = info().id, .alsoCalled = {"value", "form"}};
}

Entry Value::entry()
{
    return {.info = info(),
            .parse = parseValue,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomValue,
            .drawn = drawValue,
            .families = {{.id = "value_switches",
                          .pattern = "game:{n|m}",
                          .n = {0, 6},
                          .m = {0, 6},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "n for Left or m for Right")}},
            .forEachUpTo = forEachValue,
            .verifyDefault = 3};
}

std::string Value::notation() const
{
    return printHeader(info(), m_play) + m_forms->text(m_sum);
}

} // namespace games
