// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/printchooser.h"

#include "models/paper/printer.h"
#include "models/widgetdialog.h"

#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QQuickItem>
#include <QQuickWindow>

#include <chrono>

namespace models {
namespace {

/// For each position of what is printed.
constexpr solver::Limits printLimits{
    .time = std::chrono::seconds(5), .memoryBytes = std::size_t{256} << 20, .positions = std::nullopt};

} // namespace

PrintChooser::PrintChooser(QObject* parent) : QObject(parent) {}

PrintChooser::~PrintChooser() = default;

void PrintChooser::ask(QQuickItem* place, const Printout& what)
{
    if (isShown() || isBusy() || place == nullptr || place->window() == nullptr || !what.make)
        return;
    if (!m_isToFile && QPrinterInfo::availablePrinterNames().isEmpty()) {
        emit failed(tr("No printer is set up on this computer. Set one up in the system’s settings, or save "
                       "a file and print that elsewhere."));
        return;
    }
    m_what = what;
    m_printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    setUp(*m_printer, what.paper, what.title);
    m_dialog = std::make_unique<QPrintDialog>(m_printer.get());
    m_dialog->setObjectName(QStringLiteral("printDialog"));
    m_dialog->setWindowTitle(what.title);
    m_dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    dress(*m_dialog, *place->window());
    connect(m_dialog.get(), &QDialog::finished, this, &PrintChooser::receive);
    openOver(*m_dialog, *place->window());
    emit shownChanged();
}

void PrintChooser::receive(int result)
{
    m_dialog.release()->deleteLater(); // it is what tells of its end
    emit shownChanged();
    if (result == QDialog::Accepted)
        startPrinting();
}

void PrintChooser::startPrinting()
{
    m_worker.start(
        [this, printer = m_printer, make = m_what.make](const solver::Job& job) -> Worker::Delivery {
            const Printout::PagesPtr pages = make(job);
            const bool isPrinted = printPages(*printer, *pages, job.stop);
            return [this, isPrinted] { tell(isPrinted); };
        },
        printLimits);
    emit busyChanged();
}

void PrintChooser::tell(bool isPrinted)
{
    emit busyChanged();
    if (isPrinted)
        emit printed();
    else
        emit failed(tr("The printer did not take the pages."));
}

} // namespace models
