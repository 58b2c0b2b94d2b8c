// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the answer of an impartial game is checked for: against brute force, and against its own lens.

#include "bruteforce.h"
#include "positions.h"

#include <QtTest>

namespace impartialcheck {

/// Empty when the verdict is the brute force's; what is left out does not count.
inline QString difference(const std::string& notation, const games::Verdict& verdict,
                          bruteforce::Values& values)
{
    const bruteforce::Value& value = values.of(notation);
    const bool isNormal = !bruteforce::readText(notation).misere;
    const auto outcome = value.moverWins ? theory::Outcome::N : theory::Outcome::P;
    const bool same = verdict.outcome == outcome && verdict.remoteness == value.remoteness &&
                      verdict.grundy.has_value() == isNormal &&
                      (!isNormal || *verdict.grundy == value.grundy);
    return same ? QString() : QString::fromStdString(notation) + QLatin1Char(' ');
}

/// The same for the position, its moves and their number.
inline QString difference(const games::GamePtr& game, const games::Question& question,
                          bruteforce::Values& values)
{
    const std::string here = game->notation();
    const games::Answer answer = game->answer(question, {});
    if (answer.unsolved)
        return QStringLiteral("unsolved ") + QString::fromStdString(here);
    QString found = difference(here, answer.verdict, values);
    std::multiset<std::string> options;
    std::uint64_t winning = 0;
    for (const games::JudgedMove& judged : answer.moves) {
        const std::string left = game->after(judged.move)->notation();
        options.insert(left);
        found += difference(left, judged.leaves, values);
        winning += judged.winning ? 1 : 0;
        if (judged.winning == values.of(left).moverWins)
            found += QStringLiteral("winning wrong: ") + QString::fromStdString(left);
    }
    if (options != bruteforce::movesOf(here))
        found += QStringLiteral("moves of ") + QString::fromStdString(here);
    if (winning != answer.winning || answer.omitted != 0 || game->isOver() != options.empty())
        found += QStringLiteral("count of ") + QString::fromStdString(here);
    return found;
}

/// Empty when the heaps of the lens are worth the position, before and after every move.
inline QString lensDifference(const games::GamePtr& game)
{
    const games::Answer answer = game->answer({}, {});
    const auto lens = game->lens(answer);
    if (!lens)
        return QStringLiteral("no lens");
    std::uint64_t sum = 0;
    std::set<std::uint64_t> keys;
    for (const games::LensHeap& heap : *lens) {
        sum ^= heap.size;
        if (!keys.insert(heap.key).second)
            return QStringLiteral("a key twice");
    }
    if (sum != answer.verdict.grundy)
        return QStringLiteral("sum of the heaps");
    std::set<std::pair<std::uint64_t, std::uint64_t>> takes;
    for (const games::JudgedMove& judged : answer.moves) {
        const games::LensEffect effect = game->lensEffect(judged.move, answer);
        const auto heap = std::ranges::find(*lens, effect.key, &games::LensHeap::key);
        if (heap == lens->end() || heap->size != effect.before)
            return QStringLiteral("the heap of a move");
        if ((sum ^ effect.before ^ effect.after) != judged.leaves.grundy)
            return QStringLiteral("the heap after a move");
        takes.emplace(effect.key, effect.after);
    }
    for (const games::LensHeap& heap : *lens) {
        for (std::uint64_t left = 0; left < heap.size; ++left) {
            // Of two equal things the first one moves: the same take from another heap stands for this one.
            const bool isFound = std::ranges::any_of(*lens, [&](const games::LensHeap& other) {
                return other.size == heap.size && takes.contains({other.key, left});
            });
            if (!isFound)
                return QStringLiteral("a Nim move without a move");
        }
    }
    return {};
}

/// The same for a notation as the game prints it, with its lens where theory answers in normal play.
inline QString difference(const std::string& notation, bool theoremsAllowed, bruteforce::Values& values)
{
    const games::GamePtr game = positions::read(notation);
    if (!game || game->notation() != notation)
        return QStringLiteral("not read as it is written: ") + QString::fromStdString(notation);
    const QString found = difference(game, {.theoremsAllowed = theoremsAllowed}, values);
    return theoremsAllowed && game->play() == theory::Play::Normal ? found + lensDifference(game) : found;
}

/// Every gesture of a move makes it; every other pair of `places` is refused.
inline QString gestureDifference(const games::GamePtr& game, const std::vector<games::PieceId>& places)
{
    const auto moves = game->moves().moves;
    for (const games::Move& move : moves) {
        const games::Choice first = game->choose(move.gesture.first);
        if (!move.gesture.second) {
            if (!(std::get<games::Move>(first) == move))
                return QStringLiteral("one choice");
            continue;
        }
        const auto* half = std::get_if<games::HalfMade>(&first);
        if (half == nullptr || std::ranges::find(half->targets, *move.gesture.second) == half->targets.end())
            return QStringLiteral("a target is missing");
        const games::Choice both = game->choose(move.gesture.first, *move.gesture.second);
        if (!std::holds_alternative<games::Move>(both) || !(std::get<games::Move>(both) == move))
            return QStringLiteral("two choices");
    }
    for (const games::PieceId a : places) {
        const games::Choice first = game->choose(a);
        const auto* half = std::get_if<games::HalfMade>(&first);
        if (const auto* move = std::get_if<games::Move>(&first);
            move != nullptr && std::ranges::find(moves, *move) == moves.end())
            return QStringLiteral("one choice is no move");
        for (const games::PieceId b : places) {
            const games::Choice both = game->choose(a, b);
            const auto* move = std::get_if<games::Move>(&both);
            if (std::holds_alternative<games::HalfMade>(both) ||
                (move != nullptr && std::ranges::find(moves, *move) == moves.end()))
                return QStringLiteral("two choices are no move");
            if (half != nullptr &&
                (std::ranges::find(half->targets, b) != half->targets.end()) != (move != nullptr))
                return QStringLiteral("a wrong target");
        }
    }
    return {};
}

} // namespace impartialcheck
