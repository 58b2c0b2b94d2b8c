// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/board/boardmodel.h"
#include "models/board/planemap.h"
#include "models/board/sceneitem.h"
#include "models/watched.h"
#include "scene/marks.h"

#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QRectF>
#include <QVariantAnimation>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <unordered_map>
#include <vector>

namespace models {

/// Where the badge of a mark may stand.
class MarkPlace {
    Q_GADGET
    QML_VALUE_TYPE(markPlace)
    /// Around what the move takes; empty where nothing of it is seen.
    Q_PROPERTY(QRectF box MEMBER box)
    /// Corners of its pieces (points), the best first.
    Q_PROPERTY(QVariantList corners MEMBER corners)
    /// How wide a badge on the right of the box may be, and how high one below it.
    Q_PROPERTY(double right MEMBER right)
    Q_PROPERTY(double below MEMBER below)
    /// It crosses another mark, and no line shows it.
    Q_PROPERTY(bool quiet MEMBER quiet)

public:
    QRectF box;
    QVariantList corners;
    double right = 0;
    double below = 0;
    bool quiet = false;

    friend bool operator==(const MarkPlace&, const MarkPlace&) = default;
};

/// How a piece goes from one place to the next.
struct Pace {
    bool isFalling = false; ///< slow at first; else fast
    int delay = 0;          ///< in milliseconds
    double rise = 0;        ///< pixels above the straight way, at its middle

    friend bool operator==(const Pace&, const Pace&) = default;
};

/// A piece on its way from one scene to the next: it comes without a `from`, and goes without a `to`.
struct SceneMotion {
    int key = 0;
    std::optional<scene::Figure> from{};
    std::optional<scene::Figure> to{};
    Pace pace{};
};

/// A board in the window: lays it out as a scene, paints it, and lets what differs from one scene to the next
/// glide, turn or fade. Rows are those of the board model.
class BoardScene : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::BoardModel* board READ board WRITE setBoard NOTIFY boardChanged)
    /// What is told of the squares of a plane.
    Q_PROPERTY(models::PlaneMap* map READ map WRITE setMap NOTIFY mapChanged)
    /// The repeater of the empty items that lie on the pieces (PieceItem): each is put where its piece is
    /// hit.
    Q_PROPERTY(QQuickItem* pieces MEMBER m_pieces NOTIFY piecesChanged)
    /// See scene::themeColours.
    Q_PROPERTY(QVariantMap colours MEMBER m_colours NOTIFY looksChanged)
    /// It lies on BoardModel::ground, and paints none of its own.
    Q_PROPERTY(bool tabled MEMBER m_isOnTable NOTIFY looksChanged)
    /// How much is seen of a piece that goes.
    Q_PROPERTY(double pale MEMBER m_pale NOTIFY looksChanged)
    /// See scene::Room.
    Q_PROPERTY(double step MEMBER m_step NOTIFY roomChanged)
    Q_PROPERTY(double letter MEMBER m_letter NOTIFY roomChanged)
    Q_PROPERTY(double leastLetter MEMBER m_leastLetter NOTIFY roomChanged)
    Q_PROPERTY(double head MEMBER m_head NOTIFY roomChanged)
    /// Free above squares that are zoomed.
    Q_PROPERTY(double zoomedHead MEMBER m_zoomedHead NOTIFY roomChanged)
    Q_PROPERTY(bool far MEMBER m_isFar NOTIFY roomChanged)
    Q_PROPERTY(QSizeF spare MEMBER m_spare NOTIFY roomChanged)
    /// Of what glides, in milliseconds; 0: nothing does.
    Q_PROPERTY(int duration MEMBER m_duration)
    /// Where pieces are hit, and what is seen of those that are not places: empty for others.
    Q_PROPERTY(QList<QRectF> spots READ spots NOTIFY placesChanged)
    Q_PROPERTY(QList<QRectF> tokens READ tokens NOTIFY placesChanged)
    /// Places of what the last move took, moved or changed.
    Q_PROPERTY(QList<QRectF> lastPlaces READ lastPlaces NOTIFY laidOut)
    /// Where the pieces go that each player takes, seat 0 first; empty where these are not shown.
    Q_PROPERTY(QVariantList dishes MEMBER m_dishes NOTIFY dishesChanged)
    /// What the board takes of the item while it is not zoomed.
    Q_PROPERTY(QRectF content READ content NOTIFY laidOut)
    /// From piece to piece.
    Q_PROPERTY(double pitch READ pitch NOTIFY laidOut)
    /// All that is written on the board, but whose an edge is.
    Q_PROPERTY(QStringList texts READ texts NOTIFY laidOut)
    Q_PROPERTY(QList<QRectF> textPlaces READ textPlaces NOTIFY laidOut)
    Q_PROPERTY(double smallestText READ smallestText NOTIFY laidOut)
    /// Of the marks of the board (MarkPlace).
    Q_PROPERTY(QVariantList markPlaces READ markPlaces NOTIFY markPlacesChanged)
    /// Of what goes if the piece pointed at is chosen, while nothing tells what that leaves.
    Q_PROPERTY(models::MarkPlace previewPlace MEMBER m_previewPlace NOTIFY markPlacesChanged)
    /// For a mark that has just gone.
    Q_PROPERTY(models::MarkPlace noMark READ noMark CONSTANT)
    /// How much larger than whole; what is seen of it is moved by `pan`.
    Q_PROPERTY(double zoom READ zoom NOTIFY laidOut)
    Q_PROPERTY(double mostZoom READ mostZoom NOTIFY laidOut)
    /// So many pieces that each is small.
    Q_PROPERTY(bool crowded READ isCrowded NOTIFY laidOut)
    Q_PROPERTY(bool gliding READ isGliding NOTIFY glidingChanged)
    /// Of a plane: how many columns and rows it has, and where what is seen of them lies.
    Q_PROPERTY(QSize squares READ squares NOTIFY laidOut)
    Q_PROPERTY(QRectF seenSquares READ seenSquares NOTIFY laidOut)

