// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desktopwishes.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>

#include <utility>

namespace models {
namespace {

const auto portalService = QLatin1String("org.freedesktop.portal.Desktop");
const auto portalPath = QLatin1String("/org/freedesktop/portal/desktop");
const auto portalSettings = QLatin1String("org.freedesktop.portal.Settings");
const auto appearance = QLatin1String("org.freedesktop.appearance");
const auto accessibility = QLatin1String("org.gnome.desktop.a11y.interface");
const auto desktop = QLatin1String("org.gnome.desktop.interface");
constexpr unsigned higherContrast = 1;

/// Without one Qt would try to start it.
bool isBusThere()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QLatin1String("/bus"));
}

/// The portal wraps its values once more.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

DesktopWishes::DesktopWishes(QObject* parent) : QObject(parent)
{
    if (!isBusThere() || !QDBusConnection::sessionBus().isConnected())
        return;
    QDBusConnection::sessionBus().connect(portalService, portalPath, portalSettings,
                                          QStringLiteral("SettingChanged"), this,
                                          SLOT(receiveChange(QString, QString, QDBusVariant)));
    ask(appearance, QStringLiteral("contrast"));
    ask(accessibility, QStringLiteral("high-contrast"));
    ask(desktop, QStringLiteral("enable-animations"));
}

void DesktopWishes::ask(const QString& group, const QString& key)
{
    QDBusMessage question =
        QDBusMessage::createMethodCall(portalService, portalPath, portalSettings, QStringLiteral("Read"));
    question.setArguments({group, key});
    auto* waiting = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(waiting, &QDBusPendingCallWatcher::finished, this, [this, waiting, group, key] {
        const QDBusPendingReply<QDBusVariant> reply = *waiting;
        if (reply.isValid())
            receive(group, key, unwrapped(reply.value().variant()));
        waiting->deleteLater();
    });
}

void DesktopWishes::receiveChange(const QString& group, const QString& key, const QDBusVariant& value)
{
    receive(group, key, unwrapped(value.variant()));
}

void DesktopWishes::receive(const QString& group, const QString& key, const QVariant& value)
{
    const auto note = [this](bool& wish, bool wanted) {
        if (std::exchange(wish, wanted) != wanted)
            emit changed();
    };
    if (group == appearance && key == QLatin1String("contrast") && value.typeId() == QMetaType::UInt)
        note(m_contrastAsked, value.toUInt() == higherContrast);
    else if (group == accessibility && key == QLatin1String("high-contrast") &&
             value.typeId() == QMetaType::Bool)
        note(m_accessibleTheme, value.toBool());
    else if (group == desktop && key == QLatin1String("enable-animations") &&
             value.typeId() == QMetaType::Bool)
        note(m_isStill, !value.toBool());
}

} // namespace models
