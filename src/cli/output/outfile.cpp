// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/outfile.h"
#include "wording/wholefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStorageInfo>
#include <QTemporaryFile>

#include <ostream>
#include <streambuf>

namespace cli {
namespace {

/// Hands what is written to it on to a file of Qt's.
class DeviceBuffer : public std::streambuf {
public:
    explicit DeviceBuffer(QIODevice& device) : m_device(device) {}

protected:
    int_type overflow(int_type c) override
    {
        if (traits_type::eq_int_type(c, traits_type::eof()))
            return traits_type::not_eof(c);
        const char character = traits_type::to_char_type(c);
        return m_device.write(&character, 1) == 1 ? c : traits_type::eof();
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override
    {
        return m_device.write(text, size);
    }

private:
    QIODevice& m_device;
};

/// Why a file of so many bytes cannot be written there; empty when it can.
QString writingProblem(const QString& path, std::uint64_t bytes)
{
    if (QString cause = wording::whyNotReplaceable(path); !cause.isEmpty())
        return cause;
    const QFileInfo info(path);
    if (info.isDir())
        return QCoreApplication::translate("Cli", "it is a folder");
    if (info.exists() && !info.isWritable())
        return QCoreApplication::translate("Cli", "it may not be written over");
    QTemporaryFile probe(path + QStringLiteral(".XXXXXX"));
    if (!probe.open())
        return probe.errorString();
    const qint64 available = QStorageInfo(info.absolutePath()).bytesAvailable();
    if (available < 0 || bytes <= static_cast<std::uint64_t>(available))
        return {};
    return QCoreApplication::translate("Cli", "it needs %1 MB; on the disk %2 MB are free")
        .arg(QLocale().toString((static_cast<qulonglong>(bytes) >> 20U) + 1),
             QLocale().toString(static_cast<qulonglong>(available) >> 20U));
}

void complainUnwritable(const std::string& path, const QString& cause, const Console& console)
{
    console.complain(path, QCoreApplication::translate("Cli", "cannot be written: %1").arg(cause));
}

} // namespace

Exit writeFileUnlessStopped(const std::string& path, const Console& console,
                            const std::function<void(std::ostream&)>& write)
{
    const QString cause = wording::writeWholeFile(QString::fromStdString(path), [&](QIODevice& file) {
        DeviceBuffer buffer(file);
        std::ostream out(&buffer);
        write(out);
        return out.good() && !console.stop.stop_requested();
    });
    if (cause.isEmpty())
        return Exit::Done;
    if (console.stop.stop_requested())
        return Exit::Interrupted;
    complainUnwritable(path, cause, console);
    return Exit::BadInput;
}

bool writeFile(const std::string& path, const Console& console,
               const std::function<void(std::ostream&)>& write)
{
    return writeFileUnlessStopped(path, console, write) != Exit::BadInput;
}

bool canBeWritten(const std::string& path, std::uint64_t bytes, const Console& console)
{
    const QString problem = writingProblem(QString::fromStdString(path), bytes);
    if (!problem.isEmpty())
        complainUnwritable(path, problem, console);
    return problem.isEmpty();
}

} // namespace cli
