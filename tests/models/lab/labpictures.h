// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of the Lab's pictures share.

#include "models/environment.h"

#include "models/lab/graph/stategraph.h"
#include "models/lab/matrixpicture.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>

namespace models::test {

inline const QVariantMap colours{{QStringLiteral("board"), QColor(QStringLiteral("#FBFBFC"))},
                                 {QStringLiteral("surface"), QColor(QStringLiteral("#FFFFFF"))},
                                 {QStringLiteral("line"), QColor(QStringLiteral("#D9DEE6"))},
                                 {QStringLiteral("ink"), QColor(QStringLiteral("#17202E"))},
                                 {QStringLiteral("ink3"), QColor(QStringLiteral("#626D7E"))},
                                 {QStringLiteral("accent"), QColor(QStringLiteral("#3B4CCA"))},
                                 {QStringLiteral("cold"), QColor(QStringLiteral("#0A7297"))},
                                 {QStringLiteral("coldTint"), QColor(QStringLiteral("#DDF1F8"))},
                                 {QStringLiteral("hot"), QColor(QStringLiteral("#AE4907"))},
                                 {QStringLiteral("hotTint"), QColor(QStringLiteral("#FCE8D9"))},
                                 {QStringLiteral("stone"), QColor(QStringLiteral("#39465C"))}};

inline constexpr const char* lines345 = "lines/misere:111/1111/11111";

inline void openAndWait(Lab& lab, const char* notation)
{
    QCOMPARE(lab.open(QString::fromLatin1(notation)), QString());
    lab.setProperty("wanted", true);
    QTRY_VERIFY(lab.isReady());
}

/// A Lab and its graph, drawn by the quick layout.
struct Drawn {
    explicit Drawn(const char* notation, const char* arrangement = "quick")
    {
        graph.setColours(colours);
        graph.setProperty("arrangement", QString::fromLatin1(arrangement));
        graph.setLab(&lab);
        graph.setShown(true);
        openAndWait(lab, notation);
    }

    [[nodiscard]] const analysis::PositionGraph& positions() const { return lab.whole()->graph; }
    [[nodiscard]] int node(const char* name) const { return lab.search(QString::fromLatin1(name)); }

    Lab lab;
    StateGraph graph;
    StateGraphLine& line = *graph.line();
    StateGraphLabels& labels = *graph.labels();
};

inline QImage painted(const LabPicture& picture, double scale)
{
    const QRectF all(QPointF(), picture.size());
    QImage image((picture.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(picture.palette().board);
    QPainter painter(&image);
    picture.painter()(painter, all, scale, {});
    return image;
}

inline int count(const QImage& image, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

/// A folder for the files of a test.
class Folder {
public:
    [[nodiscard]] QString path(const char* name = "") const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QUrl url(const char* name) const { return QUrl::fromLocalFile(path(name)); }
    [[nodiscard]] QByteArray contents(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace models::test
