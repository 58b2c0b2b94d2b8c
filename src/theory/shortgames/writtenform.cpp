// SPDX-License-Identifier: GPL-3.0-or-later
// Written forms kept, played, written and valued.

#include "theory/shortgames/writtenform.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace theory {

namespace {

constexpr std::size_t longestBar = 3; // what would need a longer one is written in braces

std::size_t mixed(std::size_t hash, std::size_t more)
{
    return (hash ^ more) * 0x9E3779B97F4A7C15U + (hash >> 29U);
}

std::size_t hashOf(const WrittenBraces& form)
{
    std::size_t hash = form.left.size();
    for (const auto* side : {&form.left, &form.right}) {
        for (const WrittenSum& option : *side)
            hash = mixed(hash, WrittenSumHash()(option));
    }
    return hash;
}

/// "2", "3/4*", "^3*2", "2+v": as it is read again.
std::string asciiText(const NumberUpStar& closed)
{
    std::string written = closed.number == Dyadic(0) ? std::string() : text(closed.number);
    if (closed.ups != 0) {
        written += written.empty() ? "" : "+";
        written += closed.ups > 0 ? "^" : "v";
        const std::string count = std::to_string(closed.ups);
        if (closed.ups != 1 && closed.ups != -1)
            written += closed.ups > 0 ? count : count.substr(1);
    }
    if (closed.star.value > 0)
        written += closed.star.value == 1 ? "*" : "*" + std::to_string(closed.star.value);
    return written.empty() ? "0" : written;
}

/// The place of a form that is all there is on a side.
std::optional<std::uint32_t> onlyBraces(const std::vector<WrittenSum>& side)
{
    const bool isOne = side.size() == 1 && side.front().braces.size() == 1 && side.front().hasOnlyBraces();
    return isOne ? std::optional(side.front().braces.front()) : std::nullopt;
}

/// The order in which closed terms are written: numbers, ups and nimbers, each with the largest first.
bool isBefore(const NumberUpStar& a, const NumberUpStar& b)
{
    if (a.number != b.number)
        return a.number > b.number;
    return std::pair(a.ups, a.star.value) > std::pair(b.ups, b.star.value);
}

/// The places of closed terms, of equal ones, which stand side by side, that of the first.
std::vector<std::size_t> differentTerms(const std::vector<NumberUpStar>& terms)
{
    std::vector<std::size_t> different;
    for (std::size_t term = 0; term < terms.size(); ++term) {
        if (term == 0 || terms[term] != terms[term - 1])
            different.push_back(term);
    }
    return different;
}

/// The sum without one of its closed terms, which are given.
WrittenSum besides(const WrittenSum& sum, std::vector<NumberUpStar> terms, std::size_t moved)
{
    terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(moved));
    WrittenSum others{.closed = {}, .braces = sum.braces, .apart = {}};
    if (!terms.empty()) {
        others.closed = terms.front();
        others.apart.assign(terms.begin() + 1, terms.end());
    }
    return others;
}

/// Keeps the first of options that are the same.
void dropRepeats(std::vector<WrittenSum>& options)
{
    std::unordered_set<WrittenSum, WrittenSumHash> seen;
    std::erase_if(options, [&seen](const WrittenSum& option) { return !seen.insert(option).second; });
}

} // namespace

std::size_t WrittenSumHash::operator()(const WrittenSum& sum) const
{
    std::size_t hash = NumberUpStarHash()(sum.closed);
    for (const NumberUpStar& term : sum.apart)
        hash = mixed(hash, NumberUpStarHash()(term));
    for (const std::uint32_t place : sum.braces)
        hash = mixed(hash, place + std::size_t{1});
    return hash;
}

std::vector<NumberUpStar> WrittenSum::closedTerms() const
{
    std::vector<NumberUpStar> terms;
    if (closed != NumberUpStar())
        terms.push_back(closed);
    terms.insert(terms.end(), apart.begin(), apart.end());
    return terms;
}

/// A number beside ups has a plus between them, so that it is two terms where terms are kept apart.
void WrittenForms::addClosed(WrittenSum& sum, const NumberUpStar& term) const
{
    if (m_closedTerms == ClosedTerms::KeptApart && term.number != Dyadic(0) && term.ups != 0) {
        addClosed(sum, NumberUpStar{.number = term.number, .ups = 0, .star = {0}});
        addClosed(sum, NumberUpStar{.number = Dyadic(0), .ups = term.ups, .star = term.star});
        return;
    }
    if (m_closedTerms == ClosedTerms::AddedUp || sum.hasOnlyBraces()) {
        sum.closed = sum.closed + term;
        return;
    }
    if (term == NumberUpStar())
        return;
    std::vector<NumberUpStar> terms = sum.closedTerms();
    terms.insert(std::ranges::upper_bound(terms, term, isBefore), term);
    sum.closed = terms.front();
    terms.erase(terms.begin());
    sum.apart = std::move(terms);
}