public:
    explicit BoardScene(QQuickItem* parent = nullptr);

    [[nodiscard]] BoardModel* board() const { return m_board; }
    void setBoard(BoardModel* board);
    [[nodiscard]] PlaneMap* map() const { return m_map; }
    void setMap(PlaneMap* map);
    [[nodiscard]] QList<QRectF> spots() const { return m_spots; }
    [[nodiscard]] QList<QRectF> tokens() const { return m_tokens; }
    [[nodiscard]] QList<QRectF> lastPlaces() const { return m_lastPlaces; }
    [[nodiscard]] QRectF content() const { return m_whole.content; }
    [[nodiscard]] double pitch() const { return m_laid.pitch; }
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] QList<QRectF> textPlaces() const;
    [[nodiscard]] double smallestText() const;
    [[nodiscard]] static MarkPlace noMark() { return {}; }
    [[nodiscard]] QVariantList markPlaces() const { return m_markPlaces; }
    [[nodiscard]] bool isGliding() const { return m_clock.state() == QAbstractAnimation::Running; }
    [[nodiscard]] virtual double zoom() const { return m_zoom; }
    [[nodiscard]] virtual double mostZoom() const;
    [[nodiscard]] virtual bool isCrowded() const { return !m_spots.isEmpty() && m_whole.pitch < 20; }
    [[nodiscard]] QSize squares() const;
    [[nodiscard]] QRectF seenSquares() const;
    /// The column and row of the square there; (-1, -1) for none.
    [[nodiscard]] Q_INVOKABLE QPoint squareAt(QPointF place) const;
    [[nodiscard]] Q_INVOKABLE QRectF squarePlace(int column, int row) const;
    /// What lies at that place stays there.
    Q_INVOKABLE virtual void zoomAt(double factor, QPointF place);
    Q_INVOKABLE virtual void pan(QPointF by);
    Q_INVOKABLE virtual void showWhole();
    /// Moves what is seen so far that the piece is, or that place.
    Q_INVOKABLE virtual void reveal(int row);
    Q_INVOKABLE void revealPlace(QRectF place);
    /// Whether a place is near the arrow that is drawn for the piece; true for any other piece.
    [[nodiscard]] Q_INVOKABLE bool reaches(int row, QPointF place) const;
    /// Puts the item of that row on its piece.
    Q_INVOKABLE void place(int row, QQuickItem* item) const;
    /// The pointer holds that piece so far from its place.
    Q_INVOKABLE void hold(int row, QPointF by);
    /// It is let go, and glides to where it belongs now.
    Q_INVOKABLE void release(int row);
    /// Forgets how large the board was.
    Q_INVOKABLE virtual void refit();
    [[nodiscard]] const scene::Scene& laidOutScene() const { return m_laid; }
    /// What the players have taken, as it lies before them.
    [[nodiscard]] std::vector<scene::Figure> inDishes() const;

