// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From concept-level rules to the run-time interface: GameOf<Nim> is a Game.

#include "games/capabilities.h"
#include "games/game.h"
#include "games/judge.h"
#include "games/labels.h"
#include "games/options.h"
#include "games/rules.h"
#include "games/shelf.h"
#include "games/text/reader.h"
#include "solver/minimax.h"

#include <algorithm>
#include <concepts>
#include <utility>

namespace games {

template <Rules R>
class GameOf final : public Game {
public:
    explicit GameOf(R rules) : m_rules(std::move(rules)) {}

    [[nodiscard]] static GamePtr make(R rules) { return std::make_shared<GameOf>(std::move(rules)); }

    [[nodiscard]] const Info& info() const override { return R::info(); }
    [[nodiscard]] theory::Play play() const override { return m_rules.play(); }
    [[nodiscard]] bool misereOffered() const override
    {
        if constexpr (OffersMisere<R>)
            return m_rules.misereOffered();
        else
            return R::info().misereOffered;
    }
    [[nodiscard]] std::string notation() const override { return m_rules.notation(); }
    [[nodiscard]] GamePtr withPlay(theory::Play play) const override { return make(m_rules.withPlay(play)); }
    [[nodiscard]] std::vector<std::uint64_t> ruleNumbers() const override { return m_rules.ruleNumbers(); }
    [[nodiscard]] Words words() const override { return m_rules.words(); }
    [[nodiscard]] Sentence aloud() const override { return m_rules.aloud(); }
    [[nodiscard]] std::uint64_t piecesLeft() const override { return m_rules.piecesLeft(); }
    [[nodiscard]] std::vector<std::string> fieldValues() const override { return m_rules.fieldValues(); }
    [[nodiscard]] theory::Mover mover() const override
    {
        if constexpr (PartizanRules<R>)
            return m_rules.mover();
        else
            return theory::Mover::Either;
    }
    [[nodiscard]] GamePtr withMover([[maybe_unused]] theory::Mover mover) const override
    {
        if constexpr (PartizanRules<R>)
            return make(m_rules.withMover(mover));
        else
            return make(m_rules);
    }
    [[nodiscard]] GamePtr negative() const override
    {
        if constexpr (HasNegative<R>)
            return make(m_rules.negative());
        else
            return isPartizan() ? nullptr : make(m_rules);
    }
    [[nodiscard]] Board board() const override
    {
        Board board = m_rules.board();
        board.world = R::info().world;
        return board;
    }
    [[nodiscard]] bool isOver() const override { return m_rules.isOver(); }
    [[nodiscard]] MoveList moves() const override { return m_rules.moves(); }
    [[nodiscard]] Move listed(const Move& move) const override
    {
        if constexpr (ListsEqualMovesOnce<R>)
            return m_rules.listed(move);
        else
            return move;
    }
    [[nodiscard]] std::vector<Move> alike([[maybe_unused]] const Move& move) const override
    {
        if constexpr (ListsEqualMovesOnce<R>)
            return m_rules.alike(move);
        else
            return {};
    }
    [[nodiscard]] GamePtr after(const Move& move) const override { return make(m_rules.after(move)); }
    [[nodiscard]] Choice choose(PieceId first) const override { return m_rules.choose(first); }
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const override
    {
        return m_rules.choose(first, second);
    }
    [[nodiscard]] Change change(const Move& move) const override { return m_rules.change(move); }

    [[nodiscard]] GamePtr edited(const Edit& edit) const override
    {
        auto rules = m_rules.edited(edit);
        return rules ? make(std::move(*rules)) : nullptr;
    }

    [[nodiscard]] Answer answer(const Question& question, const solver::Job& given) const override
    {
        const solver::Job job = solver::begun(given);
        Answer answer = m_rules.answer(question, job);
        tellZeros(answer, question, *this);
        admitStop(answer, question, m_rules.play(), job);
        return answer;
    }

