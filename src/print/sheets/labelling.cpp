// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/labelling.h"

#include "analysis/tables/pattern.h"
#include "games/catalogue.h"
#include "games/graph/arrowbends.h"
#include "print/sheets/sheetblocks.h"
#include "wording/classroom/markings.h"
#include "wording/names/names.h"
#include "wording/tables.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

namespace printing {
namespace {

using classroom::MarkingTask;
using wording::translate;

constexpr Lettering letterLook{.size = 13 * pt, .bold = true};
constexpr Lettering boxNameLook{.size = 8 * pt, .shade = Lettering::Shade::Grey};
constexpr Lettering labelNumberLook{.size = 11 * pt, .bold = true};
constexpr Lettering labelTaskLook{.size = 10.5 * pt};
constexpr Lettering labelRulesLook{.size = 9.5 * pt};
constexpr Lettering labelReasonLook{.size = 8.5 * pt};
constexpr double labelNumberRoom = 9 * mm;
constexpr double tallestTask = 175 * mm;
constexpr double tallestAnswer = 120 * mm;

/// A row, in several lines where it is long, or a table with n along its rows.
class BoxesBoard : public PrintedBoard {
public:
    BoxesBoard(const SheetLabelling& labelling, bool filledIn, QSizeF room)
        : m_labelling(labelling), m_filledIn(filledIn)
    {
        const MarkingTask& task = labelling.marking;
        const auto all = static_cast<double>(task.n.size());
        m_side = task.hasM ? edge : 0;
        m_top = !task.hasM ? head : labelling.isUpwards ? 0 : edge;
        const double rows = task.hasM ? static_cast<double>(task.m.size()) : 1;
        const double high = (room.height() - (task.hasM ? edge : head)) / rows;
        const double largest = filledIn ? 8 * mm : task.hasM ? 21 * mm : 16 * mm;
        m_pitch = std::clamp(std::min((room.width() - m_side) / all, high), smallest, largest);
        m_columns = std::min(all, std::floor((room.width() - m_side) / m_pitch + 1e-6));
        const double lines = task.hasM ? rows : std::ceil(all / m_columns);
        m_line = task.hasM ? m_pitch : m_pitch + head;
        m_size = {m_side + m_columns * m_pitch, (task.hasM ? edge : 0) + lines * m_line};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        const MarkingTask& task = m_labelling.marking;
        if (task.hasM)
            drawEdges(painter, ink);
        for (std::size_t i = 0; i < task.positions.size(); ++i)
            if (task.positions[i].isThere())
                drawBox(ink, i);
    }

private:
    static constexpr double smallest = 6.5 * mm;
    static constexpr double head = 5.5 * mm; ///< a line of numbers or names
    static constexpr double edge = 2 * head;

    /// The least m stands at the bottom where boards of the game have it there.
    [[nodiscard]] double topOf(std::size_t row) const
    {
        const auto rows = static_cast<double>(m_labelling.marking.m.size());
        const auto at = static_cast<double>(row);
        return m_top + m_line * (m_labelling.isUpwards ? rows - 1 - at : at);
    }

    /// The numbers of the columns and rows, and outside them what they are.
    void drawEdges(QPainter& painter, Ink& ink) const
    {
        const MarkingTask& task = m_labelling.marking;
        const double wide = m_size.width() - m_side;
        const double high = m_size.height() - edge;
        const double numbers = m_labelling.isUpwards ? high : head;
        const double name = m_labelling.isUpwards ? high + head : 0;
        for (std::size_t i = 0; i < task.n.size(); ++i)
            ink.text({m_side + static_cast<double>(i) * m_pitch, numbers, m_pitch, head}, Qt::AlignCenter,
                     wording::localized(task.n.least + i), boxNameLook);
        for (std::size_t i = 0; i < task.m.size(); ++i)
            ink.text({head, topOf(i), head, m_pitch}, Qt::AlignCenter, wording::localized(task.m.least + i),
                     boxNameLook);
        ink.text({m_side, name, wide, head}, Qt::AlignCenter, m_labelling.across, boxNameLook);
        painter.save();
        painter.translate(0, m_top + high);
        painter.rotate(-90);
        ink.text({0, 0, high, head}, Qt::AlignCenter, m_labelling.down, boxNameLook);
        painter.restore();
    }

    void drawBox(Ink& ink, std::size_t i) const
    {
        const MarkingTask& task = m_labelling.marking;
        const auto across =
            static_cast<std::size_t>(task.hasM ? static_cast<double>(task.n.size()) : m_columns);
        const double left = m_side + static_cast<double>(i % across) * m_pitch;
        const std::size_t line = i / across;
        const double top = task.hasM ? topOf(line) : m_top + static_cast<double>(line) * m_line;
        const QRectF box(left, top, m_pitch, m_pitch);
        if (!task.hasM)
            ink.text({left, top - head, m_pitch, head}, Qt::AlignCenter, wording::positionName(task, i),
                     boxNameLook);
        ink.box(box, 0, Fill::None);
        if (m_filledIn)
            ink.text(box, Qt::AlignCenter, wording::numeral(wording::markText(m_labelling.right[i])),
                     letterLook);
    }

