// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/labpicture.h"
#include "models/learn/worksheets/worksheetmodel.h"
#include "models/watched.h"

namespace models {

/// A page of a worksheet as it will be printed; a unit is a point of paper.
class WorksheetPicture : public models::LabPicture { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::WorksheetModel* sheet MEMBER m_sheet WRITE setSheet NOTIFY changed)
    /// From 0; a page that is not there is not drawn.
    Q_PROPERTY(int page MEMBER m_page NOTIFY changed)

public:
    using LabPicture::LabPicture;

    [[nodiscard]] QSizeF size() const override;
    [[nodiscard]] Painter painter() const override;
    [[nodiscard]] Scales scales() const override { return {.fit = 3, .most = 8}; }

    void setSheet(WorksheetModel* sheet)
    {
        if (watch(m_sheet, sheet, &WorksheetModel::pagesChanged, this, &LabPicture::changed))
            emit changed();
    }

private:
    Watched<WorksheetModel> m_sheet;
    int m_page = 0;
};

} // namespace models
