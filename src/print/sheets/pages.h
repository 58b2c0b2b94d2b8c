// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is printed: pages of one size. The same painting makes the PDF, the preview and the print.

#include <QByteArray>
#include <QPageSize>
#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <optional>
#include <string_view>

namespace printing {

enum class Paper : std::uint8_t { A4, Letter };

/// "a4", "letter"; nothing for another text.
[[nodiscard]] std::optional<Paper> findPaper(std::string_view id);
[[nodiscard]] QPageSize pageSize(Paper paper);

class Pages {
public:
    explicit Pages(Paper paper);
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;
    virtual ~Pages() = default;

    [[nodiscard]] Paper paper() const { return m_paper; }
    /// A whole page, and the part of it inside the margins, in units of print/units.h.
    [[nodiscard]] QSizeF pageSize() const { return m_size; }
    [[nodiscard]] QRectF inside() const;

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual int count() const = 0;
    /// The page with its top left corner at (0, 0); mirrored in a language that is read from right to left.
    void paint(QPainter& painter, int page) const;

protected:
    virtual void draw(QPainter& painter, int page) const = 0;
    /// A line, below it a text at left and the page's number at right.
    void paintFoot(QPainter& painter, int page, const QString& text) const;

private:
    Paper m_paper;
    QSizeF m_size;
};

/// The pages as a PDF file's bytes: equal for equal pages.
[[nodiscard]] QByteArray pagesPdf(const Pages& pages);

} // namespace printing
