// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The texts that stand in a window, where their letters are, and whether they are cut off or lie over one
// another.

#include "window/driver.h"

#include <QFont>
#include <QQuickItem>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace window {

/// All items that can be seen, with their text.
inline std::vector<std::pair<QQuickItem*, QString>> writtenItems(const Driver& driver)
{
    std::vector<std::pair<QQuickItem*, QString>> written;
    QList<QQuickItem*> items{driver.window().contentItem()};
    for (qsizetype n = 0; n < items.size(); ++n) {
        if (!items[n]->isVisible())
            continue;
        items += items[n]->childItems();
        const QString text = items[n]->property("text").toString();
        if (!text.isEmpty() && items[n]->property("font").isValid())
            written.emplace_back(items[n], text);
    }
    return written;
}

/// Calls `see` with all texts in sight.
template <typename See>
void forEachText(const QQuickItem& item, const See& see)
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty())
        see(item);
    for (const QQuickItem* child : item.childItems())
        forEachText(*child, see);
}

/// Cut off, or too long for its place.
inline bool isCut(const QQuickItem& text)
{
    constexpr int noWrap = 0;
    if (text.property("text").toString() == QStringLiteral("−")) // of another typeface, measured wider
        return false;
    return text.property("truncated").toBool() ||
           (text.property("wrapMode").toInt() == noWrap &&
            text.property("contentWidth").toDouble() > text.width() + 1);
}

/// A text in the window, and where its letters stand; the letter of a badge stands for the badge.
struct Written {
    QQuickItem* item;
    QString text;
    QRectF place;
};

inline bool isInBadge(const QQuickItem& item)
{
    return item.parentItem() != nullptr &&
           QByteArrayView(item.parentItem()->metaObject()->className()).startsWith("MarkBadge");
}

/// Within the item's padding, by its alignment; without the room above and below small letters.
inline QRectF lettersIn(const QQuickItem& item)
{
    const auto number = [&item](const char* name) { return item.property(name).toDouble(); };
    const QRectF room(number("leftPadding"), number("topPadding"),
                      item.width() - number("leftPadding") - number("rightPadding"),
                      item.height() - number("topPadding") - number("bottomPadding"));
    const QSizeF size(std::min(number("contentWidth"), room.width()), number("contentHeight"));
    const auto aligned = [](double from, double spare, double share) { return from + spare * share; };
    const int sideways = item.property("effectiveHorizontalAlignment").toInt();
    const int upright = item.property("verticalAlignment").toInt();
    const QRectF letters(aligned(room.left(), room.width() - size.width(),
                                 sideways == Qt::AlignRight     ? 1
                                 : sideways == Qt::AlignHCenter ? 0.5
                                                                : 0),
                         aligned(room.top(), room.height() - size.height(),
                                 upright == Qt::AlignBottom    ? 1
                                 : upright == Qt::AlignVCenter ? 0.5
                                                               : 0),
                         size.width(), size.height());
    const double air = 0.2 * item.property("font").value<QFont>().pixelSize();
    return letters.adjusted(0, air, 0, -air);
}

/// What of a place in an item is seen: not what a list or a page cuts off, nothing of what is faint.
inline QRectF seenPlace(const QQuickItem& item, const QRectF& place)
{
    QRectF seen = item.mapRectToScene(place);
    for (const QQuickItem* around = &item; around != nullptr; around = around->parentItem()) {
        if (around->opacity() < 0.1)
            return {};
        if (around->clip())
            seen &= around->mapRectToScene(around->boundingRect());
    }
    return seen;
}

inline std::vector<Written> writtenTexts(const Driver& driver)
{
    std::vector<Written> written;
    for (const auto& [item, text] : writtenItems(driver)) {
        if (!item->inherits("QQuickText"))
            continue;
        const QRectF place = isInBadge(*item)
                                 ? seenPlace(*item->parentItem(), item->parentItem()->boundingRect())
                                 : seenPlace(*item, lettersIn(*item));
        if (place.width() > 1 && place.height() > 1)
            written.push_back({item, text, place});
    }
    return written;
}

/// Which edges of the window no text may leave: all, or those at the sides of what is scrolled.
enum class Edges : std::uint8_t { All, Sides };

/// The texts that lie over one another, and those that stand out of the window.
inline QStringList overlapsIn(const Driver& driver, Edges edges = Edges::All)
{
    constexpr double allowed = 2; // pixels
    QStringList found;
    const std::vector<Written> texts = writtenTexts(driver);
    const double scrolled = edges == Edges::Sides ? 100'000 : 1;
    const QRectF window = QRectF(QPointF(), driver.window().size()).adjusted(-1, -scrolled, 1, scrolled);
    for (auto one = texts.begin(); one != texts.end(); ++one) {
        if (!window.contains(one->place))
            found << QStringLiteral("'%1' leaves the window").arg(one->text);
        for (auto other = std::next(one); other != texts.end(); ++other) {
            const QRectF both = one->place & other->place;
            if (both.width() > allowed && both.height() > allowed)
                found << QStringLiteral("'%1' over '%2'").arg(one->text.left(60), other->text.left(60));
        }
    }
    return found;
}

} // namespace window
