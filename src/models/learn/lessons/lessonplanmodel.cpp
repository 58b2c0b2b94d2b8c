// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessonplanmodel.h"

#include "models/paper/keptpaper.h"
#include "print/plans/lessonplan.h"
#include "wording/filename.h"
#include "wording/wholefile.h"

namespace models {

void LessonPlanModel::write(const QUrl& file)
{
    const lessons::Lesson* lesson = m_show ? m_show->lesson() : nullptr;
    if (lesson == nullptr || isBusy())
        return;
    m_worker.start(
        [this, lesson = *lesson, paper = keptPaper(), file](const solver::Job& job) -> Worker::Delivery {
            const QByteArray pdf = printing::pagesPdf(printing::LessonPlan(lesson, paper, job));
            return [this, file, pdf] { receive(file, pdf); };
        },
        {.time = LessonList::checkTime, .memoryBytes = LessonList::checkMemory, .positions = std::nullopt});
    emit busyChanged();
}

Printout LessonPlanModel::printout() const
{
    const lessons::Lesson* lesson = m_show ? m_show->lesson() : nullptr;
    if (lesson == nullptr)
        return {};
    const printing::Paper paper = keptPaper();
    return {lesson->title, paper, [lesson = *lesson, paper](const solver::Job& job) {
                return std::make_shared<const printing::LessonPlan>(lesson, paper, job);
            }};
}

void LessonPlanModel::receive(const QUrl& file, const QByteArray& pdf)
{
    const QString path = wording::pathOf(file);
    const QString problem = wording::fileProblem(path, wording::writeWholeFile(path, pdf));
    emit busyChanged();
    if (problem.isEmpty())
        emit written(path);
    else
        emit failed(file, problem);
}

} // namespace models
