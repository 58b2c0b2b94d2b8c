// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/partizan/partizan.h"

#include "theory/shortgames/numberupstar.h"

#include <algorithm>
#include <limits>
#include <set>

namespace games {

Field sideField(const std::string& id, SourceText label, const std::string& initial)
{
    return {.id = id,
            .label = label,
            .kind = Field::Kind::Number,
            .initial = initial,
            .least = 0,
            .most = largestHeap};
}

std::vector<Piece> sideButtons(const PerSide& left)
{
    std::vector<Piece> buttons;
    for (const theory::Mover owner : {theory::Mover::Left, theory::Mover::Right})
        buttons.push_back({.id = buttonId(owner),
                           .kind = PieceKind::Button,
                           .count = left[sideOf(playerOf(owner))],
                           .owner = owner});
    return buttons;
}

Sentence sidesAloud(const PerSide& left, SourceTexts has, const Players& players)
{
    std::vector<Sentence> sides{{has, left[0], {left[0], inner(players.left.source)}},
                                {has, left[1], {left[1], inner(players.right.source)}}};
    return {"%1.", {AllOfThese{std::move(sides)}}};
}

std::optional<theory::Player> buttonOwner(PieceId id)
{
    for (const theory::Player player : {theory::Player::Left, theory::Player::Right}) {
        if (id == buttonId(theory::moverOf(player)))
            return player;
    }
    return std::nullopt;
}

std::uint64_t saturatingProduct(std::uint64_t a, std::uint64_t b)
{
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    return b != 0 && a > largest / b ? largest : a * b;
}

std::size_t mixHash(std::size_t seed, std::uint64_t value)
{
    const std::uint64_t mixed = (seed ^ value) * 0x9E3779B97F4A7C15U;
    return mixed ^ (mixed >> 29);
}

std::string integerAndStarText(std::int64_t integer, std::uint64_t star)
{
    return theory::text({.number = integer, .star = {star}});
}

PerSide readPair(Reader& reader)
{
    const auto left = reader.number(Expected::Pair, 0, largestHeap);
    reader.require(',', Expected::Pair);
    const auto right = reader.number(Expected::Pair, 0, largestHeap);
    return {left.value_or(0), right.value_or(0)};
}

void requireOption(Reader& reader, std::string_view text, const std::string& option, bool isGiven)
{
    if (reader.failed() || isGiven)
        return;
    reader.fail({.column = reader.columnAt(text.find(':')),
                 .problem = ParseProblem::Missing,
                 .expected = Expected::Option,
                 .found = option});
}

bool hasExactValues(const Answer& known)
{
    return known.verdict.value && std::ranges::all_of(known.moves, [](const JudgedMove& judged) {
               return judged.leaves.value.has_value();
           });
}

Sentence exactValueText(const Answer& known)
{
    const auto valuesLeft = [&known](theory::Mover player) {
        std::set<std::string> values;
        for (const JudgedMove& judged : known.moves) {
            if (judged.move.player == player)
                values.insert(*judged.leaves.value);
        }
        std::string text;
        for (const std::string& value : values)
            text += (text.empty() ? "" : ",") + value;
        return text;
    };
    //: values that moves of Left leave, the same of Right, and the value of the position
    return {QT_TRANSLATE_NOOP("Wording",
                              "What Left’s moves leave stands on the left, what Right’s moves leave on the "
                              "right: {%1|%2} = %3."),
            {valuesLeft(theory::Mover::Left), valuesLeft(theory::Mover::Right), *known.verdict.value}};
}

Answer onlyMoves(const Answer& known, const std::function<bool(const Move&)>& isKept)
{
    Answer kept = known;
    std::erase_if(kept.moves, [&](const JudgedMove& judged) {
        return judged.move.player != known.mover || !isKept(judged.move);
    });
    return kept;
}

std::vector<Step> takeSteps(const NimSummands& summands, const Answer& known,
                            const std::function<std::vector<PieceId>(const Move&)>& taken)
{
    const Answer takes = onlyMoves(known, [](const Move& move) {
        const auto change = move.action.inHeap();
        return change && change->taken > 0;
    });
    return nimSteps(summands, takes, [&taken](const Move& move) {
        const HeapChange take = *move.action.inHeap();
        const std::uint64_t after = take.before - take.taken;
        return NimChange{.row = take.heap, .rows = {{after, after, {}}}, .taken = taken(move)};
    });
}

} // namespace games
