// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backend.h"

#include <QFont>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace app {
namespace {

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
    const QByteArray renderer = openGlRenderer();
    if (renderer.isEmpty() || renderer.contains("llvmpipe"))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

void chooseFonts()
{
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans")});
    font.setPixelSize(15);
    QGuiApplication::setFont(font);
}

} // namespace app
