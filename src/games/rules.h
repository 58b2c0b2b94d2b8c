// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What GameOf asks of a game's rules, and what it makes of more than that.

#include "games/edit.h"
#include "games/explanation.h"
#include "games/game.h"
#include "games/heaps/heapsequence.h"
#include "games/layout.h"
#include "games/map.h"
#include "solver/concepts.h"

#include <concepts>

namespace games {

/// Rules and a position together as an immutable value. searchPosition() is what a search looks at;
/// steps() explains an answer without the argument by options, which every explanation ends with.
template <typename R>
concept Rules = std::copyable<R> &&
    requires(const R& rules, const Move& move, PieceId piece, const Edit& edit, const Question& question,
             const solver::Job& job, const Answer& answer)
{
    {
        R::info()
        } -> std::same_as<const Info&>;
    {
        rules.play()
        } -> std::same_as<theory::Play>;
    {
        rules.withPlay(theory::Play::Normal)
        } -> std::same_as<R>;
    {
        rules.notation()
        } -> std::same_as<std::string>;
    {
        rules.ruleNumbers()
        } -> std::same_as<std::vector<std::uint64_t>>;
    {
        rules.words()
        } -> std::same_as<Words>;
    {
        rules.piecesLeft()
        } -> std::same_as<std::uint64_t>;
    {
        rules.fieldValues()
        } -> std::same_as<std::vector<std::string>>;
    {
        rules.board()
        } -> std::same_as<Board>;
    {
        rules.isOver()
        } -> std::same_as<bool>;
    {
        rules.moves()
        } -> std::same_as<MoveList>;
    {
        rules.after(move)
        } -> std::same_as<R>;
    {
        rules.choose(piece)
        } -> std::same_as<Choice>;
    {
        rules.choose(piece, piece)
        } -> std::same_as<Choice>;
    {
        rules.taken(move)
        } -> std::same_as<std::vector<PieceId>>;
    {
        rules.edited(edit)
        } -> std::same_as<std::optional<R>>;
    {
        rules.answer(question, job)
        } -> std::same_as<Answer>;
    {
        rules.steps(answer)
        } -> std::same_as<std::vector<Step>>;
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

/// Rules of one piece on a plane, or of some, that say what each point of it is worth.
template <typename R>
concept HasMap = requires(const R& rules, const solver::Job& job)
{
    {
        rules.map(1U, 1U, job)
        } -> std::same_as<solver::Solved<PositionMap>>;
};

/// Rules under which a heap has a Grundy value by its size alone: in normal play, whatever the position.
template <typename R>
concept HasHeapSequence = requires(const R& rules, const solver::Job& job)
{
    {
        rules.heapSequence(std::uint64_t{1}, job)
        } -> std::same_as<solver::Solved<HeapSequence>>;
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

/// Rules of pictures: they are laid out, have parallel edges and may be too large to search.
template <typename R>
concept IsDrawnByHand = ListsEqualMovesOnce<R> && requires(const R& rules)
{
    {
        rules.layout()
        } -> std::same_as<std::optional<HackenbushLayout>>;
    {
        rules.fallenWhenRead()
        } -> std::same_as<std::uint64_t>;
    {
        rules.isSearchable()
        } -> std::same_as<bool>;
};

/// Rules with a symmetry: the position that stands for all those it makes equal.
template <typename R>
concept HasSymmetry = requires(const R& rules)
{
    {
        rules.upToSymmetry()
        } -> std::same_as<R>;
};

/// Rules for which only the lengths of runs matter.
template <typename R>
concept CountsRuns = requires(const R& rules)
{
    {
        rules.runCounts()
        } -> std::same_as<std::vector<std::uint64_t>>;
};

} // namespace games
