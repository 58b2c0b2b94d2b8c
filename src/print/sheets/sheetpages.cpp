// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/sheetpages.h"

#include "print/units.h"
#include "wording/names/names.h"
#include "wording/text/text.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>

namespace printing {
namespace {

using wording::translate;

constexpr double columnGap = 10 * mm;
constexpr double rowGap = 8 * mm;
constexpr double widestRowGap = 16 * mm;
constexpr double answerGap = 3.5 * mm;
/// Letters of a reason that may be a rule for all exercises; shorter ones speak of one position.
constexpr qsizetype shortestRule = 80;

QString rulesText(const SheetExercise& exercise)
{
    return exercise.game.isEmpty() ? exercise.rules
                                   : translate("Wording", "%1: %2").arg(exercise.game, exercise.rules);
}

} // namespace

/// Puts blocks on pages, from the top, row by row or column by column.
class SheetFlow {
public:
    SheetFlow(std::vector<SheetPages::Page>& pages, double height) : m_pages(pages), m_height(height)
    {
        m_pages.emplace_back();
    }

    /// Over the whole width.
    void addHeading(Block block)
    {
        m_top = block.height();
        put({.block = std::move(block)});
        m_start = m_top;
    }

    /// Blocks side by side.
    void addRow(std::vector<SheetPages::Placed> blocks)
    {
        double high = 0;
        for (const auto& placed : blocks)
            high = std::max(high, placed.block.height());
        if (m_top + high > m_height && m_top > m_start) {
            spread();
            nextPage();
        }
        m_rows.push_back(m_pages.back().size());
        for (auto& placed : blocks) {
            placed.corner.setY(m_top);
            placed.room = high;
            put(std::move(placed));
        }
        m_top += high + rowGap;
    }

    /// Down a column, then down the next one. `make` leaves out what the page has told before.
    void addBelow(const std::function<Block(const QSet<QString>&)>& make, const QStringList& telling,
                  SheetPages::Placed placed, int columns, double columnWidth)
    {
        Block block = make(m_told);
        if (m_top + block.height() > m_height && m_top > m_start) {
            m_top = m_start;
            if (++m_column == columns) {
                nextPage();
                addHeading(m_heading());
                block = make(m_told);
            }
        }
        for (const QString& text : telling)
            if (text.size() >= shortestRule)
                m_told.insert(text);
        const double high = block.height();
        placed.block = std::move(block);
        placed.corner = {m_column * (columnWidth + columnGap), m_top};
        put(std::move(placed));
        m_top += high + answerGap;
    }

    /// Above the columns of every page from now on.
    void addHeadings(std::function<Block()> heading)
    {
        m_heading = std::move(heading);
        addHeading(m_heading());
    }

private:
    void put(SheetPages::Placed placed) { m_pages.back().push_back(std::move(placed)); }

    void nextPage()
    {
        m_pages.emplace_back();
        m_rows.clear();
        m_told.clear();
        m_top = m_start = 0;
        m_column = 0;
    }

    /// What is left of a full page comes between its rows.
    void spread()
    {
        if (m_rows.size() < 2)
            return;
        const double spare = m_height - (m_top - rowGap);
        const double gap =
            std::clamp(spare / static_cast<double>(m_rows.size() - 1), 0.0, widestRowGap - rowGap);
        auto& page = m_pages.back();
        for (std::size_t row = 1; row < m_rows.size(); ++row)
            for (std::size_t i = m_rows[row]; i < page.size(); ++i)
                page[i].corner.ry() += gap;
    }

