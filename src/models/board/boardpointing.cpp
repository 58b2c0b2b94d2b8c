// SPDX-License-Identifier: GPL-3.0-or-later

// What is pointed at and half chosen on the board, and the move that it would make.

#include "models/analysis/judged.h"
#include "models/board/boardmodel.h"
#include "wording/names/moves.h"

#include <algorithm>
#include <utility>

namespace models {

void BoardModel::setHoveredPlace(const QString& placeId)
{
    const auto place = idFromText(placeId);
    if (std::exchange(m_hoveredPlace, place) != place)
        updatePreview();
}

void BoardModel::setHoveredRow(int row)
{
    const int next = row >= 0 && row < rowCount() ? row : -1;
    if (std::exchange(m_hoveredRow, next) == next)
        return;
    emit hoveredRowChanged();
    updatePreview();
}

void BoardModel::setRunStart(const QString& pieceId)
{
    const auto start = idFromText(pieceId);
    if (std::exchange(m_runStart, start) != start)
        updatePreview();
}

bool BoardModel::beginDrag(const QString& pieceId)
{
    const auto piece = idFromText(pieceId);
    if (!piece || !m_playable || m_drawing)
        return false;
    const auto targets = targetsOf(*piece);
    if (!targets.empty())
        setChoice(piece, targets);
    return !targets.empty();
}

/// Where a piece may go: what completes its move, or the one place that a choice of it alone means.
std::vector<games::PieceId> BoardModel::targetsOf(games::PieceId piece) const
{
    const games::Choice choice = m_game->choose(piece);
    if (const auto* half = std::get_if<games::HalfMade>(&choice))
        return half->targets;
    std::vector<games::PieceId> targets;
    for (const games::Piece& place : m_board.pieces) {
        const games::Choice completed = m_game->choose(piece, place.id);
        const auto* move = std::get_if<games::Move>(&completed);
        if (move != nullptr && m_game->change(*move).to == place.id)
            targets.push_back(place.id);
    }
    return targets;
}

bool BoardModel::leadsOn(int row) const
{
    return m_game && !std::holds_alternative<games::Refusal>(
                         m_game->choose(m_board.pieces[static_cast<std::size_t>(row)].id));
}

games::Choice BoardModel::runChoice(games::PieceId from, games::PieceId to) const
{
    const bool areOneByOne = m_board.shape == games::Shape::Heaps || m_board.shape == games::Shape::Grid;
    if (!areOneByOne || std::holds_alternative<games::HalfMade>(m_game->choose(from)))
        return m_game->choose(from, to);
    // One choice makes a move here: the lower stone of a heap takes those above, too.
    return m_game->choose(games::majorOf(from) == games::majorOf(to) ? std::min(from, to) : to);
}

std::optional<games::PieceId> BoardModel::hoveredPiece() const
{
    return m_hoveredRow < 0 ? m_hoveredPlace
                            : std::optional(m_board.pieces[static_cast<std::size_t>(m_hoveredRow)].id);
}

void BoardModel::setChoice(std::optional<games::PieceId> chosen, const std::vector<games::PieceId>& targets)
{
    if (std::exchange(m_chosen, chosen) == chosen)
        return;
    m_narrowing.clear();
    m_targets = std::set(targets.begin(), targets.end());
    refreshChoice();
}

void BoardModel::setHalf(games::PieceId piece, const games::HalfMade& half)
{
    m_chosen = half.together.value_or(piece);
    m_narrowing = std::set(half.pieces.begin(), half.pieces.end());
    m_targets = std::set(half.targets.begin(), half.targets.end());
    refreshChoice();
}

void BoardModel::refreshChoice()
{
    shareChoice();
    refresh({ChosenRole, TargetRole});
    refreshNames();
    emit choiceChanged();
    updatePreview();
    updateMarks();
}

bool BoardModel::continuesChoice(const BoardOverlay::MoveMark& mark) const
{
    if (!m_chosen || !mark.move)
        return true;
    if (!m_narrowing.empty()) {
        const auto touched = m_game->change(*mark.move).touched();
        return std::ranges::all_of(m_narrowing, [&touched](games::PieceId piece) {
            return std::ranges::find(touched, piece) != touched.end();
        });
    }
    const auto leadsTo = [&](games::PieceId second) {
        const games::Choice choice = m_game->choose(*m_chosen, second);
        const auto* move = std::get_if<games::Move>(&choice);
        return move != nullptr && move->action == mark.move->action;
    };
    const games::Gesture& gesture = mark.move->gesture;
    return leadsTo(gesture.first) || (gesture.second && leadsTo(*gesture.second));
}

void BoardModel::updatePreview()
{
    m_begins.reset();
    m_preview.clear();
    m_previewText.clear();
    m_badge = Outcome::Unknown;
    m_previewedMove.reset();
    const auto hovered = hoveredPiece();
    if (m_playable && !m_drawing && m_game && hovered) {
        const games::Choice choice = choiceAt(*hovered);
        if (const auto* move = std::get_if<games::Move>(&choice)) {
            const auto touched = m_game->change(*move).touched();
            m_preview = std::set(touched.begin(), touched.end());
            m_previewedMove = *move;
            const auto outcome = outcomeOf(*move);
            if (!m_overlay.plain)
                m_badge = shownOutcome(outcome);
            m_previewText = !outcome ? wording::moveMark(*move)
                            : !m_overlay.plain
                                ? wording::movePreview(*move, *outcome)
                                : wording::judgedMove(*move, theory::winsHavingMoved(*outcome, move->player));
        } else if (!m_chosen && std::holds_alternative<games::HalfMade>(choice)) {
            m_begins = hovered;
        }
    }
    refresh({TargetRole, PreviewRole, GoesRole, BadgeRole});
    emit previewChanged();
    updateRibbon();
}

/// Of a heap each piece of it, of what is lifted or begins a run each place where that ends.
void BoardModel::updateRibbon()
{
    constexpr qsizetype most = 40;
    QList<RibbonCell> cells;
    const auto hovered = hoveredPiece();
    const bool isOfHeaps = m_board.shape == games::Shape::Heaps;
    const bool isInLine = isOfHeaps || m_board.shape == games::Shape::Strip ||
                          m_board.shape == games::Shape::Lines || m_board.shape == games::Shape::Staircase;
    if (isInLine && m_answer && m_playable && !m_drawing && hovered && m_narrowing.empty()) {
        const games::PieceId origin = m_runStart ? *m_runStart : m_chosen.value_or(*hovered);
        const bool begins = std::holds_alternative<games::HalfMade>(m_game->choose(origin));
        std::set<const games::JudgedMove*> met;
        for (int row = 0; row < rowCount() && (begins || isOfHeaps); ++row) {
            const games::PieceId piece = m_board.pieces[static_cast<std::size_t>(row)].id;
            if (!begins && games::majorOf(piece) != games::majorOf(origin))
                continue;
            const games::Choice choice = begins ? m_game->choose(origin, piece) : m_game->choose(piece);
            const auto* move = std::get_if<games::Move>(&choice);
            const games::JudgedMove* judged = move == nullptr ? nullptr : listedMove(*move);
            if (judged == nullptr || !judged->leaves.outcome || !met.insert(judged).second)
                continue;
            cells.append({.row = row,
                          .label = wording::moveMark(*move),
                          .outcome = shownOutcome(judged->leaves.outcome),
                          .winning = judged->winning,
                          .pointed = piece == *hovered});
        }
    }
    if (cells.size() < 2 || cells.size() > most)
        cells.clear();
    if (std::exchange(m_ribbon, cells) != cells)
        emit ribbonChanged();
}

std::optional<theory::Outcome> BoardModel::outcomeOf(const games::Move& move) const
{
    if (!m_answer)
        return std::nullopt;
    if (!m_isOnTable)
        return outcomeLeft(*m_game, *m_answer, move);
    const games::JudgedMove* judged = listedMove(move);
    return judged == nullptr ? std::nullopt : judged->leaves.outcome;
}

/// Null for one that the answer does not list.
const games::JudgedMove* BoardModel::listedMove(const games::Move& move) const
{
    const games::Move listed = m_game->listed(move);
    const auto found = std::ranges::find(m_answer->moves, listed.action,
                                         [](const games::JudgedMove& judged) { return judged.move.action; });
    return found == m_answer->moves.end() ? nullptr : &*found;
}

games::Choice BoardModel::choiceAt(games::PieceId piece) const
{
    if (m_runStart && *m_runStart != piece)
        return runChoice(*m_runStart, piece);
    games::Choice choice = m_chosen ? m_game->choose(*m_chosen, piece) : m_game->choose(piece);
    if (m_narrowing.empty() && std::holds_alternative<games::HalfMade>(choice))
        if (games::Choice whole = m_game->choose(piece, piece); std::holds_alternative<games::Move>(whole))
            return whole;
    return choice;
}

} // namespace models
