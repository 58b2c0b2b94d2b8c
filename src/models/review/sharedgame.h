// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/board/painteditem.h"
#include "models/review/review.h"
#include "scene/gamepicture.h"

#include <QUrl>

namespace models {

/// The picture of the game that a review looks back at, as told by who sits at the computer: "I beat Pip at
/// Nim." The others have the names that are written on their seats; nothing else of a person is told.
/// Precondition: the review is offered, and its game is over.
[[nodiscard]] scene::GamePicture gamePicture(const ReviewModel& review, const QVariantMap& colours);

/// That picture as it will be saved or copied, as large as fits.
class SharedGame : public models::PaintedItem { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::ReviewModel* review MEMBER m_review WRITE setReview NOTIFY changed)
    /// There is a game that is over.
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    /// What is written on it.
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)

public:
    using PaintedItem::PaintedItem;

    void paint(QPainter* painter) override;

    void setReview(ReviewModel* review);
    [[nodiscard]] bool isOffered() const;
    [[nodiscard]] QString told() const;
    /// "nim-7-6-5-played.png".
    [[nodiscard]] QString fileName() const;
    /// As PNG or SVG. Why it cannot be written; empty when it was.
    Q_INVOKABLE QString save(const QUrl& file);
    Q_INVOKABLE void copy();

private:
    [[nodiscard]] scene::GamePicture picture() const { return gamePicture(*m_review, m_colours); }

    Watched<ReviewModel> m_review;
};

} // namespace models
