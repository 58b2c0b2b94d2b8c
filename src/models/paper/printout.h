// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets/pages.h"
#include "solver/job.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

namespace models {

/// What can be printed, as QML hands it on: the pages are made where they are printed, on a thread of the
/// printing, within the limits of its job.
class Printout {
    Q_GADGET
    QML_VALUE_TYPE(printout)
    Q_PROPERTY(QString title MEMBER title)

public:
    using PagesPtr = std::shared_ptr<const printing::Pages>;
    using Maker = std::function<PagesPtr(const solver::Job&)>;

    QString title;
    printing::Paper paper = printing::Paper::A4;
    Maker make; ///< empty: there is nothing to print
};

} // namespace models