    const SheetLabelling& m_labelling;
    bool m_filledIn;
    double m_pitch = 0;
    double m_line = 0;
    double m_side = 0; ///< the numbers and names at the edges
    double m_top = 0;
    double m_columns = 1;
};

/// The positions in layers, those from which no move is left at the bottom; every move leads down.
class LayersBoard : public PrintedBoard {
public:
    LayersBoard(const SheetLabelling& labelling, bool filledIn, QSizeF room)
        : m_labelling(labelling), m_filledIn(filledIn)
    {
        const MarkingTask& task = labelling.marking;
        std::map<std::uint64_t, std::vector<std::size_t>, std::greater<>> layers;
        std::size_t widest = 1;
        for (std::size_t i = 0; i < task.positions.size(); ++i) {
            auto& layer = layers[task.positions[i].height];
            layer.push_back(i);
            widest = std::max(widest, layer.size());
            m_box = std::max(m_box, textWidth(wording::positionName(task, i), boxNameLook) + 2 * mm);
        }
        const double pitchX = room.width() / static_cast<double>(widest);
        const double pitchY =
            std::clamp(room.height() / static_cast<double>(layers.size()), 15 * mm, 28 * mm);
        m_box = std::min(m_box, pitchX * 0.8);
        m_places.resize(task.positions.size());
        double top = boxHeight / 2;
        for (const auto& [height, layer] : layers) {
            const double left = (room.width() - pitchX * static_cast<double>(layer.size())) / 2;
            for (std::size_t i = 0; i < layer.size(); ++i)
                m_places[layer[i]] = {left + (static_cast<double>(i) + 0.5) * pitchX, top};
            top += pitchY;
        }
        m_size = {room.width(), top - pitchY + boxHeight / 2};
        bend();
        squeeze(pitchX);
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        drawArrows(ink);
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const QRectF box(m_places[i].x() - m_box / 2, m_places[i].y() - boxHeight / 2, m_box, boxHeight);
            ink.box(box, mm, Fill::White);
            ink.text({box.left(), box.top(), box.width(), nameHeight}, Qt::AlignCenter,
                     wording::positionName(m_labelling.marking, i), boxNameLook);
            if (m_filledIn)
                ink.text(box.adjusted(0, nameHeight, 0, 0), Qt::AlignCenter,
                         wording::numeral(wording::markText(m_labelling.right[i])), letterLook);
        }
    }

private:
    static constexpr double boxHeight = 11 * mm;
    static constexpr double nameHeight = 4 * mm;

    void bend()
    {
        std::vector<games::GraphPoint> nodes;
        const auto& positions = m_labelling.marking.positions;
        nodes.reserve(static_cast<std::size_t>(m_places.size()));
        for (const QPointF& place : m_places)
            nodes.push_back({place.x(), place.y()});
        for (std::size_t i = 0; i < positions.size(); ++i)
            for (const std::size_t to : positions[i].options)
                m_arrows.push_back({nodes[i], nodes[to]});
        for (const games::ArrowBend& bend : games::arrowBends(nodes, m_arrows, boxHeight * 0.55))
            m_controls.push_back(bend.control);
    }

    /// Arrows that swing beyond the board draw all of it together.
    void squeeze(double pitch)
    {
        constexpr int parts = 16;
        double least = m_size.width();
        double most = 0;
        const auto reach = [&](double x, double around) {
            least = std::min(least, x - around);
            most = std::max(most, x + around);
        };
        for (const QPointF& place : m_places)
            reach(place.x(), m_box / 2);
        for (std::size_t i = 0; i < m_arrows.size(); ++i)
            for (int part = 1; part < parts; ++part)
                reach(games::arrowPoint(m_arrows[i], m_controls[i], double(part) / parts).x, 0);
        if (least >= 0 && most <= m_size.width())
            return;
        const double share = (m_size.width() - m_box) / (most - least);
        const auto moved = [&](double x) { return m_box / 2 + (x - least) * share; };
        for (QPointF& place : m_places)
            place.setX(moved(place.x()));
        for (games::GraphArrow& arrow : m_arrows) {
            arrow.from.x = moved(arrow.from.x);
            arrow.to.x = moved(arrow.to.x);
        }
        for (games::GraphPoint& control : m_controls)
            control.x = moved(control.x);
        m_box = std::min(m_box, 0.9 * share * pitch);
    }

