// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Answers about Hackenbush compared with the plain rules.

#include "games/asked.h"
#include "plainhackenbush.h"
#include "positions.h"

#include <map>
#include <set>

namespace hackenbushcheck {

using asked::letterOf;
using plainhackenbush::Search;

inline games::Answer answerOf(const std::string& notation, const games::Question& question = {})
{
    return positions::read(notation)->answer(question, {});
}

inline std::string valueOf(const std::string& notation, bool theoremsAllowed = true)
{
    return answerOf(notation, {.moves = false, .remoteness = false, .theoremsAllowed = theoremsAllowed})
        .verdict.value.value_or("none");
}

inline std::string nimber(unsigned long grundy)
{
    return grundy == 0 ? "0" : (grundy == 1 ? "*" : "*" + std::to_string(grundy));
}

/// A position played out by the plain rules beside the program's answers; gathers what differs.
class Comparison {
public:
    explicit Comparison(const games::Game& game)
        : m_game(game), m_isMisere(game.play() == theory::Play::Misere), m_plain(game.notation())
    {
    }

    void compare(const games::Answer& answer)
    {
        const bool isImpartial = m_game.mover() == theory::Mover::Either;
        check(!answer.unsolved && answer.mover == m_game.mover() &&
                  isImpartial == m_plain.isGreen(m_plain.start()),
              "unsolved or not the mover");
        check(isRight(answer.verdict, m_game.mover(), m_plain.start()),
              "verdict " + answer.verdict.value.value_or("none"));
        for (const games::JudgedMove& judged : answer.moves)
            compare(judged);
        for (const theory::Mover player : {theory::Mover::Left, theory::Mover::Right})
            check(m_reached[isImpartial ? theory::Mover::Either : player].size() ==
                      m_plain.options(m_plain.start(), letterOf(player)).size(),
                  "moves left out");
        const std::size_t count = m_reached[m_game.mover()].size();
        check(m_winning == answer.winning && answer.omitted == 0 && answer.moveCount() == count &&
                  m_game.isOver() == (count == 0),
              "counts");
    }

    QString found() const
    {
        return m_found.empty() ? QString() : QString::fromStdString(m_found + " of " + m_game.notation());
    }

private:
    void check(bool isSame, const std::string& what) { m_found += isSame ? "" : what + "; "; }

    void compare(const games::JudgedMove& judged)
    {
        const theory::Mover player = judged.move.player;
        const games::GamePtr after = m_game.after(judged.move);
        const std::string left = plainhackenbush::sorted(after->notation());
        const auto options = m_plain.options(m_plain.start(), letterOf(player));
        const auto at = options.find(left);
        if (at == options.end() || !m_reached[player].insert(left).second) {
            check(false, "no move, or twice: " + left);
            return;
        }
        check(isRight(judged.leaves, after->mover(), at->second),
              "verdict " + judged.leaves.value.value_or("none") + " on " + left);
        const char next = letterOf(player) == 'L' ? 'R' : 'L';
        check(judged.winning != m_plain.turn(at->second, next).moverWins, "winning: " + left);
        m_winning += judged.winning && player == m_game.mover() ? 1 : 0;
    }

    bool isRight(const games::Verdict& verdict, theory::Mover mover, Search::Set set)
    {
        const auto isOrNone = [](const std::optional<std::uint64_t>& number, unsigned long expected) {
            return !number || *number == expected;
        };
        return letterOf(verdict) == m_plain.outcome(set) && hasValue(verdict, set) &&
               isOrNone(verdict.remoteness, m_plain.turn(set, letterOf(mover)).remoteness) &&
               isOrNone(verdict.sides.left, m_plain.turn(set, 'L').remoteness) &&
               isOrNone(verdict.sides.right, m_plain.turn(set, 'R').remoteness);
    }

    /// As far as the plain rules name it: all green, or blue and red alone. The text of a mixed value may be
    /// too long to be given.
    bool hasValue(const games::Verdict& verdict, Search::Set set)
    {
        const bool isGreen = m_plain.isGreen(set);
        if (verdict.grundy && (m_isMisere || !isGreen || *verdict.grundy != m_plain.grundy(set)))
            return false;
        if (m_isMisere)
            return !verdict.value;
        if (isGreen)
            return verdict.value == nimber(m_plain.grundy(set));
        return m_plain.notation(set).find('g') != std::string::npos ||
               verdict.value == plainhackenbush::text(m_plain.number(set));
    }

    const games::Game& m_game;
    bool m_isMisere;
    Search m_plain;
    std::map<theory::Mover, std::set<std::string>> m_reached;
    std::uint64_t m_winning = 0;
    std::string m_found;
};

/// Empty when the position, its moves and their flags are those of the plain rules, else what differs.
inline QString difference(const games::Game& game, const games::Question& question)
{
    Comparison comparison(game);
    comparison.compare(game.answer(question, {}));
    return comparison.found();
}

/// Every piece chosen: the moves of the player to move, and nothing that is no move.
inline QString gestureDifference(const games::Game& game)
{
    const std::string here = game.notation();
    Search plain(here);
    std::set<std::string> reached;
    QString found;
    for (const games::Piece& piece : game.board().pieces) {
        const games::Choice choice = game.choose(piece.id);
        const auto* move = std::get_if<games::Move>(&choice);
        if (move == nullptr)
            continue;
        if (move->player != game.mover() || game.change(*move).touched().empty())
            found += QStringLiteral(" not his move");
        reached.insert(plainhackenbush::sorted(game.after(*move)->notation()));
    }
    for (const auto& [text, set] : plain.options(plain.start(), letterOf(game.mover()))) {
        if (reached.erase(text) == 0)
            found += QStringLiteral(" cannot be chosen: ") + QString::fromStdString(text);
    }
    if (!reached.empty())
        found += QStringLiteral(" no moves: ") + QString::fromStdString(*reached.begin());
    for (const games::Move& move : game.moves().moves) {
        if (move.player != game.mover())
            continue;
        const games::Choice choice = game.choose(move.gesture.first);
        const auto* chosen = std::get_if<games::Move>(&choice);
        if (chosen == nullptr || game.after(*chosen)->notation() != game.after(move)->notation())
            found += QStringLiteral(" gesture is another move");
    }
    return found.isEmpty() ? found : found + QStringLiteral(" of ") + QString::fromStdString(here);
}

} // namespace hackenbushcheck
