// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/graph/graphlayoutdot.h"
#include "models/lab/graph/graphpainter.h"
#include "models/lab/graph/stategraphlabels.h"
#include "models/lab/graph/stategraphline.h"

namespace models {

/// The picture of a whole game, or of the part of it around a position: laid out in levels, first by the
/// quick layout, then by dot if that is wanted. Nodes are numbered as in the Lab.
class StateGraph : public models::LabPicture { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Lab* lab MEMBER m_lab WRITE setLab NOTIFY labChanged)
    Q_PROPERTY(models::StateGraphLine* line READ line CONSTANT)
    Q_PROPERTY(models::StateGraphLabels* labels READ labels CONSTANT)
    /// The picture is on the screen: only then it is laid out.
    Q_PROPERTY(bool shown MEMBER m_shown WRITE setShown NOTIFY shownChanged)
    /// "dot" or "quick".
    Q_PROPERTY(QString arrangement MEMBER m_arrangement NOTIFY arrangementChanged)
    /// What there is to say about the layout; empty for nothing.
    Q_PROPERTY(QString arrangementText READ arrangementText NOTIFY busyChanged)
    Q_PROPERTY(bool onlyWinning MEMBER m_onlyWinning NOTIFY lookChanged)
    /// The family of the font of the names.
    Q_PROPERTY(QString font MEMBER m_font NOTIFY lookChanged)
    /// The whole is too large to be drawn at once.
    Q_PROPERTY(bool tooMany READ isTooMany NOTIFY drawingChanged)
    Q_PROPERTY(QString tooManyText READ tooManyText NOTIFY drawingChanged)
    /// A part of the game is drawn.
    Q_PROPERTY(bool partial READ isPartial NOTIFY drawingChanged)
    /// "300 of 12,345 positions"; empty when all are drawn.
    Q_PROPERTY(QString partText READ partText NOTIFY drawingChanged)
    Q_PROPERTY(bool drawn READ isDrawn NOTIFY drawingChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// Changes whenever nodes have other places.
    Q_PROPERTY(int revision READ revision NOTIFY drawingChanged)
    /// For the back of a room: small games are drawn larger.
    Q_PROPERTY(bool large MEMBER m_large NOTIFY changed)
    /// Where a large one is drawn: it is laid out to fill that.
    Q_PROPERTY(QSizeF place MEMBER m_place WRITE setPlace NOTIFY changed)
    /// The node that is pointed at or has the keyboard, -1 for none.
    Q_PROPERTY(int pointed MEMBER m_pointed WRITE setPointed NOTIFY overlayChanged)

public:
    explicit StateGraph(QObject* parent = nullptr);

    [[nodiscard]] QSizeF size() const override { return m_drawing ? m_drawing->size : QSizeF(); }
    [[nodiscard]] Painter painter() const override;
    [[nodiscard]] Painter overlay() const override;
    [[nodiscard]] Scales scales() const override { return {.fit = m_large ? 2 : 1.25, .most = 6}; }

    void setLab(Lab* lab);
    [[nodiscard]] StateGraphLine* line() { return &m_line; }
    [[nodiscard]] StateGraphLabels* labels() { return &m_labels; }
    void setShown(bool shown);
    [[nodiscard]] QString arrangementText() const;
    [[nodiscard]] bool isTooMany() const { return m_whole && m_whole->graph.nodes.size() > mostNodes; }
    [[nodiscard]] QString tooManyText() const;
    [[nodiscard]] bool isPartial() const { return m_centre >= 0; }
    [[nodiscard]] QString partText() const;
    [[nodiscard]] bool isDrawn() const { return m_drawing != nullptr; }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy() || m_dot.isBusy(); }
    [[nodiscard]] int revision() const { return m_revision; }
    void setPlace(QSizeF place);
    void setPointed(int node);

    /// The node at a place (units) or within `reach` of it, -1 for none.
    [[nodiscard]] Q_INVOKABLE int nodeAt(QPointF place, double reach) const
    {
        return m_drawing ? m_drawing->nodeAt(place, reach) : -1;
    }
    /// The box of a node in units; empty where it is not drawn.
    [[nodiscard]] Q_INVOKABLE QRectF boxOf(int node) const;
    /// The nearest node in a direction, y down: among those that a move leads to, up among those that a move
    /// comes from, to the side in the same level; -1 for none.
    [[nodiscard]] Q_INVOKABLE int nearest(int node, int dx, int dy) const;
    /// Draws the part around a node.
    Q_INVOKABLE void showPart(int node);
    /// Has moves that the part leaves out.
    [[nodiscard]] Q_INVOKABLE bool isCut(int node) const;

    [[nodiscard]] const GraphDrawingPtr& drawing() const { return m_drawing; }

    static constexpr std::size_t mostNodes = 2000;
    static constexpr std::size_t partSize = 300;

signals:
    void labChanged();
    void shownChanged();
    void arrangementChanged();
    void lookChanged();
    void drawingChanged();
    void busyChanged();
    /// The selected node was at `before` and now is at `after`.
    void rearranged(QPointF before, QPointF after);

private:
    void receiveWhole();
    void follow();
    void layOut();
    void receive(const GraphDrawingPtr& drawing);
    void arrange();
    [[nodiscard]] GraphStyle style() const
    {
        return m_large ? largeStyle(m_place.height() / m_place.width()) : GraphStyle{};
    }
    [[nodiscard]] GraphDrawingPtr readable(const GraphDrawingPtr& drawing) const;
    void repaint();
    [[nodiscard]] GraphScene scene() const;
    [[nodiscard]] std::vector<analysis::NodeIndex> neighbours(analysis::NodeIndex node, bool after) const;

    Watched<Lab> m_lab;
    StateGraphLine m_line;
    StateGraphLabels m_labels;
    bool m_shown = false;
    QString m_arrangement = QStringLiteral("dot");
    bool m_onlyWinning = false;
    bool m_large = false;
    QSizeF m_place{16, 7};
    QString m_font;
    WholeGamePtr m_whole;
    int m_centre = -1; ///< of the part that is drawn
    GraphDrawingPtr m_quick;
    GraphDrawingPtr m_drawing; ///< what is shown: m_quick or what dot made of it
    std::optional<DotRunner::Failure> m_failure;
    int m_revision = 0;
    int m_pointed = -1;
    DotRunner m_dot;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
