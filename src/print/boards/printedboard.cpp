// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/boards/printedshapes.h"
#include "print/ink.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <algorithm>
#include <vector>

namespace printing {
namespace {

constexpr Lettering captionLook{.size = 11 * pt, .bold = true};
constexpr Lettering buttonLook{.size = 9 * pt};
constexpr double captionRoom = 8 * mm;
constexpr double buttonHeight = 7 * mm;
constexpr double buttonGap = 3 * mm;

bool isButton(const games::Piece& piece)
{
    return piece.kind == games::PieceKind::Button;
}

PrintedBoardPtr printedShape(const games::Board& board, QSizeF room, Between between);

/// Boards side by side with their numbers, a sign between each two.
class PrintedTable : public PrintedBoard {
public:
    PrintedTable(const std::vector<games::Board>& boards, QSizeF room, Between between) : m_between(between)
    {
        const auto count = static_cast<double>(std::max<std::size_t>(boards.size(), 1));
        const double each = std::max(10 * mm, (room.width() - (count - 1) * signRoom) / count);
        double height = captionRoom;
        double width = 0;
        for (games::Board board : boards) {
            std::erase_if(board.pieces, isButton);
            const auto number = static_cast<std::uint32_t>(m_boards.size());
            for (games::Piece& piece : board.pieces)
                piece.id = games::onBoard(piece.id, number); // as on a board alone: heaps are named by it
            m_boards.push_back(
                printedShape(board, {each, std::max(10 * mm, room.height() - captionRoom)}, between));
            height = std::max(height, m_boards.back()->size().height());
            width += m_boards.back()->size().width() + (m_boards.size() > 1 ? signRoom : 0);
        }
        m_size = {std::max(width, mm), captionRoom + height};
    }

    void paint(QPainter& painter) const override
    {
        double left = 0;
        std::uint64_t number = 0;
        for (const PrintedBoardPtr& board : m_boards) {
            if (left > 0) {
                Ink(painter).text(
                    {left, captionRoom, signRoom, m_size.height() - captionRoom}, Qt::AlignCenter,
                    m_between == Between::Plus ? QStringLiteral("+") : QStringLiteral("?"), captionLook);
                left += signRoom;
            }
            Ink(painter).text({left, 0, std::max(signRoom, board->size().width()), captionRoom},
                              Qt::AlignHCenter | Qt::AlignTop, wording::localized(++number), captionLook);
            painter.save();
            painter.translate(left, m_size.height() - board->size().height());
            board->paint(painter);
            painter.restore();
            left += board->size().width();
        }
    }

private:
    static constexpr double signRoom = 10 * mm;

    Between m_between;
    std::vector<PrintedBoardPtr> m_boards;
};

PrintedBoardPtr printedShape(const games::Board& board, QSizeF room, Between between)
{
    switch (board.shape) {
    case games::Shape::Heaps: return printedHeaps(board, room);
    case games::Shape::Lines:
    case games::Shape::Grid: return printedCells(board, room);
    case games::Shape::Strip: return printedStrip(board, room);
    case games::Shape::Staircase: return printedStairs(board, room);
    case games::Shape::Plane: return printedPlane(board, room);
    case games::Shape::Graph: return printedGraph(board, room);
    case games::Shape::Table: return std::make_unique<PrintedTable>(board.boards, room, between);
    case games::Shape::Drawn: break;
    }
    return printedDrawn(board, room);
}

/// A board with its caption above and its buttons below.
class FramedBoard : public PrintedBoard {
public:
    FramedBoard(games::Board board, const games::Info& info, QSizeF room, Between between)
        : m_caption(QString::fromStdString(board.caption))
    {
        for (const games::Piece& piece : board.pieces)
            if (isButton(piece))
                m_buttons.push_back(
                    wording::translate("Wording", "%1: %2")
                        .arg(wording::playerName(piece.owner, info.id), wording::buttonLabel(piece, info)));
        std::erase_if(board.pieces, isButton);
        const double spare = above() + below();
        m_inner = printedShape(board, {room.width(), std::max(10 * mm, room.height() - spare)}, between);
        const double width = std::max({m_inner->size().width(), textWidth(m_caption, captionLook),
                                       buttonWidth() * static_cast<double>(m_buttons.size())});
        m_whole = {std::max(width, mm), m_inner->size().height() + spare};
        m_scale = std::min({1.0, room.width() / m_whole.width(), room.height() / m_whole.height()});
        m_size = m_whole * m_scale;
    }

