// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/coursepicture.h"

#include "models/palette.h"

#include <QPainter>

namespace models {

int laneAbove(const ReviewModel& review)
{
    return review.session()->people()[1].addressed ? 1 : 0;
}

std::vector<scene::Standing> courseOf(const ReviewModel& review)
{
    std::vector<scene::Standing> course;
    for (int position = 0; position <= review.count(); ++position) {
        const int winner = review.winnerAt(position);
        course.push_back({.lane = winner < 0 ? -1 : winner == laneAbove(review) ? 0 : 1});
        if (position > 0 && review.value(position - 1, ReviewModel::MistakeRole).toBool())
            course.back().sign = review.value(position - 1, ReviewModel::SignRole).toString();
    }
    return course;
}

void CoursePicture::paint(QPainter* painter)
{
    if (m_review)
        scene::paint(*painter, course(), paletteOf(m_colours));
}

void CoursePicture::setReview(ReviewModel* review)
{
    watch(m_review, review, &ReviewModel::judged, this, &CoursePicture::changed, &CoursePicture::changed);
}

QList<QPointF> CoursePicture::places() const
{
    QList<QPointF> places;
    const scene::Course course = this->course();
    for (std::size_t position = 0; position < course.standings.size(); ++position)
        places.append(course.placeOf(position));
    return places;
}

void CoursePicture::geometryChange(const QRectF& now, const QRectF& before)
{
    PaintedItem::geometryChange(now, before);
    emit changed();
}

/// Its lines lie within the item.
scene::Course CoursePicture::course() const
{
    return {.standings = m_review ? courseOf(*m_review) : std::vector<scene::Standing>(),
            .lanes = boundingRect().adjusted(0.5, 0.5, -0.5, -0.5),
            .isMirrored = m_isMirrored};
}

} // namespace models
