// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/capacity.h"

#include "wording/text/text.h"

#include <algorithm>

namespace wording {

QString memoryText(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeIecFormat);
}

QString memoryNeedText(std::uint64_t bytes, std::uint64_t free)
{
    //: of memory: two amounts, such as 3 GB and 8 GB
    return translate("Wording", "Needs %1 of %2 free").arg(memoryText(bytes), memoryText(free));
}

QString tableQuestion(std::uint64_t bytes, std::uint64_t free, std::chrono::seconds time)
{
    const auto seconds = static_cast<std::uint64_t>(time.count());
    //: of memory: two amounts, such as 3 GB and 8 GB, and a time, here 1
    return counted(QT_TRANSLATE_N_NOOP("Wording",
                                       "A table would settle it: %2 of %3 free, and %1 second or more."),
                   //: of memory: two amounts, such as 3 GB and 8 GB, and a time
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "A table would settle it: %2 of %3 free, and %1 seconds or more."),
                   seconds)
        .arg(localized(seconds), memoryText(bytes), memoryText(free));
}

QString memoryLackText(std::uint64_t bytes, std::uint64_t free, std::uint64_t allowed)
{
    //: amounts of memory, such as 3 GB
    return translate("Wording",
                     "The table of this position needs %1 of memory; it may take %3 of the %2 that are free.")
        .arg(memoryText(bytes), memoryText(free), memoryText(allowed));
}

QString percentText(double fraction)
{
    const int percent = static_cast<int>(std::clamp(fraction, 0.0, 1.0) * 100);
    //: how much is done, in percent
    return translate("Wording", "%1%").arg(QLocale().toString(percent));
}

QString timeLeftText(std::chrono::seconds left)
{
    const auto minutes = std::chrono::round<std::chrono::minutes>(left);
    if (minutes.count() < 2) {
        const auto seconds = static_cast<std::uint64_t>(std::max<std::int64_t>(left.count(), 1));
        return counted(QT_TRANSLATE_N_NOOP("Wording", "about %1 second left"),
                       QT_TRANSLATE_N_NOOP("Wording", "about %1 seconds left"), seconds)
            .arg(localized(seconds));
    }
    const auto count = static_cast<std::uint64_t>(minutes.count());
    return counted(QT_TRANSLATE_N_NOOP("Wording", "about %1 minute left"),
                   QT_TRANSLATE_N_NOOP("Wording", "about %1 minutes left"), count)
        .arg(localized(count));
}

} // namespace wording
