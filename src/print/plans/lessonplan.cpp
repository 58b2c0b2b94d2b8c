// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/plans/lessonplan.h"

#include "print/plans/planblocks.h"
#include "print/units.h"
#include "wording/text/text.h"

#include <algorithm>
#include <utility>

namespace printing {
namespace {

constexpr double stepGap = 6 * mm;

} // namespace

LessonPlan::LessonPlan(lessons::Lesson lesson, Paper paper, const solver::Job& job)
    : Pages(paper), m_lesson(std::move(lesson))
{
    m_pages.emplace_back();
    add(planHeading(m_lesson, inside().width()));
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i)
        add(planStep(static_cast<int>(i) + 1, m_lesson.steps[i], inside().width(), job));
}

/// Below what is there already, or on a new page.
void LessonPlan::add(BlockPtr block)
{
    const double room = inside().height();
    const double scale = std::min(1.0, room / std::max(1.0, block->height()));
    const double height = block->height() * scale;
    if (m_top + height > room && !m_pages.back().empty()) {
        m_pages.emplace_back();
        m_top = 0;
    }
    m_pages.back().push_back({std::move(block), m_top, scale});
    m_top += height + stepGap;
}

void LessonPlan::draw(QPainter& painter, int page) const
{
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)]) {
        painter.save();
        painter.translate(inside().topLeft() + QPointF(0, placed.top));
        painter.scale(placed.scale, placed.scale);
        placed.block->paint(painter, 0);
        painter.restore();
    }
    paintFoot(painter, page, wording::translate("Wording", "Lesson plan: %1").arg(title()));
}

} // namespace printing
