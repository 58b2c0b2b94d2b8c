// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/scene.h"
#include "scene/layout.h"
#include "scene/letters.h"
#include "scene/worldpieces.h"

#include "wording/text/text.h"

#include <QTransform>

#include <cmath>
#include <iterator>

namespace scene {
namespace {

using games::Board;
using games::Piece;
using games::PieceKind;

void layOutShape(Layout& layout);

Scene shapeOf(const Board& board, const Look& look, const Room& room)
{
    Layout layout(board, look, room);
    layOutShape(layout);
    return layout.scene;
}

template <typename Things>
void append(Things& to, Things& from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

/// Takes over all that another scene shows.
void add(Scene& to, Scene& from)
{
    append(to.scenery, from.scenery);
    append(to.figures, from.figures);
    append(to.ghosts, from.ghosts);
    append(to.captions, from.captions);
}

/// Boards side by side with their numbers, a sign between each two.
void layOutTable(Layout& layout)
{
    const auto count = static_cast<double>(std::max<std::size_t>(layout.board.boards.size(), 1));
    const double sign = layout.look.between == Between::Nothing ? layout.step() : 4 * layout.letter();
    const double head = layout.look.hasCaptions() ? 2.2 * layout.letter() : 0;
    Room each = layout.room;
    each.size = {std::max(layout.step(), (layout.width() - (count - 1) * sign) / count),
                 std::max(layout.step(), layout.height() - head)};
    std::vector<Scene> scenes;
    double high = 0;
    bool areLargest = true;
    for (Board board : layout.board.boards) {
        std::erase_if(board.pieces, [](const Piece& piece) { return piece.kind == PieceKind::Button; });
        const auto number = static_cast<std::uint32_t>(scenes.size());
        for (Piece& piece : board.pieces)
            piece.id = games::onBoard(piece.id, number); // as on a board alone: heaps are named by it
        scenes.push_back(shapeOf(board, layout.look, each));
        for (Figure& figure : scenes.back().figures)
            figure.id = games::onBoard(figure.id, number);
        high = std::max(high, scenes.back().size.height());
        areLargest = areLargest && scenes.back().isLargest;
    }
    const Lettering title{1.4 * layout.letter(), true, Caption::Tone::Plain, true};
    double left = 0;
    std::uint64_t number = 0;
    for (Scene& scene : scenes) {
        if (left > 0 && layout.look.between != Between::Nothing)
            layout.write({left, head, sign, high}, Qt::AlignCenter,
                         layout.look.between == Between::Plus ? QStringLiteral("+") : QStringLiteral("?"),
                         title);
        left += left > 0 ? sign : 0;
        if (layout.look.hasCaptions())
            layout.write({left, 0, std::max(sign, scene.size.width()), head}, Qt::AlignTop,
                         wording::localized(++number), title);
        scene.move(1, {left, head + high - scene.size.height()});
        add(layout.scene, scene);
        left += scene.size.width();
    }
    layout.finish({std::max(left, layout.step()), head + high}, scenes.empty() ? 0 : scenes.front().pitch, 0);
    layout.scene.isLargest = areLargest;
}

void layOutShape(Layout& layout)
{
    switch (layout.board.shape) {
    case games::Shape::Heaps: return layOutHeaps(layout);
    case games::Shape::Lines:
    case games::Shape::Grid: return layOutCells(layout);
    case games::Shape::Strip: return layOutStrip(layout);
    case games::Shape::Staircase: return layOutStairs(layout);
    case games::Shape::Plane: return layOutPlane(layout);
    case games::Shape::Graph: return layOutGraph(layout);
    case games::Shape::Drawn: return layOutDrawn(layout);
    case games::Shape::Table: return layOutTable(layout);
    }
}

/// A board with its caption above and its buttons below.
class Frame {
public:
    Frame(const Board& board, const Look& look, const Room& room)
        : m_layout(board, look, room), m_inner(board)
    {
        std::erase_if(m_inner.pieces, [](const Piece& piece) { return piece.kind == PieceKind::Button; });
        for (const Piece& piece : board.pieces)
            if (piece.kind == PieceKind::Button)
                m_buttons.push_back({piece, look.buttonText && look.hasCaptions() ? look.buttonText(piece)
                                                                                  : plainText(piece)});
        constexpr double mostOfHeight = 0.3;
        if (!look.hasCaptions() && buttonGap() + buttonHeight() > mostOfHeight * room.size.height())
            m_buttons.clear(); // pieces come first on a small card
    }

    Scene scene()
    {
        const Look& look = m_layout.look;
        const double letter = m_layout.letter();
        const QString plain = QString::fromStdString(m_layout.board.caption);
        const QString caption = look.isOutlined() ? plain : grouped(plain);
        const double above = caption.isEmpty() || !look.hasCaptions() ? 0 : 2.5 * letter;
        const double below = m_buttons.empty() ? 0 : buttonGap() + buttonHeight();
        Room room = m_layout.room;
        room.size.setHeight(std::max(m_layout.step(), room.size.height() - above - below));
        Scene whole = shapeOf(m_inner, look, room);
        const double high = whole.size.height();
        const bool isAtLeft = look.isOutlined();
        const Lettering title{1.4 * letter, true, Caption::Tone::Plain, true};
        const double titled =
            above > 0 ? std::min(textWidth(caption, title.size, true), m_layout.width()) : 0;
        const double wide = std::max({whole.size.width(), buttonsWidth(), titled});
        whole.move(1, {isAtLeft ? 0 : (wide - whole.size.width()) / 2, above});
        if (above > 0)
            m_layout.write({0, 0, wide, above}, Qt::AlignTop | (isAtLeft ? Qt::AlignLeft : Qt::AlignHCenter),
                           caption, title);
        addButtons(isAtLeft ? 0 : (wide - buttonsWidth()) / 2, above + high + buttonGap());
        add(whole, m_layout.scene);
        double reach = wide;
        for (const Caption& written : whole.captions)
            reach = std::max(reach, written.place.right());
        whole.size = {reach, above + high + below};
        return whole;
    }

private:
    struct Button {
        Piece piece;
        QString text;
    };

    /// With its number as it is written in a sentence; that may have any number of digits.
    static QString grouped(QString caption)
    {
        const auto isDigit = [](QChar letter) { return letter.isDigit(); };
        const auto digits = std::ranges::find_if_not(caption, isDigit) - caption.begin();
        for (qsizetype place = digits - 3; place > 0; place -= 3)
            caption.insert(place, QLocale().groupSeparator());
        return caption;
    }

    static QString plainText(const Piece& button)
    {
        return QStringLiteral("%1 %L2")
            .arg(QChar(button.owner == theory::Mover::Left ? u'L' : u'R'))
            .arg(button.count);
    }

    [[nodiscard]] double buttonSize() const { return 1.1 * m_layout.letter(); }
    [[nodiscard]] double buttonHeight() const { return 2.2 * m_layout.letter(); }
    [[nodiscard]] double buttonGap() const { return m_layout.letter(); }

    [[nodiscard]] double buttonWidth() const
    {
        double widest = 0;
        for (const Button& button : m_buttons)
            widest = std::max(widest, textWidth(button.text, buttonSize(), false));
        return widest + 2 * m_layout.letter();
    }
    [[nodiscard]] double buttonsWidth() const
    {
        const auto count = static_cast<double>(m_buttons.size());
        return m_buttons.empty() ? 0 : count * (buttonWidth() + buttonGap()) - buttonGap();
    }

    void addButtons(double left, double top)
    {
        for (const Button& button : m_buttons) {
            m_layout.add(button.piece, {left, top, buttonWidth(), buttonHeight()}, button.text, buttonSize());
            left += buttonWidth() + buttonGap();
        }
    }

    Layout m_layout;
    Board m_inner;
    std::vector<Button> m_buttons;
};

/// In the order of the board, which is that of the keyboard's focus.
void sortFigures(Scene& scene, const Board& board)
{
    std::map<games::PieceId, std::size_t> order;
    for (std::size_t i = 0; i < board.pieces.size(); ++i)
        order.emplace(board.pieces[i].id, i);
    std::ranges::stable_sort(scene.figures, {}, [&order](const Figure& figure) { return order[figure.id]; });
}

} // namespace

Room screenRoom(QSizeF size)
{
    constexpr QSizeF usual(1280, 800);
    constexpr double least = 3; // small boards fill small rooms
    const double step =
        std::max(least, 10 * std::min(size.width() / usual.width(), size.height() / usual.height()));
    return {.size = size, .step = step, .letter = std::max(13.0, 1.6 * step), .leastLetter = 11};
}

Room cardRoom(QSizeF size, double zoom)
{
    return {.size = size, .step = 3.4 * zoom, .letter = 9 * zoom, .leastLetter = 6};
}

const Figure* Scene::find(games::PieceId id) const
{
    const auto found = std::ranges::find(figures, id, &Figure::id);
    return found == figures.end() ? nullptr : &*found;
}

void Scene::move(double factor, QPointF by)
{
    const QTransform way = QTransform::fromTranslate(by.x(), by.y()).scale(factor, factor);
    for (auto* const all : {&scenery, &figures, &ghosts})
        for (Figure& figure : *all) {
            figure.place = way.mapRect(figure.place);
            figure.spot = way.mapRect(figure.spot);
            for (QPointF& point : figure.curve)
                point = way.map(point);
            figure.letterSize *= factor;
            figure.thickness *= factor;
        }
    for (Caption& caption : captions) {
        caption.place = way.mapRect(caption.place);
        caption.size *= factor;
    }
    for (Mark& mark : marks) {
        mark.outline = way.map(mark.outline);
        mark.way = way.map(mark.way);
        mark.badge = way.map(mark.badge);
        for (QPointF& corner : mark.corners)
            corner = way.map(corner);
    }
    if (squares) {
        squares->place = way.mapRect(squares->place);
        squares->seen = way.mapRect(squares->seen);
        squares->letter *= factor;
    }
    last = way.map(last);
    step *= factor;
    pitch *= factor;
}

void Scene::zoom(double factor, QPointF by, double head)
{
    const QRectF before = squares ? squares->seen : QRectF();
    const double letter = squares ? squares->letter : 0;
    move(factor, by);
    if (!squares || factor <= 1)
        return;
    squares->letter = letter;
    squares->seen &= QRectF(QPointF(squares->gutter(), std::max(before.top(), head)),
                            QPointF(size.width(), size.height() - squares->gutter()));
    std::erase_if(captions, [](const Caption& caption) { return caption.isOfSquares; });
    numberSquares(*this);
}

QRectF Squares::placeOf(int column, int row) const
{
    const double wide = place.width() / columns;
    const double high = place.height() / rows;
    return {place.left() + column * wide, place.bottom() - (row + 1) * high, wide, high};
}

void dress(Scene& scene, const games::Board& board, const Look& look)
{
    scene.style = look.style;
    scene.world = look.world;
    scene.lies = look.lies;
    scene.of = board.world;
    scene.colours = look.world && look.lies != Lies::Anywhere
                        ? onGround(look.colours, board.world, *look.world)
                        : look.colours;
}

Scene sceneOf(const games::Board& board, const Look& look, const Room& room)
{
    constexpr double matEdge = 12;
    Room within = room;
    if (look.world && look.lies == Lies::OnMat) // no piece and no name touches the side of the mat
        within.size.rwidth() -= 2 * std::min(matEdge, 0.02 * room.size.width());
    Scene scene = Frame(board, look, within).scene();
    sortFigures(scene, board);
    scene.step = room.step;
    dress(scene, board, look);
    scene.isFar = room.isFar;
    // For boards whose shape alone cannot keep to the room.
    const double factor = std::min({1.0, within.size.width() / std::max(1.0, scene.size.width()),
                                    room.size.height() / std::max(1.0, scene.size.height())});
    const QSizeF size = scene.size * factor;
    const QSizeF spare = room.isCentred ? room.size - size : QSizeF(0, 0);
    const QPointF corner(std::floor(spare.width() / 2), std::floor(spare.height() / 2)); // on whole pixels
    scene.move(factor, corner);
    scene.content = QRectF(corner, size);
    scene.size = room.isCentred ? room.size : size;
    return scene;
}

} // namespace scene
