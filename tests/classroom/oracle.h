// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The right answers once more, from the plain rules of tests/games alone: on notations, by recursion.

#include "games/plain/plainhackenbush.h"
#include "games/plain/plainpartizan.h"

#include <memory>
#include <set>
#include <string>

namespace oracle {

/// What the rules say of a position with `side` ('L' or 'R') to move; in an impartial game the side is
/// of no account.
struct Truth {
    char outcome = 'P';
    std::set<std::string> all;     ///< the positions one move away
    std::set<std::string> winning; ///< those where the opponent loses
    unsigned long grundy = 0;      ///< impartial games
    bool moverWins() const { return !winning.empty() || (all.empty() && misere); }
    bool misere = false;
};

inline Truth ofDrawn(const std::string& notation, char side)
{
    plainhackenbush::Search search(notation);
    Truth truth;
    truth.misere = bruteforce::readText(notation).misere;
    const bool green = search.isGreen(search.start());
    truth.outcome =
        green ? (search.turn(search.start(), 'L').moverWins ? 'N' : 'P') : search.outcome(search.start());
    truth.grundy = green ? search.grundy(search.start()) : 0;
    for (const auto& [text, set] : search.options(search.start(), side)) {
        truth.all.insert(text);
        if (!search.turn(set, plainpartizan::other(side)).moverWins)
            truth.winning.insert(text);
    }
    return truth;
}

inline Truth ofPartizan(const std::string& notation, char side)
{
    const plainpartizan::Loops loops(notation);
    Truth truth;
    truth.misere = bruteforce::readText(notation).misere;
    truth.outcome = loops.outcome(notation);
    for (const std::string& option : plainpartizan::optionsOf(notation, side)) {
        truth.all.insert(option);
        if (loops.of(option, plainpartizan::other(side)) == 'L')
            truth.winning.insert(option);
    }
    return truth;
}

inline Truth ofImpartial(const std::string& notation)
{
    static bruteforce::Values values; // of all questions: many share their subpositions
    Truth truth;
    truth.misere = bruteforce::readText(notation).misere;
    truth.outcome = values.of(notation).moverWins ? 'N' : 'P';
    truth.grundy = values.of(notation).grundy;
    for (const std::string& option : bruteforce::optionsOf(notation)) {
        truth.all.insert(option);
        if (!values.of(option).moverWins)
            truth.winning.insert(option);
    }
    return truth;
}

inline Truth of(const std::string& notation, char side)
{
    const std::string game = bruteforce::readText(notation).game;
    if (game == "hackenbush")
        return ofDrawn(notation, side);
    return plainpartizan::isPartizan(notation) ? ofPartizan(notation, side) : ofImpartial(notation);
}

/// As `all` and `winning` write the same position: edges of a drawn board in any order are one picture.
inline std::string key(const std::string& notation)
{
    return bruteforce::readText(notation).game == "hackenbush" ? plainhackenbush::sorted(notation) : notation;
}

} // namespace oracle