    void drawArrows(Ink& ink) const
    {
        for (std::size_t i = 0; i < m_arrows.size(); ++i) {
            QPainterPath line(QPointF(m_arrows[i].from.x, m_arrows[i].from.y));
            line.quadTo({m_controls[i].x, m_controls[i].y}, {m_arrows[i].to.x, m_arrows[i].to.y});
            ink.path(line, hairline);
            drawHead(ink, m_arrows[i], m_controls[i]);
        }
    }

    /// Where the arrow meets the box that it leads to.
    void drawHead(Ink& ink, const games::GraphArrow& arrow, games::GraphPoint control) const
    {
        constexpr double length = 2.2 * mm;
        constexpr int samples = 200;
        const QRectF box(arrow.to.x - m_box / 2, arrow.to.y - boxHeight / 2, m_box, boxHeight);
        int sample = samples;
        const auto at = [&](int i) {
            const auto point = games::arrowPoint(arrow, control, static_cast<double>(i) / samples);
            return QPointF(point.x, point.y);
        };
        while (sample > 1 && box.contains(at(sample)))
            --sample;
        const QPointF tip = at(sample);
        const QPointF before = at(std::max(0, sample - 4));
        const double angle = std::atan2(tip.y() - before.y(), tip.x() - before.x());
        const auto behind = [&](double turn) {
            return tip - length * QPointF(std::cos(angle + turn), std::sin(angle + turn));
        };
        ink.polygon(QPolygonF({tip, behind(-0.4), behind(0.4)}), Fill::Black);
    }

    const SheetLabelling& m_labelling;
    bool m_filledIn;
    double m_box = 10 * mm;
    std::vector<QPointF> m_places;
    std::vector<games::GraphArrow> m_arrows;
    std::vector<games::GraphPoint> m_controls; ///< of the arrows
};

QString taskText(const MarkingTask& task)
{
    const QStringList sentences{
        task.isGraph()
            ? translate("Wording", "Begin at the bottom and write P or N into every box. The arrows "
                                   "are the moves.")
        : task.hasM
            ? translate("Wording", "Begin with the smallest position and write P or N into every square.")
            : translate("Wording", "Begin with the smallest position and write P or N into every box."),
        translate("Wording", "P: the previous player wins. N: the next player wins.")};
    return wording::paragraph(sentences);
}

/// Why the letters are right, at the level of labels.
QString reasonText(theory::Play play)
{
    return play == theory::Play::Normal
               ? translate("Wording", "Whoever cannot move loses: a position without a move is P. A position "
                                      "with a move to a P is N, and one whose moves all lead to an N is P.")
               : translate("Wording", "Whoever cannot move wins: a position without a move is N. A position "
                                      "with a move to a P is N, and one whose moves all lead to an N is P.");
}

QString givenTexts(const MarkingTask& task)
{
    QStringList texts;
    for (std::size_t i = 0; i < task.positions.size(); ++i)
        if (const QString text = wording::givenText(task, i); !text.isEmpty())
            texts.append(text);
    return wording::paragraph(texts);
}

/// What was made; nothing where it cannot be.
std::optional<SheetLabelling> labellingOf(classroom::MadeMarking made, const std::string& source,
                                          QString title)
{
    auto* task = std::get_if<MarkingTask>(&made);
    if (task == nullptr)
        return std::nullopt;
    SheetLabelling labelling{.source = source, .title = std::move(title)};
    labelling.right = classroom::rightMarks(*task);
    const auto largest = std::ranges::find_if(task->positions.rbegin(), task->positions.rend(),
                                              &classroom::MarkedPosition::isThere);
    if (largest != task->positions.rend()) {
        const auto game = games::parse(largest->notation);
        if (const auto* position = std::get_if<games::GamePtr>(&game))
            labelling.rules = wording::rulesLine(**position);
    }
    labelling.task = taskText(*task);
    labelling.given = givenTexts(*task);
    labelling.reason = reasonText(task->play);
    labelling.marking = std::move(*task);
    return labelling;
}

std::optional<SheetLabelling> ofFamily(std::string_view text, theory::Play play, games::ValueRange n,
                                       games::ValueRange m, const QString& title, const solver::Job& job)
{
    auto parsed = analysis::FamilyPattern::parse(text);
    auto* pattern = std::get_if<analysis::FamilyPattern>(&parsed);
    if (pattern == nullptr)
        return std::nullopt;
    const analysis::FamilyPattern played = pattern->withPlay(play);
    auto labelling = labellingOf(classroom::tableMarking(played, n, m, job), played.text(), title);
    if (labelling && played.hasM()) {
        labelling->across = wording::axisName(played, 'n');
        labelling->down = wording::axisName(played, 'm');
        const games::Entry* entry = games::findEntry(played.gameId());
        labelling->isUpwards = entry != nullptr && entry->info.shape == games::Shape::Plane;
    }
    return labelling;
}

/// A table of which moves lead out would have to tell what they lead to, square by square.
bool isForLabelling(const games::ReadyFamily& family)
{
    constexpr std::uint64_t corner = 2;
    const auto some = [](games::ValueRange range) {
        return games::ValueRange{range.least, std::min(range.most, range.least + corner)};
    };
    auto parsed = analysis::FamilyPattern::parse(family.pattern);
    const auto* pattern = std::get_if<analysis::FamilyPattern>(&parsed);
    if (pattern == nullptr || !pattern->hasM())
        return pattern != nullptr;
    const auto made = classroom::tableMarking(*pattern, some(family.n), some(family.m), {});
    const auto* task = std::get_if<MarkingTask>(&made);
    return task != nullptr &&
           std::ranges::all_of(task->positions, [](const auto& position) { return position.given.empty(); });
}

std::optional<SheetLabelling> ofGraph(std::string_view notation, theory::Play play, const QString& title,
                                      const solver::Job& job)
{
    const auto parsed = games::parse(std::string(notation));
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    if (game == nullptr)
        return std::nullopt;
    const games::GamePtr played = (*game)->withPlay(play);
    return labellingOf(classroom::graphMarking(*played, job), played->notation(), title);
}

/// With blank boxes, or filled in and with its reason where the page has not told it.
Block blockOf(int number, const SheetLabelling& labelling, bool filledIn, double width,
              const QSet<QString>& told)
{
    const double inner = width - labelNumberRoom;
    const std::shared_ptr<const PrintedBoard> board =
        printedLabelling(labelling, filledIn, {inner, filledIn ? tallestAnswer : tallestTask});
    return Block([=, &labelling, isTold = told.contains(labelling.reason)](QPainter* painter, double) {
        Column column(painter, labelNumberRoom, inner);
        column.number(number, labelNumberLook);
        column.add(labelling.title, labelNumberLook, mm);
        if (!filledIn) {
            column.add(labelling.rules, labelRulesLook, mm);
            column.add(labelling.task, labelTaskLook, mm);
            column.add(labelling.given, labelRulesLook, mm);
        } else if (!isTold) {
            column.add(labelling.reason, labelReasonLook, mm);
        }
        column.skip(1.5 * mm);
        column.add(board->size().height(), 0, [&board](QPainter& at) {
            paintUnmirrored(at, 0, board->size().width(), [&board](QPainter& on) { board->paint(on); });
        });
        return column.top();
    });
}

} // namespace