std::uint32_t WrittenForms::add(WrittenBraces form)
{
    dropRepeats(form.left);
    dropRepeats(form.right);
    const std::size_t hash = hashOf(form);
    const auto [first, last] = m_byHash.equal_range(hash);
    for (auto known = first; known != last; ++known) {
        if (m_forms[known->second] == form)
            return known->second;
    }
    unsigned depth = 0;
    for (const auto* side : {&form.left, &form.right}) {
        for (const WrittenSum& option : *side) {
            for (const std::uint32_t inner : option.braces)
                depth = std::max(depth, m_depths[inner]);
        }
    }
    const auto place = static_cast<std::uint32_t>(m_forms.size());
    m_forms.push_back(std::move(form));
    m_depths.push_back(depth + 1);
    m_byHash.emplace(hash, place);
    return place;
}

WrittenSum WrittenForms::retold(const WrittenSum& sum, WrittenForms& others, bool isExchanged) const
{
    std::vector<std::uint32_t> places; // of all forms as they are told anew, each behind those in it
    const auto told = [&](const WrittenSum& written) {
        WrittenSum other;
        for (const NumberUpStar& term : written.closedTerms())
            others.addClosed(other, isExchanged ? -term : term);
        for (const std::uint32_t place : written.braces)
            other.braces.push_back(places[place]);
        if (isExchanged)
            std::ranges::sort(other.braces);
        return other;
    };
    for (const WrittenBraces& form : m_forms) {
        WrittenBraces other;
        std::ranges::transform(form.left, std::back_inserter(other.left), told);
        std::ranges::transform(form.right, std::back_inserter(other.right), told);
        if (isExchanged)
            std::swap(other.left, other.right);
        places.push_back(others.add(std::move(other)));
    }
    return told(sum);
}

WrittenSum WrittenForms::without(const WrittenSum& sum, std::size_t term, const WrittenSum& option) const
{
    WrittenSum left = sum;
    for (const NumberUpStar& closed : option.closedTerms())
        addClosed(left, closed);
    const auto place = left.braces.erase(left.braces.begin() + static_cast<std::ptrdiff_t>(term));
    left.braces.insert(place, option.braces.begin(), option.braces.end());
    return left;
}

std::vector<std::size_t> WrittenForms::differentBraces(const WrittenSum& sum) const
{
    std::vector<std::size_t> terms;
    std::vector<bool> seen(m_forms.size());
    for (std::size_t term = 0; term < sum.braces.size(); ++term) {
        if (!seen[sum.braces[term]])
            terms.push_back(term);
        seen[sum.braces[term]] = true;
    }
    return terms;
}

/// No option comes twice. A closed term's options are each once, and after a move in it alone there are fewer
/// of it; whatever an option of a form adds stands before the form, so that the same holds for that.
void WrittenForms::forEachOption(const WrittenSum& sum, Player mover,
                                 const std::function<void(WrittenSum)>& visit) const
{
    const std::vector<NumberUpStar> terms = sum.closedTerms();
    for (const std::size_t moved : differentTerms(terms)) {
        const WrittenSum others = besides(sum, terms, moved);
        for (const NumberUpStar& option : theory::options(terms[moved], mover)) {
            WrittenSum left = others;
            addClosed(left, option);
            visit(std::move(left));
        }
    }
    for (const std::size_t term : differentBraces(sum)) {
        for (const WrittenSum& option : side(sum.braces[term], mover))
            visit(without(sum, term, option));
    }
}

std::vector<WrittenSum> WrittenForms::options(const WrittenSum& sum, Player mover) const
{
    std::vector<WrittenSum> all;
    forEachOption(sum, mover, [&all](WrittenSum option) { all.push_back(std::move(option)); });
    return all;
}

std::size_t WrittenForms::optionCount(const WrittenSum& sum, Player mover) const
{
    std::size_t count = 0;
    const std::vector<NumberUpStar> terms = sum.closedTerms();
    for (const std::size_t moved : differentTerms(terms))
        count += static_cast<std::size_t>(theory::optionCount(terms[moved], mover));
    for (const std::size_t term : differentBraces(sum))
        count += side(sum.braces[term], mover).size();
    return count;
}

