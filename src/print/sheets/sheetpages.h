// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A worksheet in pages: exercises first, the answers on pages of their own.

#include "print/sheets/pages.h"
#include "print/sheets/sheetblocks.h"
#include "print/sheets/worksheet.h"

#include <QString>

#include <vector>

namespace printing {

struct SheetLook {
    Paper paper = Paper::A4;
    QString title{}; ///< empty: worksheetTitle()
    bool key = true;

    friend bool operator==(const SheetLook&, const SheetLook&) = default;
};

/// worksheetCommand() with what is not usual of the look: all that makes the pages again.
[[nodiscard]] QString sheetCommand(const WorksheetRequest& request, const SheetLook& look);

class SheetPages : public Pages {
public:
    /// Needs a QGuiApplication. May be made and painted on any thread.
    SheetPages(Worksheet sheet, SheetLook look);

    [[nodiscard]] const Worksheet& sheet() const { return m_sheet; }
    [[nodiscard]] const SheetLook& look() const { return m_look; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_pages.size()); }
    /// Pages with exercises; those with answers come after them.
    [[nodiscard]] int sheetPages() const { return m_sheetPages; }
    /// The exercises, by their index, that are asked or answered on a page.
    [[nodiscard]] std::vector<int> exercisesOn(int page) const { return indexesOn(page, &Placed::exercise); }
    /// The same of what is to be labelled.
    [[nodiscard]] std::vector<int> labellingsOn(int page) const
    {
        return indexesOn(page, &Placed::labelling);
    }

protected:
    void draw(QPainter& painter, int page) const override;

private:
    struct Placed {
        Block block{};
        QPointF corner{}; ///< within the margins
        int exercise = -1;
        int labelling = -1;
        double room = 0; ///< the height of its row
    };
    using Page = std::vector<Placed>;
    friend class SheetFlow;

    /// With boards so much larger than usual.
    void layOutExercises(double zoom);
    void layOutAnswers();
    [[nodiscard]] std::vector<int> indexesOn(int page, int Placed::*index) const;
    [[nodiscard]] const SheetExercise* likeAll() const;

    Worksheet m_sheet;
    SheetLook m_look;
    std::vector<Page> m_pages;
    int m_sheetPages = 0;
};

} // namespace printing
