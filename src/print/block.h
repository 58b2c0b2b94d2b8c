// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a page is put together from: blocks that are never divided, each composed from the top down.

#include "print/ink.h"

#include <functional>
#include <utility>

namespace printing {

/// Grows downwards: measures, and draws where there is a painter.
class Column {
public:
    Column(QPainter* painter, double left, double width, double top = 0)
        : m_painter(painter), m_left(left), m_width(width), m_top(top)
    {
    }

    [[nodiscard]] double top() const { return m_top; }
    [[nodiscard]] double width() const { return m_width; }
    void skip(double gap) { m_top += gap; }
    /// "3." at the left edge of the block, beside what comes next.
    void number(int number, const Lettering& look);
    /// Nothing where the text is empty.
    void add(const QString& text, const Lettering& look, double gap);
    /// Something of a height of its own, its top left corner at (0, 0).
    void add(double height, double gap, const std::function<void(QPainter&)>& painting);

private:
    QPainter* m_painter;
    double m_left;
    double m_width;
    double m_top;
};

class Block {
public:
    /// Draws with its top left corner at (0, 0), or only measures where there is no painter; `spare` is the
    /// room that is left below it. Gives its height.
    using Composing = std::function<double(QPainter* painter, double spare)>;

    Block() = default;
    explicit Block(Composing composing) : m_composing(std::move(composing)), m_height(m_composing(nullptr, 0))
    {
    }

    [[nodiscard]] double height() const { return m_height; }
    void paint(QPainter& painter, double room) const { (void)m_composing(&painter, room - m_height); }

private:
    Composing m_composing;
    double m_height = 0;
};

} // namespace printing
