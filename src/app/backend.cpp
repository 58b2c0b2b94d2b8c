// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backend.h"

#include "wording/text/language.h"

#include <QDir>
#include <QFont>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace app {
namespace {

/// Whether the machine may draw by itself. Where it surely does not, nobody needs to load OpenGL to ask: its
/// replacement in software alone takes 50 MB.
bool mayHaveGraphicsProcessor()
{
#ifdef Q_OS_LINUX
    const QStringList nodes{QStringLiteral("nvidia*"), QStringLiteral("dxg")};
    return !QDir(QStringLiteral("/dev/dri")).entryList({QStringLiteral("render*")}, QDir::System).isEmpty() ||
           !QDir(QStringLiteral("/dev")).entryList(nodes, QDir::System | QDir::Dirs).isEmpty();
#else
    return true;
#endif
}

/// The name of the OpenGL renderer, empty where OpenGL does not work at all.
QByteArray openGlRenderer()
{
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.create();
    if (!context.create() || !surface.isValid() || !context.makeCurrent(&surface))
        return {};
    QByteArray renderer(reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER)));
    context.doneCurrent();
    return renderer;
}

} // namespace

void chooseBackend()
{
    const QByteArray renderer = mayHaveGraphicsProcessor() ? openGlRenderer() : QByteArray();
    if (renderer.isEmpty() || renderer.contains("llvmpipe"))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

void chooseFonts()
{
    QFont font;
    font.setFamilies(wording::letterFamilies());
    font.setPixelSize(15);
    QGuiApplication::setFont(font);
}

bool isOfTypefacesPassedOver(const QString& message)
{
    return message.contains(QLatin1String("OpenType support missing for "));
}

void keepTypefacesQuiet()
{
    static QtMessageHandler others = nullptr; // a message handler is a plain function
    others =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& message) {
            if (!isOfTypefacesPassedOver(message))
                others(type, context, message);
        });
}

} // namespace app