bool isLabelled(std::string_view game, theory::Play play)
{
    const games::Entry* entry = games::findEntry(game);
    return entry != nullptr && !entry->info.partizan &&
           (play == theory::Play::Normal || entry->info.misereOffered) &&
           (!entry->markings.empty() || std::ranges::any_of(entry->families, isForLabelling));
}

std::vector<SheetLabelling> makeLabellings(std::string_view game, theory::Play play, int difficulty,
                                           const solver::Job& job)
{
    std::vector<SheetLabelling> made;
    const games::Entry* entry = games::findEntry(game);
    if (!isLabelled(game, play))
        return made;
    const auto keep = [&made](std::optional<SheetLabelling> labelling) {
        if (labelling)
            made.push_back(std::move(*labelling));
    };
    for (const games::ReadyMarking& ready : entry->markings) {
        const QString title = wording::markingTitle(ready.id);
        keep(ready.graph.empty() ? ofFamily(ready.family, play, {0, ready.n}, {0, ready.m}, title, job)
                                 : ofGraph(ready.graph, play, title, job));
    }
    for (const games::ReadyFamily& family : entry->families) {
        if (!made.empty())
            break;
        if (!isForLabelling(family))
            continue;
        const bool isTable = family.m.most > family.m.least;
        const auto size = static_cast<std::uint64_t>(isTable ? 3 + difficulty / 2 : 6 + difficulty);
        keep(ofFamily(family.pattern, play, {family.n.least, std::min(family.n.most, family.n.least + size)},
                      {family.m.least, std::min(family.m.most, family.m.least + size)},
                      wording::toText(family.title), job));
    }
    return made;
}

PrintedBoardPtr printedLabelling(const SheetLabelling& labelling, bool filledIn, QSizeF room)
{
    if (labelling.marking.isGraph())
        return std::make_unique<LayersBoard>(labelling, filledIn, room);
    return std::make_unique<BoxesBoard>(labelling, filledIn, room);
}

Block labellingBlock(int number, const SheetLabelling& labelling, double width)
{
    return blockOf(number, labelling, false, width, {});
}

Block labelledBlock(int number, const SheetLabelling& labelling, double width, const QSet<QString>& told)
{
    return blockOf(number, labelling, true, width, told);
}

} // namespace printing
