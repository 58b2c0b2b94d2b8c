// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Values as a screen shows them. Where text is read by programs and typed again they stay plain.

#include <QString>
#include <QStringList>

namespace wording {

/// A value, or a sentence with values, with the signs of the literature: "1/2*2" is "1/2 + ∗2" (not to be
/// read as a product), "-1*" is "−1 + ∗".
[[nodiscard]] QString typeset(QString text);
[[nodiscard]] QStringList typeset(QStringList texts);

} // namespace wording
