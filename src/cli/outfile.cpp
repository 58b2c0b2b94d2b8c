// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/outfile.h"
#include "wording/wholefile.h"

#include <QCoreApplication>

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
    const QString cause = wording::writeWholeFile(QString::fromStdString(path), [&](QIODevice& file) {
        DeviceBuffer buffer(file);
        std::ostream out(&buffer);
        write(out);
        return out.good() && !console.stop.stop_requested();
    });
    if (!cause.isEmpty() && !console.stop.stop_requested())
        console.complain(path, QCoreApplication::translate("Cli", "cannot be written: %1").arg(cause));
    return cause.isEmpty() || console.stop.stop_requested();
}

} // namespace cli
