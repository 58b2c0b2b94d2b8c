// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/twin.h"

#include "models/board/pieceids.h"
#include "models/board/piecetraits.h"
#include "models/joblimits.h"
#include "wording/names/names.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace models {
namespace {

/// The answer to a position that is not answered yet.
const games::Answer nothingKnown{};

// Moves seen through the Nim lens: from an effect on a heap back to a move.

std::vector<std::uint64_t> sortedSizes(const games::LensHeaps& heaps)
{
    auto sizes = games::sizesOf(heaps);
    std::erase(sizes, 0U);
    std::ranges::sort(sizes);
    return sizes;
}

/// The heaps after a move that only takes `key` to `after`.
std::vector<std::uint64_t> expectedSizes(games::LensHeaps heaps, std::uint64_t key, std::uint64_t after)
{
    for (games::LensHeap& heap : heaps)
        if (heap.key == key)
            heap.size = after;
    return sortedSizes(heaps);
}

/// A heap too large for its moves to be listed: its stones, drawn or not, name what is left.
std::optional<games::Move> unlistedMove(const games::Game& game, const games::Answer& known,
                                        const games::LensHeap& heap, std::uint64_t after)
{
    if (game.info().shape != games::Shape::Heaps || after >= heap.size || after > 0xFFFF'FFFEU)
        return std::nullopt;
    const games::Choice choice = game.choose(
        games::pieceId(static_cast<std::uint32_t>(heap.key), static_cast<std::uint32_t>(after) + 1));
    const auto* move = std::get_if<games::Move>(&choice);
    if (move == nullptr)
        return std::nullopt;
    const games::LensEffect effect = game.lensEffect(*move, known);
    return effect.key == heap.key && effect.after == after ? std::optional(*move) : std::nullopt;
}

/// The heap of that key; -1 if there is none.
int heapOfKey(const games::LensHeaps& heaps, std::uint64_t key)
{
    const auto found = std::ranges::find(heaps, key, &games::LensHeap::key);
    return found == heaps.end() ? -1 : static_cast<int>(found - heaps.begin());
}

/// For each heap of `from` a heap of the same size of `to`, each used once, in order; -1 where none is left.
std::vector<int> partnersOf(const games::LensHeaps& from, const games::LensHeaps& to)
{
    std::vector<bool> used(to.size(), false);
    std::vector<int> partners;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto fits = [&](std::size_t k) { return !used[k] && to[k].size == from[i].size; };
        std::size_t k = i < to.size() && fits(i) ? i : 0;
        while (k < to.size() && !fits(k))
            ++k;
        if (k < to.size())
            used[k] = true;
        partners.push_back(k < to.size() ? static_cast<int>(k) : -1);
    }
    return partners;
}

/// A move of `game` that takes the heap, or else an equal one, to `after`; rather one that leaves the other
/// heaps as they are.
/// `known` answers the position as far as it is known.
std::optional<games::Move> moveToLevel(const games::Game& game, const games::Answer& known,
                                       const games::LensHeap& heap, std::uint64_t after)
{
    const auto heaps = game.lens(known);
    if (!heaps)
        return std::nullopt;
    const auto expected = expectedSizes(*heaps, heap.key, after);
    std::optional<games::Move> found;
    bool foundExact = false;
    for (const games::Move& move : game.moves().moves) {
        const games::LensEffect effect = game.lensEffect(move, known);
        if (effect.before != heap.size || effect.after != after)
            continue;
        const bool isSame = effect.key == heap.key;
        const auto left = game.after(move)->lens({});
        const bool isExact = left && sortedSizes(*left) == expected;
        if (isSame && isExact)
            return move;
        // Of equal heaps that lie on one place a single one may be listed.
        if ((isExact && !foundExact) || (isSame && !found)) {
            found = move;
            foundExact = isExact;
        }
    }
    return found ? found : unlistedMove(game, known, heap, after);
}

/// On a strip a heap of several pieces is a gap: the squares between a coin, or the edge, and a coin.
std::optional<Gap> gapOf(const games::Board& board, const games::LensHeap& heap)
{
    const auto pieceAt = [&board](games::PieceId id) {
        return std::ranges::find(board.pieces, id, &games::Piece::id);
    };
    if (heap.pieces.size() < 2)
        return std::nullopt;
    const auto first = pieceAt(heap.pieces.front());
    const auto last = pieceAt(heap.pieces.back());
    if (first == board.pieces.end() || last == board.pieces.end())
        return std::nullopt;
    const bool fromEdge = first->kind == games::PieceKind::Square;
    return Gap{.from = fromEdge ? -1 : static_cast<int>(first->column),
               .to = static_cast<int>(last->column),
               .size = static_cast<int>(heap.size)};
}

/// Of the pieces that are a heap, those that make its size: the squares of a gap, and else what is no place.
std::vector<games::PieceId> makersOf(const games::Board& board, const games::LensHeap& heap)
{
    std::vector<games::PieceId> makers;
    const bool isGap = board.shape == games::Shape::Strip && gapOf(board, heap);
    for (const games::PieceId id : heap.pieces) {
        const auto piece = std::ranges::find(board.pieces, id, &games::Piece::id);
        if (piece != board.pieces.end() &&
            (isGap ? piece->kind == games::PieceKind::Square : !isPlace(piece->kind)))
            makers.push_back(id);
    }
    return makers;
}

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

Twin::Twin(BoardModel* main, QObject* parent) : QObject(parent), m_main(main)
{
    if (m_main != nullptr)
        connect(m_main, &BoardModel::previewChanged, this, &Twin::followMain);
    connect(&m_board, &BoardModel::previewChanged, this, &Twin::followTwin);
    wording::followLanguage(this, [this] {
        followMain();
        nameHeaps();
    });
}

QString Twin::reason() const
{
    if (m_game == nullptr || isOffered())
        return {};
    if (m_game->isPartizan())
        return tr("Left and Right have different moves, so the position is not a Nim heap.");
    if (m_game->play() == theory::Play::Misere)
        return tr("In misère play a position is not decided by its Nim heaps.");
    return tr("The Nim heaps of this position are not known yet.");
}

void Twin::setTime(double time)
{
    const double before = std::exchange(m_time, std::clamp(time, 0.0, 1.0));
    if (before == m_time)
        return;
    if ((before > 0) != isShown())
        showTwin();
    emit timeChanged();
}

const games::Equivalent* Twin::chosenEquivalent() const
{
    if (m_equivalents.empty())
        return nullptr;
    const auto found = std::ranges::find(m_equivalents, m_choice.toStdString(), &games::Equivalent::gameId);
    return found == m_equivalents.end() ? &m_equivalents.front() : &*found;
}

QString Twin::gameId() const
{
    const games::Equivalent* chosen = chosenEquivalent();
    return chosen == nullptr ? QString() : QString::fromStdString(chosen->gameId);
}

void Twin::setGameId(const QString& gameId)
{
    if (std::exchange(m_choice, gameId) != gameId)
        showTwin();
}

QStringList Twin::gameIds() const
{
    QStringList ids;
    for (const games::Equivalent& equivalent : m_equivalents)
        ids.append(QString::fromStdString(equivalent.gameId));
    return ids;
}

QStringList Twin::gameTitles() const
{
    QStringList titles;
    for (const games::Equivalent& equivalent : m_equivalents)
        titles.append(wording::gameTitle(equivalent.gameId));
    return titles;
}

QString Twin::notation() const
{
    const games::Equivalent* chosen = chosenEquivalent();
    return chosen == nullptr ? QString() : QString::fromStdString(chosen->notation);
}

QString Twin::heading() const
{
    const games::Equivalent* chosen = chosenEquivalent();
    return chosen == nullptr ? QString() : tr("The same game as %1").arg(wording::gameTitle(chosen->gameId));
}

QString Twin::heapsText() const
{
    if (!m_heaps)
        return {};
    QStringList sizes;
    for (const games::LensHeap& heap : *m_heaps)
        if (heap.size > 0)
            sizes.append(QLocale().toString(static_cast<qulonglong>(heap.size)));
    return sizes.isEmpty() ? QLocale().toString(0) : sizes.join(QStringLiteral(" ⊕ "));
}

QVariantList Twin::gaps() const
{
    QVariantList gaps;
    const games::Board board = isShown() && m_heaps ? m_game->board() : games::Board();
    if (board.shape != games::Shape::Strip)
        return gaps;
    for (const games::LensHeap& heap : *m_heaps)
        if (const auto gap = gapOf(board, heap))
            gaps.append(QVariant::fromValue(*gap));
    return gaps;
}

QVariantList Twin::ties() const
{
    constexpr std::size_t most = 300;
    QVariantList ties;
    if (m_main == nullptr || m_main->game() != m_game || m_board.game() == nullptr)
        return ties;
    for (std::size_t heap = 0; heap < m_partner.size(); ++heap) {
        if (m_partner[heap] < 0)
            continue;
        const auto pieces = makersOf(m_main->board(), (*m_heaps)[heap]);
        const auto stones = makersOf(m_board.board(), m_twinHeaps[static_cast<std::size_t>(m_partner[heap])]);
        const std::size_t count =
            pieces.empty() || stones.empty() ? 0 : std::max(pieces.size(), stones.size());
        if (static_cast<std::size_t>(ties.size()) + count > most)
            return {};
        for (std::size_t i = 0; i < count; ++i) {
            const auto [board, row] = m_main->placeOnTable(pieces[i * pieces.size() / count]);
            const int stone = m_board.rowOf(idText(stones[i * stones.size() / count]));
            if (row >= 0 && stone >= 0)
                ties.append(QVariant::fromValue(Tie{.board = board, .piece = row, .stone = stone}));
        }
    }
    return ties;
}

void Twin::setPosition(const games::GamePtr& game, const AnswerPtr& answer, bool playable)
{
    m_playable = playable;
    const bool same = game == m_game && answer == m_answer;
    m_game = game;
    m_answer = answer;
    if (same) {
        m_board.setPlayable(playable && isOffered());
        return;
    }
    m_heaps = game == nullptr ? std::nullopt : game->lens(answer ? *answer : nothingKnown);
    findEquivalents();
    showTwin();
}

void Twin::findEquivalents()
{
    m_equivalents.clear();
    if (!m_heaps)
        return;
    m_equivalents = games::equivalents(games::sizesOf(*m_heaps));
    std::erase_if(m_equivalents, [this](const games::Equivalent& equivalent) {
        return equivalent.gameId == m_game->info().id;
    });
}

void Twin::showTwin()
{
    m_twinHeaps.clear(); // they are those of the board before
    m_partner.clear();
    const games::Equivalent* chosen = isShown() ? chosenEquivalent() : nullptr;
    if (chosen == nullptr) {
        m_board.setGame(nullptr);
    } else if (m_board.notation() != notation()) {
        m_board.setNotation(notation());
        judgeTwin();
    }
    pairHeaps();
    nameHeaps();
    m_board.setPlayable(m_playable && isOffered());
    followMain();
    followTwin();
    emit changed();
}

/// For the badges of its moves, if that takes no more than an instant.
void Twin::judgeTwin()
{
    const games::Question question{.moves = true, .grundy = false, .remoteness = false};
    auto answer = std::make_shared<const games::Answer>(m_board.game()->answer(question, instantJob()));
    if (!answer->unsolved)
        m_board.setAnswer(answer);
}

void Twin::pairHeaps()
{
    const games::GamePtr& twin = m_board.game();
    m_twinHeaps =
        twin == nullptr ? games::LensHeaps() : twin->lens(nothingKnown).value_or(games::LensHeaps());
    m_partner = partnersOf(m_heaps.value_or(games::LensHeaps()), m_twinHeaps);
}

/// Below each heap, of which gap it is.
void Twin::nameHeaps()
{
    QStringList texts;
    for (const games::LensHeap& heap : m_twinHeaps)
        //: below a heap of Nim that stands for as many free squares between two coins, such as 3
        texts.append(tr("a gap of %1 is a heap of %1").arg(wording::localized(heap.size)));
    m_board.setHeapTexts(gaps().isEmpty() ? QStringList() : texts);
}

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
        //: two sizes of a heap, such as 2 and 5
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
            const auto removed = m_board.game()->change(*move).removed;
            overlay.goes.insert(removed.begin(), removed.end());
        }
    }
    m_board.setOverlay(overlay);
    if (std::exchange(m_note, note) != note)
        emit noteChanged();
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
    const auto lit = m_heaps ? piecesOf(*m_heaps, partners) : std::set<games::PieceId>();
    if (std::exchange(m_lit, lit) != lit)
        emit litChanged();
}

