// SPDX-License-Identifier: GPL-3.0-or-later
// From text to written forms.

#include "theory/shortgames/writtenform.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace theory {

namespace {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Precondition: `digits` are digits.
BigInteger integerOf(std::string_view digits)
{
    constexpr std::size_t atOnce = 18;
    BigInteger number = 0;
    while (!digits.empty()) {
        std::int64_t part = 0;
        std::int64_t unit = 1;
        for (const char c : digits.substr(0, atOnce)) {
            part = 10 * part + (c - '0');
            unit *= 10;
        }
        number = number * BigInteger(unit) + BigInteger(part);
        digits.remove_prefix(std::min(digits.size(), atOnce));
    }
    return number;
}

/// Keeps the first error; after it nothing is read.
class WrittenReader {
public:
    WrittenReader(std::string_view text, WrittenForms& forms, const WrittenLimits& limits)
        : m_text(text), m_forms(forms), m_limits(limits)
    {
    }

    std::variant<WrittenSum, WrittenError> read()
    {
        WrittenSum sum = readSum();
        skipSpaces();
        if (!m_error && m_place < m_text.size())
            fail(WrittenProblem::NoSign);
        if (m_error)
            return *m_error;
        return sum;
    }

private:
    using Options = std::vector<WrittenSum>;

    struct Bar {
        std::size_t place;
        std::size_t length;
    };
    /// What stands between braces: one list of options more than there are bars.
    struct Lists {
        std::vector<Options> options;
        std::vector<Bar> bars;
    };

    void fail(WrittenProblem problem) { fail(problem, m_place); }
    void fail(WrittenProblem problem, std::size_t place)
    {
        if (!m_error)
            m_error = WrittenError{.place = place, .problem = problem};
    }

    void skipSpaces()
    {
        while (m_place < m_text.size() && isSpace(m_text[m_place]))
            ++m_place;
    }
    [[nodiscard]] char next() const { return m_place < m_text.size() ? m_text[m_place] : '\0'; }
    /// Steps over it, with nothing in between.
    bool takeAtOnce(std::string_view token)
    {
        if (m_error || !m_text.substr(m_place).starts_with(token))
            return false;
        m_place += token.size();
        return true;
    }
    bool take(std::string_view token)
    {
        skipSpaces();
        return takeAtOnce(token);
    }
    bool takeMinus() { return take("-") || take("−"); }
    /// One option or term more.
    void count()
    {
        if (++m_count > m_limits.options)
            fail(WrittenProblem::TooMany);
    }

    WrittenSum readSum()
    {
        WrittenSum sum;
        readTerm(sum, false);
        while (!m_error) {
            const bool isSubtracted = takeMinus();
            if (!isSubtracted && !take("+"))
                break;
            count();
            readTerm(sum, isSubtracted);
        }
        return sum;
    }

    void readTerm(WrittenSum& sum, bool isSubtracted)
    {
        bool isNegative = isSubtracted;
        while (takeMinus())
            isNegative = !isNegative;
        skipSpaces();
        if (m_error)
            return;
        if (next() != '{')
            return addClosed(sum, isNegative);
        if (sum.braces.size() == m_limits.termsOfSum)
            return fail(WrittenProblem::LongSum);
        m_isNegative = m_isNegative != isNegative;
        const auto braces = readBraces();
        m_isNegative = m_isNegative != isNegative;
        if (braces)
            sum.braces.push_back(*braces);
    }

    void addClosed(WrittenSum& sum, bool isNegative)
    {
        const std::size_t start = m_place;
        const NumberUpStar closed = readClosed();
        if (m_error)
            return;
        std::int64_t ups = 0;
        const std::int64_t more = isNegative != m_isNegative ? -closed.ups : closed.ups;
        if (__builtin_add_overflow(sum.closed.ups, more, &ups) || ups > m_limits.ups || ups < -m_limits.ups)
            return fail(WrittenProblem::TooLarge, start);
        m_forms.addClosed(sum, isNegative != m_isNegative ? -closed : closed);
        m_stars += closed.star.value;
        const bool isApart = m_forms.closedTerms() == ClosedTerms::KeptApart;
        if (sum.closed.star.value > m_limits.star || (isApart && m_stars > m_limits.starsApart))
            fail(WrittenProblem::TooLarge, start);
        if (sum.apart.size() >= m_limits.termsApart)
            fail(WrittenProblem::LongSum, start);
    }

    /// A number, ups and a star, as far as they are there; one of them is.
    NumberUpStar readClosed()
    {
        NumberUpStar closed;
        const std::size_t start = m_place;
        const bool hasNumber = isDigit(next());
        if (hasNumber)
            closed.number = readNumber();
        if (const int sign = arrow(); sign != 0 && hasNumber)
            closed = {.ups = sign * countOf(closed.number, start)};
        else if (sign != 0)
            closed.ups = sign * (isDigit(next()) ? static_cast<std::int64_t>(readCount(mostUps())) : 1);
        if (takeAtOnce("*") || takeAtOnce("∗"))
            closed.star = {isDigit(next()) ? readCount(m_limits.star) : 1};
        if (m_place == start)
            fail(WrittenProblem::NoGame);
        return closed;
    }

    /// 1 for up, -1 for down, 0 for neither.
    int arrow()
    {
        if (takeAtOnce("^") || takeAtOnce("↑"))
            return 1;
        return takeAtOnce("v") || takeAtOnce("↓") ? -1 : 0;
    }

