// SPDX-License-Identifier: GPL-3.0-or-later

// A table's boards: each has a model of its own, which is told its share of what the table shows.

#include "games/capabilities.h"
#include "games/text/sums.h"
#include "models/board/boardmodel.h"
#include "models/board/movemarks.h"
#include "wording/names/names.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <utility>

namespace models {
namespace {

/// The pieces that lie on that board, with the ids that they have there.
template <typename Pieces>
Pieces shareOf(const Pieces& pieces, std::uint32_t board)
{
    Pieces own;
    for (const games::PieceId piece : pieces)
        if (games::boardOfPiece(piece) == board)
            own.insert(own.end(), games::onBoard(piece, board));
    return own;
}

/// A mark of the table on the board that it is of; nothing on any other.
std::optional<BoardOverlay::MoveMark> shareOf(const BoardOverlay::MoveMark& mark,
                                              const games::OfBoards& table, std::uint32_t board)
{
    BoardOverlay::MoveMark own = mark;
    if (!mark.move) {
        own.pieces = shareOf(mark.pieces, board);
        return own.pieces.empty() ? std::nullopt : std::optional(own);
    }
    if (mark.move->action.board() != board + 1)
        return std::nullopt;
    own.move = table.onItsBoard(*mark.move);
    const games::Game& game = *table.boards()[board];
    const BoardOverlay::MoveMark around = markAround(game, game.info().shape, *own.move);
    own.pieces = around.pieces;
    own.place = around.place;
    return own;
}

/// "*6 + *2 + *2 = *6"; empty where it is not known what the boards are worth together.
QString addedUp(const games::Answer& answer)
{
    if (answer.boardValues.empty() || !answer.verdict.value)
        return {};
    std::vector<std::string> values;
    values.reserve(answer.boardValues.size());
    for (const auto& value : answer.boardValues)
        values.push_back(value.value_or("?"));
    return QString::fromStdString(games::sumOfValues(values) + " = " + *answer.verdict.value);
}

} // namespace

int BoardModel::mostBoards()
{
    return static_cast<int>(games::mostTerms);
}

QString BoardModel::idOnTable(const QString& pieceId, int board)
{
    const auto id = idFromText(pieceId);
    return id ? idText(games::onBoard(*id, static_cast<std::uint32_t>(board))) : QString();
}

std::pair<int, int> BoardModel::placeOnTable(games::PieceId piece) const
{
    const std::uint32_t number = m_boards.empty() ? 0 : games::boardOfPiece(piece);
    if (number >= m_boards.size())
        return {0, rowOf(idText(piece))};
    return {static_cast<int>(number), m_boards[number]->rowOf(idText(games::onBoard(piece, number)))};
}

QString BoardModel::title() const
{
    return m_game ? wording::playedTitle(*m_game) : QString();
}

QString BoardModel::subtitle() const
{
    return m_game ? wording::typeset(wording::toText(m_game->words().shortly)) : QString();
}

QString BoardModel::worthInWords() const
{
    if (m_worth.isEmpty() || m_boards.empty() || !m_answer || !m_answer->verdict.grundy)
        return {};
    const std::uint64_t grundy = *m_answer->verdict.grundy;
    return grundy == 0 ? tr("an empty table is worth the same")
                       : tr("one Nim heap of %1 is worth the same").arg(wording::localized(grundy));
}

void BoardModel::setWorth(const QString& worth)
{
    const QString shown = worth.isEmpty() ? worth : wording::isolated(wording::typeset(worth));
    if (std::exchange(m_worth, shown) != shown)
        emit worthChanged();
}

/// As many boards as the position has, each with its own.
void BoardModel::syncBoards(const Renamed& renamed)
{
    const auto* const table = m_game && !m_drawing ? m_game->as<games::OfBoards>() : nullptr;
    const std::size_t count = table == nullptr ? 0 : table->boards().size();
    const bool changes = count != m_boards.size();
    for (; m_boards.size() > count; m_boards.pop_back())
        m_boards.back()->deleteLater();
    while (m_boards.size() < count) {
        auto* const board = new BoardModel(this);
        const auto number = static_cast<int>(m_boards.size());
        connect(board, &BoardModel::previewChanged, this, [this, board, number] {
            const auto piece = board->hoveredPiece();
            setHoveredPlace(piece ? idOnTable(idText(*piece), number) : QString());
        });
        board->m_isOnTable = true;
        board->setPlayable(m_playable);
        m_boards.push_back(board);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        Renamed own;
        for (const auto& [was, is] : renamed)
            if (games::boardOfPiece(was) == i)
                own.emplace(games::onBoard(was, i), games::onBoard(is, i));
        m_boards[i]->setGame(table->boards()[i], own);
    }
    shareAnswer();
    shareOverlay();
    shareChoice();
    if (changes)
        emit boardsChanged();
}

/// Of each board its moves, with the outcomes that they leave on the table.
void BoardModel::shareAnswer()
{
    const auto* const table = m_game ? m_game->as<games::OfBoards>() : nullptr;
    for (std::uint32_t number = 0; number < m_boards.size() && table != nullptr; ++number) {
        std::shared_ptr<games::Answer> own;
        if (m_answer) {
            own = std::make_shared<games::Answer>();
            own->mover = m_answer->mover;
            for (const games::JudgedMove& judged : m_answer->moves) {
                if (judged.move.action.board() == number + 1 && judged.move.player == m_answer->mover)
                    own->moves.push_back({.move = table->onItsBoard(judged.move),
                                          .leaves = judged.leaves,
                                          .winning = judged.winning});
            }
        }
        m_boards[number]->setAnswer(own);
        const bool isKnown = m_answer && number < m_answer->boardValues.size();
        m_boards[number]->setWorth(
            QString::fromStdString(isKnown ? m_answer->boardValues[number].value_or("?") : std::string()));
    }
    if (!m_boards.empty())
        setWorth(m_answer ? addedUp(*m_answer) : QString());
}

void BoardModel::shareOverlay()
{
    const auto* const table = m_game ? m_game->as<games::OfBoards>() : nullptr;
    for (std::uint32_t number = 0; number < m_boards.size() && table != nullptr; ++number) {
        BoardOverlay own{.marks = {},
                         .lit = shareOf(m_overlay.lit, number),
                         .goes = shareOf(m_overlay.goes, number),
                         .tags = {},
                         .plain = m_overlay.plain};
        for (const auto& [first, second] : m_overlay.arcs)
            if (games::boardOfPiece(first) == number && games::boardOfPiece(second) == number)
                own.arcs.push_back({games::onBoard(first, number), games::onBoard(second, number)});
        for (const BoardOverlay::MoveMark& mark : m_overlay.marks)
            if (auto placed = shareOf(mark, *table, number))
                own.marks.push_back(std::move(*placed));
        m_boards[number]->setOverlay(own);
    }
}

void BoardModel::shareChoice()
{
    for (std::uint32_t number = 0; number < m_boards.size(); ++number) {
        const bool isHere = m_chosen && games::boardOfPiece(*m_chosen) == number;
        const std::vector<games::PieceId> targets(m_targets.begin(), m_targets.end());
        m_boards[number]->setChoice(isHere ? std::optional(games::onBoard(*m_chosen, number)) : std::nullopt,
                                    isHere ? shareOf(targets, number) : std::vector<games::PieceId>());
    }
}

void BoardModel::shareLastMove()
{
    for (std::uint32_t number = 0; number < m_boards.size(); ++number) {
        LastMove own{.ghosts = {},
                     .touched = shareOf(m_lastMove.touched, number),
                     .removed = shareOf(m_lastMove.removed, number),
                     .renamed = {}};
        for (games::Piece ghost : m_lastMove.ghosts) {
            if (games::boardOfPiece(ghost.id) != number)
                continue;
            ghost.id = games::onBoard(ghost.id, number);
            own.ghosts.push_back(std::move(ghost));
        }
        m_boards[number]->setLastMove(own);
    }
}

} // namespace models
