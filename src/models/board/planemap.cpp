// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/planemap.h"

#include "games/capabilities.h"
#include "models/joblimits.h"
#include "wording/text/language.h"

#include <algorithm>
#include <utility>

namespace models {

PlaneMap::PlaneMap(QObject* parent) : QObject(parent) {}

void PlaneMap::setShown(Shown shown)
{
    if (std::exchange(m_shown, shown) == shown)
        return;
    follow();
    emit shownChanged();
    emit mapChanged();
}

void PlaneMap::setLeast(QSize least)
{
    m_least = least;
    follow();
}

QSize PlaneMap::wantedSize() const
{
    const int widest = static_cast<int>(games::widestMap);
    return m_board == nullptr
               ? QSize()
               : m_least.expandedTo({m_board->columns(), m_board->rows()}).boundedTo({widest, widest});
}

bool PlaneMap::isOffered() const
{
    return m_board != nullptr && m_board->game() != nullptr &&
           m_board->game()->as<games::Mapped>() != nullptr && m_board->board().shape == games::Shape::Plane;
}

void PlaneMap::follow()
{
    const games::GamePtr game = isOffered() && m_shown != Shown::Nothing ? m_board->game() : nullptr;
    const QSize size = wantedSize();
    if (game == m_game && size == m_size)
        return;
    m_game = game;
    m_size = size;
    if (game == nullptr) {
        m_worker.cancel();
        m_map.reset();
        emit mapChanged();
        return;
    }
    m_worker.start(
        [this, game, columns = static_cast<std::uint32_t>(size.width()),
         rows = static_cast<std::uint32_t>(size.height())](const solver::Job& job) {
            auto solved = game->as<games::Mapped>()->map(columns, rows, job);
            auto* map = std::get_if<games::PositionMap>(&solved);
            auto shared =
                map == nullptr ? nullptr : std::make_shared<const games::PositionMap>(std::move(*map));
            return [this, shared] {
                m_map = shared;
                emit mapChanged();
            };
        },
        attemptLimits(0));
}

QString PlaneMap::text(int x, int y) const
{
    if (!isReady() || x < 0 || y < 0 || x >= static_cast<int>(m_map->columns) ||
        y >= static_cast<int>(m_map->rows))
        return {};
    const std::size_t at = m_map->indexOf(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
    const auto& numbers = m_shown == Shown::MovesLeft ? m_map->remoteness : m_map->grundy;
    const bool cold = m_map->outcomes[at] == theory::Outcome::P;
    if (m_shown != Shown::MovesLeft && cold)
        return QStringLiteral("P");
    if (m_shown == Shown::Outcome || numbers.empty())
        return QString(QLatin1Char(theory::letter(m_map->outcomes[at])));
    return QString::number(numbers[at]);
}

bool PlaneMap::isReached(int x, int y) const
{
    if (m_game == nullptr || m_board == nullptr || m_board->board().pieces.empty() || x < 0 || y < 0)
        return false;
    const games::Piece& queen = m_board->board().pieces.front();
    const auto place = games::pieceId(static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(x));
    return queen.kind == games::PieceKind::Queen &&
           std::holds_alternative<games::Move>(m_game->choose(queen.id, place));
}

bool PlaneMap::isCold(int x, int y) const
{
    return isReady() && x >= 0 && y >= 0 && x < static_cast<int>(m_map->columns) &&
           y < static_cast<int>(m_map->rows) &&
           m_map->outcomes[m_map->indexOf(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y))] ==
               theory::Outcome::P;
}

std::function<scene::Mapped(int x, int y)> PlaneMap::told() const
{
    if (!isReady())
        return {};
    const double most = std::max(1, m_size.width() + m_size.height());
    return [this, most](int x, int y) {
        const QString value = text(x, y);
        return scene::Mapped{.text = wording::numeral(value),
                             .isCold = isCold(x, y),
                             .isReached = isReached(x, y),
                             .strength = std::min(1.0, value.toDouble() / most)};
    };
}

} // namespace models
