// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"
#include "models/lab/labpicture.h"
#include "models/watched.h"

namespace models {

/// The connection matrix of a game: rows from, columns to, in the order of the position numbers; a cell is
/// one unit. Painted from the moves alone: what is not in view costs nothing.
class MatrixPicture : public models::LabPicture { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Lab* lab MEMBER m_lab WRITE setLab NOTIFY labChanged)
    Q_PROPERTY(int arrows READ arrows NOTIFY changed)
    /// Moves to cold positions are told from others.
    Q_PROPERTY(bool told MEMBER m_told NOTIFY changed)
    /// For the back of a room: larger, with the names of its rows and columns where there are few.
    Q_PROPERTY(bool large MEMBER m_large NOTIFY changed)
    /// The family of the font of the names.
    Q_PROPERTY(QString font MEMBER m_font NOTIFY changed)
    /// The matrix is too large to be drawn, as a sentence; empty otherwise.
    Q_PROPERTY(QString tooManyText READ tooManyText NOTIFY changed)

public:
    using LabPicture::LabPicture;

    [[nodiscard]] QSizeF size() const override;
    [[nodiscard]] Painter painter() const override;
    [[nodiscard]] Scales scales() const override
    {
        return {.fit = m_large ? 120.0 : 24.0, .most = m_large ? 240.0 : 32.0, .fitsWholePixels = true};
    }

    void setLab(Lab* lab)
    {
        watch(m_lab, lab, &Lab::wholeChanged, this, &MatrixPicture::receiveWhole, &MatrixPicture::labChanged);
    }
    /// How many moves there are in all; 0 while they are not known.
    [[nodiscard]] int arrows() const { return m_whole ? static_cast<int>(m_whole->graph.arrows.size()) : 0; }
    [[nodiscard]] QString tooManyText() const;

    /// The move whose cell holds a place (units), or is nearest within `reach` cells; -1 for none.
    [[nodiscard]] Q_INVOKABLE int arrowNear(QPointF place, double reach) const;
    /// The cell of a move; empty for none.
    [[nodiscard]] Q_INVOKABLE QRectF cellOf(int arrow) const;
    /// The move to the right or left in its row (then in the next one), or nearest in a row below or above.
    [[nodiscard]] Q_INVOKABLE int step(int arrow, int dx, int dy) const;
    /// A move of a position, one that wins if there is any; -1 for none.
    [[nodiscard]] Q_INVOKABLE int firstMove(int node) const;
    /// Writes the picture, or as .csv what Lab::exportGraph() does; a sentence where that fails, else empty.
    [[nodiscard]] Q_INVOKABLE QString write(const QUrl& url);

    static constexpr std::size_t mostPositions = 20'000;
    static constexpr std::size_t mostSvgCells = 200'000;

signals:
    void labChanged();

private:
    void receiveWhole();
    [[nodiscard]] int stepInRow(int arrow, int by) const;
    /// Room for names left of the matrix and above it, in units.
    [[nodiscard]] double nameRoom() const;

    Watched<Lab> m_lab;
    WholeGamePtr m_whole;
    bool m_told = true;
    bool m_large = false;
    QString m_font;
};

} // namespace models
