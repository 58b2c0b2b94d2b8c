// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Dialogs of Qt's widgets over a window of Qt Quick.

class QDialog;
class QQuickWindow;

namespace models {

/// Gives a dialog that is not native the window's colours and letters.
void dress(QDialog& dialog, const QQuickWindow& window);

/// Opens it over the window, which waits for it.
void openOver(QDialog& dialog, QQuickWindow& window);

} // namespace models
