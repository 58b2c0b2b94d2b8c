// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/wholefile.h"

#include "wording/text.h"

#include <QSaveFile>

namespace wording {

QString writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    // What is still in the buffer is written by flush(): commit() does not tell when that fails.
    const bool written = write(file) && file.flush();
    const bool knowsWhy =
        file.error() != QFileDevice::NoError && file.error() != QFileDevice::UnspecifiedError;
    QString cause = knowsWhy ? file.errorString() : translate("Wording", "not all of it could be written");
    if (!written) {
        file.cancelWriting();
        return cause;
    }
    return file.commit() ? QString() : file.errorString();
}

QString writeWholeFile(const QString& path, const QByteArray& text)
{
    return writeWholeFile(path, [&text](QIODevice& file) { return file.write(text) == text.size(); });
}

QString fileProblem(const QString& cause)
{
    return cause.isEmpty() ? cause : translate("Wording", "The file cannot be written: %1").arg(cause);
}

} // namespace wording
