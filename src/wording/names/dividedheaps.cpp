// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/dividedheaps.h"

#include "wording/text/text.h"

namespace wording {
namespace {

/// Taken at one end of a row: one stick, or more.
QString endText(const games::DivideHeap& divide)
{
    const bool isFirst = divide.left == 0;
    const auto heap = divide.heap + 1;
    const QString rest = localized(divide.left + divide.right);
    if (divide.taken == 1)
        return (isFirst ? translate("Wording", "take the first of heap %1, leaving %2")
                        : translate("Wording", "take the last of heap %1, leaving %2"))
            .arg(heap)
            .arg(rest);
    return (isFirst ? counted(QT_TRANSLATE_N_NOOP("Wording", "take the first %1 of heap %2, leaving %3"),
                              QT_TRANSLATE_N_NOOP("Wording", "take the first %1 of heap %2, leaving %3"),
                              divide.taken)
                    : counted(QT_TRANSLATE_N_NOOP("Wording", "take the last %1 of heap %2, leaving %3"),
                              QT_TRANSLATE_N_NOOP("Wording", "take the last %1 of heap %2, leaving %3"),
                              divide.taken))
        .arg(localized(divide.taken))
        .arg(heap)
        .arg(rest);
}

} // namespace

QString divideText(const games::DivideHeap& divide)
{
    const auto heap = divide.heap + 1;
    if (divide.taken == 0)
        return translate("Wording", "divide heap %1 into %2 and %3")
            .arg(heap)
            .arg(localized(divide.left), localized(divide.right));
    const QString taken = localized(divide.taken);
    if (divide.left == 0 && divide.right == 0)
        return translate("Wording", "take all of heap %1").arg(heap);
    const bool isAtEnd = divide.left == 0 || divide.right == 0;
    if (isAtEnd && divide.inRow)
        return endText(divide);
    if (isAtEnd)
        return translate("Wording", "take %1 from heap %2, leaving %3")
            .arg(taken)
            .arg(heap)
            .arg(localized(divide.left + divide.right));
    return translate("Wording", "take %1 from heap %2, leaving %3 and %4")
        .arg(taken)
        .arg(heap)
        .arg(localized(divide.left), localized(divide.right));
}

QString divideLabel(const games::DivideHeap& divide)
{
    const QString before = localized(divide.before);
    const std::uint64_t rest = divide.left + divide.right;
    const bool isAtEnd = divide.left == 0 || divide.right == 0;
    if (rest == 0 || (isAtEnd && !divide.inRow))
        return QStringLiteral("%1: %2→%3").arg(divide.heap + 1).arg(before, localized(rest));
    return QStringLiteral("%1: %2→%3+%4")
        .arg(divide.heap + 1)
        .arg(before, localized(divide.left), localized(divide.right));
}

} // namespace wording
