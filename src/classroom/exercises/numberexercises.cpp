// SPDX-License-Identifier: GPL-3.0-or-later

// Nim-sums, mex, and what a stalk is worth.

#include "classroom/exercises/making.h"
#include "games/catalogue.h"
#include "theory/dyadic.h"
#include "theory/nimber.h"
#include "theory/shortgames/simplestnumber.h"

#include <algorithm>
#include <set>

namespace classroom {
namespace {

using Numbers = std::vector<std::uint64_t>;

std::string binary(std::uint64_t number)
{
    std::string digits;
    for (; number != 0 || digits.empty(); number >>= 1U)
        digits.insert(digits.begin(), (number & 1U) != 0 ? '1' : '0');
    return digits;
}

/// Column by column: a column with an odd number of 1s has a 1 in the nim-sum.
std::string sumByColumns(const Numbers& numbers)
{
    std::string sum;
    for (std::uint64_t column = std::uint64_t{1} << 16U; column != 0; column >>= 1U) {
        const auto ones =
            std::ranges::count_if(numbers, [column](std::uint64_t number) { return (number & column) != 0; });
        if (ones % 2 == 1 || !sum.empty() || column == 1)
            sum += ones % 2 == 1 ? '1' : '0';
    }
    return sum;
}

std::uint64_t nimSum(const Numbers& numbers)
{
    theory::Nimber sum;
    for (const std::uint64_t number : numbers)
        sum ^= theory::Nimber{number};
    return sum.value;
}

std::uint64_t mexByCounting(const Numbers& numbers)
{
    const std::set<std::uint64_t> present(numbers.begin(), numbers.end());
    std::uint64_t least = 0;
    while (present.contains(least))
        ++least;
    return least;
}

/// The stalk of the first `edges` edges: each cut leaves the edges below it, and a number is the simplest one
/// between the options of both.
std::optional<theory::Dyadic> valueByOptions(const std::string& colours)
{
    std::vector<theory::Dyadic> values;
    values.reserve(colours.size() + 1);
    for (std::size_t edges = 0; edges <= colours.size(); ++edges) {
        std::optional<theory::NumberBound> left;
        std::optional<theory::NumberBound> right;
        for (std::size_t cut = 0; cut < edges; ++cut) {
            if (colours[cut] == 'b' && (!left || values[cut] > left->number))
                left = theory::NumberBound{.number = values[cut]};
            if (colours[cut] == 'r' && (!right || values[cut] < right->number))
                right = theory::NumberBound{.number = values[cut]};
        }
        const auto value = theory::simplestNumber(left, right);
        if (!value)
            return std::nullopt;
        values.push_back(*value);
    }
    return values.back();
}

std::string coloursOf(const games::Game& stalk)
{
    std::string colours;
    for (const char letter : stalk.notation()) {
        if (letter == 'b' || letter == 'r')
            colours += letter;
    }
    return colours.substr(1); // the b of hackenbush
}

} // namespace

MadeExercise makeNimSum(const ExerciseRequest& request, Draws& draws)
{
    const std::uint64_t most = (std::uint64_t{1} << scaled(request.difficulty, 2, 6)) - 1;
    Numbers numbers(scaled(request.difficulty, 2, 5));
    for (std::uint64_t& number : numbers)
        number = draws.between(1, most);
    if (request.difficulty < 6 && numbers.front() == numbers.back()) // 5 ⊕ 5 trains little
        numbers.front() ^= 1U;
    if (numbers.front() == 0)
        numbers.front() = 2;
    const std::string sum = sumByColumns(numbers);
    if (sum != binary(nimSum(numbers)))
        return NoExercise::NoneFound;
    return Exercise{.request = request, .position = {}, .numbers = std::move(numbers), .right = {sum}};
}

MadeExercise makeMex(const ExerciseRequest& request, Draws& draws)
{
    const std::uint64_t count = scaled(request.difficulty, 3, 9);
    const std::uint64_t missing = draws.between(draws.below(6) == 0 ? 0 : 1, count - 1);
    std::set<std::uint64_t> chosen; // all below the missing one, the others above it
    for (std::uint64_t number = 0; number < missing; ++number)
        chosen.insert(number);
    while (chosen.size() < count)
        chosen.insert(draws.between(missing + 1, missing + 2 + count));
    Numbers numbers(chosen.begin(), chosen.end());
    if (request.difficulty > 1)
        draws.shuffle(numbers);
    std::vector<theory::Nimber> nimbers;
    nimbers.reserve(numbers.size());
    for (const std::uint64_t number : numbers)
        nimbers.push_back({number});
    const std::uint64_t mex = theory::mex(nimbers).value;
    if (mex != mexByCounting(numbers))
        return NoExercise::NoneFound;
    return Exercise{
        .request = request, .position = {}, .numbers = std::move(numbers), .right = {std::to_string(mex)}};
}

MadeExercise makeStalkValue(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
{
    const auto entries = games::catalogue();
    const auto ofStalks =
        std::ranges::find_if(entries, [](const games::Entry& entry) { return entry.stalk != nullptr; });
    if (ofStalks == entries.end())
        return NoExercise::NotForGame;
    const games::GamePtr stalk = ofStalks->stalk(request.difficulty, draws);
    const games::Answer known = stalk->answer({.remoteness = false}, job);
    const auto value = valueByOptions(coloursOf(*stalk));
    if (known.unsolved || !value || known.verdict.value != theory::text(*value))
        return reasonOf(job);
    return Exercise{.request = request, .position = stalk, .right = {theory::text(*value)}};
}

} // namespace classroom
