// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A worksheet in pages: exercises first, the answers on pages of their own. The same painting makes the PDF
// and the preview.

#include "print/sheets/sheetblocks.h"
#include "print/sheets/worksheet.h"

#include <QPageSize>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <vector>

namespace printing {

enum class Paper : std::uint8_t { A4, Letter };

/// "a4", "letter"; nothing for another text.
[[nodiscard]] std::optional<Paper> findPaper(std::string_view id);

struct SheetLook {
    Paper paper = Paper::A4;
    QString title{}; ///< empty: worksheetTitle()
    bool key = true;

    friend bool operator==(const SheetLook&, const SheetLook&) = default;
};

[[nodiscard]] QPageSize pageSize(Paper paper);

/// worksheetCommand() with what is not usual of the look: all that makes the pages again.
[[nodiscard]] QString sheetCommand(const WorksheetRequest& request, const SheetLook& look);

class SheetPages {
public:
    /// Needs a QGuiApplication. May be made and painted on any thread.
    SheetPages(Worksheet sheet, SheetLook look);
    SheetPages(const SheetPages&) = delete;
    SheetPages& operator=(const SheetPages&) = delete;

    [[nodiscard]] const Worksheet& sheet() const { return m_sheet; }
    [[nodiscard]] const SheetLook& look() const { return m_look; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }
    /// Pages with exercises; those with answers come after them.
    [[nodiscard]] int sheetPages() const { return m_sheetPages; }
    /// A whole page, and the part of it inside the margins, in units of print/units.h.
    [[nodiscard]] QSizeF pageSize() const { return m_page; }
    [[nodiscard]] QRectF inside() const;
    /// The exercises, by their index, that are asked or answered on a page.
    [[nodiscard]] std::vector<int> exercisesOn(int page) const;

    /// The page with its top left corner at (0, 0).
    void paint(QPainter& painter, int page) const;

private:
    struct Placed {
        BlockPtr block;
        QPointF corner; ///< within the margins
        int exercise = -1;
        double room = 0; ///< the height of its row
    };
    using Page = std::vector<Placed>;
    friend class SheetFlow;

    void layOutExercises();
    void layOutAnswers();
    [[nodiscard]] const SheetExercise* likeAll() const;
    void paintFoot(QPainter& painter, int page) const;

    Worksheet m_sheet;
    SheetLook m_look;
    QSizeF m_page;
    std::vector<Page> m_pages;
    int m_sheetPages = 0;
};

/// The sheet as a PDF file's bytes: equal for equal sheets.
[[nodiscard]] QByteArray sheetPdf(const SheetPages& pages);

} // namespace printing
