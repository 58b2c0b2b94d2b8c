// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Turned coins and prime powers as plainly as possible, on the text behind the colon. Shares no code with
// src.

#include <set>
#include <string>

namespace plainturned {

inline char turned(char coin)
{
    return coin == 'H' ? 'T' : 'H';
}

/// A head and a coin left of it; the head alone too where that is allowed.
inline std::set<std::string> coinOptions(const std::string& head, const std::string& body, bool alone)
{
    std::set<std::string> options;
    for (std::size_t right = 0; right < body.size(); ++right) {
        if (body[right] != 'H')
            continue;
        std::string row = body;
        row[right] = 'T';
        if (alone)
            options.insert(head + row);
        for (std::size_t left = 0; left < right; ++left) {
            std::string both = row;
            both[left] = turned(row[left]);
            options.insert(head + both);
        }
    }
    return options;
}

/// The quotients by every divisor above 1 that has one prime only.
inline std::set<std::string> primeOptions(const std::string& head, const std::string& body)
{
    const unsigned long number = std::stoul(body);
    std::set<std::string> options;
    unsigned long rest = number;
    for (unsigned long prime = 2; rest > 1; ++prime) {
        unsigned long divisor = 1;
        for (; rest % prime == 0; rest /= prime) {
            divisor *= prime;
            options.insert(head + std::to_string(number / divisor));
        }
    }
    return options;
}

} // namespace plainturned
