// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The commands that paint, the only ones that need QtGui.

#include "cli/commands/commands.h"

#include <QGuiApplication>

#include <array>
#include <memory>
#include <span>

namespace cli {

void addLesson(CLI::App& app, const Console& console, Exit& result);
void addPicture(CLI::App& app, const Console& console, Exit& result);
void addWorksheet(CLI::App& app, const Console& console, Exit& result);

/// In the order of paintedCommands.
[[nodiscard]] inline std::span<const AddCommand> paintingCommands()
{
    static constexpr std::array<AddCommand, paintedCommands.size()> all{addLesson, addPicture, addWorksheet};
    return all;
}

/// What Qt needs to measure text, without a window or a display. Only what writes a PDF and what translates
/// has it: everything else starts faster without. Qt's own remarks are none of the command's results and are
/// not shown.
class Typesetter {
public:
    Typesetter()
        : m_before(qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {}))
    {
        if (QCoreApplication::instance() == nullptr)
            m_application = std::make_unique<QGuiApplication>(m_count, m_arguments);
    }
    Typesetter(const Typesetter&) = delete;
    Typesetter& operator=(const Typesetter&) = delete;
    ~Typesetter()
    {
        m_application.reset();
        qInstallMessageHandler(m_before);
    }

private:
    QtMessageHandler m_before;
    char m_name[12] = "grundy-cli";
    char m_option[10] = "-platform";
    char m_platform[10] = "offscreen";
    char* m_arguments[4] = {m_name, m_option, m_platform, nullptr};
    int m_count = 3;
    std::unique_ptr<QGuiApplication> m_application;
};

} // namespace cli
