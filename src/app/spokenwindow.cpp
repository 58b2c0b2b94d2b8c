// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spokenwindow.h"

#include "app/backend.h"
#include "models/session/session.h"
#include "wording/text/language.h"

#include <QGuiApplication>

namespace app {
namespace {

/// The properties of the window that takes the place of `window`. A game in which nothing was done is not
/// kept: its position is enough.
QVariantMap propertiesAfter(const QQuickWindow& window)
{
    QVariantMap properties{{QStringLiteral("startPage"), window.property("page")}};
    for (const char* same : {"x", "y", "width", "height", "visibility", "scripted", "startTheme"})
        properties[QLatin1String(same)] = window.property(same);
    const auto& session = *qobject_cast<models::Session*>(window.property("session").value<QObject*>());
    if (const QString kept = session.keptName(); !kept.isEmpty())
        properties[QStringLiteral("startKept")] = kept;
    else if (session.isOpened())
        properties[QStringLiteral("startPosition")] = session.notation();
    return properties;
}

} // namespace

void speakAsChosen()
{
    const QString chosen = models::Settings::storedLanguage();
    wording::speak(chosen.isEmpty() ? wording::systemLanguage() : chosen);
}

SpokenWindow::SpokenWindow(const QVariantMap& properties, Prepare prepare, bool reversed)
    : m_prepare(std::move(prepare)), m_isReversed(reversed)
{
    open(properties);
}

void SpokenWindow::open(const QVariantMap& properties)
{
    QGuiApplication::setLayoutDirection(m_isReversed ? Qt::RightToLeft : QLocale().textDirection());
    m_opened.emplace(properties);
    if (window() == nullptr)
        return;
    m_prepare(*window());
    // Not at once: it is chosen in the window that goes.
    QObject::connect(
        m_opened->settings(), &models::Settings::languageChanged, &m_listener, [this] { replace(); },
        Qt::QueuedConnection);
}

void SpokenWindow::replace()
{
    const QVariantMap properties = propertiesAfter(*window());
    QGuiApplication::setQuitOnLastWindowClosed(false);
    m_opened.reset();
    speakAsChosen();
    chooseFonts();
    open(properties);
    QGuiApplication::setQuitOnLastWindowClosed(true);
}

} // namespace app
