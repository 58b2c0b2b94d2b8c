// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "games/map.h"
#include "models/board/boardmodel.h"
#include "models/watched.h"
#include "models/worker.h"
#include "scene/look.h"

#include <QSize>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

namespace models {

/// The map of a plane: outcome, Grundy value and moves left at every point, worked out on a thread.
class PlaneMap : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::BoardModel* board MEMBER m_board WRITE setBoard NOTIFY boardChanged)
    Q_PROPERTY(models::PlaneMap::Shown shown MEMBER m_shown WRITE setShown NOTIFY shownChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY mapChanged)
    Q_PROPERTY(bool offered READ isOffered NOTIFY mapChanged)

public:
    /// Nothing shows no map, and then none is worked out.
    enum class Shown : quint8 { Nothing, Outcome, Grundy, MovesLeft };
    Q_ENUM(Shown)

    explicit PlaneMap(QObject* parent = nullptr);

    /// The board whose position is mapped; its columns and rows are those of the map.
    void setBoard(BoardModel* board)
    {
        watch(m_board, board, &BoardModel::gameChanged, this, &PlaneMap::follow, &PlaneMap::boardChanged);
    }
    void setShown(Shown shown);
    /// Columns and rows that are mapped even where the board has fewer now.
    void setLeast(QSize least);
    [[nodiscard]] bool isReady() const { return m_map != nullptr && m_shown != Shown::Nothing; }
    [[nodiscard]] bool isOffered() const;

    /// What stands at a point: "P", "N" or a number; empty outside the map.
    Q_INVOKABLE QString text(int x, int y) const;
    [[nodiscard]] Q_INVOKABLE bool isCold(int x, int y) const;
    /// A move of the queen goes there.
    [[nodiscard]] Q_INVOKABLE bool isReached(int x, int y) const;
    /// All of it; null while there is no map.
    [[nodiscard]] std::function<scene::Mapped(int x, int y)> told() const;

signals:
    void boardChanged();
    void shownChanged();
    void mapChanged();

private:
    [[nodiscard]] QSize wantedSize() const;
    void follow();

    Watched<BoardModel> m_board;
    Shown m_shown{};
    QSize m_least{0, 0};
    QSize m_size;          ///< of m_map, or of the one being worked out
    games::GamePtr m_game; ///< of m_map, or of the one being worked out
    std::shared_ptr<const games::PositionMap> m_map;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