    [[nodiscard]] Explanation explain(Level level, const solver::Job& given, Shelf* shelf) const override
    {
        const solver::Job job = solver::begun(given); // the replies have no more time than is left
        Shelf own;
        Shelf* const used = shelf != nullptr ? shelf : &own; // the replies are read from the same table
        const Answer known = answer({.shelf = used}, job);
        if (level == Level::Idea)
            return toldAsIdea(*this, known, job, used);
        if (level == Level::Labels)
            return arguedByLabels(*this, known, job, used);
        Explanation explanation{
            .steps = m_rules.steps(known), .unsolved = known.unsolved, .isPartial = known.isPartial};
        if constexpr (HasLens<R>)
            appendLens(explanation, *this, known);
        keepLevel(explanation, level, *this, known);
        appendOptions(explanation, *this, known, job, used, Levels::from(Level::Values));
        return explanation;
    }

    [[nodiscard]] std::optional<Idea> idea() const override { return m_rules.idea(); }

    [[nodiscard]] std::optional<LensHeaps> lens(const Answer& known) const override
    {
        if (isPartizan() || play() == theory::Play::Misere)
            return std::nullopt;
        if constexpr (HasLens<R>) {
            if (equalsHeaps())
                return m_rules.lensHeaps();
        }
        return singleHeap(board(), known);
    }
    [[nodiscard]] LensEffect lensEffect(const Move& move, const Answer& known) const override
    {
        if constexpr (HasLens<R>) {
            if (equalsHeaps())
                return m_rules.lensEffect(move);
        }
        return singleHeapEffect(move, known);
    }
    [[nodiscard]] GamePtr upToSymmetry() const override
    {
        if constexpr (HasSymmetry<R>)
            return make(m_rules.upToSymmetry());
        else
            return make(m_rules);
    }
    [[nodiscard]] std::vector<Move> lookAhead(int depth, const solver::Job& job) const override;

protected:
    [[nodiscard]] const Capability* capability() const override
    {
        if constexpr (std::derived_from<R, Capability>)
            return &m_rules;
        else
            return nullptr;
    }

private:
    [[nodiscard]] bool equalsHeaps() const
    {
        if constexpr (HasLensAtTimes<R>)
            return m_rules.equalsHeaps();
        else
            return true;
    }

    R m_rules;
};

/// Visits the position under both conventions; false once `visit` says so.
template <Rules R>
bool visitBothPlays(const R& rules, const std::function<bool(const Game&)>& visit)
{
    return visit(GameOf(rules.withPlay(theory::Play::Normal))) &&
           visit(GameOf(rules.withPlay(theory::Play::Misere)));
}

/// Entry::parse of rules without options: `readPosition` reads what stands behind the colon.
template <Rules R, auto readPosition>
Parsed parsedWithoutOptions(std::string_view text)
{
    Reader reader(text);
    const theory::Play play = readHeader(reader, R::info(), [](std::string_view) {});
    auto position = readPosition(reader);
    if (reader.failed())
        return reader.error();
    return GameOf<R>::make({std::move(position), play});
}

template <Rules R>
std::vector<Move> GameOf<R>::lookAhead(int depth, const solver::Job& job) const
{
    std::vector<Move> own = m_rules.moves().moves;
    std::erase_if(own, [this](const Move& move) { return move.player != mover(); });
    if constexpr (std::derived_from<R, DrawnByHand>) {
        if (!m_rules.isSearchable()) // then all moves look the same
            return own;
    }
    solver::Meter meter(job);
    std::vector<Move> best;
    solver::Score bestScore = solver::Score::Loss;
    for (const Move& move : own) {
        const auto position = m_rules.after(move).searchPosition();
        const auto score =
            solver::reversed(solver::lookAhead(position, m_rules.play(), std::max(depth, 1) - 1, meter));
        if (score > bestScore)
            best.clear();
        bestScore = std::max(bestScore, score);
        if (score == bestScore)
            best.push_back(move);
    }
    return best;
}

} // namespace games
