// SPDX-License-Identifier: GPL-3.0-or-later

// Pages, and they as PDF. Qt writes the time into it (later versions a random name, too) and orders the fonts
// by a hash that is another in every process: these are taken out, so that equal pages are equal files.

#include "print/sheets/pages.h"

#include "print/ink.h"
#include "print/units.h"
#include "wording/text/text.h"

#include <QBuffer>
#include <QHashFunctions>
#include <QLocale>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>

namespace printing {
namespace {

constexpr double margin = 17 * mm;
constexpr double pageFootRoom = 11 * mm;
constexpr Lettering footLook{.size = 7 * pt, .shade = Lettering::Shade::Grey};

/// While it lives new hashes have one order in every process.
class FixedHashes {
public:
    FixedHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    FixedHashes(const FixedHashes&) = delete;
    FixedHashes& operator=(const FixedHashes&) = delete;
    ~FixedHashes() { QHashSeed::resetRandomGlobalSeed(); }
};

QByteArray written(const Pages& pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(unitsPerInch);
    pdf.setTitle(pages.title());
    pdf.setCreator(QStringLiteral("Grundy"));
    pdf.setPageSize(pageSize(pages.paper()));
    pdf.setPageMargins(QMarginsF());
    QPainter painter(&pdf);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0)
            pdf.newPage();
        pages.paint(painter, page);
    }
    painter.end();
    return bytes;
}

/// Entries that a PDF may do without are written over with spaces: everything else keeps its place.
void blank(QByteArray& bytes, const QByteArray& key, char end)
{
    const qsizetype begin = bytes.indexOf(key);
    const qsizetype last = begin < 0 ? -1 : bytes.indexOf(end, begin + key.size());
    for (qsizetype i = begin; i >= 0 && i <= last; ++i)
        bytes[i] = ' ';
}

} // namespace

std::optional<Paper> findPaper(std::string_view id)
{
    return id == "a4"       ? std::optional(Paper::A4)
           : id == "letter" ? std::optional(Paper::Letter)
                            : std::nullopt;
}

QPageSize pageSize(Paper paper)
{
    return QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter);
}

Pages::Pages(Paper paper) : m_paper(paper), m_size(printing::pageSize(paper).size(QPageSize::Point) * pt) {}

QRectF Pages::inside() const
{
    return {margin, margin, m_size.width() - 2 * margin,
            m_size.height() - margin - pageFootRoom - margin / 2};
}

void Pages::paint(QPainter& painter, int page) const
{
    painter.save();
    if (QLocale().textDirection() == Qt::RightToLeft)
        mirror(painter, m_size.width());
    draw(painter, page);
    painter.restore();
}

void Pages::paintFoot(QPainter& painter, int page, const QString& text) const
{
    Ink ink(painter);
    const QRectF foot(margin, m_size.height() - margin / 2 - pageFootRoom * 0.7, m_size.width() - 2 * margin,
                      5 * mm);
    constexpr double numberRoom = 28 * mm;
    ink.greyLine(foot.topLeft(), foot.topRight());
    ink.text(foot.adjusted(0, mm, -numberRoom, 0), Qt::AlignLeft | Qt::AlignVCenter, text, footLook);
    ink.text(foot.adjusted(foot.width() - numberRoom, mm, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
             //: on paper: the number of this page, and how many there are
             wording::translate("Wording", "Page %1 of %2").arg(page + 1).arg(count()), footLook);
}

QByteArray pagesPdf(const Pages& pages)
{
    const FixedHashes fixed;
    QByteArray bytes = written(pages);
    for (const char* key : {"/CreationDate (", "/ModDate ("})
        blank(bytes, key, ')');
    for (const char* key :
         {"xmp:CreateDate=\"", "xmp:ModifyDate=\"", "xmp:MetadataDate=\"", "xmpMM:DocumentID=\""})
        blank(bytes, key, '"');
    blank(bytes, "/ID [", ']');
    return bytes;
}

} // namespace printing
