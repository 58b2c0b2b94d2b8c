// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/miniaturepainter.h"

#include "wording/text/language.h"
#include "wording/text/text.h"

#include <QFont>
#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace models {
namespace {

using games::Board;
using games::Piece;
using games::PieceKind;
using games::Shape;

/// Whole pixels, so that what is alike looks alike.
double even(double length)
{
    return std::max(2.0, std::round(length / 2) * 2);
}

bool has(const Board& board, PieceKind kind)
{
    return std::ranges::find(board.pieces, kind, &Piece::kind) != board.pieces.end();
}

class MiniaturePainter {
public:
    MiniaturePainter(QPainter& painter, const Board& board, const QRectF& room, double zoom,
                     const MiniatureColours& colours)
        : m_painter(painter), m_board(board), m_room(room.adjusted(1.5, 1.5, -1.5, -1.5)), m_zoom(zoom),
          m_colours(colours), m_columns(std::max(1, board.columns)), m_rows(std::max(1, board.rows))
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(Qt::NoPen);
    }

    void paint()
    {
        switch (m_board.shape) {
        case Shape::Heaps: has(m_board, PieceKind::Stick) ? paintRows() : paintHeaps(); break;
        case Shape::Lines:
        case Shape::Grid: paintCells(); break;
        case Shape::Strip: paintStrip(); break;
        case Shape::Staircase: paintStairs(); break;
        case Shape::Plane: paintPlane(); break;
        case Shape::Graph: paintGraph(); break;
        case Shape::Drawn: paintPicture(); break;
        case Shape::Table: paintTable(); break;
        }
    }

private:
    /// The boards side by side, each with as much room.
    void paintTable()
    {
        const double width = m_room.width() / std::max<double>(1, static_cast<double>(m_board.boards.size()));
        for (std::size_t i = 0; i < m_board.boards.size(); ++i) {
            const QRectF room(m_room.left() + static_cast<double>(i) * width, m_room.top(), width,
                              m_room.height());
            MiniaturePainter(m_painter, m_board.boards[i], room, m_zoom, m_colours).paint();
        }
    }

    [[nodiscard]] double px(double length) const { return length * m_zoom; }

