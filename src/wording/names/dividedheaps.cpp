// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/dividedheaps.h"

#include "wording/text/text.h"

namespace wording {

QString divideText(const games::DivideHeap& divide)
{
    const auto heap = divide.heap + 1;
    if (divide.taken == 0)
        return translate("Wording", "divide heap %1 into %2 and %3")
            .arg(heap)
            .arg(localized(divide.left), localized(divide.right));
    const QString taken = localized(divide.taken);
    if (divide.left == 0)
        return translate("Wording", "take all of heap %1").arg(heap);
    if (divide.right == 0)
        return translate("Wording", "take %1 from heap %2, leaving %3")
            .arg(taken)
            .arg(heap)
            .arg(localized(divide.left));
    return translate("Wording", "take %1 from heap %2, leaving %3 and %4")
        .arg(taken)
        .arg(heap)
        .arg(localized(divide.left), localized(divide.right));
}

QString divideLabel(const games::DivideHeap& divide)
{
    const QString before = localized(divide.before);
    const QString left = localized(divide.left);
    if (divide.right == 0)
        return QStringLiteral("%1: %2→%3").arg(divide.heap + 1).arg(before, left);
    return QStringLiteral("%1: %2→%3+%4").arg(divide.heap + 1).arg(before, left, localized(divide.right));
}

} // namespace wording