    void paint(QPainter& painter) const override
    {
        paintUnmirrored(painter, 0, m_size.width(), [this](QPainter& at) { draw(at); });
    }

private:
    void draw(QPainter& painter) const
    {
        Ink ink(painter);
        painter.save();
        painter.scale(m_scale, m_scale);
        if (!m_caption.isEmpty())
            ink.text({0, 0, m_whole.width(), captionRoom}, Qt::AlignLeft | Qt::AlignTop, m_caption,
                     captionLook);
        painter.save();
        painter.translate(0, above());
        m_inner->paint(painter);
        painter.restore();
        const double top = above() + m_inner->size().height() + buttonGap;
        for (std::size_t i = 0; i < m_buttons.size(); ++i) {
            const QRectF box(static_cast<double>(i) * buttonWidth(), top, buttonWidth() - buttonGap,
                             buttonHeight);
            ink.box(box, 1.5 * mm, Fill::None, usualLine);
            ink.text(box.adjusted(mm, 0, -mm, 0), Qt::AlignCenter, m_buttons[i], buttonLook);
        }
        painter.restore();
    }

    [[nodiscard]] double above() const { return m_caption.isEmpty() ? 0 : captionRoom; }
    [[nodiscard]] double below() const { return m_buttons.empty() ? 0 : buttonGap + buttonHeight; }
    [[nodiscard]] double buttonWidth() const
    {
        double widest = 0;
        for (const QString& button : m_buttons)
            widest = std::max(widest, textWidth(button, buttonLook));
        return widest + 6 * mm + buttonGap;
    }

    QString m_caption;
    std::vector<QString> m_buttons;
    PrintedBoardPtr m_inner;
    QSizeF m_whole;     ///< before it is scaled
    double m_scale = 1; ///< for boards whose shape alone cannot keep to the room
};

/// For boards with more pieces than can be drawn.
class TooLargeBoard : public PrintedBoard {
public:
    explicit TooLargeBoard(std::uint64_t pieces)
        : m_text(wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 piece, too many to draw"),
                                  QT_TRANSLATE_N_NOOP("Wording", "%1 pieces, too many to draw"), pieces)
                     .arg(wording::localized(pieces)))
    {
        m_size = {textWidth(m_text, captionLook), captionRoom};
    }

    void paint(QPainter& painter) const override
    {
        Ink(painter).text(QRectF(QPointF(), m_size), Qt::AlignLeft | Qt::AlignVCenter, m_text, captionLook);
    }

private:
    QString m_text;
};

} // namespace

PrintedBoardPtr printedBoard(const games::Board& board, const games::Info& info, QSizeF room, Between between)
{
    if (board.undrawn > 0)
        return std::make_unique<TooLargeBoard>(board.undrawn);
    return std::make_unique<FramedBoard>(board, info, room, between);
}

namespace {

QString shortened(const QString& label)
{
    constexpr qsizetype longest = 14;
    return label.size() <= longest ? label : label.left(longest - 1) + QChar(0x2026);
}

} // namespace

QString pieceLabel(const games::Board& board, const games::Piece& piece)
{
    if (!piece.label.empty())
        return shortened(wording::typeset(wording::numeral(QString::fromStdString(piece.label))));
    switch (piece.kind) {
    case games::PieceKind::Square:
    case games::PieceKind::Head:
    case games::PieceKind::Tail:
    case games::PieceKind::Step:
        return QLocale().toString(board.firstNumber + static_cast<int>(piece.column));
    case games::PieceKind::Pile:
    case games::PieceKind::Base: return wording::localized(piece.count);
    case games::PieceKind::Node:
    case games::PieceKind::Token: return wording::ungrouped(static_cast<std::uint64_t>(piece.id));
    default: return {};
    }
}

int numberEvery(double pitch, double widest)
{
    int every = 1;
    for (const int next : {2, 5, 10, 20, 50, 100})
        every = pitch * every < widest ? next : every;
    return every;
}

} // namespace printing
