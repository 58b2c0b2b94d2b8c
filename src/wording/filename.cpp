// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/filename.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <unistd.h>

namespace wording {
namespace {

constexpr char16_t strayBytes = 0xDC00; ///< of the byte 0xFF stands U+DCFF
constexpr std::size_t longestLetter = 4;

bool isStray(QChar c)
{
    return c.unicode() >= strayBytes + 0x80 && c.unicode() <= strayBytes + 0xFF;
}

bool areUtf8(QByteArrayView bytes)
{
    return QString::fromUtf8(bytes).toUtf8() == bytes;
}

/// The bytes of the first letter; 0 where it is none.
std::size_t letterAt(std::string_view name)
{
    for (std::size_t bytes = 1; bytes <= std::min(longestLetter, name.size()); ++bytes)
        if (areUtf8({name.data(), static_cast<qsizetype>(bytes)}))
            return bytes;
    return 0;
}

} // namespace

QString pathOf(std::string_view name)
{
    const QByteArrayView whole(name.data(), static_cast<qsizetype>(name.size()));
    if (areUtf8(whole))
        return QString::fromUtf8(whole);
    QString path;
    while (!name.empty()) {
        const std::size_t letter = letterAt(name);
        if (letter > 0)
            path += QString::fromUtf8(name.data(), static_cast<qsizetype>(letter));
        else
            path += QChar(static_cast<char16_t>(strayBytes + static_cast<unsigned char>(name.front())));
        name.remove_prefix(std::max<std::size_t>(letter, 1));
    }
    return path;
}

QString pathOf(const QUrl& url)
{
    if (url.isLocalFile() && !url.host().isEmpty())
        return url.toLocalFile();
    return pathOf(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()).toStdString());
}

QUrl urlOf(const QString& path)
{
    return QUrl::fromEncoded("file://" + bytesOf(path).toPercentEncoding("/"), QUrl::StrictMode);
}

QByteArray bytesOf(const QString& path)
{
    QByteArray bytes;
    qsizetype from = 0;
    for (qsizetype at = 0; at <= path.size(); ++at) {
        const bool isEnd = at == path.size();
        if (!isEnd && (!isStray(path[at]) || (at > from && path[at - 1].isHighSurrogate())))
            continue;
        bytes += QStringView(path).mid(from, at - from).toUtf8();
        if (!isEnd)
            bytes += static_cast<char>(path[at].unicode() - strayBytes);
        from = at + 1;
    }
    return bytes;
}

bool isUtf8(const QString& path)
{
    return bytesOf(path) == path.toUtf8();
}

QString wholePath(const QString& path)
{
    std::error_code problem;
    const auto whole = std::filesystem::absolute(bytesOf(path).toStdString(), problem);
    return problem ? path : pathOf(whole.lexically_normal().string());
}

bool isThere(const QString& path)
{
    return ::access(bytesOf(path).constData(), F_OK) == 0;
}

} // namespace wording
