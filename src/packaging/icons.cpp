// SPDX-License-Identifier: GPL-3.0-or-later

// Used by the build alone: a drawing as pictures of the usual sizes, FOLDER/16x16/apps/NAME.png to 512x512.

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <iostream>

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::cerr << "expected: DRAWING FOLDER NAME\n";
        return 2;
    }
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    for (const int size : {16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512}) {
        QImage picture(size, size, QImage::Format_ARGB32);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        drawing.render(&painter);
        painter.end();
        const QString file =
            QStringLiteral("%1/%2x%2/apps/%3.png")
                .arg(QString::fromLocal8Bit(argv[2]), QString::number(size), QString::fromLocal8Bit(argv[3]));
        if (!drawing.isValid() || !QDir().mkpath(QFileInfo(file).path()) || !picture.save(file)) {
            std::cerr << qPrintable(file) << ": cannot be drawn\n";
            return 2;
        }
    }
    return 0;
}
