// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text.h"

namespace wording {
namespace {

/// Qt counts in int. No language looks further than the last six digits.
int pluralNumber(std::uint64_t count)
{
    constexpr std::uint64_t block = 1'000'000;
    return static_cast<int>(count < block ? count : block + count % block);
}

} // namespace

QString counted(const char* one, const char* many, std::uint64_t count)
{
    return QCoreApplication::translate("Wording", count == 1 ? one : many, nullptr, pluralNumber(count));
}

QString orList(const QStringList& items)
{
    if (items.size() < 2)
        return items.value(0);
    const QString first = items.mid(0, items.size() - 1).join(QStringLiteral(", "));
    return translate("Wording", "%1 or %2").arg(first, items.last());
}

} // namespace wording
