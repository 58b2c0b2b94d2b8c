// SPDX-License-Identifier: GPL-3.0-or-later

// How the lens and the board are joined: what is pointed at, and moves in both directions.

#include "models/board/pieceids.h"
#include "models/board/twin.h"
#include "models/board/twinmoves.h"
#include "wording/names/names.h"
#include "wording/text/sentences.h"

#include <algorithm>

namespace models {
namespace {

std::set<games::PieceId> piecesOf(const games::LensHeaps& heaps, const std::set<std::size_t>& which)
{
    std::set<games::PieceId> pieces;
    for (const std::size_t heap : which)
        pieces.insert(heaps[heap].pieces.begin(), heaps[heap].pieces.end());
    return pieces;
}

/// The heaps that a piece belongs to.
std::set<std::size_t> heapsWith(const games::LensHeaps& heaps, games::PieceId piece)
{
    std::set<std::size_t> found;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        if (std::ranges::find(heaps[heap].pieces, piece) != heaps[heap].pieces.end())
            found.insert(heap);
    return found;
}

} // namespace

/// What the move that is previewed on the main board does to the heaps.
std::optional<games::LensEffect> Twin::mainEffect() const
{
    const auto& move = m_main->previewedMove();
    if (!move || !m_heaps || m_main->game() != m_game)
        return std::nullopt;
    return m_game->lensEffect(*move, m_answer ? *m_answer : nothingKnown);
}

/// The heaps of the main position that are pointed at on its board.
std::set<std::size_t> Twin::mainHeapsAt() const
{
    const auto piece = m_main->hoveredPiece();
    if (!piece || !m_heaps || m_main->game() != m_game)
        return {};
    std::set<std::size_t> found = heapsWith(*m_heaps, *piece);
    if (const auto effect = mainEffect()) {
        const int heap = heapOfKey(*m_heaps, effect->key);
        if (heap >= 0)
            found = {static_cast<std::size_t>(heap)};
    }
    return found;
}

std::optional<games::Move> Twin::twinMoveFor(const games::LensEffect& effect) const
{
    const int heap = heapOfKey(*m_heaps, effect.key);
    const int partner = heap < 0 ? -1 : m_partner[static_cast<std::size_t>(heap)];
    if (partner < 0 || effect.isReversible())
        return std::nullopt;
    return moveToLevel(*m_board.game(), nothingKnown, m_twinHeaps[static_cast<std::size_t>(partner)],
                       effect.after);
}

/// What is pointed at on the main board lights up on the twin, and the stones that a move takes turn pale.
void Twin::followMain()
{
    BoardOverlay overlay;
    QString note;
    const auto effect = m_main == nullptr ? std::nullopt : mainEffect();
    if (effect && effect->isReversible())
        note = tr("Reversible: this raises a heap from %1 to %2; the opponent can bring it back to %1.")
                   .arg(effect->before)
                   .arg(effect->after);
    if (m_board.game() != nullptr && m_main != nullptr) {
        std::set<std::size_t> partners;
        for (const std::size_t heap : mainHeapsAt())
            if (m_partner[heap] >= 0)
                partners.insert(static_cast<std::size_t>(m_partner[heap]));
        overlay.lit = piecesOf(m_twinHeaps, partners);
        if (const auto move = effect ? twinMoveFor(*effect) : std::nullopt) {
            const auto taken = m_board.game()->taken(*move);
            overlay.goes.insert(taken.begin(), taken.end());
        }
    }
    m_board.setOverlay(overlay);
    if (note != m_note) {
        m_note = note;
        emit noteChanged();
    }
}

std::set<std::size_t> Twin::twinHeapsAt() const
{
    const auto piece = m_board.hoveredPiece();
    if (!piece)
        return {};
    if (const auto& move = m_board.previewedMove()) {
        const int heap = heapOfKey(m_twinHeaps, m_board.game()->lensEffect(*move, nothingKnown).key);
        if (heap >= 0)
            return {static_cast<std::size_t>(heap)};
    }
    return heapsWith(m_twinHeaps, *piece);
}

void Twin::followTwin()
{
    std::set<std::size_t> partners;
    for (const std::size_t heap : twinHeapsAt()) {
        const auto found = std::ranges::find(m_partner, static_cast<int>(heap));
        if (found != m_partner.end())
            partners.insert(static_cast<std::size_t>(found - m_partner.begin()));
    }
    auto lit = m_heaps ? piecesOf(*m_heaps, partners) : std::set<games::PieceId>();
    if (lit == m_lit)
        return;
    m_lit = std::move(lit);
    emit litChanged();
}

void Twin::choose(const QString& pieceId)
{
    const auto piece = idFromText(pieceId);
    const games::GamePtr& twin = m_board.game();
    if (!piece || twin == nullptr)
        return;
    const auto first = m_board.chosen();
    take(first ? twin->choose(*first, *piece) : twin->choose(*piece), *piece);
}

void Twin::chooseRun(const QString& first, const QString& last)
{
    const auto from = idFromText(first);
    const auto to = idFromText(last);
    if (!from || !to || m_board.game() == nullptr)
        return;
    take(m_board.runChoice(*from, *to), *from);
}

void Twin::takeFromPile(int heap, double leave)
{
    if (m_board.game() == nullptr || heap < 0 || !(leave >= 0 && leave < 4e9))
        return;
    const auto piece =
        games::pieceId(static_cast<std::uint32_t>(heap), static_cast<std::uint32_t>(leave) + 1);
    take(m_board.game()->choose(piece), piece);
}

void Twin::cancelChoice()
{
    m_board.setChoice(std::nullopt, {});
}

void Twin::take(const games::Choice& choice, games::PieceId first)
{
    emit refused({});
    if (const auto* move = std::get_if<games::Move>(&choice))
        translateMove(*move);
    else if (const auto* half = std::get_if<games::HalfMade>(&choice))
        m_board.setChoice(first, half->targets);
    else
        emit refused(wording::toText(std::get<games::Refusal>(choice).why));
}

/// The move of the main game that does to the same heap what `move` does on the twin.
void Twin::translateMove(const games::Move& move)
{
    const games::LensEffect effect = m_board.game()->lensEffect(move, nothingKnown);
    const int twinHeap = heapOfKey(m_twinHeaps, effect.key);
    const auto found = std::ranges::find(m_partner, twinHeap);
    const QString title = m_game ? wording::gameTitle(m_game->info().id) : QString();
    if (!m_heaps || twinHeap < 0 || found == m_partner.end()) {
        emit refused(effect.isReversible()
                         ? tr("This raises a heap that %1 does not show; it would change nothing.").arg(title)
                         : tr("This changes no heap that %1 shows.").arg(title));
        return;
    }
    const games::LensHeap& heap = (*m_heaps)[static_cast<std::size_t>(found - m_partner.begin())];
    const auto answered = moveToLevel(*m_game, m_answer ? *m_answer : nothingKnown, heap, effect.after);
    m_board.setChoice(std::nullopt, {});
    if (answered)
        emit moveChosen(*answered);
    else
        emit refused(effect.isReversible()
                         ? tr("This raises a heap from %1 to %2, and %3 has no such move. The opponent could "
                              "bring it back to %1, so nothing is lost.")
                               .arg(effect.before)
                               .arg(effect.after)
                               .arg(title)
                         : tr("%1 has no move that takes a heap from %2 to %3.")
                               .arg(title)
                               .arg(effect.before)
                               .arg(effect.after));
}

} // namespace models