    std::vector<SheetPages::Page>& m_pages;
    double m_height;
    double m_top = 0;
    double m_start = 0; ///< of the rows or columns of this page
    int m_column = 0;
    std::function<Block()> m_heading;
    QSet<QString> m_told;            ///< rules that this page has told
    std::vector<std::size_t> m_rows; ///< the first block of each row of this page
};

QString sheetCommand(const WorksheetRequest& request, const SheetLook& look)
{
    QString command = worksheetCommand(request);
    if (look.paper == Paper::Letter)
        command += QStringLiteral(" --paper letter");
    if (!look.title.isEmpty() && look.title != worksheetTitle(request)) {
        QString quoted = look.title; // as a shell reads it
        quoted.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
        command += QStringLiteral(" --title '") + quoted + QLatin1Char('\'');
    }
    return look.key ? command : command + QStringLiteral(" --no-key");
}

SheetPages::SheetPages(Worksheet sheet, SheetLook look)
    : Pages(look.paper), m_sheet(std::move(sheet)), m_look(std::move(look))
{
    constexpr int quarters = 4;
    layOutExercises(1);
    for (int zoom = 7; zoom > quarters; --zoom) { // as large as no further page is needed for
        std::vector<Page> usual = std::exchange(m_pages, {});
        layOutExercises(static_cast<double>(zoom) / quarters);
        if (m_pages.size() <= usual.size())
            break;
        m_pages = std::move(usual);
    }
    m_sheetPages = SheetPages::count();
    if (m_look.key)
        layOutAnswers();
}

QString SheetPages::title() const
{
    return m_look.title.isEmpty() ? worksheetTitle(m_sheet.request) : m_look.title;
}

/// An exercise with the rules that all boards of the sheet have; null where they differ or there is no board.
const SheetExercise* SheetPages::likeAll() const
{
    const SheetExercise* first = nullptr;
    for (const SheetExercise& exercise : m_sheet.exercises) {
        if (exercise.rules.isEmpty())
            continue;
        if (first != nullptr && (exercise.rules != first->rules || exercise.game != first->game))
            return nullptr;
        first = &exercise;
    }
    return first;
}

void SheetPages::layOutExercises(double zoom)
{
    const QRectF area = inside();
    const SheetExercise* common = likeAll();
    const double half = (area.width() - columnGap) / 2;
    const bool two = std::ranges::all_of(
        m_sheet.exercises, [&](const SheetExercise& exercise) { return fits(exercise, half, area.width()); });
    SheetFlow flow(m_pages, area.height());
    flow.addHeading(
        headingBlock(SheetPages::title(), common == nullptr ? QString() : rulesText(*common), area.width()));
    std::vector<Placed> row;
    const int number = static_cast<int>(m_sheet.exercises.size());
    for (int i = 0; i < number; ++i) {
        const SheetExercise& exercise = m_sheet.exercises[static_cast<std::size_t>(i)];
        const double left = static_cast<double>(row.size()) * (half + columnGap);
        row.push_back({.block = exerciseBlock(i + 1, exercise, common == nullptr ? exercise.rules : QString(),
                                              two ? half : area.width(), zoom),
                       .corner = {left, 0},
                       .exercise = i});
        if (row.size() == (two ? 2U : 1U) || i + 1 == number)
            flow.addRow(std::exchange(row, {}));
    }
    for (int i = 0; i < static_cast<int>(m_sheet.labellings.size()); ++i) {
        row.push_back({.block = labellingBlock(number + i + 1,
                                               m_sheet.labellings[static_cast<std::size_t>(i)], area.width()),
                       .labelling = i});
        flow.addRow(std::exchange(row, {}));
    }
}

void SheetPages::layOutAnswers()
{
    const QRectF area = inside();
    constexpr int columns = 2;
    const double width = (area.width() - columnGap) / columns;
    SheetFlow flow(m_pages, area.height());
    flow.addHeadings(
        //: heads the page of answers: the title of the worksheet
        [&] { return keyHeadingBlock(translate("Wording", "Answers: %1").arg(title()), area.width()); });
    const int number = static_cast<int>(m_sheet.exercises.size());
    for (int i = 0; i < number; ++i) {
        const SheetExercise& exercise = m_sheet.exercises[static_cast<std::size_t>(i)];
        flow.addBelow([&](const QSet<QString>& told) { return answerBlock(i + 1, exercise, width, told); },
                      exercise.reasons, {.exercise = i}, columns, width);
    }
    for (int i = 0; i < static_cast<int>(m_sheet.labellings.size()); ++i) {
        const SheetLabelling& labelling = m_sheet.labellings[static_cast<std::size_t>(i)];
        flow.addBelow(
            [&](const QSet<QString>& told) { return labelledBlock(number + i + 1, labelling, width, told); },
            {labelling.reason}, {.labelling = i}, columns, width);
    }
}

std::vector<int> SheetPages::indexesOn(int page, int Placed::*index) const
{
    std::vector<int> indexes;
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)])
        if (placed.*index >= 0)
            indexes.push_back(placed.*index);
    return indexes;
}

void SheetPages::draw(QPainter& painter, int page) const
{
    const QRectF area = inside();
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)]) {
        painter.save();
        painter.translate(area.topLeft() + placed.corner);
        placed.block.paint(painter, placed.room);
        painter.restore();
    }
    paintFoot(painter, page, sheetCommand(m_sheet.request, m_look)); // what makes the sheet again
}

} // namespace printing
