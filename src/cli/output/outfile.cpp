// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/outfile.h"
#include "wording/filename.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QFileDevice>
#include <QFileInfo>
#include <QStorageInfo>
#include <QTemporaryFile>

#include <ostream>
#include <streambuf>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace cli {
namespace {

/// Brings to the disk what was written a while ago and lets go of it. Gigabytes that wait in memory would
/// make a write wait for all of them one day, and throwing the file away as well.
class WriteBehind {
public:
    explicit WriteBehind(int handle) : m_handle(handle) {}

    /// The file has so many bytes now.
    void wrote(qint64 bytes)
    {
        constexpr qint64 piece = qint64{4} << 20;
        if (m_handle < 0 || bytes - m_begun < piece)
            return;
#ifdef SYNC_FILE_RANGE_WRITE
        sync_file_range(m_handle, m_begun, bytes - m_begun, SYNC_FILE_RANGE_WRITE);
        if (m_begun > m_done) {
            sync_file_range(m_handle, m_done, m_begun - m_done,
                            SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
            posix_fadvise(m_handle, m_done, m_begun - m_done, POSIX_FADV_DONTNEED);
        }
#endif
        m_done = m_begun;
        m_begun = bytes;
    }

private:
    int m_handle;
    qint64 m_done = 0;  ///< on the disk up to here
    qint64 m_begun = 0; ///< on its way up to here
};

/// Hands what is written to it on to a file of Qt's.
class DeviceBuffer : public std::streambuf {
public:
    DeviceBuffer(QIODevice& device, const std::function<void(qint64)>& tell)
        : m_device(device), m_behind(handleOf(device)), m_tell(tell)
    {
    }

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
        const qint64 written = m_device.write(text, size);
        m_behind.wrote(m_device.pos());
        if (m_tell)
            m_tell(m_device.pos());
        return written;
    }

private:
    static int handleOf(const QIODevice& device)
    {
        const auto* file = qobject_cast<const QFileDevice*>(&device);
        return file != nullptr ? file->handle() : -1;
    }

    QIODevice& m_device;
    WriteBehind m_behind;
    const std::function<void(qint64)>& m_tell;
};

/// Why a file of so many bytes cannot be written there; empty when it can.
QString writingProblem(const QString& path, std::uint64_t bytes)
{
    if (QString cause = wording::whyNotAFile(path); !cause.isEmpty())
        return cause;
    const QFileInfo info(path);
    if (info.exists() && !info.isWritable())
        return Cli::tr("it may not be written over");
    QTemporaryFile probe(path + QStringLiteral(".XXXXXX"));
    if (!probe.open())
        return probe.errorString();
    const qint64 available = QStorageInfo(info.absolutePath()).bytesAvailable();
    if (available < 0 || bytes <= static_cast<std::uint64_t>(available))
        return {};
    //: of a file that is too large: two amounts in megabytes
    return Cli::tr("it needs %1 MB; on the disk %2 MB are free")
        .arg(wording::localized((bytes >> 20U) + 1),
             wording::localized(static_cast<std::uint64_t>(available) >> 20U));
}

} // namespace

Exit writtenUnless(const QString& cause, const std::string& path, const Console& console)
{
    if (cause.isEmpty())
        return Exit::Done;
    console.complain(path, Cli::tr("cannot be written: %1").arg(cause));
    return Exit::BadInput;
}

Exit writeFileUnlessStopped(const std::string& path, const Console& console,
                            const std::function<void(std::ostream&)>& write,
                            const std::function<void(qint64)>& tell)
{
    bool isStopped = false;
    const QString cause = wording::writeWholeFile(wording::pathOf(path), [&](QIODevice& file) {
        DeviceBuffer buffer(file, tell);
        std::ostream out(&buffer);
        write(out);
        isStopped = console.stop.stop_requested();
        if (isStopped) // told at once: to throw gigabytes away takes a file system long
            console.complain(path, Cli::tr("interrupted while it was written; the file is not there, or "
                                           "as it was before"));
        return out.good() && !isStopped;
    });
    return isStopped ? Exit::Interrupted : writtenUnless(cause, path, console);
}

bool writeFile(const std::string& path, const Console& console,
               const std::function<void(std::ostream&)>& write)
{
    return writeFileUnlessStopped(path, console, write) != Exit::BadInput;
}

bool canBeWritten(const std::string& path, std::uint64_t bytes, const Console& console)
{
    return writtenUnless(writingProblem(wording::pathOf(path), bytes), path, console) == Exit::Done;
}

} // namespace cli
