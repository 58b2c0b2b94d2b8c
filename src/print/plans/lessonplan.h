// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A lesson on paper for the teacher who prepares it: every step with its board, what is said and asked, all
// answers, and the notes.

#include "lessons/lesson.h"
#include "print/block.h"
#include "print/sheets/pages.h"
#include "solver/job.h"

#include <QString>

#include <vector>

namespace printing {

class LessonPlan : public Pages {
public:
    /// Needs a QGuiApplication. The job's limits are for each position; an answer that is not found within
    /// them is left out. May be made and painted on any thread.
    LessonPlan(lessons::Lesson lesson, Paper paper, const solver::Job& job);

    [[nodiscard]] QString title() const override { return m_lesson.title; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_pages.size()); }

protected:
    void draw(QPainter& painter, int page) const override;

private:
    struct Placed {
        Block block;
        double top = 0;
        double scale = 1; ///< of what would not fit on a page
    };

    void add(Block block);

    lessons::Lesson m_lesson;
    std::vector<std::vector<Placed>> m_pages;
    double m_top = 0; ///< where the next block begins
};

} // namespace printing
