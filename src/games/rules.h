// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What GameOf asks of a game's rules, and what it makes of more than that.

#include "games/edit.h"
#include "games/explanation.h"
#include "games/game.h"
#include "solver/concepts.h"

#include <concepts>

namespace games {

/// Rules and a position together as an immutable value: the functions of Game (games/game.h) under the same
/// names, for R instead of GamePtr. What is not in a concept below is asked of all. searchPosition() is what
/// a search looks at; steps() explains an answer without the argument by options, which every explanation
/// ends with.
template <typename R>
concept Rules = std::copyable<R> && requires(const R& rules, const Answer& answer)
{
    {
        rules.steps(answer)
        } -> std::same_as<std::vector<Step>>;
    {
        rules.idea()
        } -> std::same_as<std::optional<Idea>>;
    {
        rules.searchPosition()
        } -> solver::ImpartialPosition;
};

/// Partizan rules know whose turn it is; their searchPosition() is a solver::Sided.
template <typename R>
concept PartizanRules = requires(const R& rules, theory::Mover mover)
{
    {
        rules.mover()
        } -> std::same_as<theory::Mover>;
    {
        rules.withMover(mover)
        } -> std::same_as<R>;
};

/// Partizan rules that can write the position with Left and Right exchanged.
template <typename R>
concept HasNegative = requires(const R& rules)
{
    {
        rules.negative()
        } -> std::same_as<R>;
};

/// Rules whose options decide whether misère play is offered.
template <typename R>
concept OffersMisere = requires(const R& rules)
{
    {
        rules.misereOffered()
        } -> std::same_as<bool>;
};

/// Rules that equal Nim heaps in normal play, piece by piece. Without it a position is one heap.
template <typename R>
concept HasLens = requires(const R& rules, const Move& move)
{
    {
        rules.lensHeaps()
        } -> std::same_as<std::optional<LensHeaps>>;
    {
        rules.lensEffect(move)
        } -> std::same_as<LensEffect>;
};

/// Rules that equal Nim heaps piece by piece only with some options.
template <typename R>
concept HasLensAtTimes = requires(const R& rules)
{
    {
        rules.equalsHeaps()
        } -> std::same_as<bool>;
};

/// Rules of several moves that are the same one, which is listed once.
template <typename R>
concept ListsEqualMovesOnce = requires(const R& rules, const Move& move)
{
    {
        rules.listed(move)
        } -> std::same_as<Move>;
    {
        rules.alike(move)
        } -> std::same_as<std::vector<Move>>;
};

/// Rules with a symmetry: the position that stands for all those it makes equal.
template <typename R>
concept HasSymmetry = requires(const R& rules)
{
    {
        rules.upToSymmetry()
        } -> std::same_as<R>;
};

} // namespace games