signals:
    void boardChanged();
    void mapChanged();
    void looksChanged();
    void roomChanged();
    void dishesChanged();
    void placesChanged();
    void piecesChanged();
    void laidOut();
    void markPlacesChanged();
    void glidingChanged();

protected:
    [[nodiscard]] scene::Lies lies() const { return m_isOnTable ? scene::Lies::OnTable : scene::Lies::OnMat; }
    void geometryChange(const QRectF& next, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void updatePolish() override;

    /// A piece as it is drawn, with what it stays known by while it moves from place to place.
    struct Part {
        int key = 0;
        scene::Figure figure;
        Pace pace{};

        friend bool operator==(const Part&, const Part&) = default;
    };

    virtual void receiveBoard();
    virtual void layOut();
    /// At once: the window or the eye moves, and not the pieces.
    void layOutAtOnce();
    virtual void placeMarks();
    virtual void followPointing();
    [[nodiscard]] virtual scene::Emphasis emphasisOf(int row) const;
    [[nodiscard]] virtual std::vector<Part> wantedParts() const;
    [[nodiscard]] virtual int keyOf(int row) const;
    /// Says how pieces that differ in two scenes come to the next one.
    virtual void direct(std::vector<SceneMotion>& motions) const;
    /// What is seen beside the pieces.
    virtual void dress(scene::Scene&) const {}
    /// Puts all items of pieces where these are hit.
    void placeItems() const;
    /// Something goes that no board has had. Precondition: it has a `from` and a `to`.
    void letGo(const SceneMotion& motion);

    Watched<BoardModel> m_board;
    QVariantMap m_colours;
    int m_duration = 0;
    scene::Scene m_laid; ///< without what is said of its pieces
    QList<QRectF> m_spots;
    std::vector<Part> m_wanted; ///< what is seen once all is still
    int m_nextKey = 0;
    bool m_wasShown = false; ///< there is something that the next scene may differ from

private:
    void followRows();
    void showView();
    void growTo(int rows, int columns);
    [[nodiscard]] QQuickItem* itemOf(int row) const;
    void placeLast();
    void tellSquares();
    [[nodiscard]] bool isToldByMap() const;
    [[nodiscard]] QRectF writtenIn(const scene::Figure& figure) const;
    [[nodiscard]] int pointedMark() const;
    /// Whether what is pointed at goes, and nothing tells what that leaves.
    [[nodiscard]] bool isToGo() const;
    void placePreview(const std::vector<QRectF>& things);
    [[nodiscard]] std::vector<Part> movingParts() const;
    [[nodiscard]] std::vector<Part> partsInDishes() const;
    void passToDishes(std::vector<SceneMotion>& motions) const;
    void goAsInWorld(SceneMotion& motion) const;
    bool keepsMoving(const std::vector<Part>& wanted);
    void move(const std::vector<SceneMotion>& motions);
    void start();
    void showAtOnce();
    void paintStill();
    void paintMoving();

    Watched<PlaneMap> m_map;
    QPointer<QQuickItem> m_pieces;
    bool m_isOnTable = false;
    QVariantList m_dishes; ///< rectangles
    double m_pale = 0.4;
    double m_step = 10;
    double m_letter = 15;
    double m_leastLetter = 11;
    double m_head = 0;
    double m_zoomedHead = 0;
    bool m_isFar = false;
    QSizeF m_spare;
    int m_heldRows = 0;
    int m_heldColumns = 0;

    scene::Scene m_whole; ///< without zoom
    double m_zoom = 1;
    QPointF m_offset; ///< of its top left corner
    QList<QRectF> m_tokens;
    QList<QRectF> m_lastPlaces;
    QVariantList m_markPlaces;
    MarkPlace m_previewPlace;
    int m_pointedMark = -1;
    std::vector<int> m_keys;                 ///< of the rows
    std::unordered_map<int, QPointF> m_held; ///< by key

    std::vector<Part> m_from; ///< of what moves
    std::vector<Part> m_to;
    std::vector<Part> m_still;
    QVariantAnimation m_clock;
    SceneItem* m_stillItem;
    SceneItem* m_movingItem;
};

} // namespace models
