// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/shortgames/numberupstar.h"

#include <functional>
#include <limits>
#include <ranges>

namespace theory {

namespace {

/// n·↑ + *k + x for n >= 1. ↑* = {0,*|0}; all others are {0 | (n-1)·↑ + *(k^1)}.
std::vector<NumberUpStar> optionsOfUps(const NumberUpStar& game, Player mover)
{
    const NumberUpStar number{.number = game.number};
    if (game.ups == 1 && game.star == Nimber{1}) {
        if (mover == Player::Right)
            return {number};
        return {number, {.number = game.number, .star = {1}}};
    }
    if (mover == Player::Left)
        return {number};
    return {{game.number, game.ups - 1, game.star ^ Nimber{1}}};
}

/// Then the options are those of the nimber, beside the number.
bool hasStarAlone(const NumberUpStar& game)
{
    return game.ups == 0 && game.star.value > 0;
}

std::vector<NumberUpStar> optionsOfStar(const NumberUpStar& game)
{
    std::vector<NumberUpStar> smaller;
    smaller.reserve(game.star.value);
    for (std::uint64_t star = 0; star < game.star.value; ++star)
        smaller.push_back({.number = game.number, .star = {star}});
    return smaller;
}

/// m / 2^k = {(m-1)/2^k | (m+1)/2^k} for k >= 1, n = {n-1 | } and -n = { | -n+1}.
std::vector<NumberUpStar> optionsOfNumber(const Dyadic& number, Player mover)
{
    const int side = mover == Player::Left ? -1 : 1;
    const bool isTowardsZero = mover == Player::Left ? number > Dyadic(0) : number < Dyadic(0);
    if (number.isInteger() && !isTowardsZero)
        return {};
    return {{.number = Dyadic(number.numerator() + side, number.power())}};
}

std::uint64_t saturatingSum(std::uint64_t a, std::uint64_t b)
{
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    return a > most - b ? most : a + b;
}

/// |n| for an integer n; for others one more than the integer part and one per binary place after it.
std::uint64_t birthday(const Dyadic& number)
{
    const BigInteger size = abs(number.numerator()) >> number.power();
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    if (size > most)
        return most;
    const auto whole = size.toUint64();
    return number.isInteger() ? whole : saturatingSum(whole, std::uint64_t{1} + number.power());
}

std::uint64_t birthdayOfUpStar(std::uint64_t ups, std::uint64_t star)
{
    if (ups == 0)
        return star;
    return star <= 1 ? ups + 1 : saturatingSum(star ^ (ups & 1), ups);
}

std::uint64_t magnitude(std::int64_t ups)
{
    return ups < 0 ? 0 - static_cast<std::uint64_t>(ups) : static_cast<std::uint64_t>(ups);
}

std::string textOfUps(std::int64_t ups)
{
    if (ups == 0)
        return {};
    const std::string count = magnitude(ups) == 1 ? std::string() : std::to_string(magnitude(ups));
    return count + (ups > 0 ? "↑" : "↓");
}

std::string textOfStar(Nimber star)
{
    if (star.value <= 1)
        return star.value == 0 ? std::string() : "*";
    return "*" + std::to_string(star.value);
}

} // namespace

bool isAtMost(const NumberUpStar& a, const NumberUpStar& b)
{
    if (a.number != b.number)
        return a.number < b.number;
    const std::int64_t ups = b.ups - a.ups;
    const Nimber star = a.star ^ b.star;
    if (ups == 0)
        return star == Nimber{0};
    return ups >= 2 || (ups == 1 && star != Nimber{1});
}

std::vector<NumberUpStar> options(const NumberUpStar& game, Player mover)
{
    if (game.isNumber())
        return optionsOfNumber(game.number, mover);
    if (game.ups == 0)
        return optionsOfStar(game);
    if (game.ups > 0)
        return optionsOfUps(game, mover);
    std::vector<NumberUpStar> mirrored =
        optionsOfUps(-game, mover == Player::Left ? Player::Right : Player::Left);
    for (NumberUpStar& option : mirrored)
        option = -option;
    return mirrored;
}

std::uint64_t optionCount(const NumberUpStar& game, Player mover)
{
    return hasStarAlone(game) ? game.star.value : options(game, mover).size();
}

NumberUpStar option(const NumberUpStar& game, Player mover, std::uint64_t index)
{
    if (hasStarAlone(game))
        return {.number = game.number, .star = {index}};
    return options(game, mover)[static_cast<std::size_t>(index)];
}

std::uint64_t optionCount(const NumberUpStar& game)
{
    return saturatingSum(optionCount(game, Player::Left), optionCount(game, Player::Right));
}

std::uint64_t birthday(const NumberUpStar& game)
{
    return saturatingSum(birthday(game.number), birthdayOfUpStar(magnitude(game.ups), game.star.value));
}

std::string text(const NumberUpStar& game)
{
    return text(game, [] { return true; }).value();
}

std::optional<std::string> text(const NumberUpStar& game, const std::function<bool()>& mayGoOn)
{
    std::string rest = textOfUps(game.ups) + textOfStar(game.star);
    if (game.number == Dyadic(0) && !rest.empty())
        return rest;
    const auto number = text(game.number, mayGoOn);
    return number ? std::optional(*number + (game.ups == 0 ? "" : "+") + rest) : std::nullopt;
}

std::size_t NumberUpStarHash::operator()(const NumberUpStar& game) const
{
    std::size_t hash = game.number.numerator().hash();
    for (const std::uint64_t part :
         {std::uint64_t{game.number.power()}, magnitude(game.ups), game.star.value})
        hash = (hash ^ part) * 0x9E3779B97F4A7C15U;
    return hash ^ (hash >> 32U);
}

} // namespace theory
