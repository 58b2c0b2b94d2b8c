// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text/text.h"

namespace wording {
namespace {

/// Qt counts in int. No language looks further than the last six digits.
int pluralNumber(std::uint64_t count)
{
    constexpr std::uint64_t block = 1'000'000;
    return static_cast<int>(count < block ? count : block + count % block);
}

QString allButLast(const QStringList& items)
{
    return items.mid(0, items.size() - 1).join(QStringLiteral(", "));
}

} // namespace

QString counted(const char* one, const char* many, std::uint64_t count)
{
    return QCoreApplication::translate("Wording", count == 1 ? one : many, nullptr, pluralNumber(count));
}

QString orList(const QStringList& items)
{
    return items.size() < 2 ? items.value(0)
                            : translate("Wording", "%1 or %2").arg(allButLast(items), items.last());
}

QString andList(const QStringList& items)
{
    return items.size() < 2 ? items.value(0)
                            : translate("Wording", "%1 and %2").arg(allButLast(items), items.last());
}

} // namespace wording