    [[nodiscard]] std::uint64_t mostUps() const { return static_cast<std::uint64_t>(m_limits.ups); }

    /// Of ups, where it stands before the arrow.
    std::int64_t countOf(const Dyadic& number, std::size_t start)
    {
        if (!number.isInteger())
            fail(WrittenProblem::BrokenCount, start);
        else if (number > Dyadic(m_limits.ups))
            fail(WrittenProblem::TooLarge, start);
        return m_error ? 0 : number.numerator().toInt64();
    }

    std::string_view readDigits()
    {
        const std::size_t start = m_place;
        while (isDigit(next()))
            ++m_place;
        const std::string_view digits = m_text.substr(start, m_place - start);
        if (digits.empty())
            fail(WrittenProblem::NoDigit);
        else if (digits.size() > m_limits.digits)
            fail(WrittenProblem::TooLarge, start);
        return m_error ? std::string_view("0") : digits;
    }

    std::uint64_t readCount(std::uint64_t most)
    {
        const std::size_t start = m_place;
        const BigInteger number = integerOf(readDigits());
        if (number > BigInteger(most))
            fail(WrittenProblem::TooLarge, start);
        return m_error ? 0 : number.toUint64();
    }

    Dyadic readNumber()
    {
        const BigInteger numerator = integerOf(readDigits());
        if (!takeAtOnce("/"))
            return {numerator};
        const std::size_t start = m_place;
        const BigInteger denominator = integerOf(readDigits());
        if (m_error)
            return {};
        const std::size_t power = denominator == 0 ? 0 : denominator.trailingZeros();
        if (denominator >> power != 1) {
            fail(WrittenProblem::NotDyadic, start);
            return {};
        }
        return {numerator, static_cast<unsigned>(power)};
    }

    /// Precondition: an opening brace comes next.
    std::optional<std::uint32_t> readBraces()
    {
        if (m_depth == m_limits.depth)
            fail(WrittenProblem::TooDeep);
        if (m_error)
            return std::nullopt;
        ++m_place;
        ++m_depth;
        const Lists lists = readLists();
        --m_depth;
        if (m_error)
            return std::nullopt;
        return formOf(lists, 0, lists.bars.size());
    }

    Lists readLists()
    {
        Lists lists;
        lists.options.push_back(readOptions());
        while (!m_error && next() == '|') {
            const std::size_t start = m_place;
            while (next() == '|')
                ++m_place;
            if (!lists.bars.empty())
                count();
            lists.bars.push_back({.place = start, .length = m_place - start});
            lists.options.push_back(readOptions());
        }
        if (!m_error && next() != '}')
            fail(lists.bars.empty() ? WrittenProblem::NoBar : WrittenProblem::NoBrace);
        else if (!m_error && lists.bars.empty())
            fail(WrittenProblem::NoBar);
        takeAtOnce("}");
        return lists;
    }

    /// What may be none.
    Options readOptions()
    {
        Options options;
        skipSpaces();
        if (next() == '|' || next() == '}' || m_place == m_text.size())
            return options;
        do {
            count();
            options.push_back(readSum());
        } while (take(","));
        skipSpaces();
        return options;
    }

    /// Of the lists around the bars from `first` to before `last`: the longest bar parts them.
    std::optional<std::uint32_t> formOf(const Lists& lists, std::size_t first, std::size_t last)
    {
        std::size_t middle = first;
        for (std::size_t bar = first + 1; bar < last; ++bar) {
            if (lists.bars[bar].length > lists.bars[middle].length)
                middle = bar;
        }
        const Bar& longest = lists.bars[middle];
        for (std::size_t bar = middle + 1; bar < last; ++bar) {
            if (lists.bars[bar].length == longest.length)
                fail(WrittenProblem::SameBar, lists.bars[bar].place);
        }
        if (longest.length > m_limits.depth)
            fail(WrittenProblem::TooDeep, longest.place);
        WrittenBraces form{.left = sideOf(lists, first, middle), .right = sideOf(lists, middle + 1, last)};
        if (m_error)
            return std::nullopt;
        if (m_isNegative)
            std::swap(form.left, form.right);
        const std::uint32_t place = m_forms.add(std::move(form));
        if (m_forms.depth(place) + m_depth > m_limits.depth)
            fail(WrittenProblem::TooDeep, longest.place);
        return place;
    }

    Options sideOf(const Lists& lists, std::size_t first, std::size_t last)
    {
        if (m_error)
            return {};
        if (first == last)
            return lists.options[first];
        const auto form = formOf(lists, first, last);
        return form ? Options{{.closed = {}, .braces = {*form}, .apart = {}}} : Options{};
    }

    std::string_view m_text;
    WrittenForms& m_forms;
    const WrittenLimits& m_limits;
    std::size_t m_place = 0;
    std::size_t m_count = 0;
    std::uint64_t m_stars = 0; ///< of all nimbers together
    unsigned m_depth = 0;
    bool m_isNegative = false; ///< what is read now stands behind a minus
    std::optional<WrittenError> m_error;
};

} // namespace

std::variant<WrittenSum, WrittenError> readWritten(std::string_view text, WrittenForms& forms,
                                                   const WrittenLimits& limits)
{
    return WrittenReader(text, forms, limits).read();
}

} // namespace theory
