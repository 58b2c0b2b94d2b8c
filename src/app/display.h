// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace app {

/// While the application is made: where there is no display that can be reached Qt says so in several lines
/// and leaves a core. Here it is one line on stderr and exit code 2, as where there is no screen in the end.
/// What Qt says besides is held back, and said when all went well. One at a time.
class NeedsDisplay {
public:
    NeedsDisplay();
    NeedsDisplay(const NeedsDisplay&) = delete;
    NeedsDisplay& operator=(const NeedsDisplay&) = delete;
    ~NeedsDisplay();

private:
    QtMessageHandler m_before;
};

} // namespace app
