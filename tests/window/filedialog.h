// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The dialog that asks for a file, as it is where the platform has none, and its keys.

#include "window/driver.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

namespace window {

/// Null while none is shown.
inline QFileDialog* fileDialog()
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* dialog = qobject_cast<QFileDialog*>(widget); dialog && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

/// The name that is typed or proposed; empty while no dialog is shown.
inline QString typedFile()
{
    const QFileDialog* dialog = fileDialog();
    return dialog == nullptr ? QString() : dialog->findChild<QLineEdit*>()->text();
}

/// Types a name or a path in place of what stands there, and Enter.
inline void enterFile(const QString& name)
{
    QFileDialog* dialog = fileDialog();
    QVERIFY(dialog != nullptr);
    auto* field = dialog->findChild<QLineEdit*>();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, name);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace window
