// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets/pages.h"

#include <QString>

#include <stop_token>

class QPrinter;

namespace models {

/// The printer as its dialog begins: for pages of that paper, which have margins of their own.
void setUp(QPrinter& printer, printing::Paper paper, const QString& title);

/// Prints those of the pages that the printer was asked for. On other paper than theirs they are as large as
/// fits, in its middle. False: the printer did not take them, or it was to stop. May be called on any thread.
[[nodiscard]] bool printPages(QPrinter& printer, const printing::Pages& pages, const std::stop_token& stop);

} // namespace models
