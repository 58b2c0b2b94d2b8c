// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/printout.h"
#include "models/worker.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QPrintDialog;
class QPrinter;
class QQuickItem;

namespace models {

/// Asks for a printer with Qt's dialog, and prints there. The window stays in use while pages are made and
/// printed.
class PrintChooser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool shown READ isShown NOTIFY shownChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// Asks where there is no printer, too: Qt's dialog then prints into a file.
    Q_PROPERTY(bool toFile MEMBER m_isToFile)

public:
    explicit PrintChooser(QObject* parent = nullptr);
    ~PrintChooser() override;

    [[nodiscard]] bool isShown() const { return m_dialog != nullptr; }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }

    /// Asks over the window of `place` where to print. Nothing happens while it is shown or prints, nor where
    /// there is nothing to print.
    Q_INVOKABLE void ask(QQuickItem* place, const models::Printout& what);

signals:
    void shownChanged();
    void busyChanged();
    void printed();
    /// The sentence that says why not.
    void failed(const QString& problem);

private:
    void receive(int result);
    void startPrinting();
    void tell(bool isPrinted);

    Printout m_what;
    bool m_isToFile = false;
    std::shared_ptr<QPrinter> m_printer;
    std::unique_ptr<QPrintDialog> m_dialog; ///< made for each question; before it goes its printer stays
    Worker m_worker;                        ///< last: its thread ends before what it reports to
};

} // namespace models
