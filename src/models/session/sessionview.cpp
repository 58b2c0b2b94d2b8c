// SPDX-License-Identifier: GPL-3.0-or-later

// What is shown beside the position: marks, tags and hints, and what a class is told.

#include "models/analysis/judged.h"
#include "models/session/session.h"
#include "models/session/sessiontexts.h"
#include "wording/outcomes.h"

#include <algorithm>
#include <utility>

namespace models {
namespace {

/// Line Nim while it is edited: short lines with places to put counters on, up to the longest one.
std::optional<games::Drawing> withPlaces(const games::Game& game)
{
    if (game.info().id != "lines")
        return std::nullopt;
    const games::Board board = game.board();
    games::Drawing drawing;
    auto piece = board.pieces.begin();
    for (std::uint32_t row = 0; std::cmp_less(row, board.rows); ++row) {
        for (std::uint32_t column = 0; std::cmp_less(column, board.columns); ++column) {
            const games::PieceId id = games::pieceId(row, column);
            const bool isThere = piece != board.pieces.end() && piece->id == id;
            drawing.pieces.push_back(isThere ? *piece++
                                             : games::Piece{.id = id,
                                                            .kind = games::PieceKind::Gap,
                                                            .row = static_cast<double>(row),
                                                            .column = static_cast<double>(column)});
        }
    }
    return drawing;
}

} // namespace

/// What is known about the current position; the analyst may still be at the one before.
Analyst::AnswerPtr Session::currentAnswer() const
{
    return m_analyst.game() == game() ? m_analyst.answer() : nullptr;
}

/// The analyst has something new.
void Session::takeAnswer()
{
    if (!isOpened() || m_analyst.game() != game())
        return;
    const auto answer = currentAnswer();
    if (answer && answer->verdict.outcome)
        m_tree.setOutcome(m_tree.current(), *answer->verdict.outcome);
    updateHidden();
    emit hintChanged();
}

/// The explanation comes after the analysis: both may need the whole memory that is allowed.
void Session::explainAnswer()
{
    const auto answer = currentAnswer();
    if (answer && answer->verdict.outcome && !isWalking())
        m_explanation.explain(game(), m_analyst.shelf());
}

bool Session::tellsOutcomes() const
{
    return m_mode == Mode::Explore || (m_mode == Mode::Present && m_presented.moves);
}

/// Present mode: who may see what. Everywhere else all is told.
void Session::updateHidden()
{
    const bool told = m_mode != Mode::Present || m_presented.reasons;
    m_analyst.setHidden(!told);
    m_moves.setAnswer(game(), told ? currentAnswer() : nullptr, m_analyst.shelf());
    m_explanation.setHidden(!told);
    m_claims.setGame(told ? game()->info().id : std::string());
    m_board.setAnswer(tellsOutcomes() && !isWalking() ? currentAnswer() : nullptr);
    updateTwin();
    updateOverlay();
    updateNodes();
}

/// The lens tells the theory, so it is for Explore alone.
void Session::updateTwin()
{
    const bool exploring = isOpened() && m_mode == Mode::Explore;
    const games::GamePtr walked = m_explanation.walked();
    m_twin.setPosition(!exploring ? nullptr
                       : walked   ? walked
                                  : game(),
                       exploring && !walked ? currentAnswer() : nullptr, !isWalking() && !m_editing);
}

void Session::updateOverlay()
{
    if (!isOpened())
        return;
    const ExplanationRow* step = m_explanation.readStep();
    const bool drawn = step != nullptr && !step->drawing.pieces.empty();
    const bool edited = m_editing && !isWalking();
    m_board.setDrawing(drawn ? std::optional(step->drawing) : edited ? withPlaces(*game()) : std::nullopt);
    m_board.setOverlay(overlay());
}

NodeRow Session::nodeRow(int number) const
{
    const PositionNode& node = m_tree.node(number);
    const QString outcome = m_mode != Mode::Present ? letterText(node.outcome) : QString();
    const auto siblings = node.parent < 0 ? 1 : static_cast<int>(m_tree.node(node.parent).children.size());
    return {.node = number,
            .depth = node.depth,
            .variations = siblings - 1,
            .current = number == m_tree.current(),
            .label = nodeLabel(node),
            .outcome = outcome,
            .name = nodeName(node, outcome)};
}

void Session::updateNodes()
{
    const auto rowsOf = [this](const std::vector<int>& numbers) {
        std::vector<NodeRow> rows;
        std::ranges::transform(numbers, std::back_inserter(rows), [this](int node) { return nodeRow(node); });
        return rows;
    };
    const std::vector<int> line = m_tree.line();
    m_timeline.setRows(rowsOf(line));
    m_treeModel.setRows(rowsOf(m_tree.preorder()));
    std::vector<std::pair<int, games::GamePtr>> unknown;
    for (const int number : line)
        if (!m_tree.node(number).outcome && number != m_tree.current())
            unknown.emplace_back(number, m_tree.node(number).game);
    m_labeller.label(std::move(unknown));
}

void Session::hint()
{
    if (!isOpened() || m_mode == Mode::Present || isOver())
        return;
    m_hintLevel = m_hintLevel == HintLevel::None ? HintLevel::Where : HintLevel::Move;
    emit hintChanged();
    updateOverlay();
    announce(hintText());
}

QString Session::hintText() const
{
    if (m_hintLevel == HintLevel::None || !isOpened())
        return {};
    const auto answer = currentAnswer();
    const games::JudgedMove* best = answer ? bestMove(*answer) : nullptr;
    if (best == nullptr)
        return tr("The position is not solved yet.");
    return m_hintLevel == HintLevel::Where ? whereSentence(*best) : hintSentence(*answer);
}

bool Session::hasBigHeaps() const
{
    return std::ranges::any_of(m_board.board().pieces, [](const games::Piece& piece) {
        return piece.kind == games::PieceKind::Pile;
    });
}

void Session::present(const Presented& told)
{
    if (!isOpened() || m_mode != Mode::Present || told == m_presented)
        return;
    m_presented = told;
    updateHidden();
}

} // namespace models
