// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The texts of lessons on paper: paragraphs and lists, strong and emphasised words. Links are words.

#include "lessons/lessontext.h"
#include "print/ink.h"

#include <QPainter>
#include <QTextLayout>

#include <memory>
#include <vector>

namespace printing {

class RichText {
public:
    RichText(const lessons::Text& text, const Lettering& lettering, double width);

    [[nodiscard]] double height() const { return m_height; }
    void paint(QPainter& painter, QPointF corner) const;

private:
    struct Paragraph {
        std::unique_ptr<QTextLayout> layout;
        double width = 0;
        QPointF corner;
        bool isEntry = false;
    };

    Lettering m_lettering;
    std::vector<Paragraph> m_paragraphs;
    double m_height = 0;
};

} // namespace printing
