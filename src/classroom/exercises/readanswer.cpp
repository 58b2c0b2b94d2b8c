// SPDX-License-Identifier: GPL-3.0-or-later

// What was typed, in one form.

#include "classroom/exercises/exercise.h"
#include "games/catalogue.h"
#include "games/moveleaving.h"
#include "theory/dyadic.h"

#include <algorithm>
#include <bit>
#include <charconv>

namespace classroom {
namespace {

using theory::Dyadic;

/// Longer than any answer, and short enough for the arithmetic below.
constexpr std::size_t mostDigits = 12;
constexpr unsigned mostPower = 20;
/// Of a nimber.
constexpr std::size_t mostBits = 64;

bool isSpace(char letter)
{
    return letter == ' ' || letter == '\t';
}

std::string trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return std::string(text);
}

std::string lowered(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && text.size() <= mostDigits &&
           std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

std::string withoutLeadingZeros(const std::string& digits)
{
    const std::size_t first = digits.find_first_not_of('0');
    return first == std::string::npos ? "0" : digits.substr(first);
}

/// "0b0110", "01 10", "0110". Of digits that no answer has, too, a pupil is told which is wrong.
std::optional<std::string> readBinary(std::string text)
{
    if (text.starts_with("0b") || text.starts_with("0B"))
        text.erase(0, 2);
    std::erase_if(text, [](char letter) { return isSpace(letter) || letter == '_'; });
    if (text.empty() || text.find_first_not_of("01") != std::string::npos)
        return std::nullopt;
    const std::string digits = withoutLeadingZeros(text);
    return digits.size() <= mostBits ? std::optional(digits) : std::nullopt;
}

/// "7", "*7", "007".
std::optional<std::string> readNumber(std::string text)
{
    if (text.starts_with('*'))
        text.erase(0, 1);
    return isDigits(text) ? std::optional(withoutLeadingZeros(text)) : std::nullopt;
}

/// The same, and "*", which is 1.
std::optional<std::string> readNimber(std::string text)
{
    constexpr std::string_view star = "∗";
    if (text.starts_with(star))
        text.replace(0, star.size(), "*");
    return text == "*" ? std::optional<std::string>("1") : readNumber(std::move(text));
}

/// Precondition: isDigits(text).
std::uint64_t numberOf(const std::string& text)
{
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::optional<Dyadic> readQuotient(const std::string& above, const std::string& below)
{
    if (!isDigits(above) || !isDigits(below) || !std::has_single_bit(numberOf(below)))
        return std::nullopt;
    const auto power = static_cast<unsigned>(std::countr_zero(numberOf(below)));
    return power <= mostPower ? std::optional(Dyadic(numberOf(above), power)) : std::nullopt;
}

/// "1.375": n / 10^k = (n / 5^k) / 2^k.
std::optional<Dyadic> readDecimal(const std::string& whole, const std::string& digits)
{
    if (!isDigits(whole) || !isDigits(digits) || !isDigits(whole + digits))
        return std::nullopt;
    std::uint64_t number = numberOf(whole + digits);
    for (std::size_t k = 0; k < digits.size(); ++k) {
        if (number % 5 != 0)
            return std::nullopt;
        number /= 5;
    }
    return Dyadic(number, static_cast<unsigned>(digits.size()));
}

/// "11", "11/8", "1 3/8" or "1.375", without a sign.
std::optional<Dyadic> readUnsigned(const std::string& text)
{
    if (const std::size_t slash = text.find('/'); slash != std::string::npos) {
        const std::string above = trimmed(text.substr(0, slash));
        const std::string below = trimmed(text.substr(slash + 1));
        const std::size_t space = above.find_first_of(" \t");
        if (space == std::string::npos)
            return readQuotient(above, below);
        const std::string whole = above.substr(0, space);
        const auto rest = readQuotient(trimmed(above.substr(space)), below);
        return rest && isDigits(whole) ? std::optional(*rest + numberOf(whole)) : std::nullopt;
    }
    if (const std::size_t point = text.find_first_of(".,"); point != std::string::npos)
        return readDecimal(text.substr(0, point), text.substr(point + 1));
    return isDigits(text) ? std::optional(Dyadic(numberOf(text))) : std::nullopt;
}

/// "11/8", "1 3/8", "-1 3/8", "+2", "−2", "1.375".
std::optional<std::string> readDyadic(std::string text)
{
    constexpr std::string_view minus = "\xE2\x88\x92";
    const bool typographic = text.starts_with(minus);
    const bool negative = typographic || text.starts_with('-');
    if (negative || text.starts_with('+'))
        text = trimmed(std::string_view(text).substr(typographic ? minus.size() : 1));
    const auto number = readUnsigned(text);
    return number ? std::optional(theory::text(negative ? -*number : *number)) : std::nullopt;
}

std::optional<std::string> readChoice(const Exercise& exercise, const std::string& text)
{
    for (const std::string& choice : exercise.choices) {
        if (lowered(text) == lowered(choice))
            return choice;
    }
    return std::nullopt;
}

std::optional<std::string> readClaim(const std::string& text)
{
    const std::string word = lowered(text);
    if (word == "true" || word == "t")
        return "true";
    return word == "false" || word == "f" ? std::optional<std::string>("false") : std::nullopt;
}

/// The notation of a position that one move leaves.
std::optional<std::string> readLeft(const Exercise& exercise, const std::string& text)
{
    const games::Parsed parsed = games::parse(text);
    const auto* typed = std::get_if<games::GamePtr>(&parsed);
    if (typed == nullptr)
        return std::nullopt;
    const games::Game& game = *exercise.position;
    const auto move = games::moveLeaving(game, (*typed)->notation());
    return move ? std::optional(game.after(*move)->notation()) : std::nullopt;
}

/// A board's number, or the move on it.
std::optional<std::string> readBoard(const Exercise& exercise, const std::string& text)
{
    auto choice = readChoice(exercise, text);
    return choice ? choice : readLeft(exercise, text);
}

} // namespace

std::optional<std::string> readAnswer(const Exercise& exercise, std::string_view typed)
{
    const std::string text = trimmed(typed);
    switch (exercise.request.kind) {
    case ExerciseKind::WinningMove: return readLeft(exercise, text);
    case ExerciseKind::Outcome: return readChoice(exercise, text);
    case ExerciseKind::NimSum: return readBinary(text);
    case ExerciseKind::GrundyValue: return readNimber(text);
    case ExerciseKind::Mex: return readNumber(text);
    case ExerciseKind::StalkValue: return readDyadic(text);
    case ExerciseKind::WhichHeap: return readChoice(exercise, text);
    case ExerciseKind::Claim: return readClaim(text);
    case ExerciseKind::WhichGame: return readBoard(exercise, text);
    case ExerciseKind::WorthMore: return readChoice(exercise, text);
    }
    return std::nullopt;
}

} // namespace classroom