void Twin::choose(const QString& pieceId)
{
    const auto piece = idFromText(pieceId);
    const games::GamePtr& twin = m_board.game();
    if (!piece || twin == nullptr)
        return;
    const auto first = m_board.chosen();
    receive(first ? twin->choose(*first, *piece) : twin->choose(*piece), *piece);
}

void Twin::chooseRun(const QString& first, const QString& last)
{
    const auto from = idFromText(first);
    const auto to = idFromText(last);
    if (!from || !to || m_board.game() == nullptr)
        return;
    receive(m_board.runChoice(*from, *to), *from);
}

void Twin::takeFromPile(int heap, double leave)
{
    if (m_board.game() == nullptr || heap < 0 || !(leave >= 0 && leave < 4e9))
        return;
    const auto piece =
        games::pieceId(static_cast<std::uint32_t>(heap), static_cast<std::uint32_t>(leave) + 1);
    receive(m_board.game()->choose(piece), piece);
}

void Twin::receive(const games::Choice& choice, games::PieceId first)
{
    emit refused({});
    if (const auto* move = std::get_if<games::Move>(&choice))
        translateMove(*move);
    else if (const auto* half = std::get_if<games::HalfMade>(&choice))
        m_board.setHalf(first, *half);
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
        //: two sizes of a heap, such as 2 and 5, and a game, such as Nim
        emit refused(effect.isReversible()
                         ? tr("This raises a heap from %1 to %2, and %3 has no such move. The opponent could "
                              "bring it back to %1, so nothing is lost.")
                               .arg(effect.before)
                               .arg(effect.after)
                               .arg(title)
                         : /*: a game, two sizes */ tr("%1 has no move that takes a heap from %2 to %3.")
                               .arg(title)
                               .arg(effect.before)
                               .arg(effect.after));
}

} // namespace models
