// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/edit.h"
#include "models/drawn/drawnpicture.h"
#include "models/session/session.h"
#include "models/watched.h"

#include <QObject>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <set>

namespace models {

/// The tools that draw a drawn board: presses, drags and keys become edits of the session, one for each
/// action. Places are pixels of the picture.
class DrawingEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Session* session MEMBER m_session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(models::DrawnPicture* picture MEMBER m_picture NOTIFY pictureChanged)
    Q_PROPERTY(models::DrawingEditor::Tool tool MEMBER m_tool WRITE setTool NOTIFY toolChanged)
    Q_PROPERTY(bool drawing READ isDrawing NOTIFY toolChanged)
    /// Ends of edges go to half units.
    Q_PROPERTY(bool snap MEMBER m_snap NOTIFY snapChanged)
    /// Something is begun: Esc drops it.
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)

public:
    /// A colour draws edges that its player may cut.
    enum class Tool : quint8 { Cut, Green, Blue, Red, Move, Erase };
    Q_ENUM(Tool)

    explicit DrawingEditor(QObject* parent = nullptr) : QObject(parent) {}

    void setSession(Session* session);
    void setTool(Tool tool);
    [[nodiscard]] bool isDrawing() const { return colour().has_value(); }
    [[nodiscard]] bool isBusy() const { return m_start || m_moved || m_bent; }

    /// The row of the board that the tool would take hold of, -1 for none.
    [[nodiscard]] Q_INVOKABLE int rowAt(QPointF place, double reach) const;
    Q_INVOKABLE void press(QPointF place, double reach);
    Q_INVOKABLE void drag(QPointF place);
    Q_INVOKABLE void release(QPointF place, double reach);
    /// Shows what erasing the piece would take; an empty id shows nothing.
    Q_INVOKABLE void point(const QString& pieceId);
    /// Drops what is begun.
    Q_INVOKABLE void drop();

    /// Enter on a piece: begins or ends an edge, erases it, picks a joint up or puts it down.
    Q_INVOKABLE void choose(const QString& pieceId);
    /// Draws an edge to a new joint above the end chosen, or above the piece.
    Q_INVOKABLE void sprout(const QString& pieceId);
    Q_INVOKABLE void erase(const QString& pieceId);
    /// Moves what is picked up, or the foothold, by so many steps; false when there is nothing to move.
    Q_INVOKABLE bool nudge(const QString& pieceId, int dx, int dy);

signals:
    void sessionChanged();
    void pictureChanged();
    void toolChanged();
    void snapChanged();
    void busyChanged();

private:
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] const games::Piece* pieceAt(int row) const;
    [[nodiscard]] const games::Piece* pieceOf(const QString& pieceId) const
    {
        return isReady() ? pieceAt(m_session->board()->rowOf(pieceId)) : nullptr;
    }
    [[nodiscard]] std::optional<theory::Mover> colour() const;
    [[nodiscard]] QPointF snapped(QPointF units) const;
    [[nodiscard]] games::EdgeEnd endAt(QPointF place, double reach) const;
    [[nodiscard]] games::EdgeEnd endAt(const games::Piece& piece) const;
    void pressToMove(QPointF place, double reach);
    void drawTo(const games::EdgeEnd& end);
    [[nodiscard]] scene::Curve rubberTo(QPointF end, bool loops) const;
    [[nodiscard]] std::optional<games::Edit> movedTo(QPointF units) const;
    [[nodiscard]] std::set<games::PieceId> doomedBy(games::PieceId piece) const;
    void begin(const games::EdgeEnd& start);
    void showStart();

    Watched<Session> m_session;
    Watched<DrawnPicture> m_picture;
    Tool m_tool = Tool::Cut;
    bool m_snap = true;
    std::optional<games::EdgeEnd> m_start; ///< of the edge that is being drawn
    std::optional<games::PieceId> m_moved; ///< a joint, or the edge whose foot is moved
    std::optional<games::Piece> m_bent;
    QPointF m_pressed;
    bool m_away = false; ///< the pointer has left the place where it was pressed
    int m_pressedRow = -1;
    QPointF m_nudged;      ///< where what is picked up by keys is now, in units
    double m_foothold = 5; ///< where on the ground an edge drawn by keys will stand, in units
};

} // namespace models
