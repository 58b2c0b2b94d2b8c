// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reads what ShortGames::text writes, and sums and differences of it, as the tests' rows are written.

#include "theory/shortgames/shortgame.h"

#include <string_view>
#include <vector>

/// Precondition: the text is well-formed and small.
class GameReader {
public:
    GameReader(theory::ShortGames& games, std::string_view text) : m_games(games), m_text(text) {}

    theory::ShortGame read()
    {
        theory::ShortGame total;
        do {
            const bool isNegative = take("-");
            if (!isNegative)
                take("+");
            const theory::ShortGame term = readTerm();
            total = *m_games.sum(total, isNegative ? *m_games.negative(term) : term);
        } while (m_text.starts_with('+') || m_text.starts_with('-'));
        return total;
    }

private:
    bool take(std::string_view token)
    {
        if (!m_text.starts_with(token))
            return false;
        m_text.remove_prefix(token.size());
        return true;
    }

    bool atDigit() const { return !m_text.empty() && m_text.front() >= '0' && m_text.front() <= '9'; }

    /// `absent` where there is no digit.
    int readCount(int absent)
    {
        if (!atDigit())
            return absent;
        int count = 0;
        for (; atDigit(); m_text.remove_prefix(1))
            count = 10 * count + (m_text.front() - '0');
        return count;
    }

    theory::ShortGame readTerm() { return take("{") ? readBraces() : *m_games.named(readClosed()); }

    theory::NumberUpStar readClosed()
    {
        theory::NumberUpStar game;
        const bool hasCount = atDigit();
        const int count = readCount(1);
        if (take("↑"))
            game.ups = count;
        else if (take("↓"))
            game.ups = -count;
        else if (hasCount)
            game.number = readFraction(count);
        if (take("*"))
            game.star = {static_cast<std::uint64_t>(readCount(1))};
        return game;
    }

    theory::Dyadic readFraction(int numerator)
    {
        unsigned power = 0;
        if (take("/")) {
            for (int denominator = readCount(1); denominator > 1; denominator /= 2)
                ++power;
        }
        return {numerator, power};
    }

    theory::ShortGame readBraces()
    {
        std::vector<theory::ShortGame> left;
        std::vector<theory::ShortGame> right;
        while (!take("|")) {
            left.push_back(read());
            take(",");
        }
        while (!take("}")) {
            right.push_back(read());
            take(",");
        }
        return *m_games.make(left, right);
    }

    theory::ShortGames& m_games;
    std::string_view m_text;
};
