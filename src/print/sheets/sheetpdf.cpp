// SPDX-License-Identifier: GPL-3.0-or-later

// A worksheet as PDF. Qt writes the time into it (later versions a random name, too) and orders the fonts by
// a hash that is another in every process: these are taken out, so that equal sheets are equal files.

#include "print/sheets/sheetpages.h"
#include "print/units.h"

#include <QBuffer>
#include <QHashFunctions>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>

namespace printing {
namespace {

/// While it lives new hashes have one order in every process.
class FixedHashes {
public:
    FixedHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    FixedHashes(const FixedHashes&) = delete;
    FixedHashes& operator=(const FixedHashes&) = delete;
    ~FixedHashes() { QHashSeed::resetRandomGlobalSeed(); }
};

QByteArray written(const SheetPages& pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(unitsPerInch);
    pdf.setTitle(pages.title());
    pdf.setCreator(QStringLiteral("Grundy"));
    pdf.setPageSize(pageSize(pages.look().paper));
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

QByteArray sheetPdf(const SheetPages& pages)
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
