// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/widgetdialog.h"

#include <QDialog>
#include <QMetaEnum>
#include <QPalette>
#include <QQuickWindow>

#include <cctype>

namespace models {
namespace {

/// The colours of a window of Qt Quick Controls, whose palette has a property for each role.
QPalette paletteOf(const QObject& themed)
{
    QPalette palette;
    const auto roles = QMetaEnum::fromType<QPalette::ColorRole>();
    for (int i = 0; i < roles.keyCount(); ++i) {
        QByteArray name(roles.key(i));
        name[0] = static_cast<char>(std::tolower(name[0]));
        if (const QVariant colour = themed.property(name); colour.isValid())
            palette.setColor(static_cast<QPalette::ColorRole>(roles.value(i)), colour.value<QColor>());
    }
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, palette.color(QPalette::PlaceholderText));
    return palette;
}

} // namespace

void dress(QDialog& dialog, const QQuickWindow& window)
{
    if (const auto* themed = window.property("palette").value<QObject*>())
        dialog.setPalette(paletteOf(*themed));
    if (const QVariant font = window.property("font"); font.isValid())
        dialog.setFont(font.value<QFont>());
}

void openOver(QDialog& dialog, QQuickWindow& window)
{
    dialog.setWindowModality(Qt::WindowModal);
    dialog.winId(); // so that there is a window to be put over the other
    dialog.windowHandle()->setTransientParent(&window);
    dialog.open();
}

} // namespace models
