// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/outfile.h"

#include <QCoreApplication>
#include <QSaveFile>

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

} // namespace

bool writeFile(const std::string& path, const Console& console,
               const std::function<void(std::ostream&)>& write)
{
    QSaveFile file(QString::fromStdString(path));
    bool written = file.open(QIODevice::WriteOnly);
    if (written) {
        DeviceBuffer buffer(file);
        std::ostream out(&buffer);
        write(out);
        written = out.good() && !console.stop.stop_requested() && file.commit();
    }
    if (!written && !console.stop.stop_requested())
        console.complain(path,
                         QCoreApplication::translate("Cli", "cannot be written: %1").arg(file.errorString()));
    return written || console.stop.stop_requested();
}

} // namespace cli
