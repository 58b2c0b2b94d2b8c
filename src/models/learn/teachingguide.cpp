// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/teachingguide.h"

#include "wording/text/language.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

namespace models {
namespace {

/// Tables without lines, as the window has them; letters are the window's own.
QString richText(const QString& markdown)
{
    constexpr qreal room = 4;
    QTextDocument document;
    document.setMarkdown(markdown);
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setBorder(0);
            format.setCellSpacing(0);
            format.setCellPadding(room);
            table->setFormat(format);
        }
    static const QRegularExpression letters(QStringLiteral("<body style=\"[^\"]*\">"));
    return document.toHtml().replace(letters, QStringLiteral("<body>"));
}

} // namespace

TeachingGuide::TeachingGuide(QObject* parent) : QObject(parent)
{
    read();
    wording::followLanguage(this, &TeachingGuide::read);
}

void TeachingGuide::read()
{
    m_headings.clear();
    m_parts.clear();
    QFile file(wording::spokenFile(QStringLiteral("teaching.md"), QStringLiteral(":/grundy/teaching.md")));
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        const qsizetype marks = line.startsWith(QLatin1String("## "))  ? 3
                                : line.startsWith(QLatin1String("# ")) ? 2
                                                                       : 0;
        if (marks > 0) {
            m_headings.append(line.mid(marks));
            m_parts.append(QString());
        } else if (!m_parts.isEmpty()) {
            m_parts.last() += line + QLatin1Char('\n');
        }
    }
    for (QString& part : m_parts)
        part = richText(part);
    emit changed();
}

} // namespace models