WrittenSum WrittenForms::option(const WrittenSum& sum, Player mover, std::size_t index) const
{
    const std::vector<NumberUpStar> terms = sum.closedTerms();
    for (const std::size_t moved : differentTerms(terms)) {
        const auto count = static_cast<std::size_t>(theory::optionCount(terms[moved], mover));
        if (index < count) {
            WrittenSum left = besides(sum, terms, moved);
            addClosed(left, theory::option(terms[moved], mover, index));
            return left;
        }
        index -= count;
    }
    for (const std::size_t term : differentBraces(sum)) {
        const auto& own = side(sum.braces[term], mover);
        if (index < own.size())
            return without(sum, term, own[index]);
        index -= own.size();
    }
    assert(false);
    return sum;
}

std::string WrittenForms::text(const WrittenSum& sum, std::size_t longest) const
{
    std::string written;
    write(written, sum, longest);
    return written;
}

void WrittenForms::write(std::string& text, const WrittenSum& sum, std::size_t longest) const
{
    const bool hasClosed = sum.braces.empty() || !sum.hasOnlyBraces();
    if (hasClosed)
        text += asciiText(sum.closed);
    for (const NumberUpStar& term : sum.apart) {
        if (text.size() > longest)
            return;
        const std::string written = asciiText(term);
        text += written.starts_with('-') ? written : "+" + written;
    }
    bool isFirst = !hasClosed;
    for (const std::uint32_t place : sum.braces) {
        if (text.size() > longest)
            return;
        text += isFirst ? "{" : "+{";
        writeBraces(text, place, longest);
        text += "}";
        isFirst = false;
    }
}

/// The length of the bar in a form: longer than those in an option that is written without its braces.
std::size_t WrittenForms::barOf(std::uint32_t place) const
{
    const WrittenBraces& form = at(place);
    std::size_t inside = 0;
    if (form.left.empty() || form.right.empty())
        return 1;
    for (const auto* side : {&form.left, &form.right}) {
        const auto only = onlyBraces(*side);
        const std::size_t bar = only && !hasEmptySide(*only) ? barOf(*only) : 0;
        if (bar < longestBar)
            inside = std::max(inside, bar);
    }
    return inside + 1;
}

void WrittenForms::writeBraces(std::string& text, std::uint32_t place, std::size_t longest) const
{
    const std::size_t bar = barOf(place);
    writeSide(text, at(place).left, bar, longest);
    text.append(bar, '|');
    writeSide(text, at(place).right, bar, longest);
}

void WrittenForms::writeSide(std::string& text, const std::vector<WrittenSum>& side, std::size_t bar,
                             std::size_t longest) const
{
    const auto only = onlyBraces(side);
    if (only && !hasEmptySide(*only) && barOf(*only) < bar)
        return writeBraces(text, *only, longest);
    bool isFirst = true;
    for (const WrittenSum& option : side) {
        if (text.size() > longest)
            return;
        text += isFirst ? "" : ",";
        write(text, option, longest);
        isFirst = false;
    }
}

std::optional<ShortGame> WrittenValues::value(const WrittenSum& sum)
{
    std::optional<ShortGame> total = m_games.named(sum.closed);
    for (const NumberUpStar& closed : sum.apart) {
        const auto term = total ? std::optional(m_games.named(closed)) : std::nullopt;
        total = term ? m_games.sum(*total, *term) : std::nullopt;
    }
    for (const std::uint32_t place : sum.braces) {
        const auto term = total ? value(place) : std::nullopt;
        total = term ? m_games.sum(*total, *term) : std::nullopt;
    }
    return total;
}

std::optional<ShortGame> WrittenValues::value(std::uint32_t braces)
{
    if (const auto known = m_known.find(braces); known != m_known.end())
        return known->second;
    const auto left = values(m_forms.at(braces).left);
    const auto right = left ? values(m_forms.at(braces).right) : std::nullopt;
    const auto made = right ? m_games.make(*left, *right) : std::nullopt;
    if (made)
        m_known.emplace(braces, *made);
    return made;
}

std::optional<std::vector<ShortGame>> WrittenValues::values(const std::vector<WrittenSum>& side)
{
    std::vector<ShortGame> all;
    for (const WrittenSum& option : side) {
        const auto found = value(option);
        if (!found)
            return std::nullopt;
        all.push_back(*found);
    }
    return all;
}

std::optional<ShortGame> readValue(std::string_view text, ShortGames& games)
{
    constexpr std::uint64_t many = std::uint64_t{1} << 40;
    constexpr WrittenLimits ofAnyValue{.depth = 500,
                                       .options = 1'000'000,
                                       .termsOfSum = 1'000,
                                       .digits = 20'000,
                                       .star = many,
                                       .ups = std::int64_t{many}};
    WrittenForms forms;
    const auto read = readWritten(text, forms, ofAnyValue);
    const auto* sum = std::get_if<WrittenSum>(&read);
    return sum != nullptr ? WrittenValues(forms, games).value(*sum) : std::nullopt;
}

} // namespace theory
