// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/board/painteditem.h"
#include "models/review/review.h"
#include "scene/course.h"

#include <QList>
#include <QPointF>

namespace models {

/// Whose lane lies above in the course of a game: the one person at the screen, else seat 0.
[[nodiscard]] int laneAbove(const ReviewModel& review);
[[nodiscard]] std::vector<scene::Standing> courseOf(const ReviewModel& review);

/// The course of the game that a review looks back at.
class CoursePicture : public models::PaintedItem { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::ReviewModel* review MEMBER m_review WRITE setReview NOTIFY changed)
    Q_PROPERTY(bool mirrored MEMBER m_isMirrored NOTIFY changed)
    /// A seat.
    Q_PROPERTY(int above READ above NOTIFY changed)
    /// The middle of each position, from the beginning on.
    Q_PROPERTY(QList<QPointF> places READ places NOTIFY changed)

public:
    using PaintedItem::PaintedItem;

    void paint(QPainter* painter) override;

    void setReview(ReviewModel* review);
    [[nodiscard]] int above() const { return m_review ? laneAbove(*m_review) : 0; }
    [[nodiscard]] QList<QPointF> places() const;

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    [[nodiscard]] scene::Course course() const;

    Watched<ReviewModel> m_review;
    bool m_isMirrored = false;
};

} // namespace models
