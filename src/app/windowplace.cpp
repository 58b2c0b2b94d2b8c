// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowplace.h"

#include "models/files/ownsettings.h"

#include <QEvent>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>

#include <algorithm>
#include <array>

namespace app {
namespace {

constexpr QSize usual(1440, 900);
constexpr QSize small(900, 600); ///< a free area smaller than that is filled
constexpr int frame = 40;        ///< what a title and a border take, about
constexpr int calm = 400;        ///< milliseconds
constexpr QLatin1String areaKey("window/area");
constexpr QLatin1String maximisedKey("window/maximised");

bool isWithin(QSize inner, QSize outer)
{
    return inner.width() <= outer.width() && inner.height() <= outer.height();
}

QList<QRect> freeAreas()
{
    QList<QRect> areas;
    for (const QScreen* screen : QGuiApplication::screens())
        areas.append(screen->availableGeometry());
    return areas;
}

/// That on which most of it lies; the first one where it lies on none.
QRect areaOf(const QList<QRect>& free, const QRect& area)
{
    return *std::ranges::max_element(free, {}, [&area](const QRect& each) {
        const QRect common = each & area;
        return common.isEmpty() ? 0LL : static_cast<long long>(common.width()) * common.height();
    });
}

/// Of a window that is shifted, and made smaller where it must be, until it lies within.
QRect shiftedWithin(const QRect& free, const QRect& area)
{
    const QSize size = area.size().boundedTo(free.size());
    return {QPoint(std::clamp(area.x(), free.x(), free.x() + free.width() - size.width()),
                   std::clamp(area.y(), free.y(), free.y() + free.height() - size.height())),
            size};
}

std::optional<DesktopPlace> leftAt()
{
    const QSettings settings;
    const QRect area = settings.value(areaKey).toRect();
    if (!area.isValid())
        return std::nullopt;
    return DesktopPlace{.area = area, .isMaximised = settings.value(maximisedKey).toBool()};
}

} // namespace

DesktopPlace placeWithin(const QList<QRect>& free, const std::optional<DesktopPlace>& left)
{
    const QRect within = left ? areaOf(free, left->area) : free.front();
    if (within.width() < small.width() || within.height() < small.height())
        return {.area = within, .isMaximised = true};
    if (left)
        return {.area = shiftedWithin(within, left->area), .isMaximised = left->isMaximised};
    const bool hasRoom = isWithin(usual + QSize(0, frame), within.size());
    QRect area(QPoint(), hasRoom ? usual : within.size() - QSize(2 * frame, 2 * frame));
    area.moveCenter(within.center());
    return {.area = area, .isMaximised = !hasRoom};
}

QVariantMap placeProperties()
{
    const DesktopPlace place = placeWithin(freeAreas(), leftAt());
    return {{QStringLiteral("x"), place.area.x()},
            {QStringLiteral("y"), place.area.y()},
            {QStringLiteral("width"), place.area.width()},
            {QStringLiteral("height"), place.area.height()},
            {QStringLiteral("visibility"), place.isMaximised ? QWindow::Maximized : QWindow::Windowed}};
}

WindowPlace::WindowPlace(QQuickWindow& window) : QObject(&window), m_window(window)
{
    m_calm.setSingleShot(true);
    m_calm.setInterval(calm);
    connect(&m_calm, &QTimer::timeout, this, &WindowPlace::remember);
    const auto moved = [this] { m_calm.start(); };
    for (const auto change :
         {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(&window, change, this, moved);
    connect(&window, &QWindow::visibilityChanged, this, moved);
    window.installEventFilter(this);
    const auto watch = [this](const QScreen* screen) {
        connect(screen, &QScreen::availableGeometryChanged, this, &WindowPlace::bringBack);
    };
    for (const QScreen* screen : QGuiApplication::screens())
        watch(screen);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, watch);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &WindowPlace::bringBack,
            Qt::QueuedConnection); // when its windows have another one
}

bool WindowPlace::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close)
        remember();
    return QObject::eventFilter(watched, event);
}

/// What fills a screen for a class, or is out of sight, is no place to come back to.
void WindowPlace::remember() const
{
    const auto visibility = m_window.visibility();
    if (visibility != QWindow::Windowed && visibility != QWindow::Maximized)
        return;
    models::changeSettings([&](QSettings& settings) {
        if (visibility == QWindow::Windowed || !settings.contains(areaKey))
            settings.setValue(areaKey, m_window.geometry());
        settings.setValue(maximisedKey, visibility == QWindow::Maximized);
    });
}

void WindowPlace::bringBack() const
{
    const QList<QRect> free = freeAreas();
    if (m_window.visibility() != QWindow::Windowed || free.isEmpty())
        return;
    const QRect area = m_window.geometry();
    const QRect within = shiftedWithin(areaOf(free, area), area);
    if (within != area)
        m_window.setGeometry(within);
}

} // namespace app