    void disc(QPointF middle, double diameter, const QColor& colour)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawEllipse(middle, diameter / 2, diameter / 2);
    }

    void ring(QPointF middle, double diameter, const QColor& colour, double line)
    {
        m_painter.setPen(QPen(colour, line));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(middle, (diameter - line) / 2, (diameter - line) / 2);
    }

    void box(QPointF middle, QSizeF size, double rounding, const QColor& fill, const QColor& border = {})
    {
        QRectF area(QPointF(), size);
        area.moveCenter(middle);
        const double line = border.isValid() ? std::max(1.0, px(1)) : 0;
        m_painter.setPen(line > 0 ? QPen(border, line) : QPen(Qt::NoPen));
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(area.adjusted(line / 2, line / 2, -line / 2, -line / 2), rounding,
                                  rounding);
    }

    void write(QPointF middle, double width, double size, const QString& text, const QColor& colour,
               bool bold = true)
    {
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, static_cast<int>(std::round(size))));
        font.setWeight(bold ? QFont::Bold : QFont::Normal);
        const double needed = QFontMetricsF(font).horizontalAdvance(text);
        if (needed > width)
            font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * width / needed)));
        m_painter.setFont(font);
        m_painter.setPen(colour);
        QRectF area(0, 0, width * 2, size * 3);
        area.moveCenter(middle);
        m_painter.drawText(area, Qt::AlignCenter, text);
    }

    /// Too high to be drawn stone by stone.
    void pile(QPointF middle, QSizeF size, const Piece& piece, bool ofCoins)
    {
        box(middle, size, size.height() / 2, ofCoins ? m_colours.coin : m_colours.stone);
        const QString text = QLocale().toString(static_cast<qulonglong>(piece.count));
        write(middle, size.width() * 0.8, size.height() * 0.36, text,
              ofCoins ? m_colours.onCoin : m_colours.onFilled);
    }

    void coin(QPointF middle, double diameter, const QColor& colour, const QString& letter = {},
              const QColor& ink = {})
    {
        disc(middle, diameter, colour);
        if (diameter > px(12)) {
            QColor rim(Qt::white);
            rim.setAlphaF(0.5F);
            ring(middle, diameter * 0.78, rim, std::max(1.0, diameter * 0.045));
        }
        if (!letter.isEmpty() && diameter > px(9))
            write(middle, diameter * 0.7, diameter * 0.46, letter, ink);
    }

    // Heaps

    void paintHeaps()
    {
        const bool labelled = std::ranges::any_of(m_board.pieces, [](const Piece& piece) {
            return piece.kind == PieceKind::Base && !piece.label.empty();
        });
        const bool buttons = has(m_board, PieceKind::Button);
        const double foot = labelled || buttons ? px(18) : px(4);
        const double pitch =
            std::min({(m_room.height() - foot) / m_rows, px(19), m_room.width() / m_columns * 0.9});
        const double columnPitch = std::min(m_room.width() / m_columns, std::max(pitch * 2.2, px(34)));
        const double left = m_room.center().x() - m_columns * columnPitch / 2;
        const double ground = m_room.center().y() + (m_rows * pitch + foot) / 2 - foot;
        const double diameter = even(std::min(pitch * 0.89, columnPitch * 0.86));
        for (const Piece& piece : m_board.pieces) {
            const QPointF middle(left + (piece.column + 0.5) * columnPitch,
                                 ground - (piece.row + 0.5) * pitch);
            switch (piece.kind) {
            case PieceKind::Stone: disc(middle, diameter, m_colours.stone); break;
            case PieceKind::Coin: coin(middle, diameter, m_colours.coin); break;
            case PieceKind::Space: {
                const double share = piece.toRow > 0 ? piece.toRow : 1;
                ring({middle.x(), ground - (piece.row + share / 2) * pitch}, diameter * share * 0.6,
                     m_colours.ink3, std::max(1.0, px(1.2)));
                break;
            }
            case PieceKind::Pile: {
                const double side = std::min({columnPitch * 0.84, px(60), m_room.height() - foot});
                pile({middle.x(), ground - side / 2}, {side, side}, piece, false);
                break;
            }
            case PieceKind::Base:
                if (!piece.label.empty())
                    write({middle.x(), ground + foot * 0.6}, columnPitch, px(12),
                          wording::numeral(QString::fromStdString(piece.label)), m_colours.ink2, false);
                break;
            case PieceKind::Button: paintButton(piece, ground + foot * 0.55, m_columns * columnPitch); break;
            default: break;
            }
        }
    }

    /// How often a player may still press it.
    void paintButton(const Piece& piece, double y, double wide)
    {
        const bool left = piece.owner == theory::Mover::Left;
        const QColor& colour = left ? m_colours.edges.left : m_colours.edges.right;
        const QPointF middle(m_room.center().x() + (left ? -0.25 : 0.25) * std::max(wide, px(90)), y);
        box(middle, {px(34), px(15)}, px(7.5), m_colours.surface, colour);
        write(middle, px(28), px(10),
              QStringLiteral("%1 %L2").arg(QChar(left ? u'L' : u'R')).arg(piece.count), colour);
    }

    /// Heaps of sticks, one row each.
    void paintRows()
    {
        const double pitch = std::min(m_room.width() * 0.95 / m_rows, px(19));
        const double band = std::min(m_room.height() / m_columns, pitch * 3.6);
        const double height = std::max(4.0, std::min(pitch * 3.3, band - px(8)));
        const double left = m_room.center().x() - m_rows * pitch / 2;
        const double top = m_room.center().y() - m_columns * band / 2;
        for (const Piece& piece : m_board.pieces) {
            const QPointF middle(left + (piece.row + 0.5) * pitch, top + (piece.column + 0.5) * band);
            if (piece.kind == PieceKind::Stick)
                stick(middle, pitch, height);
            else if (piece.kind == PieceKind::Pile)
                pile({m_room.center().x(), middle.y()}, {std::min(m_room.width(), px(90)), height}, piece,
                     false);
        }
    }

    void stick(QPointF middle, double pitch, double height)
    {
        const double width = std::max(2.0, std::round(pitch * 0.36));
        box(middle, {width, height}, width / 2, m_colours.stone);
    }

    // Lines and grids

    void paintCells()
    {
        const bool sticks = has(m_board, PieceKind::Base) || has(m_board, PieceKind::Pile);
        const double pitch =
            std::floor(std::min({m_room.width() / m_columns, m_room.height() / m_rows, px(24.5)}) * 2) / 2;
        const double rowPitch = sticks ? std::min(pitch * 2.4, m_room.height() / m_rows) : pitch;
        const double left = m_room.center().x() - m_columns * pitch / 2;
        const double top = m_room.center().y() - m_rows * rowPitch / 2;
        for (const Piece& piece : m_board.pieces) {
            const QPointF corner(left + piece.column * pitch, top + piece.row * rowPitch);
            const QPointF middle = corner + QPointF(pitch / 2, rowPitch / 2);
            switch (piece.kind) {
            case PieceKind::Stone: disc(middle, even(pitch * 0.68), m_colours.stone); break;
            case PieceKind::Gap: disc(middle, std::max(2.0, pitch * 0.11), m_colours.line); break;
            case PieceKind::Tile:
                box(middle, {pitch * 0.86, pitch * 0.86}, pitch * 0.17, m_colours.stone);
                break;
            case PieceKind::CrossedTile: paintCross(middle, pitch * 0.86); break;
            case PieceKind::Stick: stick(middle, pitch, rowPitch * 0.76); break;
            case PieceKind::Cut: paintCut(corner.x() + pitch * 0.25, middle.y(), rowPitch * 0.72); break;
            case PieceKind::Pile:
                pile(corner + QPointF(pitch * 1.5, rowPitch / 2),
                     {pitch * 2.5, std::min(pitch, rowPitch * 0.8)}, piece, false);
                break;
            default: break;
            }
        }
    }

    void paintCross(QPointF middle, double side)
    {
        box(middle, {side, side}, side * 0.2, m_colours.surface2, m_colours.stone);
        m_painter.setPen(QPen(m_colours.stone, std::max(1.5, side * 0.1), Qt::SolidLine, Qt::RoundCap));
        const double arm = side * 0.24;
        m_painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
        m_painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
    }

    void paintCut(double x, double y, double height)
    {
        QPen pen(m_colours.ink3, std::max(1.0, px(1)));
        pen.setDashPattern({2, 2});
        m_painter.setPen(pen);
        m_painter.drawLine(QPointF(x, y - height / 2), QPointF(x, y + height / 2));
    }

    // Squares

    /// Of White or Black: its outline is seen on every board.
    void token(QPointF middle, double diameter, bool isWhite)
    {
        disc(middle, diameter, isWhite ? m_colours.white : m_colours.black);
        ring(middle, diameter, m_colours.ink2, std::max(1.0, diameter * 0.06));
        if (diameter > px(9))
            write(middle, diameter, diameter * 0.46,
                  //: the letter on a white token
                  isWhite ? wording::translate("Wording", "W") : wording::translate("Wording", "B"),
                  isWhite ? m_colours.black : m_colours.white);
    }

    void square(QPointF middle, double side)
    {
        box(middle, {side, side}, side * 0.15, m_colours.surface, m_colours.line);
    }

    void paintStrip()
    {
        const double pitch = std::min({m_room.width() / m_columns, m_room.height() / m_rows, px(27)});
        const double left = m_room.center().x() - m_columns * pitch / 2;
        const double top = m_room.center().y() - m_rows * pitch / 2;
        for (const Piece& piece : m_board.pieces) {
            const QPointF middle(left + (piece.column + 0.5) * pitch, top + (piece.row + 0.5) * pitch);
            const QPointF lifted = middle - QPointF(0, piece.toRow * pitch * 0.2);
            const QString letter = QString::fromStdString(piece.label);
            const double size = even(pitch * 0.74);
            switch (piece.kind) {
            case PieceKind::Square: square(middle, pitch * 0.93); break;
            case PieceKind::Coin: coin(lifted, size, m_colours.coin); break;
            case PieceKind::Head:
                coin(middle, size, m_colours.coin, QStringLiteral("H"), m_colours.onCoin);
                break;
            case PieceKind::Tail:
                disc(middle, size, m_colours.surface2);
                ring(middle, size, m_colours.line, std::max(1.0, px(1)));
                write(middle, pitch * 0.6, pitch * 0.34, QStringLiteral("T"), m_colours.ink2);
                break;
            case PieceKind::LeftToken:
                coin(middle, size, m_colours.edges.left, letter, m_colours.onFilled);
                break;
            case PieceKind::RightToken:
                coin(middle, size, m_colours.edges.right, letter, m_colours.onFilled);
                break;
            case PieceKind::WhiteToken: token(middle, size, true); break;
            case PieceKind::BlackToken: token(middle, size, false); break;
            default: break;
            }
        }
    }

    void paintStairs()
    {
        const double step = std::min(m_room.width() / m_columns, px(30));
        const double rise = std::min(step * 0.42, m_room.height() * 0.4 / std::max(1.0, m_columns - 0.65));
        const double climb = (m_columns - 0.65) * rise;
        const double pitch = std::min(step * 0.52, (m_room.height() - climb) / m_rows);
        const double left = m_room.center().x() - m_columns * step / 2;
        const double ground = m_room.center().y() + (climb + m_rows * pitch) / 2;
        const auto topOf = [&](double column) { return ground - (column + 0.35) * rise; };
        for (const Piece& piece : m_board.pieces) {
            const double x = left + (piece.column + 0.5) * step;
            const double top = topOf(piece.column);
            if (piece.kind == PieceKind::Step)
                box({x, (top + ground) / 2}, {step, ground - top}, 0, m_colours.surface2, m_colours.line);
            else if (piece.kind == PieceKind::Coin)
                coin({x, top - (piece.row + 0.5) * pitch}, even(pitch * 0.88), m_colours.coin);
            else if (piece.kind == PieceKind::Pile)
                pile({x, top - step * 0.4}, {step * 0.8, step * 0.8}, piece, true);
        }
    }

    void paintPlane()
    {
        const double pitch = std::min({m_room.width() / m_columns, m_room.height() / m_rows, px(16)});
        const double left = m_room.center().x() - m_columns * pitch / 2;
        const double bottom = m_room.center().y() + m_rows * pitch / 2;
        if (pitch >= 3) {
            for (int row = 0; row < m_rows; ++row)
                for (int column = 0; column < m_columns; ++column)
                    square({left + (column + 0.5) * pitch, bottom - (row + 0.5) * pitch}, pitch * 0.92);
        } else {
            box(m_room.center(), {m_columns * pitch, m_rows * pitch}, 0, m_colours.surface, m_colours.line);
        }
        const auto middleOf = [&](double row, double column) {
            return QPointF(left + (column + 0.5) * pitch, bottom - (row + 0.5) * pitch);
        };
        for (const Piece& piece : m_board.pieces) {
            const QPointF middle = middleOf(piece.row, piece.column);
            if (piece.kind == PieceKind::Queen) {
                const double ways = std::min(piece.row, piece.column);
                paintWay(middle, middleOf(piece.row, 0), pitch);
                paintWay(middle, middleOf(0, piece.column), pitch);
                paintWay(middle, middleOf(piece.row - ways, piece.column - ways), pitch);
            }
            if (piece.kind == PieceKind::Queen)
                paintQueen(middle, std::max(pitch * 0.92, px(10)));
            else if (piece.kind == PieceKind::Counter)
                coin(middle, std::max(pitch * 0.8, px(5)), m_colours.coin);
        }
    }

    /// Where the queen may go.
    void paintWay(QPointF from, QPointF to, double pitch)
    {
        m_painter.setPen(QPen(faded(m_colours.edges.accent, 0.35), pitch * 0.3, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(from, to);
    }

    void paintQueen(QPointF middle, double side)
    {
        box(middle, {side, side}, side * 0.2, m_colours.edges.accent);
        write(middle, side, side * 0.66, QStringLiteral("\u265B"), m_colours.onFilled);
    }

    // Graphs and pictures

    void paintGraph()
    {
        const double unitX = std::min(m_room.width() / m_columns, px(64));
        const double unitY = std::min(m_room.height() / m_rows, px(40));
        const double node = std::max(px(6), std::min(unitX, unitY) * 0.5);
        const auto place = [&](double row, double column) {
            return QPointF(m_room.center().x() + (column + 0.5 - m_columns / 2.0) * unitX,
                           m_room.center().y() + (row + 0.5 - m_rows / 2.0) * unitY);
        };
        for (const Piece& piece : m_board.pieces)
            if (piece.kind == PieceKind::Arrow)
                paintArrow(place(piece.row, piece.column), place(piece.toRow, piece.toColumn), piece.bend,
                           node / 2);
        for (const Piece& piece : m_board.pieces) {
            if (piece.kind != PieceKind::Node && piece.kind != PieceKind::Token)
                continue;
            const QPointF middle = place(piece.row, piece.column);
            disc(middle, node, m_colours.surface);
            ring(middle, node, m_colours.stone, std::max(1.2, px(1.5)));
            if (piece.kind == PieceKind::Token)
                disc(middle, node * 0.62, m_colours.coin);
        }
    }

    void paintArrow(QPointF from, QPointF to, double bend, double margin)
    {
        const QPointF along = to - from;
        const double length = std::max(1.0, std::hypot(along.x(), along.y()));
        const QPointF middle = (from + to) / 2 + QPointF(along.y(), -along.x()) * bend * 2;
        const auto towards = [](QPointF a, QPointF b, double distance) {
            const double apart = std::max(1.0, std::hypot(b.x() - a.x(), b.y() - a.y()));
            return a + (b - a) / apart * distance;
        };
        const QPointF end = towards(to, middle, margin + px(1));
        const double angle = std::atan2(end.y() - middle.y(), end.x() - middle.x());
        const double head = std::min(px(6), length * 0.3);
        const auto barb = [&](double turned) {
            return end - QPointF(std::cos(angle + turned), std::sin(angle + turned)) * head;
        };
        QPainterPath path(towards(from, middle, margin + px(1)));
        path.quadTo(middle, end - QPointF(std::cos(angle), std::sin(angle)) * head * 0.7);
        m_painter.setPen(QPen(m_colours.ink3, std::max(1.0, px(1.4)), Qt::SolidLine, Qt::RoundCap));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colours.ink3);
        m_painter.drawPolygon(QPolygonF{end, barb(-0.45), barb(0.45)});
    }

    void paintPicture()
    {
        constexpr int samples = 16;
        constexpr double overhang = 0.4; // of the ground, in units
        DrawnStage stage;
        stage.show(m_board.pieces, DrawnStage::Change::AtOnce, 1);
        QRectF reach(0, 0, 0, 0);
        if (!stage.edges().empty())
            reach.moveLeft(stage.edges().front().to[0].x());
        for (const DrawnStage::Edge& edge : stage.edges())
            for (int i = 0; i <= samples; ++i) {
                const QPointF at = pointAt(edge.to, static_cast<double>(i) / samples);
                reach.setLeft(std::min(reach.left(), at.x()));
                reach.setRight(std::max(reach.right(), at.x()));
                reach.setBottom(std::max(reach.bottom(), at.y()));
            }
        const double edge = px(7); // thickness of lines, size of joints
        const double wide = std::max(0.5, reach.width() + 2 * overhang);
        const double high = std::max(0.5, reach.height());
        const double unit =
            std::min({(m_room.width() - edge) / wide, (m_room.height() - 2 * edge) / high, px(48)});
        DrawnScene scene{.stage = &stage,
                         .part = 1,
                         .edges = std::vector<DrawnLook>(stage.edges().size()),
                         .joints = std::vector<DrawnLook>(stage.joints().size()),
                         .view = {.unit = {unit, unit},
                                  .origin = {m_room.center().x() - reach.center().x() * unit,
                                             m_room.center().y() + high * unit / 2}},
                         .groundFrom = reach.left() - overhang,
                         .groundTo = reach.right() + overhang,
                         .thickness = std::clamp(unit * 0.13, px(1.6), px(5)),
                         .miniature = true,
                         .colours = m_colours.edges};
        paintDrawn(m_painter, scene);
    }

    QPainter& m_painter;
    const Board& m_board;
    QRectF m_room;
    double m_zoom;
    const MiniatureColours& m_colours;
    int m_columns;
    int m_rows;
};

/// The same darkness in another hue.
QColor inHue(const QColor& colour, int hue)
{
    return hue < 0 ? colour : QColor::fromHslF(static_cast<float>(hue) / 360.0F, 0.42F, colour.lightnessF());
}

} // namespace

MiniatureColours miniatureColours(const QVariantMap& colours, int hue)
{
    const auto at = [&colours](const char* name) {
        return colours.value(QLatin1String(name)).value<QColor>();
    };
    return {.stone = inHue(at("stone"), hue),
            .coin = inHue(at("coin"), hue),
            .onCoin = at("onCoin"),
            .onFilled = at("onFilled"),
            .white = at("white"),
            .black = at("black"),
            .line = at("line"),
            .surface = at("surface"),
            .surface2 = at("surface2"),
            .ink2 = at("ink2"),
            .ink3 = at("ink3"),
            .edges = drawnColours(colours)};
}

void paintMiniature(QPainter& painter, const games::Board& board, const QRectF& room, double zoom,
                    const MiniatureColours& colours)
{
    MiniaturePainter(painter, board, room, zoom, colours).paint();
}

} // namespace models
